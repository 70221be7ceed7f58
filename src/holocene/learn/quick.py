"""What is worth compiling on a GPU: there, many small steps over large tensors cost more than all the products."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any

import torch


@cache
def quick(function: Callable[..., Any], device: str, changing: bool = False) -> Callable[..., Any]:
    """A function for tensors on this device, compiled where that can be done and is worth it; `changing` where their
    lengths change from call to call. What it is given besides tensors must stay the same."""
    if device != "cuda" or find_spec("triton") is None:
        return function
    compiled: Callable[..., Any] = torch.compile(function, dynamic=changing)
    return compiled
