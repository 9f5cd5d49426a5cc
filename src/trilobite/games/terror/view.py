"""What a seat may know about Triassic Terror, and the worlds it may imagine."""

from collections.abc import Sequence

from trilobite.engine import Chance, Event, Game, InputError, Message, State, tables
from trilobite.engine.chance import Dealer
from trilobite.engine.reading import NONE
from trilobite.engine.tables import TableView, Viewpoint, int_or_none
from trilobite.games.terror import model
from trilobite.games.terror.fields import CARD
from trilobite.games.terror.generated import stages
from trilobite.games.terror.model import AREAS, BLIND, COUNTERS, ENVIRONMENTS, SEATS, SOURCES
from trilobite.games.terror.position import table_to_json
from trilobite.games.terror.rules.migration import left_to_go
from trilobite.games.terror.rules.scoring import ranked_now, score_period, worth
from trilobite.games.terror.rules.selection import is_shown_as, unseen_cards
from trilobite.games.terror.table import Secrets, Table


class TerrorView(TableView[Table, Secrets]):
    """The table and the seat's own card, which may have been drawn blind."""

    def __init__(self, game: Game, viewpoint: Viewpoint, table: Table, card: int) -> None:
        super().__init__(game, viewpoint)
        self.table = table
        self.card = card

    def essence(self) -> dict[str, object]:
        return {
            **self.viewpoint.to_json(self.game),
            "table": table_to_json(self.table),
            "card": CARD.written(self.card),
        }

    def to_json(self) -> dict[str, object]:
        table = self.table
        content = table.content
        t_rex_at = table.predators[model.T_REX_PREDATOR]
        return {
            **self.essence(),
            "stones": dict(zip(AREAS, [list(three) for three in content.stones], strict=True)),
            "turns": list(content.turns),
            "card_turns": [list(turn) for turn in content.card_turns],
            "special": [["P"] * p + ["D"] * d for p, d in content.special],
            "scores": [table.score(seat) for seat in range(table.players)],
            **tables.in_common(self.viewpoint, table, _standing_and_remaining),
            "herd_left": int(left_to_go(table)) if table.stage == stages.DIVIDING else None,
            "picked_up": _picked_up(table),
            "t_rex_counts_for": int_or_none(table.t_rex_owner_at(t_rex_at)),
            "t_rex_size": model.T_REX_SIZE,
            "free_actions": _free_actions(table, self.seat),
            "takes_cards": bool(table.space == NONE and table.is_card_turn()),
        }

    def gains(self) -> Sequence[Event]:
        is_over = self.table.stage == stages.OVER
        return () if is_over else tables.events_of(ranked_now(self.table), score_period)

    def imagine(self, chance: Chance) -> State:
        return self.world(chance, self.table.copy(), imagined_secrets(self, chance))


def view_of(game: Game, viewpoint: Viewpoint, table: Table, secrets: Secrets) -> TerrorView:
    """What a seat knows about a state, built from scratch."""
    card = NONE if viewpoint.seat is None else secrets.held[viewpoint.seat]
    return TerrorView(game, viewpoint, table.copy(), card)


def _standing_and_remaining(table: Table) -> dict[str, object]:
    """What each seat would get if the period were scored now, and how far off the end is."""
    scores = [table.score(seat) for seat in range(table.players)]
    if table.stage == stages.OVER:
        standing = tables.standing_to_json(scores, scores)
        return {"worth": None, "standing": standing, "remaining": None}
    gains = [[int(points) for points in found] for found in worth(ranked_now(table))]
    totals = [score + sum(found[seat] for found in gains) for seat, score in enumerate(scores)]
    content, period, turn = table.content, int(table.period), int(table.turn)
    names = [Message(word.key, {}) for word in model.PERIOD.words]
    marks = [["P"] * presence + ["D"] * domination for presence, domination in content.special]
    periods = tables.stretches(names, content.turns, marks, period, turn)
    words = Message("terror-remaining", {"turns": sum(content.turns[period:]) - turn})
    return {
        "worth": dict(zip(SOURCES, gains, strict=True)),
        "standing": tables.standing_to_json(scores, totals),
        "remaining": tables.remaining_to_json(words, periods),
    }


def _picked_up(table: Table) -> dict[str, object]:
    """How many Dinos the migrating herd will take from each other player."""
    if table.stage != stages.DIVIDING:
        return {}
    others = [seat for seat in range(table.players) if seat != table.active]
    return {str(seat): 1 for seat in others if table.dinos_of(seat, table.origin)}


def _free_actions(table: Table, seat: int | None) -> list[str]:
    """The kinds of free action for which a seat has a piece in its play turn.

    Not every step allows them all.
    """
    if seat is None or table.active != seat or table.space == NONE:
        return []
    found = ["white"] if table.whites[seat] > 0 else []
    unused = [table.counters[which * SEATS + seat] == NONE for which in range(len(COUNTERS))]
    return found + [name for name, is_unused in zip(COUNTERS, unused, strict=True) if is_unused]


def imagined_secrets(view: TerrorView, chance: Chance) -> Secrets:
    """Deal the others' blind cards from all cards that the seat has not seen.

    All deals are equally likely. The remaining cards are the deck.
    """
    secrets = _known_cards(view)
    dealer = Dealer(secrets.deck, chance)
    for seat in range(view.table.players):
        if view.table.cards[seat] == BLIND and seat != view.seat:
            secrets.held[seat] = dealer.deal(0, len(ENVIRONMENTS))
    return secrets


def _known_cards(view: TerrorView) -> Secrets:
    """The cards a seat has seen lie where it saw them; the deck is everything else."""
    secrets = Secrets(view.table.players)
    secrets.held = [NONE if card == BLIND else int(card) for card in view.table.cards]
    if view.seat is not None:
        secrets.held[view.seat] = view.card
    secrets.deck = unseen_cards(view.table, secrets.held)
    return secrets


def check_cards(view: TerrorView, where: str) -> None:
    """The card in a view that is read must match the table and the card counts (INV-8)."""
    public = NONE if view.seat is None else int(view.table.cards[view.seat])
    if not is_shown_as(view.card, public):
        raise InputError(f"{where}.card", "is not the card that the table shows", "the seat's card")
    if min(_known_cards(view).deck) < 0:
        raise InputError(f"{where}.card", "is one more than the game has", "another card")
