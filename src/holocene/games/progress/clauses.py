"""The clauses of a written position: what each keyword puts into the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from holocene.core.contract.wording import Wording
from holocene.games.progress.layout import GAINS, GAINS_OF_PERSON, LAYOUT, SLOTS, TYPE_NAMES, TYPES, Gain
from holocene.games.progress.zones import (
    add_to_hand,
    put_into_area,
    put_into_time_deck,
    put_on_pile,
    put_under_development,
)

if TYPE_CHECKING:
    from holocene.games.progress.position import Reader

WORDING: Final = Wording(LAYOUT, yes="1")


def _hand(r: Reader, p: int, words: list[str]) -> None:
    for tech in r.technologies(words):
        r.engine[add_to_hand](r.s, p, r.from_deck(tech))


def _known(r: Reader, p: int, words: list[str]) -> None:
    for tech in r.technologies(words):
        if r.s.known[p][tech] == r.s.hand[p][tech]:
            raise r.bad("name the hand first; only cards of the hand can be known")
        r.s.known[p][tech] += 1


def _active(r: Reader, p: int, words: list[str]) -> None:
    symbol = r.pack.tables["SYMBOL"]
    for tech in r.technologies(words):
        r.from_deck(tech)
        r.engine[put_into_area](r.s, p, tech)
        r.s.active[p][tech // SLOTS] |= 1 << tech % SLOTS
        r.s.symbols[symbol[tech]] += symbol[tech] > 0


def _developing(r: Reader, p: int, words: list[str]) -> None:
    for name, markers in r.pairs(words):
        tech = r.from_deck(r.name("technologies", name))
        r.engine[put_under_development](r.s, p, tech, markers)


def _tokens(r: Reader, p: int, words: list[str]) -> None:
    for word in r.counted(words):
        kind = r.index(word, TYPE_NAMES)
        r.s.tokens[p][kind] += 1
        r.s.ready[p][kind] += 1


def _spent(r: Reader, p: int, words: list[str]) -> None:
    for word in r.counted(words):
        kind = r.index(word, TYPE_NAMES)
        if r.s.ready[p][kind] == 0:
            raise r.bad("name the tokens first; only tokens that are there can be spent")
        r.s.ready[p][kind] -= 1


def _gone(r: Reader, p: int, words: list[str]) -> None:
    """What left the hand with its age."""
    for tech in r.technologies(words):
        r.s.known[p][tech] -= 1


def _guide(r: Reader, p: int, words: list[str]) -> None:
    """Who guides the player now. Her benefit is not gained by this, but can be taken back of the skills and tokens that
    stand before this clause."""
    person = r.s.guide[p] = r.name("personalities", words[0])
    row = GAINS_OF_PERSON + person
    tables = r.pack.tables
    for i in range(GAINS):
        kind = tables["GAIN_KIND"][row][i]
        there = 0
        if Gain.TOKEN <= kind < Gain.TOKEN + TYPES:
            there = r.s.tokens[p][kind - Gain.TOKEN]
        elif 0 <= kind < Gain.TOKEN:
            there = r.s.skills[p][kind]
        r.s.gave[p][i] = min(there, tables["GAIN_AMOUNT"][row][i]) if kind >= 0 else 0
    for i, word in enumerate(words[1:]):
        r.s.gave[p][i] = r.number(word, 0, 99)


def _set_age(r: Reader, words: list[str]) -> None:
    r.s.age = r.age(words[0])
    r.s.oldest = max(0, r.s.age - 1)


def _turn(r: Reader, words: list[str]) -> None:
    r.s.turn = r.number(words[0], 0, r.seats - 1)


def _me(r: Reader, words: list[str]) -> None:
    r.s.me = r.number(words[0], 0, r.seats - 1)


def _order(r: Reader, words: list[str]) -> None:
    if sorted(words) != [str(p) for p in range(r.s.players)]:
        raise r.bad("name every seat once")
    r.s.order[: r.s.players] = [int(word) for word in words]


def _card(r: Reader, words: list[str]) -> None:
    WORDING.read_table(r, r.s, "card", words)
    r.from_deck(r.s.card)


def _pile(r: Reader, words: list[str]) -> None:
    """From the bottom to the top."""
    age = r.age(words[0])
    for tech in r.technologies(words[1:]):
        if tech // SLOTS != age:
            raise r.bad("a discard pile holds cards of its own age")
        r.engine[put_on_pile](r.s, r.from_deck(tech))


def _deck(r: Reader, words: list[str]) -> None:
    """Just these cards are in the deck; others that no clause names are out of the game."""
    r.decks[r.age(words[0])] = [] if words[1:] == ["none"] else r.technologies(words[1:])


def _time(r: Reader, words: list[str]) -> None:
    for tech in r.technologies(words):
        r.engine[put_into_time_deck](r.s, r.from_deck(tech))


def _milestone(r: Reader, words: list[str]) -> None:
    WORDING.read_table(r, r.s, "milestone", words)
    r.s.with_milestones = 1


# Clauses that move cards or follow from each other; all others are those of the layout.
SEAT: Final[dict[str, Callable[..., None]]] = {
    "hand": _hand, "known": _known, "active": _active, "developing": _developing, "tokens": _tokens, "spent": _spent,
    "guide": _guide, "gone": _gone,
}  # fmt: skip
TABLE: Final[dict[str, Callable[..., None]]] = {
    "age": _set_age, "turn": _turn, "order": _order, "me": _me, "card": _card, "pile": _pile, "deck": _deck,
    "time": _time, "milestone": _milestone,
}  # fmt: skip
