"""What a game tells of moves that are not made yet: the one that may go by itself, and what a move makes possible."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeAlias

import msgspec

Why: TypeAlias = Literal["stays", "only", "card", "alike", "end"]


class Usual(msgspec.Struct, frozen=True):
    """The move that is made for a player who wishes nothing else. `why`: `stays` leaves everything as it lies, `only`
    is all that is allowed, `card` so too and plays a card, `alike` is one of several that come to the same, `end` is
    the end of a turn in which nothing else can be done."""

    move: str
    why: Why


class Foreseen(msgspec.Struct, frozen=True):
    """What a move would bring about: the key of a sentence in the game's words, its facts, and the rule behind it."""

    key: str
    rule: str
    facts: dict[str, int | str | list[str]] = {}


def come_to_same(engine: Any, layout: Any, s: Any, still: Callable[[Any], bool]) -> bool:
    """Whether all orders of a few moves lead to the same state; `still` says whether the same question is asked."""

    def ends(now: Any) -> Iterator[bytes]:
        if not still(now):
            yield layout.pack(now)
            return
        for k in range(engine.n_legal(now)):
            later = layout.copy(now)
            engine.step(later, engine.nth_legal(now, k))
            yield from ends(later)

    found = None
    for end in ends(s):
        if found is not None and end != found:
            return False
        found = end
    return True
