"""The calibration of the networks as a page of the manual, with reliability diagrams."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from bench.truth import Bin, Kind
from holocene.arena.stats import Estimate
from holocene.learn.curve import COLOURS, STYLE

SIDE, GAP, LEFT, TOP, ACROSS = 150, 46, 46, 58, 4
FOOT = 58
INTRODUCTION = """# Chances that are true

Where Holocene shows a chance of victory or points to expect (hints, the end of a game), they come from the network of
the game ([a player that learns](learning.md)). This page measures how true they are: on deals that it never learned
from, it plays against itself with a little warmth (0.3), and of about every sixteenth decision the chance and the
points that it tells the seat that decides are compared with what came of the game.

- **Brier score**: the mean of (chance − result)²; 0 is a prophet. *Base* is the score of somebody who always says how
  often the seat that decides wins.
- **Temperature**: what the logits of victory are divided by; above 1 the network was too sure of itself. Points are
  multiplied and added to. Both are found on other games (a series of their own), for each number of players, and lie
  beside the network (`bots/network/data`); what does not make it surely better is left as it is (1.00; × 1.00 + 0.0).
  Bots play by the network as it is.
- **Points**: by how much they are too high on average, and how far off they are.
- **Mixed**: the corrected figures among players of every strength: each seat is by lot the network at a warmth of 0.3
  or 1, instinct, or instinct with many mistakes. The network does not know who sits there and expects
  equals, so it expects too much in weak hands and too little in strong ones; the score says how much is left.

Intervals are 95 %; the positions of a game go together. Alone, the chance is that of not losing, which hardly ever
happens at this strength.

```
uv run python -m bench.calibration
```

writes this page, its pictures and [`calibration.json`](calibration.json), and the corrections beside the networks.
"""


def page(found: Mapping[str, Sequence[Kind]]) -> str:
    """The whole page."""
    lines = [INTRODUCTION]
    for name, kinds in found.items():
        lines += [f"## {name}", ""]
        lines += _table(
            ["table", "games", "positions", "base", "Brier, raw", "Brier, corrected", "mixed (base)", "temperature"],
            [_of_chances(kind) for kind in kinds],
        )
        lines += ["", f"![{name}: chances said, and how often they came true](calibration-{name}.svg)", ""]
        lines += _table(
            ["points", "too high, raw", "corrected", "off, raw", "corrected", "mixed: off", "corrected by"],
            [_of_points(kind) for kind in kinds],
        )
        lines.append("")
    return "\n".join(lines)


def name_of(kind: Kind) -> str:
    """A table in few words."""
    return kind.table.replace("personalities+milestones+industrial", "all expansions")


def _of_chances(kind: Kind) -> list[str]:
    return [
        name_of(kind),
        f"{kind.games:,}",
        f"{kind.positions:,}",
        f"{kind.base:.3f}",
        told(kind.raw.brier, 3),
        told(kind.true.brier, 3),
        f"{told(kind.mixed.brier, 3)} ({kind.mixed_base:.3f})",
        f"{kind.correction.temperature:.2f}",
    ]


def _of_points(kind: Kind) -> list[str]:
    by = kind.correction
    return [
        name_of(kind),
        told(kind.raw.too_high, 1),
        told(kind.true.too_high, 1),
        told(kind.raw.off, 1),
        told(kind.true.off, 1),
        told(kind.mixed.off, 1),
        f"× {by.factor:.2f} {'−' if by.offset < 0 else '+'} {abs(by.offset):.1f}",
    ]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'|'.join(['---', *['---:'] * (len(head) - 1)])}|"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def told(each: Estimate, digits: int) -> str:
    """A value and half its interval."""
    if each.low is None or each.high is None:
        return f"{each.value:.{digits}f}".replace("-", "−")
    return f"{each.value:.{digits}f} ± {(each.high - each.low) / 2:.{digits}f}".replace("-", "−")


def picture(name: str, kinds: Sequence[Kind]) -> str:
    """A panel for every table of more than one player: hollow as the network says it, full as it is corrected."""
    panels = [kind for kind in kinds if not kind.table.startswith("1 player")]
    rows = -(-len(panels) // ACROSS)
    width, height = LEFT + ACROSS * (SIDE + GAP), TOP + rows * (SIDE + FOOT)
    title = f"{name}: chances said (across) and how often they came true (up)"
    body = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}.small {{ font-size: 11px }}</style>",
        f'<rect class="paper" width="{width}" height="{height}"/>',
        f'<text class="head" x="{LEFT}" y="22">{escape(title)}</text>',
    ]
    for k, kind in enumerate(panels):
        body += _panel(kind, LEFT + k % ACROSS * (SIDE + GAP), TOP + k // ACROSS * (SIDE + FOOT))
    return "\n".join([*body, "</svg>\n"])


def _panel(kind: Kind, x: float, y: float) -> Iterator[str]:
    yield f'<text class="small" x="{x}" y="{y - 8}">{escape(name_of(kind))}</text>'
    for half in (0.0, 0.5, 1.0):
        at = SIDE * half
        yield f'<line x1="{x}" x2="{x + SIDE}" y1="{y + at}" y2="{y + at}"/>'
        yield f'<line x1="{x + at}" x2="{x + at}" y1="{y}" y2="{y + SIDE}"/>'
        yield f'<text class="dim small end" x="{x - 5}" y="{y + SIDE - at + 4}">{half:.0%}</text>'
        yield f'<text class="dim small mid" x="{x + at}" y="{y + SIDE + 15}">{half:.0%}</text>'
    yield f'<line x1="{x}" y1="{y + SIDE}" x2="{x + SIDE}" y2="{y}"/>'
    for bins, colour, is_full in ((kind.raw.bins, COLOURS[1], False), (kind.true.bins, COLOURS[0], True)):
        for each in bins:
            yield from _dot(each, x, y, colour, is_full)


def _dot(each: Bin, x: float, y: float, colour: str, is_full: bool) -> Iterator[str]:
    across, up = x + SIDE * each.said, y + SIDE * (1 - each.true.value)
    low, high = (y + SIDE * (1 - min(max(end or 0.0, 0.0), 1.0)) for end in (each.true.low, each.true.high))
    if is_full and each.true.low is not None:
        yield f'<path stroke="{colour}" d="M{across:.1f} {low:.1f}V{high:.1f}"/>'
    fill = f'fill="{colour}"' if is_full else f'fill="none" stroke="{colour}"'
    yield f'<circle {fill} cx="{across:.1f}" cy="{up:.1f}" r="{3 if is_full else 4.5}"/>'
