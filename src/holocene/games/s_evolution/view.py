"""What a seat or a spectator may know: all that is public, own cards, open hands, and what follows for certain."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from holocene.core.contract.game import Pack
from holocene.core.rulebook.rule import rule
from holocene.core.states.showing import Showing
from holocene.games.s_evolution.layout import (
    AGES,
    ALL_CALAMITIES,
    ALL_CARDS,
    CALAMITIES,
    CALAMITY_NAMES,
    CARDS,
    CLASS_NAMES,
    CLASS_SHIFT,
    COLOUR_NAMES,
    DISCOVERY,
    KIND_NAMES,
    LAYOUT,
    NONE,
    NUMBERS,
    POSITIONS,
    SEATS,
    SUIT_NAMES,
    Limit,
    Phase,
    State,
)
from holocene.games.s_evolution.moves import notation
from holocene.games.s_evolution.options import KEPT

SHOWING: Final = Showing(LAYOUT)


class Card(msgspec.Struct, frozen=True):
    """A card with its face; `calamity` is empty where the card is known to be one but not which."""

    kind: str
    suit: str = ""
    number: int = 0
    amount: int = 0
    calamity: str = ""
    discovery: str = ""
    age: int = 0
    face: str = ""


class Hand(msgspec.Struct, frozen=True):
    """A hand: a card is None where its face is not shown; `contents` names them if their order alone is unknown.

    `counted` says that the viewer sees none of these cards, but that no others are possible (option `memory`: open).
    """

    size: int
    blind: bool
    invaded: bool
    holds_discovery: bool
    positions: tuple[int, ...]
    cards: tuple[Card | None, ...]
    contents: tuple[Card, ...] | None
    counted: bool


class Laid(msgspec.Struct, frozen=True):
    """A card of the trick: its class and whether it still lies on the table."""

    seat: int
    card: Card
    rank: str
    left: bool


@SHOWING.of_seat
class Player(msgspec.Struct, frozen=True):
    """One player's board and cards.

    `unseen` are those that lie in her pile or unseen in her hand, `void` the suits she has shown not to hold: for bots
    and for who counts; tables show them to people only if memory is open. `taken_from` are the backs of those taken.
    """

    seat: int
    colour: str
    age: int
    population: int
    stock: tuple[int, ...]
    places: dict[str, int]
    score: int
    points: tuple[int, ...]
    discoveries: tuple[Card, ...]
    face_up: tuple[int, ...]
    hand: Hand
    pile_size: int
    unseen: tuple[Card, ...]
    void: tuple[str, ...]
    aside: tuple[Card, ...]
    taken: tuple[Card, ...]
    taken_from: tuple[str, ...]
    blind_next: bool
    invaded_next: bool


@SHOWING.of_table
class View(msgspec.Struct, frozen=True):
    """All that a seat may know; `legal` is filled for the seat that decides.

    `named` says which Calamity lies where as far as the viewer knows, `seen_by_all` which ones everybody has seen.
    What the layout shows is filled in from there; a field that is shown and not declared here follows the others.
    """

    seat: int | None
    players: tuple[Player, ...]
    round: int
    rounds: int
    phase: str
    turn: int | None
    leader: int
    trump: str
    fixed: str
    trick: tuple[Laid, ...]
    taking: tuple[int, ...]
    calamities: tuple[str, ...]
    protected: bool
    barred: tuple[str, ...]
    todo: int
    asked: tuple[str, ...]
    paid: tuple[str, ...]
    payers: int
    after: str
    grown: bool
    risen: bool
    moving: str
    legal: tuple[str, ...]
    winners: tuple[int, ...]
    named: dict[str, str]
    seen_by_all: tuple[str, ...]
    options: dict[str, str]


class Eyes:
    """One viewer looking at one state."""

    def __init__(self, engine: Any, pack: Pack, s: State, seat: int | None) -> None:
        self.engine = engine
        self.pack = pack
        self.s = s
        self.viewers = range(s.players) if seat is None else [seat]
        self.known = self.named_calamities()

    @rule("D5", "C8")
    def named_calamities(self) -> int:
        """The Calamities the viewer can name; with an open memory the last of the eight follows from the others."""
        known = ALL_CALAMITIES
        for viewer in self.viewers:
            known &= self.engine.known_calamities(self.s, viewer)
        return ALL_CALAMITIES if self.s.memory and known.bit_count() == CALAMITIES - 1 else known

    def named(self) -> dict[str, str]:
        """Which Calamity lies where, as far as the viewer knows: `red 0` is the lower number in red's deck."""
        slots = [i for i in range(CALAMITIES) if self.known >> i & 1]
        return {f"{COLOUR_NAMES[i // 2]} {i % 2}": CALAMITY_NAMES[self.s.calamity[i]] for i in slots}

    def sees(self, p: int) -> bool:
        """Whether the viewer sees a hand; a spectator sees what all players see."""
        return all(self.engine.sees_hand(self.s, viewer, p) for viewer in self.viewers)

    def card(self, owner: int, card: int) -> Card:
        """A card of a deck, its Calamity named if the viewer knows it."""
        kind = self.pack.tables["KIND"][card]
        slot = owner * 2 + self.pack.tables["CALAMITY_SLOT"][card]
        name = KIND_NAMES[kind] == "calamity" and self.known >> slot & 1
        return Card(
            kind=KIND_NAMES[kind],
            suit=SUIT_NAMES[card // NUMBERS],
            number=card % NUMBERS + 1,
            amount=self.pack.tables["AMOUNT"][card],
            calamity=CALAMITY_NAMES[self.s.calamity[slot]] if name else "",
        )

    def discovery(self, age: int, back: int) -> Card:
        """A Discovery, which everybody knows."""
        at = (age - 1) * SEATS + back
        return Card(
            kind="discovery",
            discovery=self.pack.cards["discovery_ids"][at],
            age=age,
            face=COLOUR_NAMES[self.pack.tables["FACE"][at]],
        )

    def in_hand(self, p: int, card: int) -> Card:
        """A card of a hand, the Discovery included."""
        if card == DISCOVERY:
            return self.discovery(self.s.age[p], self.s.discovery[p][self.s.age[p] - 1])
        return self.card(p, card)

    def set_of(self, p: int, cards: int) -> tuple[Card, ...]:
        """A set of cards in their order of suit and number."""
        return tuple(self.in_hand(p, card) for card in range(CARDS + 1) if cards >> card & 1)

    @rule("D2", "D3", "D4", "D5")
    def hand(self, p: int) -> Hand:
        """A hand as far as it is seen; with an open memory also what follows from the cards seen elsewhere."""
        s = self.s
        blind = bool(s.blind >> p & 1)
        holds = bool(s.hand[p] >> DISCOVERY & 1)
        positions = [i for i in range(POSITIONS) if s.backs[p] >> i & 1] if blind else []
        counted = self.counts(p)
        certain = counted or self.sees(p)
        cards: tuple[Card | None, ...]
        if blind and (self.sees(p) or (counted and len(positions) == 1)):
            cards = tuple(self.in_hand(p, s.slot[p][i]) for i in positions)
        elif blind:
            cards = (None,) * len(positions)
        elif certain:
            cards = self.set_of(p, s.hand[p])
        else:
            cards = (*(None,) * (s.hand[p] & ALL_CARDS).bit_count(), *self.set_of(p, s.hand[p] & ~ALL_CARDS))
        return Hand(
            size=s.hand[p].bit_count(),
            blind=blind,
            invaded=bool(s.invaded >> p & 1),
            holds_discovery=holds,
            positions=tuple(i + 1 for i in positions),
            cards=cards,
            contents=self.set_of(p, s.hand[p]) if certain else None,
            counted=counted and s.hand[p] & ALL_CARDS != 0,
        )

    @rule("D5")
    def counts(self, p: int) -> bool:
        """Whether memory is open and no other hand is possible, though the viewer does not see it."""
        cards = (self.s.hand[p] & ALL_CARDS).bit_count()
        possible = self.engine.possible_cards(self.s, p).bit_count()
        return self.s.memory == 1 and not self.sees(p) and possible == cards

    def player(self, p: int) -> Player:
        """One player."""
        s = self.s
        unseen = s.pile[p] if self.sees(p) else (s.pile[p] | s.hand[p]) & ALL_CARDS
        return Player(
            **SHOWING.seat(s, p, {}),
            seat=p,
            colour=COLOUR_NAMES[p],
            score=self.engine.score(s, p),
            discoveries=tuple(self.discovery(age + 1, s.discovery[p][age]) for age in range(AGES)),
            hand=self.hand(p),
            pile_size=s.pile[p].bit_count(),
            unseen=self.set_of(p, unseen),
            aside=self.set_of(p, s.aside[p]),
            taken=tuple(self.card(card // CARDS, card % CARDS) for card in s.taken[p][: s.n_taken[p]]),
            taken_from=tuple(COLOUR_NAMES[card // CARDS] for card in s.taken[p][: s.n_taken[p]]),
        )

    def laid(self) -> tuple[Laid, ...]:
        """The trick in the order of play."""
        s = self.s
        found = []
        for i in range(s.players):
            p = (s.leader + i) % s.players
            card = s.trick[p]
            if card == NONE:
                continue
            face = self.discovery(s.age[p], card - DISCOVERY) if card >= DISCOVERY else self.card(p, card)
            found.append(Laid(p, face, rank_of(s, p), bool(s.left >> p & 1)))
        return tuple(found)


def rank_of(s: State, p: int) -> str:
    """The class of the card that a seat played: trump, fixed, other, or a discovery."""
    return "discovery" if s.trick[p] >= DISCOVERY else CLASS_NAMES[s.strength[p] >> CLASS_SHIFT]


@rule("K20", "K21")
def taking_order(s: State) -> tuple[int, ...]:
    """Who still takes a card, in their order."""
    seats = [p for p in range(s.players) if s.takers >> p & 1]
    return tuple(sorted(seats, key=lambda p: (s.trick[p] < DISCOVERY, -s.strength[p])))


@rule("D5")
def view(engine: Any, pack: Pack, s: State, seat: int | None) -> View:
    """All that a seat, or a spectator (None), may know."""
    eyes = Eyes(engine, pack, s, seat)
    over = s.phase == Phase.OVER
    may_choose = not over and seat == s.turn
    return View(
        **SHOWING.table(s, {}),
        seat=seat,
        players=tuple(eyes.player(p) for p in range(s.players)),
        rounds=pack.tables["LIMIT"][Limit.ROUNDS],
        turn=None if over else s.turn,
        trick=eyes.laid(),
        taking=taking_order(s) if s.phase in (Phase.TAKE, Phase.DISCOVERY) else (),
        legal=tuple(notation(engine.nth_legal(s, k), pack) for k in range(engine.n_legal(s))) if may_choose else (),
        winners=tuple(p for p in range(s.players) if over and engine.is_winner(s, p)),
        named=eyes.named(),
        seen_by_all=tuple(CALAMITY_NAMES[s.calamity[i]] for i in range(CALAMITIES) if s.known >> i & 1),
        options={option.key: str(option.choices[getattr(s, option.key)]) for option in KEPT},
    )
