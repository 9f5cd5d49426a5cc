"""Studies: what a game is like, told by what happens when bots play it."""
