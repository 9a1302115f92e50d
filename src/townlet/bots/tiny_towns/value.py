"""What a town will probably be worth in the end: its points, and what learned tables say of everything else.

The tables are looked up by small numbers that tell of the buildings and their prospects, of the patterns that have
been begun, and of the room that is left; what is found is summed up. train.py learns the tables from games played
by this very judgement.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from townlet.bots.tiny_towns.ground import SLOTS, Ground
from townlet.bots.tiny_towns.prospects import SHADES, shade
from townlet.tiny_towns import sheet
from townlet.tiny_towns.cards import CARDS, RESOURCES
from townlet.tiny_towns.scoring import BUILDING_TYPES, COTTAGE, FOOD, MONUMENT
from townlet.tiny_towns.shapes import LANE, LANE_MASK
from townlet.tiny_towns.squares import ALL, SQUARES, count
from townlet.tiny_towns.town import Town

# How far on a town is, by its squares without a building.
STAGE: Final = vec[i64]([5, 5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0])
STAGES: Final = 6
# Buildings of a card, and cubes that a pattern lacks, are counted up to this.
MOST: Final = 7
PAIRS: Final = 25
JUNK: Final = 10

# Where the tables begin.
LAYOUT: Final = 0
COVER: Final = LAYOUT + len(CARDS) * MOST * SHADES * STAGES
ROOM: Final = COVER + len(CARDS) * MOST * MOST
LINKS: Final = ROOM + (SQUARES + 1) * (SQUARES + 1)
EMPTY_LINKS: Final = LINKS + PAIRS * STAGES
CLUTTER: Final = EMPTY_LINKS + PAIRS * STAGES
WISHES: Final = CLUTTER + JUNK * STAGES
SIZE: Final = WISHES + 16 * STAGES

# The lowest bit of each square's lane.
ONES: Final = 0o1111111111111111
# More ways than any game's cards can lie.
WAYS: Final = 640
# What every table but one begins with is nothing; a pattern is worth this by the cubes it lacks.
NEARLY: Final = (2.2, 2.0, 1.5, 1.2, 0.6, 0.2, 0.0)


class Value:
    """Judges the towns of one player."""

    def __init__(self, ground: Ground, weights: vec[float], right: i64, place: i64) -> None:
        self.ground: Final = ground
        self.weights: vec[float] = weights
        # The Taverns of the player on the right, and the place in the order of completed towns to reckon with.
        self.right: i64 = right
        self.place: i64 = place
        # The ways that can still be built, given what stands and lies in the town surveyed.
        self.alive: i64 = 0
        self.alive_squares: vec[i64] = vec[i64]([0] * WAYS)
        self.alive_cubes: vec[i64] = vec[i64]([0] * WAYS)
        self.alive_table: vec[i64] = vec[i64]([0] * WAYS)
        self.free: i64 = ALL
        self.stage: i64 = 0
        # Those that have been begun.
        self.begun: vec[i64] = vec[i64]([0] * WAYS)
        self.begun_worth: vec[float] = vec[float]([0.0] * WAYS)
        self.begun_squares: vec[i64] = vec[i64]([0] * WAYS)
        self.numbers: vec[i64] = vec[i64]([0] * SLOTS)
        # The card of the pattern that counted most, and whether one lacks nothing.
        self.aim: i64 = -1
        self.ready: bool = False
        # While learning: which entries were summed up.
        self.tracing: bool = False
        self.traced: vec[i64] = vec[i64]()

    def of(self, town: Town, wanted: i64) -> float:
        """What the town will probably be worth, when these resources can be had next."""
        layout = self.layout(town)
        self.survey(town)
        return layout + self.cubes(town.cubes, town.empty, 0, 0, 0, wanted)

    def points(self, town: Town) -> float:
        """The points of a town in the end."""
        finished = town.finished
        if finished == 0:
            town.finished = self.place
        points = sheet.town_points(town, self.right)
        town.finished = finished
        return float(points)

    def layout(self, town: Town) -> float:
        """What is built, and what may come to it."""
        finished = town.finished
        if finished == 0:
            town.finished = self.place
        tally = sheet.tally(town, self.right)
        town.finished = finished
        free = ALL & ~town.built
        number = count(free)
        stage = STAGE[number]
        weights = self.weights
        cards = self.ground.cards
        food = cards[FOOD]
        points = sheet.empty_points(town)
        total = 0.0
        for kind in range(i64(BUILDING_TYPES)):
            card = cards[kind]
            own = tally.types[kind]
            if kind == COTTAGE:
                own &= ~tally.castle
            standing = count(own)
            if standing:
                points += CARDS[card].scoring.points(tally, own)
                if standing >= MOST:
                    standing = MOST - 1
            at = ((card * MOST + standing) * SHADES + shade(card, kind, food, tally, own, free)) * STAGES + stage
            total += weights[at]
            if self.tracing:
                self.traced = append(self.traced, at)
        card = cards[MONUMENT]
        if card >= 0:
            own = 0
            standing = 0
            if town.monument_at >= 0:
                own = 1 << town.monument_at
                standing = 1
                points += CARDS[card].scoring.points(tally, own)
            at = ((card * MOST + standing) * SHADES + shade(card, MONUMENT, food, tally, own, free)) * STAGES + stage
            total += weights[at]
            if self.tracing:
                self.traced = append(self.traced, at)
        at = LINKS + pairs(free) * STAGES + stage
        total += weights[at]
        if self.tracing:
            self.traced = append(self.traced, at)
        return float(points) + total

    def survey(self, town: Town) -> None:
        """Look at a town whose cubes are to be judged: which patterns can still be built in it."""
        ground = self.ground
        built = town.built
        self.free = ALL & ~built
        self.stage = STAGE[count(self.free)]
        numbers = self.numbers
        for slot in range(i64(SLOTS)):
            numbers[slot] = 0
        kinds = town.kinds
        left = built
        while left:
            if left & 1:
                numbers[kinds & LANE_MASK] += 1
            kinds >>= LANE
            left >>= 1
        # Squares whose buildings nothing can be built from.
        solid = built
        if ground.wild and town.wild:
            wild = town.wild & ONES
            for square in range(i64(SQUARES)):
                if (wild >> (LANE * square)) & 1:
                    solid &= ~(1 << square)
        cubes = town.cubes
        held = ((cubes | (cubes >> 1) | (cubes >> 2)) & ONES) * LANE_MASK
        size = ground.buildings if town.monument_at >= 0 else ground.size
        alive: i64 = 0
        all_squares = ground.squares
        all_cubes = ground.cubes
        all_lanes = ground.lanes
        all_slots = ground.slot
        alive_squares = self.alive_squares
        alive_cubes = self.alive_cubes
        alive_table = self.alive_table
        for slot in range(i64(SLOTS)):
            number = numbers[slot]
            if number >= MOST:
                number = MOST - 1
            numbers[slot] = COVER + (ground.cards[slot] * MOST + number) * MOST
        for way in range(size):
            squares = all_squares[way]
            if squares & solid:
                continue
            squares &= ~built
            if squares and (cubes ^ all_cubes[way]) & all_lanes[way] & held == 0:
                alive_squares[alive] = squares
                alive_cubes[alive] = all_cubes[way]
                alive_table[alive] = numbers[all_slots[way]]
                alive += 1
        self.alive = alive

    def cubes(self, cubes: i64, empty: i64, bit: i64, shift: i64, lane: i64, wanted: i64) -> float:
        """What the cubes on the town surveyed are worth, one more (`lane` at `shift`) on the square `bit`."""
        weights = self.weights
        alive_squares = self.alive_squares
        alive_cubes = self.alive_cubes
        alive_table = self.alive_table
        begun = self.begun
        worths = self.begun_worth
        places = self.begun_squares
        empty &= ~bit
        held = self.free & ~empty
        number: i64 = 0
        self.ready = False
        for way in range(self.alive):
            squares = alive_squares[way]
            if squares & held == 0:
                continue
            if squares & bit and (alive_cubes[way] >> shift) & LANE_MASK != lane:
                continue
            if squares & empty == 0:
                self.ready = True
            worth = weights[alive_table[way] + count(squares & empty)]
            if worth > 0.0:
                begun[number] = way
                worths[number] = worth
                places[number] = squares
                number += 1
        taken: i64 = 0
        total = 0.0
        soon: i64 = 0
        next_up: i64 = 0
        self.aim = -1
        while True:
            best = 0.0
            chosen: i64 = -1
            for i in range(number):
                if places[i] & taken == 0 and worths[i] > best:
                    best = worths[i]
                    chosen = i
            if chosen < 0:
                break
            total += best
            taken |= places[chosen]
            way = begun[chosen]
            lacking = places[chosen] & empty
            lacks = count(lacking)
            if self.aim < 0:
                self.aim = (alive_table[way] - COVER) // (MOST * MOST)
            if self.tracing:
                self.traced = append(self.traced, alive_table[way] + lacks)
            needed: i64 = 0
            pattern = alive_cubes[way]
            while lacking:
                if lacking & 1:
                    needed |= 1 << ((pattern & LANE_MASK) - 1)
                pattern >>= LANE
                lacking >>= 1
            soon |= needed
            if lacks == 1:
                next_up |= needed
        stage = self.stage
        junk = count(held & ~taken)
        if junk >= JUNK:
            junk = JUNK - 1
        room = ROOM + count(self.free) * (SQUARES + 1) + count(empty)
        links = EMPTY_LINKS + pairs(empty) * STAGES + stage
        clutter = CLUTTER + junk * STAGES + stage
        wishes = WISHES + (4 * few(next_up & wanted) + few(soon & wanted)) * STAGES + stage
        if self.tracing:
            self.traced = append(self.traced, room)
            self.traced = append(self.traced, links)
            self.traced = append(self.traced, clutter)
            self.traced = append(self.traced, wishes)
        return total + weights[room] + weights[links] + weights[clutter] + weights[wishes]


def pairs(squares: i64) -> i64:
    """How many squares of a set lie side by side."""
    return count(squares & (squares >> 4)) + count(squares & (squares >> 1) & 0x7777)


def few(resources: i64) -> i64:
    """How many resources are in a set, up to three."""
    number: i64 = 0
    for resource in range(i64(RESOURCES)):
        number += (resources >> resource) & 1
    return number if number < 3 else 3


def blank() -> vec[float]:
    """The tables before anything is learned."""
    weights = vec[float]([0.0] * SIZE)
    for card in range(len(CARDS)):
        for number in range(MOST):
            for lacks in range(MOST):
                weights[COVER + (card * MOST + number) * MOST + lacks] = NEARLY[lacks]
    return weights
