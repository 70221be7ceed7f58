"""`holocene benchmark`: how well a bot, or whoever writes down answers, chooses moves in positions of strong games."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.cli.bar import progress_bar
from holocene.cli.exits import Exit
from holocene.cli.game_options import duration, positive
from holocene.core.errors import HoloceneError
from holocene.locale import Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from holocene.research.choosing import Book, Task

TASK = "choose-the-move"
COLUMNS = (
    "benchmark-column-tasks",
    "benchmark-column-regret",
    "benchmark-column-interval",
    "benchmark-column-best",
    "benchmark-column-wrong",
    "benchmark-column-random",
)


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser(
        "benchmark", help=text("command-benchmark"), description=text("benchmark-description")
    )
    parser.usage = f"%(prog)s {TASK} [{text('argparse-options').strip()}]"
    number, file = text("simulate-number-metavar"), text("transcript-out-metavar")
    parser.add_argument("task", choices=(TASK,), help=text("benchmark-task-help"))
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--bot", metavar=text("benchmark-bot-metavar"), help=text("benchmark-bot-help"))
    what.add_argument("--answers", type=Path, metavar=file, help=text("benchmark-answers-help"))
    what.add_argument("--export", type=Path, metavar=file, help=text("benchmark-export-help"))
    parser.add_argument("--form", choices=("text", "arrays"), default="text", help=text("benchmark-form-help"))
    parser.add_argument("--game", metavar=text("puzzle-game-metavar"), help=text("benchmark-game-help"))
    parser.add_argument("--first", type=positive, metavar=number, help=text("benchmark-first-help"))
    parser.add_argument("--seconds", type=duration, default=1.0, metavar=number, help=text("dataset-seconds-help"))


def run(args: Namespace) -> int:
    """Scores, or writes the tasks for others."""
    from rich.console import Console

    from holocene.research.tasks_shown import read_answers, write_arrays, write_words

    chosen = _chosen(args)
    if args.export is not None and args.form == "arrays":
        write_arrays(args.export, chosen)
    elif args.export is not None:
        write_words(args.export, chosen, args.text.language)
    elif args.answers is not None:
        answers = read_answers(args.answers)
        _show(args, Console(highlight=False), chosen, dict.fromkeys(chosen, answers))
    else:
        _show(args, Console(highlight=False), chosen, _asked(args, chosen))
    return Exit.DONE


def _chosen(args: Namespace) -> dict[str, tuple[Book, Sequence[Task]]]:
    """The tasks that are asked for, by game."""
    from holocene.research.choosing import books

    found = books()
    if args.game is not None and args.game not in found:
        choices = ", ".join(found)
        raise HoloceneError(
            f"there are no tasks for '{args.game}': choose from {choices}",
            "benchmark-no-game",
            game=args.game,
            choices=choices,
        )
    return {name: (book, book.tasks[: args.first]) for name, book in found.items() if args.game in (None, name)}


def _asked(args: Namespace, chosen: Mapping[str, tuple[Book, Sequence[Task]]]) -> dict[str, dict[str, str]]:
    """What a bot answers; a bar shows how far it is where somebody can see it."""
    from rich.console import Console

    from holocene.research.choosing import answered

    found = {}
    with progress_bar(Console(stderr=True, highlight=False, markup=False)) as bar:
        total = sum(len(tasks) for _, tasks in chosen.values())
        shown = bar.add_task(args.bot, total=total)
        for name, (book, tasks) in chosen.items():
            found[name] = answered(book, args.bot, tasks, args.seconds, lambda: bar.advance(shown))
    return found


def _show(
    args: Namespace,
    console: Console,
    chosen: Mapping[str, tuple[Book, Sequence[Task]]],
    answers: Mapping[str, Mapping[str, str]],
) -> None:
    """A row a game: the mean regret in points of chance, and beside it that of chance."""
    from rich.table import Table

    from holocene.research.choosing import at_random, scored

    text: Text = args.text
    table = Table(box=None, pad_edge=False)
    table.add_column(text("benchmark-column-game"))
    for key in COLUMNS:
        table.add_column(text(key), justify="right")
    for name, (book, tasks) in chosen.items():
        found = scored(book, answers[name], tasks)
        table.add_row(
            name,
            str(found.tasks),
            f"{100 * found.regret:.2f}",
            f"{100 * found.low:.2f}–{100 * found.high:.2f}",
            f"{100 * found.best:.1f} %",
            str(found.wrong),
            f"{100 * at_random(book, tasks):.2f}",
        )
    console.print(table)
    console.print(text("benchmark-legend"), soft_wrap=True)
