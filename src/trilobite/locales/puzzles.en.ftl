# Puzzles: why an action is the best.

puzzle-best =
    This is the best: it wins { $chance } of 100 games like this, with about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. What it does:
puzzle-obvious =
    This looks best at first sight, but it wins only { $chance } of 100, { $less } fewer, with about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
puzzle-second =
    This comes next: { $chance } of 100, { $less } fewer, with about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
