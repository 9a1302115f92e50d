"""A naive referee of the whole round: who owes what, what may be decided and what comes of it, card by card.

It is a second opinion on the engine: towns are dictionaries of words, decisions are notation, and nothing is worked out
beforehand. What the resource cards show it is told, since chance is not its business.
"""

from __future__ import annotations

from typing import Any

from tests.tiny_towns.counting import Town as Grid
from tests.tiny_towns.counting import counted
from tests.tiny_towns.naive import RESOURCES, builds, card_data

SQUARES = [f"{column}{row}" for row in "1234" for column in "abcd"]
View = dict[str, Any]


class Town:
    """What lies before one player."""

    def __init__(self, own: View) -> None:
        self.grid: dict[str, str] = {
            square: own["grid"][int(square[1]) - 1]["abcd".index(square[0])] for square in SQUARES
        }
        self.held: dict[str, list[str]] = {square: list(cubes) for square, cubes in own["held"].items()}
        self.monument: str | None = own["monument"]
        self.raised: bool = own["raised"]
        self.watch: set[str] = set(own["watch"])
        self.claims: set[str] = set()
        self.shrine = 0
        self.aside = 0
        self.turns = 0
        self.finished = 0
        self.step: str | None = None
        self.cube = ""
        # What cards just built still ask for.
        self.hold_at = ""
        self.watch_left = 0
        self.replace_left = 0
        self.replaced: set[str] = set()
        self.put_left = False

    def empty(self) -> list[str]:
        """The squares with nothing on them."""
        return [square for square in SQUARES if self.grid[square] == "."]

    def standing(self, card: str) -> list[str]:
        """The squares where this card stands."""
        return [square for square in SQUARES if self.grid[square] == card]

    def buildings(self) -> list[str]:
        """The squares with a building, the monument too."""
        return [square for square in SQUARES if self.grid[square] not in {".", *RESOURCES}]

    def has(self, monument: str) -> bool:
        """This monument stands here."""
        return self.raised and self.monument == monument

    def lying_on(self, card: str) -> list[str]:
        """All cubes that lie on the buildings of a card."""
        return [cube for square in self.standing(card) for cube in self.held.get(square, [])]

    def barred(self) -> bool:
        """All resources lie on Banks."""
        return set(self.lying_on("bank")) == RESOURCES

    def shown(self) -> View:
        """As a view shows it."""
        rows = [[self.grid[f"{column}{row}"] for column in "abcd"] for row in "1234"]
        return {"grid": rows, "held": self.held, "monument": self.monument, "raised": self.raised}


class Referee:
    """All towns and the round they are in; it begins where the seats' views say."""

    def __init__(self, views: list[View]) -> None:
        first = views[0]
        self.cards: list[str] = first["cards"]
        self.mode: str = first["options"]["mode"]
        self.cavern: bool = first["options"]["cavern"]
        self.players = len(views)
        self.towns = [Town(view["towns"][seat]) for seat, view in enumerate(views)]
        self.active = set(range(self.players))
        self.builder = ((first["master_builder"] or 0) - 1) % self.players
        self.round = 0
        self.taken = ""
        self.begin_round(first)

    # The round.

    def begin_round(self, told: View) -> None:
        if not self.active:
            return
        if self.mode == "standard":
            order = [(self.builder + step) % self.players for step in range(1, self.players + 1)]
            able = [seat for seat in order if self.may_name(seat)]
            if not able:
                self.complete(set(self.active))
                return
            self.builder = able[0]
            self.towns[self.builder].step = "name"
        self.round += 1
        if self.mode == "solo":
            self.towns[0].step = "take"
        elif self.mode == "town-hall" and self.round % 3:
            self.hand_out(told["named"])
        elif self.mode == "town-hall":
            for seat in self.active:
                town = self.towns[seat]
                fort = town.has("fort-ironweed") and self.active != {seat}
                town.step = self.next_step(town) if fort or town.barred() else "take"
            self.end_if_ready(told)

    def may_name(self, seat: int) -> bool:
        if seat not in self.active or self.towns[seat].barred():
            return False
        others = [other for other in self.active if other != seat and not self.towns[other].barred()]
        return not (self.towns[seat].has("fort-ironweed") and others)

    def hand_out(self, resource: str) -> None:
        for seat in self.active:
            self.towns[seat].cube = resource
            self.towns[seat].step = "cube"

    def complete(self, seats: set[int]) -> None:
        before = self.players - len(self.active)
        for seat in seats:
            self.towns[seat].finished = before + 1
        self.active -= seats

    def end_if_ready(self, told: View) -> None:
        if any(town.step for town in self.towns):
            return
        for town in self.towns:
            town.claims = set()
        self.complete({seat for seat in self.active if not self.towns[seat].empty()})
        self.begin_round(told)

    def waiting(self) -> list[int]:
        return [seat for seat, town in enumerate(self.towns) if town.step]

    # What may be decided.

    def offers(self, seat: int, told: View) -> set[str]:
        """Everything this seat may decide, in notation."""
        town = self.towns[seat]
        free = RESOURCES - set(town.lying_on("bank"))
        if town.step == "name":
            return {f"name {resource}" for resource in free}
        if town.step == "take":
            return {f"take {resource}" for resource in (told["resource_cards"].get("open") or free)}
        if town.step == "place":
            return {f"place {square}" for square in town.empty()}
        if town.step == "cube":
            return {f"place {square}" for square in town.empty()} | self.answers(town)
        if town.step == "hold":
            held = RESOURCES if town.grid[town.hold_at] == "factory" else free
            return {f"hold {resource}" for resource in held}
        if town.step == "watch":
            return {f"watch {card}" for card in set(self.cards) - town.watch}
        if town.step == "put":
            return self.puts(town, set(self.cards))
        if town.step == "replace":
            return {"done"} | {
                f"replace {square} {card}"
                for square in self.replaceable(town)
                for card in self.cards
                if card != "bank" or not town.barred() or town.grid[square] == "bank"
            }
        return {"done"} | self.puts(town, town.claims) | self.builds(town)

    def answers(self, town: Town) -> set[str]:
        found = set()
        if town.cube in town.lying_on("factory"):
            found |= {f"factory {resource}" for resource in RESOURCES - {town.cube}}
        if self.cavern and town.aside < 2:
            found.add("cavern")
        for square in town.standing("warehouse"):
            cubes = town.held.get(square, [])
            if len(cubes) < 3:
                found.add(f"store {square}")
            found |= {f"swap {cube} {square}" for cube in cubes if cube != town.cube}
        if town.has("statue-of-the-bondmaker"):
            found |= {f"bondmaker {square}" for square in town.standing("cottage") if square not in town.held}
        return found

    def puts(self, town: Town, cards: set[str]) -> set[str]:
        return {
            f"put {card} {square}" for card in cards for square in town.empty() if card != "bank" or not town.barred()
        }

    def builds(self, town: Town) -> set[str]:
        return builds({"cards": self.cards, "towns": [town.shown()]}, 0)

    def replaceable(self, town: Town) -> list[str]:
        return [
            square for square in town.buildings() if town.grid[square] in self.cards and square not in town.replaced
        ]

    # What comes of it.

    def play(self, seat: int, decision: str, told: View) -> None:
        """Carry out a decision; `told` is what the table shows after it, for what the resource cards say."""
        town = self.towns[seat]
        verb, *words = decision.split()
        if verb == "name":
            town.turns += 1
            self.hand_out(words[0])
            town.step = "place"
            return
        if verb in ("take", "factory"):
            town.cube = words[0]
            town.step = "cube" if verb == "take" and self.mode == "solo" else "place"
            return
        if verb == "swap":
            resource, square = words
            town.held[square].remove(resource)
            town.held[square].append(town.cube)
            town.cube = resource
            town.step = "place"
            return
        if verb == "done" and town.step == "build":
            town.claims = set()
            town.step = None
            self.end_if_ready(told)
            return
        if verb == "place":
            town.grid[words[0]] = town.cube
        elif verb in ("store", "bondmaker"):
            town.held.setdefault(words[0], []).append(town.cube)
        elif verb == "cavern":
            town.aside += 1
        elif verb == "hold":
            town.held[town.hold_at] = [words[0]]
            town.hold_at = ""
        elif verb == "watch":
            town.watch.add(words[0])
            town.watch_left -= 1
        elif verb == "done":
            town.replace_left = 0
        elif verb == "build":
            card, squares, target = words[0], words[1:-2], words[-1]
            for square in squares:
                if town.grid[square] in RESOURCES:
                    town.grid[square] = "."
            self.construct(seat, card, target)
        elif verb == "put":
            if town.step == "put":
                town.put_left = False
            else:
                town.watch.discard(words[0])
                town.claims.discard(words[0])
            self.construct(seat, *words)
        else:
            square, card = words
            town.replace_left -= 1
            town.replaced.add(square)
            town.held.pop(square, None)
            self.construct(seat, card, square)
        town.step = self.next_step(town)
        self.end_if_ready(told)

    def construct(self, seat: int, card: str, square: str) -> None:
        """Put the building up, do what it does when constructed, and tell the neighbours."""
        town = self.towns[seat]
        town.grid[square] = card
        town.raised = town.raised or card == town.monument
        if card in ("factory", "bank"):
            town.hold_at = square
        elif card == "architects-guild":
            town.replace_left = 2
        elif card == "grove-university":
            town.put_left = True
        elif card == "opaleyes-watch":
            town.watch_left = 3
        elif card == "shrine-of-the-elder-tree":
            town.shrine = len(town.buildings())
        if card == town.monument:
            return
        for neighbour in {(seat + 1) % self.players, (seat - 1) % self.players} - {seat}:
            other = self.towns[neighbour]
            if other.has("opaleyes-watch") and card in other.watch:
                other.claims.add(card)
                if other.step is None and neighbour in self.active and self.may_build(other):
                    other.step = "build"

    def next_step(self, town: Town) -> str | None:
        """What is owed after the cube: first what was just built asks for, then more buildings."""
        if town.hold_at:
            return "hold"
        if town.watch_left:
            return "watch"
        if town.replace_left and self.replaceable(town):
            return "replace"
        town.replace_left = 0
        if town.put_left and town.empty():
            return "put"
        town.put_left = False
        return "build" if self.may_build(town) else None

    def may_build(self, town: Town) -> bool:
        secret = town.monument is not None and not town.raised
        return secret or bool(town.claims and town.empty()) or bool(self.builds(town))

    # The end.

    def points(self, seat: int) -> int:
        """The points as they would be now."""
        town = self.towns[seat]
        placed: Grid = {
            ("abcd".index(square[0]), int(square[1]) - 1): cell for square, cell in town.grid.items() if cell != "."
        }
        tavern = next(card for card in self.cards if card_data(card)["type"] == "tavern")
        right = len(self.towns[seat - 1].standing(tavern)) if self.players > 1 else 99
        more = {"right": right, "shrine": town.shrine, "finished": town.finished}
        return counted(placed, more) - len(town.lying_on("warehouse"))

    def ranking(self) -> list[int]:
        """Each player's place."""
        marks = [
            (
                -self.points(seat),
                town.turns,
                16 - len(town.buildings()),
                -len(town.standing("cottage")),
            )
            for seat, town in enumerate(self.towns)
        ]
        return [sorted(marks).index(mark) + 1 for mark in marks]
