"""The kernels of a batch are accepted by the compiler of a GPU; no GPU is needed to find out.

That they give the same bytes as on the CPU is checked on a GPU, by `python -m bench.gpu_batch`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from holocene.core.contract.game import Game
from holocene.core.contract.registry import game_names, load_game
from holocene.core.errors import BadOption
from tests.core.toy import Toy

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed (the extra gpu)")


# Of all games the same kernels are made; with the rules of a real one that takes longer than any other test.
@pytest.mark.parametrize(
    "game", [Toy, *(pytest.param(partial(load_game, name), marks=pytest.mark.soak, id=name) for name in game_names())]
)
def test_a_batch_compiles_to_the_assembly_of_a_gpu(game: Callable[[], Game]) -> None:
    from cuda.pathfinder import DynamicLibNotFoundError, load_nvidia_dynamic_lib

    from holocene.research.cuda import ptx

    try:
        load_nvidia_dynamic_lib("nvvm")
        load_nvidia_dynamic_lib("nvrtc")
    except DynamicLibNotFoundError:
        pytest.skip("the compiler libraries of CUDA are not installed (nvidia-nvvm, nvidia-cuda-nvrtc)")
    kernels = ptx(game())
    assert sorted(kernels) == [
        "find_illegal",
        "incline_all",
        "renew_all",
        "reset_all",
        "sample_all",
        "show_all",
        "step_all",
    ]
    assert all(".target sm_90" in text and ".entry" in text for text in kernels.values())
    for name in ("show_all", "sample_all"):
        assert "ld.global.nc." in kernels[name], "whoever only reads states says so, or waits for every number alone"
    assert "ld.global.nc." not in kernels["step_all"], "whoever plays reads what has just changed"


@pytest.mark.parametrize(
    "asked",
    [
        lambda batch: batch.load(None),
        lambda batch: batch.copy([0], [1]),
        lambda batch: batch.redeal(),
        lambda batch: batch.observe(0),
    ],
)
def test_what_only_the_cpu_does_is_refused_in_words(asked: Callable[[Any], None]) -> None:
    from holocene.research.cuda import CudaBatch

    with pytest.raises(
        BadOption, match=r"a batch on a GPU knows no '(load|copy|redeal|observe)': use Batch, on the CPU"
    ):
        asked(CudaBatch.__new__(CudaBatch))
