"""What a bot says of the decisions of a game, each by what its seat knew when it took it.

A decision is looked at twice. First a search goes through all that was offered, as a bot does that
has to decide. If it prefers another action, the one that was taken is tried out until it has been
tried as often as the preferred one: only then their chances can be compared. Nothing but the view
and the offer of the seat goes in, so that nobody is blamed for cards they could not see.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Literal

from trilobite.bots.contract import Clock
from trilobite.bots.search import Search, Settings
from trilobite.bots.tree import Tally
from trilobite.engine import Action, Choice, FastChance, InputError, Offer, View
from trilobite.engine.matches import Match
from trilobite.engine.reading import shown
from trilobite.hindsight.retelling import Retelling

SECONDS = {"easy": 0.05, "normal": 0.1, "hard": 0.3, "expert": 1.5}
"""How long each level thinks about a decision, and once as long again to compare two actions."""

CLEAR = 0.05
"""So much more of the win is what a better action must promise to be pointed out: 5 %."""

GRAVE = 0.15
"""So much is grave."""

SURE = 2.5
"""And it must be so many times the error of the comparison, so that it is no accident.

The preferred action is the best of many, and so a little lucky: 2 would not be enough.
"""

LEAST_VISITS = 8
"""Of less than this nothing is said about how sure it is."""

MOST_OTHERS = 3
FIRST_POINTS = 5
"""So many turning points, the largest, are shown at once; who wants the others asks for them."""

Mark = Literal["", "slip", "blunder"]


@dataclass(frozen=True)
class Effort:
    """How much thought a decision is worth: seconds of the processor, or simulations."""

    seconds: float = 0.0
    iterations: int = 0
    """Instead of seconds, if not 0: then the judgement is the same on any machine."""


def effort_of(level: str) -> Effort:
    if level not in SECONDS:
        raise InputError("level", f"{shown(level)} reviews no games", ", ".join(SECONDS))
    return Effort(SECONDS[level])


@dataclass(frozen=True)
class Decision:
    """What somebody was asked, all that they knew then, and what they chose."""

    number: int
    """Of the decisions of the game that stand, from 0."""
    seat: int
    view: View
    offer: Offer
    chosen: Action


@dataclass(frozen=True)
class Weighed:
    """An action and what it promised the seat that could choose it."""

    action: str
    kind: str
    targets: tuple[str, ...]
    any_order: bool
    visits: int
    win_chance: float
    error: float
    """The standard error of the chance; 1 if nothing can be said about it."""
    points: float
    told: tuple[dict[str, object], ...] = ()
    """The events that say what it is; only where something is pointed out, if it is foreseeable."""


@dataclass(frozen=True)
class Judgement:
    """What is said of a decision. All in it are plain values, so that it can be kept and sent."""

    number: int
    seat: int
    participant: int
    """For whom the seat decided."""
    chosen: Weighed
    others: tuple[Weighed, ...]
    """What else was thought of, the best first; nothing if there was no choice."""
    chance: float
    """Of the seat before the decision: what the best that was found promises."""
    loss: float
    """How much less than the best other action the chosen one promised; 0 if not less."""
    noise: float
    """The standard error of that difference."""
    mark: Mark
    """'' if there is nothing to point out, else 'slip' or 'blunder'."""
    preview: tuple[dict[str, object], ...]
    """What the better action would have done as far as the seat could foresee it: events."""

    @property
    def better(self) -> Weighed | None:
        return self.others[0] if self.mark else None


def decisions(match: Match) -> Iterator[Decision]:
    """The decisions of a match that stand, one after the other."""
    return decisions_told(Retelling(match))


def decisions_told(telling: Retelling) -> Iterator[Decision]:
    for number, ((seat, action), (_, state)) in enumerate(
        zip(telling.decisions, telling, strict=False)
    ):
        yield Decision(number, seat, state.view(seat), state.offer(seat), action)


def judge(decision: Decision, effort: Effort) -> Judgement:
    """What a search thinks of a decision. Draws follow from its number, so nothing else decides."""
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


def judge_asked(question: tuple[Decision, Effort]) -> Judgement:
    """The same for who asks from another process, with one thing to send."""
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
    effort: Effort,
    seed: int,
    compared: Sequence[Action] = (),
    contenders: int = 1,
) -> list[Weighed]:
    """What a search thinks of all that is offered, the most visited first.

    The compared actions, and so many of those that it likes best, are tried as often as the most
    visited one in the end, as far as there is time for it.
    """
    search = Search(view, offer.seat, Settings().in_game(view.game), FastChance(seed))
    tallies: dict[int, Tally] = {}
    search.tallies = tallies
    clock = Clock(effort.seconds, counts_work=True)
    if effort.iterations:
        search.think_often(effort.iterations)
    else:
        search.think_long(effort.seconds, clock)
    # Of what was never tried those come first that the evaluation promises most of.
    order = search.thoughts([choice.action for choice in offer.choices])
    ids = {action.id for action in (*(one.action for one in order[:contenders]), *compared)}
    _level(search, tallies, sorted(ids), order[0].visits, effort, clock)
    found = [
        _weighed(choice, tallies.get(choice.action.id), offer.seat) for choice in offer.choices
    ]
    found.sort(key=lambda one: (-one.visits, -one.win_chance))
    return found


def _level(
    search: Search,
    tallies: dict[int, Tally],
    ids: list[int],
    wanted: int,
    effort: Effort,
    clock: Clock,
) -> None:
    """Try each of these until it has been tried that often, or until time is up."""
    over = clock.now() + effort.seconds * len(ids)
    for id in ids:
        while id not in tallies or tallies[id].visits < wanted:
            if not effort.iterations and clock.now() >= over:
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
    """The standard error of a mean of payoffs; 1 if there are too few of them."""
    if tally.visits < LEAST_VISITS:
        return 1.0
    variance = max(0.0, tally.squares / tally.visits - mean * mean)
    return sqrt(variance / (tally.visits - 1))


def noise_of(chosen: Weighed, rival: Weighed) -> float:
    """The standard error of the difference of two chances."""
    return min(1.0, sqrt(chosen.error**2 + rival.error**2))


def _loss(chosen: Weighed, rival: Weighed) -> float:
    """How much more the other promised; nothing if the search itself would have done the same."""
    if rival.visits < chosen.visits:
        return 0.0
    return rival.win_chance - chosen.win_chance


def _mark(chosen: Weighed, rival: Weighed) -> Mark:
    """Whether the other action was clearly better: by enough, and surely."""
    loss = _loss(chosen, rival)
    if loss < CLEAR or loss < SURE * noise_of(chosen, rival):
        return ""
    return "blunder" if loss >= GRAVE else "slip"


def _preview(decision: Decision, better: Weighed) -> tuple[dict[str, object], ...]:
    """In a world that the seat imagines: what can be foreseen is the same in all of them."""
    world = decision.view.imagine(FastChance(_seed(decision)))
    action = decision.view.game.actions.from_text(better.action)
    return tuple(event.to_json() for event in world.preview(decision.seat, action))


def _named(decision: Decision, weighed: Weighed) -> Weighed:
    """With what it is in words: the first thing that it does, and the same done to other things."""
    preview = _preview(decision, weighed)
    told = [one for one in preview if _deed(one) == _deed(preview[0])]
    return replace(weighed, told=tuple(told))


def _deed(event: dict[str, object]) -> tuple[object, object]:
    args = event["args"]
    return event["key"], args.get("who") if isinstance(args, dict) else None


def turning_points(judgements: Sequence[Judgement]) -> list[Judgement]:
    """The decisions where another action was clearly better, the largest loss first."""
    return sorted((one for one in judgements if one.mark), key=lambda one: (-one.loss, one.number))
