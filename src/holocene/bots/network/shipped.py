"""Which network plays a game where nobody names a file: one of those that came with the package, if it fits the cards.

A game may have several: `GAME.npz` for its usual cards, `GAME.small.npz` for those of its small game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from holocene.bots.network.file import BadNetwork, Network, check, read_card
from holocene.bots.network.weights import load
from holocene.core.contract.game import Game
from holocene.core.homes import home_of

FOLDER: Final = Path(__file__).parent / "data"
OWN: Final = "network.npz"  # in the data of a game that lives in a package of its own


def shipped(game: Game) -> Path | None:
    """The file of the network for a game as it is now; None where there is none, or its cards or rules changed."""
    for path in _files(FOLDER, game.name):
        if path.is_file() and _fits(path, path.stat().st_mtime_ns, game):
            return path
    return None


def _files(folder: Path, game: str) -> Iterator[Path]:
    """Where a network for a game may lie: the one for the usual cards first."""
    yield folder / f"{game}.npz"
    yield from sorted(folder.glob(f"{game}.*.npz"))
    own = home_of(game, "data")
    if own is not None:
        yield own / OWN


@cache
def _fits(path: Path, changed: int, game: Game) -> bool:
    """Whether a file is for the game; it is looked into once until it changes."""
    try:
        check(read_card(path), game, str(path))
    except BadNetwork:
        return False
    return True


def find(path: str, game: Game) -> Network:
    """The network of a file or, without a path, the one that came with the package; BadNetwork where there is none."""
    found = Path(path) if path else shipped(game)
    if found is None:
        raise BadNetwork(
            f"there is no network for {game.name} with these cards: name a file with path=FILE, or choose another bot",
            "network-none",
            game=game.name,
        )
    return load(found, game)
