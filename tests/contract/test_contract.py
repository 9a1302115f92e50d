"""The one list of checks that every game keeps, in every mode, for every number of players."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

import townlet
from tests.configured import CONFIGURATIONS, configured
from townlet import Game, IllegalAction, State
from townlet.core.chance import GUESS_STREAM, PLAYER_STREAM, Chance
from townlet.core.language import LANGUAGES, speaking
from townlet.core.playout import playout
from townlet.core.record import Record, read_record

SEEDS = 200

# Games of which everything is said: words do not depend on the seed.
SPOKEN_SEEDS = 20

# Actions tried at a state that are not on offer.
TRIED = 40

LONGEST_GAME = 5000

every_configuration = pytest.mark.parametrize("name", CONFIGURATIONS)


def random_game(game: Game, seed: int, dice: random.Random) -> Iterator[tuple[State, int, int]]:
    """Play a random game: each state before a decision, whose it is, and what it will be."""
    state = game.new(seed)
    while not state.over():
        player = dice.choice(state.to_act())
        action = dice.choice(state.legal(player))
        yield state, player, action
        state.play(player, action)
    yield state, -1, -1


def seats(game: Game) -> list[int | None]:
    """Every seat, and the watcher."""
    return [*range(game.players), None]


@every_configuration
def test_who_owes_a_decision_is_asked_and_nobody_else(name: str) -> None:
    game = configured(name)
    for seed in range(SEEDS):
        for number, (state, _, _) in enumerate(random_game(game, seed, random.Random(seed))):
            waiting = state.to_act()
            assert waiting == sorted(set(waiting))
            assert bool(waiting) != state.over()
            assert number < LONGEST_GAME
            for player in range(game.players):
                offered = state.legal(player)
                assert bool(offered) == (player in waiting)
                assert offered == sorted(set(offered))
                assert all(0 <= action < game.actions for action in offered)


@every_configuration
def test_play_accepts_exactly_what_is_legal(name: str) -> None:
    game = configured(name)
    for seed in range(SEEDS):
        dice = random.Random(seed)
        for state, _, _ in random_game(game, seed, dice):
            if dice.random() > 0.02:
                continue
            before = state.hash()
            for player in range(-1, game.players + 1):
                offered = set(state.legal(player))
                for action in offered:
                    twin = state.copy()
                    twin.play(player, action)
                others = [dice.randrange(-3, game.actions + 3) for _ in range(TRIED)]
                for action in set(others) - offered:
                    assert not state.is_legal(player, action)
                    with pytest.raises(IllegalAction, match=r"^[^.]*\w.*[.:;\w]$"):
                        state.play(player, action)
            assert state.hash() == before


@every_configuration
def test_every_action_of_the_space_is_legal_or_refused(name: str) -> None:
    """At a few moments of one game, the whole space is tried."""
    game = configured(name)
    dice = random.Random(name)
    moments = [state.copy() for state, _, _ in random_game(game, 1, dice)]
    for state in dice.sample(moments, 3):
        before = state.hash()
        for player in range(game.players):
            offered = set(state.legal(player))
            for action in range(game.actions):
                assert state.is_legal(player, action) == (action in offered)
                if action not in offered:
                    with pytest.raises(IllegalAction):
                        state.play(player, action)
        assert state.hash() == before


@every_configuration
def test_notation_says_what_is_done(name: str) -> None:
    game = configured(name)
    for seed in range(SEEDS):
        for state, player, _ in random_game(game, seed, random.Random(seed)):
            for action in state.legal(player):
                assert game.parse(game.text(action)) == action


@every_configuration
def test_copies_are_equal_and_independent(name: str) -> None:
    game = configured(name)
    for seed in range(SEEDS):
        dice = random.Random(seed)
        for state, player, action in random_game(game, seed, dice):
            if dice.random() > 0.03 or state.over():
                continue
            twin = state.copy()
            before = state.hash()
            assert twin.hash() == before
            assert twin.view(player) == state.view(player)
            twin.play(player, action)
            assert state.hash() == before
            other = state.copy()
            other.play(player, action)
            assert other.hash() == twin.hash()
            playout(twin, Chance(seed))
            assert twin.over()
            assert state.hash() == before


@every_configuration
def test_a_record_replays_to_the_same_game(name: str) -> None:
    game = configured(name)
    for seed in range(SEEDS):
        record = Record(game, seed)
        for _, player, action in random_game(game, seed, random.Random(seed)):
            if player >= 0:
                record.play(player, action)
        again = read_record(record.text(), townlet.load)
        assert again.state.hash() == record.state.hash()
        assert again.text() == record.text()


@every_configuration
def test_every_state_can_be_finished(name: str) -> None:
    game = configured(name)
    for seed in range(SEEDS):
        dice = random.Random(seed)
        for state, _, _ in random_game(game, seed, dice):
            if dice.random() < 0.02:
                twin = state.copy()
                assert playout(twin, Chance(seed, PLAYER_STREAM)) < LONGEST_GAME
                assert twin.over()
                assert twin.to_act() == []


@every_configuration
def test_scores_add_up_and_rank(name: str) -> None:
    game = configured(name)
    for seed in range(SEEDS):
        dice = random.Random(seed)
        for state, _, _ in random_game(game, seed, dice):
            if dice.random() > 0.03 and not state.over():
                continue
            scores = state.scores()
            for player in range(game.players):
                sheet = state.sheet(player)
                assert sheet["total"] == scores[player]
            places = state.ranking()
            assert min(places) == 1
            for one in range(game.players):
                assert places[one] == 1 + sum(place < places[one] for place in places)
                for other in range(game.players):
                    if scores[one] > scores[other]:
                        assert places[one] < places[other]


@every_configuration
def test_a_seat_gets_nothing_it_may_not_know(name: str) -> None:
    """All that is hidden from a seat is drawn anew, and every byte it gets stays the same."""
    game = configured(name)
    for seed in range(SEEDS):
        dice = random.Random(seed)
        for state, _, _ in random_game(game, seed, dice):
            if dice.random() > 0.03:
                continue
            for seat in seats(game):
                other = state.guess(seat, dice.randrange(2**53))
                assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
                assert other.to_act() == state.to_act()
                assert other.scores() == state.scores()
                assert other.shown() == state.shown()
                if seat is not None:
                    assert other.legal(seat) == state.legal(seat)
                    for action in (dice.randrange(game.actions) for _ in range(5)):
                        if not state.is_legal(seat, action):
                            assert other.refusal(seat, action) == state.refusal(seat, action)


@every_configuration
def test_a_guess_owes_nothing_to_the_games_own_chance(name: str) -> None:
    """Swap everything a seat can not know, coming chance included: the same guess comes out."""
    game = configured(name)
    for seed in range(SEEDS):
        dice = random.Random(seed)
        for state, _, _ in random_game(game, seed, dice):
            if dice.random() > 0.02:
                continue
            for seat in seats(game):
                swapped = state.guess(seat, dice.randrange(2**53))
                drawn = dice.randrange(2**53)
                assert swapped.guess(seat, drawn).hash() == state.guess(seat, drawn).hash()


@every_configuration
def test_guesses_can_be_played_to_their_end(name: str) -> None:
    game = configured(name)
    for seed in range(SEEDS):
        dice = random.Random(seed)
        for state, _, _ in random_game(game, seed, dice):
            if dice.random() < 0.01:
                for seat in seats(game):
                    guessed = state.guess(seat, seed)
                    playout(guessed, Chance(seed, GUESS_STREAM))
                    assert guessed.over()


@every_configuration
def test_what_came_to_light_stays_in_the_light(name: str) -> None:
    game = configured(name)
    for seed in range(SEEDS):
        shown = 0
        for state, _, _ in random_game(game, seed, random.Random(seed)):
            assert state.shown() >= shown
            shown = state.shown()


@every_configuration
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_can_be_said(name: str, language: str) -> None:
    game = configured(name)
    notations: set[str] = set()
    for seed in range(SPOKEN_SEEDS):
        for state, player, _ in random_game(game, seed, random.Random(seed)):
            for action in state.legal(player):
                notations |= {game.text(action), game.told(action)}
    with speaking(language):
        for notation in notations:
            said = game.said(notation)
            assert said == said.strip()
            assert said
            assert not any(mark in said for mark in ("{", "}", "  ", "None"))


@every_configuration
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_owes_a_decision_is_asked_in_words_and_nobody_else(name: str, language: str) -> None:
    game = configured(name)
    with speaking(language):
        for seed in range(SPOKEN_SEEDS):
            for state, _, _ in random_game(game, seed, random.Random(seed)):
                for seat in seats(game):
                    asked = game.asked(state.view(seat))
                    assert bool(asked) == (seat in state.to_act())
                    assert not any(mark in asked for mark in ("{", "}", "  ", "None"))


@every_configuration
def test_an_outlook_is_plain_and_tells_nothing_hidden(name: str) -> None:
    game = configured(name)
    for seed in range(SEEDS):
        dice = random.Random(seed)
        for state, _, _ in random_game(game, seed, dice):
            if dice.random() > 0.03:
                continue
            for seat in range(game.players):
                outlook = state.outlook(seat)
                assert json.loads(json.dumps(outlook)) == outlook
                other = state.guess(seat, dice.randrange(2**53))
                assert json.dumps(other.outlook(seat)) == json.dumps(outlook)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", townlet.GAMES)
def test_the_book_names_what_stands_in_it(name: str, language: str) -> None:
    with speaking(language):
        book = townlet.book(name)
    assert json.loads(json.dumps(book)) == book
    assert book["game"] == name
    assert book["title"]
    assert book["players"][0] <= book["players"][1]
    assert all(book["names"].values())
    assert all(text.endswith(".") for text in book["texts"].values())
    assert set(book["texts"]) <= set(book["names"])
