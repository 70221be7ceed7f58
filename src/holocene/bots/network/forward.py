"""A network's forward pass as loops that compile with a game's rules: from a state to what a seat thinks of it.

Most cells of an observation are nought, and half of what a layer with `relu` gives is: only what is not is multiplied.
Sums are taken in one order, without the liberties that a compiler could take with floats, so that a network says the
same on every machine. Loops run along rows, which is what a processor does several at a time.
"""

# ruff: noqa: F821 (names that are declared here without a value are bound by the engine)
from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

observe: Callable[..., None]
STATE: Any  # the record type of the game's states

NOUGHT: Final = np.float32(0)
SMALLEST: Final = 1e-5  # `file.SMALLEST`
WORD: Final = 8  # cells that are looked at together


class Net(NamedTuple):
    """A network as compiled code reads it, and the rows that it writes: see `weights.net_of`."""

    first: Any  # of `file`: a row a cell
    first_bias: Any
    join: Any  # from here on a row an input, the other way round than in the file
    join_bias: Any
    inner: Any  # a layer a block
    inner_bias: Any
    outer: Any
    outer_bias: Any
    policy: Any  # a row an action
    policy_bias: Any
    heads: Any  # a row a head
    heads_bias: Any
    dense: Any  # the game's own actions, counted without gaps
    cells: Any  # what a seat knows
    words: Any  # the same memory, eight cells a number
    at: Any  # where a layer's input is not nought
    by: Any  # and what it is there
    wide: Any  # what the layers give
    deep: Any
    half: Any
    product: Any
    said: Any  # what the heads say


def collect_cells(net: Net) -> int:
    """Finds the cells that are not nought; how many there are."""
    n = 0
    for word in range(len(net.words)):
        if net.words[word]:
            for cell in range(WORD * word, WORD * word + WORD):
                if net.cells[cell]:
                    net.at[n] = cell
                    net.by[n] = net.cells[cell]
                    n += 1
    return n


def collect(row: Any, net: Net) -> int:
    """Finds what is above nought in a layer, which is what `relu` leaves of it; how many there are."""
    n = 0
    for i in range(len(row)):
        net.at[n] = i
        net.by[n] = row[i]
        n += row[i] > NOUGHT
    return n


def collect_all(row: Any, net: Net) -> int:
    """Takes everything in a layer."""
    for i in range(len(row)):
        net.at[i] = i
        net.by[i] = row[i]
    return len(row)


def add_rows(out: Any, weight: Any, net: Net, n: int) -> None:
    """Adds the rows of what was collected, each as often as it says: four at a time, in their order."""
    at, by = net.at, net.by
    k = 0
    while k + 4 <= n:
        a = weight[at[k]]
        b = weight[at[k + 1]]
        c = weight[at[k + 2]]
        d = weight[at[k + 3]]
        of_a = by[k]
        of_b = by[k + 1]
        of_c = by[k + 2]
        of_d = by[k + 3]
        for i in range(len(out)):
            out[i] += (of_a * a[i] + of_b * b[i]) + (of_c * c[i] + of_d * d[i])
        k += 4
    while k < n:
        a = weight[at[k]]
        of_a = by[k]
        for i in range(len(out)):
            out[i] += of_a * a[i]
        k += 1


def copy_row(out: Any, row: Any) -> None:
    """The same numbers."""
    for i in range(len(out)):
        out[i] = row[i]


def total(row: Any) -> float:
    """The sum of a row, which is used up: halves are added to each other until one number is left."""
    n = len(row)
    while n > 1:
        rest = n // 2
        kept = n - rest
        for i in range(rest):
            row[i] += row[kept + i]
        n = kept
    return row[0]


def norm(out: Any, row: Any, net: Net) -> None:
    """Brings a row to mean 0 and variance 1."""
    n = len(row)
    product = net.product
    copy_row(product, row)
    mean = np.float32(total(product) / n)
    for i in range(n):
        out[i] = row[i] - mean
        product[i] = out[i] * out[i]
    scale = np.float32(1.0 / sqrt(total(product) / n + SMALLEST))
    for i in range(n):
        out[i] *= scale


def think(s: Any, seat: int, net: Net) -> None:
    """What a seat knows, through all layers, to the row that `wish` and `say` read."""
    observe(s, seat, net.cells)
    ponder(net)


def think_blindly(s: Any, seat: int, net: Net, hidden: Any) -> None:
    """The same without the cells in question, of which the seat takes no notice."""
    observe(s, seat, net.cells)
    for k in range(len(hidden)):
        net.cells[hidden[k]] = 0
    ponder(net)


def ponder(net: Net) -> None:
    """What the cells say, through all layers."""
    wide, deep, half = net.wide, net.deep, net.half
    copy_row(wide, net.first_bias)
    add_rows(wide, net.first, net, collect_cells(net))
    copy_row(deep, net.join_bias)
    add_rows(deep, net.join, net, collect(wide, net))
    for block in range(len(net.inner)):
        norm(half, deep, net)
        n = collect_all(half, net)
        copy_row(half, net.inner_bias[block])
        add_rows(half, net.inner[block], net, n)
        n = collect(half, net)
        copy_row(half, net.outer_bias[block])
        add_rows(half, net.outer[block], net, n)
        for i in range(len(deep)):
            deep[i] += half[i]
    norm(half, deep, net)


def of_row(weight: Any, net: Net) -> float:
    """A row of weights times what the layers gave."""
    product, half = net.product, net.half
    for i in range(len(product)):
        product[i] = half[i] * weight[i]
    return total(product)


def wish(net: Net, action: int) -> float:
    """How much an action appeals to the seat that thought: the logarithm of its chance, but for what all share."""
    row = net.dense[action]
    return of_row(net.policy[row], net) + net.policy_bias[row]


def say(net: Net) -> None:
    """Writes what the heads say."""
    for head in range(len(net.said)):
        net.said[head] = of_row(net.heads[head], net) + net.heads_bias[head]


def think_one(buf: Any, net: Net, seat: int, actions: Any, wishes: Any) -> None:
    """What a seat thinks of a state and of these actions: a door for one decision."""
    think(buf.view(STATE)[0], seat, net)
    answer(net, actions, wishes)


def think_one_blindly(buf: Any, net: Net, seat: int, hidden: Any, actions: Any, wishes: Any) -> None:
    """The same for a seat that takes no notice of some cells."""
    think_blindly(buf.view(STATE)[0], seat, net, hidden)
    answer(net, actions, wishes)


def answer(net: Net, actions: Any, wishes: Any) -> None:
    """Writes what the heads say, and how much each action appeals."""
    say(net)
    for k in range(len(actions)):
        wishes[k] = wish(net, actions[k])
