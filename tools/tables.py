"""Write what follows from the declarations of the games, as code that mypyc compiles.

`games/<game>/fields.py` declares the fields of the table (FIELDS and SLOTS) and of the secrets
(SECRETS); one function writes the fields of a group into the array of `State.encode`. `model.py`
declares STAGES with QUESTIONS, and ACTIONS: when each is possible, why it is refused, and what it
does. From these, this script writes the modules in `games/<game>/generated/`, and the code that
calls the rules in `games/<game>/rules/generated/`:

    python tools/tables.py            write the files of all games
    python tools/tables.py --check    fail if a file is out of date
"""

import re
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from trilobite.engine.declared import ActionKind, DeclaredAction
from trilobite.engine.fields import Field, Flag, Slot, groups

GAMES = Path(__file__).parent.parent / "src" / "trilobite" / "games"
_NOTE = '"""Code that follows from `fields.py` and `model.py`: do not edit."""\n'


def games() -> list[str]:
    """The games that declare their fields."""
    return sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def declarations(game: str) -> tuple[ModuleType, ModuleType]:
    """The modules that declare a game's vocabulary and its fields.

    They are loaded without the rest of the game, which may be outdated.
    """
    name = f"trilobite.games.{game}"
    if name in sys.modules:
        return import_module(f"{name}.model"), import_module(f"{name}.fields")
    package = ModuleType(name)
    package.__path__ = [str(GAMES / game)]
    sys.modules[name] = package
    try:
        return import_module(f"{name}.model"), import_module(f"{name}.fields")
    finally:
        for loaded in [one for one in sys.modules if one == name or one.startswith(f"{name}.")]:
            del sys.modules[loaded]


def sources(game: str) -> dict[str, str]:
    """The generated modules of a game, by their paths in its folder."""
    model, declared = declarations(game)
    fields: Sequence[Field] = declared.FIELDS
    slots: Sequence[Slot] = getattr(declared, "SLOTS", ())
    actions = [a for a in model.ACTIONS.all if isinstance(a, DeclaredAction)]
    kinds = list({action.kind: action.declared for action in actions}.values())
    first = {kind.name: kind.first for kind in kinds}
    stages = {name: number for number, name in enumerate(model.STAGES)}
    return {
        "generated/__init__.py": _NOTE,
        "generated/table.py": table_source(game, fields, slots, declared.SECRETS),
        "generated/array.py": array_source(game, fields),
        "generated/stages.py": _numbers("What the game waits for", stages),
        "generated/first_id.py": _numbers("The first id of each kind of action", first),
        "rules/generated/__init__.py": _NOTE,
        "rules/generated/calls.py": calls_source(
            game, kinds, model.STAGES, model.QUESTIONS, getattr(model, "EFFECT", "None")
        ),
    }


def _numbers(title: str, numbers: Mapping[str, int]) -> str:
    """A module of constants."""
    constants = [f"{name.upper()}: Final = {number}" for name, number in numbers.items()]
    head = [f'"""{title}, written by `tools/tables.py`."""', "", "from typing import Final", ""]
    return _text([*head, *constants])


def table_source(
    game: str, fields: Sequence[Field], slots: Sequence[Slot], secrets: Sequence[Field] = ()
) -> str:
    """The module with the native slots of the table, and of the secrets if there are any."""
    cells = sorted({"i64", *(field.cell for field in fields if field.rows)})
    imports = {
        "from librt.vecs import vec",
        f"from mypy_extensions import {', '.join(cells)}",
        "from trilobite.engine.messages import Refusal, refused_by_stage",
        "from trilobite.engine.tables import OpenTable",
        f"from trilobite.games.{game}.content import Content",
        f"from trilobite.games.{game}.model import KEY, STAGES",
        *(slot.imports for slot in slots if slot.imports),
    }
    begin = [
        "class TableFields(OpenTable):",
        '    """A table with its fields. A copy is made by giving the table to copy as `like`."""',
        "",
        "    def __init__(  # noqa: PLR0915 - every field is set once",
        '        self, content: Content, like: "TableFields | None" = None',
        "    ) -> None:",
        "        super().__init__(content.players)",
        "        self.content = content",
    ]
    refusal = [
        "",
        "    def not_now(self) -> Refusal:",
        '        """The refusal of what cannot be done at this stage."""',
        "        return refused_by_stage(KEY, STAGES[self.stage])",
    ]
    classes = [*_class(begin, fields, slots), *refusal, *(_secrets(secrets) if secrets else [])]
    title = "The fields of the table and of the secrets" if secrets else "The fields of the table"
    return _text([*_head(title, imports), *classes])


def _secrets(fields: Sequence[Field]) -> Iterator[str]:
    """The class with the native slots of the secrets."""
    begin = [
        "class SecretFields:",
        '    """Secrets with their fields. A copy is made by giving those to copy as `like`."""',
        "",
        '    def __init__(self, players: int, like: "SecretFields | None" = None) -> None:',
        "        self.players = players",
    ]
    return _class(begin, fields, ())


def array_source(game: str, fields: Sequence[Field]) -> str:
    """The module with the functions that write fields into the array."""
    writers = [line for group in groups(fields).items() for line in _writer(*group)]
    names = ["Numbers", *(["seat_from"] if any("seat_from" in line for line in writers) else [])]
    imports = {
        "from mypy_extensions import i64",
        f"from trilobite.engine.encoding import {', '.join(names)}",
        f"from trilobite.games.{game}.generated.table import TableFields",
    }
    return _text([*_head("The table as an array of numbers", imports), *writers])


def calls_source(
    game: str,
    kinds: Sequence[ActionKind],
    stages: Collection[str],
    questions: Mapping[str, str],
    effect: str,
) -> str:
    """The module that calls the rules of actions, and that has the questions of the stages.

    `effect` is the type of what an action does.
    """
    asked = " ".join(call for kind in kinds for call in kind.why_not.values())
    calls = " ".join([asked, *(kind.does for kind in kinds), *questions.values()])
    rules = sorted(set(re.findall(r"\b(\w+)\.", calls)) - {"table"})
    imports = {
        "from typing import Final",
        "from mypy_extensions import i64",
        "from trilobite.engine import Refusal",
        f"from trilobite.games.{game}.generated import first_id, stages",
        f"from trilobite.games.{game}.rules import {', '.join(rules)}",
        f"from trilobite.games.{game}.table import Secrets, Table",
    }
    head = _head("Why actions are refused, what they do, and what players are asked", imports)
    perform = _perform(kinds, "" if effect == "None" else "return ", effect)
    return _text([*head, *_objection(kinds, stages, asked), *perform, *_questions(questions)])


def _questions(questions: Mapping[str, str]) -> Iterator[str]:
    """The functions that ask, by the number of the stage."""
    yield from ("", "", "QUESTIONS: Final = {")
    yield from (f"    stages.{stage.upper()}: {call}," for stage, call in questions.items())
    yield "}"


def _objection(kinds: Sequence[ActionKind], stages: Collection[str], asked: str) -> Iterator[str]:
    """The function that says why an action is refused; it asks for what the refusals need."""
    calls = {kind.name: [*_refusal(kind, stages)] for kind in kinds}
    secrets = ", secrets: Secrets" if "secrets" in asked else ""
    who = ", participant: int" if "participant" in asked else ""
    yield from ("", "")
    yield f"def objection(table: Table{secrets}{who}, id: i64) -> Refusal | None:"
    yield '    """The first rule that forbids the action with this id; None if it is allowed."""'
    yield from _choice(kinds, calls, 4)


def _perform(kinds: Sequence[ActionKind], answer: str, effect: str) -> Iterator[str]:
    """The function that carries out an action."""
    calls = {kind.name: [answer + _call(kind, kind.does)] for kind in kinds}
    yield from ("", "")
    yield f"def perform(table: Table, secrets: Secrets, seat: int, id: i64) -> {effect}:"
    yield '    """Carry out the action with this id, but nothing that follows."""'
    yield from _choice(kinds, calls, 4)


def _refusal(kind: ActionKind, stages: Collection[str]) -> Iterator[str]:
    """Statements that return why an action is refused: first its stages, then its rule."""
    unknown = {*kind.why_not} - {*stages, ""}
    if unknown or not any((*kind.why_not, *kind.why_not.values())):
        raise ValueError(f"{kind!r} has {unknown or 'neither stages nor a refusal'}")
    at: dict[str, list[str]] = {}
    for stage, call in kind.why_not.items():
        at.setdefault(call, []).append(f"stages.{stage.upper()}")
    for call, names in at.items():
        if "" not in kind.why_not:
            is_here = f"in ({', '.join(names)})" if len(names) > 1 else f"== {names[0]}"
            yield f"if table.stage {is_here}:"
        yield f"{'' if '' in kind.why_not else '    '}return {_call(kind, call) if call else None}"
    if "" not in kind.why_not:
        yield "return table.not_now()"


def _choice(
    kinds: Sequence[ActionKind], calls: Mapping[str, Sequence[str]], indent: int
) -> Iterator[str]:
    """Statements that find the kind of an action by its id, and then those of this kind."""
    pad = " " * indent
    if len(kinds) == 1:
        yield from (pad + line for line in calls[kinds[0].name])
        return
    middle = len(kinds) // 2
    yield f"{pad}if id < first_id.{kinds[middle].name.upper()}:"
    yield from _choice(kinds[:middle], calls, indent + 4)
    yield f"{pad}else:"
    yield from _choice(kinds[middle:], calls, indent + 4)


def _call(kind: ActionKind, call: str) -> str:
    """A call of the rules, with each field of the action as an expression of the id."""
    unit = kind.size
    if "(" not in call:
        call = f"{call}({', '.join(['table', *kind.fields])})"
    for number, (name, size) in enumerate(zip(kind.fields, kind.sizes, strict=True)):
        value = f"id - first_id.{kind.name.upper()}"
        unit //= size
        if unit > 1:
            value = f"({value}) // {unit}"
        if number > 0:
            value = f"{value} % {size}" if unit > 1 else f"({value}) % {size}"
        call = re.sub(rf"\b{name}\b", value, call)
    return call


def _head(title: str, imports: Collection[str]) -> Iterator[str]:
    yield f'"""{title}, written by `tools/tables.py`."""'
    yield ""
    yield from sorted(line for line in imports if "trilobite" not in line)
    yield ""
    yield from sorted(line for line in imports if "trilobite" in line)


def _text(lines: Sequence[str]) -> str:
    return "\n".join(lines) + "\n"


def _class(begin: Sequence[str], fields: Sequence[Field], slots: Sequence[Slot]) -> Iterator[str]:
    """A class with fields, new or copied, which begins with these lines."""
    yield from ("", "", *begin)
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
        return ": list[int]" if field.cell == "int" else f": vec[{field.cell}]"
    return "" if isinstance(field.value, Flag) else ": i64"


def _default(field: Field) -> str:
    if field.rows:
        cells = f"[{field.value.default}] * {field.size()}"
        return cells if field.cell == "int" else f"vec[{field.cell}]({cells})"
    return "False" if isinstance(field.value, Flag) else str(field.value.default)


def _writer(group: str, fields: Sequence[Field]) -> Iterator[str]:
    """A function that writes a group into the array, as the observer `me` sees it."""
    yield from ("", "")
    yield f"def write_{group}(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:"
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
        for name, wanted in sources(game).items():
            path = GAMES / game / name
            if path.exists() and path.read_text() == wanted:
                continue
            shown = f"games/{game}/{name}"
            if "--check" in arguments:
                print(f"{shown} is out of date: run python tools/tables.py")
                outdated = 1
            else:
                path.parent.mkdir(exist_ok=True)
                path.write_text(wanted)
                print(f"wrote {shown}")
    return outdated


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
