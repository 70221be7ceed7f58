"""Windows of the browser that serve one visitor after another.

A new one costs more than most tests do in it: a process starts and every script is compiled again. So a window is
cleared and lent again, unless its visitor did to it what cannot be undone.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

# What a window can be given anew for each visitor; those that differ in something else have windows of their own.
CHANGED = ("viewport", "color_scheme", "reduced_motion")
ALIKE = ("locale", "has_touch", "tempo", "waits")
OURS = ("tempo", "waits")  # what only our pages know
# Settings: a page plays nothing without being asked, and asks before it pays.
WAITING = {"stays-put": False, "only-card": False, "ends-turn": False, "one-press": "never"}
LASTING = ("add_init_script", "expose_binding", "expose_function")  # of a page, until it is closed
FORGET = "try { sessionStorage.clear() } catch { /* the page has none */ }"
HAS_CLOCK = "'__pwClock' in globalThis"  # somebody has stopped the time of the page


def keeping(settings: dict[str, Any]) -> str:
    """A script by which a page finds settings, unless it has others already; an empty page keeps nothing."""
    kept = [f"localStorage['holocene.{name}'] ??= {json.dumps(json.dumps(value))};" for name, value in settings.items()]
    return f"if (location.protocol === 'http:') {{ {' '.join(kept)} }}"


class Window:
    """A page in a context of its own, which keeps what visitors let it hear."""

    def __init__(self, browser: Any, options: dict[str, Any]) -> None:
        self.context = browser.new_context(**{name: value for name, value in options.items() if name not in OURS})
        self.context.add_init_script(keeping({"tempo": options["tempo"]}))
        if options.get("waits"):
            self.context.add_init_script(keeping(WAITING))
        self.page = self.context.new_page()
        self.is_as_new = all(name in CHANGED + ALIKE for name in options)
        self._cleaner = self.context.new_cdp_session(self.page)
        self._heard: list[tuple[str, Callable[..., Any]]] = []
        self._on = self.page.on
        self.page.on = self._listen
        for name in LASTING:
            setattr(self.page, name, self._spending(getattr(self.page, name)))

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
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.evaluate(FORGET)
        self.page.goto("about:blank")
        parts = urlsplit(address)
        origin = f"{parts.scheme}://{parts.netloc}"
        self._cleaner.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
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
