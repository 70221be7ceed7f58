"""The bodies of `bits` for compilers, which know no methods of integers. LLVM makes one instruction of the loop."""

from __future__ import annotations


def popcount(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def lowest(mask: int) -> int:
    """The index of the lowest bit that is set."""
    return popcount((mask & -mask) - 1)
