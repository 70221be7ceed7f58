"""The words of a position, such that reading them gives the same state, the generator aside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from holocene.core.contract.game import Pack
from holocene.core.contract.wording import arranged
from holocene.games.progress.clauses import WORDING
from holocene.games.progress.layout import AGES, SLOTS, TYPE_NAMES, State
from holocene.games.progress.view import members

TABLE_ORDER: Final = (
    "age", "order", "turn", "round", "used", "left", "pool", "drawn", "swapped", "sections-paid", "lost", "me",
    "phase", "after", "card", "section", "owed", "pile", "time", "deck", "milestone", "covered", "stack", "owners",
    "heirs",
)  # fmt: skip
SEAT_ORDER: Final = (
    "hand", "known", "active", "developing", "skills", "tokens", "spent", "power", "gone", "guided", "guide",
)  # fmt: skip


def describe(pack: Pack, s: State) -> str:
    """A line for the table and one for each seat; what is as at the start is left out."""
    ids = pack.cards["ids"]
    lines = [f"table: {'; '.join(arranged(table_clauses(pack, s), TABLE_ORDER))}"]
    for p in range(s.players):
        clauses = arranged(seat_clauses(ids, s, p), SEAT_ORDER)
        if clauses:
            lines.append(f"seat {p}: {'; '.join(clauses)}")
    return "\n".join(lines)


def repeated(names: Iterable[str]) -> str:
    """`calendar*2 poetry`."""
    return " ".join(f"{name}*{n}" if n > 1 else name for name, n in Counter(names).items())


def cards_of(techs: Sequence[str], row: Sequence[int]) -> str:
    return repeated(name for name, copies in zip(techs, row, strict=True) for _ in range(copies))


def table_clauses(pack: Pack, s: State) -> Iterable[str]:
    yield f"age {s.age + 1}"
    yield f"order {' '.join(str(p) for p in s.order[: s.players])}"
    yield f"turn {s.turn}"
    if s.me != s.turn:
        yield f"me {s.me}"
    yield from WORDING.table(s, pack.cards["ids"])
    yield from pile_clauses(pack, s)


def pile_clauses(pack: Pack, s: State) -> Iterable[str]:
    """Discard piles and Time deck; a deck only where cards have been put out of the game by a written position."""
    techs = pack.cards["ids"]["technologies"]
    for age in range(AGES):
        if s.pile_size[age]:
            yield f"pile {age + 1} {' '.join(techs[tech] for tech in s.pile[age][: s.pile_size[age]])}"
    if s.time_size:
        yield f"time {cards_of(techs, s.time)}"
    for age in range(s.oldest, s.last_age + 1):
        deck = sorted(s.deck[age][: s.deck_size[age]])
        if deck != sorted(rest_of_age(pack, s, age).elements()):
            yield f"deck {age + 1} {repeated(techs[tech] for tech in deck)}".rstrip() + (" none" if not deck else "")


def rest_of_age(pack: Pack, s: State, age: int) -> Counter[int]:
    """The cards of an age that are in no other zone."""
    slots = range(age * SLOTS, (age + 1) * SLOTS)
    rest = Counter({tech: pack.tables["COPIES"][s.players][tech] for tech in slots})
    rest.subtract(tech for tech in s.pile[age][: s.pile_size[age]])
    rest.subtract({tech: s.time[tech] for tech in slots})
    if s.card in slots:
        rest[s.card] -= 1
    for p in range(s.players):
        rest.subtract({tech: s.hand[p][tech] for tech in slots})
        rest.subtract(tech for tech in members(s.area[p]) if tech in slots)
    return +rest


def seat_clauses(ids: dict[str, Sequence[str]], s: State, p: int) -> Iterable[str]:
    techs = ids["technologies"]
    parts: list[tuple[str, str]] = [
        ("hand", cards_of(techs, s.hand[p])),
        ("known", cards_of(techs, s.known[p])),
        ("active", " ".join(techs[tech] for tech in members(s.active[p]))),
        ("developing", pairs((techs[s.development[p][i]], s.markers[p][i]) for i in range(s.developing[p]))),
        ("tokens", repeated(name for name, n in zip(TYPE_NAMES, s.tokens[p], strict=True) for _ in range(n))),
        ("spent", repeated(n for k, n in enumerate(TYPE_NAMES) for _ in range(s.tokens[p][k] - s.ready[p][k]))),
        ("gone", cards_of(techs, [-n for n in s.known[p]])),
    ]
    yield from (f"{keyword} {words}" for keyword, words in parts if words)
    yield from WORDING.seat(s, p, ids)
    if s.guide[p] >= 0:
        yield f"guide {ids['personalities'][s.guide[p]]} {' '.join(str(n) for n in s.gave[p])}"


def pairs(items: Iterable[tuple[str, Any]]) -> str:
    return " ".join(f"{name}={value}" for name, value in items)
