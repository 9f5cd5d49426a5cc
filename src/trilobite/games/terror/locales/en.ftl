# Triassic Terror in English. Everything a player reads about this game; keys are used by the game's
# Python files, by the terminal and by the browser.

terror-title = Triassic Terror
terror-summary = Grow, migrate and survive: your herds fight for the habitats of a volcanic island.

## Words

terror-swamp = swamp
terror-forest = forest
terror-desert = desert
terror-mountains = mountains

terror-area-si = inner swamp
terror-area-sm = middle swamp
terror-area-so = outer swamp
terror-area-fi = inner forest
terror-area-fm = middle forest
terror-area-fo = outer forest
terror-area-di = inner desert
terror-area-dm = middle desert
terror-area-do = outer desert
terror-area-mi = inner mountains
terror-area-mm = middle mountains
terror-area-mo = outer mountains

terror-tile-ne = New Environment
terror-tile-hg = Herd Growth
terror-tile-hm = Herd Migration
terror-tile-ha = Hatch
terror-tile-tr = T-Rex
terror-tile-ra = Raptors

terror-raptor-one = Raptor 1
terror-raptor-two = Raptor 2
terror-pterodactyl = the Pterodactyl
terror-t-rex = the T-Rex

terror-triassic = Triassic
terror-jurassic = Jurassic
terror-cretaceous = Cretaceous

## Questions

terror-ask-card =
    Which card do you take: the open one ({ $card }), or the hidden top card of the deck ({ $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    })?
terror-ask-tile = Which action tile do you take? White Dinos on it are yours; lower spaces play first.
terror-ask-menu =
    { $left ->
        [both] Play your card or your tile ({ $tile }) first?
        [card] You still have to play your card.
        [tile] You still have to play your tile: { $tile }.
       *[none] { $placeable ->
            [0] All played. End your turn.
           *[other] Card and tile are played.
        }
    }{ $placeable ->
        [0] { $whites ->
            [0] {""}
            [one] {" "}Your white Dino cannot be placed now.
           *[other] {" "}Your { $whites } white Dinos cannot be placed now.
        }
       *[other] { $whites ->
            [one] {" "}You have 1 white Dino to place.
           *[other] {" "}You have { $whites } white Dinos to place.
        }
    }
terror-ask-environment =
    In which environment do you place { $number ->
        [one] 1 Dino?
       *[other] { $number } Dinos?
    }
terror-ask-spread =
    Place { $number ->
        [one] 1 Dino
       *[other] { $number } Dinos
    }: how many go to the inner, the middle and the outer { $environment }?
terror-ask-grow-first =
    Which of your herds grows by { $number ->
        [one] 1 Dino?
       *[other] { $number } Dinos?
    }{ $others ->
        [0] {""}
       *[other] {" "}Another one grows after it.
    }
terror-ask-grow-second =
    Which other herd grows by { $number ->
        [one] 1 Dino?
       *[other] { $number } Dinos?
    }
terror-ask-hatch =
    In which of your herds { $number ->
        [one] does 1 Dino hatch?
       *[other] do { $number } Dinos hatch?
    } The Pterodactyl may fly after that.
terror-ask-migrate-first =
    { $herds ->
        [0] None of your herds can migrate now.
       *[other] Which herd migrates first? Two may go, one after the other, or none.
    }
terror-ask-migrate-second =
    { $herds ->
        [0] No other herd can migrate now.
       *[other] Does a second herd migrate? Dinos that have just arrived stay where they are.
    }
terror-ask-divide =
    How does the herd in the { $area } divide? { $left ->
        [0] No more Dinos may leave.
        [one] 1 Dino may still leave.
       *[other] { $left } Dinos may still leave.
    } { $going ->
        [0] Each group that goes to another environment loses 1.
       *[other] Choose an area for another group, or confirm.
    }
terror-ask-pterodactyl =
    Where does the Pterodactyl fly? One or two areas away it can eat { $bites ->
        [one] 1 Dino of an opponent.
       *[other] up to { $bites } Dinos of opponents.
    }
terror-ask-t-rex =
    { $own ->
        [1] The T-Rex is already yours.
       *[other] The T-Rex becomes yours.
    } One area away it eats up to 5 Dinos, two areas away up to 3; if it stays, none.
terror-raptor-hunts = eats up to two Dinos there and scares two more away
terror-ask-which-raptor =
    { $raptors ->
        [0] { $moved ->
            [0] No Raptor can move.
           *[other] The other Raptor cannot move.
        }
       *[other] { $moved ->
            [0] Which Raptor moves first?
           *[other] Does the other Raptor move too?
        } { $steps ->
            [one] It moves 1 area, { terror-raptor-hunts }.
           *[other] It moves 1 or 2 areas, { terror-raptor-hunts }.
        }
    }
terror-ask-raptor =
    Where does { $predator } go? { $steps ->
        [one] It moves 1 area, { terror-raptor-hunts }.
       *[other] It moves 1 or 2 areas, { terror-raptor-hunts }.{ $moved ->
            [0] {" "}If it moves 2, the other Raptor can move only 1.
           *[other] {""}
        }
    }
terror-ask-eat =
    Whose Dinos does { $predator } eat? It can eat { $eaten ->
        [0] { $bites ->
            [one] 1.
           *[other] up to { $bites }.
        }
       *[1] { $bites ->
            [one] 1 more.
           *[other] up to { $bites } more.
        }
    }
terror-ask-scatter =
    { $number ->
        [0] There is nobody left to scare away in the { $area }.
        [one] Whose Dinos do you scare away from the { $area }? You may still scare away 1.
       *[other] Whose Dinos do you scare away from the { $area }? Two from one herd together, or up to two one at a time.
    }
terror-ask-scatter-to =
    Where { $number ->
        [one] does 1 Dino
       *[other] do { $number } Dinos
    } of { $owner } flee to? On the way to another environment 1 dies.
terror-wastes-counter = This is your last turn, and you could still use a counter. End it anyway?
terror-wastes-reach = There are Dinos of others within reach, but a predator that stays eats nothing. End your turn anyway?
terror-wastes-moves = You have moved nothing with your action tile, although you could. End your turn anyway?
terror-wastes-bite =
    You could still have { $predator } eat { $bites ->
        [one] 1 Dino
       *[other] up to { $bites } Dinos
    } of others. End your turn anyway?

## Kinds of action, as headings above the choices

terror-kind-draft = Take an environment card: the open one, or the hidden top card of the deck
terror-kind-take = Take an action tile with its white Dinos
terror-kind-card = Play your environment card
terror-kind-tile = Play your action tile
terror-kind-end = End your turn
terror-kind-white = White Dino: add 1 Dino to one of your herds
terror-kind-hatch = Hatch counter: add 3 Dinos to one of your herds (once per game)
terror-kind-volcano = Volcano counter: an eruption in one area (once per game)
terror-kind-environment = New Dinos come to this environment
terror-kind-spread = New Dinos for the inner, middle and outer area
terror-kind-grow = The herd that grows
terror-kind-migrate = The herd that migrates
terror-kind-go = This many go to this area
terror-kind-confirm = Let them go; the rest stay
terror-kind-stay = It stays where it is
terror-kind-to = Go to this area
terror-kind-eat = Eat a Dino of this player
terror-kind-raptor = The Raptor that moves
terror-kind-scatter = Scare away one or two Dinos of this player
terror-kind-stop = Stop here
terror-kind-finish = Move nothing else

## What happens: set-up and selection

terror-start-player-chosen = { $who } is the start player.
terror-herd-started = { $who } begins with { $number } Dinos in the { $area }.
terror-tiles-laid = The tiles, from space 1: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
terror-card-turned-up = The open card is now { $card }.
terror-turn-began = { $period }, turn { $turn } begins.
terror-face-up-taken = { $who } takes the open card: { $card }.
terror-deck-chosen = { $who } draws a card from the deck.
terror-blind-drawn = Only { $who } sees the card: { $card }.
terror-open-drawn = Everybody sees the card: { $card }.
terror-tile-taken =
    { $who } takes { $tile } from space { $space }{ $whites ->
        [0] .
        [one] {" "}with 1 white Dino.
       *[other] {" "}with { $whites } white Dinos.
    }

## What happens: play turns

terror-play-turn-began = { $who } plays (space { $space }).
terror-volcano-removed = The volcano of { $who } in the { $area } dies down.
terror-card-played = { $who } plays the card: { $card }.
terror-tile-played = { $who } plays { $tile }.
terror-environment-chosen = { $who } settles in the { $environment }.
terror-dinos-added =
    { $who } { $white ->
        [1] places { $number ->
            [one] 1 white Dino
           *[other] { $number } white Dinos
        }
       *[0] gets { $number ->
            [one] 1 Dino
           *[other] { $number } Dinos
        }
    } in the { $area }.
terror-gain-lost =
    { $number ->
        [one] { $who } misses out on 1 Dino.
       *[other] { $who } misses out on { $number } Dinos.
    }
terror-migration-began =
    { $who } sends out the herd in the { $area }: { $movable ->
        [one] 1 Dino may leave.
       *[other] up to { $movable } Dinos may leave.
    }
terror-group-planned =
    { $number ->
        [one] 1 Dino
       *[other] { $number } Dinos
    } of { $who } will go from the { $from } to the { $to }{ $shock ->
        [0] {""}
       *[other] , where 1 dies of shock
    }{ $doomed ->
        [0] .
       *[other] {" "}– and there is no habitat for them!
    }
terror-picked-up = The herd of { $who } picks up 1 Dino of { $victim } in the { $area }.
terror-group-moved =
    { $number ->
        [one] 1 Dino
       *[other] { $number } Dinos
    } of { $who } { $number ->
        [one] migrates
       *[other] migrate
    } from the { $from } to the { $to }{ $shock ->
        [0] .
       *[other] ; 1 dies of shock.
    }
terror-predator-moved =
    { $who } moves { $predator } from the { $from } to the { $to } ({ $steps ->
        [one] 1 area).
       *[other] { $steps } areas).
    }
terror-predator-stayed = { $who } leaves { $predator } where it is.
terror-t-rex-changed =
    { $wild ->
        [1] { $who } tames the T-Rex.
       *[0] { $who } takes the T-Rex from { $former }.
    }
terror-dino-eaten = { $who } has { $predator } eat 1 Dino of { $victim } in the { $area }.
terror-raptor-chosen = { $who } wakes { $predator }.
terror-group-chosen =
    { $who } scares away { $number ->
        [one] 1 Dino
       *[other] { $number } Dinos
    } of { $owner } from the { $area }.
terror-group-scattered =
    { $number ->
        [one] 1 Dino of { $owner } flees
       *[other] { $number } Dinos of { $owner } flee
    } from the { $from } to the { $to }{ $shock ->
        [0] .
       *[other] ; 1 dies of shock.
    }
terror-herds-ranked =
    { $herds ->
        [0] Nobody holds a habitat in the { $area } any more.
        [1] { $first } is now alone in the { $area }.
        [2] In the { $area } the order is now { $first }, { $second }.
       *[3] In the { $area } the order is now { $first }, { $second }, { $third }.
    }
terror-herd-extinct =
    { $number ->
        [one] 1 Dino of { $who } finds no habitat in the { $area } and dies out.
       *[other] { $number } Dinos of { $who } find no habitat in the { $area } and die out.
    }
terror-t-rex-outside = The T-Rex of { $who } finds no habitat in the { $area } and prowls outside.
terror-hatch-played = { $who } uses the Hatch counter in the { $area }.
terror-volcano-placed = { $who } lets a volcano erupt in the { $area }!
terror-dinos-killed =
    { $number ->
        [one] 1 Dino of { $who } dies
       *[other] { $number } Dinos of { $who } die
    } in the eruption.
terror-whites-lost =
    { $number ->
        [one] 1 white Dino of { $who } is lost: no herd can take it.
       *[other] { $number } white Dinos of { $who } are lost: no herd can take them.
    }
terror-step-ended =
    { $what ->
        [eating] { $who } ends the meal.
        [scattering] { $who } scares away no more Dinos.
        [migration] { $who } ends the migration.
       *[raptors] { $who } moves no more Raptors.
    }
terror-play-turn-ended = { $who } ends the turn.

## What happens: refresh and scoring

terror-whites-added =
    The { $tile } tile was not taken and is now on space { $space }, with { $whites ->
        [one] 1 white Dino.
       *[other] { $whites } white Dinos.
    }
terror-stones-scored =
    { $who } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $number ->
        [0] no habitat at all.
        [one] a habitat{ $codes ->
            [all] {" "}({ $places })
           *[none] {""}
        }.
       *[other] { $number } habitats{ $codes ->
            [all] {" "}({ $places })
           *[none] {""}
        }.
    }
terror-presence-scored = { $who } lives in all four environments and gets { $points } points.
terror-domination-scored =
    { $who } is { $place ->
        [1] first
        [2] second
        [3] third
       *[4] fourth or lower
    } in the { $environment } with { $total } and gets { $points ->
        [0] nothing: there is no prize for this place.
       *[other] { $points } points.
    }
terror-domination-tied =
    { $who } and { $other } both have { $total } in the { $environment }; { $by ->
        [primary] { $who } is ahead with more primary habitats there.
        [secondary] { $who } is ahead with more secondary habitats there.
        [tertiary] { $who } is ahead with more tertiary habitats there.
       *[area] { $who } is ahead with the better habitat in the { $area }.
    }
terror-period-scored = The { $period } is over and scored.
terror-start-passed = { $who } is the next start player.
terror-game-ended = The game is over.

## Results

terror-source-stones = habitats
terror-source-presence = presence
terror-source-domination = domination
terror-result-points = by points
terror-result-dinos =
    by Dinos on the island ({ $dinos }, a T-Rex is 3), as others have { $points ->
        [one] 1 point
       *[other] { $points } points
    } too
terror-result-primary = by primary habitats ({ $primary }), as points ({ $points }) and Dinos ({ $dinos }) are equal
terror-result-secondary = by secondary habitats ({ $secondary }), as points ({ $points }), Dinos ({ $dinos }) and primary habitats ({ $primary }) are equal
terror-result-tertiary = by tertiary habitats ({ $tertiary }), as points ({ $points }), Dinos ({ $dinos }) and all better habitats are equal
terror-result-shared = shared, as points ({ $points }), Dinos ({ $dinos }) and habitats ({ $primary }, { $secondary }, { $tertiary }) are equal

## Refusals: it is time for something else

terror-refusal-select-card = First take an environment card: the open one or the top card of the deck.
terror-refusal-select-tile = Take an action tile first. Everybody plays once all tiles are taken.
terror-refusal-menu = Nothing is under way: play your card or your tile, or end your turn.
terror-refusal-choose-environment = First choose the environment for your new Dinos.
terror-refusal-spreading = First place your new Dinos in the environment.
terror-refusal-growing = First choose the herd that grows.
terror-refusal-choose-herd = You are migrating: choose a herd, or finish moving.
terror-refusal-dividing = A herd is about to migrate: choose areas for its groups, then confirm.
terror-refusal-move-pterodactyl = First the Pterodactyl flies somewhere or stays.
terror-refusal-move-t-rex = First the T-Rex goes somewhere or stays.
terror-refusal-choose-raptor = Now choose a Raptor, or finish moving.
terror-refusal-move-raptor = First choose where the Raptor goes.
terror-refusal-eating = A predator is eating: choose whose Dinos, or stop.
terror-refusal-scattering = Dinos are fleeing: choose whose, or stop.
terror-refusal-scatter-to = First choose where the fleeing Dinos go.
terror-refusal-step-open = White Dinos and counters are used between two steps; finish this one first.
terror-refusal-not-in-phase-a = White Dinos and counters are for your own turn; tiles are being taken now.

## Refusals: selecting and playing

terror-refusal-no-card-turn = Nobody takes an environment card this turn.
terror-refusal-tile-taken = { $who } has already taken the { $tile } tile.
terror-refusal-no-card = You have no environment card to play.
terror-refusal-card-played = You have already played your environment card.
terror-refusal-tile-played = You have already played your action tile.
terror-refusal-not-your-tile = You do not have the { $tile } tile this turn.
terror-refusal-card-first = Your environment card must be played before the turn ends.
terror-refusal-tile-first = The { $tile } tile must be played before the turn ends.
terror-refusal-whites-first =
    { $whites ->
        [one] 1 white Dino must
       *[other] { $whites } white Dinos must
    } still join your herds before the turn ends.
terror-refusal-no-white = You have no white Dino to place.
terror-refusal-hatch-used = You have already used your Hatch counter; it works once per game.
terror-refusal-volcano-used = You have already used your Volcano counter; it works once per game.
terror-refusal-one-counter-a-period = You have already used your other counter in this period; only one is allowed per period.
terror-refusal-no-supply = Your supply is empty: all your Dinos are on the island.
terror-refusal-volcano = A volcano has closed the { $area }: no Dino or predator can enter, no Dino can leave, and no herd grows.
terror-refusal-second-volcano = A volcano has already closed the { $area }.
terror-refusal-lone-t-rex = In the { $area } you have only the T-Rex. It is not a herd: you need a Dino there.
terror-refusal-t-rex-outside = In the { $area } you have only the T-Rex, and it holds no habitat.
terror-refusal-no-herd = You have no herd in the { $area }.
terror-refusal-no-herd-anywhere = None of your herds can grow right now.
terror-refusal-not-your-herd = Choose one of your own herds; the one in the { $area } belongs to { $who }.
terror-refusal-choose-area = Now choose an area for it.
terror-refusal-click-area = Choose the area in which the herd lives.

## Refusals: new Dinos and migration

terror-refusal-all-blocked = Volcanoes have closed all of the { $environment }.
terror-refusal-all-doomed = New Dinos would find no habitat anywhere in the { $environment }, and this table does not allow that.
terror-refusal-spread-all =
    { $number ->
        [one] You have to place exactly 1 Dino.
       *[other] You have to place exactly { $number } Dinos.
    }
terror-refusal-other-environment = Your new Dinos go to the { $environment } and nowhere else.
terror-refusal-doomed = They would find no habitat in the { $area }, and this table does not allow that.
terror-refusal-grown-already = The herd in the { $area } has already grown; choose another one.
terror-refusal-t-rex-stays = A T-Rex never migrates, and you have no Dinos there.
terror-refusal-surrounded = All areas around the { $area } are closed by volcanoes, so the herd cannot leave.
terror-refusal-migrated-already = The herd in the { $area } has already migrated; the rest stay.
terror-refusal-new-herd = Your herd in the { $area } was not there when you began to migrate; it stays there.
terror-refusal-frozen-herd = All your Dinos in the { $area } came with the first migration and stay there.
terror-refusal-no-way-out = Wherever the herd in the { $area } went, it would find no habitat.
terror-refusal-not-adjacent = The { $area } does not border on the { $from }.
terror-refusal-planned-already =
    { $number ->
        [one] 1 Dino is already going
       *[other] { $number } Dinos are already going
    } to the { $area }; undo that to change it.
terror-refusal-too-many =
    { $left ->
        [0] No more Dinos of this herd may leave.
        [one] Only 1 more Dino of this herd may leave.
       *[other] Only { $left } more Dinos of this herd may leave.
    }
terror-refusal-nobody-leaves = At least one Dino has to leave; choose a group first, or undo the choice of the herd.
terror-refusal-choose-number = Now choose how many.

## Refusals: predators

terror-refusal-must-move =
    { $predator-key ->
        [terror-t-rex] The T-Rex
       *[other] The Pterodactyl
    } is already there; let it stay, or choose another area.
terror-refusal-raptor-must-move = { $predator } is already there; choose another area for it.
terror-refusal-too-far =
    The { $area } is too far away: { $predator } moves { $steps ->
        [one] 1 area.
       *[other] 1 or 2 areas.
    }
terror-refusal-way-blocked = The way to the { $area } leads through a volcano, and { $predator } cannot pass it.
terror-refusal-not-here = The predator hunts in the { $area }; a herd elsewhere is out of its reach.
terror-refusal-not-own = The Pterodactyl eats only Dinos of opponents.
terror-refusal-nobody-there = { $who } has no Dinos in the { $area }.
terror-refusal-no-seat = Nobody at this table has the letter { $seat }; the letters are A to { $last }.
terror-refusal-raptor-moved = { $predator } has already moved this turn.
terror-refusal-raptor-shut-in = All areas around { $predator } are closed by volcanoes, so it cannot move.
terror-refusal-predator-not-now =
    { $predator-key ->
        [terror-t-rex] Only the T-Rex tile moves the T-Rex.
        [terror-pterodactyl] Only the Hatch tile moves the Pterodactyl.
       *[other] Only the Raptors tile moves Raptors.
    }
terror-refusal-predator-goes-to-area = Choose the area that { $predator } goes to.
terror-refusal-too-few-there =
    { $here ->
        [0] { $who } has no Dinos in the { $area }.
       *[other] { $who } has only 1 Dino in the { $area }.
    }
terror-refusal-one-more = Each Raptor scares away up to two Dinos; only 1 more may flee.
terror-refusal-second-single = A second Dino of { $who } can neither follow the first nor leave the environment: two that flee to one area flee as a group.
terror-refusal-second-abroad = Two Dinos of { $who } flee to another environment as one group or not at all.
terror-refusal-lone-abroad = A single Dino of { $who } could only flee to another environment, and this table does not allow that.
terror-refusal-nowhere-to-flee = Dinos of { $who } have nowhere to flee to.
terror-refusal-not-abroad = There is room in the same environment, so they cannot flee to the { $area }.
terror-refusal-no-habitat = They would find no habitat in the { $area }.

## Facts beside the island

terror-fact-player =
    { $active ->
        [1] >
       *[0] {" "}
    }{ $letter } { $who }{ $start ->
        [1] , start
       *[0] {""}
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $worth ->
        [0] {""}
       *[other] {" "}(+{ $worth } if scored now)
    }, supply { $supply ->
        [unlimited] unlimited
       *[other] { $supply }
    }{ $whites ->
        [0] {""}
       *[other] , white { $whites }
    }, { $counters ->
        [both] Hatch and Volcano left
        [hatch] Hatch left
        [volcano] Volcano left
       *[none] counters used
    }{ $card ->
        [none] {""}
        [blind] , a hidden card
       *[other] , card: { $card }
    }
terror-fact-card = Your hidden card: { $card }
terror-fact-turn =
    { $period }, turn { $turn } of { $turns }{ $cards ->
        [1] {" "}(with cards)
       *[0] {""}
    }; the period pays for habitats{ $special ->
        [p] {" "}and presence
        [d] {" "}and domination
        [pd] , presence and domination
       *[none] {""}
    }
terror-fact-next =
    then { $period }: { $turns } turns; it pays for habitats{ $special ->
        [p] {" "}and presence
        [d] {" "}and domination
        [pd] , presence and domination
       *[none] {""}
    }
terror-fact-over = The game is over.
terror-fact-open-card =
    Open card: { $card }; deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
terror-fact-discards = Used cards: swamp { $swamp }, forest { $forest }, desert { $desert }, mountains { $mountains }
terror-fact-frozen = Arrived and staying: { $areas }
terror-fact-legend-areas = S swamp, F forest, D desert, M mountains, in a ring; i inner, m middle, o outer
terror-fact-legend-habitats = P, S, T: habitats with their points; A4: 4 Dinos of A; +3: a T-Rex
terror-fact-legend-predators = R1, R2 Raptors; Pt Pterodactyl; Tx T-Rex (Tx:A outside the habitats, A’s)
terror-fact-legend-volcano = ^A a volcano of A
terror-fact-legend-going = >3: 3 Dinos are about to go there
terror-fact-legend-row = Below the island: space, tile, white Dinos (o), who took it
terror-fact-legend-tiles = NE New Environment, HG Herd Growth, HM Herd Migration, HA Hatch, TR T-Rex, RA Raptors

## Options

# In the browser: headings of the options, by the section of their rule.
terror-web-options-tt-3 = Set-up
terror-web-options-tt-11 = Games for six

option-terror-start_player = Who is player 1
option-terror-start_player-random = random
option-terror-start_player-0 = the first seat
option-terror-start_player-1 = the second seat
option-terror-start_player-2 = the third seat
option-terror-start_player-3 = the fourth seat
option-terror-start_player-4 = the fifth seat
option-terror-start_player-5 = the sixth seat
option-terror-six_player_long = The long game for six
option-terror-six_player_long-true = with the Cretaceous: eight turns
option-terror-six_player_long-false = without the Cretaceous: six turns
option-terror-doomed_arrivals = Dinos that would find no habitat where they go
option-terror-doomed_arrivals-die = may go there, and die out
option-terror-doomed_arrivals-forbid = may not go there
option-terror-trex_outside = A T-Rex outside the habitats, when there is room again
option-terror-trex_outside-reenter = comes in by itself, and may drive a smaller herd out
option-terror-trex_outside-stay = waits for the next T-Rex tile or for Dinos of its owner
option-terror-trex_accepts_growth = Growth where a player has only the T-Rex
option-terror-trex_accepts_growth-true = allowed, if the T-Rex holds a habitat
option-terror-trex_accepts_growth-false = not allowed: a herd needs a Dino
option-terror-dino_supply = Dinos of each player
option-terror-dino_supply-limited = 57, and no more
option-terror-dino_supply-unlimited = as many as needed
option-terror-white_tokens = White Dinos on the tiles
option-terror-white_tokens-unlimited = as many as needed
option-terror-white_tokens-12 = at most 12, the highest spaces first
option-terror-blind_cards = Cards drawn from the deck
option-terror-blind_cards-secret = only the player who holds them sees them until they are played
option-terror-blind_cards-open = are shown to everybody
option-terror-scatter_lone_abroad = A single Dino that a Raptor scares away
option-terror-scatter_lone_abroad-true = may have to flee to another environment, where it dies
option-terror-scatter_lone_abroad-false = never leaves its environment
option-terror-board_data = Numbers of your own board
option-terror-board_data-stones = Points of the habitats
option-terror-board_data-starts = Where the players begin, from the start player
option-terror-board_data-predators = Where the predators begin
option-terror-board_data-si = { terror-area-si }
option-terror-board_data-sm = { terror-area-sm }
option-terror-board_data-so = { terror-area-so }
option-terror-board_data-fi = { terror-area-fi }
option-terror-board_data-fm = { terror-area-fm }
option-terror-board_data-fo = { terror-area-fo }
option-terror-board_data-di = { terror-area-di }
option-terror-board_data-dm = { terror-area-dm }
option-terror-board_data-do = { terror-area-do }
option-terror-board_data-mi = { terror-area-mi }
option-terror-board_data-mm = { terror-area-mm }
option-terror-board_data-mo = { terror-area-mo }
option-terror-board_data-p = primary
option-terror-board_data-s = secondary
option-terror-board_data-t = tertiary
option-terror-board_data-1 = first player
option-terror-board_data-2 = second player
option-terror-board_data-3 = third player
option-terror-board_data-4 = fourth player
option-terror-board_data-5 = fifth player
option-terror-board_data-6 = sixth player
option-terror-board_data-raptor-1 = { terror-raptor-one }
option-terror-board_data-raptor-2 = { terror-raptor-two }
option-terror-board_data-pterodactyl = { terror-pterodactyl }
option-terror-board_data-t-rex = { terror-t-rex }

## Help in the terminal

terror-help =
    The island: four environments side by side, from the inner ring down to the
    outer one; the right edge borders on the left one. Fm is the middle forest.
    An area shows its three habitats with their points and who lives there: P6 A4
    is a herd of 4 of player A, +3 a T-Rex with it. Below it are the action row
    and what everybody has. Players are named by their letters.

    draft open, draft deck   take the open card, or the top card of the deck
    take HG                  take an action tile
    card, tile, end          play your card, your tile; end your turn
    white Fm                 add a white Dino to your herd there
    hatch Fm, volcano Fm     use a counter there
    environment forest       New Environment: new Dinos come here
    spread 2-1-0             2 inner, 1 middle, 0 outer
    grow Fm                  your herd there grows
    migrate Fm, go Sm 3      your herd in Fm migrates, 3 of it to Sm
    confirm                  let them go
    to Do, stay              a predator or a fleeing group goes there, or stays
    eat B                    eat a Dino of player B
    raptor 1                 move Raptor 1
    scatter B 1              1 Dino of player B flees
    stop, finish             stop eating or scaring; move nothing else
    For “why”, things are named area:Fm, herd:Fm:B, tile:HG, raptor:1 and so on.

## In the browser: the island in words

terror-web-island = The island: twelve areas round the volcano
terror-web-name-swamp = Swamp
terror-web-name-forest = Forest
terror-web-name-desert = Desert
terror-web-name-mountains = Mountains
terror-web-volcano-word = volcano
terror-web-closing = ↺ Mountains and Swamp are neighbours too
terror-web-primary = primary habitat
terror-web-secondary = secondary habitat
terror-web-tertiary = tertiary habitat
terror-web-occupant =
    { $who } { $dinos } ({ $habitat }{ $points ->
        [0] )
        [one] , 1 point)
       *[other] , { $points } points)
    }
terror-web-occupant-rex =
    { $who } { $dinos } and the T-Rex ({ $habitat }{ $points ->
        [0] )
        [one] , 1 point)
       *[other] , { $points } points)
    }
terror-web-herd =
    { $dinos ->
        [one] 1 Dino
       *[other] { $dinos } Dinos
    } of { $who }, { $area }, { $habitat }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
terror-web-herd-rex =
    { $dinos ->
        [0] the T-Rex
        [one] 1 Dino and the T-Rex
       *[other] { $dinos } Dinos and the T-Rex
    } of { $who }, { $area }, { $habitat }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
terror-web-t-rex-wild = the wild T-Rex
terror-web-t-rex-of = the T-Rex of { $who }
terror-web-beast-at = { $beast }, { $area }
terror-web-closed-by = closed by the volcano of { $who } until their next turn
terror-web-closed = closed
terror-web-plate = closed by { $who }
terror-web-empty = empty
terror-web-dinos =
    { $number ->
        [one] 1 Dino
       *[other] { $number } Dinos
    }

## In the browser: what a click would do

terror-web-group =
    { $number ->
        [one] 1 goes
       *[other] { $number } go
    }
terror-web-group-shock =
    { $number } go, { $dead ->
        [one] 1 dies
       *[other] { $dead } die
    }
terror-web-group-doomed =
    { $number ->
        [one] 1 goes and dies
       *[other] { $number } go and die
    }
terror-web-group-short = { $number }
terror-web-group-shock-short = { $number } (−{ $dead })
terror-web-group-doomed-short =
    { $number ->
        [one] 1 dies
       *[other] { $number } die
    }
terror-web-picks-up =
    You pick up { $number ->
        [one] 1 Dino from { $one }.
        [2] 1 Dino each from { $one } and { $two }.
        [3] 1 Dino each from { $one }, { $two } and { $three }.
        [4] 1 Dino each from { $one }, { $two }, { $three } and { $four }.
       *[other] 1 Dino each from { $one }, { $two }, { $three }, { $four } and { $five }.
    }
terror-web-shock =
    { $number ->
        [one] 1 of yours dies on the way.
       *[other] { $number } of yours die on the way.
    }
terror-web-dies-out =
    { $number ->
        [one] { $who }’s last Dino in the { $area } dies out.
       *[other] { $who }’s { $number } Dinos in the { $area } die out.
    }
terror-web-may-eat =
    { $bites ->
        [one] It may eat 1 Dino there.
       *[other] It may eat up to { $bites } Dinos there.
    }
terror-web-warn-doomed =
    { $number ->
        [one] It finds
       *[other] The { $number } Dinos find
    } no habitat in the { $area } and { $number ->
        [one] dies.
       *[other] die.
    }
terror-web-warn-shock = A single Dino does not survive the way to the { $area }.
terror-web-warn-extinct =
    { $number ->
        [one] One of your Dinos would die out in the { $area }.
       *[other] { $number } of your Dinos would die out in the { $area }.
    }
terror-web-warn-killed =
    { $number ->
        [one] One of your Dinos would die in the { $area }.
       *[other] { $number } of your Dinos would die in the { $area }.
    }

## In the browser: beside the board

terror-web-row = Action row and cards
terror-web-tile = { $tile }, space { $space }
terror-web-short-ne = New Envi­ronment
terror-web-short-hg = Herd Growth
terror-web-short-hm = Migra­tion
terror-web-short-ha = Hatch
terror-web-short-tr = T-Rex
terror-web-short-ra = Raptors
terror-web-empty-space = space { $space }, no tile
terror-web-taken-by = taken by { $who }
terror-web-whites =
    { $number ->
        [0] no white Dinos
        [one] 1 white Dino
       *[other] { $number } white Dinos
    }
terror-web-face-up = open card: { $card }
terror-web-no-face-up = no open card
terror-web-deck =
    deck: { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
terror-web-deck-caption = deck
terror-web-own-card = your card: { $card }
terror-web-your-card = your card
terror-web-no-card = no card
terror-web-hatch-ready = your Hatch counter, not yet used
terror-web-hatch-used = your Hatch counter, used in the { $period }
terror-web-volcano-ready = your Volcano counter, not yet used
terror-web-volcano-used = your Volcano counter, used in the { $period }
terror-web-fact-left = supply { $dinos }
terror-web-fact-unlimited = unlimited Dinos
terror-web-fact-t-rex = T-Rex
terror-web-fact-card = { $card } card
terror-web-fact-blind = hidden card
terror-web-fact-whites = { $number } white
terror-web-fact-both = both counters
terror-web-fact-hatch = Hatch ready
terror-web-fact-volcano = Volcano ready

## In the browser: head and buttons

terror-web-turn = { $period }, turn { $turn }
terror-web-over = The game is over
terror-web-special =
    { $kind ->
        [P] Presence is scored too
        [D] Domination is scored too
       *[other] Presence and domination are scored too
    }
terror-web-special-short =
    { $kind ->
        [P] + presence
        [D] + domination
       *[other] + presence and domination
    }
terror-web-button-card = Play card
terror-web-button-tile = Play tile
terror-web-button-end = End turn
terror-web-button-white = White Dino
terror-web-button-hatch = Hatch counter
terror-web-button-volcano = Volcano
terror-web-next-one = next here
terror-web-all-eat = Eat { $count } of { $who }’s
terror-web-all-white = { $count } white Dinos: { $area }
terror-web-button-confirm = Confirm
terror-web-button-stay = Stay
terror-web-button-stop = Stop eating
terror-web-button-stop-scattering = Stop scaring
terror-web-button-finish = Finish moving
terror-web-next-white = Which of your herds gets the white Dino?
terror-web-next-hatch = Which of your herds gets the Dinos of the Hatch counter? Then you cannot use your Volcano counter in this period.
terror-web-next-volcano = Where does your volcano erupt? The best herd there loses most, and the area is closed until your next turn.
terror-web-next-count = How many go to the { $area }?
terror-web-next-flee = How many Dinos of { $who } flee?
terror-web-send-count =
    { $number ->
        [one] Send 1
       *[other] Send { $number }
    }
terror-web-scatter-count =
    { $number ->
        [one] Scare away 1
       *[other] Scare away { $number }
    }
