"""Whole games beside the naive referee: what is offered, what happens and what is scored agree at every decision."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import townlet
from tests.little_town.facts import GOALS, PLAYERS
from tests.little_town.naive import Referee
from townlet import Game, State

OPTIONS: dict[str, dict[str, Any]] = {
    f"{players}-side-{side}-{tiles}": {"players": players, "board": side, "tiles": tiles}
    for players in (2, 3, 4)
    for side in (1, 2)
    for tiles in ("drawn", "first-game")
}

# Games of each.
GAMES = 12

every_set_up = pytest.mark.parametrize("name", OPTIONS)


def lively(state: State, player: int, dice: random.Random) -> int:
    """A decision of a random kind, so that rare kinds come often; workers go where buildings are."""
    game = state.game
    by_verb: dict[str, list[str]] = {}
    for action in state.legal(player):
        by_verb.setdefault(game.text(action).split()[0], []).append(game.text(action))
    verb = dice.choice(sorted(by_verb))
    if verb == "done" and dice.random() < 0.7:
        verb = next(verb for verb in by_verb if verb != "done")
    texts = by_verb[verb]
    if verb in ("worker", "build") and dice.random() < 0.9:
        # Near the middle, where all meet.
        texts = [text for text in texts if text[-2] in "cdefg" and text[-1] in "2345"] or texts
    return game.parse(dice.choice(texts))


def compare(state: State, referee: Referee) -> None:
    """Everything both know is the same."""
    view = state.view(None)
    assert set(state.to_act()) == referee.waiting
    assert view["round"] == referee.round
    assert view["start"] == referee.start
    assert view["stock"] == referee.stock
    assert {entry["square"]: (entry["tile"], entry["owner"]) for entry in view["buildings"]} == referee.buildings
    assert view["supply"] == {tile: left for tile, left in referee.supply.items() if left}
    for seat, team in enumerate(view["teams"]):
        assert team["goods"] == referee.hands[seat]
        assert team["points"] == referee.points[seat]
        assert team["houses"] == referee.houses[seat]
        assert team["workers"]["in_hand"] == referee.workers[seat]
        assert set(team["workers"]["on_board"]) == referee.placed[seat]
        assert set(team["goals"]["met"]) == referee.met[seat]
        assert set(team["goals"]["achieved"]) <= referee.met[seat]
        assert view["scores"][seat] == referee.score(seat, team["goals"]["achieved"])
        offered = [state.game.text(action) for action in state.legal(seat)]
        assert len(offered) == len(set(offered))
        assert set(offered) == referee.legal(seat)


def watched(game: Game, seed: int) -> tuple[list[dict[str, Any]], list[str]]:
    """Play a lively game beside the referee; all views, and all decisions."""
    dice = random.Random(seed)
    state = game.new(seed)
    referee = Referee(state.view(None))
    views, decisions = [state.view(None)], []
    compare(state, referee)
    while not state.over():
        player = dice.choice(state.to_act())
        action = lively(state, player, dice)
        referee.play(player, game.text(action))
        state.play(player, action)
        views.append(state.view(None))
        decisions.append(f"{player} {game.text(action)}")
        compare(state, referee)
    return views, decisions


@every_set_up
def test_engine_and_referee_agree_on_whole_games(name: str) -> None:
    game = townlet.load("little-town", **OPTIONS[name])
    crew, houses, dealt = PLAYERS[game.players]
    for seed in range(GAMES):
        views, decisions = watched(game, seed)
        assert views[-1]["round"] == 4
        turns = [decision for decision in decisions if decision.split()[1] in ("worker", "build")]
        assert len(turns) == 4 * crew * game.players
        for view in views:
            for kind, all_there_are in {"wood": 15, "stone": 15, "fish": 15, "wheat": 15, "coins": 40}.items():
                assert view["stock"][kind] + sum(team["goods"][kind] for team in view["teams"]) == all_there_are
                assert all(team["goods"][kind] >= 0 for team in view["teams"])
            for team in view["teams"]:
                workers = team["workers"]
                assert workers["in_hand"] + len(workers["on_board"]) + workers["building"] == crew
                assert team["houses"] + len(team["buildings"]) == houses
                assert len(team["goals"]["achieved"]) + team["goals"]["hidden"] == dealt
        for before, after in pairwise(views):
            for old, new in zip(before["teams"], after["teams"], strict=True):
                assert set(old["goals"]["met"]) <= set(new["goals"]["met"])
                assert set(old["goals"]["achieved"]) <= set(new["goals"]["achieved"])


def test_lively_games_meet_every_kind_of_decision_tile_and_goal() -> None:
    """The comparison above is worth something only if everything happens in it."""
    verbs, activated, built, met = set(), set(), set(), set()
    for options in OPTIONS.values():
        game = townlet.load("little-town", **options)
        for seed in range(GAMES):
            dice = random.Random(seed)
            state = game.new(seed)
            while not state.over():
                player = dice.choice(state.to_act())
                action = lively(state, player, dice)
                verb, *about = game.text(action).split()
                verbs.add(verb)
                if verb == "activate":
                    activated.add(about[0])
                if verb == "build":
                    built.add(about[0])
                state.play(player, action)
            for team in state.view(None)["teams"]:
                met |= set(team["goals"]["met"])
    assert verbs == {"worker", "build", "activate", "pay", "take", "feed", "done"}
    assert len(built) == 25
    assert len(activated) == 20
    assert met == set(GOALS)
