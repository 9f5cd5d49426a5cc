"""Values for the placeholders in composed message keys."""

from trilobite.games.terror.generated import stages
from trilobite.games.terror.model import AREAS, STAGES, TILES

words = {
    "terror-area-{}": [name.lower() for name in AREAS],
    "terror-fact-legend-{}": [
        "areas",
        "habitats",
        "predators",
        "volcano",
        "going",
        "row",
        "tiles",
    ],
    "{}-refusal-{}": [name.replace("_", "-") for name in STAGES[stages.SELECT_CARD : -1]],
    "{}-result-{}": ["points", "dinos", "primary", "secondary", "tertiary", "shared"],
    "terror-tile-{}": [name.lower() for name in TILES],
}
