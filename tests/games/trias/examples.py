"""The drawn examples of the rules page, from the test vectors (tools/examples.py writes them)."""

from collections import Counter
from typing import Any

from tests.games.trias.boards import MANY, Cell, Picture, board, distance, position, read_picture
from tests.games.trias.play import SIDES, on, rescue, step
from tests.support.examples import Sketch
from trilobite.engine import State

LINE = "P   M   S   W   Sa"
HIDDEN_KEYS = {"trias-lifted", "trias-actions-ended", "trias-turn-began"}
NEAR = 5
"""Number of rings that hold the land a vector does not draw."""


def scenery(text: str) -> Picture:
    """A drawn board with all other tiles west of the Pole, where they change nothing."""
    picture = read_picture(text)
    drawn = set(picture.tiles) | set(picture.herds)
    taken = drawn | {(q + x, r + y) for q, r in drawn for x, y in SIDES.values()}
    west = [
        (q, r)
        for q in range(-NEAR, 1)
        for r in range(-NEAR, NEAR + 1)
        if 2 * q + r < 0 and 0 < distance((q, r)) <= NEAR and (q, r) not in taken
    ]
    left = Counter({kind[0].upper(): number for kind, number in MANY.items()})
    left.subtract(letter for letter in picture.tiles.values() if letter != "L")
    rest = [letter for letter, number in sorted(left.items()) for _ in range(number)]
    mixed = [rest[i] for i in sorted(range(len(rest)), key=lambda i: 7 * i % 37)]
    near = sorted(west, key=lambda cell: (distance(cell), cell))[: 34 - len(picture.tiles)]
    for cell, letter in zip(near, mixed, strict=False):
        picture.tiles[cell] = letter
    return picture


def cells(text: str) -> list[str]:
    """The cells of a picture, as targets."""
    picture = read_picture(text)
    return [f"cell:{q},{r}" for q, r in sorted({(0, 0), *picture.tiles, *picture.herds})]


def drift_of(state: State, origin: Cell, target: Cell) -> list[str]:
    """The two actions of a drift."""
    trial = state.copy()
    lift = on("lift", trial, origin)
    (seat,) = trial.to_act
    trial.apply(seat, trial.game.actions.from_text(lift))
    wanted = (f"cell:{target[0]},{target[1]}",)
    found = [c.action.text() for c in trial.offer(seat).choices if c.targets == wanted]
    return [lift, *found]


def sketch(text: str, vector: str, rules: str, drift: tuple[Cell, Cell], **wishes: Any) -> Sketch:
    """A player drifts a tile: before and after."""
    data = position(scenery(text), **wishes)
    origin, target = drift
    return Sketch(
        vector,
        rules.split(),
        data,
        drift_of(board(scenery(text), **wishes), origin, target),
        hidden_keys=HIDDEN_KEYS,
        focus=[*cells(text), f"cell:{target[0]},{target[1]}"],
    )


def seven_places() -> Sketch:
    return Sketch(
        "TV-2", ["TR-3.5", "TR-3.6"], position(LINE), [on("lift", board(LINE), (2, 0))],
        hidden_keys=HIDDEN_KEYS, offers=True, shows="after",
        focus=[*cells(LINE), "cell:3,-1", "cell:2,1", "cell:5,0"],
    )  # fmt: skip


def lone_tile() -> Sketch:
    text = "P   S   .   .   Sa"
    drawn = scenery(text)
    tile = on("tile", board(drawn), (4, 0)).replace(" ", ":")
    return Sketch("TV-4", ["TR-3.2"], position(drawn), refused=[tile], focus=cells(text))


def only_swimming() -> Sketch:
    text = "P   M   ~a  W   Sb  S"
    drawn = scenery(text)
    tile = on("tile", board(drawn), (3, 0)).replace(" ", ":")
    return Sketch("TV-3", ["TR-3.3"], position(drawn), refused=[tile], focus=cells(text))


def interior_sea() -> Sketch:
    text = """
                      S   W
    P   .   .   M   S   .   Wa
                      M   S
    """
    drawn = scenery(text)
    return Sketch(
        "TV-6", ["TR-3.7"], position(drawn), [on("lift", board(drawn), (3, 0))],
        hidden_keys=HIDDEN_KEYS, refused=["cell:5,0"], focus=cells(text), shows="after",
    )  # fmt: skip


def full_tile() -> Sketch:
    text = "P   Sa  Mb2 W"
    drawn = scenery(text)
    state = board(drawn)
    targets = [on(kind, state, cell).replace(" ", ":") for kind, cell in
               (("fresh", (1, 0)), ("tile", (2, 0)))]  # fmt: skip
    return Sketch("TR-5.4", ["TR-5.4"], position(drawn), refused=targets, focus=cells(text))


def three_rescued() -> Sketch:
    text = "P   .   .   W   ~a4"
    drawn = scenery(text)
    save = rescue(board(drawn), (4, 0), (3, 0))
    return Sketch("TV-15", ["TR-5.5"], position(drawn), [save] * 3, focus=cells(text))


def spent() -> Sketch:
    text = "P   .   .   Sa  W"
    drawn = scenery(text)
    state = board(drawn)
    tile = on("fresh", state, (3, 0)).replace(" ", ":")
    actions = [on("reproduce", state, (3, 0)), step(state, (3, 0), (4, 0), "spent")]
    return Sketch(
        "TV-14", ["TR-5.7", "TR-5.8"], position(drawn), actions, marks=[tile], focus=cells(text)
    )


def surplus() -> Sketch:
    text = """
        P     .     S     W     Sa
                       Ma3b2
    """
    return Sketch(
        "TV-13", ["TR-6.2", "TR-6.3"], position(scenery(text)), ["end"], hidden_keys=HIDDEN_KEYS,
        focus=cells(text),
    )  # fmt: skip


def final_scoring() -> Sketch:
    text = """
        P     Sa3   .     Sa2b  W

                    Mab   S     W
    """
    return Sketch(
        "TV-17", ["TR-9.1", "TR-9.2", "TR-9.3", "TR-9.4"],
        position(scenery(text), last_turns=1, active=2), ["end"], hidden_keys=HIDDEN_KEYS,
        focus=cells(text), shows="before",
    )  # fmt: skip


EXAMPLES = {
    "seven-places": seven_places,
    "lone-tile": lone_tile,
    "only-swimming": only_swimming,
    "interior-sea": interior_sea,
    "back-to-the-main-land": lambda: sketch(
        "P   S   Wa\n  M", "TR-4.1", "TR-4.1", ((1, 0), (0, 2))
    ),
    "breakaway": lambda: sketch(
        "P   M   Sc  Wb  Sa2", "TV-2", "TR-4.1 TR-4.2", ((2, 0), (5, 0))
    ),
    "join": lambda: sketch(
        """
                            Sb  W
                          .   .   .
            P   M   S   W   Sa2
        """, "TV-8", "TR-4.1", ((2, 0), (4, -1)),
    ),
    "shared-ranks": lambda: sketch(
        "P     M     S     Wa3   Wb3   Wc2d", "TV-16", "TR-4.3", ((2, 0), (6, 0)), players=4
    ),
    "full-tile": full_tile,
    "three-rescued": three_rescued,
    "spent": spent,
    "surplus": surplus,
    "final-scoring": final_scoring,
}  # fmt: skip
