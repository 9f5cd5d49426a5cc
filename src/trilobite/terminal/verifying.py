"""The verdict on a record, as a sentence and as JSON."""

from trilobite.engine import Argument, InputError
from trilobite.engine.language import Language
from trilobite.engine.matches import Mismatch
from trilobite.engine.reading import shown
from trilobite.engine.records import Record


def explain(record: Record, mismatch: Mismatch, language: Language) -> str:
    """The step that does not fit, counted from 1, and the reason."""
    if mismatch.step is None:
        return language.sentence("terminal-verify-seed")
    if mismatch.step >= len(record.steps):
        return language.sentence("terminal-verify-result")
    step = record.steps[mismatch.step]
    args: dict[str, Argument] = {
        "step": mismatch.step + 1,
        "who": language.name(record.game.participant_of(step.seat, record.players)),
        "action": shown(step.action),
    }
    if mismatch.refusal is not None:
        args |= {
            "reason": language.say(mismatch.refusal.message()),
            "rule": mismatch.refusal.rule,
        }
        return language.sentence("terminal-verify-refused", **args)
    if _is_action(record, step.action):
        return language.sentence("terminal-verify-position", **args)
    return language.sentence("terminal-verify-words", **args)


def success_message(record: Record, language: Language) -> str:
    """The sentence about a record without a mismatch."""
    args = {"steps": len(record.steps), "finished": int(record.result is not None)}
    return language.sentence("terminal-verify-good", **args)


def as_json(record: Record, mismatch: Mismatch | None) -> dict[str, object]:
    """The verdict as JSON; steps and seats count from 0, as in the record."""
    verdict: dict[str, object] = {
        "game": record.game.key,
        "steps": len(record.steps),
        "finished": record.result is not None,
        "true": mismatch is None,
    }
    if mismatch is not None:
        verdict["problem"] = mismatch.problem
        if mismatch.step is not None:
            verdict["index"] = mismatch.step
            if mismatch.step < len(record.steps):
                step = record.steps[mismatch.step]
                verdict |= {"seat": step.seat, "action": step.action}
        if mismatch.refusal is not None:
            verdict["refusal"] = mismatch.refusal.to_json()
    return verdict


def _is_action(record: Record, text: str) -> bool:
    try:
        record.game.actions.from_text(text)
    except InputError:
        return False
    return True
