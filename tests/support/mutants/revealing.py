"""Games that reveal too much, too little, messages without a sentence, or unknown rules."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.support.mutants.mutant import mutant
from tests.support.pebbles import Pebbles, PebblesState, events
from tests.support.pebbles.board import NOBODY
from tests.support.pebbles.model import DRAW, OPTIONS, Draw, Stop, Take
from tests.support.pebbles.view import PebblesView
from trilobite.engine import (
    Action,
    Argument,
    Chance,
    ChoiceOption,
    Event,
    Message,
    Refusal,
    State,
    SwitchOption,
    View,
)


class ViewForUnknownSeats(PebblesState):
    """Seat -1 gets the view of the last seat."""

    def view(self, seat: int | None) -> PebblesView:
        return super().view(seat if seat is None else seat % self.players)


class UnevenOdds(PebblesState):
    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, share / 2) for outcome, share in super().chance_outcomes()]


class NegativeWeights(PebblesState):
    def chance_weights(self) -> list[int]:
        return [*super().chance_weights(), -1] if self.chance.asks else super().chance_weights()


class TakingAnyOutcome(PebblesState):
    def apply_chance(self, outcome: int) -> list[Event]:
        possible = [o for o, weight in enumerate(self.chance_weights()) if weight]
        return super().apply_chance(outcome if outcome in possible else possible[0])


class OtherWhenAsked(PebblesState):
    """Deals in reverse order in ask mode."""

    def resolve(self, outcome: int) -> None:
        super().resolve(outcome)
        if self.chance.asks and self.board.stage == "hide":
            self.board.hands.reverse()


class PeekingPreview(PebblesState):
    """Draws in a preview, to see what would come."""

    def preview(self, seat: int, action: Action) -> list[Event]:
        found = self.copy().apply(seat, action)
        return found if isinstance(found, list) else []


class RealPreview(PebblesState):
    """Carries out the action in a preview."""

    def preview(self, seat: int, action: Action) -> list[Event]:
        found = super().preview(seat, action)
        self.apply(seat, action)
        return found


class ShortPreview(PebblesState):
    def preview(self, seat: int, action: Action) -> list[Event]:
        return []


class LyingUndo(PebblesState):
    def can_undo(self, action: Action) -> bool:
        return isinstance(action, Take)


class PromisingUndo(PebblesState):
    def can_undo(self, action: Action) -> bool:
        return isinstance(action, Stop) or super().can_undo(action)


class QuietDraw(events.Drawn):
    reveals = False


class DrawingUnnoticed(PebblesState):
    """A drawn pebble is not a revelation, so it could be drawn again."""

    def emit(self, event: Event) -> None:
        is_draw = isinstance(event, events.Drawn) and self.board.stage == "draw"
        super().emit(QuietDraw(event.seat, event.colour) if is_draw else event)  # type: ignore[attr-defined]

    def can_undo(self, action: Action) -> bool:
        return isinstance(action, Draw) or super().can_undo(action)


class LeakingView(PebblesState):
    """Shows the contents of the bag by colour."""

    def view(self, seat: int | None) -> PebblesView:
        view = super().view(seat)
        view.data["bag_size"] = list(self.board.bag)
        return view


class Bonus(events.Fed):
    """Points that a participant would get."""

    def __init__(self, participant: int, points: int) -> None:
        super().__init__(participant, 0)
        self.points = points

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "points": self.points}


class ViewWithBonus(PebblesView):
    points = 1

    def gains(self) -> list[Event]:
        return [Bonus(0, self.points)]


class LeakingGains(PebblesState):
    """What would be added to the points depends on the bag."""

    def view(self, seat: int | None) -> PebblesView:
        view = ViewWithBonus(self.game, seat, super().view(seat).data)
        view.points = 1 + self.board.bag[0]
        return view


class LeakingOffer(PebblesState):
    def question(self, seat: int) -> tuple[Message, str]:
        message, rule = super().question(seat)
        return Message(message.key, {**message.args, "bag": self.board.bag[0]}), rule


class LeakingMoves(PebblesState):
    """Offers drawing depending on what is in the bag."""

    def legal_ids(self, seat: int) -> list[int]:
        ids = super().legal_ids(seat)
        return [id for id in ids if id != DRAW or self.board.bag[0] % 2]


class LeakingRefusal(PebblesState):
    def objection(self, seat: int, action: Action) -> Refusal | None:
        refusal = super().objection(seat, action)
        if refusal is None:
            return None
        return Refusal(refusal.key, refusal.rule, {**refusal.args, "bag": self.board.bag[0]})


class LeakingPreview(PebblesState):
    def preview(self, seat: int, action: Action) -> list[Event]:
        return [*super().preview(seat, action), events.PondFilled(_fullest(self.board.bag))]


def _fullest(pile: list[int]) -> int:
    return pile.index(max(pile))


class OpenFist(events.Hidden):
    def seen_by(self, seat: int | None) -> Event | None:
        return self


class LeakingEvents(PebblesState):
    def emit(self, event: Event) -> None:
        is_hidden = isinstance(event, events.Hidden)
        super().emit(OpenFist(event.seat, event.colour) if is_hidden else event)  # type: ignore[attr-defined]


class OpenDraw(events.Drawn):
    def seen_by(self, seat: int | None) -> Event | None:
        return self


class OpenDraws(PebblesState):
    def emit(self, event: Event) -> None:
        is_drawn = isinstance(event, events.Drawn)
        super().emit(OpenDraw(event.seat, event.colour) if is_drawn else event)  # type: ignore[attr-defined]


class GossipingEvents(PebblesState):
    """An extra event hints at the hand of a seat."""

    def emit(self, event: Event) -> None:
        super().emit(event)
        if isinstance(event, events.Stopped) and self.board.hands[0][0]:
            super().emit(events.Stopped(0))


class WrongHands(PebblesView):
    """Imagines worlds with too many pebbles."""

    def imagine(self, chance: Chance) -> State:
        state = super().imagine(chance)
        assert isinstance(state, PebblesState)
        hands = state.board.hands
        for other in range(len(hands)):
            if other != self.seat and hands[other][0] and state.board.bag[1]:
                hands[other][0] -= 1
                hands[other][1] += 2
        return state


class ImaginingTheImpossible(PebblesState):
    def view(self, seat: int | None) -> PebblesView:
        return WrongHands(self.game, seat, super().view(seat).data)


class OtherView(PebblesView):
    """Imagines worlds in which the seat's own fist is open."""

    def imagine(self, chance: Chance) -> State:
        state = super().imagine(chance)
        assert isinstance(state, PebblesState)
        board = state.board
        if self.seat is not None and board.fists[self.seat] != NOBODY:
            board.hands[self.seat][board.fists[self.seat]] += 1
            board.fists[self.seat] = NOBODY
        return state


class ImaginingOtherwise(PebblesState):
    def view(self, seat: int | None) -> PebblesView:
        return OtherView(self.game, seat, super().view(seat).data)


class Omniscient(PebblesView):
    """A view that keeps the state it was made from."""

    truth: State

    def imagine(self, chance: Chance) -> State:
        return self.truth.copy()


class ImaginingTheTruth(PebblesState):
    def view(self, seat: int | None) -> PebblesView:
        view = Omniscient(self.game, seat, super().view(seat).data)
        view.truth = self
        return view


class Unheard(events.Taken):
    key = "pebbles-unheard-of"


class SpeechlessEvents(PebblesState):
    def emit(self, event: Event) -> None:
        is_taken = isinstance(event, events.Taken)
        super().emit(Unheard(event.participant, event.colour) if is_taken else event)  # type: ignore[attr-defined]


class Glimpsed(events.Taken):
    key = "pebbles-glimpsed"


class GapInALineOfTheLog(PebblesState):
    """The sentence for the line of the log has a gap that gets no value."""

    def emit(self, event: Event) -> None:
        is_taken = isinstance(event, events.Taken)
        super().emit(Glimpsed(event.participant, event.colour) if is_taken else event)  # type: ignore[attr-defined]


class UnnamedGains(PebblesState):
    """What would be added to the points has no label."""

    def view(self, seat: int | None) -> PebblesView:
        return ViewWithBonus(self.game, seat, super().view(seat).data)


class UnnamedStretch(PebblesState):
    """What says how far off the end is gets no value for a gap."""

    def view(self, seat: int | None) -> PebblesView:
        view = super().view(seat)
        stretches: list[object] = [{"name": None}, {"name": {"key": "pebbles-result", "args": {}}}]
        words = {
            "key": "pebbles-fed",
            "args": {"who": {"who": 0}, "colour": {"word": "pebbles-grey"}},
        }
        view.data["remaining"] = {"words": words, "stretches": stretches}
        return view


class SpeechlessRefusals(PebblesState):
    """Leaves out the arguments of a refusal."""

    def objection(self, seat: int, action: Action) -> Refusal | None:
        refusal = super().objection(seat, action)
        return None if refusal is None else Refusal(refusal.key, refusal.rule, {})


class SpeechlessQuestions(PebblesState):
    def question(self, seat: int) -> tuple[Message, str]:
        return Message("pebbles-ask-something", {}), "PE-3"


class Nameless(Pebbles):
    def participant_name(self, participant: int) -> Message:
        return Message(f"pebbles-player-{participant}", {})


class Untitled(Pebbles):
    """Has an option without a name."""

    def __init__(self) -> None:
        super().__init__()
        self.options = (*OPTIONS, SwitchOption("windy", "PE-1", default=False))


class SpeechlessClient(Pebbles):
    """Has a client that asks for a sentence which the catalogue lacks."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(__file__).with_name("speechless")


class Lawless(Pebbles):
    """The rule that ends the game is on no page."""

    def __init__(self) -> None:
        super().__init__()
        self.end_rule = "PE-6"


class LawlessOption(Pebbles):
    def __init__(self) -> None:
        super().__init__()
        self.options = (OPTIONS[0], ChoiceOption("rounds", "PE-7", (2, 3), 3))


class Ruled(events.Taken):
    rule = "PE-3.1"


class LawlessEvents(PebblesState):
    def emit(self, event: Event) -> None:
        is_taken = isinstance(event, events.Taken)
        super().emit(Ruled(event.participant, event.colour) if is_taken else event)  # type: ignore[attr-defined]


class LawlessRefusals(PebblesState):
    def objection(self, seat: int, action: Action) -> Refusal | None:
        refusal = super().objection(seat, action)
        return None if refusal is None else Refusal(refusal.key, "PE-9", refusal.args)


class LawlessQuestions(PebblesState):
    def question(self, seat: int) -> tuple[Message, str]:
        return super().question(seat)[0], "PE"


class Absentminded(PebblesState):
    """Shows how many outcomes were supplied, which its positions do not store."""

    drawn = 0

    def apply_chance(self, outcome: int) -> list[Event]:
        self.drawn += 1
        return super().apply_chance(outcome)

    def view(self, seat: int | None) -> PebblesView:
        return PebblesView(self.game, seat, super().view(seat).to_json() | {"draws": self.drawn})


class BlindedView(Pebbles):
    """Reads views of any shape and fails later."""

    def view_from_json(self, data: object) -> View:
        fields: Any = data
        return PebblesView(self, fields["seat"], fields)


_ASK = "asking_for_chance_gives_the_same_game"
_ALIKE = "twin_worlds_look_alike"
_SOUND = "twin_worlds_sound_alike"
_SAY = "every_message_has_a_sentence"
_CLIENT = "every_sentence_of_the_client_exists"
_RULE = "every_rule_is_on_the_rules_page"

MUTANTS = [
    mutant(_ASK, UnevenOdds, "the outcomes are"),
    mutant(_ASK, NegativeWeights, "weights of a draw are"),
    mutant(_ASK, TakingAnyOutcome, "impossible outcome"),
    mutant(_ASK, OtherWhenAsked, "lead to another position"),
    mutant(_ASK, Absentminded, "looks different to seat"),
    mutant("previews_come_true", PeekingPreview, "the preview of"),
    mutant("previews_come_true", RealPreview, "changed the position"),
    mutant("previews_come_true", ShortPreview, "the preview of"),
    mutant("undo_goes_back_and_redo_forth", LyingUndo, "was offered with can_undo"),
    mutant("undo_goes_back_and_redo_forth", PromisingUndo, "was offered with can_undo"),
    mutant("undo_goes_back_and_redo_forth", DrawingUnnoticed, "drew from chance"),
    mutant("unknown_seats_have_no_view", ViewForUnknownSeats, "there is a view for seat -1"),
    mutant(_ALIKE, LeakingView, "sees a hidden thing"),
    mutant(_ALIKE, LeakingOffer, "the offer to seat"),
    mutant(_ALIKE, LeakingGains, "the gains that"),
    mutant(_ALIKE, LeakingMoves, "has other legal actions"),
    mutant(_ALIKE, LeakingRefusal, "for another reason"),
    mutant(_ALIKE, LeakingPreview, "the preview of"),
    mutant("hidden_choices_look_alike", LeakingEvents, "cannot see the difference"),
    mutant("hidden_choices_look_alike", OpenDraws, "cannot see the difference"),
    mutant(_SOUND, GossipingEvents, "gets"),
    mutant(
        "imagined_worlds_agree_with_the_view", ImaginingTheImpossible, "another view|impossible"
    ),
    mutant("imagined_worlds_agree_with_the_view", ImaginingOtherwise, "another view"),
    mutant("imagined_worlds_differ_from_the_truth", ImaginingTheTruth, "only imagines the true"),
    mutant(_SAY, SpeechlessEvents, "pebbles-unheard-of"),
    mutant(_SAY, GapInALineOfTheLog, "pebbles-glimpsed-turn in en: .*tile"),
    mutant(_SAY, UnnamedGains, "no sentence pebbles-fed-part"),
    mutant(_SAY, UnnamedStretch, "pebbles-result in en: .*points"),
    mutant(_SAY, SpeechlessRefusals, "Unknown external|stage|colour"),
    mutant(_SAY, SpeechlessQuestions, "pebbles-ask-something"),
    mutant(_SAY, Nameless, "pebbles-player-"),
    mutant("every_name_has_a_sentence", Untitled, "option-pebbles-windy"),
    mutant(_CLIENT, SpeechlessClient, "en.ftl has no sentence pebbles-web-bag for .*Board"),
    mutant(_RULE, Lawless, "end_rule of the game names the rule 'PE-6', but .*rules.md"),
    mutant(_RULE, LawlessOption, "the option rounds names the rule 'PE-7'"),
    mutant(_RULE, LawlessEvents, "the event pebbles-taken names the rule 'PE-3.1'"),
    mutant(_RULE, LawlessRefusals, "the refusal .* names the rule 'PE-9'"),
    mutant(_RULE, LawlessQuestions, "the question .* names the rule 'PE'"),
    mutant("garbage_views_are_refused", BlindedView, "KeyError|TypeError"),
]
