# The log turn by turn, the recap, and the speed, in English.

web-turn = { $name } { $did }.
web-turn-points = { $name }: { $points }
web-recap = Since your last turn
web-recap-scored =
    { $way ->
        [gain] Scoring gives you { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[loss] Scoring costs you { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
web-recap-close = Close the recap
web-recap-again = Show again
web-recap-stop = Stop
web-speed = Speed of other players
web-speed-calm = Calm
web-speed-brisk = Brisk
web-speed-at-once = At once
web-skip = Skip
