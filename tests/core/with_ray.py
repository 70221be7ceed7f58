"""Programs that start Ray. It gives its own parts 30 seconds, which a busy machine may not have, and then says so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}
TOO_SLOW = "timed out during startup"
TRIES = 5


def patiently(folder: Path, *command: str, **variables: str) -> str:
    """What Python prints in a folder, tried again where Ray was too slow: a process apart, for Ray warns of things of
    its own."""
    for _ in range(TRIES):
        done = subprocess.run(
            [sys.executable, *command],
            cwd=folder, env={**os.environ, **QUIET, **variables}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if TOO_SLOW not in done.stderr:
            break
    assert 0 == done.returncode, done.stderr
    return done.stdout
