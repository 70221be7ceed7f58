"""What is said of a cost and of payments: plain data, which `cashier` fills and pages draw."""

from __future__ import annotations

import msgspec

from holocene.core.errors import Refusal


class Source(msgspec.Struct, frozen=True):
    """What pays a part of a line: `kind` is token, spare or card."""

    kind: str
    id: str
    n: int


class Row(msgspec.Struct, frozen=True):
    """How much of a cost line is paid, and by what."""

    paid: int
    by: tuple[Source, ...]


class Payment(msgspec.Struct, frozen=True):
    """Tokens by type and cards of hand in the order of discarding; `moves` is None where they do not pay, or hold more
    than can be spent. `short` is what is lacking, negative where something is left over."""

    tokens: dict[str, int]
    discards: tuple[str, ...]
    rows: tuple[Row, ...]
    short: int
    moves: tuple[str, ...] | None


class Bill(msgspec.Struct, frozen=True):
    """A cost that can be paid now. `asks` is whether anything is left to pay after prerequisites and spare Knowledge,
    `tokens` how many of each type can pay, `idle` why others cannot, `kept` the card that cannot pay for itself. With
    `sure` the cheapest way gives up nothing that she could still play, and hardly anybody would pay otherwise."""

    met: tuple[bool, ...]
    asks: bool
    tokens: dict[str, int]
    idle: dict[str, Refusal]
    kept: str
    plan: Payment
    sure: bool


class Considered(msgspec.Struct, frozen=True):
    """A payment in mind, and every one that is a single choice away from it."""

    payments: tuple[Payment, ...]
