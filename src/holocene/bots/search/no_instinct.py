"""For a game that judges no move at first sight: all are alike, and its simulations are played on by chance."""

from __future__ import annotations

from typing import Any


def appeal(s: Any, action: int, w: Any) -> int:
    """Nothing appeals more than anything else."""
    return 0
