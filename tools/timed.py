"""Run a command and print the wall time and CPU time of it and of everything it started."""

import os
import subprocess
import sys
import time


def format_duration(seconds: float) -> str:
    """A duration as people read it."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s"


def main(command: list[str]) -> int:
    """Run the command, print its times, and return its exit code."""
    start = time.monotonic()
    code = subprocess.run(command, check=False).returncode
    used = os.times()
    wall = format_duration(time.monotonic() - start)
    cpu = format_duration(used.children_user + used.children_system)
    print(f"{'Passed' if code == 0 else 'FAILED'} in {wall}, with {cpu} of CPU time.", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
