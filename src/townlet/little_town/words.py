"""The words of Little Town Builders: names and texts of tiles and goals, and every sentence a person reads.

They stand in words/LANGUAGE.toml, so that a language is a file.
"""

from __future__ import annotations

from typing import Final

from townlet.core.language import Words
from townlet.little_town.goods import by_name

WORDS: Final = Words("townlet.little_town")

TRADING_SHOP: Final = "trading-shop"
RESIDENCE: Final = "residence"


def title() -> str:
    """The game's name."""
    return WORDS.say("game", "title")


def name(slug: str) -> str:
    """A tile's name."""
    return str(WORDS.section("tile")[slug]["name"])


def mention(slug: str) -> str:
    """A tile as it is spoken of in a sentence: the Bakery."""
    return str(WORDS.section("tile")[slug]["mention"])


def told(slug: str) -> str:
    """What a tile does, in a sentence or two."""
    return str(WORDS.section("tile")[slug]["text"])


def goal_name(slug: str) -> str:
    """A goal's name."""
    return str(WORDS.section("goal")[slug]["name"])


def goal_told(slug: str) -> str:
    """What a goal asks for."""
    return str(WORDS.section("goal")[slug]["text"])


def terrain_name(terrain: str) -> str:
    """The name of what is drawn on a square."""
    return str(WORDS.section("terrain")[terrain])


def names() -> dict[str, str]:
    """Every name by its slug: tiles, goals, cubes and coins, terrain, lines of a score sheet."""
    found = {slug: str(entry["name"]) for part in ("tile", "goal") for slug, entry in WORDS.section(part).items()}
    for part in ("goods", "terrain", "line"):
        found |= WORDS.section(part)
    return found


def texts() -> dict[str, str]:
    """What each tile does and each goal asks for, by its slug."""
    return {slug: str(entry["text"]) for part in ("tile", "goal") for slug, entry in WORDS.section(part).items()}


# Sentences.


def sentence(section: str, key: str, /, **about: object) -> str:
    """A sentence; where it begins with a tile, that gets a capital letter."""
    said = WORDS.say(section, key, **about)
    return said[0].upper() + said[1:] if said.startswith(str(about.get("tile", "\n"))) else said


def amounts(held: int) -> str:
    """Goods in words: '2 wood, 1 coin'."""
    return each_amount(by_name(held))


def each_amount(numbers: dict[str, int]) -> str:
    """Goods in words, from their numbers by name."""
    parts = [
        WORDS.say("amount", "one-coin" if (kind, number) == ("coins", 1) else kind, number=number)
        for kind, number in numbers.items()
        if number
    ]
    return ", ".join(parts) or WORDS.say("amount", "nothing")


def why(how: str, numbers: dict[str, int]) -> str:
    """The sentence that explains a line of the score sheet."""
    return WORDS.say("why", how, **numbers)


def refused(reason: str, /, **about: object) -> str:
    """The sentence that says why a decision is refused."""
    return sentence("refused", reason, **about)
