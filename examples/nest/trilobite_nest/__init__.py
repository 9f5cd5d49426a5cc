"""Nest: nobody knows the number of eggs; the player who counts the last one wins (rules.md)."""

from collections.abc import Iterator
from operator import eq
from pathlib import Path
from typing import Final

from trilobite.engine import (
    ANY,
    CHANCE,
    NONE,
    WHO,
    ActionKind,
    Breach,
    Count,
    EventKind,
    HiddenValues,
    ListField,
    Move,
    Number,
    Refusal,
    SmallGame,
    SmallState,
    SwitchOption,
)

FEWEST, MOST = 4, 7
STEPS: Final = 3

CountEggs = ActionKind("count", eggs=Number(STEPS, first=1))

LaidUnseen = EventKind("nest-laid-unseen", "NE-1").of(who=WHO)
Laid = EventKind("nest-laid", "NE-1", only_for="who", others=LaidUnseen, reveals=True).of(
    who=WHO, eggs=ANY
)
Counted = EventKind("nest-counted", "NE-2", ends_turn=True).of(who=WHO, eggs=ANY)
Shown = EventKind("nest-shown", "NE-3", reveals=True).of(who=WHO, eggs=ANY)
Won = EventKind("nest-won", "NE-3", names_winner=True).of(who=WHO, eggs=ANY)

PARTS: Final = (
    HiddenValues("laid", Count(MOST, FEWEST)),
    ListField("counted", Count(STEPS, 1), most=4 * MOST),
)


class NestState(SmallState):
    laid: list[int]
    counted: list[int]

    @property
    def to_act(self) -> tuple[int, ...]:
        if NONE in self.laid:
            return (CHANCE,)
        is_won = sum(self.counted) >= sum(self.laid)
        return () if is_won else (len(self.counted) % self.players,)

    def chance_weights(self) -> list[int]:
        return [1] * (MOST - FEWEST + 1)

    def resolve(self, outcome: int) -> None:
        """Everybody lays 4 to 7 eggs (NE-1)."""
        seat = self.laid.index(NONE)
        self.laid[seat] = FEWEST + outcome
        self.emit(Laid(who=seat, eggs=self.laid[seat]))

    def why_not_count(self, seat: int, step: int) -> Refusal | None:
        """You may not count as many eggs as the one before you (NE-2)."""
        eggs = step + 1
        if self.counted[-1:] == [eggs] and not self.options["repeat"]:
            return Refusal("nest-refusal-same", "NE-2", {"eggs": eggs})
        return None

    def count(self, seat: int, step: int) -> None:
        """Count some eggs further; the last egg ends the game (NE-2, NE-3)."""
        self.counted.append(step + 1)
        self.emit(Counted(who=seat, eggs=step + 1))
        if self.is_over:
            for owner, eggs in enumerate(self.laid):
                self.emit(Shown(who=owner, eggs=eggs))
            self.emit(Won(who=seat, eggs=sum(self.laid)))

    def is_revealed(self) -> bool:
        return self.is_over

    def scores(self) -> list[dict[str, int]]:
        last = (len(self.counted) - 1) % self.players
        return [{"last": int(seat == last)} for seat in range(self.players)]

    def laws(self) -> Iterator[Breach]:
        if self.counted and NONE in self.laid:
            yield Breach("counted", "is not empty, but not everybody has laid", "[]", "NE-1")
        if not self.options["repeat"] and any(map(eq, self.counted, self.counted[1:])):
            right = "different numbers one after another"
            yield Breach("counted", "has the same number twice in a row", right, "NE-2")
        if self.counted and sum(self.counted[:-1]) >= sum(self.laid):
            problem, right = "goes on after the last egg", f"{sum(self.laid)} at the last number"
            yield Breach("counted", problem, right, "NE-3")


GAME: Final = SmallGame(
    "nest",
    NestState,
    folder=Path(__file__).parent,
    parts=PARTS,
    moves=(Move(CountEggs, NestState.why_not_count, NestState.count),),
    player_counts=(2, 3, 4),
    colours=("orange", "blue", "yellow", "green"),
    options=(SwitchOption("repeat", "NE-2", default=False),),
    turn_rule="NE-2",
    end_rule="NE-3",
)
