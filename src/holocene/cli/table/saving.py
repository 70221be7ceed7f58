"""Keeps the running match in a file after every decision, so that nothing is lost and it can be resumed."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from holocene.core.errors import BadRecord, HoloceneError
from holocene.core.folders import user_folders
from holocene.core.matches.match import Match
from holocene.core.matches.record import Record, load_record
from holocene.core.reasons import reason_of


def last_save(folder: Path | None = None) -> Path:
    """The match that was left last and is not over; one that cannot be read is refused, not passed over."""
    folder = folder or user_folders().user_state_path
    saves = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in saves:
        if load_record(path).result is None:
            return path
    raise HoloceneError("there is no game to resume", "nothing-to-resume", folder=str(folder))


class Keeper:
    """The file of one match."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self._written: set[Path] = set()
        self.path = path or user_folders().user_state_path / f"{match.game.name}-{datetime.now():%Y%m%d-%H%M%S-%f}.json"

    def keep(self) -> None:
        """Writes the match to its own file."""
        if self.match.made:
            self.write(self.path, make_folder=True)

    def write(self, path: Path, make_folder: bool = False) -> None:
        """Writes the match; a file that holds anything else is left as it is."""
        if path not in self._written and path.exists() and self._other(path):
            raise HoloceneError(f"'{path}' holds something else", "file-exists", path=str(path))
        spare = path.with_name(f".{path.name}")
        try:
            if make_folder:
                path.parent.mkdir(parents=True, exist_ok=True)
            record = self.match.record()
            text = record.to_json() if path.suffix == ".json" else record.to_text()
            spare.write_text(text, encoding="utf-8", newline="\n")
            spare.replace(path)  # the old file stays whole until the new one is
            self._written.add(path)
        except (OSError, ValueError) as error:
            reason = reason_of(error)
            raise HoloceneError(f"cannot save: {reason}", "cannot-save", path=str(path), reason=reason) from None

    def forget(self) -> None:
        """Removes the file, when a player leaves a match for good."""
        self.path.unlink(missing_ok=True)

    def _other(self, path: Path) -> bool:
        """Whether a file is not a record of this match."""
        try:
            return not is_same(load_record(path), self.match)
        except BadRecord:
            return True


def is_same(record: Record, match: Match) -> bool:
    """Whether a record is of this match, at whatever moment: the same deal for the same seats."""
    mine = match.record()
    return (record.game, record.commitment, record.options, record.seats, record.position) == (
        mine.game, mine.commitment, mine.options, mine.seats, mine.position,
    )  # fmt: skip
