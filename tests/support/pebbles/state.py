"""The state of a game of Pebbles, as the author of a new game would write it."""

from collections.abc import Sequence

from tests.support.pebbles import events
from tests.support.pebbles.board import CHANCE_STAGES, NOBODY, Board
from tests.support.pebbles.model import (
    COLOURS,
    CROW,
    DRAW,
    DROP,
    FEED,
    HIDE,
    STOP,
    TAKE,
    Draw,
    Drop,
    Feed,
    Hide,
    PebbleAction,
    Stop,
    Take,
)
from tests.support.pebbles.position import board_to_json
from tests.support.pebbles.refusals import objection
from tests.support.pebbles.view import PebblesView
from trilobite.engine import (
    CHANCE,
    Action,
    Chance,
    Event,
    Game,
    Message,
    Options,
    ParticipantResult,
    Refusal,
    Result,
    SeatResult,
    State,
)
from trilobite.engine.results import places, shared_payoffs


class PebblesState(State):
    def __init__(self, game: Game, options: Options, chance: Chance, board: Board) -> None:
        super().__init__(game, board.players, options, chance)
        self.board = board

    def copy(self) -> "PebblesState":
        twin = type(self)(self.game, self.options, self.chance, self.board.copy())
        twin.draws = self.draws
        return twin

    @property
    def to_act(self) -> tuple[int, ...]:
        board = self.board
        if board.stage == "over":
            return ()
        if board.stage in CHANCE_STAGES:
            return (CHANCE,)
        return board.undecided if board.stage == "hide" else (board.active,)

    def decides_for(self, seat: int) -> int:
        return CROW if self.board.stage == "feed" else seat

    def legal_ids(self, seat: int) -> list[int]:
        board = self.board
        if seat not in self.to_act:
            return []
        if board.stage == "hide":
            return [HIDE + colour for colour in range(3) if board.hands[seat][colour]]
        if board.stage == "feed":
            return [FEED + colour for colour in range(3) if board.pond[colour]]
        ids: list[int] = []
        if board.steps:
            ids += [TAKE + colour for colour in range(3) if board.pond[colour]]
            ids += [DROP + colour for colour in range(3) if board.rows[seat][colour]]
            ids += [DRAW] if any(board.bag) else []
        return [*ids, STOP]

    def must_ask(self, seat: int, id: int) -> bool:
        """A forced hide would be shown and a stop ends a turn; only feeding may be automatic."""
        return self.board.stage != "feed"

    def apply_id(self, seat: int, id: int) -> None:
        self.perform(seat, self.game.actions.all[id])
        self.settle()

    def perform(self, seat: int, action: Action) -> None:
        board = self.board
        if isinstance(action, Hide):
            self.hide(seat, action.colour)
        elif isinstance(action, Take):
            self.shift(board.pond, board.rows[seat], action)
            self.emit(events.Taken(seat, action.colour))
        elif isinstance(action, Drop):
            self.shift(board.rows[seat], board.pond, action)
            self.emit(events.Dropped(seat, action.colour))
        elif isinstance(action, Draw):
            board.steps -= 1
            board.stage = "draw"
        elif isinstance(action, Stop):
            self.emit(events.Stopped(seat))
            board.end_turn()
        elif isinstance(action, Feed):
            board.pond[action.colour] -= 1
            board.rows[CROW][action.colour] += 1
            self.emit(events.Fed(CROW, action.colour))
            board.end_round()

    def shift(self, source: list[int], goal: list[int], action: PebbleAction) -> None:
        source[action.colour] -= 1
        goal[action.colour] += 1
        self.board.steps -= 1

    def hide(self, seat: int, colour: int) -> None:
        """Hide a pebble in the fist; the last seat to do so opens all fists (PE-2)."""
        board = self.board
        board.hands[seat][colour] -= 1
        board.fists[seat] = colour
        self.emit(events.Hidden(seat, colour))
        if board.undecided:
            return
        for owner, hidden in enumerate(board.fists):
            board.rows[owner][hidden] += 1
            board.fists[owner] = NOBODY
            self.emit(events.Uncovered(owner, hidden))
        board.begin_turn(board.leader)

    def emit(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    def chance_weights(self) -> list[int]:
        return [1] * self.players if self.board.stage == "lead" else self.board.bag.copy()

    def resolve(self, outcome: int) -> None:
        board = self.board
        if board.stage == "lead":
            board.leader = outcome
            board.stage = "fill"
            self.emit(events.LeaderChosen(outcome))
            return
        board.bag[outcome] -= 1
        if board.stage == "fill":
            board.pond[outcome] += 1
            self.emit(events.PondFilled(outcome))
            board.stage = "deal" if board.is_pond_full() else "fill"
            return
        seat = board.to_deal if board.stage == "deal" else board.active
        board.hands[seat][outcome] += 1
        self.emit(events.Drawn(seat, outcome))
        if board.stage == "draw":
            board.stage = "turn"
        elif board.to_deal == NOBODY:
            board.stage = "hide"

    def objection(self, seat: int, action: Action) -> Refusal | None:
        return objection(self.board, seat, action)

    def objection_at(self, seat: int, targets: Sequence[str]) -> Refusal:
        return Refusal("pebbles-refusal-nothing-there", "PE-3", {"place": " ".join(targets)})

    def question(self, seat: int) -> tuple[Message, str]:
        board = self.board
        if board.stage == "hide":
            return Message("pebbles-ask-hide", {"round": board.round}), "PE-2"
        if board.stage == "feed":
            return Message("pebbles-ask-feed", {}), "PE-4"
        return Message("pebbles-ask-turn", {"steps": board.steps}), "PE-3"

    def targets(self, action: Action) -> tuple[str, ...]:
        if isinstance(action, Hide):
            return (f"hand:{COLOURS[action.colour]}", "fist")
        if isinstance(action, Take):
            return (f"pond:{COLOURS[action.colour]}", "row")
        if isinstance(action, Feed):
            return (f"pond:{COLOURS[action.colour]}", "crow")
        if isinstance(action, Drop):
            return (f"row:{COLOURS[action.colour]}",)
        return ("bag",) if isinstance(action, Draw) else ("stop",)

    def can_undo(self, action: Action) -> bool:
        """The last hide opens all fists, a draw reveals a pebble, a stop and feeding end a turn."""
        if isinstance(action, Hide):
            return len(self.board.undecided) > 1
        return isinstance(action, Take | Drop)

    def view(self, seat: int | None) -> PebblesView:
        if seat is not None:
            self.check_seat(seat)
        return PebblesView.of(self.game, seat, self.options, self.draws, self.board)

    def position_fields(self) -> dict[str, object]:
        return board_to_json(self.board)

    def invariants(self) -> list[str]:
        return self.board.broken_laws()

    def result(self) -> Result | None:
        board = self.board
        if board.stage != "over":
            return None
        points = [board.points(seat) for seat in range(self.players)]
        ranks = places([(number,) for number in points])
        payoffs = shared_payoffs(ranks)
        return Result(
            [
                SeatResult(seat, ranks[seat], points[seat], payoffs[seat], _reason(points[seat]))
                for seat in range(self.players)
            ],
            [
                ParticipantResult(who, board.points(who), {"row": board.points(who)})
                for who in (*range(self.players), CROW)
            ],
        )


def _reason(points: int) -> Message:
    return Message("pebbles-result", {"points": points})
