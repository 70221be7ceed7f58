"""Notifications to browsers: encrypted for one of them, signed by this server, handed to its maker's push service."""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from email.utils import parseaddr
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from holocene.server.club.news import outward
from holocene.server.club.news.choices import Browser
from holocene.server.problems import Invalid
from holocene.server.settings import Settings, bad_setting

GONE: Final = (404, 410)  # the browser has unsubscribed
LATER: Final = 86_400  # seconds for which a browser that is switched off is waited for
SIGNED_FOR: Final = 12 * 3600  # seconds for which a signature is good
LONGEST: Final = 3000  # bytes: push services take 4096, and encryption adds some
AUTH_BYTES: Final = 16


class Notice(msgspec.Struct, frozen=True):
    """What a browser shows: `path` is what opens when it is pressed, and a notice with the same tag takes its place."""

    title: str
    body: str
    path: str
    tag: str


def check(settings: Settings) -> None:
    """Explains a setting that cannot be."""
    if settings.push_contact and not settings.push_contact.startswith(("mailto:", "https://")):
        raise bad_setting("push_contact", settings.push_contact)


def check_keys(key: str, auth: str) -> None:
    """Invalid where nothing can be encrypted for a browser."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(key))
        is_good = len(_bytes(auth)) == AUTH_BYTES
    except ValueError:
        is_good = False
    if not is_good:
        raise Invalid("these keys are not those of a browser", "server-push-keys", field="p256dh")


def public_key(secret: bytes) -> str:
    """What a browser is told when it subscribes."""
    point = _private(secret).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()


def send(settings: Settings, secret: bytes, origin: str, browser: Browser, notice: Notice) -> int:
    """Hands a notice over; the status that the push service answers. Unreached where it does not."""
    from pywebpush import Vapid, WebPusher

    place = urlsplit(browser.endpoint)
    claims = {"aud": f"{place.scheme}://{place.netloc}", "sub": contact(settings, origin)}
    signed = Vapid(_private(secret)).sign({**claims, "exp": int(time.time()) + SIGNED_FOR})
    keys = {"p256dh": browser.key, "auth": browser.auth}
    sealed = WebPusher({"endpoint": browser.endpoint, "keys": keys}).encode(_shortened(notice))
    headers = {
        "Authorization": signed["Authorization"],
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LATER),
        "Topic": notice.tag,  # of two that wait for a browser, the later is enough
        "Urgency": "normal",
    }
    return outward.post(browser.endpoint, sealed["body"], headers, settings.private_hooks)


def contact(settings: Settings, origin: str) -> str:
    """Whom a push service may ask."""
    if settings.push_contact:
        return settings.push_contact
    if settings.mail_from:
        return f"mailto:{parseaddr(settings.mail_from)[1]}"
    return origin if origin.startswith("https://") else "mailto:nobody@localhost"


def _shortened(notice: Notice) -> bytes:
    """A notice as JSON that fits; of news of many tables the last lines go."""
    lines = notice.body.split("\n")
    while True:
        told = msgspec.json.encode(msgspec.structs.replace(notice, body="\n".join(lines)))
        if len(told) <= LONGEST or not lines:
            return told
        lines.pop()


def _private(secret: bytes) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(secret), SECP256R1())


def _bytes(word: str) -> bytes:
    return urlsafe_b64decode(word + "=" * (-len(word) % 4))
