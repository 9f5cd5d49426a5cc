"""What makes a position good, for bots: the terms, how they are measured, and the outlook."""
