"""Check that the subjects of commits are short enough; commits before this rule are left alone.

Without git, or in a clone that lacks the first commit, there is nothing to check.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 72
BEFORE = "3d6e251c3b9748f1d4e91b1aed84c819fea8030c"
"""The last commit before the rule."""


def subjects(folder: Path, before: str) -> list[str] | None:
    """Hash and subject of each later commit; None where git cannot tell."""
    git = shutil.which("git")
    if git is None:
        return None
    command = [git, "-C", str(folder), "log", "--format=%h %s", f"{before}..HEAD"]
    log = subprocess.run(command, capture_output=True, text=True, check=False)
    return log.stdout.splitlines() if log.returncode == 0 else None


def too_long(lines: list[str]) -> list[str]:
    return [line for line in lines if len(line.partition(" ")[2]) > LONGEST]


def main() -> int:
    lines = subjects(ROOT, BEFORE)
    if lines is None:
        print("Commit subjects: not checked, as there is no git history here.")
        return 0
    found = too_long(lines)
    for line in found:
        print(f"The subject is longer than {LONGEST} characters: {line}")
    if not found:
        print(f"Commit subjects: {len(lines)} checked.")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
