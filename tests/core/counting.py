"""A tiny game for the tests of matches, records and conformance.

Everybody holds a secret digit. In a turn a player may count (a point, nothing is learnt), swap the digit for one from
the bag, and ends the turn; who counted then drops as many pebbles, red or blue: the decision that orders can answer.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from holocene.core.contract.game import Event, Game, Pack, ScoreLine, ScoreSheet
from holocene.core.contract.observation import Part, Space
from holocene.core.contract.options import Option, Options, read_options
from holocene.core.errors import BadPosition, Refusal
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.core.matches.secret import new_secret
from holocene.core.states.cells import clear, put, put_choice, put_row, put_wide
from holocene.core.states.fields import Annotated, Layout, Span, state
from holocene.core.states.rng import MASK32, WORDS, below

SEATS: Final = 3
DIGITS: Final = 10
COUNT: Final = 0
SWAP: Final = 1
END: Final = 2
DROP_RED: Final = 3
DROP_BLUE: Final = 4
WORDS_OF: Final = ("count", "swap", "end turn", "drop red", "drop blue")
WORTH: Final[list[int]] = [1]


@state
class State:
    """Everything about one game."""

    rng: Annotated[list[int], Span(0, MASK32, WORDS)]
    players: Annotated[int, Span(1, SEATS)]
    me: Annotated[int, Span(0, SEATS - 1)]
    turns: Annotated[int, Span(0, 50)]  # left to play
    counted: Annotated[int, Span(0, 3)]  # in this turn
    owed: Annotated[int, Span(0, 3)]  # pebbles still to drop
    red: Annotated[int, Span(0, 200)]  # pebbles dropped
    points: Annotated[list[int], Span(0, 500, SEATS)]
    digit: Annotated[list[int], Span(0, DIGITS - 1, SEATS)]


def setup(s: State, params: list[int]) -> None:
    s.players = params[0]
    s.turns = params[0] * params[1]
    for p in range(s.players):
        deal(s, p)


def deal(s: State, p: int) -> None:
    """A digit that nobody holds; the present one of `p` counts as held."""
    free = [d for d in range(DIGITS) if d not in s.digit[: s.players]]
    s.digit[p] = free[below(s.rng, len(free))]


def step(s: State, action: int) -> None:
    if action == COUNT:
        s.counted += 1
        s.points[s.me] += WORTH[0]
    elif action == SWAP:
        deal(s, s.me)
        s.counted = 3
    elif action == END:
        s.owed = s.counted
    else:
        s.owed -= 1
        s.red += action == DROP_RED
    if action >= END and s.owed == 0:
        s.turns -= 1
        s.counted = 0
        s.me = (s.me + 1) % s.players


def to_act(s: State) -> int:
    return s.me


def is_over(s: State) -> bool:
    return s.turns == 0


def is_legal(s: State, action: int) -> bool:
    if s.turns == 0:
        return False
    if s.owed:
        return action in (DROP_RED, DROP_BLUE)
    return action == END or (action in (COUNT, SWAP) and s.counted < 3)


def n_legal(s: State) -> int:
    return sum(is_legal(s, action) for action in range(len(WORDS_OF)))


def nth_legal(s: State, k: int) -> int:
    return [action for action in range(len(WORDS_OF)) if is_legal(s, action)][k]


def score(s: State, p: int) -> int:
    return s.points[p] + s.digit[p]


def is_winner(s: State, p: int) -> bool:
    return score(s, p) == max(score(s, other) for other in range(s.players))


def redeal(s: State, seat: int) -> None:
    for p in range(s.players):
        if p != seat:
            deal(s, p)


SPACE: Final = Space(
    table=[
        Part("me", SEATS, 1, "one-hot: who decides, counted from the observer"),
        Part("turns", 1, 5, "turns left"),
        Part("turn", 3, 3, "counted, owed and red"),
        Part("digit", 1, 9, "the observer's digit"),
    ],
    each=[Part("points", 2, 5, "hundreds, and the rest")],
    seats=SEATS,
)


def observe(s: State, seat: int, out: Any) -> None:
    clear(out)
    at = put_choice(out, 0, (s.me - seat) % s.players, SEATS)
    at = put(out, at, s.turns)
    at = put_row(out, at, (s.counted, s.owed, s.red), 3)
    at = put(out, at, s.digit[seat])
    for k in range(s.players):
        at = put_wide(out, at, s.points[(seat + k) % s.players])


class Counting(Game):
    """The game; a pack is a folder whose name is what a count is worth."""

    name = "counting"
    rules_version = 1
    options: ClassVar[tuple[Option, ...]] = (
        Option("players", (1, 2, 3), 2),
        Option("rounds", (2, 5), 2),
        Option("extras", ("birds", "fish"), (), several=True),
    )
    layout = Layout(State)
    space = SPACE
    modules = (sys.modules[__name__],)

    @classmethod
    def load_pack(cls, folder: Path | None) -> Pack:
        worth = [1] if folder is None else [int(folder.name)]
        return Pack(f"worth-{worth[0]}", sha256(repr(worth).encode()).hexdigest(), {"WORTH": worth}, {})

    def read_options(self, given: Mapping[str, Any]) -> Options:
        return read_options(self.options, given)

    def params(self, options: Options) -> list[int]:
        return [int(str(options["players"])), int(str(options["rounds"]))]

    def notation(self, action: int) -> str:
        return WORDS_OF[action]

    def action_space(self) -> Sequence[int]:
        return range(len(WORDS_OF))

    def position(self, text: str, options: Options) -> Any:
        s = self.layout.blank()
        s.players, s.turns = self.params(options)[0], self.params(options)[0] * self.params(options)[1]
        for part in filter(None, text.replace("\n", ";").split(";")):
            name, *numbers = part.split()
            if name not in ("me", "turns", "counted", "owed", "red", "points", "digit"):
                raise BadPosition(f"a position has no '{name}'")
            row = [int(number) for number in numbers]
            setattr(s, name, row + [0] * (SEATS - len(row)) if name in ("points", "digit") else row[0])
        return s

    def describe(self, s: Any) -> str:
        rows = [f"{name} {' '.join(map(str, getattr(s, name)))}" for name in ("points", "digit")]
        return "; ".join([f"{name} {getattr(s, name)}" for name in ("me", "turns", "counted", "owed", "red")] + rows)

    def view(self, s: Any, seat: int | None) -> Any:
        shown = {name: getattr(s, name) for name in ("players", "me", "turns", "counted", "owed", "red")}
        digit = s.digit[seat] if seat is not None else None
        return {**shown, "points": s.points[: s.players], "seat": seat, "digit": digit}

    def imagine(self, view: Any, rng: Random) -> Any:
        s = self.layout.blank()
        digits = rng.sample([d for d in range(DIGITS) if d != view["digit"]], view["players"])
        digits[view["seat"]] = view["digit"]
        for name in ("players", "me", "turns", "counted", "owed", "red"):
            setattr(s, name, view[name])
        s.points[: s.players], s.digit[: s.players] = view["points"], digits
        return s

    def advise(self, view: Any, rng: Random) -> str:
        return "drop red" if view["owed"] else "count" if view["counted"] < 3 else "end turn"

    def why_not(self, s: Any, action: int) -> Refusal | None:
        if is_legal(s, action):
            return None
        return Refusal("C1", "pebbles-first" if s.owed else "not-now", {"owed": s.owed})

    def narrate(self, before: Any, action: int, after: Any) -> list[Event]:
        told = [Event(WORDS_OF[action].split()[0], "C1", {"player": before.me})]
        if action == SWAP:
            told.append(Event("digit", "C2", {"n": after.digit[before.me]}, (before.me,)))
        return told

    def score_sheet(self, s: Any) -> ScoreSheet:
        points, digits = tuple(s.points[: s.players]), tuple(s.digit[: s.players])
        totals = tuple(a + b for a, b in zip(points, digits, strict=True))
        winners = tuple(p for p in range(s.players) if is_winner(s, p))
        return ScoreSheet((ScoreLine("points", "C1", points), ScoreLine("digits", "C2", digits)), totals, winners)

    def ordered(self, s: Any, orders: Sequence[str]) -> int | None:
        answers = [WORDS_OF.index(order) for order in orders if is_legal(s, WORDS_OF.index(order))]
        return answers[0] if s.owed and answers else None


def begin(seed: int = 7, position: str | None = None, **options: object) -> Match:
    """A match of the game."""
    game = Counting()
    return Match(game, game.read_options(options), new_secret(seed), position=position)


def finished() -> Match:
    """A match of three that was played to its end, with an order that was carried out."""
    game = Counting()
    options = game.read_options({"players": 3, "extras": "fish"})
    match = Match(game, options, new_secret(3), ["Ada", "Ben", Seat("Cy", "random")])
    match.orders(1, ["drop red"])
    while not match.is_over:
        match.play(match.legal_actions()[len(match.made) % 3 % len(match.legal_actions())])
    return match
