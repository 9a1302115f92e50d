"""What a decision of Little Town Builders looks like at first sight, in points: no search, only arithmetic.

Rollouts are played by it, and the search looks first where it points to. All its numbers stand in weights.toml and were
found by self-play (train.py). A store of goods is worth what the next cube of each kind usually brings, the food that
keeps hunger away, and coins; a turn is worth what it adds to the store and the points, and what a building will bring.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.bots.little_town.weights import (
    COINS_AT,
    COINS_PHASE_AT,
    FOOD_NEEDED_AT,
    FOOD_NEXT_AT,
    FOOD_SPARE_AT,
    GOAL_AT,
    HOUSE_AT,
    HOUSE_PHASE_AT,
    RENT_AT,
    SPECIAL_AT,
    SPOT_ACTIVE_AT,
    SPOT_IDLE_AT,
    STONE_AT,
    STONE_PHASE_AT,
    TILE_AT,
    TILE_LATER_AT,
    WOOD_AT,
    WOOD_PHASE_AT,
)
from townlet.little_town import actions, feeding, goals, payments
from townlet.little_town.goods import (
    COIN_SHIFT,
    CUBES,
    FISH_SHIFT,
    LANE_MASK,
    ONE_COIN,
    RENT_COINS,
    as_far,
    covers,
    cubes,
    food,
    kinds,
)
from townlet.little_town.round_end import ROUNDS
from townlet.little_town.squares import AROUND, SQUARES, beside, count
from townlet.little_town.state import Town
from townlet.little_town.steps import ACTIVATE, FEED, PAY, TAKE, TURN
from townlet.little_town.team import Team
from townlet.little_town.tiles import (
    ACTIVE,
    EACH,
    GIVES,
    GIVES_POINTS,
    GRASS_AROUND,
    KINDS,
    OWN_AROUND,
    POINTS,
    SPECIAL,
    TAKES,
    TRADE,
    WORKERS_AROUND,
    with_trait,
)

# Turns left are told apart up to so many.
PHASES: Final = vec[i64]([0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8])
MOST_TURNS: Final = 20
# More than can be held, even when what a turn brings is only reckoned and the stock is not asked each time.
MOST_CUBES: Final = 64
MOST_COINS: Final = 128
# More food than this is worth no more.
MOST_FOOD: Final = 16
HUNGER_POINTS: Final[float] = float(feeding.HUNGER)
LOST: Final = -1000.0


def bit(slug: str) -> int:
    """A goal as a set."""
    return 1 << int(goals.BY_SLUG[slug].number)


LARDER: Final = bit("full-larder")
SIX_COINS: Final = bit("six-coins")
NO_COINS: Final = bit("no-coins")
FOUR: Final = bit("four-buildings-in-a-turn")
TWO_POINTS: Final = bit("points-from-two-buildings")
FIVE: Final = bit("five-gathered-in-a-turn")
TWO_KINDS: Final = bit("two-kinds-at-once")
SPENT: Final = bit("spent-at-once")
FISH_ALONE: Final = bit("fed-with-fish")
GROUP: Final = bit("three-in-a-group")
BUILDINGS: Final = bit("more-buildings-than-workers")
TERRAIN: Final = bit("lake-mountain-forest")
TWO_COIN_BUILDINGS: Final = bit("two-coin-buildings")
HAS_COINS: Final = with_trait("has-coins")


class Instinct:
    """Looks at one seat's decisions; it keeps what was last looked at, so that looking allocates nothing."""

    def __init__(self, numbers: list[float]) -> None:
        self.weights: vec[float] = vec[float](numbers)
        # What so many wood, stone and coins are worth, before the phase counts.
        self.wood: vec[float] = vec[float]([0.0] * MOST_CUBES)
        self.stone: vec[float] = vec[float]([0.0] * MOST_CUBES)
        self.coins: vec[float] = vec[float]([0.0] * MOST_COINS)
        for number in range(1, MOST_CUBES):
            self.wood[number] = self.wood[number - 1] + numbers[WOOD_AT + min(number, 8) - 1]
            self.stone[number] = self.stone[number - 1] + numbers[STONE_AT + min(number, 8) - 1]
        for number in range(1, MOST_COINS):
            self.coins[number] = self.coins[number - 1] + numbers[COINS_AT + min((number - 1) // 3, 3)]
        # The seat looked for: its team's crew, turns left, and what goods are worth to it now.
        self.wood_now: float = 0.0
        self.stone_now: float = 0.0
        self.coins_now: float = 0.0
        self.larder: vec[float] = vec[float]([0.0] * MOST_FOOD)
        self.now: float = 0.0
        self.turns: i64 = 0
        # The goals it holds and has not met.
        self.wanted: i64 = 0
        # What each decision of a turn looks like: a worker on a square, a building there with and without use, a tile.
        self.worker: vec[float] = vec[float]([0.0] * SQUARES)
        self.active_spot: vec[float] = vec[float]([0.0] * SQUARES)
        self.idle_spot: vec[float] = vec[float]([0.0] * SQUARES)
        self.tile: vec[float] = vec[float]([0.0] * KINDS)
        # What can be built at all.
        self.payable: i64 = 0
        # The goods left by the last payment looked at.
        self.left: i64 = 0

    # Goods.

    def see(self, town: Town, team: Team) -> None:
        """Get ready to judge goods for this team: after its turn, or when it is fed."""
        weights = self.weights
        workers = team.workers
        later = ROUNDS - town.round
        feeding_now = town.step == FEED
        if feeding_now:
            workers = team.crew
            later -= 1
        elif not town.round_ending and (
            town.step == TURN or (town.step == PAY and not (town.built >> town.pending) & 1)
        ):
            workers -= 1
        turns: i64 = 0
        if later >= 0:
            turns = workers + team.crew * later
        self.turns = turns
        self.wanted = team.goals & ~team.met
        phase = PHASES[turns]
        self.wood_now = weights[WOOD_PHASE_AT + phase]
        self.stone_now = weights[STONE_PHASE_AT + phase]
        self.coins_now = weights[COINS_PHASE_AT + phase]
        if turns == 0:
            self.wood_now = 0.0
            self.stone_now = 0.0
            self.coins_now = 0.0
        crew = team.crew
        needed = weights[FOOD_NEEDED_AT + workers] if workers or feeding_now else HUNGER_POINTS
        following = weights[FOOD_NEXT_AT + later] if later > 0 else 0.0
        spare = weights[FOOD_SPARE_AT + later] if later > 0 else 0.0
        if later < 0:
            needed = 0.0
        total = 0.0
        for number in range(i64(1), i64(MOST_FOOD)):
            if number <= crew:
                total += needed
            elif number <= 2 * crew:
                total += following
            else:
                total += spare
            self.larder[number] = total
        self.now = self.store(team.goods)

    def store(self, goods: i64) -> float:
        """What these goods are worth."""
        coins = goods >> COIN_SHIFT
        fed = food(goods)
        return (
            self.wood_now * self.wood[goods & LANE_MASK]
            + self.stone_now * self.stone[(goods >> 8) & LANE_MASK]
            + self.larder[fed if fed < MOST_FOOD else MOST_FOOD - 1]
            + self.coins_now * self.coins[coins]
            + float(coins) / 3.0
        )

    def pay(self, goods: i64, price: i64) -> bool:
        """Find the payment of a price that leaves most in `left`; False when there is none."""
        best = LOST
        for k in range(payments.FIRST_WAY[price], payments.FIRST_WAY[price + 1]):
            paid = payments.PAYMENTS[payments.WAYS[k]]
            if covers(goods, paid):
                worth = self.store(goods - paid)
                if worth > best:
                    best = worth
                    self.left = goods - paid
        return best > LOST

    # Workers.

    def use(self, town: Town, team: Team, square: i64, goods: i64, gathered: i64) -> float:
        """What there is once this building was activated with these goods is worth; LOST: it can not be.

        The goods left then are kept in `left`.
        """
        tile = town.tile_at[square]
        worth = 0.0
        if (team.buildings >> square) & 1 == 0:
            if goods < ONE_COIN:
                return LOST
            goods -= RENT_COINS
            worth -= self.weights[RENT_AT]
            if self.wanted & NO_COINS and goods < ONE_COIN:
                worth += self.goal(NO_COINS)
        price = payments.takes(tile)
        takes = TAKES[tile]
        if payments.ASKED[price]:
            if SPECIAL[tile] == TRADE:
                if cubes(goods) < payments.TRADED:
                    return LOST
                worth += self.weights[SPECIAL_AT]
            elif covers(goods, takes):
                goods -= takes
            elif self.pay(goods, price):
                goods = self.left
            else:
                return LOST
            wanted = self.wanted
            if wanted & SPENT and kinds(takes) & kinds(gathered):
                worth += self.goal(SPENT)
            if wanted & TWO_KINDS and takes_two(takes):
                worth += self.goal(TWO_KINDS)
        gives = GIVES[tile]
        if gives:
            goods += as_far(town.stock, gives)
        self.left = goods
        return worth + float(GIVES_POINTS[tile]) + self.store(goods)

    def goal(self, goal: i64) -> float:
        """What it is worth to meet these goals."""
        return self.weights[GOAL_AT] * float(goals.points(goal))

    def visit(self, town: Town, team: Team, square: i64) -> float:
        """What a worker on this square brings: terrain, and the buildings around it as long as they are worth it."""
        weights = self.weights
        goods = team.goods
        terrain = town.board.gathered[square]
        gathered: i64 = 0
        worth = -self.now
        now = self.now
        if terrain:
            gathered = as_far(town.stock, terrain)
            goods += gathered
            now = self.store(goods)
        around = AROUND[square]
        left = around & town.active
        used: i64 = 0
        with_points: i64 = 0
        while left:
            best = now
            chosen: i64 = -1
            after: i64 = 0
            rest = left
            # The lowest bit of what is left, again and again.
            while rest:
                at = place_of(rest)
                rest &= rest - 1
                brings = self.use(town, team, at, goods, gathered)
                if brings > best:
                    best = brings
                    chosen = at
                    after = self.left
            if chosen < 0:
                break
            goods = after
            now = self.store(goods)
            worth += best - now
            left &= ~(i64(1) << chosen)
            used += 1
            tile = town.tile_at[chosen]
            if GIVES_POINTS[tile]:
                with_points += 1
            gathered += GIVES[tile] & CUBES
        worth += now
        wanted = self.wanted
        if wanted:
            if wanted & FIVE and cubes(gathered) >= goals.CUBES_GATHERED:
                worth += self.goal(FIVE)
            if wanted & LARDER and food(goods) >= 2 * team.crew:
                worth += self.goal(LARDER)
            if wanted & SIX_COINS and goods >> COIN_SHIFT >= goals.COINS_HELD:
                worth += self.goal(SIX_COINS)
            if wanted & FOUR and used >= goals.BUILDINGS_ACTIVATED:
                worth += self.goal(FOUR)
            if wanted & TWO_POINTS and with_points >= goals.GIVING_POINTS:
                worth += self.goal(TWO_POINTS)
        idle = around & town.built & ~town.active
        while idle:
            at = place_of(idle)
            idle &= idle - 1
            if SPECIAL[town.tile_at[at]] == WORKERS_AROUND:
                worth += weights[SPECIAL_AT + 1] if (team.buildings >> at) & 1 else -weights[SPECIAL_AT + 2]
        return worth

    # Buildings.

    def spots(self, town: Town, team: Team) -> None:
        """What each free square is like for a building."""
        weights = self.weights
        free = town.free()
        open_grass = town.board.grass & ~town.built
        gathered = town.board.gathered
        turns = float(self.turns) / MOST_TURNS
        wanted = self.wanted
        own = team.buildings
        rest = free
        while rest:
            square = place_of(rest)
            rest &= rest - 1
            around = AROUND[square]
            near = around & open_grass
            lying: i64 = 0
            partners: i64 = 0
            grass: i64 = 0
            while near:
                other = place_of(near)
                near &= near - 1
                grass += 1
                lying += cubes(gathered[other])
                partners += count(AROUND[other] & town.active)
            here = float(cubes(gathered[square]))
            active = here * weights[SPOT_ACTIVE_AT] + float(lying) * weights[SPOT_ACTIVE_AT + 1]
            active += float(grass) * weights[SPOT_ACTIVE_AT + 2] + float(partners) * weights[SPOT_ACTIVE_AT + 3]
            idle = here * weights[SPOT_IDLE_AT] + float(lying) * weights[SPOT_IDLE_AT + 1]
            idle += float(grass) * weights[SPOT_IDLE_AT + 2] + float(partners) * weights[SPOT_IDLE_AT + 3]
            both = 0.0
            if wanted & GROUP:
                beneath: i64 = 1
                pair = ((beneath << square) | beside(beneath << square)) & own
                number = count((pair | beside(pair)) & own)
                pair |= beneath << square
                if number >= 2:
                    both += self.goal(GROUP)
                elif number == 1:
                    both += weights[GOAL_AT + 1]
            if wanted & TERRAIN:
                one: i64 = 1
                grown = own | (one << square)
                board = town.board
                if goals.three_terrains(
                    grown & board.near_lake, grown & board.near_mountain, grown & board.near_forest
                ):
                    both += self.goal(TERRAIN)
            idle_around = around & town.built & ~town.active
            while idle_around:
                at = place_of(idle_around)
                idle_around &= idle_around - 1
                special = SPECIAL[town.tile_at[at]]
                if special == OWN_AROUND:
                    if (own >> at) & 1:
                        both += float(EACH[town.tile_at[at]])
                elif special == GRASS_AROUND:
                    both += -weights[SPECIAL_AT + 3] if (own >> at) & 1 else weights[SPECIAL_AT + 4]
            self.active_spot[square] = active * turns + both
            self.idle_spot[square] = idle * turns + both

    def tiles(self, town: Town, team: Team) -> None:
        """What each tile that can be paid is worth, wherever it stands."""
        self.payable = 0
        if team.houses == 0:
            return
        weights = self.weights
        goods = team.goods
        turns = float(self.turns)
        house = weights[HOUSE_AT + team.houses] * weights[HOUSE_PHASE_AT + PHASES[self.turns]]
        wanted = self.wanted
        for i in range(i64(len(town.tiles))):
            tile = town.tiles[i]
            if (town.supply >> tile) & 1 and payments.payable(goods, tile) and self.pay(goods, tile):
                worth = float(POINTS[tile]) + weights[TILE_AT + tile] + weights[TILE_LATER_AT + tile] * turns
                worth += self.store(self.left) - self.now - house
                if wanted:
                    fulfilled = goals.BY_BUILDING[tile] & wanted
                    if fulfilled:
                        worth += self.goal(fulfilled)
                    if wanted & BUILDINGS:
                        if count(team.buildings) >= team.crew:
                            worth += self.goal(BUILDINGS)
                        else:
                            worth += weights[GOAL_AT + 2]
                    if wanted & TWO_COIN_BUILDINGS and team.coin_buildings and (HAS_COINS >> tile) & 1:
                        worth += self.goal(TWO_COIN_BUILDINGS)
                    if wanted & NO_COINS and self.left < ONE_COIN and goods >= ONE_COIN:
                        worth += self.goal(NO_COINS)
                self.tile[tile] = worth
                self.payable |= i64(1) << tile

    def building(self, town: Town, team: Team, tile: i64, square: i64) -> float:
        """What this tile on this square looks like, once spots and tiles were looked at."""
        worth = self.tile[tile]
        if ACTIVE[tile]:
            return worth + self.active_spot[square]
        special = SPECIAL[tile]
        if special == OWN_AROUND:
            worth += float(EACH[tile] * count(AROUND[square] & team.buildings))
        elif special == GRASS_AROUND:
            worth += float(EACH[tile] * count(AROUND[square] & town.board.grass & ~town.built))
        elif special == WORKERS_AROUND:
            worth += float(count(AROUND[square] & town.placed))
        return worth + self.idle_spot[square]

    # Decisions.

    def look_at_turn(self, town: Town, team: Team) -> None:
        """Judge all that can be done in a turn."""
        self.see(town, team)
        rest = town.free()
        while rest:
            square = place_of(rest)
            rest &= rest - 1
            self.worker[square] = self.visit(town, team, square)
        self.tiles(town, team)
        if self.payable:
            self.spots(town, team)

    def of(self, town: Town, team: Team, action: i64) -> float:
        """What one decision looks like, once `look` has looked at the state."""
        step = town.step
        if step == TURN:
            if action < actions.ACTIVATE:
                return self.worker[action - actions.WORKER]
            chosen = action - actions.BUILD
            return self.building(town, team, chosen // SQUARES, chosen % SQUARES)
        if step == ACTIVATE:
            if action == actions.DONE:
                return 0.0
            brings = self.use(town, team, (action - actions.ACTIVATE) // KINDS, team.goods, town.gathered) - self.now
            return brings if brings > -9.0 else -9.0
        if step == PAY:
            return self.store(team.goods - payments.PAYMENTS[action - actions.PAY])
        if step == TAKE:
            return self.store(team.goods + payments.TAKINGS[action - actions.TAKE])
        meal = feeding.MEALS[action - actions.FEED]
        worth = self.store(team.goods - meal) - HUNGER_POINTS * float(team.crew - feeding.portions(meal))
        if self.wanted & FISH_ALONE and (meal >> FISH_SHIFT) & LANE_MASK == team.crew:
            worth += self.goal(FISH_ALONE)
        return worth

    def look(self, town: Town, team: Team) -> None:
        """Get ready to judge the decisions of this team."""
        if town.step == TURN:
            self.look_at_turn(town, team)
        else:
            self.see(town, team)


def takes_two(takes: i64) -> bool:
    """Cubes of two kinds."""
    found = kinds(takes)
    return found & (found - 1) != 0


def place_of(squares: i64) -> i64:
    """The first square of a set."""
    return count((squares & -squares) - 1)
