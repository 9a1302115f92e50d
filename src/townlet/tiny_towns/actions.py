"""The action space of Tiny Towns and its notation: every decision is one small int and a few words.

keep the-starloom              which of two monuments to keep
name wheat                     the Master Builder names a resource
take glass                     choose a resource: from the supply (Town Hall) or the open cards (solo)
place b2                       put the cube on an empty square
factory glass                  answer a named resource with a Factory: place glass instead
store b2                       answer with a Warehouse: put the cube on it
swap glass b2                  answer with a Warehouse: leave the cube there, take its glass to place
bondmaker b2                   answer with the Statue of the Bondmaker: put the cube with a cottage
cavern                         answer with the Cavern: set the cube aside
build farm a1 a2 b1 b2 at a1   build from the cubes on these squares, and where the building goes
hold glass                     the resource for a Factory or Bank just built
watch farm                     a building for Opaleye's Watch just built
put farm b2                    a building given by Grove University, or taken from Opaleye's Watch
replace b2 farm                the Architect's Guild puts a farm in the place of what is on b2
done                           nothing more this round (or no more replacing)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from townlet.core.game import IllegalAction
from townlet.tiny_towns.cards import BUILDINGS, BY_SLUG, CARDS, FOOTPRINTS, MONUMENTS, RESOURCE_NAMES, RESOURCES
from townlet.tiny_towns.scoring import MONUMENT
from townlet.tiny_towns.squares import NAMES, SQUARES, named
from townlet.tiny_towns.words import name, refused

NAME: Final = 0
TAKE: Final = 5
HOLD: Final = 10
SWITCH: Final = 15
CAVERN: Final = 20
DONE: Final = 21
PLACE: Final = 22
STORE: Final = 38
SWAP: Final = 54
LAY: Final = 134
KEEP: Final = 150
WATCH: Final = KEEP + len(MONUMENTS)
PUT: Final = WATCH + len(BUILDINGS)
REPLACE: Final = PUT + len(BUILDINGS) * SQUARES
BUILD: Final = REPLACE + len(BUILDINGS) * SQUARES
ACTIONS: Final = BUILD + len(FOOTPRINTS.squares) * SQUARES

FIRST_MONUMENT: Final = len(BUILDINGS)


def keep(monument: i64) -> i64:
    """Keeping this monument."""
    return KEEP + monument - FIRST_MONUMENT


def kept(action: i64) -> i64:
    """The monument kept."""
    return action - KEEP + FIRST_MONUMENT


def text(action: int) -> str:
    """The notation of an action."""
    if action < CAVERN:
        word = ("name", "take", "hold", "factory")[action // RESOURCES]
        return f"{word} {RESOURCE_NAMES[action % RESOURCES]}"
    if action < PLACE:
        return "cavern" if action == CAVERN else "done"
    if action < STORE:
        return f"place {NAMES[action - PLACE]}"
    if action < SWAP:
        return f"store {NAMES[action - STORE]}"
    if action < LAY:
        square, resource = divmod(action - SWAP, RESOURCES)
        return f"swap {RESOURCE_NAMES[resource]} {NAMES[square]}"
    if action < KEEP:
        return f"bondmaker {NAMES[action - LAY]}"
    if action < WATCH:
        return f"keep {CARDS[kept(action)].slug}"
    if action < PUT:
        return f"watch {CARDS[action - WATCH].slug}"
    if action < REPLACE:
        card, square = divmod(action - PUT, SQUARES)
        return f"put {CARDS[card].slug} {NAMES[square]}"
    if action < BUILD:
        card, square = divmod(action - REPLACE, SQUARES)
        return f"replace {NAMES[square]} {CARDS[card].slug}"
    footprint, square = divmod(action - BUILD, SQUARES)
    card, squares = FOOTPRINTS.card[footprint], FOOTPRINTS.squares[footprint]
    return f"build {CARDS[card].slug} {' '.join(named(squares))} at {NAMES[square]}"


def told(action: int) -> str:
    """The notation as others may read it: which monument was kept is secret."""
    return "keep" if KEEP <= action < WATCH else text(action)


def parse(written: str) -> int:
    """The action of a notation; the order of a building's squares and capitals do not matter."""
    words = written.lower().split()
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb in ("cavern", "done") and not rest:
        return CAVERN if verb == "cavern" else DONE
    if verb == "build" and len(rest) >= 4 and rest[-2] == "at":
        return _build(rest[0], rest[1:-2], rest[-1])
    if len(rest) == 1:
        if verb in ("name", "take", "hold", "factory"):
            start = {"name": NAME, "take": TAKE, "hold": HOLD, "factory": SWITCH}[verb]
            return start + _resource(rest[0])
        if verb in ("place", "store", "bondmaker"):
            return {"place": PLACE, "store": STORE, "bondmaker": LAY}[verb] + _square(rest[0])
        if verb == "keep":
            return int(keep(_card(rest[0], monument=True)))
        if verb == "watch":
            return WATCH + _card(rest[0], monument=False)
    if len(rest) == 2:
        if verb == "swap":
            return SWAP + _square(rest[1]) * RESOURCES + _resource(rest[0])
        if verb == "put":
            return PUT + _card(rest[0], monument=False) * SQUARES + _square(rest[1])
        if verb == "replace":
            return REPLACE + _card(rest[1], monument=False) * SQUARES + _square(rest[0])
    raise IllegalAction(refused("no-decision", written=written[:80]))


def _resource(word: str) -> int:
    if word not in RESOURCE_NAMES:
        raise IllegalAction(refused("no-resource", written=word[:40], resources=", ".join(RESOURCE_NAMES)))
    return RESOURCE_NAMES.index(word)


def _square(word: str) -> int:
    if word not in NAMES:
        raise IllegalAction(refused("no-square", written=word[:40]))
    return NAMES.index(word)


def _card(word: str, monument: bool) -> int:
    card = BY_SLUG.get(word)
    if card is None or (card.type == MONUMENT) != monument:
        raise IllegalAction(refused("no-monument" if monument else "no-card", written=word[:40]))
    return card.number


def _build(word: str, squares: list[str], target: str) -> int:
    if word not in BY_SLUG:
        raise IllegalAction(refused("nothing-to-build", written=word[:40]))
    mask = 0
    for square in squares:
        mask |= 1 << _square(square)
    footprint = FOOTPRINTS.of_squares.get((BY_SLUG[word].number, mask))
    if footprint is None or len(squares) != bin(mask).count("1"):
        raise IllegalAction(refused("pattern-elsewhere", card=name(word), squares=" ".join(squares)))
    return BUILD + footprint * SQUARES + _square(target)
