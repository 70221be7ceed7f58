"""`holocene rules`: shows the numbered law, and which functions and tests stand behind each rule."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from holocene.locale import Text

if TYPE_CHECKING:
    from rich.console import Console

    from holocene.cli.table.screen import Screen
    from holocene.core.law import Rule


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("rules", help=text("command-rules"), description=text("rules-description"))
    parser.add_argument("rule", nargs="?", metavar=text("rules-metavar"), help=text("rules-rule-help"))
    parser.add_argument("--game", metavar=text("rules-game-metavar"), help=text("rules-game-help"))
    parser.add_argument("--coverage", action="store_true", help=text("rules-coverage-help"))
    parser.add_argument("--json", action="store_true", help=text("rules-json-help"))


def run(args: Namespace) -> int:
    """Prints a rule, a chapter, the coverage or the list of chapters."""
    from holocene.cli.table.screen import Screen
    from holocene.core.law import games_with_rules

    screen = Screen()
    game, _, wanted = (args.rule or "").rpartition(":")
    chosen = game or args.game
    games = [chosen] if chosen else games_with_rules()
    if wanted:
        _show(screen, args.text, games, wanted)
        return 0
    if args.json:
        _write_coverage(games)
        return 0
    for name in games:
        if args.coverage:
            _show_coverage(screen.console, args.text, name)
        else:
            _list_chapters(screen.console, args.text, name)
    return 0


def _show(screen: Screen, text: Text, games: list[str], wanted: str) -> None:
    """Prints a rule, or all rules of a chapter, in every game that has it."""
    from holocene.cli.table.rule import line_of
    from holocene.core.errors import HoloceneError

    found = [rule for game in games for rule in _matching(game, text.language, wanted)]
    if not found:
        raise HoloceneError(
            f"there is no rule '{wanted}': `holocene rules` lists the chapters", "no-such-rule", rule=wanted
        )
    heading = ""
    for rule in found:
        place = " · ".join(filter(None, (rule.game, f"{rule.chapter} {rule.title}", rule.section)))
        if place != heading:
            heading = place
            screen.say(heading, "heading")
        screen.show([line_of(rule)])
    screen.say(text("rules-shown", n=len(found)), "dim")


def _matching(game: str, language: str, wanted: str) -> Iterator[Rule]:
    from holocene.core.law import law

    for rule in law(game, language).values():
        if wanted.upper() == rule.id or wanted == str(rule.chapter):
            yield rule


def _list_chapters(console: Console, text: Text, game: str) -> None:
    from rich.table import Table

    from holocene.core.law import law

    table = Table(title=text("rules-of-game", game=game), title_justify="left", box=None)
    table.add_column(text("rules-column-chapter"), justify="right")
    table.add_column(text("rules-column-title"))
    table.add_column(text("rules-column-rules"))
    chapters: dict[tuple[int, str], list[str]] = {}
    for rule in law(game, text.language).values():
        chapters.setdefault((rule.chapter, rule.title), []).append(rule.id)
    for (number, title), ids in chapters.items():
        table.add_row(str(number), title, " ".join(ids))
    console.print(table)


def _show_coverage(console: Console, text: Text, game: str) -> None:
    """Prints every rule with its functions and tests, each on a line that is not broken, so that it can be copied."""
    from rich.text import Text as Line

    from holocene.core.ledger import ledger

    def say(words: str, style: str = "") -> None:
        console.print(Line(words, style), soft_wrap=True)

    entries = ledger(game)
    say(text("rules-of-game", game=game), "italic")
    for entry in entries:
        say(entry.rule.id, "bold")
        for key, places in (("rules-column-functions", entry.functions), ("rules-column-tests", entry.tests)):
            say(f"  {text(key)}")
            for place in places or (text("rules-unimplemented" if entry.is_listed else "rules-missing"),):
                say(f"    {place}")
    say(text("rules-count", n=len(entries)))
    say(text("rules-count-covered", n=sum(bool(e.functions and e.tests) for e in entries)))
    say(text("rules-count-unimplemented", n=sum(e.is_listed for e in entries)))


def _write_coverage(games: list[str]) -> None:
    """Prints the ledger for programs: every rule with its functions and tests, by game."""
    import msgspec

    from holocene.core.ledger import ledger

    shown = {
        game: [
            {"rule": entry.rule.id, "functions": entry.functions, "tests": entry.tests, "to_come": entry.is_listed}
            for entry in ledger(game)
        ]
        for game in games
    }
    print(msgspec.json.format(msgspec.json.encode(shown)).decode())
