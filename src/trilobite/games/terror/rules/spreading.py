"""Chapters 6 and 7: environment cards, and New Environment, which works like any of them."""

from collections.abc import Sequence

from mypy_extensions import i64

from trilobite.engine import Question, Refusal, ask, refuse
from trilobite.engine.declared import WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.generated import stages
from trilobite.games.terror.rules.decisions import end_step
from trilobite.games.terror.rules.gains import CARD_GAIN, NO_SUPPLY, GainLost, add_dinos, gain_now
from trilobite.games.terror.rules.habitats import NO_HABITAT, doomed, is_available
from trilobite.games.terror.rules.volcanoes import erupted
from trilobite.games.terror.table import Table

EnvironmentChosen = EventKind(
    "terror-environment-chosen", "TT-7.1", "environment:{environment}"
).of(who=WHO, environment=model.ENVIRONMENT)


# Spreading Dinos over an environment.


def begin_spreading(table: Table, environment: i64) -> None:
    """Three Dinos, or fewer if the supply is short, go to an environment (TT-6.1)."""
    table.environment = environment
    table.gain = gain_now(table, CARD_GAIN)
    table.stage = stages.SPREADING
    if not _can_spread(table, environment):
        _lose(table, CARD_GAIN)
        end_step(table)


def ask_spread(table: Table) -> Question:
    number = int(gain_now(table, CARD_GAIN))
    word = model.ENVIRONMENT.words[int(table.environment)]
    return ask("terror-ask-spread", "TT-6.1", number=number, environment=word)


def why_not_spread(table: Table, index: int) -> Refusal | None:
    """All new Dinos go to areas of the environment that can take them (TT-6.1)."""
    shares = model.SPREADS[index]
    if sum(shares) != gain_now(table, CARD_GAIN):
        return _spread_all(table)
    return _why_not_share(table, 3 * int(table.environment), shares)


def _why_not_share(table: Table, first: int, shares: Sequence[int]) -> Refusal | None:
    areas = [(first + ring, share) for ring, share in enumerate(shares) if share]
    closed = [_closed(table, area) for area, _ in areas]
    refusals = closed + [_doomed(table, area, share) for area, share in areas]
    return next((refusal for refusal in refusals if refusal is not None), None)


def _can_spread(table: Table, environment: i64) -> bool:
    """Whether all new Dinos can go to areas of an environment."""
    total = gain_now(table, CARD_GAIN)
    if total == 0 or not _is_open(table, environment):
        return False
    if not table.content.doomed_forbidden:
        return True  # an open area takes them all
    first = 3 * int(environment)
    fitting = [shares for shares in model.SPREADS if sum(shares) == total]
    return any(_why_not_share(table, first, shares) is None for shares in fitting)


def _closed(table: Table, area: int) -> Refusal | None:
    """No new Dino goes to an area with a volcano (TT-6.2)."""
    return erupted(table, area, "TT-6.2")


def _doomed(table: Table, area: int, share: int) -> Refusal | None:
    """An option forbids a share that would get no habitat (`forbid`)."""
    is_forbidden = table.content.doomed_forbidden
    if is_forbidden and not is_available(table, table.active, area, share):
        return doomed(area)
    return None


def why_not_spread_at(table: Table, areas: Sequence[int]) -> Refusal:
    """One area is clicked for each new Dino, in any order, and these were wrong (TT-6.1)."""
    environment = int(table.environment)
    for area in areas:
        if area // 3 != environment:
            word = model.ENVIRONMENT.words[environment]
            return refuse("terror-refusal-other-environment", "TT-6.1", environment=word)
        refusal = _closed(table, area) or _doomed(table, area, areas.count(area))
        if refusal is not None:
            return refusal
    return _spread_all(table)


def _spread_all(table: Table) -> Refusal:
    return refuse("terror-refusal-spread-all", "TT-6.1", number=int(gain_now(table, CARD_GAIN)))


def spread(table: Table, index: i64) -> None:
    """Each area's share arrives as one group (TT-6.1)."""
    if table.gain < CARD_GAIN:
        _lose(table, CARD_GAIN - table.gain)
    area = table.environment * 3
    for ring, share in enumerate(model.SPREADS[index]):
        if share > 0:
            add_dinos(table, area + ring, share, "TT-6.1")
    end_step(table)


def _lose(table: Table, number: i64) -> None:
    """Report why a gain is lost: no supply, habitat or open area (TT-6.2)."""
    if table.log is None:
        return
    rule = NO_HABITAT
    if table.environment != NONE and not _is_open(table, table.environment):
        rule = "TT-6.2"
    elif table.room_for(table.active) < CARD_GAIN:
        rule = NO_SUPPLY
    table.emit(GainLost(who=table.active, number=number, rule=rule))


# New Environment.


def begin_new_environment(table: Table) -> None:
    """Any environment with an open area may be chosen, if Dinos can be placed at all (TT-7.1)."""
    table.stage = stages.CHOOSE_ENVIRONMENT
    for environment in range(model.ENVIRONMENT_COUNT):
        if _can_spread(table, environment):
            return
    _lose(table, CARD_GAIN)
    end_step(table)


def ask_environment(table: Table) -> Question:
    return ask("terror-ask-environment", "TT-7.1", number=int(gain_now(table, CARD_GAIN)))


def why_not_choose_environment(table: Table, environment: int) -> Refusal | None:
    """The environment has an open area (TT-7.1), and one where the new Dinos can live (R-11)."""
    args = {"environment": model.ENVIRONMENT.words[environment]}
    if not _is_open(table, environment):
        return Refusal("terror-refusal-all-blocked", "TT-7.1", args)
    if table.content.gains_are_compulsory and not _can_spread(table, environment):
        return Refusal("terror-refusal-all-doomed", "R-11", args)
    return None


def _is_open(table: Table, environment: i64) -> bool:
    first = environment * 3
    return table.is_open(first) or table.is_open(first + 1) or table.is_open(first + 2)


def choose_environment(table: Table, environment: i64) -> None:
    """New Environment works like a card of that environment (TT-7.1)."""
    if table.log is not None:
        table.emit(EnvironmentChosen(who=table.active, environment=environment))
    begin_spreading(table, environment)
