"""Pages and files. Every page is the same shell, which reads its address and asks the JSON API."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from holocene.server import static

router = APIRouter(include_in_schema=False)
SHELL = "index.html"
PAGES = (
    "/",
    "/new",
    "/table/{name}",
    "/replay",
    "/replay/{name}",
    "/rules/{name}",
    "/cards/{name}",
    "/tree",
    "/tree/{name}",
)


def page(request: Request) -> Response:
    asset = static.find(static.WEB, SHELL)
    if asset is None:
        words = b"The pages of this server are not installed. The JSON API is at /api/openapi.json.\n"
        return Response(words, 503, {"Cache-Control": "no-store"}, "text/plain; charset=utf-8")
    return static.send(request, asset)


for path in PAGES:
    router.add_api_route(path, page, methods=["GET", "HEAD"])


@router.api_route("/locale/{language}/{name}.ftl", methods=["GET", "HEAD"])
def sentences(
    request: Request,
    language: Annotated[str, Path(pattern="^[a-z]{2}$")],
    name: Annotated[str, Path(pattern="^[a-z0-9_-]{1,40}$")],
) -> Response:
    asset = static.find(static.LOCALE, f"{language}/{name}.ftl")
    if asset is None:
        raise HTTPException(404)
    return static.send(request, asset)


@router.api_route("/{name:path}", methods=["GET", "HEAD"])
def file(request: Request, name: str) -> Response:
    asset = None if name == SHELL or name.startswith("api/") else static.find(static.WEB, name)
    if asset is None:
        raise HTTPException(404)
    return static.send(request, asset)
