"""What happened in an Action: Calamities, Harvest, needs and points, each told from what it changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from holocene.core.contract.game import Event, Pack
from holocene.games.s_evolution.layout import (
    AGES,
    CALAMITY_NAMES,
    CARDS,
    FROM_PRESTIGE,
    RESOURCE_NAMES,
    RESOURCES,
    SEATS,
    Calamity,
    Phase,
    State,
)

Tale: TypeAlias = Callable[[Pack, State, State, int], Iterator[Event]]


def _calamity(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    """A Calamity chosen, or suffered because there was nothing to choose."""
    if old.calamities == s.calamities:
        return
    p, calamity = old.turn, (old.calamities ^ s.calamities).bit_length() - 1
    name = CALAMITY_NAMES[calamity]
    if s.protected > old.protected:
        yield Event("protection-meets", "X1", {"player": p, "calamity": name})
        return
    yield Event("suffers-calamity", "H1", {"player": p, "calamity": name})
    if calamity <= Calamity.FANATICISM:
        yield Event("type-is-barred", "X2", {"player": p, "resource": RESOURCE_NAMES[calamity]})
    elif calamity == Calamity.EPIDEMIC and s.population[p] < old.population[p]:
        yield Event("loses-population", "X3", {"player": p, "n": s.population[p]})
    elif calamity == Calamity.HURRICANE and s.stock[p] != old.stock[p]:
        yield Event("loses-stock", "X5", _stocks(old, s, p))
    elif calamity == Calamity.INVASION and s.invaded_next > old.invaded_next:
        yield Event("will-lie-open", "X4", {"player": p})
    elif calamity == Calamity.OBSCURANTISM and s.blind_next > old.blind_next:
        yield Event("will-be-blind", "X4", {"player": p})
    elif s.age[p] < old.age[p]:
        yield from _fall(pack, old, s, p, "X6")
    else:
        yield Event(
            "calamity-is-harmless",
            "X4" if calamity in (Calamity.INVASION, Calamity.OBSCURANTISM) else "X10",
            {"player": p},
        )


def _stocks(old: State, s: State, p: int) -> dict[str, int | str | list[str]]:
    """By how much each stock changed."""
    return {"player": p, **{name: abs(s.stock[p][i] - old.stock[p][i]) for i, name in enumerate(RESOURCE_NAMES)}}


def _fall(pack: Pack, old: State, s: State, p: int, rule_id: str) -> Iterator[Event]:
    yield Event("falls", rule_id, {"player": p, "age": s.age[p]})
    for age in range(AGES):
        if (old.face_up[p] & ~s.face_up[p]) >> age & 1:
            name = pack.cards["discovery_ids"][age * SEATS + s.discovery[p][age]]
            yield Event("turns-discovery-down", rule_id, {"player": p, "discovery": name})


def _gain(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    yield Event("gains-by-protection", "X8", {"player": old.turn, "resource": RESOURCE_NAMES[choice - RESOURCES]})


def _harvest(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    p = old.turn
    yield Event("harvests", "H2", _stocks(old, s, p))
    for resource, name in enumerate(RESOURCE_NAMES):
        lost = _due(pack, old, p, resource) - (s.stock[p][resource] - old.stock[p][resource])
        if lost:
            yield Event("stock-overflows", "H3", {"player": p, "resource": name, "n": lost})


def _due(pack: Pack, s: State, p: int, resource: int) -> int:
    """What cards and Buildings bring of a type before the limit of the stock."""
    kinds, amounts, produces = (pack.tables[name] for name in ("KIND", "AMOUNT", "PRODUCES"))
    cards = [card % CARDS for card in s.taken[p][: s.n_taken[p]] if not s.barred >> resource & 1]
    built = sum(level for place, level in enumerate(s.level[p]) if produces[place] == resource)
    return int(built + sum(amounts[card] for card in cards if kinds[card] == resource))


def _joker(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    yield Event("joker-gives", "H4", {"player": old.turn, "resource": RESOURCE_NAMES[choice]})


def _jokers(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    """Jokers that leave no choice: only one type is free, or none."""
    if s.phase == Phase.JOKER or not old.todo:
        return
    free = [name for i, name in enumerate(RESOURCE_NAMES) if not old.barred >> i & 1]
    for _ in range(old.todo):
        if free:
            yield Event("joker-gives", "X2", {"player": old.turn, "resource": free[0]})
        else:
            yield Event("joker-gives-nothing", "X9", {"player": old.turn})


def _pay(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    p = old.turn
    for resource, name in enumerate(RESOURCE_NAMES):
        if s.asked >> resource & 1:
            given = old.stock[p][resource] - s.stock[p][resource]
            facts: dict[str, int | str | list[str]] = {"player": p, "resource": name, "n": given, "asked": s.payers}
            paid = s.paid >> resource & 1
            yield Event("pays-need" if paid else "pays-in-part" if given else "pays-nothing", "N2", facts)
    if s.age[p] > old.age[p]:
        yield Event("rises", "N3", {"player": p, "age": s.age[p]})
    elif s.age[p] < old.age[p]:
        yield from _fall(pack, old, s, p, "N4")
    if s.population[p] < old.population[p]:
        yield Event("loses-population", "N5", {"player": p, "n": s.population[p]})


def _points(pack: Pack, old: State, s: State, choice: int) -> Iterator[Event]:
    p = old.turn
    points = sum(s.points[p]) - sum(old.points[p])
    prestige = s.points[p][FROM_PRESTIGE] - old.points[p][FROM_PRESTIGE]
    yield Event("scores-needs", "V1", {"player": p, "n": points - prestige})
    if prestige:
        yield Event("scores-prestige", "V2", {"player": p, "n": prestige})


ACTION_TALES: dict[int, Tale] = {
    Phase.CALAMITY: _calamity,
    Phase.CALAMITIES: _calamity,
    Phase.GAIN: _gain,
    Phase.HARVEST: _harvest,
    Phase.JOKER: _joker,
    Phase.JOKERS: _jokers,
    Phase.PAY: _pay,
    Phase.POINTS: _points,
}
