"""`holocene review`: a finished game judged move by move, as a report or as JSON."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.cli.bar import progress_bar
from holocene.cli.exits import Exit
from holocene.cli.game_options import positive
from holocene.core.errors import HoloceneError
from holocene.core.parts import need
from holocene.locale import Text

if TYPE_CHECKING:
    from holocene.core.contract.game import ScoreSheet
    from holocene.core.matches.match import Match
    from holocene.core.matches.record import Record
    from holocene.review.told import Review

BUDGET = 800  # `review.reviewing.BUDGET`, which is imported when it is used


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser("review", help=text("command-review"), description=text("review-description"))
    number = text("simulate-number-metavar")
    parser.add_argument("file", metavar=text("record-file-metavar"), type=Path, help=text("record-file-help"))
    parser.add_argument("--seat", type=positive, metavar=number, help=text("review-seat-help"))
    parser.add_argument("--json", action="store_true", help=text("review-json-help"))
    parser.add_argument(
        "--budget", type=positive, default=BUDGET, metavar=number, help=text("review-budget-help", n=BUDGET)
    )
    parser.add_argument("--pack", metavar=text("record-pack-metavar"), type=Path, help=text("record-pack-help"))


def run(args: Namespace) -> int:
    """Reviews the game; what is interrupted says nothing."""
    import msgspec

    from holocene.cli.review_report import report
    from holocene.core.matches.record import load_record
    from holocene.core.matches.replay import replay

    need("fast")
    record = load_record(args.file)
    match = replay(record, args.pack)
    found = _reviewed(match, _seat(args, match), _sheet(match, record), args)
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        report(match, found, args.text)
    return Exit.DONE


def _seat(args: Namespace, match: Match) -> int:
    """The seat that was asked for, else that of the first person."""
    if args.seat is None:
        return next((n for n, seat in enumerate(match.seats) if seat.kind == "human"), 0)
    if args.seat > len(match.seats):
        raise HoloceneError(
            f"there is no seat {args.seat}: choose from 1 to {len(match.seats)}",
            "review-no-seat",
            n=args.seat,
            most=len(match.seats),
        )
    return int(args.seat) - 1


def _sheet(match: Match, record: Record) -> ScoreSheet | None:
    """How a game ended that was given up: the points as they stood, and who was left."""
    import msgspec

    if match.is_over or record.result is None:
        return None
    return msgspec.structs.replace(match.score_sheet(), winners=record.result.winners)


def _reviewed(match: Match, seat: int, sheet: ScoreSheet | None, args: Namespace) -> Review:
    from rich.console import Console

    from holocene.review.reviewing import review

    with progress_bar(Console(highlight=False, stderr=True)) as bar:
        task = bar.add_task(args.text("review-working"), total=None)
        return review(
            match,
            seat,
            budget=args.budget,
            sheet=sheet,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
