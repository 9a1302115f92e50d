"""The chapter "Setup": what lies on the table before the first round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import townlet
from townlet import IllegalAction, OptionsError
from townlet.tiny_towns import words
from townlet.tiny_towns.cards import BUILDINGS, BY_SLUG, MONUMENTS, TYPE_NAMES
from townlet.tiny_towns.deck import CARDS as RESOURCE_CARDS

from .table import FIRST_GAME, RESOURCES, Table

TYPE_OF = {card.slug: TYPE_NAMES[card.type] for card in BUILDINGS}
MONUMENT_SLUGS = {card.slug for card in MONUMENTS}


def view(seed: int = 1, seat: int | None = None, **options: Any) -> dict[str, Any]:
    return townlet.load("tiny-towns", **options).new(seed).view(seat)


def test_the_box_holds_25_building_cards_15_monument_cards_and_15_resource_cards() -> None:
    # Cards of later editions are not in the rulebook's box.
    assert sum(card.edition == 1 for card in BUILDINGS) == 25
    assert sum(card.edition == 1 for card in MONUMENTS) == 15
    assert RESOURCE_CARDS == 15


@pytest.mark.parametrize("card", [*TYPE_OF, *sorted(MONUMENT_SLUGS)])
def test_each_card_has_a_title_a_type_a_build_pattern_and_an_ability_or_scoring(card: str) -> None:
    assert words.name(card).lower().replace(" ", "-").replace("'", "") == card
    assert words.told(card).endswith(".")
    assert 2 <= len(BY_SLUG[card].cells) <= 6
    assert TYPE_OF.get(card, "monument") in TYPE_NAMES


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_the_game_is_for_1_to_6_players(players: int) -> None:
    assert len(view(players=players)["towns"]) == players


@pytest.mark.parametrize("players", [0, 7])
def test_the_game_is_for_no_other_number(players: int) -> None:
    with pytest.raises(OptionsError, match="from 1 to 6"):
        townlet.load("tiny-towns", players=players)


@pytest.mark.parametrize("players", [2, 6])
def test_each_player_has_a_board_of_4_by_4_empty_squares(players: int) -> None:
    for town in view(players=players)["towns"]:
        assert town["grid"] == [["."] * 4] * 4


def test_the_resource_cards_stay_in_the_box() -> None:
    assert view(players=4)["resource_cards"] is None


@pytest.mark.parametrize("mode", [{"players": 2, "mode": "town-hall"}, {"players": 1}])
def test_the_resource_cards_are_used_in_town_hall_and_solo(mode: dict[str, Any]) -> None:
    assert view(**mode)["resource_cards"] is not None


def test_the_cottage_card_lies_in_every_game() -> None:
    assert all("cottage" in view(seed)["cards"] for seed in range(50))


def test_one_card_of_each_pile_lies_beside_it() -> None:
    """The piles are sorted by the symbols on the backs: the seven types, the Cottage's among them."""
    for seed in range(50):
        types = [TYPE_OF[slug] for slug in view(seed)["cards"]]
        assert types == ["cottage", "food", "well", "chapel", "tavern", "theater", "factory"]


def test_each_pile_has_4_cards_and_every_one_may_be_drawn() -> None:
    drawn = {slug for seed in range(150) for slug in view(seed, edition=1)["cards"]}
    piles = Counter(TYPE_OF[slug] for slug in drawn)
    assert piles == {"cottage": 1, "food": 4, "well": 4, "chapel": 4, "tavern": 4, "theater": 4, "factory": 4}


def test_the_piles_are_shuffled() -> None:
    assert len({tuple(view(seed)["cards"]) for seed in range(20)}) > 10


def test_all_players_see_the_cards() -> None:
    assert view(seat=0)["cards"] == view(seat=1)["cards"] == view(seat=None)["cards"]


def test_the_remaining_cards_are_not_used() -> None:
    table = Table(cards=["farm"])
    table.draw(0, "wheat wheat wood stone\nwood . . .")
    table.play("0 name brick", "0 place b2")
    table.refuses("0 build granary a1 b1 a2 b2 at a1", "Granary is not in this game.")


def test_the_first_game_is_played_with_the_recommended_cards() -> None:
    cards = ["cottage", "farm", "well", "chapel", "tavern", "theater", "factory"]
    assert view(cards="first-game")["cards"] == cards


def test_the_first_game_may_be_played_without_monuments() -> None:
    assert all(town["monument"] is None for town in view(cards="first-game", seat=0)["towns"])
    assert view(cards="first-game")["master_builder"] is not None


def test_the_first_game_may_be_played_with_monuments() -> None:
    assert "dealt" in view(cards="first-game", monuments=True, seat=0)["towns"][0]


def test_cards_may_be_chosen() -> None:
    chosen = ["granary", "shed", "abbey", "inn", "market", "bank"]
    assert view(cards=chosen)["cards"] == ["cottage", *chosen]


def test_two_cards_of_one_type_can_not_be_chosen() -> None:
    with pytest.raises(OptionsError, match="granary and farm are both of the type food"):
        townlet.load("tiny-towns", cards=[*FIRST_GAME, "granary"])


def test_a_card_of_each_type_must_be_chosen() -> None:
    with pytest.raises(OptionsError, match="factory"):
        townlet.load("tiny-towns", cards=FIRST_GAME[:-1])


def test_there_are_5_different_resources() -> None:
    assert Table().offers(0) == [f"name {resource}" for resource in RESOURCES]


def test_the_starting_player_has_the_hammer() -> None:
    for seat in range(4):
        table = Table(4, start=seat)
        assert table.builder() == seat
        assert table.state.to_act() == [seat]


def test_the_starting_player_has_the_hammer_before_monuments_are_dealt() -> None:
    """The hammer is given in step 9, the monuments are dealt in step 10: who chooses one knows who begins."""
    for seat in range(4):
        state = townlet.load("tiny-towns", players=4, start=seat).new(7)
        for looking in (*range(4), None):
            assert state.view(looking)["master_builder"] == seat
        for chooser in range(4):
            state.play(chooser, state.legal(chooser)[0])
        assert state.to_act() == [seat]


# Monuments.


def test_each_player_is_dealt_2_monuments() -> None:
    for seat in range(6):
        dealt = view(players=6, seat=seat)["towns"][seat]["dealt"]
        assert len(set(dealt)) == 2
        assert set(dealt) <= MONUMENT_SLUGS


def test_no_monument_is_dealt_twice() -> None:
    for seed in range(20):
        dealt = [slug for seat in range(6) for slug in view(seed, seat, players=6)["towns"][seat]["dealt"]]
        assert len(set(dealt)) == 12


def test_every_monument_may_be_dealt() -> None:
    dealt = {
        slug for seed in range(20) for seat in range(6) for slug in view(seed, seat, players=6)["towns"][seat]["dealt"]
    }
    assert dealt == MONUMENT_SLUGS


def test_each_player_keeps_1_of_the_2() -> None:
    game = townlet.load("tiny-towns", players=2)
    state = game.new(3)
    dealt = state.view(0)["towns"][0]["dealt"]
    assert [game.text(action) for action in state.legal(0)] == [f"keep {slug}" for slug in dealt]
    state.play(0, game.parse(f"keep {dealt[1]}"))
    assert state.view(0)["towns"][0]["monument"] == dealt[1]


def test_nobody_keeps_a_monument_of_another_player() -> None:
    game = townlet.load("tiny-towns", players=2)
    state = game.new(3)
    other = state.view(1)["towns"][1]["dealt"][0]
    with pytest.raises(IllegalAction, match="is not one of your two monuments"):
        state.play(0, game.parse(f"keep {other}"))


def test_the_game_begins_when_all_have_chosen() -> None:
    game = townlet.load("tiny-towns", players=3, start=1)
    state = game.new(3)
    for seat in (2, 0, 1):
        assert state.view(None)["round"] == 0
        assert seat in state.to_act()
        state.play(seat, state.legal(seat)[0])
    assert state.to_act() == [1]
    assert state.view(None)["round"] == 1


def test_monuments_are_dealt_and_kept_in_secret() -> None:
    """What another seat or a watcher sees is the same whatever was dealt and kept."""
    game = townlet.load("tiny-towns", players=2)
    state = game.new(3)
    other = state.copy()
    for played, choice in ((state, 0), (other, 1)):
        played.play(0, played.legal(0)[choice])
    for seat in (1, None):
        assert state.view(seat) == other.view(seat)
        assert "dealt" not in state.view(seat)["towns"][0]
        assert state.view(seat)["towns"][0]["monument"] is None


def test_the_discarded_monument_stays_face_down_and_can_not_be_built() -> None:
    table = Table(monuments={0: "cathedral-of-caterina"})
    table.draw(0, "wheat wheat . .\nbrick . . .")
    table.play("0 name glass", "0 place b2")
    table.refuses("0 build archive-of-the-second-age a1 b1 a2 b2 at a1", "is not your monument")
