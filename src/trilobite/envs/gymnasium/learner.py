"""A table with one learner; the other seats are bots, which act as soon as it is their turn."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from gymnasium.error import ResetNeeded

from trilobite.bots.contract import Bot, ThinkingTime
from trilobite.bots.levels import LEVELS, bot_of
from trilobite.bots.registry import find_bot
from trilobite.engine import FastChance, Game, InputError, State, View, find_game
from trilobite.engine.reading import shown
from trilobite.envs.reading import read_given, read_whole
from trilobite.envs.seeds import chance_of, number_of
from trilobite.envs.seeing import Sight

ILLEGAL_REWARD = -1.0
"""Reward of the learner for an illegal action, which ends the game."""

DEFAULT_PLAYERS = 2
_RANDOM = "random"
_maker = cache(find_bot)
"""`find_bot`, cached: finding a bot takes longer than most bots think about a move."""


class Opponent:
    """A bot on another seat.

    The bot is made when it is its turn and dropped when it is the learner's turn; its seed comes
    from this object's own chance. So an environment contains no bots at any time when it can be
    copied, and copies continue in the same way.
    """

    def __init__(self, name: str, chance: FastChance) -> None:
        self._name = name
        self._chance = chance
        self._bot: Bot | None = None

    def act(self, state: State, seat: int) -> None:
        """Choose and carry out an action. Random play skips the view and the offer, for speed."""
        if self._name == _RANDOM:
            ids = state.legal_ids(seat)
            id = ids[self._chance.below(len(ids))]
        else:
            bot = self._bot = self._bot or self._made(state.game.key)
            id = bot.choose(state.view(seat), state.offer(seat), ThinkingTime(counts_work=True)).id
        state.apply_id(seat, id)

    def drop_bot(self) -> None:
        """Drop the bot: it is the learner's turn, after which its thoughts are out of date."""
        self._bot = None

    def _made(self, game: str) -> Bot:
        name = bot_of(self._name, game) if self._name in LEVELS else self._name
        half = 1 << 31
        return _maker(name)(self._chance.below(half) * half + self._chance.below(half))

    def __reduce__(self) -> tuple[type["Opponent"], tuple[str, FastChance]]:
        return Opponent, (self._name, self._chance)


class LearnerTable:
    """A game that advances from one decision of the learner to the next."""

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
        """Whether it is the learner's turn; False before the first game and after each end."""

    @property
    def game(self) -> Game:
        """The game, found by its key, so that copies of the table share it."""
        return find_game(self._key)

    def _read_seat(self, seat: object) -> int | None:
        if seat is None:
            return None
        allowed = f"0 to {self.players - 1}, or None for a random seat in every game"
        number = read_whole(seat, "seat", allowed)
        if not 0 <= number < self.players:
            raise InputError("seat", f"{shown(seat)} is not a seat in this game", allowed)
        return number

    def _read_opponents(self, names: object) -> list[str]:
        """One bot for all other seats, or one for each, clockwise from the learner."""
        others = self.players - 1
        allowed = f"the name of a bot for all others, or a list of {others}"
        found = [names] * others if isinstance(names, str) else names
        if not isinstance(found, Sequence) or not all(isinstance(name, str) for name in found):
            raise InputError("opponents", f"{shown(names)} does not name bots", allowed)
        if len(found) != others:
            raise InputError("opponents", f"has {len(found)} names", allowed)
        for name in found:
            _maker(name)
        return list(found)

    def begin(self, seed: str) -> None:
        """Start a new game and play up to the learner's first decision."""
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
        """Why the learner may not take an action; None if it may."""
        self.check_that_it_runs()
        if id in self._legal:
            return None
        actions = self.game.actions.all
        if not 0 <= id < len(actions):
            return f"{id} is not an action: ids are 0 to {len(actions) - 1}"
        refusal = self.state.why_not(self.seat, actions[id])
        return f"{actions[id].text()!r} is not allowed now ({refusal.rule if refusal else ''})"

    def check_that_it_runs(self) -> None:
        if not self.is_open:
            raise ResetNeeded("the game is over or has not begun: call reset()")

    def act(self, id: int) -> None:
        """Carry out the learner's action, then those of the bots until the learner's next turn."""
        self.state.apply_id(self.seat, id)
        self._go_on()

    def _go_on(self) -> None:
        """Let the bots act. A bot that chooses simultaneously with the learner waits for it."""
        state = self.state
        while True:
            asked = state.to_act
            if not asked or self.seat in asked:
                break
            self._opponents[asked[0]].act(state, asked[0])
        for opponent in self._opponents.values():
            opponent.drop_bot()
        self._ask(state.legal_ids(self.seat) if asked else [])

    def give_up(self) -> None:
        """End the game because of an illegal action."""
        self._ask([])

    def _ask(self, legal: list[int]) -> None:
        self._legal = legal
        self.is_open = bool(legal)
        self.sight.look(self.state, self.seat, legal)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def reward(self) -> float:
        """The learner's payoff, from 0 to 1; 0 before the end."""
        result = self.state.result()
        return 0.0 if result is None else result.seats[self.seat].payoff

    def view(self) -> View:
        if "state" not in self.__dict__:
            raise ResetNeeded("the game has not begun: call reset()")
        return self.state.view(self.seat)

    def __setstate__(self, fields: dict[str, Any]) -> None:
        """Fill the arrays of a copy, which are new and empty, with what the original saw."""
        self.__dict__.update(fields)
        if "state" in fields:
            self.sight.look(self.state, self.seat, self._legal)
