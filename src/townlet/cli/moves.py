"""Decisions as a person types them: listed in groups, and understood when they are shortened.

All from the notation: nothing here knows a rule. Decisions that differ in their last word alone stand
in one line, as `place  a1 b1 c1`; a number belongs to the word after it. What is typed may leave words out and cut
words short, as long as one decision alone is meant; where several are, those that begin as it does are.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from townlet.core.game import Game, IllegalAction, State

# How many decisions are named when it is not clear which is meant.
NAMED = 6


@dataclass
class Line:
    """Decisions that differ in their last word alone."""

    head: str
    tails: list[str] = field(default_factory=list)

    def texts(self) -> list[str]:
        """The decisions in full."""
        return [f"{self.head} {tail}".strip() for tail in self.tails]


def lines(texts: list[str]) -> list[Line]:
    """The decisions in groups, in their order."""
    found: dict[str, Line] = {}
    for text in texts:
        head, _, tail = text.rpartition(" ")
        before, _, number = head.rpartition(" ")
        if number.isdigit():
            head, tail = before, f"{number} {tail}"
        found.setdefault(head or text, Line(head)).tails.append(tail)
    return list(found.values())


def understand(typed: str, game: Game, state: State, seat: int) -> int:
    """The legal action that is meant; IllegalAction says what is wrong."""
    actions = state.legal(seat)
    texts = [game.text(action) for action in actions]
    words = typed.lower().split()
    if not words:
        raise IllegalAction("Type a decision, or 'help'.")
    if typed.isdecimal():
        meant = numbered(typed, texts)
    else:
        written = exact(typed, game)
        if written in actions:
            return written
        matching = [text for text in texts if matches(words, text.split())]
        meant = [text for text in matching if text.startswith(words[0])] or matching
    if len(meant) == 1:
        return actions[texts.index(meant[0])]
    if meant:
        more = f" or {len(meant) - NAMED} more" if len(meant) > NAMED else ""
        raise IllegalAction(f"'{typed}' may be {'; '.join(meant[:NAMED])}{more}. Say a little more.")
    raise IllegalAction(refusal(typed, game, state, seat, texts))


def numbered(typed: str, texts: list[str]) -> list[str]:
    """The decision with this number in the list."""
    listed = [text for line in lines(texts) for text in line.texts()]
    number = int(typed) if len(typed) < 6 else 0
    if len(listed) == 1 and number != 1:
        raise IllegalAction(f"There is one decision to take: {listed[0]}.")
    if not 1 <= number <= len(listed):
        raise IllegalAction(f"The decisions are numbered 1 to {len(listed)}.")
    return [listed[number - 1]]


def exact(typed: str, game: Game) -> int | None:
    """The action that is written in full."""
    try:
        return game.parse(typed)
    except IllegalAction:
        return None


def matches(typed: list[str], words: list[str]) -> bool:
    """The typed words begin words of the decision, in their order, up to its last."""
    at = 0
    for word in typed:
        while at < len(words) and not words[at].startswith(word):
            at += 1
        if at == len(words):
            return False
        at += 1
    return words[-1].startswith(typed[-1])


def refusal(typed: str, game: Game, state: State, seat: int, texts: list[str]) -> str:
    """The engine's sentence on what was typed, as it stands or with what it leaves out."""
    words = typed.lower().split()
    heads = [line.head for line in lines(texts) if line.head]
    verbs = {head.split()[0] for head in heads}
    longer = [verb for verb in verbs if verb.startswith(words[0])]
    tries = [typed, *(f"{head} {typed}" for head in heads), *(" ".join([verb, *words[1:]]) for verb in longer)]
    for attempt in tries:
        action = exact(attempt, game)
        if action is not None:
            return state.refusal(seat, action)
    # Where all decisions differ in their last word alone, that one was meant.
    written = f"{heads[0]} {typed}" if len(heads) == len(words) == 1 else typed
    try:
        return state.refusal(seat, game.parse(written))
    except IllegalAction as error:
        return str(error)
