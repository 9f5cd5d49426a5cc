"""What the gaps of keys that are put together can become."""

words = {
    "trias-{}": ["mountain", "steppe", "woods", "south-pole"],
    "trias-card-{}": ["mountain", "steppe", "woods", "meteorite"],
}
