"""Options and player counts: allowed ones can be played, others raise a helpful error."""

from collections.abc import Callable, Mapping

from trilobite.engine import InputError, Option, SeededChance, State
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.trials import Trial

STRANGE: tuple[object, ...] = (
    None,
    True,
    -1,
    10**30,
    1.5,
    float("nan"),
    "",
    "no such value",
    "☃",
    [],
    [1],
    {},
    {"a": 1},
)
"""Values of every JSON type that are hardly ever valid."""


@check
def every_option_can_be_played(inquiry: Inquiry) -> None:
    """A game with any listed option value ends, and the value can be typed."""
    players = inquiry.subject.players
    for option in inquiry.game.options:
        _check_values(inquiry.latest, option, players)
        for value in option.all_values(players):
            trial = inquiry.trial()
            options = {**inquiry.subject.options, option.name: value}
            trial.state = inquiry.game.new(players, options, SeededChance(trial.seed))
            if trial.state.options[option.name] != value:
                trial.fail(f"the option {option.name} became {trial.state.options[option.name]}")
            trial.play()
            if trial.state.invariants():
                trial.fail(f"{option.name} = {value}: {trial.state.invariants()}")


def _check_values(trial: Trial, option: Option, players: int) -> None:
    for value in (option.default, *option.all_values(players)):
        if option.read(value, players, "here") != value:
            trial.fail(f"the option {option.name} does not read its own value {value!r}")
    for value in option.all_values(players):
        if option.read(option.from_text(str(value)), players, "here") != value:
            trial.fail(f"the option {option.name} does not read {str(value)!r} as typed")
    if not option.rule:
        trial.fail(f"the option {option.name} names no rule that leaves it open")


@check
def wrong_tables_are_explained(inquiry: Inquiry) -> None:
    """The error for a wrong option, value or player count names the field and what is allowed."""
    players = inquiry.subject.players
    counts = inquiry.game.player_counts
    for count in (*STRANGE, 0, min(counts) - 1, max(counts) + 1, float(players), str(players)):
        _check_refused(inquiry, {}, "players", count)
    for name in ("no_such_option", ""):
        _check_refused(inquiry, {name: 1}, name, players)
    for option in inquiry.game.options:
        for value in STRANGE:
            if not _is_allowed(option, value, players):
                _check_refused(inquiry, {option.name: value}, option.name, players)


def _is_allowed(option: Option, value: object, players: int) -> bool:
    return any(type(v) is type(value) and v == value for v in option.all_values(players)) or (
        not option.all_values(players) and _is_read(lambda: option.read(value, players, "here"))
    )


def _is_read(read: Callable[[], object]) -> bool:
    try:
        read()
    except InputError:
        return False
    return True


def _check_refused(
    inquiry: Inquiry, options: Mapping[str, object], field: str, players: object
) -> None:
    trial = inquiry.latest
    try:
        _new(trial, players, options)
    except InputError as error:
        if field not in error.where or not error.problem or not error.allowed:
            trial.fail(f"{players!r} players, {options}: the error is {error}")
        return
    trial.fail(f"a game for {players!r} players with {options} was accepted")


def _new(trial: Trial, players: object, options: Mapping[str, object]) -> State:
    """A new game from unchecked values, as a caller with outside input would make it."""
    game = trial.subject.game
    return game.new(game.read_players(players, "players"), options, SeededChance(trial.seed))
