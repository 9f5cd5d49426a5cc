# Le journal tour par tour, le résumé et la vitesse, en français.

web-turn = { $name } { $did }.
web-turn-points = { $name } : { $points }
web-recap = Depuis votre dernier tour
web-recap-scored =
    { $way ->
        [gain] Le décompte vous rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[loss] Le décompte vous coûte { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
web-recap-close = Fermer le résumé
web-recap-again = Revoir
web-recap-stop = Arrêter
web-speed = Vitesse des autres
web-speed-calm = Calme
web-speed-brisk = Rapide
web-speed-at-once = Immédiate
web-skip = Passer
