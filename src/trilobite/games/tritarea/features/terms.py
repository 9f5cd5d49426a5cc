"""The terms of the evaluation: what makes a position of Tritarea good, and how much it counts.

Everything is measured for all four participants: team members add up their points, and a solo
player is graded by comparison with the NPCs. If the rights of the current trick are known, the
trick is first completed with the construction that looks best to each builder. A trick whose cards
are still being played counts by the chances of its cards.
"""

from typing import Final

from mypy_extensions import i64

from trilobite.engine.evaluation import Evaluation, Playout, SearchParameters, Terms

TERMS: Final = Terms()
_add: Final = TERMS.add
POINTS: Final[i64] = _add("points", 1.0, "points scored so far")
ROUNDS: Final[i64] = _add("rounds", 19.0, "rounds to come")
TRICKS: Final[i64] = _add("tricks", 1.0, "share of this round's tricks left")
AREAS: Final[i64] = _add(
    "areas", 1.0, "what the areas would pay now, times the squared share of tricks done"
)
TALLEST: Final[i64] = _add(
    "tallest", 0.85, "what the tallest building would pay now, with the same factor"
)
HEIGHT: Final[i64] = _add(
    "height", 1.2, "closeness of the seat's best building to the tallest, times tricks left"
)
TOPS: Final[i64] = _add("tops", 0.2, "buildings topped, times the share of tricks left")
FOOTHOLDS: Final[i64] = _add(
    "footholds", 1.0, "squares with a block of the seat, times the share of tricks left"
)
BLOCKS: Final[i64] = _add("blocks", 2.2, "blocks that will be used")
BLOCKS_LATE: Final[i64] = _add(
    "blocks late", 0.5, "blocks that will be used, times the share of tricks done"
)
SHORTAGE: Final[i64] = _add("shortage", -3.0, "future rights to build that find no block left")
LAST_BLOCKS: Final[i64] = _add("last blocks", 0.7, "blocks that will be used in round 3")
SURPLUS: Final[i64] = _add("surplus", -1.2, "blocks to be paid for at the end of round 3")
LOW: Final[i64] = _add("low cards", 0.3, "1s and 2s in hand")
HIGH: Final[i64] = _add("high cards", 0.8, "8s and 9s in hand")
FIVES: Final[i64] = _add("fives", 0.8, "5s in hand")
COSTLY: Final[i64] = _add("costly cards", -3.0, "8s and 9s in hand, times the shortage of blocks")
RIGHTS: Final[i64] = _add(
    "rights", 1.0, "the chance that the played card gets a right, times tricks done"
)
BONUS: Final[i64] = _add("bonus", 0.7, "the bonus that the played card may bring")
PROSPECT: Final[i64] = _add(
    "prospect", 0.6, "what a block would gain in the area of the played card"
)
THREAT: Final[i64] = _add("threat", -0.2, "what areas pay in which others may soon build")
DEFAULT: Final[i64] = _add("default", -0.8, "points that a default would cost, times its chance")
LEAD_EARLY: Final[i64] = _add(
    "Lead early", 0.2, "what the declaration would bring now, times tricks left"
)
LEAD_LATE: Final[i64] = _add(
    "Lead late", 0.95, "what the declaration would bring now, times tricks done, squared"
)
LEAD_RISK: Final[i64] = _add("Lead risk", -0.2, "what the declaration can cost, times tricks left")
LEAD_CARDS: Final[i64] = _add(
    "Lead cards", 0.12, "strong cards for the declared area, times what it can bring"
)
INTENT_EARLY: Final[i64] = _add(
    "Intent early", 0.4, "the best Intent in hand as things stand, mid-round"
)
INTENT_LATE: Final[i64] = _add(
    "Intent late", 0.75, "the best Intent in hand as things stand, late in the round"
)

EVALUATION: Final = Evaluation(
    TERMS.all,
    spread=8.0,
    search_parameters=SearchParameters(
        Playout(decisions_per_extra_player=4, candidates=4), exploration=0.1, temperature=0.02
    ),
)
