"""The libraries are extras: only their own adapters need them."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LIBRARIES = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel", "PIL")

IMPORT_THE_CORE = f"""
import importlib, pathlib, sys
import trilobite
home = pathlib.Path(trilobite.__path__[0])
for file in sorted(home.rglob("*.py")):
    parts = file.relative_to(home.parent).with_suffix("").parts
    if not {{"envs", "__main__", "migrations"}} & set(parts):
        importlib.import_module(".".join(part for part in parts if part != "__init__"))
print(len(sys.modules) > 500, [name for name in {LIBRARIES} if name in sys.modules])
"""

HIDE = """
import sys
for library in {libraries!r}:
    sys.modules[library] = None
import {module}
"""

DRAW = """
import sys
sys.modules["PIL"] = None
{make}
env.reset(seed=1)
env.render()
"""
MODULES = {
    "pettingzoo": "trilobite.envs.pettingzoo.trias_v0",
    "openspiel": "trilobite.envs.openspiel",
    "gymnasium": "trilobite.envs.gymnasium",
}
NEEDED = {
    "pettingzoo": ("numpy", "gymnasium", "pettingzoo"),
    "openspiel": ("numpy", "pyspiel"),
    "gymnasium": ("numpy", "gymnasium"),
}
HIDDEN = [
    *((extra, (library,)) for extra, libraries in NEEDED.items() for library in libraries),
    *((extra, LIBRARIES) for extra in NEEDED),
]


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)


@pytest.mark.slow
def test_the_core_imports_none_of_the_libraries() -> None:
    done = run(IMPORT_THE_CORE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "True []"


@pytest.mark.slow
@pytest.mark.parametrize(("extra", "libraries"), HIDDEN)
def test_the_error_for_a_missing_library_says_what_to_install(
    extra: str, libraries: tuple[str, ...]
) -> None:
    """Either one library is missing, or all of them, if only the core is installed."""
    done = run(HIDE.format(libraries=libraries, module=MODULES[extra]))
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith(f"ImportError: trilobite.envs.{extra} needs ")
    assert last.endswith(f"which is not installed: pip install 'trilobite[{extra}]'")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("extra", "make"),
    [
        (
            "pettingzoo",
            "from trilobite.envs.pettingzoo import trias_v0\n"
            "env = trias_v0.raw_env(render_mode='rgb_array')",
        ),
        (
            "gymnasium",
            "from trilobite.envs.gymnasium.seat import SeatEnv\n"
            "env = SeatEnv('trias', render_mode='rgb_array')",
        ),
    ],
)
def test_the_error_for_a_missing_drawing_library_names_the_extra(extra: str, make: str) -> None:
    done = run(DRAW.format(make=make))
    assert f"trilobite.envs.{extra} needs PIL" in done.stderr
    assert f"pip install 'trilobite[{extra}]'" in done.stderr


def test_every_adapter_has_an_extra_and_the_tests_have_them_all() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    adapters = {path.name for path in (ROOT / "src/trilobite/envs").iterdir() if path.is_dir()}
    adapters.discard("__pycache__")
    assert adapters == {"gymnasium", "openspiel", "pettingzoo"}
    tested = project["dependency-groups"]["dev"]
    for adapter in adapters:
        assert all(library in tested for library in extras[adapter])
