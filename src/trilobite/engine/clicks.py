"""What clicks mean: the targets of an action are clicked one after another, or in any order."""

from collections.abc import Sequence

from trilobite.engine.actions import Action
from trilobite.engine.messages import flag_of

Clicks = tuple[Action, tuple[str, ...]]
"""An action and its targets."""


def begins(action: Action, targets: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Whether clicking these targets can be continued to this action."""
    if flag_of(action, "any_order"):
        return all(wanted.count(thing) <= targets.count(thing) for thing in set(wanted))
    return targets[: len(wanted)] == wanted


def actions_with_later(actions: Sequence[Clicks], wanted: tuple[str, ...]) -> list[Action]:
    """The actions for which the last of these targets is clicked later, after something else."""
    return [action for action, targets in actions if _before(action, targets, wanted)]


def actions_meant(
    actions: Sequence[Clicks], offered: Sequence[Clicks], wanted: tuple[str, ...]
) -> list[Action]:
    """The actions that a player who clicks these targets may mean; none of them is offered.

    This is the action with exactly these targets; or else those that begin with them; or else those
    for which the last target comes later, after things that are offered.
    """
    begun = [(action, targets) for action, targets in actions if begins(action, targets, wanted)]
    whole = [action for action, targets in begun if len(targets) == len(wanted)]
    starts = {targets[:length] for _, targets in offered for length in range(1, len(targets))}
    later = [action for action, targets in actions if _before(action, targets, wanted) in starts]
    return whole[:1] or [action for action, _ in begun] or later


def _before(action: Action, targets: tuple[str, ...], wanted: tuple[str, ...]) -> tuple[str, ...]:
    """All targets before the one wanted last; empty if the action does not have it later."""
    if not wanted or flag_of(action, "any_order") or not begins(action, targets, wanted[:-1]):
        return ()
    is_later = wanted[-1] in targets[len(wanted) :]
    return targets[: targets.index(wanted[-1], len(wanted))] if is_later else ()
