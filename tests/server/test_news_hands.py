"""Hands that deliver: few at each host, none begun at the end, and none lost where a thread cannot begin."""

from __future__ import annotations

import threading

import pytest

from holocene.server.club.news.hands import AT_HOST, Hands
from holocene.server.club.news.lease import Way
from tests.server.conftest import PATIENCE, until


def test_a_thread_that_cannot_begin_costs_no_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has no thread to spare has one a moment later: the way is given again."""
    done: list[Way] = []
    hands, way = Hands(done.append, 1), Way("ada", "hook")

    def refuses(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as full:
        full.setattr(threading.Thread, "start", refuses)
        with pytest.raises(RuntimeError):
            hands.give("host", way)
    assert frozenset() == hands.held
    hands.give("host", way)
    hands.rest(PATIENCE)
    assert [way] == done


def test_nothing_begins_once_hands_are_to_end() -> None:
    """Whoever looked while the server was told to stop gives what she found to nobody."""
    done: list[Way] = []
    hands = Hands(done.append, 1)
    hands.drop()
    hands.give("host", Way("ada", "hook"))
    hands.rest(PATIENCE)
    assert ([], frozenset()) == (done, hands.held)


def test_work_that_fails_leaves_its_place_to_others() -> None:
    """Far more of it than there are hands, all at one host."""
    tried: list[Way] = []

    def fails(way: Way) -> None:
        tried.append(way)
        raise ValueError(way)

    hands = Hands(fails, AT_HOST)
    for n in range(3 * AT_HOST):
        hands.give("host", Way(f"cem {n}", "hook"))
    hands.rest(PATIENCE)
    assert 3 * AT_HOST == len(set(tried))


def test_a_busy_host_is_passed_by() -> None:
    """No more hands are at a host than there may be, and the others go on with what waits behind it."""
    done: list[str] = []
    at_once, most = 0, 0
    counting, goes_on = threading.Lock(), threading.Event()

    def works(way: Way) -> None:
        nonlocal at_once, most
        if way.person_id.startswith("slow"):
            with counting:
                at_once += 1
                most = max(most, at_once)
            goes_on.wait()
            with counting:
                at_once -= 1
        done.append(way.person_id)

    hands = Hands(works, AT_HOST + 2)
    for n in range(AT_HOST + 4):
        hands.give("slow", Way(f"slow {n}", "hook"))
    hands.give("swift", Way("swift", "hook"))
    until(lambda: "swift" in done)
    assert ["swift"] == done
    goes_on.set()
    hands.rest(PATIENCE)
    assert (AT_HOST, AT_HOST + 5) == (most, len(done))
