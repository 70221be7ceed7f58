"""What is stored of ways back: passkeys, addresses, and what somebody was asked to prove."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table

from holocene.server.club.schema import LONGEST_LABEL, of_person
from holocene.server.schema import METADATA

LONGEST_ADDRESS: Final = 254  # letters, as mail servers have it

passkeys: Final = Table(
    "person_passkeys",
    METADATA,
    Column("credential", LargeBinary, primary_key=True),  # what the device calls it
    of_person(),
    Column("key", LargeBinary, nullable=False),  # the public half: nobody can sign with it
    Column("count", BigInteger, nullable=False),  # how often the device says that it signed
    Column("label", String(LONGEST_LABEL), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

addresses: Final = Table(
    "person_addresses",
    METADATA,
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(LONGEST_ADDRESS), nullable=False, unique=True),  # in small letters
    Column("created", Float, nullable=False),
)

asked: Final = Table(
    "person_asked",  # what somebody is to prove, good once and for minutes; letters are kept for a day, to count them
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),  # of the name that who asked was told
    Column("purpose", String(16), nullable=False),  # passkey, return, address, letter or device
    Column("person_id", String(16), ForeignKey("persons.id", ondelete="CASCADE"), index=True),  # nobody: none fits
    Column("browser", LargeBinary(32), nullable=False),  # the hash of the key that asked
    Column("secret", LargeBinary(64), nullable=False),  # a challenge, or the hash of a code
    Column("about", String(32), nullable=False),  # a salted hash of the address that a letter went to
    Column("address", String(LONGEST_ADDRESS), nullable=False),  # that a person wants to add
    Column("owner", String(32), nullable=False),  # who asked: a salted hash of a network address
    Column("tries", Integer, nullable=False),  # that are left
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
    Index("person_asked_by_time", "at"),
)
