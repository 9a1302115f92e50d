"""A game at the keyboard: who sits in front sees what their seat may know, and decides."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from townlet import bots
from townlet.bots.telling import sentence
from townlet.cli.faces import FACES
from townlet.cli.moves import Line, lines, understand
from townlet.cli.screen import ask, at_terminal, clear, forget
from townlet.cli.sheets import ranking_table, sheet_table
from townlet.core.game import IllegalAction
from townlet.core.record import Record

ME: Final = "me"
SEATS: Final = (ME, *bots.BOTS)
# Who sits where nobody was named, and who is asked for hints.
COMPANY: Final = "normal"
ADVISER: Final = "master"

HELP: Final = """\
Type a decision as it is listed, or its number. It may be shorter, as long as one decision alone is meant: words may \
be left out and cut short, down to the last one, which is needed: {shortened}.

[b]moves[/b]  every decision you may take now   [b]undo[/b]       take your last decision back
[b]board[/b]  the table again                   [b]save FILE[/b]  write the game to a file
[b]cards[/b]  what cards, tiles and goals do    [b]help[/b]       this
[b]score[/b]  your score sheet so far           [b]quit[/b]       leave
[b]log[/b]    what was decided last             [b]hint[/b]       what a bot would do here"""

# Lines of decisions shown unasked: as many as leave the board on the screen, with the question and what is typed.
FEWEST_LINES: Final = 4
QUESTION_LINES: Final = 2
LATEST: Final = 12
NEWS_LINES: Final = 3
NUMBERED: Final = 6
# What stands beside a line of decisions: its number, and blanks.
BESIDE: Final = 6


class Left(Exception):
    """The person leaves."""


class Session:
    """One game from now to its end, or until the person leaves."""

    def __init__(self, console: Console, record: Record, seats: list[str], file: Path | None) -> None:
        self.console: Final = console
        self.record: Final = record
        self.seats: Final = seats
        # Where every decision is saved at once.
        self.file: Final = file
        # Where the game as it is now was last saved.
        self.saved: Path | None = None
        self.face: Final = FACES[record.game.name]
        self.front = -1
        # How much of the log each seat has seen.
        self.read: Final = [len(record.decisions)] * len(seats)

    def names(self, front: int) -> list[str]:
        """The seats' names for who sits in front."""
        return [
            f"Seat {seat} (you)" if seat == front else f"Seat {seat}" if kind == ME else f"Seat {seat} ({kind})"
            for seat, kind in enumerate(self.seats)
        ]

    # Playing.

    def play(self) -> None:
        """Play on to the end, or until the person leaves."""
        self.keep()
        try:
            while not self.record.state.over():
                seat = self.next_seat()
                if self.seats[seat] == ME:
                    self.decide(seat)
                else:
                    self.let_decide(seat)
        except (Left, EOFError, KeyboardInterrupt):
            self.leave()
        else:
            self.finish()

    def next_seat(self) -> int:
        """Who decides next: the person in front as long as possible, then other people, then the rest."""
        waiting = self.record.state.to_act()
        people = [seat for seat in waiting if self.seats[seat] == ME]
        if self.front in people:
            return self.front
        return (people or waiting)[0]

    def let_decide(self, seat: int) -> None:
        """A bot decides for the seat."""
        with self.console.status(f"Seat {seat} ({self.seats[seat]}) thinks …"):
            action = bot_decision(self.record, self.seats[seat], seat)
        self.record.play(seat, action)
        self.keep()

    def decide(self, seat: int) -> None:
        """Show the table and ask until a decision is taken."""
        if seat != self.front:
            self.hand_over(seat)
        self.show(seat)
        number = len(self.record.decisions)
        only = self.only(seat) if at_terminal() else ""
        while len(self.record.decisions) == number:
            typed = ask(self.console, f"Seat {seat}{' (Enter: ' + only + ')' if only else ''}> ")
            typed = typed or only
            if not typed or typed.startswith("#"):
                continue
            if not self.command(seat, typed):
                self.attempt(seat, typed)

    def only(self, seat: int) -> str:
        """What Enter alone stands for: the one decision there is, if there is but one."""
        legal = self.record.state.legal(seat)
        return self.record.game.text(legal[0]) if len(legal) == 1 else ""

    def attempt(self, seat: int, typed: str) -> None:
        """Take the decision that was typed, or say why not."""
        try:
            self.record.play(seat, understand(typed, self.record.game, self.record.state, seat))
        except IllegalAction as error:
            self.console.print(Text(str(error), style="yellow"))
        else:
            self.keep()

    def hand_over(self, seat: int) -> None:
        """Another person sits down in front; where there are secrets, nobody else may look."""
        if self.seats.count(ME) > 1 and self.has_secrets(seat):
            forget(self.console)
            self.console.print(Text(f"The keyboard goes to seat {seat}.", style="bold"))
            if at_terminal():
                ask(self.console, "Press Enter when nobody else is looking. ")
        self.front = seat

    def has_secrets(self, seat: int) -> bool:
        """The seat knows something that not everybody knows."""
        state = self.record.state
        return {**state.view(seat), "seat": None} != state.view(None)

    # Showing.

    def show(self, seat: int) -> None:
        """The table as the seat sees it, what happened meanwhile, and what may be decided."""
        clear(self.console)
        view = self.record.state.view(seat)
        board = self.face.draw(view, self.names(seat))
        self.console.print(board)
        self.tell_news(seat)
        self.console.print(Text(self.record.game.asked(view), style="bold"))
        room = self.console.size.height - len(self.console.render_lines(board)) - QUESTION_LINES
        self.list_moves(seat, max(FEWEST_LINES, room))

    def tell_news(self, seat: int) -> None:
        """What the others decided since the seat last saw the log."""
        log = self.record.log(seat)
        names = self.names(seat)
        told: dict[int, list[str]] = {}
        for player, notation in log[self.read[seat] :]:
            # That somebody is done is no news.
            if player != seat and notation != "done":
                told.setdefault(player, []).append(self.record.game.said(notation))
        self.read[seat] = len(log)
        sentences = [f"{names[player]} {', '.join(said)}." for player, said in told.items()]
        if not sentences:
            return
        if sum(len(sentence) for sentence in sentences) > NEWS_LINES * self.console.width:
            # So that the board stays on the screen; `log` tells all.
            sentences = [f"{sentence[: self.console.width - 2]}…" for sentence in sentences[:NEWS_LINES]]
        for line in Text(" ".join(sentences), style="italic").wrap(self.console, self.console.width):
            self.console.print(line)

    def list_moves(self, seat: int, most: int) -> None:
        """What the seat may decide, in lines."""
        state, game = self.record.state, self.record.game
        listed = lines([game.text(action) for action in state.legal(seat)])
        numbers = [1 + sum(len(line.tails) for line in listed[:at]) for at in range(len(listed))]
        told = [tails(line, number) for line, number in zip(listed, numbers, strict=True)]
        for at in range(1, len(listed)):
            if len(listed[at].tails) > NUMBERED and listed[at].tails == listed[at - 1].tails:
                told[at] = Text("as above", style="grey58")
        width = max(1, self.console.width - max(len(line.head) for line in listed) - BESIDE)
        rows = [-(-len(text) // width) for text in told]
        fitting = len(listed)
        if sum(rows) > most:
            fitting = max(1, sum(sum(rows[: at + 1]) < most for at in range(len(listed))))
        table = Table.grid(padding=(0, 1, 0, 0))
        for at in range(fitting):
            row = [Text(listed[at].head), told[at]] if listed[at].head else [told[at]]
            table.add_row(Text(f"{numbers[at]:>3}", style="grey58"), *row)
        self.console.print(table)
        left = len(listed) - fitting
        if left:
            self.console.print(
                Text(f"    … and {left} line{'' if left == 1 else 's'} more: type moves", style="grey58")
            )

    # What can be typed beside decisions.

    def command(self, seat: int, typed: str) -> bool:
        """Do what is typed, if it is a command."""
        word, _, rest = typed.partition(" ")
        word = {"?": "help", "q": "quit", "u": "undo", "exit": "quit"}.get(word.lower(), word.lower())
        if word == "save":
            self.save(rest.strip())
        elif rest or word not in ("help", "quit", "undo", "moves", "board", "cards", "score", "log", "hint"):
            return False
        elif word == "quit":
            raise Left
        elif word == "help":
            self.console.print(HELP.format(shortened=self.face.shortened))
        elif word == "undo":
            self.undo(seat)
        elif word == "moves":
            self.list_moves(seat, self.record.game.actions)
        elif word == "board":
            self.show(seat)
        elif word == "hint":
            self.hint(seat)
        elif word == "cards":
            self.console.print(self.face.cards(self.record.state.view(seat)))
        elif word == "score":
            self.console.print(sheet_table(self.record.state.sheet(seat), self.face.name, "If the game ended now"))
        else:
            self.tell_log(seat)
        return True

    def hint(self, seat: int) -> None:
        """What a bot would do for the seat, and why."""
        record = self.record
        with self.console.status("A bot thinks …"):
            advice = bots.make(ADVISER, record.seed).advise(record.state, seat, len(record.decisions))
        self.console.print(Text(sentence(record.state, seat, advice), style="italic"))

    def undo(self, seat: int) -> None:
        """Take the last decision back."""
        try:
            self.record.undo(seat)
        except IllegalAction as error:
            self.console.print(Text(str(error), style="yellow"))
            return
        self.keep()
        self.read[:] = [min(number, len(self.record.decisions)) for number in self.read]

    def tell_log(self, seat: int) -> None:
        """The latest decisions, as the seat may read them."""
        log = self.record.log(seat)
        names = self.names(seat)
        first = max(0, len(log) - LATEST * len(names))
        if first:
            self.console.print(Text(f"… {first} before", style="grey58"))
        for number, (player, notation) in enumerate(log[first:], start=first + 1):
            self.console.print(Text(f"{number:>4}  {names[player]} {self.record.game.said(notation)}"))

    # Saving and ending.

    def keep(self) -> None:
        """Save what was decided, if a file was named."""
        self.saved = None
        if self.file is not None and self.write(self.file):
            self.saved = self.file

    def save(self, name: str) -> None:
        """Save to the file that was typed, or to the one that was named at the start."""
        file = Path(name).expanduser() if name else self.file
        if file is None:
            self.console.print("Name a file: save FILE")
        elif file not in (self.file, self.saved) and in_use(file):
            self.console.print(Text(f"{file} exists already: name another file.", style="yellow"))
        elif self.write(file):
            self.saved = file
            self.console.print(Text(f"Saved to {file}."))

    def write(self, file: Path) -> bool:
        """Write the record; say so when that can not be done."""
        try:
            self.record.save(file)
        except OSError as error:
            self.console.print(Text(f"{file} can not be written: {error.strerror}.", style="yellow"))
            return False
        return True

    def leave(self) -> None:
        """Offer to save what is not saved, and say how to go on."""
        self.console.print()
        if self.record.decisions:
            self.offer_saving()
        if self.saved is None:
            self.console.print("The game was not saved.")
        else:
            seats = "" if self.seats == usual_seats(len(self.seats)) else f" --seats {','.join(self.seats)}"
            self.console.print(
                Text(f"The game is saved. Go on with: townlet play --load {self.saved}{seats}"), soft_wrap=True
            )

    def finish(self) -> None:
        """The end: all towns, all sheets, and who has won."""
        state = self.record.state
        people = [seat for seat, kind in enumerate(self.seats) if kind == ME]
        front = people[0] if len(people) == 1 else None
        names = self.names(-1 if front is None else front)
        clear(self.console)
        self.console.print(self.face.draw(state.view(front), names))
        show_end(self.console, self.record, names)
        if self.saved is not None:
            self.console.print(
                Text(f"Saved to {self.saved}. Look at it with: townlet replay {self.saved}"), soft_wrap=True
            )
        else:
            self.offer_saving()

    def offer_saving(self) -> None:
        """Ask for a file, where somebody can be asked, until the game is saved or nobody wants it."""
        while self.saved is None and at_terminal():
            try:
                name = ask(self.console, "Save the game to which file? (Enter: none) ")
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if not name:
                return
            self.save(name)


def usual_seats(players: int) -> list[str]:
    """Who decides for each seat unless told."""
    return [ME] + [COMPANY] * (players - 1)


def in_use(file: Path) -> bool:
    """The file holds something that must not be lost."""
    return file.is_file() and file.stat().st_size > 0


def bot_decision(record: Record, name: str, seat: int) -> int:
    """What a bot decides: the same for the same game whether it was saved in between or not."""
    return bots.make(name, record.seed).choose(record.state, seat, len(record.decisions))


def tails(line: Line, number: int) -> Text:
    """The last words of a line; few of them have their numbers beside them."""
    text = Text(line.tails[0], style="bold")
    for at, tail in enumerate(line.tails[1:], start=number + 1):
        if len(line.tails) <= NUMBERED:
            text.append(f"  {at} ", style="not bold grey58")
        else:
            text.append(" ")
        text.append(tail)
    return text


def show_end(console: Console, record: Record, names: list[str]) -> None:
    """All score sheets and the ranking of a finished game."""
    state = record.state
    face = FACES[record.game.name]
    for seat, name in enumerate(names):
        console.print(sheet_table(state.sheet(seat), face.name, name))
    if len(names) > 1:
        console.print(ranking_table(names, state.scores(), state.ranking()))
    console.print(Padding(Text(f"The seed was {record.seed}."), (0, 0, 0, 1)))
