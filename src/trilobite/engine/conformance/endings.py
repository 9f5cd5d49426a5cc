"""Games end, and until then somebody can act."""

from trilobite.engine import Result
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.trials import Trial


@check
def random_games_end(inquiry: Inquiry) -> None:
    """Random games end with a result, and until then somebody can act."""
    for trial in inquiry.trials():
        participants = inquiry.game.participants(inquiry.subject.players)
        seats = [seat for seat in participants.values() if seat is not None]
        if sorted(seats) != list(range(inquiry.subject.players)):
            trial.fail(f"the participants {participants} do not include one for each seat")
        while not trial.state.is_over:
            _check_who_acts(trial)
            for seat in trial.state.to_act:
                if trial.state.decides_for(seat) not in participants:
                    trial.fail(
                        f"seat {seat} decides for {trial.state.decides_for(seat)}, which is not in"
                        f" {participants}"
                    )
            trial.act_fast(*trial.choose())
        _check_end(trial, sorted(participants))


def _check_who_acts(trial: Trial) -> None:
    state = trial.state
    acting = state.to_act
    if list(acting) != sorted({seat for seat in acting if 0 <= seat < state.players}):
        trial.fail(f"to_act is {acting}: not seats of this game in ascending order")
    if state.result() is not None:
        trial.fail(f"there is a result although seats {acting} are to act")
    for seat in range(state.players):
        if bool(state.legal_ids(seat)) != (seat in acting):
            trial.fail(f"to_act is {acting}, but seat {seat} may do {state.legal_ids(seat)}")


def _check_end(trial: Trial, participants: list[int]) -> None:
    state = trial.state
    result = state.result()
    if result is None:
        trial.fail("the game is over without a result")
    for seat in range(state.players):
        if state.legal_ids(seat):
            trial.fail(f"the game is over, but seat {seat} has legal actions")
    if [entry.seat for entry in result.seats] != list(range(state.players)):
        trial.fail(f"the result does not list all seats: {[entry.seat for entry in result.seats]}")
    listed = [entry.participant for entry in result.participants]
    if listed != participants:
        trial.fail(f"the result lists the participants {listed} instead of {participants}")
    for entry in result.participants:
        if sum(entry.sources.values()) != entry.points:
            trial.fail(
                f"the points of participant {entry.participant} are not the sum of its sources"
            )
    _check_places(trial, result)


def _check_places(trial: Trial, result: Result) -> None:
    """Ties share a place; a better place has at least the points and the payoff of a worse one.

    Participants without a seat may be placed between the seats, or before them.
    """
    others = len(result.participants) - len(result.seats)
    for one in result.seats:
        better = sum(other.place < one.place for other in result.seats)
        if not better < one.place <= better + 1 + others:
            trial.fail(f"seat {one.seat} has place {one.place}, but {better} seats are better")
        if not 0 <= one.payoff <= 1:
            trial.fail(f"the payoff of seat {one.seat} is {one.payoff}")
        for other in result.seats:
            is_tie = one.place == other.place
            if is_tie and one.payoff != other.payoff:
                trial.fail(f"seats {one.seat} and {other.seat} tie with different payoffs")
            if one.place < other.place and (one.points < other.points or one.payoff < other.payoff):
                trial.fail(
                    f"seat {one.seat} has a worse result than seat {other.seat}, but a better place"
                )
