"""Possible values for the gaps in composed message keys."""

from trilobite.games.tritarea.content import GRADES
from trilobite.games.tritarea.model import STAGES

words = {
    "{}-refusal-{}": [
        name.replace("_", "-")
        for name in STAGES
        if not name.startswith(("npc", "choose", "deal", "over"))
    ],
    "tritarea-result-{}": ["points", "points-shared", "points-npc", "team", "team-shared", *GRADES],
}
