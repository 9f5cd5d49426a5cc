"""Possible values for the gaps in composed message keys."""

from trilobite.games.tritarea.content import GRADES

words = {
    "tritarea-result-{}": ["points", "points-shared", "points-npc", "team", "team-shared", *GRADES],
}
