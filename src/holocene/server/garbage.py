"""How a server looks for what nobody holds any more: seldom, since a long look holds every player up, and never among
what was loaded at the start. It would find next to nothing there."""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (20_000, 20, 100)  # of the garbage collector


def look_seldom() -> None:
    """For the first line of a server, before its libraries are loaded."""
    gc.set_threshold(*THRESHOLDS)


def rest_easy() -> None:
    """What was loaded by now lives as long as the server, so the collector need not look at it again and again."""
    gc.freeze()
