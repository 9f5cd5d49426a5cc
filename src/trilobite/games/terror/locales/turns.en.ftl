# Triassic Terror in English: the line of a turn in the log. The key is that of an event and its part in the line
# (docs/games/clients.md). A phrase has no subject: the name of the player comes before it.

terror-start-player-chosen-line = { $who } is the start player.
terror-turn-began-line = { $period }, turn { $turn }
terror-face-up-taken-turn = takes the open card ({ $card })
terror-deck-chosen-turn = draws a card
terror-tile-taken-turn =
    takes { $tile }{ $whites ->
        [0] {""}
        [one] {" "}with 1 white Dino
       *[other] {" "}with { $whites } white Dinos
    }
terror-play-turn-began-start = begins the turn
terror-play-turn-ended-idle = does nothing
terror-tile-played-turn = plays { $tile }
terror-dinos-added-turn =
    { $white ->
        [1] places { $count ->
            [one] 1 white Dino
           *[other] { $count } white Dinos
        }
       *[0] gets { $count ->
            [one] 1 Dino
           *[other] { $count } Dinos
        }
    }
terror-group-moved-turn =
    sends { $count ->
        [one] 1 Dino
       *[other] { $count } Dinos
    } to the { $to }
terror-picked-up-effect =
    picks up { $count ->
        [one] 1 Dino
       *[other] { $count } Dinos
    } of { $victim }
terror-predator-moved-turn = sends { $predator } to the { $to }
terror-t-rex-changed-turn =
    { $wild ->
        [1] tames the T-Rex
       *[0] takes the T-Rex from { $former }
    }
terror-dino-eaten-turn =
    eats { $count ->
        [one] 1 Dino
       *[other] { $count } Dinos
    } of { $victim }
terror-group-scattered-turn =
    scares away { $count ->
        [one] 1 Dino
       *[other] { $count } Dinos
    } of { $owner }
terror-herd-extinct-effect =
    { $own ->
        [1] loses { $count ->
            [one] 1 Dino that finds no habitat
           *[other] { $count } Dinos that find no habitat
        }
       *[0] drives out { $count ->
            [one] 1 Dino of { $who }
           *[other] { $count } Dinos of { $who }
        }
    }
terror-hatch-played-turn = uses the Hatch counter
terror-volcano-placed-turn = lets a volcano erupt in the { $area }
terror-dinos-killed-effect =
    { $own ->
        [1] loses { $count ->
            [one] 1 Dino in it
           *[other] { $count } Dinos in it
        }
       *[0] kills { $count ->
            [one] 1 Dino of { $who }
           *[other] { $count } Dinos of { $who }
        }
    }
terror-stones-scored-line = The habitats are scored.
terror-presence-scored-line = Presence in all four environments is scored.
terror-domination-scored-line = Domination is scored.
terror-period-scored-line = The { $period } is over.
terror-game-ended-line = The game is over.
