"""Reading files that a person names: failures are one sentence."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import townlet
from townlet.cli.screen import fail
from townlet.core.record import Record, RecordError, open_record

LARGEST_SCORE_FILE: Final = 100_000


def read_file(path: Path) -> Record:
    """The record in a file."""
    try:
        return open_record(path, townlet.load)
    except OSError as error:
        fail(f"{path} can not be read: {error.strerror}.")
    except RecordError as error:
        fail(f"{path}: {error}")


def read_document(name: str) -> dict[str, Any]:
    """The JSON object in a file, or in what is piped in as '-'."""
    try:
        if name == "-":
            raw = sys.stdin.buffer.read(LARGEST_SCORE_FILE + 1)
        else:
            with Path(name).open("rb") as file:
                raw = file.read(LARGEST_SCORE_FILE + 1)
    except OSError as error:
        fail(f"{name} can not be read: {error.strerror}.")
    if len(raw) > LARGEST_SCORE_FILE:
        fail(f"{name} is too large for a score file: more than {LARGEST_SCORE_FILE} bytes.")
    try:
        document = json.loads(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        fail(f"{name} is damaged: byte {error.start} is no text.")
    except json.JSONDecodeError as error:
        fail(f"{name} is damaged: line {error.lineno}, column {error.colno}: {error.msg}.")
    except (ValueError, RecursionError):
        fail(f"{name} is damaged: it is no sensible JSON.")
    if not isinstance(document, dict):
        fail(f"{name}: a score file is one JSON object.")
    return document
