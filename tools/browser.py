"""Find the Chromium that browser tests and screenshots need; install it where possible.

Exit code 0: it exists; 2: it is missing, and the way to install it has been printed. `path` only
prints its path, or nothing.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

NAMES = (
    "chromium-headless-shell",  # the same browser without windows: a quarter less CPU time
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
PACKAGES = ("chromium-headless-shell", "fonts-dejavu-core", "fonts-ipafont-gothic")
ARGUMENTS = (
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = (
    "No Chromium found. On Debian or Ubuntu: apt-get install --no-install-recommends "
    f"{' '.join(PACKAGES)}; elsewhere install Chromium or Chrome, or set CHROMIUM to its path."
)


def find() -> str | None:
    """The path of a Chromium: the one in $CHROMIUM, or the first one on the PATH."""
    for name in (os.environ.get("CHROMIUM", ""), *NAMES):
        path = shutil.which(name) if name else None
        if path:
            return path
    return None


def launch_options() -> dict[str, Any]:
    """Start options for Playwright: never its own browser, nothing that phones home."""
    return {"executable_path": find(), "chromium_sandbox": False, "args": list(ARGUMENTS)}


def may_install() -> bool:
    return Path("/etc/debian_version").is_file() and os.geteuid() == 0 and has_apt()


def has_apt() -> bool:
    return shutil.which("apt-get") is not None


def install() -> bool:
    """Install Chromium with apt-get, which reports errors itself; returns whether it worked."""
    apt = shutil.which("apt-get") or "apt-get"
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print(f"Installing {', '.join(PACKAGES)} for the browser tests ...", flush=True)
    for command in (["update", "-qq"], ["install", "-qq", "--no-install-recommends", *PACKAGES]):
        done = subprocess.run(
            [apt, "-y", *command], env=env, stdout=subprocess.DEVNULL, check=False
        )
        if done.returncode:
            return False
    return True


def main(words: list[str]) -> int:
    if words == ["path"]:
        print(find() or "")
        return 0
    if find() is None and may_install():
        install()
    path = find()
    if path is None:
        print(MISSING)
        return 2
    print(f"Chromium: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
