"""What is said of games whose outcome is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from holocene.arena.lab.count import GameCount
from holocene.arena.lab.summary import Summary, summarise
from holocene.arena.lab.targets import Verdict, findings
from holocene.core.matches.census import Census, Counted, Kind, Thing


class Known(Census):
    """Three cards to choose from and one that is dealt. Games are counted already: no match is looked at."""

    kinds = (Kind("card"), Kind("lot", is_chosen=False))
    fates = ("played", "held")
    dead = frozenset({"held"})
    turns_wanted = (2, 4)
    ranks = ("low", "high")

    def __init__(self) -> None:
        pass

    def things(self) -> Sequence[Thing]:
        return [Thing("card", name) for name in ("always", "never", "some")] + [Thing("lot", "dealt")]

    def order(self, s: Any) -> Sequence[int]:
        pytest.fail("a state was looked at")

    def turn(self, s: Any) -> tuple[int, Sequence[int]]:
        pytest.fail("a state was looked at")

    def age(self, s: Any, seat: int) -> int:
        pytest.fail("a state was looked at")

    def count(self, match: Any) -> Counted:
        pytest.fail("a match was looked at")


def game(number: int, scores: list[int], winners: list[int], some: list[int], **more: Any) -> GameCount:
    """A game in which everybody uses `always` and the seats of `some` use that."""
    used = {
        "card": [["always", "some"] if seat in some else ["always"] for seat in range(len(scores))],
        "lot": [["dealt"] for _ in scores],
    }
    row: dict[str, Any] = {
        "decisions": 10,
        "order": list(range(len(scores))),
        "turns": [3] * len(scores),
        "ages": [{1: 2, 2: 1}] * len(scores),
        "lines": {"gold": [score - 1 for score in scores], "silver": [1] * len(scores)},
        "changes": number % 2,
        "halfway": [0],
        "rank": "",
        "ending": "",
        "fates": {"some": {"played": 3, "held": 1}},
    }
    return GameCount(number=number, deal=number, scores=scores, winners=winners, used=used, **{**row, **more})


@pytest.fixture(scope="module")
def summary() -> Summary:
    """Four games of two: the first seat wins three, `some` goes with 10 points more, then 6, then to nobody or all."""
    games = [game(0, [20, 10], [0], [0]), game(1, [18, 12], [0], [0]), game(2, [15, 15], [0, 1], [])]
    return summarise([*games, game(3, [12, 14], [1], [0, 1])], Known())


def test_lengths_points_and_seats(summary: Summary) -> None:
    assert (2, 4, 1, 0) == (summary.players, summary.games, summary.shared, summary.lost)
    assert 3.0 == summary.turns.mean.value and {3: 8} == summary.turns.counts
    assert {1: 2.0, 2: 1.0} == {age: turns.value for age, turns in summary.ages.items()}
    assert 116 / 8 == summary.scores.mean.value
    assert {"gold": 108 / 116, "silver": 8 / 116} == {source.key: source.share for source in summary.sources}
    assert [0.625, 0.375] == [seat.value for seat in summary.seats]  # a shared victory counts half
    assert {0: 2, 1: 2} == summary.changes.counts
    assert summary.halfway is not None and 0.5 == summary.halfway.value


def test_use_and_worth(summary: Summary) -> None:
    always, never, some, dealt = summary.things
    assert ("dominating", "unused", "", "") == (always.flag, never.flag, some.flag, dealt.flag)
    assert (0.75, 0.5) == (some.games.value, some.players.value)
    assert some.score is not None and (2, 8.0) == (some.score.n, some.score.value)  # 10 and 6 points more
    assert some.wins is not None and 0.5 == some.wins.value  # both times, where one half is fair
    assert always.score is None and never.score is None  # nobody to compare with
    assert (4.0, {"played": 0.75, "held": 0.25}) == (some.drawn, some.fates)
    assert some.dead is not None and 0.25 == some.dead.value
    assert never.dead is None


def test_a_share_stays_between_nothing_and_all() -> None:
    """Nearly everybody uses a card: the interval ends at 1 at most."""
    found = summarise([game(n, [20, 10], [0], [0, 1] if n else [0]) for n in range(12)], Known())
    some = found.things[2].players
    assert 23 / 24 == some.value
    assert some.low is not None and some.high is not None
    assert 0 < some.low < some.value < some.high <= 1


def test_too_few_comparisons_say_nothing_of_worth(summary: Summary) -> None:
    """What only some games could compare is kept with its number of games, and not told; enough of them are."""
    some = summary.things[2]
    assert (None, None) == (some.worth, some.victories)
    told = summarise([game(n, [20 + n, 10], [0], [0]) for n in range(5)], Known()).things[2]
    assert told.worth is not None and (5, 12.0) == (told.worth.n, told.worth.value)
    assert told.victories is not None and 0.5 == told.victories.value


def test_alone_games_with_and_without_are_compared() -> None:
    games = [game(0, [30], [0], [0], rank="high"), game(1, [34], [0], [0], rank="high"), game(2, [20], [0], [])]
    found = summarise([*games, game(3, [22], [0], [], rank="low")], Known())
    some = found.things[2]
    assert some.score is not None and 11.0 == some.score.value and some.wins is None
    assert {"low": 1, "high": 2} == found.ranks
    assert [] == found.seats and found.halfway is None


def verdicts(summary: Summary) -> dict[str, Verdict]:
    return {finding.name: finding.verdict for finding in findings(summary, Known())}


def test_targets() -> None:
    """Far from fair with many games is missed, with few too close to tell."""
    few = summarise([game(n, [20, 10], [0], []) for n in range(3)] + [game(3, [1, 2], [1], [])], Known())
    many = summarise(
        [game(n, [20, 10], [0], [], turns=[9, 9]) for n in range(50)] + [game(50, [1, 2], [1], [])], Known()
    )
    even = summarise([game(n, [20, 10], [n % 2], [n % 2]) for n in range(50)], Known())
    assert {
        "turns": Verdict.MET, "seats": Verdict.OPEN, "unused": Verdict.MISSED, "dominating": Verdict.MISSED
    } == verdicts(few)  # fmt: skip
    assert (Verdict.MISSED, Verdict.MISSED) == (verdicts(many)["turns"], verdicts(many)["seats"])
    assert Verdict.MET == verdicts(even)["seats"]
