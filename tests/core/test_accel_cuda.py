"""The rules are accepted as device functions of a GPU; no GPU is needed to find out."""

from __future__ import annotations

import pytest
from toy import Toy

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed (the group gpu)")


def test_the_toy_compiles_to_the_assembly_of_a_gpu() -> None:
    from cuda.pathfinder import DynamicLibNotFoundError, load_nvidia_dynamic_lib

    from holocene.core.cuda import ptx

    try:
        load_nvidia_dynamic_lib("nvvm")
        load_nvidia_dynamic_lib("nvrtc")
    except DynamicLibNotFoundError:
        pytest.skip("the compiler libraries of CUDA are not installed (nvidia-nvvm, nvidia-cuda-nvrtc)")
    kernels = ptx(Toy())
    assert sorted(kernels) == ["deal_all", "play_all", "step_all"]
    assert all(".target sm_90" in text and ".entry" in text for text in kernels.values())
