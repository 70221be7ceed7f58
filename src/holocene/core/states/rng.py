"""The one generator of chance: sfc32, four 32-bit words kept inside the state.

It is small, not linear and the same in plain Python, machine code and on a GPU. A served match writes fresh words,
drawn from its secret, before every decision (see `match`), so that no draw can be foretold from earlier ones.
"""

from __future__ import annotations

from typing import Final

WORDS: Final = 4
MASK32: Final = 0xFFFFFFFF
WARM_UP: Final = 12


def next_random(rng: list[int]) -> int:
    """The next 32 random bits."""
    b = rng[1]
    c = rng[2]
    out = (rng[0] + b + rng[3]) & MASK32
    rng[3] = (rng[3] + 1) & MASK32
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & MASK32
    rng[2] = ((((c << 21) & MASK32) | (c >> 11)) + out) & MASK32
    return out


def below(rng: list[int], n: int) -> int:
    """A random number from 0 to n - 1."""
    return (next_random(rng) * n) >> 32


def seed_rng(rng: list[int], a: int, b: int, c: int) -> None:
    """Starts the generator from three 32-bit words."""
    rng[0] = a & MASK32
    rng[1] = b & MASK32
    rng[2] = c & MASK32
    rng[3] = 1
    for _ in range(WARM_UP):
        next_random(rng)
