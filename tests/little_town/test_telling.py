"""What a seat is asked and what is said of a decision, in both languages."""

from __future__ import annotations

import random

import pytest

import townlet
from tests.little_town.positions import do, table
from tests.little_town.test_referee import lively
from townlet.core.language import LANGUAGES, speaking

ASKED = {
    "turn": (
        "Place a worker or build.",
        "Coloca un trabajador o construye.",
    ),
    "activate": (
        "Activate a building around your worker on d4, or be done.",
        "Activa un edificio alrededor de tu trabajador en d4, o termina.",
    ),
    "pay": (
        "The Bakery takes 1 wheat: choose what to pay with.",
        "La Panadería pide 1 de trigo: elige con qué pagar.",
    ),
    "build": (
        "A Wheat Field costs 1 wood: choose what to pay with.",
        "Un Campo de trigo cuesta 1 de madera: elige con qué pagar.",
    ),
    "trade": (
        "The Trading Shop takes any 2 cubes: choose what to pay with.",
        "La Casa de trueque pide 2 cubos cualesquiera: elige con qué pagar.",
    ),
    "take": (
        "Choose what the Trading Shop gives you.",
        "Elige qué te da la Casa de trueque.",
    ),
    "feed": (
        "Feed your 5 workers; each of them left hungry costs 3 points.",
        "Alimenta a tus 5 trabajadores; cada uno que pase hambre cuesta 3 puntos.",
    ),
    "residence": (
        "Activate a building around the Residence on d4, or be done.",
        "Activa un edificio de los que rodean la Residencia en d4, o termina.",
    ),
}


def moment(name: str) -> townlet.State:
    """A moment at which seat 0 is asked this."""
    hand = "1 wood 1 stone 1 fish 1 wheat 9 coins"
    around = "bakery d3, trading-shop e3"
    if name == "residence":
        return do(table(built=["residence d4, well d3"], workers=[1, 0]), "worker a6")
    town = table(built=[around], hands=[hand, "1 fish"], workers=[1, 0])
    decisions = {
        "turn": [],
        "activate": ["worker d4"],
        "pay": ["worker d4", "activate bakery d3"],
        "build": ["build wheat-field g4"],
        "trade": ["worker d4", "activate trading-shop e3"],
        "take": ["worker d4", "activate trading-shop e3", "pay 1 wood 1 fish"],
        "feed": ["worker a6"],
    }
    return do(town, *decisions[name])


@pytest.mark.parametrize("name", ASKED)
def test_every_step_asks_for_what_is_owed(name: str) -> None:
    town = moment(name)
    for language, sentence in zip(LANGUAGES, ASKED[name], strict=True):
        with speaking(language):
            assert town.game.asked(town.view(0)) == sentence
            assert town.game.asked(town.view(1)) == ""
            assert town.game.asked(town.view(None)) == ""


SAID = [
    ("worker c3", "places a worker on c3", "coloca un trabajador en c3"),
    ("build castle e4", "builds the Castle on e4", "construye el Castillo en e4"),
    ("build wheat-field e4", "builds a Wheat Field on e4", "construye un Campo de trigo en e4"),
    ("activate bakery d3", "activates the Bakery on d3", "activa la Panadería en d3"),
    ("pay 2 wood 3 coins", "pays 2 wood, 3 coins", "paga 2 de madera, 3 monedas"),
    ("pay 1 coin", "pays 1 coin", "paga 1 moneda"),
    ("take 1 wood 1 fish", "takes 1 wood, 1 fish", "toma 1 de madera, 1 de pescado"),
    (
        "feed 2 fish 1 wheat",
        "feeds the workers with 2 fish, 1 wheat",
        "alimenta a los trabajadores con 2 de pescado, 1 de trigo",
    ),
    ("feed nothing", "leaves the workers hungry", "deja a los trabajadores con hambre"),
    ("done", "is done", "termina"),
]


@pytest.mark.parametrize(("notation", "english", "spanish"), SAID)
def test_a_decision_is_said_to_follow_a_name(notation: str, english: str, spanish: str) -> None:
    game = townlet.load("little-town")
    assert game.said(notation) == english
    with speaking("es"):
        assert game.said(notation) == spanish


def test_whole_games_are_asked_and_said_in_both_languages() -> None:
    for players in (2, 3, 4):
        game = townlet.load("little-town", players=players)
        dice = random.Random(players)
        state = game.new(players)
        while not state.over():
            player = dice.choice(state.to_act())
            action = lively(state, player, dice)
            for language in LANGUAGES:
                with speaking(language):
                    for seat in range(players):
                        asked = game.asked(state.view(seat))
                        assert bool(asked) == (seat in state.to_act())
                        assert "{" not in asked
                    assert game.said(game.text(action))
            state.play(player, action)
        assert all(game.asked(state.view(seat)) == "" for seat in range(players))
