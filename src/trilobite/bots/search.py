"""The search bot: Monte Carlo tree search over imagined states (ISMCTS), for any game and number.

Each simulation imagines a world that agrees with what the seat has seen, walks down the tree by the
actions that are legal there, every seat after its own payoff, and adds one node. What the new node
is worth shows by playing on: to the end, or for some decisions and then judged by the game's
evaluation. The evaluation also says which actions to try first. docs/bots.md has what was measured.
"""

from collections.abc import Sequence
from math import exp

from trilobite.bots.contract import Bot, Candidate, Clock
from trilobite.bots.looking import after, go_on, happens, worth
from trilobite.bots.settings import amount, unknown, whole_number
from trilobite.bots.tree import Edge, Fan, Node, Tally
from trilobite.engine import Action, FastChance, Game, Offer, State, View, canonical_json
from trilobite.engine.contract import evaluation_of
from trilobite.engine.evaluation import FULL, Manner, Playout

_SETTINGS = (
    "seconds=0.2, iterations=500, haste=0.5, playout=full, care=4, exploration=1.0, warmth=0.06, "
    "patience=2, glance=0.5"
)

_PORTION = 16
"""Simulations after which it asks whether the decision is settled."""

_FIRST_SIGHT = 1
"""A single simulation asks the evaluation about every action, and does little more."""

_FINISHES = 4
"""What was begun before the evaluation judges is finished in the best of so many ways."""

_MOST_NODES = 200_000
"""About 100 MB; from there on the tree only learns more of what it has."""

_FAIR_SHARE = 0.25
"""What is done less often at a place than in one of four tries is not what mostly comes."""


class Settings:
    """How a search thinks. Each can be set behind the bot's name: `search:iterations=500`."""

    def __init__(self) -> None:
        self.seconds = 0.2
        self.iterations = 0
        """Instead of seconds, if not 0: then a seed gives the same decisions on any machine."""
        self.haste = 0.0
        """The share of decisions taken at first sight, for a weaker player."""
        self.playout: int | None = None
        """FULL: to the end of the game. None, here and below: in the manner that suits the game."""
        self.care: int | None = None
        self.exploration: float | None = None
        self.warmth: float | None = None
        self.patience: int | None = None
        self.glance: float | None = None

    def in_game(self, game: Game) -> Manner:
        usual = evaluation_of(game).manner
        return Manner(
            self._playout(usual.playout),
            usual.exploration if self.exploration is None else self.exploration,
            usual.warmth if self.warmth is None else self.warmth,
            usual.patience if self.patience is None else self.patience,
            usual.glance if self.glance is None else self.glance,
            usual.crowd_glance if self.glance is None else self.glance,
        )

    def _playout(self, usual: Playout) -> Playout:
        return Playout(
            usual.decisions if self.playout is None else self.playout,
            usual.crowd if self.playout is None else 0,
            usual.care if self.care is None else self.care,
            usual.crowd_care if self.care is None else 0,
            whole=usual.whole,
        )

    def read(self, setting: str, value: str) -> None:
        if setting == "playout":
            is_full = value == "full"
            self.playout = FULL if is_full else whole_number(setting, value, 0, word="full")
        elif setting == "care":
            self.care = whole_number(setting, value, least=1)
        elif setting == "patience":
            self.patience = whole_number(setting, value, least=0)
        elif setting == "iterations":
            self.iterations = whole_number(setting, value, least=1)
        elif setting == "seconds":
            self.seconds = amount(setting, value)
        elif setting == "haste":
            self.haste = amount(setting, value, most=1.0)
        elif setting == "exploration":
            self.exploration = amount(setting, value)
        elif setting == "warmth":
            self.warmth = amount(setting, value)
        elif setting == "glance":
            self.glance = amount(setting, value, most=1.0)
        else:
            raise unknown("search", setting, _SETTINGS)


class SearchBot(Bot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.settings = Settings()
        self._chance = FastChance(seed)
        self._search: Search | None = None
        self._expected = ""
        self._thoughts: list[Candidate] = []
        self.simulations = 0
        """Of the last decision, those of an earlier one of the same turn not counted."""

    def configure(self, setting: str, value: str) -> None:
        self.settings.read(setting, value)

    def choose(self, view: View, offer: Offer, clock: Clock) -> Action:
        choices = [choice.action for choice in offer.choices]
        search = self._taken_up(view, offer.seat)
        if len(choices) > 1:
            iterations = clock.iterations or self.settings.iterations
            if self._is_hasty():
                search.think_often(_FIRST_SIGHT)
            elif iterations:
                search.think_often(iterations)
            else:
                search.think_long(self._seconds(clock), clock)
            self.simulations = search.simulations
        thoughts = search.thoughts(choices)
        best = thoughts[0].action
        self._thoughts = [thought for thought in thoughts if thought.visits]
        self._look_forward(search, best)
        return best

    def explain(self) -> Sequence[Candidate]:
        return self._thoughts

    def _is_hasty(self) -> bool:
        return self.settings.haste > 0.0 and happens(self.settings.haste, self._chance)

    def _seconds(self, clock: Clock) -> float:
        return (
            self.settings.seconds
            if clock.seconds is None
            else min(self.settings.seconds, clock.seconds)
        )

    def _taken_up(self, view: View, seat: int) -> "Search":
        """The search of the last decision, if the view is exactly the one it expected."""
        search = self._search
        if search is None or not self._expected or canonical_json(view.to_json()) != self._expected:
            search = Search(view, seat, self.settings.in_game(view.game), self._chance)
            self._search = search
        else:
            search.view = view
        return search

    def _look_forward(self, search: "Search", action: Action) -> None:
        """Within a turn the tree can be kept: nothing was drawn and nobody else has acted."""
        world = search.view.imagine(self._chance)
        draws = world.draws
        world.apply_id(search.seat, action.id)
        if world.draws == draws and world.to_act == (search.seat,):
            self._expected = canonical_json(world.view(search.seat).to_json())
            search.descend(action.id)
        else:
            self._expected = ""
            self._search = None


class Search:
    """A tree from a seat's view, and what to do with it."""

    def __init__(self, view: View, seat: int, manner: Manner, chance: FastChance) -> None:
        self.view = view
        self.seat = seat
        self.simulations = 0
        self._manner = manner
        self._chance = chance
        self.root = Node()
        self._nodes = 1
        self._size = len(view.game.actions.all)
        self._own = self.root.fan_of(seat)
        self._first = -1
        self._began = -1
        self.tallies: dict[int, Tally] | None = None
        """By the seat's first action, -1 if it had no choice; kept only if somebody wants them."""

    def think_often(self, iterations: int) -> None:
        """So many simulations, or fewer if the rest could change nothing."""
        self.simulations = 0
        while self.simulations < iterations and self._lead() <= iterations - self.simulations:
            self._simulate_some(iterations - self.simulations)

    def think_long(self, seconds: float, clock: Clock) -> None:
        """Simulations until the time is over, or until the rest of them could change nothing."""
        self.simulations = 0
        end = clock.now() + seconds
        left = seconds
        while self.simulations == 0 or left > 0.0:
            self._simulate()
            left = end - clock.now()
            is_asked = self.simulations % _PORTION == 0
            if is_asked and self._lead() * (seconds - left) > self.simulations * left:
                return

    def try_out(self, id: int) -> None:
        """One simulation that begins with an action, whatever is thought of it."""
        self._first = id
        self._simulate()
        self._first = -1

    def _simulate_some(self, most: int) -> None:
        for _ in range(min(most, _PORTION)):
            self._simulate()

    def _lead(self) -> int:
        """By how many visits the most visited action is ahead."""
        most = second = 0
        for edge in self.root.fan_of(self.seat).edges.values():
            if edge.visits > most:
                most, second = edge.visits, most
            elif edge.visits > second:
                second = edge.visits
        return most - second

    def thoughts(self, choices: list[Action]) -> list[Candidate]:
        """The actions that can be chosen, the most visited first."""
        fan = self.root.fan_of(self.seat)
        found = []
        for action in choices:
            edge = fan.edges.get(action.id) or Edge(0.0, 0.0)
            points = edge.points / edge.visits if edge.visits else 0.0
            found.append(Candidate(action, edge.visits, edge.mean, points))
        found.sort(key=_rank)
        return found

    def followed(self, id: int, least: int, most: int) -> list[tuple[int, int]]:
        """What mostly came after an action of the root, one decision after the other.

        Seats and actions, as long as one has been tried so often, and by a fair share of all tries.
        """
        found: list[tuple[int, int]] = []
        node = self.root.following.get(id)
        arrivals = self._own.edges[id].visits if id in self._own.edges else 0
        while node is not None and node.fans and len(found) < most:
            fan = max(node.fans, key=_attention)
            together = sum(other.visits for other in node.fans)
            if not fan.edges or together > arrivals:  # several choose at the same time
                break
            action, edge = max(fan.edges.items(), key=_tries)
            if edge.visits < least or edge.visits < _FAIR_SHARE * together:
                break
            found.append((fan.seat, action))
            arrivals = edge.visits
            node = node.following.get(action)
        return found

    def descend(self, id: int) -> None:
        """The root's choice has been made: go on from the node after it."""
        self.root = self.root.following.get(id) or Node()
        self._own = self.root.fan_of(self.seat)

    def _simulate(self) -> None:
        state = self.view.imagine(self._chance)
        opponents = state.players - 1
        patience = self._manner.patience * opponents * opponents
        node = self.root
        path: list[Edge] = []
        seats: list[int] = []
        fans: list[Fan] = []
        is_known = True
        self._began = -1
        while is_known:
            acting = state.to_act
            if not acting:
                break
            key = 0
            chosen: list[int] = []
            for seat in acting:
                fan = node.fan_of(seat)
                id = self._select(state, fan)
                fans.append(fan)
                path.append(fan.edges[id])
                seats.append(seat)
                chosen.append(id)
                key = key * self._size + id
            for index, id in enumerate(chosen):
                state.apply_id(acting[index], id)
            following = node.following.get(key)
            if following is None:
                following = Node()
                if self._nodes < _MOST_NODES:
                    node.following[key] = following
                    self._nodes += 1
            is_known = following.visits > patience
            following.visits += 1
            node = following
        payoffs, points = self._judged(state)
        for index, edge in enumerate(path):
            seat = seats[index]
            edge.visits += 1
            edge.payoff += payoffs[seat]
            edge.points += points
            fans[index].visits += 1
        if self.tallies is not None:
            self._count(self.tallies, payoffs, points)
        self.simulations += 1

    def _count(self, tallies: dict[int, Tally], payoffs: list[float], points: float) -> None:
        tally = tallies.get(self._began)
        if tally is None:
            tally = Tally(len(payoffs))
            tallies[self._began] = tally
        tally.visits += 1
        tally.points += points
        tally.squares += payoffs[self.seat] * payoffs[self.seat]
        for seat, payoff in enumerate(payoffs):
            tally.payoffs[seat] += payoff

    def _select(self, state: State, fan: Fan) -> int:
        ids = state.legal_ids(fan.seat)
        if len(ids) == 1:
            if ids[0] not in fan.edges:
                fan.edges[ids[0]] = Edge(1.0, 0.5)
            return ids[0]
        new = [id for id in ids if id not in fan.edges]
        if new:
            self._open(state, fan, new, len(ids))
        if fan is not self._own:
            return fan.select(ids, self._manner.exploration)
        forced = self._first
        self._began = fan.select(ids, self._manner.exploration) if forced < 0 else forced
        return self._began

    def _open(self, state: State, fan: Fan, new: list[int], number: int) -> None:
        """Give actions that were never seen here their edges."""
        warmth = self._manner.warmth
        if warmth == 0.0:
            promise = 1.0 / state.players
            for id in new:
                fan.edges[id] = Edge(1.0 / number, promise)
            return
        promises = [self._promise(state, fan.seat, id) for id in new]
        best = max(promises)
        odds = [exp((promise - best) / warmth) for promise in promises]
        total = sum(odds)
        share = len(new) / number
        for index, id in enumerate(new):
            fan.edges[id] = Edge(share * odds[index] / total, promises[index])

    def _promise(self, state: State, seat: int, id: int) -> float:
        return worth(after(state, seat, id, self._chance), seat, self._chance)

    def _judged(self, state: State) -> tuple[list[float], float]:
        """What a place promises every seat, and its points: at a glance, and by playing on."""
        glance = 0.0 if state.is_halfway() else self._manner.glance_of(state.players)
        if glance == 0.0:
            return self._play_out(state).appraisal(self.seat)
        at_once, points_at_once = state.appraisal(self.seat)
        later, points_later = self._play_out(state).appraisal(self.seat)
        payoffs = [glance * now + (1.0 - glance) * later[i] for i, now in enumerate(at_once)]
        return payoffs, glance * points_at_once + (1.0 - glance) * points_later

    def _play_out(self, state: State) -> State:
        """Some decisions more, or all until the end, before the position is judged."""
        playout = self._manner.playout
        left = playout.length(state.players)
        care = playout.care_of(state.players)
        acting = state.to_act
        while left != 0 and acting:
            state = go_on(state, acting[0], care, self._chance, whole=playout.whole)
            acting = state.to_act
            left -= 1
        while acting and state.is_halfway():
            state = go_on(state, acting[0], _FINISHES, self._chance, whole=playout.whole)
            acting = state.to_act
        return state


def _attention(fan: Fan) -> int:
    return fan.visits


def _tries(choice: tuple[int, Edge]) -> int:
    return choice[1].visits


def _rank(candidate: Candidate) -> tuple[float, float]:
    return (-candidate.visits, -candidate.win_chance)
