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
from townlet.little_town.words import TRADING_SHOP, amounts, mention, refused

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
        return int(PAY + _known(payments.BY_GOODS, rest, "no-price"))
    if verb == "take" and rest:
        return int(TAKE + _known(payments.TAKEN, rest, "no-taking"))
    if verb == "feed" and rest:
        return int(FEED + _known(feeding.BY_GOODS, rest, "no-meal"))
    raise IllegalAction(refused("no-decision", written=written[:80]))


def _bare(slug: str) -> str:
    """A name without its little words: statue-hero."""
    return "-".join(word for word in slug.split("-") if word not in _IDLE)


_BY_BARE_NAME: Final = {_bare(tile.slug): int(tile.number) for tile in TILES}


def _square(word: str) -> int:
    if word not in NAMES:
        raise IllegalAction(refused("no-square", written=word[:40]))
    return NAMES.index(word)


def _tile(words: list[str]) -> int:
    slug = _bare("-".join(words))
    if slug not in _BY_BARE_NAME:
        raise IllegalAction(refused("no-tile", written=" ".join(words)[:40]))
    return _BY_BARE_NAME[slug]


def _known(numbers: dict[int, int], words: list[str], otherwise: str) -> int:
    """The number of these goods in a table."""
    held = _goods(words)
    if held not in numbers:
        raise IllegalAction(refused(otherwise, goods=amounts(held), tile=mention(TRADING_SHOP)))
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
            raise IllegalAction(refused("no-goods", written=word[:40], goods=", ".join(GOODS)))
        found[kind] += 1 if number < 0 else number
        number = -1
    if number >= 0:
        raise IllegalAction(refused("no-kind", number=number, goods=", ".join(GOODS)))
    if max(found.values()) > 99:
        raise IllegalAction(refused("too-many"))
    return goods(found)
