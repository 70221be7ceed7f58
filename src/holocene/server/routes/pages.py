"""Pages and files. Every page is the same shell, which reads its address and asks the JSON API. They are sent from
memory by the event loop, so they come while everything that needs the database has to wait."""

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
    "/rules",
    "/rules/{name}",
    "/cards",
    "/cards/{name}",
    "/tree",
    "/tree/{name}",
)


async def page(request: Request, status: int = 200) -> Response:
    asset = static.find(static.WEB, SHELL)
    if asset is None:
        words = b"The pages of this server are not installed. The JSON API is at /api/openapi.json.\n"
        return Response(words, 503, {"Cache-Control": "no-store"}, "text/plain; charset=utf-8")
    return static.send(request, static.below(request.app.state.service.settings.root, asset), status=status)


async def known_page(request: Request) -> Response:
    return await page(request)


for path in PAGES:
    router.add_api_route(path, known_page, methods=["GET", "HEAD"])
    if path != "/":
        router.add_api_route(f"{path}/", known_page, methods=["GET", "HEAD"])


@router.api_route("/locale/{language}/{name}.ftl", methods=["GET", "HEAD"])
async def sentences(
    request: Request,
    language: Annotated[str, Path(pattern="^[a-z]{2}$")],
    name: Annotated[str, Path(pattern="^[a-z0-9_-]{1,40}$")],
) -> Response:
    asset = static.find(static.LOCALE, f"{language}/{name}.ftl")
    if asset is None:
        raise HTTPException(404)
    return static.send(request, asset)


@router.api_route("/{name:path}", methods=["GET", "HEAD"])
async def file(request: Request, name: str) -> Response:
    """A file, or else the shell, which says that there is no such page: whoever typed an address sees no JSON."""
    if f"{name}/".startswith("api/"):
        raise HTTPException(404)
    asset = None if name == SHELL else static.find(static.WEB, name)
    return await page(request, 404) if asset is None else static.send(request, asset)
