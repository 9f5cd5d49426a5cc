"""Guides: lessons and puzzles, played with the real rules at real tables."""
