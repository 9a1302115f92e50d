"""Paying and feeding beside brute force: every way is found, once, and only those."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

from hypothesis import given
from hypothesis import strategies as st

from tests.little_town.facts import TILES, cost, effect
from tests.little_town.naive import CUBES
from tests.little_town.positions import do, offered, table
from townlet.little_town import feeding, payments
from townlet.little_town.actions import _goods, text
from townlet.little_town.goods import as_far, by_name, covers, cubes, food, kinds, told
from townlet.little_town.team import Team
from townlet.little_town.tiles import BY_SLUG

NAMES = [*CUBES, "coins"]

# Hands as they can be, small ones more often.
hands = st.fixed_dictionaries(
    {**dict.fromkeys(CUBES, st.integers(0, 6) | st.integers(0, 15)), "coins": st.integers(0, 20)}
)


def packed(goods: dict[str, int]) -> int:
    """Goods as the engine has them."""
    return sum(goods.get(name, 0) << (8 * at) for at, name in enumerate(NAMES))


def ways(hand: dict[str, int], asked: list[list[str]], coins: int) -> set[int]:
    """Brute force: for each cube asked any of these kinds or three coins, and see what the hand allows."""
    found = set()
    for chosen in product(*[[*kinds_asked, "instead"] for kinds_asked in asked]):
        paid = {kind: chosen.count(kind) for kind in CUBES}
        paid["coins"] = coins + 3 * chosen.count("instead")
        if all(paid[name] <= hand[name] for name in NAMES):
            found.add(packed(paid))
    return found


def check(hand: dict[str, int], price: int, expected: set[int]) -> None:
    """What the engine says of this price."""
    held = packed(hand)
    listed = [
        int(payments.PAYMENTS[payments.WAYS[k]])
        for k in range(payments.FIRST_WAY[price], payments.FIRST_WAY[price + 1])
    ]
    offered_now = [way for way in listed if covers(held, way)]
    assert len(listed) == len(set(listed))
    assert set(offered_now) == expected
    assert payments.payable(held, price) == bool(expected)
    only = payments.only_way(held, price)
    assert (only >= 0) == (len(expected) == 1)
    if only >= 0:
        assert {int(payments.PAYMENTS[only])} == expected


@given(hands, st.sampled_from(list(TILES)))
def test_a_cost_is_paid_in_every_way_there_is(hand: dict[str, int], tile: str) -> None:
    price = cost(tile)
    asked = [[kind] for kind in CUBES for _ in range(price.get(kind, 0))]
    check(hand, int(BY_SLUG[tile].number), ways(hand, asked, price.get("coins", 0)))


@given(hands, st.sampled_from([tile for tile in TILES if effect(tile)[0]]))
def test_what_a_building_takes_is_paid_in_every_way_there_is(hand: dict[str, int], tile: str) -> None:
    price = effect(tile)[0]
    asked = [[kind] for kind in CUBES for _ in range(price.get(kind, 0))]
    check(hand, int(payments.takes(BY_SLUG[tile].number)), ways(hand, asked, price.get("coins", 0)))


@given(hands)
def test_the_trading_shop_is_paid_in_every_way_there_is(hand: dict[str, int]) -> None:
    check(hand, int(payments.takes(BY_SLUG["trading-shop"].number)), ways(hand, [CUBES, CUBES], 0))


def test_what_can_be_taken_is_every_one_and_two_cubes() -> None:
    expected = {
        packed({kind: chosen.count(kind) for kind in CUBES})
        for number in (1, 2)
        for chosen in combinations_with_replacement(CUBES, number)
    }
    assert {int(taking) for taking in payments.TAKINGS} == expected
    assert len(payments.TAKINGS) == 14


def test_payments_are_listed_with_few_coins_first() -> None:
    town = do(table(hands=["9 wood 9 stone 20 coins"]), "build watchtower d3")
    assert offered(town)[:3] == ["pay 3 wood 3 stone", "pay 3 wood 2 stone 3 coins", "pay 2 wood 3 stone 3 coins"]
    assert len(offered(town)) == 16


@given(hands, st.integers(3, 5))
def test_workers_are_fed_in_every_way_there_is(hand: dict[str, int], crew: int) -> None:
    team = Team(crew, 6)
    team.goods = packed(hand)
    expected = set()
    for fish, wheat, bought in product(range(crew + 1), range(crew + 1), range(crew + 1)):
        enough_there = fish <= hand["fish"] and wheat <= hand["wheat"] and 3 * bought <= hand["coins"]
        fed = fish + wheat + bought
        held_back = fed < crew and (fish < hand["fish"] or wheat < hand["wheat"])
        if enough_there and fed <= crew and not held_back:
            expected.add(packed({"fish": fish, "wheat": wheat, "coins": 3 * bought}))
    found = [int(meal) for meal in feeding.MEALS if feeding.may_feed(team, meal)]
    assert set(found) == expected
    assert len(found) == len(expected) >= 1
    only = feeding.only_meal(team)
    assert (only >= 0) == (len(expected) == 1)
    if only >= 0:
        assert {int(feeding.MEALS[only])} == expected


@given(hands, hands)
def test_goods_are_counted_as_on_fingers(one: dict[str, int], other: dict[str, int]) -> None:
    held, wanted = packed(one), packed(other)
    assert by_name(held) == one
    assert cubes(held) == sum(one[kind] for kind in CUBES)
    assert food(held) == one["fish"] + one["wheat"]
    assert covers(held, wanted) == all(one[name] >= other[name] for name in NAMES)
    assert by_name(as_far(held, wanted)) == {name: min(one[name], other[name]) for name in NAMES}
    present = int(kinds(held))
    assert [bool(present >> (8 * at + 7) & 1) for at in range(4)] == [one[kind] > 0 for kind in CUBES]
    assert present.bit_count() == sum(one[kind] > 0 for kind in CUBES)
    assert _goods(told(held).split()) == held


def test_every_payment_and_meal_is_told_apart() -> None:
    texts = [text(action) for action in range(200)]
    assert len(set(texts)) == len(texts)
