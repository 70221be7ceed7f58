"""What types cannot say of a card set: small checks that name file, row and field."""

from __future__ import annotations

from typing import NoReturn

from holocene.core.errors import BadPack
from holocene.core.rule import rule
from holocene.games.s_evolution.layout import AGES, CALAMITY_NAMES, CARDS, COLOUR_NAMES, PLACE_NAMES, SEATS
from holocene.games.s_evolution.rows import (
    BOARD_FILE,
    CALAMITIES_FILE,
    DECK_FILE,
    DISCOVERIES_FILE,
    PLACES_FILE,
    Board,
    Calamity,
    Cards,
    DeckCard,
    Discovery,
    Place,
)


def refuse(file: str, row: int, field: str, problem: str) -> NoReturn:
    """A row of 0 is the whole file."""
    where = f"{file}, row {row}, {field}" if row else f"{file}, {field}"
    raise BadPack(f"{where}: {problem}", "bad-pack", file=file, row=row, field=field, problem=problem)


def check(cards: Cards) -> None:
    """Refuses a card set that cannot be played."""
    check_deck(cards.deck)
    check_calamities(cards.calamities)
    check_discoveries(cards.discoveries, cards.board)
    check_board(cards.board)
    check_places(cards.places, cards.board)


@rule("C1", "C2")
def check_deck(deck: list[DeckCard]) -> None:
    """Everybody's pile: four suits numbered 1 to 6, two of the 24 cards Calamities."""
    seen: set[tuple[str, int]] = set()
    for row, card in enumerate(deck, 2):
        if (card.suit, card.number) in seen:
            refuse(DECK_FILE, row, "number", f"{card.suit} {card.number} is given twice")
        seen.add((card.suit, card.number))
        if (card.amount == "") != (card.kind == "calamity"):
            refuse(DECK_FILE, row, "amount", "Calamities have none, all others have one")
        if card.kind == "joker" and card.amount != 1:
            refuse(DECK_FILE, row, "amount", "a Joker gives 1")
    if len(deck) != CARDS:
        refuse(DECK_FILE, 0, "suit", f"{len(deck)} cards instead of {CARDS}")
    count = sum(card.kind == "calamity" for card in deck)
    if count != 2:
        refuse(DECK_FILE, 0, "kind", f"{count} Calamities instead of 2")


@rule("C3")
def check_calamities(calamities: list[Calamity]) -> None:
    """The eight Calamities, two printed in each deck."""
    seen: set[str] = set()
    for row, calamity in enumerate(calamities, 2):
        if calamity.id not in CALAMITY_NAMES:
            refuse(CALAMITIES_FILE, row, "id", f"no rule knows '{calamity.id}'")
        if calamity.id in seen:
            refuse(CALAMITIES_FILE, row, "id", f"'{calamity.id}' is given twice")
        seen.add(calamity.id)
    for name in CALAMITY_NAMES:
        if name not in seen:
            refuse(CALAMITIES_FILE, 0, "id", f"'{name}' is missing")
    for colour in COLOUR_NAMES:
        count = sum(calamity.printed_in == colour for calamity in calamities)
        if count != 2:
            refuse(CALAMITIES_FILE, 0, "printed_in", f"{count} for {colour} instead of 2")


@rule("C1", "C4")
def check_discoveries(discoveries: list[Discovery], board: Board) -> None:
    """Six Discoveries a player, one per Age; faces of one Age differ; from some Age on they are the owner's colour."""
    own_from = board.discoveries.own_from_age
    seen: set[tuple[str, object]] = set()
    for row, card in enumerate(discoveries, 2):
        if not card.id.replace("-", "").isalnum() or card.id != card.id.lower() or card.id in CALAMITY_NAMES:
            refuse(DISCOVERIES_FILE, row, "id", f"'{card.id}' is not made of lower-case letters and hyphens")
        if (card.face == card.back) != (card.age >= own_from):
            refuse(DISCOVERIES_FILE, row, "face", f"the owner's colour from Age {own_from} on, and only then")
        for field, value in (("id", card.id), ("back", (card.back, card.age)), ("face", (card.face, card.age))):
            if (field, value) in seen:
                refuse(DISCOVERIES_FILE, row, field, "given twice" if field == "id" else f"twice at Age {card.age}")
            seen.add((field, value))
    if len(discoveries) != AGES * SEATS:
        refuse(DISCOVERIES_FILE, 0, "id", f"{len(discoveries)} cards instead of {AGES * SEATS}")


@rule("C5", "C6")
def check_board(board: Board) -> None:
    """The scales, and the needs of the six Ages."""
    limits, start = board.limits, board.start
    if list(board.needs) != [str(age) for age in range(1, AGES + 1)]:
        refuse(BOARD_FILE, 0, "needs", "one list for each Age from 1 to 6")
    for age, needs in board.needs.items():
        if not 0 < len(set(needs)) == len(needs):
            refuse(BOARD_FILE, 0, f"needs.{age}", "at least one type, each once")
    if limits.rounds * limits.hand > CARDS:
        refuse(BOARD_FILE, 0, "limits.rounds", f"a pile has {CARDS} cards")
    if not limits.population_min <= start.population <= limits.population_max:
        refuse(BOARD_FILE, 0, "start.population", "outside the scale")
    if start.stock > limits.stock:
        refuse(BOARD_FILE, 0, "start.stock", "above the limit")


@rule("C5")
def check_places(places: list[Place], board: Board) -> None:
    """Three Buildings and three Advantages, the same in both files."""
    order = ", ".join(PLACE_NAMES)
    if tuple(board.places) != PLACE_NAMES:
        refuse(BOARD_FILE, 0, "places", f"in this order: {order}")
    if tuple(place.id for place in places) != PLACE_NAMES:
        refuse(PLACES_FILE, 0, "id", f"in this order: {order}")
    for row, place in enumerate(places, 2):
        prices = board.places[place.id]
        if place.kind != prices.kind:
            refuse(PLACES_FILE, row, "kind", f"{prices.kind} in {BOARD_FILE}")
        if (prices.kind == "building") != (prices.produces is not None):
            refuse(BOARD_FILE, 0, f"places.{place.id}.produces", "Buildings alone produce something")
        if len(prices.prices) != len(prices.target_prices):
            refuse(BOARD_FILE, 0, f"places.{place.id}.target_prices", "as many as prices")
