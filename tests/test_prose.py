"""Plain English: phrases that comments, docstrings, errors, test names and pages must not contain.

Each of them made sentences hard to follow (see CONTRIBUTING.md). Rules pages and catalogues are
written for players and may say more; test_terms.py reads the catalogues.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("bench", "docs", "examples", "src", "tests", "tools", "web")
SKIPPED = {"locales", "node_modules", "static", "wire.ts"}
"""Names of folders and files that are not checked. The rules of the games for people are not."""

_BEGINS = r"(?:^|(?<=[.!?:;] ))"
"""The beginning of a sentence."""

PHRASES = {
    "a number, or 'this many'": r"\bso many\b(?! that\b)|^so (?:much|often|long)\b"
    r"|\bso long\b(?! as\b)",
    "again, or 'new'": r"\banew\b",
    "its own, or 'one's own'": r"\bthe own\b",
    "work, recover, be fine": r"\b(?:be|is|are|was|were) well\b"
    r"(?! (?:known|defined|formed|tested|behaved|within|above|below|beyond|over|under)\b)",
    "the instance, the server, the repository": r"\b(?:the|a|this|whole|our|another) houses?\b",
    "retention, or cleaning up": r"\bhousekeeping\b|\bhouseholds?\b",
    "does not touch": r"\btouches-not\b",
    "the index, 1-based": r"\bmanieth\b",
    "by correspondence": r"\bby letters\b",
    "no longer": r"\b(?:is|are|was|were|works?|lives?|exists?|known|needed|heard|asked|taken|seen)"
    r" no more\b",
    "expensive": r"\bdear(?:er|est)? (?:to|things?|calls?|part|than)\b"
    r"|\b(?:is|are|was|too|so) dear\b",
    "a noun, such as 'the person who'": r"\bwho(?:so)?ever\b|\bwhomever\b",
    "a noun before 'who'": rf"{_BEGINS}Who (?:has|had)\b[^.?!]*(?:[.!]|$)"
    r"|\b(?:for|to|by|from|with|than) who\b|\bof who (?:has|had|leads|lost|plays|sits|won)\b",
    "is not a": r"(?<!there )(?<!there's )\b(?:is|are|was|were) no "
    r"(?!longer\b|more\b|less\b|worse\b|better\b|\w+er than\b)\w+",
    "does not have": r"\b(?:has|have|had) not (?:the|a|an|any|its|their|it)\b",
    "as before, or always": r"\bas ever\b|\bof old\b(?! \w)",
    "economical, or what is kept": r"\bthrifty\b",
    "down, unavailable, absent": r"\b(?:is|are|was|were|be|been) away\b(?! from\b)",
    "otherwise": rf"{_BEGINS}Else\b(?! if\b)",
    "what is shown, printed or noted": r"\b(?:told|tells?|says?|said) so\b",
    "do not learn of it": r"\b(?:is|are|was|were) not told\b|\bnobody\b[^.]* is told\b",
    "the first builder, the second builder": r"\brightholders?\b",
    "emails, an email": r"\b(?:mails|a mail)\b(?! (?:server|program|scanner))",
    "does not exist, or never happened": r"\bthat never (?:was|were)\b",
    "agree": r"\btells? the same of\b",
    "today's, or the present": r"\bof today\b",
    "no person has that cookie": r"\bnobody is known\b",
    "runs, or has stopped": r"\bservers? (?:is|are|was|were) (?:there|gone)\b(?! when\b)",
    "the registry, the broadcaster, the game": r"\bthe (?:hall|hub|story)\b|\bminding\b",
}
"""What to write instead, and the pattern to avoid. Case does not matter."""

PRONOUNS = re.compile(r"\b(?:he|his|him|himself|she|her|hers|herself)\b", re.IGNORECASE)
"""A player, person or seat is 'they' or 'it'."""

PREPOSITIONS = re.compile(
    r"(?:of|by|under|with|without|in|from|for|to|at|on|within|through|into|onto|over|about|against"
    r"|among|between|during|since|until|before|after|above|below|behind|beside|beyond|per|around"
    r"|despite|except|instead|unlike|like|as|than|and|or|but|if|unless|because|although|while|when"
    r"|where|which|who|whom|whose)\b",
    re.IGNORECASE,
)
"""Beginnings that no docstring may have: prepositions, conjunctions and relative words.

A phrase such as "whether ..." or "how ..." is a noun, and may begin one.
"""

RIDDLES = re.compile(r"(?:it|its|they|their|theirs|them)\b", re.IGNORECASE)
"""Pronouns at the beginning of a docstring: the reader would have to guess the noun."""

NAME_RIDDLES = re.compile(r"^(?:who|whose|what|of)\b|\b(?:is|are) told\b(?! apart)")
"""Phrases that the name of a test may not contain: it is a sentence about a noun."""

ALLOWED: dict[tuple[str, str], str] = {}
"""Files and phrases that are allowed there, each with the reason."""

_ALL = re.compile(
    "|".join(f"(?P<p{n}>{pattern})" for n, pattern in enumerate(PHRASES.values())), re.IGNORECASE
)
_CODE_SPAN = re.compile(r"`[^`\n]*`")
_FENCE = re.compile(r"^( *)```.*?^\1```$|^    .*$", re.MULTILINE | re.DOTALL)
_STRING = re.compile(r"\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'")
_CLIENT_COMMENT = re.compile(
    r"(?:^|(?<=\s))//[^\n]*|/\*.*?\*/|<!--.*?-->", re.MULTILINE | re.DOTALL
)
_MARKUP = re.compile(r"^\s*(?:#+|//+|/\*+|\*+/?|<!--|-->)", re.MULTILINE)


LEAST_WORDS = 3
"""Number of words from which a string counts as a sentence."""


@dataclass(frozen=True)
class Passage:
    """A comment, a docstring, a message, the name of a test or a paragraph of a page."""

    line: int
    text: str
    kind: str = "text"
    """`docstring` (also of an attribute, and `/** */`), `comment`, `name` (of a test) or `text`."""


def findings(passage: Passage) -> Iterator[tuple[int, str]]:
    """Lines and what is wrong in them."""
    # Code keeps its length, and newlines stay, so that places can be counted.
    text = _CODE_SPAN.sub(lambda code: "x" * len(code[0]), passage.text)
    flat = re.sub(r"\s", " ", text)
    for found in _ALL.finditer(flat):
        number = int((found.lastgroup or "p0")[1:])
        yield _line(passage, found), f"{found[0].strip()!r}: write {[*PHRASES][number]}"
    for found in PRONOUNS.finditer(flat):
        yield _line(passage, found), f"{found[0]!r}: write they, or it"
    for found in NAME_RIDDLES.finditer(flat) if passage.kind == "name" else ():
        yield passage.line, f"{found[0]!r} in the name of a test: write a noun and what it does"
    if passage.kind == "comment" and re.match(r"Of (?!course\b)", text):
        yield passage.line, "the comment begins with 'Of'"
    if passage.kind == "docstring":
        begin = text.lstrip(" *\n")
        found_first = PREPOSITIONS.match(begin) or RIDDLES.match(begin)
        if found_first is not None:
            yield passage.line, f"the docstring begins with {found_first[0]!r}"


def _line(passage: Passage, found: re.Match[str]) -> int:
    return passage.line + passage.text.count("\n", 0, found.start())


def python_passages(source: str) -> Iterator[Passage]:
    tree = ast.parse(source)
    yield from _docstrings(tree.body, is_first=True)
    yield from _comments(source.split("\n"))
    for node in ast.walk(tree):
        yield from _messages(node)
        yield from _name_of_test(node)


def package_passages(source: str) -> Iterator[Passage]:
    """All passages of a module in `src`, whose strings are read by people: help, logs, errors."""
    yield from python_passages(source)
    nodes = [*ast.walk(ast.parse(source))]
    parts = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}  # docstrings
    parts |= {id(one) for node in nodes if isinstance(node, ast.JoinedStr) for one in node.values}
    for node in nodes:
        if isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in parts:
            text = _message(node)
            if len(text.split()) >= LEAST_WORDS:
                yield Passage(node.lineno, text)


def remark_passages(source: str) -> Iterator[Passage]:
    """The comments of a catalogue, a TOML file or the Makefile."""
    yield from _comments(source.split("\n"))


def _docstrings(body: list[ast.stmt], *, is_first: bool) -> Iterator[Passage]:
    before: ast.stmt | None = None
    for statement in body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            if isinstance(statement.value.value, str):
                is_attribute = isinstance(before, ast.Assign | ast.AnnAssign)
                kind = "docstring" if is_first or is_attribute else "text"
                yield Passage(statement.lineno, statement.value.value, kind)
        elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from _docstrings(statement.body, is_first=True)
        elif hasattr(statement, "body"):
            yield from _docstrings(statement.body, is_first=False)
        before, is_first = statement, False


def _messages(node: ast.AST) -> Iterator[Passage]:
    """The message of an assertion, or the texts that a raised exception is made with."""
    parts: list[ast.expr | None] = []
    if isinstance(node, ast.Assert):
        parts = [node.msg]
    elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
        parts = [*node.exc.args, *(keyword.value for keyword in node.exc.keywords)]
    for part in parts:
        if isinstance(part, ast.Constant | ast.JoinedStr | ast.BinOp):
            yield Passage(part.lineno, _message(part))


def _message(part: ast.expr) -> str:
    """The text of a string, an f-string or a sum of them, with x for every other expression."""
    if isinstance(part, ast.Constant) and isinstance(part.value, str):
        return part.value
    if isinstance(part, ast.JoinedStr):
        return "".join(map(_message, part.values))
    if isinstance(part, ast.BinOp):
        return _message(part.left) + _message(part.right)
    return "x"


def _name_of_test(node: ast.AST) -> Iterator[Passage]:
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
        name = node.name.removeprefix("test_").replace("_", " ")
        yield Passage(node.lineno, name, "name")


def _comments(lines: list[str]) -> Iterator[Passage]:
    """Comments; those on consecutive lines of their own are one passage."""
    block: list[str] = []
    for number, line in enumerate([*lines, ""]):
        if line.lstrip().startswith("#"):
            block.append(line)
            continue
        if block:
            yield Passage(number - len(block) + 1, _plain("\n".join(block)), "comment")
            block = []
        if "#" in line:
            _, mark, comment = _STRING.sub("", line).partition("#")
            if mark:
                yield Passage(number + 1, _plain(comment), "comment")


def _plain(comment: str) -> str:
    return _MARKUP.sub("", comment).strip(" ")


def client_passages(source: str) -> Iterator[Passage]:
    end, line, text, kind = -1, 0, "", "comment"
    for found in _CLIENT_COMMENT.finditer(source):
        if text and not source[end : found.start()].strip() and found[0].startswith("//"):
            text += "\n" * source.count("\n", end, found.start()) + _plain(found[0])
        else:
            if text:
                yield Passage(line, text, kind)
            line, text = source.count("\n", 0, found.start()) + 1, _plain(found[0])
            kind = "docstring" if found[0].startswith("/**") else "comment"
        end = found.end()
    if text:
        yield Passage(line, text, kind)


def page_passages(source: str) -> Iterator[Passage]:
    text = _FENCE.sub(lambda code: "\n" * code[0].count("\n"), source)
    line = 1
    for paragraph in re.split(r"(\n\s*\n|\n(?=[|#-]))", text):
        yield Passage(line, re.sub(r"[*_>|]", " ", paragraph))
        line += paragraph.count("\n")


READERS = {
    ".py": python_passages,
    ".ts": client_passages,
    ".svelte": client_passages,
    ".md": page_passages,
    ".ftl": remark_passages,
    ".toml": remark_passages,
    "": remark_passages,
}


def reader_of(path: Path) -> Callable[[str], Iterator[Passage]]:
    is_package = path.suffix == ".py" and path.is_relative_to(ROOT / "src")
    return package_passages if is_package else READERS[path.suffix]


def files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        is_rule_page = path.name.startswith("rules.") or path == ROOT / "docs" / "rules"
        if path.name in SKIPPED or is_rule_page:
            continue
        if path.is_dir():
            yield from files(path)
        elif path.suffix in READERS and path.suffix:
            yield path


def complaints(paths: Iterable[Path]) -> list[str]:
    found: list[str] = []
    for path in paths:
        name = path.relative_to(ROOT).as_posix()
        for passage in reader_of(path)(path.read_text(encoding="utf-8")):
            found += [
                f"{name}:{line}: {wrong}"
                for line, wrong in findings(passage)
                if not any(name == file and phrase in wrong for file, phrase in ALLOWED)
            ]
    return found


def test_pages_at_the_top_are_in_plain_english() -> None:
    found = complaints([*ROOT.glob("*.md"), *ROOT.glob("*.toml"), ROOT / "Makefile"])
    assert not found, "\n".join(found)


def test_comments_of_catalogues_are_in_plain_english() -> None:
    paths = [path for path in (ROOT / "src").rglob("*.ftl") if "static" not in path.parts]
    assert len(paths) > 4
    found = complaints(paths)
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_is_in_plain_english(folder: str) -> None:
    found = complaints(files(ROOT / folder))
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize(
    "text",
    [
        "Waits for so many seconds.",
        "A process that\nis\nno\nserver.",
        "Whoever asks is answered.",
        "Who has left is asked no more.",
        "It is begun anew.",
        "The database is away.",
        "The player ends his turn.",
        "A person who has not the table open.",
        "The player is told so.",
        "Links in mails are checked.",
        "The server may be well in a moment.",
        "This is of a past that never was.",
        "Views tell the same of them.",
        "It follows the rules of today.",
        "Nobody is known here by that cookie.",
        "The points of who lost.",
        "Another server is there.",
        "The server is gone.",
    ],
)
def test_a_phrase_is_found(text: str) -> None:
    assert [*findings(Passage(1, text))]


@pytest.mark.parametrize(
    "text",
    [
        "Maximum number of seconds.",
        "There is no server.",
        "The table is no longer open.",
        "The question: who has the seat? Nobody.",
        "The setting `the house` is code.",
        "Players end their turns as long as they can.",
    ],
)
def test_plain_english_is_not_complained_about(text: str) -> None:
    assert not [*findings(Passage(1, text, "docstring"))]


def test_docstrings_do_not_begin_with_a_preposition_or_conjunction() -> None:
    source = '"""By name."""\n\nLIMIT = 3\n"""As above."""\n\n\ndef f():\n    """Where it is."""\n'
    found = [wrong for passage in python_passages(source) for wrong in findings(passage)]
    assert [line for line, _ in found] == [1, 4, 8]


@pytest.mark.parametrize("text", ["Its owner.", "It waits.", "They are sorted."])
def test_docstrings_do_not_begin_with_a_pronoun(text: str) -> None:
    assert [*findings(Passage(1, text, "docstring"))]
    assert not [*findings(Passage(1, text))]


def test_comments_do_not_begin_with_of() -> None:
    assert [*findings(Passage(1, "Of two seats the first begins.", "comment"))]
    assert not [*findings(Passage(1, "Of two seats the first begins."))]
    assert not [*findings(Passage(1, "Of course.", "comment"))]


def test_comments_before_a_declaration_of_the_client_are_docstrings() -> None:
    source = "/** By name. */\n/* By name. */\n// By name.\n/**\n * Whose it is.\n */\n"
    found = [wrong for passage in client_passages(source) for wrong in findings(passage)]
    assert [line for line, _ in found] == [1, 4]


@pytest.mark.parametrize(
    "source",
    [
        'assert found, "it is begun anew"',
        'assert found, f"{found} is no {kind}"',
        'raise ValueError(f"{value!r} " + "is no number")',
        'raise InputError("options", problem="a player and his seat")',
        "def test_who_has_left_is_out(): ...",
        "def test_the_player_ends_his_turn(): ...",
        "def test_what_is_hidden_stays_hidden(): ...",
        "def test_an_error_is_told(): ...",
    ],
)
def test_messages_and_names_of_tests_are_read(source: str) -> None:
    assert [wrong for passage in python_passages(source) for wrong in findings(passage)]


@pytest.mark.parametrize(
    "source",
    [
        'assert kind == "anew"',
        'assert found, "there is no other"',
        'raise ValueError(f"there is no {kind}")',
        'print("anew")',
        "def test_colours_are_told_apart(): ...",
        "def who_is_here(): ...",
    ],
)
def test_other_strings_and_names_are_not_read(source: str) -> None:
    assert not [wrong for passage in python_passages(source) for wrong in findings(passage)]


def test_strings_of_the_package_are_read() -> None:
    source = 'echo("The game is begun anew")\nlog.info(f"{id} is no server")\nkind = "anew"\n'
    found = [line for one in package_passages(source) for line, _ in findings(one)]
    assert found == [1, 2]


def test_the_line_of_a_comment_is_right() -> None:
    passages = [*python_passages('x = "#"  # anew\n# One\n# anew, two\n')]
    assert [line for passage in passages for line, _ in findings(passage)] == [1, 3]
    passages = [*client_passages("let x = 1; // anew\n// one\n// anew\n/* two\nanew */\n")]
    assert [line for passage in passages for line, _ in findings(passage)] == [1, 3, 5]
