"""Perft: how many ways the next decisions can go, on the plain and the compiled engine of any game.

Each line of a file is `name / options / position / depth / count`; a dash stands for a game just dealt. Chance is keyed
anew before every decision, as in a match, so that a count never depends on the order of counting.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from holocene import Match
from holocene.core.compiling.fast import NativeGame, NativeState
from holocene.core.matches.secret import write_key
from tests.core import frozen


class Line(NamedTuple):
    """A line of the file."""

    name: str
    options: dict[str, str]
    position: str
    depth: int
    nodes: int


def read(text: str) -> Line:
    name, options, position, depth, count = text.split(" / ")
    return Line(name, dict(word.split("=") for word in options.split()), position, int(depth), int(count))


def lines(file: Path) -> list[Line]:
    """All lines of a file but the empty ones and the remarks."""
    texts = file.read_text(encoding="utf-8").splitlines()
    return [read(text) for text in texts if text and not text.startswith("#")]


def begun(game: str, line: Line) -> Match:
    """The match at the first decision of a line."""
    if line.position == "-":
        return frozen.new(game, **line.options)
    return frozen.position(line.position, game, **line.options)


class Plain:
    """A state of the plain engine that can be branched."""

    def __init__(self, match: Match, state: Any = None, ply: int = 1) -> None:
        self.match, self.ply = match, ply
        self.state = match.state if state is None else state

    def legal(self) -> list[int]:
        """The actions, none when the game is over."""
        return self.match.game.legal(self.state)

    def count(self) -> int:
        """How many actions there are; a game that is over is one way to have gone."""
        return int(self.match.game.plain.n_legal(self.state)) or 1

    def after(self, action: int) -> Plain:
        """The state that an action leads to, with the chance of the next decision."""
        state = self.match.game.layout.copy(self.state)
        self.match.game.plain.step(state, action)
        write_key(state.rng, self.match.secret, self.ply + 1)
        return Plain(self.match, state, self.ply + 1)


class Compiled:
    """The same on the compiled engine."""

    def __init__(self, match: Match, state: NativeState | None = None, ply: int = 1) -> None:
        self.match, self.ply = match, ply
        self.state = state or NativeGame(match.game, match.options).from_plain(match.state)

    def legal(self) -> list[int]:
        """The actions, none when the game is over."""
        return [] if self.state.is_over else self.state.legal()

    def count(self) -> int:
        """How many actions there are; a game that is over is one way to have gone."""
        return len(self.legal()) or 1

    def after(self, action: int) -> Compiled:
        """The state that an action leads to, with the chance of the next decision."""
        state = self.state.copy()
        state.step(action)
        write_key(state.cells.view(self.match.game.layout.dtype)[0]["rng"], self.match.secret, self.ply + 1)
        return Compiled(self.match, state, self.ply + 1)


def perft(node: Plain | Compiled, depth: int) -> int:
    """The number of sequences of so many decisions, or fewer where the game ends."""
    if depth == 0:
        return 1
    if depth == 1:
        return node.count()
    actions = node.legal()
    return sum(perft(node.after(action), depth - 1) for action in actions) if actions else 1


def divide(node: Plain | Compiled, depth: int) -> str:
    """The count below each first move, by notation, to find where two programs part."""
    notation = node.match.game.notation
    return "\n".join(f"  {notation(action)}: {perft(node.after(action), depth - 1)}" for action in node.legal())


def check_count(node: Plain | Compiled, line: Line) -> None:
    """As many sequences of decisions as the line says."""
    found = perft(node, line.depth)
    assert line.nodes == found, f"{line.name} at depth {line.depth}:\n{divide(node, line.depth)}"


def check_keyed(game: str, **options: Any) -> None:
    """A branch followed here draws the same cards as the match that plays these moves."""
    match = frozen.new(game, **options)
    node = Plain(match)
    for _ in range(12):
        action = node.legal()[-2 if len(node.legal()) > 1 else 0]
        node = node.after(action)
        match.play(action)
    assert match.game.layout.equal(match.state, node.state)
