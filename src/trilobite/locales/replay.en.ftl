# Looking back on a game: replay, statistics, final scoring.

web-replay = Replay and statistics
web-replay-title = Looking back on { $game } – Trilobite
web-replay-here = See it in the replay
web-replay-board = Board
web-replay-statistics = Statistics
web-replay-to-table = To the table
web-replay-finished =
    { $steps ->
        [one] over after 1 step
       *[other] over after { $steps } steps
    }
web-replay-bar = Replay
web-replay-position = Position in the game
web-replay-step = Step
web-replay-step-of = Step { $step } of { $steps }
web-replay-scoring = Final scoring
web-replay-scoring-step = Final scoring, { $step } of { $steps }
web-replay-scoring-of = { $step } of { $steps }
web-replay-going = Go to
web-replay-first = To the beginning
web-replay-turn-back = One turn back
web-replay-back = One step back
web-replay-play = Play
web-replay-stop = Stop
web-replay-forward = One step forward
web-replay-turn-forward = One turn forward
web-replay-last = To the end
web-replay-speed = Speed
web-replay-speed-times = { $times } ×
web-replay-eyes = Seen by
web-replay-spectator = a spectator
web-replay-open = Everything open
web-replay-download = Download
web-replay-link = Link to this step
web-replay-fork = Continue here
web-replay-fork-about = A new game begins with what was on the table then
web-replay-fork-over = The game is over here; go to an earlier step
web-replay-more = More
web-replay-jump = Go to this step
web-replay-things = What is on the board
web-replay-hand-of = What { $name } has
web-replay-map = Final board
web-replay-start = Carried over
web-replay-during = During the game
web-replay-final = At the end
web-replay-points = Points by rule
web-replay-every = Every scoring
web-replay-plot = Over time
web-replay-plot-about = { $what } of each player over { $steps } steps. The numbers are in the table below.
web-replay-plot-table = As a table
web-replay-decisions = Decisions
web-replay-turns = Turns
web-replay-scorings = Times scored
web-replay-best = Best turn before the final scoring
web-replay-led = Time alone in the lead
web-replay-changes =
    { $count ->
        [0] The lead never changed.
        [one] The lead changed once.
       *[other] The lead changed { $count } times.
    }
web-replay-leads = { $name } leads from step { $step }.
