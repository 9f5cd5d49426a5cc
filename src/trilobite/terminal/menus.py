"""The menu: the offered choices with their numbers and effects, grouped by kind."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from trilobite.engine import Choice, Event, Offer, State
from trilobite.engine.events import Forced
from trilobite.engine.language import Language

_MOST_SHOWN = 30
"""Maximum choices to list; beyond it, the largest kinds are collapsed."""

_MOST_EFFECTS = 4
"""Maximum lines of a kind next to others; choices with different effects need a line each."""

_COUNT = "count:"
"""Prefix of targets that are a number of things, not a place."""

Effects = tuple[str, ...]


@dataclass(frozen=True)
class MenuEntry:
    """A choice with its number to type and sentences about its further effects."""

    number: int
    choice: Choice
    effects: Effects

    @property
    def text(self) -> str:
        return self.choice.action.typed()

    @property
    def targets(self) -> tuple[str, ...]:
        """The things of the choice as people type them: `herd:Fm:B` for `herd:Fm:1`."""
        words = zip(self.choice.action.text().split(), self.text.split(), strict=True)
        letters = {f":{word}": f":{typed}" for word, typed in words if word != typed}
        parted = [target.rpartition(":") for target in self.choice.targets]
        return tuple(head + letters.get(mid + last, mid + last) for head, mid, last in parted)

    @property
    def label(self) -> str:
        """The number, a sign if the action cannot be undone, and the text of the action."""
        return f"{self.number:>3}{' ' if self.choice.can_undo else '!'} {self.text}"


class Menu:
    """All entries of an offer. Their numbers do not depend on which part is shown."""

    def __init__(self, state: State, offer: Offer, language: Language) -> None:
        self.offer = offer
        self.kinds = list(dict.fromkeys(choice.kind for choice in offer.choices))
        found = [(choice, _effects(state, choice, language)) for choice in offer.choices]
        ordered = [pair for kind in self.kinds for pair in _by_effects(found, kind)]
        numbers = _numbers([choice for choice, _ in ordered])
        pairs = zip(numbers, ordered, strict=True)
        self.entries = [MenuEntry(number, *pair) for number, pair in pairs]

    def of_kind(self, kind: str) -> list[MenuEntry]:
        return [entry for entry in self.entries if entry.choice.kind == kind]

    def by_number(self, number: int) -> MenuEntry | None:
        return next((entry for entry in self.entries if entry.number == number), None)

    def by_text(self, text: str) -> MenuEntry | None:
        """The entry of an action text, ignoring case; also in the form that records use."""
        words = text.lower()
        forms = ((entry, entry.choice.action.text()) for entry in self.entries)
        return next((e for e, old in forms if words in (e.text.lower(), old.lower())), None)

    def beginning_with(self, targets: Sequence[str]) -> list[MenuEntry]:
        """The entries whose targets begin with these."""
        begun = tuple(targets)
        return [entry for entry in self.entries if entry.choice.targets[: len(begun)] == begun]

    def groups(self) -> list[str]:
        """The words before the colon in the names of offered things: `place` for `place:c3`."""
        targets = [target for entry in self.entries for target in entry.choice.targets]
        return sorted({target.partition(":")[0] for target in targets if ":" in target})

    def folded(self) -> list[str]:
        """The kinds with too many choices to list next to the others."""
        sizes = {kind: len(self.of_kind(kind)) for kind in self.kinds}
        lines = {kind: len({e.effects for e in self.of_kind(kind)}) for kind in self.kinds}
        by_lines = sorted(self.kinds, key=lambda kind: -lines[kind])
        folded = [kind for kind in by_lines if lines[kind] > _MOST_EFFECTS][: len(lines) - 1]
        while True:
            shown = {kind: sizes[kind] for kind in self.kinds if kind not in folded}
            if len(shown) < 2 or sum(shown.values()) <= _MOST_SHOWN:
                return folded
            folded.append(max(shown, key=lambda kind: shown[kind]))

    def marks(self, kind: str | None) -> dict[str, str]:
        """The numbers to draw on the board, each at the last target of its choice.

        There are none if several kinds are offered for the same place: it would not be clear what
        its number means. Targets that are a number of things are not on the board.
        """
        places: dict[str, list[MenuEntry]] = {}
        for entry in self.entries if kind is None else self.of_kind(kind):
            place = entry.choice.targets[-1]
            if ":" in place and not place.startswith(_COUNT):
                places.setdefault(place, []).append(entry)
        if any(len({entry.choice.kind for entry in found}) > 1 for found in places.values()):
            return {}
        return {
            place: f"{found[0].number}{'+' if len(found) > 1 else ''}"
            for place, found in places.items()
        }


def ranges(numbers: Sequence[int]) -> list[str]:
    """Ascending numbers as ranges: `1`, `3–7`, `12`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [f"{run[0]}–{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs]


def _by_effects(found: Iterable[tuple[Choice, Effects]], kind: str) -> list[tuple[Choice, Effects]]:
    """The choices of a kind in the order in which they are listed: by their effects, none first."""
    pairs = [pair for pair in found if pair[0].kind == kind]
    plain = [effect for effect in pairs[0][1] if all(effect in effects for _, effects in pairs)]
    order = list(dict.fromkeys(effects for _, effects in pairs))
    order.sort(key=lambda effects: len(effects) > len(plain))
    return sorted(pairs, key=lambda pair: order.index(pair[1]))


def _numbers(choices: Sequence[Choice]) -> list[int]:
    """1, 2, 3 and so on; but choices that are called by numbers keep these.

    A player who types 17 means `place 17`, and 3 means `sell 3`. Other choices come after them.
    """
    names = [choice.action.typed().split(" ")[1:] for choice in choices]
    called = [int(name[0]) for name in names if len(name) == 1 and name[0].isdigit()]
    kinds = {choice.kind for choice, name in zip(choices, names, strict=True) if name}
    if len(kinds) != 1 or len(called) != sum(map(bool, names)) or len(called) < 2:
        return list(range(1, len(choices) + 1))
    after = iter(range(max(called) + 1, max(called) + 1 + len(choices)))
    return [int(name[0]) if name else next(after) for name in names]


def _effects(state: State, choice: Choice, language: Language) -> Effects:
    """The foreseeable effects of a choice.

    This leaves out the action itself, the start of the next turn, and what is done for want of
    another choice, if that changes nothing on the board.
    """
    events = without_idle(state.preview(state.to_act[0], choice.action))
    if events and _is_choice_itself(events[0], choice):
        events = events[1:]
    turn = state.game.turn_rule
    return tuple(language.say(event.message()) for event in events if event.rule != turn)


def _is_choice_itself(event: Event, choice: Choice) -> bool:
    """Whether an event only repeats the choice: it is about the same things, or about none."""
    targets = set(event.targets())
    return not targets or not targets.isdisjoint(choice.targets)


def without_idle(events: Sequence[Event]) -> list[Event]:
    """The events without steps that had no alternative and are about nothing on the board."""
    kept: list[Event] = []
    was_forced = False
    for event in events:
        if was_forced and not event.targets():
            kept.pop()
        else:
            kept.append(event)
        was_forced = isinstance(event, Forced)
    return kept
