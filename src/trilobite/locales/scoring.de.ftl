# Wertungen, Schritt für Schritt auf dem Plan, wie er war.

web-scoring = Wertung
web-scoring-runs = Die Punkte werden gezählt. Tippe oder drück eine Taste, um das zu überspringen.
web-scoring-held = Die Punkte werden gezählt. Jeder Schritt wartet auf dich.
web-scoring-waits = Wertung, Schritt { $step } von { $steps }. Sie wartet auf dich: { $next } zeigt den nächsten Schritt, { $skip } beendet sie.
web-scoring-parts =
    { $count ->
        [one] Gezählt wird in einem Schritt.
       *[other] Gezählt wird in { $count } Schritten.
    }
web-scoring-next = Weiter
web-scoring-skip = Überspringen
web-scoring-result = Zum Ergebnis
web-scoring-on = Weiterspielen
web-scoring-last = Letzte Wertung
web-scoring-again = Diese Wertung noch einmal ansehen
web-scoring-nobody = Diese Punkte bekommt niemand.
web-end-review = Wo sich das Spiel entschied
