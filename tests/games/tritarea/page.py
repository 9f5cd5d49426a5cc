"""What the rules page contains, and what else a test must name, by the specification."""

from tests.support.rule_pages import RulePage

SECTIONS = {
    0: range(1, 8), 1: range(1, 10), 2: range(1, 3), 3: range(1, 6), 4: range(1, 6),
    5: range(1, 9), 6: range(1, 4), 7: range(1, 11), 8: range(1, 2), 9: range(1, 7),
    10: range(1, 4), 11: range(1, 4), 14: range(1, 2),
}  # fmt: skip

PAGE = RulePage(
    "tritarea",
    "tritarea",
    "TA",
    sections=SECTIONS,
    rulings=[f"R-{number}" for number in range(1, 23)],
    tested=[
        *(f"V-{number:02}" for number in range(1, 55)),
        *(f"def test_v_{number:02}_" for number in range(1, 55)),
        *(f"INV-{number}" for number in range(1, 14)),
        *(f"D-{number}" for number in range(1, 10)),
    ],
)
