"""Run a command and print its wall time and its CPU time.

On Linux this is the CPU time of the whole machine: a browser ends without reporting its own to the
command that started it. So the figure is right if nothing else runs.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

STATISTICS = Path("/proc/stat")


def format_duration(seconds: float) -> str:
    """A duration as people read it."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s"


def cpu_seconds() -> float:
    """CPU time so far: of the machine, or of the processes that have ended where it is unknown."""
    if STATISTICS.exists():
        user, nice, system, _, _, irq, softirq = STATISTICS.read_text().split()[1:8]
        ticks = sum(int(one) for one in (user, nice, system, irq, softirq))
        return ticks / os.sysconf("SC_CLK_TCK")
    used = os.times()
    return used.children_user + used.children_system


def main(command: list[str]) -> int:
    """Run the command, print its times, and return its exit code."""
    start, before = time.monotonic(), cpu_seconds()
    code = subprocess.run(command, check=False).returncode
    wall = format_duration(time.monotonic() - start)
    cpu = format_duration(cpu_seconds() - before)
    print(f"{'Passed' if code == 0 else 'FAILED'} in {wall}, with {cpu} of CPU time.", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
