# Every target sets up what it needs: on a new machine that takes minutes, afterwards no time. Needs Python 3.11, make
# and git; uv is taken from the PATH, or else installed into .tools.

PYTHON ?= python3
UV := $(or $(shell command -v uv 2>/dev/null),.tools/bin/uv)
RUN := $(UV) run --locked

# What lets people in must not stand in an `assert`: the tests of that once more, without those of the code.
ADMITTING := callers consent door fairness guard leaving limits links lists play records seats secrecy tables
OPTIMISED := $(wildcard $(ADMITTING:%=tests/server/test_%.py))

# Neighbours stay together, so that a browser, a server or machine code is seldom made twice.
SPREAD := --dist worksteal

# All Pythons that Numba supports.
PYTHONS := 3.11 3.12 3.13 3.14 3.15

.DEFAULT_GOAL := help
.PHONY: help play test soak sizes mutants matrix newest parts lint format bench peers shots lessons settings types docs clean

help:  # what can be made
	@sed -n 's/^\([a-z]*\):.*# /  make \1\t/p' $(firstword $(MAKEFILE_LIST))

# At a terminal it has a group of processes of its own: Ctrl+C, which is how it ends, is no failure of make's then.
play: $(UV)  # the table, in a browser
	@[ ! -t 0 ] || set -m; $(RUN) --no-dev --extra server holocene serve

test: parts lint  # lint, types and the tests
	@tools/web test
	$(RUN) --extra gpu pytest -q -n auto $(SPREAD)
	PYTHONOPTIMIZE=1 $(RUN) --extra gpu pytest -q -n auto $(SPREAD) -W "ignore:assertions not in test modules" $(OPTIMISED)

soak: parts $(UV)  # what the tests have a covering choice of: all tables, longer games, more kills
	$(RUN) --extra gpu pytest -q -n auto $(SPREAD) -m soak

sizes: parts $(UV)  # every table and page at twelve sizes in four languages: is any text cut, covered or overlapping?
	$(RUN) pytest -q -m "soak or not soak" tests/web/test_sizes.py

mutants: parts $(UV)  # plant forty faults, and see whether the tests notice
	$(RUN) --extra gpu python -m tools.mutants

matrix: $(UV)  # engine and terminal with every Python from 3.11 on
	@UV=$(UV) tools/matrix $(PYTHONS)

newest: $(UV)  # the same with the newest Python that is found here
	@UV=$(UV) tools/matrix --newest $(filter-out 3.11,$(PYTHONS))

parts:  # find, or install, what some tests need of the system
	@tools/parts
	@tools/torch

lint: $(UV)  # style, types and the direction of imports
	$(RUN) ruff format --check --quiet
	$(RUN) ruff check --quiet
	$(RUN) mypy
	$(RUN) lint-imports --no-logo
	@tools/web lint

format: $(UV)  # set all files in the house style
	$(RUN) ruff format
	$(RUN) ruff check --fix
	@tools/web format

bench: $(UV)  # speed, beside a peer in the same run
	$(RUN) python -m bench

peers: $(UV)  # speed beside other libraries, each in its own environment
	$(RUN) python -m bench.peers

shots: parts $(UV)  # the pictures of docs/tour.md, anew
	$(RUN) pytest -q tests/web/shots.py

lessons: parts $(UV)  # every lesson in a browser, at both sizes in all languages, with pictures in build/lessons
	$(RUN) pytest -q tests/web/lesson_shots.py

settings: $(UV)  # the table of settings in docs/hosting.md, anew
	$(RUN) python -m tools.settings_table

types: $(UV)  # the browser's types of what the server answers, anew
	$(RUN) python -m tools.browser_types

docs: $(UV)  # the documentation as pages to read in a browser: holocene docs opens them
	$(RUN) --only-group docs python tools/site.py

clean:  # remove what tools left behind; the environment stays
	rm -rf build dist .coverage .hypothesis .schemathesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

.tools/bin/uv:
	$(PYTHON) -m venv .tools
	.tools/bin/python -m pip install --quiet --disable-pip-version-check uv
