"""Positions in words: a line for the table and one for each player, each a list of clauses.

    table: round 2; leader green; trump orange; trick green orange 5, red discovery
    red: age 3; population 4; food 2; farm 1; hand green 1 3, violet 6
    green: age 1; hand blue 2, -, discovery

Lines may also be separated by `|`. What is not said is as at the start of a game; every card not named is in its pile.
A blind hand is written by its positions, `-` for one already played. Without a phase the game goes on where it must:
with the trick if there are hands, with the Action if cards were taken, else with the cards of a round.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from holocene.core.contract.game import Game
from holocene.core.contract.options import Options
from holocene.core.contract.wording import PositionReader, Wording, lines_of
from holocene.core.states.rng import seed_rng
from holocene.games.s_evolution.layout import (
    AGES,
    ALL_CALAMITIES,
    ALL_CARDS,
    CALAMITIES,
    CALAMITY_NAMES,
    CARDS,
    COLOUR_NAMES,
    DISCOVERY,
    HAND,
    LAYOUT,
    NONE,
    NUMBERS,
    PHASE_NAMES,
    PLACE_NAMES,
    POSITIONS,
    RESOURCE_NAMES,
    SLOTS,
    SOURCES,
    SUIT_NAMES,
    Limit,
    Phase,
    State,
)
from holocene.games.s_evolution.phases import ask_again, settle
from holocene.games.s_evolution.rules.tricks import offer_play, weigh
from holocene.games.s_evolution.setup import lay_out
from holocene.games.s_evolution.soundness import are_discoveries_whole, is_board_sound
from holocene.games.s_evolution.zones import hand_to_trick

WORDING: Final = Wording(LAYOUT)
# Clauses that name seats by their colours, as bits of a field of the table.
SEAT_SETS: Final = ("left", "takers")
# Clauses of a player that set her bit in a field of the table.
MARKS: Final = ("blind", "invaded", "blind-next", "invaded-next")


def read(game: Game, text: str, options: Options) -> State:
    """The state that a text describes, run on to a decision."""
    return Reader(game, options).read(text)


class Reader(PositionReader):
    """Puts clauses into a state one by one; cards named are taken out of the piles."""

    s: State

    def __init__(self, game: Game, options: Options) -> None:
        super().__init__(game.pack, LAYOUT.blank())
        self.engine = game.plain
        self.tables = game.pack.tables
        seed_rng(self.s.rng, 1, 2, 3)
        params = game.params(options)
        self.engine[lay_out](self.s, params)
        self.s.round = 1
        self.s.leader = max(params[-1], 0)
        self.printed = options["calamities"] == "printed"
        self.clauses: list[tuple[int, str, str]] = []
        self.said: set[str] = set()
        self.piled: set[int] = set()

    def read(self, text: str) -> State:
        """Clauses are read in the order in which they need each other, not in that of the text."""
        for line, subject, clauses in lines_of(text):
            self.clause = line
            self.line(subject.lower(), clauses)
        self.said = {key for _, key, _ in self.clauses}
        self.piled = {seat for seat, key, _ in self.clauses if key == "pile"}
        for stage in (self.calamities, self.board, self.cards, self.trick):
            for seat, key, words in self.clauses:
                self.clause = f"{key} {words}".strip()
                stage(seat, key, words)
            if stage == self.board:
                self.complete()
        for seat, key, words in self.clauses:
            if seat == NONE and key in SEAT_SETS:
                self.clause = f"{key} {words}"
                setattr(self.s, key, sum(1 << self.index(word, COLOUR_NAMES) for word in set(words.split())))
        return self.resume()

    def line(self, subject: str, clauses: str | None) -> None:
        """Splits a line into the clauses of its subject."""
        if clauses is None or subject not in ("table", *COLOUR_NAMES[: self.s.players]):
            raise self.bad(f"begin with table: or {', '.join(COLOUR_NAMES[: self.s.players])}:")
        seat = NONE if subject == "table" else COLOUR_NAMES.index(subject)
        for clause in clauses.lower().split(";"):
            key, _, words = clause.strip().partition(" ")
            if key:
                self.clauses.append((seat, key, words.strip()))

    def calamities(self, seat: int, key: str, words: str) -> None:
        """Which Calamity lies where, in the order of the decks; needed to read all cards."""
        if seat == NONE and key == "calamities":
            named = [self.index(word, CALAMITY_NAMES) for word in words.split()]
            if sorted(named) != list(range(CALAMITIES)):
                raise self.bad("name all eight, two for each colour")
            self.s.calamity[:] = named

    def board(self, seat: int, key: str, words: str) -> None:
        """Everything that is not a card on its way."""
        s = self.s
        if seat == NONE:
            self.table(key, words)
        elif key in ("age", "population"):
            high = AGES if key == "age" else self.tables["LIMIT"][Limit.POPULATION_MAX]
            getattr(s, key)[seat] = self.number(words, 1, high)
        elif key in RESOURCE_NAMES:
            s.stock[seat][RESOURCE_NAMES.index(key)] = self.number(words, 0, self.tables["LIMIT"][0])
        elif key in PLACE_NAMES:
            place = PLACE_NAMES.index(key)
            s.level[seat][place] = self.number(words, 0, self.tables["TOP"][place])
        elif key == "discoveries":
            s.discovery[seat][:] = [self.index(word, COLOUR_NAMES) for word in words.split()]
            if len(s.discovery[seat]) != AGES:
                raise self.bad("six colours of backs")
        elif key in WORDING.of_seats:
            WORDING.read_seat(self, s, seat, key, words.split())
            if len(s.points[seat]) != SOURCES:
                raise self.bad("points of Food, Tools, Science and Prestige")
        elif key not in (*MARKS, "hand", "pile", "aside", "taken"):
            raise self.bad(f"a player has no '{key}'")

    def table(self, key: str, words: str) -> None:
        """A clause of the table."""
        s = self.s
        if key == "round":
            s.round = self.number(words, 1, self.tables["LIMIT"][Limit.ROUNDS])
        elif key in ("leader", "turn"):
            setattr(s, key, self.index(words, COLOUR_NAMES[: s.players]))
        elif key == "phase":
            s.phase = self.index(words, PHASE_NAMES)
        elif key in WORDING.on_table:
            WORDING.read_table(self, s, key, words.split())
        elif key not in (*SEAT_SETS, "calamities", "known", "trick"):
            raise self.bad(f"the table has no '{key}'")

    def complete(self) -> None:
        """Marks that follow from others unless they are said: Age I plays blind; printed Calamities are known."""
        s = self.s
        if self.printed:
            s.known = ALL_CALAMITIES
        for p in range(s.players):
            if s.age[p] == 1:
                s.blind |= 1 << p
        for seat, key, words in self.clauses:
            if seat != NONE and key in MARKS:
                field = key.replace("-", "_")
                others = getattr(s, field) & ~(1 << seat)
                setattr(s, field, others | (words != "no") << seat)

    def card(self, seat: int, words: str) -> int:
        """One card of a seat's deck, by suit and number or by the name of its Calamity; or its Discovery."""
        if words == "discovery":
            return DISCOVERY
        if words in CALAMITY_NAMES:
            slot = self.s.calamity.index(CALAMITY_NAMES.index(words)) - seat * 2
            card: int = self.tables["CALAMITY_CARD"][slot] if slot in range(SLOTS) else NONE
            if card == NONE:
                raise self.bad(f"{words} is not in the deck of {COLOUR_NAMES[seat]}")
            return card
        suit, _, number = words.partition(" ")
        return self.index(suit, SUIT_NAMES) * NUMBERS + self.number(number, 1, NUMBERS) - 1

    def group(self, seat: int, words: str) -> list[int]:
        """One card, or several of a suit: `green 1 3`."""
        suit, _, numbers = words.partition(" ")
        if suit in SUIT_NAMES:
            return [self.card(seat, f"{suit} {number}") for number in numbers.split()]
        return [self.card(seat, words)]

    def listed(self, seat: int, words: str) -> list[int]:
        entries = [entry.strip() for entry in words.split(",")]
        return [card for entry in entries if entry not in ("", "none") for card in self.group(seat, entry)]

    def leave_pile(self, seat: int, card: int) -> None:
        if card < CARDS and seat not in self.piled:
            self.s.pile[seat] &= ~(1 << card)

    def cards(self, seat: int, key: str, words: str) -> None:
        """Hands, piles and cards taken or set aside."""
        s = self.s
        if seat == NONE:
            if key == "known":
                for word in words.split():
                    s.known |= 1 << s.calamity.index(self.index(word, CALAMITY_NAMES))
        elif key == "hand" and s.blind >> seat & 1:
            self.blind_hand(seat, [entry.strip() for entry in words.split(",")])
        elif key in ("hand", "aside", "pile"):
            cards = self.listed(seat, words)
            getattr(s, key)[seat] = sum(1 << card for card in set(cards))
            if key != "pile":
                for card in cards:
                    self.leave_pile(seat, card)
        elif key == "taken":
            entries = [entry.strip() for entry in words.split(",")]
            for i, entry in enumerate(entries):
                if i >= HAND:
                    raise self.bad(f"more than {HAND} cards")
                s.taken[seat][i] = self.taken_card(seat, entry)
            s.n_taken[seat] = len(entries)

    def blind_hand(self, seat: int, entries: list[str]) -> None:
        if len(entries) > POSITIONS:
            raise self.bad(f"more than {POSITIONS} positions")
        for i, entry in enumerate(entries):
            if entry not in ("-", "", "none"):
                card = self.card(seat, entry)
                self.s.slot[seat][i] = card
                self.s.hand[seat] |= 1 << card
                self.s.backs[seat] |= 1 << i
                self.leave_pile(seat, card)

    def taken_card(self, seat: int, entry: str) -> int:
        """`green 3`, `green 3 from blue`, or a Calamity, whose deck is known by its name."""
        words, _, owner = entry.partition(" from ")
        if words in CALAMITY_NAMES:
            seat = self.s.calamity.index(CALAMITY_NAMES.index(words)) // 2
            self.s.known |= 1 << self.s.calamity.index(CALAMITY_NAMES.index(words))
        elif owner:
            seat = self.index(owner.strip(), COLOUR_NAMES)
        card = self.card(seat, words)
        self.leave_pile(seat, card)
        return seat * CARDS + card

    def trick(self, seat: int, key: str, words: str) -> None:
        """The cards on the table in the order in which they were played; the first player leads."""
        s = self.s
        if seat != NONE or key != "trick":
            return
        for i, entry in enumerate(words.split(",")):
            colour, _, card_words = entry.strip().partition(" ")
            p = self.index(colour, COLOUR_NAMES[: s.players])
            if i == 0:
                s.leader = p
            kind, _, back = card_words.partition(" ")
            card = DISCOVERY if kind == "discovery" else self.card(p, card_words)
            self.leave_pile(p, card)
            s.hand[p] |= 1 << card
            self.engine[hand_to_trick](s, p, card)
            if card == DISCOVERY and back:
                s.trick[p] = DISCOVERY + self.index(back, COLOUR_NAMES)
            self.engine[weigh](s, p)
            if "turn" not in self.said:
                s.turn = (p + 1) % s.players

    def resume(self) -> State:
        """Goes on from the phase that was said, or from where the game must be."""
        s, engine = self.s, self.engine
        self.clause = f"phase {PHASE_NAMES[s.phase]}"
        if "phase" not in self.said:
            s.phase = (
                Phase.PLAY if self.said & {"hand", "trick"} else Phase.ACT if "taken" in self.said else Phase.CARDS
            )
        if "turn" not in self.said and "trick" not in self.said:
            s.turn = s.leader
        if s.phase == Phase.CARDS:
            s.round -= 1
        if s.phase in (Phase.TAKE, Phase.DISCOVERY, Phase.NEXT_TAKER) and "takers" not in self.said:
            s.takers = s.left
        if s.phase == Phase.PLAY:
            self.resume_trick()
        elif s.phase < Phase.AUTO:
            engine[ask_again](s)
        engine[settle](s)
        self.check()
        return s

    def check(self) -> None:
        """Refuses what cannot be played: a card or a Discovery in two places, too many Pops, nothing to choose."""
        s, engine = self.s, self.engine
        for p in range(s.players):
            self.clause = COLOUR_NAMES[p]
            zones = [s.pile[p], s.hand[p] & ALL_CARDS, s.aside[p]]
            cards = [card % CARDS for row in s.taken for card in row if card != NONE and card // CARDS == p]
            cards += [s.trick[p]] if s.left >> p & 1 and s.trick[p] < DISCOVERY else []
            zones += [1 << card for card in cards]
            if sum(zone.bit_count() for zone in zones) != reduce(or_, zones).bit_count():
                raise self.bad("a card is in two places")
            if not engine[is_board_sound](s, p):
                raise self.bad("more Pops are placed than the Population, or a scale is left")
        for age in range(AGES):
            if not engine[are_discoveries_whole](s, age):
                raise self.bad(f"the Discoveries of Age {age + 1} are not one of each back")
        if s.phase != Phase.OVER and not s.legal:
            raise self.bad("there is nothing to choose")

    def resume_trick(self) -> None:
        """The next player with a card plays; without one the cards of the trick are taken."""
        s = self.s
        if not any(card != NONE for card in s.trick):
            if "turn" in self.said:
                s.leader = s.turn
            s.phase = Phase.LEAD
            return
        for _ in range(s.players):
            if s.hand[s.turn] and s.trick[s.turn] == NONE:
                self.engine[offer_play](s, s.turn)
                return
            s.turn = (s.turn + 1) % s.players
        s.takers = s.left
        s.phase = Phase.NEXT_TAKER
