"""What a number such as `v2` promises, as digests: actions, features, and what random games looked like to who acted.

    python -m tests.research.fingerprints

writes `versions.json` anew: only where the number of the environments is raised, or a game is new.
"""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

from holocene.core.contract.game import Game
from holocene.core.contract.registry import game_names, load_game
from holocene.core.errors import BadOption
from holocene.research import ActionSpace, Batch

KEPT = Path(__file__).with_name("versions.json")
VERSION = 2  # of the environments: `progress_v2`, `holocene/Progress-v2`
STEPS = 900
GAMES = 3  # at every table


def tables(game: Game) -> list[dict[str, Any]]:
    """Every number of players, with the first and with the last choice of every other option, or all of a set."""
    others = [option for option in game.options if option.key not in ("players", "first")]
    first: dict[str, Any] = {}
    last = {option.key: option.choices if option.several else option.choices[-1] for option in others}
    every = ({"players": n, **more} for n, more in product(game.sizes, (first, last)))
    return [options for options in every if is_allowed(game, options)]


def is_allowed(game: Game, options: dict[str, Any]) -> bool:
    """Whether a game can be played so."""
    try:
        game.read_options(options)
    except BadOption:
        return False
    return True


def fingerprint(game: Game) -> dict[str, Any]:
    """The digests of a game as it is now."""
    actions = ActionSpace(game)
    words = [actions.notation(action) for action in range(len(actions))]
    features = [(f.name, f.offset, f.length, f.scale) for f in game.observation_fields()]
    return {
        "version": VERSION,
        "rules_version": game.rules_version,
        "actions": digest(json.dumps(words).encode()),
        "features": digest(json.dumps(features).encode()),
        "played": played(game),
    }


def played(game: Game) -> str:
    """What random games at many tables looked like: masks, observations, rewards."""
    seen = sha256()
    batch = Batch(game, GAMES * len(tables(game)), tables(game), seed=22)
    for _ in range(STEPS):
        for array in (batch.masks, batch.observations, batch.to_act, batch.rewards, batch.scores):
            seen.update(array.tobytes())
        batch.step(batch.sample())
    return seen.hexdigest()[:16]


def digest(data: bytes) -> str:
    """A short name of some bytes."""
    return sha256(data).hexdigest()[:16]


if __name__ == "__main__":
    found = {name: fingerprint(load_game(name)) for name in game_names()}
    KEPT.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
