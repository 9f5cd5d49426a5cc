"""Sections 8 to 11, the end of the game, and how teams and a solo player are judged."""

from typing import Final

from trilobite.engine import Message
from trilobite.engine.declared import EventKind
from trilobite.engine.results import ParticipantResult, Result, SeatResult, places, shared_payoffs
from trilobite.games.tritarea.content import GRADES
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.model import LAST_ROUND, PARTICIPANTS, SOURCES
from trilobite.games.tritarea.rules.npcs import partner_of
from trilobite.games.tritarea.table import Secrets, Table

END_RULE: Final = "TA-8.1"
GameEnded = EventKind("tritarea-game-ended", "TA-8.1")


def end_game(table: Table, _secrets: Secrets) -> bool:
    """The game ends after round 3 (TA-8.1)."""
    if table.round < LAST_ROUND:
        return False
    table.stage = stages.OVER
    table.emit(GameEnded())
    return True


def result(table: Table) -> Result:
    """The most points win; team members add theirs up, and a solo player gets a grade."""
    seats = [_solo_result(table)] if table.content.players == 1 else _seat_results(table)
    participants: list[ParticipantResult] = []
    for p in range(PARTICIPANTS):
        sources = {name: table.points_from(s)[p] for s, name in enumerate(SOURCES)}
        participants.append(ParticipantResult(p, int(table.score(p)), sources))
    return Result(seats, participants)


def _seat_results(table: Table) -> list[SeatResult]:
    """The best human or team wins, and ties are shared (TA-8.1)."""
    scores = [seat_score(table, seat) for seat in range(table.content.players)]
    ranks = places([(score,) for score in scores])
    payoffs = shared_payoffs(ranks)
    best = max(int(table.score(p)) for p in range(PARTICIPANTS))
    return [
        SeatResult(seat, ranks[seat], score, payoffs[seat], _reason(score, scores, best))
        for seat, score in enumerate(scores)
    ]


def _reason(score: int, scores: list[int], best: int) -> Message:
    """What decided a place; an NPC cannot win, even with the most points (TA-9.5)."""
    kind = "team" if len(scores) == 2 else "points"
    if scores.count(score) > 1:
        kind += "-shared"
    elif score == max(scores) < best:
        kind += "-npc"
    return Message(f"tritarea-result-{kind}", {"points": score, "best": best})


def seat_score(table: Table, seat: int) -> int:
    """What counts for a seat: its own points, or with two players its team's (TA-10.3)."""
    participant = int(table.content.participant_of[seat])
    if table.content.players == 2:
        return team_score(table, participant)
    return int(table.score(participant))


def team_score(table: Table, participant: int) -> int:
    """The points of a participant and their partner together (TA-10.3)."""
    return int(table.score(participant) + table.score(partner_of(participant)))


def _solo_result(table: Table) -> SeatResult:
    """No NPC may have more than the human; the lowest NPC sets the grade (TA-11.2, R-19).

    Only a success is a first place: a disqualified player ranks behind every NPC that beat them.
    """
    own, *others = [int(table.score(p)) for p in range(PARTICIPANTS)]
    args = {"points": own, "best": max(others), "lowest": min(others)}
    ahead = sum(o > own or (o == own and table.content.solo_tie_fails) for o in others)
    if ahead:
        reason = Message("tritarea-result-disqualified", args)
        return SeatResult(0, 1 + ahead, own, 0.0, reason)
    grade = grade_of(table, min(others))
    payoff = (len(GRADES) - grade) / len(GRADES)
    return SeatResult(0, 1, own, payoff, Message(f"tritarea-result-{GRADES[grade]}", args))


def grade_of(table: Table, lowest: int) -> int:
    """The grade for the points of the lowest NPC; 0 is the best one (TA-11.2)."""
    return next(i for i, least in enumerate(table.content.grades) if lowest >= least)


def solo_goal(table: Table) -> dict[str, int | str]:
    """How a solo player stands: what is missing to be ahead, and to the next grade (TA-11.2)."""
    own, *others = [int(table.score(p)) for p in range(PARTICIPANTS)]
    lowest, needed = min(others), max(others) + int(table.content.solo_tie_fails)
    grade = grade_of(table, lowest)
    return {
        "behind": max(0, needed - own),
        "lowest": lowest,
        "low": 1 + others.index(lowest),
        "grade": GRADES[grade],
        "next": GRADES[grade - 1] if grade else "none",
        "least": table.content.grades[grade - 1] if grade else 0,
    }
