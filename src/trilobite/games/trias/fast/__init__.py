"""Fast code: an optimisation of `rules`, held equal to it by the conformance suite."""
