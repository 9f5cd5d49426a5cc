"""The rules on the rules page, and everything else in the specification that tests must name."""

from tests.support.rule_pages import RulePage

LAST = {0: 6, 1: 7, 2: 7, 3: 13, 4: 4, 5: 10, 6: 3, 7: 3, 8: 5, 9: 6}
"""Number of the last rule in each section."""

PAGE = RulePage(
    "trias",
    "trias",
    "TR",
    sections={section: range(1, last + 1) for section, last in LAST.items()},
    rulings=[f"R-{number}" for number in range(1, 17)],
    tested=[
        *(f"TV-{number}" for number in range(1, 22)),
        *(f"INV-{number}" for number in range(1, 13)),
    ],
)
