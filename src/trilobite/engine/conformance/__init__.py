"""The conformance suite: checks that every game must pass (docs/games/conformance.md)."""

from trilobite.engine.conformance.inquiry import Check
from trilobite.engine.conformance.subject import (
    DEEP,
    FAST,
    CheckEffort,
    LawsBetween,
    Policy,
    Subject,
    Twins,
    by_kind,
    subjects,
)
from trilobite.engine.conformance.suite import all_checks, check_all
from trilobite.engine.conformance.trials import ConformanceError

__all__ = [
    "DEEP",
    "FAST",
    "Check",
    "CheckEffort",
    "ConformanceError",
    "LawsBetween",
    "Policy",
    "Subject",
    "Twins",
    "all_checks",
    "by_kind",
    "check_all",
    "subjects",
]
