"""States: the way to a position leaves no trace in it, and a copy is a position of its own."""

from __future__ import annotations

from tests.little_town.positions import do, hand, table
from townlet.little_town.state import Town

BUILT = ["wheat-field c3, well d3, bar e3"]


def test_activating_in_another_order_leads_to_the_same_state() -> None:
    one = do(table(built=BUILT), "worker d4", "activate wheat-field c3", "activate well d3", "activate bar e3")
    other = do(table(built=BUILT), "worker d4", "activate bar e3", "activate well d3", "activate wheat-field c3")
    assert one.hash() == other.hash()
    assert one.view(None) == other.view(None)


def test_the_residence_leaves_no_trace_but_what_it_did() -> None:
    def after(*decisions: str) -> Town:
        built = ["residence d3, wheat-field c3, trading-shop e3"]
        return do(table(built=built, hands=["5 fish 2 wood", "5 fish"], workers=[1, 0]), "worker g3", *decisions)

    trade = ["activate trading-shop e3", "pay 2 wood", "take 1 wood 1 wheat"]
    one = after("activate wheat-field c3", *trade)
    other = after(*trade, "activate wheat-field c3")
    assert one.hash() == other.hash()
    # Paying two wood to get them back is as good as having done nothing.
    same = after(*trade[:2], "take 2 wood", "done")
    nothing = after("done")
    assert same.hash() == nothing.hash()


def test_what_differs_has_another_hash() -> None:
    start = table(built=BUILT)
    states = [
        start,
        do(start.copy(), "worker d4"),
        do(start.copy(), "worker d4", "activate well d3"),
        do(start.copy(), "worker d4", "activate bar e3"),
        do(start.copy(), "worker d4", "done"),
        do(start.copy(), "worker e4"),
        table(built=BUILT, goals=["no-coins"]),
        table(built=BUILT, goals=["", "no-coins"]),
        table(built=["", *BUILT]),
        table(built=["wheat-field c3, bar d3, well e3"]),
        table(built=BUILT, round=2),
        table(built=BUILT, start=1),
        table(built=BUILT, turn=1),
        table(built=BUILT, hands=["4 coins"]),
    ]
    assert len({state.hash() for state in states}) == len(states)


def test_playing_on_a_copy_changes_nothing_but_the_copy() -> None:
    town = table(built=BUILT, hands=["2 wood", "2 wood"])
    before, view = town.hash(), town.view(0)
    twin = do(town.copy(), "build bakery d4", "build brewery e4", "worker c4", "activate wheat-field c3")
    assert (town.hash(), town.view(0)) == (before, view)
    assert hand(twin) == hand(twin.copy())
    later = twin.copy()
    do(twin, "activate bakery d4")
    assert later.hash() != twin.hash()
    assert later.view(None) != twin.view(None)
