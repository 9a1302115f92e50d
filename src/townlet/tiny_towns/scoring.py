"""How cards give points: one small class for each way, named in cards.toml as `how`.

A way sees a Tally, the finished town boiled down to sets of squares, and the squares of its own
card. `points` is the rule; `numbers` are what the sentence that explains the points speaks of.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.tiny_towns.squares import CENTER, CORNERS, SQUARES, beside, column, count, group, lines, row

COTTAGE: Final = 0
FOOD: Final = 1
TAVERN: Final = 4
FACTORY: Final = 6
MONUMENT: Final = 7
TYPES: Final = 8
BUILDING_TYPES: Final = 7

# The neighbour's count when there is nobody to compare with: nobody has more than that.
NOBODY: Final = 99


class Tally:
    """A town at the moment of scoring, as sets of squares."""

    def __init__(self) -> None:
        # Squares by type. A monument that counts as cottages stands among the cottages.
        self.types: vec[i64] = vec[i64]([0] * TYPES)
        # The square of such a monument, and how many cottages it is.
        self.castle: i64 = 0
        self.castle_counts: i64 = 1
        self.fed: i64 = 0
        # Cubes lying on Warehouses.
        self.stored: i64 = 0
        # The Taverns, in the widest sense, of the player on the right.
        self.right_taverns: i64 = NOBODY
        # The points the Shrine was fixed at, and the place in the order of completed towns.
        self.shrine: i64 = 0
        self.finished: i64 = 0

    def cottages(self, squares: i64) -> i64:
        """How many cottages these squares of cottages count as."""
        return count(squares) + (self.castle_counts - 1) * count(squares & self.castle)

    def number(self, kind: i64, squares: i64) -> i64:
        """How many buildings of a type these squares of that type count as."""
        return self.cottages(squares) if kind == COTTAGE else count(squares)

    def kinds(self, squares: i64) -> i64:
        """How many building types, monuments excepted, stand on these squares."""
        found: i64 = 0
        for kind in range(i64(BUILDING_TYPES)):
            if self.types[kind] & squares:
                found += 1
        return found

    def of(self, kinds: i64) -> i64:
        """The squares of all types in a set of types."""
        squares: i64 = 0
        for kind in range(i64(TYPES)):
            if (kinds >> kind) & 1:
                squares |= self.types[kind]
        return squares


class Scoring:
    """A way of giving points; this one gives none."""

    def __init__(self, rule: dict[str, Any], types: list[str]) -> None:
        self.points_each: i64 = rule.get("points", 0)
        self.more: i64 = rule.get("more", 0)
        self.least: i64 = rule.get("least", 1)
        self.kinds: i64 = 0
        for name in rule.get("types", []):
            self.kinds |= 1 << types.index(name)
        self.zone: i64 = {"corners": CORNERS, "center": CENTER, "": 0}[rule.get("zone", "")]
        self.table: vec[i64] = vec[i64](rule.get("table", [0]))
        self.minds_feeding: bool = rule["how"] in ("fed", "unfed", "per-fed", "beside-fed")

    def points(self, tally: Tally, own: i64) -> i64:
        """What all buildings of this card, on the squares `own`, are worth together."""
        return 0

    def numbers(self, tally: Tally, own: i64) -> dict[str, int]:
        """The numbers behind the points, for the sentence that explains them."""
        return {"built": count(own), "each": self.points_each}

    def entry(self, number: i64) -> i64:
        """The table's points for a number; the last entry stands for all above."""
        last: i64 = len(self.table) - 1
        return self.table[number if number < last else last]


class Each(Scoring):
    """Always the same."""

    def points(self, tally: Tally, own: i64) -> i64:
        return self.points_each * count(own)


class Fed(Scoring):
    """For each that is fed."""

    def points(self, tally: Tally, own: i64) -> i64:
        return self.points_each * count(own & tally.fed)

    def numbers(self, tally: Tally, own: i64) -> dict[str, int]:
        return {"built": count(own), "fed": count(own & tally.fed), "each": self.points_each}


class Unfed(Scoring):
    """For each unfed cottage of the town."""

    def points(self, tally: Tally, own: i64) -> i64:
        return self.points_each * count(tally.types[COTTAGE] & ~tally.fed)

    def numbers(self, tally: Tally, own: i64) -> dict[str, int]:
        return {"unfed": count(tally.types[COTTAGE] & ~tally.fed), "each": self.points_each}


class PerFed(Scoring):
    """Each building: for every fed cottage of the town."""

    def points(self, tally: Tally, own: i64) -> i64:
        return self.points_each * count(own) * tally.cottages(tally.fed)

    def numbers(self, tally: Tally, own: i64) -> dict[str, int]:
        return {"built": count(own), "fed": tally.cottages(tally.fed), "each": self.points_each}


class PerNeighbour(Scoring):
    """Each building: for every adjacent building of some types."""

    def neighbours(self, tally: Tally, own: i64) -> i64:
        """How many such neighbours all buildings have, counted for each of them anew."""
        total: i64 = 0
        for square in range(i64(SQUARES)):
            if (own >> square) & 1:
                near = beside(1 << square)
                for kind in range(i64(TYPES)):
                    if (self.kinds >> kind) & 1:
                        total += tally.number(kind, tally.types[kind] & near)
        return total

    def points(self, tally: Tally, own: i64) -> i64:
        return self.points_each * self.neighbours(tally, own)

    def numbers(self, tally: Tally, own: i64) -> dict[str, int]:
        return {"built": count(own), "neighbours": self.neighbours(tally, own), "each": self.points_each}


class Beside(Scoring):
    """Each building: once, if a building of some types is adjacent."""

    def scoring(self, tally: Tally, own: i64) -> i64:
        """How many of the buildings score."""
        return count(own & beside(tally.of(self.kinds)))

    def points(self, tally: Tally, own: i64) -> i64:
        return self.points_each * self.scoring(tally, own)

    def numbers(self, tally: Tally, own: i64) -> dict[str, int]:
        return {"built": count(own), "scoring": self.scoring(tally, own), "each": self.points_each}


class Apart(Beside):
    """Each building: once, if no building of some types is adjacent."""

    def scoring(self, tally: Tally, own: i64) -> i64:
        return count(own & ~beside(tally.of(self.kinds)))


class BesideFed(Beside):
    """Each building: once, if enough fed cottages are adjacent."""

    def scoring(self, tally: Tally, own: i64) -> i64:
        enough: i64 = 0
        for square in range(i64(SQUARES)):
            if (own >> square) & 1 and tally.cottages(tally.fed & beside(1 << square)) >= self.least:
                enough += 1
        return enough


class Zone(Scoring):
    """Each building: some points, and one for every building of this card in a zone of the town."""

    def points(self, tally: Tally, own: i64) -> i64:
        return (self.points_each + count(own & self.zone)) * count(own)

    def numbers(self, tally: Tally, own: i64) -> dict[str, int]:
        inside: i64 = count(own & self.zone)
        return {"built": count(own), "inside": inside, "each": self.points_each + inside}


class Group(Scoring):
    """All buildings of the card together, by their number."""

    def points(self, tally: Tally, own: i64) -> i64:
        return self.entry(count(own))


class MoreThanRight(Scoring):
    """Each building: more points to whoever has more of them than the player on the right."""

    def worth(self, tally: Tally, own: i64) -> i64:
        """What each is worth."""
        return self.more if count(own) > tally.right_taverns else self.points_each

    def points(self, tally: Tally, own: i64) -> i64:
        return self.worth(tally, own) * count(own)

    def numbers(self, tally: Tally, own: i64) -> dict[str, int]:
        return {"built": count(own), "each": self.worth(tally, own)}


class Alone(Scoring):
    """Each building: if no other of its card is in its row or column."""

    def alone(self, own: i64) -> i64:
        """How many are alone in their lines."""
        found: i64 = 0
        for square in range(i64(SQUARES)):
            if (own >> square) & 1 and not own & lines(square):
                found += 1
        return found

    def points(self, tally: Tally, own: i64) -> i64:
        return self.points_each * self.alone(own)

    def numbers(self, tally: Tally, own: i64) -> dict[str, int]:
        return {"built": count(own), "scoring": self.alone(own), "each": self.points_each}


class RowOrColumn(Scoring):
    """Each building: for every building of its card in its row or in its column, the better of the two."""

    def points(self, tally: Tally, own: i64) -> i64:
        total: i64 = 0
        for square in range(i64(SQUARES)):
            if (own >> square) & 1:
                across = count(own & row(square))
                down = count(own & column(square))
                total += across if across > down else down
        return total


class TypesInLines(Scoring):
    """Each building: for every other type in its row and column together."""

    def points(self, tally: Tally, own: i64) -> i64:
        total: i64 = 0
        for square in range(i64(SQUARES)):
            if (own >> square) & 1:
                in_lines = lines(square)
                for kind in range(i64(TYPES)):
                    # A type that the building itself is of does not count.
                    if tally.types[kind] & in_lines and (tally.types[kind] >> square) & 1 == 0:
                        total += 1
        return total


class Stored(Scoring):
    """For every cube lying on the buildings of this card."""

    def points(self, tally: Tally, own: i64) -> i64:
        return self.points_each * tally.stored

    def numbers(self, tally: Tally, own: i64) -> dict[str, int]:
        return {"built": count(own), "stored": tally.stored}


class TypesBuilt(Scoring):
    """For every building type in the town."""

    def number(self, tally: Tally, own: i64) -> i64:
        """How many types count."""
        return tally.kinds(0xFFFF)

    def points(self, tally: Tally, own: i64) -> i64:
        return self.points_each * self.number(tally, own)

    def numbers(self, tally: Tally, own: i64) -> dict[str, int]:
        return {"types": self.number(tally, own), "each": self.points_each}


class TypesMissing(TypesBuilt):
    """For every building type the town does not have."""

    def number(self, tally: Tally, own: i64) -> i64:
        return BUILDING_TYPES - tally.kinds(0xFFFF)


class TypesBeside(TypesBuilt):
    """For every building type adjacent."""

    def number(self, tally: Tally, own: i64) -> i64:
        return tally.kinds(beside(own))


class LargestGroup(Scoring):
    """Some points, and one for every building of the town's largest group of one type."""

    def largest(self, tally: Tally) -> i64:
        """The size of that group."""
        best: i64 = 0
        for kind in range(i64(TYPES)):
            left = tally.types[kind]
            while left:
                one = group(left & -left, left)
                left &= ~one
                size = tally.number(kind, one)
                if size > best:
                    best = size
        return best

    def points(self, tally: Tally, own: i64) -> i64:
        return self.points_each + self.largest(tally)

    def numbers(self, tally: Tally, own: i64) -> dict[str, int]:
        return {"largest": self.largest(tally), "each": self.points_each}


class WhenBuilt(Scoring):
    """What was fixed when it was built."""

    def points(self, tally: Tally, own: i64) -> i64:
        return tally.shrine


class Finished(Scoring):
    """By the order in which towns were completed."""

    def points(self, tally: Tally, own: i64) -> i64:
        return self.entry(tally.finished)

    def numbers(self, tally: Tally, own: i64) -> dict[str, int]:
        return {"finished": tally.finished}


WAYS: Final[dict[str, type[Scoring]]] = {
    "nothing": Scoring,
    "each": Each,
    "fed": Fed,
    "unfed": Unfed,
    "per-fed": PerFed,
    "per-neighbour": PerNeighbour,
    "beside": Beside,
    "beside-fed": BesideFed,
    "apart": Apart,
    "zone": Zone,
    "group": Group,
    "more-than-right": MoreThanRight,
    "alone": Alone,
    "row-or-column": RowOrColumn,
    "types-in-lines": TypesInLines,
    "stored": Stored,
    "types-built": TypesBuilt,
    "types-missing": TypesMissing,
    "types-beside": TypesBeside,
    "largest-group": LargestGroup,
    "when-built": WhenBuilt,
    "finished": Finished,
}
