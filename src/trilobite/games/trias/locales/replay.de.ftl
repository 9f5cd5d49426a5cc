# Rückblick auf ein Spiel: was über die Zeit gezählt wird und woher die Punkte kommen.

trias-gauge-herds = Herden an Land
trias-gauge-tiles = bewohnte Plättchen
trias-gauge-islands = geführte Inseln
trias-web-points-interim-scored = Neue Inseln
trias-web-points-final-scored =
    { $rule ->
        [TR-9-2] Inseln allein angeführt
        [TR-9-3] Zweite Plätze
        [TR-9-4] Geteilte erste Plätze
       *[other] Inseln
    }
