"""A hint for the seat that decides, in three steps."""

from __future__ import annotations

import asyncio
from typing import Annotated

from anyio import to_thread
from fastapi import Depends, Request

from holocene.server.access import Visiting, client_of
from holocene.server.answers import Answer, answer
from holocene.server.bodies import HintBody
from holocene.server.contract import HintShown
from holocene.server.hinting import Hints
from holocene.server.routing import Router, refusals

router = Router(prefix="/api/tables/{table_id}", tags=["playing"], responses=refusals())


def hints_of(request: Request) -> Hints:
    """The hints of this server."""
    found: Hints = request.app.state.hints
    return found


@router.post("/hint", summary="A hint for the seat that decides: its kind, then candidates, then the move and why")
async def hint(
    request: Request, hints: Annotated[Hints, Depends(hints_of)], visitor: Visiting, body: HintBody
) -> Answer[HintShown]:
    """`step` 1 tells the kind of move, 2 candidates as well, 3 all. Asked again, the same hint is told."""
    client = client_of(request)
    asked = await to_thread.run_sync(lambda: hints.ask(visitor.table_id, visitor.own_seat, client))
    gone = asyncio.create_task(left(request))
    try:
        return answer(await hints.tell(body.step, asked, gone))
    finally:
        gone.cancel()


async def left(request: Request) -> None:
    """Returns when the client has hung up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
