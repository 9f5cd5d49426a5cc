# Die Abrechnung einer Runde, Schritt für Schritt: warum es diese Punkte gibt.

tritarea-step-area-scored = { $suit }
tritarea-step-tallest-scored = Höchster Turm
tritarea-step-declaration-scored = Ansagen
tritarea-step-blocks-charged = Übrige Blöcke
tritarea-area-scored-why-TA-7-3 = Im Viertel zählt, wer die meisten Turmspitzen hat. Platz 1 und 2 bringen Punkte.
tritarea-area-scored-why-TA-7-4 = Niemand sonst hat im Viertel { $suit } eine Spitze: { $who } bekommt die Punkte für Platz 1 und 2.
tritarea-tallest-scored-why-TA-7-5 = Ein Turm gehört dem Spieler mit den meisten Blöcken darin, nicht dem, der die Spitze hat.
tritarea-declaration-scored-why-TA-7-7 = Eine Absichtserklärung bringt für Platz 1 ihren Wert und kostet nie etwas.
tritarea-declaration-scored-why-TA-7-8 = Eine Führungsansage bringt für Platz 1 ihren Wert, für Platz 2 nichts und kostet dahinter ihren Wert.
tritarea-blocks-charged-why-TA-7-9 = Blöcke, die weder verbaut noch verkauft sind, kosten Punkte.
tritarea-scoring-floor = Niemand fällt unter 0 Punkte, mehr ist also nicht zu verlieren.
tritarea-start-chosen-why-TA-1-5 = Wer die meisten Punkte hat, beginnt. Haben mehrere die meisten, beginnt von ihnen der Erste im Uhrzeigersinn ab dem Marker.
tritarea-start-chosen-why-R-3 = Mehrere haben die meisten Punkte, also entschied das Los.
