"""`townlet arena`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Run, plain


def test_it_tells_who_is_stronger(townlet_command: Run) -> None:
    ran = townlet_command("arena", "little-town", "--bots", "random", "greedy", "--games", 4, "-o", "tiles=first-game")
    assert ran.code == 0
    assert ran.out.startswith("Little Town Builders, 2 players, 4 games")
    first, second = (line for line in ran.out.splitlines() if line.startswith("│"))
    assert first.startswith("│ greedy │     4 │ 100.0% (51-100)")
    assert second.startswith("│ random │     4 │     0.0% (0-49)")
    assert ran.out.endswith("greedy before random: 100.0% (51-100) of 4\n")


def test_the_same_figures_as_json_and_the_games_in_a_file(townlet_command: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = ("arena", "tiny-towns", "--bots", "easy,random", "greedy", "--players", 2, "--games", 2, "--nodes", 2)
    ran = townlet_command(*command, "--json", "--out", file)
    found = json.loads(ran.out)
    assert found["contest"]["bots"] == ["easy", "random", "greedy"]
    assert found["games"] == 6
    assert {one["bot"]: one["games"] for one in found["standings"]} == {"greedy": 4, "easy": 4, "random": 4}
    assert len(file.read_text().splitlines()) == 7
    # There is nothing left to play, so even the times are the same.
    assert townlet_command(*command, "--json", "--out", file).out == ran.out


def test_one_bot_plays_alone(townlet_command: Run) -> None:
    ran = townlet_command("arena", "tiny-towns", "--bots", "random", "--games", 3)
    assert ran.out.startswith("Tiny Towns, 1 player, 3 games")
    assert "wins" not in ran.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess", "--bots", "random"], "There is no game 'chess'; the games are tiny-towns, little-town."),
        (["tiny-towns"], "--bots names who plays: random, greedy, easy, normal, hard, master."),
        (["tiny-towns", "--bots", "random", "deep"], "There is no bot 'deep'; the bots are random,"),
        (["tiny-towns", "--bots", "random", "--players", "2"], "--bots names a bot for each of the 2 seats;"),
        (["little-town", "--bots", "random"], "players is a whole number from 2 to 4, not 1."),
        (["tiny-towns", "--bots", "random", "-o", "board=2"], "Tiny Towns has no option"),
    ],
)
def test_what_is_wrong_is_told_before_anybody_plays(townlet_command: Run, arguments: list[str], sentence: str) -> None:
    ran = townlet_command("arena", *arguments)
    assert (ran.code, ran.out) == (1, "")
    assert sentence in plain(ran.err)
