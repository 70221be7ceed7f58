"""Why a move is worth making, in a sentence: the part of its appeal that weighs most."""

from __future__ import annotations

from holocene.core.contract.game import Facts, Game
from holocene.games.progress import instinct
from holocene.games.progress.foresight import opened
from holocene.games.progress.instinct import ends_game, lead, worth_of_gain
from holocene.games.progress.instinct_weights import INSTINCT
from holocene.games.progress.layout import (
    GAIN_NAMES,
    GAINS,
    POWER_NAMES,
    SECTIONS,
    SMALL,
    TECHS,
    Gain,
    Move,
    Phase,
    State,
)
from holocene.games.progress.rules.benefits import hand_limit, research_markers


def reason(game: Game, s: State, action: int) -> tuple[str, Facts]:
    """The key of the sentence, and its facts."""
    move = action - SMALL
    if s.phase == Phase.ACT:
        if move < 0:
            return _of_technology(game, s, action)
        return _of_small_action(game, s, move)
    if s.phase == Phase.PAY:
        return ("hint-spend" if move == Move.SPEND else "hint-flip" if move >= Move.FLIP else "hint-discard"), {}
    if s.phase == Phase.TAKING_BACK and move < Move.GUIDE:
        return _of_development(game, s, action), {}
    if s.phase == Phase.DRAWING or action >= SMALL:
        return "hint-best", {}
    return "hint-discard", {}


def _of_development(game: Game, s: State, action: int) -> str:
    """What stays becomes active; what would end the game while somebody else leads is better taken back."""
    if action == SMALL + Move.KEEP:
        return "hint-keep"
    ends = game.plain[ends_game](s, action % TECHS) and game.plain[lead](s, s.me) < 0
    return "hint-take-back" if ends else "hint-best"


def _of_technology(game: Game, s: State, action: int) -> tuple[str, Facts]:
    engine, tech = game.plain, action % TECHS
    if action >= TECHS:
        return "hint-research", {"n": engine[research_markers](s, s.me)}
    if engine[ends_game](s, tech) and engine[lead](s, s.me) + game.pack.tables["VP"][tech] > 0:
        return "hint-ends", {}
    parts = [_points(game, tech), *_gains(game, s, tech), _opens(game, s, tech)]
    weight, key, facts = max(parts, key=lambda part: part[0])
    return (key, facts) if weight > 0 else ("hint-best", {})


def _points(game: Game, tech: int) -> tuple[int, str, Facts]:
    points = game.pack.tables["VP"][tech]
    return 100 * points, "hint-points", {"n": points}


def _gains(game: Game, s: State, tech: int) -> list[tuple[int, str, Facts]]:
    found: list[tuple[int, str, Facts]] = []
    kinds, amounts = game.pack.tables["GAIN_KIND"][tech], game.pack.tables["GAIN_AMOUNT"][tech]
    for i in range(GAINS):
        if kinds[i] < 0:
            break
        worth = game.plain[worth_of_gain](s, s.me, kinds[i], amounts[i], INSTINCT)
        if kinds[i] >= Gain.POWER:
            found.append((worth, "hint-power", {"power": POWER_NAMES[kinds[i] - Gain.POWER]}))
        elif kinds[i] >= Gain.TOKEN:
            found.append((worth, "hint-token", {}))
        else:
            found.append((worth, "hint-skill", {"skill": GAIN_NAMES[kinds[i]]}))
    return found


def _opens(game: Game, s: State, tech: int) -> tuple[int, str, Facts]:
    """The cards in hand that it makes cheaper or free."""
    free, cheaper = opened(game, s, tech)
    worth = 50 * game.plain[instinct.opened](s, s.me, tech) if free or cheaper else 0
    return worth, "hint-opens", {"cards": [*free, *cheaper]}


def _of_small_action(game: Game, s: State, move: int) -> tuple[str, Facts]:
    if move < Move.QUICK_DECK:
        return "hint-draw", {"n": s.hand_size[s.me], "most": game.plain[hand_limit](s, s.me)}
    if move < Move.SHUFFLE_AGE:
        return "hint-quick-draw", {}
    if move < Move.FLIP:
        return ("hint-shuffle" if s.pile_size[move - Move.SHUFFLE_AGE] else "hint-quick-draw"), {}
    if move == Move.END:
        return "hint-end", {}
    if move == Move.SWAP:
        return "hint-swap", {}
    if Move.SECTION <= move < Move.SECTION + SECTIONS:
        return "hint-section", {}
    return "hint-best", {}
