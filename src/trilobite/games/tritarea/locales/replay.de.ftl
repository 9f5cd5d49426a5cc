# Rückblick auf ein Spiel: was über die Zeit gezählt wird und woher die Punkte kommen.

tritarea-gauge-blocks = Blöcke in der Stadt
tritarea-gauge-buildings = eigene Türme
tritarea-gauge-areas = geführte Viertel
tritarea-web-points-bonus-scored = Erschlossene Felder
tritarea-web-points-area-scored =
    { $rule ->
        [TA-7-4] Viertel ohne Gegner
       *[other] Viertel
    }
tritarea-web-points-tallest-scored = Höchste Türme
tritarea-web-points-declaration-scored =
    { $rule ->
        [TA-7-7] Absichtserklärungen
        [TA-7-8] Führungsansagen
       *[other] Ansagen
    }
tritarea-web-points-blocks-sold =
    { $rule ->
        [TA-9-4] Vom NPC verkaufte Blöcke
       *[other] Verkaufte Blöcke
    }
tritarea-web-points-five-changed =
    { $rule ->
        [TA-7-6] Geänderte Fünfen von Ansagen
       *[other] Geänderte Fünfen
    }
tritarea-web-points-defaulted =
    { $rule ->
        [TA-6-3] Bauverzicht mit einer Fünf
       *[other] Bauverzicht
    }
tritarea-web-points-blocks-charged = Übrige Blöcke
