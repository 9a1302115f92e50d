"""Golden records: a whole random game of every configuration, kept to be compared with.

    python -m tests.golden.write

writes them anew. A change of rules shows as a difference of these files, and belongs into the
CHANGELOG: a finished game stored once must replay for ever.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.configured import CONFIGURATIONS, configured
from townlet import Game
from townlet.core.chance import PLAYER_STREAM, Chance
from townlet.core.record import Record

FOLDER: Final = Path(__file__).parent
SEED: Final = 2026


def random_record(game: Game, seed: int) -> Record:
    """A whole game by random players, decided by the seed alone."""
    record = Record(game, seed)
    dice = Chance(seed, PLAYER_STREAM)
    while not record.state.over():
        waiting = record.state.to_act()
        player = waiting[dice.below(len(waiting))]
        offered = record.state.legal(player)
        record.play(player, offered[dice.below(len(offered))])
    return record


if __name__ == "__main__":
    for name in CONFIGURATIONS:
        random_record(configured(name), SEED).save(FOLDER / f"{name}.json")
    print(f"{len(CONFIGURATIONS)} golden records written.")
