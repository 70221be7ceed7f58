"""The language of the rule tests: positions in words, moves in notation, and short questions to a match."""

from __future__ import annotations

from typing import Any

from holocene import Match
from holocene.games.progress.view import PlayerView
from tests.core import frozen

SKILLS = ("action", "draw", "hand", "shuffle", "development", "research", "quick-draw")


def new(players: int = 2, **options: Any) -> Match:
    """A match just dealt; seat 0 begins unless the test says otherwise, or the Philosophers do (H9)."""
    first = "random" if "personalities" in str(options.get("expansions")) else "0"
    return frozen.new(players=players, **{"seed": 1, "first": first, **options})


def position(text: str = "", players: int = 2, **options: Any) -> Match:
    """A match from a position in words."""
    return frozen.position(text, players=players, **options)


def play(match: Match, *moves: str) -> Match:
    """The match after these moves, each a move or several joined by `;`."""
    for move in moves:
        match.play(move)
    return match


def after(text: str, moves: str, players: int = 2, **options: Any) -> Match:
    """A position with moves played from it."""
    return play(position(text, players, **options), moves)


def player(match: Match, seat: int = 0) -> PlayerView:
    """A player's board, area and hand as she sees them herself."""
    found: PlayerView = match.view(seat).players[seat]
    return found


def hand(match: Match, seat: int = 0) -> list[str]:
    """The cards of a hand in the order of their names, copies one by one."""
    return sorted(name for name, copies in player(match, seat).hand.items() for _ in range(copies))


def skills(match: Match, seat: int = 0) -> dict[str, int]:
    """The skills whose marker has left its first position."""
    return {name: at for name, at in player(match, seat).skills.items() if at}


def tokens(match: Match, seat: int = 0) -> dict[str, int]:
    """The tokens of a player on either side, by kind."""
    return {name: count for name, count in player(match, seat).tokens.items() if count}


def ready(match: Match, seat: int = 0) -> dict[str, int]:
    """The tokens of a player with the coloured side up, by kind."""
    return {name: count for name, count in player(match, seat).ready.items() if count}


def power(match: Match, seat: int = 0) -> list[int]:
    """Positions on the Prestige, Population and Army tracks, counted from 1 as in the books."""
    return [at + 1 for at in player(match, seat).power.values()]


def developing(match: Match, seat: int = 0) -> dict[str, int]:
    """Technologies under development with their markers."""
    return {each.technology: each.markers for each in player(match, seat).developing}


def choices(match: Match, verb: str = "") -> list[str]:
    """What may be chosen now of the moves that begin with a verb, without it."""
    return [move.removeprefix(verb).strip() for move in match.legal() if move.startswith(verb)]


def refused(match: Match, move: str) -> str:
    """The rule and the reason why a move is refused; an empty text where it is allowed. Nothing is played."""
    refusal = match.why_not(move)
    assert (refusal is None) == (move in match.legal()), f"'{move}' is legal and refused, or neither: {refusal}"
    return "" if refusal is None else f"{refusal.rule} {refusal.key}"


def told(match: Match, *kinds: str) -> list[str]:
    """The events so far as rule and kind, in order; with kinds, only those."""
    events = match.events(all_seats=True)
    return [f"{event.rule} {event.kind}" for event in events if not kinds or event.kind in kinds]


def points(match: Match, line: str) -> tuple[int, ...]:
    """One line of the score sheet."""
    return next(each.points for each in match.score_sheet().lines if each.key == line)


def facts(match: Match, move: str) -> dict[str, int | str]:
    """The facts of a refusal."""
    refusal = match.why_not(move)
    assert refusal is not None, f"'{move}' is allowed"
    return refusal.facts
