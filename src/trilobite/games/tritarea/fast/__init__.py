"""Fast code: a faster version of `rules`, with which the tests compare it."""
