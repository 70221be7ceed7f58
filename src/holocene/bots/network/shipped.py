"""Which network plays a game where nobody names a file: the one that came with the package, if it fits the cards."""

from __future__ import annotations

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
    own = home_of(game.name, "data")
    for path in (FOLDER / f"{game.name}.npz", *([own / OWN] if own else [])):
        if path.is_file() and _fits(path, path.stat().st_mtime_ns, game):
            return path
    return None


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
