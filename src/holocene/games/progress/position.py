"""Positions in words: a line for the table and one for each seat, each a list of clauses.

    table: age 2; turn 1; round 4; pile 1 poetry calendar
    seat 0: hand irrigation calendar*2; active alphabet; tokens science*2; developing bridges=3

Lines may also be separated by `|`. What is not said is as at the start of a game with empty hands and no cards in
play; every card not named is in its deck, and nothing is gained by a technology that is put down as active.
"""

from __future__ import annotations

from collections.abc import Sequence

from holocene.core.contract.game import Game
from holocene.core.contract.options import Options
from holocene.core.contract.wording import PositionReader, lines_of
from holocene.games.progress.clauses import SEAT, TABLE, WORDING
from holocene.games.progress.layout import LAYOUT, NOBODY, NOTHING, SLOTS, Phase, State
from holocene.games.progress.phases import ask_again, run_on
from holocene.games.progress.setup import lay_out_table
from holocene.games.progress.zones import put_into_deck, remove_age


def read(game: Game, text: str, options: Options) -> State:
    """The state that a text describes, at the decision it names or else at an action of the player in turn."""
    return Reader(game, options).read(text)


class Reader(PositionReader):
    """Puts clauses into a state one by one; cards named are taken out of the decks."""

    s: State

    def __init__(self, game: Game, options: Options) -> None:
        super().__init__(game.pack, LAYOUT.blank())
        self.engine = game.plain
        self.s.rng[3] = 1
        self.engine[lay_out_table](self.s, game.params({**options, "first": "0"}))
        self.s.phase = Phase.ACT
        self.decks: dict[int, list[int]] = {}

    def read(self, text: str) -> State:
        for line, subject, clauses in lines_of(text):
            self.clause = line
            self.line(subject, clauses)
        return self.finished()

    def line(self, subject: str, clauses: str | None) -> None:
        match subject.split():
            case ["table"] if clauses is not None:
                seat = NOBODY
            case ["seat", number] if clauses is not None:
                seat = self.number(number, 0, self.seats - 1)
            case _:
                raise self.bad("a line begins with 'table:' or 'seat N:'")
        for clause in filter(None, map(str.strip, clauses.split(";"))):
            self.clause = clause
            keyword, *words = clause.split()
            if not words:
                raise self.bad("something is missing after the keyword")
            if seat == NOBODY:
                self.table(keyword, words)
            else:
                self.seat(seat, keyword, words)

    def table(self, keyword: str, words: list[str]) -> None:
        if keyword in TABLE:
            TABLE[keyword](self, words)
        elif keyword in WORDING.on_table:
            WORDING.read_table(self, self.s, keyword, words)
        else:
            raise self.bad(f"choose from {', '.join((*TABLE, *WORDING.on_table))}")

    def seat(self, p: int, keyword: str, words: list[str]) -> None:
        if keyword in SEAT:
            SEAT[keyword](self, p, words)
        elif keyword in WORDING.of_seats:
            WORDING.read_seat(self, self.s, p, keyword, words)
        else:
            raise self.bad(f"choose from {', '.join((*SEAT, *WORDING.of_seats))}")

    def age(self, word: str) -> int:
        if word not in ("1", "2", "3", "4"):
            raise self.bad(f"'{word}' is no age from 1 to 4")
        return int(word) - 1

    def pairs(self, words: Sequence[str]) -> list[tuple[str, int]]:
        """`name=3` as name and number; a name alone means 1."""
        split = [word.partition("=") for word in words]
        return [(name, self.number(number, 0, 99) if equals else 1) for name, equals, number in split]

    def counted(self, words: Sequence[str]) -> list[str]:
        """`calendar*2` as the word twice."""
        split = [word.partition("*") for word in words]
        return [name for name, star, count in split for _ in range(self.number(count, 0, 99) if star else 1)]

    def technologies(self, words: Sequence[str]) -> list[int]:
        return [self.name("technologies", word) for word in self.counted(words)]

    def from_deck(self, tech: int) -> int:
        """Takes a copy out of its deck."""
        age = tech // SLOTS
        bag = self.s.deck[age][: self.s.deck_size[age]]
        if tech not in bag:
            raise self.bad(f"no copy of '{self.pack.cards['ids']['technologies'][tech]}' is left")
        bag.remove(tech)
        self.s.deck_size[age] = len(bag)
        self.s.deck[age][: len(bag) + 1] = [*bag, NOTHING]
        return tech

    def fill_deck(self, age: int, techs: Sequence[int]) -> None:
        """Leaves just these cards in a deck."""
        cards = [self.from_deck(tech) for tech in techs]
        self.s.deck[age] = [NOTHING] * len(self.s.deck[age])
        self.s.deck_size[age] = 0
        for tech in cards:
            self.engine[put_into_deck](self.s, tech)

    def finished(self) -> State:
        """Cards of ages that have left go; then the decision is offered, or the stage runs on to one."""
        s = self.s
        for age, techs in self.decks.items():
            self.fill_deck(age, techs)
        for age in range(s.oldest):
            self.engine[remove_age](s, age)
        for p in range(s.players):
            if s.guide[p] != NOBODY:
                s.guided[p] |= 1 << s.guide[p]
        s.turn = s.order[0] if s.turn == NOBODY else s.turn
        s.me = s.turn if s.me == NOBODY else s.me
        s.place = s.order.index(s.turn)
        if s.phase == Phase.TURN_BEGINS:
            s.place -= 1
        if s.phase >= Phase.AUTO:
            self.engine[run_on](s)
        else:
            self.engine[ask_again](s)
        return s
