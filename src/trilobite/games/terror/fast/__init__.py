"""Fast code: a faster version of `rules/`. The conformance suite checks that the two agree.

It runs on packed vectors and `i64` locals, at the speed of C when compiled
(docs/develop/performance.md). Sets of areas, tiles or seats are numbers with one bit each
(`..._bits`); `legal` makes the ids of legal actions of them.
"""
