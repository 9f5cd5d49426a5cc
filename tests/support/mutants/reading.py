"""Games that crash on bad input, or accept it."""

from collections.abc import Mapping
from typing import Any

from tests.support.mutants.mutant import mutant
from tests.support.pebbles import Pebbles
from tests.support.pebbles.board import Board
from tests.support.pebbles.model import OPTIONS
from trilobite.engine import Chance, ChoiceOption, InputError, Option, Options, OptionValue, State


class HalfAnOption(Pebbles):
    """One of the listed values is not implemented."""

    def begin(self, players: int, options: Options, chance: Chance) -> State:
        if options["rounds"] == 2:
            raise NotImplementedError
        return super().begin(players, options, chance)


class Misread(ChoiceOption):
    def from_text(self, text: str) -> object:
        return text


class MisreadOption(Pebbles):
    """A typed number stays text."""

    def __init__(self) -> None:
        super().__init__()
        self.options = (OPTIONS[0], Misread("rounds", "PE-5", (2, 3), 3))


class Anything(Option):
    def read(self, value: object, players: int, where: str) -> OptionValue:
        return 3

    def from_text(self, text: str) -> object:
        return text

    def all_values(self, players: int) -> list[OptionValue]:
        return [3]


class TakingAnything(Pebbles):
    def __init__(self) -> None:
        super().__init__()
        self.options = (OPTIONS[0], Anything("rounds", "PE-5", 3))


class Unhelpful(Pebbles):
    """Refuses a wrong option without saying what is allowed."""

    def read_options(
        self, given: Mapping[str, object], players: int, where: str = "options"
    ) -> Options:
        try:
            return super().read_options(given, players, where)
        except InputError as error:
            raise InputError(error.where, error.problem) from error


class Seating(Pebbles):
    """Accepts any number of players."""

    def read_players(self, value: object, where: str) -> int:
        return 3


class Choking(Pebbles):
    """Reads a position without checking it."""

    def restore(
        self,
        players: int,
        options: Options,
        data: dict[str, object],
        chance: Chance,
    ) -> State:
        fields: Any = data
        int(fields["round"])
        return super().restore(players, options, data, chance)


class Swallowing(Pebbles):
    """Accepts every position."""

    def restore(
        self,
        players: int,
        options: Options,
        data: dict[str, object],
        chance: Chance,
    ) -> State:
        try:
            return super().restore(players, options, data, chance)
        except InputError:
            board = Board(players, 3)
            board.bag = [99, 99, 99]
            return self.state_class(self, options, chance, board)


class Curt(Pebbles):
    """Refuses positions without saying what would be right."""

    def restore(
        self, players: int, options: Options, data: dict[str, object], chance: Chance
    ) -> State:
        try:
            return super().restore(players, options, data, chance)
        except InputError as error:
            raise InputError(error.where, error.problem) from error


class Misleading(Pebbles):
    """Names a field that a position does not have."""

    def restore(
        self, players: int, options: Options, data: dict[str, object], chance: Chance
    ) -> State:
        try:
            return super().restore(players, options, data, chance)
        except InputError as error:
            raise error.at("position.state.rows.first") from error


class ChokingOptions(Pebbles):
    """Reads the options of a record without checking them."""

    def read_options(
        self, given: Mapping[str, object], players: int, where: str = "options"
    ) -> Options:
        if where == "record.options":
            return {"leader": given["leader"], "rounds": given["rounds"]}
        return super().read_options(given, players, where)


MUTANTS = [
    mutant("every_option_can_be_played", HalfAnOption, "NotImplementedError"),
    mutant("every_option_can_be_played", MisreadOption, "'2' is not a value of rounds"),
    mutant("wrong_tables_are_explained", TakingAnything, "was accepted"),
    mutant("wrong_tables_are_explained", Unhelpful, "the error is"),
    mutant("wrong_tables_are_explained", Seating, "was accepted"),
    mutant("garbage_positions_are_refused", Choking, "KeyError|TypeError|ValueError"),
    mutant("garbage_positions_are_refused", Swallowing, "accepted, but unlawful"),
    mutant("garbage_positions_are_refused", Curt, "does not say what would be right"),
    mutant("garbage_positions_are_refused", Misleading, r"rows\.first is not a field"),
    mutant("garbage_records_are_refused", ChokingOptions, "KeyError"),
]
