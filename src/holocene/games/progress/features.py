"""What an observation of Progress holds: its features, and where they begin."""

from __future__ import annotations

from typing import Final

from holocene.core.observation import Part, Space
from holocene.games.progress.layout import (
    AGES,
    AUTO,
    CARDS,
    GAINS,
    MILESTONES,
    OVER,
    PEOPLE,
    POWERS,
    REVEAL,
    SEATS,
    SECTIONS,
    SKILLS,
    TECHS,
    TYPES,
)

OPEN_AGES: Final = 2  # of whose cards some can be drawn: the current one and the one before (G4)

SPACE: Final = Space(
    table=[
        Part("players", 1, 5, "how many play"),
        Part("last_age", 1, 4, "3, or 4 with an Age IV"),
        Part("needed", AGES + 1, 8, "symbols that begin each age; the one after the last age ends the game"),
        Part("penalty_group", 1, 10, "Time cards of one group of the penalty"),
        Part("again_at_once", 1, 1, "the edition's rule X3 holds"),
        Part("must_succeed", 1, 1, "the edition's rule X4 holds"),
        Part("any_moment", 1, 1, "the edition's rule X5 holds"),
        Part("with_milestones", 1, 1, "the expansion Milestones is played"),
        Part("round", 2, 20, "hundreds, and the rest"),
        Part("phase", OVER + 1, 1, "one-hot: the decision that is due, or the end"),
        Part("after", REVEAL - AUTO + 1, 1, "one-hot: the stage that follows once new ages are settled"),
        Part("age", AGES, 1, "one-hot: the current age"),
        Part("symbols", AGES + 1, 8, "active new-age symbols by the age that they herald"),
        Part("decks", AGES, 40, "cards left in each deck"),
        Part("piles", AGES, 40, "cards on each discard pile"),
        Part("used", 1, 5, "actions taken in this turn"),
        Part("drawn", 1, 1, "a Draw has ended the actions of this turn"),
        Part("left", 1, 5, "draws, repetitions or discards still to come"),
        Part("pool", 2, 10, "General Knowledge generated and not spent: hundreds, and the rest"),
        Part("owed", TYPES - 1, 5, "what the lines of a cost still ask, by type"),
        Part("section", SECTIONS, 1, "one-hot: the section of the milestone that is being paid"),
        Part("swapped", 1, 1, "a Time card was swapped in this turn"),
        Part("sections_paid", 1, 4, "sections paid in this turn"),
        Part("lost", 1, 1, "the solo game was lost for want of cards"),
        Part("milestone", MILESTONES, 1, "one-hot: the current milestone"),
        Part("stack", MILESTONES, 1, "milestones that are still to come"),
        Part("card", TECHS, 1, "one-hot: the technology being discovered or swapped"),
        Part("hand", TECHS, 2, "copies in the observer's own hand"),
        Part("pile", TECHS, 2, "copies on the discard pile of the age"),
        Part("top", TECHS, 1, "1 for the card on top of each pile"),
        Part("time", TECHS, 2, "copies in the Time deck"),
        Part("order", OPEN_AGES * CARDS, 32, "piles of the two open ages from the top down: slot in the age, from 1"),
    ],
    each=[
        Part("place", 1, 5, "place in the turn order, from 1; 0 for a seat that is empty"),
        Part("turn", 1, 1, "it is this seat's turn"),
        Part("to_act", 1, 1, "this seat decides"),
        Part("heir", 1, 1, "still chooses a successor"),
        Part("skills", SKILLS, 6, "positions of the skill markers"),
        Part("tokens", TYPES, 5, "Knowledge tokens, on either side"),
        Part("ready", TYPES, 5, "Knowledge tokens with the coloured side up"),
        Part("power", POWERS, 20, "positions on the power board"),
        Part("hand_size", 1, 10, "cards in hand"),
        Part("hand_ages", AGES, 5, "cards in hand by age"),
        Part("guide", PEOPLE, 1, "one-hot: the personality that guides"),
        Part("guided", PEOPLE, 1, "all personalities that ever did"),
        Part("gave", GAINS, 3, "what the lasting benefit gave"),
        Part("covered", SECTIONS, 1, "sections of the current milestone under this seat's markers"),
        Part("owns", MILESTONES, 1, "milestones won"),
        Part("area", TECHS, 2, "1 active; under development -1, and one less for each marker; else 0"),
        Part(
            "known",
            TECHS,
            1,
            "copies that all know to be in hand; -n if n were seen to leave with their age",
        ),
    ],
    seats=SEATS,
)

BLOCK: Final = SPACE.block
WIDTH: Final = SPACE.width
