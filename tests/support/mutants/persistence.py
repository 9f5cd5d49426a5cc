"""Games with broken copies, positions, records or pickles."""

from collections.abc import Mapping
from itertools import count
from typing import Any

from tests.support.mutants.mutant import mutant
from tests.support.pebbles import Pebbles, PebblesState
from tests.support.pebbles.view import PebblesView
from trilobite.engine import Action, ActionSet, Chance, Options, State, View


class SharedHands(PebblesState):
    def copy(self) -> "SharedHands":
        twin = super().copy()
        twin.board.hands = self.board.hands
        assert isinstance(twin, SharedHands)
        return twin


class ForgetfulCopy(PebblesState):
    """A copy repeats draws that were already made."""

    def copy(self) -> "ForgetfulCopy":
        twin = super().copy()
        twin.draws = 0
        assert isinstance(twin, ForgetfulCopy)
        return twin


class KeptMoves(PebblesState):
    """Returns the list of legal ids that it keeps using itself."""

    _kept: dict[str, list[int]]

    def legal_ids(self, seat: int) -> list[int]:
        if not hasattr(self, "_kept"):
            self._kept = {}
        return self._kept.setdefault(f"{self.digest()} {seat}", super().legal_ids(seat))


class OpenPosition(PebblesState):
    def position_fields(self) -> dict[str, object]:
        return {**super().position_fields(), "pond": self.board.pond}


class LiveView(PebblesState):
    """Makes views that change with the game."""

    def view(self, seat: int | None) -> PebblesView:
        view = super().view(seat)
        public: Any = view.data["public"]
        public["pond"] = self.board.pond
        return view


class Drawl(Action):
    kind = "drawl"

    def text(self) -> str:
        return f"drawl  {self.id}"


class Drawling(Pebbles):
    """Puts double spaces into texts, which reading collapses."""

    def __init__(self) -> None:
        super().__init__()
        self.key = "drawling"
        self.actions = ActionSet("drawling", [Drawl("drawling", 0)])


class RestoringWrong(Pebbles):
    """A restored game has all its steps again."""

    def restore(
        self,
        players: int,
        options: Options,
        data: dict[str, object],
        chance: Chance,
    ) -> State:
        steps = {"steps": 2} if data["stage"] == "turn" else {}
        return super().restore(players, options, {**data, **steps}, chance)


class ForgettingDraws(Pebbles):
    """A restored game looks the same but continues differently."""

    def from_position(self, position: object, chance: Chance) -> State:
        return super().from_position(position, _Shifted(chance))


class _Shifted(Chance):
    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.asks = chance.asks

    def below(self, bound: int, number: int) -> int:
        return (self._chance.below(bound, number) + 1) % bound


class BlindView(Pebbles):
    """A view that was read back is always a spectator's."""

    def view_from_json(self, data: object) -> View:
        view: Any = super().view_from_json(data)
        return PebblesView(self, None, {**view.data, "seat": None, "hand": None, "fist": None})


class DeafToOptions(Pebbles):
    """Reads an option from a record with a wrong value."""

    def read_options(
        self, given: Mapping[str, object], players: int, where: str = "options"
    ) -> Options:
        options = super().read_options(given, players, where)
        return {**options, "leader": 1} if where == "record.options" else options


MOODS = count()


class Moody(PebblesState):
    """Makes draws that depend on more than the seed."""

    def resolve(self, outcome: int) -> None:
        possible = [o for o, weight in enumerate(self.chance_weights()) if weight]
        super().resolve(possible[next(MOODS) % len(possible)])


class Indistinct(PebblesState):
    """All positions have the same hash."""

    def digest(self) -> str:
        return "0123456789abcdef"


class PickledWithoutDraws(PebblesState):
    def __reduce__(self) -> Any:
        make, (key, position, chance) = super().__reduce__()
        return make, (key, {**position, "draws": 0}, chance)


PARKED: list[State] = []


def _fetched(index: int) -> State:
    return PARKED[index]


class Parked(PebblesState):
    """Only the process that pickled it can unpickle it."""

    def __reduce__(self) -> Any:
        PARKED.append(self.copy())
        return _fetched, (len(PARKED) - 1,)


class SecondCopies(Pebbles):
    """Unpickling an action makes a second copy of it."""

    def __init__(self) -> None:
        super().__init__()
        self.key = "copying"
        self.actions = ActionSet("copying", [Doubled("copying", 0)])


class Doubled(Action):
    kind = "double"

    def text(self) -> str:
        return "double"

    def __reduce__(self) -> Any:
        return Doubled, (self.game, self.id)


MUTANTS = [
    mutant("copies_share_nothing", SharedHands, "changed the original"),
    mutant("copies_share_nothing", ForgetfulCopy, "a copy differs from the original"),
    mutant("returned_values_are_independent", KeptMoves, "still part of the state"),
    mutant("returned_values_are_independent", OpenPosition, "still part of the state|IndexError"),
    mutant("returned_values_are_independent", LiveView, "changed when the game went on"),
    mutant("actions_are_read_as_they_are_written", Drawling, "'drawl  0' is not an action"),
    mutant("positions_are_read_as_they_are_written", RestoringWrong, "not what was read"),
    mutant("positions_are_read_as_they_are_written", ForgettingDraws, "continues differently"),
    mutant("views_are_read_as_they_are_written", BlindView, "is not what was read"),
    mutant("records_are_read_as_they_are_written", DeafToOptions, "options.leader"),
    mutant("replaying_gives_the_same_game", Moody, "replayed game"),
    mutant("tampering_is_found_out", Indistinct, "is accepted as true|is refused at"),
    mutant("pickles_arrive_as_they_were_sent", PickledWithoutDraws, "draws"),
    mutant("pickles_arrive_as_they_were_sent", SecondCopies, "second copy"),
    mutant("pickles_arrive_in_another_process", Parked, "cannot read the pickle"),
    mutant("no_undo_passes_a_revelation", ForgetfulCopy, "leads to another position"),
    mutant("undo_goes_back_and_redo_forth", SharedHands, "undo led to another position"),
]
