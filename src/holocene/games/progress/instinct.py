"""The instinct of a player: how much an action appeals at first sight, in hundredths of a victory point.

It guides the search and plays its games to the end, thousands a second, so it looks at one action at a time and never
ahead. Its judgement is a row of weights (`instinct_weights`), found by playing rows against each other.
"""

from __future__ import annotations

from typing import Final

from holocene.core.states.bits import lowest
from holocene.games.progress.layout import (
    GAIN_NAMES,
    GAINS,
    GAINS_OF_HERITAGE,
    GAINS_OF_MILESTONE,
    GAINS_OF_PERSON,
    SLOTS,
    SMALL,
    TECHS,
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
    research_markers,
    shuffles,
)
from holocene.games.progress.rules.discover import is_met
from holocene.games.progress.rules.scoring import points_of_power, score, skill_at_end
from holocene.games.progress.tables import (
    GAIN_AMOUNT,
    GAIN_KIND,
    LINE_AGE,
    LINE_BIT,
    LINE_COST,
    LINE_TYPE,
    LINES,
    MILESTONE_VP,
    PER_FIVE,
    PERSON_VP,
    POWER_LAST,
    SECTION_COST,
    SKILL_LAST,
    SKILL_VP,
    SYMBOL,
    VALUE,
    VP,
)

POINT: Final = 100
STAGES: Final = 4  # when each of the last three ages begins, and the end of the game
PARTS: Final = 16  # into which the way from one stage to the next is divided

# Where a weight stands in its row: four for every gain, then four for symbols, then one each.
AT_SYMBOL: Final = len(GAIN_NAMES) * STAGES
AT_UNLOCK: Final = AT_SYMBOL + STAGES
AT_PAY: Final = AT_UNLOCK + 1
AT_FLIP: Final = AT_PAY + 1
AT_DISCOVER: Final = AT_FLIP + 1
AT_RESEARCH: Final = AT_DISCOVER + 1
AT_RESEARCHED: Final = AT_RESEARCH + 1
AT_MARKER: Final = AT_RESEARCHED + 1
AT_CARD: Final = AT_MARKER + 1
AT_CARD_OVER: Final = AT_CARD + 1
AT_ACTION_LOST: Final = AT_CARD_OVER + 1
AT_QUICK: Final = AT_ACTION_LOST + 1
AT_QUICK_CARD: Final = AT_QUICK + 1
AT_SHUFFLE: Final = AT_QUICK_CARD + 1
AT_END: Final = AT_SHUFFLE + 1
AT_VALUE: Final = AT_END + 1
AT_HOPE: Final = AT_VALUE + 1
AT_NEWER: Final = AT_HOPE + 1
AT_UNKNOWN: Final = AT_NEWER + 1
AT_SECTION: Final = AT_UNKNOWN + 1
AT_HERITAGE: Final = AT_SECTION + 1
AT_SWAP: Final = AT_HERITAGE + 1
AT_STANDING: Final = AT_SWAP + 1
AT_ENDING: Final = AT_STANDING + 1
AT_PER_FIVE: Final = AT_ENDING + 1
WEIGHTS: Final = AT_PER_FIVE + 1

LOST: Final = 20 * POINT  # what keeps a player from ending a game that she would lose
FULL_HAND: Final = 2  # cards over the hand size with which nobody draws on


def appeal(s: State, action: int, w: list[int]) -> int:
    """How much an action appeals to the player who decides."""
    p = s.me
    phase = s.phase
    tech = action % TECHS
    move = action - SMALL
    if phase == Phase.ACT:
        return appeal_of_action(s, p, action, w)
    if phase == Phase.PAY:
        return appeal_of_payment(s, p, action, w)
    if move >= Move.GUIDE and phase != Phase.SUCCEEDING:
        gain = appeal_of_guide(s, p, move - Move.GUIDE, w)
        return gain if gain > 0 else -1000 * POINT
    if phase == Phase.TAKING_BACK:
        return (POINT if move == Move.KEEP else 0) if not would_lose(s, p) else (0 if move == Move.KEEP else POINT)
    if phase == Phase.COMPLETING:
        return worth_of_gains(s, p, tech, w)
    if phase == Phase.TAKING:
        return keeping(s, p, tech, w)
    if phase == Phase.SUCCEEDING:
        return 0 if move == Move.DECLINE else worth_of_person(s, p, move - Move.GUIDE, w)
    if action < SMALL:
        return -keeping(s, p, tech, w)
    if move == Move.STOP:
        return 100 * POINT if s.hand_size[p] > hand_limit(s, p) + FULL_HAND else -100 * POINT
    return worth_of_source(s, p, move, w)


def over_time(s: State, w: list[int], at: int) -> int:
    """A weight that changes with time: between the stage that has begun and the next, by the symbols that are out."""
    stage = max(0, STAGES - 2 - s.last_age + s.age)
    need = max(1, s.need[s.age + 1])
    part = min(PARTS, PARTS * s.symbols[s.age + 1] // need)
    return (w[at + stage] * (PARTS - part) + w[at + stage + 1] * part) // PARTS


def worth_of_gain(s: State, p: int, kind: int, amount: int, w: list[int]) -> int:
    """Steps of a skill with their points, tokens, or steps of power with what they change in the standing."""
    if kind < Gain.TOKEN:
        steps = min(amount, SKILL_LAST[kind] - s.skills[p][kind])
        at = skill_at_end(s, p, kind)
        points = SKILL_VP[kind][min(at + amount, SKILL_LAST[kind])] - SKILL_VP[kind][at]
        return steps * over_time(s, w, kind * STAGES) + POINT * points
    worth = amount * over_time(s, w, kind * STAGES)
    if kind >= Gain.POWER:
        track = kind - Gain.POWER
        before = points_of_power(s, p, track)
        steps = min(amount, POWER_LAST[track] - s.power[p][track])
        s.power[p][track] += steps
        worth += w[AT_STANDING] * (points_of_power(s, p, track) - before)
        s.power[p][track] -= steps
    return worth


def worth_of_gains(s: State, p: int, row: int, w: list[int]) -> int:
    """All that one card gives, its printed points aside."""
    total = 0
    i = 0
    while i < GAINS and GAIN_KIND[row][i] >= 0:
        total += worth_of_gain(s, p, GAIN_KIND[row][i], GAIN_AMOUNT[row][i], w)
        i += 1
    return total


def worth_of_technology(s: State, p: int, tech: int, w: list[int]) -> int:
    """A technology on the table: points, gains, its symbol, and what it opens to the cards in hand."""
    worth = POINT * VP[tech] + worth_of_gains(s, p, tech, w)
    if PER_FIVE[tech] >= 0:
        worth += w[AT_PER_FIVE]
    if SYMBOL[tech]:
        worth += over_time(s, w, AT_SYMBOL)
    if w[AT_UNLOCK]:
        worth += w[AT_UNLOCK] * opened(s, p, tech)
    return worth


def opened(s: State, p: int, tech: int) -> int:
    """Knowledge that the technology saves as a prerequisite of other cards in hand."""
    age = tech // SLOTS
    bit = 1 << tech % SLOTS
    saved = 0
    for other_age in range(max(age, s.oldest), s.age + 1):
        rest = s.hand_set[p][other_age] & ~s.area[p][other_age]
        while rest:
            other = other_age * SLOTS + lowest(rest)
            rest &= rest - 1
            for line in range(LINES[other]):
                if LINE_AGE[other][line] == age and LINE_BIT[other][line] == bit:
                    saved += LINE_COST[other][line]
    return saved


def price(s: State, p: int, tech: int, purse: list[int], w: list[int]) -> int:
    """What the lines without their prerequisite cost, paid by the tokens of `purse` first and then by cards."""
    science = 0
    engineering = 0
    culture = 0
    for line in range(LINES[tech]):
        if not is_met(s, p, tech, line):
            kind = LINE_TYPE[tech][line]
            if kind == 0:
                science += LINE_COST[tech][line]
            elif kind == 1:
                engineering += LINE_COST[tech][line]
            else:
                culture += LINE_COST[tech][line]
    flipped = min(science, purse[0]) + min(engineering, purse[1]) + min(culture, purse[2])
    short = science + engineering + culture - flipped
    general = min(short, purse[Knowledge.GENERAL])
    return w[AT_FLIP] * (flipped + general) + w[AT_PAY] * (short - general)


def hope(s: State, p: int, tech: int, w: list[int]) -> int:
    """What a card in hand would be worth on the table beyond its price, if it may still come there."""
    age = tech // SLOTS
    if age < s.oldest or s.area[p][age] >> tech % SLOTS & 1 or s.hand[p][tech] > 1:
        return 0
    return max(0, worth_of_technology(s, p, tech, w) - price(s, p, tech, s.tokens[p], w))


def keeping(s: State, p: int, tech: int, w: list[int]) -> int:
    """A card in hand: payment at least, and a share of what it may be worth on the table."""
    return w[AT_VALUE] * VALUE[tech] + w[AT_HOPE] * hope(s, p, tech, w) // 100


def worth_of_person(s: State, p: int, person: int, w: list[int]) -> int:
    return POINT * PERSON_VP[person] + worth_of_gains(s, p, GAINS_OF_PERSON + person, w)


def worth_of_source(s: State, p: int, move: int, w: list[int]) -> int:
    """A card from a deck, the newer the better, or the top card of a discard pile."""
    age = move % Move.DRAW_PILE
    if move < Move.SHUFFLE_AGE and move % Move.QUICK_DECK >= Move.DRAW_PILE:
        return keeping(s, p, s.pile[age][s.pile_size[age] - 1], w)
    return w[AT_UNKNOWN] + w[AT_NEWER] * (age - s.age)


def would_lose(s: State, p: int) -> bool:
    """A technology of hers would end the game when it matures, and somebody else is ahead."""
    for i in range(s.developing[p]):
        if s.markers[p][i] <= 1 and ends_game(s, s.development[p][i]):
            return lead(s, p) < 0
    return False


def ends_game(s: State, tech: int) -> bool:
    last = s.last_age + 1
    return SYMBOL[tech] == last and s.symbols[last] + 1 >= s.need[last]


def lead(s: State, p: int) -> int:
    """Points ahead of the best other player; alone, none."""
    if s.players == 1:
        return 0
    best = -1000
    for q in range(s.players):
        if q != p:
            best = max(best, score(s, q))
    return score(s, p) - best


def worth_of_ending(s: State, p: int, tech: int, w: list[int]) -> int:
    """That the game ends: with others by the lead, alone by how many cards could still have come."""
    if s.players == 1:
        return w[AT_ENDING] * (s.deck_size[s.age] + s.pile_size[s.age])
    ahead = lead(s, p) + VP[tech]
    return w[AT_ENDING] * max(-10, min(10, ahead)) - (LOST if ahead < 0 else 0)


def appeal_of_action(s: State, p: int, action: int, w: list[int]) -> int:
    move = action - SMALL
    tech = action % TECHS
    if move < 0:
        worth = worth_of_technology(s, p, tech, w)
        if action < TECHS:
            if ends_game(s, tech):
                worth += worth_of_ending(s, p, tech, w)
            return worth + w[AT_DISCOVER] - price(s, p, tech, s.ready[p], w)
        markers = research_markers(s, p)
        return w[AT_RESEARCHED] * worth // 100 + w[AT_RESEARCH] - w[AT_MARKER] * markers
    if move == Move.END:
        return w[AT_END]
    if move < Move.FLIP:
        return appeal_of_drawing(s, p, move, w)
    if move == Move.SWAP:
        return w[AT_SWAP]
    if move == Move.HERITAGE:
        worth = worth_of_gains(s, p, GAINS_OF_HERITAGE + s.guide[p], w)
        return worth - worth_of_gains(s, p, GAINS_OF_PERSON + s.guide[p], w) + w[AT_HERITAGE]
    if move >= Move.GUIDE:
        return appeal_of_guide(s, p, move - Move.GUIDE, w)
    section = SECTION_COST[s.milestone][move - Move.SECTION]
    prize = POINT * MILESTONE_VP[s.milestone] // 2 + worth_of_gains(s, p, GAINS_OF_MILESTONE + s.milestone, w)
    return prize + w[AT_SECTION] - w[AT_PAY] * section


def appeal_of_guide(s: State, p: int, person: int, w: list[int]) -> int:
    """Another personality for the one that guides her."""
    guide = s.guide[p]
    lost = worth_of_gains(s, p, GAINS_OF_PERSON + guide, w) if guide >= 0 else 0
    return worth_of_person(s, p, person, w) - lost


def appeal_of_drawing(s: State, p: int, move: int, w: list[int]) -> int:
    """Cards that fit into the hand, and the others; a Draw ends the actions of the turn."""
    source = worth_of_source(s, p, move, w)
    if move >= Move.SHUFFLE_AGE:
        return source + w[AT_SHUFFLE] * shuffles(s, p)
    room = hand_limit(s, p) - s.hand_size[p]
    if move >= Move.QUICK_DECK:
        cards = quick_draw_cards(s, p) - quick_draw_discards(s, p)
        return source + w[AT_QUICK] + w[AT_QUICK_CARD] * max(0, min(cards, room))
    cards = cards_a_draw(s, p)
    fitting = max(0, min(cards, room))
    unused = actions_a_turn(s, p) - s.used - 1
    return source + w[AT_CARD] * fitting + w[AT_CARD_OVER] * (cards - fitting) - w[AT_ACTION_LOST] * max(0, unused)


def appeal_of_payment(s: State, p: int, action: int, w: list[int]) -> int:
    """Tokens first, typed ones before General, which pays anything later; then the card that is missed least for the
    Knowledge it gives."""
    move = action - SMALL
    if move >= 0:
        return 1000 * POINT - (move == Move.FLIP + Knowledge.GENERAL) - (move == Move.SPEND)
    tech = action % TECHS
    missing = max(1, s.owed[0] + s.owed[1] + s.owed[2] - s.pool)
    return -keeping(s, p, tech, w) // max(1, min(missing, VALUE[tech]))
