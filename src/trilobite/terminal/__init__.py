"""Playing in a terminal. It uses the engine's contract and knows no particular game."""
