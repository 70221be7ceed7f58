"""The checks that every game must pass: a sound game passes, and each fault is found by the check made for it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from holocene.core.checking import conformance
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Event, ScoreLine, ScoreSheet
from holocene.core.contract.options import Option, Options
from holocene.core.errors import Refusal
from holocene.core.matches.match import Match
from holocene.core.matches.secret import new_secret
from holocene.core.states.fields import Layout, state
from tests.core import counting
from tests.core.counting import Counting


def begin(game: Counting) -> Match:
    return Match(game, game.read_options({}), new_secret(1))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("options", [{}, {"players": 1}, {"players": 3, "rounds": 5}])
def test_a_sound_game_passes(options: dict[str, int], seed: int) -> None:
    """Random games of every size pass all checks."""
    match = conformance.check_game(Counting(), options, seed, rules={"C1"}, share=0.5)
    assert match.is_over


def test_the_same_seed_plays_the_same_game() -> None:
    """Failures can be repeated."""
    first, second = (conformance.check_game(Counting(), {}, 4).record() for _ in range(2))
    assert first == second


def test_a_game_without_end_is_found() -> None:
    """The bound is said in moves."""
    with pytest.raises(AssertionError, match="not ended after 3 moves"):
        conformance.check_game(Counting(), {"rounds": 5}, 1, moves=3)


class Leaking(Counting):
    """Shows everybody's digits."""

    def view(self, s: Any, seat: int | None) -> Any:
        return {**super().view(s, seat), "all": s.digit[: s.players]}


class LeakingToSpectators(Counting):
    """Shows spectators what seats may not see."""

    def view(self, s: Any, seat: int | None) -> Any:
        return s.digit[: s.players] if seat is None else super().view(s, seat)


class Peeking(Counting):
    """Observes the digit of the next seat."""

    @property
    def plain(self) -> Engine:
        def observe(s: Any, seat: int, out: Any) -> None:
            counting.observe(s, (seat + 1) % s.players, out)

        return Engine({**vars(super().plain), "observe": observe})


class Gossiping(Counting):
    """Tells everybody the digit of seat 1."""

    def narrate(self, before: Any, action: int, after: Any) -> list[Event]:
        return [Event("digit", "C2", {"n": after.digit[1]})]


class Speechless(Counting):
    """Refuses without a reason."""

    def why_not(self, s: Any, action: int) -> Refusal | None:
        return None


class Contrary(Counting):
    """Refuses by a rule that does not exist."""

    def why_not(self, s: Any, action: int) -> Refusal | None:
        return Refusal("Z9", "no") if action >= counting.DROP_RED else super().why_not(s, action)


class Forgetful(Counting):
    """Leaves the digits out of written positions."""

    def describe(self, s: Any) -> str:
        return super().describe(s).partition("; digit")[0]


class Miscounting(Counting):
    """Leaves the digits off the score sheet."""

    def score_sheet(self, s: Any) -> ScoreSheet:
        points = tuple(s.points[: s.players])
        return ScoreSheet((ScoreLine("points", "C1", points),), points, ())


class Ambiguous(Counting):
    """Has one notation for two actions."""

    def notation(self, action: int) -> str:
        return super().notation(min(action, counting.DROP_RED))


class Credulous(Counting):
    """Takes any words for a move."""

    def parse(self, text: str) -> int:
        return self.actions.get(text, 0)


class Unsteady(Counting):
    """Makes another state each time that a position is read."""

    def position(self, text: str, options: Options) -> Any:
        s = super().position(text, options)
        self.reads = s.red = getattr(self, "reads", 0) + 1
        return s


class Rash(Counting):
    """Advises what is not allowed."""

    def advise(self, view: Any, rng: Random) -> str:
        return "drop blue"


class Dreaming(Counting):
    """Imagines another digit for the seat itself."""

    def imagine(self, view: Any, rng: Random) -> Any:
        s = super().imagine(view, rng)
        s.digit.reverse()
        return s


class Secretive(Counting):
    """Says that nothing is ever revealed."""

    def view(self, s: Any, seat: int | None) -> Any:
        return {**super().view(s, seat), "neighbour": s.digit[1] if s.counted else None}

    def reveals(self, before: Any, action: int, after: Any) -> bool:
        return False


class Careless(Counting):
    """Changes states while it tells of them."""

    def narrate(self, before: Any, action: int, after: Any) -> list[Event]:
        before.red += 1
        return super().narrate(before, action, after)


@state
class SpareState:
    """The state of the tiny game with a field more."""

    __module__ = counting.__name__
    __annotations__ = {**counting.State.__annotations__, "spare": "Annotated[int, Span(0, 1)]"}


class Spare(Counting):
    """A new option, added as a hasty person adds it: field, option and rule, but no view shows it."""

    options = (*Counting.options, Option("spare", (0, 1), 0))
    layout = Layout(SpareState)

    def params(self, options: Options) -> list[int]:
        return [*super().params(options), int(str(options["spare"]))]

    def position(self, text: str, options: Options) -> Any:
        s = super().position(text, options)
        s.spare = self.params(options)[2]
        return s

    @property
    def plain(self) -> Engine:
        def setup(s: Any, params: list[int]) -> None:
            counting.setup(s, params)
            s.spare = params[2]

        def step(s: Any, action: int) -> None:
            s.points[s.me] += s.spare * (action == counting.COUNT)
            counting.step(s, action)

        return Engine({**vars(super().plain), "setup": setup, "step": step})


class Unobserved(Spare):
    """The option is shown and imagined, but missing in the observation."""

    def view(self, s: Any, seat: int | None) -> Any:
        return {**super().view(s, seat), "spare": s.spare}

    def imagine(self, view: Any, rng: Random) -> Any:
        s = super().imagine(view, rng)
        s.spare = view["spare"]
        return s


def test_a_field_that_no_view_shows_is_found() -> None:
    """Bots would play by other rules than the table, and everything else would pass: the message says so."""
    assert conformance.check_game(Spare(), {}, 1, rules={"C1"}).is_over
    sentence = r"seat 0 loses 'spare' \(1 became 0\), which redeal leaves alone: bots would play by other rules than .*"
    with pytest.raises(AssertionError, match=sentence + r"Give it a face .* \(the table: .* spare 1\)"):
        conformance.check_tables(Spare(), 1)
    with pytest.raises(AssertionError, match=sentence):
        conformance.check_game(Spare(), {"spare": 1}, 1, rules={"C1"})


def test_tables_that_are_observed_alike_are_found() -> None:
    """A network could not tell which rules it plays by."""
    with pytest.raises(AssertionError, match=r"two tables are observed alike, but /spare is 0 or 1: .* spare 0 and"):
        conformance.check_tables(Unobserved(), 1)


def test_the_tables_of_a_sound_game_pass() -> None:
    """Every combination of its options."""
    conformance.check_tables(Counting(), 1)


@pytest.mark.parametrize(
    ("game", "check", "message"),
    [
        (Leaking(), lambda m: conformance.check_view(m.game, m.state, 0, Random(1)), "/all/1 is"),
        (LeakingToSpectators(), lambda m: conformance.check_view(m.game, m.state, 0, Random(1)), "a spectator sees"),
        (Peeking(), lambda m: conformance.check_view(m.game, m.state, 0, Random(1)), "cannot know: digit"),
        (Gossiping(), lambda m: conformance.check_events(m.game, m.state, 0, 0, Random(1)), "is told what it cannot"),
        (Speechless(), lambda m: conformance.check_refusals(m.game, m.state, Random(1)), "nothing says why"),
        (Contrary(), lambda m: conformance.check_refusals(m.game, m.state, Random(1), {"C1"}), "no rule Z9"),
        (Forgetful(), lambda m: conformance.check_position(m.game, m.state, m.options), "loses digit"),
        (Miscounting(), lambda m: conformance.check_score(m.game, m.state, 2), "the score sheet says"),
        (Miscounting(), lambda m: conformance.check_over(m.game, m.state, 2), "something is legal"),
        (Ambiguous(), lambda m: conformance.check_notation(m.game), "'drop red' is the notation"),
        (Credulous(), lambda m: conformance.check_notation(m.game), "text that is no move"),
        (Rash(), lambda m: conformance.check_advice(m.game, m.state, Random(1)), "'drop blue' is advised"),
        (
            Dreaming(),
            lambda m: conformance.check_imagine(m.game, m.state, 0, Random(1)),
            "imagines what it does not see: /digit is",
        ),
        (Secretive(), lambda m: conformance.check_reveals(m.game, m.state, 0, Random(1)), "'count' reveals something"),
        (Careless(), lambda m: conformance.check_step(m.game, m.state, 0), "changed the state before it"),
    ],
)
def test_each_fault_is_found_by_its_check(game: Counting, check: Callable[[Match], None], message: str) -> None:
    """The message says what is wrong."""
    with pytest.raises(AssertionError, match=message):
        check(begin(game))


def test_a_match_that_cannot_be_repeated_is_found() -> None:
    """The record of an unsteady game plays to another state."""
    game = Unsteady()
    match = Match(game, game.read_options({}), new_secret(1), position="digit 1 2")
    with pytest.raises(AssertionError, match="cannot be played again: the record was altered"):
        conformance.check_record(match)


def test_a_move_that_only_one_world_allows_tells_nothing() -> None:
    """Events are compared only where both worlds allow the move."""
    game = Counting()
    match = Match(game, game.read_options({}), new_secret(1))
    conformance.check_events(game, match.state, 0, counting.DROP_RED, Random(1))
