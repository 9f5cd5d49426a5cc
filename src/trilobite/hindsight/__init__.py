"""Looking back on a game: its course, and what a bot thinks of its decisions."""
