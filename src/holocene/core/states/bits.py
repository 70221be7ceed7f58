"""Sets of small numbers as bits of an integer. Compilers have bodies of their own for them."""

from __future__ import annotations


def popcount(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The index of the lowest bit that is set."""
    return (mask & -mask).bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """The index of the n-th set bit, counted from 0 at the lowest."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)
