"""What comes from outside, parsed once here and then trusted."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from townlet.core.chance import SEEDS

LONGEST_NAME = 24
LONGEST_DECISION = 200


def printable(name: str) -> str:
    """A name that shows: one line, no control characters."""
    if not name.isprintable():
        raise ValueError("a name is one line of letters")
    return name


Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME), AfterValidator(printable)
]
Key = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Token = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Version = Annotated[int, Field(ge=0, le=1_000_000)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=40)]


class Message(BaseModel):
    """Only what the protocol knows, and of the right type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# By HTTP.


class Person(Message):
    """A seat for who makes the table, or for somebody beside them."""

    kind: Literal["person"]
    name: Name


class Bot(Message):
    """A seat for a bot."""

    kind: Literal["bot"]
    bot: BotName


class Open(Message):
    """A seat for whoever comes."""

    kind: Literal["open"]


class NewTable(Message):
    """The table to be made: a game with its options, or a record that goes on."""

    game: str | None = Field(default=None, max_length=40)
    options: dict[str, Any] = Field(default_factory=dict)
    seed: Annotated[int, Field(ge=0, lt=SEEDS)] | None = None
    record: dict[str, Any] | None = None
    seats: list[Annotated[Person | Bot | Open, Field(discriminator="kind")]] | None = Field(default=None, max_length=12)
    listed: bool = False


class SitDown(Message):
    """Who sits down."""

    name: Name


class StandIn(Message):
    """The bot that stands in; null: none any longer."""

    bot: BotName | None


class Begin(Message):
    """The bot for the seats that are still open."""

    bot: BotName


class Error(BaseModel):
    """Why something was not done."""

    code: str
    sentence: str


class Failure(BaseModel):
    """The body of every 4xx and 5xx answer."""

    error: Error


class NewTableMade(BaseModel):
    """The new table, and the tokens of the seats of who made it."""

    table: str
    tokens: dict[int, str]


class Seated(BaseModel):
    """What holds the seat from now on."""

    token: str


class SeatCard(BaseModel):
    """A seat, as everybody may see it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    present: bool
    host: bool


class TableCard(BaseModel):
    """A table, as everybody may see it."""

    table: str
    game: str
    options: dict[str, Any]
    phase: Literal["waiting", "playing", "over"]
    version: int
    listed: bool
    seats: list[SeatCard]
    watchers: int
    started: str | None
    next: str | None


class Lobby(BaseModel):
    """The listed tables, the newest first."""

    tables: list[TableCard]


class GameCard(BaseModel):
    """A game, and for how many it is."""

    game: str
    title: str
    players: list[int]


class Games(BaseModel):
    """The games, and the bots that play them."""

    games: list[GameCard]
    bots: list[str]


class Rematch(BaseModel):
    """The table of the rematch."""

    table: str


class ReplayDecision(BaseModel):
    """One decision of a finished game."""

    seat: int
    notation: str
    said: str


class Replay(BaseModel):
    """A finished game, decision by decision."""

    game: str
    options: dict[str, Any]
    seed: int
    names: list[str]
    decisions: list[ReplayDecision]


class ReplayStep(BaseModel):
    """The table after so many decisions."""

    number: int
    view: dict[str, Any]
    sheets: list[dict[str, Any]]


# By WebSocket.


class Hello(Message):
    """Who is there, and what it has seen."""

    type: Literal["hello"]
    token: Token | None = None
    language: Literal["en", "es"] = "en"
    seen: Version = 0


class Play(Message):
    """A decision."""

    type: Literal["play"]
    key: Key
    version: Version
    decision: str = Field(max_length=LONGEST_DECISION)


class Undo(Message):
    """The seat's latest decision, taken back."""

    type: Literal["undo"]
    key: Key
    version: Version


class Hint(Message):
    """What would a bot do?"""

    type: Literal["hint"]
    key: Key


class Ping(Message):
    """Is anybody there?"""

    type: Literal["ping"]


Spoken = Hello | Play | Undo | Hint | Ping
SPOKEN: TypeAdapter[Spoken] = TypeAdapter(Annotated[Spoken, Field(discriminator="type")])
