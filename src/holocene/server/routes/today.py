"""Today's deal: what is dealt, one's own table of it, and everybody's results."""

from __future__ import annotations

import re
from datetime import date
from typing import Annotated, Final, TypeAlias

from fastapi import Depends, Query, Request

from holocene.bots import daily
from holocene.server import days, today
from holocene.server.access import Credentials, Serving, owner_of
from holocene.server.answers import Answer, answer
from holocene.server.bodies import DayBody
from holocene.server.club.asking import Perhaps
from holocene.server.days_shown import DayBoard, DayForgotten, DayTable, Today
from holocene.server.problems import Unauthorised, Unknown
from holocene.server.routing import Router, refusals
from holocene.server.tokens import hashed

router = Router(prefix="/api/today", tags=["today"], responses=refusals())
KEY: Final = re.compile(r"[A-Za-z0-9_-]{27,64}")  # at least 160 bits
DayQuery = Annotated[
    str | None, Query(pattern=r"^\d{4}-\d\d-\d\d$", description="A day by UTC, `2026-11-20`; today, if not given.")
]


def key_of(credentials: Credentials) -> str:
    """The browser's key; nothing where none was shown."""
    return credentials.credentials if credentials else ""


def own_key(credentials: Credentials, person: Perhaps) -> str:
    """The browser's key, or nothing where who asks is known; Unauthorised where it is none."""
    key = key_of(credentials)
    if not KEY.fullmatch(key) and not (person and not key):
        raise Unauthorised("a key is needed: 27 to 64 random letters of your own", "server-today-key")
    return key


AnyKey: TypeAlias = Annotated[str, Depends(key_of)]
OwnKey: TypeAlias = Annotated[str, Depends(own_key)]


@router.get("", summary="Today's deals")
def deals(service: Serving, key: AnyKey, person: Perhaps) -> Answer[Today]:
    """With a key of your own as bearer, your tries too; where you are known, those of all your devices."""
    return answer(today.shown(service, today.followed(service, key, person)))


@router.post("/{game}", status_code=201, summary="Your table of today's deal")
def begin(
    request: Request, service: Serving, game: str, key: OwnKey, person: Perhaps, body: DayBody
) -> Answer[DayTable]:
    """The first table of a key is the one that counts, and the only one: the same key is answered the same again, and
    so is every device of somebody who is known. No hints are given there, and nothing is taken back that showed
    something."""
    own, known = today.followed(service, key, person), person.id if person else ""
    return answer(today.begin(service, game, own, body.name, owner_of(request), known), 201)


@router.get("/{game}", summary="The board of a day")
def board(
    request: Request, service: Serving, game: str, key: AnyKey, person: Perhaps, day: DayQuery = None
) -> Answer[DayBoard]:
    """Results are for everybody. The others' games open after your own, and for all when the day after is over."""
    asked = day or daily.today().isoformat()
    try:
        is_known = date.fromisoformat(asked) <= daily.today()
    except ValueError:
        is_known = False
    if not is_known:
        raise Unknown("that day has not come", "server-today-day", field="day", day=asked)
    found = today.board(service, game, asked, today.followed(service, key, person))
    if found.is_today and found.bot is None:
        request.app.state.beside.need(game)
    return answer(found)


@router.delete("", summary="Take your name off all boards")
def forget(service: Serving, key: OwnKey, person: Perhaps) -> Answer[DayForgotten]:
    """Old results go; a try at a deal that may still be played stays without a name."""
    own = today.followed(service, key, person)
    with service.database.write() as connection:
        return answer(DayForgotten(days.forget(connection, hashed(own))))
