"""Reasons inside of errors: plain English for programs, and the key of a sentence for people of any language."""

from __future__ import annotations

import errno
from typing import Any, Final


class Reason(str):
    """A fact of an error that the locale files have words for: `key` names them, `facts` fill them."""

    __slots__ = ("facts", "key")
    key: str
    facts: dict[str, Any]

    def __new__(cls, text: str, key: str = "", /, **facts: Any) -> Reason:
        found = super().__new__(cls, text)
        found.key = key
        found.facts = facts
        return found


SYSTEM: Final = {
    errno.ENOENT: "reason-not-found",
    errno.EACCES: "reason-not-permitted",
    errno.EPERM: "reason-not-permitted",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-no-folder",
    errno.EEXIST: "reason-exists",
    errno.ENOSPC: "reason-disk-full",
    errno.EDQUOT: "reason-disk-full",
    errno.EROFS: "reason-read-only",
    errno.ENAMETOOLONG: "reason-name-too-long",
    errno.EADDRINUSE: "reason-address-in-use",
    errno.EADDRNOTAVAIL: "reason-no-address",
}


def reason_of(error: Exception) -> Reason:
    """Why the system would not do it; what we have no words for stays as the system says it."""
    number = getattr(error, "errno", None)
    text = getattr(error, "strerror", None) or str(error)
    return Reason(text, SYSTEM.get(number, "") if isinstance(number, int) else "")
