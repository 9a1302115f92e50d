"""The rulebook's page on what can be done anytime: goals, and coins in the place of resources."""

from __future__ import annotations

from tests.little_town.positions import do, hand, offered, points, refused, stock, table


def goals(town: object, viewer: int | None, seat: int) -> dict[str, object]:
    found: dict[str, object] = town.view(viewer)["teams"][seat]["goals"]  # type: ignore[attr-defined]
    return found


def test_an_achieved_goal_is_declared_and_revealed() -> None:
    town = table(goals=["three-stone-building no-coins"], hands=["4 stone 1 coin"])
    assert goals(town, 1, 0) == {"achieved": [], "hidden": 2, "in_hand": None, "set_aside": [], "met": []}
    before = town.shown()
    do(town, "build statue-of-a-hero d3")
    seen = goals(town, 1, 0)
    assert (seen["achieved"], seen["hidden"], seen["in_hand"]) == (["three-stone-building"], 1, None)
    assert goals(town, 0, 0)["in_hand"] == ["no-coins"]
    assert town.shown() == before + 1


def test_you_construct_a_building_with_fish_in_its_effect_and_the_goal_is_achieved() -> None:
    """The example on the page."""
    town = do(table(goals=["fish-building"], hands=["3 wood"]), "build pier d3")
    assert goals(town, None, 0)["achieved"] == ["fish-building"]


def test_the_points_of_a_goal_come_at_the_end_of_the_game() -> None:
    town = do(table(goals=["fish-building"], hands=["3 wood"]), "build pier d3")
    assert (points(town), town.scores()[0]) == (0, 5 + 2)


def test_there_are_no_disadvantages_for_goals_not_achieved() -> None:
    town = table(goals=["fish-building six-coins no-coins", ""])
    assert town.scores() == [1, 1]


def test_in_construction_3_coins_stand_for_a_resource() -> None:
    town = do(table(hands=["1 wood 3 coins"]), "build bakery d3")
    assert (hand(town), stock(town)["coins"]) == ("nothing", 37 + 3 - 3)
    assert [entry["tile"] for entry in town.view(None)["buildings"]] == ["bakery"]


def test_in_a_building_effect_3_coins_stand_for_a_resource() -> None:
    town = do(table(built=["workshop d3"], hands=["1 wood 4 coins"]), "worker d4", "activate workshop d3")
    assert (hand(town), points(town)) == ("1 coin", 3)


def test_in_food_supply_3_coins_stand_for_a_resource() -> None:
    town = do(table(players=4, hands=["2 wheat 3 coins", "", "", ""], workers=[1, 0, 0, 0]), "worker d4")
    assert "feed 2 wheat 3 coins" in offered(town)
    do(town, "feed 2 wheat 3 coins")
    assert (hand(town), points(town)) == ("nothing", 0)


def test_coins_can_be_used_instead_of_resources_that_are_there() -> None:
    town = do(table(hands=["2 wood 6 coins"]), "build bakery d3")
    assert offered(town) == ["pay 2 wood", "pay 1 wood 3 coins", "pay 6 coins"]
    assert hand(do(town, "pay 6 coins")) == "2 wood"


def test_where_nothing_is_paid_coins_can_not_be_exchanged_for_resources() -> None:
    """Terrain, a wheat field, a Trading Shop's other side: a gain is never bought."""
    town = do(table(built=["wheat-field d3"], hands=["9 coins"]), "worker d4")
    assert offered(town) == ["done", "activate wheat-field d3"]
    assert "does not fit" in refused(town, "pay 3 coins")
    assert "does not fit" in refused(town, "take 1 wood 1 fish")


def test_3_coins_do_not_stand_for_rent_or_coins_and_resources_do_not_stand_for_coins() -> None:
    town = do(table(built=["fountain d3", "well e3"], hands=["5 wood 5 stone 5 fish 5 wheat"]), "worker d4")
    assert town.to_act() == [1]
