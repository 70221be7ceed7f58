"""For those who run the server: whether it is well, and numbers."""

from __future__ import annotations

from importlib.metadata import version

from fastapi import APIRouter
from starlette.responses import Response

from holocene.server import metrics
from holocene.server.access import Serving
from holocene.server.answers import answer

router = APIRouter(tags=["system"])


@router.get("/healthz", summary="Whether the server and its database answer")
def healthz(service: Serving) -> Response:
    alive = service.database.is_alive()
    return answer({"status": "ok" if alive else "no-database", "version": version("holocene")}, 200 if alive else 503)


@router.get("/metrics", summary="Numbers for Prometheus")
def numbers() -> Response:
    return Response(metrics.page(), 200, {"Cache-Control": "no-store"}, "text/plain; version=0.0.4")
