"""What a seat sees, and the guesses at what it can not see."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, product

import townlet
from tests.little_town.facts import GOALS
from tests.little_town.positions import do, table
from townlet.core.chance import Chance
from townlet.core.playout import playout
from townlet.little_town.goals import BY_SLUG
from townlet.little_town.state import Town

ALL = list(GOALS)


def hands(town: Town) -> tuple[tuple[str, ...], ...]:
    """Everybody's goals, achieved or not, laid open."""
    return tuple(tuple(goal for goal in ALL if (team.goals >> BY_SLUG[goal].number) & 1) for team in town.teams)


def bits(*goals: str) -> int:
    return sum(1 << BY_SLUG[goal].number for goal in goals)


def check_all_deals_come_alike(town: Town, seat: int | None, draws: int) -> None:
    """Every deal that agrees with what was seen comes, about as often as every other; no other does."""
    others = [team for number, team in enumerate(town.teams) if number != seat]
    seen = set() if seat is None else set(hands(town)[seat])
    for team in others:
        seen |= {goal for goal in ALL if (team.goals & team.met >> 0) & bits(goal)}
    pile = [goal for goal in ALL if goal not in seen]
    choices = []
    for team in others:
        hidden = (int(team.goals) & ~int(team.met)).bit_count()
        may_have = [goal for goal in pile if not int(team.met) & bits(goal)]
        choices.append(list(combinations(may_have, hidden)))
    consistent = [
        deal for deal in product(*choices) if len({goal for hand in deal for goal in hand}) == sum(map(len, deal))
    ]
    counts: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for seed in range(draws):
        guessed = town.guess(seat, seed)
        assert isinstance(guessed, Town)
        counts[
            tuple(
                tuple(goal for goal in ALL if int(team.goals) & ~int(team.met) & bits(goal))
                for number, team in enumerate(guessed.teams)
                if number != seat
            )
        ] += 1
    assert set(counts) == {tuple(tuple(sorted(hand, key=ALL.index)) for hand in deal) for deal in consistent}
    expected = draws / len(consistent)
    assert all(0.5 * expected < number < 1.6 * expected for number in counts.values())


def test_a_guess_deals_the_one_hidden_hand_in_every_way_alike() -> None:
    town = table(goals=[" ".join(ALL[:12]), "no-coins six-coins"])
    town.teams[1].met = bits("four-buildings-in-a-turn")
    check_all_deals_come_alike(town, 0, 1500)


def test_a_guess_deals_several_hidden_hands_in_every_way_alike() -> None:
    goals = [" ".join(ALL[:11]), "no-coins", "six-coins spent-at-once"]
    town = table(players=3, goals=goals)
    town.teams[1].met = bits("spent-at-once", "six-coins", "four-buildings-in-a-turn")
    town.teams[2].met = bits("no-coins", "six-coins", "points-from-two-buildings")
    check_all_deals_come_alike(town, 0, 3000)


def test_a_watcher_guesses_all_hands() -> None:
    town = table(goals=["no-coins", "six-coins"])
    for team in town.teams:
        team.met = bits(*ALL[:11])
    town.teams[1].met |= bits("no-coins")
    check_all_deals_come_alike(town, None, 2500)


def test_a_guess_keeps_what_the_seat_knows() -> None:
    game = townlet.load("little-town", players=3)
    for seed in range(30):
        state = game.new(seed)
        chance = Chance(seed)
        out = game.scratch
        for _ in range(60):
            if state.over():
                break
            seat = state.to_act()[0]
            state.apply(seat, out[chance.below(state.offers(seat, out))])
        for seat in (0, 1, 2):
            guessed = state.guess(seat, seed)
            assert json.dumps(guessed.view(seat)) == json.dumps(state.view(seat))
            assert isinstance(state, Town)
            assert isinstance(guessed, Town)
            assert hands(guessed)[seat] == hands(state)[seat]
            dealt = [goal for hand in hands(guessed) for goal in hand]
            assert len(dealt) == len(set(dealt)) == 12


def test_guesses_differ_and_do_not_touch_the_game() -> None:
    state = townlet.load("little-town", players=4).new(3)
    before = state.hash()
    assert len({state.guess(0, seed).hash() for seed in range(50)}) > 45
    assert state.hash() == before
    assert state.guess(0, 7).hash() == state.guess(0, 7).hash()


def test_when_the_game_is_over_everything_is_laid_open() -> None:
    state = townlet.load("little-town", players=4).new(3)
    hidden = [state.view(None)["teams"][seat]["goals"]["in_hand"] for seat in range(4)]
    assert hidden == [None] * 4
    playout(state, Chance(3))
    for team in state.view(None)["teams"]:
        assert len(team["goals"]["in_hand"]) + len(team["goals"]["achieved"]) == 3
    assert state.shown() == 12
    assert state.guess(0, 5).hash() == state.hash()


def test_a_view_tells_what_is_going_on() -> None:
    town = table(built=["trading-shop d3, well c3"], hands=["1 wood 2 stone"])
    assert town.view(0)["turn"] is None
    do(town, "worker d4")
    assert town.view(0)["owes"] == "activate"
    do(town, "activate trading-shop d3")
    turn = town.view(1)["turn"]
    assert town.view(1)["owes"] == "pay"
    assert (turn["seat"], turn["center"], turn["tile"], turn["square"]) == (0, "d4", "trading-shop", "d3")
    assert turn["price"] == {"any": 2}
    do(town, "pay 2 stone")
    assert town.view(None)["owes"] == "take"
    do(town, "take 2 fish")
    turn = town.view(None)["turn"]
    assert (turn["left"], turn["gathered"], turn["activated"], turn["tile"]) == (["c3"], 2, 1, None)
    building = do(table(hands=["2 wood 3 coins"]), "build bakery d3")
    turn = building.view(None)["turn"]
    assert (turn["tile"], turn["square"], turn["center"]) == ("bakery", "d3", None)
    assert turn["price"] == {"wood": 2}
    json.dumps(town.view(0))
