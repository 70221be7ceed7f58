"""Small games for theory: a pack of cards, options and sometimes a position to begin from, so few that all is known.

They are data: `packs/small` within each game is a folder of cards like any other, and `starts.toml` beside the cards
says where games of it begin: the options of the table, and a position in words where the usual beginning is too early.

>>> small_game("s-evolution").options["players"], small_game("progress").starts
(2, ('small', 'tiny'))
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from holocene.core.contract.game import Game
from holocene.core.contract.options import Options
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadOption
from holocene.core.homes import home_of
from holocene.research.chance import Draws, Scripted
from holocene.research.observe import Observer

PACKS: Final = "packs"
SMALL: Final = "small"
STARTS: Final = "starts.toml"


class SmallGame:
    """A game with few cards at a table for two."""

    def __init__(self, game: str, pack: Path, start: str = SMALL) -> None:
        told = pack / STARTS
        starts = tomllib.loads(told.read_text(encoding="utf-8")) if told.is_file() else {}
        self.starts = tuple(starts)
        if start not in starts:
            raise no_such(game, f"{pack.name} {start}", self.starts)
        options = dict(starts[start])
        self.game: Game = load_game(game, pack)
        self.folder, self.start = pack, start
        self.position: str | None = options.pop("position", None)
        self.options: Options = self.game.read_options(options)

    @cached_property
    def observer(self) -> Observer:
        """What the seats see."""
        return Observer(self.game)

    def beginning(self, rules: Scripted) -> Callable[[Draws], Any]:
        """The first state, given how the draws of the deal fall; a position has none."""
        if self.position is None:
            params = self.game.params(self.options)
            return lambda draws: rules.deal(params, draws)
        first = self.game.position(self.position, self.options)
        return lambda draws: first


def small_game(game: str, pack: str = SMALL, start: str = SMALL) -> SmallGame:
    """A small game that came with a game."""
    home = home_of(game, PACKS)
    packs = tuple(sorted(path.parent.name for path in home.glob(f"*/{STARTS}"))) if home else ()
    if home is None or pack not in packs:
        raise no_such(game, pack, packs)
    return SmallGame(game, home / pack, start)


def no_such(game: str, name: str, choices: Sequence[str]) -> BadOption:
    """What to say where there is no small game of a name."""
    listed = ", ".join(choices) or "–"
    text = f"{game} has no small game '{name}': choose from {listed}"
    return BadOption(text, "no-small-game", game=game, name=name, choices=listed)
