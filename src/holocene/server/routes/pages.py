"""Pages and files. Every page is the same shell, which reads its address and asks the JSON API. They are sent from
memory by the event loop, so they come while everything that needs the database has to wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from holocene.server import edition, offline, parts, static
from holocene.server.addresses import is_local
from holocene.server.reach import Reach, reach_of

router = APIRouter(include_in_schema=False)
SHELL: Final = "index.html"
# Every page, and the script that draws it.
PAGES: Final = {
    "/": "app/pages/home.js",
    "/new": "app/pages/new.js",
    "/table/{name}": "app/table.js",
    "/replay": "app/pages/replay.js",
    "/replay/{name}": "app/pages/replay.js",
    "/review/{name}": "app/pages/review.js",
    "/rules": "app/pages/rules.js",
    "/rules/{name}": "app/pages/rules.js",
    "/how/{name}": "app/pages/how.js",
    "/cards": "app/pages/cards.js",
    "/cards/{name}": "app/pages/cards.js",
    "/cards/{game}/figures": "app/pages/figures.js",
    "/tree": "app/pages/tree.js",
    "/tree/{name}": "app/pages/tree.js",
    "/today": "app/pages/today.js",
    "/today/{name}": "app/pages/today.js",
    "/club": "app/pages/club.js",
    "/me": "app/pages/me.js",
    "/player/{name}": "app/pages/player.js",
    "/ladder": "app/pages/ladder.js",
    "/ladder/{name}": "app/pages/ladder.js",
    "/events": "app/pages/events.js",
    "/event/{name}": "app/pages/event.js",
    "/learn": "app/pages/learn.js",
    "/learn/{game}/{lesson}": "app/pages/lesson.js",
    "/puzzles": "app/pages/puzzles.js",
    "/puzzles/{name}": "app/pages/puzzles.js",
    "/puzzle/{game}/{puzzle}": "app/pages/puzzle.js",
}


async def page(request: Request, script: str = "", status: int = 200) -> Response:
    asset = static.find(static.WEB, SHELL)
    if asset is None:
        words = b"The pages of this server are not installed. The JSON API is at /api/openapi.json.\n"
        return Response(words, 503, {"Cache-Control": "no-store"}, "text/plain; charset=utf-8")
    settings = request.app.state.service.settings
    reach = Reach()
    if is_here(request):  # names of machines are looked up, which may take a while
        names = bool(settings.hosts or settings.proxies)
        reach = await asyncio.to_thread(reach_of, request.app.state.bound, settings.links, names)
    shell = edition.opened(asset, settings.root, reach, edition.latest().name, script)
    return static.send(request, shell, status=status)


def is_here(request: Request) -> bool:
    """Whether the page is open at this machine itself, by an address that is of no use to others, and not through a
    proxy that keeps the name to itself by which it was asked."""
    peer = request.client.host if request.client else ""
    return is_local(peer) and is_local(request.url.hostname or "") and "x-forwarded-for" not in request.headers


def known_page(script: str) -> Callable[[Request], Awaitable[Response]]:
    async def known(request: Request) -> Response:
        return await page(request, script)

    return known


for path, script in PAGES.items():
    router.add_api_route(path, known_page(script), methods=["GET", "HEAD"])
    if path != "/":
        router.add_api_route(f"{path}/", known_page(script), methods=["GET", "HEAD"])


@router.api_route(f"/{edition.PREFIX}/{{name}}/{{path:path}}", methods=["GET", "HEAD"])
async def file_of_edition(request: Request, name: str, path: str) -> Response:
    """A file that never changes. Whoever still has a page of another edition gets what there is now, and keeps it no
    longer than that page."""
    latest = edition.latest()
    asset = latest.find(path)
    if asset is None:
        raise HTTPException(404)
    return static.send(request, asset, static.FOR_GOOD if name == latest.name else static.KEPT)


@router.api_route("/locale/{language}/{name}.ftl", methods=["GET", "HEAD"])
async def sentences(
    request: Request,
    language: Annotated[str, Path(pattern="^[a-z]{2}$")],
    name: Annotated[str, Path(pattern="^[a-z0-9_+-]{1,200}$")],
) -> Response:
    asset = parts.find_words(f"{language}/{name}.ftl")
    if asset is None:
        raise HTTPException(404)
    return static.send(request, asset)


@router.api_route("/pictures/{game}/{name}", methods=["GET", "HEAD"])
async def picture(request: Request, game: str, name: str) -> Response:
    """A picture that a game brings."""
    asset = parts.find_picture(f"{game}/{name}")
    return await file(request, f"pictures/{game}/{name}") if asset is None else static.send(request, asset)


@router.api_route(f"/{offline.WORKER}", methods=["GET", "HEAD"])
async def worker(request: Request) -> Response:
    """Stands beside the pages, since it may see to nothing above its own place."""
    asset = static.find(static.WEB, offline.WORKER)
    if asset is None:
        raise HTTPException(404)
    return static.send(request, offline.worker(asset, edition.latest().name))


@router.api_route("/offline", methods=["GET", "HEAD"])
async def page_without_server(request: Request) -> Response:
    """What the worker keeps to show instead of a page."""
    asset = static.find(static.WEB, offline.PAGE)
    if asset is None:
        raise HTTPException(404)
    return static.send(request, offline.page(asset, request.app.state.service.settings.root, edition.latest().name))


@router.api_route("/favicon.ico", methods=["GET", "HEAD"])
async def icon(request: Request) -> Response:
    """What browsers ask for where a page names no icon, as one of plain text does."""
    return await file(request, "pictures/logo.svg")


@router.api_route("/{name:path}", methods=["GET", "HEAD"])
async def file(request: Request, name: str) -> Response:
    """A file, or else the shell, which says that there is no such page: whoever typed an address sees no JSON."""
    if f"{name}/".startswith("api/"):
        raise HTTPException(404)
    asset = None if name == SHELL else static.find(static.WEB, name)
    return await page(request, status=404) if asset is None else static.send(request, asset)
