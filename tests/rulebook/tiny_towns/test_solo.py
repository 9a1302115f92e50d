"""The chapter "Solo Variant"."""

from __future__ import annotations

from typing import Any

import pytest

import townlet
from townlet import OptionsError
from townlet.tiny_towns.words import solo_level

from .table import FIRST_GAME, Table, drawn

FULL_BUT_ONE = "\n".join(["farm farm farm farm"] * 3) + "\nfarm farm farm ."


def solo(*opened: str, pile: tuple[str, ...] = (), **options: Any) -> Table:
    """A solo game with these cards open, and the pile begun by these."""
    table = Table(1, **options)
    if opened:
        table.lay_open(*opened)
    if pile:
        table.stack(*pile)
    return table


def test_there_is_no_master_builder() -> None:
    table = solo()
    assert table.state.view(0)["master_builder"] is None
    table.refuses("0 name wood", "Now choose a resource")
    table.rest()
    assert table.seen(0)["turns"] == 0


# The cards that are left out.


@pytest.mark.parametrize("card", ["inn", "bank"])
def test_inn_and_bank_are_removed(card: str) -> None:
    game = townlet.load("tiny-towns", players=1)
    assert all(card not in game.new(seed).view(0)["cards"] for seed in range(100))


def test_inn_and_bank_can_not_be_chosen() -> None:
    for card, instead in (("inn", "tavern"), ("bank", "factory")):
        with pytest.raises(OptionsError, match=f"{card} is left out of the solo game"):
            townlet.load("tiny-towns", players=1, cards=[card if slug == instead else slug for slug in FIRST_GAME])


def test_fort_ironweed_and_opaleyes_watch_are_removed() -> None:
    game = townlet.load("tiny-towns", players=1)
    dealt = {slug for seed in range(200) for slug in game.new(seed).view(0)["towns"][0]["dealt"]}
    assert len(dealt) == 13
    assert not dealt & {"fort-ironweed", "opaleyes-watch"}


# The resource cards.


def test_the_15_cards_form_a_pile_and_the_top_3_are_revealed() -> None:
    cards = solo().state.view(0)["resource_cards"]
    assert len(cards["open"]) == 3
    assert cards["pile"] == 12


def test_any_1_of_the_3_resources_shown_is_chosen() -> None:
    assert solo("wood", "brick", "stone").offers(0) == ["take wood", "take brick", "take stone"]


def test_no_other_resource_is_chosen() -> None:
    solo("wood", "brick", "stone").refuses("0 take glass", "No card of glass is open; open are wood, brick, stone.")


def test_the_resource_is_placed_in_the_town() -> None:
    table = solo("wood", "brick", "stone")
    table.play("0 take brick")
    table.refuses("0 done", "Now place the cube")
    table.play("0 place b2")
    assert table.town(0) == drawn(". . . .\n. brick . .")


def test_buildings_are_constructed_as_normal() -> None:
    table = solo("wood", "brick", "stone")
    table.draw(0, "wood . . .")
    table.play("0 take stone", "0 place b1", "0 build well a1 b1 at b1")
    assert table.town(0) == drawn(". well . .")


def test_the_chosen_card_is_replaced_by_the_next_of_the_pile() -> None:
    table = solo("wood", "brick", "stone", pile=("glass", "wheat", "wheat"))
    table.play("0 take brick", "0 place a1")
    assert table.state.view(0)["resource_cards"]["open"] == ["wood", "glass", "stone"]


def test_the_other_two_cards_stay_open() -> None:
    table = solo("wood", "wood", "stone", pile=("glass", "wheat"))
    table.play("0 take wood", "0 place a1")
    assert sorted(table.state.view(0)["resource_cards"]["open"]) == ["glass", "stone", "wood"]


def test_the_chosen_card_goes_face_down_to_the_bottom_of_the_pile() -> None:
    table = solo("wood", "brick", "stone", pile=("glass", "wheat"))
    table.play("0 take brick", "0 place a1")
    cards = table.state.view(0)["resource_cards"]
    assert cards["pile"] == 2
    assert cards["bottom"] == ["brick"]
    table.play("0 take glass", "0 place b1")
    assert table.state.view(0)["resource_cards"]["open"] == ["wood", "wheat", "stone"]
    # Wheat has come; the next is the brick that was laid under the pile first, then the glass.
    table.play("0 take wheat", "0 place c1")
    assert table.state.view(0)["resource_cards"]["open"] == ["wood", "brick", "stone"]


def test_after_12_cards_the_chosen_ones_come_back_in_their_order() -> None:
    table = solo("wood", "brick", "stone", pile=("wheat",) * 12)
    taken = ["wood", *["wheat"] * 11]
    for number, resource in enumerate(taken):
        table.play(f"0 take {resource}", f"0 place {'abcd'[number % 4]}{1 + number // 4}")
    assert "wood" not in table.state.view(0)["resource_cards"]["open"]
    table.play("0 take wheat", "0 place a4")
    assert "wood" in table.state.view(0)["resource_cards"]["open"]


def test_the_order_of_the_pile_is_hidden() -> None:
    one = solo("wood", "brick", "stone", pile=("glass", "wheat"))
    other = solo("wood", "brick", "stone", pile=("wheat", "glass"))
    assert one.state.view(0) == other.state.view(0)


# What cards mean in solo.


def test_factory_applies_to_choosing_from_the_deck() -> None:
    table = solo("wood", "brick", "stone", pile=("glass", "wheat"), cards=["factory"])
    table.draw(0, "factory . . .", held={"a1": ["wood"]})
    table.play("0 take wood", "0 factory wheat", "0 place b1")
    assert table.town(0)[0][1] == "wheat"
    # It is the card of wood that was chosen.
    assert table.state.view(0)["resource_cards"]["open"] == ["glass", "brick", "stone"]


def test_warehouse_applies_to_choosing_from_the_deck() -> None:
    table = solo("wood", "brick", "stone", cards=["warehouse"])
    table.draw(0, "warehouse . . .", held={"a1": ["glass"]})
    table.play("0 take wood", "0 swap glass a1", "0 place b1")
    assert table.town(0)[0][1] == "glass"
    assert table.held(0) == {"a1": ["wood"]}


def test_statue_of_the_bondmaker_applies_to_choosing_from_the_deck() -> None:
    table = solo("wood", "brick", "stone")
    table.draw(0, "statue-of-the-bondmaker cottage . .")
    table.play("0 take wood", "0 bondmaker b1")
    assert table.held(0) == {"b1": ["wood"]}


# The end.


def test_the_game_ends_when_the_town_is_completed() -> None:
    table = solo("wood", "brick", "stone")
    table.draw(0, FULL_BUT_ONE)
    table.play("0 take wood", "0 place d4")
    assert table.completed(0)
    assert table.state.over()


def test_the_game_ends_when_the_player_chooses_not_to_construct() -> None:
    table = solo("wood", "brick", "stone")
    table.draw(0, FULL_BUT_ONE.replace("farm .", "stone ."))
    table.play("0 take wood", "0 place d4")
    assert not table.state.over()
    table.play("0 done")
    assert table.state.over()


@pytest.mark.parametrize(
    ("points", "level"),
    [
        (60, "Master Architect"),
        (38, "Master Architect"),
        (37, "Town Planner"),
        (32, "Town Planner"),
        (31, "Engineer"),
        (25, "Engineer"),
        (24, "Carpenter"),
        (18, "Carpenter"),
        (17, "Builder's Apprentice"),
        (10, "Builder's Apprentice"),
        (9, "Aspiring Architect"),
        (0, "Aspiring Architect"),
        (-16, "Aspiring Architect"),
    ],
)
def test_the_skill_level_by_points(points: int, level: str) -> None:
    assert solo_level(points) == level


def test_the_sheet_of_a_solo_game_tells_the_skill_level() -> None:
    table = solo("wood", "brick", "stone")
    table.draw(0, "tavern tavern tavern tavern\ntavern cottage farm cottage\ncottage cottage . .")
    # 20 for the Taverns, 12 for four fed cottages, 6 squares without a building.
    assert table.sheet(0).total == 26
    assert table.state.sheet(0)["level"] == "Engineer"


def test_only_a_solo_game_has_a_skill_level() -> None:
    assert "level" not in Table(2).state.sheet(0)
