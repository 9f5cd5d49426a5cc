"""Games that do not end, do not perform what they offer, or give wrong reasons."""

from dataclasses import replace
from typing import Any

from tests.support.mutants.mutant import mutant
from tests.support.pebbles import Pebbles, PebblesState
from tests.support.pebbles.events import Taken
from tests.support.pebbles.model import CROW, DRAW, STOP, Drop, Hide, Stop, Take
from trilobite.engine import Action, Choice, Event, Message, Offer, Refusal, Result


class Endless(PebblesState):
    """A turn that is stopped starts over."""

    def perform(self, seat: int, action: Action) -> None:
        if isinstance(action, Stop):
            self.board.steps = 2
        else:
            super().perform(seat, action)


class Stuck(PebblesState):
    """Nothing is legal once the steps are used up."""

    def legal_ids(self, seat: int) -> list[int]:
        ids = super().legal_ids(seat)
        return [] if ids == [STOP] else ids


class Hasty(PebblesState):
    """The generator forgets in one rare position what the rules allow."""

    def legal_ids(self, seat: int) -> list[int]:
        ids = super().legal_ids(seat)
        return ids[1:] if len(ids) > 1 and self.board.steps == 1 and seat == 2 else ids


class WithoutMoves(PebblesState):
    def legal_ids(self, seat: int) -> list[int]:
        return []


class EarlyResult(PebblesState):
    def result(self) -> Result | None:
        board = self.board.copy()
        board.stage = "over"
        return PebblesState(self.game, self.options, self.chance, board).result()


class WithoutResult(PebblesState):
    def result(self) -> Result | None:
        return None


class Generous(PebblesState):
    """Everybody gets a payoff of 2."""

    def result(self) -> Result | None:
        result = super().result()
        if result is None:
            return None
        return Result([replace(seat, payoff=2.0) for seat in result.seats], result.participants)


class Misplaced(PebblesState):
    """The seats with the fewest points are placed first."""

    def result(self) -> Result | None:
        result = super().result()
        if result is None:
            return None
        least = min(seat.points for seat in result.seats)
        seats = [replace(s, place=1 if s.points == least else 2) for s in result.seats]
        return Result(seats, result.participants)


class CrowForgotten(PebblesState):
    def result(self) -> Result | None:
        result = super().result()
        if result is None:
            return None
        return Result(result.seats, [p for p in result.participants if p.participant != CROW])


class DecidingForGhosts(PebblesState):
    def decides_for(self, seat: int) -> int:
        return 7


class Seatless(Pebbles):
    """The first seat has no pieces."""

    def participants(self, players: int) -> dict[int, int | None]:
        return {**super().participants(players), 0: None}


class LosingPebbles(PebblesState):
    def perform(self, seat: int, action: Action) -> None:
        super().perform(seat, action)
        if isinstance(action, Drop):
            self.board.pond[action.colour] -= 1


class TakingBackDraws(PebblesState):
    def perform(self, seat: int, action: Action) -> None:
        super().perform(seat, action)
        self.draws -= 1


class Idle(PebblesState):
    """A pebble is offered, but taking it does nothing."""

    def perform(self, seat: int, action: Action) -> None:
        if isinstance(action, Take):
            self.emit(Taken(seat, action.colour))
        else:
            super().perform(seat, action)


class Silent(PebblesState):
    def emit(self, event: Event) -> None:
        pass


class Strict(PebblesState):
    """Refuses a legal action."""

    def objection(self, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Take) and action.colour == 0:
            return Refusal("pebbles-refusal-no-steps", "PE-3", {})
        return super().objection(seat, action)


class Lenient(PebblesState):
    """Does not refuse an illegal action."""

    def objection(self, seat: int, action: Action) -> Refusal | None:
        return None if isinstance(action, Hide) else super().objection(seat, action)


class Unreasoned(PebblesState):
    def objection(self, seat: int, action: Action) -> Refusal | None:
        refusal = super().objection(seat, action)
        return None if refusal is None else Refusal(refusal.key, "", refusal.args)


class OutOfTurn(PebblesState):
    """Seats may act when it is not their turn."""

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        if refusal is not None and refusal.key == "refusal-not-your-turn":
            return self.objection(seat, action)
        return refusal


class RefusingLate(PebblesState):
    """A refused action has already changed something."""

    def apply(self, seat: int, action: Action) -> list[Event] | Refusal:
        refusal = self.why_not(seat, action)
        if refusal is not None:
            self.draws += 1
            return refusal
        return super().apply(seat, action)


class UnequalInterfaces(PebblesState):
    """The checked interface does a little more than the fast one."""

    def apply(self, seat: int, action: Action) -> list[Event] | Refusal:
        events = super().apply(seat, action)
        self.draws += isinstance(events, list)
        return events


class HidingOne(PebblesState):
    """The checked interface lists one move less."""

    def legal(self, seat: int) -> list[Action]:
        return super().legal(seat)[:-1]


class Pointless(PebblesState):
    def targets(self, action: Action) -> tuple[str, ...]:
        return () if action.id == STOP else super().targets(action)


class Ambiguous(PebblesState):
    def targets(self, action: Action) -> tuple[str, ...]:
        return ("bag",) if action.id in (DRAW, STOP) else super().targets(action)


class Everywhere(PebblesState):
    """Refuses no targets."""

    def why_not_at(self, seat: int, targets: Any) -> Refusal | None:
        return None


class Nowhere(PebblesState):
    """Refuses all targets."""

    def why_not_at(self, seat: int, targets: Any) -> Refusal | None:
        return Refusal("pebbles-refusal-nothing-there", "PE-3", {"place": ""})


class OfferingMore(PebblesState):
    def offer(self, seat: int) -> Offer:
        offer = super().offer(seat)
        more = Choice(self.game.actions.all[0], ("more",), can_undo=False)
        return Offer(seat, offer.participant, offer.question, offer.rule, [*offer.choices, more])


class AskingForNobody(PebblesState):
    def offer(self, seat: int) -> Offer:
        offer = super().offer(seat)
        return Offer(seat, 2, Message(offer.question.key, {}), offer.rule, offer.choices)


MUTANTS = [
    mutant("random_games_end", Endless, "no end after"),
    mutant("random_games_end", Stuck, "may do"),
    mutant("random_games_end", WithoutMoves, "may do"),
    mutant("random_games_end", EarlyResult, "there is a result although"),
    mutant("random_games_end", WithoutResult, "over without a result"),
    mutant("random_games_end", Generous, "payoff"),
    mutant("random_games_end", Misplaced, "has a worse result than|has place|different payoffs"),
    mutant("random_games_end", CrowForgotten, "participants"),
    mutant("random_games_end", DecidingForGhosts, "decides for 7"),
    mutant("random_games_end", Seatless, "do not include one for each seat"),
    mutant("laws_hold_after_every_action", LosingPebbles, "PE-1"),
    mutant("laws_hold_after_every_action", TakingBackDraws, "the number of draws decreased"),
    mutant("offered_means_performed", Idle, "position is the same"),
    mutant("offered_means_performed", Silent, "there are no events"),
    mutant("not_offered_means_refused", Strict, "is legal for seat"),
    mutant("not_offered_means_refused", Lenient, "is not legal for seat"),
    mutant("not_offered_means_refused", Unreasoned, "is not legal for seat"),
    mutant("fast_code_agrees_with_the_rules", Hasty, "differ from the rules in"),
    mutant("not_offered_means_refused", OutOfTurn, "is not legal for seat"),
    mutant("not_offered_means_refused", RefusingLate, "was refused, but changed the position"),
    mutant("both_interfaces_agree", UnequalInterfaces, "different positions"),
    mutant("both_interfaces_agree", HidingOne, "but legal_ids"),
    mutant("offers_point_at_the_legal_actions", Pointless, "has the targets"),
    mutant("offers_point_at_the_legal_actions", Ambiguous, "share"),
    mutant("offers_point_at_the_legal_actions", Everywhere, "does not say why"),
    mutant("offers_point_at_the_legal_actions", Nowhere, "begin an offered action"),
    mutant("offers_point_at_the_legal_actions", OfferingMore, "something other"),
    mutant("offers_point_at_the_legal_actions", AskingForNobody, "is asked for participant"),
]
