"""The fair queue: everybody in turn, a thread kept free, the first rank first, long thoughts on half of the threads."""

from __future__ import annotations

import threading

import pytest

from holocene.server.fairness import FairQueue, Job, Turns

UNWATCHED = 1


def names(jobs: list[Job | None]) -> list[str | None]:
    return [job and job.table for job in jobs]


def served(turns: Turns, most: int) -> list[str]:
    """The tables of the jobs that run one after the other."""
    found = []
    for _ in range(most):
        job = turns.next()
        if job is None:
            break
        found.append(job.table)
        turns.done(job)
    return found


def test_owners_take_turns_and_so_do_their_tables() -> None:
    """Three hundred tables of one owner hold up one table of another by a single thought."""
    turns = Turns(2)
    for at in range(300):
        turns.add(Job("many", f"m{at}"))
    turns.add(Job("one", "o"))
    turns.add(Job("two", "t0"))
    turns.add(Job("two", "t1"))
    assert ["m0", "o", "t0", "m1", "t1", "m2", "m3"] == served(turns, 7)


def test_a_table_that_comes_again_stands_behind_the_others_of_its_owner() -> None:
    turns = Turns(2)
    for table in ("a", "b"):
        turns.add(Job("me", table))
    found = []
    for _ in range(4):
        job = turns.next()
        assert job is not None
        found.append(job.table)
        turns.done(job)
        turns.add(job)
    assert ["a", "b", "a", "b"] == found


@pytest.mark.parametrize(("threads", "most"), [(1, 1), (2, 1), (4, 3)])
def test_an_owner_leaves_a_thread_to_others(threads: int, most: int) -> None:
    """Even while nobody else waits: a thought that runs cannot be put off."""
    turns = Turns(threads)
    for at in range(9):
        turns.add(Job("many", f"m{at}"))
    running = [turns.next() for _ in range(threads)]
    assert most == sum(job is not None for job in running)
    turns.add(Job("one", "o"))
    assert ["o"] == names([turns.next()])


def test_one_thread_is_shared_in_turn() -> None:
    turns = Turns(1)
    for owner, table in (("many", "m0"), ("many", "m1"), ("one", "o")):
        turns.add(Job(owner, table))
    assert ["m0", "o", "m1"] == served(turns, 3)


def test_the_first_rank_goes_before_the_others() -> None:
    """And the others leave it a thread."""
    turns = Turns(2)
    for at in range(3):
        turns.add(Job(f"unwatched {at}", f"u{at}", UNWATCHED))
    turns.add(Job("watched", "w"))
    assert ["w", "u0", None] == names([turns.next() for _ in range(3)])


def test_long_thoughts_have_half_of_the_threads() -> None:
    """Short ones pass them, also of the same owner."""
    turns = Turns(4)
    for at in range(3):
        turns.add(Job(f"long {at}", f"l{at}", is_long=True))
    turns.add(Job("long 2", "s"))
    running = [turns.next() for _ in range(4)]
    assert ["l0", "l1", "s", None] == names(running)
    assert running[0] is not None
    turns.done(running[0])
    assert ["l2"] == names([turns.next()])


def test_a_table_has_one_job_at_a_time() -> None:
    """What waits is replaced in its place; what runs is waited for."""
    turns = Turns(4)
    turns.add(Job("me", "a", what=1))
    turns.add(Job("me", "b"))
    assert 1 == turns.add(Job("me", "a", what=2)).what  # type: ignore[union-attr]
    job = turns.next()
    assert job is not None and ("a", 2) == (job.table, job.what)
    turns.add(Job("me", "a", what=3))
    assert ["b", None] == names([turns.next() for _ in range(2)])
    turns.done(job)
    assert ["a"] == names([turns.next()])


def test_a_job_moves_up_when_somebody_begins_to_watch() -> None:
    turns = Turns(2)
    for table in ("a", "b"):
        turns.add(Job(table, table, UNWATCHED))
    turns.add(Job("b", "b"))
    assert ["b", "a"] == served(turns, 9)


def test_what_waits_can_be_taken_away_and_counted() -> None:
    turns = Turns(2)
    turns.add(Job("me", "a"))
    turns.add(Job("me", "b"))
    turns.add(Job("you", "c"))
    assert (True, 2, 3) == ("a" in turns, turns.count("me"), turns.count())
    assert "a" == turns.next().table  # type: ignore[union-attr]
    assert (None, "b") == (turns.remove("a"), turns.remove("b").table)  # type: ignore[union-attr]
    assert (True, False, 1, 2) == ("a" in turns, "b" in turns, turns.count("me"), turns.count())
    assert ["c"] == served(turns, 3)


def test_threads_wait_for_work_and_end_with_the_queue() -> None:
    """Whoever waits is woken by what is put, by a thread that is free again, and by the end."""
    queue = FairQueue(2)
    found: list[str] = []
    may_end = threading.Event()

    def work() -> None:
        while (job := queue.take()) is not None:
            found.append(job.table)
            assert may_end.wait(10)
            queue.done(job)

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    everything_done = threading.Event()
    for at in range(5):
        queue.put(Job("me", str(at)))
    assert 5 == queue.count("me")
    may_end.set()
    while queue.count():
        everything_done.wait(0.01)
    queue.close()
    queue.put(Job("me", "late"))
    for thread in threads:
        thread.join()
    assert ["0", "1", "2", "3", "4"] == sorted(found)
