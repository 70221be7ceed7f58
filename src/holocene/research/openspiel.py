"""OpenSpiel: every installed game as a Python game, with observations, information states and re-dealing for search.

>>> import pyspiel
>>> import holocene.research.openspiel
>>> game = pyspiel.load_game("holocene_progress(players=2,variant=quick)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> sum(state.returns())
0.0

Chance moves once, first of all: it picks one of the first `deals` games of the series `seed`, and with it, unseen by
all, every card to come. A search on copies of a state therefore foresees the draws; `resample_from_infostate` deals
anew all that a seat cannot know, the draws to come included.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy as np

from holocene.core.checking.soak import LONGEST
from holocene.core.contract.options import Option
from holocene.core.contract.registry import game_names, load_game
from holocene.core.parts import MissingPart
from holocene.core.states.rng import MASK32
from holocene.research.infostate import Moment, begin
from holocene.research.table import Table, shared_table

try:
    import pyspiel
except ImportError:
    raise MissingPart("research") from None

GAMES = {f"holocene_{name.replace('-', '_')}": name for name in game_names()}
RECALL = 64  # cells of the digest that tells information states apart
DEALS = 10_000


def _written(value: Any) -> Any:
    """An option's value as OpenSpiel can write and read it: no commas, and no word that looks like a number."""
    if isinstance(value, tuple):
        return "+".join(value)
    return f"seat{value}" if isinstance(value, str) and value.isdigit() else value


def _read(option: Option, value: Any) -> Any:
    """An option's value as the game reads it."""
    if isinstance(value, str):
        return value.replace("+", ",") if option.several else value.removeprefix("seat")
    return value


def _game_type(name: str, players: int | None = None) -> Any:
    """How OpenSpiel classes the game; alone, or before the players are known, it is no zero-sum game."""
    game = load_game(GAMES[name])
    seats = game.sizes
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Holocene: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if (players or min(seats)) > 1 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.key: _written(option.default) for option in game.options}
        | {"seed": 0, "deals": DEALS},
    )


class HoloceneGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; `seed` is the series whose first `deals` games chance picks from."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.seed = int(given.pop("seed", 0))
        self.deals = int(given.pop("deals", DEALS))
        self.outcomes = [(number, 1 / self.deals) for number in range(self.deals)]
        options = {option.key: option for option in load_game(GAMES[name]).options}
        chosen = {key: _read(options[key], value) for key, value in given.items()}
        known = load_game(GAMES[name]).read_options(chosen)
        self.table: Table = shared_table(GAMES[name], tuple(known.items()))
        players = self.table.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.actions),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1 / players if players > 1 else 0.0,
            max_utility=1 - 1 / players if players > 1 else 1.0,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(name, players), info, params or {})

    def new_initial_state(self) -> HoloceneState:
        """Before the deal: chance moves first."""
        return HoloceneState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HoloceneObserver:
        """What OpenSpiel asks for tensors and strings."""
        return HoloceneObserver(self.table, bool(iig_obs_type and iig_obs_type.perfect_recall))


class HoloceneState(pyspiel.State):  # type: ignore[misc]
    """A state: a moment of the game, which copies share; none before the deal."""

    def __init__(self, game: HoloceneGame) -> None:
        super().__init__(game)
        self.moment: Moment | None = None

    def current_player(self) -> int:
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.moment.state.is_over else self.moment.state.to_act)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal() if self.moment is not None and player == self.moment.state.to_act else []

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        self.moment = begin(game.table, game.seed, action) if self.moment is None else self.moment.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table: Table = self.get_game().table
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else table.actions.notation(action)

    def is_terminal(self) -> bool:
        return self.moment is not None and self.moment.state.is_over

    def returns(self) -> list[float]:
        table: Table = self.get_game().table
        if self.moment is None:
            return [0.0] * table.seats
        return table.rewards(self.moment.state, zero_sum=table.seats > 1)

    def resample_from_infostate(self, player: int, sampler: Any) -> HoloceneState:
        """Another state that looks the same to a player, all that it cannot know dealt anew."""
        a, b, c = (min(MASK32, int(sampler() * (MASK32 + 1))) for _ in range(3))
        other: HoloceneState = self.clone()
        other.moment = self.moment and self.moment.redeal(player, (a, b, c))
        return other

    def __str__(self) -> str:
        return self.moment.table.game.describe(self.moment.state.plain()) if self.moment else "before the deal"


class HoloceneObserver:
    """Writes tensors and strings: the observation, and with perfect recall the information state."""

    def __init__(self, table: Table, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.size = table.observer.size
        self.tensor = np.zeros(self.size + RECALL * perfect_recall, np.float32)
        self.dict = {"observation": self.tensor[: self.size]}
        if perfect_recall:
            self.dict["recall"] = self.tensor[self.size :]

    def set_from(self, state: HoloceneState, player: int) -> None:
        """Fills the tensor: the observation, then the bits of a digest of the information state."""
        self.tensor.fill(0)
        if state.moment is None:
            return
        self.dict["observation"][:] = state.moment.observation(player)
        if self.perfect_recall:
            words = state.moment.information_state(player).encode()
            digest = np.frombuffer(blake2b(words, digest_size=RECALL // 8).digest(), np.uint8)
            self.dict["recall"][:] = np.unpackbits(digest)

    def string_from(self, state: HoloceneState, player: int) -> str:
        """The observation or the information state in words."""
        if state.moment is None:
            return ""
        if self.perfect_recall:
            return state.moment.information_state(player)
        return state.moment.observation_state(player)


def _registered(name: str) -> type[HoloceneGame]:
    """The class that OpenSpiel makes a game by."""

    class Named(HoloceneGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    Named.__name__ = Named.__qualname__ = name
    return Named


for name in GAMES:
    pyspiel.register_game(_game_type(name), _registered(name))
