"""The action space of Little Town Builders and its notation: every decision is one small int and a few words.

worker c3                      place a worker: gather around it, then activate buildings around it
build castle e4                build this tile on this square
activate bakery d3             activate the building on this square
pay 1 wood 3 coins             what is paid for the building chosen, or to the building activated
take 1 wood 1 fish             what the Trading Shop gives
feed 2 fish 1 wheat 3 coins    what the workers are fed with; 3 coins are one food
feed nothing                   leave them hungry
done                           activate no more buildings
"""

from __future__ import annotations

from typing import Final

from townlet.core.game import IllegalAction
from townlet.little_town import feeding, payments
from townlet.little_town.goods import NAMES as GOODS
from townlet.little_town.goods import goods, told
from townlet.little_town.squares import NAMES, SQUARES
from townlet.little_town.tiles import KINDS, TILES

DONE: Final = 0
PAY: Final = 1
TAKE: Final = PAY + len(payments.PAYMENTS)
FEED: Final = TAKE + len(payments.TAKINGS)
WORKER: Final = FEED + len(feeding.MEALS)
ACTIVATE: Final = WORKER + SQUARES
BUILD: Final = ACTIVATE + SQUARES * KINDS
ACTIONS: Final = BUILD + KINDS * SQUARES

# Words that may be written and mean nothing.
_IDLE: Final = {"a", "an", "the", "at", "on", "and", "with", "my", "of"}
_PLURALS: Final = {"coin": "coins", "$": "coins", "woods": "wood", "stones": "stone", "fishes": "fish"}


def text(action: int) -> str:
    """The notation of an action."""
    if action == DONE:
        return "done"
    if action < TAKE:
        return f"pay {told(payments.PAYMENTS[action - PAY])}"
    if action < FEED:
        return f"take {told(payments.TAKINGS[action - TAKE])}"
    if action < WORKER:
        return f"feed {told(feeding.MEALS[action - FEED])}"
    if action < ACTIVATE:
        return f"worker {NAMES[action - WORKER]}"
    if action < BUILD:
        square, tile = divmod(action - ACTIVATE, KINDS)
        return f"activate {TILES[tile].slug} {NAMES[square]}"
    tile, square = divmod(action - BUILD, SQUARES)
    return f"build {TILES[tile].slug} {NAMES[square]}"


def parse(written: str) -> int:
    """The action of a notation; capitals, commas, little words and the order of goods do not matter."""
    words = [word for word in written.lower().replace(",", " ").replace("'", "").split() if word not in _IDLE]
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb == "done" and not rest:
        return DONE
    if verb == "worker" and len(rest) == 1:
        return int(WORKER + _square(rest[0]))
    if verb == "activate" and len(rest) >= 2:
        return int(ACTIVATE + _square(rest[-1]) * KINDS + _tile(rest[:-1]))
    if verb == "build" and len(rest) >= 2:
        return int(BUILD + _tile(rest[:-1]) * SQUARES + _square(rest[-1]))
    if verb == "pay" and rest:
        return int(PAY + _known(payments.BY_GOODS, rest, "No price can be met with"))
    if verb == "take" and rest:
        return int(TAKE + _known(payments.TAKEN, rest, "The Trading Shop gives one or two cubes, not"))
    if verb == "feed" and rest:
        return int(FEED + _known(feeding.BY_GOODS, rest, "No workers are fed with"))
    raise IllegalAction(
        f"'{written[:80]}' is no decision of Little Town Builders. Write, for example, 'worker c3', "
        "'build castle e4', 'activate bakery d3', 'pay 1 wood 3 coins', 'feed 2 fish 1 wheat' or 'done'."
    )


def _bare(slug: str) -> str:
    """A name without its little words: statue-hero."""
    return "-".join(word for word in slug.split("-") if word not in _IDLE)


_BY_BARE_NAME: Final = {_bare(tile.slug): int(tile.number) for tile in TILES}


def _square(word: str) -> int:
    if word not in NAMES:
        raise IllegalAction(f"'{word[:40]}' is no square; squares are a1 (top left) to i6 (bottom right).")
    return NAMES.index(word)


def _tile(words: list[str]) -> int:
    slug = _bare("-".join(words))
    if slug not in _BY_BARE_NAME:
        raise IllegalAction(f"'{' '.join(words)[:40]}' is no building tile.")
    return _BY_BARE_NAME[slug]


def _known(numbers: dict[int, int], words: list[str], refused: str) -> int:
    """The number of these goods in a table."""
    held = _goods(words)
    if held not in numbers:
        raise IllegalAction(f"{refused} {told(held)}.")
    return numbers[held]


def _goods(words: list[str]) -> int:
    """Goods as they are written: '2 wood 3 coins', 'wood fish', 'nothing'."""
    found = dict.fromkeys(GOODS, 0)
    number = -1
    for word in words if words != ["nothing"] else []:
        if word.isascii() and word.isdigit() and len(word) <= 2 and number < 0:
            number = int(word)
            continue
        kind = _PLURALS.get(word, word)
        if kind not in GOODS:
            raise IllegalAction(f"'{word[:40]}' is neither a number nor one of {', '.join(GOODS)}.")
        found[kind] += 1 if number < 0 else number
        number = -1
    if number >= 0:
        raise IllegalAction(f"Say what the {number} are: {', '.join(GOODS)}.")
    if max(found.values()) > 99:
        raise IllegalAction("That is more than there is.")
    return goods(found)
