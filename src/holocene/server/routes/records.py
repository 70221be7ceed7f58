"""Records that are brought here to be watched."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Depends, Request

from holocene.server.access import client_of, owner_of
from holocene.server.answers import Answer, answer
from holocene.server.contract import TableMade
from holocene.server.keeping import Keeper
from holocene.server.routing import Router, refusals

router = Router(prefix="/api/records", tags=["records"], responses=refusals())
FORMS: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {
            "application/json": {"schema": {"$ref": "#/components/schemas/Record"}},
            "text/plain": {"schema": {"type": "string"}},
        },
    }
}


def keeper_of(request: Request) -> Keeper:
    """Who keeps records on this server."""
    found: Keeper = request.app.state.keeper
    return found


@router.post("", status_code=201, summary="Keep the record of a finished game, to be watched", openapi_extra=FORMS)
async def keep(request: Request, keeper: Annotated[Keeper, Depends(keeper_of)]) -> Answer[TableMade]:
    """The record as JSON or text, whatever the Content-Type says. Every decision is checked by the rules. One record of
    a client is read at a time: 503 where others come first."""
    kept = keeper.keep(await request.body(), client_of(request), owner_of(request))
    return answer(await asyncio.wrap_future(kept), 201)
