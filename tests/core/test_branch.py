"""What if: a match played on from a moment of another one keeps what a seat knew, and tells nothing else."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from holocene.cli import record as command
from holocene.cli.exits import Exit
from holocene.cli.parser import Parser
from holocene.core.errors import BadRecord, HoloceneError
from holocene.core.matches.branch import branch, check_origin
from holocene.core.matches.match import Match
from holocene.core.matches.record import read_record
from holocene.core.matches.replay import replay
from holocene.core.matches.secret import new_secret
from holocene.locale import Text
from tests.core.test_story import played

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "Progress": ("progress", {"players": 3, "expansions": ["personalities", "milestones"]}),
    "alone": ("progress", {"players": 1}),
    "S-Evolution": ("s-evolution", {"players": 4}),
}


@pytest.fixture(scope="module", params=TABLES)
def match(request: pytest.FixtureRequest) -> Match:
    game, options = TABLES[request.param]
    return played(game, 6, **options)


def moments(match: Match) -> list[tuple[int, int]]:
    """Some moments of all of a game, and who decides there."""
    return [(n, int(match.game.plain.to_act(match.states[n]))) for n in range(0, len(match.made), 41)]


def test_the_seat_sees_what_it_saw_then(match: Match) -> None:
    """It decides with the same view; the record plays again, in both forms, and follows from the first game."""
    rng = Random(3)
    for n, seat in moments(match):
        again = branch(match, n, seat, new_secret(n))
        assert match.game.view(match.states[n], seat) == again.view(seat)
        again.play(rng.choice(again.legal()))
        record = again.record()
        assert record == read_record(record.to_text()) == read_record(record.to_json())
        assert again.moves == replay(record, game=match.game).moves
        check_origin(record, match)


def test_two_worlds_that_a_seat_cannot_tell_apart_go_on_alike(match: Match) -> None:
    """What it could not know is dealt from its view and the new secret: the true hands and decks change nothing."""
    other = played(match.game.name, 6, **match.options)
    for n, seat in moments(match):
        state = other.states[n]
        match.game.plain.redeal(state, seat)
        assert match.game.view(match.states[n], seat) == match.game.view(state, seat)
        first, second = (branch(each, n, seat, new_secret(n)).record() for each in (match, other))
        assert first == second


def test_what_does_not_follow_is_found() -> None:
    """Another game, another moment, another position, or none at all."""
    match = played("s-evolution", 6, players=2)
    n, seat = moments(match)[1]
    record = branch(match, n, seat, new_secret(1)).record()
    assert record.branch is not None
    later = msgspec.structs.replace(record, branch=msgspec.structs.replace(record.branch, n=n + 1)).sealed()
    elsewhere = branch(match, n, seat, new_secret(2)).record()
    moved = msgspec.structs.replace(record, position=elsewhere.position).sealed()
    beyond = msgspec.structs.replace(record, branch=msgspec.structs.replace(record.branch, n=10**6)).sealed()
    for wrong in (later, moved, beyond, match.record()):
        with pytest.raises(BadRecord):
            check_origin(wrong, match)
    with pytest.raises(HoloceneError, match="nothing can be played"):
        branch(match, len(match.made), seat, new_secret(1))


def test_the_command_says_where_it_came_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And, with the record of the first game, whether that is so."""
    match = played("s-evolution", 6, players=2)
    match.record().save(tmp_path / "first.json")
    branch(match, 9, 1, new_secret(4)).record().save(tmp_path / "then.json")
    text = Text("en")
    parser = Parser(text, prog="holocene")
    command.add_parser(parser.add_subparsers(), text)

    def verified(*argv: str) -> tuple[int, str]:
        args = parser.parse_args(["record", "verify", str(tmp_path / "then.json"), *argv])
        args.text = text
        return command.run(args), capsys.readouterr().out

    status, said = verified()
    assert status == Exit.DONE
    assert text("record-check-branch", n=9, seat=2) in said
    status, said = verified("--origin", str(tmp_path / "first.json"))
    assert status == Exit.DONE
    assert text("record-check-origin", n=9, seat=2) in said
    status, said = verified("--origin", str(tmp_path / "then.json"))
    assert status == Exit.FAULTY
    assert text("bad-record-origin") in said
