"""Finding positions where one action is clearly the best: `trilobite puzzles`."""
