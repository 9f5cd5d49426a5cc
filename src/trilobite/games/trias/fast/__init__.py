"""Kernels and generators: faster versions of `rules`. The conformance suite compares the two."""
