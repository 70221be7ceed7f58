"""What a game tells of moves that are not made yet: the one that may go by itself, what a move makes possible, what
speaks for it, and what a choice between two is an example of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

Why: TypeAlias = Literal["stays", "only", "card", "alike", "most", "end"]


class Usual(msgspec.Struct, frozen=True):
    """The move that is made for a player who wishes nothing else. `why`: `stays` leaves everything as it lies, `only`
    is all that is allowed, `card` so too and plays a card, `alike` is one of several that come to the same, `most`
    only gives more of the same than the others, `end` is the end of a turn in which nothing else can be done."""

    move: str
    why: Why


class Foreseen(msgspec.Struct, frozen=True):
    """What a move would bring about: the key of a sentence in the game's words, its facts, and the rule behind it."""

    key: str
    rule: str
    facts: dict[str, int | str | list[str]] = {}


class Claim(msgspec.Struct, frozen=True):
    """Something that speaks for a move and is true of it by the rules: the key of a sentence, and its facts. Two moves
    have the same to say for them where key and `about` are the same; the one with the larger amount has more."""

    key: str
    facts: dict[str, int | str | list[str]] = {}
    about: str = ""
    amount: int = 1


class Theme(msgspec.Struct, frozen=True):
    """What a choice is an example of: the message `puzzle-GAME-NAME` is its title, and `puzzle-GAME-NAME-why` its
    sentence, which the facts fill. `says` are keys of claims that would only say the same again."""

    name: str
    facts: dict[str, int | str | list[str]] = {}
    says: tuple[str, ...] = ()


def what_differs(claims: Sequence[Claim], others: Sequence[Claim]) -> Claim | None:
    """The first of a move's claims that another move cannot make as well.

    >>> two, three = Claim("hint-points", {"n": 2}, amount=2), Claim("hint-points", {"n": 3}, amount=3)
    >>> what_differs([two], [three]) is None, what_differs([three], [two]) is three
    (True, True)
    """
    known: dict[tuple[str, str], int] = {}
    for other in others:
        place = (other.key, other.about)
        known[place] = max(other.amount, known.get(place, other.amount))
    for claim in claims:
        least = known.get((claim.key, claim.about))
        if least is None or claim.amount > least:
            return claim
    return None


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
