"""`holocene today`: the deal of a day in the terminal, the same cards as for everybody else."""

from __future__ import annotations

from argparse import Namespace
from datetime import date
from typing import TYPE_CHECKING, Any

from holocene.cli.exits import Exit
from holocene.locale import Text

if TYPE_CHECKING:
    from holocene.core.contract.game import Game


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    from holocene.core.contract.registry import game_names

    parser = subparsers.add_parser("today", help=text("command-today"), description=text("today-description"))
    games = ", ".join(game_names())
    parser.add_argument(
        "game", nargs="?", metavar=text("today-game-metavar"), help=text("today-game-help", games=games)
    )
    parser.add_argument("--date", metavar=text("today-day-metavar"), help=text("today-day-help"))
    parser.add_argument("--again", action="store_true", help=text("today-again-help"))


def run(args: Namespace) -> int:
    """Lists the deals of a day, or plays one."""
    from holocene.core.contract.registry import load_game

    text: Text = args.text
    day = day_of(args.date)
    return listed(text, day) if args.game is None else played(text, load_game(args.game), day, args.again)


def day_of(typed: str | None) -> date:
    """The day that is meant; HoloceneError where it is none, or has not come."""
    from holocene.bots import daily
    from holocene.core.errors import HoloceneError

    try:
        day = date.fromisoformat(typed) if typed else daily.today()
    except ValueError:
        day = date.max
    if day > daily.today():
        raise HoloceneError(f"'{typed}' is no day that has come", "today-bad-day", day=typed or "")
    return day


def listed(text: Text, day: date) -> int:
    """Every deal of a day with what came of it, and how many days in a row were played."""
    import holocene
    from holocene.bots.daily import daily_games, mark_of, outcome_of
    from holocene.cli.today_kept import days_in_row, path_of, share_line
    from holocene.core.contract.registry import load_game

    print(text("today-date", day=day.day, month=day.month), text("today-lede"), sep=". ")
    for name in daily_games():
        game, own = load_game(name), Text(text.language, name)
        path = path_of(game, day)
        match = holocene.load(path) if path.exists() else None
        if match is None:
            told = text("today-open", name=own("game-name"))
        elif not match.is_over:
            told = text("today-running", name=own("game-name"), game=name)
        else:
            told = share_line(own, day, outcome_of(match))
        print(f"  {told} ({mark_of(game, day)})")
    if row := days_in_row(day):
        print(text("today-layers", n=row))
    return Exit.DONE


def played(text: Text, game: Game, day: date, again: bool) -> int:
    """Begins a first try, goes on with it, or tells what came of it."""
    import holocene
    from holocene.bots.daily import begin, outcome_of
    from holocene.cli.table.saving import Keeper
    from holocene.cli.table.screen import Screen
    from holocene.cli.today_kept import FirstTry, Sitting, path_of, share_line

    path, screen = path_of(game, day), Screen()
    match = holocene.load(path) if path.exists() else begin(game, day)
    if match.is_over and not again:
        screen.say(share_line(Text(text.language, game.name), day, outcome_of(match)), "strong")
        screen.say(text("today-kept", game=game.name))
        return Exit.DONE
    if match.is_over:
        match = begin(game, day)
        return Sitting(day, match, screen, Keeper(match), text.language).run()
    if not match.made:
        screen.say(text("today-fair"), "dim")
    return Sitting(day, match, screen, FirstTry(match, path), text.language).run()
