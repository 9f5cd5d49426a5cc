"""The menu: the offered choices with their numbers, grouped by kind, and what they would do."""

from collections.abc import Sequence
from dataclasses import dataclass

from trilobite.engine import Choice, Offer, State
from trilobite.engine.language import Language

_MOST_SHOWN = 30
"""More choices than this do not fit on a screen: the largest kinds are folded up then."""

_COUNT = "count:"
"""The targets that are how many of something."""


@dataclass(frozen=True)
class Entry:
    """A choice with the number to type for it and the sentences about what else would happen."""

    number: int
    choice: Choice
    effects: tuple[str, ...]

    @property
    def text(self) -> str:
        return self.choice.action.text()

    @property
    def label(self) -> str:
        """The number, a sign if there is no way back, and the words that do the same."""
        return f"{self.number:>3}{' ' if self.choice.can_undo else '!'} {self.text}"


class Menu:
    """All entries of an offer. Numbers stay the same, whatever part of the menu is shown."""

    def __init__(self, state: State, offer: Offer, language: Language) -> None:
        self.offer = offer
        self.entries: list[Entry] = []
        self.kinds = list(dict.fromkeys(choice.kind for choice in offer.choices))
        choices = sorted(offer.choices, key=lambda choice: self.kinds.index(choice.kind))
        for number, choice in enumerate(choices, _first_number(choices)):
            self.entries.append(Entry(number, choice, _effects(state, choice, language)))

    def of_kind(self, kind: str) -> list[Entry]:
        return [entry for entry in self.entries if entry.choice.kind == kind]

    def by_number(self, number: int) -> Entry | None:
        return next((entry for entry in self.entries if entry.number == number), None)

    def by_text(self, text: str) -> Entry | None:
        """The entry of an action that somebody typed, in whatever case."""
        return next((e for e in self.entries if e.text.lower() == text.lower()), None)

    def beginning_with(self, targets: Sequence[str]) -> list[Entry]:
        """The choices whose first clicks are these things of the view."""
        begun = tuple(targets)
        return [entry for entry in self.entries if entry.choice.targets[: len(begun)] == begun]

    def folded(self) -> list[str]:
        """The kinds that are too many to be listed beside the others."""
        sizes = {kind: len(self.of_kind(kind)) for kind in self.kinds}
        folded: list[str] = []
        while len(sizes) > 1 and sum(sizes.values()) > _MOST_SHOWN:
            largest = max(sizes, key=lambda kind: sizes[kind])
            del sizes[largest]
            folded.append(largest)
        return folded

    def marks(self, kind: str | None) -> dict[str, str]:
        """The numbers to draw on the board, where a choice happens: at its last target.

        Several kinds at once would mean several things at the same place, so they get none; and
        how many of something is nowhere on the board.
        """
        if kind is None and len(self.kinds) == 1:
            kind = self.kinds[0]
        marks: dict[str, str] = {}
        for entry in self.of_kind(kind) if kind else []:
            place = entry.choice.targets[-1]
            marks[place] = str(entry.number) if place not in marks else _several(marks[place])
        return {place: mark for place, mark in marks.items() if not place.startswith(_COUNT)}


def ranges(numbers: Sequence[int]) -> list[str]:
    """Ascending numbers in short: `1`, `3–7`, `12`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [f"{run[0]}–{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs]


def _first_number(choices: Sequence[Choice]) -> int:
    """1; but 0 if the choices are 0, 1, 2 and so on themselves: 3 is then typed for three."""
    last_words = [choice.action.text().split(" ")[-1] for choice in choices]
    is_count = len(choices) > 1 and last_words == [str(n) for n in range(len(choices))]
    return 0 if is_count else 1


def _several(mark: str) -> str:
    return mark.rstrip("+") + "+"


def _effects(state: State, choice: Choice, language: Language) -> tuple[str, ...]:
    """What follows from a choice as far as it can be foreseen.

    The first event only says that it was done, and that the next turn begins is no news.
    """
    seat = state.to_act[0]
    events = state.preview(seat, choice.action)[1:]
    turn = state.game.turn_rule
    return tuple(language.say(event.message()) for event in events if event.rule != turn)
