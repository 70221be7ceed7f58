"""Records: both forms say the same, and a match can be played again from either."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holocene.core.errors import BadRecord
from holocene.core.matches.record import Decision, Order, Record, Result, load_record, read_record
from holocene.core.matches.replay import replay
from holocene.core.matches.seats import Seat
from tests.core.counting import Counting, begin, finished

TEXT = """\
holocene-record 1
game counting
rules 1
option players 2
option rounds 2
option extras ["birds","fish"]
pack worth-1
digest e5c01cf3f6a0a5a4d5a7e0e94a3bfc2e7b0b0a0b1d0d0a3e6f3f8a5d0c1b2a39
commitment 00
seat 0 human Ada Lovelace
seat 1 greedy
position owed 1
  digit 4 9
order 1 0 drop red; drop blue
order 1 1
scores 5 -9
winners 0
checksum

1 0 drop red
2 1 end turn
"""

words = st.from_regex(r"[a-z]{1,6}( [a-z]{1,6})?", fullmatch=True)
numbers = st.integers(-9, 99)
plain = st.text(st.characters(codec="utf-8", exclude_categories=["C"]), max_size=12)
records = st.builds(
    Record,
    game=words,
    rules_version=numbers,
    options=st.dictionaries(
        st.from_regex("[a-z]{1,5}", fullmatch=True), numbers | plain | st.lists(plain, max_size=3).map(tuple)
    ),
    pack=words,
    pack_digest=words,
    commitment=words,
    secret=st.none() | words,
    words=st.lists(plain | st.text(max_size=5), max_size=3).map(tuple),
    seats=st.lists(st.builds(Seat, name=plain.map(str.strip), kind=st.just("human")), max_size=3).map(tuple),
    position=st.none() | st.lists(plain.map(str.strip)).map("\n".join),
    decisions=st.lists(st.builds(Decision, seat=st.integers(0, 3), move=words), max_size=4).map(tuple),
    orders=st.lists(
        st.builds(Order, ply=st.integers(0, 9), seat=st.integers(0, 3), moves=st.lists(words, max_size=2).map(tuple)),
        max_size=2,
    ).map(tuple),
    result=st.none() | st.builds(Result, scores=st.lists(numbers).map(tuple), winners=st.lists(numbers).map(tuple)),
    state=st.none() | words,
    resigned=st.lists(st.integers(0, 3), max_size=2).map(tuple),
    server=st.just("") | words,
    signature=st.just("") | words,
).map(Record.sealed)


@given(records)
def test_both_forms_give_back_the_same_record(record: Record) -> None:
    """Whatever is in a record, JSON and text keep it exactly."""
    assert read_record(record.to_json()) == record
    assert read_record(record.to_text()) == record


def test_the_text_form_is_what_a_person_would_write() -> None:
    """A line for each thing, values over several lines set in, a line for each decision."""
    record = Record(
        game="counting",
        rules_version=1,
        options={"players": 2, "rounds": 2, "extras": ("birds", "fish")},
        pack="worth-1",
        pack_digest="e5c01cf3f6a0a5a4d5a7e0e94a3bfc2e7b0b0a0b1d0d0a3e6f3f8a5d0c1b2a39",
        commitment="00",
        seats=(Seat("Ada Lovelace"), Seat("", "greedy")),
        position="owed 1\ndigit 4 9",
        decisions=(Decision(0, "drop red"), Decision(1, "end turn")),
        orders=(Order(1, 0, ("drop red", "drop blue")), Order(1, 1, ())),
        result=Result((5, -9), (0,)),
    )
    assert record.to_text() == TEXT
    sealed = record.sealed()
    assert read_record(sealed.to_text()) == sealed


def test_a_finished_match_is_played_again_to_the_same_end() -> None:
    """The whole match comes back: states, orders, result."""
    match = finished()
    again = replay(match.record(), game=Counting())
    assert again.record() == match.record() and again.made == match.made
    assert all(match.game.layout.equal(a, b) for a, b in zip(match.states, again.states, strict=True))
    result = match.record().result
    assert result is not None and result.scores == match.scores() and result.winners == match.winners()


def test_a_match_begun_from_a_position_is_played_again() -> None:
    """The record carries the words of the position."""
    match = begin(position="owed 1\r\ndigit 4 9")
    match.play("drop red; swap")
    again = replay(read_record(match.record().to_text()), game=match.game)
    assert again.digest() == match.digest() and again.position == "owed 1\ndigit 4 9"


@pytest.mark.parametrize("name", ["match.json", "match.txt"])
def test_files_are_read_by_what_is_in_them(tmp_path: Path, name: str) -> None:
    """The name chooses the form only when a file is written."""
    record = finished().record()
    record.save(tmp_path / name)
    (tmp_path / "other").write_bytes((tmp_path / name).read_bytes())
    assert load_record(tmp_path / name) == load_record(tmp_path / "other") == record


def test_a_match_that_is_played_can_be_shown_without_its_secret() -> None:
    """Others see the hash, the decisions and the seats; nothing that tells of hidden cards."""
    match = begin(position="digit 4 9")
    match.play("swap")
    shown = match.record(reveal=False)
    assert shown.secret is None and shown.state is None and shown.commitment == match.commitment
    assert shown.position is None and [made.move for made in shown.decisions] == ["swap"]
    assert match.secret.hex() not in shown.to_text()
    with pytest.raises(BadRecord, match="secret"):
        replay(read_record(shown.to_json()), game=match.game)


def test_options_of_every_type_are_kept() -> None:
    """Several-valued options come back as tuples, numbers as numbers, words as words."""
    record = msgspec.structs.replace(begin().record(), options={"a": 3, "b": "3", "c": (), "d": ("x y", "3"), "e": ""})
    for form in (record.sealed().to_json(), record.sealed().to_text()):
        assert read_record(form).options == record.options
