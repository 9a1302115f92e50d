"""A process in which bots think: it reads questions, a line each, and answers each with a line.

A question is what a bot needs and nothing more: the game with its seed and decisions, which bot, which seat.
While one is thought about, another line means that nobody wants the answer any more.
"""

from __future__ import annotations

import json
import sys
import threading
import traceback
from functools import lru_cache
from queue import SimpleQueue
from typing import Any

import townlet
from townlet import bots
from townlet.core.game import Game

STOP = {"stop": True}


def main() -> None:
    """Answer until nobody asks any more."""
    questions: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
    stop = threading.Event()
    threading.Thread(target=hear, args=(questions, stop), daemon=True).start()
    while (question := questions.get()) is not None:
        try:
            said = answer(question, stop)
        except Exception:
            said = {"error": traceback.format_exc()}
        print(json.dumps(said), flush=True)


def hear(questions: SimpleQueue[dict[str, Any] | None], stop: threading.Event) -> None:
    """Hear what is asked, also while a bot thinks."""
    for line in sys.stdin:
        said = json.loads(line)
        if said == STOP:
            stop.set()
        else:
            # What was said before was about an earlier question, which is answered.
            stop.clear()
            questions.put(said)
    # Whoever asked is gone.
    stop.set()
    questions.put(None)


def answer(question: dict[str, Any], stop: threading.Event) -> dict[str, Any]:
    """What the bot would do, and why."""
    state = loaded(question["game"], json.dumps(question["options"])).new(question["seed"])
    for player, action in question["decisions"]:
        state.apply(player, action)
    bot = bots.make(question["bot"], question["seed"])
    return bot.advise(state, question["seat"], len(question["decisions"]), stop.is_set)._asdict()


@lru_cache(maxsize=16)
def loaded(name: str, options: str) -> Game:
    """The game with these options."""
    return townlet.load(name, **json.loads(options))


if __name__ == "__main__":
    main()
