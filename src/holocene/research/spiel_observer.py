"""The tensors and strings that OpenSpiel asks of a state."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, Protocol

import numpy as np

from holocene.research.infostate import Moment
from holocene.research.table import Table

RECALL: Final = 64  # cells of the digest that tells information states apart
WINDOW: Final = 4  # moves that an information-state tensor tells


class HasMoment(Protocol):
    """A state of OpenSpiel's: the moment that it has come to, none before the deal."""

    moment: Moment | None


class HoloceneObserver:
    """Writes tensors and strings: the observation, and with perfect recall the information state.

    That is the observation now, the last moves (a row each, the latest first: who moved, counted from the observer,
    which move, and what the observer saw change), and the bits of a digest of the whole information state. With as many
    rows as a game has moves nothing is lost.
    """

    def __init__(self, table: Table, perfect_recall: bool, window: int = WINDOW) -> None:
        self.perfect_recall = perfect_recall
        size = table.observer.size
        row = table.seats + len(table.actions) + size
        told = window * row
        self.tensor = np.zeros(size + (told + RECALL) * perfect_recall, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["moves"] = self.tensor[size : size + told].reshape(window, row)
            self.dict["recall"] = self.tensor[size + told :]

    def set_from(self, state: HasMoment, player: int) -> None:
        """Fills the tensor."""
        self.tensor.fill(0)
        if state.moment is None:
            return
        self.dict["observation"][:] = state.moment.observation(player)
        if self.perfect_recall:
            self._tell_moves(state.moment, player)
            words = state.moment.information_state(player).encode()
            digest = np.frombuffer(blake2b(words, digest_size=RECALL // 8).digest(), np.uint8)
            self.dict["recall"][:] = np.unpackbits(digest)

    def _tell_moves(self, moment: Moment, player: int) -> None:
        seats, actions = moment.table.seats, len(moment.table.actions)
        for row, (before, action, after) in zip(self.dict["moves"], moment.moves(), strict=False):
            row[(before.state.to_act - player) % seats] = row[seats + action] = 1
            seen = after.observation(player).astype(np.float32)
            row[seats + actions :] = seen - before.observation(player)

    def string_from(self, state: HasMoment, player: int) -> str:
        """The observation or the information state in words."""
        if state.moment is None:
            return ""
        if self.perfect_recall:
            return state.moment.information_state(player)
        return state.moment.observation_state(player)
