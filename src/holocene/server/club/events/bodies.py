"""What clients send about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt, StrictStr

from holocene.server.bodies import Body, OptionValue, Words
from holocene.server.club.events.schema import LONGEST_NAME
from holocene.server.contract import Per

When = Annotated[float, Field(ge=0, le=4e9, allow_inf_nan=False)]


class EventBody(Body):
    """A tournament. `size` is how many sit at a table. Without `rounds` there are as many as the system needs. `main`
    says what counts first: places at the own table, or points against the same seat elsewhere. `pace` and `per` are how
    many seconds a move or a turn may take. People may enter from `opens` on, at once if it is 0; it begins at `starts`,
    or when the host says so if that is 0. `bot` is the level of the bots in seats that would stay free."""

    name: Annotated[StrictStr, Field(min_length=1, max_length=LONGEST_NAME)]
    game: Words
    options: Annotated[dict[Words, OptionValue], Field(max_length=40, default_factory=dict)]
    system: Literal["swiss", "robin"] = "swiss"
    size: Annotated[StrictInt, Field(ge=2, le=5)] = 2
    rounds: Annotated[StrictInt, Field(ge=0, le=30)] = 0
    main: Literal["places", "duplicate"] = "places"
    pace: Annotated[float, Field(ge=0, le=2_592_000, allow_inf_nan=False)] = 0.0
    per: Per = "turn"
    rated: StrictBool = False
    bot: Words | None = None
    most: Annotated[StrictInt, Field(ge=2, le=128)] = 32
    opens: When = 0.0
    starts: When = 0.0
