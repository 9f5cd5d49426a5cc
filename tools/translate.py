"""Translate modules to C with mypyc and compile that beside them: a step of tools/compiled.py.

    python translate.py <pyproject.toml> <work folder> <object store> <module> ...

Run in the folder that holds the package. mypyc writes one C file a module. These are compiled side
by side, and one that was compiled before is taken from the object store: after a small edit, most.
"""

import hashlib
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext


class Builder(build_ext):
    """setuptools' builder, with several C files at a time and a memory."""

    store: Path
    generated: Path

    def build_extension(self, ext: Extension) -> None:
        """Make the objects, then leave the linking to setuptools."""
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            objects = workers.map(lambda source: self.object_of(source, ext), ext.sources)
            ext.extra_objects = list(objects)
        ext.sources = []
        super().build_extension(ext)

    def object_of(self, source: str, ext: Extension) -> str:
        """Find or compile the object of one C file."""
        place = self.store / f"{self.digest(source, ext)}.o"
        if place.exists():
            place.touch()  # tools/compiled.py removes what is not used
        else:
            [made] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
            )
            Path(made).replace(place)
        return str(place)

    def digest(self, source: str, ext: Extension) -> str:
        """Name an object by all that it is compiled from."""
        flags = [self.compiler.compiler_so, ext.extra_compile_args, sys.version, version("mypy")]
        summary = hashlib.sha256(repr(flags).encode())
        for file in [Path(source), *sorted(self.generated.rglob("*.h"))]:
            summary.update(file.read_bytes())
        return summary.hexdigest()


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
    builder.build_lib, builder.build_temp = ".", work
    builder.ensure_finalized()
    builder.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
