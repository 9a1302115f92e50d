"""The contract every game keeps: one configured Game, and the States that are played."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from townlet.core.language import CONTRACT

# True when this very code runs compiled; the same source gives the same games either way.
COMPILED: Final = not __file__.endswith(".py")


class IllegalAction(ValueError):
    """An action the rules do not allow now; the message says why."""


class Game:
    """One configured game: immutable, shared by all its states."""

    def __init__(self, name: str, players: int, options: dict[str, Any], actions: int, widest: int) -> None:
        self.name: Final = name
        self.players: Final = players
        # Everything `townlet.load` needs, beside the name, to make this game again.
        self.options: Final = options
        # The size of the action space: every action is an int from 0 to actions - 1.
        self.actions: Final = actions
        # Room for the longest list of legal actions, so that listing them allocates nothing.
        self.scratch: Final = vec[i64]([0] * widest)

    def new(self, seed: int) -> State:
        """The start of the game with this seed."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        """The notation of an action, as a person writes it."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The action of a notation; IllegalAction when it is none."""
        raise NotImplementedError

    def told(self, action: int) -> str:
        """The notation as the others may read it while the game lasts: without what is secret."""
        return self.text(action)

    def said(self, notation: str) -> str:
        """A decision in words of the language spoken now, to follow the name of who decided."""
        raise NotImplementedError

    def asked(self, view: dict[str, Any]) -> str:
        """What the seat of this view is asked, in words; empty when it owes nothing."""
        raise NotImplementedError


class State:
    """A game at one moment. Play on it, or copy it and play on the copy."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        # The players who owe a decision, one bit a seat.
        self.waiting: i64 = 0

    # What each game fills in.

    def offers(self, player: i64, out: vec[i64]) -> i64:
        """Write the legal actions into `out`, ascending; return how many."""
        raise NotImplementedError

    def apply(self, player: i64, action: i64) -> None:
        """Carry out an action known to be legal; the inner loops' `play`."""
        raise NotImplementedError

    def why_not(self, player: int, action: int) -> str:
        """One sentence: why this player can not do this now."""
        raise NotImplementedError

    def copy(self) -> State:
        """An equal and independent state."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each player's points as they would be if the game ended now."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Each player's place by points and tie-breaks: 1 has won, equal places are shared."""
        raise NotImplementedError

    def sheet(self, player: int) -> dict[str, Any]:
        """The player's score line by line, as plain data."""
        raise NotImplementedError

    def view(self, player: int | None) -> dict[str, Any]:
        """What this seat may know, as plain data; None is a watcher."""
        raise NotImplementedError

    def outlook(self, player: int) -> dict[str, Any]:
        """What could come of this player's decisions, as plain data for showing; nobody needs it to play."""
        raise NotImplementedError

    def guess(self, player: int | None, seed: int) -> State:
        """A copy in which everything this seat can not know is drawn anew; None is a watcher."""
        raise NotImplementedError

    def shown(self) -> int:
        """How many hidden things have come to light so far: an undo must not cross one."""
        raise NotImplementedError

    def hash(self) -> int:
        """Equal states have equal hashes, on every platform."""
        raise NotImplementedError

    # What is the same in every game.

    def over(self) -> bool:
        """Nobody owes a decision any more."""
        return self.waiting == 0

    def to_act(self) -> list[int]:
        """The seats that owe a decision now, in ascending order; none when the game is over."""
        return [seat for seat in range(self.game.players) if (self.waiting >> seat) & 1]

    def legal(self, player: int) -> list[int]:
        """The player's legal actions, ascending; none when the player owes nothing."""
        if not self.owes(player):
            return []
        out = self.game.scratch
        return [out[i] for i in range(self.offers(player, out))]

    def owes(self, player: int) -> bool:
        """This player owes a decision."""
        return 0 <= player < self.game.players and (self.waiting >> player) & 1 == 1

    def is_legal(self, player: int, action: int) -> bool:
        """`play` would accept this."""
        if not self.owes(player) or not 0 <= action < self.game.actions:
            return False
        out = self.game.scratch
        wanted: i64 = action
        for i in range(self.offers(player, out)):
            if out[i] == wanted:
                return True
        return False

    def play(self, player: int, action: int) -> None:
        """Carry out a decision; IllegalAction, and nothing changed, when the rules forbid it."""
        if not self.is_legal(player, action):
            raise IllegalAction(self.refusal(player, action))
        self.apply(player, action)

    def refusal(self, player: int, action: int) -> str:
        """The sentence that says why an action is illegal."""
        if not 0 <= player < self.game.players:
            return CONTRACT.say("refused", "no-seat", seat=player, last=self.game.players - 1)
        if not 0 <= action < self.game.actions:
            return CONTRACT.say("refused", "no-action", action=action, last=self.game.actions - 1)
        if self.over():
            return CONTRACT.say("refused", "over")
        if not self.owes(player):
            waiting = ", ".join(str(seat) for seat in self.to_act())
            return CONTRACT.say("refused", "owes-nothing", seat=player, waiting=waiting)
        return self.why_not(player, action)
