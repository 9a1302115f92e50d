"""Whole games at the keyboard, and everything else that can be typed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import townlet
from tests.cli.scripts import typed, whole_game
from tests.cli.terminal import Run, plain
from townlet.core.record import open_record

FIRST = ["play", "tiny-towns", "--seed", "5", "--cards", "first-game", "--start", "0"]
LITTLE = ["play", "little-town", "--seed", "5", "--tiles", "first-game", "--start", "0"]

GAMES: dict[str, tuple[str, list[str], dict[str, Any], list[str]]] = {
    "solo": ("tiny-towns", ["me"], {}, []),
    "against one": ("tiny-towns", ["me", "random"], {"cards": "first-game"}, ["--cards", "first-game"]),
    "against a level": ("tiny-towns", ["me", "greedy", "easy"], {}, []),
    "hot-seat": ("tiny-towns", ["me", "me"], {}, []),
    "cavern": ("tiny-towns", ["random", "me", "me"], {"cavern": True}, ["--cavern"]),
    "town hall": ("tiny-towns", ["me", "random", "me"], {"mode": "town-hall"}, ["--mode", "town-hall"]),
    "little town": ("little-town", ["me", "random"], {"tiles": "first-game"}, ["--tiles", "first-game"]),
    "little town's other side": ("little-town", ["me", "random", "me"], {"board": 2}, ["--board", "2"]),
    "little town's hot-seat": ("little-town", ["me", "me", "me", "me"], {"start": 3}, ["--start", "3"]),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_from_a_script(name: str, townlet_command: Run, tmp_path: Path) -> None:
    game, seats, options, arguments = GAMES[name]
    expected = whole_game(21, seats, options, game)
    file = tmp_path / "game.json"
    ran = townlet_command(
        "play", game, "--seed", 21, "--seats", ",".join(seats), "--save", file, *arguments,
        piped=typed(expected, seats),
    )  # fmt: skip
    assert ran.code == 0
    assert ran.err == ""
    assert open_record(file, townlet.load).decisions == expected.decisions
    assert "The game is over" in ran.out
    for score in expected.state.scores():
        assert f"Total {score} " in plain(ran.out)
    assert ("Ranking" in ran.out) == (len(seats) > 1)
    assert f"townlet replay {file}" in plain(ran.out)


def test_everything_may_be_shortened(townlet_command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = townlet_command(*FIRST, "--seats", "me,me", "--save", file, piped="wh\nb2\n16\nq\n")
    assert json.loads(file.read_text())["decisions"] == ["0 name wheat", "0 place b2", "1 place d4"]
    assert "The game is saved. Go on with: townlet play --load" in plain(ran.out)


def test_little_towns_decisions_may_be_shortened(townlet_command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = townlet_command(*LITTLE, "--seats", "me,me", "--save", file, piped="w d4\nwheat e4\n1\nq\n")
    decisions = ["0 worker d4", "1 build wheat-field e4", "0 worker b1"]
    assert json.loads(file.read_text())["decisions"] == decisions
    out = plain(ran.out)
    assert "Seat 1 builds a Wheat Field on e4." in out


def test_little_town_says_why_not_lists_and_takes_back(townlet_command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    script = "worker a1\nc3\nhelp\nundo\nbuild wheat-field d3\nworker d4\nlog\nundo\nmoves\nscore\nw e4\nquit\n"
    ran = townlet_command(*LITTLE, "--seats", "me,me", "--save", file, piped=script)
    out = plain(ran.out)
    assert "a1 is mountain: workers and buildings go on grass." in out
    assert "'c3' may be worker c3; build wheat-field c3. Say a little more." in out
    assert "which is needed: w c3 for worker c3" in out
    assert "If the game ended now" in out
    assert "coins held: 3, 1 point for every 3" in out
    assert "There is nothing to take back." in out
    assert "Activate a building around your worker on d4, or be done." in out
    assert "2 Seat 1 (you) places a worker on d4" in out
    assert json.loads(file.read_text())["decisions"] == ["0 build wheat-field d3", "1 worker e4"]


@pytest.mark.parametrize(
    ("game", "options", "arguments"),
    [("tiny-towns", {"monuments": True}, ["--monuments"]), ("little-town", {"board": 2}, ["--board", "2"])],
)
def test_a_saved_game_goes_on_as_if_never_left(
    game: str, options: dict[str, Any], arguments: list[str], townlet_command: Run, tmp_path: Path
) -> None:
    seats = ["me", "random"]
    expected = whole_game(8, seats, options, game)
    script = typed(expected, seats).splitlines(keepends=True)
    file = tmp_path / "game.json"
    townlet_command(
        "play", game, "--seed", 8, "--seats", "me,random", *arguments, "--save", file, piped="".join(script[:9])
    )
    assert (
        open_record(file, townlet.load).decisions
        == expected.decisions[: len(json.loads(file.read_text())["decisions"])]
    )
    ran = townlet_command("play", "--load", file, "--seats", "me,random", piped="".join(script[9:]))
    assert ran.code == 0
    assert open_record(file, townlet.load).decisions == expected.decisions


def test_undo_takes_back_what_is_not_yet_shown(townlet_command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = townlet_command(*FIRST, "--seats", "me,me", "--save", file, piped="name wheat\nundo\nname wood\nquit\n")
    assert json.loads(file.read_text())["decisions"] == ["0 name wood"]
    ran = townlet_command(*FIRST, "--seats", "me,me", piped="undo\nname wood\nplace a1\nundo\n")
    assert "There is nothing to take back." in ran.out
    assert "Somebody else has decided since, so it can not be taken back." in plain(ran.out)


def test_a_hint_says_what_a_bot_would_do(townlet_command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = plain(townlet_command(*FIRST, "--save", file, piped="hint\nquit\n").out)
    told = re.search(
        r"A bot names (wood|wheat|brick|glass|stone) here and expects to end with a score of about -?\d+", out
    )
    assert told, out
    # Nothing was decided by it.
    assert json.loads(file.read_text())["decisions"] == []


def test_what_was_saved_is_not_lost(townlet_command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    townlet_command(*FIRST, "--save", file, piped="name wheat\n")
    saved = file.read_text()
    ran = townlet_command(*FIRST, "--save", file)
    assert (ran.code, plain(ran.err)) == (
        1,
        f"{file} exists already: go on with it by --load {file}, or name another file. ",
    )
    assert "exists already: name another file." in plain(townlet_command(*FIRST, piped=f"save {file}\n").out)
    assert file.read_text() == saved


def test_leaving_a_hot_seat_tells_its_seats(townlet_command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = plain(townlet_command(*FIRST, "--seats", "random,me", "--save", file, piped="quit\n").out)
    assert f"Go on with: townlet play --load {file} --seats random,me" in out


def test_letters_that_are_none_do_no_harm(townlet_command: Run) -> None:
    ran = townlet_command(*FIRST, piped=b"\xff\xfe\nname wood\nquit\n")
    assert ran.code == 0
    assert "is no resource" in ran.out


def test_what_is_not_allowed_is_answered_in_a_sentence_and_asked_again(townlet_command: Run) -> None:
    script = "flub\nflub flub\nname wheat\nplace z9\nplace b2\nb2\n99\nbuild farm a1 a2 b1 b2 at a1\n"
    out = plain(townlet_command(*FIRST, "--seats", "me,me", piped=script).out)
    assert "'flub' is no resource; the resources are wood" in out
    assert "'flub flub' is no decision of Tiny Towns." in out
    assert "'z9' is no square" in out
    assert "The decisions are numbered 1 to 5." in out
    assert "'build farm a1 a2 b1 b2 at a1' does not fit." in out


def test_an_occupied_square_is_named(townlet_command: Run) -> None:
    out = plain(townlet_command(*FIRST, "--seats", "me,me", piped="wh\nb2\nb2\nwo\nb2\nplace b2\np b2\n").out)
    assert out.count("b2 is not empty.") == 3


def test_several_meanings_are_listed(townlet_command: Run) -> None:
    out = plain(townlet_command(*FIRST, piped="w\n").out)
    assert "'w' may be name wood; name wheat. Say a little more." in out


def test_the_other_commands(townlet_command: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    script = "help\ncards\nscore\nlog\nmoves\nboard\nsave\n# a remark\n\n"
    script += f"save {file}\nsave {tmp_path}/none/x\nname wood\nlog\n"
    out = plain(townlet_command(*FIRST, "--seats", "me,me", piped=script).out)
    assert "take your last decision back" in out
    assert "Feeds 4 cottages, wherever they stand." in out
    assert "If the game ended now" in out
    assert "Name a file: save FILE" in out
    assert f"Saved to {file}." in out
    assert "can not be written: No such file or directory." in out
    assert "1 Seat 0 (you) names wood" in out
    assert open_record(file, townlet.load).decisions == []


def test_the_end_of_the_script_leaves_cleanly(townlet_command: Run) -> None:
    ran = townlet_command(*FIRST, piped="")
    assert ran.code == 0
    assert "The game was not saved." in ran.out
    assert "Traceback" not in ran.out + ran.err


def test_ctrl_c_leaves_cleanly(townlet_command: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("townlet.cli.session.ask", interrupted)
    ran = townlet_command(*FIRST, "--save", tmp_path / "game.json")
    assert ran.code == 0
    assert "Go on with: townlet play --load" in plain(ran.out)


def test_at_hot_seat_the_keyboard_is_handed_over_where_there_are_secrets(townlet_command: Run) -> None:
    secret = ["play", "tiny-towns", "--seed", "5", "--seats", "me,me"]
    assert "The keyboard goes to seat 1." in townlet_command(*secret, piped="1\n").out
    assert "The keyboard goes" not in townlet_command(*secret, "--no-monuments", piped="wo\na1\n").out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "There is no game 'chess'; the games are tiny-towns"),
        (["play", "tiny-towns", "--players", "9"], "players is a whole number from 1 to 6, not 9."),
        (
            ["play", "tiny-towns", "--seats", "me,you"],
            "--seats names each of the 2 seats: me, random, greedy, easy, normal, hard, master, with commas",
        ),
        (["play", "tiny-towns", "--players", "3", "--seats", "me"], "--seats names each of the 3 seats"),
        (["play", "tiny-towns", "--cards", "farm,orchard"], "farm are both of the type food"),
        (["play", "tiny-towns", "-o", "players"], "--option is written NAME=VALUE, not 'players'."),
        (["play", "tiny-towns", "-o", "size=5"], "Tiny Towns has no option 'size'"),
        (["play", "--load", "none.json"], "none.json can not be read: No such file or directory."),
        (["play", "tiny-towns", "--load", "none.json"], "leave the name of the game out"),
        (["play", "--load", "none.json", "--seed", "4"], "leave --seed out"),
        (["play"], "Say which game to play: tiny-towns, little-town."),
        (["play", "little-town", "--players", "5"], "players is a whole number from 2 to 4, not 5."),
        (["play", "little-town", "--tiles", "castle,well"], "12 tiles are in play beside the wheat fields, not 2."),
        (["play", "little-town", "--cavern"], "Little Town Builders has no option --cavern."),
        (["play", "tiny-towns", "--board", "2"], "Tiny Towns has no option --board."),
    ],
)
def test_what_can_not_be_set_up_is_told_in_a_sentence(
    arguments: list[str], sentence: str, townlet_command: Run
) -> None:
    ran = townlet_command(*arguments)
    assert ran.code == 1
    assert sentence in plain(ran.err)
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--players", "3", "--cavern"], {"players": 3, "cavern": True}),
        (["-o", "players=3", "-o", "monuments=false"], {"players": 3, "monuments": False}),
        (["--seats", "me,random,random,me"], {"players": 4}),
        (
            ["--cards", "farm,well,chapel,tavern,theater,bank", "--no-monuments"],
            {"cards": ["cottage", "farm", "well", "chapel", "tavern", "theater", "bank"][1:], "monuments": False},
        ),
        (["--mode", "town-hall"], {"mode": "town-hall"}),
    ],
)
def test_options_arrive_at_the_game(
    arguments: list[str], expected: dict[str, Any], townlet_command: Run, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    assert townlet_command("play", "tiny-towns", "--save", file, *arguments).code == 0
    options = json.loads(file.read_text())["options"]
    assert options | expected == options
