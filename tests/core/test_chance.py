"""The random numbers: decided by the seed, fair, and the same everywhere."""

from __future__ import annotations

from collections import Counter

import pytest

from townlet.core.chance import GAME_STREAM, GUESS_STREAM, PLAYER_STREAM, SEEDS, Chance, mix


def test_a_seed_means_the_same_numbers_for_ever() -> None:
    assert Chance(0).next() == 545194153
    chance = Chance(2026)
    assert [chance.next() for _ in range(4)] == [1137282921, 1605865319, 2984976756, 267268702]


def sfc32(seed: int, stream: int, number: int) -> list[int]:
    """The generator once more, from its published description."""
    a, b, c, counter = seed % 2**32, seed // 2**32, stream % 2**32, 1
    drawn = []
    for _ in range(15 + number):
        value = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ b // 2**9
        b = c * 9 % 2**32
        c = ((c * 2**21 % 2**32 | c // 2**11) + value) % 2**32
        drawn.append(value)
    return drawn[15:]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, 2**53 - 1])
@pytest.mark.parametrize("stream", [GAME_STREAM, GUESS_STREAM, PLAYER_STREAM])
def test_the_numbers_are_sfc32(seed: int, stream: int) -> None:
    chance = Chance(seed, stream)
    assert [chance.next() for _ in range(200)] == sfc32(seed, stream, 200)


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="A seed is a whole number"):
        Chance(seed)


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 100])
def test_below_is_fair(n: int) -> None:
    chance = Chance(n)
    draws = 3000 * n
    counted = Counter(chance.below(n) for _ in range(draws))
    assert set(counted) == set(range(n))
    # Five times the deviation that pure luck would show.
    assert all(abs(count - 3000) < 5 * 3000**0.5 for count in counted.values())


def test_below_rejects_what_would_favour_small_numbers() -> None:
    n = 3 << 29
    chance = Chance(5)
    lower = sum(chance.below(n) < n // 2 for _ in range(20_000))
    assert abs(lower - 10_000) < 500


def test_shuffle_reaches_every_order_alike() -> None:
    counted: Counter[tuple[int, ...]] = Counter()
    chance = Chance(1)
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counted[tuple(items)] += 1
    assert len(counted) == 24
    assert all(abs(count - 1000) < 160 for count in counted.values())


def test_a_copy_draws_the_same_numbers_and_does_not_disturb() -> None:
    chance = Chance(3)
    chance.next()
    twin = chance.copy()
    numbers = [twin.next() for _ in range(10)]
    assert [chance.next() for _ in range(10)] == numbers


def test_hashes_spread() -> None:
    assert len({mix(0, value) for value in range(100_000)}) == 100_000
    assert len({mix(value, 0) for value in range(100_000)}) == 100_000
    assert all(0 <= mix(h, h << 3) < 2**62 for h in range(10_000))
