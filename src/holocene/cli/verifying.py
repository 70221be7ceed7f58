"""What `holocene record verify` looks at, one thing after the other, and what it says of each.

The record itself can only show that it contradicts itself nowhere. What somebody noted beside it (the hash shown at the
start, her own word, the server's key) shows that it is the record of the game she played.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holocene.cli.exits import Exit
from holocene.locale import Text

if TYPE_CHECKING:
    from holocene.core.matches.record import Record


def add_arguments(parser: Any, text: Text) -> None:
    """Declares what a person may have noted."""
    parser.add_argument("--commitment", metavar=text("record-commitment-metavar"), help=text("record-commitment-help"))
    parser.add_argument("--word", metavar=text("record-word-metavar"), help=text("record-word-help"))
    parser.add_argument("--key", metavar=text("record-key-metavar"), help=text("record-key-help"))
    file = text("record-file-metavar")
    parser.add_argument("--origin", type=Path, metavar=file, help=text("record-origin-help"))


def verify(args: Namespace, ending: Callable[[Text, Record], str]) -> int:
    """Says of each thing whether it fits, and then the result."""
    from holocene.core.errors import BadRecord
    from holocene.core.matches.record import load_record

    text: Text = args.text
    faults: list[str] = []

    def fault(error: BadRecord) -> None:
        sentence = text.error(error)
        if sentence not in faults:  # the rules find a wrong secret or signature again
            print(sentence)
            faults.append(sentence)

    try:
        record = load_record(args.file)
    except BadRecord as error:
        if error.key == "bad-record-file":
            raise
        fault(error)
        return Exit.FAULTY
    for check in (_secret, _words, _commitment, _word, _signature, _branch, _rules):
        try:
            if sentence := check(text, record, args):
                print(sentence)
        except BadRecord as error:
            fault(error)
    if faults:
        return Exit.FAULTY
    print(ending(text, record))
    return Exit.DONE


def _secret(text: Text, record: Record, args: Namespace) -> str:
    from holocene.core.matches.replay import promised_secret

    promised_secret(record)
    return text("record-check-secret")


def _words(text: Text, record: Record, args: Namespace) -> str:
    return text("record-check-words", n=len([word for word in record.words if word]))


def _commitment(text: Text, record: Record, args: Namespace) -> str:
    from holocene.core.errors import BadRecord

    if args.commitment is None:
        return ""
    if args.commitment.strip().lower() != record.commitment:
        raise BadRecord("the hash is not the one noted", "bad-record-commitment", recorded=record.commitment)
    return text("record-check-commitment")


def _word(text: Text, record: Record, args: Namespace) -> str:
    from holocene.core.errors import BadRecord

    if args.word is None:
        return ""
    if not args.word or args.word not in record.words:
        raise BadRecord("the word was not mixed into the deal", "bad-record-word", word=args.word)
    return text("record-check-word", word=args.word, seat=record.words.index(args.word) + 1)


def _signature(text: Text, record: Record, args: Namespace) -> str:
    from holocene.core.matches import signing

    if args.key is None and not signing.is_signed(record):
        return text("record-check-unsigned")
    signing.check(record, None if args.key is None else args.key.strip())
    return text("record-check-key") if args.key else text("record-check-signed", server=record.server)


def _branch(text: Text, record: Record, args: Namespace) -> str:
    """Where it was played on from another game; with the record of that game, whether it really was."""
    from holocene.core.matches.branch import check_origin
    from holocene.core.matches.record import load_record
    from holocene.core.matches.replay import replay

    if args.origin is not None:
        check_origin(record, replay(load_record(args.origin), args.pack))
    if record.branch is None:
        return ""
    key = "record-check-branch" if args.origin is None else "record-check-origin"
    return text(key, n=record.branch.n, seat=record.branch.seat + 1)


def _rules(text: Text, record: Record, args: Namespace) -> str:
    from holocene.core.matches.replay import replay

    pack: Path | None = args.pack
    return text("record-sound", n=len(replay(record, pack).made))
