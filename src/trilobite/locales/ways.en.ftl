# Ways through the pages: choosing a game, opening what was saved, odd addresses.

web-pages = Pages
web-rules-title = Rules · { $game }
web-which-rules = Which game’s rules would you like to read?
web-which-puzzles = Positions from games in which one move is clearly the best. Which game?
web-which-lessons = A guided first game, and short lessons about what decides games. Which game?
web-which-count = { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
web-saved-broken-off = This saved game is incomplete: its end is missing. Copy or save all of it again.
web-replay-no-position = There is no position { $asked }; this is the last one, { $shown }.
web-replay-odd-position = “{ $asked }” is not the number of a position; this is number { $shown }.
web-replay-odd-eyes = There is no view “{ $asked }”; you see { $eyes }.
web-replay-other-eyes = That view is not open to you while the game is running; you see { $eyes }.
web-replay-eyes-open = everything open
web-replay-eyes-spectator = what everybody saw
web-replay-eyes-seat = what { $name } knew
web-replay-note-close = Close this note
