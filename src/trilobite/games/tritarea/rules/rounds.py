"""Sections 0 and 1, a round: an empty city, the start player, the deal; and its end."""

from mypy_extensions import i64

from trilobite.engine import Refusal, refuse
from trilobite.engine.declared import ANY, ORDINAL, UNSAID, WHO, EventKind
from trilobite.games.tritarea.cards import bit_of, cards_in, number_of
from trilobite.games.tritarea.content import Content
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.model import ALL_FOUR, HAND, NONE, ORDER, PARTICIPANTS
from trilobite.games.tritarea.rules import npcs
from trilobite.games.tritarea.rules.terms import left_of, place_of
from trilobite.games.tritarea.table import Secrets, Table, new_table, no_secrets

StartChosen = EventKind("tritarea-start-chosen", asides="tied by").of(
    who=WHO, chance=ANY, tied=ANY, by=ANY
)
"""`tied` is how many share the highest score; 0 if the score does not decide."""
RoundBegan = EventKind("tritarea-round-began", "TA-1.4").of(round=ORDINAL, order=ORDER)
HandDealtHidden = EventKind("tritarea-hand-dealt-hidden", "TA-1.4", reveals=True).of(
    who=WHO, number=ANY
)
HandDealt = EventKind(
    "tritarea-hand-dealt", "TA-1.4", only_for="seat", others=HandDealtHidden, reveals=True
).of(who=WHO, seat=UNSAID, number=ANY, cards=HAND)
RoundEnded = EventKind("tritarea-round-ended", "TA-0.5", closes_scoring=True).of(round=ORDINAL)


# Blocks and cards of a round.


def opening(content: Content) -> tuple[Table, Secrets]:
    """Table and secrets for round 1, before its start player is chosen."""
    table, secrets = new_table(content), no_secrets()
    clear_table(table, secrets)
    return table, secrets


def clear_table(table: Table, secrets: Secrets) -> None:
    """Empty the city and return blocks and cards; scores stay (TA-1.4).

    The round decides which cards and blocks are used (TA-1.1 to TA-1.3). Marker, start player and
    table order stay until the next start player is known.
    """
    table.clear_city()
    table.clear_trick()
    content = table.content
    table.trick_number = 0
    table.actor = NONE
    table.played = 0
    table.last_human_holder = NONE
    for p in range(ALL_FOUR):
        table.supply[p] = content.blocks[table.round]
        table.sold[p] = 0
        table.cards_left[p] = 0
        table.declared[p] = NONE
        secrets.hands[p] = 0
    secrets.pool = content.decks[table.round]


def no_fives() -> Refusal:
    """All 5s are set aside in round 1 (TA-1.1)."""
    return refuse("tritarea-refusal-no-fives", "TA-1.1")


# The start player.


def next_round(table: Table, secrets: Secrets) -> bool:
    """Prepare round 2 or 3; the start player may have to be drawn (TA-1.4, TA-1.5)."""
    table.round += 1
    clear_table(table, secrets)
    found = start_candidates(table)
    if len(found) == 1:
        _begin_round(table, found[0], by_chance=False)
        return False
    table.stage = stages.CHOOSE_START
    return True


def start_weights(table: Table) -> list[int]:
    """One number for each participant: 1 if chance may choose them to start, else 0."""
    found = start_candidates(table)
    return [int(participant in found) for participant in range(PARTICIPANTS)]


def choose_start(table: Table, participant: i64) -> bool:
    """Set the start player; chance has decided only if there were several candidates (R-2, R-3)."""
    _begin_round(table, participant, by_chance=len(start_candidates(table)) > 1)
    return True


def start_candidates(table: Table) -> list[int]:
    """Those who may start: in round 1 any human, later the highest score (TA-1.5, R-2 to R-4).

    There are several if chance has to decide.
    """
    content = table.content
    humans = [p for p in range(PARTICIPANTS) if not table.is_npc(p)]
    if table.round == 0:
        return humans if content.start_first == NONE else [content.start_first]
    tied = _level_at_the_top(table)
    if content.start_tie == "random":
        return tied
    participant = table.start if content.start_tie == "previous" else table.leader
    while participant not in tied:
        participant = left_of(table, participant)
    return [participant]


def _level_at_the_top(table: Table) -> list[int]:
    """Those who have the highest score of all that may start (TA-1.5)."""
    npcs_too = table.content.npc_may_start
    able = [p for p in range(PARTICIPANTS) if npcs_too or not table.is_npc(p)]
    best = max([_start_score(table, p) for p in able])
    return [p for p in able if _start_score(table, p) == best]


def _start_score(table: Table, participant: int) -> int:
    """The score that counts for the start: their own or, by option, their team's (R-4)."""
    score = int(table.score(participant))
    if table.content.team_starts:
        score += int(table.score(npcs.partner_of(participant)))
    return score


def _begin_round(table: Table, start: i64, *, by_chance: bool) -> None:
    """The start player takes the marker and leads trick 1 (TA-1.6)."""
    first = npcs.start_order(table, start)
    for i in range(ALL_FOUR):
        table.order[i] = first[i]
    table.start = start
    table.leader = start
    if table.log is not None:
        rule = _start_rule(table, by_chance=by_chance)
        is_by_score = table.round > 0 and table.content.players > 1
        tied = len(_level_at_the_top(table)) if is_by_score else 0
        by = table.content.start_tie
        table.emit(
            StartChosen(rule=rule, reveals=by_chance, who=start, chance=by_chance, tied=tied, by=by)
        )
        table.emit(RoundBegan(round=table.round, order=first))


def _start_rule(table: Table, *, by_chance: bool) -> str:
    if table.content.players == 1:
        return npcs.SOLO_RULE
    if table.round == 0:
        return "R-2"
    return "R-3" if by_chance else "TA-1.5"


# The deal.


def begin_deal(table: Table, _secrets: Secrets) -> bool:
    """Deal the whole deck face down (TA-1.4)."""
    table.stage = stages.DEAL
    table.actor = _next_human(table, 0)
    return True


def _next_human(table: Table, place: int) -> int:
    """The first human at or after this place in the table order; NONE if there is none."""
    for i in range(place, PARTICIPANTS):
        participant = table.order[i]
        if not table.is_npc(participant):
            return participant
    return NONE


def deal_weights(secrets: Secrets) -> list[int]:
    """One equally likely outcome for each card that is not dealt yet."""
    return [1] * int(number_of(secrets.pool))


def deal_card(table: Table, secrets: Secrets, number: i64) -> bool:
    """Deal one more card to a human; return whether that was the last of the deal (TA-1.4)."""
    participant = table.actor
    secrets.hands[participant] |= bit_of(npcs.take_from_pool(secrets, number))
    table.cards_left[participant] += 1
    if table.cards_left[participant] < table.content.hands[table.round]:
        return False
    if table.log is not None:
        cards = cards_in(secrets.hands[participant])
        seat = table.content.seat_of[participant]
        table.emit(HandDealt(who=participant, seat=seat, number=len(cards), cards=cards))
    table.actor = _next_human(table, place_of(table, participant) + 1)
    if table.actor != NONE:
        return False
    npcs.deal_decks(table)
    return True


# The end of a round.


def end_round(table: Table, _secrets: Secrets) -> bool:
    """A round has eight tricks and a settlement, and a game has three rounds (TA-0.5)."""
    table.emit(RoundEnded(round=table.round))
    return False
