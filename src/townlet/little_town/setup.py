"""Setting up: what can be chosen about a game, and what the seed decides before the first round."""

from __future__ import annotations

from typing import Any, Final

from townlet.core.chance import Chance
from townlet.core.options import OptionsError, only, whole, words
from townlet.little_town import tiles as tile_data
from townlet.little_town.boards import BOARDS
from townlet.little_town.goals import GOALS
from townlet.little_town.goals import possible as possible_goals
from townlet.little_town.goods import BOX
from townlet.little_town.tiles import BY_SLUG, TILES, WHEAT_FIELD, in_set
from townlet.little_town.words import mention, sentence, title

DRAWN: Final = "drawn"
FIRST_GAME: Final = "first-game"
OPTIONS: Final = ["players", "board", "tiles", "start", "edition"]
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
TILES_IN_PLAY: Final[int] = BOX["tiles_in_play"]
EDITION: Final = max([tile.edition for tile in TILES] + [goal.edition for goal in GOALS])


class Setup:
    """What was chosen about a game of Little Town Builders.

    players     2 to 4
    board       the side of the board, 1 or 2
    tiles       "drawn" by the seed, "first-game", or a list of twelve different tiles; wheat fields always come too
    start       the seat that starts, or None: the seed decides
    edition     draw only from the tiles and goals that this edition of the package had
    """

    def __init__(self, options: dict[str, Any]) -> None:
        only(options, OPTIONS, title())
        self.players: Final = whole(options, "players", FEWEST_PLAYERS, FEWEST_PLAYERS, MOST_PLAYERS)
        self.board: Final = whole(options, "board", 1, 1, len(BOARDS))
        self.start: Final = -1 if options.get("start") is None else whole(options, "start", 0, 0, self.players - 1)
        self.edition: Final = whole(options, "edition", EDITION, 1, EDITION)
        tiles = options.get("tiles", DRAWN)
        # The chosen tiles as a set; 0: the seed draws them.
        self.tiles: Final = chosen_tiles(tiles)
        numbers = BOX["players"][str(self.players)]
        self.workers: Final[int] = numbers["workers"]
        self.houses: Final[int] = numbers["houses"]
        self.goals: Final[int] = numbers["goals"]
        self.options: Final[dict[str, Any]] = {
            "players": self.players,
            "board": self.board,
            "tiles": tiles if isinstance(tiles, str) else in_set(self.tiles),
            "start": None if self.start < 0 else self.start,
            "edition": self.edition,
        }

    def draw_tiles(self, chance: Chance) -> int:
        """The tiles in play, as a set; the wheat field is always among them."""
        chosen = self.tiles
        if not chosen:
            pile = [int(tile.number) for tile in TILES if tile.edition <= self.edition and tile.number != WHEAT_FIELD]
            chance.shuffle(pile)
            chosen = sum(1 << number for number in pile[:TILES_IN_PLAY])
        return chosen | (1 << WHEAT_FIELD)

    def deal_goals(self, chance: Chance, tiles: int) -> list[tuple[int, int]]:
        """For each seat the goals dealt to it, and those it set aside because these tiles make them impossible."""
        pile = [int(goal.number) for goal in GOALS if goal.edition <= self.edition]
        chance.shuffle(pile)
        allowed = possible_goals(tiles)
        hands: list[tuple[int, int]] = []
        for _ in range(self.players):
            hand = [pile.pop() for _ in range(self.goals)]
            set_aside = [goal for goal in hand if not (allowed >> goal) & 1]
            hand = [goal for goal in hand if (allowed >> goal) & 1]
            while len(hand) < self.goals:
                goal = pile.pop()
                (hand if (allowed >> goal) & 1 else set_aside).append(goal)
            hands.append((sum(1 << goal for goal in hand), sum(1 << goal for goal in set_aside)))
        return hands

    def draw_start(self, chance: Chance) -> int:
        """The seat that starts the first round."""
        return self.start if self.start >= 0 else int(chance.below(self.players))


def chosen_tiles(tiles: object) -> int:
    """The chosen tiles as a set; 0 when the seed draws them."""
    if tiles == DRAWN:
        return 0
    if isinstance(tiles, str) and tiles != FIRST_GAME:
        raise refusal("no-set", written=tiles[:60], drawn=DRAWN, first_game=FIRST_GAME)
    chosen = 0
    for slug in tile_data.FIRST_GAME if tiles == FIRST_GAME else words(tiles, "tiles"):
        tile = BY_SLUG.get(slug)
        if tile is None:
            raise refusal("no-tile", written=slug[:60])
        if tile.number == WHEAT_FIELD:
            raise refusal("fields-always")
        if (chosen >> tile.number) & 1:
            raise refusal("twice", tile=mention(slug))
        chosen |= 1 << tile.number
    listed = len(in_set(chosen))
    if listed != TILES_IN_PLAY:
        raise refusal("number", listed=listed)
    return chosen


def refusal(reason: str, /, **about: object) -> OptionsError:
    """Why these tiles can not be played with."""
    return OptionsError(sentence("setup", reason, number=TILES_IN_PLAY, **about))
