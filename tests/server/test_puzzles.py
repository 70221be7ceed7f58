"""Puzzles over HTTP: without their answers until they are solved; a first try is counted, once for each address."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient

from holocene.core.contract.registry import load_game
from holocene.puzzles.book import daily, puzzles_of
from holocene.puzzles.telling import Words
from holocene.puzzles.told import Puzzle, Rating
from holocene.server import rating
from holocene.server.database import Database
from holocene.server.migrate import migrate
from holocene.server.puzzles import hint_shown, puzzle_shown
from holocene.server.rating import Difficulty
from holocene.server.schema import puzzles, tries

GAMES = ("progress", "s-evolution")
NEW = {"rating": 1500.0, "deviation": 350.0, "volatility": 0.06}


def good(answer: Any) -> Any:
    assert 200 == answer.status_code, answer.text
    return answer.json()


@pytest.fixture(params=GAMES)
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    """One of a game: any will do."""
    return next(each for each in puzzles_of(request.param).values() if len(each.line) == 1)


@pytest.fixture
def url(client: TestClient, puzzle: Puzzle) -> str:
    """Where it is asked for, by somebody of whom no try was counted."""
    with client.app.state.service.database.write() as connection:  # type: ignore[attr-defined]
        connection.execute(tries.delete())
        connection.execute(puzzles.delete())
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}"


@pytest.mark.parametrize("game", GAMES)
def test_the_list_names_every_puzzle_and_no_answer(client: TestClient, game: str) -> None:
    found = good(client.get(f"/api/puzzles/{game}", params={"language": "de"}))
    day = datetime.now(UTC).date()
    today = daily(game, day)
    assert today is not None
    assert (set(puzzles_of(game)), today.id) == ({each["id"] for each in found["puzzles"]}, found["daily"])
    assert {"id", "theme", "players", "rating", "tries", "solved"} == set(found["puzzles"][0])
    assert {each["theme"] for each in found["puzzles"]} == {each["name"] for each in found["themes"]}
    shown = good(client.get(f"/api/puzzles/{game}/daily"))
    assert (today.id, day.isoformat()) == (shown["puzzle"]["id"], shown["day"])
    ahead = good(client.get(f"/api/puzzles/{game}/daily", params={"day": (day + timedelta(days=1)).isoformat()}))
    assert shown == ahead, "that of a day to come is not told"


def test_a_puzzle_does_not_give_its_answer_away(puzzle: Puzzle) -> None:
    """What is shown is the same, whichever move is the one to find."""
    moves = [each.move for each in puzzle.outcomes]
    swapped = dict(zip(moves, reversed(moves), strict=True))
    other = msgspec.structs.replace(
        puzzle,
        line=tuple(swapped[move] for move in puzzle.line),
        ways=tuple(tuple(swapped[move] for move in way) for way in puzzle.ways),
        outcomes=tuple(msgspec.structs.replace(each, move=swapped[each.move]) for each in puzzle.outcomes),
        reasons=(),
        levels={},
    )
    known = Difficulty(puzzle.rating)
    assert puzzle_shown(puzzle, known, "", "en") == puzzle_shown(other, known, "", "en")
    assert puzzle_shown(puzzle, known, "", "en").moment.preview is not None


def test_another_move_says_what_it_comes_to(client: TestClient, url: str, puzzle: Puzzle) -> None:
    """It is seen at the table and costs the rating once; what solves the puzzle is not told."""
    wrong = puzzle.outcomes[-1].move
    found = good(client.post(url, json={"moves": [wrong], "rated": NEW}))
    assert ("less", [], None) == (found["answer"], found["made"], found["solution"])
    assert found["say"] and [] == found["moments"][-1]["moves"]
    assert found["rated"]["rating"] < 1500
    again = good(client.post(url, json={"moves": [wrong]}))
    assert (None, found["say"]) == (again["rated"], again["say"])
    listed = good(client.get(url))["puzzle"]
    assert (1, 0) == (listed["tries"], listed["solved"])
    assert listed["rating"] > puzzle.rating.rating


def test_nobody_finds_the_move_by_claiming_to_have_made_it(client: TestClient, url: str, puzzle: Puzzle) -> None:
    """What is asked beside is answered after any move; a try or the solution after a wrong one is a miss."""
    moves = [each.move for each in puzzle.outcomes]
    for path in ("survey?", f"why?move={moves[0]}", "consider?"):
        asked = [client.get(f"{url}/{path}&made={move}").status_code for move in moves]
        assert {200} == set(asked), path
    assert 0 == good(client.get(url))["puzzle"]["tries"]
    refused = client.post(url, json={"made": [moves[-1]], "moves": moves[:1], "rated": NEW})
    assert (422, "not-of-the-puzzle") == (refused.status_code, refused.json()["key"])
    good(client.post(url, json={"moves": list(puzzle.line)}))
    listed = good(client.get(url))["puzzle"]
    assert (1, 0) == (listed["tries"], listed["solved"])


def test_a_solved_puzzle_tells_the_line_the_reason_and_near_misses(
    client: TestClient, url: str, puzzle: Puzzle
) -> None:
    found = good(client.post(url, json={"moves": list(puzzle.line), "rated": NEW, "language": "fr"}))
    assert ("solved", list(puzzle.line)) == (found["answer"], found["made"])
    solution = found["solution"]
    assert len(puzzle.line) == len(found["line"]) == len(found["moments"])
    assert [True, False] == sorted({each["is_best"] for each in solution["outcomes"]}, reverse=True)
    assert solution["outcomes"][0]["is_best"]
    assert all([solution["why"], solution["theme"], *(each["say"] for each in found["line"])])
    assert found["rated"]["rating"] > 1500
    listed = good(client.get(url))["puzzle"]
    assert (1, 1) == (listed["tries"], listed["solved"])
    assert listed["rating"] < puzzle.rating.rating


@pytest.mark.parametrize("how", ["hint", "solution"])
def test_who_needs_help_has_not_solved_it(client: TestClient, url: str, puzzle: Puzzle, how: str) -> None:
    """Only the solution tells it; what is right afterwards counts no more."""
    found = good(client.post(f"{url}/{how}", json={"rated": NEW}))
    assert found["rated"]["rating"] < 1500
    assert (how == "solution") == ("solution" in found)
    good(client.post(url, json={"moves": list(puzzle.line)}))
    listed = good(client.get(url))["puzzle"]
    assert (1, 0) == (listed["tries"], listed["solved"])


def test_the_second_hint_narrows_the_choice() -> None:
    """To a kind of move; where there is only one, to the best and the second, in an order that does not tell."""
    hints = {each.id: hint_shown(each, 2, "en") for each in puzzles_of("s-evolution").values()}
    assert {"kind", "candidates"} == {each.told for each in hints.values()}
    puzzle = next(each for each in puzzles_of("s-evolution").values() if hints[each.id].told == "candidates")
    words = Words(puzzle, "en")
    two = sorted([words.move(puzzle.best.move), words.move(puzzle.near[0].move)])
    assert " and ".join(two) == hints[puzzle.id].say


def test_what_a_table_answers_beside(client: TestClient, url: str, puzzle: Puzzle) -> None:
    """A move that the rules forbid is refused, and costs nothing."""
    legal = {each["move"] for each in good(client.get(url))["moment"]["moves"]}
    assert legal == {each.move for each in puzzle.outcomes}
    game = load_game(puzzle.game)
    forbidden = next(move for move in map(game.notation, game.action_space()) if move not in legal)
    found = good(client.post(url, json={"moves": [forbidden], "rated": NEW}))
    assert ("refused", None) == (found["answer"], found["rated"])
    assert found["refusal"] == good(client.get(f"{url}/why", params={"move": forbidden}))["refusal"]
    assert "survey" in good(client.get(f"{url}/survey")) and "considered" in good(client.get(f"{url}/consider"))


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("chess/daily", 404, "no-such-game"),
        ("progress/chess", 404, "no-such-puzzle"),
        ("progress/daily/survey?made=end;end", 422, "bad-move"),
    ],
)
def test_what_is_not_there_is_refused(client: TestClient, path: str, status: int, key: str) -> None:
    answer = client.get(f"/api/puzzles/{path}")
    assert (status, key) == (answer.status_code, answer.json()["key"])


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """One that several processes may share."""
    is_file = request.param == "sqlite"
    found = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}" if is_file else request.getfixturevalue("postgresql"))
    migrate(found)
    yield found
    found.close()


def test_tries_at_one_time_are_all_counted_each_once(database: Database) -> None:
    """Those of eight people, each sent twice."""
    puzzle = next(iter(puzzles_of("progress").values()))
    with ThreadPoolExecutor(8) as people:
        list(people.map(lambda n: rating.count(database, puzzle, f"owner {n % 8}", Rating(), n % 8 < 3), range(16)))
    found = rating.difficulty(database, puzzle)
    assert (8, 3) == (found.tries, found.solved)
    assert found.rating.rating > puzzle.rating.rating
