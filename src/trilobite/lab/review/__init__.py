"""A bot reviews a finished game: `trilobite review`."""
