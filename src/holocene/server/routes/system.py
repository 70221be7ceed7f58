"""What the server is, whether it lives, and whether it is well."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any, Final

from fastapi import Depends, Request

from holocene.server.access import Serving
from holocene.server.answers import JSON, Answer, answer
from holocene.server.club import mail
from holocene.server.contract import About, Health
from holocene.server.probe import Probe
from holocene.server.routing import Router, refusals, schema_of

router = Router(tags=["system"])
VERSION: Final = version("holocene")
UNWELL: Final[dict[int | str, Any]] = {
    503: {"description": "The database cannot be read or written", "content": {JSON: {"schema": schema_of(Health)}}}
}


async def probe_of(request: Request) -> Probe:
    """The probe of this server."""
    found: Probe = request.app.state.probe
    return found


@router.get(
    "/api/server",
    summary="Its version, the key that its records are signed with, and what is usual here",
    responses=refusals(),
)
def about(service: Serving) -> Answer[About]:
    """Keep `key` to tell later that a record comes from here: `holocene record verify --key`."""
    return answer(
        About(VERSION, service.identity.public_key, service.settings.absence, mail.is_possible(service.settings))
    )


@router.get("/healthz", summary="Whether the process lives; it asks nothing of the database")
async def healthz() -> Answer[Health]:
    return answer(Health("ok", VERSION))


@router.get("/readyz", summary="Whether the database can be read and written", responses=UNWELL)
async def readyz(probe: Annotated[Probe, Depends(probe_of)]) -> Answer[Health]:
    """`status` may be `busy` (somebody else is writing), `full`, `read-only`, `damaged`, `away` or `late`."""
    trouble = await probe.trouble()
    return answer(Health(trouble or "ok", VERSION), 503 if trouble else 200)
