"""Why a decision is refused, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from townlet.little_town import actions, feeding, payments
from townlet.little_town.goods import CUBES, FOR_A_CUBE, RENT_COINS, covers, cubes, food
from townlet.little_town.squares import AROUND, SQUARES
from townlet.little_town.squares import NAMES as SQUARE_NAMES
from townlet.little_town.steps import ACTIVATE, FEED, PAY, TAKE, TURN
from townlet.little_town.steps import NAMES as STEPS
from townlet.little_town.team import Team
from townlet.little_town.tiles import ACTIVE, KINDS, TILES, WHEAT_FIELD
from townlet.little_town.words import (
    RESIDENCE,
    TRADING_SHOP,
    WORDS,
    amounts,
    each_amount,
    mention,
    name,
    refused,
    terrain_name,
)

if TYPE_CHECKING:
    from townlet.little_town.state import Town


def why_not(town: Town, player: int, action: int) -> str:
    """Why this player, who owes a decision, can not take this one."""
    team = town.teams[player]
    step = int(town.step)
    reason = ""
    if step == TURN:
        reason = about_turn(town, team, action)
    elif step == ACTIVATE and actions.ACTIVATE <= action < actions.BUILD:
        square, tile = divmod(action - actions.ACTIVATE, KINDS)
        reason = about_activating(town, team, square, tile)
    elif step == PAY and actions.PAY <= action < actions.TAKE:
        reason = about_payment(town, team, int(payments.PAYMENTS[action - actions.PAY]))
    elif step == TAKE and actions.TAKE <= action < actions.FEED:
        reason = about_taking(town, int(payments.TAKINGS[action - actions.TAKE]))
    elif step == FEED and actions.FEED <= action < actions.WORKER:
        reason = about_meal(team, int(feeding.MEALS[action - actions.FEED]))
    if reason:
        return reason
    expected = WORDS.say("expected", STEPS[step], tile=mention(TRADING_SHOP))
    return refused("expected", expected=expected, decision=actions.text(action))


def about_turn(town: Town, team: Team, action: int) -> str:
    """A worker that can not be placed, a building that can not be built."""
    if actions.WORKER <= action < actions.ACTIVATE:
        return about_square(town, action - actions.WORKER)
    if actions.ACTIVATE <= action < actions.BUILD:
        return refused("worker-first")
    if action < actions.BUILD:
        return ""
    tile, square = divmod(action - actions.BUILD, SQUARES)
    if not (town.in_play >> tile) & 1:
        return refused("not-in-play", tile=mention(TILES[tile].slug))
    if not (town.supply >> tile) & 1:
        if tile == WHEAT_FIELD:
            return refused("no-field-left")
        at = next(there for there in range(SQUARES) if town.tile_at[there] == tile)
        return refused("built", tile=mention(TILES[tile].slug), square=SQUARE_NAMES[at])
    if team.houses == 0:
        return refused("no-house")
    return about_square(town, square) or about_price("cost", tile, int(TILES[tile].cost), int(team.goods))


def about_square(town: Town, square: int) -> str:
    """A square that is not empty grass."""
    at = SQUARE_NAMES[square]
    if not (town.board.grass >> square) & 1:
        return refused("terrain", square=at, terrain=terrain_name(town.board.terrain[square]))
    if (town.built >> square) & 1:
        return refused("building", square=at, tile=mention(TILES[town.tile_at[square]].slug))
    if (town.placed >> square) & 1:
        return refused("worker", square=at)
    return ""


def about_price(reason: str, tile: int, price: int, held: int, after_rent: bool = False) -> str:
    """A price that can not be met."""
    # Where no cubes are asked, coins can stand for none.
    sentence = reason + ("" if price & CUBES or not price else "-coins") + ("-after-rent" if after_rent else "")
    return refused(
        sentence,
        tile=mention(TILES[tile].slug),
        price=each_amount(payments.by_name(price)),
        held=amounts(held),
        coins_for_a_cube=FOR_A_CUBE,
    )


def about_activating(town: Town, team: Team, square: int, tile: int) -> str:
    """A building that can not be activated."""
    at, called = SQUARE_NAMES[square], mention(TILES[tile].slug)
    if town.tile_at[square] != tile:
        return refused("not-there", name=name(TILES[tile].slug), square=at)
    if not (AROUND[town.center] >> square) & 1:
        where = "not-around-residence" if town.round_ending else "not-around-worker"
        return refused(where, square=at, center=SQUARE_NAMES[town.center], residence=mention(RESIDENCE))
    if not ACTIVE[tile]:
        return refused("nothing-to-activate", tile=called)
    if not (town.left >> square) & 1:
        return refused(
            "twice-residence" if town.round_ending else "twice", tile=called, square=at, residence=mention(RESIDENCE)
        )
    held = int(team.goods)
    rented = not (team.buildings >> square) & 1
    if rented:
        if held < RENT_COINS:
            return refused("rent", tile=called, square=at, rent=amounts(RENT_COINS))
        held -= RENT_COINS
    return about_price("takes", tile, int(TILES[tile].takes), held, rented)


def about_payment(town: Town, team: Team, paid: int) -> str:
    """Goods that do not pay the price, or that are not there."""
    price = int(town.price())
    if paid not in payments.meeting(price):
        tile = int(town.pending_tile)
        return refused(
            "wrong-price",
            paid=amounts(paid),
            tile=mention(TILES[tile].slug),
            price=each_amount(payments.by_name(payments.PRICES[price])),
            coins_for_a_cube=FOR_A_CUBE,
        )
    return refused("pay-have-not", paid=amounts(paid), held=amounts(int(team.goods)))


def about_taking(town: Town, taken: int) -> str:
    """Cubes that the Trading Shop can not give."""
    stock = int(town.stock) & CUBES
    number = min(int(cubes(stock)), payments.TRADED)
    if cubes(taken) != number:
        return refused("take-number", tile=mention(TRADING_SHOP), number=number, taken=int(cubes(taken)))
    return refused("take-stock", taken=amounts(taken), stock=amounts(stock))


def about_meal(team: Team, meal: int) -> str:
    """A meal that can not be served."""
    held = int(team.goods)
    if feeding.portions(meal) > team.crew:
        fed, workers = int(feeding.portions(meal)), int(team.crew)
        return refused("feed-too-much", meal=amounts(meal), fed=fed, workers=workers)
    if not covers(held, meal):
        return refused("feed-have-not", meal=amounts(meal), held=amounts(held))
    if food(meal) < food(held):
        return refused("feed-held-back", held=amounts(held))
    return ""
