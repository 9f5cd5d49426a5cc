"""Write the positions in which the short lessons begin, `games/<game>/lessons/*.json`.

tests/guides/openings.py draws them; tests/guides/test_openings.py fails if a file is out of date.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    from tests.guides.openings import OPENINGS, written  # noqa: PLC0415 - needs the line above

    for game, name in OPENINGS:
        path = ROOT / "src/trilobite/games" / game / "lessons" / f"{name}.json"
        path.write_text(written(game, name), encoding="utf-8")
    print(f"{len(OPENINGS)} positions")


if __name__ == "__main__":
    main()
