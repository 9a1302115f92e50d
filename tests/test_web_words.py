"""The browser client's words: alike in every language, and exactly those the client uses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import townlet
from townlet.core.language import LANGUAGES

WEB = Path(townlet.__file__).parent / "web"
SHELL = WEB / "words"
FOLDERS = sorted(file.parent for file in WEB.glob("**/words/en.json"))
# The one verb by which the client asks for its words; `words` where they are handed to it.
ASKING = re.compile(r"\b(?:t|words)\(")
FILLED_IN = re.compile(r"\{(\w+)\}")
PLURAL = re.compile(r"\.(one|other)$")


def read(folder: Path, language: str) -> dict[str, str]:
    words: dict[str, str] = json.loads((folder / f"{language}.json").read_text(encoding="utf-8"))
    return words


def scripts(folder: Path) -> str:
    """All that is written in the modules that use the words of a folder: the game's own, or the shell's."""
    others = ["vendor", *(other.parent.name for other in FOLDERS if other != SHELL)] if folder == SHELL else []
    files = [file for file in folder.parent.rglob("*.js") if file.relative_to(WEB).parts[0] not in others]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


def first_argument(text: str, start: int) -> str:
    """What stands between a bracket that was opened and the comma or bracket that ends its first argument."""
    depth = 0
    for end in range(start, len(text)):
        if text[end] in "([{":
            depth += 1
        elif text[end] in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and text[end] == ","):
            return text[start:end]
    raise AssertionError(f"no end of {text[start : start + 40]}")


def pattern(template: str) -> str:
    """A template as a regular expression: anything may stand where something is filled in."""
    return r"[\w.-]+".join(re.escape(part) for part in re.split(r"\$\{.*?\}", template))


def asked(text: str) -> set[str]:
    """What keys are asked for, as regular expressions: t('tab.log') is one key, t(`tab.${name}`) any that begins so."""
    patterns = set()
    for call in ASKING.finditer(text):
        argument = first_argument(text, call.end()).strip()
        if argument.startswith("`"):
            patterns.add(pattern(argument.strip("`")))
        else:
            # What is compared with is no key.
            patterns |= {re.escape(key) for key in re.findall(r"(?<!== )'([\w.-]+)'", argument)}
    return patterns


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_say_the_same_things(folder: Path, language: str) -> None:
    ours, theirs = read(folder, "en"), read(folder, language)
    assert list(ours) == list(theirs)
    for key, sentence in ours.items():
        assert theirs[key].strip() == theirs[key] != "", key
        assert set(FILLED_IN.findall(theirs[key])) == set(FILLED_IN.findall(sentence)), key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_sentence_was_left_in_english(folder: Path) -> None:
    ours, theirs = read(folder, "en"), read(folder, "es")
    assert [key for key, sentence in ours.items() if theirs[key] == sentence and len(sentence.split()) > 3] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_what_the_client_asks_for_is_there(folder: Path) -> None:
    there = {key for one in {folder, SHELL} for key in read(one, "en")}
    there |= {PLURAL.sub("", key) for key in there}
    patterns = asked(scripts(folder))
    assert patterns
    assert [one for one in sorted(patterns) if not any(re.fullmatch(one, key) for key in there)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_what_is_there_is_asked_for(folder: Path) -> None:
    text = scripts(folder)
    # Keys that are made or listed first, and asked for later.
    patterns = asked(text) | {pattern(one) for one in re.findall(r"`(\w+\.[^`\s]*)`", text)}
    plain = {key: PLURAL.sub("", key) for key in read(folder, "en") if f"'{key}'" not in text}
    left = {key for key, name in plain.items() if not any(re.fullmatch(one, name) for one in patterns)}
    assert left == set()


@pytest.mark.parametrize("game", ["tiny-towns", "little-town"])
def test_the_rules_have_the_same_chapters_in_every_language(game: str) -> None:
    chapters = {}
    for language in LANGUAGES:
        text = (WEB / "rules" / f"{game}.{language}.html").read_text(encoding="utf-8")
        chapters[language] = re.findall(r'<h2 id="([\w-]+)">', text)
        assert re.findall(r'<a href="#([\w-]+)">', text) == chapters[language] != []
    assert len({tuple(found) for found in chapters.values()}) == 1
