"""The rules on the rules page, and everything else in the specification that tests must name."""

from tests.support.rule_pages import RulePage

SECTIONS = {
    0: range(1, 6), 1: range(1, 6), 2: range(1, 8), 3: range(1, 7), 4: range(1, 11),
    5: range(1, 4), 6: range(1, 3), 7: [*range(1, 13), *range(15, 22), *range(25, 32)],
    8: range(1, 4), 9: range(1, 7), 10: range(1, 5), 11: range(1, 3), 12: range(1, 2),
    15: range(1, 4),
}  # fmt: skip

PAGE = RulePage(
    "terror",
    "triassic-terror",
    "TT",
    sections=SECTIONS,
    rulings=[f"R-{number:02}" for number in (*range(1, 16), *range(18, 29), *range(30, 37))],
    tested=[
        *(f"TV-{number}" for number in (*range(1, 47), *range(50, 58))),
        *(f"INV-{number}" for number in range(1, 12)),
        *(f"DP-{number}" for number in range(1, 15)),
    ],
)
