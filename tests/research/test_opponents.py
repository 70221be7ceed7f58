"""Rivals for learners: levels in compiled code, several in turn, past selves, and a rating against the ladder."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from holocene.bots.base import Clock
from holocene.bots.registry import make_ready
from holocene.bots.styles import style_of, styles_of
from holocene.core.contract.registry import load_game
from holocene.core.errors import BadOption
from holocene.research import Batch, PastSelves, SelfPlay, rate
from holocene.research.ladder import find_rung
from holocene.research.selfplay import NOBODY
from holocene.research.vector import HoloceneVectorEnv

GAME = "s-evolution"


def first_legal(shown: Any, masks: Any) -> Any:
    """The same policy in all of these tests."""
    return masks.argmax(axis=1)


def last_legal(shown: Any, masks: Any) -> Any:
    """Another one."""
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def test_a_level_answers_as_it_does_at_the_table() -> None:
    """`inventor`, which draws no lots, plays the moves of the bot of that name."""
    envs = HoloceneVectorEnv(GAME, 1, players=2, bots="inventor", seat=0)
    game, plain, bot = envs.batch.game, envs.batch.game.plain, make_ready("inventor", envs.batch.game)
    _, infos = envs.reset(seed=2)
    for _ in range(40):
        s = envs.batch.state(0)
        action = int(infos["action_mask"][0].argmax())
        plain.step(s, envs.batch.actions.number(action))
        while not plain.is_over(s) and plain.to_act(s) != 0:
            legal = [game.notation(move) for move in game.legal(s)]
            plain.step(s, game.parse(bot.choose(game.view(s, plain.to_act(s)), legal, Clock(), Random(1))))
        is_over = plain.is_over(s)
        _, _, ends, _, infos = envs.step([action])
        assert is_over == ends[0]
        assert is_over or game.layout.pack(s) == envs.batch.states[0].tobytes()


def test_several_rivals_take_turns() -> None:
    """The next one sits down in the next game; threads change nothing."""
    names = ["random", "farmer", "artisan"]
    one, two = (HoloceneVectorEnv(GAME, 6, players=2, bots=names, threads=threads) for threads in (1, 2))
    _, infos = one.reset(seed=1)
    two.reset(seed=1)
    assert [0, 0, 1, 1, 2, 2] == one.own.rivals.tolist()
    games = 0
    while games < 12:
        before, actions = one.own.rivals.copy(), infos["action_mask"].argmax(axis=1)
        _, _, ended, _, infos = one.step(actions)
        two.step(actions)
        assert np.array_equal((before + ended) % 3, one.own.rivals)
        assert np.array_equal(one.batch.states, two.batch.states)
        games += int(ended.sum())
    two.close()


def test_who_thinks_longer_is_refused() -> None:
    """And so are two networks at once."""
    with pytest.raises(BadOption, match="'champion:simulations=9' does not play in compiled code"):
        HoloceneVectorEnv(GAME, 2, bots="champion:simulations=9")
    with pytest.raises(BadOption, match="look with one network"):
        HoloceneVectorEnv(GAME, 2, bots=["inventor", "network:path=other.npz"])


def test_only_who_looks_needs_the_network() -> None:
    """One who follows chance or instinct sits beside a network of one's own."""
    game = load_game(GAME)
    chosen = styles_of([style_of(name, game) for name in ("random", "instinct", "network:path=own.npz")], game)
    assert "own.npz" == chosen.path
    assert None is styles_of([style_of("random", game)], game).path


def test_past_selves_play_all_seats_but_one() -> None:
    """In half of the games; the learner's seat moves on, and she decides everything elsewhere."""
    batch, past = Batch(GAME, 12, {"players": 3}, seed=4), PastSelves(most=2)
    past.keep(first_legal)
    play = SelfPlay(batch, last_legal, past, share=0.5, seed=1)
    assert 6 == int((play.rivals != NOBODY).sum())
    ended = np.zeros(12, np.bool_)
    while not ended.all():
        seats, rivals = play.seats.copy(), play.rivals.copy()
        turn = play.step()
        assert np.array_equal(turn.mine, (rivals == NOBODY) | (turn.seats == seats))
        wanted = np.where(turn.mine, last_legal(None, turn.masks), first_legal(None, turn.masks))
        assert np.array_equal(wanted, turn.actions)
        moved = batch.dones & (play.seats != (seats + 1) % 3)
        assert not moved.any()
        ended |= batch.dones


def test_the_oldest_selves_give_way() -> None:
    """A number whose policy is gone stands for the oldest that is left."""
    past = PastSelves(most=2)
    assert [NOBODY] * 3 == past.draw(np.random.default_rng(1), 3).tolist()
    for policy in (first_legal, last_legal, first_legal):
        past.keep(policy)
    assert 2 == len(past) and past[0] is last_legal and past[2] is first_legal
    assert {1, 2} == set(past.draw(np.random.default_rng(1), 50).tolist())


def test_the_ladder_rates_a_policy() -> None:
    """The careless are below the weakest level; every level was met on every seat."""
    found, rung = rate(first_legal, GAME, games=80, players=2, seed=3), find_rung(GAME, 2)
    assert list(rung.ratings) == list(found.against) and 84 == found.games
    assert {12} == {one.games for one in found.against.values()}
    assert found.low < found.rating < found.high < rung.ratings["forager"].value
    with pytest.raises(BadOption, match="there is no ladder for s-evolution with 7 players"):
        find_rung(GAME, 7)
