# Puzzles in French: why an action is the best.

puzzle-best =
    C’est la meilleure action : elle gagne { $chance } parties de ce genre sur 100, avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Ce qu’elle fait :
puzzle-obvious =
    À première vue, celle-ci semble la meilleure, mais elle n’en gagne que { $chance } sur 100, { $less } de moins, avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
puzzle-second =
    Celle-ci vient ensuite : { $chance } sur 100, { $less } de moins, avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
