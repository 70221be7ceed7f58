"""The faults of `make mutants` can still be planted: each names code that is there, and tests that should notice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.mutants.faults import Fault, read_faults, troubles

FAULT = Fault("a", "code.py", "x > 1", "x >= 1", "", ("test.py",))


def test_every_fault_can_be_planted() -> None:
    """A changed line is named here, so that its fault is written anew with it."""
    assert [] == troubles(read_faults())
    assert 250 < len(read_faults()), "as CONTRIBUTING.md says"


@pytest.mark.parametrize("text", ["x >= 1", "x > 1 or x > 1"])
def test_a_fault_that_cannot_be_planted_is_told(text: str, tmp_path: Path) -> None:
    """Neither where the text is gone nor where it stands twice."""
    (tmp_path / "code.py").write_text(text, encoding="utf-8")
    (tmp_path / "test.py").touch()
    times = text.count(FAULT.old)
    told = f"'a' cannot be planted: its old text occurs {times} times in code.py, not once"
    assert [told] == troubles([FAULT], tmp_path)


def test_names_and_files_are_checked(tmp_path: Path) -> None:
    assert [
        "'a' is the name of several faults",
        *["'a' names a file that is not there: code.py", "'a' names a file that is not there: test.py"] * 2,
    ] == troubles([FAULT, FAULT], tmp_path)
