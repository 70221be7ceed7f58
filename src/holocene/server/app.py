"""The application: routes, guards and what runs beside them, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from anyio import to_thread
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from holocene.bots.registry import admit
from holocene.core.errors import HoloceneError
from holocene.server import edition, reach
from holocene.server.answers import on_error, on_http, on_invalid
from holocene.server.beside import Beside
from holocene.server.club.events.running import PAUSE as PAUSE_OF_EVENTS
from holocene.server.club.events.running import Referee
from holocene.server.club.lobby import bells
from holocene.server.club.lobby.lobby import Lobby
from holocene.server.club.news.sender import PAUSE as NEWS_PAUSE
from holocene.server.club.news.sender import Sender
from holocene.server.club.ways.post import Post
from holocene.server.guard import Guard
from holocene.server.hinting import Hints
from holocene.server.keeping import Keeper
from holocene.server.limits import CHANNEL, PAUSE, Limits
from holocene.server.live import end_at_signals
from holocene.server.migrate import migrate
from holocene.server.openapi import Application
from holocene.server.probe import Probe
from holocene.server.reviewing import Reviews
from holocene.server.routes import (
    clock,
    events,
    fair,
    feeds,
    games,
    hints,
    invitations,
    ladder,
    lessons,
    lobby,
    me,
    news,
    pages,
    people,
    play,
    puzzles,
    records,
    reviews,
    stream,
    system,
    tables,
    today,
    ways,
    words,
)
from holocene.server.schema import LONGEST_BOT
from holocene.server.service import Service
from holocene.server.settings import Settings
from holocene.server.swift import Swift
from holocene.server.thinking import Bots
from holocene.server.waking import Waker

DESCRIPTION = """A table for two games. Every page has a JSON twin here; programs play through the same addresses as
people do. `docs/api.md` shows how to write a bot."""

ROUTES = (games, lessons, puzzles, today, tables, people, records, play, words, hints, reviews, me, ways, lobby,
          invitations, news, clock, ladder, fair, events, stream, system)  # fmt: skip
THREADS = 4  # that answer requests: they share one interpreter, and wait only for the disk


def _admit(bots: Sequence[str]) -> None:
    for bot in bots:
        if len(bot) > LONGEST_BOT:
            raise HoloceneError(
                f"the name of the bot '{bot}' has more than {LONGEST_BOT} letters",
                "server-long-bot",
                name=bot,
                most=LONGEST_BOT,
            )
        admit(bot)


def create_app(settings: Settings) -> FastAPI:
    """An application of its own, ready to be served; its database is opened and brought up to date here."""
    _admit(settings.bots)
    service = Service(settings)
    migrate(service.database)
    service.identity.prepare()
    service.archivist.step()
    bots = Bots(service)
    waker = Waker(service, bots)
    club = Lobby(service)
    waker.also(bells.CHANNEL, club.hear, club.step, settings.poll)
    waker.after_silence(club.miss)
    limits = Limits(settings, service.database)
    if not service.database.is_sqlite:
        waker.also(CHANNEL, limits.hear, limits.tell, PAUSE)
    sender = Sender(service)
    waker.every(sender.step, NEWS_PAUSE)
    waker.every(Referee(service).step, PAUSE_OF_EVENTS)
    hinting = Hints(service)
    reviewing = Reviews(service)
    keeper = Keeper(service)
    beside = Beside(service)
    post = Post(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        service.live.loop = asyncio.get_running_loop()
        service.live.loop.run_in_executor(None, edition.latest)  # made beside the start, there for the first page
        end_at_signals(service.live)
        to_thread.current_default_thread_limiter().total_tokens = THREADS
        bots.start()
        waker.start()
        yield
        service.live.close()
        waker.stop()
        sender.stop()
        bots.stop()
        hinting.stop()
        reviewing.stop()
        keeper.stop()
        beside.stop()
        post.stop()
        service.database.close()

    app = Application(
        [module.router for module in ROUTES],
        title="Holocene", version="1", description=DESCRIPTION, lifespan=lifespan,
        openapi_url="/api/openapi.json", docs_url=None, redoc_url=None, servers=[{"url": settings.root or "/"}],
        telemetry={"tracing": False, "metrics": False, "logs": False},  # `metrics` counts what is to be known
    )  # fmt: skip
    app.state.service = service
    app.state.bound = reach.from_environment()
    app.state.hints = hinting
    app.state.reviews = reviewing
    app.state.probe = Probe(service.database)
    app.state.keeper = keeper
    app.state.beside = beside
    app.state.post = post
    app.state.lobby = club
    app.include_router(feeds.router)
    app.include_router(pages.router)
    app.add_exception_handler(HoloceneError, on_error)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_middleware(Swift, service=service)
    app.add_middleware(Guard, settings=settings, limits=limits, abreast=service.abreast)
    return app
