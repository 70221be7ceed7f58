"""`holocene pack`: checks a folder of card files that somebody wrote, and lists the cards of a pack."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.cli.exits import Exit
from holocene.cli.game_options import check_folder
from holocene.cli.parser import Retired, old_spelling
from holocene.locale import Text

if TYPE_CHECKING:
    from rich.table import Table

    from holocene.core.contract.game import Pack

SECTIONS = {
    "technologies": "pack-section-technologies",
    "personalities": "pack-section-personalities",
    "milestones": "pack-section-milestones",
    "calamities": "pack-section-calamities",
    "discoveries": "pack-section-discoveries",
    "places": "pack-section-places",
    "deck": "pack-section-deck",
}
EXPANSIONS = {
    "personalities": "pack-expansion-personalities",
    "milestones": "pack-expansion-milestones",
    "industrial": "pack-expansion-industrial",
}
ORIGINS = {
    "rulebook": "pack-origin-rulebook",
    "review": "pack-origin-review",
    "designed": "pack-origin-designed",
    "printed": "pack-origin-printed",
}
COLUMNS = ("pack-column-id", "pack-column-name", "pack-column-copies", "pack-column-origin")
AGES = ("I", "II", "III", "IV")


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command and its two parts."""
    parser = subparsers.add_parser("pack", help=text("command-pack"), description=text("pack-description"))
    parts = parser.add_subparsers(
        title=text("cli-commands"), metavar=text("cli-command"), dest="pack_command", required=True
    )
    check = parts.add_parser("check", help=text("pack-check-help"), description=text("pack-check-description"))
    cards = parts.add_parser("list", help=text("pack-list-help"), description=text("pack-list-description"))
    game, folder = text("pack-game-metavar"), text("pack-folder-metavar")
    for each, place in ((check, f"{game} {folder}"), (cards, f"{game} --pack {folder}")):
        each.add_argument("game", metavar=game, help=text("pack-game-help"))
        each.add_argument("--game", action=Retired, instead=f"{each.prog} {place}")
    check.add_argument("folder", metavar=folder, type=Path, nargs="?", help=text("pack-folder-help"))
    cards.add_argument("--pack", metavar=folder, type=Path, help=text("pack-folder-help"))


def run(args: Namespace) -> int:
    """Checks or lists; a folder that is not there is an error of the command line, not of the pack."""
    from holocene.core.contract.registry import game_names, load_game
    from holocene.core.errors import BadPack

    folder = args.folder if args.pack_command == "check" else args.pack
    if folder is None and args.game not in game_names() and Path(args.game).is_dir():
        raise old_spelling(f"pack check {args.game}", f"holocene pack check progress {args.game}")
    check_folder(folder)
    if args.pack_command == "list":
        return _list_cards(args.text, load_game(args.game, folder).pack)
    try:
        game = load_game(args.game, folder)
        notes = game.history
    except BadPack as error:
        return _list_faults(args.text, error)
    return _describe(args.text, game.pack, len(notes))


def _list_faults(text: Text, error: Any) -> int:
    problems = getattr(error, "problems", [])
    for problem in problems:
        print(_fault(text, problem.file, problem.row, problem.field, problem.key, problem.facts))
    if not problems:
        print(error)
    print(text("pack-faulty", n=max(1, len(problems))))
    return Exit.FAULTY


def _fault(text: Text, file: str, row: int, field: str, key: str, facts: Mapping[str, Any]) -> str:
    problem = text(f"pack-problem-{key}", **text.reasons(facts))
    return text("pack-fault", file=file, row=row, field=field, problem=problem)


def _describe(text: Text, pack: Pack, notes: int) -> int:
    """Prints what is in a sound pack, so that its author sees whether anything was left out."""
    from rich.console import Console

    console = Console(highlight=False)
    console.print(text("pack-sound", name=pack.name), markup=False)
    for section, cards in _sections(pack):
        console.print(text("pack-count", section=_named(text, SECTIONS, section), n=len(cards)), markup=False)
    if notes:
        console.print(text("pack-count", section=text("pack-section-history"), n=notes), markup=False)
    if "decks" in pack.cards:
        console.print(_deck_table(text, pack.cards["decks"]))
    if "expansions" in pack.cards:
        names = [_named(text, EXPANSIONS, name) for name in pack.cards["expansions"]]
        console.print(text("pack-expansions", names=", ".join(names) or text("pack-no-expansions")), markup=False)
    for warning in pack.cards.get("warnings", []):
        place = (warning["file"], warning["row"], warning["field"], warning["key"], warning["facts"])
        console.print(text("pack-warning", fault=_fault(text, *place)), markup=False)
    console.print(text("pack-digest", digest=pack.digest), markup=False)
    return Exit.DONE


def _sections(pack: Pack) -> Iterator[tuple[str, dict[str, Any]]]:
    """The parts of a pack that are cards, whatever the game: each has names or says where it comes from."""
    for section, cards in pack.cards.items():
        rows = list(cards.values()) if isinstance(cards, dict) else []
        if rows and all(isinstance(row, dict) and row.keys() & {"names", "en", "origin"} for row in rows):
            yield section, cards


def _named(text: Text, keys: Mapping[str, str], word: str) -> str:
    """A word of the card files in the user's language; that of a game we do not know stays as it is."""
    return text(keys[word]) if word in keys else word


def _deck_table(text: Text, decks: list[list[int]]) -> Table:
    from rich.table import Table

    used = [age for age in range(len(decks[0])) if any(deck[age] for deck in decks)]
    table = Table(title=text("pack-decks"), title_justify="left", box=None)
    table.add_column(text("pack-column-players"), justify="right")
    for age in used:
        table.add_column(text("pack-column-age", age=AGES[age]), justify="right")
    table.add_column(text("pack-column-total"), justify="right")
    for players, deck in enumerate(decks, 1):
        table.add_row(str(players), *(str(deck[age]) for age in used), str(sum(deck)))
    return table


def _list_cards(text: Text, pack: Pack) -> int:
    """Prints every card with its name and where the name comes from."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text as Line

    console = Console(highlight=False)
    for section, cards in _sections(pack):
        table = Table(title=_named(text, SECTIONS, section), title_justify="left", box=None)
        for column in COLUMNS:
            table.add_column(text(column))
        for name, card in cards.items():
            origin = _named(text, ORIGINS, card.get("origin", ""))
            copies = str(len(card["marks"]) if "marks" in card else 1)
            title = card.get("names", card).get(text.language, "")
            table.add_row(*(Line(cell) for cell in (name, title, copies, origin)))
        console.print(table)
    return Exit.DONE
