"""What things are worth to a simple player: the numbers behind the bot `greedy`, in victory points."""

from __future__ import annotations

from typing import Final

from holocene.core.contract.game import Game
from holocene.core.states.bits import lowest
from holocene.games.progress.layout import (
    GAIN_NAMES,
    GAINS,
    GAINS_OF_HERITAGE,
    GAINS_OF_PERSON,
    POWERS,
    SKILLS,
    SLOTS,
    SMALL,
    TECHS,
    TYPES,
    Gain,
    Knowledge,
    Move,
    Phase,
    State,
)
from holocene.games.progress.rules.benefits import (
    actions_a_turn,
    cards_a_draw,
    hand_limit,
    quick_draw_cards,
    quick_draw_discards,
    shuffles,
)
from holocene.games.progress.rules.discover import is_met
from holocene.games.progress.rules.hooks import points_of_expansions
from holocene.games.progress.rules.scoring import (
    points_of_power,
    points_of_skills,
    points_of_technologies,
    points_per_five,
)

# What a gain is worth at the start of the game, beside its points at the end. From the card set's design model.
GAIN_WORTH: Final = {
    "action": 6.0, "draw": 3.0, "hand": 1.0, "shuffle": 0.6, "development": 2.5, "research": 2.5, "quick-draw": 1.5,
    "science": 2.0, "engineering": 2.2, "culture": 1.8, "general": 2.8,
    "prestige": 1.2, "population": 1.3, "army": 1.2,
}  # fmt: skip
# How much of that is left in each age, with three and with four ages: gains work for as long as the game lasts.
LEFT: Final = {2: (1.0, 0.75, 0.4), 3: (1.0, 0.85, 0.6, 0.25)}
CARD_IN_HAND: Final = 0.35  # of a card's discard value, which every card has
HOPE: Final = 0.25  # of what a card would be worth on the table beyond its cost
UNKNOWN_CARD: Final = 0.9  # a card still to be drawn
PAYMENT: Final = 0.75  # what one Knowledge of a cost takes away
DELAY: Final = 0.9  # of the worth of a technology that is under development, for each marker
WIN: Final = 200.0


class Worth:
    """Judges states, cards and moves for one seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.engine = game.plain
        self.tables = game.pack.tables
        self.p = seat
        self.weights = [GAIN_WORTH[name] for name in GAIN_NAMES]

    def left(self, s: State) -> float:
        """How much of the game is still to come."""
        return LEFT[s.last_age][s.age]

    def of_gains(self, s: State, row: int) -> float:
        """What one card gives, its points aside."""
        total = 0.0
        for i in range(GAINS):
            kind = self.tables["GAIN_KIND"][row][i]
            if kind < 0:
                break
            weight = self.weights[kind]
            total += self.tables["GAIN_AMOUNT"][row][i] * (weight if kind >= Gain.POWER else weight * self.left(s))
        return total

    def of_technology(self, s: State, tech: int) -> float:
        """A technology on the table: its points, its gains, and a little for what it opens."""
        points: int = self.tables["VP"][tech]
        per_five: bool = self.tables["PER_FIVE"][tech] >= 0
        return points + self.of_gains(s, tech) + 0.5 * per_five

    def cost(self, s: State, tech: int) -> float:
        """Knowledge that the lines without their prerequisite ask, beyond what typed tokens give."""
        total = 0
        owed = [0] * TYPES
        for line in range(self.tables["LINES"][tech]):
            if not self.engine[is_met](s, self.p, tech, line):
                owed[self.tables["LINE_TYPE"][tech][line]] += self.tables["LINE_COST"][tech][line]
        for kind in range(Knowledge.GENERAL):
            total += max(0, owed[kind] - s.tokens[self.p][kind])
        return float(max(0, total - s.tokens[self.p][Knowledge.GENERAL]))

    def of_card(self, s: State, tech: int) -> float:
        """A card in hand: what it is good for as payment, or a share of what it will be worth on the table."""
        if s.area[self.p][tech // SLOTS] >> tech % SLOTS & 1:
            return CARD_IN_HAND * float(self.tables["VALUE"][tech])
        hope = HOPE * max(0.0, self.of_technology(s, tech) - PAYMENT * 0.5 * self.cost(s, tech))
        return CARD_IN_HAND * float(self.tables["VALUE"][tech]) + hope

    def of_state(self, s: State) -> float:
        """Points now, what boards and tokens will still bring, the hand, and technologies under development."""
        p = self.p
        if s.phase == Phase.OVER:
            return self.of_end(s)
        total: float = self.engine[points_of_technologies](s, p) + self.engine[points_of_skills](s, p)
        total += self.engine[points_per_five](s, p) + self.engine[points_of_expansions](s, p)
        total += sum(1.1 * s.power[p][track] for track in range(POWERS))
        total += 0.3 * sum(self.engine[points_of_power](s, p, track) for track in range(POWERS))
        left = self.left(s)
        total += left * sum(self.weights[skill] * s.skills[p][skill] for skill in range(SKILLS))
        total += left * sum(self.weights[Gain.TOKEN + kind] * s.tokens[p][kind] for kind in range(TYPES))
        total += 0.1 * sum(s.ready[p]) + 0.1 * s.pool
        for age in range(s.oldest, s.age + 1):
            rest = s.hand_set[p][age]
            while rest:
                tech = age * SLOTS + lowest(rest)
                rest &= rest - 1
                total += s.hand[p][tech] * self.of_card(s, tech)
        for i in range(s.developing[p]):
            total += self.of_technology(s, s.development[p][i]) * DELAY ** s.markers[p][i]
        over: int = s.hand_size[p] - self.engine[hand_limit](s, p)
        return total - 0.5 * max(0, over)

    def of_end(self, s: State) -> float:
        """The game is over: won or lost."""
        mine = self.engine.score(s, self.p)
        others = [self.engine.score(s, q) for q in range(s.players) if q != self.p]
        if not others:
            return float(mine) - (WIN if s.lost else 0.0)
        return (WIN if self.engine.is_winner(s, self.p) else -WIN) + float(mine - max(others))

    def of_source(self, s: State, move: int) -> float:
        """How promising a pile is: the top card of a discard pile is known, a deck is better the newer it is."""
        age = move % Move.DRAW_PILE
        if move < Move.SHUFFLE_AGE and move % Move.QUICK_DECK >= Move.DRAW_PILE:
            top = s.pile[age][s.pile_size[age] - 1]
            return self.of_card(s, top) + 0.01 * age
        return UNKNOWN_CARD + 0.1 * (age - s.age)

    def of_draw(self, s: State, move: int) -> float:
        """The state with so many unknown cards more; cards beyond the hand size are worth little."""
        p = self.p
        if move >= Move.SHUFFLE_AGE:
            cards = self.engine[shuffles](s, p)
        elif move >= Move.QUICK_DECK:
            cards = self.engine[quick_draw_cards](s, p) - self.engine[quick_draw_discards](s, p)
        else:
            cards = self.engine[cards_a_draw](s, p)
        room = self.engine[hand_limit](s, p) - s.hand_size[p]
        fitting = max(0, min(cards, room))
        value: float = self.of_state(s) + UNKNOWN_CARD * (fitting + 0.3 * (cards - fitting))
        more: int = self.engine[actions_a_turn](s, p) - s.used - 1
        return value + (0.2 if move >= Move.QUICK_DECK else -1.2) * max(0, more)

    def habit(self, s: State, legal: list[int]) -> int:
        """The answer to a small decision: pay with tokens first, part with the least useful card."""
        p = self.p
        if s.phase not in (Phase.SUCCEEDING, Phase.PAY):  # a guide can be taken when it is time for an action (X5)
            legal = [action for action in legal if action < SMALL + Move.GUIDE]
        if s.phase == Phase.PAY:
            flips = [action for action in legal if action >= SMALL]
            return flips[0] if flips else min(legal, key=lambda action: self.discard_cost(s, action % TECHS))
        if s.phase == Phase.TAKING_BACK:
            return self.taking_back(s, legal)
        if s.phase == Phase.COMPLETING:
            return max(legal, key=lambda action: self.of_gains(s, action % TECHS))
        if s.phase == Phase.TAKING:
            return max(legal, key=lambda action: self.of_card(s, action % TECHS))
        if s.phase == Phase.SUCCEEDING:
            return max(legal, key=lambda action: self.of_person(s, action - SMALL))
        if legal[0] < SMALL:
            return min(legal, key=lambda action: self.of_card(s, action % TECHS))
        best = max((a for a in legal if a != SMALL + Move.STOP), key=lambda action: self.of_source(s, action - SMALL))
        full = s.hand_size[p] > self.engine[hand_limit](s, p) + 2
        return SMALL + Move.STOP if full and SMALL + Move.STOP in legal else best

    def discard_cost(self, s: State, tech: int) -> float:
        """What paying with a card takes away for each Knowledge that is still missing."""
        missing = max(1, sum(s.owed) - s.pool)
        helps: int = min(missing, self.tables["VALUE"][tech])
        return self.of_card(s, tech) / helps

    def taking_back(self, s: State, legal: list[int]) -> int:
        """A technology that would end a game she does not lead is better taken back in time."""
        leads = self.engine.is_winner(s, self.p)
        for i in range(s.developing[self.p]):
            tech = s.development[self.p][i]
            ends = s.age == s.last_age and self.tables["SYMBOL"][tech] == s.age + 1
            close = s.symbols[s.age + 1] + 1 >= s.need[s.age + 1]
            if ends and close and not leads and s.markers[self.p][i] == 1 and s.players > 1:
                return next(action for action in legal if action % TECHS == tech and action < SMALL)
        return SMALL + Move.KEEP

    def of_person(self, s: State, move: int) -> float:
        if move == Move.DECLINE:
            return 0.0
        person = move - Move.GUIDE
        lasting = self.of_gains(s, GAINS_OF_PERSON + person)
        return float(self.tables["PERSON_VP"][person]) + max(lasting, self.of_gains(s, GAINS_OF_HERITAGE + person))
