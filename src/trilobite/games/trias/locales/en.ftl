# Trias in English. Everything a player reads about this game; keys are used by the game's Python
# files, by the terminal and by the browser.

trias-title = Trias
trias-summary = The supercontinent breaks up; keep your herds on the islands that count.

## Words

trias-mountain = mountain
trias-steppe = steppe
trias-woods = woods
trias-south-pole = South Pole

trias-card-mountain = mountain
trias-card-steppe = steppe
trias-card-woods = woods
trias-card-meteorite = meteorite

## Questions

trias-ask-place = Place { $herds } herds on a tile without herds.
trias-ask-card = Which card decides what drifts: your hand card, or the top card of the deck?
trias-ask-lift = A { $landscape } tile has to drift. Which one do you lift?
trias-ask-lift-any = Any landscape may drift this time. Which tile do you lift?
trias-ask-drift =
    { $codes ->
        [all] Where does tile { $tile } ({ $landscape }) go?
       *[none] Where does the { $landscape } tile go?
    } Further out, beside the land it came from.
trias-ask-act =
    { $left ->
        [0] You have no actions left.{ $more ->
            [0] {""}
            [one] {" "}1 more swimmer may still come ashore for free.
           *[other] {" "}{ $more } more swimmers may still come ashore for free.
        }
        [one] You have 1 action left. { $more ->
            [0] What do you do?
            [one] 1 more swimmer may still come ashore for free, but not after another action.
           *[other] { $more } more swimmers may still come ashore for free, but not after another action.
        }
       *[other] You have { $left } actions left. { $more ->
            [0] What do you do?
            [one] 1 more swimmer may still come ashore for free, but not after another action.
           *[other] { $more } more swimmers may still come ashore for free, but not after another action.
        }
    }
trias-ask-end =
    { $left ->
        [0] You have no actions left.
        [one] Nothing can be done with your last action.
       *[other] Nothing can be done with your { $left } actions.
    } End your turn.
trias-wastes-actions =
    { $left ->
        [0] Swimmers can still come ashore for free.
        [one] 1 action is left.
       *[other] { $left } actions are left.
    } End your turn anyway?

## Kinds of action, as headings above the choices

trias-kind-place = Place two herds on an empty tile
trias-kind-hand = Play your hand card
trias-kind-draw = Turn over the top card of the deck; it must be used
trias-kind-lift = Lift a tile to drift it; its herds will swim (as an action it costs 3)
trias-kind-drift = Put the lifted tile on this side of another tile
trias-kind-move = Move a herd from a tile to its neighbour on this side (1 action)
trias-kind-rescue = Rescue a swimmer onto a tile, from this side of it (1 action for up to 3)
trias-kind-reproduce = Reproduce: a herd on a tile gets a second one from stock (1 action)
trias-kind-end = End your turn; what still swims goes back to stock

## What happens

trias-tile-at =
    { $codes ->
        [all] { $ring ->
            [0] tile { $tile } ({ $landscape })
           *[other] tile { $tile } ({ $landscape }, ring { $ring }, { $hour } o’clock)
        }
        [spoken] { $ring ->
            [0] the { $landscape }
           *[other] tile { $tile } ({ $landscape }, ring { $ring }, { $hour } o’clock)
        }
       *[none] { $ring ->
            [0] the { $landscape }
           *[other] a { $landscape } tile
        }
    }
trias-moved-from =
    { $codes ->
        [all] { $fromring ->
            [0] tile { $from } ({ $fromland })
           *[other] tile { $from } ({ $fromland }, ring { $fromring }, { $fromhour } o’clock)
        }
        [spoken] { $fromring ->
            [0] the { $fromland }
           *[other] tile { $from } ({ $fromland }, ring { $fromring }, { $fromhour } o’clock)
        }
       *[none] { $fromring ->
            [0] the { $fromland }
           *[other] a { $fromland } tile
        }
    }
trias-moved-to =
    { $codes ->
        [all] { $toring ->
            [0] tile { $to } ({ $toland })
           *[other] tile { $to } ({ $toland }, ring { $toring }, { $tohour } o’clock)
        }
        [spoken] { $toring ->
            [0] the { $toland }
           *[other] tile { $to } ({ $toland }, ring { $toring }, { $tohour } o’clock)
        }
       *[none] { $toring ->
            [0] the { $toland }
           *[other] a { $toland } tile
        }
    }
trias-board-laid = The continent lies on the table: the South Pole and { $tiles } land tiles round it.
trias-start-player = { $who } is the start player and places first.
trias-card-taken = { $who } takes a hand card with back { $back }: { $card }.
trias-hidden-card-taken = { $who } takes a hand card with back { $back }.
trias-placed = { $who } places { $herds } herds on { trias-tile-at }.
trias-turn-began = Turn { $turn }: { $who }.
trias-hand-played = { $who } plays the hand card: { $card }.
trias-card-drawn = { $who } turns over the top card: { $card }.
trias-meteorite = { $who } draws the meteorite! The last round begins with { $first }.
trias-last-round-no-drift = Nobody was able to drift a tile for a whole round. The last round begins with { $first }.
trias-nothing-drifts = { $who } cannot drift any tile, so nothing drifts.
trias-free-choice = No { $landscape } tile can drift, so { $who } may drift any other landscape.
trias-lifted = { $who } lifts { trias-tile-at }.
trias-drifted =
    { $who } drifts { $codes ->
        [all] tile { $tile } ({ $landscape }) further out, to ring { $ring }, { $hour } o’clock
        [spoken] tile { $tile } ({ $landscape }) further out, to ring { $ring }, { $hour } o’clock
       *[none] a { $landscape } tile further out
    }{ $pieces ->
        [one] { $joined ->
            [one] .
           *[other] , and it joins { $joined } land masses.
        }
       *[other] ; its land breaks into { $pieces } pieces{ $joined ->
            [one] .
           *[other] , and it joins { $joined } land masses.
        }
    }
trias-fell-into-water =
    { $herds ->
        [one] 1 herd of { $who } now swims.
       *[other] { $herds } herds of { $who } now swim.
    }
trias-came-ashore =
    { $herds ->
        [one] 1 swimmer of { $who } stands on land again.
       *[other] { $herds } swimmers of { $who } stand on land again.
    }
trias-rank =
    { $place ->
        [1] { $sharers ->
            [one] the most
           *[other] tied for the most
        }
        [2] { $sharers ->
            [one] the second most
           *[other] tied for the second most
        }
       *[other] too few for a place
    }
trias-interim-scored =
    { $who } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the new island of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }: { $herds ->
        [one] 1 herd
       *[other] { $herds } herds
    }, { trias-rank }.
trias-interim-missed =
    { $who } gets nothing for the new island of { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }: { $herds ->
        [one] 1 herd
       *[other] { $herds } herds
    }, { trias-rank }.
trias-moved = { $who } moves a herd from { trias-moved-from } to { trias-moved-to }; actions left: { $left }.
trias-rescued =
    { $who } rescues a swimmer onto { trias-tile-at }; actions left: { $left }{ $free ->
        [0] .
       *[other] , and { $free } more may come ashore for free.
    }
trias-reproduced = { $who } reproduces on { trias-tile-at }; actions left: { $left }.
trias-actions-ended =
    { $who } ends the turn{ $unused ->
        [0] .
        [one] {" "}with 1 action unused.
       *[other] {" "}with { $unused } actions unused.
    }
trias-swimmers-lost =
    { $herds ->
        [one] 1 swimmer of { $who } goes back to stock.
       *[other] { $herds } swimmers of { $who } go back to stock.
    }
trias-surplus-lost =
    Too many herds on { trias-tile-at }: { $herds ->
        [one] 1 herd of { $who } goes back to stock.
       *[other] { $herds } herds of { $who } go back to stock.
    }
trias-final-scored =
    { $who } is { $place ->
        [1] first
       *[2] second
    } on the island of { $tiles ->
        [one] 1 tile,
       *[other] { $tiles } tiles round
    } { trias-tile-at }, and gets { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
trias-final-tied =
    { $sharers } players have { $place ->
        [1] the most herds on it, { $herds } each: they share what first and second are worth, and nobody else scores there.
       *[2] the second most herds on it, { $herds } each: they share what the second is worth.
    }
trias-game-won =
    { $winners ->
        [one] { $who } wins with { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] { $who } shares the victory: { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
    }

## Results

trias-source-interim = new islands
trias-source-final = at the end
trias-result-points = by points
trias-result-stock =
    by herds in stock ({ $stock }), as others have { $points ->
        [one] 1 point
       *[other] { $points } points
    } too
trias-result-masses =
    by presence on { $masses ->
        [one] 1 land mass
       *[other] { $masses } land masses
    }, as points ({ $points }) and stock ({ $stock }) are equal
trias-result-shared = shared, as points ({ $points }), stock ({ $stock }) and land masses ({ $masses }) are equal

## Refusals

trias-this-tile =
    { $codes ->
        [all] Tile { $tile }
       *[none] This tile
    }
trias-that-tile =
    { $codes ->
        [all] tile { $tile }
       *[none] this tile
    }
trias-refusal-placing = The herds are still being placed: choose a tile without herds.
trias-refusal-choose-card = First decide on a card: play the one in your hand, or draw one.
trias-refusal-lifting = The mandatory drift comes first: lift one of the tiles that may drift.
trias-refusal-drifting = You are holding a lifted tile: put it down on one of the marked cells, or undo the lift.
trias-refusal-acting = This is not possible while you take your actions: drift, move, rescue, reproduce or end your turn.
trias-refusal-no-tile = There is no tile { $tile } in this game; land tiles have the numbers 0 to { $last }.
trias-refusal-no-reentry = Herds are placed only at the start; a player who has lost all of them stays out.
trias-refusal-not-extinct = Only a player without a single herd on the board may come back with a new pair.
trias-refusal-reentry-too-late = A new pair costs all actions of a normal turn, so it must be the first thing you do in it.
trias-refusal-pole = No herd may stand on the South Pole.
trias-refusal-pole-stays = The South Pole never drifts.
trias-refusal-not-vacant = There is already a herd on { trias-that-tile }; choose a tile without herds.
trias-refusal-drift-too-dear =
    A drift costs { $cost } actions, and you have { $left ->
        [0] none left.
        [one] 1 left.
       *[other] { $left } left.
    }
trias-refusal-lone-tile = { trias-this-tile } is an island of its own, and a lone tile never drifts.
trias-refusal-no-presence = You have no herd on the land mass of { trias-that-tile }; swimmers do not count.
trias-refusal-inland = { trias-this-tile } has no edge on the outer water; only tiles of the outer coast drift.
trias-refusal-nowhere-to-go = { trias-this-tile } has nowhere to go: no cell further out touches the rest of its land mass.
trias-refusal-wrong-landscape = { trias-this-tile } is another landscape; the card demands a { $landscape } tile that can drift.
trias-refusal-beside-itself = You hold { trias-that-tile } in your hand; name another tile of its land mass to put it beside.
trias-refusal-other-mass =
    { $tile ->
        [34] The South Pole
       *[other] { trias-this-tile }
    } belongs to another land mass; the lifted tile must touch the one it came from.
trias-refusal-on-land =
    { $tile ->
        [34] The South Pole
       *[other] { trias-this-tile }
    } lies there; a lifted tile needs a water cell.
trias-refusal-not-further = That is not further from the South Pole than where the tile lay.
trias-refusal-interior-sea = That is an interior sea; in its new place the tile must have an edge on the outer water.
trias-refusal-not-touching = That cell does not touch what is left of the land mass the tile came from.
trias-refusal-other-name = That cell takes its name from its lowest-numbered neighbour, tile { $tile }.
trias-refusal-only-water = Only a lifted tile can go to a water cell.
trias-refusal-no-action = You have no action left.
trias-refusal-no-spent = No herd of yours on { trias-that-tile } has reproduced or been born this turn.
trias-refusal-no-fresh = All your herds on { trias-that-tile } have reproduced or been born this turn; move one of those.
trias-refusal-into-water = There is water on that side; herds only walk from tile to tile.
trias-refusal-full =
    { $tile ->
        [34] The South Pole
       *[other] { trias-this-tile }
    } is full.
trias-refusal-no-swimmer = No herd of yours swims on that side of { trias-that-tile }.
trias-refusal-no-own-swimmer = None of your herds swims there.
trias-refusal-cannot-be-rescued = Your swimmer cannot come ashore: no tile beside it has room.
trias-refusal-no-stock = Your stock is empty, so there is no herd to add.
trias-refusal-already-reproduced = Your herds on { trias-that-tile } have reproduced or been born this turn; each herd reproduces at most once a turn.
trias-refusal-extinct = You have no herd left on the board; all you can do is end your turn.
trias-refusal-no-herd =
    You have no herd on { $tile ->
        [34] the South Pole.
       *[other] { trias-that-tile }.
    }
trias-refusal-no-herd-ashore = All your herds are swimming; only a herd on land reproduces.
trias-refusal-none-reproduces = None of your herds can reproduce: each has done so or was born this turn, or its tile is full.
trias-refusal-no-way = None of the tiles beside it has room for this herd.
trias-refusal-herd-to-tile = A herd goes to a tile: choose one beside it.
trias-refusal-swimmer-to-tile = A swimmer goes ashore on a tile: choose one beside its cell.
trias-refusal-birth-on-tile = A new herd joins one of yours: choose a tile with a fresh herd of yours.
trias-refusal-not-adjacent =
    { $tile ->
        [34] The South Pole
       *[other] { trias-this-tile }
    } is not next to it; a herd goes only to a neighbouring tile.

## Facts beside the board

trias-fact-player =
    { $active ->
        [1] >
       *[0] {" "}
    }{ $letter } { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $herds ->
        [one] 1 herd
       *[other] { $herds } herds
    }, { $stock } in stock{ $back ->
        [0] , no hand card
       *[other] , card back { $back }
    }
trias-fact-hand = Your hand card: { $card } (back { $back })
trias-fact-deck =
    Deck: { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }, top card back { $back }
trias-fact-discards = Used cards: mountain { $mountain }, steppe { $steppe }, woods { $woods }
trias-fact-last-card = Card used last: { $card } (back { $back })
trias-fact-turn =
    Turn { $turn }{ $actions ->
        [0] {""}
        [one] , 1 action left
       *[other] , { $actions } actions left
    }
trias-fact-last-round =
    Last round, { $turns ->
        [one] last turn
       *[other] { $turns } turns to go
    }{ $actions ->
        [0] {""}
        [one] , 1 action left
       *[other] , { $actions } actions left
    }
trias-fact-over = The game is over.
trias-fact-lifted = Lifted: tile { $tile } ({ $landscape }), shown in [ ]
trias-fact-islands = Islands, each with its herds:
trias-fact-island =
    {"  "}{ $size ->
        [one] 1 tile
       *[other] { $size } tiles
    } round { $tile }: { $herds ->
        [none] nobody
       *[other] { $herds }
    }
trias-fact-legend-tiles =
    M mountain feeds { $mountain }, S steppe { $steppe }, W woods { $woods }{ $south-pole ->
        [0] {" "}herds
        [unlimited] {" "}herds, SP South Pole any number
       *[other] , SP South Pole { $south-pole } herds
    }; · free place
trias-fact-leftover = Tiles left over at set-up: mountain { $mountain }, steppe { $steppe }, woods { $woods }
trias-fact-legend-swimmers = ~A~ a swimmer of A
trias-fact-legend-spent = a small letter: reproduced or born this turn
trias-fact-legend-surplus = ! overpopulated
trias-fact-legend-sea = ≈ interior sea

## Options

# In the browser: headings of the options, by the section of their rule.
trias-web-options-tr-1 = Set-up

option-trias-start_player = Who places the first herds
option-trias-start_player-random = random
option-trias-start_player-0 = the first seat
option-trias-start_player-1 = the second seat
option-trias-start_player-2 = the third seat
option-trias-start_player-3 = the fourth seat
option-trias-start_player-4 = the fifth seat
option-trias-south_pole_capacity = Herds that the South Pole feeds
option-trias-south_pole_capacity-0 = none: no herd stands on it or crosses it
option-trias-south_pole_capacity-2 = two, like a mountain
option-trias-south_pole_capacity-3 = three, like a steppe
option-trias-south_pole_capacity-4 = four, like woods
option-trias-south_pole_capacity-unlimited = any number
option-trias-no_drift_card = The card of a player who cannot drift anything
option-trias-no_drift_card-consume = it is used up without effect
option-trias-no_drift_card-keep = it is kept; if nobody can drift anything for a whole round, the last round begins
option-trias-discards_public = Used cards
option-trias-discards_public-true = all of them may be looked at
option-trias-discards_public-false = only the latest may be looked at
option-trias-distance_metric = What “further from the South Pole” means
option-trias-distance_metric-ring = a higher ring
option-trias-distance_metric-euclid = a longer straight line from centre to centre
option-trias-interim_join = Points for a drift whose tile links land
option-trias-interim_join-never = never
option-trias-interim_join-net_new = if the land broke into more pieces than the tile joins, and the South Pole is in none of these
option-trias-interim_masses = Land whose break-up can score
option-trias-interim_masses-all = the main land and islands alike
option-trias-interim_masses-main = only the main land
option-trias-reentry = A player who has lost all herds
option-trias-reentry-none = stays out
option-trias-reentry-pair = may give up a normal turn’s actions to place two herds on an empty tile
option-trias-last_round_actions_2p = Actions in the last round with two players
option-trias-last_round_actions_2p-2 = two
option-trias-last_round_actions_2p-3 = three, so that a drift is still possible

## Help in the terminal

trias-help =
    The board: a tile shows its landscape and its number (W12 is woods, tile 12),
    below them its herds by the letters of the players, and a dot for each free
    place. ~A~ swims. Every tile has six sides:

         nw   ne
       w    o    e
         sw   se

    place 12      put two herds on tile 12
    hand, draw    use your hand card, or the top card of the deck
    lift 12       lift tile 12, the first half of a drift
    drift 7 se    put the lifted tile south-east of tile 7
    move 5 ne     a herd walks from tile 5 to the tile north-east of it;
                  “move 5 ne spent”: one that reproduced or was born this turn
    rescue 9 w    a swimmer just west of tile 9 comes ashore on tile 9
    reproduce 5   one of your herds on tile 5 gets a second one
    end           end your turn
    For “why”, things are named tile:12, or cell:2,-1 (steps from the South Pole).

## In the browser: things of the map in words

trias-web-map =
    Board of Trias: the main land and { $lands ->
        [0] no islands
        [one] 1 island
       *[other] { $lands } islands
    }
trias-web-place = ring { $ring }, { $hour } o’clock
trias-web-where =
    { $codes ->
        [spoken] { trias-web-place }
       *[none] { $side ->
            [ne] in the north-east
            [e] in the east
            [se] in the south-east
            [s] in the south
            [sw] in the south-west
            [w] in the west
            [nw] in the north-west
           *[n] in the north
        }, { $ring ->
            [one] 1 cell
           *[other] { $ring } cells
        } from the South Pole
    }
trias-web-tile = tile { $tile }
trias-web-places-free =
    { $places ->
        [one] room for 1 herd
       *[other] room for { $places } herds
    }
trias-web-full = full
trias-web-too-many =
    { $herds ->
        [one] 1 herd too many
       *[other] { $herds } herds too many
    }
trias-web-herds-of =
    { $who } { $herds ->
        [one] 1 herd
       *[other] { $herds } herds
    }
trias-web-swimmers-of =
    { $who } { $herds ->
        [one] 1 swimmer
       *[other] { $herds } swimmers
    }
trias-web-one-fresh = a herd
trias-web-one-spent = a herd that has reproduced or was born
trias-web-fresh-herds =
    { $herds ->
        [one] 1 herd
       *[other] { $herds } herds
    } of yours on tile { $tile }
trias-web-spent-herds =
    { $herds ->
        [one] 1 herd
       *[other] { $herds } herds
    } of yours on tile { $tile }, reproduced or born this turn
trias-web-land = island { $letter }
trias-web-main-land = main land
trias-web-water = water
trias-web-inland-sea = interior sea
trias-web-beside =
    { $side ->
        [e] east
        [ne] north-east
        [nw] north-west
        [w] west
        [sw] south-west
       *[se] south-east
    } of tile { $tile }
trias-web-beside-land =
    { $side ->
        [e] east
        [ne] north-east
        [nw] north-west
        [w] west
        [sw] south-west
       *[se] south-east
    } of a { $landscape } tile
trias-web-lifted = lifted
trias-web-stock-of =
    stock of { $who }: { $herds ->
        [one] 1 herd
       *[other] { $herds } herds
    }
trias-web-hand-card = your hand card: { $card }, back { $back }
trias-web-no-hand-card = no hand card
trias-web-deck =
    deck: { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }, the top one has back { $back }
trias-web-end = end of your turn

## In the browser: flags, key and tools of the map

trias-web-tiles =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
trias-web-main-land-tiles =
    Main land, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
trias-web-nobody =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, empty
trias-web-herds =
    { $herds ->
        [one] 1 herd
       *[other] { $herds } herds
    }
trias-web-points =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
trias-web-pays-now = at the end
trias-web-pays-nothing = no pts
trias-web-key = { $landscape } { $places }
trias-web-key-spent = reproduced or born this turn
trias-web-map-tools = Board
trias-web-zoom-in = Zoom in
trias-web-zoom-out = Zoom out
trias-web-show-all = Show all land
trias-web-overview = All land; choose where to go

## In the browser: beside the board

trias-web-actions-left =
    { $actions ->
        [0] no actions left
        [one] 1 action left
       *[other] { $actions } actions left
    }
trias-web-rescues-left =
    { $rescues ->
        [one] 1 more rescue is free
       *[other] { $rescues } more rescues are free
    }
trias-web-stock = stock
trias-web-your-card = your card
trias-web-used-card = must drift
trias-web-used-card-about = The landscape of this card must drift now, if a tile of it can.
trias-web-cards-left = { $cards } left
trias-web-discards = used
trias-web-discards-about = Used cards, by landscape
trias-web-leftover = left over
trias-web-leftover-about = Tiles left over at set-up
trias-web-fact-stock = stock { $herds }
trias-web-fact-land = land { $herds }
trias-web-fact-swim = swim { $herds }
trias-web-fact-card = card { $back }

## In the browser: head and buttons

trias-web-turn = Turn { $turn }
trias-web-last-round =
    Last round, { $turns ->
        [one] last turn
       *[other] { $turns } turns to go
    }
trias-web-over = The game is over
trias-web-stage-placing = Placing herds
trias-web-stage-card = Card
trias-web-stage-drift = Drift
trias-web-stage-actions = Actions
trias-web-stage-upkeep = Clean-up, new card
trias-web-stage-clean-up = Clean-up
trias-web-button-place = Place
trias-web-button-hand = Hand card
trias-web-button-draw = Draw
trias-web-button-lift = Drift
trias-web-button-drift = Put down
trias-web-button-move = Move
trias-web-button-rescue = Rescue
trias-web-button-reproduce = Reproduce
trias-web-button-end = End turn
trias-web-again-move = Move { $count } more the same way
trias-web-again-rescue = Rescue { $count } more from there
trias-web-again-reproduce = Reproduce { $count } more times there
trias-web-next-herd = Choose the herd that moves.
trias-web-next-tile = Choose the tile it goes to.
trias-web-next-swimmer = Choose the swimmer that comes ashore.
trias-web-next-ashore = Choose the tile where it comes ashore.
trias-web-next-birth = Choose the tile whose herd gets a second one.
trias-web-next-lift = Choose the tile that drifts.
trias-web-cost-lift = 3
trias-web-cost-move = 1
trias-web-cost-rescue = 1
trias-web-cost-reproduce = 1
trias-web-action =
    { $kind ->
        [lift] Drift this tile
        [move] Move a herd from here
        [rescue] Bring it ashore
       *[reproduce] Reproduce
    }{ $cost ->
        [0] {""}
        [one] : 1 action
       *[other] : { $cost } actions
    }
