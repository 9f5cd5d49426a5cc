# Le décompte final, terre par terre.

trias-step-island-scored =
    { $tiles ->
        [one] Île de { $tiles } tuile
       *[other] Île de { $tiles } tuiles
    }
trias-step-interim-scored =
    { $tiles ->
        [one] Nouvelle île de { $tiles } tuile
       *[other] Nouvelle île de { $tiles } tuiles
    }
trias-island-scored =
    { $who } y a { $herds ->
        [one] { $herds } troupeau
       *[other] { $herds } troupeaux
    }, { trias-rank } : { $points ->
        [0] aucun point.
        [one] { $points } point.
       *[other] { $points } points.
    }
trias-island-scored-why-TR-9-2 = Le plus grand nombre de troupeaux rapporte un point par tuile.
trias-island-scored-why-TR-9-3 = Le deuxième plus grand nombre rapporte un demi-point par tuile, arrondi au supérieur.
trias-island-scored-why-TR-9-4 = Les joueurs à égalité en tête se partagent les points des deux premières places, arrondis au supérieur. Il n’y a alors pas de deuxième place.
trias-interim-scored-why-TR-4-3 = Le plus grand nombre de troupeaux sur une nouvelle île rapporte 2 points, le deuxième 1. À égalité, chacun marque autant.
