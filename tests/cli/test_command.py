"""The command as a whole: help, version, games, perft, and what it says when an extra is missing."""

from __future__ import annotations

import sys

import pytest

from tests.cli.terminal import Run, plain
from townlet.cli import main, perft
from townlet.cli.faces import FACES


@pytest.mark.parametrize("command", ["play", "replay", "score", "perft", "games"])
def test_help(command: str, townlet_command: Run) -> None:
    assert command in townlet_command("--help").out
    out = townlet_command(command, "--help").out
    assert f"townlet {command}" in out
    assert "\x1b" not in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_play_helps_with_every_option_of_every_game(townlet_command: Run) -> None:
    out = plain(townlet_command("play", "--help").out)
    for face in FACES.values():
        for option in face.options:
            assert f"--{option}" in out


def test_version(townlet_command: Run) -> None:
    out = townlet_command("--version").out
    assert out.startswith("townlet 0.")
    assert out.strip().endswith(("compiled", "interpreted"))


def test_games(townlet_command: Run) -> None:
    out = plain(townlet_command("games").out)
    for name, face in FACES.items():
        assert face.title in out
        assert f"townlet play {name}" in out


def test_perft_counts_as_frozen(townlet_command: Run) -> None:
    ran = townlet_command("perft", "tiny-towns", "--depth", 3)
    assert ran.code == 0
    assert "All counts are as frozen" in ran.out
    assert "DIFFERENT" not in ran.out


def test_perft_says_what_differs(townlet_command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    right = perft.setups("tiny-towns")[0]
    monkeypatch.setattr(perft, "setups", lambda _: [right | {"counts": [right["counts"][0] + 1]}])
    ran = townlet_command("perft", "tiny-towns")
    assert ran.code == 1
    assert "DIFFERENT: frozen is" in ran.out
    assert "1 count differs from the frozen table." in ran.err


def test_an_unknown_game_has_no_counts(townlet_command: Run) -> None:
    ran = townlet_command("perft", "chess")
    assert ran.code == 1
    assert "There is no game 'chess'" in ran.err


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typer", None)
    for name in [name for name in sys.modules if name.startswith("townlet.cli.")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(SystemExit, match="needs typer, which the extra 'cli' brings") as left:
        main()
    assert "pip install 'townlet[cli]'" in str(left.value)
