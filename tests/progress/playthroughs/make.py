"""Writes the playthroughs of Progress: `python tests/progress/playthroughs/make.py`. Then read the difference.

A playthrough is a game as it is played, step by step: who decides what, what may be chosen, what is chosen and what
happens, each event with its rule; now and then the position in words and a digest of what every seat sees.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import holocene
from holocene import Event, Match

FOLDER = Path(__file__).parent
WIDTH = 120
SHOWN = 12  # legal moves of a decision that are written out
FIRST, LAST, EVERY = 22, 10, 8  # steps told from the start and before the end of a random game, and between positions

RANDOM: dict[str, dict[str, Any]] = {
    "solo": {"players": 1, "seed": 1},
    "solo-de": {"players": 1, "edition": "de", "seed": 2},
    "two": {"players": 2, "seed": 3},
    "three": {"players": 3, "seed": 4},
    "four": {"players": 4, "seed": 5},
    "five": {"players": 5, "seed": 6},
    "three-quick": {"players": 3, "variant": "quick", "seed": 7},
    "five-quicker": {"players": 5, "variant": "quicker", "seed": 8},
}

JANE = (
    "seat 0: active alphabet bridges pottery; tokens engineering science general;"
    " hand irrigation calendar poetry philosophy monotheism"
)
IRRIGATION = "discover irrigation; flip engineering; flip science; flip general; discard calendar; discard poetry"
SCORING = (
    "table: age 3; round 200; turn 4"
    " | seat 0: power prestige=6 population=4 army=5 | seat 1: power prestige=6 population=5 army=3"
    " | seat 2: power prestige=5 population=5 army=3 | seat 3: power prestige=5 population=5 army=4"
    " | seat 4: power prestige=3 population=8 army=3"
)

# Name: what it shows, the options, the position, and the moves; `orders` marks cards for the next Upkeep of seat 0.
DIRECTED: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "w1": ("W1 Irrigation is exactly paid", {"players": 2}, JANE, IRRIGATION),
    "w2": (
        "W2 then Philosophy, by one discard and one prerequisite",
        {"players": 2},
        JANE,
        f"{IRRIGATION}; discover philosophy; discard monotheism; end",
    ),
    "w3": (
        "W3 Crop Rotation under development, then active",
        {"players": 2},
        "table: age 2 | seat 0: hand crop-rotation; skills development=1; developing wheel=9",
        "research crop-rotation; end; end; keep; end; end; keep; end; end; keep; end; end; keep",
    ),
    "w4": ("W4 The scoring example of five players", {"players": 5}, SCORING, "end"),
    "w5": (
        "W5 A card of value 2 and a Culture token as payment",
        {"players": 2},
        "seat 0: hand monotheism bridges; active writing; tokens culture",
        "discover monotheism; discard bridges; flip culture; end",
    ),
    "w6": (
        "W6 A Discover action that gives one more action",
        {"players": 2},
        "seat 0: hand code-of-laws pottery; active writing irrigation",
        "quick draw deck 1; discover code-of-laws; research pottery; end",
    ),
    "completions": (
        "D3 Two technologies complete together; the second is lost as Age I leaves",
        {"players": 2},
        "table: age 2; phase turn | seat 0: developing calendar=1 universities=1; hand pottery | seat 1: hand wheel",
        "complete universities; end",
    ),
    "exhausted": (
        "G5 The discards of a Quick Draw keep Age III alive, its last card ends the game",
        {"players": 2},
        "table: age 3; deck 3 opera canals | seat 0: skills quick-draw=2; hand castles | seat 1: active humanism",
        "quick draw deck 3; quick draw deck 3; quick draw deck 2; discard opera; quick draw pile 3;"
        " quick draw deck 2; quick draw deck 2; discard castles",
    ),
    "upkeep": (
        "U3 Cards marked ahead go at Upkeep without asking",
        {"players": 2},
        "seat 0: hand pottery*2 masonry*2 bronze wheel calendar poetry",
        "orders calendar wheel; quick draw deck 1; end; discard bronze; discard pottery",
    ),
    "solo-swap": (
        "L3 A swap with the Time deck, and a reveal that passes over a symbol",
        {"players": 1},
        "table: deck 1 medicine calendar; time pottery masonry | seat 0: hand wheel bronze",
        "swap; give wheel; take masonry; end; draw pile 1",
    ),
    "solo-lost": (
        "L8 Only symbols are left to reveal",
        {"players": 1},
        "table: deck 1 medicine; pile 1 shipbuilding | seat 0: active opera",
        "end",
    ),
}


def playthroughs() -> dict[str, str]:
    """The text of every playthrough by its name."""
    told = {name: "\n".join(random_game(options)) for name, options in RANDOM.items()}
    for name, (title, options, position, moves) in DIRECTED.items():
        told[name] = "\n".join(directed_game(title, options, position, moves))
    return {name: f"{text}\n" for name, text in told.items()}


def random_game(options: dict[str, Any]) -> Iterator[str]:
    """The beginning and the end of a game in which every choice is drawn, each move as likely."""
    match = holocene.new("progress", **options)
    rng = Random(options["seed"])
    steps = []
    while not match.is_over:
        before = list(decision(match))
        match.play(rng.choice(match.legal_actions()))
        steps.append([*before, *outcome(match)])
        if len(match.made) % EVERY == 0:
            steps[-1] += standing(match)
    yield header("a game at random", options)
    yield from standing(holocene.new("progress", **options))
    for step in steps[:FIRST]:
        yield from step
    yield f"\n... {len(steps) - FIRST - LAST} decisions later ..."
    for step in steps[-LAST:]:
        yield from step
    yield from ending(match)


def directed_game(title: str, options: dict[str, Any], position: str, moves: str) -> Iterator[str]:
    """A written position and given moves, told from the first to the last."""
    match = holocene.position(position, **options)
    yield header(title, options)
    yield from standing(match)
    for move in moves.split(";"):
        verb, *words = move.split()
        if verb == "orders":
            given = match.orders(0, [f"discard {name}" for name in words])
            yield f"\nseat 0 orders ahead: {', '.join(given)}"
            continue
        ply = len(match.made)
        yield from decision(match)
        match.play(move)
        yield from outcome(match, ply)
    yield from standing(match)
    yield from ending(match)


def header(title: str, options: dict[str, Any]) -> str:
    return f"# {title}\n# " + "; ".join(f"{name} {value}" for name, value in options.items())


def decision(match: Match) -> Iterator[str]:
    """Who decides what, and what may be chosen."""
    view = match.view(None)
    legal = match.legal()
    yield f"\n{len(match.made) + 1}. seat {match.to_act}: {view.phase} (round {view.round}, age {view.age})"
    more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
    yield from wrapped(f"   {len(legal)}: {', '.join(legal[:SHOWN])}{more}", "      ")


def outcome(match: Match, since: int | None = None) -> Iterator[str]:
    """The move, what orders added to it, and what happened."""
    for ply in range(len(match.made) - 1 if since is None else since, len(match.made)):
        by = " (ordered ahead)" if match.made[ply].by_order else ""
        yield f" > {match.game.notation(match.made[ply].action)}{by}"
        for event in match.events_of(ply, all_seats=True):
            yield from wrapped(f"   {event_line(event)}", "        ")


def event_line(event: Event) -> str:
    """The rule, the kind and the facts; for whose eyes, where not everybody sees it."""
    facts = " ".join(f"{name}={listed(value)}" for name, value in event.facts.items())
    seen = "" if event.seen_by is None else f" [seat {' '.join(map(str, event.seen_by))}]"
    return f"{event.rule:<4}{event.kind} {facts}{seen}".rstrip()


def listed(value: int | str | list[str]) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


def standing(match: Match) -> Iterator[str]:
    """The position in words, and a digest of what every seat and a spectator see."""
    yield ""
    for line in match.game.describe(match.state).splitlines():
        yield from wrapped(f"   | {line}", "   |    ")
    seats = [*range(len(match.seats)), None]
    digests = [f"{'all' if seat is None else seat} {digest(match.view(seat))}" for seat in seats]
    yield f"   | seen: {', '.join(digests)}"


def digest(view: Any) -> str:
    return blake2b(msgspec.json.encode(view), digest_size=4).hexdigest()


def ending(match: Match) -> Iterator[str]:
    """The score sheet of a game that is over."""
    if not match.is_over:
        return
    sheet = match.score_sheet()
    yield "\nThe game is over."
    for line in sheet.lines:
        yield f"   {line.rule:<4}{line.key:<14}" + " ".join(f"{points:>4}" for points in line.points)
    yield f"   {'':<4}{'total':<14}" + " ".join(f"{points:>4}" for points in sheet.totals)
    decided = f" by {sheet.tie_break}" if sheet.tie_break else ""
    rank = f", {sheet.rank}" if sheet.rank else ""
    yield f"   winners: {' '.join(map(str, sheet.winners)) or 'none'}{decided}{rank}"


def wrapped(text: str, indent: str) -> Iterable[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False) or [text]


def main() -> None:
    """Writes all files and removes those that are no longer made."""
    made = playthroughs()
    for name, text in made.items():
        (FOLDER / f"{name}.play").write_text(text, encoding="utf-8", newline="\n")
    for path in FOLDER.glob("*.play"):
        if path.stem not in made:
            path.unlink()


if __name__ == "__main__":
    main()
