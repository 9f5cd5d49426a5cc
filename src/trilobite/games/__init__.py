"""One package per game, all with the same layout."""
