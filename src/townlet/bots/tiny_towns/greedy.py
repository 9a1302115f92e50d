"""What greedy knows of Tiny Towns: what a town will probably be worth in the end.

A town's worth is the points it has, the hopes of the buildings that stand (a cottage to be fed, a Tavern to get
company), what the squares without a building may still become, and what the cubes on them already form.
"""

from __future__ import annotations

from typing import Final

from townlet.core.game import State
from townlet.tiny_towns import actions, building, sheet
from townlet.tiny_towns.cards import CARDS, FACTORY, FOOTPRINTS, RESOURCES, Card
from townlet.tiny_towns.feeding import ANYWHERE, AROUND, LINES
from townlet.tiny_towns.scoring import BUILDING_TYPES, COTTAGE, Tally
from townlet.tiny_towns.shapes import spread
from townlet.tiny_towns.squares import ALL, SQUARES, around, beside, column, lines, row
from townlet.tiny_towns.state import Towns
from townlet.tiny_towns.town import KEEP, NAME, NOTHING, PLACE, TAKE, Town

# A pattern's share of its worth by how many of its cubes are still missing.
NEARLY: Final = (1.0, 0.67, 0.52, 0.45, 0.2, 0.06, 0.0, 0.0)
# What a square without a building may still become: points beside what it costs empty.
ROOM: Final = 1.2
# A cube in the way of everything takes its square's room, and some of its neighbours'.
CLUTTER: Final = 3.0
# A cube that some pattern could use, but not beside those chosen.
SPARE: Final = 1.68
LINKS: Final = 0.2
EMPTY_LINKS: Final = 0.1
# What the next cube brings counts so much; how likely a resource comes next when its card is not seen, and in games
# where others name.
NEXT: Final = 0.7
UNSEEN: Final = 0.2
OFTEN: Final = 0.3
# What is finished is built: to leave it standing counts as so much less.
WAITING: Final = 3.0
# What is lost when few squares are empty, by their number.
CROWDED: Final = (5.5, 4.0, 2.5, 1.5, 0.8, 0.4)
# What may come to buildings, by the way they give points.
HOPES: Final = {
    "fed": 2.2,
    "group": 0.5,
    "per-fed": 4.0,
    "per-neighbour": 0.5,
    "beside": 0.5,
    "beside-fed": 0.45,
    "apart": -0.2,
    "zone": 0.5,
    "row-or-column": 0.4,
    "types-in-lines": 0.5,
    "more-than-right": 0.5,
    "types-built": 4.0,
    "types-missing": -6.0,
    "types-beside": 1.0,
    "largest-group": 1.5,
    "unfed": 2.0,
}
# Each cottage that food is ready for, and how many cottages a group may get.
HOPES_FOOD: Final = 2.0
HUNGRY_SHARE: Final = 0.33
GROUP_FED: Final = 3.0
HUNGRY_MOST: Final = 4.0
# How much it counts what a named resource gives the others, beside what it gives oneself.
ENVY: Final = 0.3
# How welcome a cube is that leaves a pattern with so many missing less one.
WELCOME: Final = (0.0, 4.0, 2.0, 1.0)
# What the last squares without a building may become together; each one more gives ROOM.
LAST_ROOM: Final = (0.0, 0.0, 1.5, 4.0)
# A place in the Cavern is worth something as long as it is free.
CAVERN: Final = 1.5
# What it is worth to have a monument to build.
LIKED_UNKNOWN: Final = 3.0
LIKED: Final = {
    "architects-guild": 4.0,
    "archive-of-the-second-age": 5.0,
    "barrett-castle": 4.5,
    "cathedral-of-caterina": 4.0,
    "fort-ironweed": 5.0,
    "grand-mausoleum-of-the-rodina": 3.5,
    "grove-university": 5.5,
    "mandras-palace": 6.0,
    "obelisk-of-the-crescent": 2.5,
    "opaleyes-watch": 3.5,
    "shrine-of-the-elder-tree": 4.0,
    "silva-forum": 4.5,
    "the-sky-baths": 3.0,
    "the-starloom": 3.5,
    "statue-of-the-bondmaker": 2.5,
}


class Variant:
    """A way a card's pattern lies on the grid."""

    def __init__(self, card: int, number: int) -> None:
        self.card: Final = card
        self.lanes: Final = int(FOOTPRINTS.variant_lanes[number])
        self.cubes: Final = int(FOOTPRINTS.variant_cubes[number])
        self.squares: Final = int(FOOTPRINTS.squares[FOOTPRINTS.variant_footprint[number]])


VARIANTS: Final = [
    [Variant(card, number) for number in range(FOOTPRINTS.first_variant[card], FOOTPRINTS.first_variant[card + 1])]
    for card in range(len(CARDS))
]
SPREAD: Final = [int(spread(1 << square)) for square in range(SQUARES)]
SQUARES_OF: Final = [[square for square in range(SQUARES) if (squares >> square) & 1] for squares in range(ALL + 1)]


def size(squares: int) -> int:
    """How many squares are in a set, or things in any set of bits."""
    return squares.bit_count()


def lanes_of(squares: int) -> int:
    """The lanes of a set of squares."""
    lanes = 0
    for square in SQUARES_OF[squares]:
        lanes |= SPREAD[square]
    return lanes


# What stands.


def standing(town: Town, right: int) -> float:
    """The points of what is built, and its hopes."""
    tally = sheet.tally(town, right)
    total = float(sheet.empty_points(town))
    free = ALL & ~town.built
    for kind in range(BUILDING_TYPES):
        own = tally.types[kind] & ~tally.castle
        card = CARDS[town.cards[kind]]
        if own:
            total += int(card.scoring.points(tally, own)) + hope(card, tally, own, free)
        if card.feeds and own:
            total += food_hope(card, tally, own, free)
    if town.raised():
        total += int(CARDS[town.monument].scoring.points(tally, 1 << town.monument_at))
        total += hope(CARDS[town.monument], tally, 1 << town.monument_at, free)
    total -= CAVERN * int(town.set_aside)
    total += 0.8 * size(town.pledged) if town.factory_effect == FACTORY else 0.0
    total += 2.0 * int(town.replace_left) + 5.0 * int(town.put_left) + 2.0 * (int(town.watch_left) + size(town.watch))
    return total


def food_hope(card: Card, tally: Tally, own: int, free: int) -> float:
    """What food that nobody eats yet may be worth."""
    left = 0.0
    if card.feeds == ANYWHERE:
        left = float(int(card.portions) * size(own) - size(tally.types[COTTAGE]))
    elif card.feeds == AROUND:
        left = float(size(around(own) & free))
    elif card.feeds == LINES:
        for square in SQUARES_OF[free]:
            if lines(square) & own:
                left += 1
    else:
        left = GROUP_FED * size(own) - size(tally.fed)
    # Half of the squares become cottages at best.
    return HOPES_FOOD * max(0.0, min(left, HUNGRY_SHARE * size(free)))


def hope(card: Card, tally: Tally, own: int, free: int) -> float:
    """What may come to the points of these buildings."""
    how = card.how
    room = size(free) / SQUARES
    soon = min(1.0, 2 * room)
    number = size(own)
    weight = HOPES.get(how, 0.0)
    if weight == 0.0:
        return 0.0
    if how == "fed":
        return weight * min(size(own & ~tally.fed), HUNGRY_MOST) * (0.2 + room)
    if how == "group":
        table = card.scoring.table
        now, then = int(card.scoring.entry(number)), int(card.scoring.entry(number + 1))
        if then < now and number + 2 < len(table):
            then = int(table[number + 2]) - 3
        return weight * max(0.0, then - now - 1.5) * soon
    if how in ("per-fed", "types-built", "types-missing", "largest-group", "unfed", "more-than-right"):
        return weight * number * room
    if how in ("per-neighbour", "types-beside", "apart"):
        return weight * sum(size(beside(1 << square) & free) for square in SQUARES_OF[own]) * soon
    found = 0.0
    points = int(card.scoring.points_each)
    if how == "beside":
        wanted = tally.of(card.scoring.kinds)
        for square in SQUARES_OF[own]:
            near = beside(1 << square)
            if not near & wanted:
                found += points * min(1.0, size(near & free) / 2)
    elif how == "beside-fed":
        for square in SQUARES_OF[own]:
            near = beside(1 << square)
            fed = size(near & tally.fed)
            if fed < card.scoring.least and fed + size(near & free) >= card.scoring.least:
                found += points * (1 + fed) / 2
    elif how == "zone":
        zone = card.scoring.zone
        found += min(number, 3) * min(2, size(zone & free)) + size(own & zone)
    elif how == "row-or-column":
        for square in SQUARES_OF[own]:
            found += max(size(row(square) & free), size(column(square) & free))
    elif how == "types-in-lines":
        for square in SQUARES_OF[own]:
            found += min(size(lines(square) & free), 4)
    return weight * found * soon


# What may come.

# A way to build: what it would add, and the cubes, lanes and squares of its pattern, and its card.
Way = tuple[float, int, int, int, int]


def ways_to_build(town: Town, right: int, now: float) -> list[Way]:
    """Everything that could ever be built between the buildings that stand, and is worth it."""
    found: list[Way] = []
    cards = [int(town.cards[kind]) for kind in range(BUILDING_TYPES)]
    if town.monument >= 0 and not town.raised():
        cards.append(int(town.monument))
    free = ALL & ~town.built
    solid = lanes_of(town.built) & ~town.wild
    # Where a building stands, nothing else comes to stand.
    room = room_for(free) - room_for(free & (free - 1))
    for card in cards:
        if not town.may_have(card):
            continue
        gains = [0.0] * SQUARES
        for square in SQUARES_OF[free]:
            twin = town.copy()
            building.raise_building(twin, card, square)
            gains[square] = standing(twin, right) - now - room
        for variant in VARIANTS[card]:
            if variant.lanes & solid == 0:
                gain = max([gains[square] for square in SQUARES_OF[variant.squares & free]], default=0.0)
                if gain > 0:
                    found.append((gain, variant.cubes, variant.lanes, variant.squares, card))
    return found


def room_for(free: int) -> float:
    """What so many squares without a building may become."""
    squares = size(free)
    return LAST_ROOM[squares] if squares < len(LAST_ROOM) else LAST_ROOM[-1] + ROOM * (squares - len(LAST_ROOM) + 1)


def coming(town: Town, ways: list[Way], chances: list[float]) -> float:
    """What the squares without a building may still become, with the cubes that lie on them."""
    cubes = int(town.cubes)
    empty = int(town.empty)
    free = ALL & ~town.built
    held = free & ~empty
    lanes = lanes_of(held)
    solid = lanes_of(town.built) & ~town.wild
    found: list[tuple[float, int]] = []
    usable = 0
    welcome = [0.0] * RESOURCES
    for gain, pattern, covered, squares, _ in ways:
        if (cubes ^ pattern) & covered & lanes == 0 and covered & solid == 0:
            left = squares & empty
            missing = left.bit_count()
            now = gain * NEARLY[missing]
            if squares & held:
                usable |= squares & held
                found.append((now, squares & free))
            if missing:
                nearer = gain * NEARLY[missing - 1] - now
                for square in SQUARES_OF[left]:
                    resource = ((pattern >> (3 * square)) & 7) - 1
                    if nearer > welcome[resource]:
                        welcome[resource] = nearer
    found.sort(reverse=True)
    taken = 0
    total = 0.0
    for value, squares in found:
        if squares & taken == 0:
            taken |= squares
            total += value
    total += room_for(free)
    total -= CLUTTER * size(held & ~usable) + SPARE * size(usable & ~taken)
    total += LINKS * size(free & (free >> 4)) + LINKS * size(free & (free >> 1) & 0x7777)
    total += EMPTY_LINKS * size(empty & (empty >> 4)) + EMPTY_LINKS * size(empty & (empty >> 1) & 0x7777)
    total += NEXT * next_cube(welcome, chances)
    number = size(empty)
    if number < len(CROWDED):
        total -= CROWDED[number]
    return total


def next_cube(welcome: list[float], chances: list[float]) -> float:
    """What the next cube will probably bring, when the most welcome of those that come is taken."""
    expected = 0.0
    none_better = 1.0
    for value, chance in sorted(zip(welcome, chances, strict=True), reverse=True):
        expected += none_better * chance * value
        none_better *= 1.0 - chance
        if value == 0.0:
            break
    return expected


# Decisions.


def chances_after(state: Towns, taken: int) -> list[float]:
    """How likely each resource can be had next, once this one is taken (-1: none is)."""
    if not state.setup.solo:
        return [OFTEN] * RESOURCES
    chances = [UNSEEN] * RESOURCES
    cards = state.deck.open_cards()
    if taken in cards:
        cards.remove(taken)
    for resource in cards:
        chances[resource] = 1.0
    return chances


def worth(state: State, seat: int) -> float:
    """What this seat's town will probably be worth."""
    assert isinstance(state, Towns)
    return Judge(state, seat).of(state.towns[seat])


def worths(state: State, seat: int, legal: list[int]) -> list[float]:
    """What each of these decisions would make of this seat's town."""
    assert isinstance(state, Towns)
    step = state.towns[seat].step
    if step == KEEP:
        return [LIKED.get(CARDS[actions.kept(action)].slug, LIKED_UNKNOWN) for action in legal]
    judge = Judge(state, seat)
    if step == TAKE:
        return [judge.of_taken(state, action - actions.TAKE) for action in legal]
    if step == NAME:
        return [judge.of_cube(state.towns[seat], action - actions.NAME) - envy(state, seat, action) for action in legal]
    found: list[float] = []
    for action in legal:
        after = state.copy()
        after.apply(seat, action)
        town = after.towns[seat]
        # A cube in hand that is to be placed yet; not one of the round that may have begun.
        if town.step == PLACE and after.round == state.round:
            found.append(judge.of_cube(town, int(town.cube)))
        else:
            found.append(judge.of(town) - (WAITING if action == actions.DONE else 0.0))
    return found


class Judge:
    """Judges what becomes of a seat's town by one decision; what that can not change is worked out once."""

    def __init__(self, state: Towns, seat: int) -> None:
        self.town: Final = state.towns[seat]
        self.right: Final = int(sheet.right_taverns(state.towns, seat))
        self.now: Final = standing(self.town, self.right)
        self.ways: Final = ways_to_build(self.town, self.right, self.now)
        self.chances: list[float] = chances_after(state, int(state.named))

    def of(self, town: Town) -> float:
        """What the town will probably be worth."""
        if town.empty == 0 and (town.n_fits == 0 or town.step == NOTHING):
            return float(sheet.town_points(town, self.right))
        now = self.now if same_buildings(town, self.town) else standing(town, self.right)
        return now + coming(town, self.ways, self.chances)

    def of_taken(self, state: Towns, resource: int) -> float:
        """The same, once this resource is taken and placed where it is best."""
        self.chances = chances_after(state, resource)
        return self.of_cube(self.town, resource)

    def of_cube(self, town: Town, resource: int) -> float:
        """The same, once a cube of this resource is placed where it is best."""
        best = -99.0
        for square in SQUARES_OF[town.empty]:
            twin = town.copy()
            twin.place(square, resource)
            best = max(best, self.of(twin))
        return best


def same_buildings(one: Town, other: Town) -> bool:
    """Nothing but cubes on the grid is different."""
    return (
        one.built == other.built
        and one.kinds == other.kinds
        and one.held1 == other.held1
        and one.held2 == other.held2
        and one.held3 == other.held3
        and one.set_aside == other.set_aside
        and one.watch == other.watch
    )


def envy(state: Towns, seat: int, action: int) -> float:
    """How much it counts what this resource gives the others."""
    resource = action - actions.NAME
    others = [town for other, town in enumerate(state.towns) if other != seat and (state.active >> other) & 1]
    if not others:
        return 0.0
    return ENVY * sum(need(town, resource) for town in others) / len(others)


def need(town: Town, resource: int) -> float:
    """How welcome a cube of this resource is to a town: how near it brings a pattern to its end."""
    cubes = int(town.cubes)
    empty = int(town.empty)
    lanes = lanes_of(ALL & ~town.built & ~empty)
    solid = lanes_of(town.built) & ~town.wild
    best = 0.0
    for kind in range(BUILDING_TYPES):
        for variant in VARIANTS[town.cards[kind]]:
            if variant.lanes & solid == 0 and (cubes ^ variant.cubes) & variant.lanes & lanes == 0:
                left = variant.squares & empty
                missing = size(left)
                if missing and missing < len(WELCOME) and WELCOME[missing] > best:
                    for square in SQUARES_OF[left]:
                        if (variant.cubes >> (3 * square)) & 7 == resource + 1:
                            best = WELCOME[missing]
                            break
    return best
