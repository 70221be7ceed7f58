"""Words of chance that seats add to a deal, and what records written before them still say."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holocene.core.errors import BadOption, BadRecord
from holocene.core.matches.match import Match
from holocene.core.matches.record import Result, read_record
from holocene.core.matches.replay import replay
from holocene.core.matches.secret import commitment, mixed, new_secret
from tests.core.counting import Counting, begin, finished

SECRET = new_secret(7)
BEFORE = """\
{"format":1,"game":"counting","rules_version":1,"options":{"players":2,"rounds":2,"extras":[]},"pack":"worth-1",\
"pack_digest":"080a9ed428559ef602668b4c00f114f1a11c3f6b02a435f0bdc154578e4d7f22",\
"commitment":"5b7b04e991f6e87d4ec29a4323f423da05e0ddf91f6c6c2b413fdc576236fbdb",\
"secret":"e9cbd7f1ddd78b35a2b1782d5410435694bdf7f0cdbe82edd91374269acab54c",\
"seats":[{"name":"","kind":"human"},{"name":"","kind":"human"}],"position":null,\
"decisions":[[0,"count"],[0,"end turn"]],"orders":[],"result":null,"state":"42c92eea3a97d2aa112137ea3d08ae7a",\
"checksum":"299db09e010ec7877b6560c7d76a0cbb"}
"""


def dealt(*words: str) -> Match:
    """A match of three in which words were mixed into the deal, played to its end."""
    game = Counting()
    match = Match(game, game.read_options({"players": 3}), SECRET, ["Ada", "Ben", "Cy"], words=words)
    while not match.is_over:
        match.play("swap; end turn; drop red; drop red; drop red")
    return match


@given(st.lists(st.text(max_size=4), max_size=4), st.lists(st.text(max_size=4), max_size=4))
def test_different_words_never_read_the_same(one: list[str], other: list[str]) -> None:
    """Neither splitting a word, nor moving it to another seat, nor leaving out an empty one gives the same deal."""
    assert (one == other) == (mixed(SECRET, one) == mixed(SECRET, other))


def test_words_change_every_draw_and_not_the_commitment() -> None:
    """The hash that was shown is of the secret alone; chance comes from the secret and the words."""
    alone, empty, given = dealt(), dealt("", "", ""), dealt("red", "", "blue")
    assert alone.commitment == empty.commitment == given.commitment == commitment(SECRET)
    assert 3 == len({tuple(tuple(s.digit) for s in match.states) for match in (alone, empty, given)})
    assert given.states[0].rng == Match(given.game, given.options, mixed(SECRET, given.words)).states[0].rng


def test_a_record_carries_the_words() -> None:
    """Both forms bring them back, and the match is played again from secret and words."""
    match = dealt("0x1f", "", 'a "b" c')
    record = match.record()
    assert ("0x1f", "", 'a "b" c') == record.words == match.record(reveal=False).words
    assert 'word 0 "0x1f"\nword 1 ""\nword 2 "a \\"b\\" c"\n' in record.to_text()
    for form in (record.to_json(), record.to_text()):
        assert record == read_record(form) == replay(read_record(form), game=Counting()).record()


def test_a_word_that_was_left_out_is_found_by_the_rules() -> None:
    """Other words are another deal: the decisions then lead to another end."""
    record = dealt("red", "green", "blue").record()
    for words in ((), ("red", "", "blue"), ("green", "red", "blue"), ("red", "green", "blue", "")):
        with pytest.raises(BadRecord) as caught:
            replay(msgspec.structs.replace(record, words=words).sealed(), game=Counting())
        assert "bad-record-altered" == caught.value.key


def test_a_word_for_each_seat_or_none() -> None:
    """A list of another length is refused before anything is dealt."""
    with pytest.raises(BadOption) as caught:
        dealt("red", "green")
    assert ("bad-words", {"seats": 3, "words": 2}) == (caught.value.key, caught.value.facts)


def test_records_written_before_are_read_and_written_as_they_were() -> None:
    """Checksum and bytes are the same; what is new stands only in records that say it."""
    match = begin(players=2)
    match.play("count; end turn")
    assert BEFORE == match.record().to_json() == read_record(BEFORE).to_json()
    assert match.record() == read_record(BEFORE)


def test_a_game_that_stopped_when_somebody_resigned() -> None:
    """It has no result, or the points as they stood with a winner who stayed; anything else is an alteration."""
    match = begin(players=2)
    match.play("count")
    record = msgspec.structs.replace(match.record(), resigned=(1,))
    for result in (None, Result(match.scores(), (0,)), Result(match.scores(), ())):
        sealed = msgspec.structs.replace(record, result=result).sealed()
        assert match.moves == replay(read_record(sealed.to_text()), game=Counting()).moves
    wrong: dict[str, dict[str, Any]] = {
        "result": {"result": Result(match.scores(), (1,))},
        "resigned": {"resigned": (2,)},
    }
    for part, changes in wrong.items():
        with pytest.raises(BadRecord) as caught:
            replay(msgspec.structs.replace(record, **changes).sealed(), game=Counting())
        assert part == caught.value.facts["part"]


def test_a_game_that_was_played_on_after_somebody_resigned() -> None:
    """Its result is the one of the rules."""
    record = msgspec.structs.replace(finished().record(), resigned=(0, 1)).sealed()
    assert replay(record, game=Counting()).record().result == read_record(record.to_json()).result
