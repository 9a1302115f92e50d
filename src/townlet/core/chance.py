"""Chance: our own small generator, so that a seed means the same game on every platform.

The generator is sfc32 (small fast counter, 32-bit words). All its sums fit in 64 signed bits,
so compiled native integers and the interpreter's unbounded ones never differ.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from townlet.core.language import CONTRACT

MASK: Final = 0xFFFFFFFF

# A seed stays below this, so that every reader of JSON holds it exactly.
SEEDS: Final = 2**53

# Streams keep generators apart that start from the same seed: what a search
# draws while guessing must never repeat what the game itself draws.
GAME_STREAM: Final = 0x746F776E
GUESS_STREAM: Final = 0x67756573
PLAYER_STREAM: Final = 0x706C6179


class Chance:
    """A stream of random numbers decided by its seed alone."""

    def __init__(self, seed: int, stream: int = GAME_STREAM) -> None:
        if not 0 <= seed < SEEDS:
            raise ValueError(CONTRACT.say("option", "seed", seed=seed))
        self.a: i64 = seed & MASK
        self.b: i64 = seed >> 32
        self.c: i64 = stream & MASK
        self.counter: i64 = 1
        for _ in range(15):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        drawn = (a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + drawn) & MASK
        return drawn

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely; n up to 2^31."""
        product: i64 = self.next() * n
        low = product & MASK
        if low < n:
            # Lemire's method: reject the few draws that would favour small numbers.
            unfair = ((MASK + 1) - n) % n
            while low < unfair:
                product = self.next() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def copy(self) -> Chance:
        """A generator that will draw the same numbers."""
        twin = Chance(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def fingerprint(self, h: i64) -> i64:
        """Mix the generator's state into a hash."""
        return mix(mix(h, self.a | ((self.b & 0xFFFF) << 32)), (self.b >> 16) ^ (self.c << 16) ^ self.counter)


def mix(h: i64, value: i64) -> i64:
    """Fold a value of up to 62 bits into a hash of 62 bits."""
    low = ((h ^ value) & 0x7FFFFFFF) * 0x2545F491 + 0x9E3779B
    high = (((h ^ value) >> 31) & 0x7FFFFFFF) * 0x1B873593 + (low >> 29)
    return ((low & 0x7FFFFFFF) ^ (high >> 27)) | ((((high ^ low) >> 5) & 0x7FFFFFFF) << 31)
