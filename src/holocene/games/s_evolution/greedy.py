"""A sound but simple player: the bot `greedy`.

It imagines states that fit its view. A card is played where the card it then takes is worth most, the others playing
anything; everything else is the move that leaves it best off by `worth`. It looks no further than the coming payment
and never at what its seat cannot know.
"""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Final

from holocene.core.contract.game import Game
from holocene.games.s_evolution.layout import (
    CALAMITIES,
    LAYOUT,
    NUMBERS,
    RESOURCES,
    SEATS,
    SUITS,
    Block,
    BoardMove,
    Limit,
    Phase,
    State,
)
from holocene.games.s_evolution.phases import apply
from holocene.games.s_evolution.rules.taking import offer_taking
from holocene.games.s_evolution.view import View
from holocene.games.s_evolution.worth import HARM, Worth

SAMPLES: Final = 4  # imagined deals for each card that could be played
CHANGED: Final = 0.001  # what a change of Commerce costs, so that none is made for nothing
LOST: Final = 1e6  # a resource that finds no room in a full stock


def advise(game: Game, view: View, rng: Random) -> str:
    """The move in notation."""
    if len(view.legal) == 1 or view.seat is None:
        return view.legal[0]
    return game.notation(Greedy(game, view, rng).choose())


class Greedy:
    """One decision of one seat."""

    def __init__(self, game: Game, view: View, rng: Random) -> None:
        assert view.seat is not None
        self.game = game
        self.engine = game.plain
        self.view = view
        self.rng = rng
        self.seat = view.seat
        self.worth = Worth(game, view.seat)
        self.s: State = game.imagine(view, rng)
        self.legal = game.legal(self.s)

    def choose(self) -> int:
        if self.s.phase == Phase.PLAY:
            return self.play()
        if self.s.phase == Phase.TRUMP:
            return self.trump()
        return max(self.legal, key=self.value)

    def after(self, s: State, action: int) -> State:
        """The state after an action, before anything else happens."""
        other = LAYOUT.copy(s)
        self.engine[apply](other, action)
        return other

    def value(self, action: int) -> float:
        """How well off an action leaves the seat."""
        s = self.s
        if s.phase == Phase.DISCOVERY:
            return self.worth.colours(s, s.age[self.seat], (action - Block.DISCOVERY) % SEATS)
        if s.phase == Phase.CALAMITY:
            return self.calamity(action - Block.CALAMITY)
        if s.phase in (Phase.MANAGE, Phase.MOVE):
            return self.manage(action)
        other = self.after(s, action)
        if s.phase == Phase.REMOVE:
            return self.worth.prospect(other)
        if s.phase == Phase.TAKE:
            return self.worth.outlook(other)
        return self.resource(other, action)

    def resource(self, other: State, action: int) -> float:
        """What the stocks pay with the choices still to come, and a little for what they pay as they are."""
        stock = other.stock[self.seat]
        if self.s.phase == Phase.COMMERCE:
            changes = 0 if action == Block.BOARD + BoardMove.DONE else other.todo
            return self.best_payment(other, stock, changes) - CHANGED * (action != Block.BOARD + BoardMove.DONE)
        if self.s.stock[self.seat] == stock:
            return -LOST
        return self.worth.payment(other, stock, other.todo) + 0.1 * self.worth.payment(other, stock, 0)

    def best_payment(self, s: State, stock: list[int], changes: int) -> float:
        """What the best stocks pay that so many changes can make of these; a change that helps nothing is not made."""
        limit = self.game.pack.tables["LIMIT"][Limit.STOCK_LIMIT]
        best = self.worth.payment(s, stock, 0)
        if changes:
            for given, got in permutations(range(RESOURCES), 2):
                if stock[given] and stock[got] < limit:
                    changed = list(stock)
                    changed[given] -= 1
                    changed[got] += 1
                    best = max(best, self.best_payment(s, changed, changes - 1) - CHANGED)
        return best

    def calamity(self, choice: int) -> float:
        """Protection meets the worst; what it does not meet comes in any order, the harmless first."""
        met, calamity = divmod(choice, CALAMITIES)
        harm = HARM[calamity] or 1.0
        return harm if met else -harm

    def manage(self, action: int) -> float:
        """A step is worth what it adds to the board; a Pop is only taken up for a clear gain."""
        choice = action - Block.BOARD
        if choice == BoardMove.DONE:
            return self.worth.prospect(self.s) + 0.01
        other = self.after(self.s, action)
        if choice >= BoardMove.MOVE:
            return max(self.worth.prospect(self.after(other, then)) for then in self.game.legal(other)) - 0.5
        return self.worth.prospect(other)

    def trump(self) -> int:
        """The colour she holds most and highest of."""
        cards = self.s.hand[self.seat]
        strength = [
            sum(1 + n / NUMBERS for n in range(NUMBERS) if cards >> suit * NUMBERS + n & 1) for suit in range(SUITS)
        ]
        return max(self.legal, key=lambda action: strength[action - Block.TRUMP])

    def play(self) -> int:
        """The card whose trick brings most, on average over imagined deals."""
        if self.view.players[self.seat].hand.blind:
            return self.rng.choice(self.legal)
        totals = dict.fromkeys(self.legal, 0.0)
        for _ in range(SAMPLES):
            s = self.game.imagine(self.view, self.rng)
            base = self.worth.outlook(s)
            for action in self.legal:
                totals[action] += self.trick(s, action) - base
        return max(totals, key=lambda action: totals[action] + self.rng.random() * 0.01)

    def trick(self, s: State, action: int) -> float:
        """What this trick brings if the others play anything and everybody takes what is best for her."""
        s = self.after(s, action)
        while s.phase != Phase.LEAD:
            if s.phase == Phase.NEXT_TAKER:
                self.engine[offer_taking](s)
            elif s.phase == Phase.TAKE:
                self.engine[apply](s, self.best_taking(s, self.game.legal(s)))
            else:
                self.engine[apply](s, self.rng.choice(self.game.legal(s)))
        return self.worth.outlook(s) + self.worth.hand(s)

    def best_taking(self, s: State, legal: list[int]) -> int:
        """The card that is worth most to the seat that takes."""
        taker = Worth(self.game, s.turn)
        return max(legal, key=lambda action: taker.outlook(self.after(s, action)))
