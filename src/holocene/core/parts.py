"""The parts of the package that are installed where somebody asks for them: `pip install 'holocene[server]'`."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from typing import Final

from holocene.core.errors import HoloceneError

# The extras of `pyproject.toml`, each with a module that comes with it.
PARTS: Final = {
    "arena": "pyarrow",
    "fast": "numba",
    "gpu": "numba_cuda",
    "ray": "ray",
    "research": "gymnasium",
    "server": "fastapi",
    "train": "torch",
}


class MissingPart(HoloceneError):
    """Something was asked for that is not installed."""

    def __init__(self, part: str) -> None:
        command = f"pip install 'holocene[{part}]{_from()}'"
        super().__init__(f"this needs the {part} part: {command}", "part-missing", part=part, command=command)


def _from() -> str:
    """Where the package came from, if not from an index: the clone or the file that has the other parts too."""
    try:
        told = distribution("holocene").read_text("direct_url.json")
    except PackageNotFoundError:
        return ""
    return f" @ {json.loads(told)['url']}" if told else ""


def is_installed(part: str) -> bool:
    """Whether a part is there.

    >>> is_installed("fast")
    True
    """
    return find_spec(PARTS[part]) is not None


def need(part: str) -> None:
    """Complains where a part is not installed."""
    if not is_installed(part):
        raise MissingPart(part)
