"""Games on a Ray cluster, or on one that is started here. Every machine of it needs this package, the same version."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec

from holocene.arena.code import code_digest
from holocene.arena.plan import Plan
from holocene.arena.playing import Fault, Games, Played, play
from holocene.core.errors import HoloceneError
from holocene.core.parts import MissingPart

LOCAL = "local"  # the address of a cluster that is started for this series
STORE = 128 << 20  # bytes; games are small
PATIENCE = 10.0  # seconds
AHEAD = 2  # games a processor is sent before it has answered


def play_on_ray(plan: Plan, numbers: Iterable[int], address: str, workers: int) -> Games:
    """Games as they are done by the cluster at an address; `workers` is how many a local one has."""
    ray = _ray()
    try:
        _join(ray, address, workers)
    except Exception as error:  # Ray raises all kinds, down to a bare `Exception` where it starts too slowly
        raise HoloceneError(
            f"there is no Ray cluster at '{address}': {error}", "arena-no-cluster", address=address, reason=str(error)
        ) from None
    try:
        yield from _play_all(ray, msgspec.json.encode(plan), iter(numbers))
    finally:
        ray.shutdown()


def _ray() -> Any:
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")  # under uv, Ray would let uv build every worker anew
    try:
        import ray
    except ModuleNotFoundError:
        raise MissingPart("ray") from None
    return ray


def _join(ray: Any, address: str, workers: int) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address != LOCAL:
        _knock(address)
        ray.init(address, **quiet)
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what we start tells nobody
    # Not the address of a cluster that the environment may name, which `None` would mean.
    ray.init(LOCAL, num_cpus=workers, include_dashboard=False, object_store_memory=STORE, **quiet)


def _knock(address: str) -> None:
    """OSError where nobody answers at an address with a port; Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _play_all(ray: Any, plan: bytes, numbers: Iterator[int]) -> Iterator[Played | Fault]:
    remote = ray.remote(play_encoded)
    sent = ray.put(plan)
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = [remote.remote(sent, number) for number in islice(numbers, room)]
    try:
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(sent, number) for number in islice(numbers, len(done))]
            yield from ray.get(done)
    finally:
        for each in running:
            ray.cancel(each, force=True)


def play_encoded(plan: bytes, number: int) -> Played | Fault:
    """Plays a game on a machine of the cluster."""
    return play(_decoded(plan), number)


@cache
def _decoded(encoded: bytes) -> Plan:
    plan = msgspec.json.decode(encoded, type=Plan)
    if code_digest(plan.bots) != plan.code:
        raise HoloceneError("a machine of the cluster has another version of holocene", "arena-other-code")
    return plan
