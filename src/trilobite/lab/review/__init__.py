"""A bot goes through a finished game: `trilobite review`."""
