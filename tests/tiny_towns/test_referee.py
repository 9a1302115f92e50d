"""Games from arranged towns beside the naive referee: what is offered, what happens and what is scored agree."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.rulebook.tiny_towns.table import Held, Table
from tests.tiny_towns.counting import BY_TYPE, MONUMENT_SLUGS
from tests.tiny_towns.naive import RESOURCES, card_data, places, square_name
from tests.tiny_towns.referee import SQUARES, Referee
from townlet.tiny_towns.cards import BY_SLUG

# Games of each mode.
GAMES = 60

MODES: dict[str, dict[str, Any]] = {
    "standard": {},
    "cavern": {"cavern": True},
    "town-hall": {"mode": "town-hall"},
    "solo": {"players": 1},
}


def six(dice: random.Random, solo: bool) -> list[str]:
    """A card of each type; factories are what answers and banks are made of, so each comes often."""
    left_out = {"inn", "bank"} if solo else set()
    return [dice.choice([slug for slug in pile if slug not in left_out]) for pile in list(BY_TYPE.values())[1:7]]


def monuments(number: int, players: int, dice: random.Random) -> dict[int, str]:
    """A monument for each seat; the first seat has each of them in turn."""
    slugs = [slug for slug in MONUMENT_SLUGS if BY_SLUG[slug].in_solo or players > 1]
    first = slugs.pop(number % len(slugs))
    return dict(enumerate([first, *dice.sample(slugs, players - 1)]))


def cubes_of(card: str, dice: random.Random) -> dict[str, str]:
    """The cubes of a card's pattern somewhere in a town."""
    place = dice.choice(places(card_data(card)["pattern"]))
    return {square_name(row, column): resource for row, column, resource in place}


def arrange(table: Table, seat: int, monument: str, cards: list[str], dice: random.Random) -> None:
    """A town in which the monument can be built, or it stands and a factory can; and whatever else there may be."""
    held: Held = {}
    # The hammer is the first seat's already, so its Fort does not stand yet.
    stands = dice.random() < 0.5 and not (seat == 0 and monument == "fort-ironweed")
    grid = cubes_of(cards[-1] if stands else monument, dice)
    free, site = dice.sample([square for square in SQUARES if square not in grid], 2)
    grid[free] = "."
    if stands:
        grid[site] = monument
    unbanked = sorted(RESOURCES)
    dice.shuffle(unbanked)
    fullness = dice.choice([0.3, 0.6, 0.95])
    for square in SQUARES:
        if square in grid or dice.random() > fullness:
            continue
        cell = dice.choice(["cottage", *cards, cards[-1], *sorted(RESOURCES)])
        if cell == "bank":
            # Whoever begins must be able to name something.
            if len(unbanked) == 1:
                continue
            held[square] = [unbanked.pop()]
        elif cell == "factory":
            held[square] = [dice.choice(sorted(RESOURCES))]
        elif cell == "warehouse":
            held[square] = dice.choices(sorted(RESOURCES), k=dice.randrange(4))
        grid[square] = cell
    watch = dice.sample(cards, 3) if stands and monument == "opaleyes-watch" else []
    rows = [" ".join(grid.get(square, ".") for square in SQUARES[first : first + 4]) for first in range(0, 16, 4)]
    table.draw(seat, "\n".join(rows), held=held, watch=watch)


def lively(offered: list[str], monument: str, dice: random.Random) -> str:
    """A decision of a random kind, so that rare kinds come often; a monument as soon as it can be built."""
    kinds = sorted({text.split()[0] for text in offered})
    kind = dice.choice(kinds)
    if kind == "done" and len(kinds) > 1 and dice.random() < 0.6:
        kind = next(other for other in kinds if other != "done")
    great = [text for text in offered if text.startswith(f"build {monument}")]
    return dice.choice(great or [text for text in offered if text.split()[0] == kind])


def compare(table: Table, referee: Referee) -> None:
    """Everything both know is the same."""
    state = table.state
    view = state.view(None)
    assert state.to_act() == referee.waiting()
    if referee.mode == "standard" and not state.over():
        assert view["master_builder"] == referee.builder
    for seat, town in enumerate(referee.towns):
        seen = view["towns"][seat]
        assert seen["grid"] == town.shown()["grid"]
        assert {square: Counter(cubes) for square, cubes in seen["held"].items()} == {
            square: Counter(cubes) for square, cubes in town.held.items() if cubes
        }
        assert (seen["set_aside"], seen["turns"], seen["finished"] or 0) == (town.aside, town.turns, town.finished)
        assert (set(seen["watch"]), set(seen["claims"])) == (town.watch, town.claims)
        if town.step in ("cube", "place"):
            assert seen["cube"] == town.cube
    if state.over() or all(town.step in ("name", "take", "cube") for town in referee.towns if town.step):
        # A round begins.
        assert state.scores() == [referee.points(seat) for seat in range(referee.players)]
    for seat in referee.waiting():
        assert set(table.offers(seat)) == referee.offers(seat, view)


@pytest.mark.parametrize("mode", MODES)
def test_the_engine_plays_as_the_naive_referee(mode: str) -> None:
    decided: Counter[str] = Counter()
    for seed in range(GAMES):
        dice = random.Random(f"{mode} {seed}")
        options = {"players": dice.choice([2, 2, 3, 4, 6]), **MODES[mode]}
        cards = six(dice, options["players"] == 1)
        own = monuments(seed, options["players"], dice)
        table = Table(**options, cards=cards, monuments=own, seed=seed)
        for seat, monument in own.items():
            arrange(table, seat, monument, cards, dice)
        referee = Referee([table.state.view(seat) for seat in range(options["players"])])
        compare(table, referee)
        while not table.state.over():
            seat = dice.choice(table.state.to_act())
            decision = lively(table.offers(seat), own[seat], dice)
            table.play(f"{seat} {decision}")
            referee.play(seat, decision, table.state.view(None))
            compare(table, referee)
            decided[decision.split()[0]] += 1
        assert table.state.ranking() == referee.ranking()
    wanted = {"place", "factory", "store", "swap", "bondmaker", "build", "hold", "replace", "put", "done"}
    wanted |= {"take"} if mode == "solo" else {"watch"}
    wanted |= {"name"} if mode in ("standard", "cavern") else {"take"}
    wanted |= {"cavern"} if mode == "cavern" else set()
    assert wanted == set(decided)
