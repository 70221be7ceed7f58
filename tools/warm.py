"""Compiles once what many tests need: `python -m tools.warm`.

Else every process of the tests, and every server that they start, would compile it at the same time.
"""

from __future__ import annotations

from holocene.bots.network.engine import prepare as prepare_network
from holocene.bots.search.engine import prepare as prepare_search
from holocene.bots.search.engine import prepare_guided
from holocene.core.compiling.accel import prepare
from holocene.core.contract.registry import game_names, load_game
from holocene.research.vector import HoloceneVectorEnv
from holocene.review.engine import prepare as prepare_review


def main() -> None:
    for name in game_names():
        game = load_game(name)
        for begin in (prepare, prepare_search, prepare_network, prepare_guided, prepare_review):
            begin(game).result()
        envs = HoloceneVectorEnv(name, bots="instinct")
        _, infos = envs.reset(seed=1)
        envs.step(infos["action_mask"].argmax(axis=1))


if __name__ == "__main__":
    main()
