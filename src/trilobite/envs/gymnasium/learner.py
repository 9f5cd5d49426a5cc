"""A table with one learner: the others are bots, and act as soon as they are asked."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from gymnasium.error import ResetNeeded

from trilobite.bots.contract import Bot, Clock
from trilobite.bots.levels import LEVELS, bot_of
from trilobite.bots.registry import find_bot
from trilobite.engine import FastChance, Game, InputError, State, View, find_game
from trilobite.engine.reading import shown
from trilobite.envs.reading import read_given, read_whole
from trilobite.envs.seeds import chance_of, number_of
from trilobite.envs.seeing import Sight

ILLEGAL_REWARD = -1.0
"""What the learner gets for an action that is not allowed: the game ends there."""

DEFAULT_PLAYERS = 2
_RANDOM = "random"
_maker = cache(find_bot)
"""To look for a bot takes longer than most of them think."""


class Opponent:
    """Somebody on another seat.

    A bot is made when it is asked and dropped when the learner is, with a seed from the own chance:
    so whenever an environment can be copied there is no bot in it, and copies go on alike.
    """

    def __init__(self, name: str, chance: FastChance) -> None:
        self._name = name
        self._chance = chance
        self._bot: Bot | None = None

    def act(self, state: State, seat: int) -> None:
        """Random play needs no view and no offer, and is fast without them."""
        if self._name == _RANDOM:
            ids = state.legal_ids(seat)
            id = ids[self._chance.below(len(ids))]
        else:
            bot = self._bot = self._bot or self._made(state.game.key)
            id = bot.choose(state.view(seat), state.offer(seat), Clock(counts_work=True)).id
        state.apply_id(seat, id)

    def rest(self) -> None:
        """The learner is asked: what this one thought before is of no use after that."""
        self._bot = None

    def _made(self, game: str) -> Bot:
        name = bot_of(self._name, game) if self._name in LEVELS else self._name
        half = 1 << 31
        return _maker(name)(self._chance.below(half) * half + self._chance.below(half))

    def __reduce__(self) -> tuple[type["Opponent"], tuple[str, FastChance]]:
        return Opponent, (self._name, self._chance)


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
        self._key = game
        self.players = self.game.read_players(players, "players")
        self.options = self.game.read_options(read_given(options), self.players)
        self._fixed_seat = self._read_seat(seat)
        self._names = self._read_opponents(opponents)
        self.sight = Sight(self.game)
        self.seat = 0
        self.state: State
        self._opponents: dict[int, Opponent] = {}
        self._legal: list[int] = []
        self.is_open = False
        """Whether the learner is asked: not before the first game, and not after the end of one."""

    @property
    def game(self) -> Game:
        """By its name: there is one of each, and copies of the table share it."""
        return find_game(self._key)

    def _read_seat(self, seat: object) -> int | None:
        if seat is None:
            return None
        allowed = f"0 to {self.players - 1}, or None for another one in every game"
        number = read_whole(seat, "seat", allowed)
        if not 0 <= number < self.players:
            raise InputError("seat", f"{shown(seat)} is not at this table", allowed)
        return number

    def _read_opponents(self, names: object) -> list[str]:
        """One bot for all other seats, or one for each, clockwise from the learner."""
        others = self.players - 1
        allowed = f"the name of a bot for all others, or a list of {others}"
        found = [names] * others if isinstance(names, str) else names
        if not isinstance(found, Sequence) or not all(isinstance(name, str) for name in found):
            raise InputError("opponents", f"{shown(names)} names no bots", allowed)
        if len(found) != others:
            raise InputError("opponents", f"are {len(found)}", allowed)
        for name in found:
            _maker(name)
        return list(found)

    def begin(self, seed: str) -> None:
        """A new game, up to the learner's first decision."""
        dice = number_of(f"{seed} table")
        self.seat = dice % self.players if self._fixed_seat is None else self._fixed_seat
        self._opponents = {
            (self.seat + place) % self.players: Opponent(
                name, FastChance(number_of(f"{seed} bot {place}"))
            )
            for place, name in enumerate(self._names, start=1)
        }
        self.state = self.game.new(self.players, self.options, chance_of(seed))
        self._go_on()

    def objection(self, id: int) -> str | None:
        """Why the learner may not do this."""
        self.check_that_it_runs()
        if id in self._legal:
            return None
        actions = self.game.actions.all
        if not 0 <= id < len(actions):
            return f"{id} is no action: they are 0 to {len(actions) - 1}"
        refusal = self.state.why_not(self.seat, actions[id])
        return f"{actions[id].text()!r} is not allowed now ({refusal.rule if refusal else ''})"

    def check_that_it_runs(self) -> None:
        if not self.is_open:
            raise ResetNeeded("the game is over or has not begun: call reset()")

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
        for opponent in self._opponents.values():
            opponent.rest()
        self._ask(state.legal_ids(self.seat) if asked else [])

    def give_up(self) -> None:
        """The game ends here, for what the learner did."""
        self._ask([])

    def _ask(self, legal: list[int]) -> None:
        self._legal = legal
        self.is_open = bool(legal)
        self.sight.look(self.state, self.seat, legal)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def reward(self) -> float:
        """The learner's payoff, 0 to 1; nothing before the end."""
        result = self.state.result()
        return 0.0 if result is None else result.seats[self.seat].payoff

    def view(self) -> View:
        if "state" not in self.__dict__:
            raise ResetNeeded("the game has not begun: call reset()")
        return self.state.view(self.seat)

    def __setstate__(self, fields: dict[str, Any]) -> None:
        """A copy sees what was seen: its arrays are its own, and still empty."""
        self.__dict__.update(fields)
        if "state" in fields:
            self.sight.look(self.state, self.seat, self._legal)
