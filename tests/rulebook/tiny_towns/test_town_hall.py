"""The chapter "Town Hall Rules"."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .table import RESOURCES, Table, drawn

SQUARES = [f"{letter}{row}" for row in "1234" for letter in "abcd"]
BANKS = {"a1": ["wood"], "b1": ["wheat"]}


def town_hall(*stacked: str, players: int = 2, **options: Any) -> Table:
    """A Town Hall game; the next cards of the pile are stacked, and the first of them lies open."""
    table = Table(players, mode="town-hall", **options)
    if stacked:
        # The first card was turned up at the beginning; what it showed is handed out anew.
        table.stack(*stacked[1:])
        table.state.named = RESOURCES.index(stacked[0])
        table.state.hand_out(table.state.named)
    return table


def everybody(table: Table, decision: str) -> None:
    for seat in table.state.to_act():
        table.play(f"{seat} {decision}")


def place(table: Table, seat: int, square: str) -> None:
    """Place the cube, and build nothing."""
    table.play(f"{seat} place {square}")
    if "done" in table.offers(seat):
        table.play(f"{seat} done")


def to_the_free_round(table: Table) -> None:
    """Two rounds with cards, in which everybody places on d4 and then c4."""
    everybody(table, "place d4")
    everybody(table, "place c4")


# The Resource deck.


def test_the_15_cards_are_shuffled_and_the_top_5_discarded_face_down() -> None:
    cards = Table(mode="town-hall").state.view(None)["resource_cards"]
    assert cards["face_down"] == 5
    # Of the other ten the first is turned up.
    assert cards["pile"] == 9
    assert len(cards["discarded"]) == 1


def test_there_are_3_cards_of_each_resource() -> None:
    deck = Table(mode="town-hall").state.deck
    lying = [*deck.seen()]
    for packed, number in ((deck.pile, deck.in_pile), (deck.face_down, deck.in_face_down)):
        lying += [(packed >> (3 * place)) & 7 for place in range(number)]
    assert Counter(lying) == dict.fromkeys(range(5), 3)


def test_the_order_of_the_cards_differs_from_game_to_game() -> None:
    assert len({Table(mode="town-hall", seed=seed).state.deck.pile for seed in range(20)}) == 20


def test_nobody_sees_the_order_or_the_5_face_down() -> None:
    table = town_hall("wood", "wheat", "brick")
    other = town_hall("wood", "brick", "wheat")
    for seat in (0, 1, None):
        assert table.state.view(seat)["resource_cards"] == other.state.view(seat)["resource_cards"]


# The rounds.


def test_in_the_first_round_all_place_the_resource_on_the_card() -> None:
    table = town_hall("glass", players=3)
    assert table.state.view(None)["named"] == "glass"
    assert table.state.to_act() == [0, 1, 2]
    everybody(table, "place a1")
    assert all(table.town(seat) == drawn("glass . . .") for seat in range(3))


def test_nobody_names_a_resource() -> None:
    table = town_hall()
    assert table.state.view(None)["master_builder"] is None
    table.refuses("0 name wood", "Now place the cube")


def test_in_the_second_round_the_mayor_draws_a_new_card() -> None:
    table = town_hall("glass", "brick")
    everybody(table, "place a1")
    assert table.state.view(None)["named"] == "brick"
    everybody(table, "place b1")
    assert table.town(0) == drawn("glass brick . .")


def test_in_the_third_round_players_individually_choose_1_of_the_5_resources() -> None:
    table = town_hall("glass", "brick")
    to_the_free_round(table)
    assert table.state.view(None)["named"] is None
    for seat in range(2):
        assert table.offers(seat) == [f"take {resource}" for resource in RESOURCES]
    table.play("0 take wheat", "1 take stone", "0 place a1", "1 place a1")
    assert table.town(0)[0][0] == "wheat"
    assert table.town(1)[0][0] == "stone"


def test_in_the_third_round_players_choose_simultaneously() -> None:
    table = town_hall("glass", "brick", players=3)
    to_the_free_round(table)
    assert table.state.to_act() == [0, 1, 2]
    table.play("2 take wood", "2 place a1", "0 take wood", "1 take wood", "1 place a1", "0 place a1")


def test_in_the_third_round_the_chosen_resource_must_be_placed() -> None:
    table = town_hall("glass", "brick")
    to_the_free_round(table)
    table.refuses("0 done", "Now choose a resource")
    table.play("0 take wood")
    table.refuses("0 done", "Now place the cube")


def test_players_construct_in_every_round_as_usual() -> None:
    table = town_hall("wood", "stone")
    everybody(table, "place a1")
    everybody(table, "place b1")
    table.play("0 build well a1 b1 at a1", "1 done")
    assert table.town(0) == drawn("well . . .")


def test_in_subsequent_rounds_the_pattern_is_repeated() -> None:
    table = town_hall()
    free = []
    for square in SQUARES[:9]:
        free.append(table.state.view(None)["named"] is None)
        for seat in range(2):
            if free[-1]:
                table.play(f"{seat} take wood")
            place(table, seat, square)
    assert free == [False, False, True] * 3


def played_out(seed: int) -> tuple[Table, list[str]]:
    """A game up to the empty pile: 15 rounds; and the cards that were turned up."""
    table = Table(mode="town-hall", seed=seed)
    turned = []
    for square in SQUARES[:15]:
        named = table.state.view(None)["named"]
        if named:
            turned.append(named)
        for seat in range(2):
            if not named:
                table.play(f"{seat} take wood")
            place(table, seat, square)
    return table, turned


def test_each_card_is_turned_up_once_before_the_pile_is_empty() -> None:
    for seed in range(5):
        _, turned = played_out(seed)
        assert len(turned) == 10
        assert max(Counter(turned).values()) <= 3


def test_when_the_pile_is_empty_the_discards_are_shuffled_and_5_discarded_again() -> None:
    """All 15 cards lie on the discard pile then, the 5 face down among them."""
    table, _ = played_out(2)
    assert table.state.round == 16
    cards = table.state.view(None)["resource_cards"]
    assert (cards["face_down"], cards["pile"], len(cards["discarded"])) == (5, 9, 1)
    assert table.state.view(None)["named"] == cards["discarded"][0]


def test_the_new_pile_is_in_a_new_order() -> None:
    first = Table(mode="town-hall", seed=2).state.deck.pile
    assert played_out(2)[0].state.deck.pile != first


def test_play_continues_until_the_end_conditions_of_the_standard_game() -> None:
    table = town_hall("wood")
    for seat in range(2):
        table.draw(seat, "\n".join(["farm farm farm farm"] * 3) + "\nfarm farm farm .")
    table.play("0 place d4")
    assert not table.state.over()
    table.play("1 place d4")
    assert table.state.over()


# What cards mean in Town Hall.


def test_factory_applies_to_rounds_with_a_card() -> None:
    table = town_hall("wood", cards=["factory"])
    table.draw(0, "factory . . .", held={"a1": ["wood"]})
    table.play("0 factory glass", "0 place b1")
    assert table.town(0)[0] == ["factory", "glass", ".", "."]


def test_factory_does_not_apply_to_the_third_round() -> None:
    table = town_hall("wood", "brick", cards=["factory"])
    table.draw(0, "factory . . .", held={"a1": ["stone"]})
    to_the_free_round(table)
    table.play("0 take stone")
    table.refuses("0 factory glass", "Only a resource that another player or a card names can be answered")


def test_warehouse_applies_to_rounds_with_a_card() -> None:
    table = town_hall("wood", cards=["warehouse"])
    table.draw(0, "warehouse . . .")
    table.play("0 store a1")
    assert table.held(0) == {"a1": ["wood"]}


def test_warehouse_does_not_apply_to_the_third_round() -> None:
    table = town_hall("wood", "brick", cards=["warehouse"])
    table.draw(0, "warehouse . . .")
    to_the_free_round(table)
    table.play("0 take stone")
    table.refuses("0 store a1", "Only a resource that another player or a card names can be answered")


def test_statue_of_the_bondmaker_applies_to_rounds_with_a_card() -> None:
    table = town_hall("wood")
    table.draw(0, "statue-of-the-bondmaker cottage . .")
    table.play("0 bondmaker b1")
    assert table.held(0) == {"b1": ["wood"]}


def test_statue_of_the_bondmaker_does_not_apply_to_the_third_round() -> None:
    table = town_hall("wood", "brick")
    table.draw(0, "statue-of-the-bondmaker cottage . .")
    to_the_free_round(table)
    table.play("0 take stone")
    table.refuses("0 bondmaker b1", "Only a resource that another player or a card names can be answered")


def test_bank_applies_to_every_third_round() -> None:
    """Its owner can not choose the resources on the own Banks."""
    table = town_hall("stone", "brick", cards=["bank"])
    table.draw(0, "bank bank . .", held=BANKS)
    to_the_free_round(table)
    assert table.offers(0) == ["take brick", "take glass", "take stone"]
    table.refuses("0 take wood", "You may not choose wood: it lies on one of your Banks.")
    assert len(table.offers(1)) == 5


def test_bank_does_not_apply_to_rounds_with_a_card() -> None:
    table = town_hall("wood", cards=["bank"])
    table.draw(0, "bank bank . .", held=BANKS)
    table.play("0 place c1")
    assert table.town(0)[0] == ["bank", "bank", "wood", "."]


def test_fort_ironweeds_owner_takes_and_places_no_resource_in_the_third_round() -> None:
    table = town_hall("stone", "brick", players=3)
    table.draw(0, "fort-ironweed . . .")
    to_the_free_round(table)
    assert table.state.to_act() == [1, 2]
    everybody(table, "take wood")
    everybody(table, "place a1")
    assert table.town(0)[0] == ["fort-ironweed", ".", ".", "."]
    assert table.state.round == 4


def test_fort_ironweeds_owner_still_places_in_rounds_with_a_card() -> None:
    table = town_hall("stone")
    table.draw(0, "fort-ironweed . . .")
    assert table.offers(0, "place")


def test_fort_ironweeds_owner_still_constructs_in_the_third_round() -> None:
    table = town_hall("wood", "stone")
    table.draw(0, "fort-ironweed . . .")
    table.play("0 place a2", "1 place a2", "0 place b2", "0 done", "1 place c3")
    assert table.offers(0, "build") == ["build well a2 b2 at a2", "build well a2 b2 at b2"]


def test_fort_ironweeds_owner_chooses_in_the_third_round_if_the_only_player_remaining() -> None:
    table = town_hall("stone", "brick")
    table.draw(0, "fort-ironweed . . .")
    table.draw(1, "\n".join(["farm farm farm farm"] * 3) + "\nfarm farm . .")
    table.play("0 place a2", "1 place d4", "0 place b3", "1 place c4")
    assert table.completed(1)
    assert table.state.to_act() == [0]
    assert len(table.offers(0, "take")) == 5


def test_the_cavern_takes_what_a_card_names() -> None:
    table = town_hall("stone", cavern=True)
    table.play("0 cavern")
    assert table.seen(0)["set_aside"] == 1


def test_the_cavern_does_not_take_what_a_player_chooses() -> None:
    table = town_hall("stone", "brick", cavern=True)
    to_the_free_round(table)
    table.play("0 take wood")
    table.refuses("0 cavern", "Only a resource that another player or a card names can be answered")
