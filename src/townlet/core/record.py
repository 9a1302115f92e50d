"""Records: a game as a seed and a list of decisions, played, undone, saved and read again.

A record's file is one JSON document:

    {"townlet": 1, "game": "tiny-towns", "options": {"players": 2, ...}, "seed": 7,
     "decisions": ["0 name wheat", "0 place b2", ...], "scores": [28, 31]}

A decision is the seat and the notation. `scores` is null while the game is not over.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from townlet.core.chance import SEEDS
from townlet.core.game import Game, IllegalAction, State
from townlet.core.language import CONTRACT
from townlet.core.options import OptionsError, quoted

FORMAT: Final = 1

# Far above any game, and small enough that nobody's file can tire the reader.
LARGEST_FILE: Final = 1_000_000
MOST_DECISIONS: Final = 20_000

KEYS: Final = ["townlet", "game", "options", "seed", "decisions", "scores"]

# How a game is made from its name and its options: `townlet.load`.
Load = Callable[..., Game]


class RecordError(ValueError):
    """A record that can not be read; the message names the place."""


class Record:
    """A game as it was played so far."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.state: State = game.new(seed)
        self.decisions: Final[list[tuple[int, int]]] = []
        # What had come to light before each decision: an undo must not cross more of it.
        self.shown: Final[list[int]] = []

    def play(self, player: int, action: int) -> None:
        """Carry out a decision and write it down; IllegalAction, and nothing changed, when it is not allowed."""
        shown = self.state.shown()
        self.state.play(player, action)
        self.decisions.append((player, action))
        self.shown.append(shown)

    def can_undo(self, player: int) -> bool:
        """The last decision is this player's, and nothing hidden was shown by it."""
        return bool(self.decisions) and self.decisions[-1][0] == player and self.shown[-1] == self.state.shown()

    def check_undo(self, player: int) -> None:
        """IllegalAction says why the player can not take the last decision back."""
        if not self.decisions:
            raise IllegalAction(CONTRACT.say("refused", "nothing-to-undo"))
        if self.decisions[-1][0] != player:
            raise IllegalAction(CONTRACT.say("refused", "decided-since"))
        if not self.can_undo(player):
            raise IllegalAction(CONTRACT.say("refused", "shown-since"))

    def undo(self, player: int) -> None:
        """Take the player's last decision back."""
        self.check_undo(player)
        self.decisions.pop()
        self.shown.pop()
        self.state = self.after(len(self.decisions))

    def after(self, number: int) -> State:
        """The state after the first so many decisions."""
        state = self.game.new(self.seed)
        for player, action in self.decisions[:number]:
            state.apply(player, action)
        return state

    def states(self) -> Iterator[State]:
        """The state at the beginning and after each decision; each one is a copy of its own."""
        state = self.game.new(self.seed)
        yield state.copy()
        for player, action in self.decisions:
            state.apply(player, action)
            yield state.copy()

    def log(self, seat: int | None) -> list[tuple[int, str]]:
        """Who decided what, as this seat may read it; None is a watcher. Nothing is secret once the game is over."""
        over = self.state.over()
        return [
            (player, self.game.text(action) if over or player == seat else self.game.told(action))
            for player, action in self.decisions
        ]

    def document(self) -> dict[str, Any]:
        """The record as plain data."""
        return {
            "townlet": FORMAT,
            "game": self.game.name,
            "options": self.game.options,
            "seed": self.seed,
            "decisions": [f"{player} {self.game.text(action)}" for player, action in self.decisions],
            "scores": self.state.scores() if self.state.over() else None,
        }

    def text(self) -> str:
        """The record as the text of its file."""
        return json.dumps(self.document(), indent=1) + "\n"

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        folder = path.parent
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=folder)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            # mkstemp makes files for their owner alone; a record is an ordinary file.
            mask = os.umask(0)
            os.umask(mask)
            Path(name).chmod(0o666 & ~mask)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def wrong(what: str, /, **about: object) -> RecordError:
    """What is wrong with a record, as an error with its sentence."""
    return RecordError(CONTRACT.say("record", what, **about))


def open_record(path: Path, load: Load) -> Record:
    """Read a record from its file."""
    if path.stat().st_size > LARGEST_FILE:
        raise wrong("large-file", most=LARGEST_FILE)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise wrong("no-text", byte=error.start) from error
    return read_record(text, load)


def read_record(text: str, load: Load) -> Record:
    """Read a record from the text of its file, checking every decision."""
    if len(text) > LARGEST_FILE:
        raise wrong("large-text", most=LARGEST_FILE)
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise wrong("damaged", line=error.lineno, column=error.colno) from error
    except (ValueError, RecursionError) as error:
        raise wrong("no-sense") from error
    return from_document(document, load)


def from_document(document: object, load: Load) -> Record:
    """Read a record from plain data, checking every decision."""
    if not isinstance(document, dict):
        raise wrong("no-object")
    check_format(document)
    record = Record(read_game(document, load), read_seed(document))
    decisions = document["decisions"]
    if not isinstance(decisions, list) or len(decisions) > MOST_DECISIONS:
        raise wrong("decisions", most=MOST_DECISIONS)
    for number, written in enumerate(decisions, start=1):
        try:
            record.play(*read_decision(written, record.game))
        except IllegalAction as error:
            raise wrong("decision", number=number, written=quoted(written), error=error) from error
    scores = record.state.scores() if record.state.over() else None
    if document["scores"] != scores:
        raise wrong("scores", scores=scores, written=quoted(document["scores"]))
    return record


def check_format(document: dict[Any, Any]) -> None:
    """Refuse what is no record of this format."""
    version = document.get("townlet")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise wrong("no-format")
    if version > FORMAT:
        raise wrong("newer", version=version, known=FORMAT)
    for key in KEYS:
        if key not in document:
            raise wrong("missing", entry=key)
    for key in document:
        if key not in KEYS:
            raise wrong("unknown", entry=quoted(key))


def read_game(document: dict[Any, Any], load: Load) -> Game:
    """The game of the record."""
    name, options = document["game"], document["options"]
    if not isinstance(name, str):
        raise wrong("game")
    if not isinstance(options, dict):
        raise wrong("options")
    try:
        return load(name, **options)
    except OptionsError as error:
        raise wrong("setup", error=error) from error


def read_seed(document: dict[Any, Any]) -> int:
    """The seed of the record."""
    seed = document["seed"]
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEEDS:
        raise wrong("seed")
    return seed


def read_decision(written: object, game: Game) -> tuple[int, int]:
    """The seat and the action of a written decision."""
    if not isinstance(written, str) or len(written) > 200:
        raise IllegalAction(CONTRACT.say("record", "no-decision"))
    seat, _, notation = written.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise IllegalAction(CONTRACT.say("record", "no-seat"))
    return int(seat), game.parse(notation)
