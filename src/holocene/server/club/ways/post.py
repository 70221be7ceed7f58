"""Hands letters to the mail server, in threads of their own: it may take its time, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from smtplib import SMTPException, SMTPRecipientsRefused
from typing import Final

from holocene.server.club import mail
from holocene.server.club.mail import Letter
from holocene.server.logs import log
from holocene.server.problems import Crowded, Invalid, Undelivered
from holocene.server.settings import Settings

THREADS: Final = 2
MOST_WAITING: Final = 32
PAUSES: Final = (1.0, 5.0)  # seconds before a letter is tried again that nobody waits for


class Post:
    """The mail server, as routes use it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._threads = ThreadPoolExecutor(THREADS, "holocene-post")
        self._waiting = 0

    def stop(self) -> None:
        """Sends what it was given, and takes no more."""
        self._threads.shutdown(wait=True)

    async def send(self, letter: Letter) -> None:
        """Waits until the mail server has it; Undelivered where it is not to be had, Invalid where it does not know
        whom to give it to."""
        await self._do(lambda: mail.send(self._settings, letter))

    async def knock(self) -> None:
        """Waits until the mail server says that it is there; Undelivered where it does not."""
        await self._do(lambda: mail.knock(self._settings))

    def send_later(self, letter: Letter) -> None:
        """The same, for who must not learn how long it takes."""
        self._threads.submit(self._insist, letter)

    async def _do(self, deed: Callable[[], None]) -> None:
        if self._waiting >= MOST_WAITING:
            raise Crowded("too many letters wait", "server-mail-busy")
        self._waiting += 1
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, deed)
        except SMTPRecipientsRefused:
            raise Invalid(
                "the mail server does not take this address", "server-mail-address", field="address"
            ) from None
        except (OSError, SMTPException) as error:
            log("mail-failed", logging.WARNING, reason=type(error).__name__)
            raise Undelivered("the mail server does not answer", "server-mail-away") from None
        finally:
            self._waiting -= 1

    def _insist(self, letter: Letter) -> None:
        for pause in (*PAUSES, None):
            try:
                mail.send(self._settings, letter)
                return
            except (OSError, SMTPException) as error:
                log("mail-failed", logging.WARNING, reason=type(error).__name__)
                if pause is not None:
                    time.sleep(pause)
