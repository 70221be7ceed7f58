"""From a view back to a state: what the seat cannot know is dealt at random. For bots, which are given views only."""

from __future__ import annotations

from random import Random

from holocene.core.contract.game import Game
from holocene.core.rulebook.rule import rule
from holocene.core.states.rng import MASK32, seed_rng
from holocene.games.progress.layout import LAYOUT, NOBODY, NOTHING, SLOTS, Phase, State
from holocene.games.progress.phases import ask_again
from holocene.games.progress.setup import lay_out_decks
from holocene.games.progress.view import SHOWING, PlayerView, View
from holocene.games.progress.zones import (
    add_to_hand,
    draw_from_deck,
    put_into_area,
    put_into_time_deck,
    put_on_pile,
    put_under_development,
)


@rule("O3", "O5")
def imagine(game: Game, view: View, rng: Random) -> State:
    """A state in which the seat of the view sees just this; every hidden deal is as likely as the others."""
    return Imagination(game, view, rng).state()


class Imagination:
    """Fills a blank state from a view, and the hidden places from the cards that are in none of the others."""

    def __init__(self, game: Game, view: View, rng: Random) -> None:
        self.game = game
        self.view = view
        self.s: State = LAYOUT.blank()
        self.ids = game.pack.cards["ids"]
        self.tech = {name: number for number, name in enumerate(self.ids["technologies"])}
        seed_rng(self.s.rng, *(rng.randint(0, MASK32) for _ in range(3)))

    def state(self) -> State:
        s, engine = self.s, self.game.plain
        self.table()
        engine[lay_out_decks](s)
        for p, player in enumerate(self.view.players):
            self.player(p, player)
        for pile in self.view.piles:
            for name in pile:
                engine[put_on_pile](s, self.take(self.tech[name]))
        for name, copies in self.view.time.items():
            for _ in range(copies):
                engine[put_into_time_deck](s, self.take(self.tech[name]))
        if s.card != NOTHING:
            self.take(s.card)
        for age in range(s.oldest):
            s.deck[age] = [NOTHING] * len(s.deck[age])
            s.deck_size[age] = 0
        self.deal_hidden_hands()
        if s.phase != Phase.OVER:
            engine[ask_again](s)
        return s

    def table(self) -> None:
        """Everything that is a number on the table."""
        s, view = self.s, self.view
        SHOWING.read_table(s, view, self.ids)
        s.players = len(view.players)
        s.order[: s.players] = view.order
        s.place = view.order.index(view.turn) if view.turn >= 0 else NOBODY
        s.me = view.to_act if view.to_act >= 0 else view.turn
        s.oldest = max(0, s.age - 1)

    def player(self, p: int, player: PlayerView) -> None:
        """A board, an area, and of the hand what the seat knows."""
        s, engine = self.s, self.game.plain
        SHOWING.read_seat(s, p, player, self.ids)
        for name in player.active:
            tech = self.take(self.tech[name])
            engine[put_into_area](s, p, tech)
            s.active[p][tech // SLOTS] |= 1 << tech % SLOTS
        for developing in player.developing:
            tech = self.take(self.tech[developing.technology])
            engine[put_under_development](s, p, tech, developing.markers)
        for name, copies in (player.hand or player.known).items():
            for _ in range(copies):
                engine[add_to_hand](s, p, self.take(self.tech[name]))
        for name, copies in player.known.items():
            s.known[p][self.tech[name]] = copies
        for name, copies in player.gone.items():
            s.known[p][self.tech[name]] = -copies

    def take(self, tech: int) -> int:
        """Takes a copy out of its deck. Of an age that has left it may be gone already, which does not matter."""
        age = tech // SLOTS
        bag = self.s.deck[age][: self.s.deck_size[age]]
        if tech in bag:
            bag.remove(tech)
            self.s.deck_size[age] = len(bag)
            self.s.deck[age][: len(bag) + 1] = [*bag, NOTHING]
        return tech

    def deal_hidden_hands(self) -> None:
        """From which deck a card was drawn is seen by all: each hand gets what it lacks of each age."""
        s, engine = self.s, self.game.plain
        for age in range(s.oldest, s.age + 1):
            for p, player in enumerate(self.view.players):
                there = sum(s.hand[p][age * SLOTS : (age + 1) * SLOTS])
                for _ in range(player.hand_ages[age] - there):
                    engine[draw_from_deck](s, p, age)
