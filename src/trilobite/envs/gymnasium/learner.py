"""A table with one learner: the others are bots, and act as soon as they are asked."""

from collections.abc import Mapping, Sequence

from trilobite.bots.contract import Bot, Clock
from trilobite.bots.registry import find_bot
from trilobite.engine import FastChance, InputError, State, View, find_game
from trilobite.engine.reading import shown
from trilobite.envs.seeds import chance_of, number_of
from trilobite.envs.seeing import Sight

ILLEGAL_REWARD = -1.0
"""What the learner gets for an action that is not allowed: the game ends there."""

DEFAULT_PLAYERS = 2
_RANDOM = "random"


class Opponent:
    """Somebody on another seat."""

    def __init__(self, name: str, seed: int) -> None:
        self._chance = FastChance(seed)
        self._bot: Bot | None = None if name == _RANDOM else find_bot(name)(seed)

    def act(self, state: State, seat: int) -> None:
        """Random play needs no view and no offer, and is fast without them."""
        if self._bot is None:
            ids = state.legal_ids(seat)
            id = ids[self._chance.below(len(ids))]
        else:
            clock = Clock(counts_work=True)
            id = self._bot.choose(state.view(seat), state.offer(seat), clock).id
        state.apply_id(seat, id)


class LearnerTable:
    """A game from the learner's decision to the learner's next decision."""

    def __init__(
        self,
        game: str,
        players: int = DEFAULT_PLAYERS,
        seat: int | None = 0,
        opponents: str | Sequence[str] = _RANDOM,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = find_game(game)
        self.players = self.game.read_players(players, "players")
        self.options = self.game.read_options(options or {}, self.players)
        self._fixed_seat = self._read_seat(seat)
        self._names = self._read_opponents(opponents)
        self.sight = Sight(self.game)
        self.seat = 0
        self.state: State
        self._opponents: dict[int, Opponent] = {}
        self._legal: list[int] = []

    def _read_seat(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.players:
            allowed = f"0 to {self.players - 1}, or None for another one in every game"
            raise InputError("seat", f"{shown(seat)} is not at this table", allowed)
        return seat

    def _read_opponents(self, names: str | Sequence[str]) -> list[str]:
        """One bot for all other seats, or one for each, clockwise from the learner."""
        others = self.players - 1
        found = [names] * others if isinstance(names, str) else list(names)
        if len(found) != others:
            raise InputError("opponents", f"are {len(found)}", f"{others}, or one name for all")
        for name in found:
            find_bot(name)
        return found

    def begin(self, seed: str) -> None:
        """A new game, up to the learner's first decision."""
        dice = number_of(f"{seed} table")
        self.seat = dice % self.players if self._fixed_seat is None else self._fixed_seat
        self._opponents = {
            (self.seat + place) % self.players: Opponent(name, number_of(f"{seed} bot {place}"))
            for place, name in enumerate(self._names, start=1)
        }
        self.state = self.game.new(self.players, self.options, chance_of(seed))
        self._go_on()

    def objection(self, id: int) -> str | None:
        """Why the learner may not do this."""
        if id in self._legal:
            return None
        actions = self.game.actions.all
        if not 0 <= id < len(actions):
            return f"{id} is no action: they are 0 to {len(actions) - 1}"
        refusal = self.state.why_not(self.seat, actions[id])
        return f"{actions[id].text()!r} is not allowed now ({refusal.rule if refusal else ''})"

    def act(self, id: int) -> None:
        """The learner acts, then the others, until the learner is asked again."""
        self.state.apply_id(self.seat, id)
        self._go_on()

    def _go_on(self) -> None:
        """Who chooses at the same time as the learner waits: neither knows the other's choice."""
        state = self.state
        while True:
            asked = state.to_act
            if not asked or self.seat in asked:
                break
            self._opponents[asked[0]].act(state, asked[0])
        self._legal = state.legal_ids(self.seat) if asked else []
        self.sight.look(state, self.seat, self._legal)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def reward(self) -> float:
        """The learner's payoff, 0 to 1; nothing before the end."""
        result = self.state.result()
        return 0.0 if result is None else result.seats[self.seat].payoff

    def view(self) -> View:
        return self.state.view(self.seat)
