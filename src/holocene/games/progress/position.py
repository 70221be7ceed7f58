"""Positions in words: a line for the table and one for each seat, each a list of clauses.

    table: age 2; turn 1; round 4; pile 1 poetry calendar
    seat 0: hand irrigation calendar*2; active alphabet; tokens science*2; developing bridges=3

Lines may also be separated by `|`. What is not said is as at the start of a game with empty hands and no cards in
play; every card not named is in its deck, and nothing is gained by a technology that is put down as active.
"""

from __future__ import annotations

from collections.abc import Sequence

from holocene.core.errors import BadPosition
from holocene.core.game import Game
from holocene.core.options import Options
from holocene.games.progress.clauses import SEAT, TABLE, WORDING
from holocene.games.progress.layout import ACT, AUTO, LAYOUT, NOBODY, NOTHING, SLOTS, TURN_BEGINS, State


def read(game: Game, text: str, options: Options) -> State:
    """The state that a text describes, at the decision it names or else at an action of the player in turn."""
    return Reader(game, options).read(text)


class Reader:
    """Puts clauses into a state one by one; cards named are taken out of the decks."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.engine = game.plain
        self.s: State = LAYOUT.blank()
        self.s.rng[3] = 1
        self.engine.lay_out_table(self.s, game.params({**options, "first": "0"}))
        self.s.phase = ACT
        self.decks: dict[int, list[int]] = {}
        self.clause = ""
        self.ids: dict[str, dict[str, int]] = {
            kind: {name: number for number, name in enumerate(names) if name}
            for kind, names in game.pack.cards["ids"].items()
        }

    def read(self, text: str) -> State:
        for line in text.replace("|", "\n").splitlines():
            if line.strip():
                self.line(line)
        return self.finished()

    def line(self, line: str) -> None:
        owner, colon, rest = line.partition(":")
        self.clause = line.strip()
        match owner.split():
            case ["table"] if colon:
                seat = NOBODY
            case ["seat", number] if colon:
                seat = self.number(number, 0, self.seats - 1)
            case _:
                raise self.bad("a line begins with 'table:' or 'seat N:'")
        for clause in filter(None, map(str.strip, rest.split(";"))):
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

    def bad(self, help_: str) -> BadPosition:
        return BadPosition(f"'{self.clause}' cannot be read: {help_}", "bad-position", clause=self.clause, help=help_)

    @property
    def seats(self) -> int:
        return self.s.players

    def limit(self, table: str, i: int) -> int:
        most: int = self.game.pack.tables[table][i]
        return most

    def number(self, word: str, low: int = 0, high: int = 999) -> int:
        if not word.isdigit() or not low <= int(word) <= high:
            raise self.bad(f"'{word}' is no number from {low} to {high}")
        return int(word)

    def age(self, word: str) -> int:
        if word not in ("1", "2", "3", "4"):
            raise self.bad(f"'{word}' is no age from 1 to 4")
        return int(word) - 1

    def name(self, kind: str, word: str) -> int:
        if word not in self.ids[kind]:
            raise self.bad(f"there is no '{word}' among the {kind}")
        return self.ids[kind][word]

    def index(self, word: str, names: Sequence[str]) -> int:
        if word not in names:
            raise self.bad(f"choose from {', '.join(filter(None, names))}")
        return names.index(word)

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
            raise self.bad(f"no copy of '{self.game.pack.cards['ids']['technologies'][tech]}' is left")
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
            self.engine.put_into_deck(self.s, tech)

    def finished(self) -> State:
        """Cards of ages that have left go; then the decision is offered, or the stage runs on to one."""
        s = self.s
        for age, techs in self.decks.items():
            self.fill_deck(age, techs)
        for age in range(s.oldest):
            self.engine.remove_age(s, age)
        s.turn = s.order[0] if s.turn == NOBODY else s.turn
        s.me = s.turn if s.me == NOBODY else s.me
        s.place = s.order.index(s.turn)
        if s.phase == TURN_BEGINS:
            s.place -= 1
        if s.phase >= AUTO:
            self.engine.run_on(s)
        else:
            self.engine.ask_again(s)
        return s
