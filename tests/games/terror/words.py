"""Values for the placeholders in composed message keys."""

from trilobite.games.terror.model import AREAS, TILES

words = {
    "terror-area-{}": [name.lower() for name in AREAS],
    "terror-result-{}": ["points", "dinos", "primary", "secondary", "tertiary"],
    "terror-tile-{}": [name.lower() for name in TILES],
}
