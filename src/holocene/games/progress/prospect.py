"""What a player may expect of a game that goes on: the search stops its games some rounds ahead and judges by this."""

from __future__ import annotations

from typing import Final

from holocene.core.bits import lowest
from holocene.games.progress.instinct import STAGES, WEIGHTS, keeping, over_time
from holocene.games.progress.layout import AGES, POWERS, SKILLS, SLOTS, TYPES, State
from holocene.games.progress.rules.scoring import score

# Where a weight stands in the row, after those of instinct; four each, from stage to stage.
AT_SKILLS: Final = WEIGHTS
AT_TOKENS: Final = AT_SKILLS + SKILLS * STAGES
AT_POWER: Final = AT_TOKENS + TYPES * STAGES
AT_HAND: Final = AT_POWER + POWERS * STAGES  # a card
AT_SCORE: Final = AT_HAND + STAGES  # a point, if the game ended now
AT_KEEPING: Final = AT_SCORE + STAGES  # percent of what instinct would keep the cards for
AT_TURN: Final = AT_KEEPING + STAGES  # for the player whose turn it is
AT_WAIT: Final = AT_TURN + STAGES  # a turn of somebody else before hers
END_OF_ROW: Final = AT_WAIT + STAGES


def prospect(s: State, p: int, w: list[int]) -> int:
    """Points at the end in hundredths, less a number that is the same for everybody at the table."""
    total = s.hand_size[p] * over_time(s, w, AT_HAND) + score(s, p) * over_time(s, w, AT_SCORE)
    for skill in range(SKILLS):
        total += s.skills[p][skill] * over_time(s, w, AT_SKILLS + skill * STAGES)
    for kind in range(TYPES):
        total += s.tokens[p][kind] * over_time(s, w, AT_TOKENS + kind * STAGES)
    for track in range(POWERS):
        total += s.power[p][track] * over_time(s, w, AT_POWER + track * STAGES)
    total += worth_of_hand(s, p, w) * over_time(s, w, AT_KEEPING) // 100
    wait = (p - s.turn + s.players) % s.players
    return total + wait * over_time(s, w, AT_WAIT) + (over_time(s, w, AT_TURN) if wait == 0 else 0)


def worth_of_hand(s: State, p: int, w: list[int]) -> int:
    """What instinct would keep the different cards in hand for."""
    total = 0
    for age in range(AGES):
        rest = s.hand_set[p][age]
        while rest:
            total += keeping(s, p, age * SLOTS + lowest(rest), w)
            rest &= rest - 1
    return total
