"""A game of Little Town Builders at one moment: the board, the stock, the teams, and whose turn it is to do what."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.core.chance import Chance, mix
from townlet.core.game import Game, State
from townlet.little_town import actions, building, feeding, knowledge, payments, refusals, round_end, sheet, working
from townlet.little_town import outlook as outlooks
from townlet.little_town.boards import BOARDS, Board
from townlet.little_town.goals import after_coins
from townlet.little_town.goods import BOX, COIN_SHIFT, EVERYTHING
from townlet.little_town.setup import Setup
from townlet.little_town.squares import SQUARES, count
from townlet.little_town.steps import ACTIVATE, FEED, PAY, TAKE, TURN
from townlet.little_town.team import Team
from townlet.little_town.tiles import KINDS

WHEAT_FIELDS: Final[int] = BOX["wheat_fields"]


class Town(State):
    """The town that all players build together."""

    def __init__(self, game: Game, setup: Setup, board: Board) -> None:
        super().__init__(game)
        self.setup: Final = setup
        self.board: Final = board
        self.players: i64 = setup.players
        self.teams: list[Team] = []
        # The kinds of tiles in play, ascending, and as a set; the set of those that can still be built.
        self.tiles: vec[i64] = vec[i64]()
        self.in_play: i64 = 0
        self.supply: i64 = 0
        self.wheat_fields: i64 = WHEAT_FIELDS
        self.stock: i64 = 0
        # The tile on each square, and three sets of squares: buildings, buildings that workers can
        # activate, and workers.
        self.tile_at: vec[i64] = vec[i64]()
        self.built: i64 = 0
        self.active: i64 = 0
        self.placed: i64 = 0
        # The round, the seat that started it, the seat whose turn it is (-1: everybody feeds, or it is over).
        self.round: i64 = 1
        self.start: i64 = 0
        self.turn: i64 = 0
        # What is owed by those to act, and whether the round is ending: what happens then is no turn.
        self.step: i64 = TURN
        self.round_ending: bool = False
        # The worker just placed, or the Residence (-1: none); the buildings around it that can still be
        # activated; what the stock could not give of the terrain around.
        self.center: i64 = -1
        self.left: i64 = 0
        self.ungathered: i64 = 0
        # The building being paid for: its square and its tile (-1: none).
        self.pending: i64 = -1
        self.pending_tile: i64 = -1
        # This turn: cubes gathered, buildings activated, and those that gave points.
        self.gathered: i64 = 0
        self.activations: i64 = 0
        self.giving_points: i64 = 0

    # Beginning.

    def deal(self, seed: int) -> None:
        """Draw what the seed decides, and begin."""
        setup = self.setup
        chance = Chance(seed)
        tiles = setup.draw_tiles(chance)
        self.put_in_play(tiles)
        for goals, set_aside in setup.deal_goals(chance, tiles):
            team = Team(setup.workers, setup.houses)
            team.goals = goals
            team.set_aside = set_aside
            self.teams.append(team)
        self.stock = EVERYTHING
        for team in self.teams:
            self.stock -= team.goods
        self.start = setup.draw_start(chance)
        self.turn = self.start
        self.waiting = 1 << self.turn

    def put_in_play(self, tiles: int) -> None:
        """Play with this set of tiles."""
        self.in_play = tiles
        self.supply = tiles
        self.tiles = vec[i64]([i64(tile) for tile in range(KINDS) if (tiles >> tile) & 1])
        self.tile_at = vec[i64]([-1] * SQUARES)

    def copy(self) -> Town:
        twin = Town(self.game, self.setup, self.board)
        twin.waiting = self.waiting
        twin.teams = [team.copy() for team in self.teams]
        twin.tiles = self.tiles
        twin.in_play = self.in_play
        twin.supply = self.supply
        twin.wheat_fields = self.wheat_fields
        twin.stock = self.stock
        twin.tile_at = self.tile_at[:]
        twin.built = self.built
        twin.active = self.active
        twin.placed = self.placed
        twin.round = self.round
        twin.start = self.start
        twin.turn = self.turn
        twin.step = self.step
        twin.round_ending = self.round_ending
        twin.center = self.center
        twin.left = self.left
        twin.ungathered = self.ungathered
        twin.pending = self.pending
        twin.pending_tile = self.pending_tile
        twin.gathered = self.gathered
        twin.activations = self.activations
        twin.giving_points = self.giving_points
        return twin

    def hash(self) -> int:
        h = mix(self.waiting | (self.round << 8) | (self.start << 16) | ((self.turn + 1) << 24), self.in_play)
        # Whether the round is ending, the pending tile and what was done this turn fit in one number too.
        ending: i64 = 1 if self.round_ending else 0
        h = mix(h, self.step | (ending << 4) | ((self.center + 1) << 8) | ((self.pending + 1) << 16))
        h = mix(h, (self.pending_tile + 1) | (self.activations << 8) | (self.giving_points << 16))
        h = mix(mix(mix(h, self.left), self.ungathered), self.gathered)
        h = mix(mix(h, self.stock), self.placed)
        for square in range(i64(SQUARES)):
            if (self.built >> square) & 1:
                h = mix(h, square | (self.tile_at[square] << 8))
        for team in self.teams:
            h = team.fingerprint(h)
        return h

    # Looking.

    def free(self) -> i64:
        """The empty grass squares: no building, no worker."""
        return self.board.grass & ~self.built & ~self.placed

    def seat_of_owner(self, square: i64) -> i64:
        """Whose house is on this building."""
        seat: i64 = 0
        while (self.teams[seat].buildings >> square) & 1 == 0:
            seat += 1
        return seat

    def owner_of(self, square: i64) -> Team:
        """The team whose house is on this building."""
        return self.teams[self.seat_of_owner(square)]

    def in_turn(self) -> bool:
        """Somebody is in the middle of a turn, or of the end of a round."""
        return self.step != TURN

    # The round.

    def lay_down(self, team: Team, paid: i64) -> None:
        """Pay this into the stock."""
        team.goods -= paid
        self.stock += paid
        if paid >> COIN_SHIFT:
            after_coins(team)

    def clear_turn(self) -> None:
        """Forget what mattered in this turn alone."""
        self.center = -1
        self.left = 0
        self.ungathered = 0
        self.pending = -1
        self.pending_tile = -1
        self.gathered = 0
        self.activations = 0
        self.giving_points = 0

    def end_working(self) -> None:
        """Nothing more is activated: by the worker placed, or by the Residence."""
        if self.round_ending:
            round_end.feed_all(self)
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """The next player's turn, or the end of the round when all workers are placed."""
        self.clear_turn()
        following = self.turn + 1
        if following == self.players:
            following = 0
        if self.teams[following].workers == 0:
            round_end.end_round(self)
            return
        self.turn = following
        self.step = TURN
        self.waiting = 1 << following

    # Decisions.

    def offers(self, player: i64, out: vec[i64]) -> i64:
        team = self.teams[player]
        step = self.step
        if step == TURN:
            return building.offer_turn(self, team, out)
        if step == ACTIVATE:
            return working.offer_buildings(self, team, out)
        if step == PAY:
            return payments.offer_ways(team.goods, self.price(), actions.PAY, out)
        if step == TAKE:
            return working.offer_takings(self, out)
        return feeding.offer_meals(team, actions.FEED, out)

    def price(self) -> i64:
        """What is being paid: a building's cost, or what it takes."""
        if (self.built >> self.pending) & 1:
            return payments.takes(self.pending_tile)
        return self.pending_tile

    def apply(self, player: i64, action: i64) -> None:
        team = self.teams[player]
        step = self.step
        if step == TURN:
            if action < actions.BUILD:
                working.place_worker(self, team, action - actions.WORKER)
            else:
                chosen = action - actions.BUILD
                building.build(self, team, chosen // SQUARES, chosen % SQUARES)
        elif step == ACTIVATE:
            if action == actions.DONE:
                self.end_working()
            else:
                working.activate(self, team, (action - actions.ACTIVATE) // KINDS)
        elif step == PAY:
            if (self.built >> self.pending) & 1:
                working.pay(self, team, action - actions.PAY)
            else:
                building.pay(self, team, action - actions.PAY)
        elif step == TAKE:
            working.take(self, team, payments.TAKINGS[action - actions.TAKE])
        elif step == FEED:
            feeding.feed(self, team, feeding.MEALS[action - actions.FEED])
            self.waiting &= ~(1 << player)
            if self.waiting == 0:
                round_end.go_home(self)

    def why_not(self, player: int, action: int) -> str:
        return refusals.why_not(self, player, action)

    # Scores and knowledge.

    def scores(self) -> list[int]:
        return [int(sheet.points(self, team)) for team in self.teams]

    def ranking(self) -> list[int]:
        return sheet.ranking(self)

    def sheet(self, player: int) -> dict[str, Any]:
        return sheet.sheet(self, self.teams[player])

    def view(self, player: int | None) -> dict[str, Any]:
        return knowledge.view(self, player)

    def outlook(self, player: int) -> dict[str, Any]:
        return outlooks.outlook(self, player)

    def guess(self, player: int | None, seed: int) -> State:
        return knowledge.guess(self, player, seed)

    def shown(self) -> int:
        shown = 0
        for team in self.teams:
            # When the game is over everything is laid open.
            shown += count(team.goals if self.over() else team.achieved())
        return shown


def new_town(game: Game, setup: Setup, seed: int) -> Town:
    """The start of the game with this seed."""
    town = Town(game, setup, BOARDS[setup.board])
    town.deal(seed)
    return town
