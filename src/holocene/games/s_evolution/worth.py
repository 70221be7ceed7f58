"""How well off a seat is: what the coming payment brings, and what a board is worth for the rounds to come.

The numbers are judgements in victory points, set by playing greedy bots against each other.
"""

from __future__ import annotations

from typing import Any, Final

from holocene.core.contract.game import Game
from holocene.games.s_evolution.layout import (
    AGE_OF_PENALTY,
    AGES,
    CARDS,
    DISCOVERY,
    NONE,
    PLACES,
    RESOURCES,
    SEATS,
    Calamity,
    CardKind,
    Limit,
    Place,
    State,
)

# What a resource left in stock is worth at most, and how much less each further one.
SPARE: Final = (0.75, 0.7, 0.6)
FADE: Final = 0.07
RISE: Final = 2.2  # a higher Age, for each round to come up to two
FALL: Final = 3.0
LOSS: Final = 2.0  # a Pop lost
# A level of a place, for each round to come: the first and the further ones.
FIRST_LEVEL: Final = (1.15, 1.0, 0.75, 0.75, 0.25, 0.2)
NEXT_LEVEL: Final = (0.95, 0.8, 0.5, 0.4, 0.15, 0.05)
POPULATION: Final = (0.0, 0.0, 1.0, 2.0, 2.7, 3.0, 2.9, 2.9, 2.9)  # for each round to come
HARM: Final = (0.0, 0.0, 0.0, 1.5, 0.6, 1.2, 2.2, 1.4)  # of Calamities whose effect the payment does not show


class Worth:
    """Looks at states for one seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.engine = game.plain
        self.tables: dict[str, Any] = game.pack.tables
        self.seat = seat

    def rounds_left(self, s: State) -> int:
        """Rounds after this one."""
        return int(self.tables["LIMIT"][Limit.ROUNDS]) - s.round

    def outlook(self, s: State) -> float:
        """What the cards taken so far and the stocks will bring when she pays."""
        p, barred, harm = self.seat, s.barred, 0.0
        gains, jokers = [0] * RESOURCES, 0
        for i in range(s.n_taken[p]):
            owner, card = divmod(s.taken[p][i], CARDS)
            kind = self.tables["KIND"][card]
            if kind == CardKind.CALAMITY:
                calamity = s.calamity[owner * 2 + self.tables["CALAMITY_SLOT"][card]]
                barred |= 1 << calamity if calamity <= Calamity.FANATICISM else 0
                harm += self.harm(s, calamity)
            elif kind == CardKind.JOKER:
                jokers += 1
            else:
                gains[kind] += self.tables["AMOUNT"][card]
        stock = [n + (0 if barred >> r & 1 else gains[r]) for r, n in enumerate(s.stock[p])]
        for place in range(PLACES):
            product = self.tables["PRODUCES"][place]
            if product != NONE:
                stock[product] += s.level[p][place]
        return self.payment(s, stock, jokers + s.level[p][Place.COMMERCE]) + 0.3 * jokers - harm

    def harm(self, s: State, calamity: int) -> float:
        """What a Calamity costs, its effect on this payment aside; Protection takes most of it away."""
        p, left = self.seat, self.rounds_left(s)
        if calamity in (Calamity.INVASION, Calamity.OBSCURANTISM) and not left:
            return 0.0
        if (calamity == Calamity.EPIDEMIC and s.population[p] == 1) or (
            calamity == Calamity.DECADENCE and s.age[p] == 1
        ):
            return 0.0
        harm = HARM[calamity] * (0.5 + left / 6)
        if calamity == Calamity.HURRICANE:
            harm = 0.6 * sum(n > 0 for n in s.stock[p])
        return harm * 0.4 if s.level[p][Place.PROTECTION] else harm

    def payment(self, s: State, stock: list[int], wild: int) -> float:
        """Points of the needs that these stocks pay with so many changes, the Age they lead to, and what is left."""
        p, limit = self.seat, self.tables["LIMIT"][0]
        stock = [min(n, limit) for n in stock]
        needs = self.tables["NEEDS"][s.age[p]]
        asked = [r for r in range(RESOURCES) if needs >> r & 1]
        due = s.population[p]
        value, paid, starved = 0.0, 0, False
        for r in sorted(asked, key=lambda r: due - stock[r]):
            short = due - stock[r]
            if short > 0 and wild >= short:
                wild -= short
                short = 0
            if short <= 0:
                paid += 1
                value += due
                stock[r] = max(stock[r] - due, 0)
            else:
                starved = starved or stock[r] == 0
                value += 0.3 * stock[r]
                stock[r] = 0
        if paid < len(asked):
            value += s.level[p][Place.PRESTIGE]
        value += self.consequences(s, paid == len(asked), paid == 0, starved)
        return value + (self.spare(stock) if self.rounds_left(s) else 0.0)

    def consequences(self, s: State, all_paid: bool, none_paid: bool, starved: bool) -> float:
        """Rising, falling and losing a Pop."""
        p, left = self.seat, min(self.rounds_left(s), 2)
        value = 0.0
        if all_paid and s.age[p] < AGES:
            value += RISE * left / 2 + 0.1
        if s.age[p] >= AGE_OF_PENALTY:
            value -= (FALL if none_paid else 0.0) + (LOSS * (0.5 + left / 2) if starved else 0.0)
        return value

    def spare(self, stock: list[int]) -> float:
        """What is left for Management and the next payment."""
        return sum(n * SPARE[r] - FADE * n * (n - 1) / 2 for r, n in enumerate(stock))

    def prospect(self, s: State) -> float:
        """A board for the rounds to come."""
        p, left = self.seat, self.rounds_left(s)
        value = self.spare(s.stock[p]) + POPULATION[s.population[p]] * left
        value += RISE * min(left, 2) / 2 * (s.age[p] if s.age[p] < AGES else AGES - 0.5)
        for place in range(PLACES):
            level = s.level[p][place]
            if level:
                value += (FIRST_LEVEL[place] + NEXT_LEVEL[place] * (level - 1)) * left
        return value

    def colours(self, s: State, age: int, back: int) -> float:
        """What a Discovery adds to the colour groups she has or can still make."""
        p, face = self.seat, self.tables["FACE"]
        colour = face[(age - 1) * SEATS + back]
        mine = [face[a * SEATS + s.discovery[p][a]] for a in range(AGES) if a != age - 1]
        face_up = sum(c == colour and s.face_up[p] >> a & 1 for a, c in enumerate(mine))
        return 1.0 + face_up + 0.6 * (mine.count(colour) - face_up)

    def hand(self, s: State) -> float:
        """A little for what is still in her hand: strong numbers are better kept."""
        cards = s.hand[self.seat] & ~(1 << DISCOVERY)
        return sum(0.03 * (card % 6) for card in range(CARDS) if cards >> card & 1)
