"""How a player would pay a cost: the cheapest way, any other that she has in mind, and what covers which line.

A payment is tried on a copy of the state by the rules that will take it (`rules.paying`), so what is promised here is
what will be accepted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from holocene.core.contract.game import Game
from holocene.core.errors import Refusal
from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import SECTIONS, SMALL, TECHS, TYPE_NAMES, Knowledge, Move, Phase, State
from holocene.games.progress.payments import Bill, Considered, Payment, Row, Source
from holocene.games.progress.rules.discover import begin_discovery, is_met
from holocene.games.progress.rules.milestones import is_section_met, pay_section
from holocene.games.progress.rules.paying import is_covered, pay, shortage
from holocene.games.progress.thrift import cheapest_discards, costs_nothing

KINDS: Final = tuple(enumerate(TYPE_NAMES))
SPEND: Final = "spend"


class Cashier:
    """One cost of one player, at the time when it begins to be paid: `move` begins it, or it was begun before ("")."""

    def __init__(self, game: Game, s: State, p: int, move: str = "") -> None:
        self.game, self.p, self.move = game, p, move
        self.engine = game.plain
        self.techs: Sequence[str] = game.pack.cards["ids"]["technologies"]
        self.state = self._begun(s)
        self._alone: State = game.layout.copy(self.state)  # with nothing but what is to be weighed
        self.card = self.techs[self.state.card] if self.state.card >= 0 else ""
        self.lines: Sequence[Mapping[str, Any]] = self._lines()

    @rule("A10", "A14", "M7")
    def _begun(self, s: State) -> State:
        """The card has left the hand, and what is owed is known."""
        begun: State = self.game.layout.copy(s)
        if self.move:
            action = self.game.parse(self.move)
            if action < TECHS:
                self.engine[begin_discovery](begun, self.p, action)
            else:
                self.engine[pay_section](begun, self.p, action - SMALL - Move.SECTION)
        return begun

    def _lines(self) -> Sequence[Mapping[str, Any]]:
        cards = self.game.pack.cards
        if self.card:
            lines: Sequence[Mapping[str, Any]] = cards["technologies"][self.card]["costs"]
            return lines
        milestone = cards["ids"]["milestones"][self.state.milestone]
        return [cards["milestones"][milestone]["costs"][self.state.section]]

    @rule("A11", "M2")
    def met(self) -> tuple[bool, ...]:
        """Lines that a prerequisite meets."""
        b = self.state
        if not self.card:
            return (self.engine[is_section_met](b, self.p, b.milestone, b.section),)
        return tuple(self.engine[is_met](b, self.p, b.card, line) for line in range(len(self.lines)))

    @rule("A14", "N2", "N5", "N6")
    def bill(self) -> Bill:
        """The cost, what can pay it, and the cheapest way."""
        b, ready = self.state, self.state.ready[self.p]
        tokens = {
            name: ready[kind] if kind == Knowledge.GENERAL else min(ready[kind], b.owed[kind]) for kind, name in KINDS
        }
        unused = [name for kind, name in KINDS if b.tokens[self.p][kind] and not tokens[name]]
        asked = b.phase == Phase.PAY
        plan = self.cheapest()
        return Bill(
            met=self.met(),
            asks=not self.engine[is_covered](b),
            tokens=tokens,
            idle={name: self._why_idle(name) for name in unused} if asked else {},
            kept=self.card if self.move else "",
            plan=plan,
            sure=plan.moves is not None and costs_nothing(self.game, b, self.p, self.hand(), plan.discards),
        )

    def _why_idle(self, name: str) -> Refusal:
        refusal = self.game.why_not(self.state, self.game.parse(f"flip {name}"))
        assert refusal is not None
        return refusal

    def payment(self, tokens: Mapping[str, int], discards: Sequence[str]) -> Payment:
        """What these tokens and cards come to."""
        given = {name: tokens.get(name, 0) for name in TYPE_NAMES}
        rows = tuple(self._rows(given, discards))
        return Payment(given, tuple(discards), rows, self.short(given, discards), self._moves(given, discards))

    @rule("N1", "A14")
    def short(self, tokens: Mapping[str, int], discards: Iterable[str]) -> int:
        """What would be lacking if she had nothing else than these tokens and cards."""
        self._alone.ready[self.p][:] = [tokens[name] for name in TYPE_NAMES]
        self._alone.hand_value[self.p] = sum(self._value(card) for card in discards)
        lacking: int = self.engine[shortage](self._alone, self.p, 0)
        return lacking

    def _value(self, card: str) -> int:
        value: int = self.game.pack.cards["technologies"][card]["discard"]
        return value

    @rule("N5", "N6")
    def _moves(self, tokens: Mapping[str, int], discards: Sequence[str]) -> tuple[str, ...] | None:
        """The moves that pay: in her order of discards, or else the dearest last, since none is taken once the cost is
        covered."""
        flips = [f"flip {name}" for name in TYPE_NAMES for _ in range(tokens[name])]
        for order in (discards, self._dearest_last(discards)):
            if (paid := self._tried([*flips, *(f"discard {card}" for card in order)])) is not None:
                return (*([self.move] if self.move else []), *paid)
        return None

    def _dearest_last(self, cards: Iterable[str]) -> list[str]:
        return sorted(cards, key=self._value)

    @rule("N5", "N6")
    def _tried(self, moves: list[str]) -> list[str] | None:
        """The moves as the rules take them one by one; where a typed token could still pay, what covers the cost is
        spent by a move of its own."""
        b: State = self.game.layout.copy(self.state)
        for move in moves:
            action = self.game.parse(move)
            if b.phase != Phase.PAY or not self.engine.is_legal(b, action):
                return None
            self.engine[pay](b, self.p, action)
        if b.phase == Phase.PAID:
            return moves
        return [*moves, SPEND] if self.engine[is_covered](b) else None

    @rule("A11", "A12", "N1", "N4")
    def _rows(self, tokens: Mapping[str, int], discards: Sequence[str]) -> Iterator[Row]:
        """What covers each line in order: its prerequisite, tokens of its type, then General Knowledge."""
        owed, typed = dict(zip(TYPE_NAMES, self.state.owed, strict=False)), dict(tokens)
        general = [("spare", "general", self.state.pool), ("token", "general", typed.pop("general"))]
        general += [("card", card, self._value(card)) for card in discards]
        for line, met in zip(self.lines, self.met(), strict=True):
            kind, amount = line["type"], line["amount"]
            left = 0 if met else min(amount, owed[kind])
            owed[kind] -= left
            by = []
            sources = [("token", kind, typed[kind]), *general]
            for at, (what, name, have) in enumerate(sources):
                if n := min(left, have):
                    by.append(Source(what, name, n))
                    left -= n
                sources[at] = (what, name, have - n)
            typed[kind], general = sources[0][2], sources[1:]
            yield Row(amount - left, tuple(by))

    @rule("N1", "N2")
    def cheapest(self) -> Payment:
        """Tokens come back at Upkeep, so they pay before cards; typed ones before General Knowledge, which can pay any
        other cost of the turn."""
        b, ready = self.state, self.state.ready[self.p]
        tokens = {name: min(b.owed[kind], ready[kind]) for kind, name in KINDS if kind != Knowledge.GENERAL}
        tokens["general"] = 0
        tokens["general"] = max(0, min(ready[Knowledge.GENERAL], self.short(tokens, ())))
        discards: list[str] = []
        if (need := self.short(tokens, ())) > 0:
            discards = self._dearest_last(cheapest_discards(self.game, b, self.p, self.hand(), need))
            while tokens["general"] and self.short(tokens, discards) < 0:
                tokens["general"] -= 1
        return self.payment(tokens, discards)

    def hand(self) -> list[str]:
        """The cards that can be discarded, copies one by one, by age, type and name."""
        rows = self.game.pack.cards["technologies"]
        held = [self.techs[tech] for tech in range(TECHS) for _ in range(self.state.hand[self.p][tech])]
        return sorted(held, key=lambda card: (rows[card]["age"], TYPE_NAMES.index(rows[card]["type"]), card))

    def around(self, tokens: Mapping[str, int], discards: Sequence[str]) -> Iterator[Payment]:
        """A payment in mind and those one choice away: a token more, or none of its type, or a card in or out."""
        yield self.payment(tokens, discards)
        bill = self.bill()
        for name, most in bill.tokens.items():
            if most:
                used = tokens.get(name, 0)
                yield self.payment({**tokens, name: 0 if used >= most else used + 1}, discards)
        for card in dict.fromkeys(self.hand()):
            rest = [*discards]
            if card in rest:
                rest.remove(card)
            else:
                rest.append(card)
            yield self.payment(tokens, rest)


def beginnings(game: Game, s: State, p: int) -> list[str]:
    """The moves by which a player can begin to pay a cost now; "" stands for a cost that is being paid."""
    if s.me != p or s.phase not in (Phase.ACT, Phase.PAY):
        return []
    if s.phase == Phase.PAY:
        return [""]
    sections = range(SMALL + Move.SECTION, SMALL + Move.SECTION + SECTIONS)
    return [game.notation(action) for action in game.legal(s) if action < TECHS or action in sections]


def bills(game: Game, s: State, p: int) -> dict[str, Bill]:
    """Every cost that a player can pay now, by the move that begins it."""
    return {move: Cashier(game, s, p, move).bill() for move in beginnings(game, s, p)}


def consider(game: Game, s: State, p: int, moves: Sequence[str]) -> Considered | None:
    """What moves in mind would pay: the one that begins a cost where none is being paid, then flips and discards."""
    first = moves[0] if moves and s.phase == Phase.ACT else ""
    if first not in beginnings(game, s, p):
        return None
    rest = [move.partition(" ") for move in moves[bool(first) :]]
    tokens = {name: sum(verb == "flip" and what == name for verb, _, what in rest) for name in TYPE_NAMES}
    cashier = Cashier(game, s, p, first)
    held = cashier.hand()
    discards = [what for verb, _, what in rest if verb == "discard"]
    if any(discards.count(card) > held.count(card) for card in discards):
        return None
    return Considered(tuple(cashier.around(tokens, discards)))
