"""What people send to sit down and to invite each other."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StrictStr

from holocene.server.bodies import Body, Token, Word

Slug = Annotated[StrictStr, Field(pattern=r"^[0-9a-z]{4,16}$")]


class SitBody(Body):
    """What is added to the deal, best a random word, and the random `token` that is to open the seat: who asks again
    with the same one, because an answer was lost, is answered the same."""

    word: Word = ""
    token: Token = ""


class InviteBody(Body):
    """A table where you sit, and whom you ask to it."""

    table: Slug
    person: Slug


class AgainBody(Body):
    """A finished game whose people you ask again, one of them or all; with a person alone, the last game that you
    finished together."""

    table: Slug | None = None
    person: Slug | None = None
