"""What a player may expect of a game that goes on: the search stops its games some rounds ahead and judges by this."""

from __future__ import annotations

from typing import Final

from holocene.core.states.bits import lowest
from holocene.games.progress.instinct import STAGES, WEIGHTS, hope, over_time
from holocene.games.progress.layout import AGES, POWERS, SKILLS, SLOTS, TYPES, Skill, State
from holocene.games.progress.rules.scoring import score

# Where a weight stands in the row, after those of instinct. A thing has four from stage to stage, and four more for
# every step of the Action skill, since more actions make more, or less, of it.
PLACES: Final = 2 * STAGES
BEST: Final = 3  # cards that are looked at one by one

AT_SKILLS: Final = WEIGHTS
AT_TOKENS: Final = AT_SKILLS + SKILLS * PLACES
AT_POWER: Final = AT_TOKENS + TYPES * PLACES
AT_SCORE: Final = AT_POWER + POWERS * PLACES  # a point, if the game ended now
AT_TURN: Final = AT_SCORE + PLACES  # for the player whose turn it is
AT_WAIT: Final = AT_TURN + PLACES  # a turn of somebody else before hers
AT_HAND: Final = AT_WAIT + PLACES  # a card
AT_VALUE: Final = AT_HAND + PLACES  # Knowledge that the cards give as payment
AT_HOPEFUL: Final = AT_VALUE + PLACES  # a card that is worth more than its price
AT_HOPES: Final = AT_HOPEFUL + PLACES  # percent of what such cards are worth beyond it
AT_BEST: Final = AT_HOPES + PLACES  # percent of the best of them, of the second, of the third
END_OF_ROW: Final = AT_BEST + BEST * PLACES


def prospect(s: State, p: int, w: list[int]) -> int:
    """Points at the end in hundredths, less a number that is the same for everybody at the table."""
    wait = (p - s.turn + s.players) % s.players
    total = weigh(s, p, score(s, p), AT_SCORE, w) + weigh(s, p, wait, AT_WAIT, w)
    if wait == 0:
        total += weigh(s, p, 1, AT_TURN, w)
    for skill in range(SKILLS):
        total += weigh(s, p, s.skills[p][skill], AT_SKILLS + skill * PLACES, w)
    for kind in range(TYPES):
        total += weigh(s, p, s.tokens[p][kind], AT_TOKENS + kind * PLACES, w)
    for track in range(POWERS):
        total += weigh(s, p, s.power[p][track], AT_POWER + track * PLACES, w)
    total += weigh(s, p, s.hand_size[p], AT_HAND, w) + weigh(s, p, s.hand_value[p], AT_VALUE, w)
    return total + prospect_of_hopes(s, p, w)


def weigh(s: State, p: int, amount: int, at: int, w: list[int]) -> int:
    """What so much of a thing is worth at this time to a player with her actions."""
    return amount * (over_time(s, w, at) + s.skills[p][Skill.ACTION] * over_time(s, w, at + STAGES))


def prospect_of_hopes(s: State, p: int, w: list[int]) -> int:
    """The cards in hand that are worth more than their price: how many, all together, and the best of them."""
    many = 0
    total = 0
    first = 0
    second = 0
    third = 0
    for age in range(AGES):
        rest = s.hand_set[p][age]
        while rest:
            beyond = hope(s, p, age * SLOTS + lowest(rest), w)
            rest &= rest - 1
            if beyond:
                many += 1
                total += beyond
                third = max(third, min(second, beyond))
                second = max(second, min(first, beyond))
                first = max(first, beyond)
    percent = weigh(s, p, total, AT_HOPES, w) + weigh(s, p, first, AT_BEST, w)
    percent += weigh(s, p, second, AT_BEST + PLACES, w) + weigh(s, p, third, AT_BEST + 2 * PLACES, w)
    return weigh(s, p, many, AT_HOPEFUL, w) + percent // 100
