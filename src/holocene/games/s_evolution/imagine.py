"""From a view back to a state: what the seat cannot know is dealt at random. For bots, which are given views only."""

from __future__ import annotations

from random import Random

from holocene.core.contract.game import Game
from holocene.core.contract.written import chosen_row
from holocene.core.rulebook.rule import rule
from holocene.core.states.rng import MASK32, seed_rng
from holocene.games.s_evolution.layout import (
    AGES,
    ALL_CARDS,
    CALAMITY_NAMES,
    CARDS,
    COLOUR_NAMES,
    DISCOVERY,
    LAYOUT,
    NONE,
    NUMBERS,
    SEATS,
    SUIT_NAMES,
    Phase,
    State,
)
from holocene.games.s_evolution.options import KEPT
from holocene.games.s_evolution.phases import ask_again
from holocene.games.s_evolution.rules.redeal import possible_cards, redeal_calamities, redeal_hand
from holocene.games.s_evolution.rules.tricks import weigh
from holocene.games.s_evolution.setup import lay_out_blank
from holocene.games.s_evolution.view import SHOWING, Card, Player, View
from holocene.games.s_evolution.zones import hand_to_trick


@rule("D5")
def imagine(game: Game, view: View, rng: Random) -> State:
    """A state in which the seat of the view sees just this; every hidden deal is as likely as the others."""
    return Imagination(game, view, rng).state()


class Imagination:
    """Fills a blank state from a view; hidden hands are dealt by the rules themselves."""

    def __init__(self, game: Game, view: View, rng: Random) -> None:
        self.engine = game.plain
        self.ids: list[str] = game.pack.cards["discovery_ids"]
        self.slots: list[int] = game.pack.tables["CALAMITY_SLOT"]
        self.view = view
        self.s: State = LAYOUT.blank()
        seed_rng(self.s.rng, *(rng.randint(0, MASK32) for _ in range(3)))

    def state(self) -> State:
        s, view, engine = self.s, self.view, self.engine
        chosen = {option.key: option.choices.index(view.options[option.key]) for option in KEPT}
        engine[lay_out_blank](s, chosen_row(LAYOUT, {"players": len(view.players), **chosen}))
        SHOWING.read_table(s, view, {})
        s.turn = view.turn if view.turn is not None else 0
        for player in view.players:
            self.player(player)
        known = self.calamities()
        for player in view.players:
            self.cards(player)
        engine[redeal_calamities](s, known)
        self.trick()
        if s.phase == Phase.OVER:
            s.turn = (s.leader + s.players - 1) % s.players
        engine[ask_again](s)
        return s

    def calamities(self) -> int:
        """Those the viewer can name lie in their places, the others anywhere; which places are known."""
        s = self.s
        known = 0
        for place, name in self.view.named.items():
            colour, slot = place.split()
            i, calamity = COLOUR_NAMES.index(colour) * 2 + int(slot), CALAMITY_NAMES.index(name)
            j = s.calamity.index(calamity)
            s.calamity[i], s.calamity[j] = calamity, s.calamity[i]
            known |= 1 << i
        for name in self.view.seen_by_all:
            s.known |= 1 << s.calamity.index(CALAMITY_NAMES.index(name))
        return known

    def player(self, player: Player) -> None:
        """A board, and what acts on the hand."""
        s, p = self.s, player.seat
        SHOWING.read_seat(s, p, player, {})
        for age in range(AGES):
            s.discovery[p][age] = self.ids.index(player.discoveries[age].discovery) % SEATS
        s.blind |= player.hand.blind << p
        s.invaded |= player.hand.invaded << p

    def number(self, card: Card) -> int:
        """The number of a card in a hand or pile."""
        if card.kind == "discovery":
            return DISCOVERY
        return SUIT_NAMES.index(card.suit) * NUMBERS + card.number - 1

    def cards(self, player: Player) -> None:
        """Hand and pile: as they are known, or any hand that is possible, dealt anew by the rules."""
        s, p, hand = self.s, player.seat, player.hand
        s.backs[p] = sum(1 << position - 1 for position in hand.positions)
        s.aside[p] = sum(1 << self.number(card) for card in player.aside)
        for i, (card, colour) in enumerate(zip(player.taken, player.taken_from, strict=True)):
            s.taken[p][i] = COLOUR_NAMES.index(colour) * CARDS + self.number(card)
        s.n_taken[p] = len(player.taken)
        s.pile[p] = sum(1 << self.number(card) for card in player.unseen)
        if hand.contents is not None:
            s.hand[p] = sum(1 << self.number(card) for card in hand.contents)
        else:
            s.hand[p] = hand.holds_discovery << DISCOVERY
            possible = self.engine[possible_cards](s, p)
            for _ in range(hand.size - hand.holds_discovery):
                s.hand[p] |= possible & -possible
                possible &= possible - 1
        s.pile[p] &= ~s.hand[p] & ALL_CARDS
        if None in hand.cards:
            self.engine[redeal_hand](s, p)
        elif hand.blind:
            for position, face in zip(hand.positions, hand.cards, strict=True):
                s.slot[p][position - 1] = self.number(face) if face is not None else NONE

    def trick(self) -> None:
        """The cards on the table, weighed as they were when they were played."""
        s, engine = self.s, self.engine
        for laid in self.view.trick:
            card = self.number(laid.card)
            s.hand[laid.seat] |= 1 << card
            engine[hand_to_trick](s, laid.seat, card)
            if card == DISCOVERY:
                s.trick[laid.seat] = DISCOVERY + self.ids.index(laid.card.discovery) % SEATS
            engine[weigh](s, laid.seat)
        s.left = sum(laid.left << laid.seat for laid in self.view.trick)
        s.takers = sum(1 << p for p in self.view.taking)
