"""What the server is, whether it lives, and whether it is well."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from holocene.server.access import Serving
from holocene.server.answers import answer
from holocene.server.probe import Probe

router = APIRouter(tags=["system"])
VERSION: Final = version("holocene")


async def probe_of(request: Request) -> Probe:
    """The probe of this server."""
    found: Probe = request.app.state.probe
    return found


@router.get("/api/server", summary="Its version, and the key that its records are signed with")
def about(service: Serving) -> Response:
    """Keep `key` to tell later that a record comes from here: `holocene record verify --key`."""
    return answer({"version": VERSION, "key": service.identity.public_key})


@router.get("/healthz", summary="Whether the process lives; it asks nothing of the database")
async def healthz() -> Response:
    return answer({"status": "ok", "version": VERSION})


@router.get("/readyz", summary="Whether the database can be read and written")
async def readyz(probe: Annotated[Probe, Depends(probe_of)]) -> Response:
    """`status` may be `busy` (somebody else is writing), `full`, `read-only`, `damaged`, `away` or `late`."""
    trouble = await probe.trouble()
    return answer({"status": trouble or "ok", "version": VERSION}, 503 if trouble else 200)
