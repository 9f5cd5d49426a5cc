"""Playing many games: simulations and measurements. Knows games only through `Game`."""
