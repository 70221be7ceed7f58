"""What speaks for a move: what it brings, makes possible or keeps, found by the rules on a copy of the state.

Nothing is said that could be false: what a move is worth in the end is for others to judge. A test
(`tests/bots/test_reasons.py`) looks every sentence up in positions of random games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from holocene.core.contract.game import Claim, Facts, Game
from holocene.core.rulebook.rule import rule
from holocene.games.progress.foresight import of_action
from holocene.games.progress.instinct import ends_game, lead, worth_of_gain
from holocene.games.progress.instinct_weights import INSTINCT
from holocene.games.progress.layout import (
    GAIN_NAMES,
    POWER_NAMES,
    POWERS,
    SKILLS,
    SLOTS,
    SMALL,
    TECHS,
    TYPES,
    Gain,
    Move,
    Phase,
    State,
    Verb,
)
from holocene.games.progress.rules.benefits import actions_a_turn, hand_limit, research_markers

ENDS, ACTS, LEADS, OPENS, EASES = 5000, 1500, 500, 400, 150  # weights, as instinct's: hundredths of a point
SMALLEST = 1
SENTENCES = {
    "foreseen-free": "hint-free",
    "foreseen-cheaper": "hint-cheaper",
    "foreseen-action": "hint-action",
    "foreseen-leads": "hint-leads",
    "foreseen-five": "hint-five",
    "foreseen-section": "hint-section",
}


class Weighed(NamedTuple):
    """A claim, and how much it weighs among those of a move."""

    weight: int
    claim: Claim


def claims(game: Game, s: State, action: int) -> Sequence[Claim]:
    """All that speaks for a move, the weightiest first."""
    found = sorted(_found(game, s, action), key=lambda each: -each.weight)
    return [each.claim for each in found]


def _found(game: Game, s: State, action: int) -> Iterator[Weighed]:
    move = action - SMALL
    if s.phase == Phase.ACT:
        yield from _of_technology(game, s, action) if move < 0 else _of_small_action(game, s, move)
    elif s.phase == Phase.TAKING_BACK and (move < 0 or move == Move.KEEP):
        yield from _of_development(game, s, action)
    elif s.phase == Phase.PAY and move >= 0:
        yield from _of_payment(s, move)
    elif move < 0 and action // TECHS in (Verb.DISCARD, Verb.GIVE):
        yield from _of_discard(game, s, action % TECHS)


def _said(weight: int, key: str, facts: Facts, about: str = "", amount: int = 1) -> Weighed:
    return Weighed(max(weight, SMALLEST), Claim(key, facts, about, amount))


def _of_technology(game: Game, s: State, action: int) -> Iterator[Weighed]:
    """What is foreseen of a card, and what its benefits bring at once."""
    for each in of_action(game, s, action):
        yield _of_foreseen(game, s, each.key, each.facts)
    if action >= TECHS:
        n = game.plain[research_markers](s, s.me)
        yield _said(SMALLEST, "hint-research", {"n": n})
        return
    later = discovered(game, s, action)
    if game.plain.is_over(later):
        if game.plain.is_winner(later, s.me):
            yield _said(ENDS, "hint-ends", {})
        return
    if later.age > s.age:
        yield _said(SMALLEST, "hint-age", {"age": later.age + 1})
    yield from _of_benefits(game, s, later)


@rule("A10", "N2")
def discovered(game: Game, s: State, tech: int) -> State:
    """The state after a technology was discovered, however it is paid: that changes no benefit."""
    later: State = game.layout.copy(s)
    game.plain.step(later, tech)
    while later.phase == Phase.PAY:
        game.plain.step(later, game.plain.nth_legal(later, 0))
    return later


@rule("A2", "A11")
def _of_foreseen(game: Game, s: State, key: str, facts: Facts) -> Weighed:
    """The same in a sentence; a card that is made free can be discovered in the same turn while actions are left."""
    key = SENTENCES[key]
    about = str(facts.get("power", ""))
    if key in ("hint-free", "hint-cheaper"):
        cards = facts["cards"] if isinstance(facts["cards"], list) else []
        if key == "hint-free" and s.used + 1 < game.plain[actions_a_turn](s, s.me):
            key = "hint-free-now"
        weight = (EASES if key == "hint-cheaper" else OPENS) * len(cards)
        return _said(weight, key, facts, " ".join(cards), len(cards))
    amount = int(str(facts.get("n", 1)))
    weight = {"hint-action": ACTS, "hint-five": 100 * amount}.get(key, LEADS)
    return _said(weight, key, facts, about, amount)


@rule("B1", "V6")
def _of_benefits(game: Game, s: State, later: State) -> Iterator[Weighed]:
    """Markers that have moved, tokens that came, and points as things stand."""
    p = s.me
    for skill in range(SKILLS):
        if (steps := later.skills[p][skill] - s.skills[p][skill]) > 0:
            yield _of_gain(game, s, skill, steps, "hint-skill", {"skill": GAIN_NAMES[skill], "n": steps})
    for track in range(POWERS):
        if (steps := later.power[p][track] - s.power[p][track]) > 0:
            yield _of_gain(game, s, Gain.POWER + track, steps, "hint-power", {"power": POWER_NAMES[track], "n": steps})
    tokens = [later.tokens[p][kind] - s.tokens[p][kind] for kind in range(TYPES)]
    if sum(tokens) > 0:
        kind = tokens.index(max(tokens))
        weight = game.plain[worth_of_gain](s, p, Gain.TOKEN + kind, sum(tokens), INSTINCT)
        yield _said(weight, "hint-token", {"n": sum(tokens)}, amount=sum(tokens))
    points = game.plain.score(later, p) - game.plain.score(s, p)
    if points > 0:
        yield _said(100 * points, "hint-points", {"n": points}, amount=points)


def _of_gain(game: Game, s: State, kind: int, amount: int, key: str, facts: Facts) -> Weighed:
    weight = game.plain[worth_of_gain](s, s.me, kind, amount, INSTINCT)
    return _said(weight, key, facts, GAIN_NAMES[kind], amount)


@rule("A2", "A30", "A40", "A50", "U1")
def _of_small_action(game: Game, s: State, move: int) -> Iterator[Weighed]:
    """Room in the hand for what is drawn; draws after which an action is left."""
    goes_on = s.used + 1 < game.plain[actions_a_turn](s, s.me)
    if move < Move.QUICK_DECK:
        held, most = s.hand_size[s.me], game.plain[hand_limit](s, s.me)
        if held < most:
            yield _said(SMALLEST, "hint-draw", {"n": held, "most": most})
    elif move < Move.FLIP and goes_on:
        is_mixed = move >= Move.SHUFFLE_AGE and s.pile_size[move - Move.SHUFFLE_AGE] > 0
        yield _said(SMALLEST, "hint-shuffle" if is_mixed else "hint-quick-draw", {})


@rule("U2", "N4")
def _of_payment(s: State, move: int) -> Iterator[Weighed]:
    """Tokens turn back at the end of the turn; what is spent now leaves them for another cost."""
    if move == Move.SPEND and any(s.ready[s.me]):
        yield _said(SMALLEST, "hint-spend", {})
    elif Move.FLIP <= move < Move.END:
        yield _said(SMALLEST, "hint-flip", {})


@rule("A13", "N2")
def _of_discard(game: Game, s: State, tech: int) -> Iterator[Weighed]:
    """A copy of what she has already is good for nothing else; a card that pays yields its value."""
    if s.area[s.me][tech // SLOTS] >> tech % SLOTS & 1:
        yield _said(2, "hint-owned", {"technology": game.pack.cards["ids"]["technologies"][tech]})
    elif s.hand[s.me][tech] > 1:
        yield _said(2, "hint-twice", {"technology": game.pack.cards["ids"]["technologies"][tech]})
    if s.phase == Phase.PAY and (value := game.pack.tables["VALUE"][tech]):
        yield _said(1, "hint-yields", {"n": value}, amount=value)


@rule("D1", "D4", "E1")
def _of_development(game: Game, s: State, action: int) -> Iterator[Weighed]:
    """What stays is active soon; what would end the game while somebody else leads is taken back."""
    if action == SMALL + Move.KEEP:
        n, tech = min((s.markers[s.me][i], s.development[s.me][i]) for i in range(s.developing[s.me]))
        yield _said(1, "hint-keep", {"technology": game.pack.cards["ids"]["technologies"][tech], "n": n})
        return
    tech = action % TECHS
    if game.plain[ends_game](s, tech) and game.plain[lead](s, s.me) + game.pack.tables["VP"][tech] < 0:
        yield _said(ENDS, "hint-take-back", {})
