"""Random towns scored anew, square by square as a person would, with every way to share out the food tried."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.tiny_towns.counting import BY_TYPE, MONUMENT_SLUGS, PLACES, counted
from townlet.tiny_towns.cards import TYPE_NAMES

from .table import score


@pytest.mark.parametrize("food", BY_TYPE["food"])
@pytest.mark.parametrize("seed", range(4))
def test_a_random_town_scores_what_counting_it_anew_gives(food: str, seed: int) -> None:
    chance = random.Random(f"{food} {seed}")
    for _ in range(60):
        cards = [food] + [chance.choice(BY_TYPE[kind]) for kind in TYPE_NAMES[2:7]]
        usual = ["cottage", food, *cards, *cards[2:], ".", "wood", *["cottage"] * chance.randrange(6)]
        town = {place: cell for place in PLACES if (cell := chance.choice(usual)) != "."}
        if chance.random() < 0.8:
            town[chance.choice(PLACES)] = chance.choice(MONUMENT_SLUGS)
        more: dict[str, Any] = {
            "right": chance.randrange(4),
            "shrine": chance.randrange(8),
            "finished": chance.randrange(7),
        }
        drawing = "\n".join(" ".join(town.get((x, y), ".") for x in range(4)) for y in range(4))
        assert score(drawing, cards=cards, **more).total == counted(town, more), f"{cards} {more}\n{drawing}"
