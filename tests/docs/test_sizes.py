"""Files stay small enough to be read at one sitting."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_LINES = 400


def test_no_python_file_is_too_long() -> None:
    """A file that outgrows the limit holds more than one purpose."""
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for folder in ("src", "tests")
        for path in (ROOT / folder).rglob("*.py")
    }
    assert {} == {path: lines for path, lines in lengths.items() if lines > MOST_LINES}
