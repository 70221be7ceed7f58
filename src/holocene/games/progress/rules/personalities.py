"""Chapter 17: the people who guide a player."""

from __future__ import annotations

from holocene.core.rulebook.rule import rule
from holocene.core.states.bits import nth_bit, popcount
from holocene.core.states.rng import below
from holocene.games.progress.layout import (
    AGES,
    GAINS,
    GAINS_OF_HERITAGE,
    GAINS_OF_PERSON,
    GROUP,
    NOBODY,
    PEOPLE,
    Gain,
    Group,
    Move,
    Phase,
    State,
)
from holocene.games.progress.rules.benefits import gain, gain_all
from holocene.games.progress.tables import GAIN_AMOUNT, GAIN_KIND, PERSON_IN_PACK, PERSON_ORDER, PERSON_VP


@rule("H1")
def welcome(s: State, p: int, person: int) -> None:
    """A personality begins to guide a player; what the benefit really gives is noted for H8."""
    s.guide[p] = person
    s.guided[p] |= 1 << person
    row = GAINS_OF_PERSON + person
    for i in range(GAINS):
        s.gave[p][i] = 0
        if GAIN_KIND[row][i] >= 0:
            s.gave[p][i] = gain(s, p, GAIN_KIND[row][i], GAIN_AMOUNT[row][i])


@rule("H8", "H12")
def dismiss(s: State, p: int) -> None:
    """The guide's benefit takes back the skill steps and tokens it gave, a grey token first, never power steps."""
    row = GAINS_OF_PERSON + s.guide[p]
    for i in range(GAINS):
        kind = GAIN_KIND[row][i]
        if Gain.TOKEN <= kind < Gain.POWER:
            token = kind - Gain.TOKEN
            s.tokens[p][token] -= s.gave[p][i]
            s.ready[p][token] = min(s.ready[p][token], s.tokens[p][token])
        elif 0 <= kind < Gain.TOKEN:
            s.skills[p][kind] -= s.gave[p][i]
        s.gave[p][i] = 0
    s.guide[p] = NOBODY


@rule("H1", "H9")
def deal_philosophers(s: State) -> None:
    """One philosopher each, at random; their numbers, low to high, are the turn order."""
    left = PERSON_IN_PACK[Group.PHILOSOPHER]
    for p in range(s.players):
        person = nth_bit(left, below(s.rng, popcount(left)))
        left ^= 1 << person
        welcome(s, p, person)
    for p in range(s.players):
        earlier = 0
        for q in range(s.players):
            earlier += PERSON_ORDER[s.guide[q]] < PERSON_ORDER[s.guide[p]]
        s.order[earlier] = p


@rule("H10")
def of_group_left(s: State, group: int) -> int:
    """Personalities of a group who have guided nobody yet."""
    left = PERSON_IN_PACK[group]
    for p in range(s.players):
        left &= ~s.guided[p]
    return left


@rule("H10")
def had_one(s: State, p: int, group: int) -> bool:
    return s.guided[p] & PERSON_IN_PACK[group] != 0


@rule("H2", "H4", "H8", "H11")
def successors(s: State, p: int) -> int:
    """Whom a player may take in her turn: a Scientist in place of her Philosopher in Age II; from Age III on an Artist
    in place of her Scientist, or when nobody guides her. One of each kind at most."""
    guide = s.guide[p]
    if s.age == 1 and guide >= 0 and guide // GROUP == Group.PHILOSOPHER:
        return of_group_left(s, Group.SCIENTIST)
    if (
        s.age >= 2
        and s.guided[p]
        and (guide < 0 or guide // GROUP == Group.SCIENTIST)
        and not had_one(s, p, Group.ARTIST)
    ):
        return of_group_left(s, Group.ARTIST)
    return 0


@rule("H6")
def has_heritage(s: State, p: int) -> bool:
    """Scientists before Age III begins, Artists before Age IV begins."""
    guide = s.guide[p]
    if guide < 0:
        return False
    group = guide // GROUP
    return (group == Group.SCIENTIST and s.age < 2) or (group == Group.ARTIST and s.age < 3)


@rule("A4")
def guide_moves(s: State, p: int) -> int:
    moves = successors(s, p) << Move.GUIDE
    if has_heritage(s, p):
        moves |= 1 << Move.HERITAGE
    return moves


@rule("H2", "H4", "H12")
def take_guide(s: State, p: int, person: int) -> None:
    """The old benefit goes before the new one comes."""
    if s.guide[p] >= 0:
        dismiss(s, p)
    welcome(s, p, person)


@rule("H6", "H12")
def use_heritage(s: State, p: int) -> None:
    """The lasting benefit is given up for the larger one, gained once and for good."""
    person = s.guide[p]
    dismiss(s, p)
    gain_all(s, p, GAINS_OF_HERITAGE + person)


@rule("H3", "H5")
def flip_guides(s: State) -> None:
    """When Age III begins all Philosophers are flipped, when Age IV begins all Scientists; their players may choose."""
    leaving = s.age - 2
    for p in range(s.players):
        if leaving >= 0 and s.guide[p] >= 0 and s.guide[p] // GROUP == leaving:
            dismiss(s, p)
            s.heirs |= 1 << p


@rule("H3", "H5", "H8", "H13", "X4")
def ask_succession(s: State) -> bool:
    """Asks the next seat, clockwise from the player in turn, whether and by whom a flipped personality is succeeded."""
    for k in range(s.players):
        p = s.order[(max(s.place, 0) + k) % s.players]
        left = of_group_left(s, s.age - 1)
        if s.heirs >> p & 1 and left:
            s.phase = Phase.SUCCEEDING
            s.me = p
            for age in range(AGES):
                s.cards[age] = 0
                s.more[age] = 0
            s.moves = left << Move.GUIDE
            if not s.must_succeed:
                s.moves |= 1 << Move.DECLINE
            return True
    s.heirs = 0
    return False


@rule("H3", "H5", "H11")
def succeed(s: State, p: int, move: int) -> None:
    s.heirs &= ~(1 << p)
    if Move.GUIDE <= move < Move.GUIDE + PEOPLE:
        welcome(s, p, move - Move.GUIDE)


@rule("H7")
def points_of_guides(s: State, p: int) -> int:
    """VP on every personality that ever guided the player."""
    total = 0
    for person in range(PEOPLE):
        if s.guided[p] >> person & 1:
            total += PERSON_VP[person]
    return total
