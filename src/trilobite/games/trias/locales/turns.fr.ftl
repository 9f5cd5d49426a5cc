# Trias en français : la ligne d’un tour dans le journal, voir turns.en.ftl.

trias-board-laid-line = Le continent est en place.
trias-placed-turn = place { $count } troupeaux
trias-turn-began-start = commence son tour
trias-actions-ended-idle = ne fait rien
trias-meteorite-turn = pioche la météorite, qui annonce le dernier tour de table
trias-last-round-no-drift-line = Personne n’a pu faire dériver de tuile : c’est le dernier tour de table.
trias-nothing-drifts-turn = ne peut rien faire dériver
trias-drifted-turn =
    { $count ->
        [one] fait dériver une tuile { $landscape }
       *[other] fait dériver { $count } tuiles { $landscape }
    }
trias-interim-scored-effect =
    détache une île de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
trias-fell-into-water-effect =
    { $own ->
        [1] met à l’eau { $count ->
            [one] un de ses troupeaux
           *[other] { $count } de ses troupeaux
        }
       *[0] met à l’eau { $count ->
            [one] un troupeau de { $who }
           *[other] { $count } troupeaux de { $who }
        }
    }
trias-moved-turn =
    { $count ->
        [one] déplace un troupeau
       *[other] effectue { $count } déplacements
    }
trias-rescued-turn =
    sauve { $count ->
        [one] un nageur
       *[other] { $count } nageurs
    }
trias-reproduced-turn =
    reproduit { $count ->
        [one] un troupeau
       *[other] { $count } troupeaux
    }
trias-swimmers-lost-turn =
    perd { $count ->
        [one] un nageur
       *[other] { $count } nageurs
    }
trias-surplus-lost-turn =
    rend { $count ->
        [one] un troupeau
       *[other] { $count } troupeaux
    } faute de place
trias-final-scored-line = Décompte final : les îles rapportent leurs points.
trias-game-won-line =
    { $winners ->
        [one] { $who } gagne.
       *[other] { $who } partage la victoire.
    }
