"""Why a move is not allowed now: the rule and the facts of the case."""

from __future__ import annotations

from typing import Any, Final

from holocene.core.errors import Refusal
from holocene.core.game import Pack
from holocene.core.rule import rule
from holocene.games.s_evolution.layout import (
    ADVANCE,
    AGES,
    B_BOARD,
    B_CALAMITY,
    B_DISCOVERY,
    B_PLAY,
    B_RESOURCE,
    B_TAKE,
    B_TRUMP,
    CALAMITIES,
    CALAMITY_NAMES,
    CARDS,
    CHANGE,
    DISCOVERY,
    FOOD,
    GROW,
    GROW_ONE,
    GROW_TWO,
    LEVELS,
    MOVE,
    NUMBERS,
    P_CALAMITY,
    P_COMMERCE,
    P_DISCOVERY,
    P_GAIN,
    P_JOKER,
    P_MANAGE,
    P_MOVE,
    P_OVER,
    P_PLAY,
    P_REMOVE,
    P_TAKE,
    P_TRUMP,
    PHASE_NAMES,
    PLACE,
    PLACE_NAMES,
    PLAY_POSITION,
    POPULATION_MAX,
    PROTECTION,
    RAISE,
    REMOVE,
    RESOURCE_NAMES,
    RISE,
    ROUNDS,
    SCIENCE,
    SEATS,
    SUIT_NAMES,
    State,
)
from holocene.games.s_evolution.rules.needs import change_from, change_to

# The rule that says what is asked in a phase.
ASKED_BY: Final = {
    P_PLAY: "K1",
    P_TAKE: "K21",
    P_DISCOVERY: "K20",
    P_MANAGE: "M3",
    P_MOVE: "M4",
    P_COMMERCE: "N1",
    P_JOKER: "H4",
    P_CALAMITY: "H1",
    P_GAIN: "X8",
    P_REMOVE: "N6",
    P_TRUMP: "K12",
}


@rule("K5", "K10", "K23")
def why_not(engine: Any, pack: Pack, s: State, action: int) -> Refusal | None:
    """None where the action is legal."""
    if engine.is_legal(s, action):
        return None
    if s.phase == P_OVER:
        return Refusal("E1", "game-has-ended")
    return _refusal(engine, pack, s, action) or not_now(s)


def not_now(s: State) -> Refusal:
    """The game asks something else."""
    return Refusal(ASKED_BY[s.phase], "asked-otherwise", {"phase": PHASE_NAMES[s.phase]})


def _refusal(engine: Any, pack: Pack, s: State, action: int) -> Refusal | None:
    """The reason that belongs to the phase, if the action does."""
    if s.phase == P_PLAY and B_PLAY <= action < B_TRUMP:
        return _play(s, action - B_PLAY)
    if s.phase in (P_TAKE, P_DISCOVERY) and B_TAKE <= action < B_CALAMITY:
        return _take(s, pack, action)
    if s.phase == P_CALAMITY and B_CALAMITY <= action < B_RESOURCE:
        return _calamity(s, action - B_CALAMITY)
    if s.phase == P_JOKER and B_RESOURCE <= action < B_RESOURCE + len(RESOURCE_NAMES):
        return Refusal("X2", "joker-barred", {"resource": RESOURCE_NAMES[action - B_RESOURCE]})
    choice = action - B_BOARD
    if s.phase == P_COMMERCE and CHANGE <= choice < REMOVE:
        return _change(s, choice - CHANGE)
    if s.phase == P_REMOVE and choice >= REMOVE:
        return Refusal("N6", "no-pop-there", {"place": PLACE_NAMES[choice - REMOVE]})
    if s.phase in (P_MANAGE, P_MOVE) and GROW <= choice < CHANGE:
        return _manage(engine, pack, s, choice)
    return None


def _play(s: State, choice: int) -> Refusal:
    p = s.turn
    blind = s.blind >> p & 1
    if choice >= PLAY_POSITION:
        if not blind:
            return Refusal("D2", "hand-is-seen")
        return Refusal("D2", "position-empty", {"n": choice - PLAY_POSITION + 1})
    if blind:
        return Refusal("D2", "hand-is-blind")
    if not s.hand[p] >> choice & 1:
        if choice == DISCOVERY:
            return Refusal("D1", "no-discovery-in-hand", {"age": s.age[p]})
        return Refusal("K1", "card-not-held", {"suit": SUIT_NAMES[choice // NUMBERS], "n": choice % NUMBERS + 1})
    return Refusal("K5", "must-follow", {"suit": SUIT_NAMES[s.fixed]})


def _take(s: State, pack: Pack, action: int) -> Refusal:
    if action >= B_DISCOVERY:
        age, name = (action - B_DISCOVERY) // SEATS + 1, pack.cards["discovery_ids"][action - B_DISCOVERY]
        if s.phase == P_TAKE:
            return Refusal("K23", "played-no-discovery")
        if age != s.age[s.turn]:
            return Refusal("K20", "discovery-of-other-age", {"discovery": name, "age": s.age[s.turn]})
        return Refusal("K20", "discovery-not-there", {"discovery": name})
    choice = action - B_TAKE
    if s.phase == P_DISCOVERY:
        return Refusal("K23", "played-a-discovery")
    if choice >= CARDS:
        return Refusal("K21", "calamity-not-there", {"calamity": CALAMITY_NAMES[choice - CARDS]})
    return Refusal("K21", "card-not-there", {"suit": SUIT_NAMES[choice // NUMBERS], "n": choice % NUMBERS + 1})


def _calamity(s: State, choice: int) -> Refusal:
    met, calamity = divmod(choice, CALAMITIES)
    name = CALAMITY_NAMES[calamity]
    if not s.calamities >> calamity & 1:
        return Refusal("H1", "calamity-not-pending", {"calamity": name})
    if met and not s.level[s.turn][PROTECTION]:
        return Refusal("X1", "no-protection", {"calamity": name})
    return Refusal("X1", "protection-used", {"calamity": name})


def _change(s: State, i: int) -> Refusal:
    if not s.stock[s.turn][change_from(i)]:
        return Refusal("N1", "stock-empty", {"resource": RESOURCE_NAMES[change_from(i)]})
    return Refusal("N1", "stock-full", {"resource": RESOURCE_NAMES[change_to(i)]})


def _dear(rule_id: str, resource: int, price: int, have: int) -> Refusal:
    return Refusal(rule_id, "too-dear", {"resource": RESOURCE_NAMES[resource], "price": price, "have": have})


def _manage(engine: Any, pack: Pack, s: State, choice: int) -> Refusal | None:
    if s.round >= pack.tables["LIMIT"][ROUNDS]:
        return Refusal("E1", "no-management")
    if s.phase == P_MOVE and not PLACE <= choice < RAISE:
        return Refusal("M4", "pop-in-the-air", {"place": PLACE_NAMES[s.moving]})
    if choice < RISE:
        return _grow(pack, s, choice - GROW + 1)
    if choice == RISE:
        return _advance(pack, s)
    if choice >= MOVE:
        return _move(s, choice - MOVE)
    raised, at = divmod(choice - PLACE, RAISE - PLACE)
    return _level(engine, pack, s, bool(raised), at // LEVELS, at % LEVELS + 1)


def _grow(pack: Pack, s: State, steps: int) -> Refusal:
    limit = pack.tables["LIMIT"]
    if s.grown:
        return Refusal("M1", "grown-already")
    if s.population[s.turn] + steps > limit[POPULATION_MAX]:
        return Refusal("M1" if steps == 1 else "M7", "scale-ends", {"n": limit[POPULATION_MAX]})
    return _dear("M1", FOOD, limit[GROW_ONE] if steps == 1 else limit[GROW_TWO], s.stock[s.turn][FOOD])


def _advance(pack: Pack, s: State) -> Refusal:
    if s.risen:
        return Refusal("M2", "advanced-already")
    if s.age[s.turn] == AGES:
        return Refusal("M8", "last-age")
    return _dear("M2", SCIENCE, pack.tables["LIMIT"][ADVANCE], s.stock[s.turn][SCIENCE])


def _move(s: State, place: int) -> Refusal:
    if not s.level[s.turn][place]:
        return Refusal("M3", "no-pop-there", {"place": PLACE_NAMES[place]})
    return Refusal("M4", "nowhere-to-move", {"place": PLACE_NAMES[place]})


def _level(engine: Any, pack: Pack, s: State, raised: bool, place: int, level: int) -> Refusal:
    p, name = s.turn, PLACE_NAMES[place]
    now = s.level[p][place]
    if raised and not now:
        return Refusal("M3", "no-pop-there", {"place": name})
    if raised and level <= now:
        return Refusal("M10", "not-higher", {"place": name, "level": now})
    if now and not raised:
        return Refusal("M10", "place-occupied", {"place": name})
    price = engine.price_of(s, place, now, level)
    paid_in = pack.tables["PAYS"][place]
    if price > s.stock[p][paid_in]:
        return _dear("M3", paid_in, price, s.stock[p][paid_in])
    return Refusal("M3", "no-free-pop", {"n": s.population[p]})
