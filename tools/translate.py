"""Translate modules to C with mypyc and compile them: a step of tools/compiled.py.

    python translate.py <pyproject.toml> <work folder> <object store> <module> ...

Run in the folder that contains the package. mypyc writes one C file per module. These are compiled
in parallel, and unchanged ones (most, after a small edit) are taken from the object store.
Modules listed as `cold` in the settings are optimised less, which takes half the time.
"""

import hashlib
import os
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext


class Builder(build_ext):
    """setuptools' builder, but parallel and with a cache."""

    store: Path
    generated: Path
    cold: frozenset[str]
    """Names of the C files of modules that no search runs."""

    def build_extension(self, ext: Extension) -> None:
        """Compile the objects, and leave the linking to setuptools."""
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            objects = workers.map(lambda source: self.object_of(source, ext), ext.sources)
            ext.extra_objects = list(objects)
        ext.sources = []
        super().build_extension(ext)

    def object_of(self, source: str, ext: Extension) -> str:
        """Find or compile the object of one C file."""
        options = [*ext.extra_compile_args, *(["-O1"] if Path(source).name in self.cold else [])]
        place = self.store / f"{self.digest(source, options)}.o"
        if place.exists():
            place.touch()  # tools/compiled.py removes unused objects
        else:
            [made] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=options,
            )
            Path(made).replace(place)
        return str(place)

    def digest(self, source: str, options: list[str]) -> str:
        """Name an object by everything that it is compiled from."""
        flags = [self.compiler.compiler_so, options, sys.version, version("mypy")]
        summary = hashlib.sha256(repr(flags).encode())
        summary.update(self.headers + Path(source).read_bytes())
        return summary.hexdigest()

    @cached_property
    def headers(self) -> bytes:
        """All generated headers: every C file includes some of them."""
        return b"".join(file.read_bytes() for file in sorted(self.generated.rglob("*.h")))


def cold_files(settings: str) -> frozenset[str]:
    """What mypyc calls the C files of the modules that are listed as cold."""
    tools = tomllib.loads(Path(settings).read_text(encoding="utf-8"))["tool"]
    [package] = [entry for entry in Path().iterdir() if entry.is_dir()]
    found = {
        file
        for pattern in tools[package.name]["compile"].get("cold", [])
        for file in package.glob(pattern)
    }
    return frozenset(f"__native_{'___'.join(file.with_suffix('').parts)}.c" for file in found)


def main(settings: str, work: str, store: str, *modules: str) -> None:
    """Translate, compile, link."""
    generated = Path(work, "c")
    extensions = mypycify(
        [f"--config-file={settings}", "--strict", f"--cache-dir={os.devnull}", *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(generated),
    )
    builder = Builder(Distribution({"name": "compiled", "ext_modules": extensions}))
    builder.store, builder.generated = Path(store), generated
    builder.cold = cold_files(settings)
    builder.build_lib, builder.build_temp = ".", work
    builder.parallel = os.cpu_count()  # every module is an extension of its own
    builder.ensure_finalized()
    builder.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
