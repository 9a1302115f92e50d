"""The rulings where the rulebook is silent; docs/rulings/little-town.md has their reasons and names these tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import townlet
from tests.little_town.positions import do, hand, met, offered, points, refused, stock, table
from townlet.little_town.goals import BY_SLUG as GOALS
from townlet.little_town.tiles import BY_SLUG as TILES

# 1. Gathering.


def test_terrain_is_gathered_at_once_as_far_as_the_stock_goes() -> None:
    town = do(table(hands=[""], stock="1 wood 0 fish"), "worker b5")
    assert hand(town) == "1 wood"


def test_what_the_stock_could_not_give_is_gathered_when_an_exchange_brings_it_back() -> None:
    """Three forests around b5 and a stock without wood: the Workshop returns two, and two of the three are gathered."""
    town = do(table(built=["workshop b4"], hands=["2 wood"], stock="0 wood"), "worker b5")
    assert hand(town) == "2 wood"
    do(town, "activate workshop b4")
    assert (hand(town), stock(town)["wood"], points(town)) == ("2 wood", 0, 3)
    assert town.to_act() == [1]


def test_what_was_not_gathered_in_the_turn_is_lost() -> None:
    town = do(table(built=["workshop a2"], hands=["", "2 wood 1 coin"], stock="0 wood"), "worker b5")
    do(town, "worker b2", "activate workshop a2")
    # b2 has a forest of its own, and gets its cube back; nothing comes to b5 any more.
    assert (hand(town, 0), hand(town, 1)) == ("1 coin", "1 wood 1 stone 1 fish")


# 2. Activating, rent, and coins for cubes.


def test_a_building_is_activated_once_for_each_worker_and_anew_for_the_next() -> None:
    town = do(table(built=["well d3, bar e3"], hands=["", ""]), "worker d4", "activate well d3")
    assert offered(town) == ["done", "activate bar e3"]
    do(town, "done", "worker a5", "worker e4")
    assert offered(town) == ["done", "activate well d3", "activate bar e3"]
    assert points(do(town, "activate well d3")) == 2 + 2


def test_rent_is_paid_before_the_effect() -> None:
    """The Gold Mine's coins can not pay its own rent."""
    town = do(table(built=["", "gold-mine d3"], hands=["1 wood"]), "worker d4")
    assert town.to_act() == [1]


def test_rent_can_come_from_what_another_building_gave_before() -> None:
    town = do(table(built=["gold-mine e3", "well d3"], hands=["1 wood"]), "worker d4")
    assert offered(town) == ["done", "activate gold-mine e3"]
    do(town, "activate gold-mine e3", "activate well d3")
    assert (points(town), hand(town), hand(town, 1)) == (2, "1 wood 1 coin", "4 coins")


def test_an_exchange_that_rent_makes_too_dear_is_not_offered() -> None:
    town = do(table(built=["", "church d3"], hands=["3 coins"]), "worker d4")
    assert town.to_act() == [1]
    held_back = do(table(built=["well e3", "church d3"], hands=["3 coins"]), "worker d4")
    assert "once the rent is paid" in refused(held_back, "activate church d3")


def test_an_exchange_not_made_is_no_activation() -> None:
    """Nobody pays rent for a Bakery without wheat."""
    town = do(table(built=["", "bakery d3, well e3"], hands=["2 coins"]), "worker d4")
    assert offered(town) == ["done", "activate well e3"]


def test_what_does_nothing_for_a_worker_is_not_activated() -> None:
    built = ["statue-of-a-hero c3, cathedral d3, residence e3, castle c4, watchtower e4"]
    assert do(table(built=built), "worker d4").to_act() == [1]
    with_well = do(table(built=[built[0] + ", well c5"]), "worker d4")
    assert "does nothing" in refused(with_well, "activate castle c4")


# 3. The stock.


def test_an_exchange_gives_what_the_stock_has() -> None:
    town = do(table(built=["carpenter d3"], hands=["1 coin"], stock="1 wood"), "worker d4", "activate carpenter d3")
    assert (hand(town), stock(town)["coins"]) == ("1 wood", 37)


def test_what_is_paid_is_in_the_stock_before_the_exchange_gives() -> None:
    """Three coins stand for the wheat; the Bakery pays them out again."""
    town = do(table(built=["bakery d3"], hands=["3 coins"], stock="0 coins"), "worker d4", "activate bakery d3")
    assert (hand(town), stock(town)["coins"]) == ("3 coins", 0)


def test_a_building_that_can_give_nothing_can_still_be_activated() -> None:
    """It counts as activated, and its rent is paid."""
    town = do(table(built=["", "book-store d3"], hands=["1 coin"], stock="0 coins"), "worker d4")
    do(town, "activate book-store d3")
    assert (hand(town, 0), hand(town, 1)) == ("nothing", "4 coins")


def test_the_trading_shop_gives_what_the_stock_has() -> None:
    built = ["trading-shop d3"]
    one_kind = table(built=built, hands=["6 coins"], stock="0 wood 0 stone 0 fish 3 wheat")
    assert hand(do(one_kind, "worker d4", "activate trading-shop d3")) == "2 wheat"
    one_cube = table(built=built, hands=["6 coins"], stock="0 wood 0 stone 0 fish 1 wheat")
    assert hand(do(one_cube, "worker d4", "activate trading-shop d3")) == "1 wheat"
    none = table(built=built, hands=["6 coins"], stock="0 wood 0 stone 0 fish 0 wheat")
    assert hand(do(none, "worker d4", "activate trading-shop d3")) == "nothing"
    either = table(built=built, hands=["6 coins"], stock="1 wood 0 stone 0 fish 1 wheat")
    assert hand(do(either, "worker d4", "activate trading-shop d3")) == "1 wood 1 wheat"


def test_the_trading_shop_may_give_back_what_was_paid_to_it() -> None:
    town = table(built=["trading-shop d3"], hands=["1 wood 1 fish"], stock="0 wood 0 stone 0 fish 0 wheat")
    do(town, "worker d4", "activate trading-shop d3")
    assert hand(town) == "1 wood 1 fish"


# 4. Feeding.


def test_no_food_is_held_back_while_workers_go_hungry() -> None:
    town = do(table(hands=["2 fish 1 wheat 3 coins", ""], workers=[1, 0]), "worker d4")
    assert offered(town, 0) == ["feed 2 fish 1 wheat 3 coins", "feed 2 fish 1 wheat"]
    assert "No food is held back" in refused(town, "feed 1 fish 1 wheat 3 coins", seat=0)


def test_coins_for_missing_food_are_a_choice() -> None:
    town = do(table(hands=["4 coins", ""], workers=[1, 0]), "worker d4")
    assert offered(town, 0) == ["feed 3 coins", "feed nothing"]
    spent = do(town.copy(), "0 feed 3 coins")
    assert (points(spent), hand(spent)) == (-12, "1 coin")
    assert (points(do(town, "0 feed nothing")), hand(town)) == (-15, "4 coins")


def test_coins_can_feed_in_the_place_of_food_that_is_there() -> None:
    """The rulebook names food supply among what coins can stand for, at any time."""
    town = do(table(players=4, hands=["3 fish 3 coins", "", "", ""], workers=[1, 0, 0, 0]), "worker d4")
    assert set(offered(town, 0)) == {"feed 3 fish", "feed 2 fish 3 coins"}
    assert hand(do(town, "0 feed 2 fish 3 coins")) == "1 fish"


def test_nobody_is_asked_who_can_feed_in_one_way_only() -> None:
    hands = ["3 fish 2 wheat", "9 wheat 2 coins"]
    town = do(table(hands=hands, workers=[1, 0]), "worker d4")
    assert (town.round, hand(town, 0), hand(town, 1)) == (2, "nothing", "4 wheat 2 coins")


# 5. The end.


def test_castle_and_watchtower_count_after_the_last_round_when_the_workers_have_gone_home() -> None:
    built = ["castle d3, watchtower d5, wheat-field c3", "wheat-field e3"]
    town = table(round=4, built=built, hands=["5 fish", "5 fish"], placed=["e4", "c4"], workers=[1, 0])
    do(town, "worker a2")
    assert town.over()
    # d5 has the forest c6 and the lake e6 around it: six squares of grass, none of them built on.
    assert town.scores()[0] == 3 + 4 * 1 + 2 * 6


def test_scores_before_the_end_are_as_if_the_game_ended_now() -> None:
    town = table(built=["watchtower d3"], placed=["d4", "e4"], hands=["7 coins"])
    assert town.scores()[0] == 2 * 8 + 2


# 6. Goals.


def test_a_goal_declares_itself_the_moment_it_holds() -> None:
    """Between the rent and the Gold Mine's coins there are none in hand."""
    town = do(table(built=["", "gold-mine d3"], hands=["1 coin"], goals=["no-coins"]), "worker d4")
    do(town, "activate gold-mine d3")
    assert hand(town) == "2 coins"
    assert town.view(1)["teams"][0]["goals"]["achieved"] == ["no-coins"]


def test_a_goal_can_be_achieved_in_another_players_turn() -> None:
    town = do(table(built=["", "well d3"], hands=["3 coins", "5 coins"], goals=["", "six-coins"]), "worker d4")
    do(town, "activate well d3")
    assert town.view(0)["teams"][1]["goals"]["achieved"] == ["six-coins"]


def test_an_achieved_goal_stays_achieved() -> None:
    town = do(table(hands=["3 wood", "1 coin"], goals=["no-coins"], built=["", "gold-mine d3"]), "worker a2")
    do(town, "worker e4", "activate gold-mine d3")
    assert "no-coins" not in met(town, 0)
    later = do(table(built=["gold-mine d3, fountain e3"], hands=["1 coin"], goals=["no-coins"]), "worker d4")
    do(later, "activate fountain e3", "activate gold-mine d3")
    assert (hand(later), later.view(1)["teams"][0]["goals"]["achieved"]) == ("2 coins", ["no-coins"])


def test_six_coins_need_a_tile_that_gives_coins_though_rent_might_bring_them() -> None:
    without = sum(1 << TILES[slug].number for slug in ("wheat-field", "fountain", "church", "stone-shop"))
    assert not GOALS["six-coins"].possible(without)
    assert GOALS["six-coins"].possible(without | 1 << TILES["fishmonger"].number)


def test_what_is_gathered_comes_from_terrain_and_from_buildings() -> None:
    """Nowhere on the board are there five cubes of terrain around one square."""
    town = do(table(built=["wheat-field a5, pier b4"], hands=[""]), "worker b5")
    do(town, "activate wheat-field a5")
    assert "five-gathered-in-a-turn" not in met(town)
    do(town, "activate pier b4")
    assert "five-gathered-in-a-turn" in met(town)


def test_coins_are_no_resource_gathered() -> None:
    town = do(table(built=["book-store b4, gold-mine a5"], hands=[""]), "worker b5")
    do(town, "activate book-store b4", "activate gold-mine a5")
    assert "five-gathered-in-a-turn" not in met(town)


# 7. The Residence.


def test_the_residence_activates_buildings_and_gathers_no_terrain() -> None:
    town = table(built=["residence b5, well b4"], hands=["5 fish", "5 fish"], workers=[1, 0])
    do(town, "worker e4")
    assert offered(town) == ["done", "activate well b4"]
    do(town, "activate well b4")
    assert (points(town), hand(town)) == (2, "nothing")


def test_the_residence_activates_each_building_once() -> None:
    town = table(built=["residence d3, well c3, bar e3"], hands=["5 fish", "5 fish"], workers=[1, 0])
    do(town, "worker a5", "activate well c3")
    assert offered(town) == ["done", "activate bar e3"]
    assert "by the Residence already" in refused(town, "activate well c3")


def test_the_residence_pays_rent_as_usual() -> None:
    town = table(built=["residence d3", "well c3"], hands=["5 fish 1 coin", "5 fish"], workers=[1, 0])
    do(town, "worker g3", "activate well c3")
    assert (points(town), hand(town, 0), hand(town, 1)) == (2, "nothing", "1 coin")


def test_the_residence_is_optional_and_its_owner_is_asked_whoever_had_the_last_turn() -> None:
    town = table(built=["", "residence d3, well c3"], hands=["5 fish", "5 fish"], workers=[1, 0])
    do(town, "worker a5")
    assert town.to_act() == [1]
    do(town, "done")
    assert (points(town, 1), town.round) == (0, 2)


def test_a_residence_with_nothing_to_activate_asks_nobody() -> None:
    town = table(built=["residence d3, castle c3"], hands=["5 fish", "5 fish"], workers=[1, 0])
    assert do(town, "worker a5").round == 2


def test_the_end_of_a_round_is_no_turn() -> None:
    """Goals that speak of one turn do not look at what the Residence does; the others do."""
    around = "wheat-field c2, bar d2, well e2, wheat-field c3, restaurant e3"
    town = table(built=[f"residence d3, {around}"], hands=["5 fish 1 coin", "5 fish"], workers=[1, 0])
    do(town, "worker a5", "activate wheat-field c2", "activate bar d2", "activate well e2", "activate wheat-field c3")
    do(town, "activate restaurant e3")
    turn_goals = {"four-buildings-in-a-turn", "points-from-two-buildings", "spent-at-once", "five-gathered-in-a-turn"}
    assert met(town) & turn_goals == set()
    assert "two-kinds-at-once" in met(town)


# 8. What stands in an effect.


def test_an_effect_has_what_it_produces_or_consumes() -> None:
    for tile in ("pier", "grocery-store", "fishmonger", "restaurant", "marketplace"):
        town = do(table(hands=["9 wood 9 stone"]), f"build {tile} d3")
        assert "fish-building" in met(town), tile
    for tile in ("trading-shop", "well", "bakery"):
        town = do(table(hands=["9 wood 9 stone"]), f"build {tile} d3")
        assert "fish-building" not in met(town), tile


def test_the_trading_shop_names_no_resource() -> None:
    town = do(table(hands=["3 wood"]), "build trading-shop d3")
    assert met(town) & {"fish-building", "wood-or-stone-building", "two-coin-buildings"} == set()


@pytest.mark.parametrize(
    ("paid", "counts"), [("1 wood 1 stone", True), ("2 wood", False), ("1 wood 3 coins", False), ("6 coins", False)]
)
def test_paying_the_trading_shop_two_different_cubes_consumes_two_kinds(paid: str, counts: bool) -> None:
    town = do(
        table(built=["trading-shop d3"], hands=["2 wood 1 stone 6 coins"]), "worker d4", "activate trading-shop d3"
    )
    do(town, f"pay {paid}", "take 2 fish")
    assert ("two-kinds-at-once" in met(town)) == counts


def test_a_building_that_consumes_two_kinds_does_so_when_coins_stand_for_them() -> None:
    town = do(table(built=["restaurant d3"], hands=["1 fish 3 coins"]), "worker d4", "activate restaurant d3")
    assert (hand(town), points(town)) == ("nothing", 4)
    assert "two-kinds-at-once" in met(town)


def test_coins_in_the_place_of_a_cube_spend_no_cube() -> None:
    town = do(table(built=["workshop b4"], hands=["2 wood 6 coins"]), "worker b5", "activate workshop b4")
    do(town, "pay 6 coins")
    assert "spent-at-once" not in met(town)


def test_a_building_costs_three_stone_even_when_coins_stand_for_them() -> None:
    town = do(table(hands=["12 coins"]), "build book-store d3")
    assert "three-stone-building" in met(town)


# 9. Building.


def test_building_needs_a_house_an_empty_grass_square_and_the_payment() -> None:
    assert "build wheat-field d3" in offered(table(hands=["1 wood"]))
    assert "build wheat-field d3" not in offered(table(hands=["1 stone"]))
    assert "build wheat-field d3" not in offered(table(hands=["1 wood"], placed=["", "d3"]))


def test_a_building_may_stand_anywhere_alone_or_beside_others() -> None:
    squares = {text.split()[2] for text in offered(table(built=["well d3"], hands=["1 wood"])) if "wheat-field" in text}
    assert len(squares) == 38


# 10. The start player.


def test_among_equals_the_first_in_the_coming_order_starts_the_fourth_round_of_three() -> None:
    for start in range(3):
        last = (start + 2) % 3
        workers = [1 if seat == last else 0 for seat in range(3)]
        town = table(players=3, round=3, start=start, turn=last, workers=workers, hands=["4 fish"] * 3)
        assert do(town, "worker d4").start == (start + 1) % 3
        two_equal = table(players=3, round=3, start=start, turn=last, workers=workers, hands=["4 fish"] * 3)
        two_equal.teams[(start + 1) % 3].points = 5
        assert do(two_equal, "worker d4").start == (start + 2) % 3


# Rulings of our own.


def test_points_on_the_track_decide_who_starts_the_fourth_round_not_buildings() -> None:
    """Buildings, goals and coins are counted after the last round."""
    workers = [0, 0, 1]
    built = ["", "castle a5, bar a2", "statue-of-a-hero e2"]
    town = table(
        players=3, round=3, start=0, turn=2, workers=workers, built=built, hands=["4 fish", "3 fish", "4 fish"]
    )
    assert do(town, "worker d4").start == 1


def test_cathedral_comes_before_residence_and_both_before_feeding() -> None:
    built = ["cathedral d3, residence f3, well e3"]
    town = table(built=built, hands=["5 fish", "5 fish"], placed=["c4", "d4"], workers=[1, 0])
    do(town, "worker a5")
    assert (points(town), offered(town)) == (2, ["done", "activate well e3"])


def test_there_is_one_of_each_tile_so_two_residences_never_meet() -> None:
    with pytest.raises(townlet.OptionsError, match="twice"):
        townlet.load("little-town", tiles=["residence"] * 12)


def test_a_hidden_goal_is_none_that_its_holder_has_brought_about() -> None:
    """Everybody at the table can see that; so a guess deals no such goal."""
    town = do(table(hands=["4 stone 1 coin"], goals=["six-coins", "no-coins"]), "build statue-of-a-hero d3")
    for seed in range(200):
        guessed = town.guess(1, seed)
        assert "three-stone-building" not in guessed.view(0)["teams"][0]["goals"]["in_hand"]
        assert guessed.view(0)["teams"][0]["goals"]["achieved"] == []


def test_every_ruling_is_written_down_with_its_test() -> None:
    root = Path(__file__).parents[3]
    named = set(re.findall(r"`(test_\w+)`", (root / "docs/rulings/little-town.md").read_text(encoding="utf-8")))
    here = set(re.findall(r"^def (test_\w+)", Path(__file__).read_text(encoding="utf-8"), re.MULTILINE))
    anywhere = {
        name
        for path in (root / "tests").glob("**/little_town/test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert here - named == {"test_every_ruling_is_written_down_with_its_test"}
    assert named <= anywhere
