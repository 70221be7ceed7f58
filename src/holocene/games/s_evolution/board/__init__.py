"""The table of S-Evolution in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from holocene.core.contract import game as core
from holocene.core.contract.game import Facts, Line, Segment
from holocene.games.s_evolution.board import moves, players
from holocene.games.s_evolution.board.phrases import Phrases, between
from holocene.games.s_evolution.preview import Price, prices
from holocene.games.s_evolution.view import View

STEPS = ("take-card", "take-discovery", "calamity", "gain", "joker", "commerce", "remove", "move")


class Board(core.Board[View]):
    """Draws what a seat sees: round and trump, the trick with the class of each card, all players, and the hand."""

    groups: ClassVar[tuple[str, ...]] = tuple(dict.fromkeys(moves.GROUPS.values()))

    @property
    def phrases(self) -> Phrases:
        """The small words that all parts use."""
        return Phrases(self.game.pack, self.say)

    def status(self, view: View) -> list[Line]:
        return [Line((Segment(words),)) for words in self._status(view)]

    def _status(self, view: View) -> Iterator[str]:
        """The round, whose turn it is, and the colours that matter."""
        yield self.say("mat-round", n=view.round, most=view.rounds)
        if view.turn is not None:
            yield self.say("mat-your-turn") if view.turn == view.seat else self.say("mat-turn-of", player=view.turn)
        if view.trump:
            yield self.say("mat-trump", suit=view.trump)
        if view.fixed:
            yield self.say("mat-fixed", suit=view.fixed)

    def table(self, view: View) -> list[Line]:
        """Hands are told with their players, so the viewer's own is not told again."""
        return [*self.middle(view), *(line for seat in self.seats(view) for line in self.player(view, seat))]

    def seats(self, view: View) -> Sequence[int]:
        return range(len(view.players))

    def player(self, view: View, seat: int) -> list[Line]:
        return players.lines(self.phrases, view, view.players[seat])

    def hand(self, view: View) -> list[Line]:
        return players.held(self.phrases, view.players[view.seat]) if view.seat is not None else []

    def cost(self, view: View, card: str) -> list[Line]:
        """The steps of Management that cost something now; of a place its printed prices, and where the viewer is."""
        if card not in self.game.pack.cards["board"]["places"]:
            return self.card(view, card)
        level = view.players[view.seat].places[card] if view.seat is not None else 0
        here = [Line((Segment(self.say("mat-level", place=card, n=level)),))] if level else []
        return [*self.card(view, card), *here]

    def middle(self, view: View) -> list[Line]:
        """The cards on the table in the order of play; what is taken already is dim."""
        lines = [Line((Segment(self.say("mat-trick"), "heading"),))] if view.trick else []
        for laid in view.trick:
            card = self.phrases.card(laid.card)
            words = [card if laid.left else Segment(card.words, "dim"), Segment(f" ({self.phrases.rank(laid.rank)})")]
            if self.say.aloud and not laid.left:
                words.append(Segment(f", {self.say('mat-gone')}"))
            name = self.say("mat-laid", player=laid.seat)
            lines.append(Line(tuple(words), Segment(f"  {name} ", f"seat{laid.seat}")))
        if view.taking:
            seats = between([[Segment(self.say.seat(seat), f"seat{seat}")] for seat in view.taking], Segment(", "))
            lines.append(Line(tuple(seats), Segment(f"  {self.say('mat-taking')} ", "label")))
        return lines

    def is_step(self, view: View) -> bool:
        return view.phase in STEPS

    def asked(self, view: View) -> tuple[str, Facts]:
        return moves.asked(view), {}

    def said(self, view: View, notation: str) -> tuple[str, Facts]:
        return moves.said(self.game.pack, notation)

    def group(self, view: View, notation: str) -> str:
        return moves.group(notation)

    def notes(self, view: View, notation: str) -> list[str]:
        return moves.notes(self.phrases, notation, self._prices(view))

    def _prices(self, view: View) -> dict[str, Price]:
        """What every step of Management costs who decides, while there is one."""
        if view.phase not in ("manage", "move") or view.turn is None:
            return {}
        return prices(self.game, self.imagined(view), view.turn)

    def card(self, view: View, card: str) -> list[Line]:
        """All that is printed on a Discovery, and what a Calamity or a place does."""
        pack = self.game.pack.cards
        head = Line((Segment(self.say.card(card), "heading"),))
        if card in pack["discoveries"]:
            row = pack["discoveries"][card]
            return [head, Line((Segment(self.say("mat-discovery-card", age=row["age"], colour=row["face"])),))]
        if card in pack["calamities"]:
            return [head, Line((Segment(self.say(moves.EFFECTS[card])),))]
        prices = pack["board"]["places"][card]
        words = [
            self.say("mat-price", resource=prices["resource"], level=n, n=p) for n, p in enumerate(prices["prices"], 1)
        ]
        return [head, Line((Segment(self.say(moves.EFFECTS[card])),)), *(Line((Segment(line),)) for line in words)]
