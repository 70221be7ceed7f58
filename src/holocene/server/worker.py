"""One of several processes that serve one address, from its first line on."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from holocene.server.garbage import look_seldom, rest_easy

if TYPE_CHECKING:
    from fastapi import FastAPI


def app_of_environment() -> FastAPI:
    """Its application; it is told its settings by the environment."""
    look_seldom()  # before bots and routes are loaded

    from uvicorn.config import STARTUP_FAILURE

    from holocene.server import preparing
    from holocene.server.app import create_app
    from holocene.server.logs import fault, set_up
    from holocene.server.settings import from_environment
    from holocene.server.start import SWITCH

    set_up()
    sys.setswitchinterval(SWITCH)
    try:
        app = create_app(from_environment())
    except Exception:  # it would be the same the next time
        fault("worker-cannot-start")
        sys.exit(STARTUP_FAILURE)
    rest_easy()
    if app.state.service.settings.prepare:
        preparing.begin(app.state.service.shelf)
    return app
