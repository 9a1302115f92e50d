"""Records: what is read is checked, and every refusal names the place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import townlet
from tests.golden.write import random_record
from townlet import IllegalAction
from townlet.core.record import LARGEST_FILE, MOST_DECISIONS, Record, RecordError, open_record, read_record


@pytest.fixture
def record() -> Record:
    return random_record(townlet.load("tiny-towns", players=2, cards="first-game"), 5)


def refused(document: Any) -> str:
    """The sentence with which a document is refused."""
    text = document if isinstance(document, str) else json.dumps(document)
    with pytest.raises(RecordError) as error:
        read_record(text, townlet.load)
    return str(error.value)


def test_a_record_is_one_readable_document(record: Record) -> None:
    document = json.loads(record.text())
    assert list(document) == ["townlet", "game", "options", "seed", "decisions", "scores"]
    assert document["townlet"] == 1
    assert document["game"] == "tiny-towns"
    assert document["options"]["players"] == 2
    assert document["decisions"][0].split()[1] == "name"
    assert document["scores"] == record.state.scores()


def test_an_unfinished_game_can_be_saved_and_gone_on_with(tmp_path: Path) -> None:
    record = Record(townlet.load("tiny-towns", players=2, cards="first-game", start=0), 5)
    record.play(0, record.game.parse("name wheat"))
    record.save(tmp_path / "game.json")
    again = open_record(tmp_path / "game.json", townlet.load)
    assert json.loads(again.text())["scores"] is None
    again.play(1, again.game.parse("place a1"))
    assert again.decisions[0] == record.decisions[0]


@pytest.mark.parametrize(
    ("key", "value", "place"),
    [
        ("townlet", 2, "townlet: the record has format 2"),
        ("townlet", "1", "townlet: the version"),
        ("townlet", True, "townlet: the version"),
        ("townlet", 0, "townlet: the version"),
        ("game", 7, "game: "),
        ("game", "chess", "game and options: There is no game 'chess'"),
        ("options", [], "options: "),
        ("options", {"players": 9}, "game and options: players is a whole number from 1 to 6"),
        ("options", {"name": "x"}, "game and options: "),
        ("options", {"colour": "red"}, "game and options: Tiny Towns has no option 'colour'"),
        ("seed", -1, "seed: "),
        ("seed", 2**53, "seed: "),
        ("seed", 1.5, "seed: "),
        ("seed", True, "seed: "),
        ("decisions", {}, "decisions: "),
        ("decisions", ["0 name wheat"] * (MOST_DECISIONS + 1), "decisions: "),
        ("scores", [0, 0], "scores: "),
        ("scores", None, "scores: "),
    ],
)
def test_what_is_wrong_is_named(record: Record, key: str, value: Any, place: str) -> None:
    sentence = refused({**record.document(), key: value})
    assert sentence.startswith(place)


@pytest.mark.parametrize("key", ["townlet", "game", "options", "seed", "decisions", "scores"])
def test_what_is_missing_is_named(record: Record, key: str) -> None:
    document = record.document()
    del document[key]
    assert refused(document).startswith(f"{key}: ")


def test_what_is_too_much_is_named(record: Record) -> None:
    assert refused({**record.document(), "comment": "hello"}).startswith("'comment'")


@pytest.mark.parametrize(
    "written", ["0 build castle", "7 place a1", "-1 place a1", "place a1", "", 7, None, "0 " + "x" * 300, "٣ place a1"]
)
def test_an_illegal_decision_is_named_by_its_number(record: Record, written: Any) -> None:
    document = record.document()
    document["decisions"][10] = written
    assert refused(document).startswith("Decision 11, ")


@pytest.mark.parametrize(
    "text", ["", "{", "[1, 2]", "null", '"x"', "{}", "[" * 100_000, '{"townlet": ' + "9" * 5000 + "}", "\x00"]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refused(text).endswith(".")


def test_every_cut_of_a_file_is_refused(record: Record, tmp_path: Path) -> None:
    whole = record.text().encode()
    path = tmp_path / "cut.json"
    for length in range(0, len(whole) - 2, 97):
        path.write_bytes(whole[:length])
        with pytest.raises(RecordError):
            open_record(path, townlet.load)


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "noise.json"
    path.write_bytes(b'{"townlet": "\xff\xfe"}')
    with pytest.raises(RecordError, match="byte 13"):
        open_record(path, townlet.load)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    path.write_bytes(b" " * (LARGEST_FILE + 1))
    with pytest.raises(RecordError, match="too large"):
        open_record(path, townlet.load)
    assert "too long" in refused(" " * (LARGEST_FILE + 1))


def test_saving_is_whole_or_not_at_all(record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    record.save(path)
    before = path.read_text(encoding="utf-8")

    def fail(handle: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", fail)
    record.decisions.pop()
    with pytest.raises(OSError, match="no space left"):
        record.save(path)
    assert path.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [path]


def test_undo_takes_back_the_players_own_last_decision() -> None:
    record = Record(townlet.load("tiny-towns", players=2, cards="first-game", start=0), 5)
    record.play(0, record.game.parse("name wheat"))
    before = record.state.hash()
    record.play(1, record.game.parse("place a1"))
    record.undo(1)
    assert record.state.hash() == before
    assert not record.can_undo(1)
    with pytest.raises(IllegalAction, match="Somebody else"):
        record.undo(1)
    record.undo(0)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        record.undo(0)


def test_undo_does_not_cross_what_came_to_light() -> None:
    record = Record(townlet.load("tiny-towns", players=2, mode="town-hall", cards="first-game"), 5)
    record.play(0, record.game.parse("place a1"))
    assert record.can_undo(0)
    record.play(1, record.game.parse("place a1"))
    with pytest.raises(IllegalAction, match="Something hidden"):
        record.undo(1)


def test_states_are_the_game_step_by_step(record: Record) -> None:
    states = list(record.states())
    assert len(states) == len(record.decisions) + 1
    assert states[-1].hash() == record.state.hash()
    assert states[5].hash() == record.after(5).hash()
    assert states[0].hash() == record.game.new(record.seed).hash()
