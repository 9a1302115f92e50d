"""The patterns of all cards: how often each lies on the grid, and that the engine finds it there and nowhere else."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from townlet.tiny_towns.cards import BY_SLUG, CARDS

from .table import RESOURCES, Table

# The pattern on each card (rows by /), and in how many ways it lies on the grid.
PATTERNS = {
    "cottage": (".y/bg", 72),
    "farm": ("yy/ww", 36),
    "granary": ("yy/wb", 72),
    "greenhouse": ("yg/ww", 72),
    "orchard": ("sy/yw", 36),
    "fountain": ("ws", 48),
    "millstone": ("ws", 48),
    "shed": ("ws", 48),
    "well": ("ws", 48),
    "abbey": ("..g/bss", 48),
    "chapel": ("..g/sgs", 48),
    "cloister": ("..g/wbs", 48),
    "temple": ("..g/bbs", 48),
    "almshouse": ("ssg", 32),
    "feast-hall": ("wwg", 32),
    "inn": ("ysg", 32),
    "tavern": ("bbg", 32),
    "bakery": (".y./bgb", 24),
    "market": (".w./sgs", 24),
    "tailor": (".y./sgs", 24),
    "theater": (".s./wgw", 24),
    "bank": ("yy./wgb", 48),
    "factory": ("w.../bssb", 24),
    "trading-post": ("sw./swb", 48),
    "warehouse": ("ywy/b.b", 24),
    "architects-guild": ("..g/.ys/wb.", 32),
    "archive-of-the-second-age": ("yy/bg", 72),
    "barrett-castle": ("y..s/wggb", 24),
    "cathedral-of-caterina": (".y/sg", 72),
    "fort-ironweed": ("y.b/sws", 48),
    "grand-mausoleum-of-the-rodina": ("ww/bs", 72),
    "grove-university": (".b./sgs", 24),
    "mandras-palace": ("yg/bw", 72),
    "obelisk-of-the-crescent": ("y../bgb", 48),
    "opaleyes-watch": ("w.../bgyy/s...", 16),
    "shrine-of-the-elder-tree": ("bys/wgw", 48),
    "silva-forum": ("..y./bbsw", 24),
    "the-sky-baths": (".y./sgw/b.b", 32),
    "the-starloom": ("gg/wy", 72),
    "statue-of-the-bondmaker": ("wssg/y...", 24),
}
LETTERS = {"w": "wood", "y": "wheat", "b": "brick", "g": "glass", "s": "stone"}

# The eight turns and mirror images of a point.
TURNS = [
    (1, 0, 0, 1),
    (0, 1, 1, 0),
    (-1, 0, 0, 1),
    (1, 0, 0, -1),
    (-1, 0, 0, -1),
    (0, 1, -1, 0),
    (0, -1, 1, 0),
    (0, -1, -1, 0),
]

# Squares with what lies on them.
Fit = frozenset[tuple[str, str]]


def fits(pattern: str) -> set[Fit]:
    """Every way the pattern lies on the grid: all turns, all shifts, and what falls off the edge is dropped."""
    cells = [
        (x, y, LETTERS[letter])
        for y, line in enumerate(pattern.split("/"))
        for x, letter in enumerate(line)
        if letter != "."
    ]
    found: set[Fit] = set()
    for a, b, c, d in TURNS:
        for right in range(-4, 8):
            for down in range(-4, 8):
                moved = [(a * x + b * y + right, c * x + d * y + down, cube) for x, y, cube in cells]
                if all(0 <= x < 4 and 0 <= y < 4 for x, y, _ in moved):
                    found.add(frozenset(("abcd"[x] + str(y + 1), cube) for x, y, cube in moved))
    return found


def drawing(cubes: dict[str, str]) -> str:
    """These cubes on an otherwise empty town."""
    return "\n".join(" ".join(cubes.get(letter + row, ".") for letter in "abcd") for row in "1234")


def table_for(card: str) -> Table:
    """A game with this card: among the cards on the table, or as the first player's monument."""
    if BY_SLUG[card] in CARDS[:25]:
        return Table(cards=[card])
    return Table(monuments={0: card})


def builds(card: str, footprint: list[str], targets: list[str]) -> Iterator[str]:
    """The notations of building the card from these squares."""
    for target in targets:
        yield f"build {card} {' '.join(sorted(footprint))} at {target}"


def test_every_card_is_here() -> None:
    assert list(PATTERNS) == [card.slug for card in CARDS if card.edition == 1]


@pytest.mark.parametrize("card", PATTERNS)
def test_the_pattern_lies_on_the_grid_in_so_many_ways(card: str) -> None:
    pattern, number = PATTERNS[card]
    assert len(fits(pattern)) == number


@pytest.mark.parametrize("card", PATTERNS)
def test_the_card_can_be_built_wherever_its_pattern_lies(card: str) -> None:
    """Turned and mirrored, on every place of the grid, from these cubes and on exactly their squares."""
    for fit in fits(PATTERNS[card][0]):
        cubes = dict(fit)
        squares = sorted(cubes)
        last = squares[len(squares) // 2]
        table = table_for(card)
        table.draw(0, drawing({square: cube for square, cube in cubes.items() if square != last}))
        table.play(f"0 name {cubes[last]}", f"0 place {last}")
        targets = list(squares)
        if card == "shed":
            targets = [letter + row for letter in "abcd" for row in "1234"]
        assert sorted(table.offers(0, f"build {card} ")) == sorted(builds(card, squares, targets))


WITH_TRADING_POSTS = ["orchard", "shed", "temple", "inn", "theater", "trading-post"]
WITHOUT = ["granary", "millstone", "cloister", "feast-hall", "tailor", "bank"]


@pytest.mark.parametrize("cards", [WITH_TRADING_POSTS, WITHOUT])
@pytest.mark.parametrize(
    ("monument", "obelisk"),
    [("silva-forum", False), ("opaleyes-watch", False), ("obelisk-of-the-crescent", True)],
)
def test_what_can_be_built_in_random_towns_is_what_a_search_of_all_placements_finds(
    cards: list[str], monument: str, obelisk: bool
) -> None:
    """With Trading Posts as any resource, at least one real cube, and Sheds and the Obelisk's buildings anywhere."""
    chance = random.Random(f"{cards} {monument} {obelisk}")
    names = [letter + row for row in "1234" for letter in "abcd"]
    for _ in range(25):
        table = Table(cards=cards, monuments={0: monument})
        choices = [*RESOURCES * 2, "cottage", "."]
        if "trading-post" in cards:
            choices += ["trading-post"] * 3
        cells = {name: chance.choice(choices) for name in names}
        last, other = chance.sample(names, 2)
        cells[last] = "."
        if obelisk:
            cells[other] = monument
        table.draw(0, drawing(cells))
        cells[last] = chance.choice(RESOURCES)
        table.play(f"0 name {cells[last]}", f"0 place {last}")
        empty = [name for name in names if cells[name] == "."]
        expected: set[str] = set()
        for card in ["cottage", *cards, *([] if obelisk else [monument])]:
            for fit in fits(PATTERNS[card][0]):
                covered = all(cells[square] in (cube, "trading-post") for square, cube in fit)
                real = [square for square, _ in fit if cells[square] in RESOURCES]
                if covered and real:
                    anywhere = card == "shed" or obelisk
                    expected |= set(builds(card, [square for square, _ in fit], real + (empty if anywhere else [])))
        assert set(table.offers(0, "build")) == expected
