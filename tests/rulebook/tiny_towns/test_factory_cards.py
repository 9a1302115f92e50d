"""The black cards: Bank, Factory, Trading Post, Warehouse."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from .table import RESOURCES, Table, drawn, score

ANSWERED = "Only a resource that another player or a card names can be answered"

# Bank.

ON_FIVE = {"a1": ["wood"], "b1": ["wheat"], "c1": ["brick"], "d1": ["glass"], "a2": ["stone"]}
# The pattern of a Bank, without its brick on c4.
BANK = "wheat wheat . .\nwood glass . ."


def with_banks(held: dict[str, list[str]], start: int = 0) -> Table:
    """Player 0 has Banks with these cubes, and a brick on c4 makes another."""
    table = Table(cards=["bank"], start=start)
    cells = ["bank" if name in held else "." for name in ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2")]
    table.draw(0, f"{' '.join(cells[:4])}\n{' '.join(cells[4:])}\n{BANK}", held=held)
    return table


def test_bank_is_worth_4() -> None:
    assert score("bank . . bank")["bank"] == 8


def test_bank_a_resource_is_put_on_it_when_constructed() -> None:
    table = with_banks({})
    table.play("0 name brick", "0 place c4", "0 build bank a3 b3 a4 b4 c4 at a3")
    assert table.offers(0) == [f"hold {resource}" for resource in RESOURCES]
    table.play("0 hold glass")
    assert table.held(0) == {"a3": ["glass"]}


def test_bank_its_owner_may_not_name_the_resource_on_it() -> None:
    table = Table(cards=["bank"])
    table.draw(0, "bank bank . .", held={"a1": ["glass"], "b1": ["wood"]})
    assert table.offers(0) == ["name wheat", "name brick", "name stone"]
    table.refuses("0 name glass", "You may not choose glass: it lies on one of your Banks.")


def test_bank_other_players_may_name_it() -> None:
    table = Table(cards=["bank"])
    table.draw(1, "bank . . .", held={"a1": ["glass"]})
    table.play("0 name glass", "1 place b1")
    assert table.town(1)[0][:2] == ["bank", "glass"]


def test_bank_each_holds_a_resource_that_no_other_bank_holds() -> None:
    table = with_banks({"a1": ["wood"], "b1": ["glass"]})
    table.play("0 name brick", "0 place c4", "0 build bank a3 b3 a4 b4 c4 at a3")
    assert table.offers(0) == ["hold wheat", "hold brick", "hold stone"]
    table.refuses("0 hold glass", "Another Bank of yours holds glass already.")


def test_bank_different_players_may_hold_the_same_resource() -> None:
    table = Table(cards=["bank"])
    table.draw(1, "bank . . .", held={"a1": ["glass"]})
    table.draw(0, f". . . .\n. . . .\n{BANK}")
    table.play("0 name brick", "0 place c4", "0 build bank a3 b3 a4 b4 c4 at a3", "0 hold glass")


def test_bank_nobody_can_construct_more_than_5() -> None:
    """There would be no resource for it to hold."""
    table = with_banks(ON_FIVE, start=1)
    table.play("1 name brick", "0 place c4")
    assert not table.offers(0, "build bank")
    table.refuses("0 build bank a3 b3 a4 b4 c4 at a3", "Every resource lies on one of your Banks")


def test_bank_its_resource_is_no_resource_of_the_town() -> None:
    table = Table(cards=["bank"])
    table.draw(0, "bank . . .", held={"a1": ["wood"]})
    table.play("0 name stone", "0 place b1")
    assert not table.offers(0, "build")
    assert score("bank . . .", held={"a1": ["wood"]}).total == 4 - 15


# Factory.


def with_factory(*held: str) -> Table:
    """Player 1 has Factories that hold these."""
    table = Table(cards=["factory"])
    cells = ["factory"] * len(held) + ["."] * (4 - len(held))
    table.draw(1, " ".join(cells), held={f"{'abcd'[n]}1": [cube] for n, cube in enumerate(held)})
    return table


def test_factory_is_worth_nothing() -> None:
    assert score("factory . . .", held={"a1": ["wood"]})["factory"] == 0


def test_factory_a_resource_is_put_on_it_when_constructed() -> None:
    table = Table(cards=["factory"])
    table.draw(0, "wood . . .\nbrick stone stone .")
    table.play("0 name brick", "0 place d2", "0 build factory a1 a2 b2 c2 d2 at b2")
    assert table.offers(0) == [f"hold {resource}" for resource in RESOURCES]
    table.refuses("0 done", "Now choose the resource for the building just built")
    table.play("0 hold wheat")
    assert table.held(0) == {"b2": ["wheat"]}


def test_factory_when_another_player_names_its_resource_a_different_one_may_be_placed() -> None:
    table = with_factory("wood")
    table.play("0 name wood")
    assert table.offers(1, "factory") == ["factory wheat", "factory brick", "factory glass", "factory stone"]
    table.play("1 factory glass", "1 place b2")
    assert table.town(1) == drawn("factory . . .\n. glass . .")


def test_factory_is_a_choice() -> None:
    table = with_factory("wood")
    table.play("0 name wood", "1 place b2")
    assert table.town(1)[1][1] == "wood"


def test_factory_keeps_its_resource_and_may_be_used_again() -> None:
    table = with_factory("wood")
    for square in ("b2", "c2"):
        table.play("0 name wood", "1 factory glass", f"1 place {square}", f"0 place {square}")
        assert table.held(1) == {"a1": ["wood"]}
        table.play("1 name brick", f"1 place {square[0]}4", f"0 place {square[0]}4")


def test_factory_is_of_no_use_when_another_resource_is_named() -> None:
    table = with_factory("wood")
    table.play("0 name stone")
    table.refuses("1 factory glass", "No Factory of yours holds stone.")


def test_factory_is_of_no_use_when_its_owner_names_the_resource() -> None:
    table = with_factory("wood")
    table.round("brick", "a4", "a4")
    table.play("1 name wood")
    table.refuses("1 factory glass", ANSWERED)


def test_factory_the_other_resource_must_be_a_different_one() -> None:
    table = with_factory("wood")
    table.play("0 name wood")
    table.refuses("1 factory wood", "What was named is wood: place it, or choose a different resource.")


def test_factory_a_cube_must_still_be_placed() -> None:
    table = with_factory("wood")
    table.play("0 name wood", "1 factory glass")
    table.refuses("1 done", "Now place the cube")


def test_factory_several_may_hold_the_same_resource() -> None:
    """It offers no advantage."""
    table = Table(cards=["factory"])
    table.draw(0, "wood . . .\nbrick stone stone .\nfactory . . .", held={"a3": ["wheat"]})
    table.play("0 name brick", "0 place d2", "0 build factory a1 a2 b2 c2 d2 at b2", "0 hold wheat")
    assert table.held(0) == {"b2": ["wheat"], "a3": ["wheat"]}


def test_factory_several_may_hold_different_resources() -> None:
    for named in ("wood", "stone"):
        table = with_factory("wood", "stone")
        table.play(f"0 name {named}", "1 factory glass")


# Trading Post.


def test_trading_post_is_worth_1() -> None:
    assert score("trading-post . . trading-post")["trading-post"] == 2


@pytest.mark.parametrize("cube", ["wood", "wheat", "brick"])
def test_trading_post_is_any_resource_in_the_layout_of_a_future_building(cube: str) -> None:
    """A Granary lacks one cube, whichever it is."""
    granary = {"a1": "wheat", "b1": "wheat", "a2": "wood", "b2": "brick"}
    square = next(name for name, lies in granary.items() if lies == cube)
    cells = {**granary, square: "trading-post"}
    table = Table(cards=["granary", "trading-post"])
    table.draw(0, f"{cells['a1']} {cells['b1']} . .\n{cells['a2']} {cells['b2']} . .")
    table.play("0 name glass", "0 place d4")
    assert table.offers(0, "build granary")


def test_trading_post_stays_on_its_square() -> None:
    table = Table(cards=["trading-post"])
    table.draw(0, "wood trading-post . .")
    table.play("0 name glass", "0 place d4", "0 build well a1 b1 at a1")
    assert table.town(0)[0] == ["well", "trading-post", ".", "."]


def test_trading_post_the_building_does_not_take_its_square() -> None:
    table = Table(cards=["trading-post"])
    table.draw(0, "wood trading-post . .")
    table.play("0 name glass", "0 place d4")
    table.refuses("0 build well a1 b1 at b1", "Well goes on one of the squares its cubes leave: a1.")


def test_trading_post_several_may_be_used_for_one_building() -> None:
    table = Table(cards=["trading-post"])
    table.draw(0, "trading-post trading-post . .\nwood trading-post . .")
    table.play("0 name glass", "0 place d4")
    assert table.offers(0, "build farm") == ["build farm a1 a2 b1 b2 at a2"]


def test_trading_post_at_least_1_real_resource_must_be_used() -> None:
    table = Table(cards=["trading-post"])
    table.draw(0, "trading-post trading-post . .\n. . . .\nwood stone . .")
    table.play("0 name glass", "0 place d4")
    table.refuses("0 build well a1 b1 at a1", "The cubes do not form the pattern of Well")


def test_trading_post_may_be_used_again_and_again() -> None:
    table = Table(cards=["trading-post"])
    table.draw(0, "wood trading-post stone .\n. wood . .")
    table.play("0 name glass", "0 place d4", "0 build well a1 b1 at a1", "0 build well b1 c1 at c1")
    table.play("0 build well b1 b2 at b2")
    assert table.town(0)[:2] == [["well", "trading-post", "well", "."], [".", "well", ".", "."]]


def test_trading_post_may_be_used_at_once_when_just_built() -> None:
    table = Table(cards=["trading-post"])
    table.draw(0, "stone wood . .\nstone wood . wood")
    table.play("0 name brick", "0 place c2")
    assert not table.offers(0, "build well c2 d2")
    table.play("0 build trading-post a1 b1 a2 b2 c2 at c2", "0 build well c2 d2 at d2")
    assert table.town(0)[1] == [".", ".", "trading-post", "well"]


def test_trading_post_may_be_used_for_a_monument() -> None:
    table = Table(cards=["trading-post"], monuments={0: "cathedral-of-caterina"})
    table.draw(0, ". wheat . .\ntrading-post glass . .")
    table.play("0 name wood", "0 place d4", "0 build cathedral-of-caterina b1 a2 b2 at b1")


def test_trading_post_is_a_building_not_an_empty_square() -> None:
    table = Table(cards=["trading-post"])
    table.draw(0, "trading-post . . .")
    table.play("0 name wood")
    table.refuses("0 place a1", "a1 is not empty.")


# Warehouse.


def with_warehouse(*held: str, more: str = ".") -> Table:
    """Player 1 has a Warehouse with these cubes on a1, and something beside it."""
    table = Table(cards=["warehouse"])
    table.draw(1, f"warehouse {more} . .", held={"a1": list(held)})
    return table


@pytest.mark.parametrize("held", [[], ["wood"], ["wood", "wood"], ["glass", "stone", "wood"]])
def test_warehouse_is_worth_minus_1_for_each_resource_on_it(held: list[str]) -> None:
    assert score("warehouse . . .", held={"a1": held})["warehouse"] == -len(held)


def test_warehouse_each_counts_its_own() -> None:
    sheet = score("warehouse warehouse . .", held={"a1": ["wood"], "b1": ["wood", "stone"]})
    assert sheet["warehouse"] == -3


def test_warehouse_stores_a_resource_that_another_player_names() -> None:
    table = with_warehouse()
    table.play("0 name wood", "1 store a1")
    assert table.held(1) == {"a1": ["wood"]}
    assert table.town(1) == drawn("warehouse . . .")


def test_warehouse_is_a_choice() -> None:
    table = with_warehouse()
    table.play("0 name wood", "1 place b1")
    assert table.held(1) == {}


def test_warehouse_holds_3() -> None:
    table = with_warehouse("wood", "brick")
    table.play("0 name wood", "1 store a1", "0 place a1")
    table.round("stone", "b1", "b1")
    table.play("0 name wood")
    table.refuses("1 store a1", "The Warehouse on a1 is full.")


def test_warehouse_a_stored_resource_may_be_taken_and_placed_when_another_is_stored() -> None:
    table = with_warehouse("glass", "brick")
    table.play("0 name wood", "1 swap glass a1")
    assert table.seen(1)["cube"] == "glass"
    table.play("1 place b2")
    assert table.held(1) == {"a1": ["wood", "brick"]}
    assert table.town(1) == drawn("warehouse . . .\n. glass . .")


def test_warehouse_that_is_full_may_still_swap() -> None:
    table = with_warehouse("glass", "brick", "brick")
    table.play("0 name wood", "1 swap brick a1", "1 place b1")
    assert table.held(1) == {"a1": ["wood", "brick", "glass"]}


def test_warehouse_no_resource_may_be_taken_without_placing_a_new_one_on_it() -> None:
    """So the number of resources on it never decreases."""
    table = with_warehouse("glass", "brick")
    table.play("0 name wood")
    assert table.offers(1, "swap") == ["swap brick a1", "swap glass a1"]
    table.play("1 swap brick a1", "1 place b1", "0 place a1")
    assert len(table.held(1)["a1"]) == 2
    table.play("1 name wood")
    table.refuses("1 swap glass a1", ANSWERED)


def test_warehouse_the_cube_taken_must_be_placed_in_an_empty_square() -> None:
    table = with_warehouse("glass", more="wood")
    table.play("0 name wood", "1 swap glass a1")
    table.refuses("1 done", "Now place the cube")
    table.refuses("1 place b1", "b1 is not empty.")
    table.refuses("1 store a1", ANSWERED)


def test_warehouse_only_what_lies_on_it_can_be_taken() -> None:
    table = with_warehouse("glass")
    table.play("0 name wood")
    table.refuses("1 swap brick a1", "No brick lies on a1.")


def test_warehouse_does_not_store_what_its_owner_names() -> None:
    table = with_warehouse("glass")
    table.round("brick", "a4", "a4")
    table.play("1 name wood")
    table.refuses("1 store a1", ANSWERED)


def test_warehouse_its_resources_can_not_be_built_with() -> None:
    table = with_warehouse("wood", more="stone")
    table.play("0 name brick", "1 place d4", "0 place a1")
    assert table.state.round == 2


def test_warehouse_several_hold_3_each() -> None:
    table = Table(cards=["warehouse"])
    table.draw(1, "warehouse warehouse . .", held={"a1": ["wood"] * 3, "b1": ["wood"]})
    table.play("0 name stone")
    assert table.offers(1, "store") == ["store b1"]
    assert table.offers(1, "swap") == ["swap wood a1", "swap wood b1"]


@pytest.mark.parametrize("held", [held for n in (1, 2, 3) for held in combinations_with_replacement(RESOURCES, n)])
def test_warehouse_a_swap_exchanges_one_cube_for_another_whatever_lies_there(held: tuple[str, ...]) -> None:
    for taken in set(held) - {"glass"}:
        table = with_warehouse(*held)
        table.play("0 name glass", f"1 swap {taken} a1", "1 place d4")
        left = list(held)
        left.remove(taken)
        assert sorted(table.held(1)["a1"]) == sorted([*left, "glass"])
        assert table.town(1)[3][3] == taken
