"""Fast code: an optimisation of `rules`, which decides. The tests hold both equal."""
