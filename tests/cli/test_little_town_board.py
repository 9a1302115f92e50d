"""The board of Little Town Builders: complete, within the terminal, readable without colour."""

from __future__ import annotations

import io
import random
import re
from typing import Any

import pytest
from rich.console import Console

import townlet
from tests.cli.terminal import drawn, plain
from tests.little_town.facts import TILES, effect
from tests.little_town.positions import table
from tests.little_town.test_referee import lively
from townlet import State
from townlet.cli.little_town_board import cards, cost, draw, name, small_square
from townlet.cli.little_town_board import effect as effect_signs
from townlet.little_town import words
from townlet.little_town.goals import GOALS
from townlet.little_town.setup import OPTIONS
from townlet.little_town.tiles import BY_SLUG

SIZES = [(80, 24), (120, 40), (200, 50)]


def names(players: int) -> list[str]:
    return [f"Seat {seat} (random)" for seat in range(players)]


def moments(players: int, every: int = 7, **options: Any) -> list[State]:
    """States of a lively game."""
    game = townlet.load("little-town", players=players, **options)
    dice = random.Random(players)
    state = game.new(7)
    found = [state.copy()]
    number = 0
    while not state.over():
        player = state.to_act()[0]
        state.play(player, lively(state, player, dice))
        number += 1
        if number % every == 0 or state.over():
            found.append(state.copy())
    return found


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_fits_the_terminal_at_every_moment(players: int, width: int, height: int) -> None:
    for state in moments(players):
        for seat in (0, None):
            lines = drawn(draw(state.view(seat), names(players)), width, height).splitlines()
            assert max(len(line.rstrip()) for line in lines) <= width
            # Under it there is room for the question, a few lines of decisions, and what is typed.
            assert len(lines) <= height - 4 or state.over()
            assert not any("…" in line for line in lines)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_everything_on_the_table_is_there(width: int, height: int) -> None:
    for state in moments(4):
        view = state.view(1)
        text = drawn(draw(view, names(4)), width, height)
        rows = text.splitlines()
        for team in view["teams"]:
            [row] = [row for row in rows if re.match(rf"[* ] Seat {team['seat']} ", row)]
            assert row.startswith("*") == (team["seat"] in view["to_act"])
            workers, goods, goals = team["workers"], team["goods"], team["goals"]
            achieved = len(goals["achieved"])
            expected = [view["scores"][team["seat"]], team["points"], workers["in_hand"], "of", workers["all"]]
            expected += [team["houses"], *goods.values(), f"{achieved}/{achieved + goals['hidden']}"]
            assert row.partition(")")[2].split() == [str(number) for number in expected]
            for goal in goals["achieved"]:
                assert f"{words.goal_name(goal)} " in plain(text)
        if view["owes"] == "turn" or (height > 24 and not view["over"]):
            assert all(words.name(tile) in plain(text) for tile in view["supply"])
        assert all(words.goal_name(goal) in plain(text) for goal in view["teams"][1]["goals"]["in_hand"])
        stock = " ".join(f"{number}{sign}" for number, sign in zip(view["stock"].values(), "WSFH$", strict=True))
        assert stock in rows[0]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_square_shows_what_lies_stands_or_works_there(width: int, height: int) -> None:
    """Read back from the letters alone."""
    for state in moments(3):
        view = state.view(None)
        rows = [row for row in drawn(draw(view, names(3)), width, height).splitlines() if re.match(r"[1-6] ?│", row)]
        owners = {entry["square"]: entry for entry in view["buildings"]}
        workers = {square: team["seat"] for team in view["teams"] for square in team["workers"]["on_board"]}
        assert len(rows) == 6
        for number, (row, terrain) in enumerate(zip(rows, view["terrain"], strict=True), start=1):
            squares = row.split("│")[1:10]
            for letter, shown, lies in zip("abcdefghi", squares, terrain, strict=True):
                square = f"{letter}{number}"
                if square in owners:
                    assert shown.strip()[:4] == words.name(owners[square]["tile"])[:4]
                    if width == 80:
                        assert shown[-1] == str(owners[square]["owner"])
                elif square in workers:
                    assert shown.replace(" ", "") == f"worker{workers[square]}"
                else:
                    assert shown.strip().rstrip(".") in ("·" if lies == "grass" else lies)
                    assert shown.strip()


def test_buildings_differ_in_a_small_terminal() -> None:
    shown = {small_square("grass", slug, 0).plain for slug in TILES}
    assert len(shown) == len(TILES)
    assert all(len(text) == 7 and text[0].isupper() for text in shown)


def test_what_tiles_cost_and_do_is_told_in_signs() -> None:
    for slug, (_, printed, _, _) in TILES.items():
        assert cost(BY_SLUG[slug]).split() == [f"{part[:-1]}{part[-1]}" for part in printed.split()]
        taken, given = effect(slug)
        signs = effect_signs(BY_SLUG[slug])
        if given:
            assert ("→" in signs) == bool(taken)
            assert signs.endswith("p") == ("points" in given)
    shown = {slug: effect_signs(BY_SLUG[slug]) for slug in TILES}
    assert shown["bakery"] == "H→4$"
    assert shown["marketplace"] == "WSFH→7p"
    assert shown["gold-mine"] == "+2$"
    assert shown["trading-shop"] == "any 2→any 2"
    assert shown["castle"] == "4p/own"
    assert shown["watchtower"] == "2p/grass"
    assert shown["cathedral"] == "1p/worker"
    assert shown["residence"] == "all around"
    assert shown["statue-of-a-hero"] == ""


def test_large_squares_tell_whose_a_building_is_and_what_it_does() -> None:
    town = table(built=["castle c3", "bakery d3"], placed=["e3"])
    text = drawn(draw(town.view(0), names(2)), 120, 40)
    assert re.search(r"│Castle +│Bakery +│ +worker 0 +│", text)
    assert re.search(r"│0 +4p/own│1 +H→4\$│", text)


def test_goals_set_aside_are_shown_in_the_first_round() -> None:
    town = table(goals=["no-coins"])
    town.teams[1].set_aside = 1 << GOALS[0].number
    assert "Set aside as impossible: Three in a group" in drawn(draw(town.view(0), names(2)))
    town.round = 2
    assert "Set aside" not in drawn(draw(town.view(0), names(2)))


def test_a_terminal_with_plain_letters_alone() -> None:
    for width, height in SIZES:
        raw = io.BytesIO()
        file = io.TextIOWrapper(raw, encoding="ascii")
        console = Console(file=file, width=width, height=height, _environ={})
        for state in moments(3, every=20):
            console.print(draw(state.view(0), names(3)))
        file.flush()
        assert b"|" in raw.getvalue()


def test_every_tile_in_the_game_and_every_goal_in_hand_is_told() -> None:
    view = townlet.load("little-town", players=2).new(3).view(0)
    text = plain(drawn(cards(view), 300, 50))
    for slug in view["tiles"]:
        assert words.name(slug) in text
        assert words.told(slug) in text
    for slug in view["teams"][0]["goals"]["in_hand"]:
        assert words.goal_told(slug) in text
    assert words.goal_told(GOALS[0].slug) not in plain(drawn(cards({**view, "teams": view["teams"][1:]}), 300, 50))


def test_every_line_of_a_sheet_has_a_name() -> None:
    for slug in [*TILES, *(goal.slug for goal in GOALS), "during", "coins"]:
        assert name(slug)


def test_every_option_is_told() -> None:
    assert list(words.WORDS.options()) == OPTIONS
