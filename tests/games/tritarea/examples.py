"""The drawn examples of the rules page, from the test vectors (tools/examples.py writes them)."""

from typing import Any

from tests.games.tritarea.boards import last_step, plays, position
from tests.games.tritarea.play import before_declarations, do, play, stage, trick
from tests.support.examples import Sketch
from trilobite.engine import SeededChance
from trilobite.games.tritarea import GAME

SEED = SeededChance(bytes(range(16)))
HIDDEN_KEYS = {"tritarea-construction-ended", "tritarea-trick-ended", "tritarea-trick-began"}
SHOWN = ("refused", "offers", "shows", "focus")
IN_M = {1: "d1=A d2=A c2=B b1=BBB", 3: "d1=B d2=B c2=CC d3=A b1=BBB"}
"""Cities in which A has this position in M; B was the last to build."""


def meeting(vector: str, rules: str, cards: str, *answers: str, **wishes: Any) -> Sketch:
    """The last card of a trick is played, and the rights are found."""
    order = plays(cards)
    hands = dict(order)
    data = position(hands=hands, leader=order[0][0], **wishes)
    state = GAME.from_position(data, SEED)
    play(state, ", ".join(f"s{who} {card}" for who, card in order[:-1]))
    actions = [f"play {order[-1][1]}", *answers]
    position_now = state.to_position()
    return Sketch(vector, rules.split(), position_now, actions, shows="after", focus=["trick:0"])


def construction(
    vector: str, rules: str, cards: str, city: str, *actions: str, **wishes: Any
) -> Sketch:
    """Somebody builds after a trick: before and after."""
    shown = {key: wishes.pop(key) for key in SHOWN if key in wishes}
    data = trick(cards, city, **wishes).to_position()
    shown.setdefault("focus", ["square:b2", "adopted:now"])
    return Sketch(vector, rules.split(), data, list(actions), hidden_keys=HIDDEN_KEYS, **shown)


def settled(vector: str, rules: str, data: dict[str, Any], kind: str) -> Sketch:
    """A round ends, and the events say what it pays; the city is drawn as it was before."""
    state = GAME.from_position(data, SEED)
    do(state, "single")
    actions = ["single", "skip"] if stage(state) == "extra_block" else ["single"]
    keys = {f"tritarea-{kind}-scored"}
    return Sketch(
        vector, rules.split(), data, actions, shown_keys=keys, shows="before", focus=["square:b2"]
    )


EXAMPLES = {
    "most-cards": lambda: meeting("V-01", "TA-3.1 TA-3.4", "H4, H1, I7, H9"),
    "further-apart": lambda: meeting("V-02", "TA-3.2", "M9, E8, M3, E1"),
    "four-suits": lambda: meeting("V-03", "TA-3.3", "s2 E2, s3 H9, s0 I1, s1 M6"),
    "five-becomes-ten": lambda: meeting(
        "V-04", "TA-4.1 TA-4.2", "M7, M5, H9, M2", "five 10", in_round=2, scores={1: 6}
    ),
    "neighbour": lambda: construction(
        "V-11", "TA-5.4", "M1, M9, I2, E3", "b2=A", "build c2", "extra d2"
    ),
    "corner": lambda: construction("V-12", "TA-5.5", "E1, E9, I2, M3", "b2=A", "build c3"),
    "second-block": lambda: construction(
        "V-16", "TA-5.3 TA-5.6", "H1, H9, I2, E3", "", "default", "build a4", "second"
    ),
    "other-area": lambda: construction(
        "V-11", "TA-5.2", "M1, M9, I2, E3", "b2=A", refused=["square:b2"], offers=True
    ),
    "default": lambda: construction(
        "V-17", "TA-6.1", "M8, M9, I2, E3", "", "default", in_round=2, scores=[5] * 4,
        shows="before", focus=["trick:0"],
    ),
    "taller-is-second": lambda: settled(
        "V-24", "TA-7.1", last_step("a1=A b1=A c1=CB b2=C"), "area"
    ),
    "shared-first": lambda: settled("V-26", "TA-7.3", last_step("d1=AA d2=BB d3=C"), "area"),
    "happiness": lambda: settled(
        "V-30", "TA-7.2", last_step("a2=A a3=A a4=A b3=B"), "area"
    ),
    "tallest": lambda: settled("V-32", "TA-7.5", last_step("b2=CABBA"), "tallest"),
    "intent": lambda: settled(
        "V-35", "TA-7.7",
        before_declarations(IN_M[1], {0: 20}, in_round=2, last="B", intents="M8 I1 E1 H2"),
        "declaration",
    ),
    "lead-lost": lambda: settled(
        "V-36", "TA-7.8",
        before_declarations(IN_M[3], {0: 20}, in_round=3, last="B", declared="M7 I1 E1 H2",
                            sold={0: 8}),
        "declaration",
    ),
}  # fmt: skip
