"""Write the drawn examples of the rules pages, `games/<game>/examples/*.json`, from the tests.

The positions are those of the specification's test vectors; tests/games/<game>/examples.py lists
them and what is done in them. tests/games/test_examples.py fails if a file is out of date.
"""

import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("trias", "terror", "tritarea")


def main() -> None:
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    from tests.support.examples import contents, written  # noqa: PLC0415 - needs the line above
    from trilobite.engine import find_game  # noqa: PLC0415

    for key in GAMES:
        game = find_game(key)
        folder = ROOT / "src/trilobite/games" / key / "examples"
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        sketches = import_module(f"tests.games.{key}.examples").EXAMPLES
        for name, sketch in sketches.items():
            text = written(contents(game, sketch()))
            (folder / f"{name}.json").write_text(text, encoding="utf-8")
        print(f"{key}: {len(sketches)} examples")


if __name__ == "__main__":
    main()
