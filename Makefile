# What a newcomer needs: make play, make test. Everything else: make help.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Checks the types of the browser client, where npm is there.
NPM := $(shell command -v npm)
TYPESCRIPT := 7.0.2
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt

# The engine is compiled again when one of these changes: the modules of ENGINE in setup.py, and how it is done.
ENGINE := core/*.py tiny_towns/*.py little_town/*.py bots/budget.py bots/tiny_towns/*.py bots/little_town/*.py
SOURCES := pyproject.toml setup.py constraints.txt Makefile $(wildcard $(addprefix src/townlet/,$(ENGINE)))

.PHONY: help play test check bench format clean

help:
	@echo "make play     play in the browser"
	@echo "make test     install what tests need and run them all"
	@echo "make check    lint, types, direction of imports"
	@echo "make bench    measure the engine, beside others"
	@echo "make format   bring the code into the one format"
	@echo "make clean    remove what was built"

play: $(VENV)/.engine
	@$(BIN)/townlet serve --open

test: $(VENV)/.tools
	@$(BIN)/pytest --numprocesses auto

check: $(VENV)/.tools
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy src tests bench setup.py
	@$(BIN)/lint-imports
ifneq ($(NPM),)
	@$(NPM) exec --yes --package=typescript@$(TYPESCRIPT) -- tsc --project src/townlet/web
else
	@echo "There is no npm here: the types of the browser client are not checked."
endif

bench: $(VENV)/.engine bench/.venv/.others
	@$(BIN)/python bench/engine.py
	@$(BIN)/python bench/side_by_side.py

format: $(VENV)/.tools
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

clean:
	rm -rf $(VENV) bench/.venv build src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete

$(VENV)/.pip: constraints.txt
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) pip
	@touch $@

# Old compiled modules would hide new sources, so they go first.
$(VENV)/.engine: $(VENV)/.pip $(SOURCES)
	@echo "Installing, and compiling the engine (about a minute) ..."
	@find src -name '*.so' -delete
	@$(PIP) --editable '.[server,lab]'
	@touch $@

# What the engine is measured against has a place of its own.
bench/.venv/.others: bench/requirements.txt
	@$(PYTHON) -m venv bench/.venv
	@bench/.venv/bin/pip install --quiet --disable-pip-version-check --requirement bench/requirements.txt
	@touch $@

$(VENV)/.tools: $(VENV)/.engine pyproject.toml
	@$(PIP) --group check
	@touch $@
