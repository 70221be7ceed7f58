"""Learning curves as an SVG picture that follows the reader's light or dark setting: a line for every table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 380, 60, 560, 40, 320
ROW = 20  # between the names of two lines
COLOURS = ("#0b7a4b", "#b4552d", "#2f6db3", "#8a5a9e", "#9a7b1c", "#c0392b", "#178a8a", "#6b7280", "#7a4b2f", "#4b5bd1")
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #1f2328 } .head { font-weight: 600 } .dim { fill: #59636e }
.end { text-anchor: end } .mid { text-anchor: middle } line { stroke: #d1d9e0 } .paper { fill: #ffffff }
polyline { fill: none; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc } .dim { fill: #9198a1 } line { stroke: #3d444d } .paper { fill: #0d1117 } }
"""


def draw(lines: Mapping[str, Sequence[tuple[float, float]]], title: str, below: str) -> str:
    """Shares, from 0 to 1, over whatever `below` says."""
    most = max(x for points in lines.values() for x, _ in points) or 1
    body = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<text class="head" x="{LEFT}" y="24">{escape(title)}</text>',
        *_axes(most, below),
    ]
    for k, (name, points) in enumerate(lines.items()):
        body += _line(points, most, name, COLOURS[k % len(COLOURS)], TOP + ROW * k)
    return "\n".join([*body, "</svg>\n"])


def _axes(most: float, below: str) -> list[str]:
    found = []
    for tenths in range(0, 11, 2):
        y = BOTTOM - (BOTTOM - TOP) * tenths / 10
        found.append(f'<line x1="{LEFT}" x2="{RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        found.append(f'<text class="dim end" x="{LEFT - 8}" y="{y + 4:.1f}">{tenths * 10} %</text>')
    for quarters in range(5):
        x = LEFT + (RIGHT - LEFT) * quarters / 4
        found.append(f'<text class="dim mid" x="{x:.1f}" y="{BOTTOM + 20}">{most * quarters / 4:,.3g}</text>')
    return [*found, f'<text class="dim mid" x="{(LEFT + RIGHT) / 2:.0f}" y="{BOTTOM + 44}">{escape(below)}</text>']


def _line(points: Sequence[tuple[float, float]], most: float, name: str, colour: str, y: float) -> list[str]:
    places = [(LEFT + (RIGHT - LEFT) * x / most, BOTTOM - (BOTTOM - TOP) * share) for x, share in points]
    return [
        f'<polyline stroke="{colour}" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in places)}"/>',
        *(f'<circle fill="{colour}" cx="{x:.1f}" cy="{y:.1f}" r="2.5"/>' for x, y in places),
        f'<rect fill="{colour}" x="{RIGHT + 16}" y="{y - 4:.0f}" width="10" height="10"/>',
        f'<text x="{RIGHT + 32}" y="{y + 5:.0f}">{escape(name)}</text>',
    ]
