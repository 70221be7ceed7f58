"""Files stay small enough to be read at one sitting."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_LINES = 400
MOST_IN_BROWSER = 250
WIDEST = 120


def test_no_python_file_is_too_long() -> None:
    """A file that outgrows the limit holds more than one purpose."""
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for folder in ("src", "tests")
        for path in (ROOT / folder).rglob("*.py")
    }
    assert {} == {path: lines for path, lines in lengths.items() if lines > MOST_LINES}


def test_the_browsers_code_fits_the_eye() -> None:
    """Scripts and sheets have at most 250 lines, none of them too wide but for a picture in an address."""
    web = ROOT / "src" / "holocene" / "web"
    paths = [*(web / "app").rglob("*.js"), *(web / "styles").rglob("*.css")]
    lines = {str(path.relative_to(web)): path.read_text(encoding="utf-8").splitlines() for path in paths}
    assert {} == {path: len(each) for path, each in lines.items() if len(each) > MOST_IN_BROWSER}
    wide = [line for each in lines.values() for line in each if len(line) > WIDEST and "url(" not in line]
    assert [] == wide
