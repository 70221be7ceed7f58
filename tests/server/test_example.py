"""The bot of `docs/api.md` plays a whole game, as printed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

GUIDE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_example_plays_a_whole_game(server: Any, tmp_path: Path) -> None:
    """Twenty lines or so, copied into a file."""
    found = re.search(r"<!-- example -->\n```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    lines = [line for line in found[1].splitlines() if line.strip()]
    assert len(lines) <= 24
    program = tmp_path / "bot.py"
    program.write_text(found[1], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(program), server.url], capture_output=True, text=True, timeout=120, check=False
    )
    assert re.fullmatch(r"points: \[\d+, \d+\]\n", done.stdout), done.stderr
