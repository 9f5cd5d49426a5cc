"""The start of a round (section 1): an empty city, the start player, the deal."""

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.games.tritarea.content import BY_CHANCE, BY_PREVIOUS, Content
from trilobite.games.tritarea.deciders import partner_of
from trilobite.games.tritarea.events import DeckDealt, HandDealt, RoundBegan, StartChosen
from trilobite.games.tritarea.kernel import (
    bit_of,
    cards_in,
    clear_city,
    left_of,
    nth_card,
    place_of,
)
from trilobite.games.tritarea.model import PARTICIPANTS
from trilobite.games.tritarea.table import (
    CHOOSE_START,
    DEAL,
    NONE,
    Secrets,
    Table,
    new_table,
)


def opening(content: Content) -> tuple[Table, Secrets]:
    """Table and secrets for round 1, before its start player is chosen."""
    table = new_table(content)
    secrets = Secrets(
        hands=vec[i64]([0] * PARTICIPANTS), pool=0, choices=vec[i64]([NONE] * PARTICIPANTS)
    )
    clear_table(table, secrets)
    return table, secrets


def clear_table(table: Table, secrets: Secrets) -> None:
    """Empty the city and return blocks and cards; scores stay (TA-1.1 to TA-1.4).

    Marker, start player and table order also stay until the next start player is known (TA-1.5).
    """
    clear_city(table)
    clear_trick(table)
    content = table.content
    table.trick_number = 0
    table.actor = NONE
    table.played = 0
    table.last_human_holder = NONE
    p: i64 = 0
    while p < PARTICIPANTS:
        table.supply[p] = content.blocks[table.round]
        table.sold[p] = 0
        table.cards_left[p] = 0
        table.declared[p] = NONE
        secrets.hands[p] = 0
        p += 1
    secrets.pool = content.decks[table.round]


def clear_trick(table: Table) -> None:
    """No card is in the trick, and nobody has the right to build (TA-5.8)."""
    p: i64 = 0
    while p < PARTICIPANTS:
        table.trick[p] = NONE
        table.rank[p] = NONE
        p += 1
    table.adopted = NONE
    table.first_holder = NONE
    table.second_holder = NONE
    table.basic = NONE


# The start player.


def next_round(table: Table, secrets: Secrets) -> None:
    """Prepare round 2 or 3; the start player may have to be drawn (TA-1.4, TA-1.5)."""
    table.round += 1
    clear_table(table, secrets)
    found = start_candidates(table)
    if len(found) > 1:
        table.stage = CHOOSE_START
    else:
        begin_round(table, found[0], by_chance=False)


def start_weights(table: Table) -> list[int]:
    """For each participant, 1 if chance may choose them to start, else 0."""
    found = start_candidates(table)
    return [int(participant in found) for participant in range(PARTICIPANTS)]


def choose_start(table: Table, participant: i64) -> None:
    """Set the start player; chance has decided only if there were several candidates (R-2, R-3)."""
    begin_round(table, participant, by_chance=len(start_candidates(table)) > 1)


def start_candidates(table: Table) -> list[int]:
    """The participants who may start; several if chance has to decide (TA-1.5, R-2 to R-4)."""
    content = table.content
    humans = [p for p in range(PARTICIPANTS) if not table.is_npc(p)]
    if table.round == 0:
        return humans if content.start_first == NONE else [content.start_first]
    able = list(range(PARTICIPANTS)) if content.npc_may_start else humans
    best = max([start_score(table, p) for p in able])
    tied = [p for p in able if start_score(table, p) == best]
    if content.start_tie == BY_CHANCE:
        return tied
    participant = table.start if content.start_tie == BY_PREVIOUS else table.leader
    while participant not in tied:
        participant = left_of(table, participant)
    return [participant]


def start_score(table: Table, participant: int) -> int:
    """The score that counts for the start: their own or, by option, their team's (R-4)."""
    score = int(table.score(participant))
    if table.content.team_starts:
        score += int(table.score(partner_of(participant)))
    return score


def begin_round(table: Table, start: i64, *, by_chance: bool) -> None:
    """The start player takes the marker, and the table order is set (TA-1.6, TA-9.6)."""
    first = start_order(table, start)
    i: i64 = 0
    while i < PARTICIPANTS:
        table.order[i] = first[i]
        i += 1
    table.start = start
    table.leader = start
    if table.log is not None:
        rule = _start_rule(table, by_chance=by_chance)
        table.emit(StartChosen(int(start), rule=rule, by_chance=by_chance))
        table.emit(RoundBegan(int(table.round), tuple(first)))
    table.stage = DEAL
    table.actor = next_human(table, 0)


def _start_rule(table: Table, *, by_chance: bool) -> str:
    if table.content.players == 1:
        return "TA-11.1"
    if table.round == 0:
        return "R-2"
    return "R-3" if by_chance else "TA-1.5"


def start_order(table: Table, start: int) -> list[int]:
    """The clockwise order beginning with a start player (TA-9.2, TA-9.6, R-4, R-16)."""
    content = table.content
    moves = content.npc_moves or table.round == 0
    if content.players == 3 and moves and not table.is_npc(start):
        return [start, (start + 1) % 3, (start + 2) % 3, 3]
    order = [start]
    while len(order) < PARTICIPANTS:
        order.append(int(left_of(table, order[-1])))
    return order


# The deal.


def next_human(table: Table, place: int) -> int:
    """The first human at or after this place in the table order; NONE if there is none."""
    for i in range(place, PARTICIPANTS):
        participant = table.order[i]
        if not table.is_npc(participant):
            return participant
    return NONE


def deal_weights(secrets: Secrets) -> list[int]:
    """One equally likely outcome for each card that is not dealt yet."""
    cards = secrets.pool
    weights: list[int] = []
    while cards != 0:
        cards &= cards - 1
        weights.append(1)
    return weights


def take_from_pool(secrets: Secrets, number: i64) -> i64:
    """Remove and return the card at index `number` of the pool, in ascending order."""
    card = nth_card(secrets.pool, number)
    secrets.pool ^= bit_of(card)
    return card


def deal_card(table: Table, secrets: Secrets, number: i64) -> bool:
    """Deal one more card to a human; return whether that was the last of the deal (TA-1.4)."""
    participant = table.actor
    secrets.hands[participant] |= bit_of(take_from_pool(secrets, number))
    table.cards_left[participant] += 1
    if table.cards_left[participant] < table.content.hands[table.round]:
        return False
    if table.log is not None:
        seat = int(table.content.seat_of[participant])
        table.emit(HandDealt(int(participant), seat, cards_in(secrets.hands[participant])))
    table.actor = next_human(table, place_of(table, participant) + 1)
    if table.actor != NONE:
        return False
    _deal_decks(table)
    return True


def _deal_decks(table: Table) -> None:
    """The cards that no human got are the decks of the NPCs (TA-9.1)."""
    for participant in range(PARTICIPANTS):
        if table.is_npc(participant):
            number = table.content.hands[table.round]
            table.cards_left[participant] = number
            if table.log is not None:
                table.emit(DeckDealt(participant, number))
