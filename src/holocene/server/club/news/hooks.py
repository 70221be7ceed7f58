"""Webhooks: a message to an address that somebody named, signed, so that who receives it knows where it comes from."""

from __future__ import annotations

import hmac
import time
from collections.abc import Sequence
from hashlib import sha256
from html import escape
from typing import Final

import msgspec

from holocene.server.club.news import outward
from holocene.server.club.news.choices import ChoicesRow
from holocene.server.club.news.wording import Line

SIGNATURE: Final = "Holocene-Signature"
GONE: Final = 410  # whoever answers so wants no more


class HookItem(msgspec.Struct, frozen=True):
    """One of the news."""

    kind: str
    table: str
    title: str
    words: str
    link: str


class HookMessage(msgspec.Struct, frozen=True):
    """What a webhook of the form `json` is sent: all in words, and each by itself."""

    person: str
    text: str
    news: tuple[HookItem, ...]


def signature(secret: str, at: int, body: bytes) -> str:
    """What the head of a message says of it: when it was signed, and the HMAC-SHA256 of that time, a dot and the
    body."""
    return f"t={at},v1={hmac.new(secret.encode(), f'{at}.'.encode() + body, sha256).hexdigest()}"


def body_of(row: ChoicesRow, lines: Sequence[Line]) -> bytes:
    """A message in the form that she chose."""
    text = "\n".join(f"{line.title}. {line.words} {row.origin}{line.path}" for line in lines)
    if row.hook_form == "slack":
        return msgspec.json.encode({"text": escape(text, quote=False)})  # so that no name calls a whole channel
    if row.hook_form == "discord":
        return msgspec.json.encode({"content": text[:2000], "allowed_mentions": {"parse": []}})
    items = tuple(HookItem(each.kind, each.table, each.title, each.words, row.origin + each.path) for each in lines)
    return msgspec.json.encode(HookMessage(row.person_id, text, items))


def send(row: ChoicesRow, lines: Sequence[Line], is_free: bool) -> int:
    """Sends news; the status of the answer. Unreached where there is none."""
    body = body_of(row, lines)
    headers = {"Content-Type": "application/json", SIGNATURE: signature(row.hook_secret, int(time.time()), body)}
    return outward.post(row.hook, body, headers, is_free)
