"""Laws about two consecutive states (INV-4 to INV-8, INV-11): what a decision may change."""

from collections.abc import Mapping
from typing import Any

from tests.games.terror.slow_island import AREAS, TILES, Island, island_of, plan_of
from trilobite.engine import Action, Event, State
from trilobite.games.terror.rules.scoring import DominationScored, PresenceScored, StonesScored

SELECTION = ("select_card", "select_tile", "draw_card", "turn_up")


def laws_between(
    before: State, seat: int, action: Action, events: list[Event], after: State
) -> list[str]:
    """The laws that the step from one state to the next breaks, one line each."""
    step = _Step(before, seat, action, events, after)
    return [
        *step.predators_move_by_their_tiles(),
        *step.volcano_areas_are_closed(),
        *step.counters_are_used_once(),
        *step.the_row_is_refreshed(),
        *step.hands_are_empty_after_phase_b(),
        *step.turns_go_on(),
        *step.scores_only_grow(),
    ]


class _Step:
    def __init__(
        self, before: State, seat: int, action: Action, events: list[Event], after: State
    ) -> None:
        self.seat = seat
        self.kind = action.kind
        self.players = before.players
        self.options: Mapping[str, Any] = before.options
        old: Any = before.to_position()
        new: Any = after.to_position()
        self.old: dict[str, Any] = old["state"]["table"]
        self.new: dict[str, Any] = new["state"]["table"]
        self.island: Island = island_of(old)
        self.plan = plan_of(self.players, dict(before.options))
        self.is_over = after.is_over
        self.awaits_chance = after.awaits_chance()
        self.announced = [0] * self.players
        for kind in (StonesScored, PresenceScored, DominationScored):
            for event in kind.among(events):
                self.announced[event.number("who")] += event.number("points")

    @property
    def ends_game_turn(self) -> bool:
        takers = [space["taker"] for space in self.old["spaces"]]
        return self.kind == "end" and takers.count(None) == 5

    def predators_move_by_their_tiles(self) -> list[str]:
        """INV-4: one predator at a time moves 1 or 2 steps, only through open areas."""
        old, new = self.old["predators"], self.new["predators"]
        moved = [name for name in old if old[name] != new[name]]
        wrong: list[str] = []
        if moved and (len(moved) > 1 or self.kind not in {"to", "raptor"}):
            wrong.append(f"INV-4: {self.kind} moved {moved}")
        wrong += [
            f"INV-4: {name} went from {old[name]} to {new[name]}"
            for name in moved
            if new[name] not in self.island.reach(old[name], 2)
        ]
        if self.old["owner"] != self.new["owner"] and self.kind not in {"to", "stay"}:
            wrong.append(f"TT-7.21: {self.kind} changed the owner of the T-Rex")
        return wrong

    def volcano_areas_are_closed(self) -> list[str]:
        """INV-5: no count rises; it falls only by eating or by a T-Rex that drives out."""
        wrong: list[str] = []
        for area in AREAS:
            old, new = self.old["areas"][area], self.new["areas"][area]
            if old["volcano"] is None or new["volcano"] != old["volcano"]:
                continue
            for seat in range(self.players):
                change = new["dinos"][seat] - old["dinos"][seat]
                if change > 0 or (change < 0 and not self._may_die(area)):
                    wrong.append(f"INV-5: {self.kind} changed {area} of seat {seat} by {change}")
        return wrong

    def _may_die(self, area: str) -> bool:
        eater = self.old["step"]["eater"]
        is_eaten = self.kind == "eat" and self.old["predators"][eater] == area
        return is_eaten or bool(self.new["predators"]["t-rex"] == area)

    def counters_are_used_once(self) -> list[str]:
        """INV-6: a used counter stays used; a volcano appears only with its counter."""
        wrong: list[str] = []
        for which in ("hatch", "volcano"):
            old, new = self.old["counters"][which], self.new["counters"][which]
            used = [seat for seat in range(self.players) if old[seat] != new[seat]]
            expected = [self.seat] if self.kind == which else []
            if used != expected or any(old[s] is not None for s in used):
                wrong.append(f"INV-6: {self.kind} used the {which} counters of {used}")
        burst = [a for a in AREAS if self.new["areas"][a]["volcano"] is not None]
        fresh = [a for a in burst if self.old["areas"][a]["volcano"] is None]
        if len(fresh) != (self.kind == "volcano"):
            wrong.append(f"INV-6: {self.kind} made volcanoes in {fresh}")
        return wrong

    def the_row_is_refreshed(self) -> list[str]:
        """INV-7: 6 - players tiles get a white Dino at refresh, and none at any other time."""
        old, new = self.old["whites_on"], self.new["whites_on"]
        gained = [tile for tile in TILES if new[tile] > old[tile]]
        if any(new[tile] > old[tile] + 1 for tile in gained):
            return [f"INV-7: {self.kind} gave more than one white Dino to a tile"]
        if not self.ends_game_turn:
            return [f"INV-7: {self.kind} gave white Dinos to {gained}"] if gained else []
        is_scarce = self.options["white_tokens"] == 12
        number = 6 - self.players
        if is_scarce:
            number = min(number, max(0, 12 - sum(old.values())))
        wrong = [] if len(gained) == number else [f"INV-7: {gained} gained a white Dino"]
        if self.players == 6 and any(new.values()):
            wrong.append("INV-7: six players leave no tile")
        return wrong

    def hands_are_empty_after_phase_b(self) -> list[str]:
        """INV-8."""
        if self.ends_game_turn and any(card is not None for card in self.new["cards"]):
            return [f"INV-8: still in hands: {self.new['cards']}"]
        return []

    def turns_go_on(self) -> list[str]:
        """INV-11: the turn track is as long as section 11 says; one seat plays at a time."""
        wrong: list[str] = []
        old = self.old["period"], self.old["turn"]
        new = self.new["period"], self.new["turn"]
        last = self.old["turn"] + 1 == self.plan.turns[self.old["period"]]
        following = (old[0] + 1, 0) if last else (old[0], old[1] + 1)
        allowed = {old, following} if self.ends_game_turn else {old}
        if new not in allowed:
            wrong.append(f"INV-11: after {self.kind} of turn {old} comes {new}")
        final = last and sum(self.plan.turns[old[0] + 1 :]) == 0
        if self.is_over and not (self.ends_game_turn and final):
            wrong.append(f"INV-11: {self.kind} in turn {old} ended the game")
        is_playing = self.old["stage"] not in SELECTION and not self.awaits_chance
        if is_playing and self.kind != "end" and self.new["active"] != self.old["active"]:
            wrong.append(f"TT-4.5: {self.kind} ended a play turn")
        return wrong

    def scores_only_grow(self) -> list[str]:
        """INV-11: points come only at the end of a period, each with an event."""
        wrong: list[str] = []
        last = self.old["turn"] + 1 == self.plan.turns[self.old["period"]]
        for seat in range(self.players):
            gained = [
                self.new["points"][source][seat] - self.old["points"][source][seat]
                for source in self.new["points"]
            ]
            if min(gained) < 0 or (any(gained) and not (self.ends_game_turn and last)):
                wrong.append(f"INV-11: {self.kind} gave seat {seat} {gained}")
            if sum(gained) != self.announced[seat]:
                wrong.append(f"INV-11: seat {seat} got {gained}, not {self.announced[seat]}")
        return wrong
