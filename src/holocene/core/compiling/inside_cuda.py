"""What this package takes from the inside of numba-cuda, in one place."""

from __future__ import annotations

from importlib.util import find_spec

import numpy as np

from holocene.core.parts import PARTS, MissingPart

if find_spec(PARTS["gpu"]) is None:  # Numba has a cuda of its own, which is another one
    raise MissingPart("gpu")
if not hasattr(np, "row_stack"):  # numba-cuda 0.30 looks for what NumPy 2.5 no longer has
    np.row_stack = np.vstack

# All others take these from here, after the lines above.
from numba import cuda
from numba.cuda import cgutils, types
from numba.cuda.core.imputils import lower_getattr_generic, lower_setattr_generic
from numba.cuda.extending import core_models, infer_getattr, intrinsic, lower_builtin, register_model
from numba.cuda.np.arrayobj import make_array, populate_array
from numba.cuda.np.numpy_support import from_dtype
from numba.cuda.typing.templates import AbstractTemplate, AttributeTemplate, infer_global, signature

__all__ = [
    "AbstractTemplate",
    "AttributeTemplate",
    "cgutils",
    "core_models",
    "cuda",
    "from_dtype",
    "infer_getattr",
    "infer_global",
    "intrinsic",
    "lower_builtin",
    "lower_getattr_generic",
    "lower_setattr_generic",
    "make_array",
    "populate_array",
    "register_model",
    "signature",
    "types",
]
