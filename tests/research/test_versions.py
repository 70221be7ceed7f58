"""`v2` stays what it is: who changes actions, observations or rewards has to raise the number, or that of the rules."""

from __future__ import annotations

import json

import pytest

from holocene.core.contract.registry import game_names, load_game
from tests.research.fingerprints import KEPT, fingerprint

GAMES = sorted(json.loads(KEPT.read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", GAMES)
def test_a_version_means_what_it_meant(name: str) -> None:
    """Actions in their order, features in their places, and random games at every size of table, cell for cell."""
    kept = json.loads(KEPT.read_text(encoding="utf-8"))[name]
    assert fingerprint(load_game(name)) == kept, "raise the version: see `tests.research.fingerprints`"


def test_every_game_has_its_fingerprint() -> None:
    assert [name for name in game_names() if name in GAMES] == GAMES
