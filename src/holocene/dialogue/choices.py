"""What can be chosen: numbered under headings, and found by whatever a player types for it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from holocene.core.contract.game import Line, Segment
from holocene.core.contract.names import whole
from holocene.core.errors import BadMove
from holocene.core.matches.match import Match
from holocene.locale.telling import Telling

BETWEEN: Final = " · "  # between names of which one must be chosen: no language spaces it otherwise
DIGITS: Final = 9  # of a number that are read: there are never so many choices
STEM, ENDING = 4, 3  # how many letters of a word must be right, and how many at its end may be others


def plain(words: str) -> str:
    """Words as they are compared: no case, accents or marks.

    >>> plain("« Écriture »"), plain("Code-of-Laws"), plain("счёт")
    ('ecriture', 'code of laws', 'счет')
    """
    bare = "".join(c for c in unicodedata.normalize("NFKD", whole(words.casefold())) if not unicodedata.combining(c))
    return " ".join(re.findall(r"\w+", bare))


def is_called(typed: str, name: str) -> bool:
    """Whether something has this name."""
    return typed == name


def begins(typed: str, name: str) -> bool:
    """Whether a name begins so."""
    return name.startswith(typed)


def has_words(typed: str, name: str) -> bool:
    """Whether every word begins another word of a name, in any order; a number is whole.

    >>> has_words("entdecke rad", "rad entdecken"), has_words("card 1", "card 12"), has_words("card card", "card 1")
    (True, False, False)
    """
    return _pairs(typed, name, lambda word, other: word == other or (not word.isdecimal() and other.startswith(word)))


def has_stems(typed: str, name: str) -> bool:
    """The same, whatever the endings of longer words are.

    >>> has_stems("открой колесо", "открыть технологию колесо"), has_stems("discard wheel", "discover wheel")
    (True, False)
    """
    return _pairs(typed, name, _is_alike)


def _is_alike(word: str, other: str) -> bool:
    """Whether two words differ in their endings alone."""
    same = next((at for at, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), min(len(word), len(other)))
    return same == len(word) or (same >= max(STEM, len(word) - ENDING) and same >= len(other) - ENDING)


def _pairs(typed: str, name: str, fits: Callable[[str, str], bool]) -> bool:
    left = name.split()
    for word in typed.split():
        found = next((other for other in left if fits(word, other)), None)
        if found is None:
            return False
        left.remove(found)
    return True


WAYS: Final = (is_called, begins, has_words, has_stems)  # how typed words are compared with names, the strictest first


class Row(NamedTuple):
    """A choice: its number, the move, the key of its heading, its words, what it would bring about unawares, what to
    know of it, and whether it cannot be taken back."""

    n: int
    move: str
    group: str
    words: str
    warnings: Sequence[str]
    notes: Sequence[str]
    is_final: bool


class Choices:
    """The moves of one decision, for one reader."""

    def __init__(self, match: Match, telling: Telling) -> None:
        self.match = match
        self.telling = telling
        self.view = match.view(telling.viewer)
        self.moves = self._grouped(match.legal())
        self._plain_names: dict[str, tuple[str, ...]] = {}

    def _grouped(self, legal: Sequence[str]) -> list[str]:
        """The legal moves, those of one kind together, kinds in the game's order or as they first appear."""
        keys = {move: self.telling.board.group(self.view, move) for move in legal}
        order = [*self.telling.board.groups, *dict.fromkeys(keys.values())]
        return sorted(legal, key=lambda move: order.index(keys[move]))

    def rows(self) -> Iterator[Row]:
        """Each choice with all that should be known of it."""
        board, foreseen = self.telling.board, self.match.game.foresee(self.match.state)
        for n, move in enumerate(self.moves, 1):
            group, words = board.group(self.view, move), self.telling.move(self.view, move)
            ahead = [self.telling(each.key, **each.facts) for each in foreseen.get(move, ())]
            notes = [*board.notes(self.view, move), *ahead]
            yield Row(n, move, group, words, board.warnings(self.view, move), notes, self.match.barrier(move))

    def lines(self) -> Iterator[Line]:
        """The numbered choices; what cannot be taken back says so, at the heading where it holds for all below."""
        rows = list(self.rows())
        groups = {group: [row for row in rows if row.group == group] for group in dict.fromkeys(r.group for r in rows)}
        is_grouped = len(groups) > 1
        for group, mates in groups.items():
            all_final = all(row.is_final for row in mates) and (is_grouped or len(mates) > 1)
            if is_grouped or all_final:
                title = Segment(self.telling(group) if is_grouped else "", "heading")
                yield Line((title, *_aside(self._final(all_final))))
            for row in mates:
                notes = [*row.notes, *self._final(row.is_final and not all_final)]
                words = (Segment(row.words), *_aside(row.warnings, "warning"), *_aside(notes))
                yield Line(words, Segment(f"{row.n:>4}  ", "number"))

    def _final(self, is_final: bool) -> list[str]:
        return [self.telling("table-final")] if is_final else []

    def find(self, typed: str) -> str:
        """The move that was meant, legal or not: by number, notation, sentence or card, or by words of them."""
        if typed.isdecimal():
            number = int(typed[:DIGITS])
            if not 1 <= number <= len(self.moves):
                raise BadMove(f"there is no choice {number}", "no-such-choice", n=number, last=len(self.moves))
            return self.moves[number - 1]
        for way in WAYS if plain(typed) else ():
            for moves in (self.moves, list(self.match.game.actions)):
                found = [move for move in moves if any(way(plain(typed), name) for name in self._names(move))]
                if len(found) == 1:
                    return found[0]
                if found:
                    shown = BETWEEN.join(self.telling.move(self.view, move) for move in found[:4])
                    raise BadMove(f"'{typed}' can mean {shown}", "ambiguous-move", text=typed, choices=shown)
        raise BadMove(f"'{typed}' is no move", "unknown-move", text=typed)

    def example(self) -> str:
        """What could be typed for one of these choices, as words without marks."""
        said = [whole(self.telling.move(self.view, move)) for move in self.moves]
        words = max((re.findall(r"\w+", each.lower()) for each in said), key=lambda each: min(len(each), 2))
        return " ".join(words)

    def _names(self, move: str) -> tuple[str, ...]:
        if move not in self._plain_names:
            self._plain_names[move] = tuple(dict.fromkeys(plain(name) for name in self._called(move)))
        return self._plain_names[move]

    def _called(self, move: str) -> Iterator[str]:
        yield move
        yield self.telling.move(self.view, move)
        _, facts = self.telling.board.said(self.view, move)
        for name, value in facts.items():
            if isinstance(value, str):
                word = str(self.telling.fact(name, value))
                yield move.removesuffix(value) + word
                yield word
                yield value


def _aside(notes: Sequence[str], style: str = "dim") -> list[Segment]:
    return [Segment(f" ({', '.join(notes)})", style)] if notes else []


def find_card(telling: Telling, typed: str) -> str:
    """The id of the card that was meant."""
    names = {card: (plain(card), plain(name)) for card, name in telling.cards()}
    wanted = plain(typed)
    if not wanted:
        raise BadMove("which card?", "which-card", card=telling.card(next(iter(names))))
    found = [card for card, each in names.items() if wanted in each]
    found = found or [card for card, each in names.items() if wanted and any(name.startswith(wanted) for name in each)]
    if len(found) == 1:
        return found[0]
    if found:
        shown = BETWEEN.join(telling.card(card) for card in found[:6])
        raise BadMove(f"'{typed}' can mean {shown}", "ambiguous-card", text=typed, choices=shown)
    raise BadMove(f"there is no card '{typed}'", "unknown-card", text=typed)
