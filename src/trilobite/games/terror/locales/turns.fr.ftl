# Triassic Terror en français : la ligne d’un tour dans le journal, voir turns.en.ftl.

terror-start-player-chosen-line = { $who } est premier joueur.
terror-turn-began-line = { $period }, tour { $turn }
terror-face-up-taken-turn = prend la carte visible ({ $card })
terror-deck-chosen-turn = pioche une carte
terror-tile-taken-turn =
    prend { $tile }{ $whites ->
        [0] {""}
        [one] {" "}avec { $whites } dino blanc
       *[other] {" "}avec { $whites } dinos blancs
    }
terror-play-turn-began-start = commence son tour
terror-play-turn-ended-idle = ne fait rien
terror-tile-played-turn = joue { $tile }
terror-dinos-added-turn =
    { $white ->
        [1] place { $count ->
            [one] { $count } dino blanc
           *[other] { $count } dinos blancs
        }
       *[0] gagne { $count ->
            [one] { $count } dino
           *[other] { $count } dinos
        }
    }
terror-group-moved-turn =
    envoie { $count ->
        [one] { $count } dino
       *[other] { $count } dinos
    } dans { $to }
terror-picked-up-effect =
    prend { $count ->
        [one] { $count } dino
       *[other] { $count } dinos
    } à { $victim }
terror-predator-moved-turn = envoie { $predator } dans { $to }
terror-t-rex-changed-turn =
    { $wild ->
        [1] apprivoise le T-Rex
       *[0] prend le T-Rex à { $former }
    }
terror-dino-eaten-turn =
    mange { $count ->
        [one] { $count } dino
       *[other] { $count } dinos
    } de { $victim }
terror-group-scattered-turn =
    fait fuir { $count ->
        [one] { $count } dino
       *[other] { $count } dinos
    } de { $owner }
terror-herd-extinct-effect =
    { $own ->
        [1] perd { $count ->
            [one] { $count } dino sans habitat
           *[other] { $count } dinos sans habitat
        }
       *[0] déloge { $count ->
            [one] { $count } dino de { $who }
           *[other] { $count } dinos de { $who }
        }
    }
terror-hatch-played-turn = utilise son jeton Éclosion
terror-volcano-placed-turn = provoque une éruption dans { $area }
terror-dinos-killed-effect =
    { $own ->
        [1] y perd { $count ->
            [one] { $count } dino
           *[other] { $count } dinos
        }
       *[0] tue { $count ->
            [one] { $count } dino de { $who }
           *[other] { $count } dinos de { $who }
        }
    }
terror-stones-scored-line = Décompte des habitats.
terror-presence-scored-line = Décompte de la présence dans les quatre environnements.
terror-domination-scored-line = Décompte de la domination.
terror-period-scored-line = Le { $period } est terminé.
terror-game-ended-line = La partie est terminée.
