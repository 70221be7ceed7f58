"""A learning curve as an SVG picture that follows the reader's light or dark setting."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 360, 60, 610, 40, 300
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #1f2328 } .head { font-weight: 600 } .dim { fill: #59636e }
.end { text-anchor: end } .mid { text-anchor: middle } line { stroke: #d1d9e0 } .paper { fill: #ffffff }
polyline { fill: none; stroke: #0b7a4b; stroke-width: 2.5 } circle { fill: #0b7a4b }
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc } .dim { fill: #9198a1 } line { stroke: #3d444d } .paper { fill: #0d1117 }
polyline { stroke: #3fb97f } circle { fill: #3fb97f } }
"""


def draw(points: Sequence[tuple[float, float]], title: str) -> str:
    """Shares, from 0 to 1, over the decisions played so far."""
    most = max(x for x, _ in points) or 1
    places = [(LEFT + (RIGHT - LEFT) * x / most, BOTTOM - (BOTTOM - TOP) * y) for x, y in points]
    body = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<text class="head" x="{LEFT}" y="24">{escape(title)}</text>',
    ]
    for tenths in range(0, 11, 2):
        y = BOTTOM - (BOTTOM - TOP) * tenths / 10
        body.append(f'<line x1="{LEFT}" x2="{RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        body.append(f'<text class="dim end" x="{LEFT - 8}" y="{y + 4:.1f}">{tenths * 10} %</text>')
    for quarters in range(5):
        x = LEFT + (RIGHT - LEFT) * quarters / 4
        body.append(f'<text class="dim mid" x="{x:.1f}" y="{BOTTOM + 20}">{most * quarters / 4:,.0f}</text>')
    body.append(f'<text class="dim mid" x="{(LEFT + RIGHT) / 2:.0f}" y="{BOTTOM + 44}">decisions played</text>')
    body.append(f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in places)}"/>')
    body += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in places]
    return "\n".join([*body, "</svg>\n"])
