"""What the gaps of keys that are put together can become."""

from trilobite.games.tritarea.content import GRADES

words = {
    "tritarea-result-{}": ["points", "points-shared", "points-npc", "team", "team-shared", *GRADES],
}
