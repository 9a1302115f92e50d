"""How the levels plan in Tiny Towns."""

from __future__ import annotations

import subprocess
import sys

import pytest

import townlet
from tests.rulebook.tiny_towns.table import Table
from townlet import State, bots
from townlet.bots.tiny_towns import tables
from townlet.bots.tiny_towns.ground import Ground
from townlet.bots.tiny_towns.whims import follow
from townlet.tiny_towns.state import Towns

NODES = 3000


def decision(state: State, seat: int = 0) -> str:
    """What a level decides with some nodes."""
    return state.game.text(bots.make("master", 1, nodes=NODES).choose(state, seat, 0))


def test_it_places_the_last_cube_of_a_fed_cottage_and_builds_it() -> None:
    game = Table(cards=["farm"], start=1)
    game.draw(0, "farm well well well \n well well wheat well \n well well . brick \n tavern tavern tavern tavern")
    game.play("1 name glass")
    assert decision(game.state) == "place c3"
    game.play("0 place c3")
    assert decision(game.state).startswith("build cottage c2 c3 d3 at")


def test_of_the_open_cards_it_takes_what_completes_its_town() -> None:
    game = Table(1, cards=["farm"])
    game.draw(0, "farm well well well \n well well wheat well \n well well . brick \n tavern tavern tavern tavern")
    game.lay_open("stone", "glass", "stone")
    assert decision(game.state) == "take glass"


def test_it_puts_the_cottage_where_it_is_fed() -> None:
    game = Table(1, cards=["orchard"])
    game.draw(0, "orchard well well well \n well wheat well well \n brick glass well tavern \n well well well .")
    assert len(game.state.to_act()) == 1
    state = game.state
    assert isinstance(state, Towns)
    game.lay_open("stone", "stone", "stone")
    game.play("0 take stone", "0 place d4")
    assert decision(state) == "build cottage a3 b2 b3 at a3"


def test_with_more_nodes_it_plays_better_alone() -> None:
    game = townlet.load("tiny-towns", players=1)
    reached = {"greedy": 0, "master": 0}
    for seed in range(3):
        for name in reached:
            state = game.new(seed)
            bot = bots.make(name, seed, nodes=NODES)
            number = 0
            while not state.over():
                state.play(0, bot.choose(state, 0, number))
                number += 1
            reached[name] += state.scores()[0]
    assert reached["master"] > reached["greedy"] + 9


def test_tables_are_kept_as_they_were_learned() -> None:
    alone, together = tables.learned()
    assert len(alone) == len(together)
    with pytest.raises(ValueError, match="make it anew"):
        tables.unpack(b"nothing of the kind")


def test_a_whim_is_given_up_again() -> None:
    state = townlet.load("tiny-towns", players=1).new(5)
    assert isinstance(state, Towns)
    learned = tables.learned()[0]
    weights = learned[:]
    follow(3, Ground(state.towns[0].cards, -1), learned, weights)
    assert list(weights) != list(learned)
    follow(0, Ground(state.towns[0].cards, -1), learned, weights)
    assert list(weights) == list(learned)


SCRIPT = """
import townlet
from townlet import bots
game = townlet.load("tiny-towns", players={players})
state = game.new(3)
bot = bots.make("master", 1, nodes=300)
number = 0
while not state.over() and number < 40:
    seat = state.to_act()[0]
    state.play(seat, bot.choose(state, seat, number))
    number += 1
print(state.hash())
"""


@pytest.mark.parametrize("players", [1, 2])
def test_the_same_nodes_decide_the_same_in_another_process(players: int) -> None:
    script = SCRIPT.format(players=players)
    first, second = (
        subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True).stdout
        for _ in range(2)
    )
    assert first == second
