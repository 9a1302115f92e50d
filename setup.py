"""Compiles the engine with mypyc; where that can not be done, the same files are installed to run interpreted."""

import os
import re
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

# What is compiled: the rules whole, and what the bots' searches run through all the time.
ENGINE = (
    "core/*.py",
    "tiny_towns/*.py",
    "little_town/*.py",
    "bots/budget.py",
    "bots/tiny_towns/*.py",
    "bots/little_town/*.py",
)


def engine_files() -> list[str]:
    """Every module of the engine, without the packages' own files and what is run once to train a bot."""
    files = [path for modules in ENGINE for path in Path("src/townlet").glob(modules)]
    return sorted(str(path) for path in files if path.name not in ("__init__.py", "train.py"))


def compiled_engine() -> list[Any]:
    """The engine as extension modules."""
    if os.environ.get("TOWNLET_INTERPRETED"):
        return []
    from mypyc.build import mypycify

    # mypyc must see the package under src by its own name.
    os.environ["MYPYPATH"] = "src"
    extensions = mypycify(["--config-file=pyproject.toml", *engine_files()], opt_level="3")
    for extension in extensions:
        for source in extension.sources:
            widen_shifts(Path(source))
        # Sums are rounded as the interpreter rounds them, on every platform.
        extension.extra_compile_args.append("-ffp-contract=off")
        # Calls within the engine may be inlined: nobody replaces its functions at run time.
        extension.extra_compile_args.append("-fno-semantic-interposition")
    return extensions


def widen_shifts(source: Path) -> None:
    """Make literals shifted to the left 64 bits wide.

    mypyc writes `1 << square` with a C int of 32 bits, whatever the native type, and squares above
    the 31st would get garbage. Mended here for all code rather than avoided in each rule.
    """
    text = source.read_text(encoding="utf-8")
    source.write_text(re.sub(r"= (\d+) << ", r"= (int64_t)\1 << ", text), encoding="utf-8")


class build_or_interpret(build_ext):
    """Build all extensions, or none: half an engine would not import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"townlet: the engine could not be compiled and will run interpreted ({error})", file=sys.stderr)
            self.extensions = []


setup(ext_modules=compiled_engine(), cmdclass={"build_ext": build_or_interpret})
