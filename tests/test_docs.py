"""What the documents show is run."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import townlet
from townlet.cli.faces import FACES
from townlet.tiny_towns.pad import score

ROOT = Path(__file__).parents[1]


def blocks(name: str, language: str) -> list[str]:
    """The code blocks of a language in a document."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", ["README.md", "docs/bots.md", "docs/programming.md"])
def test_the_code_in_a_document_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = blocks(name, "python")
    assert shown
    # One after the other, as somebody who tries them out would.
    exec(compile("\n".join(shown), name, "exec"), {})


def test_the_town_in_a_document_is_the_rulebooks_example() -> None:
    document = blocks("docs/playing-in-the-terminal.md", "json")[0]
    assert score(json.loads(document))["total"] == 28


def test_the_terminals_score_files_are_read() -> None:
    for document in blocks("docs/playing-in-the-terminal.md", "json"):
        written = json.loads(document)
        assert FACES[written["game"]].score(written)
    assert len(blocks("docs/playing-in-the-terminal.md", "json")) == len(FACES)


def test_every_goal_that_a_score_file_can_name_is_listed() -> None:
    text = (ROOT / "docs/playing-in-the-terminal.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| `([a-z-]+)` \| (.+) \|$", text, re.MULTILINE))
    told = townlet.book("little-town")
    assert {goal["slug"]: told["texts"][goal["slug"]] for goal in told["goals"]}.items() <= listed.items()


@pytest.mark.parametrize("game", townlet.GAMES)
def test_the_notation_in_the_table_is_read_and_written(game: str) -> None:
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    [chapter] = re.findall(rf"^## {FACES[game].title}$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    written = re.findall(r"^\| `([^`]+)` \|", chapter, re.MULTILINE)
    assert len(written) >= 8
    loaded = townlet.load(game)
    assert [loaded.text(loaded.parse(notation)) for notation in written] == written


def test_every_link_of_a_document_leads_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
