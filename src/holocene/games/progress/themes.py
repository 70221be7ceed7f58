"""What a choice is an example of, for puzzles: found by the rules on copies of the state, so nothing said is false.

Of two moves, the better and the next best, a theme tells in what they differ: what the one brings about and the other
does not, or the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from holocene.core.contract.game import Game, Theme
from holocene.core.rulebook.rule import rule
from holocene.games.progress.foresight import leads, opened
from holocene.games.progress.layout import (
    NOBODY,
    POWER_NAMES,
    POWERS,
    SECTIONS,
    SKILLS,
    SLOTS,
    SMALL,
    TECHS,
    TYPES,
    Move,
    Phase,
    State,
    Verb,
)
from holocene.games.progress.reasons import discovered
from holocene.games.progress.rules.benefits import actions_a_turn, hand_limit, research_markers

DRAWS = range(SMALL + Move.DRAW_DECK, SMALL + Move.QUICK_DECK)
LOOKS = range(SMALL + Move.QUICK_DECK, SMALL + Move.FLIP)
PILES = (
    *range(SMALL + Move.DRAW_PILE, SMALL + Move.QUICK_DECK),
    *range(SMALL + Move.QUICK_PILE, SMALL + Move.SHUFFLE_AGE),
)
SECTION_MOVES = range(SMALL + Move.SECTION, SMALL + Move.SECTION + SECTIONS)
LIVES = range(SMALL + Move.GUIDE, SMALL + Move.SPEND)
OF_PHASE = {
    Phase.DRAWING: "source",
    Phase.QUICK_DRAWING: "source",
    Phase.SHUFFLING: "source",
    Phase.QUICK_DISCARDING: "keep",
    Phase.UPKEEP: "keep",
    Phase.TAKING_BACK: "development",
    Phase.COMPLETING: "development",
    Phase.GIVING: "time",
    Phase.TAKING: "time",
    Phase.SUCCEEDING: "personality",
}


SAYS = {
    "ends": ("hint-ends",),
    "ends-alone": ("hint-ends",),
    "ends-tie": ("hint-ends",),
    "lead": ("hint-leads",),
    "actions": ("hint-action", "hint-skill"),
    "opens": ("hint-free",),
    "opens-now": ("hint-free-now",),
    "points": ("hint-points",),
    "last-lap": ("hint-points",),
    "age": ("hint-age",),
    "age-first": ("hint-age",),
    "research": ("hint-research",),
    "draw": ("hint-draw",),
    "draw-instead": ("hint-draw",),
    "pile": ("hint-draw",),
    "pile-now": ("hint-quick-draw",),
    "look-first": ("hint-quick-draw", "hint-shuffle"),
    "section": ("hint-section",),
    "pay-token": ("hint-flip",),
    "pay-rest": ("hint-spend",),
}  # claims (`reasons`) that a theme makes unnecessary


def themes(game: Game, s: State, action: int, other: int) -> Sequence[Theme]:
    """What fits, the most telling first."""
    return [Theme(each.name, each.facts, SAYS.get(each.name, ())) for each in _found(game, s, action, other)]


def _found(game: Game, s: State, action: int, other: int) -> Iterator[Theme]:
    if s.phase == Phase.PAY:
        yield _of_payment(action)
        return
    later, instead = after(game, s, action), after(game, s, other)
    yield from _of_end(game, s, later, instead)
    yield from _of_age(s, later, instead)
    if s.phase == Phase.ACT:
        yield from _of_action(game, s, action, later, instead)
    else:
        yield Theme(OF_PHASE[Phase(s.phase)])


def after(game: Game, s: State, action: int) -> State:
    """The state right after a move, however it is paid for; which card is drawn is not to be looked at."""
    if s.phase == Phase.ACT and action < TECHS:
        return discovered(game, s, action)
    later: State = game.layout.copy(s)
    if action != SMALL + Move.END:
        game.plain.step(later, action)
    while later.phase == Phase.PAY:
        game.plain.step(later, game.plain.nth_legal(later, 0))
    return later


@rule("E1", "E2", "V5", "L2", "L4")
def _of_end(game: Game, s: State, later: State, instead: State) -> Iterator[Theme]:
    """The move, or the other one, ends the game."""
    ends, other_ends = game.plain.is_over(later), game.plain.is_over(instead)
    if ends and s.players == 1:
        yield Theme("ends-alone", {"n": s.time_size})
    elif ends and game.plain.is_winner(later, s.me):
        others = max(game.plain.score(later, q) for q in range(s.players) if q != s.me)
        n = game.plain.score(later, s.me) - others
        yield Theme("ends", {"n": n}) if n else Theme("ends-tie")
    elif other_ends and s.players > 1 and not game.plain.is_winner(instead, s.me):
        winner = next(q for q in range(s.players) if game.plain.is_winner(instead, q))
        yield Theme("not-ending", {"player": winner})


@rule("G3", "G4", "G6")
def _of_age(s: State, later: State, instead: State) -> Iterator[Theme]:
    """The move, or the other one, begins an age; cards of the age that leaves then are lost to every hand."""
    if (later.age > s.age) == (instead.age > s.age):
        return
    new = max(later.age, instead.age)
    gone = s.oldest if new >= 2 else NOBODY
    lost = sum(s.hand[s.me][gone * SLOTS : (gone + 1) * SLOTS]) if gone >= 0 else 0
    begins = later.age > s.age
    if gone < 0:
        yield Theme("age-first" if begins else "no-age-first", {"age": new + 1})
    else:
        yield Theme("age" if begins else "no-age", {"age": new + 1, "n": lost})


def _of_action(game: Game, s: State, action: int, later: State, instead: State) -> Iterator[Theme]:
    if action < TECHS:
        yield from _of_discovery(game, s, action, later, instead)
    elif action // TECHS == Verb.RESEARCH:
        card = game.pack.cards["ids"]["technologies"][action % TECHS]
        yield Theme("research", {"technology": card, "n": game.plain[research_markers](s, s.me)})
    elif action in SECTION_MOVES:
        yield from _of_section(game, s, later)
    elif action in LIVES:
        yield Theme("personality")
    elif action == SMALL + Move.SWAP:
        yield Theme("time")
    else:
        yield from _of_waiting(game, s, action)


@rule("A2", "A11", "V1", "V6")
def _of_discovery(game: Game, s: State, tech: int, later: State, instead: State) -> Iterator[Theme]:
    """What a technology opens, gains and scores that the other move does not."""
    engine, p = game.plain, s.me
    if engine.is_over(later):
        return
    end = s.last_age + 1
    if later.symbols[end] > max(s.symbols[end], instead.symbols[end]):
        yield Theme("symbol", {"missing": s.need[end] - later.symbols[end]})
    if engine[actions_a_turn](later, p) > max(engine[actions_a_turn](s, p), engine[actions_a_turn](instead, p)):
        yield Theme("actions", {"n": engine[actions_a_turn](later, p)})
    free, _ = opened(game, s, tech)
    if free:
        goes_on = later.turn == s.turn and s.used + 1 < engine[actions_a_turn](later, p)
        yield Theme("opens-now" if goes_on else "opens", {"cards": free})
    for track in range(POWERS):
        if leads(later, p, track) and not leads(s, p, track) and not leads(instead, p, track):
            yield Theme("lead", {"power": POWER_NAMES[track]})
    points = engine.score(later, p) - engine.score(s, p)
    more = points - (engine.score(instead, p) - engine.score(s, p))
    missing = s.need[end] - s.symbols[end]
    if points > 0 and more > 0 and s.age == s.last_age and missing <= 2:
        yield Theme("last-lap", {"n": points, "missing": missing})
    if any(later.skills[p][skill] > s.skills[p][skill] for skill in range(SKILLS)) or any(
        later.tokens[p][kind] > s.tokens[p][kind] for kind in range(TYPES)
    ):
        yield Theme("engine")
    if points > 0 and more > 0:
        yield Theme("points", {"n": points})


@rule("M3", "M4")
def _of_section(game: Game, s: State, later: State) -> Iterator[Theme]:
    name = game.pack.cards["ids"]["milestones"][s.milestone]
    if later.owner[s.milestone] == s.me:
        yield Theme("milestone", {"milestone": name})
    else:
        yield Theme("section", {"milestone": name})


@rule("A2", "A30", "A40", "A50", "U1")
def _of_waiting(game: Game, s: State, action: int) -> Iterator[Theme]:
    """Cards are drawn, or the turn is ended, though something could be discovered."""
    could = any(each < TECHS for each in game.legal(s))
    goes_on = s.used + 1 < game.plain[actions_a_turn](s, s.me)
    if action in PILES:
        age = (action - SMALL) % Move.DRAW_PILE
        top = game.pack.cards["ids"]["technologies"][s.pile[age][s.pile_size[age] - 1]]
        is_quick = goes_on and action in LOOKS
        yield Theme("pile-now" if is_quick else "pile", {"technology": top})
    elif action in DRAWS:
        facts = {"n": s.hand_size[s.me], "most": game.plain[hand_limit](s, s.me)}
        yield Theme("draw-instead" if could else "draw", dict(facts))
    elif action in LOOKS:
        yield Theme("look-first" if goes_on else "look-last")
    elif action == SMALL + Move.END:
        yield Theme("stop")


@rule("N4", "U2", "A13")
def _of_payment(action: int) -> Theme:
    """Tokens turn back at the end of the turn; cards are gone."""
    if action < SMALL:
        return Theme("pay-card")
    return Theme("pay-token" if action - SMALL < Move.END else "pay-rest")
