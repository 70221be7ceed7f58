"""The command `hint`: each time it is typed at one decision it tells more: the kind of move, candidates, the move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final

from holocene.core.contract.game import Line, Segment

if TYPE_CHECKING:
    from holocene.cli.table.session import Session

SECONDS: Final = 2.0  # where a game has no network; with one a hint takes less
STEPS: Final = 3


def advise(session: Session) -> Any:
    """What a strong bot would look at in the viewer's place; imported when somebody first asks, since it is heavy."""
    from holocene.bots.hints import hint

    match = session.match
    rng = Random(f"{match.commitment} {len(match.made)} hint")
    return hint(match.game, session.view, match.legal(), SECONDS, rng)


class Hinting:
    """How far the hint for one decision has been told."""

    def __init__(self) -> None:
        self._made = -1  # how many moves had been made when it was thought of
        self._hint: Any = None
        self._step = 0

    def next(self, session: Session) -> Iterator[Line]:
        """The next step in words; the last one again when all was told."""
        if self._made != len(session.match.made):
            self._hint, self._step = advise(session), 0
            self._made = len(session.match.made)
        self._step = min(self._step + 1, STEPS)
        yield from (self._kind, self._candidates, self._move)[self._step - 1](session)

    def _kind(self, session: Session) -> Iterator[Line]:
        telling = session.telling
        kind = telling(self._hint.kind) if self._hint.kind else telling.asked(session.view)
        yield Line((Segment(telling.text("table-hint-kind", kind=kind)),))
        yield Line((Segment(telling("play-hint-more"), "dim"),))

    def _candidates(self, session: Session) -> Iterator[Line]:
        from holocene.bots.hints import outlook

        telling = session.telling
        yield Line((Segment(telling("table-hint-candidates")),))
        for each in self._hint.candidates:
            said = outlook(each)
            known = [] if said is None else [Segment(f" ({telling.text(said.key, **said.facts)})", "dim")]
            yield Line((Segment(telling.move(session.view, each.move)), *known), Segment("  "))
        yield Line((Segment(telling("play-hint-more"), "dim"),))

    def _move(self, session: Session) -> Iterator[Line]:
        telling = session.telling
        move = telling.text("table-hint-move", move=telling.move(session.view, self._hint.move))
        yield Line((Segment(move, "asked"), *(Segment(f" {each}") for each in self._why(session))))

    def _why(self, session: Session) -> Iterator[str]:
        """By how much it is better than the next, and why; what is not known is left out."""
        telling, found = session.telling, self._hint
        if found.gain is not None:
            other = telling.move(session.view, found.candidates[1].move)
            yield telling.text(found.gain.key, **found.gain.facts, other=other)
        if found.reason is not None:
            yield telling(found.reason.key, **found.reason.facts)
