"""Passkeys: a device keeps the secret half of a key, and signs with it for who shows a finger, a face or a PIN.

They are found by the device itself (discoverable), so nobody has to say who she is before. All that is checked of a
signature the library `webauthn` checks: challenge, origin, name of the server, presence and that she was recognised.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from holocene.server.club import persons
from holocene.server.club.persons import PersonRow
from holocene.server.club.ways import asked
from holocene.server.club.ways.bodies import MadeCredentialBody, SignedCredentialBody
from holocene.server.club.ways.place import Place
from holocene.server.club.ways.schema import passkeys
from holocene.server.club.ways.shown import Creation, PasskeyAsked, PasskeyWanted, Showing
from holocene.server.plain import plain
from holocene.server.problems import Conflict, Forbidden
from holocene.server.service import Service
from holocene.server.tokens import hashed

SERVER: Final = "Holocene"
MOST: Final = 20  # of one person
PATIENCE_MS: Final = 300_000


class PasskeyRow(msgspec.Struct, frozen=True):
    """A passkey, as it is stored."""

    credential: bytes
    person_id: str
    key: bytes
    count: int
    label: str
    created: float
    seen: float

    @property
    def id(self) -> str:
        """What she names it by when she removes it."""
        return blake2b(self.credential, digest_size=8).hexdigest()


def find_all(connection: Connection, person_id: str) -> list[PasskeyRow]:
    """Hers, the oldest first."""
    query = select(passkeys).where(passkeys.c.person_id == person_id).order_by(passkeys.c.created)
    return [PasskeyRow(*row) for row in connection.execute(query)]


def _with_room(connection: Connection, person: PersonRow) -> list[PasskeyRow]:
    """Hers, where there is room for another; Conflict where there is none."""
    known = find_all(connection, person.id)
    if len(known) >= MOST:
        raise Conflict(f"nobody has more than {MOST} passkeys", "server-ways-many", most=MOST)
    return known


def want(service: Service, person: PersonRow, browser: str, place: Place) -> PasskeyWanted:
    """What her browser is asked for, to make one; Conflict where she has enough."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    name, challenge = asked.new_name(), secrets.token_bytes(asked.CHALLENGE_BYTES)
    with service.database.write() as connection:
        known = _with_room(connection, person)
        asked.ask(connection, "passkey", person.id, name=name, challenge=challenge, browser=hashed(browser))
    options = generate_registration_options(
        rp_id=place.host, rp_name=SERVER, user_id=person.id.encode(), user_name=person.name, challenge=challenge,
        timeout=PATIENCE_MS, exclude_credentials=[PublicKeyCredentialDescriptor(row.credential) for row in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
    )  # fmt: skip
    return PasskeyWanted(name, msgspec.json.decode(options_to_json(options), type=Creation))


def add(service: Service, person: PersonRow, browser: str, place: Place, name: str, made: MadeCredentialBody,
        label: str) -> None:  # fmt: skip
    """Keeps one that her browser has made."""
    from webauthn import verify_registration_response

    row = asked.take(service.database, name, "passkey", hashed(browser))
    if row.person_id != person.id:
        raise asked.over()
    with _checking():
        found = verify_registration_response(
            credential=made.model_dump(), expected_challenge=row.secret, expected_rp_id=place.host,
            expected_origin=place.origins, require_user_verification=True,
        )  # fmt: skip
    now = time.time()
    stored = PasskeyRow(
        found.credential_id, person.id, found.credential_public_key, found.sign_count, plain(label), now, now
    )
    try:
        with service.database.write() as connection:
            persons.lock(connection, person.id)
            _with_room(connection, person)
            connection.execute(insert(passkeys), msgspec.structs.asdict(stored))
    except IntegrityError:
        raise Conflict("this passkey is somebody's already", "server-ways-known-passkey") from None


def ask(service: Service, browser: str, place: Place) -> PasskeyAsked:
    """What any browser is asked for, to show one that its device has."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    name, challenge = asked.new_name(), secrets.token_bytes(asked.CHALLENGE_BYTES)
    with service.database.write() as connection:
        asked.ask(connection, "return", None, name=name, challenge=challenge, browser=hashed(browser))
    options = generate_authentication_options(
        rp_id=place.host, challenge=challenge, timeout=PATIENCE_MS,
        user_verification=UserVerificationRequirement.REQUIRED,
    )  # fmt: skip
    return PasskeyAsked(name, msgspec.json.decode(options_to_json(options), type=Showing))


def show(service: Service, browser: str, place: Place, name: str, signed: SignedCredentialBody) -> str:
    """Whose passkey has signed; Forbidden where it is nobody's, or somebody else's than the device says."""
    from webauthn import base64url_to_bytes, verify_authentication_response

    row = asked.take(service.database, name, "return", hashed(browser))
    with _checking():
        credential, handle = base64url_to_bytes(signed.rawId), base64url_to_bytes(signed.response.userHandle or "")
        with service.database.read() as connection:
            found = connection.execute(select(passkeys).where(passkeys.c.credential == credential)).one_or_none()
        if found is None:
            raise Forbidden("nobody is known by this passkey", "server-ways-unknown-passkey")
        known = PasskeyRow(*found)
        if handle != known.person_id.encode():
            raise _bad_passkey()
        checked = verify_authentication_response(
            credential=signed.model_dump(), expected_challenge=row.secret, expected_rp_id=place.host,
            expected_origin=place.origins, credential_public_key=known.key, credential_current_sign_count=known.count,
            require_user_verification=True,
        )  # fmt: skip
    with service.database.write() as connection:
        same = passkeys.c.credential == credential, passkeys.c.count == known.count
        seen = update(passkeys).where(*same).values(count=checked.new_sign_count, seen=time.time())
        if not connection.execute(seen).rowcount:  # a copy of it signed at the same time
            raise _bad_passkey()
    return known.person_id


def drop(connection: Connection, row: PasskeyRow) -> None:
    """It opens nothing any more."""
    connection.execute(delete(passkeys).where(passkeys.c.credential == row.credential))


@contextmanager
def _checking() -> Iterator[None]:
    """What the library finds wrong is one refusal: who shows a bad signature need not learn why it is bad."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        yield
    except (WebAuthnException, ValueError, TypeError) as error:
        raise _bad_passkey() from error


def _bad_passkey() -> Forbidden:
    return Forbidden("this passkey does not prove who you are", "server-ways-bad-passkey")
