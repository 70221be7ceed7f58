"""Sends a letter, by the mail server that the settings name. Who runs no mail server names none, and nobody is offered
letters."""

from __future__ import annotations

import smtplib
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid
from threading import Event, Thread
from typing import Any, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from holocene.server.settings import Settings, bad_setting

PORTS: Final = {"smtp": 587, "smtps": 465}
PATIENCE: Final = 20.0  # seconds for each step
LONGEST: Final = 60.0  # seconds for all of them
AGAIN: Final = 1.0  # seconds until a line is cut once more that is open still
LEAVE: Final = "List-Unsubscribe"


class WholeAddresses(EmailPolicy):
    """Leaves a long address in the head of a letter as it is: cut and encoded, no mail program would find it."""

    def fold(self, name: str, value: str) -> str:
        """A line of the head."""
        return f"{name}: {value}{self.linesep}" if name == LEAVE else super().fold(name, value)

    def fold_binary(self, name: str, value: str) -> bytes:
        """The same as it is sent."""
        return self.fold(name, value).encode("ascii") if name == LEAVE else super().fold_binary(name, value)


class Limited(smtplib.SMTP):
    """A line to a mail server that is cut when its time is over, for one that answers a letter at a time."""

    def __init__(self, *args: Any, **more: Any) -> None:
        self._closed = Event()
        Thread(target=self._watch, daemon=True).start()
        try:
            super().__init__(*args, **more)
        except BaseException:
            self._closed.set()
            raise

    def close(self) -> None:
        """Hangs up."""
        self._closed.set()
        super().close()

    def _watch(self) -> None:
        """Again and again, since there is nothing to be cut while a line is opened or begins to be encrypted."""
        pause = LONGEST
        while not self._closed.wait(pause):
            pause = AGAIN
            with suppress(OSError):
                if (line := self.sock) is not None:
                    line.shutdown(socket.SHUT_RDWR)


class LimitedSecure(Limited, smtplib.SMTP_SSL):
    """The same, encrypted from the start."""


class Letter(NamedTuple):
    """To one person, in plain words. `leave` is an address that a mail program may offer to be told no more."""

    to: str
    subject: str
    words: str
    leave: str = ""


def is_possible(settings: Settings) -> bool:
    """Whether letters can be sent from here."""
    return bool(settings.mail)


def check(settings: Settings) -> None:
    """Explains settings that cannot be."""
    if not settings.mail:
        return
    found = urlsplit(settings.mail)
    if found.scheme not in PORTS or not found.hostname:
        raise bad_setting("mail", settings.mail)
    if "@" not in settings.mail_from:
        raise bad_setting("mail_from", settings.mail_from)


def send(settings: Settings, letter: Letter) -> None:
    """Hands a letter over; OSError or SMTPException where that cannot be done now."""
    with _line(settings) as line:
        line.send_message(_written(settings, letter))


def knock(settings: Settings) -> None:
    """Finds out whether letters could be handed over now; OSError or SMTPException where they could not."""
    with _line(settings) as line:
        line.noop()


@contextmanager
def _line(settings: Settings) -> Iterator[smtplib.SMTP]:
    """To the mail server. By `smtp` it is encrypted as soon as that offers it, by `smtps` from the start. How it says
    goodbye is all the same: a letter that it has taken must not be sent again."""
    place = urlsplit(settings.mail)
    host, port = place.hostname or "", place.port or PORTS[place.scheme]
    opened = LimitedSecure if place.scheme == "smtps" else Limited
    with closing(opened(host, port, timeout=PATIENCE)) as line:
        line.ehlo_or_helo_if_needed()
        if place.scheme == "smtp" and line.has_extn("starttls"):
            line.starttls()
        if place.username:
            line.login(unquote(place.username), unquote(place.password or ""))
        yield line
        with suppress(OSError, smtplib.SMTPException):
            line.quit()


def _written(settings: Settings, letter: Letter) -> EmailMessage:
    message = EmailMessage(WholeAddresses())
    message["From"], message["To"], message["Subject"] = settings.mail_from, letter.to, letter.subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=settings.mail_from.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if letter.leave:
        message[LEAVE] = f"<{letter.leave}>"
        message[f"{LEAVE}-Post"] = "List-Unsubscribe=One-Click"  # it takes no question and no page
    message.set_content(letter.words)
    return message
