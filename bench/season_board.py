"""What the people of a season all know: the tables that are to be made, what was acknowledged, and what went wrong."""

from __future__ import annotations

import threading
from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import cycle, islice
from typing import Any, Final, NamedTuple

DAY: Final = 86_400
MINUTE: Final = 60  # the shortest pace that there is


NOTHING: Final[Mapping[str, Any]] = {}


class Kind(NamedTuple):
    """What a table is like, and how often its maker forgets that it is her turn."""

    name: str
    players: int = 2
    lapses: int = 0
    more: Mapping[str, Any] = NOTHING


KINDS: Final = (
    Kind("live", more={"listed": True}),
    Kind("asked"),
    Kind("a minute, then a bot", lapses=1, more={"listed": True, "pace": MINUTE}),
    Kind("a minute, then a vote", 3, lapses=1, more={"listed": True, "pace": MINUTE, "expiry": "vote"}),
    Kind("a day", more={"listed": True, "pace": DAY}),
    Kind("a minute, too often", lapses=3, more={"listed": True, "pace": MINUTE}),
)


class Made(NamedTuple):
    """A table, and who made it."""

    kind: Kind
    by: str


class Board:
    """Shared by all threads."""

    def __init__(self, tables: int) -> None:
        self._plan = list(islice(cycle(KINDS), tables))
        self.event = ""
        self.is_over = False
        self.people: dict[str, str] = {}  # public names, by name
        self.made: dict[str, Made] = {}
        self.waits: set[str] = set()  # tables where time is to pass
        self.away = ""  # who has a vacation
        self.acknowledged: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
        self.answers: dict[str, str] = {}  # of invitations
        self.blocks: list[tuple[str, str]] = []
        self.finished: Counter[str] = Counter()  # games, by name
        self.done: Counter[str] = Counter()
        self.complaints: list[str] = []
        self._lock = threading.Lock()

    @property
    def left(self) -> int:
        """How many tables are to be made still."""
        return len(self._plan)

    def next_kind(self) -> Kind | None:
        """The table that is to be made next; who asks makes it."""
        with self._lock:
            return self._plan.pop(0) if self._plan else None

    def count(self, deed: str, n: int = 1) -> None:
        """Something was done."""
        with self._lock:
            self.done[deed] += n

    def complain(self, words: str) -> None:
        """Something that must not be."""
        with self._lock:
            self.complaints.append(words)

    def goes_away(self, name: str) -> bool:
        """Whether somebody has the vacation of the season; the first who asks."""
        with self._lock:
            self.away = self.away or name
            return self.away == name

    @property
    def moves(self) -> int:
        """How many were acknowledged."""
        return sum(map(len, list(self.acknowledged.values())))
