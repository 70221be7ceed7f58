"""Records that are brought here to be watched."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from holocene.server import keeping
from holocene.server.access import Serving
from holocene.server.answers import answer

router = APIRouter(prefix="/api/records", tags=["records"])
FORMS: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {
            "application/json": {"schema": {"$ref": "#/components/schemas/Record"}},
            "text/plain": {"schema": {"type": "string"}},
        },
    }
}


async def content_of(request: Request) -> bytes:
    """The file as it was sent."""
    return await request.body()


@router.post("", status_code=201, summary="Keep the record of a finished game, to be watched", openapi_extra=FORMS)
def keep(service: Serving, content: Annotated[bytes, Depends(content_of)]) -> Response:
    """The record as JSON or text, whatever the Content-Type says. Every decision is checked by the rules."""
    return answer(keeping.keep(service, content), 201)
