# The line of a turn in the log: docs/games/clients.md, “The lines of the log”. The name of the player
# comes before each phrase.

coppice-first-line = The first tree, on { $place }: { $tree }
coppice-began-start = begins the turn
coppice-planted-turn = plants a tree
coppice-sent-turn = sends a forester there
coppice-won-turn = wins
