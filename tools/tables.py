"""Write the fields of the games' tables out as code that mypyc compiles to native slots.

`games/<game>/fields.py` declares them: FIELDS and SLOTS, and in ARRAYS the fields that each
function writes into the array of `State.encode`. This writes `games/<game>/generated.py`:

    python tools/tables.py            write the files of all games
    python tools/tables.py --check    fail if a file is not what would be written
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from trilobite.engine.fields import Field, Flag, Slot, select

GAMES = Path(__file__).parent.parent / "src" / "trilobite" / "games"


def games() -> list[str]:
    """The games that declare their fields."""
    return sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def declaration(game: str) -> ModuleType:
    """The module that declares a game's fields, loaded without the game, which may be outdated."""
    name = f"trilobite.games.{game}"
    if name in sys.modules:
        return import_module(f"{name}.fields")
    package = ModuleType(name)
    package.__path__ = [str(GAMES / game)]
    sys.modules[name] = package
    try:
        return import_module(f"{name}.fields")
    finally:
        for loaded in [one for one in sys.modules if one == name or one.startswith(f"{name}.")]:
            del sys.modules[loaded]


def source(game: str, declared: ModuleType) -> str:
    """The generated module of a game."""
    fields: Sequence[Field] = declared.FIELDS
    slots: Sequence[Slot] = getattr(declared, "SLOTS", ())
    arrays: Mapping[str, str] = getattr(declared, "ARRAYS", {})
    lines = [*_head(game, fields, slots, arrays), *_class(fields, slots)]
    for name, names in arrays.items():
        lines += _writer(name, select(fields, names))
    return "\n".join(lines) + "\n"


def _head(
    game: str, fields: Sequence[Field], slots: Sequence[Slot], arrays: Mapping[str, str]
) -> Iterator[str]:
    yield f'"""The fields of the table of {game}, written by `tools/tables.py`: do not edit."""'
    yield ""
    cells = {field.cell for field in fields if field.rows}
    if cells:
        yield "from librt.vecs import vec"
    yield f"from mypy_extensions import {', '.join(sorted({'i64', *cells}))}"
    yield ""
    found = {"from trilobite.engine.tables import OpenTable"}
    found.add(f"from trilobite.games.{game}.content import Content")
    found |= {slot.imports for slot in slots if slot.imports}
    text = "".join("".join(_writer(name, select(fields, arrays[name]))) for name in arrays)
    if arrays:
        names = ["Numbers", *(["seat_from"] if "seat_from" in text else [])]
        found.add(f"from trilobite.engine.encoding import {', '.join(names)}")
    yield from sorted(found)


def _class(fields: Sequence[Field], slots: Sequence[Slot]) -> Iterator[str]:
    yield from ("", "", "class TableFields(OpenTable):")
    yield '    """A table with its fields. A copy is made by giving the table to copy as `like`."""'
    yield ""
    yield "    def __init__(  # noqa: PLR0915 - every field is set once"
    yield '        self, content: Content, like: "TableFields | None" = None'
    yield "    ) -> None:"
    yield "        super().__init__(content.players)"
    yield "        self.content = content"
    yield "        if like is None:"
    for slot in slots:
        yield f"            self.{slot.name}: {slot.kind} = {slot.new}"
    for field in fields:
        yield f"            self.{field.name}{_annotation(field)} = {_default(field)}"
    yield "        else:"
    for slot in slots:
        yield f"            self.{slot.name} = {slot.copied}"
    for field in fields:
        yield f"            self.{field.name} = like.{field.name}{'[:]' if field.rows else ''}"


def _annotation(field: Field) -> str:
    if field.rows:
        return f": vec[{field.cell}]"
    return "" if isinstance(field.value, Flag) else ": i64"


def _default(field: Field) -> str:
    if field.rows:
        return f"vec[{field.cell}]([{field.value.default}] * {field.size()})"
    return "False" if isinstance(field.value, Flag) else str(field.value.default)


def _writer(name: str, fields: Sequence[Field]) -> Iterator[str]:
    """A function that writes fields into the array, as the observer `me` sees them."""
    yield from ("", "")
    yield f"def {name}(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:"
    yield f'    """Write {_listed([field.name for field in fields])}."""'
    declared: set[str] = set()
    for field in fields:
        if not field.rows:
            number = f"table.{field.name}"
            is_flag = isinstance(field.value, Flag)
            yield "    " + (f"numbers.flag({number})" if is_flag else field.value.encoded(number))
            continue
        yield f"    {field.name} = table.{field.name}"
        yield from _loops(field, 0, "0", 4, declared)


def _loops(field: Field, depth: int, index: str, indent: int, declared: set[str]) -> Iterator[str]:
    """Loops over the rows of a field; seats begin with the observer."""
    pad = " " * indent
    if depth == len(field.rows):
        yield pad + field.value.encoded(f"{field.name}[{index}]")
        return
    row, at = field.rows[depth], "ijk"[depth]
    number = "seats" if row.is_by_seat and not row.are_all else str(row.size)
    yield f"{pad}{at}{'' if at in declared else ': i64'} = 0"
    declared.add(at)
    yield f"{pad}while {at} < {number}:"
    here = f"(me + {at}) % {number}" if row.is_by_seat else at
    inner = here if index == "0" else f"({index}) * {row.size} + {here}"
    yield from _loops(field, depth + 1, inner, indent + 4, declared)
    yield f"{pad}    {at} += 1"
    if row.is_by_seat and not row.are_all:
        width = field.value.width()
        for later in field.rows[depth + 1 :]:
            width *= later.size
        yield f"{pad}numbers.skip(({row.size} - seats) * {width})"


def _listed(names: Sequence[str]) -> str:
    text = ", ".join(names)
    return text if len(text) <= 80 else f"{names[0]} to {names[-1]}"


def main(arguments: Sequence[str]) -> int:
    """Write the files, or compare them; returns 1 if one is out of date."""
    outdated = 0
    for game in games():
        wanted = source(game, declaration(game))
        path = GAMES / game / "generated.py"
        if path.exists() and path.read_text() == wanted:
            continue
        if "--check" in arguments:
            print(f"games/{game}/generated.py is out of date: run python tools/tables.py")
            outdated = 1
        else:
            path.write_text(wanted)
            print(f"wrote games/{game}/generated.py")
    return outdated


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
