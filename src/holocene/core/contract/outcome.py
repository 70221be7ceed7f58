"""How a game came out, as sentences: who won and by how much, what broke a tie, what the victor may be called.

The first of them is also a headline of a few words, the message `headline-{kind}`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from holocene.core.contract.story import Clause, Sentence

if TYPE_CHECKING:
    from holocene.core.contract.game import ScoreSheet


def outcome(sheet: ScoreSheet) -> tuple[Sentence, ...]:
    """The sentences of a game that is over, the most important first."""
    told = [_first(sheet)]
    if sheet.tie_break:
        told.append(Sentence("tie", {"tie": sheet.tie_break}, (), True))
    if sheet.title and sheet.winners:
        told.append(Sentence(sheet.title, {"player": sheet.winners[0]}, (), True))
    return tuple(told)


def given_up(left: int) -> tuple[Sentence, ...]:
    """The sentence of a game that all but one seat have given up."""
    return (Sentence("victory-by-resigning", {"player": left}, (), True),)


def _first(sheet: ScoreSheet) -> Sentence:
    if not sheet.winners:
        return Sentence("defeat", {}, (), True)
    best = sheet.totals[sheet.winners[0]]
    if len(sheet.totals) == 1:
        alone = Sentence("alone", {"n": best}, (), True)
        return Sentence("alone-ranked", {"n": best, "rank": sheet.rank}, (), True) if sheet.rank else alone
    if len(sheet.winners) > 1:
        winners: list[str | Clause] = [Clause("winner", {"player": seat}) for seat in sheet.winners]
        return Sentence("victory-shared", {"n": best, "winners": winners}, (), True)
    return _victory(sheet, sheet.winners[0])


def _victory(sheet: ScoreSheet, winner: int) -> Sentence:
    """One victor, and who came next."""
    others = [seat for seat in range(len(sheet.totals)) if seat != winner]
    second = max(sheet.totals[seat] for seat in others)
    rivals: list[str | Clause] = [Clause("rival", {"player": seat}) for seat in others if sheet.totals[seat] == second]
    best = sheet.totals[winner]
    return Sentence("victory", {"player": winner, "n": best, "lead": best - second, "rivals": rivals}, (), True)
