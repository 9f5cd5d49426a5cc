# Das Protokoll Zug um Zug, der Rückblick und das Tempo, auf Deutsch.

web-turn = { $name } { $did }.
web-turn-points = { $name }: { $points }
web-recap = Seit deinem letzten Zug
web-recap-scored =
    { $way ->
        [gain] Die Wertung bringt dir { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
       *[loss] Die Wertung kostet dich { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
    }
web-recap-close = Zusammenfassung schließen
web-recap-again = Noch einmal zeigen
web-recap-stop = Anhalten
web-speed = Tempo der anderen
web-speed-calm = Ruhig
web-speed-brisk = Zügig
web-speed-at-once = Sofort
web-skip = Überspringen
