"""The 54 squares beside plain coordinates, and what a worker gathers on each of them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.little_town.facts import SQUARES, TERRAIN, around, terrain
from tests.little_town.naive import beside as beside_by_hand
from townlet.little_town import squares
from townlet.little_town.boards import BOARDS
from townlet.little_town.goals import three_terrains
from townlet.little_town.goods import by_name

sets = st.integers(0, 2**54 - 1)


def names(found: int) -> set[str]:
    return {SQUARES[at] for at in range(54) if (found >> at) & 1}


def test_squares_are_named_by_column_and_row() -> None:
    assert squares.NAMES == SQUARES
    assert (SQUARES[0], SQUARES[8], SQUARES[9], SQUARES[53]) == ("a1", "i1", "a2", "i6")


def test_around_and_beside_every_square() -> None:
    for at, square in enumerate(SQUARES):
        assert names(squares.around(1 << at)) == names(squares.AROUND[at]) == set(around(square))
        assert names(squares.beside(1 << at)) == set(beside_by_hand(square))
        near = [int(other) for other in squares.NEIGHBOURS[8 * at : 8 * at + 8]]
        assert [SQUARES[other] for other in near if other >= 0] == sorted(around(square), key=SQUARES.index)


@given(sets)
def test_around_and_beside_sets_of_squares(found: int) -> None:
    assert squares.count(found) == found.bit_count()
    assert names(squares.around(found)) == {other for square in names(found) for other in around(square)}
    assert names(squares.beside(found)) == {other for square in names(found) for other in beside_by_hand(square)}
    assert squares.named(found) == sorted(names(found))


def test_each_side_has_4_mountains_5_lakes_6_forests_and_39_grass() -> None:
    for board in BOARDS.values():
        drawn = [board.terrain.count(name) for name in ("mountain", "lake", "forest", "grass")]
        assert drawn == [4, 5, 6, 39]
        assert len(board.grass_squares) == 39
        assert names(board.grass) == {SQUARES[square] for square in board.grass_squares}


def test_what_lies_around_every_square() -> None:
    for side, board in BOARDS.items():
        for at, square in enumerate(SQUARES):
            cubes = [TERRAIN[terrain(side, other)] for other in around(square) if terrain(side, other) != "."]
            lying = by_name(board.gathered[at])
            assert lying == {kind: cubes.count(kind) for kind in lying}
            for near, kind in ((board.near_lake, "fish"), (board.near_mountain, "stone"), (board.near_forest, "wood")):
                assert ((near >> at) & 1) == (kind in cubes)


def test_nowhere_are_more_than_three_terrains_around_grass() -> None:
    """So five cubes in a turn, which the rulebook calls achievable with any tiles, need buildings."""
    for board in BOARDS.values():
        assert max(sum(by_name(board.gathered[square]).values()) for square in board.grass_squares) == 3


@given(*[st.integers(0, 63)] * 3)
def test_three_different_buildings_one_for_each_terrain(lake: int, mountain: int, forest: int) -> None:
    expected = any(
        (lake >> one) & 1 and (mountain >> two) & 1 and (forest >> three) & 1
        for one in range(6)
        for two in range(6)
        for three in range(6)
        if len({one, two, three}) == 3
    )
    assert three_terrains(lake, mountain, forest) == expected
