"""The Cottage (blue), and the cards that feed (red): Farm, Granary, Greenhouse, Orchard."""

from __future__ import annotations

import random

import pytest

from .table import score

# Cottage.


def test_cottage_a_fed_one_is_worth_3() -> None:
    assert score("cottage farm . .")["cottage"] == 3


def test_cottage_an_unfed_one_is_worth_nothing() -> None:
    assert score("cottage . . .")["cottage"] == 0


def test_cottage_each_fed_one_scores_for_itself() -> None:
    assert score("cottage cottage cottage farm")["cottage"] == 9


def test_cottage_an_unfed_one_remains_on_the_board() -> None:
    assert score("cottage . . .").empty == -15


def test_cottage_is_fed_once_however_much_food_there_is() -> None:
    assert score("farm cottage farm .\n. farm . .")["cottage"] == 3


# Farm.


def test_farm_feeds_4_anywhere_on_the_board() -> None:
    sheet = score("cottage . . cottage\n. farm . .\n. . . .\ncottage . . cottage")
    assert sheet.fed == ["a1", "a4", "d1", "d4"]


def test_farm_feeds_no_more_than_4() -> None:
    sheet = score("cottage cottage cottage cottage\nfarm . . cottage")
    assert len(sheet.fed) == 4
    assert sheet["cottage"] == 12


def test_farm_each_feeds_4() -> None:
    town = "cottage cottage cottage cottage\nfarm farm cottage cottage\ncottage cottage cottage ."
    assert len(score(town).fed) == 8


def test_farm_feeds_fewer_if_there_are_fewer() -> None:
    assert score("farm cottage . .")["cottage"] == 3


# Granary.


def test_granary_feeds_the_8_surrounding_squares() -> None:
    """Up, down, left, right and diagonal."""
    sheet = score("cottage cottage cottage .\ncottage granary cottage .\ncottage cottage cottage .")
    assert len(sheet.fed) == 8


def test_granary_feeds_nothing_farther_away() -> None:
    sheet = score("granary . cottage .\n. . cottage .\ncottage cottage cottage .\n. . . cottage")
    assert sheet.fed == []


def test_granary_in_a_corner_feeds_only_3() -> None:
    assert score("granary cottage .  .\ncottage cottage . cottage").fed == ["a2", "b1", "b2"]


def test_granary_does_not_feed_around_the_edge() -> None:
    assert score(". . . granary\ncottage . . .\ncottage . . .\n. . . .").fed == []


def test_granary_several_feed_what_any_of_them_reaches() -> None:
    assert score("granary cottage cottage granary\n. cottage . .").fed == ["b1", "b2", "c1"]


# Greenhouse.


def test_greenhouse_feeds_1_group_that_hangs_together() -> None:
    sheet = score("cottage cottage . .\ncottage . . greenhouse")
    assert sheet.fed == ["a1", "a2", "b1"]


def test_greenhouse_does_not_have_to_be_adjacent_to_the_group() -> None:
    assert score("cottage . . .\n. . . .\n. . . .\n. . . greenhouse").fed == ["a1"]


def test_greenhouse_feeds_only_1_group_the_best() -> None:
    sheet = score("cottage . cottage cottage\n. . . cottage\ncottage cottage . greenhouse")
    assert sheet.fed == ["c1", "d1", "d2"]


def test_greenhouse_a_group_does_not_hang_together_diagonally() -> None:
    sheet = score("cottage . . greenhouse\n. cottage . .\n. . cottage .")
    assert len(sheet.fed) == 1


def test_greenhouse_a_group_has_no_limit() -> None:
    town = "\n".join(["cottage cottage cottage cottage"] * 3) + "\ncottage cottage cottage greenhouse"
    assert len(score(town).fed) == 15


def test_greenhouse_each_feeds_a_group_of_its_own() -> None:
    sheet = score("cottage . cottage cottage\n. . . .\ncottage . greenhouse greenhouse")
    assert {"c1", "d1"} < set(sheet.fed)
    assert len(sheet.fed) == 3


# Orchard.


def test_orchard_feeds_all_in_its_row_and_column() -> None:
    sheet = score("cottage orchard cottage cottage\n. cottage . .\n. cottage . .\n. cottage . .")
    assert sheet.fed == ["a1", "b2", "b3", "b4", "c1", "d1"]


@pytest.mark.parametrize("orchard", range(16))
def test_orchard_feeds_at_most_6_no_matter_where_it_is_placed(orchard: int) -> None:
    cells = ["orchard" if square == orchard else "cottage" for square in range(16)]
    town = "\n".join(" ".join(cells[row : row + 4]) for row in (0, 4, 8, 12))
    assert len(score(town).fed) == 6


def test_orchard_does_not_feed_diagonally() -> None:
    assert score("orchard . . .\n. cottage . .\n. . cottage .").fed == []


def test_orchard_is_not_stopped_by_what_lies_between() -> None:
    assert score("orchard well wood cottage").fed == ["d1"]


def test_orchard_several_feed_what_any_of_them_reaches() -> None:
    assert score("orchard . cottage .\n. cottage . .\n. . . cottage\n. orchard . .").fed == ["b2", "c1"]


# The food shared out best.


def test_the_farm_feeds_the_cottages_beside_a_temple_first() -> None:
    sheet = score("cottage cottage cottage farm\n. . . .\n. cottage temple .\n. . cottage .")
    assert {"b3", "c4"} < set(sheet.fed)
    assert sheet["temple"] == 4


def test_the_greenhouse_feeds_a_smaller_group_where_a_temple_makes_it_worth_more() -> None:
    """Three cottages and the Temple, 9 + 4, against four cottages, 12."""
    sheet = score("cottage cottage cottage cottage\n. . . greenhouse\n. . temple cottage\n. . cottage cottage")
    assert sheet.fed == ["c4", "d3", "d4"]
    assert sheet["temple"] == 4


def test_the_farm_feeds_barrett_castle_first() -> None:
    sheet = score("cottage cottage cottage cottage\nfarm barrett-castle . .")
    assert "b2" in sheet.fed
    assert sheet["barrett-castle"] == 5
    assert sheet["cottage"] == 9


def test_the_farm_feeds_two_temples_at_once_if_it_can() -> None:
    """Four portions: two cottages between both Temples would do, and the rest go anywhere."""
    sheet = score("""
        cottage temple  cottage .
        .       cottage .       .
        cottage temple  .       farm
        .       .       .       .
    """)
    assert sheet["temple"] == 8


def best_by_trying(cells: list[str], portions: int) -> int:
    """The most that cottages, Temples and a castle give, trying every way to feed so many of them."""

    def near(square: int) -> list[int]:
        x, y = square % 4, square // 4
        return [4 * b + a for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if 0 <= a < 4 and 0 <= b < 4]

    hungry = [square for square in range(16) if cells[square] in ("cottage", "barrett-castle")]
    best = 0
    for choice in range(1 << len(hungry)):
        fed = [square for place, square in enumerate(hungry) if choice >> place & 1]
        if len(fed) <= portions:
            points = sum(3 if cells[square] == "cottage" else 5 for square in fed)
            for square in range(16):
                mouths = sum(1 if cells[at] == "cottage" else 2 for at in near(square) if at in fed)
                if cells[square] == "temple" and mouths >= 2:
                    points += 4
            best = max(best, points)
    return best


def test_the_food_of_farms_is_shared_out_as_well_as_by_trying_all_ways() -> None:
    chance = random.Random(5)
    for _ in range(60):
        cells = chance.choices(["cottage", "temple", "farm", "."], [10, 4, 1, 2], k=16)
        cells[chance.randrange(16)] = "barrett-castle"
        sheet = score("\n".join(" ".join(cells[row : row + 4]) for row in (0, 4, 8, 12)))
        fed_points = sum(sheet.lines.get(card, 0) for card in ("cottage", "temple", "barrett-castle"))
        assert fed_points == best_by_trying(cells, 4 * cells.count("farm"))
