"""The review of a finished game by what one seat could know."""

from __future__ import annotations

import asyncio
from typing import Annotated

from anyio import to_thread
from fastapi import Depends, Path, Query, Request

from holocene.server.access import Serving, Visiting, client_of
from holocene.server.answers import Answer, answer
from holocene.server.contract import ReviewShown
from holocene.server.reviewing import Reviews
from holocene.server.routes.hints import left
from holocene.server.routing import Router, refusals

router = Router(prefix="/api/tables/{table_id}", tags=["playing"], responses=refusals())
SeatPath = Annotated[int, Path(ge=0, le=12, description="Whose game: any seat's, after the end.")]
AfterQuery = Annotated[int, Query(ge=0, le=100_000, description="How many decisions you have been told.")]


def reviews_of(request: Request) -> Reviews:
    """The reviews of this server."""
    found: Reviews = request.app.state.reviews
    return found


@router.get("/reviews/{seat}", summary="A finished game judged decision by decision, by what one seat could know")
async def review(
    request: Request, service: Serving, reviews: Annotated[Reviews, Depends(reviews_of)], visitor: Visiting,
    seat: SeatPath, after: AfterQuery = 0,
) -> Answer[ReviewShown]:  # fmt: skip
    """409 before the end. Asked for the first time, it is begun: ask again with the number of decisions that you know
    until `review` is there; an answer comes when there is more, or after some seconds. Then it is kept."""
    client = client_of(request)
    async with service.abreast.turn(client):  # to ask needs a thread, to wait for what is found does not
        asked = await to_thread.run_sync(lambda: reviews.ask(visitor.table_id, seat, client))
    if isinstance(asked, ReviewShown):
        return answer(asked)
    gone = asyncio.create_task(left(request))
    try:
        return answer(await reviews.tell(asked, after, gone))
    finally:
        gone.cancel()
