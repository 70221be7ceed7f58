"""How a sitting ends before the game does."""

from __future__ import annotations


class Leave(Exception):
    """A player has left the table and said what becomes of the match."""
