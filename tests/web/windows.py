"""Windows of the browser that serve one visitor after another.

A new one costs more than most tests do in it: a process starts and every script is compiled again. So a window is
cleared and lent again, unless its visitor did to it what cannot be undone. Nor is it ever sent to an empty page: our
pages stand apart from other origins, so that the way back would start a process too.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

# What a window can be given anew for each visitor; those that differ in something else have windows of their own.
CHANGED = ("viewport", "color_scheme", "reduced_motion", "locale", "tempo", "waits", "installs")
ALIKE = ("has_touch",)
OURS = ("locale", "tempo", "waits", "installs")  # what a context is not asked for
# Settings: a page plays nothing without being asked, and asks before it pays.
WAITING = {"stays-put": False, "only-card": False, "ends-turn": False, "one-press": "never"}
LASTING = ("expose_binding", "expose_function")  # of a page, until it is closed
# The worker of the installed app would be fetched, and its cache filled, for every visitor.
NOT_INSTALLED = "if (navigator.serviceWorker) navigator.serviceWorker.register = async () => undefined;"
FORGET = "try { sessionStorage.clear() } catch { /* the page has none */ }"
HAS_CLOCK = "'__pwClock' in globalThis"  # somebody has stopped the time of the page
RESTING = "/healthz"  # a page of the same origin, without scripts


def keeping(settings: dict[str, Any]) -> str:
    """A script by which a page finds settings, unless it has others already; an empty page keeps nothing."""
    kept = [f"localStorage['holocene.{name}'] ??= {json.dumps(json.dumps(value))};" for name, value in settings.items()]
    return f"if (location.protocol === 'http:') {{ {' '.join(kept)} }}"


class Window:
    """A page in a context of its own, which keeps what visitors let it hear."""

    def __init__(self, browser: Any, options: dict[str, Any]) -> None:
        self.context = browser.new_context(**{name: value for name, value in options.items() if name not in OURS})
        self.page = self.context.new_page()
        self.is_as_new = all(name in CHANGED + ALIKE for name in options)
        self._hand = self.context.new_cdp_session(self.page)
        self._hand.send("Page.enable")  # else its scripts are not run
        self._agent = self._hand.send("Browser.getVersion")["userAgent"]
        self._scripts: list[str] = []
        self._heard: list[tuple[str, Callable[..., Any]]] = []
        self._on = self.page.on
        self.page.on = self._listen
        self.page.add_init_script = self._begin_with
        for name in LASTING:
            setattr(self.page, name, self._spending(getattr(self.page, name)))

    def _begin_with(self, script: str) -> None:
        """Runs a script before those of each page, until the visitor leaves."""
        added = self._hand.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})
        self._scripts.append(added["identifier"])

    def _listen(self, event: str, heard: Callable[..., Any]) -> None:
        self._heard.append((event, heard))
        self._on(event, heard)

    def _spending(self, lasting: Callable[..., Any]) -> Callable[..., Any]:
        def spend(*given: Any, **more: Any) -> Any:
            self.is_as_new = False
            return lasting(*given, **more)

        return spend

    def open(self, options: dict[str, Any]) -> None:
        """As its next visitor wants it."""
        self._begin_with(keeping({"tempo": options["tempo"], **(WAITING if options.get("waits") else {})}))
        if not options.get("installs"):
            self._begin_with(NOT_INSTALLED)
        self._hand.send("Emulation.setLocaleOverride", {"locale": options["locale"]})
        self._hand.send(
            "Emulation.setUserAgentOverride", {"userAgent": self._agent, "acceptLanguage": options["locale"]}
        )
        self.page.set_viewport_size(options["viewport"])
        self.page.emulate_media(
            media="null",
            color_scheme=options.get("color_scheme", "light"),
            reduced_motion=options.get("reduced_motion", "no-preference"),
            forced_colors="null",
            contrast="null",
        )

    def clear(self, address: str) -> bool:
        """Leaves nothing of a visitor but what lies in the browser's cache; whether it can be lent again."""
        if not self.is_as_new:
            return False
        for event, heard in self._heard:
            self.page.remove_listener(event, heard)
        self._heard.clear()
        for script in self._scripts:
            self._hand.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script})
        self._scripts.clear()
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.evaluate(FORGET)
        self.page.goto(address + RESTING)
        parts = urlsplit(address)
        origin = f"{parts.scheme}://{parts.netloc}"
        self._hand.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        return not self.page.evaluate(HAS_CLOCK)


class Windows:
    """Those of one browser that nobody uses, by what cannot be changed of them."""

    def __init__(self, browser: Any) -> None:
        self._browser = browser
        self._free: dict[tuple[Any, ...], list[Window]] = {}

    def take(self, options: dict[str, Any], is_fresh: bool) -> Window:
        """One that is free, or a new one; a fresh one has nothing in its cache."""
        free = [] if is_fresh else self._free.get(_kind(options), [])
        window = free.pop() if free else Window(self._browser, options)
        window.open(options)
        return window

    def give_back(self, window: Window, options: dict[str, Any], address: str) -> None:
        """Clears it for the next visitor, or closes it."""
        from playwright.sync_api import Error

        try:
            is_clear = window.clear(address)
        except Error:  # a page that hangs, or that somebody has closed
            is_clear = False
        if is_clear:
            self._free.setdefault(_kind(options), []).append(window)
        else:
            window.context.close()


def _kind(options: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(options.get(name) for name in ALIKE)
