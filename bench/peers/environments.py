"""An environment for each peer, with the versions of `pins.toml`, made at the first use."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "peers"


class CannotInstall(Exception):
    """A peer cannot be had here, and why."""


class Pins(NamedTuple):
    """A peer's name for people, and the packages that make it up."""

    title: str
    packages: list[str]

    @property
    def version(self) -> str:
        """The version of the peer itself."""
        return self.packages[0].split("==")[1]


@cache
def all_pins() -> dict[str, Pins]:
    """Every peer by the name of its module."""
    with Path(__file__).with_name("pins.toml").open("rb") as file:
        return {name: Pins(**entry) for name, entry in tomllib.load(file).items()}


def _uv() -> str:
    """`uv run` names itself in UV; `make` puts it into .tools where the machine has none."""
    found = os.environ.get("UV") or shutil.which("uv") or shutil.which(ROOT / ".tools" / "bin" / "uv")
    if not found:
        raise CannotInstall("uv is not installed")
    return found


def _run(*command: str) -> None:
    """Runs uv; its last lines are the reason where it fails."""
    done = subprocess.run([_uv(), *command], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotInstall(" ".join(done.stderr.split())[-300:] or f"uv ended with {done.returncode}")


def python_of(name: str) -> str:
    """The interpreter of a peer's environment; CannotInstall where it cannot be made."""
    folder = FOLDER / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = "\n".join([sys.version, *all_pins()[name].packages])
    stamp = folder / "pins"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        _run("venv", "--quiet", "--clear", "--no-project", "--python", sys.executable, str(folder))
        _run("pip", "install", "--quiet", "--no-deps", "--python", str(python), *all_pins()[name].packages)
        stamp.write_text(wanted, encoding="utf-8")
    return str(python)
