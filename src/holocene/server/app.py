"""The application: routes, guards and what runs beside them, put together."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from anyio import to_thread
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException

from holocene.bots.registry import admit
from holocene.core.errors import HoloceneError
from holocene.server.answers import on_error, on_fault, on_http, on_invalid
from holocene.server.database import cannot_open
from holocene.server.guard import Guard
from holocene.server.live import end_at_signals
from holocene.server.migrate import migrate
from holocene.server.openapi import describe
from holocene.server.routes import games, pages, play, stream, system, tables
from holocene.server.schema import LONGEST_BOT
from holocene.server.service import Service
from holocene.server.settings import Settings, from_environment
from holocene.server.thinking import Bots
from holocene.server.waking import Waker

DESCRIPTION = """A table for two games. Every page has a JSON twin here; programs play through the same addresses as
people do. `docs/api.md` shows how to write a bot."""

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
    try:
        migrate(service.database)
    except OperationalError as error:
        raise cannot_open(error) from error
    bots = Bots(service)
    waker = Waker(service, bots)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        service.live.loop = asyncio.get_running_loop()
        end_at_signals(service.live)
        to_thread.current_default_thread_limiter().total_tokens = THREADS
        bots.start()
        waker.start()
        yield
        service.live.close()
        waker.stop()
        bots.stop()
        service.database.close()

    app = FastAPI(
        title="Holocene", version="1", description=DESCRIPTION, lifespan=lifespan,
        openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
    )  # fmt: skip
    app.state.service = service
    for module in (games, tables, play, stream, system, pages):
        app.include_router(module.router)
    app.add_exception_handler(HoloceneError, on_error)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_fault)
    app.add_middleware(Guard, settings=settings)
    describe(app)
    return app


def app_of_environment() -> FastAPI:
    """For worker processes, which are told their settings by the environment."""
    from holocene.server.logs import set_up
    from holocene.server.start import SWITCH, rest_easy

    set_up("warning")
    sys.setswitchinterval(SWITCH)
    app = create_app(from_environment())
    rest_easy()
    return app
