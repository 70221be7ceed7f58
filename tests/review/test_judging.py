"""Verdicts on single decisions: what is plainly worse is found, with its reason."""

from __future__ import annotations

from random import Random

import pytest

import holocene
from holocene.core.contract.registry import load_game
from holocene.review import lines
from holocene.review.judging import Verdict, verdict
from holocene.review.loops import NONE
from holocene.review.trials import luck_of
from holocene.review.weighing import Scales

# She can end the game now, and wins it; if it goes on, her rival has everything that it takes.
LAST = (
    "table: age 3; used 2 | seat 0: hand gravitation; skills action=2; active steam-pump; tokens science*12;"
    " power prestige=6 population=6 army=6 | seat 1: hand opera newspapers canals; skills action=3 hand=4;"
    " active atheism printing-press; tokens science*6 engineering*6 culture*6; power prestige=6 population=6 army=6"
)
FAR = LAST.replace("prestige=6 population=6 army=6 |", "prestige=20 population=20 army=20 |").replace(
    "science*6 engineering*6 culture*6; power prestige=6 population=6 army=6", "science"
)
BUDGET = 64


@pytest.fixture(scope="module")
def scales() -> Scales:
    return Scales(load_game("progress"), 2, 0, BUDGET)


def test_everybody_hopes_for_what_is_hers() -> None:
    """In the same position, played on in the same deals."""
    state = holocene.position(FAR, players=2).state
    both = [Scales(load_game("progress"), 2, seat, BUDGET).field(state) for seat in (0, 1)]
    first, second = (field.trials([NONE], BUDGET, luck_of(Random(1))).worth(NONE) for field in both)
    assert first.chance > 0.9 and second.chance < 0.1 and first.points > second.points + 20


def judged(scales: Scales, text: str, move: str, first: str = "") -> Verdict:
    match = holocene.position(text, players=2)
    if first:
        match.play(first)
    return verdict(scales, match.view(0), match.game.parse(move), Random(1))


def test_a_plain_mistake_is_called_one_with_its_reason_and_what_was_expected(scales: Scales) -> None:
    found = judged(scales, LAST, "end")
    assert ("mistake", "discover gravitation") == (found.mark, found.best)
    assert found.better is not None
    assert found.better.reason is not None
    assert "discover gravitation" == found.better.line[0].move
    assert [BUDGET, BUDGET] == [each.tries for each in found.candidates if each.move in (found.best, found.played)]


def test_the_way_to_win_is_told_to_who_found_it(scales: Scales) -> None:
    """While a card can be drawn beside it, that wins as well."""
    assert "decided" == judged(scales, LAST, "discover gravitation").mark
    found = judged(scales, LAST, "discover gravitation", "quick draw deck 3")
    assert ("only", "discover gravitation", None) == (found.mark, found.best, found.better)


def test_where_the_game_is_decided_nothing_is_a_mistake(scales: Scales) -> None:
    """She leads by so much that ending the turn loses nothing, though another move brings more points."""
    assert "decided" == judged(scales, FAR, "end").mark


def test_a_line_ends_before_a_move_that_hangs_on_unknown_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a card is drawn, what it would allow is not foretold; what is possible whatever comes is."""
    match = holocene.position(LAST, players=2)
    game, draw, rng = match.game, match.game.parse("quick draw deck 3"), Random(1)
    after = []
    for _ in range(lines.DEALS):
        deal = lines._dealt(game, match.state, 0, rng)
        game.plain.step(deal, draw)
        after.append(set(game.legal(deal)))
    always = set.intersection(*after)
    for action, n in ((min(always), 2), (min(set.union(*after) - always), 1)):
        monkeypatch.setattr(lines, "_path", lambda tree, first, then=action: iter([first, then]))
        found = lines.line(game, match.state, None, draw, 0, Random(1))  # type: ignore[arg-type]
        assert [game.notation(move) for move in (draw, action)][:n] == [step.move for step in found]
