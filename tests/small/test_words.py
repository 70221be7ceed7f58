"""Games in plain words, and the benchmark: told, read back, and scored."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

import holocene
from holocene.cli.main import main
from holocene.core.errors import HoloceneError
from holocene.core.matches.match import Match
from holocene.core.matches.seats import Seat
from holocene.locale.telling import Telling
from holocene.research import choosing
from holocene.research.choosing import Rated, Sheet, Task
from holocene.research.observe import Observer
from holocene.research.transcripts import Decision, Ending, Opening, Writer, decoded, read, written


def played(game: str, seed: int, moves: int | None = None) -> Match:
    """A game at random, or its beginning."""
    match, rng = holocene.new(game, players=2, seed=seed, seats=["Ada", "Ben"]), Random(seed)
    while not match.is_over and (moves is None or len(match.made) < moves):
        match.play(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize(("game", "moves"), [("s-evolution", None), ("progress", 60)])
def test_a_transcript_is_its_game(game: str, moves: int | None) -> None:
    """Read back and played, the moves give the same match; told again, the same lines."""
    match = played(game, 4, moves)
    text = written(match)
    again = read(decoded(text))
    assert (match.digest(), match.moves, match.scores()) == (again.digest(), again.moves, again.scores())
    assert text == written(again)


def test_a_transcript_tells_what_its_seat_knows() -> None:
    """Every line has the table, the question, all legal moves in words and the one that was made; some have reasons."""
    match = played("progress", 5, 60)
    opening, *decisions, ending = decoded(written(match))
    assert isinstance(opening, Opening) and ("Ada", "Ben") == opening.players
    assert isinstance(ending, Ending) and not ending.is_over
    for line, made, state in zip(decisions, match.made, match.states, strict=False):
        assert isinstance(line, Decision)
        legal = [match.game.notation(action) for action in match.game.legal(state)]
        assert legal == [each.move for each in line.legal] and line.move == match.game.notation(made.action)
        assert line.words in [each.words for each in line.legal]
        assert line.question and f"{opening.players[made.seat]} (you)" in line.position
        other = opening.players[1 - made.seat]
        assert f"{other} (you)" not in line.position
        assert (line.chance is None) == (len(legal) == 1) and (line.reason is None or len(legal) > 1)
    assert 5 < sum(line.reason is not None for line in decisions if isinstance(line, Decision))


def test_a_transcript_tells_the_chances_and_draws_of_its_seat() -> None:
    """The network is asked for the seat that decides, and a card that it draws is named to nobody else."""
    match = played("progress", 5, 60)
    writer = Writer(match)
    lines = [writer.decision(ply) for ply in range(60)]
    for line, state in zip(lines, match.states, strict=False):
        if line.chance is not None and writer.mind is not None:
            thought = writer.mind.of_view(match.game.view(state, line.seat), Random(1))
            assert round(thought.wins[line.seat], 2) == line.chance
    drawn = [line for line in lines if line.move.startswith("draw deck")]
    assert {0, 1} == {line.seat for line in drawn}
    for line in drawn:
        telling = Telling(match.game, "en", [Seat(name=name) for name in writer.names], line.seat)
        assert line.happened != tuple(map(telling.event, match.events_of(line.ply, 1 - line.seat)))


def test_a_transcript_without_its_game_is_refused() -> None:
    lines = decoded(written(played("s-evolution", 6, 3)))
    with pytest.raises(HoloceneError, match="begins with the line of its game"):
        read(lines[1:])


def test_the_command_tells_records_and_datasets(tmp_path: Path, capsys: Any) -> None:
    match = played("s-evolution", 7, 9)
    match.record().save(tmp_path / "game.json")
    assert 0 == main(["transcript", str(tmp_path / "game.json")])
    assert read(decoded(capsys.readouterr().out.encode())).moves == match.moves
    assert 0 == main(["dataset", "s-evolution", "--players", "2", "--games", "1", "--out", str(tmp_path / "set")])
    assert 0 == main(["transcript", str(tmp_path / "set"), "--out", str(tmp_path / "set.jsonl")])
    assert read(decoded((tmp_path / "set.jsonl").read_bytes())).is_over


@pytest.mark.parametrize("game", ["progress", "s-evolution"])
def test_tasks_can_be_set(game: str) -> None:
    """Of every tenth: the seat is to decide, exactly the legal moves are rated, and the best is first."""
    book = choosing.books()[game]
    assert len(book.tasks) == len({task.id for task in book.tasks}) > 900
    assert {task.table for task in book.tasks} == set(range(len(book.sheet.tables)))
    for task in book.tasks[::10]:
        s = book.state(task)
        assert task.seat == book.game.plain.to_act(s)
        legal = {book.game.notation(action) for action in book.game.legal(s)}
        assert legal == {rated.move for rated in task.moves} and task.second in legal and len(legal) > 1
        regrets = book.regrets(task)
        assert regrets[task.moves[0].move] == 0 == min(regrets.values())


def book() -> choosing.Book:
    """Three tasks that nobody has to think about; the first two are from one game, the third from that of another
    table with the same number."""
    sheet = Sheet("s-evolution", 1, "", ({"players": 2}, {"players": 1}))
    two = (Rated("a", 0.6, 40, 900), Rated("b", 0.5, 40, 90), Rated("c", 0.2, 40, 0))
    one = (Rated("a", 1.0, 50, 900), Rated("b", 1.0, 40, 90))
    return choosing.Book(
        sheet, [Task("x", 0, 1, 0, "", two, "a"), Task("y", 0, 1, 0, "", two, "a"), Task("z", 1, 1, 0, "", one, "a")]
    )


def test_a_score_is_what_choices_give_away() -> None:
    """In chances of victory; alone 50 points are one; what is missing or no move counts as the worst."""
    tasks = book()
    perfect = choosing.scored(tasks, {"x": "a", "y": "a", "z": "a"}, tasks.tasks)
    assert (3, 0.0, 0.0, 0.0, 1.0, 0) == perfect
    some = choosing.scored(tasks, {"x": "b", "y": "a", "z": "b"}, tasks.tasks)
    assert (0.1 + 0.2) / 3 == pytest.approx(some.regret) and 1 / 3 == pytest.approx(some.best)
    assert some.low < some.regret < some.high
    none = choosing.scored(tasks, {"x": "nonsense"}, tasks.tasks)
    assert (0.4 + 0.4 + 0.2) / 3 == pytest.approx(none.regret) and 3 == none.wrong
    assert ((0.1 + 0.4) / 3 * 2 + 0.1) / 3 == pytest.approx(choosing.at_random(tasks, tasks.tasks))


def test_bots_and_answers_are_scored(tmp_path: Path, capsys: Any) -> None:
    """Who plays well gives less away than who plays at random, and answers in a file are worth what they say."""
    words = ["benchmark", "choose-the-move", "--game", "s-evolution", "--first", "60"]
    tasks = choosing.books()["s-evolution"].tasks[:60]
    answers = [{"id": task.id, "move": task.moves[0].move} for task in tasks]
    (tmp_path / "answers.jsonl").write_bytes(msgspec.json.Encoder().encode_lines(answers))
    found = {}
    for name, more in {
        "random": ["--bot", "random"],
        "network": ["--bot", "network"],
        "answers": ["--answers", str(tmp_path / "answers.jsonl")],
    }.items():
        assert 0 == main([*words, *more])
        (row,) = (line for line in capsys.readouterr().out.splitlines() if line.startswith("s-evolution"))
        found[name] = float(row.split()[2])
    assert 0 == found["answers"] < found["network"] < found["random"]


def test_tasks_are_written_for_others(tmp_path: Path) -> None:
    """In words without the answers, and as arrays."""
    words = ["benchmark", "choose-the-move", "--game", "s-evolution", "--first", "5"]
    assert 0 == main([*words, "--export", str(tmp_path / "tasks.jsonl")])
    tasks = choosing.books()["s-evolution"].tasks[:5]
    lines = [msgspec.json.decode(line) for line in (tmp_path / "tasks.jsonl").read_bytes().splitlines()]
    assert [task.id for task in tasks] == [line["id"] for line in lines]
    assert all({"id", "game", "players", "position", "question", "moves"} == line.keys() for line in lines)
    assert 0 == main([*words, "--form", "arrays", "--export", str(tmp_path / "tasks.npz")])
    with np.load(tmp_path / "tasks.npz") as arrays:
        masks, regrets = arrays["s-evolution/masks"], arrays["s-evolution/regrets"]
        assert [len(task.moves) for task in tasks] == masks.sum(1).tolist()
        assert (np.nanmin(regrets, 1) == 0).all()
        assert np.array_equal(seen_by_their_seats(tasks), arrays["s-evolution/observations"])


def seen_by_their_seats(tasks: Sequence[Task]) -> NDArray[np.int8]:
    """What the seats to act observe, of which some are not the first."""
    book = choosing.books()["s-evolution"]
    observer = Observer(book.game)
    assert 1 < len({task.seat for task in tasks})
    cells = [np.frombuffer(book.game.layout.pack(book.state(task)), np.uint8) for task in tasks]
    return np.array([observer.observe(one, task.seat) for one, task in zip(cells, tasks, strict=True)])


def test_bad_answers_are_named(tmp_path: Path, capsys: Any) -> None:
    words = ["benchmark", "choose-the-move", "--answers"]
    assert 2 == main([*words, str(tmp_path / "none.jsonl")])
    (tmp_path / "bad.jsonl").write_text("no json\n")
    assert 2 == main([*words, str(tmp_path / "bad.jsonl")])
    assert 2 == main(["benchmark", "choose-the-move", "--bot", "random", "--game", "chess"])
    assert "choose from progress, s-evolution" in capsys.readouterr().err.lower()
