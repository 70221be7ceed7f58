"""For research: batches of games as arrays, PettingZoo, Gymnasium, OpenSpiel, observations and datasets.

No rules live here. `Batch` needs nothing beyond the core; each adapter says what to install.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from holocene.core.contract.actions import ActionSpace
    from holocene.research.batch import Batch
    from holocene.research.evaluating import evaluate
    from holocene.research.observe import Observer

__all__ = ["ActionSpace", "Batch", "Observer", "evaluate"]

_HOMES: Final = {
    "ActionSpace": "holocene.core.contract.actions",
    "Batch": "holocene.research.batch",
    "Observer": "holocene.research.observe",
    "evaluate": "holocene.research.evaluating",
}


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'holocene.research' has no attribute '{name}'")
