"""The rulings of docs/rulings/tiny-towns.md: where the rulebook is silent, what holds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import townlet
from townlet import OptionsError
from townlet.tiny_towns import pad

from .table import Held, Table, drawn, score

WELL = "build well a4 b4 at a4"
FIVE_BANKS = "bank bank bank bank\nbank . . ."
ON_FIVE = {"a1": ["wood"], "b1": ["wheat"], "c1": ["brick"], "d1": ["glass"], "a2": ["stone"]}
LAST_SQUARE = "\n".join(["farm farm farm farm"] * 3) + "\nfarm farm farm ."
GUILD_ALMOST = ". . glass .\n. wheat stone .\nwood . . .\n"
BUILD_GUILD = ("0 name brick", "0 place b3", "0 build architects-guild a3 b2 b3 c1 c2 at b2")
UNIVERSITY_ALMOST = ". brick . .\nstone . stone .\n. . . .\n"
BUILD_UNIVERSITY = ("0 name glass", "0 place b2", "0 build grove-university a2 b1 b2 c2 at b2")


def guild(more: str, *, held: Held | None = None) -> Table:
    """Player 0 has just built the Architect's Guild; `more` stands in the last row."""
    table = Table(cards=more.split(), monuments={0: "architects-guild"})
    table.draw(0, GUILD_ALMOST + more, held=held)
    table.play(*BUILD_GUILD)
    return table


def university(more: str = ". . . .", *, cards: Iterable[str] = ()) -> Table:
    """Player 0 has just built Grove University; `more` stands in the last row."""
    table = Table(cards=cards, monuments={0: "grove-university"})
    table.draw(0, UNIVERSITY_ALMOST + more)
    table.play(*BUILD_UNIVERSITY)
    return table


# Resources and answers.


def test_one_answer_to_one_cube_a_factorys_other_resource_must_be_placed() -> None:
    table = Table(cavern=True)
    table.draw(1, "factory statue-of-the-bondmaker cottage .", held={"a1": ["wood"]})
    table.play("0 name wood", "1 factory stone")
    assert table.offers(1) == table.offers(1, "place")
    table.refuses("1 cavern", "only once: place the cube")
    table.refuses("1 bondmaker c1", "only once: place the cube")


def test_one_answer_to_one_cube_what_a_warehouse_gives_back_must_be_placed() -> None:
    table = Table(cards=["warehouse"], cavern=True)
    table.draw(1, "warehouse warehouse statue-of-the-bondmaker cottage", held={"a1": ["glass"]})
    table.play("0 name wood", "1 swap glass a1")
    assert table.offers(1) == table.offers(1, "place")


def test_swapping_a_resource_for_the_same_is_no_answer() -> None:
    table = Table(cards=["warehouse"])
    table.draw(1, "warehouse . . .", held={"a1": ["wood", "glass"]})
    table.play("0 name wood")
    table.refuses("1 swap wood a1", "Swapping wood for wood changes nothing: place it.")


def test_all_answers_are_offered_side_by_side() -> None:
    table = Table(cards=["warehouse"], cavern=True)
    table.draw(1, "warehouse statue-of-the-bondmaker cottage .", held={"a1": ["glass"]})
    table.play("0 name wood")
    verbs = {notation.split()[0] for notation in table.offers(1)}
    assert verbs == {"cavern", "place", "store", "swap", "bondmaker"}


def test_the_cavern_is_not_offered_in_solo() -> None:
    with pytest.raises(OptionsError, match="Cavern"):
        townlet.load("tiny-towns", players=1, cavern=True)


# Empty squares and completing.


def test_cubes_on_warehouses_stay_and_cost_a_point_each_while_leftover_cubes_are_taken_off() -> None:
    sheet = score("warehouse wood . .", held={"a1": ["wood", "stone"]})
    assert sheet["warehouse"] == -2
    assert sheet.empty == -15


def test_a_free_place_on_a_warehouse_is_no_empty_square() -> None:
    table = Table(cards=["warehouse"])
    table.draw(1, LAST_SQUARE.replace("farm", "warehouse", 1))
    table.play("0 name wood", "1 place d4", "0 place a1")
    assert table.completed(1)


def test_a_free_place_on_a_cottage_is_no_empty_square() -> None:
    table = Table()
    table.draw(1, LAST_SQUARE.replace("farm farm", "statue-of-the-bondmaker cottage", 1))
    table.play("0 name wood", "1 place d4", "0 place a1")
    assert table.completed(1)


def test_a_town_with_an_empty_square_goes_on_though_its_player_answers_every_cube() -> None:
    table = Table(cards=["warehouse"])
    table.draw(1, LAST_SQUARE.replace("farm", "warehouse", 1))
    table.play("0 name wood", "1 store a1", "0 place a1")
    assert not table.completed(1)


def test_starloom_players_completing_in_one_round_share_the_better_rank_and_the_next_is_passed_over() -> None:
    table = Table(3)
    for seat in range(2):
        table.draw(seat, LAST_SQUARE)
    table.draw(2, LAST_SQUARE.replace("farm farm .", "the-starloom . ."))
    table.round("wood", "d4", "d4", "d4")
    assert [table.seen(seat)["finished"] for seat in range(3)] == [1, 1, None]
    table.round("wood", "c4")
    assert table.seen(2)["finished"] == 3
    assert table.sheet(2)["the-starloom"] == 2


def test_starloom_in_solo_is_always_the_first() -> None:
    table = Table(1)
    table.draw(0, LAST_SQUARE.replace("farm", "the-starloom", 1))
    table.lay_open("wood", "wood", "wood")
    table.play("0 take wood", "0 place d4")
    assert table.sheet(0)["the-starloom"] == 6


# The hammer.


def test_who_has_every_resource_on_banks_passes_the_hammer_on() -> None:
    table = Table(3, cards=["bank"])
    table.draw(1, FIVE_BANKS, held=ON_FIVE)
    table.round("wood", "c4", "c4", "c4")
    assert table.builder() == 2
    assert table.seen(1)["turns"] == 0


def test_the_last_player_who_can_name_nothing_is_finished() -> None:
    table = Table(cards=["bank"])
    table.draw(0, LAST_SQUARE)
    table.draw(1, FIVE_BANKS, held=ON_FIVE)
    table.round("wood", "d4", "c4")
    assert table.state.over()
    assert [table.seen(seat)["finished"] for seat in range(2)] == [1, 2]


def test_when_nobody_may_name_anything_all_remaining_towns_are_completed_together() -> None:
    table = Table(3, cards=["bank"])
    table.draw(0, LAST_SQUARE)
    for seat in (1, 2):
        table.draw(seat, FIVE_BANKS, held=ON_FIVE)
    table.round("wood", "d4", "c4", "c4")
    assert table.state.over()
    assert [table.seen(seat)["finished"] for seat in range(3)] == [1, 2, 2]


def test_fort_ironweeds_owner_names_when_all_others_left_have_five_banks() -> None:
    table = Table(3, cards=["bank"])
    table.draw(0, LAST_SQUARE)
    table.draw(1, FIVE_BANKS, held=ON_FIVE)
    table.draw(2, "fort-ironweed . . .")
    table.round("wood", "d4", "c4", "c4")
    assert table.builder() == 2
    table.play("2 name wood")
    assert table.state.to_act() == [1, 2]


def test_fort_ironweeds_owner_with_five_banks_names_nothing_even_alone() -> None:
    table = Table(cards=["bank"])
    table.draw(0, LAST_SQUARE)
    table.draw(1, "bank bank bank bank\nbank fort-ironweed . .", held=ON_FIVE)
    table.round("wood", "d4", "c4")
    assert table.state.over()


def test_town_hall_who_has_every_resource_on_banks_takes_nothing_in_the_free_rounds() -> None:
    table = Table(mode="town-hall", cards=["bank"])
    table.draw(0, FIVE_BANKS, held=ON_FIVE)
    table.play("0 place c4", "1 place c4", "0 place a4", "1 place a4")
    assert table.state.view(None)["named"] is None
    assert table.state.to_act() == [1]


def test_town_hall_goes_on_with_the_next_card_when_nobody_may_take_anything() -> None:
    table = Table(mode="town-hall", cards=["bank"])
    for seat in range(2):
        table.draw(seat, FIVE_BANKS, held=ON_FIVE)
    table.play("0 place c4", "1 place c4", "0 place a4", "1 place a4")
    assert table.state.round == 4
    assert table.state.view(None)["named"] is not None


# Buildings put down by a card.


def test_a_factory_put_down_by_the_university_takes_its_resource() -> None:
    table = university()
    table.play("0 put factory d4")
    assert len(table.offers(0, "hold")) == 5
    table.play("0 hold glass")
    assert table.held(0) == {"d4": ["glass"]}


def test_a_bank_put_down_by_the_guild_takes_a_resource_of_its_own() -> None:
    table = guild("cottage cottage bank .", held={"c4": ["wood"]})
    table.play("0 replace a4 bank")
    table.refuses("0 hold wood", "Another Bank of yours holds wood already.")
    table.play("0 hold stone", "0 replace b4 bank")
    assert table.offers(0) == ["hold wheat", "hold brick", "hold glass"]


def test_a_trading_post_put_down_by_the_university_may_be_used_at_once() -> None:
    table = university("wood . . .", cards=("trading-post",))
    table.play("0 put trading-post b4")
    assert table.offers(0, "build well") == ["build well a4 b4 at a4"]


def test_a_trading_post_replaced_by_the_guild_is_no_resource_any_more() -> None:
    table = guild("wood trading-post farm .")
    table.play("0 replace b4 cottage", "0 done")
    assert not table.state.owes(0)


def test_a_bank_taken_from_the_watch_takes_a_resource() -> None:
    table = Table(cards=["bank"])
    table.draw(0, ". . . .\n. . . .\nwheat wheat . .\nwood glass . .")
    table.draw(1, "opaleyes-watch . . .", watch=["bank"])
    table.play("0 name brick", "1 place d1", "0 place c4", "0 build bank a3 b3 a4 b4 c4 at a3", "1 put bank a2")
    assert table.offers(1) == [f"hold {resource}" for resource in ("wood", "wheat", "brick", "glass", "stone")]


def test_no_sixth_bank_is_put_down_by_a_card() -> None:
    table = Table(cards=["bank"], monuments={0: "grove-university"}, start=1)
    held = {"a1": ["wood"], "c1": ["wheat"], "d1": ["brick"], "d2": ["glass"], "a4": ["stone"]}
    table.draw(0, "bank brick bank bank\nstone . stone bank\n. . . .\nbank . . .", held=held)
    table.play("1 name glass", *BUILD_UNIVERSITY[1:])
    table.refuses("0 put bank d4", "Every resource lies on one of your Banks, so there is none for another.")
    assert table.offers(0, "put cottage d4")


def test_the_guild_replaces_no_monument() -> None:
    guild("cottage . . .").refuses("0 replace b2 farm", "A monument can not be replaced.")


def test_the_guild_replaces_two_different_buildings() -> None:
    table = guild("cottage . . .")
    table.play("0 replace a4 farm")
    assert not table.offers(0, "replace")


def test_the_guild_may_put_the_same_building_anew() -> None:
    """A Factory for a Factory, with another resource on it."""
    table = guild("factory . . .", held={"a4": ["wood"]})
    table.play("0 replace a4 factory", "0 hold glass")
    assert table.held(0) == {"a4": ["glass"]}


def test_cubes_on_a_building_replaced_by_the_guild_go_back_to_the_supply() -> None:
    table = guild("warehouse cottage . .", held={"a4": ["wood", "wood", "stone"]})
    assert table.sheet(0)["warehouse"] == -3
    table.play("0 replace a4 warehouse", "0 done")
    assert table.held(0) == {}
    assert table.sheet(0)["warehouse"] == 0


def test_the_resource_on_a_bank_replaced_by_the_guild_may_be_named_again() -> None:
    table = guild("bank cottage . .", held={"a4": ["wood"]})
    table.play("0 replace a4 farm", "0 done", "1 place a1")
    table.round("brick", "d1", "b1")
    assert "name wood" in table.offers(0)


def test_a_bank_may_replace_a_bank() -> None:
    """Even when all five resources lie on Banks: that one is freed first."""
    table = Table(cards=["bank"], monuments={0: "architects-guild"}, start=1)
    table.draw(
        0,
        GUILD_ALMOST.replace("glass .", "glass bank") + "bank bank bank bank",
        held={
            "d1": ["wood"],
            "a4": ["wheat"],
            "b4": ["brick"],
            "c4": ["glass"],
            "d4": ["stone"],
        },
    )
    table.play("1 name brick", *BUILD_GUILD[1:])
    assert {"replace d1 bank", "replace a4 bank"} < set(table.offers(0, "replace"))
    table.play("0 replace a4 bank")
    assert table.offers(0) == ["hold wheat"]


def test_a_cottage_can_not_be_replaced_by_a_sixth_bank() -> None:
    table = Table(cards=["bank"], monuments={0: "architects-guild"}, start=1)
    table.draw(
        0,
        GUILD_ALMOST.replace(". . glass .", "bank cottage glass bank") + ". bank bank bank",
        held={
            "a1": ["wheat"],
            "d1": ["wood"],
            "b4": ["brick"],
            "c4": ["glass"],
            "d4": ["stone"],
        },
    )
    table.play("1 name brick", *BUILD_GUILD[1:])
    table.refuses("0 replace b1 bank", "Every resource lies on one of your Banks, so there is none for another.")


def test_grove_universitys_building_must_be_put() -> None:
    table = university()
    table.refuses("0 done", "Now put a building on an empty square")


def test_grove_university_without_an_empty_square_gives_nothing() -> None:
    """Trading Posts stay where they are, so a University built with them may leave no square free."""
    table = Table(cards=["trading-post"], monuments={0: "grove-university"})
    table.draw(
        0, "trading-post trading-post trading-post farm\nfarm . farm farm\nfarm farm farm farm\nfarm farm farm farm"
    )
    table.play("0 name brick", "0 place b2", "0 build grove-university a1 b1 b2 c1 at b2", "1 place a1")
    assert table.completed(0)


# Opaleye's Watch.


def watched(players: int = 3, drawing: str = "opaleyes-watch . . .\n. . . .\n. . . .\nwood . . .") -> Table:
    """Player 1 has the Watch with a Farm, a Well and a Tavern; with a stone on b4 others can build a Well."""
    table = Table(players)
    for seat in range(players):
        if seat == 1:
            table.draw(1, drawing, watch=["farm", "well", "tavern"])
        else:
            table.draw(seat, ". . . .\n. . . .\n. . . .\nwood . . .")
    table.play("0 name stone")
    return table


def test_with_2_players_the_other_is_both_left_and_right() -> None:
    table = watched(2)
    table.play("1 place d1", "0 place b4", f"0 {WELL}")
    assert table.offers(1, "put well")


def test_taking_a_building_from_the_watch_is_a_choice() -> None:
    table = watched(2)
    table.play("1 place d1", "0 place b4", f"0 {WELL}", "1 done")
    assert table.seen(1)["watch"] == ["farm", "well", "tavern"]
    assert table.state.round == 2


def test_the_cube_is_placed_before_a_building_is_taken_from_the_watch() -> None:
    table = watched(2)
    table.play("0 place b4", f"0 {WELL}")
    table.refuses("1 put well c3", "Now place the cube")
    table.play("1 place d1", "1 put well c3")


def test_a_claim_on_the_watch_lapses_with_done() -> None:
    table = watched(3)
    table.play("1 place d1", "0 place b4", f"0 {WELL}", "1 done")
    assert not table.state.owes(1)
    assert table.seen(1)["claims"] == []


def test_a_claim_on_the_watch_lapses_at_the_end_of_the_round() -> None:
    table = watched(2)
    table.play("1 place d1", "0 place b4", f"0 {WELL}", "1 done", "1 name wood", "0 place d4", "1 place d4")
    assert not table.offers(1, "put")


def test_who_was_done_is_asked_again_when_the_watch_wakes() -> None:
    table = watched(2)
    table.play("1 place b4", "1 done")
    assert not table.state.owes(1)
    table.play("0 place b4", f"0 {WELL}")
    assert table.offers(1, "put well")
    assert table.offers(1, "build well")


def test_the_watch_gives_nothing_to_who_was_done_and_has_no_empty_square() -> None:
    farms = "farm farm farm farm"
    table = watched(2, f"opaleyes-watch farm farm farm\n{farms}\n{farms}\nfarm farm farm .")
    table.play("1 place d4", "0 place b4", f"0 {WELL}")
    assert table.completed(1)


def test_who_was_done_with_a_full_town_is_asked_again_if_building_makes_an_empty_square() -> None:
    farms = "farm farm farm farm"
    table = watched(2, f"opaleyes-watch farm farm farm\n{farms}\n{farms}\nwood . farm farm")
    table.play("1 place b4", "1 done", "0 place b4", f"0 {WELL}")
    assert not table.offers(1, "put")
    table.play(f"1 {WELL}", "1 put well b4")
    assert table.town(1)[3] == ["well", "well", "farm", "farm"]


def test_who_builds_first_may_put_the_watchs_building_on_the_squares_freed() -> None:
    farms = "farm farm farm farm"
    table = watched(2, f"opaleyes-watch farm farm farm\n{farms}\n{farms}\nwood . farm farm")
    table.play("1 place b4", "0 place b4", f"0 {WELL}")
    assert not table.offers(1, "put")
    table.play(f"1 {WELL}", "1 put well b4")
    assert table.town(1)[3] == ["well", "well", "farm", "farm"]


def test_the_watch_of_a_completed_town_gives_nothing() -> None:
    farms = "farm farm farm farm"
    table = watched(3, f"opaleyes-watch farm farm farm\n{farms}\n{farms}\nfarm farm farm .")
    table.play("1 place d4", "0 place b4", "0 done", "2 place b4", "2 done")
    assert table.completed(1)
    table.play("2 name brick", "0 place d4", f"0 {WELL}")
    assert table.state.to_act() == [2]


@pytest.mark.parametrize("by", ["guild", "university"])
def test_a_building_put_down_by_a_card_counts_as_built_and_wakes_a_neighbours_watch(by: str) -> None:
    almost, build, put = {
        "guild": (GUILD_ALMOST + "cottage . . .", BUILD_GUILD, "0 replace a4 farm"),
        "university": (UNIVERSITY_ALMOST + ". . . .", BUILD_UNIVERSITY, "0 put farm a4"),
    }[by]
    table = Table(monuments={0: "architects-guild" if by == "guild" else "grove-university"})
    table.draw(0, almost)
    table.draw(1, "opaleyes-watch . . .", watch=["farm", "well", "tavern"])
    table.play(*build, "1 place d1")
    assert not table.offers(1)
    table.play(put)
    assert "put farm c3" in table.offers(1)


def test_two_neighbours_building_the_same_wake_one_building() -> None:
    table = watched(3)
    table.play("1 place d1", "0 place b4", f"0 {WELL}", "2 place b4", f"2 {WELL}")
    assert table.seen(1)["claims"] == ["well"]
    table.play("1 put well c3")
    assert table.state.round == 2


# Scores.


def test_feast_hall_in_solo_is_worth_2() -> None:
    table = Table(1, cards=["feast-hall"])
    table.draw(0, "feast-hall feast-hall . .")
    assert table.sheet(0)["feast-hall"] == 4


def test_the_tie_break_of_most_cottages_does_not_count_barrett_castle() -> None:
    table = Table(3)
    for seat, drawing in enumerate(("barrett-castle factory . .", "cottage factory . .", "farm factory . .")):
        table.draw(seat, drawing)
    assert table.state.ranking() == [2, 1, 2]


def test_silva_forum_a_monument_is_a_group_of_its_own_type() -> None:
    """So the Forum is worth 2 where nothing else stands."""
    assert score("silva-forum . . .")["silva-forum"] == 2


def test_archive_and_sky_baths_count_the_seven_types_and_no_monument() -> None:
    assert score("archive-of-the-second-age . . .")["archive-of-the-second-age"] == 0
    assert score("the-sky-baths . . .")["the-sky-baths"] == 14


def test_a_town_has_one_monument_so_barrett_castle_never_meets_archive_baths_or_forum() -> None:
    with pytest.raises(OptionsError, match="a player has one monument"):
        score("barrett-castle archive-of-the-second-age . .")


@pytest.mark.parametrize(("written", "points"), [(0, 0), (1, 1), (4, 4), (5, 5), (6, 8), (7, 8), (8, 8), (16, 8)])
def test_the_number_for_the_shrine_in_a_score_file_is_its_points_or_the_buildings_that_stood(
    written: int, points: int
) -> None:
    assert score("shrine-of-the-elder-tree . . .", shrine=written)["shrine-of-the-elder-tree"] == points


def test_a_score_file_may_tell_what_no_card_of_its_game_asks_for() -> None:
    document: dict[str, Any] = {
        "game": "tiny-towns",
        "cards": ["farm", "well", "chapel", "tavern", "theater", "warehouse"],
        "town": drawn("cottage farm wood .\ntavern warehouse . .\n. . . .\n. . . ."),
        "held": {"b2": ["wood", "glass"]},
    }
    asked_for = pad.score(document)
    assert asked_for["total"] == 3 + 2 - 2 - 12
    assert pad.score(document | {"shrine": 8, "finished": 1, "right_neighbour": {"feast-hall": 2}}) == asked_for
    with pytest.raises(OptionsError, match="right_neighbour: is how many of a tavern card"):
        pad.score(document | {"right_neighbour": {"chapel": 2}})
    with pytest.raises(OptionsError, match="feast-hall: is a whole number from 0 to 16"):
        pad.score(document | {"right_neighbour": {"feast-hall": -1}})


# Secrets.


def test_towns_are_public_even_within_a_round() -> None:
    table = Table(3)
    table.play("0 name wood", "2 place c3")
    for by in (0, 1, None):
        assert table.seen(2, by=by)["grid"] == drawn(". . . .\n. . . .\n. . wood .")


def test_whoever_still_has_an_unbuilt_monument_is_asked_each_round() -> None:
    """Whether it can be built or not, so that being asked tells nothing."""
    table = Table(monuments={0: "cathedral-of-caterina", 1: "silva-forum"})
    for seat in range(2):
        table.draw(seat, ". wheat . .\nstone . . .")
    table.play("0 name glass", "0 place b2", "1 place b2")
    assert table.state.to_act() == [0, 1]
    assert table.offers(1) == ["done"]


def test_whoever_has_built_the_monument_is_asked_only_when_something_can_be_built() -> None:
    table = Table()
    table.draw(0, "cathedral-of-caterina . . .")
    table.play("0 name glass", "0 place b2")
    assert not table.state.owes(0)


def test_at_the_end_of_the_game_everything_hidden_is_laid_open() -> None:
    state = townlet.load("tiny-towns", players=2, cards="first-game", monuments=True).new(5)
    while not state.over():
        for seat in range(2):
            assert "dealt" not in state.view(1 - seat)["towns"][seat]
        for seat in state.to_act():
            state.play(seat, state.legal(seat)[0])
    for by in (0, 1, None):
        for seen in state.view(by)["towns"]:
            assert len(seen["dealt"]) == 2
            assert seen["monument"] in seen["dealt"]


# Setup, and the solo cards.


def test_the_starting_player_is_drawn_by_seed_unless_one_is_named() -> None:
    drawn_by_seed = townlet.load("tiny-towns", players=6, cards="first-game")
    named = townlet.load("tiny-towns", players=6, cards="first-game", start=4)
    assert len({drawn_by_seed.new(seed).to_act()[0] for seed in range(50)}) == 6
    assert {named.new(seed).to_act()[0] for seed in range(50)} == {4}


def test_the_solo_card_is_replaced_after_placing_and_building() -> None:
    table = Table(1)
    table.lay_open("wood", "brick", "stone")
    table.stack("glass", "wheat")
    table.draw(0, "wood . . .")
    table.play("0 take stone", "0 place b1")
    assert table.state.view(0)["resource_cards"]["open"] == ["wood", "brick", "stone"]
    table.play("0 build well a1 b1 at a1")
    assert table.state.view(0)["resource_cards"]["open"] == ["wood", "brick", "glass"]


def test_the_solo_pile_is_never_shuffled_again() -> None:
    table = Table(1)
    before = table.state.copy().chance.next()
    for square in [letter + row for row in "1234" for letter in "abcd"][:14]:
        opened = table.state.view(0)["resource_cards"]["open"]
        table.play(f"0 take {opened[0]}", f"0 place {square}")
        if table.offers(0, "done"):
            table.play("0 done")
    assert table.state.round == 15
    assert table.state.copy().chance.next() == before


# The document.


def test_each_ruling_of_the_document_has_its_test_and_each_test_here_its_ruling() -> None:
    here = Path(__file__)
    rulings = (here.parents[3] / "docs/rulings/tiny-towns.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", rulings))
    found = {
        path.name: re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        for path in here.parent.glob("test_*.py")
    }
    assert named <= {name for names in found.values() for name in names}
    assert set(found[here.name][:-1]) <= named
