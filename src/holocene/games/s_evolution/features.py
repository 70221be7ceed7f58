"""What an observation of S-Evolution holds: its features, and where they begin."""

from __future__ import annotations

from typing import Final

from holocene.core.observation import Part, Space
from holocene.games.s_evolution.layout import (
    AGES,
    CALAMITIES,
    CARDS,
    CLASS_NAMES,
    DISCOVERY,
    P_CARDS,
    P_TRUMP,
    PLACES,
    POSITIONS,
    PRICES,
    RESOURCES,
    SEATS,
    SOURCES,
    SUITS,
)

HAND_CARDS: Final = DISCOVERY + 1  # the cards of a pile, and the Discovery
RANKS: Final = len(CLASS_NAMES)

SPACE: Final = Space(
    table=[
        Part("players", 1, 4, "how many play"),
        Part("colour", SEATS, 1, "one-hot: the observer's colour"),
        Part("rounds", 1, 6, "rounds of the whole game"),
        Part(
            "options", 5, 1, "0 by default: memory, points, Discovery, early trump, blind colour (D5, V1, X6, K7, K9)"
        ),
        Part("level_price", PRICES, 1, "one-hot: levels are paid by step, target or difference (M9)"),
        Part("round", 1, 6, "the round"),
        Part("phase", P_TRUMP + 1, 1, "one-hot: the decision that is due, or the end"),
        Part("after", P_CARDS + 1, 1, "one-hot: the phase that follows the removal of a Pop"),
        Part("trump", SUITS, 1, "one-hot: trump of the round"),
        Part("fixed", SUITS, 1, "one-hot: colour of the trick"),
        Part("calamities", CALAMITIES, 1, "Calamities still to be resolved in this Action"),
        Part("protected", 1, 1, "Protection was used in this Action"),
        Part("barred", RESOURCES, 1, "resources that cards do not give this Harvest"),
        Part("todo", 1, 4, "resources still to be chosen, Jokers or changes left"),
        Part("asked", RESOURCES, 1, "needs of the Age at which was paid"),
        Part("paid", RESOURCES, 1, "needs fully paid"),
        Part("payers", 1, 6, "Population at which was paid"),
        Part("grown", 1, 1, "Population has grown in this Action"),
        Part("risen", 1, 1, "the Age has risen in this Action"),
        Part("moving", PLACES, 1, "one-hot: the place whose Pop is being moved"),
    ],
    each=[
        Part("playing", 1, 1, "the seat plays"),
        Part("turn", 1, 1, "this seat decides"),
        Part("leader", 1, 1, "leads the round, the trick or the Action phase"),
        Part("winner", 1, 1, "has won, once the game is over"),
        Part("age", AGES, 1, "one-hot: the Age reached"),
        Part("population", 1, 6, "the Population"),
        Part("stock", RESOURCES, 8, "Food, Tools and Science in stock"),
        Part("places", PLACES, 3, "the level of the Pop on each place, 0 without one"),
        Part("score", 2, 50, "points so far: hundreds, and the rest"),
        Part("points", 2 * SOURCES, 50, "points of Food, Tools, Science and Prestige: hundreds, and the rest, of each"),
        Part("discoveries", AGES * SEATS, 1, "one-hot by Age: the colour of the back that lies there"),
        Part("face_up", AGES, 1, "Ages whose Discovery lies face up"),
        Part("hand_size", 1, 5, "cards in hand"),
        Part("pile_size", 1, 24, "cards in the pile"),
        Part("blind", 1, 1, "the hand is blind"),
        Part("invaded", 1, 1, "the hand lies open"),
        Part("blind_next", 1, 1, "the next hand will be blind"),
        Part("invaded_next", 1, 1, "the next hand will lie open"),
        Part("certain", 1, 1, "the observer knows which cards the hand holds"),
        Part("hand", HAND_CARDS, 1, "the cards of a hand that the observer knows; the Discovery, last, all know"),
        Part("positions", POSITIONS, 1, "positions of a blind hand not yet played"),
        Part("faces", POSITIONS, 25, "card of each position that the observer can name, counted from 1"),
        Part("unseen", CARDS, 1, "cards that lie in the pile, or unseen in the hand"),
        Part("void", SUITS, 1, "suits that the hand was shown not to hold"),
        Part("aside", CARDS, 1, "Calamities set aside in round 1"),
        Part("trick", CARDS, 1, "one-hot: the card played in this trick"),
        Part("trick_discovery", SEATS, 1, "one-hot: the colour of the back of the Discovery played in this trick"),
        Part("rank", RANKS, 1, "one-hot: other, fixed colour or trump"),
        Part("left", 1, 1, "the card played still lies on the table"),
        Part("taking", 1, 4, "place in the order of those who still take a card, from 1; else 0"),
        Part("taken", CARDS, 2, "cards taken in this round"),
        Part("taken_calamities", CALAMITIES, 1, "Calamities among them"),
        Part("named", 2 * CALAMITIES, 1, "one-hot twice: the Calamity of the deck's lower and higher card, if known"),
        Part("seen_by_all", 2, 1, "whether everybody has seen these two"),
    ],
    seats=SEATS,
)

BLOCK: Final = SPACE.block
WIDTH: Final = SPACE.width
