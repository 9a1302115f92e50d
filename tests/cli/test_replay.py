"""Walking through a saved game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import townlet
from tests.cli.scripts import whole_game
from tests.cli.terminal import Run, plain
from townlet.cli import replay as replay_module
from townlet.core.record import Record


@pytest.fixture
def record() -> Record:
    return whole_game(3, ["me", "me"], {})


def test_every_decision_is_printed_with_boards_sheets_and_ranking(
    record: Record, townlet_command: Run, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    record.save(file)
    ran = townlet_command("replay", file)
    assert ran.code == 0
    assert ran.err == ""
    numbered = [line for line in ran.out.splitlines() if line[:4].strip().isdigit() and "Seat" in line]
    assert len(numbered) == len(record.decisions)
    assert "Round 2 " in ran.out
    assert "Ranking" in ran.out
    assert "Total" in ran.out
    assert "keeps a monument" not in ran.out


def test_a_game_that_is_not_over_keeps_its_secrets(record: Record, townlet_command: Run, tmp_path: Path) -> None:
    document = record.document() | {"scores": None, "decisions": record.document()["decisions"][:6]}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document))
    out = townlet_command("replay", file, "--all").out
    assert out.count("keeps a monument") == 2
    assert "The game is not over." in out


def test_at_the_terminal_it_steps(
    record: Record, townlet_command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    record.save(file)
    typed = iter(["", "", "b", "9999", "0", "5", "what?", "q"])
    questions: list[str] = []

    def ask(console: object, question: str) -> str:
        questions.append(question.partition(" ")[0])
        return next(typed)

    monkeypatch.setattr(replay_module, "at_terminal", lambda: True)
    monkeypatch.setattr(replay_module, "ask", ask)
    ran = townlet_command("replay", file)
    assert questions == ["0", "1", "2", "1", str(len(record.decisions)), "0", "5", "5"]
    assert ran.out.count("Ranking") == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The record is damaged: line 1, column 1"),
        ('{"townlet": 1,', "The record is damaged: line 1"),
        ("[]", "A record is one JSON object."),
        ('{"townlet": 7}', "a newer one will read it."),
        ("[" * 100_000, "The record is damaged"),
        (" " * 1_000_001, "The file is too large for a record"),
    ],
)
def test_a_damaged_file_is_one_sentence(text: str, sentence: str, townlet_command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    ran = townlet_command("replay", file)
    assert ran.code == 1
    assert ran.out == ""
    assert sentence in plain(ran.err)
    assert ran.err.count("\n") == 1


def test_little_town_is_walked_through(townlet_command: Run, tmp_path: Path) -> None:
    record = whole_game(3, ["me", "me", "me"], {}, "little-town")
    file = tmp_path / "game.json"
    record.save(file)
    ran = townlet_command("replay", file, "--all")
    assert (ran.code, ran.err) == (0, "")
    numbered = [line for line in ran.out.splitlines() if line[:4].strip().isdigit() and "Seat" in line]
    assert len(numbered) == len(record.decisions)
    for number in (1, 2, 3, 4):
        assert ran.out.count(f"Round {number} of 4") == 1
    assert "The game is over" in ran.out
    assert "Ranking" in ran.out


def test_little_town_that_is_not_over_keeps_its_goals(townlet_command: Run, tmp_path: Path) -> None:
    record = whole_game(3, ["me", "me"], {}, "little-town")
    cut = {**record.document(), "scores": None, "decisions": record.document()["decisions"][:6]}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(cut))
    out = plain(townlet_command("replay", file, "--all").out)
    names = townlet.book("little-town")["names"]
    for seat in range(2):
        goals = record.after(6).view(seat)["teams"][seat]["goals"]
        assert goals["in_hand"]
        assert not any(names[slug] in out for slug in goals["in_hand"])
    assert "The game is not over." in out


def test_an_illegal_decision_is_named(record: Record, townlet_command: Run, tmp_path: Path) -> None:
    document = record.document()
    document["decisions"][4] = "0 place z9"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document))
    ran = townlet_command("replay", file)
    assert ran.code == 1
    assert "Decision 5, '0 place z9': 'z9' is no square" in plain(ran.err)


def test_a_file_that_is_not_there_and_one_that_is_no_text(townlet_command: Run, tmp_path: Path) -> None:
    ran = townlet_command("replay", tmp_path / "none.json")
    assert (ran.code, plain(ran.err).endswith("can not be read: No such file or directory. ")) == (1, True)
    file = tmp_path / "bytes.json"
    file.write_bytes(b'{"townlet": \xff}')
    assert "byte 12 is no text." in plain(townlet_command("replay", file).err)
    assert townlet_command("replay", tmp_path).code == 1
