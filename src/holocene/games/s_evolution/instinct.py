"""The instinct of a player: how much an action appeals at first sight, in hundredths of a victory point.

It guides the search and plays its games to the end, thousands a second, so it looks at one action at a time and no
further than the coming payment. Its judgement is a row of weights (`instinct_weights`), found by playing rows against
each other.
"""

from __future__ import annotations

from typing import Final

from holocene.games.s_evolution.layout import (
    AGE_OF_PENALTY,
    AGES,
    CALAMITIES,
    CARDS,
    CLASS_SHIFT,
    DISCOVERY,
    LEVELS,
    NONE,
    NUMBERS,
    PLACES,
    RESOURCES,
    SEATS,
    Block,
    BoardMove,
    Calamity,
    CardKind,
    Limit,
    Phase,
    Place,
    Resource,
    State,
)
from holocene.games.s_evolution.rules.management import price_of
from holocene.games.s_evolution.rules.needs import change_from, change_to
from holocene.games.s_evolution.rules.tricks import precedence, strength_of
from holocene.games.s_evolution.tables import (
    AMOUNT,
    FACE,
    GROUP_POINTS,
    KIND,
    LIMIT,
    NEEDS,
    PAYS,
    PRODUCES,
)
from holocene.games.s_evolution.zones import calamity_of

POINT: Final = 100

# Where a weight stands in its row.
AT_SPARE: Final = 0  # a resource left in stock, of each kind
AT_FADE: Final = AT_SPARE + RESOURCES  # how much less each further one
AT_PARTLY: Final = AT_FADE + 1  # a resource given for a need that is not paid
AT_RISE: Final = AT_PARTLY + 1  # an Age more, with 0, 1, 2 … rounds to come
AT_FALL: Final = AT_RISE + 6
AT_LOSS: Final = AT_FALL + 1  # a Pop lost
AT_JOKER: Final = AT_LOSS + 1
AT_FIRST: Final = AT_JOKER + 1  # the first level of each place, for each round to come
AT_NEXT: Final = AT_FIRST + PLACES  # each further level
AT_POPULATION: Final = AT_NEXT + PLACES  # the step to each Population up to 6, for each round to come
AT_HARM: Final = AT_POPULATION + PLACES + 1  # of each Calamity, its effect on the coming payment aside
AT_PROTECTED: Final = AT_HARM + CALAMITIES  # percentage of it that Protection leaves
AT_COLOUR: Final = AT_PROTECTED + 1  # percentage of the points a Discovery may add to its colour
AT_HIDDEN: Final = AT_COLOUR + 1  # percentage for those of its colour not face up yet
AT_DISCOVERY: Final = AT_HIDDEN + 1  # playing the Discovery
AT_NUMBER: Final = AT_DISCOVERY + 1  # each step of a card's number, for each player still to play
AT_CLASS: Final = AT_NUMBER + 1  # fixed colour, trump
AT_SAVED: Final = AT_CLASS + 2  # each step of a card's number that is spent while tricks are to come
AT_SECOND: Final = AT_SAVED + 1  # percentage of what she cannot have but others may
AT_MOVE: Final = AT_SECOND + 1  # taking up a Pop to move it
AT_DONE: Final = AT_MOVE + 1
WEIGHTS: Final = AT_DONE + 1


def appeal(s: State, action: int, w: list[int]) -> int:
    """How much an action appeals to the player who decides."""
    p = s.turn
    phase = s.phase
    if phase == Phase.PLAY:
        return appeal_of_card(s, p, action, w)
    if phase == Phase.TAKE:
        choice = action - Block.TAKE
        if choice >= CARDS:
            return outlook(s, p, CardKind.CALAMITY, 0, choice - CARDS, w)
        return outlook(s, p, KIND[choice], AMOUNT[choice], NONE, w)
    if phase == Phase.MANAGE or phase == Phase.MOVE:
        return appeal_of_step(s, p, action - Block.BOARD, w)
    if phase == Phase.COMMERCE:
        return appeal_of_change(s, p, action - Block.BOARD, w)
    if phase == Phase.DISCOVERY:
        return worth_of_discovery(s, p, (action - Block.DISCOVERY) % SEATS, w)
    if phase == Phase.CALAMITY:
        choice = action - Block.CALAMITY
        harm = harm_of(s, p, choice % CALAMITIES, w) + POINT
        return harm if choice >= CALAMITIES else -harm
    if phase == Phase.REMOVE:
        place = action - Block.BOARD - BoardMove.REMOVE
        return -worth_of_level(s, place, s.level[p][place], w)
    if phase == Phase.TRUMP:
        return strength_in(s, p, action - Block.TRUMP)
    return appeal_of_resource(s, p, (action - Block.RESOURCE) % RESOURCES, w)


def rounds_left(s: State) -> int:
    return LIMIT[Limit.ROUNDS] - s.round


def outlook(s: State, p: int, kind: int, amount: int, calamity: int, w: list[int]) -> int:
    """What she will be able to pay with the cards taken so far and one more: a resource, a Joker or a Calamity."""
    food = 0
    tools = 0
    science = 0
    jokers = 0
    barred = s.barred
    worth = 0
    for i in range(s.n_taken[p] + 1):
        if i < s.n_taken[p]:
            card = s.taken[p][i] % CARDS
            found = KIND[card]
            n = AMOUNT[card]
            struck = calamity_of(s, s.taken[p][i] // CARDS, card) if found == CardKind.CALAMITY else NONE
        else:
            found = kind
            n = amount
            struck = calamity
        if found == Resource.FOOD:
            food += n
        elif found == Resource.TOOLS:
            tools += n
        elif found == Resource.SCIENCE:
            science += n
        elif found == CardKind.JOKER:
            jokers += 1
        elif struck >= 0:
            worth -= harm_of(s, p, struck, w)
            if struck <= Calamity.FANATICISM:
                barred |= 1 << struck
    food = s.stock[p][Resource.FOOD] + (0 if barred >> Resource.FOOD & 1 else food)
    tools = s.stock[p][Resource.TOOLS] + (0 if barred >> Resource.TOOLS & 1 else tools)
    science = s.stock[p][Resource.SCIENCE] + (0 if barred >> Resource.SCIENCE & 1 else science)
    for place in range(PLACES):
        level = s.level[p][place]
        if level:
            product = PRODUCES[place]
            if product == Resource.FOOD:
                food += level
            elif product == Resource.TOOLS:
                tools += level
            elif product == Resource.SCIENCE:
                science += level
    return worth + w[AT_JOKER] * jokers + payment(s, p, food, tools, science, jokers + s.level[p][Place.COMMERCE], w)


def harm_of(s: State, p: int, calamity: int, w: list[int]) -> int:
    """What a Calamity costs, its effect on this payment aside; Protection takes most of it away."""
    left = rounds_left(s)
    if (calamity == Calamity.INVASION or calamity == Calamity.OBSCURANTISM) and left == 0:
        return 0
    if (calamity == Calamity.EPIDEMIC and s.population[p] == 1) or (calamity == Calamity.DECADENCE and s.age[p] == 1):
        return 0
    harm = w[AT_HARM + calamity]
    if calamity == Calamity.HURRICANE:
        harm *= (s.stock[p][Resource.FOOD] > 0) + (s.stock[p][Resource.TOOLS] > 0) + (s.stock[p][Resource.SCIENCE] > 0)
    elif calamity > Calamity.FANATICISM:
        harm = harm * (3 + left) // 6
    return harm * w[AT_PROTECTED] // 100 if s.level[p][Place.PROTECTION] else harm


def payment(s: State, p: int, food: int, tools: int, science: int, wild: int, w: list[int]) -> int:
    """Points of the needs that these stocks and so many changes pay, the Age they lead to, and what is left."""
    most = LIMIT[Limit.STOCK_LIMIT]
    needs = NEEDS[s.age[p]]
    due = s.population[p]
    worth = 0
    asked = 0
    paid = 0
    starved = False
    left = rounds_left(s)
    short_of = 0
    for resource in range(RESOURCES):
        have = min(most, food if resource == Resource.FOOD else tools if resource == Resource.TOOLS else science)
        if needs >> resource & 1:
            asked += 1
            short = due - have
            if short <= 0:
                paid += 1
                worth += POINT * due
                have -= due
            elif short <= wild:
                wild -= short
                paid += 1
                worth += POINT * due
                have = 0
            else:
                starved = starved or have == 0
                worth += w[AT_PARTLY] * have
                short_of += 1
                have = 0
        if left:
            worth += have * w[AT_SPARE + resource] - w[AT_FADE] * have * (have - 1) // 2
    if short_of:
        worth += POINT * s.level[p][Place.PRESTIGE]
    elif s.age[p] < AGES:
        worth += w[AT_RISE + min(left, 5)]
    if s.age[p] >= AGE_OF_PENALTY:
        if paid == 0:
            worth -= w[AT_FALL]
        if starved:
            worth -= w[AT_LOSS] * (1 + left) // 3
    return worth


def worth_of_discovery(s: State, p: int, back: int, w: list[int]) -> int:
    """What a Discovery adds to the colour groups she has, and to those she may still make."""
    age = s.age[p] - 1
    colour = FACE[age * SEATS + back]
    shown = 0
    hidden = 0
    for other in range(AGES):
        if other != age and FACE[other * SEATS + s.discovery[p][other]] == colour:
            if s.face_up[p] >> other & 1:
                shown += 1
            else:
                hidden += 1
    worth = w[AT_COLOUR] * (GROUP_POINTS[shown + 1] - GROUP_POINTS[shown])
    return worth + w[AT_HIDDEN] * hidden


def worth_of_level(s: State, place: int, level: int, w: list[int]) -> int:
    if level == 0:
        return 0
    return rounds_left(s) * (w[AT_FIRST + place] + w[AT_NEXT + place] * (level - 1))


def spent(s: State, p: int, resource: int, n: int, w: list[int]) -> int:
    """What a stock loses in worth by so many."""
    have = s.stock[p][resource]
    fade = w[AT_FADE] * (have * (have - 1) - (have - n) * (have - n - 1)) // 2
    return n * w[AT_SPARE + resource] - fade


def appeal_of_step(s: State, p: int, choice: int, w: list[int]) -> int:
    """A step of Management: what it adds to the board, less what it costs."""
    left = rounds_left(s)
    if choice == BoardMove.DONE:
        return w[AT_DONE]
    if choice < BoardMove.RISE:
        worth = left * w[AT_POPULATION + min(s.population[p] + 1, PLACES)]
        if choice == 2:
            worth += left * w[AT_POPULATION + min(s.population[p] + 2, PLACES)]
        return worth - spent(s, p, Resource.FOOD, LIMIT[Limit.GROW_ONE] if choice == 1 else LIMIT[Limit.GROW_TWO], w)
    if choice == BoardMove.RISE:
        return w[AT_RISE + min(left, 5)] - spent(s, p, Resource.SCIENCE, LIMIT[Limit.ADVANCE], w)
    if choice >= BoardMove.MOVE:
        return w[AT_MOVE]
    step = choice - BoardMove.PLACE if choice < BoardMove.RAISE else choice - BoardMove.RAISE
    place = step // LEVELS
    new = step % LEVELS + 1
    old = s.level[p][place]
    price = price_of(s, place, old, new)
    return worth_of_level(s, place, new, w) - worth_of_level(s, place, old, w) - spent(s, p, PAYS[place], price, w)


def appeal_of_change(s: State, p: int, choice: int, w: list[int]) -> int:
    """The best that the stocks can pay after a change, with those still to come; to stop is best where none helps."""
    given = change_from(choice - BoardMove.CHANGE) if choice != BoardMove.DONE else NONE
    got = change_to(choice - BoardMove.CHANGE) if choice != BoardMove.DONE else NONE
    food = s.stock[p][Resource.FOOD] + (got == Resource.FOOD) - (given == Resource.FOOD)
    tools = s.stock[p][Resource.TOOLS] + (got == Resource.TOOLS) - (given == Resource.TOOLS)
    science = s.stock[p][Resource.SCIENCE] + (got == Resource.SCIENCE) - (given == Resource.SCIENCE)
    return best_payment(s, p, food, tools, science, s.todo - 1 if choice != BoardMove.DONE else 0, w) - (
        choice != BoardMove.DONE
    )


def best_payment(s: State, p: int, food: int, tools: int, science: int, changes: int, w: list[int]) -> int:
    """What the best stocks pay that so many changes make of these; each costs a trifle, so nobody turns in circles."""
    best = payment(s, p, food, tools, science, 0, w)
    for f in range(-min(changes, food), changes + 1):
        for t in range(-min(changes, tools), changes + 1):
            made = max(0, f) + max(0, t) + max(0, -f - t)
            if made <= changes and f + t <= science:
                best = max(best, payment(s, p, food + f, tools + t, science - f - t, 0, w) - made)
    return best


def appeal_of_resource(s: State, p: int, resource: int, w: list[int]) -> int:
    """A Joker's or a gift's resource: what the stocks then pay, with the choices to come; never into a full stock."""
    if s.stock[p][resource] >= LIMIT[Limit.STOCK_LIMIT]:
        return -(1 << 40)
    food = s.stock[p][Resource.FOOD] + (resource == Resource.FOOD)
    tools = s.stock[p][Resource.TOOLS] + (resource == Resource.TOOLS)
    science = s.stock[p][Resource.SCIENCE] + (resource == Resource.SCIENCE)
    wild = s.todo - 1 + s.level[p][Place.COMMERCE]
    return payment(s, p, food, tools, science, wild, w) + payment(s, p, food, tools, science, 0, w) // 10


def strength_in(s: State, p: int, suit: int) -> int:
    """How many cards of a suit she holds, and how high."""
    total = 0
    for number in range(NUMBERS):
        if s.hand[p] >> (suit * NUMBERS + number) & 1:
            total += POINT + POINT * number // NUMBERS
    return total


def rank_of(s: State, p: int, card: int) -> int:
    """The strength that a card would have on the table, without laying it there (K21)."""
    return strength_of(s, p, card) | precedence(s, p, s.leader)


def appeal_of_card(s: State, p: int, choice: int, w: list[int]) -> int:
    """What she would take if nobody came after her, and how likely her card is to stay ahead."""
    if choice > DISCOVERY:
        return 0
    if choice == DISCOVERY:
        return w[AT_DISCOVERY]
    mine = rank_of(s, p, choice)
    ahead = 0
    played = 0
    for q in range(s.players):
        if s.trick[q] != NONE:
            played += 1
            if s.trick[q] < DISCOVERY and s.strength[q] > mine:
                ahead += 1
    to_come = s.players - played - 1
    worth = worth_taken(s, p, choice, ahead, w)
    number = choice % NUMBERS
    rank = mine >> CLASS_SHIFT
    bonus = w[AT_NUMBER] * number
    if rank:
        bonus += w[AT_CLASS + rank - 1]
    return worth + bonus * to_come // 2 - w[AT_SAVED] * number


def worth_taken(s: State, p: int, card: int, ahead: int, w: list[int]) -> int:
    """The card she would take after `ahead` others have taken the best for her: a dim view of them."""
    best = -(1 << 40)
    second = -(1 << 40)
    for q in range(s.players):
        lying = card if q == p else s.trick[q]
        if lying != NONE and lying < DISCOVERY:
            calamity = calamity_of(s, q, lying) if KIND[lying] == CardKind.CALAMITY else NONE
            if s.round == 1 and calamity >= 0:
                continue
            worth = outlook(s, p, KIND[lying], AMOUNT[lying], calamity, w)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    if best < -(1 << 39):
        return 0
    if ahead == 0 or second < -(1 << 39):
        return best
    return second + (best - second) * w[AT_SECOND] // 100
