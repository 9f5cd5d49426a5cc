"""Sections 0, 4 and 7, effective ranks: changing a 5 in a trick or, later, in a declaration."""

from mypy_extensions import i64

from trilobite.engine import Question, Refusal, Who, refuse
from trilobite.engine.declared import ANY, UNSAID, WHO, EventKind
from trilobite.games.tritarea import model
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.rules import npcs, terms
from trilobite.games.tritarea.rules.rights import most_support, supporters
from trilobite.games.tritarea.rules.rounds import no_fives
from trilobite.games.tritarea.table import Secrets, Table

FiveCommitted = EventKind("tritarea-five-committed", ends_turn=True).of(who=WHO)
FiveAnswered = EventKind(
    "tritarea-five-answered", only_for="seat", others=FiveCommitted, ends_turn=True
).of(who=WHO, seat=UNSAID, change=model.CHANGE_TO)
"""A hidden decision about a 5 (`five_order=hidden`, R-7); `seat` is the seat that decided."""

FiveChanged = EventKind("tritarea-five-changed", "", "{place}:{who}", ends_turn=True).of(
    who=WHO, to=ANY, lost=ANY, place=UNSAID
)
FiveKept = EventKind("tritarea-five-kept", "", "{place}:{who}", ends_turn=True).of(
    who=WHO, place=UNSAID
)


# Choices.


def changes_for(table: Table, participant: i64) -> list[int]:
    """What the owner of a 5 can do: keep it, or make it 0 or 10 (TA-4.1)."""
    score = table.score(participant)
    costs = table.content.five_costs
    return [
        change for change in (model.KEEP, model.MAKE_0, model.MAKE_10) if costs[change] <= score
    ]


def why_not_change(table: Table, participant: int, change: int) -> Refusal | None:
    """A change must be paid for in full (TA-4.3)."""
    if table.round == 0:
        return no_fives()
    if not table.is_about_fives():
        return table.not_now()
    if change in changes_for(table, participant):
        return None
    cost, score = table.content.five_costs[change], int(table.score(participant))
    return refuse(
        "tritarea-refusal-too-dear", "TA-4.3", who=Who(participant), cost=cost, score=score
    )


def ask_change(table: Table, seat: int) -> Question:
    """Ask about a 5 in the trick (TA-4.1) or in a declaration (TA-4.5, TA-7.6)."""
    participant = npcs.decided_next(table, seat)
    is_declared = table.stage == stages.CHANGING_DECLARED
    card = table.declared[participant] if is_declared else table.trick[participant]
    costs = table.content.five_costs
    return npcs.ask_for(
        table,
        seat,
        "tritarea-ask-five-declared" if is_declared else "tritarea-ask-five",
        "TA-7.6" if is_declared else "TA-4.1",
        suit=model.SUIT.argument(model.suit_of(int(card))),
        zero=costs[model.MAKE_0],
        ten=costs[model.MAKE_10],
        score=int(table.score(participant)),
    )


def refuse_click(table: Table, seat: int, participant: int, stage: int) -> Refusal | None:
    """A click on a 5 that is asked about in this stage does not say what it shall count."""
    if table.stage != stage or npcs.decided_next(table, seat) != participant:
        return None
    rule = "TA-7.6" if stage == stages.CHANGING_DECLARED else "TA-4.1"
    return refuse("tritarea-refusal-say-five", rule)


# Who is asked.


def asked_in_trick(table: Table) -> list[int]:
    """The owners of a 5 that may be changed, clockwise from the leader (TA-4.2)."""
    for card in table.trick:
        if card % model.RANKS == model.FIVE - 1:
            break
    else:
        return []
    most = most_support(table)
    return [p for p in npcs.trick_order(table) if _is_asked(table, p, most)]


def _is_asked(table: Table, participant: i64, most: i64) -> bool:
    """Whether changing a 5 could alter the rights or, by option, a default (TA-4.4, R-9).

    The 5s of a solo player's NPCs are asked about wherever they lie.
    """
    card = table.trick[participant]
    if card % model.RANKS != model.FIVE - 1 or npcs.is_lone_npc(table, participant):
        return False
    if npcs.is_always_asked(table, participant):
        return True
    if most == 1:
        return participant == table.leader and not table.content.buys_down
    return supporters(table, card // model.RANKS) == most


def begin_changes(table: Table, _secrets: Secrets) -> bool:
    """Ask about the 5s after the fourth card; with `memory=on` not if nobody has a choice.

    In that case the cards are turned face down at once, and nothing should show that there was a 5
    among them.
    """
    asked = asked_in_trick(table)
    if table.content.is_memory and all(len(changes_for(table, p)) == 1 for p in asked):
        return False
    return ask_all(table, asked, stages.CHANGING)


def ask_all(table: Table, asked: list[int], stage: i64) -> bool:
    """Ask one after another in the open, or all at once in secret (TA-4.2, R-7)."""
    if not asked:
        return False
    table.stage = stage
    for participant in asked:
        table.asked[participant] = 1
    table.actor = model.NONE if table.content.fives_are_hidden else asked[0]
    return True


# Answers.


def answer(table: Table, secrets: Secrets, seat: int, change: i64) -> bool:
    """Decide about a 5, once and for all; return whether it was the last decision (TA-4.2)."""
    participant = npcs.decided_next(table, seat)
    table.asked[participant] = 0
    hidden = table.content.fives_are_hidden
    if hidden:
        secrets.choices[participant] = change
        table.committed[participant] = 1
        if table.log is not None:
            table.emit(FiveAnswered(rule=_rule(table), who=participant, seat=seat, change=change))
    else:
        _carry_out(table, participant, change)
    for other in npcs.asked_order(table):
        if table.asked[other] == 1:
            if not hidden:
                table.actor = other
            return False
    if hidden:
        _reveal(table, secrets)
    return True


def _reveal(table: Table, secrets: Secrets) -> None:
    """Show all hidden decisions and pay for them (R-7)."""
    for participant in npcs.asked_order(table):
        if table.committed[participant] == 1:
            _carry_out(table, participant, secrets.choices[participant])
            table.committed[participant] = 0
            secrets.choices[participant] = model.NONE


def _carry_out(table: Table, participant: i64, change: i64) -> None:
    """Pay at once; the effective rank is for this trick or declaration only (TA-0.6, TA-4.1)."""
    hidden = table.content.fives_are_hidden
    place = "declared" if table.stage == stages.CHANGING_DECLARED else "trick"
    if change == model.KEEP:
        if table.log is not None:
            table.emit(FiveKept(rule=_rule(table), reveals=hidden, who=participant, place=place))
        return
    cost = table.content.five_costs[change]
    rank = model.FIVE_RANKS[change]
    table.rank[participant] = rank
    terms.gain(table, model.CHANGED_FIVES, participant, -cost)
    if table.log is not None:
        rule = _rule(table)
        table.emit(
            FiveChanged(rule=rule, reveals=hidden, who=participant, to=rank, lost=cost, place=place)
        )


def _rule(table: Table) -> str:
    return "TA-7.6" if table.stage == stages.CHANGING_DECLARED else "TA-4.2"


def card_with_rank(table: Table, participant: int) -> int:
    """The card whose effective rank counts now: in the trick, or declared at the settlement."""
    card = int(table.trick[participant])
    if card == model.NONE and table.stage in (stages.CHANGING_DECLARED, stages.OVER):
        return int(table.declared[participant])
    return card


def paid_now(table: Table, participant: int) -> int:
    """What changing the 5 in the trick or in the declaration has cost (TA-4.1)."""
    card = card_with_rank(table, participant)
    rank = int(table.rank[participant])
    if card == model.NONE or model.rank_of(card) != model.FIVE or rank == model.FIVE:
        return 0
    return table.content.five_costs[model.MAKE_0 if rank == 0 else model.MAKE_10]
