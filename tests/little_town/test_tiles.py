"""Every tile: what it costs, what it is worth, what it does for its owner and for others."""

from __future__ import annotations

import pytest

from tests.little_town.facts import TILES, cost, effect
from tests.little_town.naive import told
from tests.little_town.positions import do, hand, offered, points, refused, table
from townlet.little_town import tiles as data
from townlet.little_town.goods import by_name

ACTIVE = [tile for tile in TILES if effect(tile) != ({}, {})]
EXCHANGES = [tile for tile in ACTIVE if effect(tile)[0]]

every_tile = pytest.mark.parametrize("tile", TILES)
every_active_tile = pytest.mark.parametrize("tile", ACTIVE)
every_exchange = pytest.mark.parametrize("tile", EXCHANGES)


def but(goods: dict[str, int], **changes: int) -> str:
    """These goods with some more, as they are written."""
    return told(
        {kind: goods.get(kind, 0) + changes.get(kind, 0) for kind in ("wood", "stone", "fish", "wheat", "coins")}
    )


def test_the_tiles_are_those_of_the_printed_list() -> None:
    assert [tile.slug for tile in data.TILES] == list(TILES)
    assert {*data.FIRST_GAME, "wheat-field"} == {tile for tile, (first, _, _, _) in TILES.items() if first}
    assert len(data.FIRST_GAME) == 12


@every_tile
def test_a_tile_costs_what_is_printed_on_it(tile: str) -> None:
    town = do(table(hands=[told(cost(tile))]), f"build {tile} d3")
    assert hand(town) == "nothing"
    assert town.view(None)["buildings"] == [{"square": "d3", "tile": tile, "owner": 0}]


@every_tile
def test_one_less_than_a_tile_costs_does_not_pay_for_it(tile: str) -> None:
    price = cost(tile)
    kind = next(iter(price))
    town = table(hands=[told(price | {kind: price[kind] - 1})])
    assert f"build {tile} d3" not in offered(town)
    assert "costs" in refused(town, f"build {tile} d3")


@every_tile
def test_a_tile_is_worth_what_is_printed_on_it(tile: str) -> None:
    town = table(built=[f"{tile} d3"], hands=[""])
    extra = 2 * 8 if tile == "watchtower" else 0
    assert town.scores() == [TILES[tile][2] + extra, 1]


@every_active_tile
def test_the_owner_activates_it_without_rent(tile: str) -> None:
    taken, given = effect(tile)
    town = do(table(built=[f"{tile} d3"], hands=[told(taken)]), "worker d4", f"activate {tile} d3")
    assert hand(town) == but({kind: number for kind, number in given.items() if kind != "points"})
    assert points(town) == given.get("points", 0)
    assert town.to_act() == [1]


@every_active_tile
def test_another_pays_a_coin_of_rent_for_it(tile: str) -> None:
    taken, given = effect(tile)
    town = table(built=["", f"{tile} d3"], hands=[but(taken, coins=1), ""])
    do(town, "worker d4", f"activate {tile} d3")
    assert hand(town) == but({kind: number for kind, number in given.items() if kind != "points"})
    assert (points(town, 0), points(town, 1), hand(town, 1)) == (given.get("points", 0), 0, "1 coin")


@every_exchange
def test_without_what_it_takes_it_is_not_offered(tile: str) -> None:
    taken, _ = effect(tile)
    kind = next(iter(taken))
    town = table(built=[f"{tile} d3, wheat-field e3"], hands=[told(taken | {kind: taken[kind] - 1})])
    do(town, "worker d4")
    assert offered(town) == ["done", "activate wheat-field e3"]
    assert "takes" in refused(town, f"activate {tile} d3")


@every_exchange
def test_what_it_takes_goes_to_the_stock(tile: str) -> None:
    taken, given = effect(tile)
    town = table(built=[f"{tile} d3"], hands=[told(taken)])
    before = by_name(town.stock)
    do(town, "worker d4", f"activate {tile} d3")
    for kind, number in by_name(town.stock).items():
        assert number == before[kind] + taken.get(kind, 0) - given.get(kind, 0)


@every_tile
def test_a_tile_with_nothing_for_a_worker_is_not_activated(tile: str) -> None:
    """And every other is."""
    town = table(built=[f"{tile} d3, well e3"], hands=["9 wood 9 stone 9 fish 9 wheat 9 coins"])
    do(town, "worker d4")
    assert (f"activate {tile} d3" in offered(town)) == (tile in ACTIVE or tile == "trading-shop")


def test_there_are_five_wheat_fields() -> None:
    town = table(hands=["9 wood", "9 wood"])
    do(town, *[f"build wheat-field {square}2" for square in "abcde"])
    assert "All the wheat fields are built" in refused(town, "build wheat-field f2")
    assert "build bakery f2" in offered(town)


# The Trading Shop.


def test_the_trading_shop_takes_any_two_cubes_and_gives_any_two() -> None:
    town = do(table(built=["trading-shop d3"], hands=["1 wood 2 stone"]), "worker d4", "activate trading-shop d3")
    assert offered(town) == ["pay 1 wood 1 stone", "pay 2 stone"]
    do(town, "pay 2 stone")
    assert len(offered(town)) == 10
    assert hand(do(town, "take 1 fish 1 wheat")) == "1 wood 1 fish 1 wheat"


def test_the_trading_shop_needs_two_cubes_or_coins_in_their_place() -> None:
    built = ["trading-shop d3"]
    assert do(table(built=built, hands=["1 wood 2 coins"]), "worker d4").to_act() == [1]
    town = do(table(built=built, hands=["1 wood 3 coins"]), "worker d4", "activate trading-shop d3", "take 2 wood")
    assert hand(town) == "2 wood"
    six = do(table(built=built, hands=["6 coins"]), "worker d4", "activate trading-shop d3", "take 1 stone 1 fish")
    assert hand(six) == "1 stone 1 fish"


def test_the_trading_shop_gives_only_what_the_stock_has() -> None:
    town = table(built=["trading-shop d3"], hands=["2 wood"], stock="0 stone 1 fish 0 wheat 0 wood")
    do(town, "worker d4", "activate trading-shop d3")
    assert offered(town) == ["take 2 wood", "take 1 wood 1 fish"]
    assert "can not give" in refused(town, "take 2 fish")
    assert "gives 2 now" in refused(town, "take 1 fish")


def test_the_trading_shop_costs_rent_like_any_other() -> None:
    town = do(table(built=["", "trading-shop d3"], hands=["2 wood 1 coin", ""]), "worker d4")
    do(town, "activate trading-shop d3", "take 2 fish")
    assert (hand(town, 0), hand(town, 1)) == ("2 fish", "1 coin")


# The Statue of a Hero.


def test_the_statue_of_a_hero_is_worth_ten_points_and_does_nothing() -> None:
    town = table(built=["statue-of-a-hero d3"], hands=[""])
    assert town.scores()[0] == 10
    assert do(town, "worker d4").to_act() == [1]


# The Cathedral.


def cathedral_points(placed: list[str], owner: int = 0) -> list[int]:
    built = ["cathedral d3", ""] if owner == 0 else ["", "cathedral d3"]
    town = table(built=built, placed=placed, workers=[1, 0], hands=["5 fish", "5 fish"])
    do(town, "worker g3")
    return [points(town, 0), points(town, 1)]


def test_the_cathedral_gives_a_point_for_each_worker_around_it_anyones() -> None:
    assert cathedral_points(["c2 d2", "e4"]) == [3, 0]
    assert cathedral_points(["c2 d2", "e4"], owner=1) == [0, 3]


def test_the_cathedral_counts_neither_workers_further_away_nor_those_building() -> None:
    assert cathedral_points(["f3 d5", "b3"]) == [0, 0]


def test_the_cathedral_gives_points_at_the_end_of_every_round() -> None:
    town = table(built=["cathedral d3"], workers=[1, 0], hands=["5 fish", "5 fish"])
    do(town, "worker d4")
    assert points(town) == 1
    town.teams[0].workers, town.teams[1].workers = 0, 1
    do(town, "1 worker c3")
    assert (points(town), town.round) == (1 + 1 - 15, 3)


# The Residence.


def test_the_residence_activates_the_buildings_around_it() -> None:
    built = ["residence d3, wheat-field c2, bakery e4, well f3"]
    town = do(table(built=built, hands=["5 fish", "5 fish"], workers=[1, 0]), "worker h3")
    assert hand(town) == "6 fish"
    assert offered(town) == ["done", "activate wheat-field c2"]
    do(town, "activate wheat-field c2")
    assert offered(town) == ["done", "activate bakery e4"]
    do(town, "activate bakery e4")
    assert set(offered(town)) >= {"feed 5 fish", "feed 4 fish 3 coins"}


def test_the_residence_trades_pays_and_takes_like_a_worker() -> None:
    built = ["residence d3, trading-shop c3"]
    town = do(table(built=built, hands=["5 fish 1 wood 1 stone", "5 fish"], workers=[1, 0]), "worker g3")
    do(town, "activate trading-shop c3", "pay 1 wood 1 stone", "take 2 wheat")
    assert set(offered(town)) == {"feed 5 fish", "feed 4 fish 1 wheat", "feed 3 fish 2 wheat"}


def test_only_its_owner_uses_the_residence() -> None:
    town = do(table(built=["well c3", "residence d3"], hands=["5 fish", "5 fish"], workers=[1, 0]), "worker g3")
    assert town.round == 2


# The Castle.


def castle_points(own: str, other: str = "") -> int:
    town = table(built=[f"castle d3{own and ', '}{own}", other], hands=[""])
    others = sum(TILES[entry.split()[0]][2] for entry in own.split(", ") if entry)
    return int(town.scores()[0]) - others


def test_the_castle_gives_4_points_for_each_other_building_of_its_owner_around_it() -> None:
    assert castle_points("wheat-field c2, wheat-field d2, well e4") == 12


def test_the_castle_counts_neither_itself_nor_others_buildings_nor_those_further_away() -> None:
    assert castle_points("") == 0
    assert castle_points("well f3", "wheat-field c3, bar e3") == 0


# The Watchtower.


def test_the_watchtower_gives_2_points_for_each_empty_grass_square_around_it() -> None:
    assert table(built=["watchtower d3"], hands=[""]).scores()[0] == 16
    assert table(built=["watchtower d3", "well c3, bar e4"], hands=[""]).scores()[0] == 12


def test_the_watchtower_counts_neither_terrain_nor_what_is_off_the_board() -> None:
    # Around b1: a1 mountain, c1 forest, and three squares of grass.
    assert table(built=["watchtower b1"], hands=[""]).scores()[0] == 6
    # Around i5: h4, h5, h6 and i6, i4, of which i4 is a lake and i6 a forest.
    assert table(built=["watchtower i5"], hands=[""]).scores()[0] == 6


def test_the_watchtower_minds_no_workers() -> None:
    assert table(built=["watchtower d3"], placed=["d4 e4", "c2"], hands=[""]).scores()[0] == 16
