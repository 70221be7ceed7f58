"""`holocene rules`: shows the numbered law, and which functions and tests stand behind each rule."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from holocene.cli.exits import Exit
from holocene.cli.parser import Retired, old_spelling
from holocene.core.errors import HoloceneError
from holocene.locale import Text

if TYPE_CHECKING:
    from rich.console import Console

    from holocene.cli.table.screen import Screen
    from holocene.core.rulebook.law import Rule
    from holocene.core.rulebook.ledger import Entry

RULE = re.compile(r"[A-Za-z]?\d+")  # an id, or the number of a chapter; the name of no game looks so


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("rules", help=text("command-rules"), description=text("rules-description"))
    game, rule = text("rules-game-metavar"), text("rules-metavar")
    parser.add_argument("game", nargs="?", metavar=game, help=text("rules-game-help"))
    parser.add_argument("rule", nargs="?", metavar=rule, help=text("rules-rule-help"))
    parser.add_argument("--coverage", action="store_true", help=text("rules-coverage-help"))
    parser.add_argument("--json", action="store_true", help=text("rules-json-help"))
    parser.add_argument("--game", action=Retired, instead=f"{parser.prog} {game} {rule}")


def run(args: Namespace) -> int:
    """Prints rules, chapters, or what stands behind them."""
    from holocene.cli.table.screen import Screen

    screen = Screen()
    games, wanted = _asked(args.game, args.rule)
    found = [rule for game in games for rule in _matching(game, args.text.language, wanted)]
    if not found:
        raise HoloceneError(
            f"there is no rule '{wanted}': `holocene rules` lists the chapters", "no-such-rule", rule=wanted
        )
    if args.json:
        _write_coverage(found)
    elif args.coverage:
        _show_coverage(screen.console, args.text, found)
    elif wanted:
        _show(screen, args.text, found)
    else:
        for game in games:
            _list_chapters(screen.console, args.text, [rule for rule in found if rule.game == game])
    return Exit.DONE


def _asked(first: str | None, second: str | None) -> tuple[list[str], str]:
    """The games to look in, and the rule or chapter: `[GAME] [RULE]`."""
    from holocene.core.rulebook.law import games_with_rules

    game, colon, rule = (first or "").partition(":")
    if colon:
        raise old_spelling(f"rules {first}", f"holocene rules {game} {rule}")
    if first is None or (second is None and RULE.fullmatch(first)):
        return games_with_rules(), first or ""
    if RULE.fullmatch(first):
        choices = ", ".join(games_with_rules())
        raise HoloceneError(f"the game comes first: {choices}", "game-first", command="holocene rules", choices=choices)
    return [first], second or ""


def _matching(game: str, language: str, wanted: str) -> Iterator[Rule]:
    """One rule, the rules of a chapter, or all."""
    from holocene.core.rulebook.law import law

    for rule in law(game, language).values():
        if wanted.upper() in ("", rule.id, str(rule.chapter)):
            yield rule


def _show(screen: Screen, text: Text, found: list[Rule]) -> None:
    """Prints the words of rules below their chapters."""
    from holocene.dialogue.rule import line_of

    heading = ""
    for rule in found:
        place = " · ".join(filter(None, (rule.game, f"{rule.chapter} {rule.title}", rule.section)))
        if place != heading:
            heading = place
            screen.say(heading, "heading")
        screen.show([line_of(rule)])
    screen.say(text("rules-shown", n=len(found)), "dim")


def _called(text: Text, game: str) -> str:
    """What a game is called; another's may have no words of ours."""
    own = Text(text.language, game)
    return own("game-name") if own.knows("game-name") else game


def _list_chapters(console: Console, text: Text, found: list[Rule]) -> None:
    """Prints the chapters of one game."""
    from rich.table import Table

    table = Table(title=text("rules-of-game", game=_called(text, found[0].game)), title_justify="left", box=None)
    table.add_column(text("rules-column-chapter"), justify="right")
    table.add_column(text("rules-column-title"))
    table.add_column(text("rules-column-rules"))
    chapters: dict[tuple[int, str], list[str]] = {}
    for rule in found:
        chapters.setdefault((rule.chapter, rule.title), []).append(rule.id)
    for (number, title), ids in chapters.items():
        table.add_row(str(number), title, " ".join(ids))
    console.print(table)


def _entries(found: list[Rule]) -> dict[str, list[Entry]]:
    """What stands behind rules, by game."""
    from holocene.core.rulebook.ledger import ledger

    wanted = {(rule.game, rule.id) for rule in found}
    games = dict.fromkeys(rule.game for rule in found)
    return {game: [entry for entry in ledger(game) if (game, entry.rule.id) in wanted] for game in games}


def _show_coverage(console: Console, text: Text, found: list[Rule]) -> None:
    """Prints the functions and tests of rules, game by game; an installed package has no tests to tell of."""
    from holocene.core.rulebook.ledger import has_tests

    for game, entries in _entries(found).items():
        tests = has_tests(game)
        console.print(text("rules-of-game", game=_called(text, game)), style="italic")
        for entry in entries:
            _print_entry(console, text, entry, tests)
        console.print(text("rules-count", n=len(entries)))
        covered = sum(bool(entry.functions and (entry.tests or not tests)) for entry in entries)
        console.print(text("rules-count-covered" if tests else "rules-count-enforced", n=covered))
        console.print(text("rules-count-unimplemented", n=sum(entry.is_listed for entry in entries)))
    if not all(has_tests(rule.game) for rule in found):
        console.print(text("rules-no-tests"))


def _print_entry(console: Console, text: Text, entry: Entry, has_tests: bool) -> None:
    """Each name is on a line of its own that is not broken, so that it can be copied."""
    from rich.text import Text as Line

    console.print(Line(entry.rule.id, "bold"))
    missing = text("rules-unimplemented" if entry.is_listed else "rules-missing")
    parts = {"rules-column-functions": entry.functions} | ({"rules-column-tests": entry.tests} if has_tests else {})
    for key, places in parts.items():
        for words in (f"  {text(key)}", *(f"    {place}" for place in places or (missing,))):
            console.print(Line(words), soft_wrap=True)


def _write_coverage(found: list[Rule]) -> None:
    """Prints the ledger for programs: rules with their functions and tests, by game."""
    import msgspec

    shown = {
        game: [
            {"rule": entry.rule.id, "functions": entry.functions, "tests": entry.tests, "to_come": entry.is_listed}
            for entry in entries
        ]
        for game, entries in _entries(found).items()
    }
    print(msgspec.json.format(msgspec.json.encode(shown)).decode())
