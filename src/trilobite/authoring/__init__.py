"""Help for authors: `trilobite new-game` writes the package of a small game to begin with."""
