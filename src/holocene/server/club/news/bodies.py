"""What people say of how they want to be told, checked at the door."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StrictInt, StrictStr

from holocene.server.bodies import Body
from holocene.server.club.news.kinds import Channel, Digest, Form, Wish
from holocene.server.club.news.schema import LONGEST_URL

Url = Annotated[StrictStr, Field(min_length=8, max_length=LONGEST_URL, pattern=r"^[\x21-\x7e]+$")]
Hour = Annotated[StrictInt, Field(ge=0, le=23)]
Minute = Annotated[StrictInt, Field(ge=-1, le=24 * 60 - 1)]


class NewsBody(Body):
    """What is to be changed; what is not named stays. `told` has the switches that are on, for each channel that it
    names. `digest` says whether messages come at `once`, at most every so many `minutes`, or `daily` at an `hour`.
    Between `quiet_from` and `quiet_until`, in minutes after midnight, none comes; -1 makes no hours quiet. All of it by
    her own clock."""

    told: Annotated[dict[Channel, list[Wish]], Field(max_length=3)] | None = None
    digest: Digest | None = None
    minutes: Annotated[StrictInt, Field(ge=5, le=720)] | None = None
    hour: Hour | None = None
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    deal_hour: Hour | None = None


class PushBody(Body):
    """A browser's subscription, as its `PushManager` gives it, and what to call the browser."""

    endpoint: Url
    p256dh: Annotated[StrictStr, Field(pattern=r"^[A-Za-z0-9_-]{40,120}=*$", max_length=120)]
    auth: Annotated[StrictStr, Field(pattern=r"^[A-Za-z0-9_-]{16,56}=*$", max_length=60)]
    label: Annotated[StrictStr, Field(max_length=80)] = ""


class HookBody(Body):
    """An address that news are sent to, and in which form."""

    url: Url
    form: Form = "json"
