"""What is true of every position of Coppice, besides what its fields say."""

from collections.abc import Iterator

from trilobite.engine import NONE, Breach
from trilobite_coppice.fields import DRAW, OVER, PASS, SCORE, SEND
from trilobite_coppice.model import HAND, MIDDLE
from trilobite_coppice.rules.drawing import draw
from trilobite_coppice.wood import Wood


def laws(wood: Wood) -> Iterator[Breach]:
    yield from wrong_trees(wood)
    yield from wrong_foresters(wood)
    yield from wrong_steps(wood)


def wrong_trees(wood: Wood) -> Iterator[Breach]:
    if wood.step != DRAW and wood.is_free(MIDDLE):
        yield Breach(f"trees[{MIDDLE}]", "is free, although the game has begun", "a tree")
    for seat in range(wood.players):
        if wood.stock.in_hand(seat) > HAND:
            yield Breach(f"stock.hands[{seat}]", "has too many trees", f"{HAND} at most")
    if wood.planted != NONE and wood.is_free(wood.planted):
        yield Breach("planted", "is a place without a tree", "a place with a tree")


def wrong_foresters(wood: Wood) -> Iterator[Breach]:
    for place, seat in enumerate(wood.foresters):
        if seat != NONE and wood.is_free(place):
            yield Breach(f"foresters[{place}]", "stands where no tree is", "null")
    for seat in range(wood.players):
        if wood.at_home(seat) < 0:
            allowed = f"{wood.number_option('foresters')} at most"
            yield Breach("foresters", f"has too many of seat {seat}", allowed)


def wrong_steps(wood: Wood) -> Iterator[Breach]:
    """A position rests where somebody decides or draws, or where the game is over."""
    if wood.active == NONE:
        yield Breach("active", "is nobody", "a seat")
    elif wood.step in (SCORE, PASS):
        yield Breach("step", "does not wait for anything", "plant, send, draw, over")
    elif wood.step == SEND and wood.planted == NONE:
        yield Breach("planted", "is missing, although a forester may be sent", "a place")
    elif wood.step == DRAW and not draw(wood):
        yield Breach("step", "is draw, but nobody can draw", "plant")
    elif wood.step == OVER and not wood.is_full():
        yield Breach("step", "is over, but there are free places", "plant")
