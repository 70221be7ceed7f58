"""The games of this server, each with its own cards or those of a pack that the server was started with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from holocene.core.contract.game import Game
from holocene.core.contract.packs import BadCards
from holocene.core.contract.registry import game_names, load_game
from holocene.core.errors import BadPack, HoloceneError
from holocene.server.problems import OtherRules, Unknown
from holocene.server.rows import TableRow


class Shelf:
    """Finds games by name; `packs` names the folder of the cards, for games that are not played with their own."""

    def __init__(self, packs: Mapping[str, str]) -> None:
        self._packs = {game: Path(folder) for game, folder in packs.items()}
        self._installed = game_names()  # once: every moment asks, and Python would read the list from the disk

    def game(self, name: str) -> Game:
        """The game of that name; Unknown where it is not installed."""
        if name not in self._installed:
            choices = ", ".join(self._installed)
            raise Unknown(f"there is no game '{name}'", "no-such-game", field="game", name=name, choices=choices)
        return load_game(name, self._packs.get(name))

    def rules_of(self, row: TableRow) -> Game:
        """What a stored table is played by; OtherRules where it was begun with other rules or cards. It stays as it is,
        for a server that has them."""
        game = self.game(row.game)
        if game.rules_version != row.rules_version:
            recorded, known = row.rules_version, game.rules_version
            raise OtherRules(
                "the table was begun with other rules", "server-other-rules", recorded=recorded, known=known
            )
        if game.pack.digest != row.pack_digest:
            cards, own = row.pack_digest[:8], f"{game.pack.name} {game.pack.digest[:8]}"
            raise OtherRules("the table was begun with other cards", "server-other-cards", recorded=cards, known=own)
        return game


def read_packs(folders: Iterable[Path]) -> dict[str, str]:
    """Folders of card files by the game that they are for, each checked."""
    packs: dict[str, str] = {}
    for folder in folders:
        if not folder.is_dir():
            raise HoloceneError(f"there is no folder '{folder}'", "no-such-folder", folder=str(folder))
        game = _game_of(folder)
        if game in packs:
            raise HoloceneError(f"two packs for {game}: choose one", "serve-two-packs", game=game)
        packs[game] = str(folder.resolve())
    return packs


def _game_of(folder: Path) -> str:
    """The game that can read a folder; BadPack of the one that misses the fewest files."""
    faults: list[BadPack] = []
    for name in game_names():
        try:
            load_game(name, folder).history  # noqa: B018, read here so that its faults are told at the start
        except BadPack as error:
            faults.append(error)
        else:
            return name
    raise min(faults, key=_files_missing)


def _files_missing(error: BadPack) -> int:
    return sum(problem.key == "missing-file" for problem in error.problems) if isinstance(error, BadCards) else 0
