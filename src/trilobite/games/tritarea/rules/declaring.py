"""Section 1, before round 3: the Lead Area Declarations and the sale of blocks."""

from mypy_extensions import i64

from trilobite.engine import Question, Refusal, Who, ask, refuse
from trilobite.engine.declared import ANY, UNSAID, WHO, EventKind
from trilobite.games.tritarea import model
from trilobite.games.tritarea.cards import bit_of
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.rules import npcs
from trilobite.games.tritarea.rules.rounds import no_fives
from trilobite.games.tritarea.rules.terms import gain, place_of
from trilobite.games.tritarea.table import Secrets, Table

# The Lead Area Declaration (TA-1.8).

Committed = EventKind("tritarea-committed", "TA-1.8", "declared:{who}", ends_turn=True).of(who=WHO)
Declared = EventKind(
    "tritarea-declared",
    "TA-1.8",
    "declared:{who}",
    only_for="seat",
    others=Committed,
    ends_turn=True,
).of(who=WHO, seat=UNSAID, card=model.CARD)
LeadRevealed = EventKind("tritarea-lead-revealed", "TA-1.8", "declared:{who}", reveals=True).of(
    who=WHO, card=model.CARD
)


def begin_declaring(table: Table, _secrets: Secrets) -> bool:
    """All humans declare at once in round 3, in secret (TA-1.8)."""
    if table.round != model.LAST_ROUND:
        return False
    table.stage = stages.DECLARING
    table.actor = model.NONE
    return True


def ask_declare(table: Table, seat: int) -> Question:
    cards = int(table.cards_left[npcs.decided_next(table, seat)])
    return ask("tritarea-ask-declare", "TA-1.8", cards=cards)


def why_not_declare(table: Table, secrets: Secrets, participant: int, card: int) -> Refusal | None:
    """Any card of the hand can be declared before round 3 (TA-1.8)."""
    if table.round != model.LAST_ROUND:
        return refuse("tritarea-refusal-no-declaration", "TA-1.8", round=int(table.round) + 1)
    if table.stage != stages.DECLARING:
        return table.not_now()
    return why_not_in_hand(table, secrets, participant, card, "TA-1.8")


def why_not_in_hand(
    table: Table, secrets: Secrets, participant: int, card: int, rule: str
) -> Refusal | None:
    """A card that is not in the hand; the refusal says where it is, as far as everybody knows."""
    if int(secrets.hands[participant]) >> card & 1:
        return None
    if model.rank_of(card) == model.FIVE and table.round == 0:
        return no_fives()
    for p in range(model.PARTICIPANTS):
        if table.trick[p] == card:
            return Refusal("tritarea-refusal-in-trick", rule, model.owned_card(p, card))
        if table.declared[p] == card:
            return refuse_declaration(table, p)
    is_known = int(table.played) >> card & 1 and not table.content.is_memory
    key = "tritarea-refusal-is-played" if is_known else "tritarea-refusal-not-in-hand"
    return Refusal(key, rule, model.CARD.arguments("card", card))


def refuse_declaration(table: Table, participant: int) -> Refusal:
    """A declared card stays where it is and is never played (TA-1.8)."""
    card = int(table.declared[participant])
    if card == model.NONE:
        return refuse("tritarea-refusal-not-declared", "TA-1.8", who=Who(participant))
    return Refusal("tritarea-refusal-is-declared", "TA-1.8", model.owned_card(participant, card))


def declare(table: Table, secrets: Secrets, seat: int, card: i64) -> bool:
    """Take a human's declaration; after the last human the NPCs draw theirs (TA-1.8)."""
    participant = npcs.decided_next(table, seat)
    commit_from_hand(table, secrets, participant, card)
    if table.log is not None:
        table.emit(Declared(who=participant, seat=seat, card=card))
    if any(table.committed[other] == 0 for other in table.content.participant_of):
        return False
    table.stage = stages.NPC_DECLARES
    return not await_npc(table)


def commit_from_hand(table: Table, secrets: Secrets, participant: i64, card: i64) -> None:
    secrets.hands[participant] ^= bit_of(card)
    _commit(table, secrets, participant, card)


def _commit(table: Table, secrets: Secrets, participant: i64, card: i64) -> None:
    secrets.choices[participant] = card
    table.committed[participant] = 1
    table.cards_left[participant] -= 1


def await_npc(table: Table) -> bool:
    """Let the next NPC draw its declaration, in table order; return whether there is one."""
    for participant in table.order:
        if table.is_npc(participant) and table.committed[participant] == 0:
            table.actor = participant
            return True
    table.actor = model.NONE
    return False


def take_npc_card(table: Table, secrets: Secrets, number: i64) -> bool:
    """The top card of an NPC's deck is its declaration, still face down."""
    _commit(table, secrets, table.actor, npcs.take_from_pool(secrets, number))
    return not await_npc(table)


def reveal_leads(table: Table, secrets: Secrets) -> bool:
    """All Leads are turned up together (TA-1.8)."""
    if table.round == model.LAST_ROUND:
        reveal(table, secrets, LeadRevealed)
    return False


def reveal(table: Table, secrets: Secrets, kind: EventKind) -> None:
    """Turn up all declarations, as events of this kind."""
    for participant in table.order:
        card = secrets.choices[participant]
        table.declared[participant] = card
        table.committed[participant] = 0
        secrets.choices[participant] = model.NONE
        if table.log is not None:
            table.emit(kind(who=participant, card=card))


# The sale (TA-1.9).

BlocksSold = EventKind("tritarea-blocks-sold", "", "stock:{who}", ends_turn=True).of(
    who=WHO, blocks=ANY, points=ANY
)


def begin_sale(table: Table, _secrets: Secrets) -> bool:
    """Blocks are sold in round 3, first by the start player's right-hand neighbour (TA-1.9)."""
    if table.round != model.LAST_ROUND:
        return False
    table.stage = stages.SELLING
    return not _ask_seller(table, model.PARTICIPANTS - 1)


def ask_sell(table: Table, seat: int) -> Question:
    blocks = int(table.supply[npcs.decided_next(table, seat)])
    price, cost = table.content.sale, table.content.purchase
    args = {"blocks": blocks, "price": price, "cost": cost}
    return npcs.ask_for(table, seat, "tritarea-ask-sell", "TA-1.9", **args)


def why_not_sell(table: Table, _blocks: int) -> Refusal | None:
    """Up to nine blocks are sold, but only before round 3 (TA-1.9)."""
    if table.stage == stages.SELLING:
        return None
    if table.round != model.LAST_ROUND:
        return refuse("tritarea-refusal-no-sale", "TA-1.9", round=int(table.round) + 1)
    return table.not_now()


def sell(table: Table, blocks: i64) -> bool:
    """Trade blocks of this round for points; return whether it was the last sale (TA-1.9)."""
    _sell(table, table.actor, blocks, "TA-1.9")
    return _ask_seller(table, place_of(table, table.actor) - 1)


def _ask_seller(table: Table, place: i64) -> bool:
    """Ask counter-clockwise, but not the NPC of three players; return whether all have sold."""
    while place >= 0 and npcs.is_lone_npc(table, table.order[place]):
        _sell(table, table.order[place], table.content.npc_sale, npcs.LONE_NPC_RULE)
        place -= 1
    table.actor = table.order[place] if place >= 0 else model.NONE
    return place < 0


def _sell(table: Table, participant: i64, blocks: i64, rule: str) -> None:
    points = blocks * table.content.sale
    table.sold[participant] = blocks
    table.supply[participant] -= blocks
    gain(table, model.SALES, participant, points)
    if table.log is not None:
        table.emit(BlocksSold(rule=rule, who=participant, blocks=blocks, points=points))
