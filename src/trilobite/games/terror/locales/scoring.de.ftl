# Die Wertung einer Periode, Habitat für Habitat, mit den verpassten Boni.

terror-step-habitat-scored = Habitate: { $environment }
terror-step-presence-scored = Präsenz in allen vier Landschaften
terror-step-presence-missed = { terror-step-presence-scored }
terror-step-domination-scored = Vorherrschaft: { $environment }
terror-habitat-scored =
    { $who }, { $place ->
        [1] Primärhabitat
        [2] Sekundärhabitat
       *[3] Tertiärhabitat
    } ({ $area }): { $points ->
        [0] keine Punkte.
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
terror-presence-missed =
    { $number ->
        [one] { $who } fehlt in einer Landschaft ({ $environment }): keine Punkte.
       *[other] { $who } fehlt in { $number } Landschaften, etwa { $environment }: keine Punkte.
    }
terror-habitat-scored-why-TT-10-1 = Der Stein am Habitat sagt, was es bringt.
terror-presence-scored-why-TT-10-2 = Ein Dino oder der T‑Rex in jeder der vier Landschaften bringt { $points } Punkte.
terror-domination-scored-why-TT-10-3 = Alle Dinos einer Landschaft zählen zusammen, der T‑Rex als drei.
