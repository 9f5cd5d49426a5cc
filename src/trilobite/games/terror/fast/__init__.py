"""Fast code: an optimisation of `rules/`, held equal to it by the conformance suite.

The legal ids are all that needs one; ranking an area and sets of areas are fast in `rules/` itself.
"""
