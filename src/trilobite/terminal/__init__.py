"""Playing in a terminal. It knows the contract and no game."""
