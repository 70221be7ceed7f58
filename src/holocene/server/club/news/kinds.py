"""What can be told, which switch it belongs to, and the ways that it can go."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Kind: TypeAlias = Literal["turn", "time", "sat", "begun", "round", "over", "invitation", "deal"]
Wish: TypeAlias = Literal["turn", "begin", "over", "invitation", "deal"]
Channel: TypeAlias = Literal["push", "mail", "hook"]
Digest: TypeAlias = Literal["once", "minutes", "daily"]
Form: TypeAlias = Literal["json", "slack", "discord"]

WISHES: Final[tuple[Wish, ...]] = get_args(Wish)
CHANNELS: Final[tuple[Channel, ...]] = get_args(Channel)

# The switch that a kind belongs to.
WISH_OF: Final[dict[Kind, Wish]] = {
    "turn": "turn",
    "time": "turn",
    "sat": "begin",
    "begun": "begin",
    "round": "begin",
    "over": "over",
    "invitation": "invitation",
    "deal": "deal",
}
# Of several news of one table the weightiest is told: whose turn it is says also that the game has begun.
WEIGHT: Final[dict[Kind, int]] = {
    "deal": 0, "sat": 1, "invitation": 2, "begun": 3, "round": 4, "turn": 5, "time": 6, "over": 7,
}  # fmt: skip
# Seconds that news wait: she may be about to come, or to move, or to be seen at the table after a lost connection.
SETTLE: Final = 10.0
URGENT: Final[frozenset[Kind]] = frozenset({"time"})  # what no digest holds back
