"""TorchRL's own checks pass, and a policy learns by its loops."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

TORCH = Path(__file__).parents[2] / "build" / "torch" / "site-packages"
GAME = "s-evolution"


@pytest.fixture(scope="module", autouse=True)
def _torchrl() -> None:
    """Imported here and in the tests, not above: it takes seconds, which every process would spend that lists tests."""
    sys.path.append(str(TORCH))  # last: what else lies there must not hide what is installed
    torch = pytest.importorskip("torch", reason="PyTorch is not installed (tools/torch)")
    torch.set_num_threads(1)  # several would wait for each other longer than they reckon: all is tiny here
    pytest.importorskip("torchrl", reason="TorchRL is not installed (tools/torch)")


def masked(n: int, **options: Any) -> Any:
    """Games whose actions are drawn from what is legal."""
    import torch
    from torchrl.envs import TransformedEnv
    from torchrl.envs.transforms import ActionMask

    from examples.torchrl_env import TorchRLEnv

    torch.manual_seed(1)
    return TransformedEnv(TorchRLEnv(GAME, n, players=2, **options), ActionMask())


def test_torchrls_checks_pass() -> None:
    """Specs, shapes and kinds are what is promised."""
    from torchrl.envs.utils import check_env_specs

    check_env_specs(masked(3))


def test_a_rollout_goes_on_from_game_to_game() -> None:
    """A row that ends shows its last observation, and the next game after it; only ends are rewarded."""
    found = masked(4, bots="random").rollout(150, break_when_any_done=False)
    done, reward = found["next", "done"].squeeze(-1), found["next", "reward"].squeeze(-1)
    assert done.any() and not reward[~done].any() and set(reward[done].tolist()) <= {0.0, 1.0}
    going = ~done[:, :-1]
    same = (found["next", "observation"][:, :-1] == found["observation"][:, 1:]).all(-1)
    assert same[going].all() and not same[~going].any()


def test_a_short_training_runs() -> None:
    """Some steps of REINFORCE with TorchRL's actor and masked distribution change the policy, and nothing illegal is
    ever chosen."""
    import torch
    from tensordict.nn import TensorDictModule
    from torchrl.modules import MaskedCategorical, ProbabilisticActor

    env = masked(8, bots="random", normalise=True, zero_sum=True)
    cells, actions = env.observation_spec["observation"].shape[-1], env.action_spec.n
    net = torch.nn.Sequential(torch.nn.Linear(cells, 32), torch.nn.ReLU(), torch.nn.Linear(32, actions))
    actor = ProbabilisticActor(
        TensorDictModule(net, ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    optimiser, before = torch.optim.Adam(net.parameters(), 1e-3), net[0].weight.detach().clone()
    for _ in range(2):
        with torch.no_grad():
            found = env.rollout(90, actor, break_when_any_done=False)
        worth = torch.zeros(found.batch_size)
        later = torch.zeros(8)
        for t in reversed(range(found.batch_size[1])):
            later = torch.where(found["next", "done"][:, t, 0], found["next", "reward"][:, t, 0], later)
            worth[:, t] = later
        chosen = actor.get_dist(found).log_prob(found["action"])
        assert np.isfinite(chosen.detach().numpy()).all()
        loss = -(chosen * worth).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    assert not torch.equal(before, net[0].weight)
