"""Installs the game of `tests/granary/project` as pip would: its package on the path, and a dist-info that names it."""

from __future__ import annotations

import tomllib
from pathlib import Path

PROJECT = Path(__file__).parent / "project"


def install(folder: Path) -> list[str]:
    """Writes the dist-info into a folder; what has to be on the path."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    about = folder / f"{name}-{version}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    groups = [
        "\n".join([f"[{group}]", *(f"{key} = {value}" for key, value in entries.items())])
        for group, entries in project["entry-points"].items()
    ]
    (about / "entry_points.txt").write_text("\n".join(groups) + "\n", encoding="utf-8")
    return [str(folder), str(PROJECT)]
