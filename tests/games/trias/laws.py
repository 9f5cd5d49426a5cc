"""Laws about two consecutive states (INV-3 to INV-8, INV-10): what a decision may change.

Whatever happened, the board agrees with the rules (`board_laws`).
"""

from tests.games.trias.board_laws import board_laws
from tests.games.trias.boards import Cell
from tests.games.trias.facts import Facts, facts
from tests.games.trias.slow_rules import far
from trilobite.engine import Action, Event, State
from trilobite.games.trias.rules.drift import Drifted
from trilobite.games.trias.rules.interim_scoring import InterimScored
from trilobite.games.trias.rules.landscape import masses_of
from trilobite.games.trias.state import TriasState

CAPACITY = {"mountain": 2, "steppe": 3, "woods": 4}


def laws_between(
    before: State, seat: int, action: Action, events: list[Event], after: State
) -> list[str]:
    """The laws that the step from one state to the next breaks, one line each."""
    step = _Step(before, seat, action, events, after)
    return [
        *step.tiles_drift_outward(),
        *step.masses_break_and_join(),
        *step.crowds_only_shrink(),
        *step.clean_up_is_complete(),
        *step.one_card_a_turn(),
        *step.turns_go_round(),
        *step.scores_only_grow(),
        *step.games_end_in_time(),
        *step.ends_are_clean(),
        *step.board_follows_the_rules(),
    ]


class _Step:
    def __init__(
        self, before: State, seat: int, action: Action, events: list[Event], after: State
    ) -> None:
        self.seat = seat
        self.kind = action.kind
        self.players = before.players
        self.options = before.options
        self.before: Facts = facts(before)
        self.after: Facts = facts(after)
        self.is_over = after.is_over
        self.awaits_chance = after.awaits_chance()
        assert isinstance(after, TriasState)
        self.table = after.table
        self.drifted = Drifted.among(events)
        self.scored = InterimScored.among(events)

    def tiles_drift_outward(self) -> list[str]:
        """INV-3: a drift moves one tile outward and no other tile; landscapes never change."""
        wrong: list[str] = []
        places = {id: cell for cell, id in self.after.ids.items()}
        moved = [(id, cell) for cell, id in self.before.ids.items() if places.get(id) != cell]
        metric = str(self.options["distance_metric"])
        if len(moved) != (self.kind == "drift"):
            wrong.append(f"INV-3: {self.kind} moved the tiles {moved}")
        for id, cell in moved:
            if id in places and far(places[id], metric) <= far(cell, metric):
                wrong.append(f"INV-3: tile {id} went from {cell} to {places[id]}")
        if self._landscapes(self.before) != self._landscapes(self.after):
            wrong.append("INV-3: a tile has changed its landscape")
        return wrong

    def _landscapes(self, table: Facts) -> dict[int, str]:
        return {id: table.landscapes[cell] for cell, id in table.ids.items()}

    def masses_break_and_join(self) -> list[str]:
        """INV-4: the number of land masses changes by k - j, both 1 to 3."""
        wrong: list[str] = []
        change = len(masses_of(self.after.cells)) - len(masses_of(self.before.cells))
        changes = [(event.number("pieces"), event.number("joined")) for event in self.drifted]
        expected = sum(pieces - joined for pieces, joined in changes)
        if change != expected:
            wrong.append(f"INV-4: {change} land masses more, k - j is {expected}")
        wrong += [
            f"INV-4: k = {pieces}, j = {joined}"
            for pieces, joined in changes
            if not (1 <= pieces <= 3 and 1 <= joined <= 3)
        ]
        return wrong

    def crowds_only_shrink(self) -> list[str]:
        """INV-5: a tile exceeds capacity only by landing under swimmers, and then gains no herd."""
        wrong: list[str] = []
        old_places = {id: cell for cell, id in self.before.ids.items()}
        for cell, id in self.after.ids.items():
            total = sum(self.after.on_tiles[cell])
            if total <= self._capacity(self.after.landscapes[cell]):
                continue
            was_there = old_places.get(id) == cell
            source = self.before.on_tiles if was_there else self.before.swimmers
            if total > sum(source.get(cell, ())):
                wrong.append(f"INV-5: tile {id} has {total} herds and had fewer")
        if self.options["south_pole_capacity"] == 0 and any(self.after.on_tiles[(0, 0)]):
            wrong.append("INV-5: a herd is on the South Pole")
        return wrong

    def _capacity(self, landscape: str) -> int:
        pole = self.options["south_pole_capacity"]
        return CAPACITY.get(landscape, pole if isinstance(pole, int) else 999)

    def clean_up_is_complete(self) -> list[str]:
        """INV-6: after phase 3 a player has no swimmers and no herds on overpopulated tiles."""
        wrong: list[str] = []
        if self.kind != "end":
            return wrong
        if self.after.swimming(self.seat):
            wrong.append(f"INV-6: seat {self.seat} still swims")
        for cell, herds in self.after.on_tiles.items():
            if herds[self.seat] and sum(herds) > self._capacity(self.after.landscapes[cell]):
                wrong.append(f"INV-6: seat {self.seat} still stands on crowded {cell}")
        return wrong

    def one_card_a_turn(self) -> list[str]:
        """INV-7: one card leaves the deck per normal turn; none in the last round."""
        taken = self._deck(self.before) - self._deck(self.after)
        is_refill = (
            self.kind == "end"
            and self.before.fields["used_hand"]
            and self.before.fields["last_turns"] is None
        )
        expected = int(self.kind == "draw" or is_refill) * (not self.awaits_chance)
        return [] if taken == expected else [f"INV-7: {self.kind} took {taken} cards off the deck"]

    def _deck(self, table: Facts) -> int:
        return int(sum(table.fields["deck_sizes"]))

    def turns_go_round(self) -> list[str]:
        """INV-8: turns go clockwise, with one last-round turn each; placement anti-clockwise."""
        old, new = self.before.fields, self.after.fields
        if self.awaits_chance:
            return []
        is_new_turn = new["turn"] != old["turn"]
        wrong: list[str] = []
        if new["active"] != self._next_active(is_new_turn):
            wrong.append(f"INV-8: after {self.kind} of {old['active']} acts {new['active']}")
        if is_new_turn != self._ends_turn() or not 0 <= new["turn"] - old["turn"] <= 1:
            wrong.append(f"INV-8: after {self.kind} of turn {old['turn']} comes {new['turn']}")
        return wrong + self._last_round()

    def _ends_turn(self) -> bool:
        placed = self.kind == "place" and self.before.fields["stage"] == "placing"
        last_placed = placed and self.before.fields["placements"] + 1 == 2 * self.players
        return last_placed or (self.kind == "end" and not self.is_over)

    def _next_active(self, is_new_turn: bool) -> int:
        active = int(self.before.fields["active"])
        if self.before.fields["stage"] == "placing":
            return active if is_new_turn else (active - 1) % self.players
        return (active + 1) % self.players if is_new_turn else active

    def _last_round(self) -> list[str]:
        old, new = self.before.fields["last_turns"], self.after.fields["last_turns"]
        allowed = (None, self.players) if old is None else (old - (self.kind == "end"),)
        if new in allowed and self.is_over == (new == 0):
            return []
        return [f"INV-8: {old} turns of the last round were left, now {new}"]

    def scores_only_grow(self) -> list[str]:
        """INV-10: an interim scoring gives 0, 1 or 2 points; final points come only at the end."""
        wrong: list[str] = []
        for seat in range(self.players):
            gained = self.after.interim[seat] - self.before.interim[seat]
            announced = sum(e.number("points") for e in self.scored if e["who"] == seat)
            if not 0 <= gained <= 2 * (self.kind == "drift") or gained != announced:
                wrong.append(
                    f"INV-10: {self.kind} gave seat {seat} {gained} points, not {announced}"
                )
            final = self.after.fields["final"][seat] - self.before.fields["final"][seat]
            if final < 0 or (final and not self.is_over):
                wrong.append(f"INV-10: seat {seat} got {final} final points")
        return wrong

    def _is_printed(self) -> bool:
        """Whether the options leave the length of the game and its end as they are printed."""
        last = self.options.get("last_round_actions_2p", 2)
        return self.options["no_drift_card"] == "consume" and last == 2

    def games_end_in_time(self) -> list[str]:
        """INV-8: a game has 30 to 39 turns, with two players 16 to 21."""
        turn = int(self.after.fields["turn"])
        least, most = (16, 21) if self.players == 2 else (30, 39)
        if not self._is_printed() or (turn <= most and not (self.is_over and turn < least)):
            return []
        return [f"INV-8: turn {turn}, but games have {least} to {most} turns"]

    def ends_are_clean(self) -> list[str]:
        """INV-11: at the end nobody swims and no tile is overpopulated."""
        if not self.is_over or not self._is_printed():
            return []
        wrong = ["INV-11: there are still swimmers"] if self.after.swimmers else []
        return wrong + [f"INV-11: {cell} is crowded" for cell in overpopulated(self.after)]

    def board_follows_the_rules(self) -> list[str]:
        """The board agrees with the literal rules, also about each drift of a tile just lifted."""
        return list(board_laws(self.table))


def overpopulated(table: Facts) -> set[Cell]:
    """The cells whose tile has more herds than its landscape feeds, without the South Pole."""
    return {
        cell
        for cell, herds in table.on_tiles.items()
        if cell != (0, 0) and sum(herds) > CAPACITY[table.landscapes[cell]]
    }
