"""What people are told of their ways back."""

from __future__ import annotations

import msgspec


class BrowserShown(msgspec.Struct, frozen=True):
    """A browser that knows somebody's key; `here` is the one that asks."""

    id: str
    label: str
    created: float
    seen: float
    here: bool


class PasskeyShown(msgspec.Struct, frozen=True):
    """A passkey, by what she calls it."""

    id: str
    label: str
    created: float
    seen: float


class Ways(msgspec.Struct, frozen=True):
    """All ways back. `letters` says whether this server can send some, `address` where they go."""

    browsers: tuple[BrowserShown, ...]
    passkeys: tuple[PasskeyShown, ...]
    address: str
    letters: bool


class Party(msgspec.Struct, frozen=True):
    """Who a passkey is for: this server."""

    id: str
    name: str


class Owner(msgspec.Struct, frozen=True, rename="camel"):
    """Whose passkey it is to be."""

    id: str
    name: str
    display_name: str


class Algorithm(msgspec.Struct, frozen=True):
    """A way to sign, by its number."""

    type: str
    alg: int


class Credential(msgspec.Struct, frozen=True):
    """A passkey that there is already."""

    id: str
    type: str


class Wish(msgspec.Struct, frozen=True, rename="camel"):
    """What kind of passkey it should be."""

    resident_key: str
    require_resident_key: bool
    user_verification: str


class Creation(msgspec.Struct, frozen=True, rename="camel"):
    """What a browser is to make a passkey of: bytes are in base64url."""

    rp: Party
    user: Owner
    challenge: str
    pub_key_cred_params: tuple[Algorithm, ...]
    timeout: int
    exclude_credentials: tuple[Credential, ...]
    authenticator_selection: Wish
    attestation: str


class Showing(msgspec.Struct, frozen=True, rename="camel"):
    """What a browser is to have signed by any passkey for this server."""

    challenge: str
    timeout: int
    rp_id: str
    user_verification: str


class PasskeyWanted(msgspec.Struct, frozen=True):
    """The name that the answer comes under, and what the browser is asked for."""

    asked: str
    options: Creation


class PasskeyAsked(msgspec.Struct, frozen=True):
    """The same for one that is there."""

    asked: str
    options: Showing


class LetterAsked(msgspec.Struct, frozen=True):
    """The name that the letter's code is sent back with, and how long that is good, in seconds."""

    asked: str
    seconds: int


class DeviceCode(msgspec.Struct, frozen=True):
    """What to type on another device, and how long it is good, in seconds."""

    code: str
    seconds: int
