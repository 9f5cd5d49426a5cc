"""One package a game, all laid out alike."""
