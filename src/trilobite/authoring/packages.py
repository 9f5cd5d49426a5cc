"""A new game package, written from the files in `template/`.

In a template, `@key@` stands for the key of the game, `@title@` for its title, `@class@` for the
title in the name of a class, `@rule@` for the beginning of its rule ids (`NE`), and `@section@` for
the same beginning in keys of sentences (`ne`). Template files end in `.tmpl`, so that no tool takes
them for code.
"""

import re
from importlib.util import find_spec
from pathlib import Path

from trilobite.engine import InputError, game_keys
from trilobite.engine.language import DEFAULT, SHARED, sentences
from trilobite.engine.reading import shown

_TEMPLATE = Path(__file__).parent / "template"
_SUFFIX = ".tmpl"
_NAME = re.compile(r"[a-z][a-z0-9_]{1,29}")


def write_package(name: str, folder: Path) -> Path:
    """Write the package of a new game into a folder; returns the folder of the package."""
    check_name(name)
    target = folder / f"trilobite_{name}"
    if folder.exists() and not folder.is_dir():
        raise InputError("--into", f"{folder} is not a folder", "a folder")
    if target.exists():
        raise InputError("name", f"{target} already exists", "a new name, or --into another folder")
    for template in sorted(_TEMPLATE.rglob(f"*{_SUFFIX}")):
        path = target / _place(template, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_filled(template.read_text(encoding="utf-8"), name), encoding="utf-8")
    return target


def check_name(name: str) -> None:
    """Refuse a name that cannot be the key of a new game."""
    if not _NAME.fullmatch(name):
        allowed = "2 to 30 lower-case letters, digits and underscores, beginning with a letter"
        raise InputError("name", f"{shown(name)} cannot be the key of a game", allowed)
    if name in game_keys():
        known = ", ".join(game_keys())
        raise InputError("name", f"{name} is an installed game", f"any name but {known}")
    if find_spec(f"trilobite_{name}") is not None:
        raise InputError("name", f"a module trilobite_{name} is installed", "another name")
    if re.search(rf"^{name}-", sentences(SHARED, DEFAULT), re.MULTILINE):
        problem = f"shared sentences have keys that begin with {name}-"
        raise InputError("name", problem, "another name")


def _place(template: Path, name: str) -> Path:
    """The path for the file of a template; `package` becomes the name of the new package."""
    path = template.relative_to(_TEMPLATE).as_posix().removesuffix(_SUFFIX)
    return Path(re.sub(r"^package/", f"trilobite_{name}/", path))


def _filled(text: str, name: str) -> str:
    rule = re.sub(r"[^a-z]", "", name)[:2]
    words = {
        "key": name,
        "title": name.replace("_", " ").capitalize(),
        "class": name.replace("_", " ").title().replace(" ", ""),
        "rule": rule.upper(),
        "section": rule,
    }
    return re.sub(r"@(\w+)@", lambda gap: words[gap[1]], text)
