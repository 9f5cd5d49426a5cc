"""The rules of Tritarea, one module for each chapter of the rulebook.

terms (section 0), rounds and declaring (1), tricks (2), rights (3), fives (4), building (5),
defaults (6), areas and settlement (7), end (8), npcs (9 to 11), decisions (14); `turn` has the
order of play. A rule has its condition, the reason for a refusal and its effect side by side, under
its id, in the order of the rulebook. An effect returns whether it has ended its step of the turn.
"""
