"""Teach a small network to beat `random` in Tritarea: PPO with masked actions, in plain PyTorch.

    python train.py --minutes 10 --folder learned

The folder gets `policy.pt`, `curve.json` and `curve.svg`, and `run.pt`, with which the same command
continues after Ctrl-C, or with more minutes. docs/bots/envs.md shows the results.
"""

import argparse
import json
import signal
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from trilobite.envs.gymnasium.vector import SeatVectorEnv

Array = np.ndarray[Any, Any]

TABLES, STEPS, EPOCHS, PART = 64, 64, 4, 1024
"""Number of parallel tables, decisions of each per update, and parameters of the update."""
GAE, CLIP, ENTROPY = 0.95, 0.2, 0.01
"""Parameters of PPO. There is no discount: games are short enough to count the end in full."""
KEPT, POINTS = "run.pt", 20
"""The file from which a run continues; it is written with each point of the curve."""
_WIDTH, _HEIGHT, _LEFT, _BOTTOM, _TOP = 640, 300, 60, 40, 20


class Policy(nn.Module):  # type: ignore[misc]  # torch may be missing when types are checked
    """Two layers with two outputs: the policy and the value."""

    def __init__(self, high: Array, actions: int, width: int = 256) -> None:
        super().__init__()
        self.register_buffer("scale", torch.tensor(np.minimum(high, 50).astype(np.float32)))
        self.body = nn.Sequential(
            nn.Linear(len(high), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.choice = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[Any, torch.Tensor]:
        thought = self.body(seen / self.scale)
        logits = self.choice(thought).masked_fill(~legal, -1e9)
        return torch.distributions.Categorical(logits=logits), self.worth(thought).squeeze(-1)


class Learner:
    def __init__(self, tables: int, seed: int, first_table: int) -> None:
        torch.manual_seed(seed)
        self.tables = SeatVectorEnv(tables, "tritarea", players=2, seat=None, opponents="random")
        space = self.tables.single_observation_space
        self.policy = Policy(space.high, int(self.tables.single_action_space.n))
        self.optimizer = torch.optim.Adam(self.policy.parameters(), 5e-4, eps=1e-5)
        self.seen, infos = self.tables.reset(seed=first_table)
        self.legal = infos["action_mask"]
        self.begins = np.zeros(tables, bool)

    def learn(self, steps: int) -> int:
        """Play, then improve the policy; return the number of decisions."""
        rows = [self.play_step() for _ in range(steps)]
        seen, legal, actions, chances, worths, rewards, ends, counts = (
            torch.stack(column) for column in zip(*rows, strict=True)
        )
        with torch.no_grad():
            _, last = self.policy(_numbers(self.seen), _flags(self.legal))
        gains = _advantages(rewards, worths, ends, last)
        kept = counts.flatten()  # without the steps in which a table began a new game
        batch = [
            column.flatten(0, 1)[kept]
            for column in (seen, legal, actions, chances, gains, gains + worths)
        ]
        for _ in range(EPOCHS):
            for part in torch.randperm(len(batch[0])).split(PART):
                self.improve(*(column[part] for column in batch))
        return len(batch[0])

    def play_step(self) -> tuple[torch.Tensor, ...]:
        seen, legal, counts = _numbers(self.seen), _flags(self.legal), ~self.begins
        legal[~legal.any(1)] = True  # that game is over, so the action is ignored
        with torch.no_grad():
            choice, worth = self.policy(seen, legal)
            actions = choice.sample()
            chances = choice.log_prob(actions)
        self.seen, rewards, ends, _, infos = self.tables.step(actions.numpy())
        self.legal = infos["action_mask"]
        self.begins = ends
        flags = torch.tensor(ends), torch.tensor(counts)
        return seen, legal, actions, chances, worth, torch.tensor(rewards).float(), *flags

    def improve(
        self,
        seen: torch.Tensor,
        legal: torch.Tensor,
        actions: torch.Tensor,
        chances: torch.Tensor,
        gains: torch.Tensor,
        aims: torch.Tensor,
    ) -> None:
        """One step of PPO."""
        choice, worth = self.policy(seen, legal)
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        ratio = (choice.log_prob(actions) - chances).exp()
        better = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        loss = (worth - aims).square().mean() - better - ENTROPY * choice.entropy().mean()
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
        self.optimizer.step()


def _advantages(
    rewards: torch.Tensor, worths: torch.Tensor, ends: torch.Tensor, last: torch.Tensor
) -> torch.Tensor:
    """How much better than expected each decision was (GAE)."""
    gains = torch.zeros_like(rewards)
    gain = torch.zeros_like(last)
    for step in reversed(range(len(rewards))):
        goes_on = (~ends[step]).float()
        surprise = rewards[step] + last * goes_on - worths[step]
        gain = surprise + GAE * goes_on * gain
        gains[step] = gain
        last = worths[step]
    return gains


def _numbers(seen: Array) -> torch.Tensor:
    return torch.tensor(seen, dtype=torch.float32)


def _flags(mask: Array) -> torch.Tensor:
    return torch.tensor(mask, dtype=torch.bool)


def measure(policy: Policy, games: int, seed: int = 1_000_000) -> float:
    """The mean payoff when always taking the best action; 0.5 is as good as the opponent."""
    tables = SeatVectorEnv(games, "tritarea", players=2, seat=None, opponents="random")
    seen, infos = tables.reset(seed=seed)
    payoffs, is_open = np.zeros(games), np.ones(games, bool)
    while is_open.any():
        legal = _flags(infos["action_mask"])
        with torch.no_grad():
            choice, _ = policy(_numbers(seen), legal)
        seen, rewards, ends, _, infos = tables.step(choice.logits.argmax(1).numpy())
        payoffs += np.where(is_open, rewards, 0)
        is_open &= ~ends
    return float(payoffs.mean())


class Run:
    """The contents of a folder: the state of a run, so that it can continue later."""

    def __init__(self, folder: Path, tables: int, steps: int, seed: int) -> None:
        self.folder = folder
        self.about = {"tables": tables, "steps": steps, "seed": seed}
        self.minutes, self.decisions, self.parts = 0.0, 0, 0
        self.curve: list[dict[str, Any]] = []
        kept = torch.load(folder / KEPT, weights_only=True) if (folder / KEPT).exists() else None
        if kept is not None and kept["about"] != self.about:
            raise SystemExit(
                f"{folder} has a run with {kept['about']}: use that, or another folder"
            )
        if kept is not None:
            self.minutes, self.decisions, self.curve = (
                kept[name] for name in ("minutes", "decisions", "curve")
            )
            self.parts = kept["parts"] + 1
        self.learner = Learner(tables, seed, seed + self.parts * tables)  # new games each time
        if kept is not None:
            self.learner.policy.load_state_dict(kept["policy"])
            self.learner.optimizer.load_state_dict(kept["optimizer"])

    def train(self, minutes: float, steps: int, games: int) -> bool:
        """Learn until the minutes are over or Ctrl-C; return whether they are over."""
        with Patience() as patience:
            if not self.curve:
                self.add_point(games)
            before, began = self.minutes, time.monotonic()
            while self.minutes < minutes and not patience.is_over:
                self.decisions += self.learner.learn(steps)
                self.minutes = before + (time.monotonic() - began) / 60
                if self.minutes >= self.curve[-1]["minutes"] + minutes / POINTS:
                    self.add_point(games)
                    self.keep()
            self.keep()
        return self.minutes >= minutes

    def add_point(self, games: int) -> None:
        payoff = measure(self.learner.policy, games)
        point = {"minutes": self.minutes, "decisions": self.decisions, "payoff": payoff}
        self.curve.append(point)
        print(f"{self.minutes:5.1f} min {self.decisions:9,} decisions: {payoff:.3f}", flush=True)

    def keep(self, last: dict[str, Any] | None = None) -> None:
        """Write the state into one file, atomically, and the files that people look at."""
        policy = self.learner.policy.state_dict()
        whole = {
            "about": self.about,
            "minutes": self.minutes,
            "decisions": self.decisions,
            "parts": self.parts,
            "curve": self.curve,
            "policy": policy,
            "optimizer": self.learner.optimizer.state_dict(),
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        torch.save(whole, self.folder / f"{KEPT}.new")
        (self.folder / f"{KEPT}.new").replace(self.folder / KEPT)
        torch.save(policy, self.folder / "policy.pt")
        data = json.dumps({"curve": self.curve, "last": last}, indent=1)
        (self.folder / "curve.json").write_text(data + "\n")
        (self.folder / "curve.svg").write_text(draw_curve(self.curve))


class Patience:
    """The first Ctrl-C finishes the current step; a second one does not wait for it."""

    is_over = False

    def __enter__(self) -> "Patience":
        self._before = signal.signal(signal.SIGINT, self._end)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _end(self, *_: object) -> None:
        self.is_over = True
        signal.signal(signal.SIGINT, self._before)


def draw_curve(curve: list[dict[str, Any]]) -> str:
    """A chart of the mean payoff over time, as SVG."""
    most = max(point["minutes"] for point in curve) or 1.0
    wide, high = _WIDTH - _LEFT - 20, _HEIGHT - _BOTTOM - _TOP

    def at(minutes: float, payoff: float) -> tuple[float, float]:
        return round(_LEFT + wide * minutes / most, 1), round(_TOP + high * (1 - payoff), 1)

    lines = []
    for payoff in (0.0, 0.25, 0.5, 0.75, 1.0):
        _, y = at(0, payoff)
        lines.append(f'<path d="M{_LEFT} {y}H{_LEFT + wide}" stroke="#bbb"/>')
        lines.append(f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{payoff:.2f}</text>')
    for part in range(6):
        x, _ = at(most * part / 5, 0)
        label = f"{most * part / 5:.1f}"
        lines.append(f'<text x="{x}" y="{_HEIGHT - 20}" text-anchor="middle">{label}</text>')
    path = " ".join(f"{x},{y}" for x, y in (at(p["minutes"], p["payoff"]) for p in curve))
    lines.append(f'<polyline points="{path}" fill="none" stroke="#1460c8" stroke-width="2.5"/>')
    lines.append(
        f'<text x="{_LEFT + wide / 2}" y="{_HEIGHT - 4}" text-anchor="middle">minutes</text>'
    )
    body = "\n".join(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        'font-family="sans-serif" font-size="13" fill="#444">\n'
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>\n{body}\n</svg>\n'
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="total training time")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--games", type=int, default=200, help="games for each point of the curve")
    parser.add_argument("--last-games", type=int, default=1_000, help="games for the final result")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("learned"))
    parser.add_argument("--threads", type=int, default=2, help="threads of PyTorch")
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    run = Run(asked.folder, asked.tables, asked.steps, asked.seed)
    if run.parts:
        print(f"continuing in {asked.folder} after {run.minutes:.1f} minutes", flush=True)
    try:
        is_full = run.train(asked.minutes, asked.steps, asked.games)
        payoff = measure(run.learner.policy, asked.last_games, seed=2_000_000) if is_full else None
    except KeyboardInterrupt:
        payoff = None
    if payoff is None:
        print(f"interrupted; the same command continues the run in {asked.folder}")
        return 130
    print(f"In {asked.last_games} new games against random: payoff {payoff:.3f}")
    run.keep({"games": asked.last_games, "payoff": payoff})
    return 0


if __name__ == "__main__":
    sys.exit(main())
