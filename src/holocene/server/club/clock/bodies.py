"""What clients send about clocks."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from pydantic import Field

from holocene.server.bodies import Body
from holocene.server.contract import BallotKind, Choice, Per


class VacationBody(Body):
    """The last day of a vacation, where she is; nothing where she is back."""

    until: Annotated[date | None, Field(examples=["2027-07-31"])]


class PaceBody(Body):
    """Another pace: seconds, or 0 for no hurry, for a move or a turn."""

    pace: Annotated[float, Field(ge=0, le=2_592_000, allow_inf_nan=False)]
    per: Per = "turn"


class VoteBody(Body):
    """An answer to what the table is asked."""

    kind: BallotKind
    choice: Choice
