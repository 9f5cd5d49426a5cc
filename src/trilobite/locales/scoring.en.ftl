# Scorings, shown step by step on the board as it was.

web-scoring = Scoring
web-scoring-runs = The points are being counted. Tap or press any key to skip.
web-scoring-held = The points are being counted. Each step waits for you.
web-scoring-waits = Scoring, step { $step } of { $steps }. It waits for you: { $next } shows the next step, { $skip } ends it.
web-scoring-parts =
    { $count ->
        [one] Shown in one step.
       *[other] Shown in { $count } steps.
    }
web-scoring-next = Next
web-scoring-skip = Skip
web-scoring-result = To the result
web-scoring-on = Continue playing
web-scoring-last = Last scoring
web-scoring-again = Look at this scoring again
web-scoring-nobody = Nobody gets these points.
web-end-review = Where the game turned
