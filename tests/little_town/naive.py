"""A referee who knows the rules by heart and counts on fingers, on plain dicts; it shares nothing with the engine."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations, product
from typing import Any

from tests.little_town.facts import GOALS, PLAYERS, SQUARES, TERRAIN, TILES, around, cost, effect, terrain

CUBES = ["wood", "stone", "fish", "wheat"]


def told(goods: dict[str, int]) -> str:
    """Goods as the notation has them."""
    parts = [
        f"{goods[kind]} {'coin' if kind == 'coins' and goods[kind] == 1 else kind}"
        for kind in [*CUBES, "coins"]
        if goods.get(kind)
    ]
    return " ".join(parts) or "nothing"


def read(text: str) -> dict[str, int]:
    """Goods from the notation."""
    words = text.split() if text != "nothing" else []
    return {
        ("coins" if kind == "coin" else kind): int(number) for number, kind in zip(words[::2], words[1::2], strict=True)
    }


def beside(square: str) -> list[str]:
    """The squares that share a side."""
    return [other for other in around(square) if other[0] == square[0] or other[1] == square[1]]


class Referee:
    """A whole game, followed decision by decision."""

    def __init__(self, view: dict[str, Any]) -> None:
        options = view["options"]
        self.side = options["board"]
        self.players = options["players"]
        self.crew, houses, _ = PLAYERS[self.players]
        self.tiles = set(view["tiles"])
        self.supply = {tile: 5 if tile == "wheat-field" else 1 for tile in self.tiles}
        seats = range(self.players)
        self.hands = [dict.fromkeys(CUBES, 0) | {"coins": 3} for _ in seats]
        self.stock = dict.fromkeys(CUBES, 15) | {"coins": 40 - 3 * self.players}
        self.points = [0 for _ in seats]
        self.houses = [houses for _ in seats]
        self.workers = [self.crew for _ in seats]
        self.placed: list[set[str]] = [set() for _ in seats]
        self.buildings: dict[str, tuple[str, int]] = {}
        self.met: list[set[str]] = [set() for _ in seats]
        self.round = 1
        self.start = view["start"]
        self.waiting = {self.start}
        self.phase = "turn"
        self.turn = self.start
        self.forget_turn()

    def forget_turn(self) -> None:
        self.center = ""
        self.activated: list[str] = []
        self.uncollected: list[str] = []
        self.gathered: dict[str, int] = dict.fromkeys(CUBES, 0)
        self.gave_points = 0
        self.paying: tuple[str, str, str] = ("", "", "")
        self.residence = False

    # What is allowed.

    def legal(self, seat: int) -> set[str]:
        if seat not in self.waiting:
            return set()
        if self.phase == "turn":
            empty = [square for square in SQUARES if self.is_empty(square)]
            found = {f"worker {square}" for square in empty}
            if self.houses[seat]:
                for tile, left in self.supply.items():
                    if left and self.ways(seat, cost(tile)):
                        found |= {f"build {tile} {square}" for square in empty}
            return found
        if self.phase == "activate":
            return {"done"} | {f"activate {self.buildings[square][0]} {square}" for square in self.can_activate(seat)}
        if self.phase == "pay":
            return {f"pay {told(way)}" for way in self.ways(seat, *self.price())}
        if self.phase == "take":
            return {f"take {told(taking)}" for taking in self.takings()}
        return {f"feed {told(meal)}" for meal in self.meals(seat)}

    def is_empty(self, square: str) -> bool:
        workers = set().union(*self.placed)
        return terrain(self.side, square) == "." and square not in self.buildings and square not in workers

    def ways(self, seat: int, price: dict[str, int], trade: bool = False, less: int = 0) -> list[dict[str, int]]:
        """Every payment this player can make, each once."""
        hand = self.hands[seat] | {"coins": self.hands[seat]["coins"] - less}
        if hand["coins"] < 0:
            return []
        if trade:
            chosen = [list(two) for two in combinations_with_replacement([*CUBES, "coins"], 2)]
        else:
            asked = [kind for kind in CUBES for _ in range(price.get(kind, 0))]
            chosen = [
                [("coins" if instead else kind) for kind, instead in zip(asked, swap, strict=True)]
                for swap in product([False, True], repeat=len(asked))
            ]
        found = []
        for one in chosen:
            way = {kind: one.count(kind) for kind in CUBES}
            way["coins"] = 3 * one.count("coins") + price.get("coins", 0)
            if all(hand[kind] >= number for kind, number in way.items()) and way not in found:
                found.append(way)
        return found

    def price(self) -> tuple[dict[str, int], bool]:
        what, tile, _ = self.paying
        return (cost(tile), False) if what == "build" else (effect(tile)[0], tile == "trading-shop")

    def can_activate(self, seat: int) -> list[str]:
        found = []
        for square in around(self.center):
            tile, owner = self.buildings.get(square, ("", -1))
            taken, given = effect(tile) if tile else ({}, {})
            trade = tile == "trading-shop"
            if square in self.activated or not (given or trade):
                continue
            if self.ways(seat, taken, trade, 0 if owner == seat else 1):
                found.append(square)
        return found

    def takings(self) -> list[dict[str, int]]:
        number = min(2, sum(self.stock[kind] for kind in CUBES))
        found = []
        for chosen in combinations_with_replacement(CUBES, number):
            taking = {kind: chosen.count(kind) for kind in CUBES}
            if all(self.stock[kind] >= many for kind, many in taking.items()):
                found.append(taking)
        return found

    def meals(self, seat: int) -> list[dict[str, int]]:
        hand = self.hands[seat]
        found = []
        for fish, wheat, bought in product(
            range(hand["fish"] + 1), range(hand["wheat"] + 1), range(hand["coins"] // 3 + 1)
        ):
            fed = fish + wheat + bought
            if fed == self.crew or (fed < self.crew and (fish, wheat) == (hand["fish"], hand["wheat"])):
                found.append({"fish": fish, "wheat": wheat, "coins": 3 * bought})
        return found

    # What happens.

    def play(self, seat: int, text: str) -> None:
        verb, _, rest = text.partition(" ")
        if verb == "worker":
            self.workers[seat] -= 1
            self.placed[seat].add(rest)
            self.center = rest
            self.uncollected = [
                TERRAIN[terrain(self.side, near)] for near in around(rest) if terrain(self.side, near) != "."
            ]
            self.collect(seat)
            self.ask_on(seat)
        elif verb == "build":
            self.paying = ("build", *rest.split())  # type: ignore[assignment]
            self.ask_payment(seat)
        elif verb == "activate":
            tile, square = rest.split()
            self.activated.append(square)
            owner = self.buildings[square][1]
            if owner != seat:
                self.move(seat, {"coins": 1}, owner)
            self.paying = ("activate", tile, square)
            self.ask_payment(seat)
        elif verb == "pay":
            self.pay(seat, read(rest))
        elif verb == "take":
            self.take(seat, read(rest))
        elif verb == "feed":
            self.feed(seat, read(rest))
            if not self.waiting:
                self.next_round()
        elif self.residence:
            self.feeding()
        else:
            self.end_turn()

    def move(self, seat: int, goods: dict[str, int], owner: int = -1) -> None:
        """Hand goods to the stock, or to another player."""
        for kind, number in goods.items():
            self.hands[seat][kind] -= number
            if owner < 0:
                self.stock[kind] += number
            else:
                self.hands[owner][kind] += number
        self.look()

    def gain(self, seat: int, goods: dict[str, int]) -> None:
        for kind, number in goods.items():
            if kind == "points":
                self.points[seat] += number
                self.gave_points += 1
                continue
            got = min(number, self.stock[kind])
            self.stock[kind] -= got
            self.hands[seat][kind] += got
            if kind in CUBES and not self.residence:
                self.gathered[kind] += got
        if not self.residence:
            if sum(self.gathered.values()) >= 5:
                self.met[seat].add("five-gathered-in-a-turn")
            if self.gave_points >= 2:
                self.met[seat].add("points-from-two-buildings")
        self.look()

    def collect(self, seat: int) -> None:
        for kind in list(self.uncollected):
            if self.stock[kind]:
                self.uncollected.remove(kind)
                self.gain(seat, {kind: 1})

    def ask_payment(self, seat: int) -> None:
        ways = self.ways(seat, *self.price())
        if len(ways) == 1:
            self.pay(seat, ways[0])
        else:
            self.phase = "pay"

    def pay(self, seat: int, paid: dict[str, int]) -> None:
        what, tile, square = self.paying
        self.move(seat, paid)
        if what == "build":
            self.workers[seat] -= 1
            self.houses[seat] -= 1
            self.supply[tile] -= 1
            self.buildings[square] = (tile, seat)
            if tile == "marketplace" or "F" in TILES[tile][3]:
                self.met[seat].add("fish-building")
            if "W" in TILES[tile][3] or "S" in TILES[tile][3]:
                self.met[seat].add("wood-or-stone-building")
            if cost(tile).get("stone", 0) >= 3:
                self.met[seat].add("three-stone-building")
            if cost(tile).get("wood", 0) >= 3:
                self.met[seat].add("three-wood-building")
            self.look()
            self.end_turn()
            return
        kinds = [kind for kind in CUBES if paid.get(kind)]
        if not self.residence and any(self.gathered[kind] for kind in kinds):
            self.met[seat].add("spent-at-once")
        if tile in ("marketplace", "restaurant") or len(kinds) == 2:
            self.met[seat].add("two-kinds-at-once")
        if tile == "trading-shop":
            takings = self.takings()
            if len(takings) > 1:
                self.phase = "take"
            else:
                self.take(seat, takings[0])
            return
        self.gain(seat, effect(tile)[1])
        self.activation_done(seat)

    def take(self, seat: int, taken: dict[str, int]) -> None:
        self.gain(seat, taken)
        self.activation_done(seat)

    def activation_done(self, seat: int) -> None:
        if len(self.activated) >= 4 and not self.residence:
            self.met[seat].add("four-buildings-in-a-turn")
        self.collect(seat)
        self.ask_on(seat)

    def ask_on(self, seat: int) -> None:
        if self.can_activate(seat):
            self.phase = "activate"
        elif self.residence:
            self.feeding()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.forget_turn()
        self.turn = (self.turn + 1) % self.players
        self.phase = "turn"
        self.waiting = {self.turn}
        if self.workers[self.turn] == 0:
            self.end_round()

    def end_round(self) -> None:
        for square, (tile, owner) in self.buildings.items():
            if tile == "cathedral":
                self.points[owner] += len(set().union(*self.placed) & set(around(square)))
        for square, (tile, owner) in self.buildings.items():
            if tile == "residence":
                self.center = square
                self.residence = True
                if self.can_activate(owner):
                    self.phase = "activate"
                    self.waiting = {owner}
                    return
        self.feeding()

    def feeding(self) -> None:
        self.forget_turn()
        self.phase = "feed"
        self.waiting = set()
        for seat in range(self.players):
            meals = self.meals(seat)
            if len(meals) == 1:
                self.feed(seat, meals[0])
            else:
                self.waiting.add(seat)
        if not self.waiting:
            self.next_round()

    def feed(self, seat: int, meal: dict[str, int]) -> None:
        self.waiting.discard(seat)
        fed = meal.get("fish", 0) + meal.get("wheat", 0) + meal.get("coins", 0) // 3
        self.points[seat] -= 3 * (self.crew - fed)
        if meal.get("fish", 0) == self.crew:
            self.met[seat].add("fed-with-fish")
        self.move(seat, meal)

    def next_round(self) -> None:
        self.placed = [set() for _ in range(self.players)]
        self.workers = [self.crew for _ in range(self.players)]
        if self.round == 4:
            self.phase = "over"
            self.waiting = set()
            return
        self.round += 1
        order = [(self.start + 1 + step) % self.players for step in range(self.players)]
        self.start = (
            min(order, key=lambda seat: self.points[seat]) if (self.round, self.players) == (4, 3) else order[0]
        )
        self.turn = self.start
        self.phase = "turn"
        self.waiting = {self.start}

    def look(self) -> None:
        """Goals that can be seen by looking at the table."""
        for seat, hand in enumerate(self.hands):
            own = [square for square, (_, owner) in self.buildings.items() if owner == seat]
            if hand["coins"] == 0:
                self.met[seat].add("no-coins")
            if hand["coins"] >= 6:
                self.met[seat].add("six-coins")
            if hand["fish"] + hand["wheat"] >= 2 * self.crew:
                self.met[seat].add("full-larder")
            if len(own) > self.crew:
                self.met[seat].add("more-buildings-than-workers")
            if sum("$" in TILES[self.buildings[square][0]][3] for square in own) >= 2:
                self.met[seat].add("two-coin-buildings")
            for middle in own:
                if len(set(beside(middle)) & set(own)) >= 2:
                    self.met[seat].add("three-in-a-group")
            for lake, mountain, forest in permutations(own, 3):
                near = [{terrain(self.side, other) for other in around(square)} for square in (lake, mountain, forest)]
                if "L" in near[0] and "M" in near[1] and "F" in near[2]:
                    self.met[seat].add("lake-mountain-forest")

    # The end.

    def score(self, seat: int, goals: list[str]) -> int:
        """All points, with these goals achieved."""
        total = self.points[seat] + self.hands[seat]["coins"] // 3 + sum(GOALS[goal] for goal in goals)
        for square, (tile, owner) in self.buildings.items():
            if owner != seat:
                continue
            total += TILES[tile][2]
            if tile == "castle":
                total += 4 * sum(self.buildings.get(other, ("", -1))[1] == seat for other in around(square))
            if tile == "watchtower":
                total += 2 * sum(
                    terrain(self.side, other) == "." and other not in self.buildings for other in around(square)
                )
        return total
