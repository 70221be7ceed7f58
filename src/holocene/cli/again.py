"""The command that starts the same server again, open to the network."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

EVERYBODY: Final = "0.0.0.0"
# What a server was started with, by the name of its option; each is said again where it is not the usual.
REPEATED: Final = ("port", "workers", "bot", "pack", "database")


def open_to_others(args: Namespace, usual_port: int) -> str:
    """How to start it so that others in the network can come in. The address of a database may hold a password: it is
    not repeated, unless it is that of a file."""
    words = [*_program(), "serve", "--host", EVERYBODY]
    for name in REPEATED:
        given = getattr(args, name)
        if not given or (name == "port" and given == usual_port):
            continue
        for each in given if isinstance(given, list) else [given]:
            is_secret = name == "database" and not str(each).startswith("sqlite:")
            words += [f"--{name}", "…" if is_secret else str(each)]
    return " ".join(word if word == "…" else shlex.quote(word) for word in words)


def _program() -> list[str]:
    """How this program is called from where it was started."""
    called = Path(sys.argv[0])
    if called.suffix == ".py" or not called.name.startswith("holocene"):
        return [sys.executable, "-m", "holocene.cli.main"]
    path = Path(os.path.abspath(called))
    if path.is_relative_to(Path.cwd()):
        return [str(path.relative_to(Path.cwd()))]
    found = shutil.which(called.name)
    # `uv run` and its like put a folder before all others, which is not found by what is typed next.
    is_lent = str(path).startswith(os.environ.get("VIRTUAL_ENV", "\0"))
    return [called.name] if found and os.path.abspath(found) == str(path) and not is_lent else [str(path)]
