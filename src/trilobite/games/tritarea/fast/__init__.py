"""Fast code: a faster version of `rules`. The tests compare the two; if they differ, `rules` is
right."""
