"""Whether whoever typed a command could see a browser."""

from __future__ import annotations

import os
import sys


def has_screen() -> bool:
    """Not over a line without a screen, nor where the output goes into a file."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
