# Every target sets up what it needs: on a new machine that takes minutes, afterwards no time. Needs Python 3.11, make
# and git; uv is taken from the PATH, or else installed into .tools.

PYTHON ?= python3
UV := $(or $(shell command -v uv 2>/dev/null),.tools/bin/uv)
RUN := $(UV) run --locked

# What lets people in must not stand in an `assert`: the server's tests once more, without those of its code.
OPTIMISED := tests/server --ignore tests/server/test_crash.py --ignore tests/server/test_openapi.py

.DEFAULT_GOAL := help
.PHONY: help play test parts lint format bench peers shots settings clean

help:  # what can be made
	@sed -n 's/^\([a-z]*\):.*# /  make \1\t/p' $(firstword $(MAKEFILE_LIST))

play: $(UV)  # the table, in a browser
	@$(RUN) --no-dev holocene serve

test: parts lint  # lint, types and all tests
	@tools/web test
	$(RUN) --group gpu pytest -q -n auto
	PYTHONOPTIMIZE=1 $(RUN) --group gpu pytest -q -n auto -W "ignore:assertions not in test modules" $(OPTIMISED)

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

settings: $(UV)  # the table of settings in docs/hosting.md, anew
	$(RUN) python -m tools.settings_table

clean:  # remove what tools left behind; the environment stays
	rm -rf build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

.tools/bin/uv:
	$(PYTHON) -m venv .tools
	.tools/bin/python -m pip install --quiet --disable-pip-version-check uv
