"""Hints for people: what a strong bot thinks of a decision, and why.

Where a game has a network, the search that it guides looks at the moves through the player's own eyes, and tells what
to expect of each: points, place and chance of victory, corrected (`network.calibration`). What sets the best move apart
from the next is told in two sentences: by how much it is better, and something that is true of it and not of the other.
Other games are searched by instinct (`hints_by_instinct`).
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import wait
from random import Random
from typing import Any, Final

import msgspec

from holocene.bots.base import Clock
from holocene.bots.hints_by_instinct import by_instinct
from holocene.bots.hints_told import CANDIDATES, Candidate, Hint, Reason
from holocene.bots.network.calibration import judge
from holocene.bots.search.bot import Candidate as Tried
from holocene.bots.search.guided import RACE, GuidedBot
from holocene.core.contract.ahead import what_differs
from holocene.core.contract.game import Game

SECONDS: Final = 0.8  # that the search may take, at the most
PATIENCE: Final = 0.4  # seconds that are waited for the search to be compiled
TRIED: Final = 0.1  # of the tries of the move that was tried most: less, and what is said of a move is too unsure …
EQUAL: Final = 0.5  # … and those with so many can be compared
HINTS_RACE: Final = msgspec.structs.replace(RACE, moves=8, clear=16.0, tries=64)
SEEN: Final = 0.02  # the network's share of a move that is worth a look, where nothing was searched
SURE: Final = 0.995  # a chance not to lose that is not worth a word


def hint(game: Game, view: Any, legal: Sequence[str], seconds: float, rng: Random) -> Hint:
    """What to play with this view. While nothing is compiled, it is what the network likes at first sight, or the
    game's own advice; no figures then."""
    s = game.imagine(view, rng)
    if len(legal) == 1:
        candidates: tuple[Candidate, ...] = (Candidate(legal[0]),)
    elif (network := judge(game, s.players)) is not None:
        bot = GuidedBot(game, network, race=HINTS_RACE)
        found = bot.think(view, Clock(min(seconds, SECONDS)), rng) if is_ready(bot) else []
        candidates = looked_at(game, found, s.players) or at_first_sight(game, bot, view, rng)
    else:
        candidates = by_instinct(game, s, view, seconds, rng)
    move = candidates[0].move
    return Hint(game.board().group(view, move), candidates, move, gain(candidates, s.players), why(game, s, candidates))


def is_ready(bot: GuidedBot) -> bool:
    """Whether the search is compiled, or is so in a moment; where nothing can compile it, it never is."""
    return bool(wait([bot.compiled], PATIENCE).done) and bot.compiled.exception() is None


def looked_at(game: Game, found: Sequence[Tried], seats: int) -> tuple[Candidate, ...]:
    """The best moves of a search; one that promises less of all that is shown is never before another."""
    most = max((tried.visits for tried in found), default=0)
    total = sum(tried.visits for tried in found)
    kept = [tried for tried in found[:CANDIDATES] if tried.visits > TRIED * most]
    kept.sort(key=lambda tried: -tried.worth if tried.visits >= EQUAL * most else 0.0)
    candidates = [
        Candidate(
            game.notation(tried.action),
            share=tried.visits / total,
            win=tried.win,
            points=tried.points,
            place=round(tried.place) if seats > 1 else None,
        )
        for tried in kept
    ]
    if len(candidates) > 1 and is_outdone(candidates[0], candidates[1]):
        candidates[:2] = candidates[1::-1]
    return tuple(candidates)


def is_outdone(one: Candidate, other: Candidate) -> bool:
    """Whether the other promises more, as it is shown, and in nothing less."""
    points, win = differences(one, other)
    return max(points, win) <= 0 and min(points, win) < 0


def differences(one: Candidate, other: Candidate) -> tuple[int, int]:
    """By how many points, and hundredths of a chance, one is ahead: of the numbers that are shown."""
    first, second = _shown(one), _shown(other)
    return first[0] - second[0], first[1] - second[1]


def _shown(candidate: Candidate) -> tuple[int, int]:
    """Points, and the chance in hundredths."""
    return round(candidate.points or 0.0), round(100 * (candidate.win or 0.0))


def at_first_sight(game: Game, bot: GuidedBot, view: Any, rng: Random) -> tuple[Candidate, ...]:
    """What the network would play, the most likely first: two at the least, so that they can be compared."""
    moves = bot.mind.of_view(view, rng).moves
    best = sorted(moves, key=lambda action: -moves[action])[:CANDIDATES]
    return tuple(
        Candidate(game.notation(action), share=moves[action])
        for action in best
        if action in best[:2] or moves[action] >= SEEN
    )


def gain(candidates: Sequence[Candidate], seats: int) -> Reason | None:
    """By how much the first is better than the second, where that is known: the key of a sentence and its numbers; who
    says it adds the other move.

    >>> best, next_best = Candidate("a", win=0.50, points=61.6), Candidate("b", win=0.46, points=60.1)
    >>> gain([best, next_best], 3)
    Reason(key='table-hint-gain-both', facts={'points': 2, 'win': 4})
    >>> gain([best], 3)
    """
    if len(candidates) < 2 or candidates[0].points is None:
        return None
    points, win = differences(candidates[0], candidates[1])
    key = _key(points, win) if seats > 1 else _key_alone(points, win)
    return Reason(key, {"points": points, "win": win})


def _key(points: int, win: int) -> str:
    """The sentence for differences of which one at least is in favour, if there are any."""
    if points > 0 and win > 0:
        return "table-hint-gain-both"
    if points > 0:
        return "table-hint-gain-points" if win == 0 else "table-hint-gain-points-though"
    if win > 0:
        return "table-hint-gain-win" if points == 0 else "table-hint-gain-win-though"
    return "table-hint-gain-none"


def _key_alone(points: int, win: int) -> str:
    """Alone there is nobody to beat, but a game to lose."""
    if points > 0:
        return "table-hint-gain-points"
    return "table-hint-gain-safer" if win > 0 else "table-hint-gain-none"


def why(game: Game, s: Any, candidates: Sequence[Candidate]) -> Reason | None:
    """Something true that speaks for the first and not for the second; None where there is nothing."""
    first, *others = (game.claims(s, game.parse(each.move)) for each in candidates[:2])
    found = what_differs(first, others[0] if others else ())
    if found is not None:
        return Reason(found.key, found.facts)
    is_by_instinct = candidates[0].win is not None and candidates[0].points is None
    return Reason("hint-best") if is_by_instinct else None


def outlook(candidate: Candidate) -> Reason | None:
    """What is to be expected of a move, as the key of a sentence and its numbers; None where nobody knows."""
    points, win = _shown(candidate)
    if candidate.lead is not None and candidate.place is not None:
        return Reason("table-hint-place", {"place": candidate.place, "n": abs(candidate.lead)})
    if candidate.win is None:
        return None
    if candidate.points is None:
        return Reason("table-hint-win", {"win": win})
    if candidate.place is not None:
        return Reason("table-hint-outlook", {"points": points, "place": candidate.place, "win": win})
    if candidate.win >= SURE:
        return Reason("table-hint-alone", {"points": points})
    return Reason("table-hint-risk", {"points": points, "win": win})
