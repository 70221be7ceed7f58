"""A device that makes and uses passkeys, in software: what browsers send of it, and what an attacker might."""

from __future__ import annotations

import base64
import json
import secrets
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import encode_cbor

from tests.server.known import Browser

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def as_text(value: bytes) -> str:
    """Bytes as browsers write them: base64url without padding."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


class Device:
    """Holds one passkey. What it says can be bent: another origin, name of a server, count, or less than its owner."""

    def __init__(self, origin: str = "http://testserver", server: str = "testserver") -> None:
        self.origin, self.server = origin, server
        self.flags = PRESENT | VERIFIED
        self.count = 0
        self.id = secrets.token_bytes(20)
        self.handle = b""
        self.key = ec.generate_private_key(ec.SECP256R1())

    def _data(self, attested: bytes = b"") -> bytes:
        flags = self.flags | (ATTESTED if attested else 0)
        return sha256(self.server.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + attested

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """A new passkey, as `navigator.credentials.create` gives it."""
        self.handle = base64.urlsafe_b64decode(options["user"]["id"] + "==")
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + encode_cbor(public)
        stated = encode_cbor({"fmt": "none", "attStmt": {}, "authData": self._data(attested)})
        client = self._client("webauthn.create", options["challenge"])
        return self._told({"clientDataJSON": as_text(client), "attestationObject": as_text(stated)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """A passkey that is used, as `navigator.credentials.get` gives it."""
        self.count += 1
        client, data = self._client("webauthn.get", options["challenge"]), self._data()
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature, "userHandle": self.handle}
        return self._told({name: as_text(value) for name, value in parts.items()})

    def _told(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": as_text(self.id), "rawId": as_text(self.id), "type": "public-key", "response": response}


def wanted(browser: Browser) -> Any:
    answer = browser.post("/me/passkeys/asked")
    assert 200 == answer.status_code, answer.text
    return answer.json()


def asked_for(browser: Browser) -> Any:
    return browser.post("/me/arrivals/passkey/asked").json()


def with_passkey(browser: Browser, device: Device | None = None) -> Device:
    device = device or Device()
    question = wanted(browser)
    made = browser.post("/me/passkeys", asked=question["asked"], credential=device.make(question["options"]), label="T")
    assert 201 == made.status_code, made.text
    return device


def shown(browser: Browser, device: Device) -> Any:
    question = asked_for(browser)
    return browser.post("/me/arrivals/passkey", asked=question["asked"], credential=device.sign(question["options"]))
