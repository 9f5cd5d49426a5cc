"""Analysis of a game: its replay, its timeline, and a bot's review of its decisions."""
