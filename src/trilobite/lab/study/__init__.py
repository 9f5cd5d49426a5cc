"""Studies: what a game is like, judging by games that bots play."""
