# Rückblick auf ein Spiel: Wiederholung, Statistik, Schlusswertung.

web-replay = Rückblick und Statistik
web-replay-title = Rückblick auf { $game } – Trilobite
web-replay-here = Im Rückblick ansehen
web-replay-board = Spielplan
web-replay-statistics = Statistik
web-replay-to-table = Zum Tisch
web-replay-finished =
    { $steps ->
        [one] zu Ende nach 1 Schritt
       *[other] zu Ende nach { $steps } Schritten
    }
web-replay-bar = Rückblick
web-replay-position = Stelle im Spiel
web-replay-step = Schritt
web-replay-step-of = Schritt { $step } von { $steps }
web-replay-scoring = Schluss{"\u00AD"}wertung
web-replay-scoring-step = Schlusswertung, { $step } von { $steps }
web-replay-scoring-of = { $step } von { $steps }
web-replay-going = Gehe zu
web-replay-first = Zum Anfang
web-replay-turn-back = Einen Zug zurück
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-forward = Einen Schritt weiter
web-replay-turn-forward = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-speed-times = { $times } ×
web-replay-eyes = Sicht
web-replay-spectator = Zuschauer
web-replay-open = Alles offen
web-replay-download = Herunterladen
web-replay-link = Link zu diesem Schritt
web-replay-fork = Weiterspielen
web-replay-fork-about = Ein neues Spiel beginnt mit dem, was damals auf dem Tisch lag
web-replay-fork-over = Hier ist das Spiel zu Ende; geh zu einem früheren Schritt
web-replay-more = Mehr
web-replay-jump = Zu diesem Schritt
web-replay-things = Was auf dem Spielplan ist
web-replay-hand-of = Was { $name } hat
web-replay-map = Spielplan am Ende
web-replay-start = Übernommen
web-replay-during = Während des Spiels
web-replay-final = Am Ende
web-replay-points = Punkte nach Regel
web-replay-every = Jede Wertung
web-replay-plot = Im Lauf des Spiels
web-replay-plot-about = { $what } aller Spieler über { $steps } Schritte. Die Zahlen stehen in der Tabelle darunter.
web-replay-plot-table = Als Tabelle
web-replay-decisions = Entscheidungen
web-replay-turns = Züge
web-replay-scorings = Wertungen
web-replay-best = Bester Zug vor der Schlusswertung
web-replay-led = Zeit allein in Führung
web-replay-changes =
    { $count ->
        [0] Die Führung wechselte nie.
        [one] Die Führung wechselte einmal.
       *[other] Die Führung wechselte { $count }-mal.
    }
web-replay-leads = Ab Schritt { $step } führt { $name }.
