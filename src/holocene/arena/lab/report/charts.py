"""The pictures: columns, bars and points, drawn as SVG in the colours of the page.

Every length is in units of a picture `WIDTH` wide, which fits a phone; the page scales it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from holocene.arena.lab.measure import bounds
from holocene.arena.stats import Estimate

WIDTH = 340
COLUMNS = 20  # at most, of a histogram
NICE = (1, 2, 5, 10)
SERIES = ("one", "other")  # classes of the first and the second card set

Told = Callable[[float], str]


class Bar(NamedTuple):
    """A labelled value of each series; nothing where a series has none."""

    label: str
    values: Sequence[Estimate | None]


class Point(NamedTuple):
    """A labelled point with the interval of its height."""

    label: str
    x: float
    y: Estimate
    is_flagged: bool


def _picture(height: float, parts: Sequence[str]) -> str:
    """What is drawn; the page adds the title and the sentence that says what there is to see."""
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img">{"".join(parts)}</svg>'


def _rect(kind: str, x: float, y: float, width: float, height: float) -> str:
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{max(width, 0.5):.1f}" height="{height:.1f}"/>'


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(words: str, x: float, y: float, anchor: str = "start", kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def nice_step(span: float, steps: int) -> float:
    """The smallest of 1, 2, 5, 10, 20 … (or 0.1, 0.2 …) that covers a span in so many steps.

    >>> nice_step(95, 20), nice_step(7, 5), nice_step(0.3, 4)
    (5.0, 2.0, 0.1)
    """
    if span <= 0:
        return 1.0
    power = 10.0 ** floor(log10(span / steps))
    return next(k * power for k in NICE if k * power * steps >= span * (1 - 1e-9))


def columns(counts: Sequence[dict[int, int]], told: Told, percent: Told, wanted: tuple[int, int] | None = None) -> str:
    """A histogram of each series over the same bins; a band shows the values that are wanted."""
    low, high = min(map(min, counts)), max(map(max, counts))
    step = int(max(1, nice_step(high - low + 1, COLUMNS)))
    first = low // step * step
    bins = (high - first) // step + 1
    shares = []
    for each in counts:
        heights = [0.0] * bins
        for value, n in each.items():
            heights[(value - first) // step] += n / sum(each.values())
        shares.append(heights)
    most = max(map(max, shares))
    left, top, height = 34.0, 10.0, 120.0
    base, width = top + height, (WIDTH - left - 4) / bins
    parts = []
    if wanted:
        start, stop = (min(max((value - first) / step, 0), bins) for value in (wanted[0], wanted[1] + 1))
        parts.append(_rect("wanted", left + start * width, top, (stop - start) * width, height))
    parts += [_line("axis", left, base, WIDTH - 4, base), _text(percent(most), left - 4, top + 8, "end")]
    each_width = width * 0.84 / len(shares)
    for which, heights in enumerate(shares):
        for k, part in enumerate(heights):
            if part:
                x = left + k * width + width * 0.08 + which * each_width
                parts.append(_rect(SERIES[which], x, base - part / most * height, each_width, part / most * height))
    every = ceil(bins / 8)
    for k in range(0, bins, every):
        parts.append(_text(told(first + k * step), left + (k + 0.5 if step == 1 else k) * width, base + 14, "middle"))
    return _picture(base + 20, parts)


def bars(rows: Sequence[Bar], told: Told, reference: float | None = None) -> str:
    """Horizontal bars with whiskers, each label on a line of its own; a line marks a value to compare with."""
    known = [value for row in rows for value in row.values if value is not None]
    least = min([0.0, *(bounds(value)[0] for value in known)])
    most = max([reference or 0.0, *(bounds(value)[1] for value in known)]) or 1.0
    room = 48.0  # for the number behind the longest bar
    scale = (WIDTH - room - 2) / (most - least)
    zero = 2 - least * scale
    parts, y = [], 0.0
    for row in rows:
        parts.append(_text(row.label, 2, y + 11))
        y += 15
        for which, value in enumerate(row.values):
            if value is not None:
                parts += _bar(SERIES[which], value, zero, scale, y)
                parts.append(_text(told(value.value), zero + max(bounds(value)[1], 0) * scale + 4, y + 9, kind="value"))
            y += 12
        y += 5
    if least < 0:
        parts.append(_line("axis", zero, 0, zero, y))
    if reference is not None:
        parts.append(_line("reference", zero + reference * scale, 0, zero + reference * scale, y))
    return _picture(y, parts)


def _bar(kind: str, value: Estimate, zero: float, scale: float, y: float) -> list[str]:
    start, length = min(value.value, 0.0), abs(value.value)
    low, high = (zero + bound * scale for bound in bounds(value))
    return [
        _rect(kind, zero + start * scale, y, length * scale, 10),
        _line("halo", low, y + 5, high, y + 5),
        _line("whisker", low, y + 5, high, y + 5),
        _line("whisker", low, y + 2, low, y + 8),
        _line("whisker", high, y + 2, high, y + 8),
    ]


def points(cloud: Sequence[Point], told: Told, percent: Told, axes: tuple[str, str], limits: Sequence[float]) -> str:
    """Use (across, 0 to 1) against worth (up); lines at the limits of use and at a worth of nothing."""
    left, top, height = 40.0, 20.0, 220.0
    low = min([0.0, *(point.y.value for point in cloud)])
    high = max([0.0, *(point.y.value for point in cloud)])
    step = nice_step(max(high - low, 1.0), 6)
    low, high = floor(low / step) * step, ceil(high / step) * step or step
    width = WIDTH - left - 8
    scale = height / (high - low)

    def place(x: float, y: float) -> tuple[float, float]:
        return left + x * width, top + (high - y) * scale

    parts = [_text(axes[1], 2, 11), _text(axes[0], WIDTH - 4, top + height + 30, "end")]
    for k in range(round((high - low) / step) + 1):
        y = place(0, low + k * step)[1]
        parts += [_line("grid", left, y, WIDTH - 8, y), _text(told(low + k * step), left - 4, y + 4, "end")]
    for x in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(_text(percent(x), place(x, 0)[0], top + height + 15, "middle" if x < 1 else "end"))
    for limit in limits:
        parts.append(_line("reference", place(limit, 0)[0], top, place(limit, 0)[0], top + height))
    parts.append(_line("axis", left, place(0, 0)[1], WIDTH - 8, place(0, 0)[1]))
    for point in cloud:
        x, y = place(point.x, point.y.value)
        kind = "flagged" if point.is_flagged else SERIES[0]
        parts.append(f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>')
    return _picture(top + height + 36, [*parts, *_labels(cloud, place)])


def _labels(cloud: Sequence[Point], place: Callable[[float, float], tuple[float, float]]) -> list[str]:
    """The names of what stands out, flagged ones first, as far as they do not cover each other."""
    by_worth = sorted(cloud, key=lambda point: -abs(point.y.value))
    taken: list[tuple[float, float, float]] = []
    parts = []
    for point in sorted(by_worth[:10], key=lambda point: not point.is_flagged):
        x, y = place(point.x, point.y.value)
        length = 5.6 * len(point.label)
        is_right = x + 6 + length < WIDTH
        start = x + 6 if is_right else x - 6 - length
        if all(abs(y - other) > 11 or start > end or start + length < begin for begin, end, other in taken):
            taken.append((start, start + length, y))
            edge, anchor = (start, "start") if is_right else (x - 6, "end")
            parts.append(_text(point.label, edge, y + 4, anchor, "name"))
    return parts
