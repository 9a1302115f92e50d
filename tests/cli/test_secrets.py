"""What others may not know is never printed: drawn anew, it changes no letter."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import townlet
from tests.cli.scripts import whole_game
from tests.cli.terminal import Run, plain
from townlet.cli.session import ME, Session
from townlet.core.record import Record

SETUPS: dict[str, tuple[str, dict[str, Any], int]] = {
    "two with monuments": ("tiny-towns", {}, 2),
    "four with monuments": ("tiny-towns", {"cavern": True}, 4),
    "town hall": ("tiny-towns", {"mode": "town-hall"}, 2),
    "solo": ("tiny-towns", {}, 1),
    "little town for two": ("little-town", {}, 2),
    "little town for three": ("little-town", {"board": 2}, 3),
    "little town for four": ("little-town", {"tiles": "first-game"}, 4),
}


def shown(record: Record, seat: int) -> str:
    """Everything that the person on this seat can have printed."""
    file = io.StringIO()
    console = Console(file=file, width=100, height=50, _environ={})
    session = Session(console, record, [ME] * record.game.players, None)
    session.read[seat] = 0
    session.front = seat
    session.show(seat)
    for typed in ("cards", "log", "moves", "score", "board"):
        session.command(seat, typed)
    session.attempt(seat, "place z9")
    session.attempt(seat, "name gold")
    session.attempt(seat, "worker a1")
    session.attempt(seat, "build castle a1")
    return file.getvalue()


@pytest.mark.parametrize("name", SETUPS)
def test_what_is_hidden_changes_no_letter_of_what_is_printed(name: str) -> None:
    game, options, players = SETUPS[name]
    played = whole_game(31, [ME] * players, options, game)
    record = Record(played.game, played.seed)
    compared = 0
    for number, (player, action) in enumerate(played.decisions):
        if number % (3 * players) < 2:
            for seat in record.state.to_act():
                expected = shown(record, seat)
                state = record.state
                for seed in range(2):
                    record.state = state.guess(seat, seed)
                    assert shown(record, seat) == expected, f"seat {seat} after {number} decisions"
                    compared += 1
                record.state = state
        record.play(player, action)
    assert compared > 10


def test_a_monument_in_secret_is_printed_for_its_owner_alone(townlet_command: Run) -> None:
    game = townlet.load("tiny-towns", players=2)
    mine, others = (game.new(5).view(seat)["towns"][seat]["dealt"] for seat in (0, 1))
    out = townlet_command("play", "tiny-towns", "--seed", 5, "--seats", "me,random", piped="1\nlog\nboard\ncards\n").out
    names = {slug: townlet_name(slug) for slug in [*mine, *others]}
    assert all(names[slug] in plain(out) for slug in mine)
    assert not any(slug in out or names[slug] in plain(out) for slug in others)
    assert "Seat 1 (random) keeps a monument" in plain(out)


def test_goals_in_hand_are_printed_for_their_owner_alone(townlet_command: Run) -> None:
    game = townlet.load("little-town", players=2, start=0)
    mine, others = (game.new(5).view(seat)["teams"][seat]["goals"]["in_hand"] for seat in (0, 1))
    out = plain(
        townlet_command(
            "play",
            "little-town",
            "--seed",
            5,
            "--start",
            0,
            "--seats",
            "me,random",
            piped="worker d4\nlog\nboard\ncards\n",
        ).out
    )
    goals = townlet.book("little-town")["names"]
    assert all(goals[slug] in out for slug in mine)
    assert not any(slug in out or goals[slug] in out for slug in others)


def townlet_name(slug: str) -> str:
    from townlet.tiny_towns import words  # noqa: PLC0415

    return words.name(slug)


def test_the_log_of_a_finished_game_is_laid_open() -> None:
    record = whole_game(31, [ME] * 2, {})
    assert all(notation.startswith("keep ") for _, notation in record.log(None)[:2])
    record.decisions.pop()
    record.state = record.after(len(record.decisions))
    assert [notation for _, notation in record.log(None)[:2]] == ["keep", "keep"]
    assert [notation == "keep" for _, notation in record.log(0)[:2]] == [False, True]
