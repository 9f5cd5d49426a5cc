"""The words of a review in a language: names, actions and events."""

from collections.abc import Mapping, Sequence

from babel.numbers import format_decimal, format_percent

from trilobite.analysis.review import Judgement, Weighed
from trilobite.engine import Argument, Game, Message, Who, Word
from trilobite.engine.language import Language

_BOT = "bot:"


def speaker(game: Game, code: str, names: Sequence[str]) -> Language:
    """A language that calls the participants of a record by their names."""
    plain = Language(code, game)
    called = [plain.name(p) for p in range(1 + max(game.participants(len(names))))]
    for seat, name in enumerate(names):
        participant = game.participant_of(seat, len(names))
        if name.startswith(_BOT):
            bot, colour = name.removeprefix(_BOT), called[participant]
            called[participant] = plain.sentence("terminal-name-bot", name=colour, bot=bot)
        elif name:
            called[participant] = name
    return Language(code, game, called, codes="all")


def action_words(language: Language, game: Game, weighed: Weighed) -> str:
    """What an action does, in sentences; if none of it can be foreseen, its kind and text."""
    if weighed.events:
        return " ".join(sentence(language, event) for event in weighed.events)
    kind = language.sentence(f"{game.key}-kind-{weighed.kind}")
    return language.sentence("review-action", kind=kind, action=weighed.action)


def fall_words(language: Language, one: Judgement) -> dict[str, str]:
    """The win chance with the better action, and with the actual one."""
    before, after = one.others[0].win_chance, one.chosen.win_chance
    return {"before": percent(language, before), "after": percent(language, after)}


def sentence(language: Language, event: Mapping[str, object]) -> str:
    """The sentence for an event in JSON form."""
    args = event["args"]
    assert isinstance(args, dict)  # noqa: S101 - `Event.to_json` made it
    found = {name: _argument(value) for name, value in args.items()}
    return language.say(Message(str(event["key"]), found))


def _argument(value: object) -> Argument:
    if isinstance(value, dict):
        return Word(str(value["word"])) if "word" in value else Who(int(value["who"]))
    assert isinstance(value, int | str)  # noqa: S101 - the same
    return value


def percent(language: Language, share: float) -> str:
    return format_percent(share, locale=language.code)


def number(language: Language, value: float) -> str:
    return format_decimal(round(value, 1), locale=language.code)
