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

With `chance=explicit` every draw is a chance node of its own, with its true chances, as CFR and best responses want it;
`pack=small` is a game so small that these can go through all of it (see `small`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from holocene.core.checking.soak import LONGEST
from holocene.core.contract.options import Option
from holocene.core.contract.registry import game_names, load_game
from holocene.core.errors import BadOption
from holocene.core.parts import MissingPart
from holocene.core.states.rng import MASK32
from holocene.research.chance import Draws, Due
from holocene.research.infostate import Moment, begin, begin_drawn
from holocene.research.small import SMALL, small_game
from holocene.research.spiel_observer import WINDOW, HoloceneObserver
from holocene.research.table import Table, shared_table

try:
    import pyspiel
except ImportError:
    raise MissingPart("research") from None

GAMES = {f"holocene_{name.replace('-', '_')}": name for name in game_names()}
DEALS = 10_000
OUTCOMES: Final = 128  # at the most, of one draw
KEPT: Final = 1 << 17  # moments that are remembered, so that whoever comes again need not play them again
IMPLICIT, EXPLICIT = "implicit", "explicit"
OWN: Final = {"seed": 0, "deals": DEALS, "chance": IMPLICIT, "pack": "", "start": SMALL, "window": WINDOW}


class Waiting(NamedTuple):
    """A draw that is due: after which moment and action, what was drawn before it, and how many outcomes it has."""

    before: Moment | None
    action: int
    draws: Draws
    outcomes: int


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
        parameter_specification={option.key: _written(option.default) for option in game.options} | OWN,
    )


class HoloceneGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options. `chance` says whether the draws are chance nodes of their own (`explicit`) or chance
    picks one of the first `deals` games of the series `seed`; `pack` names a small game and `start` where it
    begins; `window` is how many moves an information-state tensor tells."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        own = {key: (params or {}).get(key, value) for key, value in OWN.items()}
        given = {key: value for key, value in (params or {}).items() if key not in OWN}
        self.seed, self.deals, self.window = (int(own[key]) for key in ("seed", "deals", "window"))
        if own["chance"] not in (IMPLICIT, EXPLICIT):
            raise _bad_chance(str(own["chance"]))
        self.explicit = own["chance"] == EXPLICIT
        self.after = lru_cache(KEPT)(self._after)
        self.table = _table(name, str(own["pack"]), str(own["start"]), given)
        players = self.table.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.actions),
            max_chance_outcomes=OUTCOMES if self.explicit else self.deals,
            num_players=players,
            min_utility=-1 / players if players > 1 else 0.0,
            max_utility=1 - 1 / players if players > 1 else 1.0,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(name, players), info, params or {})

    def _after(self, before: Moment | None, action: int, draws: Draws) -> Moment | Waiting:
        """What an action comes to if its draws fall so; before the deal there is neither moment nor action."""
        try:
            return begin_drawn(self.table, draws) if before is None else before.play(action, draws)
        except Due as due:
            return Waiting(before, action, draws, due.outcomes)

    def new_initial_state(self) -> HoloceneState:
        """Before the deal: chance moves first."""
        return HoloceneState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HoloceneObserver:
        """What OpenSpiel asks for tensors and strings."""
        return HoloceneObserver(self.table, bool(iig_obs_type and iig_obs_type.perfect_recall), self.window)


class HoloceneState(pyspiel.State):  # type: ignore[misc]
    """A state: a moment of the game, which copies share, none before the deal; and the draw that is due, if one is."""

    def __init__(self, game: HoloceneGame) -> None:
        super().__init__(game)
        self.moment: Moment | None = None
        self.waiting: Waiting | None = None
        if game.explicit:
            self._come_to(game.after(None, 0, ()))

    def current_player(self) -> int:
        if self.moment is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.moment.state.is_over else self.moment.state.to_act)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.get_game().deals if self.waiting is None else self.waiting.outcomes
        return [(outcome, 1 / n) for outcome in range(n)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.moment is None or self.waiting is not None or player != self.moment.state.to_act:
            return []
        return self.moment.legal()

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.waiting is not None:
            before, made, draws, _ = self.waiting
            self._come_to(game.after(before, made, (*draws, action)))
        elif self.moment is None:
            self.moment = begin(game.table, game.seed, action)
        elif game.explicit:
            self._come_to(game.after(self.moment, action, ()))
        else:
            self.moment = self.moment.play(action)

    def _come_to(self, found: Moment | Waiting) -> None:
        """Goes on to a moment, or waits for a draw; until it is made, everybody sees what there was before."""
        if isinstance(found, Waiting):
            self.waiting = found
        else:
            self.moment, self.waiting = found, None

    def _action_to_string(self, player: int, action: int) -> str:
        table: Table = self.get_game().table
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.waiting is None else f"draw {action}"
        return table.actions.notation(action)

    def is_terminal(self) -> bool:
        return self.moment is not None and self.waiting is None and self.moment.state.is_over

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


def _table(name: str, pack: str, start: str, given: Mapping[str, Any]) -> Table:
    """The table of a game; that of a small game has its own cards and may begin from a position, and options that are
    left as they usually are (OpenSpiel names them all) are its own."""
    game = GAMES[name]
    options = {option.key: option for option in load_game(game).options}
    if not pack:
        chosen = {key: _read(options[key], value) for key, value in given.items()}
        return shared_table(game, tuple(load_game(game).read_options(chosen).items()))
    small = small_game(game, pack, start)
    told = {key: value for key, value in given.items() if value != _written(options[key].default)}
    known = small.game.read_options({**small.options, **{key: _read(options[key], told[key]) for key in told}})
    return shared_table(game, tuple(known.items()), str(small.folder), small.position)


def _bad_chance(value: str) -> BadOption:
    choices = f"{IMPLICIT}, {EXPLICIT}"
    text = f"chance cannot be '{value}': choose from {choices}"
    return BadOption(text, "bad-option-value", option="chance", value=value, choices=choices)


def _registered(name: str) -> type[HoloceneGame]:
    """The class that OpenSpiel makes a game by."""

    class Named(HoloceneGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    Named.__name__ = Named.__qualname__ = name
    return Named


for name in GAMES:
    pyspiel.register_game(_game_type(name), _registered(name))
