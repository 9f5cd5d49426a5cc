"""The examples of docs/bots/envs.md: each runs as it stands on the page."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from trilobite.engine import find_game, game_keys

PAGE = Path("docs/bots/envs.md").read_text(encoding="utf-8")
LEARNED = {"curve.json", "curve.svg", "policy.pt", "run.pt"}
EXAMPLES = sorted(Path("examples/envs").glob("*.py"))
TITLES = {"terror": "Triassic Terror", "trias": "Trias", "tritarea": "Tri*t*area"}


def run(*arguments: str | Path) -> str:
    done = subprocess.run(
        [sys.executable, *map(str, arguments)], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_plays_a_game(example: Path) -> None:
    assert re.search(r"[01]\.\d", run(example))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_the_page_shows_the_example_as_it_is(example: Path) -> None:
    assert f"```python\n{example.read_text(encoding='utf-8')}```\n" in PAGE


@pytest.mark.slow
def test_a_policy_can_be_trained(tmp_path: Path) -> None:
    """The policy is trained for a moment. PyTorch is not in any lock file (docs/bots/envs.md)."""
    pytest.importorskip("torch")
    few = (
        "--minutes",
        "0.01",
        "--tables",
        "4",
        "--steps",
        "8",
        "--games",
        "2",
        "--last-games",
        "2",
    )
    assert "payoff" in run("examples/learning/train.py", *few, "--folder", tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == LEARNED


@pytest.mark.slow
def test_learning_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    """Ctrl-C leaves everything in the folder, and the same command continues from there."""
    torch = pytest.importorskip("torch")
    script = "examples/learning/train.py"
    few = ["--tables", "4", "--steps", "4", "--games", "2", "--last-games", "2"]
    command = [sys.executable, script, *few, "--folder", str(tmp_path), "--minutes"]
    with subprocess.Popen([*command, "60"], stdout=subprocess.PIPE, text=True) as learning:
        assert learning.stdout is not None
        assert "decisions" in learning.stdout.readline(), "it has begun"
        learning.send_signal(signal.SIGINT)
        assert "the same command goes on" in learning.stdout.read()
    assert learning.returncode == 130
    assert {path.name for path in tmp_path.iterdir()} == LEARNED
    before = json.loads((tmp_path / "curve.json").read_text())
    assert before["last"] is None
    learned = torch.load(tmp_path / "run.pt", weights_only=True)["minutes"]
    assert "continuing" in run(*command[1:], f"{learned + 0.02}")
    after = json.loads((tmp_path / "curve.json").read_text())
    assert after["curve"][0] == before["curve"][0]
    assert len(after["curve"]) > 1
    assert after["last"]["games"] == 2
    other = subprocess.run(
        [*command, "1", "--seed", "9"], check=False, capture_output=True, text=True
    )
    assert other.returncode == 1
    assert "has a run with" in other.stderr


@pytest.mark.parametrize("key", game_keys())
def test_the_page_lists_every_block_of_the_array(key: str) -> None:
    game = find_game(key)
    encoding = game.encoding()
    assert encoding is not None
    head = f"### {TITLES[key]}: {encoding.size} numbers, {len(game.actions.all)} actions\n"
    rows = [
        f"| `{block.name}` | {block.offset} | {' × '.join(map(str, block.shape))} |"
        f" {block.low} to {block.high} | {block.meaning} |\n"
        for block in encoding.blocks
    ]
    assert f"{head}\n" in PAGE
    assert "".join(rows) in PAGE
