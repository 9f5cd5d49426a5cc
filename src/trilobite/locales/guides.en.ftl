# What teaches, in the browser.

web-guide-lesson = Lesson
web-guide-learn = Learn by playing
web-guide-learn-about = A guided first game of about ten minutes
web-guide-resume = Resume the lesson
web-guide-step = step { $step } of { $steps }
web-guide-done = done
web-guide-progress = How far the lesson is
web-guide-page = page { $page } of { $pages }
web-guide-next = Next
web-guide-leave = Save and leave
web-guide-leave-about = The lesson is saved; you can go on whenever you like.
web-guide-others = The others are playing …
web-guide-over = The lesson is over.
web-guide-play = Play against bots
web-guide-again = Begin again
web-guide-changed = This lesson has been rewritten since you began it. Please begin it again.

web-puzzle = Puzzle
web-puzzle-number = { $number } of { $count }
web-puzzle-question = What is your best move here? Try it: any move that the rules allow will be judged.
web-puzzle-right = That is the best move.
web-puzzle-wrong = There is a better move.
web-puzzle-best = The best move
web-puzzle-chosen = Your move
web-puzzle-obvious = What looks best at first sight
web-puzzle-second = What comes next
web-puzzle-best-wins = best move, wins
web-puzzle-chosen-wins = your move, wins
web-puzzle-you = you
web-puzzle-unforeseen = What it does begins with something hidden or drawn, which nobody can foresee.
web-puzzle-then = Then { $name } probably:
web-puzzle-then-you = Then you, at best:
web-puzzle-open = What comes then is open: no answer stands out.
web-puzzle-chance-of = { $name } { $chance }
web-puzzle-ahead = { $name } is ahead then. Chances to win: { $chances }.
web-puzzle-ahead-you = You are ahead then. Chances to win: { $chances }.
web-puzzle-points = At the end you may expect about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-puzzle-again = Try again
web-puzzle-next = Next puzzle
web-puzzle-over = You have made your move.
web-puzzle-changed = This puzzle has changed since you began it. Please try again.
web-puzzle-solved = solved
web-puzzle-level-easy = Easy
web-puzzle-level-middle = Medium
web-puzzle-level-hard = Hard
web-puzzles = Puzzles
web-puzzles-all = All puzzles
web-puzzles-title = Puzzles · { $game }
web-puzzles-about = Positions from games in which one move is clearly the best. Find it with what your seat knows.
web-puzzles-none = There are no puzzles for this game yet.
web-puzzles-solved = { $solved } of { $count } solved on this device
