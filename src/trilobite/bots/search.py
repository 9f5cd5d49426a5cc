"""The search bot: Monte Carlo tree search over imagined states (ISMCTS).

It works for any game and any number of players. Each simulation imagines a world that agrees with
what the seat has seen, walks down the tree along actions that are legal there (every seat maximises
its own payoff), and adds one node. A playout gives the new node its value: it continues to the end
of the game, or for some decisions, after which the game's evaluation judges the position. The
evaluation also gives the priors of actions. docs/bots/bots.md has the measurements.

A node stands for a sequence of actions from the root, whatever was drawn in between (an open-loop
tree). Different actions are legal in different worlds, so edges are looked up by action. Where
several seats choose at the same time, each selects among its own edges without knowing the other
choices; the next node depends on all choices together.
"""

from collections.abc import Sequence
from math import exp, sqrt

from trilobite.bots.contract import Bot, Candidate, ThinkingTime
from trilobite.bots.lookahead import after, go_on, happens, worth
from trilobite.bots.settings import amount, current_name, unknown, whole_number
from trilobite.engine import Action, FastChance, Game, Offer, State, View, canonical_json
from trilobite.engine.contract import evaluation_of
from trilobite.engine.evaluation import FULL, Playout, SearchParameters

_SETTINGS = (
    "seconds=0.2, iterations=500, instant_decisions=0.5, playout=full, playout_candidates=4, "
    "exploration=1.0, temperature=0.06, expansion_threshold=2, value_mixing=0.5"
)

RENAMED_SETTINGS = {
    "care": "playout_candidates",
    "glance": "value_mixing",
    "haste": "instant_decisions",
    "patience": "expansion_threshold",
    "warmth": "temperature",
}
"""Deprecated names of settings and their current names."""

_PORTION = 16
"""Simulations between two checks of whether the decision is settled."""

_INSTANT = 1
"""Simulations of an instant decision: a single one evaluates every action once."""

_FINISHES = 4
"""Candidates per decision when a half-finished move is finished at the end of a playout."""

_MOST_NODES = 200_000
"""Maximum nodes of a tree, about 100 MB; after that only existing nodes are updated."""

_FAIR_SHARE = 0.25
"""The smallest share of a node's visits with which an action counts as the usual reply."""


class SearchSettings:
    """The settings of a search. Each can be given after the bot's name: `search:iterations=500`."""

    def __init__(self) -> None:
        self.seconds = 0.2
        self.iterations = 0
        """A limit instead of seconds, if not 0; a seed then gives the same decisions everywhere."""
        self.instant_decisions = 0.0
        """The share of decisions made after a single simulation, for a weaker player."""
        self.playout: int | None = None
        """Decisions of a playout, or FULL. None, here and below: the game's own parameter."""
        self.playout_candidates: int | None = None
        self.exploration: float | None = None
        self.temperature: float | None = None
        self.expansion_threshold: int | None = None
        self.value_mixing: float | None = None

    def in_game(self, game: Game) -> SearchParameters:
        usual = evaluation_of(game).search_parameters
        return SearchParameters(
            self._playout(usual.playout),
            usual.exploration if self.exploration is None else self.exploration,
            usual.temperature if self.temperature is None else self.temperature,
            (
                usual.expansion_threshold
                if self.expansion_threshold is None
                else self.expansion_threshold
            ),
            usual.value_mixing if self.value_mixing is None else self.value_mixing,
            usual.multiplayer_value_mixing if self.value_mixing is None else self.value_mixing,
        )

    def _playout(self, usual: Playout) -> Playout:
        return Playout(
            usual.decisions if self.playout is None else self.playout,
            usual.decisions_per_extra_player if self.playout is None else 0,
            usual.candidates if self.playout_candidates is None else self.playout_candidates,
            usual.multiplayer_candidates if self.playout_candidates is None else 0,
            whole=usual.whole,
        )

    def read(self, setting: str, value: str) -> None:
        setting = current_name("search", setting, RENAMED_SETTINGS)
        if setting == "playout":
            is_full = value == "full"
            self.playout = FULL if is_full else whole_number(setting, value, 0, word="full")
        elif setting == "playout_candidates":
            self.playout_candidates = whole_number(setting, value, least=1)
        elif setting == "expansion_threshold":
            self.expansion_threshold = whole_number(setting, value, least=0)
        elif setting == "iterations":
            self.iterations = whole_number(setting, value, least=1)
        elif setting == "seconds":
            self.seconds = amount(setting, value)
        elif setting == "instant_decisions":
            self.instant_decisions = amount(setting, value, most=1.0)
        elif setting == "exploration":
            self.exploration = amount(setting, value)
        elif setting == "temperature":
            self.temperature = amount(setting, value)
        elif setting == "value_mixing":
            self.value_mixing = amount(setting, value, most=1.0)
        else:
            raise unknown("search", setting, _SETTINGS)


class SearchBot(Bot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.settings = SearchSettings()
        self._chance = FastChance(seed)
        self._search: Search | None = None
        self._expected = ""
        self._thoughts: list[Candidate] = []
        self.simulations = 0
        """Simulations of the last decision, without those kept from earlier in the turn."""

    def configure(self, setting: str, value: str) -> None:
        self.settings.read(setting, value)

    def choose(self, view: View, offer: Offer, thinking_time: ThinkingTime) -> Action:
        choices = [choice.action for choice in offer.choices]
        search = self._reused_or_new_search(view, offer.seat)
        if len(choices) > 1:
            iterations = thinking_time.iterations or self.settings.iterations
            if self._is_instant():
                search.run_iterations(_INSTANT)
            elif iterations:
                search.run_iterations(iterations)
            else:
                search.run_for(self._seconds(thinking_time), thinking_time)
            self.simulations = search.simulations
        thoughts = search.thoughts(choices)
        best = thoughts[0].action
        self._thoughts = [thought for thought in thoughts if thought.visits]
        self._keep_tree(search, best)
        return best

    def explain(self) -> Sequence[Candidate]:
        return self._thoughts

    def _is_instant(self) -> bool:
        share = self.settings.instant_decisions
        return share > 0.0 and happens(share, self._chance)

    def _seconds(self, thinking_time: ThinkingTime) -> float:
        return (
            self.settings.seconds
            if thinking_time.seconds is None
            else min(self.settings.seconds, thinking_time.seconds)
        )

    def _reused_or_new_search(self, view: View, seat: int) -> "Search":
        """The search of the last decision if the view is the expected one, else a new search."""
        search = self._search
        if search is None or not self._expected or canonical_json(view.to_json()) != self._expected:
            search = Search(view, seat, self.settings.in_game(view.game), self._chance)
            self._search = search
        else:
            search.view = view
        return search

    def _keep_tree(self, search: "Search", action: Action) -> None:
        """Keep the tree for the next decision if nothing is drawn and nobody else acts first."""
        world = search.view.imagine(self._chance)
        draws = world.draws
        world.apply_id(search.seat, action.id)
        if world.draws == draws and world.to_act == (search.seat,):
            self._expected = canonical_json(world.view(search.seat).to_json())
            search.descend(action.id)
        else:
            self._expected = ""
            self._search = None


class Edge:
    """An action of a seat at a node."""

    def __init__(self, prior: float, prior_value: float) -> None:
        self.prior = prior
        """Probability of the action by the evaluation; PUCT explores in proportion to it."""
        self.prior_value = prior_value
        """Expected payoff of the action before the first visit."""
        self.visits = 0
        self.payoff = 0.0
        """The sum of the seat's payoffs over all visits."""
        self.points = 0.0

    @property
    def mean(self) -> float:
        return self.payoff / self.visits if self.visits else self.prior_value


class Edges:
    """The edges of one seat at a node."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.by_action: dict[int, Edge] = {}

    def select(self, ids: list[int], exploration: float) -> int:
        """The action with the highest PUCT score: mean payoff plus exploration.

        An action with a small prior waits longer, so the search can cope with hundreds of actions.
        """
        edges = self.by_action
        attention = exploration * sqrt(self.visits + 1)
        best_id = ids[0]
        best_score = -1.0
        for id in ids:
            edge = edges[id]
            visits = edge.visits
            mean = edge.payoff / visits if visits else edge.prior_value
            score = mean + attention * edge.prior / (1 + visits)
            if score > best_score:
                best_score = score
                best_id = id
        return best_id


class Node:
    def __init__(self) -> None:
        self.edges: list[Edges] = []
        self.visits = 0
        """The number of simulations that reached the node; not counted for the root."""
        self.following: dict[int, Node] = {}
        """The next nodes, by the ids of all chosen actions combined into one number."""

    def edges_of(self, seat: int) -> Edges:
        for edges in self.edges:
            if edges.seat == seat:
                return edges
        edges = Edges(seat)
        self.edges.append(edges)
        return edges


class Tally:
    """The results of all simulations that began with the same action of the searching seat."""

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.payoffs = [0.0] * players
        """The sum of each seat's payoffs over all visits."""
        self.squares = 0.0
        """The sum of the searching seat's squared payoffs, for the error of their mean."""
        self.points = 0.0


class Search:
    """A search tree that grows from a seat's view."""

    def __init__(
        self, view: View, seat: int, parameters: SearchParameters, chance: FastChance
    ) -> None:
        self.view = view
        self.seat = seat
        self.simulations = 0
        self._parameters = parameters
        self._chance = chance
        self.root = Node()
        self._nodes = 1
        self._size = len(view.game.actions.all)
        self._own = self.root.edges_of(seat)
        self._forced_action = -1
        """The seat's action with which a simulation has to begin; -1: any."""
        self._first_action = -1
        """The seat's action with which the current simulation began; -1 if it had no choice."""
        self.tallies: dict[int, Tally] | None = None
        """Results by the seat's first action, -1 if it had no choice; None: not collected."""

    def run_iterations(self, iterations: int) -> None:
        """Run a number of simulations; stop early if the rest could not change the decision."""
        self.simulations = 0
        while self.simulations < iterations and self._lead() <= iterations - self.simulations:
            self._simulate_some(iterations - self.simulations)

    def run_for(self, seconds: float, thinking_time: ThinkingTime) -> None:
        """Simulate until time is up; stop early if the rest could not change the decision."""
        self.simulations = 0
        end = thinking_time.now() + seconds
        left = seconds
        while self.simulations == 0 or left > 0.0:
            self._simulate()
            left = end - thinking_time.now()
            is_asked = self.simulations % _PORTION == 0
            if is_asked and self._lead() * (seconds - left) > self.simulations * left:
                return

    def try_out(self, id: int) -> None:
        """One simulation that begins with a given action."""
        self._forced_action = id
        self._simulate()
        self._forced_action = -1

    def _simulate_some(self, most: int) -> None:
        for _ in range(min(most, _PORTION)):
            self._simulate()

    def _lead(self) -> int:
        """The lead of the most visited action, in visits."""
        most = second = 0
        for edge in self.root.edges_of(self.seat).by_action.values():
            if edge.visits > most:
                most, second = edge.visits, most
            elif edge.visits > second:
                second = edge.visits
        return most - second

    def thoughts(self, choices: list[Action]) -> list[Candidate]:
        """Opinions of the actions that can be chosen, the most visited first."""
        edges = self.root.edges_of(self.seat)
        found = []
        for action in choices:
            edge = edges.by_action.get(action.id) or Edge(0.0, 0.0)
            points = edge.points / edge.visits if edge.visits else 0.0
            found.append(Candidate(action, edge.visits, edge.mean, points))
        found.sort(key=_rank)
        return found

    def followed(self, id: int, least: int, most: int) -> list[tuple[int, int]]:
        """The line that usually followed an action of the root, as seats and actions.

        It has at most `most` decisions. It ends before an action with fewer than `least` visits or
        less than a fair share of its node's visits.
        """
        found: list[tuple[int, int]] = []
        node = self.root.following.get(id)
        arrivals = self._own.by_action[id].visits if id in self._own.by_action else 0
        while node is not None and node.edges and len(found) < most:
            edges = max(node.edges, key=_attention)
            together = sum(other.visits for other in node.edges)
            if not edges.by_action or together > arrivals:  # several seats choose at the same time
                break
            action, edge = max(edges.by_action.items(), key=_tries)
            if edge.visits < least or edge.visits < _FAIR_SHARE * together:
                break
            found.append((edges.seat, action))
            arrivals = edge.visits
            node = node.following.get(action)
        return found

    def descend(self, id: int) -> None:
        """Continue from the node after the root's chosen action."""
        self.root = self.root.following.get(id) or Node()
        self._own = self.root.edges_of(self.seat)

    def _simulate(self) -> None:
        state = self.view.imagine(self._chance)
        opponents = state.players - 1
        threshold = self._parameters.expansion_threshold * opponents * opponents
        node = self.root
        path: list[Edge] = []
        seats: list[int] = []
        passed: list[Edges] = []
        is_known = True
        self._first_action = -1
        while is_known:
            acting = state.to_act
            if not acting:
                break
            key = 0
            chosen: list[int] = []
            for seat in acting:
                edges = node.edges_of(seat)
                id = self._select(state, edges)
                passed.append(edges)
                path.append(edges.by_action[id])
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
            is_known = following.visits > threshold
            following.visits += 1
            node = following
        payoffs, points = self._judged(state)
        for index, edge in enumerate(path):
            seat = seats[index]
            edge.visits += 1
            edge.payoff += payoffs[seat]
            edge.points += points
            passed[index].visits += 1
        if self.tallies is not None:
            self._count(self.tallies, payoffs, points)
        self.simulations += 1

    def _count(self, tallies: dict[int, Tally], payoffs: list[float], points: float) -> None:
        tally = tallies.get(self._first_action)
        if tally is None:
            tally = Tally(len(payoffs))
            tallies[self._first_action] = tally
        tally.visits += 1
        tally.points += points
        tally.squares += payoffs[self.seat] * payoffs[self.seat]
        for seat, payoff in enumerate(payoffs):
            tally.payoffs[seat] += payoff

    def _select(self, state: State, edges: Edges) -> int:
        ids = state.legal_ids(edges.seat)
        if len(ids) == 1:
            if ids[0] not in edges.by_action:
                edges.by_action[ids[0]] = Edge(1.0, 0.5)
            return ids[0]
        new = [id for id in ids if id not in edges.by_action]
        if new:
            self._open(state, edges, new, len(ids))
        if edges is not self._own:
            return edges.select(ids, self._parameters.exploration)
        forced = self._forced_action
        self._first_action = (
            edges.select(ids, self._parameters.exploration) if forced < 0 else forced
        )
        return self._first_action

    def _open(self, state: State, edges: Edges, new: list[int], number: int) -> None:
        """Give actions that are new at this node their edges."""
        temperature = self._parameters.temperature
        if temperature == 0.0:
            prior_value = 1.0 / state.players
            for id in new:
                edges.by_action[id] = Edge(1.0 / number, prior_value)
            return
        prior_values = [self._prior_value(state, edges.seat, id) for id in new]
        best = max(prior_values)
        odds = [exp((value - best) / temperature) for value in prior_values]
        total = sum(odds)
        share = len(new) / number
        for index, id in enumerate(new):
            edges.by_action[id] = Edge(share * odds[index] / total, prior_values[index])

    def _prior_value(self, state: State, seat: int, id: int) -> float:
        return worth(after(state, seat, id, self._chance), seat, self._chance)

    def _judged(self, state: State) -> tuple[list[float], float]:
        """Every seat's expected payoff and the points: static evaluation mixed with a playout."""
        mixing = 0.0 if state.is_halfway() else self._parameters.value_mixing_for(state.players)
        if mixing == 0.0:
            return self._play_out(state).appraisal(self.seat)
        at_once, points_at_once = state.appraisal(self.seat)
        later, points_later = self._play_out(state).appraisal(self.seat)
        payoffs = [mixing * now + (1.0 - mixing) * later[i] for i, now in enumerate(at_once)]
        return payoffs, mixing * points_at_once + (1.0 - mixing) * points_later

    def _play_out(self, state: State) -> State:
        """The state after a playout; a half-finished move at its end is finished."""
        playout = self._parameters.playout
        left = playout.length(state.players)
        candidates = playout.candidates_for(state.players)
        acting = state.to_act
        while left != 0 and acting:
            state = go_on(state, acting[0], candidates, self._chance, whole=playout.whole)
            acting = state.to_act
            left -= 1
        while acting and state.is_halfway():
            state = go_on(state, acting[0], _FINISHES, self._chance, whole=playout.whole)
            acting = state.to_act
        return state


def _attention(edges: Edges) -> int:
    return edges.visits


def _tries(choice: tuple[int, Edge]) -> int:
    return choice[1].visits


def _rank(candidate: Candidate) -> tuple[float, float]:
    return (-candidate.visits, -candidate.win_chance)
