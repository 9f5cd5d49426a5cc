# Le décompte d’une période, habitat par habitat, avec les bonus manqués.

terror-step-habitat-scored = Habitats : { $environment }
terror-step-presence-scored = Présence dans les quatre environnements
terror-step-presence-missed = { terror-step-presence-scored }
terror-step-domination-scored = Domination : { $environment }
terror-habitat-scored =
    { $who }, habitat { $place ->
        [1] primaire
        [2] secondaire
       *[3] tertiaire
    } ({ $area }) : { $points ->
        [0] aucun point.
        [one] { $points } point.
       *[other] { $points } points.
    }
terror-presence-missed = { $number ->
        [one] { $who } n’est pas présent { terror-in-environment } : aucun point.
       *[other] { $who } n’est pas présent dans { $number } environnements, par exemple { terror-in-environment } : aucun point.
    }
terror-habitat-scored-why-TT-10-1 = La pierre près d’un habitat indique ce qu’il rapporte.
terror-presence-scored-why-TT-10-2 = Un dino ou le T‑Rex dans chacun des quatre environnements rapporte { $points } points.
terror-domination-scored-why-TT-10-3 = Tous les dinos d’un environnement comptent ensemble, et le T‑Rex pour trois.
