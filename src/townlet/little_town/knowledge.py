"""Who may know what: the view of a seat, and the guess at what it can not know.

Everything is public but the goals in hand. Goals declare themselves, so a player who has not declared one that has
come to hold does not have it: everybody can see that, and a guess minds it. When the game is over everything is
laid open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from townlet.core.chance import GUESS_STREAM, Chance
from townlet.little_town import payments
from townlet.little_town.goals import GOALS, in_set, possible
from townlet.little_town.goods import by_name, cubes
from townlet.little_town.squares import NAMES, SQUARES, count, named
from townlet.little_town.steps import ACTIVATE, PAY
from townlet.little_town.steps import NAMES as STEPS
from townlet.little_town.team import Team
from townlet.little_town.tiles import TILES
from townlet.little_town.tiles import in_set as tiles_in_set

if TYPE_CHECKING:
    from townlet.little_town.state import Town


# What a seat sees.


def view(town: Town, player: int | None) -> dict[str, Any]:
    """Everything this seat may know; None is a watcher."""
    over = town.over()
    return {
        "game": town.game.name,
        "options": town.game.options,
        "seat": player,
        "terrain": town.board.rows(),
        "tiles": tiles_in_set(int(town.in_play)),
        "supply": {
            TILES[tile].slug: int(town.wheat_fields) if TILES[tile].number == 0 else 1
            for tile in town.tiles
            if (town.supply >> tile) & 1
        },
        "stock": by_name(town.stock),
        "round": int(town.round),
        "round_ending": town.round_ending,
        "start": int(town.start),
        "to_act": town.to_act(),
        "owes": STEPS[town.step] or None,
        "turn": turn_view(town),
        "buildings": [building_view(town, square) for square in range(SQUARES) if (town.built >> square) & 1],
        "teams": [team_view(team, seat, over or seat == player) for seat, team in enumerate(town.teams)],
        "scores": town.scores(),
        "over": over,
        "ranking": town.ranking() if over else None,
    }


def building_view(town: Town, square: int) -> dict[str, Any]:
    """One building, and whose house is on it."""
    tile = TILES[town.tile_at[square]].slug
    return {"square": NAMES[square], "tile": tile, "owner": int(town.seat_of_owner(square))}


def turn_view(town: Town) -> dict[str, Any] | None:
    """What is going on in the turn, or around the Residence; None between decisions that belong together."""
    if town.turn < 0 or not town.in_turn():
        return None
    pending = TILES[town.pending_tile] if town.pending_tile >= 0 else None
    price = None
    if town.step == PAY:
        price = payments.by_name(payments.PRICES[town.price()])
    return {
        "seat": int(town.turn),
        "center": NAMES[town.center] if town.center >= 0 else None,
        "left": named(town.left),
        "ungathered": by_name(town.ungathered),
        "gathered": int(cubes(town.gathered)),
        "activated": int(town.activations),
        "gave_points": int(town.giving_points),
        "tile": pending.slug if pending is not None else None,
        "square": NAMES[town.pending] if town.pending >= 0 and town.step != ACTIVATE else None,
        "price": price,
    }


def team_view(team: Team, seat: int, own: bool) -> dict[str, Any]:
    """One team; the goals in hand only for those who may see them."""
    achieved = int(team.achieved())
    return {
        "seat": seat,
        "goods": by_name(team.goods),
        "points": int(team.points),
        "workers": {
            "all": int(team.crew),
            "in_hand": int(team.workers),
            "on_board": named(team.placed),
            "building": int(team.at_building_area()),
        },
        "houses": int(team.houses),
        "buildings": named(team.buildings),
        "goals": {
            "achieved": in_set(achieved),
            "hidden": int(count(team.goals)) - int(count(achieved)),
            "in_hand": in_set(int(team.goals) & ~achieved) if own else None,
            "set_aside": in_set(int(team.set_aside)),
            # What it has brought about before everybody's eyes: it does not hold the others of these.
            "met": in_set(int(team.met)),
        },
    }


# What a seat can not see, drawn anew.


def guess(town: Town, player: int | None, seed: int) -> Town:
    """A copy in which all that this seat can not know is drawn anew."""
    twin = town.copy()
    if not town.over():
        guess_goals(twin, player, Chance(seed, GUESS_STREAM))
    return twin


def guess_goals(town: Town, player: int | None, chance: Chance) -> None:
    """Deal the others' hidden goals anew: all deals that agree with what was seen are equally likely."""
    others = [team for seat, team in enumerate(town.teams) if seat != player]
    seen: i64 = 0 if player is None else town.teams[player].goals
    for team in others:
        seen |= team.achieved()
    allowed = possible(int(town.in_play))
    pile = [
        int(goal.number)
        for goal in GOALS
        if goal.edition <= town.setup.edition and (allowed >> goal.number) & 1 and not (seen >> goal.number) & 1
    ]
    wanted = [int(count(team.goals & ~team.met)) for team in others]
    for team in others:
        team.goals &= team.met
    if len(others) == 1:
        # One hidden hand: any so many of what is left.
        left = [goal for goal in pile if not (others[0].met >> goal) & 1]
        chance.shuffle(left)
        for goal in left[: wanted[0]]:
            others[0].goals |= 1 << goal
        return
    ways = deals(pile, others, wanted)
    for place in range(len(pile)):
        goal = pile[place]
        # Nobody has it, or one of those has who still want goals and have not met it.
        choices: list[tuple[int, Team | None]] = [(-1, None), *enumerate(others)]
        weights = [ways[place + 1].get(tuple(after(wanted, goal, seat, team)), 0) for seat, team in choices]
        drawn = chance.below(sum(weights))
        chosen = 0
        while drawn >= weights[chosen]:
            drawn -= weights[chosen]
            chosen += 1
        seat, holder = choices[chosen]
        if holder is not None:
            holder.goals |= 1 << goal
            wanted[seat] -= 1


def after(wanted: list[int], goal: int, seat: int, team: Team | None) -> list[int]:
    """What is wanted once this team has the goal; nothing can be when it can not have it."""
    if team is None:
        return wanted
    left = list(wanted)
    left[seat] -= 1
    return [-1] if left[seat] < 0 or (team.met >> goal) & 1 else left


def deals(pile: list[int], others: list[Team], wanted: list[int]) -> list[dict[tuple[int, ...], int]]:
    """For each place in the pile: in how many ways the goals from there on can be dealt to meet each want."""
    ways: list[dict[tuple[int, ...], int]] = [{(0,) * len(others): 1}]
    for goal in reversed(pile):
        later = ways[-1]
        now = dict(later)
        for left, number in later.items():
            for seat, team in enumerate(others):
                if left[seat] < wanted[seat] and not (team.met >> goal) & 1:
                    more = (*left[:seat], left[seat] + 1, *left[seat + 1 :])
                    now[more] = now.get(more, 0) + number
        ways.append(now)
    ways.reverse()
    return ways
