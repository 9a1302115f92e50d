"""`townlet games`: the games and what can be chosen about each."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from townlet.cli.faces import FACES
from townlet.cli.screen import screen


def games() -> None:
    """List the games and their options."""
    console = screen()
    for name, face in FACES.items():
        console.print(Text().append(face.title, style="bold").append(f"  townlet play {name}"))
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column("Option", no_wrap=True)
        table.add_column("Values")
        table.add_column("")
        for option, told in face.options.items():
            flag = f"--{option}, --no-{option}" if told["kind"] == "flag" else f"--{option}"
            table.add_row(flag, "" if told["kind"] == "flag" else told["values"], told["text"])
        console.print(table)
