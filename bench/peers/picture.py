"""The rows of a run as bars on a logarithmic scale: SVG that follows the reader's light or dark setting."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import log10

from bench.peers.crew import OURS, Row, spread
from bench.peers.report import game, short
from bench.peers.task import BATCH, INSIDE, ONE, PLAIN, STEPPED

GROUPS = {
    "every decision chosen in Python": (PLAIN, STEPPED),
    "whole games inside compiled code, one core": (INSIDE,),
    "one game, or 4,096 in lock-step, inside compiled code": (ONE, BATCH),
}
WIDTH, LEFT, RIGHT, LINE, HEAD = 880, 320, 800, 22, 34
LOW, HIGH = 2.5, 7.5  # powers of ten
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #1f2328 }
.head { font-weight: 600 } .dim { fill: #59636e } .end { text-anchor: end } .mid { text-anchor: middle }
line { stroke: #d1d9e0 } .ours { fill: #0b7a4b } .theirs { fill: #8593a3 } .paper { fill: #ffffff }
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc } .dim { fill: #9198a1 } line { stroke: #3d444d }
.ours { fill: #3fb97f } .theirs { fill: #6b7683 } .paper { fill: #0d1117 } }
"""


def _x(rate: float) -> float:
    return LEFT + (RIGHT - LEFT) * (min(max(log10(rate), LOW), HIGH) - LOW) / (HIGH - LOW)


def _label(row: Row) -> str:
    how = {PLAIN: "plain", ONE: "1 game", BATCH: "4,096 games"}.get(row.way, "")
    return ", ".join(filter(None, [f"{row.peer}: {game(row)}", how]))


def _bar(row: Row, y: int) -> list[str]:
    rate = spread(row.rates).median
    end = _x(rate)
    kind = "ours" if row.peer == OURS.title() else "theirs"
    return [
        f'<text class="end" x="{LEFT - 8}" y="{y + 14}">{escape(_label(row))}</text>',
        f'<rect class="{kind}" x="{LEFT}" y="{y + 3}" width="{end - LEFT:.1f}" height="{LINE - 7}" rx="2"/>',
        f'<text x="{end + 6:.1f}" y="{y + 14}">{short(rate)}</text>',
    ]


def picture(rows: Sequence[Row]) -> str:
    """Bars in groups of what can be compared, the fastest first."""
    body: list[str] = []
    y = 8
    for head, ways in GROUPS.items():
        y += HEAD
        body.append(f'<text class="head" x="{LEFT}" y="{y - 8}">{escape(head)}</text>')
        for row in sorted((row for row in rows if row.way in ways), key=lambda row: -spread(row.rates).median):
            body += _bar(row, y)
            y += LINE
    marks = [
        f'<line x1="{_x(10**power):.1f}" x2="{_x(10**power):.1f}" y1="30" y2="{y}"/>'
        f'<text class="dim mid" x="{_x(10**power):.1f}" y="{y + 18}">{short(10**power)}</text>'
        for power in range(3, 8)
    ]
    height = y + 48
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            "<title>Random decisions a second, beside other libraries</title>",
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
            *marks,
            f'<text class="dim mid" x="{(LEFT + RIGHT) / 2:.0f}" y="{y + 38}">decisions a second (each mark ten times '
            "the one before)</text>",
            *body,
            "</svg>\n",
        ]
    )
