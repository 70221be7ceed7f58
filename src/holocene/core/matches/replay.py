"""Plays a record again, and says exactly what is wrong with one that does not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from holocene.core.contract.game import Game
from holocene.core.contract.registry import game_names, load_game
from holocene.core.errors import BadRecord, HoloceneError, IllegalMove
from holocene.core.matches import signing
from holocene.core.matches.match import Match
from holocene.core.matches.record import Order, Record
from holocene.core.matches.secret import SECRET_BYTES, commitment


def replay(record: Record, pack: Path | None = None, game: Game | None = None) -> Match:
    """The match of a record, every decision checked by the rules; BadRecord where anything does not fit.

    A signature must be right where there is one; `signing.check` also asks whose it is.
    The cards are the game's own, or those of the folder `pack`; `game` stands for one that is not installed.
    """
    record.check()
    if signing.is_signed(record):
        signing.check(record)
    game = game or _game_of(record, pack)
    _check_rules(record, game)
    match = _begun(record, game)
    _play_all(match, record)
    _check_resigned(match, record)
    _check_end(match, record)
    return match


def _game_of(record: Record, pack: Path | None) -> Game:
    if record.game not in game_names():
        raise BadRecord(
            f"the record is of a game that is not installed: '{record.game}'", "bad-record-game", game=record.game
        )
    return load_game(record.game, pack)


def _check_rules(record: Record, game: Game) -> None:
    if record.rules_version != game.rules_version:
        raise BadRecord(
            f"the record was played by rules version {record.rules_version}, this program has {game.rules_version}",
            "bad-record-rules",
            recorded=record.rules_version,
            known=game.rules_version,
        )
    if record.pack_digest != game.pack.digest:
        raise BadRecord(
            f"the record was played with the card pack '{record.pack}' ({record.pack_digest[:8]}), "
            f"here is '{game.pack.name}' ({game.pack.digest[:8]}): name the right pack",
            "bad-record-pack",
            recorded=f"{record.pack} {record.pack_digest[:8]}",
            known=f"{game.pack.name} {game.pack.digest[:8]}",
        )


def promised_secret(record: Record) -> bytes:
    """The secret of a record; BadRecord where it holds none, or another than its hash promises."""
    if record.secret is None:
        raise BadRecord("the record does not hold its secret: wait until the match is over", "bad-record-secret")
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES or commitment(secret) != record.commitment:
        raise _altered("the secret is not the one that was promised at the start", "secret")
    return secret


def _begun(record: Record, game: Game) -> Match:
    secret = promised_secret(record)
    try:
        begun = (record.seats, record.position, record.words, record.branch)
        return Match(game, game.read_options(record.options), secret, *begun)
    except HoloceneError as error:
        raise _altered(str(error), "start") from error


def _play_all(match: Match, record: Record) -> None:
    orders = list(record.orders)
    while True:
        while orders and orders[0].ply == len(match.made):
            _give(match, orders.pop(0))
        ply = len(match.made)
        if ply >= len(record.decisions):
            break
        _play(match, ply, record.decisions[ply].move)
    if orders:
        raise _altered(f"orders of seat {orders[0].seat} stand where none could be given", "orders")
    for ply, (made, kept) in enumerate(zip(match.made, record.decisions, strict=False), 1):
        if made.seat != kept.seat:
            raise _altered(f"decision {ply} belongs to seat {made.seat}, not {kept.seat}", "seat", ply=ply)
    if [match.game.notation(action) for action in match.moves] != [kept.move for kept in record.decisions]:
        raise _altered("the decisions do not follow from the orders given ahead", "orders")


def _play(match: Match, ply: int, move: str) -> None:
    try:
        match.play(match.game.parse(move))
    except IllegalMove as error:
        raise _altered(f"decision {ply + 1}: {error}", "move", ply=ply + 1, rule=error.refusal.rule) from error
    except HoloceneError as error:
        raise _altered(f"decision {ply + 1}: {error}", "move", ply=ply + 1) from error


def _give(match: Match, order: Order) -> None:
    try:
        match.orders(order.seat, order.moves)
    except HoloceneError as error:
        raise _altered(str(error), "orders") from error


def _check_resigned(match: Match, record: Record) -> None:
    seats = set(range(len(match.seats)))
    if len(set(record.resigned)) != len(record.resigned) or not seats.issuperset(record.resigned):
        raise _altered("seats resigned that are not at the table, or twice", "resigned")


def _check_end(match: Match, record: Record) -> None:
    again = match.record()
    if again.result != record.result and not _is_given_up(match, record):
        raise _altered("the result is not the one that these decisions give", "result")
    if again.state != record.state:
        raise _altered("the last state is not the one that these decisions give", "state")


def _is_given_up(match: Match, record: Record) -> bool:
    """Whether the result is the one of a game that stopped because seats resigned: the points as they stood."""
    if match.is_over or record.result is None or not record.resigned:
        return False
    stayed = set(range(len(match.seats))) - set(record.resigned)
    return record.result.scores == match.scores() and stayed.issuperset(record.result.winners)


def _altered(what: str, part: str, **facts: Any) -> BadRecord:
    """`part` chooses the sentence: secret, start, move, seat, orders, resigned, result or state."""
    return BadRecord(f"the record was altered: {what}", "bad-record-altered", part=part, **facts)
