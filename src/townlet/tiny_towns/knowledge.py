"""Who may know what: the view of a seat, and the guess at what it can not know.

Towns are public. Secret are the monuments in hand and those discarded, the order of the resource
cards, and of course what chance will decide. When the game is over everything is laid open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from townlet.core.chance import GUESS_STREAM, Chance
from townlet.tiny_towns import answers
from townlet.tiny_towns.cards import CARDS, RESOURCE_NAMES
from townlet.tiny_towns.scoring import BUILDING_TYPES, MONUMENT
from townlet.tiny_towns.shapes import lane
from townlet.tiny_towns.squares import NAMES, SIZE, SQUARES
from townlet.tiny_towns.town import CUBE, PLACE, STEPS, Town

if TYPE_CHECKING:
    from townlet.tiny_towns.state import Towns


# What a seat sees.


def view(state: Towns, player: int | None) -> dict[str, Any]:
    """Everything this seat may know; None is a watcher."""
    over = state.over()
    return {
        "game": state.game.name,
        "options": state.game.options,
        "seat": player,
        "cards": [CARDS[card].slug for card in state.towns[0].cards],
        "round": int(state.round),
        "to_act": state.to_act(),
        "master_builder": master_builder(state),
        "named": resource_name(state.named),
        "resource_cards": resource_cards(state),
        "towns": [town_view(state, town, seat, over or seat == player) for seat, town in enumerate(state.towns)],
        "scores": state.scores(),
        "over": over,
        "ranking": state.ranking() if over else None,
    }


def master_builder(state: Towns) -> int | None:
    """Whose the hammer is, before the first round already; None when there is no hammer."""
    if state.builder < 0:
        return None
    return int(state.builder if state.round else state.next_builder())


def town_view(state: Towns, town: Town, seat: int, own: bool) -> dict[str, Any]:
    """One town, and what lies before its player."""
    seen: dict[str, Any] = {
        "seat": seat,
        "grid": [[cell(town, row * SIZE + column) for column in range(SIZE)] for row in range(SIZE)],
        "held": {NAMES[square]: held(town, square) for square in range(SQUARES) if town.held_on(square)},
        "owes": owed(state, town),
        "cube": resource_name(town.cube),
        "set_aside": int(town.set_aside),
        "turns": int(town.turns),
        "finished": int(town.finished) or None,
        "monument": CARDS[town.monument].slug if town.monument >= 0 and (own or town.raised()) else None,
        "raised": town.raised(),
        "shrine": int(town.shrine),
        "watch": [CARDS[town.cards[kind]].slug for kind in range(BUILDING_TYPES) if (town.watch >> kind) & 1],
        "claims": [CARDS[town.cards[kind]].slug for kind in range(BUILDING_TYPES) if (town.claims >> kind) & 1],
    }
    if own and town.dealt1 >= 0:
        seen["dealt"] = [CARDS[town.dealt1].slug, CARDS[town.dealt2].slug]
    return seen


def owed(state: Towns, town: Town) -> str | None:
    """The step at which the player owes a decision, None when nothing is owed."""
    if town.step == CUBE and not answers.may_answer(town, state.setup.cavern):
        return STEPS[PLACE]
    return STEPS[town.step] or None


def cell(town: Town, square: int) -> str:
    """A square as score files have it: a card, a resource, or '.'."""
    if (town.built >> square) & 1:
        return CARDS[town.card_at(square)].slug
    return resource_name(lane(town.cubes, square) - 1) or "."


def held(town: Town, square: int) -> list[str]:
    """The cubes lying on a building."""
    cubes = [lane(lanes, square) for lanes in (town.held1, town.held2, town.held3)]
    return [RESOURCE_NAMES[cube - 1] for cube in cubes if cube]


def resource_name(resource: i64) -> str | None:
    """A resource's name, None when there is none."""
    return RESOURCE_NAMES[resource] if resource >= 0 else None


def resource_cards(state: Towns) -> dict[str, Any] | None:
    """What everybody can see and remember of the resource cards."""
    deck = state.deck
    if state.setup.solo:
        return {
            "open": [RESOURCE_NAMES[card] for card in deck.open_cards()],
            "pile": int(deck.in_pile),
            # In the order in which they will come, after all others.
            "bottom": [RESOURCE_NAMES[card] for card in deck.known_bottom()],
        }
    if state.setup.town_hall:
        return {
            "discarded": [RESOURCE_NAMES[card] for card in deck.seen()],
            "face_down": int(deck.in_face_down),
            "pile": int(deck.in_pile),
        }
    return None


# What a seat can not see, drawn anew.


def guess(state: Towns, player: int | None, seed: int) -> Towns:
    """A copy in which all that this seat can not know is drawn anew."""
    chance = Chance(seed, GUESS_STREAM)
    twin = state.copy()
    if not state.over():
        guess_monuments(twin, player, chance)
        twin.deck.guess(chance)
    twin.chance = chance
    return twin


def guess_monuments(state: Towns, player: int | None, chance: Chance) -> None:
    """Deal the monuments anew that this seat has not seen."""
    seen: set[int] = set()
    hidden: list[Town] = []
    for seat, town in enumerate(state.towns):
        if town.dealt1 < 0:
            return
        if seat == player:
            seen |= {int(town.dealt1), int(town.dealt2)}
        else:
            hidden.append(town)
            if town.raised():
                seen.add(int(town.monument))
    pile = [number for number in state.setup.pile(MONUMENT) if number not in seen]
    chance.shuffle(pile)
    for town in hidden:
        if town.raised():
            dealt = [int(town.monument), pile.pop()]
        else:
            dealt = [pile.pop(), pile.pop()]
            if town.monument >= 0:
                town.monument = dealt[chance.below(2)]
                town.refit()
        town.dealt1, town.dealt2 = min(dealt), max(dealt)
