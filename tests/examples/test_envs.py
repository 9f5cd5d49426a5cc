"""The examples of docs/envs.md: each runs as it stands on the page."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from trilobite.engine import find_game, game_keys

PAGE = Path("docs/envs.md").read_text(encoding="utf-8")
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


@pytest.mark.one_build
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_the_page_shows_the_example_as_it_is(example: Path) -> None:
    assert f"```python\n{example.read_text(encoding='utf-8')}```\n" in PAGE


@pytest.mark.slow
def test_a_policy_can_be_trained(tmp_path: Path) -> None:
    """A moment of it: that it learns is shown on the page. PyTorch is in no lock (docs/envs.md)."""
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
    assert {path.name for path in tmp_path.iterdir()} == {"curve.json", "curve.svg", "policy.pt"}


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
