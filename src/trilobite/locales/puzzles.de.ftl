# Puzzles in German: why an action is the best.

puzzle-best =
    Das ist das Beste: Es gewinnt { $chance } von 100 Partien wie dieser, mit etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }. Was es bewirkt:
puzzle-obvious =
    Das sieht auf den ersten Blick am besten aus, gewinnt aber nur { $chance } von 100, { $less } weniger, mit etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
puzzle-second =
    Das kommt als Nächstes: { $chance } von 100, { $less } weniger, mit etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
