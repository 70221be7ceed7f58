"""`holocene docs`: the pages where they were built, and a plain word where they were not."""

from __future__ import annotations

import webbrowser
from pathlib import Path

import pytest

from holocene.cli import docs, main, screen


def checkout(folder: Path, *files: str) -> Path:
    """A folder with these files."""
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).touch()
    return folder


def test_the_pages_are_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    """From the disk, unless nobody could see a browser or none is wished for."""
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(docs, "CHECKOUT", checkout(tmp_path, "tools/site.py", docs.PAGES))
    page = (tmp_path / docs.PAGES).as_uri()
    assert 0 == main.main(["docs", "--language", "en"])
    monkeypatch.setattr(docs, "has_screen", lambda: True)
    assert 0 == main.main(["docs", "--language", "en", "--no-browser"])
    assert [] == opened
    assert 0 == main.main(["docs", "--language", "en"])
    assert [page] == opened
    assert 3 * [f"The documentation is at {page}"] == capsys.readouterr().out.splitlines()


def test_a_checkout_without_pages_is_told_how_to_build_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    """With the folder to type it in."""
    monkeypatch.setattr(docs, "CHECKOUT", checkout(tmp_path, "tools/site.py"))
    assert 2 == main.main(["docs", "--language", "en"])
    assert f"Type “make docs” in {tmp_path}" in capsys.readouterr().err


def test_an_installed_package_says_where_the_pages_come_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    """They are too large to travel with it."""
    monkeypatch.setattr(docs, "CHECKOUT", tmp_path)
    assert 2 == main.main(["docs", "--language", "en"])
    assert "Get the source code" in capsys.readouterr().err


def test_output_into_a_file_opens_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the display."""
    monkeypatch.setenv("DISPLAY", ":0")
    assert not screen.has_screen()
