"""Chapter 4: sending foresters."""

from trilobite.engine import WHO, EventKind, Message, Refusal
from trilobite_coppice.fields import SEND
from trilobite_coppice.model import PLACE
from trilobite_coppice.wood import Wood

Sent = EventKind("coppice-sent", "CO-4.1", "place:{place}").of(who=WHO, place=PLACE)
Kept = EventKind("coppice-kept", "CO-4.1").of(who=WHO)


def offer_forester(wood: Wood) -> bool:
    """A player is asked only if there is something to decide."""
    return why_no_forester(wood, wood.active) is None


def ask_forester(wood: Wood) -> tuple[Message, str]:
    return Message("coppice-ask-send", {"place": PLACE.argument(wood.planted)}), "CO-4.1"


def why_no_forester(wood: Wood, seat: int) -> Refusal | None:
    """A forester at home may be sent to a grove without foresters (CO-4.1, CO-4.2)."""
    if not wood.at_home(seat):
        return Refusal("coppice-refusal-none-at-home", "CO-4.2", {})
    if wood.foresters_in(wood.grove(wood.planted)):
        return Refusal("coppice-refusal-guarded", "CO-4.1", {})
    return None


def why_not_send(wood: Wood, seat: int) -> Refusal | None:
    return why_not_keep(wood, seat) or why_no_forester(wood, seat)


def send(wood: Wood, seat: int) -> None:
    wood.foresters[wood.planted] = seat
    wood.emit(Sent(who=seat, place=wood.planted))


def why_not_keep(wood: Wood, _seat: int) -> Refusal | None:
    """A forester may go only after a tree is planted (CO-4.1)."""
    if wood.step != SEND:
        return Refusal("coppice-refusal-plant-first", "CO-4.1", {})
    return None


def keep(wood: Wood, seat: int) -> None:
    wood.emit(Kept(who=seat))
