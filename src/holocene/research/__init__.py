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
    from holocene.research.ladder import rate
    from holocene.research.observe import Observer
    from holocene.research.pool import EnvPool
    from holocene.research.saving import load_policy, save_bot
    from holocene.research.selfplay import PastSelves, SelfPlay

__all__ = [
    "ActionSpace",
    "Batch",
    "EnvPool",
    "Observer",
    "PastSelves",
    "SelfPlay",
    "evaluate",
    "load_policy",
    "rate",
    "save_bot",
]

_HOMES: Final = {
    "ActionSpace": "holocene.core.contract.actions",
    "Batch": "holocene.research.batch",
    "EnvPool": "holocene.research.pool",
    "Observer": "holocene.research.observe",
    "PastSelves": "holocene.research.selfplay",
    "SelfPlay": "holocene.research.selfplay",
    "evaluate": "holocene.research.evaluating",
    "load_policy": "holocene.research.saving",
    "rate": "holocene.research.ladder",
    "save_bot": "holocene.research.saving",
}


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'holocene.research' has no attribute '{name}'")
