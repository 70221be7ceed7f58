"""What games bring for the browser in packages of their own: words and pictures, beside those of the house."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import Final

from holocene.core.homes import home_of, homes
from holocene.locale.text import LANGUAGES, words_of
from holocene.server import static
from holocene.server.static import Asset

WORDS: Final = "locale"
PICTURES: Final = "pictures"


def folders() -> list[Path]:
    """Every folder of words and pictures that a game brings."""
    found = (home_of(game, folder) for game in homes() for folder in (WORDS, PICTURES))
    return [folder for folder in found if folder is not None]


def find_words(name: str) -> Asset | None:
    """The sentences `fr/web+table.ftl`, of the house or of games."""
    return static.together(name, _words)


def _words(name: str) -> Asset | None:
    """A file of a game may lie in its package, and is English where the game does not speak the language."""
    language, game = PurePosixPath(name).parent.name, PurePosixPath(name).stem
    own = words_of(game, language) if game in homes() and language in LANGUAGES else None
    return static.find(static.LOCALE, name) if own is None else static.find(own.parent, own.name)


def find_picture(name: str) -> Asset | None:
    """The picture `chess/rook.svg` of a game."""
    game, _, file = name.partition("/")
    folder = home_of(game, PICTURES)
    return None if folder is None else static.find(folder, file)
