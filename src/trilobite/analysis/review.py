"""A bot's review of a game: each decision is judged by what its seat knew at the time.

Each decision is examined in two steps. First a search considers all offered actions, like a bot
that has to decide. If it prefers an action other than the chosen one, the chosen one is simulated
until it has as many visits as the preferred one: only then can their chances be compared. The only
input is the view and the offer of the seat, so nobody is blamed for cards they could not see.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Literal

from trilobite.analysis.replay import GameReplay
from trilobite.bots.contract import ThinkingTime
from trilobite.bots.search import Search, SearchSettings, Tally
from trilobite.engine import Action, Choice, FastChance, InputError, Offer, View
from trilobite.engine.matches import Match
from trilobite.engine.reading import shown

SECONDS = {"easy": 0.05, "normal": 0.1, "hard": 0.3, "expert": 1.5}
"""Seconds of search per decision at each level; each compared action may take as long again."""

SLIP_LOSS = 0.05
"""The smallest loss of win chance that is pointed out as a slip: 5 %."""

BLUNDER_LOSS = 0.15
"""The smallest loss of win chance that makes a slip a blunder."""

LEAST_STANDARD_ERRORS = 2.5
"""The smallest gain that is pointed out, in standard errors of the comparison.

The preferred action is the best of many, and so a little lucky: 2 would not be enough.
"""

LEAST_VISITS = 8
"""The fewest visits for which a standard error is given."""

MOST_OTHERS = 3
FIRST_POINTS = 5
"""Number of turning points shown at first (the largest); the others are shown on request."""

Mark = Literal["", "slip", "blunder"]


@dataclass(frozen=True)
class SearchEffort:
    """The search effort per decision: seconds of processor time, or simulations."""

    seconds: float = 0.0
    iterations: int = 0
    """Simulations instead of seconds, if not 0; the judgement is then the same on any machine."""


def effort_of(level: str) -> SearchEffort:
    if level not in SECONDS:
        raise InputError("level", f"{shown(level)} does not review games", ", ".join(SECONDS))
    return SearchEffort(SECONDS[level])


@dataclass(frozen=True)
class Decision:
    """A question, all that the seat knew at the time, and the chosen action."""

    number: int
    """Number of the decision among those that were not undone, from 0."""
    seat: int
    view: View
    offer: Offer
    chosen: Action


@dataclass(frozen=True)
class Weighed:
    """An offered action and its expected value for the seat."""

    action: str
    kind: str
    targets: tuple[str, ...]
    any_order: bool
    visits: int
    win_chance: float
    error: float
    """The standard error of the chance; 1 if it is unknown."""
    points: float
    events: tuple[dict[str, object], ...] = ()
    """Foreseeable events that describe the action; only where something is pointed out."""


@dataclass(frozen=True)
class Judgement:
    """The judgement of a decision, in plain values that can be stored and sent."""

    number: int
    seat: int
    participant: int
    """The participant for whom the seat decided."""
    chosen: Weighed
    others: tuple[Weighed, ...]
    """The other actions considered, the best first; empty if there was no choice."""
    chance: float
    """The seat's win chance before the decision: that of the best action found."""
    loss: float
    """How far the chosen action's win chance is below that of the best other; at least 0."""
    noise: float
    """The standard error of the loss."""
    mark: Mark
    """'' if there is nothing to point out, else 'slip' or 'blunder'."""
    preview: tuple[dict[str, object], ...]
    """The events of the better action, as far as the seat could foresee them."""

    @property
    def better(self) -> Weighed | None:
        return self.others[0] if self.mark else None


def decisions(match: Match) -> Iterator[Decision]:
    """The decisions of a match that were not undone, in order."""
    return decisions_from(GameReplay(match))


def decisions_from(replay: GameReplay) -> Iterator[Decision]:
    for number, ((seat, action), (_, state)) in enumerate(
        zip(replay.decisions, replay, strict=False)
    ):
        yield Decision(number, seat, state.view(seat), state.offer(seat), action)


def judge(decision: Decision, effort: SearchEffort) -> Judgement:
    """The judgement of a search. Its draws follow from the number and the seat of the decision."""
    text = decision.chosen.text()
    chosen = next(one for one in decision.offer.choices if one.action is decision.chosen)
    if len(decision.offer.choices) == 1:
        return _judgement(decision, _weighed(chosen, None, decision.seat), (), 0.0, ())
    seed = _seed(decision)
    weighed = weigh(decision.view, decision.offer, effort, seed, (decision.chosen,))
    done = next(one for one in weighed if one.action == text)
    others = tuple(one for one in weighed if one is not done)
    best = done if _loss(done, others[0]) <= 0 else others[0]
    thought_of = tuple(one for one in others if one.visits)[:MOST_OTHERS]
    if not _mark(done, others[0]):
        return _judgement(decision, done, thought_of, best.win_chance, ())
    preview = _preview(decision, others[0])
    named = tuple(_named(decision, one) for one in thought_of)
    return _judgement(decision, _named(decision, done), named, best.win_chance, preview)


def judge_asked(question: tuple[Decision, SearchEffort]) -> Judgement:
    """`judge` with a single argument, for calls from another process."""
    return judge(*question)


def _judgement(
    decision: Decision,
    chosen: Weighed,
    others: tuple[Weighed, ...],
    chance: float,
    preview: tuple[dict[str, object], ...],
) -> Judgement:
    rival = others[0] if others else chosen
    return Judgement(
        decision.number,
        decision.seat,
        decision.offer.participant,
        chosen,
        others,
        chance,
        max(0.0, round(_loss(chosen, rival), 4)),
        round(noise_of(chosen, rival), 4),
        _mark(chosen, rival),
        preview,
    )


def weigh(
    view: View,
    offer: Offer,
    effort: SearchEffort,
    seed: int,
    compared: Sequence[Action] = (),
    contenders: int = 1,
) -> list[Weighed]:
    """A search's opinion of all offered actions, the most visited first.

    In the end the `compared` actions and the best `contenders` have as many visits as the most
    visited action, as far as time allows.
    """
    search = Search(view, offer.seat, SearchSettings().in_game(view.game), FastChance(seed))
    tallies: dict[int, Tally] = {}
    search.tallies = tallies
    thinking_time = ThinkingTime(effort.seconds, counts_work=True)
    if effort.iterations:
        search.run_iterations(effort.iterations)
    else:
        search.run_for(effort.seconds, thinking_time)
    # Actions without visits are ordered by their prior value.
    order = search.thoughts([choice.action for choice in offer.choices])
    ids = {action.id for action in (*(one.action for one in order[:contenders]), *compared)}
    _even_out_visits(search, tallies, sorted(ids), order[0].visits, effort, thinking_time)
    found = [
        _weighed(choice, tallies.get(choice.action.id), offer.seat) for choice in offer.choices
    ]
    found.sort(key=lambda one: (-one.visits, -one.win_chance))
    return found


def _even_out_visits(
    search: Search,
    tallies: dict[int, Tally],
    ids: list[int],
    wanted: int,
    effort: SearchEffort,
    thinking_time: ThinkingTime,
) -> None:
    """Simulate each of these until it has the wanted visits, or until time is up."""
    over = thinking_time.now() + effort.seconds * len(ids)
    for id in ids:
        while id not in tallies or tallies[id].visits < wanted:
            if not effort.iterations and thinking_time.now() >= over:
                return
            search.try_out(id)


def _seed(decision: Decision) -> int:
    text = f"trilobite review {decision.number} {decision.seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:12], "big")


def _weighed(choice: Choice, tally: Tally | None, seat: int) -> Weighed:
    visits = 0 if tally is None else tally.visits
    chance = points = 0.0
    if tally is not None:
        chance, points = tally.payoffs[seat] / visits, tally.points / visits
    json = choice.to_json()
    return Weighed(
        choice.action.text(),
        choice.kind,
        choice.targets,
        bool(json["any_order"]),
        visits,
        round(chance, 4),
        1.0 if tally is None else round(_error(tally, chance), 4),
        round(points, 2),
    )


def _error(tally: Tally, mean: float) -> float:
    """The standard error of a mean payoff; 1 if there are too few visits."""
    if tally.visits < LEAST_VISITS:
        return 1.0
    variance = max(0.0, tally.squares / tally.visits - mean * mean)
    return sqrt(variance / (tally.visits - 1))


def noise_of(chosen: Weighed, rival: Weighed) -> float:
    """The standard error of the difference between two win chances."""
    return min(1.0, sqrt(chosen.error**2 + rival.error**2))


def _loss(chosen: Weighed, rival: Weighed) -> float:
    """The rival's lead in win chance; 0 if the search itself preferred the chosen action."""
    if rival.visits < chosen.visits:
        return 0.0
    return rival.win_chance - chosen.win_chance


def _mark(chosen: Weighed, rival: Weighed) -> Mark:
    """Whether the rival was clearly better: by enough, and with enough certainty."""
    loss = _loss(chosen, rival)
    if loss < SLIP_LOSS or loss < LEAST_STANDARD_ERRORS * noise_of(chosen, rival):
        return ""
    return "blunder" if loss >= BLUNDER_LOSS else "slip"


def _preview(decision: Decision, better: Weighed) -> tuple[dict[str, object], ...]:
    """Events in a world that the seat imagines; the foreseeable ones are the same in all worlds."""
    world = decision.view.imagine(FastChance(_seed(decision)))
    action = decision.view.game.actions.from_text(better.action)
    return tuple(event.to_json() for event in world.preview(decision.seat, action))


def _named(decision: Decision, weighed: Weighed) -> Weighed:
    """Add the events that describe an action: its first effect, and the same on other things."""
    preview = _preview(decision, weighed)
    events = [
        one for one in preview if _key_and_participant(one) == _key_and_participant(preview[0])
    ]
    return replace(weighed, events=tuple(events))


def _key_and_participant(event: dict[str, object]) -> tuple[object, object]:
    args = event["args"]
    return event["key"], args.get("who") if isinstance(args, dict) else None


def turning_points(judgements: Sequence[Judgement]) -> list[Judgement]:
    """The decisions where another action was clearly better, the largest loss first."""
    return sorted((one for one in judgements if one.mark), key=lambda one: (-one.loss, one.number))
