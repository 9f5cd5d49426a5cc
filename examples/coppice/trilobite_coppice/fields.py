"""The fields of Coppice. Copies, positions, views and error messages follow from them."""

from typing import Final

from trilobite.engine import Count, Field, HiddenCards, OneOf, Seat, by_number, by_seat
from trilobite_coppice.model import COPIES, PLACES, SEATS, TREES

STEPS: Final = ("plant", "send", "score", "draw", "pass", "over")
PLANT, SEND, SCORE, DRAW, PASS, OVER = range(len(STEPS))

PARTS: Final = (
    Field("step", OneOf(STEPS)),
    Field("active", Seat(SEATS)),
    Field("planted", OneOf(PLACES, is_optional=True)),
    Field("trees", OneOf(TREES, is_optional=True), by_number(len(PLACES))),
    Field("foresters", Seat(SEATS), by_number(len(PLACES))),
    Field("points", Count(999), by_seat(SEATS)),
    Field("bonus", Count(999), by_seat(SEATS)),
    HiddenCards("stock", TREES, COPIES, lambda wood: wood.planted_trees()),
)
