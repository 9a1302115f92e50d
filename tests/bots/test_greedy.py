"""What greedy makes of a position."""

from __future__ import annotations

import pytest

import townlet
from tests.little_town.positions import table
from tests.rulebook.tiny_towns.table import Table
from townlet import State, bots
from townlet.bots import any_game, greedy

SEEDS = range(5)


def decisions(state: State, seat: int = 0) -> set[str]:
    """What greedy decides, whatever its seed."""
    return {state.game.text(bots.make("greedy", seed).choose(state, seat, 0)) for seed in SEEDS}


# Tiny Towns.


def test_it_names_what_completes_a_fed_cottage_and_places_it_there_and_builds() -> None:
    game = Table(cards=["farm"])
    game.draw(0, "farm . . . \n . . wheat . \n . . . brick")
    assert decisions(game.state) == {"name glass"}
    game.play("0 name glass")
    assert decisions(game.state) == {"place c3"}
    game.play("0 place c3")
    (built,) = decisions(game.state)
    assert built.startswith("build cottage c2 c3 d3 at")


def test_of_two_cards_open_it_takes_the_one_it_needs() -> None:
    game = Table(1, cards=["farm"])
    game.draw(0, "farm . . . \n . . wheat glass")
    game.lay_open("wheat", "brick", "wheat")
    (first, *others) = decisions(game.state)
    assert (first, others) == ("take brick", [])


def test_it_puts_a_cottage_where_it_is_fed() -> None:
    game = Table(cards=["granary"])
    game.draw(0, "granary . . . \n . . wheat . \n . . glass brick")
    game.draw(1, "wood . . .")
    game.play("0 name stone", "0 place d1")
    assert decisions(game.state) <= {f"build cottage c2 c3 d3 at {square}" for square in ("c2", "c3", "d3")}
    game = Table(cards=["orchard"])
    game.draw(0, "orchard . . . \n . stone . . \n wheat glass . . \n . brick . .")
    game.play("0 name stone", "0 place d4")
    assert decisions(game.state) == {"build cottage a3 b3 b4 at a3"}


def test_it_answers_by_its_factory_with_what_it_needs() -> None:
    game = Table(cards=["farm", "factory"], start=1)
    game.draw(0, "factory farm . . \n . . wheat . \n . . . brick", held={"a1": ["stone"]})
    game.play("1 name stone")
    assert decisions(game.state) == {"factory glass"}
    game.play("0 factory glass")
    assert decisions(game.state) == {"place c3"}


def test_what_helps_nobody_goes_to_the_cavern_when_squares_are_few() -> None:
    game = Table(cards=["farm", "tavern"], start=1, cavern=True)
    game.draw(
        0,
        """
        farm    cottage tavern  brick
        cottage cottage tavern  brick
        tavern  cottage .       .
        tavern  well    chapel  chapel
        """,
    )
    game.play("1 name wood")
    assert decisions(game.state) == {"cavern"}


def test_a_full_town_is_built_up_before_it_is_completed() -> None:
    game = Table(cards=["farm", "tavern"], start=1)
    game.draw(
        0,
        """
        farm    cottage tavern  brick
        cottage cottage tavern  brick
        tavern  cottage wood    .
        tavern  well    chapel  chapel
        """,
    )
    game.play("1 name glass", "0 place d3")
    (built,) = {decision.partition(" at ")[0] for decision in decisions(game.state)}
    assert built == "build tavern d1 d2 d3"


# Little Town.


def test_it_feeds_its_workers() -> None:
    town = table(hands=["3 fish 4 wheat 9 coins", "5 fish"], workers=[1, 0], placed=["", ""])
    town.play(0, town.game.parse("worker a5"))
    for meal in decisions(town):
        twin = town.copy()
        twin.play(0, twin.game.parse(meal))
        assert meal.startswith("feed")
        assert twin.teams[0].points == 0


def test_with_its_last_worker_it_builds_what_gives_most() -> None:
    town = table(hands=["4 stone 5 fish", "5 fish"], workers=[1, 0], round=4)
    assert {decision.rpartition(" ")[0] for decision in decisions(town)} == {"build statue-of-a-hero"}


def test_it_goes_for_food_before_it_starves() -> None:
    town = table(hands=["2 fish", "5 fish"], workers=[1, 0], round=2, side=1)
    town.stock = int(town.stock)
    for decision in decisions(town):
        twin = town.copy()
        twin.play(0, twin.game.parse(decision))
        assert decision.startswith("worker")
        assert twin.teams[0].points >= -3


def test_it_uses_the_buildings_around_its_worker_in_the_better_order() -> None:
    """Wheat first, then the bakery that takes it."""
    town = table(built=["wheat-field c3, bakery c5"], hands=["", ""], workers=[1, 1], round=4)
    town.play(0, town.game.parse("worker c4"))
    assert decisions(town) == {"activate wheat-field c3"}


# Any game.


def test_of_an_unknown_game_it_takes_the_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "KNOWN", {})
    town = table(hands=["4 stone 5 fish", "5 fish"], workers=[1, 0], round=4)
    assert {decision.rpartition(" ")[0] for decision in decisions(town)} == {"build statue-of-a-hero"}
    # What it gains by a decision is all it looks at.
    legal = town.legal(0)
    worths = any_game.worths(town, 0, legal)
    taken = {town.game.parse(decision) for decision in decisions(town)}
    assert {worths[legal.index(action)] for action in taken} == {max(worths)}


# Strength.


@pytest.mark.parametrize("name", townlet.GAMES)
def test_it_beats_random(name: str) -> None:
    game = townlet.load(name, players=2)
    won = 0
    for seed in range(20):
        state = game.new(seed)
        seats = [bots.make(bot, seed) for bot in (["greedy", "random"] if seed % 2 else ["random", "greedy"])]
        number = 0
        while not state.over():
            seat = state.to_act()[0]
            state.play(seat, seats[seat].choose(state, seat, number))
            number += 1
        won += state.ranking()[1 - seed % 2] == 1
    assert won >= 19
