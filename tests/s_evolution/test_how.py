"""The trick that How to play shows is taken in the order that the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import holocene
from tests.s_evolution.moments import At

PAGE = Path(holocene.__file__).parent / "web" / "app" / "s-evolution" / "how-cards.js"
COLOURS = ("red", "green", "blue", "yellow")


@pytest.mark.rule("K7", "K13")
def test_the_trick_of_the_page(at: At) -> None:
    """Trump is green and the first seat leads; the last seat is at Age IV, whose green is no trump."""
    row = re.compile(r'\[(\d), "\w+", "(\w+ \d)"')
    shown = [(COLOURS[int(seat)], card) for seat, card in row.findall(PAGE.read_text(encoding="utf-8"))]
    laid = ", ".join(f"{colour} {dict(shown)[colour]}" for colour in COLOURS)
    ages = " | ".join(f"{colour}: age {age}" for colour, age in zip(COLOURS, (5, 5, 5, 4), strict=True))
    scene = at(f"table: round 2; trump green; trick {laid} | {ages}")
    assert [colour for colour, _ in shown] == scene.order
