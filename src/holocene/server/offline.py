"""What an installed app has without the server: the worker, which knows its edition, and one page in all languages."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

from holocene.locale import LANGUAGES, Text
from holocene.server import edition, static
from holocene.server.reach import Reach
from holocene.server.static import Asset

WORKER: Final = "worker.js"
PAGE: Final = "offline.html"
PLACE: Final = "<!-- languages -->"


@lru_cache(maxsize=4)
def worker(script: Asset, name: str) -> Asset:
    """The worker of an edition. A browser that finds it changed fetches the edition anew and forgets the one before."""
    at = f"/{edition.PREFIX}/{name}" if name else ""
    return static.made(script.plain.replace(b'EDITION = ""', f'EDITION = "{at}"'.encode()), ".js")


@lru_cache(maxsize=4)
def page(template: Asset, root: str, name: str) -> Asset:
    """The page that says that the server is out of reach, and what that means for games."""
    words = "\n".join(_section(language) for language in LANGUAGES)
    text = template.plain.decode().replace(PLACE, words)
    if name:
        text = text.replace(' src="', f' src="{edition.PREFIX}/{name}/')
    return edition.opened(static.made(text.encode(), ".html"), root, Reach(), name, "")


def _section(language: str) -> str:
    text = Text(language)
    return (
        f'<section lang="{language}"><h1>{escape(text("offline-title"))}</h1>'
        f'<p class="lede">{escape(text("offline-lede"))}</p><p>{escape(text("offline-games"))}</p>'
        f'<p class="row"><button type="button" class="button primary big">{escape(text("offline-again"))}</button></p>'
        "</section>"
    )
