"""How each reason of S-Evolution is looked up: by playing on, and by what the table shows then."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from holocene.core.contract.game import Facts, Game
from holocene.games.s_evolution.forecast import TRICKS, Need, Outlook, outlook
from holocene.games.s_evolution.layout import CALAMITY_NAMES, DISCOVERY, NONE, PLACE_NAMES, Phase
from holocene.games.s_evolution.rules.tricks import weigh
from holocene.games.s_evolution.zones import hand_to_trick

Truth = Callable[[Game, Any, int, Facts, Random], bool]


def after(game: Game, s: Any, action: int) -> Any:
    later = game.layout.copy(s)
    game.plain.step(later, action)
    return later


def takes(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    """The last card is laid: as many take before her as are said to."""
    later, before = after(game, s, action), set()
    while later.phase == Phase.TAKE and later.turn != s.turn:
        before.add(later.turn)
        game.plain.step(later, rng.choice(game.legal(later)))
    return later.phase != Phase.TAKE or len(before) + 1 == facts["n"]


def so_far(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    later = after(game, s, action)
    laid = [q for q in range(s.players) if NONE < later.trick[q] < DISCOVERY]
    if s.turn not in laid:  # the trick has been taken away meanwhile
        return True
    return 1 + sum(later.strength[q] > later.strength[s.turn] for q in laid) == facts["n"]


def is_weakest(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    strengths = {}
    for card in game.legal(s):
        if card < DISCOVERY:
            later = game.layout.copy(s)
            game.plain[hand_to_trick](later, s.turn, card)
            game.plain[weigh](later, s.turn)
            strengths[card] = later.strength[s.turn]
    return min(strengths.values()) == strengths[action] < max(strengths.values())


def keeps_cards(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    return action == DISCOVERY


def foreseen(game: Game, s: Any, action: int) -> tuple[Outlook, Outlook | None]:
    """What she may expect before and after; None where more has happened meanwhile: the Action has begun, or her needs
    are paid."""
    later = after(game, s, action)
    same = later.phase in TRICKS if s.phase in TRICKS else later.turn == s.turn and outlook(game, later, s.turn).needs
    return outlook(game, s, s.turn), outlook(game, later, s.turn) if same and later.round == s.round else None


def need(found: Outlook, facts: Facts) -> Need:
    return next(row for row in found.rows if row.resource == facts["resource"])


def pays(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    before, now = foreseen(game, s, action)
    return not need(before, facts).full and (now is None or need(now, facts).full)


def helps(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    before, now = foreseen(game, s, action)
    paid = need(now, facts).paid - need(before, facts).paid if now else facts["n"]
    return not need(before, facts).full and paid == facts["n"]


def rises(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    """When her needs are paid at once, she has risen."""
    before, now = foreseen(game, s, action)
    if now is None:
        later = after(game, s, action)
        return not before.rises and (s.phase in TRICKS or later.turn != s.turn or later.age[s.turn] == facts["age"])
    return not before.rises and now.rises and now.age + 1 == facts["age"]


def is_joker(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    before, now = foreseen(game, s, action)
    return not need(before, facts).full and (now is None or now.jokers == before.jokers + 1)


def scores(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    before, now = foreseen(game, s, action)
    return now is None or now.points - before.points == facts["n"]


def is_harmless(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    before, now = foreseen(game, s, action)
    return now is None or now.strikes == before.strikes


def is_frequent(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    """By the words of the position: `hand green 3` is green."""
    own = game.describe(s).splitlines()[1 + s.turn]
    held = [card.split()[0] for card in own.split("hand ", 1)[1].split(";")[0].split(", ")]
    colour = game.notation(action).split()[-1]
    own = held.count(colour)
    return own == facts["n"] and own > max(held.count(other) for other in {*held, "none"} - {colour})


def averts(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    later, calamity = after(game, s, action), CALAMITY_NAMES.index(str(facts["calamity"]))
    return bool(s.calamities >> calamity & 1) and (later.turn != s.turn or not later.calamities >> calamity & 1)


def is_only(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    return bool(game.plain.n_legal(s) == 1)


def keeps_stock(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    return s.phase == Phase.COMMERCE or after(game, s, action).stock[s.turn] == s.stock[s.turn]


def grows(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    return bool(after(game, s, action).population[s.turn] == facts["n"] != s.population[s.turn])


def is_in_age(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    return bool(after(game, s, action).age[s.turn] == facts["age"] == s.age[s.turn] + 1)


def stands(game: Game, s: Any, action: int, facts: Facts, rng: Random) -> bool:
    place = PLACE_NAMES.index(str(facts["place"]))
    return bool(after(game, s, action).level[s.turn][place] == facts["level"] > s.level[s.turn][place])


TRUTHS: dict[str, Truth] = {
    "hint-takes": takes,
    "hint-so-far": so_far,
    "hint-behind": is_weakest,
    "hint-discovery": keeps_cards,
    "hint-rises": rises,
    "hint-need": pays,
    "hint-helps": helps,
    "hint-joker": is_joker,
    "hint-outlook": scores,
    "hint-no-calamity": is_harmless,
    "hint-trump": is_frequent,
    "hint-protect": averts,
    "hint-only": is_only,
    "hint-done": keeps_stock,
    "hint-grow": grows,
    "hint-rise": is_in_age,
    "hint-place": stands,
}
