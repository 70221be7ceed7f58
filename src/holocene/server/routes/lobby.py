"""The club: tables with a free seat, who is here, and sitting down."""

from __future__ import annotations

from typing import Any, Final

from fastapi import Request
from starlette.responses import Response

from holocene.server.access import Serving, TableId, client_of
from holocene.server.answers import Answer, answer
from holocene.server.club.asking import Member, Perhaps
from holocene.server.club.lobby import sitting
from holocene.server.club.lobby.bodies import SitBody
from holocene.server.club.lobby.lobby import Lobby, Reader
from holocene.server.club.lobby.shown import AnyLobbyLine, LobbyShown, Risen
from holocene.server.club.lobby.telling import LobbyResponse
from holocene.server.contract import SatDown
from holocene.server.routing import Router, refusals, schema_of, structs_of
from holocene.server.streaming import NDJSON, SSE

router = Router(prefix="/api/lobby", tags=["club"], responses=refusals())
router.answers |= structs_of(AnyLobbyLine)
STREAMED: Final[dict[int | str, Any]] = {
    200: {"content": {SSE: {"schema": {"type": "string"}}, NDJSON: {"schema": schema_of(AnyLobbyLine)}}}
}


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


@router.get("", summary="Open tables, who is here, and what concerns you")
def lobby(request: Request, person: Perhaps) -> Answer[LobbyShown]:
    return answer(_lobby(request).shown(person.id if person else ""))


@router.get("/stream", summary="The same, as it changes", responses=STREAMED, response_class=Response)
async def stream(request: Request, service: Serving, person: Perhaps) -> Response:
    """Server-sent events `tables`, `people` and, for somebody who is known, `own`; with `Accept: application/x-ndjson`
    one JSON object `{event, data}` a line, and an empty line as heartbeat."""
    reader = Reader(person.id if person else "", client_of(request))
    return LobbyResponse(service, _lobby(request), reader, NDJSON in request.headers.get("accept", ""))


@router.post("/{table_id}/sit", summary="Sit down at an open table, without a link")
def sit(service: Serving, person: Member, table_id: TableId, body: SitBody) -> Answer[SatDown]:
    """Any free seat; the token in the answer opens it in this browser. The last to come begins the game."""
    return answer(sitting.sit(service, person, table_id, body.word, body.token))


@router.post("/{table_id}/rise", summary="Get up again before the game begins")
def rise(service: Serving, person: Member, table_id: TableId) -> Answer[Risen]:
    """Where you made the table, the next who sits there is its host; where nobody does, it closes."""
    return answer(sitting.rise(service, person, table_id))
