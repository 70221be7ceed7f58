"""What people send about each other."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictStr

from holocene.server.bodies import Body
from holocene.server.club.fair.schema import LONGEST_REPORT


class ReportBody(Body):
    """Whom it is about, what kind of thing she did, in words if somebody likes, and at which table."""

    person: Annotated[StrictStr, Field(pattern=r"^[0-9a-z]{4,16}$")]
    kind: Literal["name", "talk", "unfair", "stalling", "other"]
    words: Annotated[StrictStr, Field(max_length=LONGEST_REPORT)] = ""
    table: Annotated[StrictStr, Field(pattern=r"^([0-9a-z]{4,16})?$")] = ""
