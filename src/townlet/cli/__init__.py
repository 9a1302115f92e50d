"""The `townlet` command: play, serve, replay, score, arena, perft, games."""

from __future__ import annotations

import sys
from typing import Final

NEEDS: Final = ("typer", "rich")


def main() -> None:
    """Run the command."""
    try:
        from townlet.cli.app import app  # noqa: PLC0415 - what it needs may be missing
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in NEEDS:
            raise
        sys.exit(f"The townlet command needs {error.name}, which the extra 'cli' brings: pip install 'townlet[cli]'")
    app(prog_name="townlet")
