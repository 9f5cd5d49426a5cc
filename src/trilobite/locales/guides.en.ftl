# What teaches, in the browser.

web-guide-lesson = Lesson
web-guide-learn = Learn by playing
web-guide-learn-about = A guided first game of about ten minutes
web-guide-resume = Resume the lesson
web-guide-step = step { $step } of { $steps }
web-guide-done = done
web-guide-progress = Progress of the lesson
web-guide-page = page { $page } of { $pages }
web-guide-next = Next
web-guide-leave = Save and leave
web-guide-leave-about = The lesson is saved; you can resume it whenever you like.
web-guide-others = The others are playing …
web-guide-mark = marked
web-guide-marked = Marked: { $what }.
web-guide-over = The lesson is over.
web-guide-play = Play against bots
web-guide-again = Start again
web-guide-changed = This lesson has been rewritten since you began it. Please start again.
web-guide-next-lesson = Next lesson: { $title }

web-lessons = Lessons
web-lessons-all = All lessons
web-lessons-title = Lessons · { $game }
web-lessons-about = A guided first game of about ten minutes, then short lessons about what decides games.
web-lessons-begun = begun
web-lessons-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
web-lessons-none = There are no lessons for this game yet.

web-puzzle = Puzzle
web-puzzle-number = { $number } of { $count }
web-puzzle-question = What is your best move here? Try it: any move that the rules allow will be judged.
web-puzzle-right = That is the best move.
web-puzzle-wrong = There is a better move.
web-puzzle-best = The best move
web-puzzle-chosen = Your move
web-puzzle-obvious = The move that looks best at first sight
web-puzzle-second = The second-best move
web-puzzle-best-wins = win chance of the best move
web-puzzle-chosen-wins = win chance of your move
web-puzzle-you = you
web-puzzle-unforeseen = It begins with something hidden or drawn, so nobody can foresee its effect.
web-puzzle-then = Then, probably, { $name }:
web-puzzle-then-you = Then you, at best:
web-puzzle-open = What follows is open: no answer stands out.
web-puzzle-chance-of = { $name } { $chance }
web-puzzle-ahead = { $name } is ahead then. Win chances: { $chances }.
web-puzzle-ahead-you = You are ahead then. Win chances: { $chances }.
web-puzzle-points = At the end you can expect about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-puzzle-again = Try again
web-puzzle-show = Show the answer
web-puzzle-next = Next puzzle
web-puzzle-over = You have made your move.
web-puzzle-changed = This puzzle has changed since you began it. Please try again.
web-puzzle-solved = solved
web-puzzle-level-easy = Easy
web-puzzle-level-middle = Medium
web-puzzle-level-hard = Hard
web-puzzle-daily = Puzzle of the day
web-puzzle-nth = puzzle { $number }
web-puzzle-solve = Solve
web-puzzle-week =
    { $solved ->
        [0] None of this week’s puzzles is solved yet
        [one] 1 of this week’s puzzles is solved
       *[other] { $solved } of this week’s puzzles are solved
    }
web-puzzles = Puzzles
web-puzzles-all = All puzzles
web-puzzles-title = Puzzles · { $game }
web-puzzles-about = Positions from games in which one move is clearly the best. Find it with what your seat knows.
web-puzzles-none = There are no puzzles for this game yet.
web-puzzles-solved = { $solved } of { $count } solved on this device
