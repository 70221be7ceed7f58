"""Why a move is not allowed: the rule, and the facts of the case, for every move at every moment."""

from __future__ import annotations

from holocene.core.contract.engine import Engine
from holocene.core.contract.game import Pack
from holocene.core.errors import Refusal
from holocene.core.rulebook.rule import rule
from holocene.games.progress.layout import (
    AGES,
    GROUP,
    GROUP_NAMES,
    LAYOUT,
    PHASE_NAMES,
    SLOTS,
    SMALL,
    TECHS,
    TYPE_NAMES,
    Group,
    Knowledge,
    Move,
    Phase,
    State,
    Verb,
)
from holocene.games.progress.rules import paying
from holocene.games.progress.rules.benefits import actions_a_turn, development_limit
from holocene.games.progress.rules.discover import owe
from holocene.games.progress.rules.milestones import owe_section
from holocene.games.progress.rules.paying import owed_in_all
from holocene.games.progress.rules.personalities import had_one


def why_not(engine: Engine, pack: Pack, s: State, action: int) -> Refusal | None:
    """The first reason that a player at the table would give; None for a legal move."""
    if s.phase == Phase.OVER:
        return Refusal("E2", "game-over")
    if engine.is_legal(s, action):
        return None
    if action < SMALL:
        return Explainer(engine, pack, s).technology(action // TECHS, action % TECHS)
    return Explainer(engine, pack, s).small(action - SMALL)


class Explainer:
    """Finds the reason at one moment for the seat that decides."""

    def __init__(self, engine: Engine, pack: Pack, s: State) -> None:
        self.engine = engine
        self.pack = pack
        self.s = s
        self.p = s.me
        self.techs: list[str] = pack.cards["ids"]["technologies"]

    def technology(self, verb: int, tech: int) -> Refusal:
        """A move that names a technology."""
        if verb in (Verb.DISCOVER, Verb.RESEARCH):
            return self.not_acting() or self.no_action_left() or self.card_of_hand(verb, tech)
        if verb == Verb.DISCARD:
            rules: dict[int, str] = {Phase.PAY: "N2", Phase.QUICK_DISCARDING: "A40", Phase.UPKEEP: "U1"}
            return self.unless(tuple(rules), "N5") or self.discard(tech, rules[self.s.phase])
        if verb == Verb.GIVE:
            return self.no_time_deck() or self.unless((Phase.GIVING,), "L3") or self.cannot_give(tech)
        if verb == Verb.TAKE:
            return self.no_time_deck() or self.unless((Phase.TAKING,), "L3") or self.cannot_take(tech)
        if verb == Verb.COMPLETE:
            return self.unless((Phase.COMPLETING,), "D3") or self.refuse("D2", "not-complete", tech)
        return self.unless((Phase.TAKING_BACK,), "D4") or self.refuse("D4", "not-developing", tech)

    def refuse(self, rule_id: str, key: str, tech: int | None = None, **facts: int | str) -> Refusal:
        if tech is not None:
            facts["technology"] = self.techs[tech]
        return Refusal(rule_id, key, facts)

    @rule("A1", "T1")
    def unless(self, phases: tuple[int, ...], rule_id: str) -> Refusal | None:
        """Another decision is due."""
        if self.s.phase in phases:
            return None
        return Refusal(rule_id, "not-now", {"phase": PHASE_NAMES[self.s.phase]})

    def not_acting(self) -> Refusal | None:
        """An action is finished before the next begins, and a Draw ends them all."""
        return self.unless((Phase.ACT,), "A1") or self.after_draw()

    @rule("A30", "X5")
    def after_draw(self) -> Refusal | None:
        return Refusal("A30", "after-draw") if self.s.drawn else None

    @rule("A1", "A5")
    def no_action_left(self) -> Refusal | None:
        if refusal := self.after_draw():
            return refusal
        value = self.engine[actions_a_turn](self.s, self.p)
        return self.refuse("A5", "no-action-left", n=value) if self.s.used >= value else None

    @rule("A10", "A20", "A40", "N2", "U1")
    def not_in_hand(self, tech: int, rule_id: str) -> Refusal:
        return self.refuse(rule_id, "not-in-hand", tech)

    @rule("N5")
    def discard(self, tech: int, rule_id: str) -> Refusal:
        """Not in hand, or the cost is covered without it."""
        if self.s.hand[self.p][tech]:
            return self.refuse("N5", "already-covered")
        return self.not_in_hand(tech, rule_id)

    @rule("A3", "L3")
    def cannot_give(self, tech: int) -> Refusal:
        """Not in hand, or the Time deck has nothing else than its like to give for it."""
        if self.s.hand[self.p][tech]:
            return self.refuse("A3", "same-card", tech)
        return self.not_in_hand(tech, "L3")

    @rule("A3", "L3", "L7")
    def cannot_take(self, tech: int) -> Refusal:
        """Not in the Time deck, of an age that has left, or the like of the card that is given."""
        if self.s.time[tech] and tech == self.s.card:
            return self.refuse("A3", "same-card", tech)
        if self.s.time[tech]:
            return self.refuse("L7", "time-card-left", tech, age=tech // SLOTS + 1)
        return self.refuse("L3", "not-in-time-deck", tech)

    @rule("A10", "A13", "A20", "A21", "A22")
    def card_of_hand(self, verb: int, tech: int) -> Refusal:
        """A card that cannot be discovered or researched."""
        s, p = self.s, self.p
        if not s.hand[p][tech]:
            return self.not_in_hand(tech, "A10" if verb == Verb.DISCOVER else "A20")
        if s.area[p][tech // SLOTS] >> tech % SLOTS & 1:
            return self.refuse("A13" if verb == Verb.DISCOVER else "A22", "in-area", tech)
        if verb == Verb.RESEARCH:
            return self.refuse("A21", "development-full", tech, n=self.engine[development_limit](s, p))
        return self.cost(tech)

    @rule("A12", "A14")
    def cost(self, tech: int) -> Refusal:
        """What is missing to pay for it: Knowledge in all, and by type what the uncovered lines ask."""
        s = LAYOUT.copy(self.s)
        self.engine[owe](s, self.p, tech)
        kept = self.pack.tables["VALUE"][tech]
        return self.refuse("A14", "cannot-pay", tech, **self.shortage(s, kept))

    def shortage(self, s: State, kept: int) -> dict[str, int | str]:
        """What is owed by type and how much Knowledge is missing."""
        short = self.engine[paying.shortage](s, self.p, kept)
        return {"n": short, **{TYPE_NAMES[kind]: s.owed[kind] for kind in range(Knowledge.GENERAL)}}

    def small(self, move: int) -> Refusal:
        """A move that names no technology."""
        if move < Move.SHUFFLE_AGE:
            return self.draw(move)
        if move < Move.SHUFFLE_AGE + AGES:
            return self.shuffle(move - Move.SHUFFLE_AGE)
        if move < Move.END:
            return self.flip(move - Move.FLIP)
        if move == Move.END:
            return self.unless((Phase.ACT,), "T1") or self.refuse("T1", "not-now", phase="act")
        if move == Move.STOP:
            return Refusal("A31", "not-drawing", {"phase": PHASE_NAMES[self.s.phase]})
        if move == Move.KEEP:
            return Refusal("D4", "not-now", {"phase": PHASE_NAMES[self.s.phase]})
        if move == Move.SWAP:
            return self.swap()
        if move == Move.SPEND:
            return self.spend()
        if move < Move.GUIDE:
            return self.section(move - Move.SECTION)
        return self.guide(move)

    @rule("O1", "O2", "A30", "A40")
    def draw(self, move: int) -> Refusal:
        """A pile that is not open or empty, or a draw at another time."""
        source = move % Move.QUICK_DECK
        age = source % Move.DRAW_PILE
        if self.s.phase == Phase.ACT and (refusal := self.no_action_left()):
            return refusal
        if not self.s.oldest <= age <= self.s.age:
            return self.refuse("O1", "age-not-open", age=age + 1)
        pile = self.s.pile_size if source >= Move.DRAW_PILE else self.s.deck_size
        if pile[age] == 0:
            return self.refuse("O2", "pile-empty" if source >= Move.DRAW_PILE else "deck-empty", age=age + 1)
        return Refusal("A40" if move >= Move.QUICK_DECK else "A30", "not-now", {"phase": PHASE_NAMES[self.s.phase]})

    @rule("A50")
    def shuffle(self, age: int) -> Refusal:
        if self.s.phase == Phase.ACT and (refusal := self.no_action_left()):
            return refusal
        if not self.s.oldest <= age <= self.s.age:
            return self.refuse("O1", "age-not-open", age=age + 1)
        if self.s.deck_size[age] + self.s.pile_size[age] == 0:
            return self.refuse("A50", "age-empty", age=age + 1)
        return Refusal("A50", "not-now", {"phase": PHASE_NAMES[self.s.phase]})

    @rule("N2", "N5")
    def flip(self, kind: int) -> Refusal:
        """A token that is not there, is grey, or pays nothing that is owed."""
        name = TYPE_NAMES[kind]
        if refusal := self.unless((Phase.PAY,), "N5"):
            return refusal
        if self.s.tokens[self.p][kind] == 0:
            return self.refuse("N2", "no-token", knowledge=name)
        if self.s.ready[self.p][kind] == 0:
            return self.refuse("N2", "token-spent", knowledge=name)
        if kind == Knowledge.GENERAL:
            return self.refuse("N5", "already-covered")
        return self.refuse("N5", "token-no-help", knowledge=name)

    @rule("N6")
    def spend(self) -> Refusal:
        """What is left over does not cover the cost."""
        if refusal := self.unless((Phase.PAY,), "N6"):
            return refusal
        return self.refuse("N6", "not-covered", n=self.engine[owed_in_all](self.s) - self.s.pool)

    @rule("L3")
    def no_time_deck(self) -> Refusal | None:
        return Refusal("L3", "only-solo") if self.s.players > 1 else None

    @rule("L3", "L7")
    def swap(self) -> Refusal:
        if refusal := self.no_time_deck() or self.not_acting():
            return refusal
        if self.s.swapped:
            return Refusal("L3", "already-swapped")
        return Refusal("L7", "nothing-to-swap")

    @rule("M3", "M7", "M10")
    def section(self, section: int) -> Refusal:
        """A section of the current milestone that cannot be paid now."""
        s = self.s
        if not s.with_milestones:
            return Refusal("S6", "no-milestones")
        if refusal := self.not_acting():
            return refusal
        if s.milestone < 0:
            return Refusal("M10", "no-milestone")
        name = self.pack.cards["ids"]["milestones"][s.milestone]
        if section >= self.pack.tables["MILESTONE_SECTIONS"][s.milestone]:
            return Refusal("M2", "no-section", {"milestone": name})
        if s.covered[section] >= 0:
            return Refusal("M3", "section-covered", {"milestone": name, "player": s.covered[section]})
        if s.sections_paid and (refusal := self.no_action_left()):
            return refusal
        copy = LAYOUT.copy(s)
        self.engine[owe_section](copy, self.p, section)
        return Refusal("M7", "section-cannot-pay", {"milestone": name, **self.shortage(copy, 0)})

    @rule("H2", "H4", "H6", "H10", "H11", "X5")
    def guide(self, move: int) -> Refusal:
        """A personality that cannot be taken, or a Heritage that cannot be used."""
        s, p = self.s, self.p
        if not any(s.guided):
            return Refusal("S6", "no-personalities")
        if move == Move.DECLINE:
            key = "must-succeed" if s.phase == Phase.SUCCEEDING else "nothing-to-decline"
            return Refusal("X4" if s.phase == Phase.SUCCEEDING else "H3", key)
        anywhere = (
            s.any_moment and move != Move.HERITAGE and s.phase in (Phase.COMPLETING, Phase.TAKING_BACK, Phase.UPKEEP)
        )
        if s.phase not in (Phase.ACT, Phase.SUCCEEDING) and not anywhere:
            return Refusal("A4", "not-now", {"phase": PHASE_NAMES[s.phase]})
        if move == Move.HERITAGE:
            return self.after_draw() or Refusal("H6", "no-heritage")
        person = move - Move.GUIDE
        facts: dict[str, int | str] = {"person": self.pack.cards["ids"]["personalities"][person]}
        group = person // GROUP
        if any(taken >> person & 1 for taken in s.guided):
            return Refusal("H10", "person-taken", facts)
        if group == Group.PHILOSOPHER:
            return Refusal("H1", "philosophers-are-dealt", facts)
        if self.engine[had_one](s, p, group):
            return Refusal("H10", "one-of-each-kind", {**facts, "group": GROUP_NAMES[group]})
        if group == Group.SCIENTIST and s.age >= Group.SCIENTIST + 1:
            return Refusal("H11", "too-late-for-scientist", facts)
        if s.age < group:
            return Refusal(
                "H2" if group == Group.SCIENTIST else "H4", "too-early-for-guide", {**facts, "age": group + 1}
            )
        return Refusal("H4" if group == Group.ARTIST else "H2", "cannot-replace", facts)
