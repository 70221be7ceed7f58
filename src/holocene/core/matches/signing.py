"""Signatures of records, by which anybody can tell that a server wrote a record and that nobody changed it since.

A checksum can be made anew by whoever alters a record; a signature only by who has the key (Ed25519). The library for
it takes a while to load and few records are signed, so it is loaded at the first use.

>>> key = new_key()
>>> len(key), len(public_key(key))
(32, 64)
"""

from __future__ import annotations

import msgspec

from holocene.core.errors import BadRecord
from holocene.core.matches.record import Record


def new_key() -> bytes:
    """A private key, drawn from the system: 32 bytes to keep secret."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw()


def public_key(key: bytes) -> str:
    """What others need to check the signatures of a private key: 64 hexadecimal digits."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(key).public_key().public_bytes_raw().hex()


def sign(record: Record, key: bytes) -> Record:
    """The same record signed and sealed; a signature it had gives way."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    named = msgspec.structs.replace(record, server=public_key(key))
    signature = Ed25519PrivateKey.from_private_bytes(key).sign(named.signed_bytes())
    return msgspec.structs.replace(named, signature=signature.hex()).sealed()


def is_signed(record: Record) -> bool:
    """Whether a record says that a server signed it; `check` tells whether that is so."""
    return bool(record.server or record.signature)


def check(record: Record, expected: str | None = None) -> None:
    """BadRecord where a record is not signed, was changed since, or was signed by another key than the expected one."""
    if not is_signed(record):
        raise BadRecord("the record is not signed", "bad-record-unsigned")
    if not _fits(record):
        raise BadRecord("the record was changed after it was signed", "bad-record-signature", server=record.server)
    if expected is not None and expected.lower() != record.server:
        raise BadRecord(
            f"the record was signed by {record.server}, not by {expected}",
            "bad-record-server",
            server=record.server,
            expected=expected,
        )


def _fits(record: Record) -> bool:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        signer = Ed25519PublicKey.from_public_bytes(bytes.fromhex(record.server))
        signer.verify(bytes.fromhex(record.signature), record.signed_bytes())
    except (InvalidSignature, ValueError):
        return False
    return True
