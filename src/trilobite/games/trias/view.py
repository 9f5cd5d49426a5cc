"""What a seat may know about a game of Trias (section 11), and the worlds it may imagine."""

from collections.abc import Sequence
from typing import Final

from trilobite.engine import Chance, Event, Game, InputError, Message, State, tables
from trilobite.engine.chance import Dealer
from trilobite.engine.tables import TableView, Viewpoint
from trilobite.games.trias.fields import CARD, DISCARDS
from trilobite.games.trias.generated import stages
from trilobite.games.trias.model import LANDSCAPES, METEORITE, POLE, SOUTH_POLE, TERRAINS
from trilobite.games.trias.position import table_to_json
from trilobite.games.trias.rules.actions import free_rescues, fresh_on
from trilobite.games.trias.rules.final_scoring import (
    final_points,
    leading_seats,
    score_lands,
    worth,
)
from trilobite.games.trias.rules.turn import shown_steps
from trilobite.games.trias.table import NONE, Secrets, Table, all_in_deck, leftover_tiles

_STEPS: Final = {
    stages.PLACING: "placing",
    stages.CHOOSE_CARD: "card",
    stages.TURN_UP_CARD: "card",
    stages.LIFTING: "drift",
    stages.DRIFTING: "drift",
    stages.ACTING: "actions",
}


class TriasView(TableView[Table, Secrets]):
    """The table, the seat's own hand card, and the discards if they are public."""

    def __init__(
        self, game: Game, viewpoint: Viewpoint, table: Table, hand: int, discards: list[int] | None
    ) -> None:
        super().__init__(game, viewpoint)
        self.table = table
        self.hand = hand
        self.discards = discards

    def essence(self) -> dict[str, object]:
        return {
            **self.viewpoint.to_json(self.game),
            "table": table_to_json(self.table),
            "hand": CARD.written(self.hand),
            "discards": None if self.discards is None else DISCARDS.to_json(self),
        }

    def to_json(self) -> dict[str, object]:
        table = self.table
        found = {
            **self.essence(),
            "capacity": dict(zip(TERRAINS, table.content.capacity, strict=True)),
            "unlimited": [TERRAINS[SOUTH_POLE]] if table.content.is_pole_unlimited else [],
            "scores": [table.score(seat) for seat in range(table.players)],
            **tables.in_common(self.viewpoint, table, _standing_and_remaining),
            "top_back": _top_back_to_json(table),
            "costs": _costs(table),
            "free_rescues": free_rescues(table),
            "turn_steps": shown_steps(table),
            "turn_step": _turn_step(table),
            "turn_actions": _turn_actions(table),
        }
        if table.content.shows_leftover_tiles:
            left = zip(LANDSCAPES, leftover_tiles(table), strict=True)
            found["leftover"] = [landscape for landscape, number in left for _ in range(number)]
        return found

    def gains(self) -> Sequence[Event]:
        is_over = self.table.stage == stages.OVER
        return () if is_over else tables.events_of(self.table.copy(), score_lands)

    def imagine(self, chance: Chance) -> State:
        return self.world(chance, self.table.copy(), imagined_secrets(self, chance))


def view_of(game: Game, viewpoint: Viewpoint, table: Table, secrets: Secrets) -> TriasView:
    """What a seat knows about a state, built from scratch."""
    hand = NONE if viewpoint.seat is None else secrets.hands[viewpoint.seat]
    discards = secrets.discards.copy() if table.content.discards_public else None
    return TriasView(game, viewpoint, table.copy(), hand, discards)


def _mass_to_json(table: Table, name: int) -> dict[str, object]:
    """A land mass with its herds, who leads on it, and what it would score if the game ended."""
    board = table.board
    tiles = table.tiles_of_mass(name)
    herds = board.herds_on_mass(name)
    is_main = bool(name == board.mass[POLE])
    points = [0] * table.players if is_main else final_points(herds, len(tiles))[0]
    return {
        "tiles": list(tiles),
        "size": len(tiles) - is_main,
        "is_main": is_main,
        "herds": [int(herds[seat]) for seat in range(table.players)],
        "pays": points[: table.players],
        "worth": 0 if is_main else worth(len(tiles)),
        "leaders": leading_seats(herds),
    }


def _standing_and_remaining(table: Table) -> dict[str, object]:
    """The land, what each seat would have if the game ended now, and how far off that is."""
    scored = table.copy()
    if table.stage != stages.OVER:
        score_lands(scored)
    seats = range(table.players)
    scores, totals = [table.score(seat) for seat in seats], [scored.score(seat) for seat in seats]
    return {
        "masses": [_mass_to_json(table, name) for name in table.masses()],
        "room": [table.room_on(tile) for tile in table.tiles()],
        "fresh": _fresh(table),
        "seas": [[table.q(cell), table.r(cell)] for cell in table.interior_sea()],
        "standing": tables.standing_to_json(scores, totals),
        "remaining": None if table.stage == stages.OVER else _remaining(table),
    }


def _remaining(table: Table) -> dict[str, object]:
    """Every turn takes a card from the deck, until the meteorite comes among the last ones."""
    players = table.players
    if table.is_last_round:
        left = min(int(table.last_turns), players)
        words = Message("trias-remaining-last", {"turns": left})
        return tables.remaining_to_json(words, [tables.stretch(players - left, left, is_now=True)])
    sure, maybe = int(table.deck_sizes[0]), int(table.deck_sizes[1])
    least, most = (-(-(cards + players) // players) for cards in (sure, sure + maybe))
    words = Message("trias-remaining", {"least": least, "most": most, "spread": most - least})
    spent = sum(table.content.cards) - players - sure - maybe
    return tables.remaining_to_json(words, [tables.stretch(max(spent, 0), sure, maybe)])


def _top_back_to_json(table: Table) -> int | None:
    back = table.top_back()
    return None if back == NONE else back + 1


def _turn_actions(table: Table) -> int:
    content = table.content
    return int(content.last_round_actions if table.is_last_round else content.actions)


def _fresh(table: Table) -> list[list[int]]:
    """The tiles with fresh herds of the active player, and how many there are."""
    if table.active == NONE or table.stage == stages.OVER:
        return []
    found = [[tile, fresh_on(table, tile)] for tile in table.tiles()]
    return [pair for pair in found if pair[1]]


def _costs(table: Table) -> dict[str, object]:
    """What each kind of action costs now. A mandatory drift and a prepaid rescue cost nothing."""
    return {
        "lift": 0 if table.is_mandatory else int(table.content.drift_cost),
        "move": 1,
        "rescue": 0 if table.rescues_left > 0 else 1,
        "reproduce": 1,
    }


def imagined_secrets(view: TriasView, chance: Chance) -> Secrets:
    """Deal the cards a seat cannot see to where they may be; all deals are equally likely.

    The meteorite is never in a hand or among the discards: a player who draws it shows it.
    """
    secrets = _known_cards(view)
    table = view.table
    dealer = Dealer(secrets.deck, chance)
    for seat in range(table.players):
        if table.backs[seat] != NONE and secrets.hands[seat] == NONE:
            secrets.hands[seat] = _deal(dealer, int(table.backs[seat]))
    if view.discards is None:
        for back in range(2):
            for _ in range(_hidden_discards(table, secrets, back)):
                secrets.discards[_deal(dealer, back)] += 1
    return secrets


def _deal(dealer: Dealer, back: int) -> int:
    return dealer.deal(4 * back, 4 * back + METEORITE)


def _known_cards(view: TriasView) -> Secrets:
    """The cards a seat has seen lie where it saw them; the deck is everything else."""
    table = view.table
    secrets = all_in_deck(table.content)
    if view.discards is not None:
        secrets.discards = view.discards.copy()
    elif table.used_card != NONE:
        secrets.discards[table.used_card] = 1
    for card in range(8):
        secrets.deck[card] -= secrets.discards[card]
    if table.meteorite_out:
        secrets.deck[7] -= 1
    if view.hand != NONE and view.seat is not None:
        secrets.hands[view.seat] = view.hand
        secrets.deck[view.hand] -= 1
    return secrets


def check_cards(view: TriasView, where: str) -> None:
    """A view that is read must leave as many unseen cards as there are places for them."""
    table, secrets = view.table, _known_cards(view)
    back_of_hand = NONE if view.hand == NONE else view.hand // 4
    if view.seat is not None and table.backs[view.seat] != back_of_hand:
        right = "a card with the back that the table shows, or null"
        raise InputError(f"{where}.hand", "has a different back", right)
    if min(secrets.deck) < 0 or secrets.discards[-1] > 0:
        raise InputError(f"{where}.discards", "has more of a card than the game", "fewer")
    for back in range(2):
        unseen = secrets.deck[4 * back : 4 * back + 4]
        buried = 0 if view.discards is not None else _hidden_discards(table, secrets, back)
        hidden = [seat for seat in range(table.players) if seat != view.seat]
        places = buried + sum(table.backs[seat] == back for seat in hidden)
        deck = sum(unseen) - places
        if deck != table.deck_sizes[back] or buried < 0 or places > sum(unseen[:METEORITE]):
            raise InputError(f"{where}.table.deck_sizes[{back}]", "does not fit", f"{deck}")


def _hidden_discards(table: Table, secrets: Secrets, back: int) -> int:
    """The number of unseen discards with that back: all cards that are nowhere else."""
    first = 4 * back
    hands = sum(1 for seat in range(table.players) if table.backs[seat] == back)
    known = hands + sum(secrets.discards[first : first + 4]) + int(table.deck_sizes[back])
    if back == 1 and table.meteorite_out:
        known += 1
    return sum(table.content.cards[first : first + 4]) - known


def _turn_step(table: Table) -> str | None:
    """The step that is under way; a lifted tile that no card demanded is part of the actions."""
    if table.stage == stages.DRIFTING and not table.is_mandatory:
        return "actions"
    return _STEPS.get(table.stage)
