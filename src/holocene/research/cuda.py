"""Batches of games on an NVIDIA GPU, through numba-cuda (the extra `gpu`).

The arrays stay on the card. `torch.as_tensor(batch.masks, device="cuda")` is a tensor over the same memory, without a
copy, and so for every library that reads `__cuda_array_interface__`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any, Literal, NoReturn

import numpy as np
from numba import boolean, float32, int8, int64, types, uint8
from numpy.typing import NDArray

from holocene.core.compiling import lanes
from holocene.core.compiling.accel import bind_loops
from holocene.core.compiling.cuda import assemble, bind_device, cuda, device_function, kernel, launches
from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Game
from holocene.core.errors import BadOption
from holocene.core.parts import need
from holocene.research import kernels, steps
from holocene.research.batch import Batch
from holocene.research.observe import inclined
from holocene.research.steps import Rows

NOWHERE = np.iinfo(np.int64).max


@cache
def bind_kernels(game: Game) -> Engine:
    """The kernels of a batch over the game's functions, compiled at their first launch."""
    device = bind_device(game)
    rows = bind_loops(game, device, [*inclined(game), steps], device_function)
    return bind_loops(game, Engine({**vars(device), **vars(rows)}), [kernels], kernel)


class CudaBatch(Batch):
    """The same as `Batch`, game for game and byte for byte, with its arrays on the GPU.

    `step` takes an array or tensor on the GPU, or one of NumPy's; `sample` gives an array on the GPU. Calls return
    before the GPU is done, but for the check that every action is legal, which waits for the card. Who takes actions
    from `masks` or `sample` alone can leave that out with `checked=False`; an illegal action then ruins its game.

    The rows of masks and observations lie side by side (`order="F"`, strides of 1 and n): neighbouring threads write
    neighbouring bytes, which is what a GPU does fast. `order="C"` lays out each row by itself, as `Batch` does.
    `states` are kept side by side, 32 in a tile; `packed()` gives them as rows. `load`, `copy`, `redeal` and `observe`
    are the CPU's alone.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        *,
        seed: int = 0,
        observe: bool = True,
        zero_sum: bool = False,
        checked: bool = True,
        order: Literal["C", "F"] = "F",
    ) -> None:
        need("gpu")
        self.order = order
        self.checked = checked
        super().__init__(game, n, options, seed=seed, observe=observe, zero_sum=zero_sum)

    def _array(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        if kind is np.uint8:
            return cuda.device_array(lanes.tiles(self.n, self.mix[0].size), kind)
        made = cuda.device_array(shape, kind, order=self.order)
        cuda.driver.device_memset(made, 0, made.nbytes)
        return made

    @cached_property
    def _sampled(self) -> Any:
        return cuda.device_array(self.n, np.int64)

    @cached_property
    def _shared(self) -> dict[str, Any]:
        """What all rows read, on the card."""
        return {name: cuda.to_device(array) for name, array in super()._shared.items()}

    @cached_property
    def weights(self) -> Any:
        return cuda.to_device(super().weights)

    @cached_property
    def _launch(self) -> SimpleNamespace:
        """The kernels with the shape of their launch."""
        return launches(bind_kernels(self.game), self.n)

    def reset(self, seed: int | None = None) -> None:
        """Deals all games anew, from the first on; without a seed, those of the same series again."""
        if seed is not None:
            self.seed = seed
        self._rows = [self._part(slice(None))._replace(tables=cuda.to_device(self.tables))]
        self._launch.reset_all(self._rows[0])
        self._launch.show_all(self._rows[0])

    def step(self, actions: Any) -> None:
        """Plays one action in every game, counted as in `masks`; see `checked` for actions that are not legal."""
        self.chosen = _on_card(actions)
        if self.checked:
            self._check()
        rows = self._rows[0]._replace(actions=self.chosen)
        self._launch.step_all(rows)
        self._launch.renew_all(rows)
        self._launch.show_all(rows)

    def sample(self) -> Any:
        """A random legal action for every game, the same as on the CPU; the next call writes into the same array."""
        self._launch.sample_all(self._rows[0], self._sampled)
        return self._sampled

    def incline(self, noise: int = 0, first: int | None = None) -> Any:
        """What instinct plays in every game, or in so many of the first, the same as on the CPU; `sample` writes into
        the same array."""
        n = self.n if first is None else first
        launches(bind_kernels(self.game), n).incline_all(self._rows[0], self._sampled[:n], self.weights, noise)
        return self._sampled[:n]

    def load(self, states: Any) -> None:
        self._refuse_here("load")

    def copy(self, source: Any, to: Any) -> None:
        self._refuse_here("copy")

    def redeal(self, seats: Any = None, seed: int = 0) -> None:
        self._refuse_here("redeal")

    def observe(self, seats: Any) -> Any:
        self._refuse_here("observe")

    def state(self, i: int) -> Any:
        """The state of one game for the plain engine. It holds what no seat may know."""
        states: Any = self.states
        begin = i // lanes.LANES
        tile = lanes.rows_of(states[begin : begin + 1].copy_to_host(), self.game.layout, lanes.LANES)
        return self.game.layout.unpack(tile[i % lanes.LANES].tobytes())

    def packed(self) -> NDArray[np.uint8]:
        """The bytes of all states, a row a game, as `Batch` has them in `states`."""
        states: Any = self.states
        return lanes.rows_of(states.copy_to_host(), self.game.layout, self.n)

    def _refuse_here(self, name: str) -> NoReturn:
        """What a batch does on the CPU alone."""
        raise BadOption(f"a batch on a GPU knows no '{name}': use Batch, on the CPU", "not-on-a-gpu", name=name)

    def _check(self) -> None:
        first = cuda.to_device(np.array([NOWHERE]))
        self._launch.find_illegal(self.masks, self.chosen, first)
        at = int(first.copy_to_host()[0])
        if at != NOWHERE:
            self._refuse(at)


def _on_card(actions: Any) -> Any:
    if hasattr(actions, "__cuda_array_interface__"):
        return cuda.as_cuda_array(actions)
    return cuda.to_device(np.asarray(actions, np.int64))


def signatures(order: Literal["C", "F"] = "F") -> dict[str, tuple[Any, ...]]:
    """The arguments of the kernels."""
    row, masks = int64[::1], _grid(boolean, order)
    kinds = {
        "states": uint8[:, ::1],
        "rngs": _grid(int64, order),
        "games": row,
        "masks": masks,
        "cells": _grid(int8, order),
        "seats": row,
        "actions": row,
        "dones": boolean[::1],
        "rewards": _grid(float32, order),
        "points": _grid(int64, order),
        "tables": row,
        "players": row,
        "params": int64[:, ::1],
        "dense": row,
        "numbers": row,
        "seed": int64,
        "stride": int64,
        "zero_sum": int64,
    }
    rows = types.NamedTuple([kinds[name] for name in Rows._fields], Rows)
    return {
        "reset_all": (rows,),
        "step_all": (rows,),
        "renew_all": (rows,),
        "show_all": (rows,),
        "sample_all": (rows, row),
        "incline_all": (rows, row, int64[:, ::1], int64),
        "find_illegal": (masks, row, row),
    }


def _grid(kind: Any, order: Literal["C", "F"]) -> Any:
    return types.Array(kind, 2, order)


def ptx(game: Game) -> dict[str, str]:
    """The assembly text of every kernel of a batch; needs neither a driver nor a GPU."""
    return assemble(bind_kernels(game), signatures())
