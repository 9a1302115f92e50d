"""Every tile and goal has its words, and the numbers in them are those of the data."""

from __future__ import annotations

import re

from tests.little_town.facts import GOALS, TILES, effect
from tests.little_town.positions import table
from townlet.core.data import toml
from townlet.little_town import words


def test_every_tile_and_goal_has_a_name_and_a_text() -> None:
    assert set(words.WORDS.section("tile")) == set(TILES)
    assert set(words.WORDS.section("goal")) == set(GOALS)
    for tile in TILES:
        assert words.name(tile)
        assert words.told(tile).endswith(".")
    for goal in GOALS:
        assert words.goal_name(goal)
        assert words.goal_told(goal).endswith(".")


def test_texts_tell_the_numbers_of_the_tiles() -> None:
    for tile in TILES:
        taken, given = effect(tile)
        if given:
            told = [int(number) for number in re.findall(r"\d+", words.told(tile))]
            assert sorted(told) == sorted([*taken.values(), *given.values()]), tile
    data = toml("townlet.little_town", "tiles.toml")
    for tile in ("cathedral", "castle", "watchtower"):
        assert str(data[tile]["each"]) in words.told(tile)


def test_every_line_of_a_sheet_has_its_sentence() -> None:
    built = ["castle d3, watchtower e4, wheat-field c3, wheat-field c4"]
    town = table(built=built, goals=["no-coins"], hands=["7 coins"])
    town.teams[0].met = town.teams[0].goals
    town.teams[0].points = 5
    sheet = town.sheet(0)
    assert [(line["card"], line["points"]) for line in sheet["lines"]] == [
        ("during", 5),
        ("wheat-field", 6),
        ("castle", 4 * 3),
        ("watchtower", 2 * 7),
        ("no-coins", 3),
        ("coins", 2),
    ]
    assert sheet["total"] == town.scores()[0] == 42
    told = {line["card"]: line["why"] for line in sheet["lines"]}
    assert told["wheat-field"] == "2 built, 3 each"
    assert told["coins"] == "coins held: 7, 1 point for every 3"
    assert all(told.values())
