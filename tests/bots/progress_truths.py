"""How each reason of Progress is looked up: by playing on, and by what the table shows then."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from holocene.core.contract.game import Facts, Game
from holocene.games.progress.layout import GAIN_NAMES, POWER_NAMES, SKILLS, SMALL, TECHS, Move, Phase
from holocene.games.progress.preview import costs, sections_met, turning

Truth = Callable[[Game, Any, int, Facts, Random], bool]


def after(game: Game, s: Any, action: int, rng: Random) -> Any:
    """The state after a move that was paid in any way."""
    later = game.layout.copy(s)
    game.plain.step(later, action)
    while later.phase == Phase.PAY:
        game.plain.step(later, rng.choice(game.legal(later)))
    return later


def tech(game: Game, name: object) -> int:
    return int(game.pack.cards["ids"]["technologies"].index(name))


def owed(game: Game, s: Any, seat: int, name: str) -> int:
    card = tech(game, name)
    return costs(game, s, seat, [card])[card].owed


def is_free(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    later = after(game, s, action, rng)
    return all(owed(game, s, s.me, card) > 0 == owed(game, later, s.me, card) for card in listed(facts))


def is_free_now(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    """And those that were not given in payment can be discovered at once, unless their age has gone."""
    later = after(game, s, action, rng)
    if later.me != s.me or later.phase != Phase.ACT:
        return is_free(game, s, action, facts, rng)
    held = [tech(game, card) for card in listed(facts) if later.hand[s.me][tech(game, card)]]
    return is_free(game, s, action, facts, rng) and set(held) <= set(game.legal(later))


def is_cheaper(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    later = after(game, s, action, rng)
    return all(0 < owed(game, later, s.me, card) < owed(game, s, s.me, card) for card in listed(facts))


def listed(facts: Facts) -> list[str]:
    cards = facts["cards"]
    assert isinstance(cards, list) and cards
    return cards


def acts_more(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    later = after(game, s, action, rng)
    return later.turn != s.turn or game.preview(later, s.me).actions - game.preview(s, s.me).actions == facts["n"]


def leads(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    track, later = POWER_NAMES.index(str(facts["power"])), after(game, s, action, rng)
    ahead = [all(state.power[s.me][track] > state.power[q][track] for q in range(s.players) if q != s.me)
             for state in (s, later)]  # fmt: skip
    return ahead == [False, True]


def counts_five(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    """Points for every five are a part of all points."""
    later = after(game, s, action, rng)
    return game.plain.score(later, s.me) - game.plain.score(s, s.me) >= int(str(facts["n"])) > 0


def meets_section(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    later = game.layout.copy(after(game, s, action, rng))
    assert game.pack.cards["ids"]["milestones"][s.milestone] == facts["milestone"]
    before, now = (sections_met(game, state, s.me, s.milestone) for state in (s, later))
    return any(met and not was for was, met in zip(before, now, strict=True))


def ends(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    later = after(game, s, action, rng)
    return bool(game.plain.is_over(later) and game.plain.is_winner(later, s.me))


def begins_age(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    return bool(after(game, s, action, rng).age + 1 == facts["age"] != s.age + 1)


def raises(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    later = after(game, s, action, rng)
    if "skill" in facts:
        skill = GAIN_NAMES.index(str(facts["skill"]))
        assert skill < SKILLS
        return bool(later.skills[s.me][skill] - s.skills[s.me][skill] == facts["n"])
    track = POWER_NAMES.index(str(facts["power"]))
    return bool(later.power[s.me][track] - s.power[s.me][track] == facts["n"])


def brings_token(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    return bool(sum(after(game, s, action, rng).tokens[s.me]) - sum(s.tokens[s.me]) == facts["n"])


def is_worth(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    later = after(game, s, action, rng)
    return bool(game.plain.score(later, s.me) - game.plain.score(s, s.me) == facts["n"])


def develops(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    later, card = after(game, s, action, rng), action % TECHS
    marked = dict(zip(later.development[s.me], later.markers[s.me], strict=True))
    return (
        bool(marked[card] == facts["n"]) and s.ready == later.ready and s.hand_size[s.me] - 1 == later.hand_size[s.me]
    )


def has_room(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    held = sum(s.hand[s.me])
    return held == facts["n"] and game.preview(s, s.me).own.limit == facts["most"] and held < int(str(facts["most"]))


def goes_on(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    """Whatever she draws and discards, she is asked for another action, unless the cards bring a new age or the end."""
    later = game.layout.copy(s)
    game.plain.step(later, action)
    while later.phase not in (Phase.ACT, Phase.OVER) and later.age == s.age:
        game.plain.step(later, rng.choice(game.legal(later)))
    return later.phase == Phase.OVER or later.age > s.age or (later.me == s.me and game.preview(later, s.me).left > 0)


def shuffles(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    return s.pile_size[action - SMALL - Move.SHUFFLE_AGE] > 0 and goes_on(game, s, action, facts, rng)


def comes_back(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    later, turn = game.layout.copy(s), (s.round, s.turn)
    game.plain.step(later, action)
    while (later.round, later.turn) == turn and not game.plain.is_over(later):
        game.plain.step(later, rng.choice(game.legal(later)))
    return game.plain.is_over(later) or later.ready[s.me] == later.tokens[s.me]


def saves(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    later = game.layout.copy(s)
    game.plain.step(later, action)
    return any(s.ready[s.me]) and all(now >= was for was, now in zip(s.ready[s.me], later.ready[s.me], strict=True))


def is_held(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    return bool(s.hand[s.me][action % TECHS] > 1) and tech(game, facts["technology"]) == action % TECHS


def is_owned(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    card = action % TECHS
    return costs(game, s, s.me, [card])[card].owned and tech(game, facts["technology"]) == card


def yields(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    """The hand loses what the cost or the purse gains, unless cards leave with their age."""
    later = game.layout.copy(s)
    game.plain.step(later, action)
    return bool(later.age > s.age or s.hand_value[s.me] - later.hand_value[s.me] == facts["n"])


def stays(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    marked = dict(zip(s.development[s.me], s.markers[s.me], strict=True))
    return facts["n"] != 0 and bool(marked[tech(game, facts["technology"])] == facts["n"])


def would_end(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    name = game.pack.cards["ids"]["technologies"][action % TECHS]
    points = [game.plain.score(s, seat) for seat in range(s.players)]
    return turning(game, s).get(name) == "end" and max(points) > points[s.me]


TRUTHS: dict[str, Truth] = {
    "hint-free": is_free,
    "hint-free-now": is_free_now,
    "hint-cheaper": is_cheaper,
    "hint-action": acts_more,
    "hint-leads": leads,
    "hint-five": counts_five,
    "hint-section": meets_section,
    "hint-ends": ends,
    "hint-age": begins_age,
    "hint-skill": raises,
    "hint-power": raises,
    "hint-token": brings_token,
    "hint-points": is_worth,
    "hint-research": develops,
    "hint-draw": has_room,
    "hint-quick-draw": goes_on,
    "hint-shuffle": shuffles,
    "hint-flip": comes_back,
    "hint-spend": saves,
    "hint-owned": is_owned,
    "hint-twice": is_held,
    "hint-yields": yields,
    "hint-keep": stays,
    "hint-take-back": would_end,
}
