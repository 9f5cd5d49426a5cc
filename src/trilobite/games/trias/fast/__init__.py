"""Kernels and generators: an optimisation of `rules`, held equal by the conformance suite."""
