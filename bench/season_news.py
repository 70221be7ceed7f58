"""Where the news of a season come in: a webhook, a mail server and a push service, all on this machine.

In the end all that came is held against what the server wrote down that it had to tell, and against what happened.
"""

from __future__ import annotations

import hmac
import re
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from bench.season_people import Person
from tests.server.postbox import CODE, Postbox, posting
from tests.server.receiving import Browser, Receiver

Channel: TypeAlias = Literal["hook", "mail", "push"]
CHANNELS: Final[tuple[Channel, ...]] = ("hook", "mail", "push")
WISHES: Final = ["turn", "begin", "over", "invitation"]
TABLE: Final = re.compile(r"/table/([0-9a-z]{4,16})")
PATIENCE: Final = 60.0  # seconds for a letter
ANY: Final = ""  # letters and notifications name no kind


class Came(NamedTuple):
    """Something that somebody was told: at which place, of which table, and what kind of news."""

    person: str
    channel: Channel
    table: str
    kind: str


class Inbox:
    """Everybody's."""

    def __init__(self, far: Receiver, box: Postbox) -> None:
        self.far, self.box = far, box
        self.channels: dict[str, Channel] = {}  # by person
        self.messages: Counter[str] = Counter()
        self._secrets: dict[str, str] = {}
        self._browsers: dict[str, tuple[str, Browser]] = {}
        self._addresses: dict[str, str] = {}

    def add(self, person: Person, channel: Channel) -> None:
        """Somebody wants to be told, by one way."""
        self.channels[person.id] = channel
        path = f"/{person.id}"
        if channel == "hook":
            asked = {"url": self.far.url + path, "form": "json"}
            self._secrets[path] = person.ask("POST", "/api/me/hook", asked).json()["secret"]
        elif channel == "push":
            browser = Browser(self.far.url + path)
            person.ask("POST", "/api/me/push", browser.subscription())
            self._browsers[path] = person.id, browser
        else:
            self._add_address(person)
        wanted = {"told": {channel: WISHES}, "quiet_from": -1, "quiet_until": -1}
        answer = person.ask("PATCH", "/api/me/news", wanted)
        if answer.status_code != 200:
            person.board.complain(f"{person.name} cannot be told: {answer.text[:200]}")

    def _add_address(self, person: Person) -> None:
        """A letter brings the code that proves it."""
        address = f"{person.id}@example.org"
        self._addresses[address] = person.id
        asked = person.ask("POST", "/api/me/address", {"address": address}).json()["asked"]
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            words = [_words(each) for each in list(self.box.came) if address in each.rcpt_tos]
            if words and (code := CODE.search(words[0])):
                person.ask("POST", "/api/me/address/confirm", {"asked": asked, "code": code[1] + code[2]})
                return
            time.sleep(0.01)
        person.board.complain(f"no letter with a code came for {person.name}")

    def came(self) -> Iterator[Came]:
        """All that was told; ValueError where something was not signed or sealed for who got it."""
        for each in list(self.far.came):
            if each.path in self._browsers:
                person, browser = self._browsers[each.path]
                self.messages["push"] += 1
                yield from (Came(person, "push", table, ANY) for table in tables_in(str(browser.opened(each.body))))
            else:
                self.messages["hook"] += 1
                yield from self._hooked(each.path, each.heads["holocene-signature"], each.body)
        for letter in list(self.box.came):
            words, person = _words(letter), self._addresses[letter.rcpt_tos[0]]
            if not CODE.search(words):
                self.messages["mail"] += 1
                yield from (Came(person, "mail", table, ANY) for table in tables_in(words))

    def _hooked(self, path: str, signature: str, body: bytes) -> Iterator[Came]:
        at, _, signed = signature.removeprefix("t=").partition(",v1=")
        made = hmac.new(self._secrets[path].encode(), f"{at}.".encode() + body, sha256).hexdigest()
        if not hmac.compare_digest(made, signed):
            raise ValueError(f"a message for {path} has another signature")
        told = msgspec.json.decode(body)
        yield from (Came(told["person"], "hook", item["table"], item["kind"]) for item in told["news"])


def tables_in(words: str) -> list[str]:
    """The tables that a message leads to, each once."""
    return list(dict.fromkeys(TABLE.findall(words)))


def _words(letter: Any) -> str:
    body = message_from_bytes(letter.content, policy=policy.default).get_body(("plain",))
    return str(body.get_content()) if body else ""


@contextmanager
def receiving() -> Iterator[tuple[Inbox, dict[str, object]]]:
    """The places, and the settings of a server that may send there."""
    far = Receiver()
    with posting() as (box, place):
        yield Inbox(far, box), {"private_hooks": True, "mail": place, "mail_from": "Table <table@example.org>"}
    far.stop()
