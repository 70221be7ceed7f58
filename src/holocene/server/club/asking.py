"""Who asks, as a person: the key of a request, and whose it is."""

from __future__ import annotations

import re
from typing import Annotated, Final, TypeAlias

from fastapi import Depends, Request
from fastapi.security import APIKeyHeader

from holocene.server.club import persons
from holocene.server.club.persons import PersonRow
from holocene.server.problems import Forbidden, Unauthorised
from holocene.server.service import Service

HEADER: Final = "Holocene-Person"
KEY: Final = re.compile(r"[A-Za-z0-9_-]{27,64}")  # at least 160 bits
SENT = APIKeyHeader(name=HEADER, auto_error=False, description="The key of a person, which her browser keeps.")
Sent: TypeAlias = Annotated[str | None, Depends(SENT)]


def key_of(sent: Sent) -> str:
    """The key; Unauthorised where it is none."""
    if sent is None or not KEY.fullmatch(sent):
        raise Unauthorised(f"a key is needed: send 27 to 64 random letters as '{HEADER}'", "server-person-key")
    return sent


def found(service: Service, key: str) -> PersonRow | None:
    """Whose key it is; that she is here is written down now and then."""
    with service.database.read() as connection:
        row = persons.find(connection, key)
    if row is not None and persons.is_news(row):
        with service.database.write() as connection:
            persons.be_seen(connection, row, key)
    return row


def person_of(request: Request, key: Annotated[str, Depends(key_of)]) -> PersonRow:
    """Who asks; Unauthorised where nobody has this key."""
    row = found(request.app.state.service, key)
    if row is None:
        raise Unauthorised("nobody is known by this key: introduce yourself first", "server-person-unknown")
    return row


def perhaps(request: Request, sent: Sent) -> PersonRow | None:
    """Who asks; nobody in particular where no key is shown, or nobody's. Who is barred is known to nobody here."""
    row = found(request.app.state.service, sent) if sent and KEY.fullmatch(sent) else None
    return None if row is None or row.barred else row


def welcome(row: Annotated[PersonRow, Depends(person_of)]) -> PersonRow:
    """Who asks; Forbidden where who runs the server has barred her."""
    if row.barred:
        raise Forbidden("who runs this server has closed this identity", "server-person-barred")
    return row


OwnKey: TypeAlias = Annotated[str, Depends(key_of)]
Person: TypeAlias = Annotated[PersonRow, Depends(person_of)]  # barred or not: to read and delete what is hers
Member: TypeAlias = Annotated[PersonRow, Depends(welcome)]
Perhaps: TypeAlias = Annotated[PersonRow | None, Depends(perhaps)]
