"""`holocene lab`: many games with one card pack or two, and a report on what the cards are worth."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.cli.arena import processors
from holocene.cli.bar import progress_bar
from holocene.cli.exits import Exit
from holocene.cli.game_options import add_game, check_folder, command_line, duration, given, natural, positive
from holocene.locale import Text

if TYPE_CHECKING:
    from rich.console import Console

    from holocene.arena.lab.series import Counts, Order

BOT = "instinct"
GAMES = 1000


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("lab", help=text("command-lab"), description=text("lab-description"))
    number, folder = text("simulate-number-metavar"), text("simulate-pack-metavar")
    parser.add_argument("--against", type=Path, metavar=folder, help=text("lab-against-help"))
    parser.add_argument("--bots", default=BOT, metavar=text("arena-bots-metavar"), help=text("lab-bots-help", bot=BOT))
    parser.add_argument("--games", type=positive, default=GAMES, metavar=number, help=text("lab-games-help", n=GAMES))
    parser.add_argument("--seconds", type=duration, default=1.0, metavar=number, help=text("arena-seconds-help"))
    parser.add_argument("--seed", type=natural, default=1, metavar=number, help=text("arena-seed-help"))
    parser.add_argument("--workers", type=positive, metavar=number, help=text("arena-workers-help"))
    parser.add_argument("--out", type=Path, required=True, metavar=folder, help=text("lab-out-help"))
    add_game(parser, text)


def run(args: Namespace) -> int:
    """Plays what is missing, and reports; what was interrupted is reported as far as it went."""
    from rich.console import Console

    from holocene.arena.lab.series import opened
    from holocene.arena.lab.writing import results, write

    console = Console(highlight=False, stderr=True)
    order = _order(args)
    series = opened(order, args.out)
    finished = _play(order, series, args, console)
    found = results(order, series, _command(order))
    if found is None:
        console.print(args.text("simulate-nothing"))
        return Exit.INTERRUPTED
    report, numbers = write(found, order, args.out, args.text.language)
    print(args.text("lab-written", path=str(report), numbers=str(numbers)))
    return Exit.DONE if finished else Exit.INTERRUPTED


def _order(args: Namespace) -> Order:
    from holocene.arena.lab.series import Order
    from holocene.bots.naming import split_names
    from holocene.core.contract.registry import load_game

    packs = [args.pack, *([args.against] if args.against else [])]
    for pack in packs:
        check_folder(pack)
    game = load_game(args.game, args.pack)
    typed = given(args, game)
    typed.pop("players", None)  # several numbers of players may be named
    allowed = next(option.choices for option in game.options if option.key == "players")
    words = args.players.replace(",", " ").split() if args.players else allowed
    options = [game.read_options({**typed, "players": word}) for word in words]
    players = sorted({int(str(each["players"])) for each in options})
    return Order(args.game, typed, players, packs, split_names(args.bots), args.games, args.seed, args.seconds)


def _play(order: Order, series: dict[tuple[int, int], Counts], args: Namespace, console: Console) -> bool:
    """Plays table by table, with a bar for each where somebody can see it; whether all are finished."""
    try:
        with progress_bar(console) as bar:
            for (players, _), counts in series.items():
                words = args.text("lab-playing", n=players, pack=counts.plan.rules.pack.name)
                total, done = counts.plan.whole_rounds(order.games), len(counts.first(order.games))
                task = bar.add_task(words, total=total, completed=done)
                for _ in counts.play(order.games, args.workers or processors()):
                    bar.advance(task)
    except KeyboardInterrupt:
        console.print(args.text("arena-interrupted"))
        return False
    return True


def _command(order: Order) -> str:
    """The command that makes the same report."""
    from holocene.core.contract.registry import load_game

    game = load_game(order.game, order.packs[0])
    first, *rest = command_line(game, game.read_options({**order.options, "players": order.players[0]})).split(" --")
    flags = [word for word in rest if not word.startswith("players ")]
    words = ["holocene lab", first, *(f"--{word}" for word in flags)]
    words += [f"--players {','.join(map(str, order.players))}", f"--bots {','.join(order.bots)}"]
    words += [f"--{name} {pack}" for name, pack in zip(("pack", "against"), order.packs, strict=False) if pack]
    words += [f"--games {order.games}", f"--seed {order.seed}", f"--seconds {order.seconds:g}"]
    return " ".join(words)
