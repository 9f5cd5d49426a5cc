"""Faster versions of `rules`. The conformance suite compares the two."""
