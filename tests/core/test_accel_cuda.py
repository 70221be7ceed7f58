"""The rules are accepted as device functions of a GPU; no GPU is needed to find out."""

from __future__ import annotations

import pytest

from holocene.core.contract.registry import game_names, load_game
from tests.core.toy import Toy

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed (the extra gpu)")


# `tests/research/test_cuda.py` compiles the rules of the games in the kernels of a batch.
@pytest.mark.parametrize("name", ["toy", *(pytest.param(name, marks=pytest.mark.soak) for name in game_names())])
def test_a_game_compiles_to_the_assembly_of_a_gpu(name: str) -> None:
    from cuda.pathfinder import DynamicLibNotFoundError, load_nvidia_dynamic_lib

    from holocene.core.compiling.cuda import ptx

    try:
        load_nvidia_dynamic_lib("nvvm")
        load_nvidia_dynamic_lib("nvrtc")
    except DynamicLibNotFoundError:
        pytest.skip("the compiler libraries of CUDA are not installed (nvidia-nvvm, nvidia-cuda-nvrtc)")
    kernels = ptx(Toy() if name == "toy" else load_game(name))
    assert sorted(kernels) == ["deal_all", "play_all", "renew_all", "step_all"]
    assert all(".target sm_90" in text and ".entry" in text for text in kernels.values())
