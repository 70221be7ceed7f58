"""What this server is: values made once, kept in the database and shared by all its processes."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cached_property
from hashlib import blake2b

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from holocene.core.matches.record import Record
from holocene.core.matches.signing import new_key, public_key, sign
from holocene.server.database import Database
from holocene.server.schema import server

SALT_BYTES = 32
OWNER_BYTES = 16
MARK_BYTES = 20


class Identity:
    """The salt of hashes and seeds, and the key that records are signed with."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @cached_property
    def salt(self) -> bytes:
        """Nobody outside can try out seeds or addresses without it."""
        return self._kept("salt", lambda: secrets.token_bytes(SALT_BYTES))

    @cached_property
    def signing_key(self) -> bytes:
        """What records are signed with."""
        return self._kept("signing-key", new_key)

    @cached_property
    def public_key(self) -> str:
        """What others check the signatures of this server with."""
        return public_key(self.signing_key)

    @cached_property
    def push_key(self) -> bytes:
        """What notifications to browsers are signed with: a number on the curve P-256. Browsers are told its public
        half when they subscribe, so it stays the same."""
        return self._kept(
            "push-key", lambda: generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32)
        )

    def marked(self, *words: str) -> str:
        """Words that this server alone can have put together, as 40 letters: what stands in addresses that open
        something without asking who comes."""
        return blake2b(
            "\n".join(words).encode(), key=self.salt, digest_size=MARK_BYTES, person=b"holocene mark"
        ).hexdigest()

    def prepare(self) -> None:
        """Makes what is missing, before anything is written that needs it."""
        _ = self.salt, self.signing_key

    def owner(self, address: str) -> str:
        """Who somebody is to this server: not the address, and nothing that leads back to it."""
        return blake2b(address.encode(), key=self.salt, digest_size=OWNER_BYTES).hexdigest() if address else ""

    def signed(self, record: Record) -> Record:
        """A record that says where it was played."""
        return sign(record, self.signing_key)

    def _kept(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The value of a name; the first process that asks makes it."""
        query = select(server.c.value).where(server.c.name == name)
        with self.database.read() as connection:
            found = connection.execute(query).scalar()
        if found is not None:
            return bytes(found)
        try:
            with self.database.write() as connection:
                connection.execute(insert(server), {"name": name, "value": make()})
        except IntegrityError:  # another process was quicker
            pass
        with self.database.read() as connection:
            return bytes(connection.execute(query).scalar_one())
