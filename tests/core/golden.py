"""Writes games as they are played, step by step, for files that a test compares: playthroughs.

Each step says who decides what, what may be chosen, what is chosen and what happens, each event with its rule; now and
then the position in words and a digest of what every seat sees. No game is named here.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from holocene import Event, Match
from holocene.core.rulebook.law import rules_of
from tests.core import frozen

WIDTH = 120
SHOWN = 12  # legal moves of a decision that are written out


class Cut(NamedTuple):
    """Steps of a random game told from its start and before its end, and between two positions."""

    first: int = 22
    last: int = 10
    every: int = 8


class Scene(NamedTuple):
    """What it shows, the options, a position, and the moves from there; `orders a, b` are given ahead by seat 0."""

    title: str
    options: dict[str, Any]
    position: str
    moves: str


def random_game(game: str, options: dict[str, Any], cut: Cut) -> Iterator[str]:
    """The beginning and the end of a game in which every choice is drawn, each move as likely."""
    match = frozen.new(game, **options)
    rng = Random(options["seed"])
    steps = []
    while not match.is_over:
        before = list(decision(match))
        match.play(rng.choice(match.legal_actions()))
        steps.append([*before, *outcome(match)])
        if len(match.made) % cut.every == 0:
            steps[-1] += standing(match)
    yield header("a game at random", options)
    yield from standing(frozen.new(game, **options))
    for step in steps[: cut.first]:
        yield from step
    yield f"\n... {len(steps) - cut.first - cut.last} decisions later ..."
    for step in steps[-cut.last :]:
        yield from step
    yield from ending(match)


def directed_game(game: str, scene: Scene) -> Iterator[str]:
    """A scene told from its first move to the last."""
    match = frozen.position(scene.position, game, **scene.options)
    yield header(scene.title, scene.options)
    yield from standing(match)
    for move in scene.moves.split(";"):
        verb, _, words = move.strip().partition(" ")
        if verb == "orders":
            given = match.orders(0, [word.strip() for word in words.split(",")])
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
    """Who decides what, and what may be chosen; the age where the table has one for all."""
    view = match.view(None)
    legal = match.legal()
    age = f", age {view.age}" if hasattr(view, "age") else ""
    yield f"\n{len(match.made) + 1}. seat {match.to_act}: {view.phase} (round {view.round}{age})"
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
    width = max([13, *(len(line.key) for line in sheet.lines)]) + 1
    yield "\nThe game is over."
    for line in sheet.lines:
        yield f"   {line.rule:<4}{line.key:<{width}}" + " ".join(f"{points:>4}" for points in line.points)
    yield f"   {'':<4}{'total':<{width}}" + " ".join(f"{points:>4}" for points in sheet.totals)
    decided = f" by {sheet.tie_break}" if sheet.tie_break else ""
    rank = f", {sheet.rank}" if sheet.rank else ""
    yield f"   winners: {' '.join(map(str, sheet.winners)) or 'none'}{decided}{rank}"


def wrapped(text: str, indent: str) -> Iterable[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False) or [text]


def write(folder: Path, made: Mapping[str, str]) -> None:
    """Writes all files of a folder and removes those that are no longer made."""
    for name, text in made.items():
        (folder / f"{name}.play").write_text(text, encoding="utf-8", newline="\n")
    for path in folder.glob("*.play"):
        if path.stem not in made:
            path.unlink()


def check_written(path: Path, played: str, again: str) -> None:
    """Fails at the first line of a file that is not what was played; `again` says how to write it anew."""
    assert path.is_file(), again
    written, lines = path.read_text(encoding="utf-8").splitlines(), played.splitlines()
    for number, (expected, actual) in enumerate(zip(written, lines, strict=False), 1):
        assert expected == actual, f"{path.name}, line {number}: {again}"
    assert len(written) == len(lines), f"{path.name} has another length: {again}"


def check_readable(folder: Path, made: Mapping[str, str], game: str, most_lines: int, again: str) -> None:
    """No file is too long for a reader, none is left over, and every rule named is one of the law."""
    assert sorted(made) == sorted(path.stem for path in folder.glob("*.play")), again
    assert {} == {name: text.count("\n") for name, text in made.items() if text.count("\n") > most_lines}
    named = {rule for text in made.values() for rule in re.findall(r"^   ([A-Z]\d{1,2}) ", text, re.MULTILINE)}
    assert set() == named - set(rules_of(game))
