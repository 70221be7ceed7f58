"""A field is described once: view, way back, observation, words and set-up follow from its line in the layout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

import msgspec
import pytest

from holocene.core.checking.conformance import check_faces
from holocene.core.contract.observation import Part, space_of, together
from holocene.core.contract.wording import Wording, arranged
from holocene.core.contract.written import (
    chosen_column,
    chosen_row,
    chosen_width,
    write_choosing,
    write_clearing,
    write_seat,
    write_table,
)
from holocene.core.errors import BadPosition
from holocene.core.states.cells import blank_row
from holocene.core.states.faces import Chosen, Derived, Each, Public, Secret
from holocene.core.states.fields import Annotated, Layout, Span, state
from holocene.core.states.readings import Bits, Flag, Name, Names, Number, OneOf
from holocene.core.states.rows import ByName, Mark, Owners, Row, Seat, Seats
from holocene.core.states.showing import Showing

SUITS = ("green", "orange", "blue")
IDS = {"towns": ["", "Ur", "Uruk"]}
SEATS = 3


@state
class State:
    """A field of every kind."""

    rng: Annotated[list[int], Span(0, 9, 4), Secret()]
    players: Annotated[int, Span(2, SEATS), Chosen(None, "how many play", 3, cells=Number())]
    strict: Annotated[int, Span(0, 1), Chosen(Flag(), "memory is strict")]
    need: Annotated[list[int], Span(0, 9, 2), Chosen(Row(), "what is needed", name="needed")]
    round: Annotated[int, Span(0, 500), Public(Number(), "hundreds, and the rest", 20)]
    turn: Annotated[int, Span(-1, SEATS - 1), Public(Seat(), "it is her turn")]
    trump: Annotated[int, Span(-1, 2), Public(Name(SUITS), "one-hot: trump")]
    town: Annotated[int, Span(-1, 2), Public(Name("towns"), "one-hot: the town", feature="place")]
    after: Annotated[int, Span(0, 3), Public(Number(1), "one-hot: what follows", cells=OneOf(2, 2))]
    barred: Annotated[int, Span(0, 7), Public(Names(SUITS), "suits not to be played", keyword="closed")]
    heirs: Annotated[int, Span(0, 7), Public(Seats(), "still chooses")]
    grown: Annotated[int, Span(0, 1), Public(Flag(), "has grown")]
    owner: Annotated[list[int], Span(-1, SEATS - 1, 3), Public(Owners("towns"), "towns won", name="owners")]
    covered: Annotated[list[int], Span(-1, SEATS - 1, 2), Public(Owners(), "sections covered")]
    size: Annotated[list[int], Span(0, 9, SEATS), Derived()]
    tokens: Annotated[list[list[int]], Span(0, 9, SEATS, 3), Each(ByName(SUITS, 1, "MOST"), "tokens", 5)]
    points: Annotated[list[list[int]], Span(0, 999, SEATS, 2), Each(Row(), "points by source")]
    face_up: Annotated[list[int], Span(0, 7, SEATS), Each(Bits(1), "Ages that lie open")]
    blind_next: Annotated[int, Span(0, 7), Each(Mark(), "the next hand is blind")]
    hand: Annotated[list[list[int]], Span(0, 9, SEATS, 4), Secret()]


LAYOUT = Layout(State)
SHOWING = Showing(LAYOUT)
WORDING = Wording(LAYOUT)
SPACE = space_of(LAYOUT, [Part("own", 4, 1, "the own hand"), "round"], ["turn"], SEATS)


@SHOWING.of_table
class View(msgspec.Struct, frozen=True):
    """What is declared comes first."""

    seat: int
    round: int


@SHOWING.of_seat
class Player(msgspec.Struct, frozen=True):
    """Nothing is declared."""


def example() -> Any:
    s = LAYOUT.blank()
    s.players, s.strict, s.need = 3, 1, [4, 5]
    s.round, s.turn, s.trump, s.town, s.after, s.barred, s.heirs, s.grown = 312, 1, 2, 1, 3, 0b101, 0b110, 1
    s.owner, s.covered = [-1, 2, -1], [-1, 0]
    s.tokens[1], s.points[2], s.face_up[0], s.blind_next = [0, 2, 3], [250, 7], 0b11, 0b100
    return s


TABLE = {
    "strict": True,
    "needed": (4, 5),
    "round": 312,
    "turn": 1,
    "trump": "blue",
    "town": "Ur",
    "after": 4,
    "barred": ("green", "blue"),
    "heirs": (1, 2),
    "grown": True,
    "owners": {"Ur": 2},
    "covered": (-1, 0),
}


def test_a_view_shows_what_the_layout_shows() -> None:
    s = example()
    assert TABLE == SHOWING.table(s, IDS)
    expected = {"tokens": {"green": 0, "orange": 2, "blue": 3}, "points": (0, 0), "face_up": (), "blind_next": False}
    assert expected == SHOWING.seat(s, 1, IDS)
    assert ((250, 7), True) == (SHOWING.seat(s, 2, IDS)["points"], SHOWING.seat(s, 2, IDS)["blind_next"])


def test_a_struct_is_completed_by_what_it_does_not_declare() -> None:
    """With the types of what is shown, which openapi and the browser's types are made from."""
    assert {"seat", *TABLE} == set(View.__struct_fields__)
    assert ("seat", "round") == View.__struct_fields__[:2]
    kinds = {field.name: field.type for field in msgspec.structs.fields(View)}
    assert (bool, str, tuple[str, ...], dict[str, int]) == tuple(
        kinds[name] for name in ("strict", "town", "barred", "owners")
    )
    view = View(**SHOWING.table(example(), IDS), seat=0)
    assert view == msgspec.convert(msgspec.to_builtins(view), View)
    assert "View" == View.__name__ and __name__ == View.__module__


def test_a_view_is_read_back() -> None:
    """Everything but what is derived or secret, and what the game reads itself."""
    s, again = example(), LAYOUT.blank()
    SHOWING.read_table(again, View(**SHOWING.table(s, IDS), seat=0), IDS)
    for p in range(SEATS):
        SHOWING.read_seat(again, p, Player(**SHOWING.seat(s, p, IDS)), IDS)
    assert ["players"] == LAYOUT.differing(s, again)


def test_cells_stand_in_the_order_of_the_features_and_the_rest_follows() -> None:
    s, out = example(), blank_row(SPACE.size)
    write_table(LAYOUT, SPACE, __name__)(s, out)
    for p in range(SEATS):
        write_seat(LAYOUT, SPACE, __name__)(s, p, out[SPACE.block + p * SPACE.width :])
    names = [feature.name for feature in SPACE.features]
    assert ["own", "round", "players", "strict", "needed", "trump", "place", "after", "barred", "grown"] == names[:10]
    rows = {f.name: out[f.offset : f.offset + f.length].tolist() for f in SPACE.features}
    assert ([3, 12], [3], [1], [4, 5]) == tuple(rows[name] for name in ("round", "players", "strict", "needed"))
    assert ([0, 0, 1], [0, 1, 0], [0, 1]) == tuple(rows[name] for name in ("trump", "place", "after"))
    assert ([1, 0, 1], [1]) == (rows["barred"], rows["grown"])
    assert [[0], [1], [0]] == [rows[f"turn[{p}]"] for p in range(SEATS)]
    assert [[0], [1], [1]] == [rows[f"heirs[{p}]"] for p in range(SEATS)]
    assert ([0, 1, 0], [0, 1]) == (rows["owners[2]"], rows["covered[0]"])
    assert ([0, 2, 3], [2, 50, 0, 7], [1, 1, 0]) == (rows["tokens[1]"], rows["points[2]"], rows["face_up[0]"])
    assert [[0], [0], [1]] == [rows[f"blind_next[{p}]"] for p in range(SEATS)]
    assert SPACE.at("round") == 4


def test_fields_can_share_a_feature() -> None:
    part = together(LAYOUT, "options", ("players", "strict"), "how it is played")
    assert Part("options", 2, 1, "how it is played", ("players", "strict")) == part


class Listener:
    """Reads words without a game."""

    seats = SEATS

    def number(self, word: str, low: int = 0, high: int = 999) -> int:
        if not word.isdigit() or not low <= int(word) <= high:
            self.refuse(f"{word} {low} {high}")
        return int(word)

    def index(self, word: str, names: Sequence[str]) -> int:
        return list(names).index(word) if word in names else self.refuse(word)

    def name(self, kind: str, word: str) -> int:
        return IDS[kind].index(word)

    def limit(self, table: str, i: int) -> int:
        return {"MOST": [0, 2, 3]}[table][i]

    def refuse(self, what: str) -> NoReturn:
        raise BadPosition(what)


def heard(*clauses: str) -> Any:
    s = LAYOUT.blank()
    for clause in clauses:
        keyword, *words = clause.split()
        WORDING.read_table(Listener(), s, keyword, words)
    return s


def test_positions_say_what_is_not_as_before_the_game() -> None:
    s, order = example(), ("round", "owners")
    clauses = arranged(WORDING.table(s, IDS), order)
    assert ["round 312", "owners Ur=2", "turn 1", "trump blue", "town Ur", "after 4"] == clauses[:6]
    assert ["closed green blue", "heirs 1 2", "grown", "covered 2=0"] == clauses[6:]
    assert [] == list(WORDING.table(LAYOUT.blank(), IDS))
    again = heard(*clauses)
    for p in range(SEATS):
        for clause in WORDING.seat(s, p, IDS):
            keyword, *words = clause.split()
            WORDING.read_seat(Listener(), again, p, keyword, words)
    assert ["players", "strict", "need"] == LAYOUT.differing(s, again)
    assert ["tokens orange=3 blue=4"] == list(WORDING.seat(s, 1, IDS))


@pytest.mark.parametrize("clause", ["round 501", "round", "trump red", "trump", "heirs 3", "covered 3=0", "grown 2"])
def test_words_outside_the_span_are_refused(clause: str) -> None:
    with pytest.raises(BadPosition):
        heard(clause)


def test_limits_of_the_pack_are_kept() -> None:
    with pytest.raises(BadPosition):
        WORDING.read_seat(Listener(), LAYOUT.blank(), 0, "tokens", ["orange=4"])


def test_a_table_is_cleared_and_takes_its_options_from_the_first_numbers() -> None:
    s = example()
    s.rng, s.hand[2] = [1, 2, 3, 4], [5, 6, 7, 8]
    write_clearing(LAYOUT, __name__)(s)
    assert ["rng"] == LAYOUT.differing(s, LAYOUT.blank())
    row = chosen_row(LAYOUT, {"players": 3, "strict": 1, "need": [4, 5]})
    write_choosing(LAYOUT, __name__)(s, [*row, 99])
    assert ([3, 1, 4, 5], 4, 2) == (row, chosen_width(LAYOUT), chosen_column(LAYOUT, "need"))
    assert (3, 1, [4, 5]) == (s.players, s.strict, s.need)


def test_a_public_field_that_is_dealt_anew_is_found() -> None:
    class Game:
        layout = LAYOUT

    s, other = example(), example()
    other.hand[0][0] = other.size[0] = 1
    check_faces(Game(), s, other)  # type: ignore[arg-type]  # the check asks for no more
    other.trump = 0
    with pytest.raises(AssertionError, match="redeal changes trump, which the layout calls public"):
        check_faces(Game(), s, other)  # type: ignore[arg-type]


def test_a_field_with_a_meaning_needs_a_reading() -> None:
    @state
    class Mute:
        round: Annotated[int, Span(0, 9), Public(None, "the round")]

    Mute.__annotations__["round"] = Annotated[int, Span(0, 9), Public(None, "the round")]
    with pytest.raises(AssertionError, match="round has a meaning, but nothing says how it is read"):
        space_of(Layout(Mute), [], [], SEATS)
