"""Values for the placeholders in composed message keys."""

from trilobite.games.terror.model import AREAS, SELECT_CARD, STAGES, TILES

words = {
    "terror-area-{}": [name.lower() for name in AREAS],
    "terror-refusal-{}": [name.replace("_", "-") for name in STAGES[SELECT_CARD:-1]],
    "terror-result-{}": ["points", "dinos", "primary", "secondary", "tertiary"],
    "terror-tile-{}": [name.lower() for name in TILES],
}
