"""Offers: the question that a seat must answer, and the answers it may give."""

from trilobite.engine.actions import Action
from trilobite.engine.messages import Message, flag_of, text_of


class Choice:
    """One answer: the action, the targets to click for it, and whether it can be undone."""

    def __init__(self, action: Action, targets: tuple[str, ...], *, can_undo: bool) -> None:
        self.action = action
        self.targets = targets
        self.can_undo = can_undo

    def __reduce__(self) -> tuple[object, tuple[Action, tuple[str, ...], bool]]:
        return _choice, (self.action, self.targets, self.can_undo)

    @property
    def kind(self) -> str:
        return text_of(self.action, "kind")

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.action.id,
            "text": self.action.text(),
            "kind": self.kind,
            "targets": list(self.targets),
            "any_order": flag_of(self.action, "any_order"),
            "can_undo": self.can_undo,
        }


class Offer:
    """What a seat must decide now. Browser, terminal and screen reader all work from this."""

    def __init__(
        self, seat: int, participant: int, question: Message, rule: str, choices: list[Choice]
    ) -> None:
        self.seat = seat
        self.participant = participant
        self.question = question
        self.rule = rule
        self.choices = choices

    def __reduce__(self) -> tuple[type["Offer"], tuple[int, int, Message, str, list[Choice]]]:
        return Offer, (self.seat, self.participant, self.question, self.rule, self.choices)

    def has(self, answer: object) -> bool:
        """Whether the answer is one of the offered actions; a bot might return anything."""
        return any(answer is choice.action for choice in self.choices)

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "participant": self.participant,
            "question": self.question.to_json(),
            "rule": self.rule,
            "choices": [choice.to_json() for choice in self.choices],
        }


def _choice(action: Action, targets: tuple[str, ...], can_undo: bool) -> Choice:  # noqa: FBT001
    """Unpickle a choice: offers are sent to bots in other processes."""
    return Choice(action, targets, can_undo=can_undo)
