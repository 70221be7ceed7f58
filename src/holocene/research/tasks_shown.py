"""The tasks of "choose the move" for other people's programs: in words, or as arrays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from holocene.core.contract.actions import ActionSpace
from holocene.core.errors import HoloceneError
from holocene.core.matches.seats import Seat
from holocene.locale.telling import Telling
from holocene.research.choosing import Book, Task
from holocene.research.observe import Observer
from holocene.research.transcripts import Move, sketched


class Asked(msgspec.Struct, frozen=True):
    """A task in words, without its answer."""

    id: str
    game: str
    players: int
    position: str
    question: str
    moves: tuple[Move, ...]


class Answer(msgspec.Struct, frozen=True):
    """A line of a file of answers."""

    id: str
    move: str


def in_words(book: Book, tasks: Sequence[Task], language: str = "en") -> Iterator[Asked]:
    """The tasks as a person would read them."""
    game = book.game
    for task in tasks:
        s = book.state(task)
        seats = [Seat(name=str(number)) for number in range(1, s.players + 1)]
        telling, view = Telling(game, language, seats, task.seat), game.view(s, task.seat)
        legal = [game.notation(action) for action in game.legal(s)]
        moves = tuple(Move(move, telling.move(view, move)) for move in legal)
        yield Asked(task.id, game.name, s.players, sketched(telling, view), telling.asked(view), moves)


def write_words(path: Path, books: Mapping[str, tuple[Book, Sequence[Task]]], language: str) -> None:
    """Writes the tasks of several games as lines of JSON."""
    encoder = msgspec.json.Encoder()
    with path.open("wb") as out:
        for book, tasks in books.values():
            for asked in in_words(book, tasks, language):
                out.write(encoder.encode(asked) + b"\n")


def write_arrays(path: Path, books: Mapping[str, tuple[Book, Sequence[Task]]]) -> None:
    """Writes observations, masks and regrets (NaN where a move is not legal) of several games as one `.npz`."""
    arrays: dict[str, NDArray[Any]] = {}
    for name, (book, tasks) in books.items():
        space, observer = ActionSpace(book.game), Observer(book.game)
        seen = np.zeros((len(tasks), observer.size), np.int8)
        regrets = np.full((len(tasks), len(space)), np.nan, np.float32)
        for row, task in enumerate(tasks):
            cells = np.frombuffer(book.game.layout.pack(book.state(task)), np.uint8)
            seen[row] = observer.observe(cells, task.seat)
            for move, regret in book.regrets(task).items():
                regrets[row, space.parse(move)] = regret
        arrays |= {
            f"{name}/ids": np.array([task.id for task in tasks]),
            f"{name}/observations": seen,
            f"{name}/masks": ~np.isnan(regrets),
            f"{name}/regrets": regrets,
        }
    with path.open("wb") as out:
        np.savez_compressed(out, allow_pickle=False, **arrays)


def read_answers(path: Path) -> dict[str, str]:
    """The moves of a file of answers, by the ids of tasks."""
    try:
        lines = msgspec.json.Decoder(Answer).decode_lines(path.read_bytes())
    except msgspec.MsgspecError as error:
        raise HoloceneError(
            f"'{path}' holds no answers: {error}", "benchmark-bad-answers", file=str(path), reason=str(error)
        ) from error
    except OSError as error:
        raise HoloceneError(f"there is no file '{path}'", "benchmark-no-answers", file=str(path)) from error
    return {line.id: line.move for line in lines}
