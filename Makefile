# Every target sets up what it needs: on a new machine that takes minutes, afterwards no time. Needs Python 3.11, make
# and git; uv is taken from the PATH, or else installed into .tools.

PYTHON ?= python3
UV := $(or $(shell command -v uv 2>/dev/null),.tools/bin/uv)
RUN := $(UV) run --locked

# Bytecode is kept whatever the environment says: the tests start many processes, and each would compile all that it
# imports, which takes longer than most tests.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/bytecode

# What lets people in must not stand in an `assert`: `make lint` forbids them in the server, and the tests of that run
# once more without those of the code; in a soak all that concern admission.
ADMITTING := door guard seats
OTHERS := callers consent fairness leaving limits lists play records secrecy tables
OPTIMISED = PYTHONOPTIMIZE=1 $(RUN) --extra gpu pytest -q -n $(WORKERS) $(SPREAD) -W "ignore:assertions not in test modules"

# Two more than there are cores: a test of a browser or a server often waits for another process.
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 2)))
# Neighbours stay together, so that a browser, a server or machine code is seldom made twice.
SPREAD := --dist worksteal

# All Pythons that Numba supports.
PYTHONS := 3.11 3.12 3.13 3.14 3.15

.DEFAULT_GOAL := help
.PHONY: help play test warm soak sizes mutants matrix newest parts lint style typed layers scripts format bench peers shots lessons settings types docs clean

help:  # what can be made
	@sed -n 's/^\([a-z]*\):.*# /  make \1\t/p' $(firstword $(MAKEFILE_LIST))

# At a terminal it has a group of processes of its own: Ctrl+C, which is how it ends, is no failure of make's then.
play: $(UV)  # the table, in a browser
	@[ ! -t 0 ] || set -m; $(RUN) --no-dev --extra server holocene serve

# The environment first, so that what runs side by side does not make it twice.
test: parts $(UV)  # lint, types and the tests
	@$(RUN) --extra gpu python -c ""
	@$(MAKE) --no-print-directory -j 2 --output-sync=target lint warm
	@tools/web test
	$(RUN) --extra gpu pytest -q -n $(WORKERS) $(SPREAD)
	$(OPTIMISED) $(ADMITTING:%=tests/server/test_%.py)

# What both processes of the tests, and the servers that they start, would else make at the same time.
warm: $(UV)  # machine code and bytecode for the tests
	$(RUN) --extra gpu python -m tools.warm
	-@$(RUN) --extra gpu pytest -q --collect-only >/dev/null 2>&1

soak: parts $(UV)  # what the tests have a covering choice of: all tables, longer games, more kills
	$(RUN) --extra gpu pytest -q -n $(WORKERS) $(SPREAD) -m soak
	$(OPTIMISED) $(OTHERS:%=tests/server/test_%.py)

sizes: parts $(UV)  # every table and page at twelve sizes in four languages: is any text cut, covered or overlapping?
	$(RUN) pytest -q -m "soak or not soak" tests/web/test_sizes.py

mutants: parts $(UV)  # plant more than a hundred and sixty faults, and see whether the tests notice
	$(RUN) --extra gpu python -m tools.mutants

matrix: $(UV)  # engine and terminal with every Python from 3.11 on
	@UV=$(UV) tools/matrix $(PYTHONS)

newest: $(UV)  # the same with the newest Python that is found here
	@UV=$(UV) tools/matrix --newest $(filter-out 3.11,$(PYTHONS))

parts:  # find, or install, what some tests need of the system
	@tools/parts
	@tools/torch

lint: style typed layers scripts  # style, types and the direction of imports

# The parts of `lint`, which `make test` runs side by side.
style: $(UV)
	$(RUN) ruff format --check --quiet
	$(RUN) ruff check --quiet

typed: $(UV)
	$(RUN) mypy

layers: $(UV)
	$(RUN) lint-imports --no-logo

scripts:
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
