"""The menu: the offered choices with their numbers and effects, grouped by kind."""

from collections.abc import Sequence
from dataclasses import dataclass

from trilobite.engine import Choice, Offer, State
from trilobite.engine.language import Language

_MOST_SHOWN = 30
"""Maximum choices to list; beyond it, the largest kinds are collapsed."""

_COUNT = "count:"
"""Prefix of targets that are a number of things, not a place."""


@dataclass(frozen=True)
class MenuEntry:
    """A choice with its number to type and sentences about its further effects."""

    number: int
    choice: Choice
    effects: tuple[str, ...]

    @property
    def text(self) -> str:
        return self.choice.action.text()

    @property
    def label(self) -> str:
        """The number, a sign if the action cannot be undone, and the text of the action."""
        return f"{self.number:>3}{' ' if self.choice.can_undo else '!'} {self.text}"


class Menu:
    """All entries of an offer. Their numbers do not depend on which part is shown."""

    def __init__(self, state: State, offer: Offer, language: Language) -> None:
        self.offer = offer
        self.entries: list[MenuEntry] = []
        self.kinds = list(dict.fromkeys(choice.kind for choice in offer.choices))
        choices = sorted(offer.choices, key=lambda choice: self.kinds.index(choice.kind))
        for number, choice in enumerate(choices, _first_number(choices)):
            self.entries.append(MenuEntry(number, choice, _effects(state, choice, language)))

    def of_kind(self, kind: str) -> list[MenuEntry]:
        return [entry for entry in self.entries if entry.choice.kind == kind]

    def by_number(self, number: int) -> MenuEntry | None:
        return next((entry for entry in self.entries if entry.number == number), None)

    def by_text(self, text: str) -> MenuEntry | None:
        """The entry of an action text, ignoring case."""
        return next((e for e in self.entries if e.text.lower() == text.lower()), None)

    def beginning_with(self, targets: Sequence[str]) -> list[MenuEntry]:
        """The entries whose targets begin with these."""
        begun = tuple(targets)
        return [entry for entry in self.entries if entry.choice.targets[: len(begun)] == begun]

    def folded(self) -> list[str]:
        """The kinds with too many choices to list next to the others."""
        sizes = {kind: len(self.of_kind(kind)) for kind in self.kinds}
        folded: list[str] = []
        while len(sizes) > 1 and sum(sizes.values()) > _MOST_SHOWN:
            largest = max(sizes, key=lambda kind: sizes[kind])
            del sizes[largest]
            folded.append(largest)
        return folded

    def marks(self, kind: str | None) -> dict[str, str]:
        """The numbers to draw on the board, each at the last target of its choice.

        There are none if several kinds are offered, as a place could then have several meanings.
        Targets that are a number of things are not on the board.
        """
        if kind is None and len(self.kinds) == 1:
            kind = self.kinds[0]
        marks: dict[str, str] = {}
        for entry in self.of_kind(kind) if kind else []:
            place = entry.choice.targets[-1]
            marks[place] = str(entry.number) if place not in marks else _several(marks[place])
        return {place: mark for place, mark in marks.items() if not place.startswith(_COUNT)}


def ranges(numbers: Sequence[int]) -> list[str]:
    """Ascending numbers as ranges: `1`, `3–7`, `12`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [f"{run[0]}–{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs]


def _first_number(choices: Sequence[Choice]) -> int:
    """1, or 0 if the choices are the numbers 0, 1, 2, ..., so that typing 3 means three."""
    last_words = [choice.action.text().split(" ")[-1] for choice in choices]
    is_count = len(choices) > 1 and last_words == [str(n) for n in range(len(choices))]
    return 0 if is_count else 1


def _several(mark: str) -> str:
    return mark.rstrip("+") + "+"


def _effects(state: State, choice: Choice, language: Language) -> tuple[str, ...]:
    """The foreseeable effects of a choice.

    This leaves out the first event, which is the action itself, and the start of the next turn.
    """
    seat = state.to_act[0]
    events = state.preview(seat, choice.action)[1:]
    turn = state.game.turn_rule
    return tuple(language.say(event.message()) for event in events if event.rule != turn)
