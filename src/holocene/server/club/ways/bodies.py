"""What clients send about their ways back."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StrictStr

from holocene.server.bodies import Body
from holocene.server.club.schema import LONGEST_LABEL
from holocene.server.club.ways.schema import LONGEST_ADDRESS

Label = Annotated[StrictStr, Field(max_length=LONGEST_LABEL)]
Asked = Annotated[StrictStr, Field(pattern=r"^[A-Za-z0-9_-]{27,64}$")]
Bytes = Annotated[StrictStr, Field(pattern=r"^[A-Za-z0-9_-]*=*$", max_length=16_000)]  # in base64url
Digits = Annotated[StrictStr, Field(pattern=r"^[0-9]{6}$", examples=["271828"])]
Spoken = Annotated[StrictStr, Field(max_length=40, examples=["k7qm-x2vd"])]
# Words and dots alone, as mail programs read them without a second meaning: an address with `=?…?=` or brackets in it
# would be written to another one than it says, or to none.
_ATOM = r"[\w!#$%&'*+/=^`{|}~-]+"
_LABEL = r"[\w-]+"
Address = Annotated[
    StrictStr, Field(pattern=rf"^{_ATOM}(\.{_ATOM})*@{_LABEL}(\.{_LABEL})*$", max_length=LONGEST_ADDRESS)
]


class MadeBody(Body):
    """What a device says of a passkey that it made."""

    clientDataJSON: Bytes
    attestationObject: Bytes


class SignedBody(Body):
    """What a device says of a passkey that it signed with."""

    clientDataJSON: Bytes
    authenticatorData: Bytes
    signature: Bytes
    userHandle: Bytes | None = None


class MadeCredentialBody(Body):
    """A new passkey, as browsers tell it: all bytes are in base64url."""

    id: Bytes
    rawId: Bytes
    type: StrictStr
    response: MadeBody


class SignedCredentialBody(Body):
    """A passkey that was used, as browsers tell it."""

    id: Bytes
    rawId: Bytes
    type: StrictStr
    response: SignedBody


class PasskeyBody(Body):
    """A new passkey, under the name that it was asked for, and what she calls it."""

    asked: Asked
    credential: MadeCredentialBody
    label: Label = ""


class ReturnBody(Body):
    """A passkey that was used, under the name that it was asked for, and what this browser is to be called."""

    asked: Asked
    credential: SignedCredentialBody
    label: Label = ""


class AddressBody(Body):
    """An address for letters."""

    address: Address


class ConfirmBody(Body):
    """The code of a letter, under the name that it was asked for."""

    asked: Asked
    code: Digits


class LetterBody(ConfirmBody):
    """The same, and what this browser is to be called."""

    label: Label = ""


class CodeBody(Body):
    """The code that another device shows, and what this browser is to be called."""

    code: Spoken
    label: Label = ""
