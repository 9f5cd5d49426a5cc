# Trias in English: the line of a turn in the log. The key is that of an event and its part in the line
# (docs/games/clients.md). A phrase has no subject: the name of the player comes before it.

trias-board-laid-line = The continent lies on the table.
trias-placed-turn = places { $count } herds
trias-turn-began-start = begins the turn
trias-actions-ended-idle = does nothing
trias-meteorite-turn = draws the meteorite, so the last round begins
trias-last-round-no-drift-line = Nobody could drift anything: the last round begins.
trias-nothing-drifts-turn = cannot drift anything
trias-drifted-turn =
    { $count ->
        [one] drifts a { $landscape } tile
       *[other] drifts { $count } { $landscape } tiles
    }
trias-interim-scored-effect =
    cuts off an island of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
trias-fell-into-water-effect =
    { $own ->
        [1] leaves { $count ->
            [one] a herd of their own
           *[other] { $count } herds of their own
        }
       *[0] leaves { $count ->
            [one] a herd of { $who }
           *[other] { $count } herds of { $who }
        }
    } swimming
trias-moved-turn =
    { $count ->
        [one] moves a herd
       *[other] makes { $count } moves
    }
trias-rescued-turn =
    rescues { $count ->
        [one] a swimmer
       *[other] { $count } swimmers
    }
trias-reproduced-turn =
    adds { $count ->
        [one] a herd
       *[other] { $count } herds
    }
trias-swimmers-lost-turn =
    loses { $count ->
        [one] a swimmer
       *[other] { $count } swimmers
    }
trias-surplus-lost-turn =
    gives up { $count ->
        [one] a herd
       *[other] { $count } herds
    } for lack of room
trias-final-scored-line = Final scoring: the islands pay.
trias-game-won-line =
    { $winners ->
        [one] { $who } wins.
       *[other] { $who } shares the victory.
    }
