# Triassic Terror auf Deutsch: die Zeile eines Zuges im Protokoll, siehe turns.en.ftl.

terror-start-player-chosen-line = { $who } ist Startspieler.
terror-turn-began-line = { $period }, Runde { $turn }
terror-face-up-taken-turn = nimmt die offene Karte ({ $card })
terror-deck-chosen-turn = zieht eine Karte
terror-tile-taken-turn =
    nimmt { $tile }{ $whites ->
        [0] {""}
        [one] {" "}mit 1 weißen Dino
       *[other] {" "}mit { $whites } weißen Dinos
    }
terror-play-turn-began-start = beginnt den Zug
terror-play-turn-ended-idle = tut nichts
terror-tile-played-turn = spielt { $tile }
terror-dinos-added-turn =
    { $white ->
        [1] setzt { $count ->
            [one] 1 weißen Dino
           *[other] { $count } weiße Dinos
        } ein
       *[0] bekommt { $count ->
            [one] 1 Dino
           *[other] { $count } Dinos
        }
    }
terror-group-moved-turn =
    schickt { $count ->
        [one] 1 Dino
       *[other] { $count } Dinos
    } { terror-to }
terror-picked-up-effect =
    reißt { $count ->
        [one] 1 Dino
       *[other] { $count } Dinos
    } von { $victim } mit
terror-predator-moved-turn = schickt { terror-the-predator } { terror-to }
terror-t-rex-changed-turn =
    { $wild ->
        [1] zähmt den T-Rex
       *[0] nimmt { $former } den T-Rex ab
    }
terror-dino-eaten-turn =
    frisst { $count ->
        [one] 1 Dino
       *[other] { $count } Dinos
    } von { $victim }
terror-group-scattered-turn =
    verscheucht { $count ->
        [one] 1 Dino
       *[other] { $count } Dinos
    } von { $owner }
terror-herd-extinct-effect =
    { $own ->
        [1] verliert { $count ->
            [one] 1 Dino ohne Habitat
           *[other] { $count } Dinos ohne Habitat
        }
       *[0] verdrängt { $count ->
            [one] 1 Dino von { $who }
           *[other] { $count } Dinos von { $who }
        }
    }
terror-hatch-played-turn = setzt den Brut-Marker ein
terror-volcano-placed-turn = lässt { terror-in-area } einen Vulkan ausbrechen
terror-dinos-killed-effect =
    { $own ->
        [1] verliert dabei { $count ->
            [one] 1 Dino
           *[other] { $count } Dinos
        }
       *[0] tötet { $count ->
            [one] 1 Dino von { $who }
           *[other] { $count } Dinos von { $who }
        }
    }
terror-stones-scored-line = Die Habitate werden gewertet.
terror-presence-scored-line = Die Präsenz in allen vier Landschaften wird gewertet.
terror-domination-scored-line = Die Vorherrschaft wird gewertet.
terror-period-scored-line =
    { $period-key ->
        [terror-jurassic] Der Jura
       *[other] Die { $period }
    } ist vorbei.
terror-game-ended-line = Das Spiel ist zu Ende.
