"""A code for another device: shown where she is known, typed or scanned where she is not."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection

from holocene.server.club.persons import PersonRow
from holocene.server.club.ways import asked
from holocene.server.club.ways.asked import AskedRow
from holocene.server.club.ways.shown import DeviceCode
from holocene.server.problems import Conflict
from holocene.server.service import Service
from holocene.server.tokens import SLUG_LETTERS

LETTERS: Final = 8  # of 30: nobody finds one of them in five minutes


def new_code(service: Service, person: PersonRow) -> DeviceCode:
    """One at a time."""
    code = "".join(secrets.choice(SLUG_LETTERS) for _ in range(LETTERS))
    with service.database.write() as connection:
        asked.forget_codes(connection, person.id, "device")
        asked.ask(connection, "device", person.id, name=code)
    half = LETTERS // 2
    return DeviceCode(f"{code[:half]}-{code[half:]}", 60 * asked.MINUTES["device"])


def find(connection: Connection, typed: str) -> AskedRow:
    """What a code stands for, however it was typed; Conflict where that is nothing."""
    code = "".join(letter for letter in typed.lower() if letter in SLUG_LETTERS)
    row = asked.find(connection, code, "device")
    if row is None:
        raise Conflict("no device shows this code, or no longer", "server-ways-no-code", field="code")
    return row
