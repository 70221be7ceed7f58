"""`holocene puzzle`: a position in which one move is clearly best, at the table of the terminal."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from holocene.cli.exits import Exit
from holocene.core.errors import HoloceneError
from holocene.locale import Text

if TYPE_CHECKING:
    from holocene.cli.puzzles.kept import Kept
    from holocene.puzzles.told import Puzzle


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("puzzle", help=text("command-puzzle"), description=text("puzzle-description"))
    parser.add_argument("game", nargs="?", metavar=text("puzzle-game-metavar"), help=text("puzzle-game-help"))
    parser.add_argument("--daily", action="store_true", help=text("puzzle-daily-help"))
    parser.add_argument("--theme", metavar=text("puzzle-theme-metavar"), help=text("puzzle-theme-help"))
    parser.add_argument("--id", metavar=text("puzzle-id-metavar"), help=text("puzzle-id-help"))


def run(args: Namespace) -> int:
    """Sets a puzzle, or says which there are."""
    from datetime import UTC, datetime

    from holocene.cli.puzzles.kept import Kept
    from holocene.cli.puzzles.setting import Setting
    from holocene.cli.table.screen import Screen
    from holocene.core.contract.registry import game_class

    text: Text = args.text
    screen, kept = Screen(), Kept()
    if args.game is None:
        return show_all(text, screen)
    game_class(args.game)  # says which games there are, where this is none
    today = datetime.now(UTC).date()
    puzzle = chosen(args, kept, today)
    key = "puzzle-title-daily" if args.daily else "puzzle-title"
    day = text("today-date", day=today.day, month=today.month)
    facts = {"day": day, "id": puzzle.id, "rating": str(round(puzzle.rating.rating))}
    return Setting(puzzle, text(key, **facts), screen, text.language, kept).run()


def chosen(args: Namespace, kept: Kept, today: Any) -> Puzzle:
    """The puzzle that is asked for: by its id, of today, or one that fits."""
    from random import Random

    from holocene.puzzles.book import daily, find, puzzles_of

    if args.id:
        return find(args.game, args.id)
    puzzles = list(puzzles_of(args.game).values())
    of_today = daily(args.game, today)
    if of_today is None:
        raise HoloceneError(f"there are no puzzles of {args.game}", "no-puzzles")
    if args.daily:
        return of_today
    if args.theme:
        themes = sorted({puzzle.theme.name for puzzle in puzzles})
        puzzles = [puzzle for puzzle in puzzles if puzzle.theme.name == args.theme]
        if not puzzles:
            choices = ", ".join(themes)
            raise HoloceneError(
                f"no puzzle has the theme '{args.theme}': choose from {choices}",
                "no-such-theme",
                name=args.theme,
                choices=choices,
            )
    return kept.next(puzzles, Random())


def show_all(text: Text, screen: Any) -> int:
    """How many puzzles each game has, and how hard they are."""
    from holocene.core.contract.registry import game_names
    from holocene.puzzles.book import puzzles_of

    for game in game_names():
        ratings = [round(puzzle.rating.rating) for puzzle in puzzles_of(game).values()]
        if ratings:
            title = Text(text.language, game)("game-title")
            facts = {"low": str(min(ratings)), "high": str(max(ratings))}
            screen.say(text("puzzle-count", game=title, n=len(ratings), **facts))
    screen.say(text("puzzle-how"))
    return Exit.DONE
