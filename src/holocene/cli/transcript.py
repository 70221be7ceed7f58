"""`holocene transcript`: a recorded game, or all games of a dataset, in plain words with the reasons of moves."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.cli.exits import Exit
from holocene.locale import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from holocene.core.matches.record import Record


def add_parser(subparsers: Any, text: Text) -> None:
    """Declares the command."""
    parser = subparsers.add_parser(
        "transcript", help=text("command-transcript"), description=text("transcript-description")
    )
    parser.add_argument("path", metavar=text("record-file-metavar"), type=Path, help=text("transcript-path-help"))
    parser.add_argument("--pack", metavar=text("record-pack-metavar"), type=Path, help=text("record-pack-help"))
    parser.add_argument("--out", metavar=text("transcript-out-metavar"), type=Path, help=text("transcript-out-help"))


def run(args: Namespace) -> int:
    """Writes lines of JSON, game after game."""
    from holocene.core.matches.replay import replay
    from holocene.research.transcripts import written

    told = (written(replay(record, args.pack), args.text.language) for record in _records(args.path))
    if args.out is None:
        for lines in told:
            sys.stdout.write(lines.decode())
        return Exit.DONE
    with args.out.open("wb") as out:
        out.writelines(told)
    return Exit.DONE


def _records(path: Path) -> Iterator[Record]:
    """The record of a file, or those of a dataset's folder."""
    from holocene.core.matches.record import load_record

    if path.is_dir():
        from holocene.research.dataset import read_records

        yield from read_records(path)
    else:
        yield load_record(path)
