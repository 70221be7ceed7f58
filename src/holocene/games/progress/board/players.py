"""A player's board and area, as everybody sees it."""

from __future__ import annotations

from collections.abc import Iterator

from holocene.core.contract.game import Line, Segment, Told
from holocene.games.progress.board.phrases import GAP, Phrases, between, chip
from holocene.games.progress.layout import TYPE_NAMES, Knowledge
from holocene.games.progress.view import Developing, PlayerView, View

ROWS = (
    "progress-skills",
    "progress-tokens",
    "progress-power",
    "progress-active",
    "progress-developing",
    "progress-guide",
    "progress-won",
)

TOKENS = ("progress-token", "progress-token-aloud")  # drawn, and said


def lines(phrases: Phrases, view: View, seat: int) -> list[Line]:
    """All of one player; rows that would be empty are left out."""
    width = max(len(phrases.say(key)) for key in ROWS) + 2
    found = [title(phrases, view, seat)]
    for key, segments in rows(phrases, view, seat):
        if segments:
            found.append(phrases.labelled(width, key, segments))
    return found


def title(phrases: Phrases, view: View, seat: int) -> Line:
    """Name, hand and what is known of it; an arrow marks whose turn it is."""
    say, player = phrases.say, view.players[seat]
    you = f" ({say('progress-you')})" if seat == view.seat else ""
    turn = phrases.mark("turn") if seat == view.turn else "" if say.aloud else "\u00a0"
    name = f"{say.seat(seat)}{you}"
    name = (f"{name}, {turn}" if turn else name) if say.aloud else f"{turn}\u00a0{name}"
    hand = [Segment(say("progress-hand-of", n=player.hand_size), "dim")]
    if player.known and seat != view.seat:
        known = between([[phrases.name(tech, n)] for tech, n in player.known.items()], Segment(", ", "dim"))
        hand += [Segment(", " + say("progress-known") + " ", "dim"), *known]
    return Line((Segment("\n"), Segment(name, f"seat{seat}"), GAP, *hand))


def rows(phrases: Phrases, view: View, seat: int) -> Iterator[tuple[str, list[Segment]]]:
    """The rows of a player, by the keys of their labels."""
    player = view.players[seat]
    say = phrases.say
    skills = [
        [chip(say("progress-skill", skill=name, value=Told(phrases.skill_value(name, at))))]
        for name, at in player.skills.items()
    ]
    yield "progress-skills", between(skills)
    yield "progress-tokens", tokens(phrases, player)
    yield "progress-power", between([[chip(say("progress-track", power=p, n=n + 1))] for p, n in player.power.items()])
    yield "progress-active", active(phrases, player)
    yield "progress-developing", between([developing(phrases, each) for each in player.developing])
    if player.guide:
        card = phrases.pack.cards["personalities"][player.guide]
        yield "progress-guide", [Segment(say.card(player.guide)), GAP, *phrases.gains(card, card["benefit"])]
    won = [name for name, owner in view.owners.items() if owner == seat]
    yield "progress-won", between([[Segment(say.card(name))] for name in won])


def tokens(phrases: Phrases, player: PlayerView) -> list[Segment]:
    """Tokens by type: how many still show their coloured side, of how many."""
    return between(
        [
            [
                chip(
                    phrases.say(TOKENS[phrases.say.aloud], knowledge=kind, ready=player.ready[kind], n=n),
                    kind if player.ready[kind] else "dim",
                )
            ]
            for kind, n in player.tokens.items()
            if n
        ]
    )


def active(phrases: Phrases, player: PlayerView) -> list[Segment]:
    """Active technologies grouped by type, as the books advise."""
    groups = []
    for kind in TYPE_NAMES[: Knowledge.GENERAL]:
        techs = [tech for tech in player.active if phrases.technologies[tech]["type"] == kind]
        if techs:
            groups.append(
                [
                    Segment(f"{phrases.letter(kind)}{':' * phrases.say.aloud}\u00a0", f"{kind} bold"),
                    *phrases.names(techs),
                ]
            )
    return between(groups)


def developing(phrases: Phrases, each: Developing) -> list[Segment]:
    """A technology under development with its markers."""
    return [phrases.name(each.technology), Segment(" " + phrases.say("progress-markers", n=each.markers), "dim")]
