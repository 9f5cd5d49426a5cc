"""Whether a position from outside makes sense: its parts fit the stage and each other."""

from trilobite.engine import InputError
from trilobite.games.trias.generation import liftable
from trilobite.games.trias.legal import legal_ids
from trilobite.games.trias.model import SEATS
from trilobite.games.trias.table import (
    ACTING,
    CHANCE_STAGES,
    CHOOSE_CARD,
    CHOOSE_START,
    DEAL_CARD,
    DRIFTING,
    LAY_TILE,
    LIFTING,
    NONE,
    OVER,
    PLACING,
    REFILL_HAND,
    TURN_UP_CARD,
    Secrets,
    Table,
)


def check_table(table: Table, where: str) -> None:
    """The table must have what its stage needs, and a player to act must have a legal action."""
    _check_last_round(table, where)
    if table.stage == LAY_TILE:
        return
    if table.laid != len(table.content.cells):
        raise InputError(
            f"{where}.laid", "the board is not complete", f"{len(table.content.cells)}"
        )
    if table.stage == CHOOSE_START:
        return
    if NONE in (table.start, table.active):
        raise InputError(f"{where}.active", "nobody is active", f"0 to {table.players - 1}")
    if table.stage >= CHOOSE_CARD and table.turn == 0:
        raise InputError(f"{where}.turn", "the first turn has not begun", "1 or more")
    _check_counts(table, where)
    _check_lifted(table, where)
    _check_hands(table, where)
    is_asked = table.stage not in CHANCE_STAGES and table.stage != OVER
    if is_asked and not legal_ids(table):
        raise InputError(f"{where}.stage", "no action is legal at this stage")


def _check_counts(table: Table, where: str) -> None:
    """Placements, actions and points must fit the stage."""
    content = table.content
    placements = table.players * content.placements_each
    is_placing = table.stage == PLACING
    if table.stage >= PLACING and is_placing != (table.placements < placements):
        raise InputError(f"{where}.placements", "does not fit the stage", f"{placements} in all")
    if is_placing and table.active != (table.start - table.placements) % table.players:
        raise InputError(f"{where}.active", "another seat places now", "anti-clockwise (TR-1.6)")
    if table.is_mandatory and table.stage not in (LIFTING, DRIFTING):
        raise InputError(f"{where}.is_mandatory", "there is no drift now")
    is_paid = table.stage == DRIFTING and not table.is_mandatory
    if is_paid and table.actions_left < content.drift_cost:
        least = content.drift_cost
        raise InputError(f"{where}.actions_left", "is not enough for a drift", f"{least} or more")
    if table.is_last_round and table.actions_left > content.last_round_actions:
        most = content.last_round_actions
        raise InputError(
            f"{where}.actions_left", "the last round has fewer actions", f"at most {most}"
        )
    if table.idle_turns and not content.keeps_card_without_drift:
        raise InputError(f"{where}.idle_turns", "are counted only with no_drift_card = keep", "0")
    if table.stage != OVER and any(table.final):
        raise InputError(f"{where}.final", "is scored only at the end", "0 for everybody")


def _check_lifted(table: Table, where: str) -> None:
    if (table.stage == DRIFTING) != (table.lifted != NONE):
        raise InputError(f"{where}.lifted", "a tile is lifted exactly while it drifts")
    if table.lifted != NONE and table.lifted not in liftable(
        table.board, table.active, table.wanted
    ):
        raise InputError(f"{where}.lifted", f"tile {table.lifted} cannot be lifted")
    if table.stage in (PLACING, LIFTING) and table.is_mandatory != (table.stage == LIFTING):
        raise InputError(f"{where}.is_mandatory", "only a card makes a drift mandatory")


def _check_hands(table: Table, where: str) -> None:
    """Every player holds a card from the deal until they use it (TR-7.1)."""
    if table.is_last_round:
        return
    if table.used_hand and table.stage in (DEAL_CARD, PLACING, CHOOSE_CARD, TURN_UP_CARD):
        raise InputError(f"{where}.used_hand", "no card has been used yet")
    if table.stage == REFILL_HAND and not table.used_hand:
        raise InputError(
            f"{where}.used_hand", "only a player who has used the hand card draws another"
        )
    dealt = (table.active - table.start) % table.players
    for seat in range(table.players):
        is_empty = table.used_hand and seat == table.active
        if table.stage == DEAL_CARD:
            is_empty = (seat - table.start) % table.players >= dealt
        if is_empty != (table.backs[seat] == NONE):
            raise InputError(
                f"{where}.backs[{seat}]",
                "a hand is empty once its card is used",
            )


def _check_last_round(table: Table, where: str) -> None:
    """Only the meteorite or a round without drifts (R-3) starts the last round."""
    may_be_last = table.meteorite_out or table.content.keeps_card_without_drift
    if table.is_last_round != table.meteorite_out and not (table.is_last_round and may_be_last):
        raise InputError(f"{where}.last_turns", "the last round begins with the meteorite")
    if table.is_last_round and table.stage not in (ACTING, DRIFTING, OVER):
        raise InputError(
            f"{where}.stage", "the last round consists of actions only", "acting, over"
        )
    if (table.last_turns == 0) != (table.stage == OVER):
        raise InputError(f"{where}.last_turns", "the game is over exactly when no turn is left")
    least = 0 if table.content.keeps_card_without_drift else sum(table.content.cards[:4])
    if table.stage == OVER and table.turn < least:
        raise InputError(f"{where}.turn", f"turn {table.turn} is not the last", f"{least} or more")


def check_secrets(table: Table, secrets: Secrets, where: str) -> None:
    """The public card backs and deck sizes must match the cards."""
    for seat in range(SEATS):
        card = secrets.hands[seat]
        if table.backs[seat] != (NONE if card == NONE else card // 4):
            raise InputError(
                f"{where}.hands[{seat}]", "has a different back from the one the table shows"
            )
    sizes = [sum(secrets.deck[:4]), sum(secrets.deck[4:])]
    if sizes != [int(size) for size in table.deck_sizes]:
        raise InputError(where, f"leaves a deck of {sizes} cards", f"{list(table.deck_sizes)}")
    if table.used_card != NONE and secrets.discards[table.used_card] == 0:
        raise InputError(f"{where}.discards", "lacks the card that was used last")
