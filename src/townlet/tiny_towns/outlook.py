"""What could come of a cube: the patterns that lack one more, and those that the cube in hand would complete."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from townlet.tiny_towns.cards import CARDS, FOOTPRINTS, RESOURCE_NAMES
from townlet.tiny_towns.shapes import LANE, LANE_MASK, lane
from townlet.tiny_towns.squares import NAMES, lowest, named
from townlet.tiny_towns.town import Town


def outlook(town: Town, active: bool) -> dict[str, Any]:
    """The town's patterns that lack just one cube, and by square those that the cube in hand would complete.

    A pattern that Trading Posts are part of may lack one of several cubes; each of them would do. Nothing comes to
    a completed town any more.
    """
    almost: list[dict[str, Any]] = []
    completes: dict[str, list[dict[str, Any]]] = {}
    for card in hoped_for(town) if active else []:
        last = -1
        # The variants of a footprint stand in no order, the footprints of a card do.
        lacking = sorted(lacking_one(town, card))
        for footprint, square, resource in lacking:
            slug, squares = CARDS[card].slug, named(FOOTPRINTS.squares[footprint])
            if footprint != last:
                almost.append({"card": slug, "squares": squares, "missing": []})
                last = footprint
            almost[-1]["missing"].append({"square": NAMES[square], "resource": RESOURCE_NAMES[resource]})
            if resource == town.cube:
                completes.setdefault(NAMES[square], []).append({"card": slug, "squares": squares})
    return {"completes": completes, "almost": almost}


def hoped_for(town: Town) -> list[int]:
    """The cards this player could build, by number."""
    cards = [card for card in town.cards if town.may_have(card)]
    if town.monument >= 0 and not town.raised():
        cards.append(town.monument)
    return cards


def lacking_one(town: Town, card: i64) -> set[tuple[int, int, int]]:
    """The footprints of a card that lack one cube, each with the empty square and the resource that it lacks."""
    found: set[tuple[int, int, int]] = set()
    for variant in range(FOOTPRINTS.first_variant[card], FOOTPRINTS.first_variant[card + 1]):
        footprint = FOOTPRINTS.variant_footprint[variant]
        open_squares = FOOTPRINTS.squares[footprint] & town.empty
        if open_squares and open_squares & (open_squares - 1) == 0:
            square = lowest(open_squares)
            covered = FOOTPRINTS.variant_lanes[variant] & ~town.wild & ~(LANE_MASK << (LANE * square))
            if (town.cubes ^ FOOTPRINTS.variant_cubes[variant]) & covered == 0:
                found.add((footprint, square, lane(FOOTPRINTS.variant_cubes[variant], square) - 1))
    return found
