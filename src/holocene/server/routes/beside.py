"""What a table is asked beside its moves, of one of which nothing is stored: a lesson's, or a puzzle's."""

from collections.abc import Callable
from typing import Annotated, NamedTuple, TypeAlias

from fastapi import Depends, Query

from holocene.core.matches.match import Match
from holocene.server.answers import Answer, answer
from holocene.server.contract import Why
from holocene.server.preview import ConsideredShown, SurveyShown
from holocene.server.routes.play import MovesQuery, Word
from holocene.server.routing import Router

Made: TypeAlias = Annotated[list[Word], Query(default_factory=list, max_length=60, description="From its position on.")]


class Sitting(NamedTuple):
    """A match after the moves that were made, and who sits at its table."""

    match: Match
    seat: int


def add_questions(router: Router, path: str, sitting: Callable[..., Sitting]) -> None:
    """Adds the routes below an address; `sitting` says what its parameters and the moves made lead to."""
    # The types are needed as they are, not as words: `sitting` is nowhere to be found by its name.
    At = Annotated[Sitting, Depends(sitting)]

    @router.get(f"{path}/why", summary="Why a move is not allowed now")
    def why(at: At, move: Word) -> Answer[Why]:
        return answer(Why(at.match.why_not(move)))

    @router.get(f"{path}/survey", summary="What every card is to who sits there now")
    def survey(at: At) -> Answer[SurveyShown]:
        return answer(SurveyShown(at.match.game.survey(at.match.state, at.seat)))

    @router.get(f"{path}/consider", summary="What moves in mind would come to")
    def consider(at: At, move: MovesQuery) -> Answer[ConsideredShown]:
        decides = at.match.to_act == at.seat
        return answer(ConsideredShown(at.match.game.consider(at.match.state, at.seat, move) if decides else None))
