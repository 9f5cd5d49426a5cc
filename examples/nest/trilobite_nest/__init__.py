"""Nest: nobody knows the number of eggs; the player who counts the last one wins (rules.md)."""

from collections.abc import Mapping, Sequence
from itertools import product
from operator import eq
from pathlib import Path
from typing import Final

from trilobite.engine import (
    ASK,
    CHANCE,
    Action,
    ActionSet,
    Argument,
    Chance,
    Drawing,
    Event,
    Game,
    InputError,
    Message,
    Option,
    OptionValue,
    ParticipantResult,
    PublicEvent,
    Refusal,
    Result,
    SeatResult,
    Span,
    State,
    SwitchOption,
    View,
    Who,
)
from trilobite.engine.reading import read_fields, read_int, read_ints_field, read_list_field
from trilobite.engine.results import places, shared_payoffs
from trilobite.engine.tables import Viewpoint, read_viewpoint, viewpoint_of

KEY: Final = "nest"
LAYS: Final = (4, 5, 6, 7)
STEPS: Final = (1, 2, 3)
COLOURS: Final = ("orange", "blue", "yellow", "green")
OPTIONS: Final = (SwitchOption("repeat", "NE-2", default=False),)


class Count(Action):
    kind = "count"

    def text(self) -> str:
        return f"count {STEPS[self.id]}"

    def fields(self) -> dict[str, object]:
        return {"eggs": STEPS[self.id]}


ACTIONS: Final = ActionSet(KEY, [Count(KEY, id) for id in range(len(STEPS))])


class EggEvent(PublicEvent):
    """A seat did something with a number of eggs."""

    def __init__(self, seat: int, eggs: int) -> None:
        self.seat = seat
        self.eggs = eggs

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat), "eggs": self.eggs}


class Laid(EggEvent):
    key = "nest-laid"
    rule = "NE-1"
    reveals = True

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else LaidUnseen(self.seat)


class LaidUnseen(PublicEvent):
    key = "nest-laid-unseen"
    rule = "NE-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def arguments(self) -> Mapping[str, Argument]:
        return {"who": Who(self.seat)}


class Counted(EggEvent):
    key = "nest-counted"
    rule = "NE-2"
    ends_turn = True


class Shown(EggEvent):
    key = "nest-shown"
    rule = "NE-3"
    reveals = True


class Won(EggEvent):
    key = "nest-won"
    rule = "NE-3"
    names_winner = True


class NestState(State):
    """The eggs that each seat has laid, and the eggs counted in each turn."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, OptionValue],
        chance: Chance,
        laid: Sequence[int] = (),
        counted: Sequence[int] = (),
    ) -> None:
        super().__init__(game, players, options, chance)
        self.laid = list(laid)
        self.counted = list(counted)

    @property
    def to_act(self) -> tuple[int, ...]:
        if len(self.laid) < self.players:
            return (CHANCE,)
        is_won = sum(self.counted) >= sum(self.laid)
        return () if is_won else (len(self.counted) % self.players,)

    def chance_weights(self) -> list[int]:
        return [1] * len(LAYS)

    def resolve(self, outcome: int) -> None:
        self._emit(Laid(len(self.laid), LAYS[outcome]))
        self.laid.append(LAYS[outcome])

    def objection(self, seat: int, action: Action) -> Refusal | None:
        eggs = STEPS[action.id]
        if self.counted[-1:] == [eggs] and not self.options["repeat"]:
            return Refusal("nest-refusal-same", "NE-2", {"eggs": eggs})
        return None

    def legal_ids(self, seat: int) -> list[int]:
        if seat not in self.to_act:
            return []
        return [action.id for action in ACTIONS.all if self.objection(seat, action) is None]

    def apply_id(self, seat: int, id: int) -> None:
        self.counted.append(STEPS[id])
        self._emit(Counted(seat, STEPS[id]))
        if self.is_over:
            for owner, eggs in enumerate(self.laid):
                self._emit(Shown(owner, eggs))
            self._emit(Won(seat, sum(self.laid)))
        self.settle()

    def _emit(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    def question(self, seat: int) -> tuple[Message, str]:
        return Message("nest-ask", {}), "NE-2"

    def targets(self, action: Action) -> tuple[str, ...]:
        return (f"eggs:{STEPS[action.id]}",)

    def objection_at(self, seat: int, targets: Sequence[str]) -> Refusal:
        for action in ACTIONS.all:
            refusal = self.objection(seat, action)
            if refusal is not None and self.targets(action) == targets:
                return refusal
        return Refusal("nest-refusal-nothing-there", "NE-2", {})

    def can_undo(self, action: Action) -> bool:
        return False

    def result(self) -> Result | None:
        if not self.is_over:
            return None
        last = (len(self.counted) - 1) % self.players
        points = [int(seat == last) for seat in range(self.players)]
        ranks = places([(number,) for number in points])
        payoffs = shared_payoffs(ranks)
        seats: list[SeatResult] = []
        for seat, number in enumerate(points):
            reason = Message("nest-reason-won" if number else "nest-reason-lost", {})
            seats.append(SeatResult(seat, ranks[seat], number, payoffs[seat], reason))
        return Result(seats, [ParticipantResult(p, n, {"last": n}) for p, n in enumerate(points)])

    def copy(self) -> "NestState":
        twin = NestState(
            self.game, self.players, self.options, self.chance, self.laid, self.counted
        )
        twin.draws = self.draws
        return twin

    def position_fields(self) -> dict[str, object]:
        return {"laid": self.laid.copy(), "counted": self.counted.copy()}

    def invariants(self) -> list[str]:
        wrong: list[str] = []
        if self.counted and len(self.laid) < self.players:
            wrong.append("NE-1: a seat has counted before all eggs were laid")
        if not self.options["repeat"] and any(map(eq, self.counted, self.counted[1:])):
            wrong.append("NE-2: a seat has counted the same number as the one before")
        if self.counted and sum(self.counted[:-1]) >= sum(self.laid):
            wrong.append("NE-3: a seat has counted after the last egg")
        return wrong

    def view(self, seat: int | None) -> "NestView":
        viewpoint = viewpoint_of(self, seat)
        laid = [e if s == seat or self.is_over else None for s, e in enumerate(self.laid)]
        return NestView(self.game, viewpoint, laid, self.counted.copy())


class NestView(View):
    """Like the state, but until the game is over, None for the eggs of other seats."""

    def __init__(
        self, game: Game, viewpoint: Viewpoint, laid: list[int | None], counted: list[int]
    ) -> None:
        super().__init__(game, viewpoint.seat)
        self.viewpoint = viewpoint
        self.laid = laid
        self.counted = counted

    def to_json(self) -> dict[str, object]:
        seen = self.viewpoint.to_json(self.game)
        return {**seen, "laid": self.laid.copy(), "counted": self.counted.copy()}

    def worlds(self) -> list[NestState]:
        """All states with this view; each is equally likely."""
        point = self.viewpoint
        found: list[NestState] = []
        for laid in product(*(LAYS if eggs is None else (eggs,) for eggs in self.laid)):
            state = NestState(
                self.game, point.players, point.options.copy(), ASK, laid, self.counted
            )
            state.draws = point.draws
            if not state.invariants() and state.view(self.seat).to_json() == self.to_json():
                found.append(state)
        return found

    def imagine(self, chance: Chance) -> State:
        worlds = self.worlds()
        state = worlds[chance.below(len(worlds), 0)]
        state.chance = chance
        return state


def check_length(laid: Sequence[int | None], players: int, where: str) -> None:
    if len(laid) > players:
        raise InputError(where, f"has {len(laid)} entries", f"{players} at most")


class Nest(Game):
    def __init__(self) -> None:
        self.key = KEY
        self.rules_version = "1"
        self.player_counts: Sequence[int] = (2, 3, 4)
        self.colours: Sequence[str] = COLOURS
        self.options: Sequence[Option] = OPTIONS
        self.actions = ACTIONS
        self.folder = Path(__file__).parent
        self.turn_rule = "NE-2"
        self.end_rule = "NE-3"

    def begin(self, players: int, options: dict[str, OptionValue], chance: Chance) -> State:
        return NestState(self, players, options, chance)

    def restore(
        self,
        players: int,
        options: dict[str, OptionValue],
        data: dict[str, object],
        chance: Chance,
    ) -> State:
        where = "position.state"
        read_fields(data, ("laid", "counted"), where)
        laid = read_ints_field(data, "laid", where, -1, LAYS[0], LAYS[-1])
        check_length(laid, players, f"{where}.laid")
        counted = read_ints_field(data, "counted", where, -1, STEPS[0], STEPS[-1])
        state = NestState(self, players, options, chance, laid, counted)
        for wrong in state.invariants():
            raise InputError(where, wrong)
        return state

    def view_from_json(self, data: object) -> View:
        viewpoint, fields = read_viewpoint(self, data, ("laid", "counted"))
        laid = [
            None if eggs is None else read_int(eggs, f"view.laid[{seat}]", LAYS[0], LAYS[-1])
            for seat, eggs in enumerate(read_list_field(fields, "laid", "view"))
        ]
        check_length(laid, viewpoint.players, "view.laid")
        counted = read_ints_field(fields, "counted", "view", -1, STEPS[0], STEPS[-1])
        view = NestView(self, viewpoint, laid, counted)
        if not view.worlds():
            raise InputError("view", "cannot occur in a game")
        return view

    def draw(self, view: View, marks: Mapping[str, str]) -> Drawing:
        if not isinstance(view, NestView):
            raise TypeError("this is a view of another game")
        facts: list[Message] = []
        for seat, eggs in enumerate(view.laid):
            if eggs is None:
                facts.append(Message("nest-fact-laid-unseen", {"who": Who(seat)}))
            else:
                facts.append(Message("nest-fact-laid", {"who": Who(seat), "eggs": eggs}))
        facts.append(Message("nest-fact-counted", {"eggs": sum(view.counted)}))
        return Drawing([[Span("o " * sum(view.counted))]], facts)


GAME: Final = Nest()
