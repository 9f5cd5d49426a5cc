"""The catalogues: they have every key that the sources use and no other, and sentences fit.

A key stands in the sources as a whole, or as the beginning of an f-string; then the values that may
follow are enumerated here from the real things.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Identifier, MessageReference, SelectExpression, VariableReference
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

import trilobite
from tests.support.game_support import words_of
from trilobite.engine import (
    Argument,
    Event,
    FastChance,
    Game,
    Message,
    NumbersOption,
    Refusal,
    SeededChance,
    State,
    find_game,
    game_keys,
    seed_from_text,
)
from trilobite.engine.language import SHARED, Language, languages, sentences

SOURCES = Path(trilobite.__file__).parent
SPEAKS = (".say", "sentence")
OTHERS = [code for code in languages() if code != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 11, 21)
PRINTS = ("line", "indented", "ask", "path")
SHARED_PREFIXES = (
    "terminal",
    "table",
    "notice",
    "refusal",
    "event",
    "colour",
    "option",
    "review",
    "record",
)
SCORED = {
    "trias": ["trias-final-scored"],
    "terror": [f"terror-{source}-scored" for source in ("stones", "presence", "domination")],
    "tritarea": [
        *(f"tritarea-{source}-scored" for source in ("area", "tallest", "declaration")),
        "tritarea-blocks-charged",
    ],
}
"""The events of a scoring that ends a game or a part of it: views name them as parts of a total."""

IN_THE_BROWSER = re.compile(
    "([a-z]+-)?web-.*|[a-z]+-step-.*|.*-why-[A-Z0-9-]+|[a-z]+-scoring-floor"
)
"""Keys of the client: web/tests/catalogue.test.ts asks the same of them."""


PART_OF_A_TURN = re.compile("(.+)-(start|idle|turn|effect|line|outcome)")
"""Keys of the client's lines of turns: that of an event, and its part (web/src/table/turns.ts)."""
GIVEN_BY_THE_CLIENT = {"count": 1, "own": 0}


def first_words() -> tuple[str, ...]:
    return (*SHARED_PREFIXES, *game_keys())


@cache
def entries(folder: Path, code: str) -> dict[str, Entry]:
    resource = FluentParser().parse(sentences(folder, code))
    junk = [entry for entry in resource.body if type(entry).__name__ == "Junk"]
    assert not junk, f"{folder} has entries in {code} that cannot be read"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, Entry)}


def catalogue(folder: Path, code: str) -> set[str]:
    return set(entries(folder, code))


def folders() -> list[Path]:
    return [SHARED, *(find_game(key).folder / "locales" for key in game_keys())]


def all_entries(code: str) -> dict[str, Entry]:
    return {key: e for folder in folders() for key, e in entries(folder, code).items()}


def key_texts(path: Path) -> Iterator[str]:
    """Texts in a source file that look like keys; those of f-strings with `{}` for their gaps."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parts = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for part in node.values
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
            )
        elif isinstance(node, ast.Constant) and id(node) not in parts:
            yield str(node.value)


def option_values(game: Game) -> Iterator[str]:
    for option in game.options:
        for value in option.all_values(max(game.player_counts)):
            yield f"{option.name}-{str(value).lower()}"
        if isinstance(option, NumbersOption):
            yield from (f"{option.name}-{word}" for word in number_words(game, option))


def number_words(game: Game, option: NumbersOption) -> set[str]:
    """The groups of printed numbers, and the parts of their keys and values."""
    fields = option.fields(max(game.player_counts))
    parts = {part for field in fields for part in field.key.split(".")[1:]}
    parts |= {part for field in fields for value in field.choices for part in value.split("-")}
    return {field.group for field in fields} | {part.lower() for part in parts}


def _filled(text: str, key: str, value: str) -> str:
    """A composed key; one that begins with a gap begins with the key of the game."""
    return text.format(key, value) if text.startswith("{}-") else text.format(value)


def expansions(game: Game) -> dict[str, list[str]]:
    """What the f-strings of the sources can become."""
    key = game.key
    colours = [game.participant_name(seat).key for seat in range(max(game.player_counts))]
    kinds = sorted({action.kind for action in game.actions.all})
    result = finished(game).result()
    assert result is not None
    words = words_of(game)
    return {
        "colour-{}": colours,
        "option-{}-{}": [f"option-{key}-{option.name}" for option in game.options],
        "option-{}-{}-{}": [f"option-{key}-{value}" for value in option_values(game)],
        "{}-kind-{}": [f"{key}-kind-{kind}" for kind in kinds],
        "{}-source-{}": [f"{key}-source-{name}" for name in result.participants[0].sources],
        "{}-part": [f"{event}-part" for event in SCORED.get(key, ())],
        "{}-title": [f"{key}-title"],
        "{}-summary": [f"{key}-summary"],
        "{}-help": [f"{key}-help"],
        **{text: [_filled(text, key, value) for value in words[text]] for text in words},
    }


@cache
def used_keys() -> frozenset[str]:
    whole = re.compile(rf"({'|'.join(first_words())})(-[a-z0-9]+)+")
    begun = re.compile(rf"(({'|'.join(first_words())})-|\{{\}}-)[a-z{{}}-]+")
    known: dict[str, list[str]] = {}
    for key in game_keys():
        for text, keys in expansions(find_game(key)).items():
            known.setdefault(text, []).extend(keys)
    used: set[str] = set()
    for path in sorted(SOURCES.rglob("*.py")):
        for text in key_texts(path):
            if text in known:
                used.update(known[text])
            elif whole.fullmatch(text):
                used.add(text)
            else:
                assert not begun.fullmatch(text) or not text.startswith(first_words()), (
                    f"{path}: what can the key {text!r} become?"
                )
    for path in SOURCES.glob("games/*/lessons/*.toml"):
        used.update(found[0] for found in whole.finditer(path.read_text(encoding="utf-8")))
    return frozenset(used)


@pytest.mark.slow
def test_the_catalogues_have_exactly_the_keys_that_are_used() -> None:
    for code in languages():
        check_keys(code)


def check_keys(code: str) -> None:
    present = catalogue(SHARED, code)
    for key in game_keys():
        own = catalogue(find_game(key).folder / "locales", code)
        assert not present & own, "a key has one catalogue"
        present |= own
    assert sorted(used_keys() - present) == []
    spoken_here = {
        key for key in present if not IN_THE_BROWSER.fullmatch(key) and event_of(key) not in present
    }
    within = {key for entry in all_entries(code).values() for key in Gaps(entry).sentences}
    assert sorted(spoken_here - used_keys() - within) == []


def event_of(key: str) -> str | None:
    """The event in whose turn a phrase takes part; None if the key is of another kind."""
    found = PART_OF_A_TURN.fullmatch(key)
    return found[1] if found else None


# The same in all languages.


class Gaps(Visitor):
    """What a sentence needs: arguments to insert, arguments to choose by, other sentences."""

    def __init__(self, entry: Entry) -> None:
        self.put: set[str] = set()
        self.chosen_by: dict[str, set[str]] = {}
        """Arguments that choose a variant, with the names of the variants that are words."""
        self.sentences: set[str] = set()
        self.visit(entry)

    @property
    def all(self) -> set[str]:
        return self.put | set(self.chosen_by)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - as in Fluent
        assert isinstance(node.selector, VariableReference)
        names = {v.key.name for v in node.variants if isinstance(v.key, Identifier)}
        self.chosen_by.setdefault(node.selector.id.name, set()).update(names)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.put.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.sentences.add(node.id.name)


WORD_KEY = "-key"
"""The ending of `area-key`, by which a language with cases chooses the form of `area`."""


def arguments(key: str, known: dict[str, Entry]) -> tuple[set[str], set[str]]:
    """Arguments that a sentence inserts, and all that it uses, with the sentences within it."""
    put, used = set[str](), set[str]()
    waiting = [key]
    while waiting:
        gaps = Gaps(known[waiting.pop()])
        waiting += gaps.sentences
        put |= gaps.put
        used |= {name.removesuffix(WORD_KEY) for name in gaps.all}
    return put, used


@cache
def helpers(code: str) -> frozenset[str]:
    """Sentences that only other sentences of this language contain, such as “in the swamp”."""
    within = {key for entry in all_entries(code).values() for key in Gaps(entry).sentences}
    return frozenset(within - used_keys())


@pytest.mark.slow
@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_the_sentences_of_english(code: str) -> None:
    for folder in folders():
        own, english = catalogue(folder, code), catalogue(folder, "en")
        assert own - helpers(code) == english - helpers("en"), folder


@pytest.mark.slow
@pytest.mark.parametrize("code", OTHERS)
def test_every_language_takes_the_same_arguments(code: str) -> None:
    """A language without plurals need not choose by a number that English chooses by."""
    found, wanted = all_entries(code), all_entries("en")
    for key in wanted.keys() - helpers("en"):
        (_, own), (put, english) = arguments(key, found), arguments(key, wanted)
        assert own <= english, f"{code}: {key}"
        assert put <= own, f"{code}: {key}"


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_the_same_variants_to_choose_from(code: str) -> None:
    found = all_entries(code)
    for key, entry in all_entries("en").items():
        if key in helpers("en"):
            continue
        english, own = Gaps(entry).chosen_by, Gaps(found[key]).chosen_by
        for name in {name for name in {*english, *own} if not name.endswith(WORD_KEY)}:
            wanted, there = english.get(name, set()) - PLURALS, own.get(name, set()) - PLURALS
            assert wanted == there, f"{code}: {key}, ${name}"


def samples(key: str, known: dict[str, Entry]) -> Iterator[dict[str, int | str]]:
    """Arguments for a sentence: all numbers, and every word that it chooses by."""
    chosen_by: dict[str, set[str]] = {}
    waiting = [key]
    while waiting:
        gaps = Gaps(known[waiting.pop()])
        waiting += gaps.sentences
        for name in gaps.all:
            chosen_by.setdefault(name, set()).update(gaps.chosen_by.get(name, set()) - PLURALS)
    for number in NUMBERS:
        yield {name: "?" if words else number for name, words in chosen_by.items()}
    for name, words in chosen_by.items():
        for word in sorted(words):
            yield {**dict.fromkeys(chosen_by, 1), name: word}


@pytest.mark.slow
@pytest.mark.parametrize("code", languages())
def test_every_sentence_can_be_formatted_with_every_number(code: str) -> None:
    bundle = FluentBundle([code], use_isolating=False)
    for folder in folders():
        bundle.add_resource(FluentResource(sentences(folder, code)))
    known = all_entries(code)
    for key in known:
        for args in samples(key, known):
            pattern = bundle.get_message(key).value
            assert pattern is not None, key
            text, errors = bundle.format_pattern(pattern, args)
            assert not errors, f"{code}: {key} with {args}: {errors}"
            assert str(text).strip(), f"{code}: {key} with {args}"


@pytest.mark.parametrize("code", languages())
def test_no_sentence_tells_a_finger_to_click(code: str) -> None:
    texts = [line for folder in folders() for line in sentences(folder, code).splitlines()]
    click = re.compile("= .*(click|klick|cliqu|クリック)", re.IGNORECASE)
    assert [text for text in texts if click.search(text)] == []


def test_the_terminal_prints_no_sentence_of_its_own() -> None:
    for path in (SOURCES / "terminal").glob("*.py"):
        calls = [n for n in ast.walk(ast.parse(path.read_text())) if isinstance(n, ast.Call)]
        for call in calls:
            if isinstance(call.func, ast.Attribute) and call.func.attr in PRINTS:
                texts = [str(a.value) for a in call.args if isinstance(a, ast.Constant)]
                assert not [text for text in texts if " " in text.strip()], path


# Sentences with the arguments they get.


def given_names(tree: ast.Module) -> Iterator[tuple[str, set[str]]]:
    """Keys with the names of their arguments, wherever both are written out together."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and is_text(node.args[0]):
            names = {word.arg for word in node.keywords if word.arg}
            dicts = [argument for argument in node.args if isinstance(argument, ast.Dict)]
            is_whole = all(word.arg is not None for word in node.keywords)
            if dicts or (is_whole and ast.unparse(node.func).endswith(SPEAKS)):
                yield text_of(node.args[0]), names.union(*map(names_in, dicts))
        elif isinstance(node, ast.ClassDef):
            keys = [n.value for n in node.body if isinstance(n, ast.Assign) and is_key(n.targets)]
            returned = [n.value for n in ast.walk(node) if isinstance(n, ast.Return)]
            dicts = [value for value in returned if isinstance(value, ast.Dict)]
            if keys and dicts:
                yield text_of(keys[0]), names_in(dicts[0])


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_key(targets: list[ast.expr]) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "key" for target in targets)


def text_of(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


def names_in(node: ast.Dict) -> set[str]:
    return {text_of(key) for key in node.keys if key is not None}


@cache
def all_given_names() -> list[tuple[Path, str, set[str]]]:
    return [
        (path, key, names)
        for path in sorted(SOURCES.rglob("*.py"))
        for key, names in given_names(ast.parse(path.read_text(encoding="utf-8")))
    ]


@pytest.mark.slow
def test_every_placeholder_of_a_sentence_gets_its_argument() -> None:
    for code in languages():
        checked: set[str] = set()
        known = all_entries(code)
        for path, key, names in all_given_names():
            if key in known:
                gaps = set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(known[key])))
                assert gaps <= names | {"codes"}, f"{code}: {path}: {key} gets {sorted(names)}"
                checked.add(key)
        assert len(checked) > 90


@cache
def finished(game: Game) -> State:
    state = game.new(min(game.player_counts), None, SeededChance(seed_from_text("end")))
    chance = FastChance(1)
    while not state.is_over:
        seat = state.to_act[0]
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[chance.below(len(ids))])
    return state


def option_sets(game: Game) -> Iterator[tuple[int, dict[str, object]]]:
    """Every player count, and every option with its most unusual value."""
    for players in game.player_counts:
        yield players, {}
        values = {option.name: option.values(players) for option in game.options}
        yield players, {name: allowed[-1] for name, allowed in values.items() if allowed}


def sampled_messages(game: Game) -> Iterator[Message]:
    """All that a few random games say: events, questions, refusals, facts and results."""
    for number, (players, options) in enumerate(option_sets(game)):
        log: list[Event] = []
        state = game.new(players, options, SeededChance(seed_from_text(f"{number}")), log)
        chance = FastChance(number)
        places: set[tuple[str, ...]] = set()
        step = 0
        while not state.is_over:
            seat = state.to_act[0]
            yield state.question(seat)[0]
            if step % 20 == 0:
                places.update(choice.targets for choice in state.offer(seat).choices)
                yield from refusals_now(state, places)
                for viewer in (None, seat):
                    yield from game.draw(state.view(viewer), {}).facts
            actions = state.legal(seat)
            kinds = sorted({action.kind for action in actions})
            kind = kinds[chance.below(len(kinds))]
            of_kind = [action for action in actions if action.kind == kind]
            events = state.apply(seat, of_kind[chance.below(len(of_kind))])
            assert not isinstance(events, Refusal)
            log += events
            step += 1
        for event in log:
            for viewer in (None, *range(players)):
                form = event.seen_by(viewer)
                if form is not None:
                    yield form.message()
        result = state.result()
        assert result is not None
        yield from (seat_result.reason for seat_result in result.seats)
        yield from game.draw(state.view(None), {}).facts
        yield from refusals_now(state, places)


def refusals_now(state: State, places: set[tuple[str, ...]]) -> Iterator[Message]:
    """Why everything else cannot be done now, and why nothing can at places offered earlier."""
    for seat in state.to_act:
        refusals = [state.why_not_at(seat, targets) for targets in sorted(places)]
        yield from (refusal.message() for refusal in refusals if refusal is not None)
    for seat in range(state.players):
        for action in state.game.actions.all:
            refusal = state.why_not(seat, action)
            if refusal is not None:
                yield refusal.message()
            if seat not in state.to_act:
                break


@pytest.mark.slow
@pytest.mark.parametrize("key", game_keys())
def test_every_sentence_of_random_games_can_be_formatted(key: str) -> None:
    game = find_game(key)
    messages = {repr(message): message for message in sampled_messages(game)}.values()
    assert len({message.key for message in messages}) > 60
    for code in languages():
        language = Language(code, game)
        for message in messages:
            sentence = language.say(message)
            assert sentence.strip(), (code, message)
            assert "{" not in sentence, (code, message)
            for part in ("start", "idle", "turn", "effect", "line", "outcome"):
                if language.has(key := f"{message.key}-{part}"):
                    phrase = language.sentence(key, **{**message.args, **GIVEN_BY_THE_CLIENT})
                    assert phrase.strip(), (code, message)


def test_plurals_agree_with_their_numbers() -> None:
    language = Language("en", find_game("trias"), codes="all")
    say = language.sentence
    assert say("trias-ask-act", left=1, more=0) == "You have 1 action left. What do you do?"
    assert say("trias-ask-act", left=2, more=0) == "You have 2 actions left. What do you do?"
    assert say("trias-ask-act", left=0, more=1).endswith(
        "1 more swimmer may still come ashore for free."
    )
    assert (
        say("trias-ask-end", left=1) == "Nothing can be done with your last action. End your turn."
    )
    assert say("trias-actions-ended", who="Blue", unused=0) == "Blue ends the turn."
    assert (
        say("trias-actions-ended", who="Blue", unused=1)
        == "Blue ends the turn with 1 action unused."
    )
    args: dict[str, Argument] = {"who": "Blue", "tile": 3, "landscape": "woods"}
    args |= {"ring": 4, "hour": 10}
    drifted = [
        say("trias-drifted", **args, pieces=pieces, joined=joined)
        for pieces, joined in ((1, 1), (1, 2), (2, 1), (3, 2))
    ]
    start = "Blue drifts tile 3 (woods) further out, to ring 4, 10 o’clock"
    assert drifted == [
        f"{start}.",
        f"{start}, and it joins 2 land masses.",
        f"{start}; its land breaks into 2 pieces.",
        f"{start}; its land breaks into 3 pieces, and it joins 2 land masses.",
    ]
    rescued = [say("trias-rescued", **args, left=3, free=free) for free in (0, 2)]
    start = "Blue rescues a swimmer onto tile 3 (woods, ring 4, 10 o’clock); actions left: 3"
    assert rescued == [f"{start}.", f"{start}, and 2 more may come ashore for free."]
