"""News as a letter, with the way to hear no more by letters: one press, whoever the reader is to the server by then."""

from __future__ import annotations

from collections.abc import Sequence

from holocene.server.club.mail import Letter
from holocene.server.club.news.wording import Line, Words
from holocene.server.identity import Identity


def leaving(identity: Identity, person_id: str) -> str:
    """The path that ends letters to somebody; only this server can have made it."""
    return f"/leave/{person_id}/{identity.marked('leave', person_id)}"


def letter(words: Words, address: str, origin: str, lines: Sequence[Line]) -> Letter:
    """All news in one."""
    settings = words.service.settings
    leave = f"{origin}{settings.root}{leaving(words.service.identity, words.person_id)}"
    parts = [f"{each.title}\n{each.words}\n{origin}{each.path}\n" for each in lines]
    foot = words.text("news-foot", page=f"{origin}{settings.root}/me", leave=leave)
    return Letter(address, words.together(lines), "\n".join([*parts, "-- ", foot, ""]), leave)
