"""What clients send, checked at the door; the rest of the server sees plain values."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

Move = Annotated[StrictStr, Field(min_length=1, max_length=120, examples=["discover irrigation"])]
Number = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
Name = Annotated[StrictStr, Field(max_length=40)]
Words = Annotated[StrictStr, Field(max_length=60)]
OptionValue = (
    Annotated[StrictInt, Field(ge=-1_000_000, le=1_000_000)] | Words | Annotated[list[Words], Field(max_length=20)]
)


class Body(BaseModel):
    """A request's body: unknown fields are refused by name."""

    model_config = ConfigDict(extra="forbid")


class SeatBody(Body):
    """A seat of a new table: mine, a bot's, open by link, or another person's on this screen."""

    kind: Literal["me", "bot", "open", "here"]
    name: Name | None = None
    bot: Words | None = None


class TableBody(Body):
    """A new table. Without seats: you and bots. `think` is how long bots may think about a decision; `hints` whether
    people may ask for some, by default where one person plays against bots."""

    game: Words
    options: Annotated[dict[Words, OptionValue], Field(max_length=40)] = {}
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=12)] | None = None
    seed: Annotated[StrictInt, Field(ge=0, le=2**63 - 1)] | Annotated[StrictStr, Field(max_length=100)] | None = None
    think: Annotated[float, Field(ge=0, le=60)] | None = None
    hints: StrictBool | None = None


class PlayNowBody(Body):
    """Which game, and the level of the bots."""

    game: Words
    bot: Words | None = None


class JoinBody(Body):
    """The name to be called by."""

    name: Name = ""


class SeatNumberBody(Body):
    """A seat, or -1 for spectators."""

    seat: Annotated[StrictInt, Field(ge=-1, le=12)]


class MovesBody(Body):
    """Moves that are made together. `n` is how many moves the client has seen, `version` which moment (optional: it
    also tells apart moments with the same number of moves), `key` any word of the client's that names this attempt."""

    n: Number
    moves: Annotated[list[Move], Field(min_length=1, max_length=60)]
    key: Annotated[StrictStr, Field(max_length=100)] = ""
    version: Number | None = None


class NumberBody(Body):
    """How many moves the client has seen, and which moment."""

    n: Number
    version: Number | None = None


class HintBody(Body):
    """How much to tell."""

    step: Annotated[StrictInt, Field(ge=1, le=3)] = 1


class AnswerBody(Body):
    """Yes or no."""

    accept: StrictBool


class OrdersBody(Body):
    """Orders given ahead; an empty list takes them back."""

    moves: Annotated[list[Move], Field(max_length=60)]
