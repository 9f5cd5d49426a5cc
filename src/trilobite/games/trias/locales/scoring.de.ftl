# Die Schlusswertung, Insel für Insel.

trias-step-island-scored =
    { $tiles ->
        [one] Insel aus 1 Plättchen
       *[other] Insel aus { $tiles } Plättchen
    }
trias-step-interim-scored =
    { $tiles ->
        [one] Neue Insel aus 1 Plättchen
       *[other] Neue Insel aus { $tiles } Plättchen
    }
trias-island-scored =
    { $who } hat dort { $herds ->
        [one] 1 Herde
       *[other] { $herds } Herden
    }, { trias-rank }: { $points ->
        [0] keine Punkte.
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
trias-island-scored-why-TR-9-2 = Die meisten Herden bringen einen Punkt je Plättchen.
trias-island-scored-why-TR-9-3 = Die zweitmeisten Herden bringen einen halben Punkt je Plättchen, aufgerundet.
trias-island-scored-why-TR-9-4 = Bei Gleichstand auf Platz 1 teilen sich die Beteiligten die Punkte für Platz 1 und 2, aufgerundet. Einen zweiten Platz gibt es dann nicht.
trias-interim-scored-why-TR-4-3 = Die meisten Herden auf einer neuen Insel bringen 2 Punkte, die zweitmeisten 1. Bei Gleichstand bekommen alle gleich viel.
