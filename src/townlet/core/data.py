"""Data that is part of the package: TOML files beside the rules."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any


def toml(package: str, *path: str) -> dict[str, Any]:
    """A TOML file of a package."""
    return tomllib.loads(resources.files(package).joinpath(*path).read_text(encoding="utf-8"))
