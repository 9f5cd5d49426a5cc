"""The replay of a match from its beginning, decision by decision."""

from collections.abc import Iterator

from trilobite.engine import Action, Event, Refusal, State
from trilobite.engine.matches import Match


class GameReplay:
    """The decisions of a match so far, to be replayed; the match may go on meanwhile."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.players = match.state.players
        self.decisions: list[tuple[int, Action]] = [(one.seat, one.action) for one in match.moves]
        """Seat and action of each decision."""
        self._options = dict(match.state.options)
        self._seed = match.seed
        self._position = match.position

    def __iter__(self) -> Iterator[tuple[list[Event], State]]:
        """The set-up, then each decision: its events, and the state after it.

        The state is the same object each time: copy it to keep it.
        """
        match = Match(
            self.game,
            self.players,
            self._options,
            self._seed,
            position=self._position,
            keep_states="undoable",
        )
        yield match.opening, match.state
        for seat, action in self.decisions:
            events = match.act(seat, action)
            if isinstance(events, Refusal):
                raise AssertionError(f"a recorded action is refused: {action!r}, {events}")  # noqa: TRY004
            yield events, match.state
