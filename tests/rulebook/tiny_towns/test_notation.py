"""What is written is what happens: random games, followed with cubes and buildings in hand from the notation alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

import townlet

from .table import RESOURCES


class Board:
    """One player's board, as somebody who only hears the decisions keeps it."""

    def __init__(self) -> None:
        self.lies: dict[str, str] = {}
        self.held: dict[str, list[str]] = {}
        self.cube = ""
        self.built_at = ""

    def put(self, card: str, square: str) -> None:
        assert square not in self.lies
        self.lies[square] = card
        self.built_at = square

    def hear(self, notation: str) -> None:
        """Do on the board what the notation says."""
        verb, *words = notation.split()
        if verb in ("factory", "take"):
            self.cube = words[0]
        elif verb == "place":
            assert words[0] not in self.lies
            self.lies[words[0]] = self.cube
        elif verb in ("store", "bondmaker"):
            self.held.setdefault(words[0], []).append(self.cube)
        elif verb == "swap":
            self.held[words[1]].remove(words[0])
            self.held[words[1]].append(self.cube)
            self.cube = words[0]
        elif verb == "hold":
            assert self.built_at not in self.held
            self.held[self.built_at] = [words[0]]
        elif verb == "build":
            for square in words[1:-2]:
                if self.lies[square] != "trading-post":
                    assert self.lies.pop(square) in RESOURCES
            self.put(words[0], words[-1])
        elif verb == "put":
            self.put(*words)
        elif verb == "replace":
            self.lies.pop(words[0])
            self.held.pop(words[0], None)
            self.put(words[1], words[0])

    def shows(self, town: dict[str, Any]) -> bool:
        """The board is what the game shows."""
        grid = [[self.lies.get(letter + row, ".") for letter in "abcd"] for row in "1234"]
        held = {square: sorted(cubes, key=RESOURCES.index) for square, cubes in self.held.items()}
        return bool(town["grid"] == grid and town["held"] == held)


@pytest.mark.parametrize("factory", ["bank", "factory", "trading-post", "warehouse"])
@pytest.mark.parametrize("mode", ["standard", "town-hall"])
def test_the_decisions_of_a_game_lead_to_the_towns_they_speak_of(factory: str, mode: str) -> None:
    chance = random.Random(f"{factory} {mode}")
    heard = set()
    for seed in range(25):
        cards = ["granary", "shed", "temple", "inn", "theater", factory]
        players = 2 + seed % 3
        game = townlet.load("tiny-towns", players=players, mode=mode, cards=cards, cavern=seed % 2 == 0, monuments=True)
        state = game.new(seed)
        boards = [Board() for _ in range(players)]
        while not state.over():
            begun = state.view(None)["round"]
            seat = chance.choice(state.to_act())
            offered = [game.text(action) for action in state.legal(seat)]
            # Rather build than not, so that much is built.
            eager = [notation for notation in offered if notation.split()[0] in ("build", "put", "replace", "swap")]
            notation = chance.choice(eager or offered)
            heard.add(notation.split()[0])
            state.play(seat, game.parse(notation))
            if notation.startswith("name"):
                for board in boards:
                    board.cube = notation.split()[1]
            boards[seat].hear(notation)
            view = state.view(None)
            assert all(board.shows(town) for board, town in zip(boards, view["towns"], strict=True)), notation
            if view["round"] != begun and view["named"]:
                for board in boards:
                    board.cube = view["named"]
    assert {"place", "build", "done"} < heard
