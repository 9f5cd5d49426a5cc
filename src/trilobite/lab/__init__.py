"""Playing many games: simulations and measurements. It knows games by the contract only."""
