"""Where games live: the folder of each installed game's package, found without loading the game.

A game may bring its law (`rules/NAME.md`), its words (`locale/LANGUAGE/NAME.ftl`), its pictures (`pictures/`),
sentences of history (`data/history.toml`) and figures of its cards (`data/figures.json`) in its own package. Law, words
and pictures of the built-in games lie where the house keeps them.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "holocene.games"


@cache
def homes() -> dict[str, Path]:
    """The folders of all installed games, by name."""
    found = {entry.name: _folder(entry) for entry in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found)}


def home_of(game: str, folder: str) -> Path | None:
    """A folder within a game's package; None where the game brings none."""
    home = homes().get(game)
    return home / folder if home is not None and (home / folder).is_dir() else None


def _folder(entry: EntryPoint) -> Path:
    spec = find_spec(entry.module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"the game '{entry.name}' is installed, but its module '{entry.module}' is not there")
    return Path(spec.origin).parent
