# Triassic Terror in French. Everything a player reads about this game; keys are used by the game's
# Python files, by the terminal and by the browser. Areas and predators bring their articles; forms
# with “de” and “à” follow the words.

terror-title = Triassic Terror
terror-summary = Grandir, migrer, survivre : vos troupeaux se disputent les habitats d’une île volcanique.

## Words

terror-swamp = Marais
terror-forest = Forêt
terror-desert = Désert
terror-mountains = Montagne

terror-area-si = le marais intérieur
terror-area-sm = le marais central
terror-area-so = le marais extérieur
terror-area-fi = la forêt intérieure
terror-area-fm = la forêt centrale
terror-area-fo = la forêt extérieure
terror-area-di = le désert intérieur
terror-area-dm = le désert central
terror-area-do = le désert extérieur
terror-area-mi = la montagne intérieure
terror-area-mm = la montagne centrale
terror-area-mo = la montagne extérieure

terror-tile-ne = Nouvel environnement
terror-tile-hg = Croissance
terror-tile-hm = Migration
terror-tile-ha = Éclosion
terror-tile-tr = T-Rex
terror-tile-ra = Raptors

terror-raptor-one = le Raptor 1
terror-raptor-two = le Raptor 2
terror-pterodactyl = le Ptérodactyle
terror-t-rex = le T-Rex

terror-triassic = Trias
terror-jurassic = Jurassique
terror-cretaceous = Crétacé

# Forms of these words inside sentences, chosen by the key of the word.
terror-from-area =
    { $area-key ->
        [terror-area-si] du marais intérieur
        [terror-area-sm] du marais central
        [terror-area-so] du marais extérieur
        [terror-area-fi] de la forêt intérieure
        [terror-area-fm] de la forêt centrale
        [terror-area-fo] de la forêt extérieure
        [terror-area-di] du désert intérieur
        [terror-area-dm] du désert central
        [terror-area-do] du désert extérieur
        [terror-area-mi] de la montagne intérieure
        [terror-area-mm] de la montagne centrale
        [terror-area-mo] de la montagne extérieure
       *[other] de { $area }
    }
terror-to-area =
    { $area-key ->
        [terror-area-si] au marais intérieur
        [terror-area-sm] au marais central
        [terror-area-so] au marais extérieur
        [terror-area-fi] à la forêt intérieure
        [terror-area-fm] à la forêt centrale
        [terror-area-fo] à la forêt extérieure
        [terror-area-di] au désert intérieur
        [terror-area-dm] au désert central
        [terror-area-do] au désert extérieur
        [terror-area-mi] à la montagne intérieure
        [terror-area-mm] à la montagne centrale
        [terror-area-mo] à la montagne extérieure
       *[other] à { $area }
    }
terror-from =
    { $from-key ->
        [terror-area-si] du marais intérieur
        [terror-area-sm] du marais central
        [terror-area-so] du marais extérieur
        [terror-area-fi] de la forêt intérieure
        [terror-area-fm] de la forêt centrale
        [terror-area-fo] de la forêt extérieure
        [terror-area-di] du désert intérieur
        [terror-area-dm] du désert central
        [terror-area-do] du désert extérieur
        [terror-area-mi] de la montagne intérieure
        [terror-area-mm] de la montagne centrale
        [terror-area-mo] de la montagne extérieure
       *[other] de { $from }
    }
terror-to =
    { $to-key ->
        [terror-area-si] au marais intérieur
        [terror-area-sm] au marais central
        [terror-area-so] au marais extérieur
        [terror-area-fi] à la forêt intérieure
        [terror-area-fm] à la forêt centrale
        [terror-area-fo] à la forêt extérieure
        [terror-area-di] au désert intérieur
        [terror-area-dm] au désert central
        [terror-area-do] au désert extérieur
        [terror-area-mi] à la montagne intérieure
        [terror-area-mm] à la montagne centrale
        [terror-area-mo] à la montagne extérieure
       *[other] à { $to }
    }
terror-in-environment =
    { $environment-key ->
        [terror-swamp] dans le marais
        [terror-forest] dans la forêt
        [terror-desert] dans le désert
       *[other] dans la montagne
    }
terror-the-predator =
    { $predator-key ->
        [terror-t-rex] Le T-Rex
        [terror-pterodactyl] Le Ptérodactyle
        [terror-raptor-one] Le Raptor 1
       *[other] Le Raptor 2
    }

## Questions

terror-ask-card =
    Quelle carte prenez-vous : la carte visible ({ $card }), ou la première de la pioche, face cachée ({ $cards ->
        [one] { $cards } carte restante
       *[other] { $cards } cartes restantes
    }) ?
terror-ask-tile = Quelle tuile Action prenez-vous ? Les dinos blancs posés dessus sont à vous ; les cases au plus petit numéro jouent d’abord.
terror-ask-menu =
    { $left ->
        [both] Jouez-vous d’abord votre carte ou votre tuile ({ $tile }) ?
        [card] Il vous reste à jouer votre carte.
        [tile] Il vous reste à jouer votre tuile : { $tile }.
       *[none] { $placeable ->
            [0] Tout est joué. Terminez votre tour.
           *[other] La carte et la tuile sont jouées.
        }
    }{ $placeable ->
        [0] { $whites ->
            [0] {""}
            [one] {" "}Votre dino blanc ne peut pas être placé maintenant.
           *[other] {" "}Vos { $whites } dinos blancs ne peuvent pas être placés maintenant.
        }
       *[other] { $whites ->
            [one] {" "}Vous avez { $whites } dino blanc à placer.
           *[other] {" "}Vous avez { $whites } dinos blancs à placer.
        }
    }
terror-ask-environment =
    Dans quel environnement placez-vous { $number ->
        [one] { $number } dino ?
       *[other] { $number } dinos ?
    }
terror-ask-spread =
    Placez { $number ->
        [one] { $number } dino
       *[other] { $number } dinos
    } { terror-in-environment } : combien à l’intérieur, au centre et à l’extérieur ?
terror-ask-grow-first =
    Lequel de vos troupeaux gagne { $number ->
        [one] { $number } dino ?
       *[other] { $number } dinos ?
    }{ $others ->
        [0] {""}
       *[other] {" "}Un autre grandira ensuite.
    }
terror-ask-grow-second =
    Quel autre troupeau gagne { $number ->
        [one] { $number } dino ?
       *[other] { $number } dinos ?
    }
terror-ask-hatch =
    Dans lequel de vos troupeaux { $number ->
        [one] éclot { $number } dino ?
       *[other] éclosent { $number } dinos ?
    } Le Ptérodactyle pourra ensuite voler.
terror-ask-migrate-first =
    { $herds ->
        [0] Aucun de vos troupeaux ne peut migrer maintenant.
       *[other] Quel troupeau migre en premier ? Deux peuvent partir, l’un après l’autre, ou aucun.
    }
terror-ask-migrate-second =
    { $herds ->
        [0] Aucun autre troupeau ne peut migrer maintenant.
       *[other] Un second troupeau migre-t-il ? Les dinos qui viennent d’arriver restent sur place.
    }
terror-ask-divide =
    Comment se divise le troupeau { terror-from-area } ? { $left ->
        [0] Tous ceux qui peuvent partir sont en route.
        [one] { $left } dino peut encore partir.
       *[other] { $left } dinos peuvent encore partir.
    } { $going ->
        [0] Chaque groupe qui change d’environnement perd 1 dino.
       *[other] Choisissez une zone pour un autre groupe, ou confirmez.
    }
terror-ask-pterodactyl =
    Où vole le Ptérodactyle ? À une ou deux zones de distance, il peut manger { $bites ->
        [one] { $bites } dino adverse.
       *[other] jusqu’à { $bites } dinos adverses.
    }
terror-ask-t-rex =
    { $own ->
        [1] Le T-Rex est déjà à vous.
       *[other] Le T-Rex devient le vôtre.
    } À une zone de distance, il mange jusqu’à 5 dinos ; à deux zones, jusqu’à 3 ; s’il reste, aucun.
terror-raptor-hunts = mange à l’arrivée jusqu’à deux dinos et en fait fuir deux autres
terror-ask-which-raptor =
    { $raptors ->
        [0] { $moved ->
            [0] Aucun Raptor ne peut bouger.
           *[other] L’autre Raptor ne peut pas bouger.
        }
       *[other] { $moved ->
            [0] Quel Raptor bouge en premier ?
           *[other] L’autre Raptor bouge-t-il aussi ?
        } { $steps ->
            [one] Il avance de 1 zone, { terror-raptor-hunts }.
           *[other] Il avance de 1 ou 2 zones, { terror-raptor-hunts }.
        }
    }
terror-ask-raptor =
    Où va { $predator } ? { $steps ->
        [one] Il avance de 1 zone, { terror-raptor-hunts }.
       *[other] Il avance de 1 ou 2 zones, { terror-raptor-hunts }{ $moved ->
            [0] {" "}; s’il avance de 2, l’autre n’avance que d’une.
           *[other] .
        }
    }
terror-ask-eat =
    De qui { $predator } mange-t-il les dinos ? { $eaten ->
        [0] { $bites } au maximum.
       *[1] Encore { $bites } au maximum.
    }
terror-ask-scatter =
    { $number ->
        [0] Plus personne ne peut fuir { terror-from-area }.
        [one] Quels dinos faites-vous fuir { terror-from-area } ? { $number } dino peut encore fuir.
       *[other] Quels dinos faites-vous fuir { terror-from-area } ? Deux d’un même troupeau ensemble, ou jusqu’à deux un par un.
    }
terror-ask-scatter-to =
    { $owner } : où { $number ->
        [one] fuit ce dino ?
       *[other] fuient ces { $number } dinos ?
    } Changer d’environnement en tue 1.
terror-wastes-counter = C’est votre dernier tour de jeu, et vous pouvez encore utiliser un jeton. Terminer quand même ?
terror-wastes-reach = Des dinos des autres sont à portée, mais un prédateur qui reste sur place ne mange rien. Terminer quand même ?
terror-wastes-moves = Vous n’avez rien déplacé avec votre tuile Action, alors que vous le pouvez. Terminer quand même ?
terror-wastes-bite =
    Avec { $predator }, vous pouvez encore manger { $bites ->
        [one] { $bites } dino adverse.
       *[other] jusqu’à { $bites } dinos adverses.
    } Terminer quand même ?

## Kinds of action, as headings above the choices

terror-kind-draft = Prendre une carte Environnement : la carte visible, ou la première de la pioche, face cachée
terror-kind-take = Prendre une tuile Action avec ses dinos blancs
terror-kind-card = Jouer votre carte Environnement
terror-kind-tile = Jouer votre tuile Action
terror-kind-end = Terminer votre tour
terror-kind-white = Dino blanc : ajouter 1 dino à l’un de vos troupeaux
terror-kind-hatch = Jeton Éclosion : ajouter 3 dinos à l’un de vos troupeaux (une fois par partie)
terror-kind-volcano = Jeton Volcan : éruption dans une zone (une fois par partie)
terror-kind-environment = De nouveaux dinos viennent dans cet environnement
terror-kind-spread = Nouveaux dinos pour les zones intérieure, centrale et extérieure
terror-kind-grow = Le troupeau qui grandit
terror-kind-migrate = Le troupeau qui migre
terror-kind-go = Combien vont dans cette zone
terror-kind-confirm = Les laisser partir ; les autres restent
terror-kind-stay = Il reste où il est
terror-kind-to = Aller dans cette zone
terror-kind-eat = Manger un dino de ce joueur
terror-kind-raptor = Le Raptor qui bouge
terror-kind-scatter = Faire fuir un ou deux dinos de ce joueur
terror-kind-stop = S’arrêter là
terror-kind-finish = Ne plus rien déplacer

## What happens: set-up and selection

terror-start-player-chosen = { $who } est premier joueur.
terror-herd-started = { $who } commence avec { $number } dinos dans { $area }.
terror-tiles-laid = Les tuiles, à partir de la case 1 : { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
terror-card-turned-up = La carte visible est maintenant : { $card }.
terror-turn-began = { $period } : début du tour { $turn }.
terror-face-up-taken = { $who } prend la carte visible : { $card }.
terror-deck-chosen = { $who } pioche une carte.
terror-blind-drawn = La carte, visible pour { $who } seulement : { $card }.
terror-open-drawn = La carte, montrée à tous : { $card }.
terror-tile-taken =
    { $who } prend la tuile { $tile } de la case { $space }{ $whites ->
        [0] .
        [one] {" "}avec { $whites } dino blanc.
       *[other] {" "}avec { $whites } dinos blancs.
    }

## What happens: play turns

terror-play-turn-began = { $who } (case { $space }) joue.
terror-volcano-removed = Le volcan de { $who } s’éteint dans { $area }.
terror-card-played = { $who } joue sa carte : { $card }.
terror-tile-played = { $who } joue sa tuile : { $tile }.
terror-environment-chosen = { $who } s’installe { terror-in-environment }.
terror-dinos-added =
    { $who } { $white ->
        [1] place { $number ->
            [one] { $number } dino blanc
           *[other] { $number } dinos blancs
        }
       *[0] gagne { $number ->
            [one] { $number } dino
           *[other] { $number } dinos
        }
    } dans { $area }.
terror-gain-lost =
    { $number ->
        [one] { $number } dino prévu pour { $who } n’arrive pas.
       *[other] { $number } dinos prévus pour { $who } n’arrivent pas.
    }
terror-migration-began =
    { $who } fait migrer le troupeau { terror-from-area } : { $movable ->
        [one] { $movable } dino peut partir.
       *[other] jusqu’à { $movable } dinos peuvent partir.
    }
terror-group-planned =
    { $who } : { $number ->
        [one] { $number } dino va
       *[other] { $number } dinos vont
    } { terror-from } { terror-to }{ $shock ->
        [0] {""}
       *[other] , où 1 meurt du choc
    }{ $doomed ->
        [0] .
       *[other] {" "}– mais sans y trouver d’habitat !
    }
terror-picked-up = { $who } prend 1 dino à { $victim } dans { $area } et l’intègre à son troupeau.
terror-group-moved =
    { $who } : { $number ->
        [one] { $number } dino
       *[other] { $number } dinos
    } { $number ->
        [one] migre
       *[other] migrent
    } { terror-from } { terror-to }{ $shock ->
        [0] .
       *[other]  ; 1 meurt du choc.
    }
terror-predator-moved =
    { $who } déplace { $predator } { terror-from } { terror-to } ({ $steps ->
        [one] { $steps } zone).
       *[other] { $steps } zones).
    }
terror-predator-stayed = { $who } laisse { $predator } où il est.
terror-t-rex-changed =
    { $wild ->
        [1] { $who } apprivoise le T-Rex.
       *[0] { $who } prend le T-Rex à { $former }.
    }
terror-dino-eaten = { terror-the-predator } ({ $who }) mange 1 dino de { $victim } dans { $area }.
terror-raptor-chosen = { $who } réveille { $predator }.
terror-group-chosen = Dans { $area }, { $who } fait fuir { $number ->
        [one] { $number } dino
       *[other] { $number } dinos
    } de { $owner }.
terror-group-scattered =
    { $number ->
        [one] { $owner } : { $number } dino fuit
       *[other] { $owner } : { $number } dinos fuient
    } { terror-from } { terror-to }{ $shock ->
        [0] .
       *[other]  ; 1 meurt du choc.
    }
terror-herds-ranked =
    { $herds ->
        [0] Plus personne n’occupe d’habitat dans { $area }.
        [1] Dans { $area }, { $first } n’a désormais aucun rival.
        [2] Dans { $area }, l’ordre est désormais { $first }, { $second }.
       *[3] Dans { $area }, l’ordre est désormais { $first }, { $second }, { $third }.
    }
terror-herd-extinct =
    { $number ->
        [one] { $who } : { $number } dino ne trouve pas d’habitat dans { $area } et s’éteint.
       *[other] { $who } : { $number } dinos ne trouvent pas d’habitat dans { $area } et s’éteignent.
    }
terror-t-rex-outside = Le T-Rex de { $who } ne trouve pas d’habitat dans { $area } et rôde en dehors.
terror-hatch-played = { $who } utilise son jeton Éclosion dans { $area }.
terror-volcano-placed = { $who } provoque une éruption volcanique dans { $area } !
terror-dinos-killed =
    { $number ->
        [one] { $who } : { $number } dino meurt
       *[other] { $who } : { $number } dinos meurent
    } dans l’éruption.
terror-whites-lost =
    { $number ->
        [one] { $who } perd { $number } dino blanc : aucun troupeau ne peut l’accueillir.
       *[other] { $who } perd { $number } dinos blancs : aucun troupeau ne peut les accueillir.
    }
terror-step-ended =
    { $what ->
        [eating] { $who } arrête là le repas.
        [scattering] { $who } ne fait plus fuir de dinos.
        [migration] { $who } termine la migration.
       *[raptors] { $who } ne déplace plus de Raptor.
    }
terror-play-turn-ended = { $who } termine son tour.

## What happens: refresh and scoring

terror-whites-added =
    La tuile { $tile } n’a pas été prise ; elle est maintenant sur la case { $space }, avec { $whites ->
        [one] { $whites } dino blanc.
       *[other] { $whites } dinos blancs.
    }
terror-stones-scored =
    { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $number ->
        [0] aucun habitat.
        [one] { $number } habitat{ $codes ->
            [all] {" "}({ $places })
           *[none] {""}
        }.
       *[other] { $number } habitats{ $codes ->
            [all] {" "}({ $places })
           *[none] {""}
        }.
    }
terror-presence-scored = { $who } vit dans les quatre environnements et marque { $points } points.
terror-domination-scored =
    { $who } prend la { $place ->
        [1] première
        [2] deuxième
       *[other] { $place }e
    } place { terror-in-environment } avec un total de { $total } et marque { $points ->
        [0] zéro point : cette place ne rapporte rien.
       *[other] { $points } points.
    }
terror-domination-tied =
    { $who } et { $other } ont tous deux { $total } { terror-in-environment } ; { $by ->
        [primary] { $who } passe devant grâce à ses habitats primaires, plus nombreux.
        [secondary] { $who } passe devant grâce à ses habitats secondaires, plus nombreux.
        [tertiary] { $who } passe devant grâce à ses habitats tertiaires, plus nombreux.
       *[area] { $who } passe devant grâce à son meilleur habitat ({ $area }).
    }
terror-period-scored = Le { $period } est terminé, et son décompte aussi.
terror-start-passed = Prochain premier joueur : { $who }.
terror-game-ended = La partie est terminée.

## Results

terror-source-stones = habitats
terror-source-presence = présence
terror-source-domination = domination
terror-result-points = aux points
terror-result-dinos =
    aux dinos sur l’île ({ $dinos }, un T-Rex compte pour 3), d’autres ayant aussi { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terror-result-primary = aux habitats primaires ({ $primary }), à égalité de points ({ $points }) et de dinos ({ $dinos })
terror-result-secondary = aux habitats secondaires ({ $secondary }), à égalité de points ({ $points }), de dinos ({ $dinos }) et d’habitats primaires ({ $primary })
terror-result-tertiary = aux habitats tertiaires ({ $tertiary }), à égalité de points ({ $points }), de dinos ({ $dinos }) et de tous les meilleurs habitats
terror-result-shared = ex æquo, car points ({ $points }), dinos ({ $dinos }) et habitats ({ $primary }, { $secondary }, { $tertiary }) sont à égalité

## Refusals: it is time for something else

terror-refusal-select-card = Prenez d’abord une carte Environnement : la carte visible ou la première de la pioche.
terror-refusal-select-tile = Prenez d’abord une tuile Action. On joue quand chacun en a une.
terror-refusal-menu = Aucune étape n’est en cours : jouez votre carte ou votre tuile, ou terminez votre tour.
terror-refusal-choose-environment = Choisissez d’abord l’environnement de vos nouveaux dinos.
terror-refusal-spreading = Placez d’abord vos nouveaux dinos dans l’environnement.
terror-refusal-growing = Choisissez d’abord le troupeau qui grandit.
terror-refusal-choose-herd = Vous migrez : choisissez un troupeau, ou finissez les déplacements.
terror-refusal-dividing = Un troupeau va migrer : choisissez une zone pour chacun de ses groupes, puis confirmez.
terror-refusal-move-pterodactyl = D’abord, le Ptérodactyle vole quelque part ou reste.
terror-refusal-move-t-rex = D’abord, le T-Rex va quelque part ou reste.
terror-refusal-choose-raptor = Choisissez maintenant un Raptor, ou finissez les déplacements.
terror-refusal-move-raptor = Choisissez d’abord où va le Raptor.
terror-refusal-eating = Un prédateur mange : choisissez sa proie, ou arrêtez.
terror-refusal-scattering = Des dinos fuient : choisissez lesquels, ou arrêtez.
terror-refusal-scatter-to = Choisissez d’abord où vont les dinos en fuite.
terror-refusal-step-open = Dinos blancs et jetons se jouent entre deux étapes ; finissez d’abord celle-ci.
terror-refusal-not-in-phase-a = Dinos blancs et jetons se jouent à votre tour de jeu ; pour l’instant, on prend les tuiles.

## Refusals: selecting and playing

terror-refusal-no-card-turn = À ce tour, personne ne prend de carte Environnement.
terror-refusal-tile-taken = { $who } a déjà pris la tuile { $tile }.
terror-refusal-no-card = Vous n’avez pas de carte Environnement à jouer.
terror-refusal-card-played = Votre carte Environnement est déjà jouée.
terror-refusal-tile-played = Votre tuile Action est déjà jouée.
terror-refusal-not-your-tile = La tuile { $tile } n’est pas la vôtre à ce tour.
terror-refusal-card-first = Votre carte Environnement doit être jouée avant la fin du tour.
terror-refusal-tile-first = La tuile { $tile } doit être jouée avant la fin du tour.
terror-refusal-whites-first =
    { $whites ->
        [one] { $whites } dino blanc doit
       *[other] { $whites } dinos blancs doivent
    } encore rejoindre vos troupeaux avant la fin du tour.
terror-refusal-no-white = Vous n’avez pas de dino blanc à placer.
terror-refusal-hatch-used = Votre jeton Éclosion a déjà servi ; il sert une fois par partie.
terror-refusal-volcano-used = Votre jeton Volcan a déjà servi ; il sert une fois par partie.
terror-refusal-one-counter-a-period = Vous avez déjà utilisé votre autre jeton pendant cette période ; un seul par période.
terror-refusal-no-supply = Votre réserve est vide : tous vos dinos sont sur l’île.
terror-refusal-volcano = Un volcan ferme { $area } : aucun dino ni prédateur n’y entre, aucun dino n’en sort, aucun troupeau n’y grandit.
terror-refusal-second-volcano = Un volcan ferme déjà { $area }.
terror-refusal-lone-t-rex = Dans { $area }, vous n’avez que le T-Rex, et ce n’est pas un troupeau : il faut un dino.
terror-refusal-t-rex-outside = Dans { $area }, vous n’avez que le T-Rex, et il n’occupe pas d’habitat.
terror-refusal-no-herd = Vous n’avez pas de troupeau dans { $area }.
terror-refusal-no-herd-anywhere = Aucun de vos troupeaux ne peut grandir pour l’instant.
terror-refusal-not-your-herd = Choisissez l’un de vos troupeaux ; celui-ci, dans { $area }, appartient à { $who }.
terror-refusal-choose-area = Choisissez maintenant une zone.
terror-refusal-click-area = Choisissez la zone où vit le troupeau.

## Refusals: new Dinos and migration

terror-refusal-all-blocked = Des volcans ont fermé toutes les zones { terror-in-environment }.
terror-refusal-all-doomed = De nouveaux dinos ne trouveraient aucun habitat { terror-in-environment }, et cette table ne le permet pas.
terror-refusal-spread-all =
    { $number ->
        [one] Il faut placer exactement { $number } dino.
       *[other] Il faut placer exactement { $number } dinos.
    }
terror-refusal-other-environment = Vos nouveaux dinos vont { terror-in-environment }, nulle part ailleurs.
terror-refusal-doomed = Ils ne trouveraient pas d’habitat dans { $area }, et cette table ne le permet pas.
terror-refusal-grown-already = Le troupeau { terror-from-area } a déjà grandi ; choisissez-en un autre.
terror-refusal-t-rex-stays = Un T-Rex ne migre jamais, et vous n’avez pas de dinos à cet endroit.
terror-refusal-surrounded = Des volcans ferment toutes les zones autour : le troupeau ne peut pas quitter { $area }.
terror-refusal-migrated-already = Le troupeau { terror-from-area } a déjà migré ; ce qu’il en reste ne bouge plus.
terror-refusal-new-herd = Votre troupeau { terror-from-area } n’était pas là au début de votre migration ; il y reste.
terror-refusal-frozen-herd = Tous vos dinos { terror-from-area } sont venus avec la première migration et y restent.
terror-refusal-no-way-out = Où qu’il aille, le troupeau { terror-from-area } ne trouverait pas d’habitat.
terror-refusal-not-adjacent = Ces deux zones ne se touchent pas : { $from } et { $area }.
terror-refusal-planned-already =
    { $number ->
        [one] { $number } dino va
       *[other] { $number } dinos vont
    } déjà dans { $area } ; annulez ce choix pour le changer.
terror-refusal-too-many =
    { $left ->
        [0] Plus aucun dino de ce troupeau ne peut partir.
        [one] Ce troupeau ne peut plus envoyer que { $left } dino.
       *[other] Ce troupeau ne peut plus envoyer que { $left } dinos.
    }
terror-refusal-nobody-leaves = Au moins un dino doit partir ; choisissez d’abord un groupe, ou annulez le choix du troupeau.
terror-refusal-choose-number = Maintenant, combien ?

## Refusals: predators

terror-refusal-must-move =
    { $predator-key ->
        [terror-t-rex] Le T-Rex
       *[other] Le Ptérodactyle
    } s’y trouve déjà ; laissez-le sur place, ou choisissez une autre zone.
terror-refusal-raptor-must-move = C’est là que se trouve { $predator } ; choisissez une autre zone pour lui.
terror-refusal-too-far =
    Trop loin pour aller dans { $area } : { $predator } avance de { $steps ->
        [one] 1 zone.
       *[other] 1 ou 2 zones.
    }
terror-refusal-way-blocked = Pour aller dans { $area }, il faudrait traverser un volcan, et { $predator } ne le peut pas.
terror-refusal-not-here = Le prédateur chasse dans { $area } ; les troupeaux des autres zones sont hors de sa portée.
terror-refusal-not-own = Le Ptérodactyle ne mange que des dinos adverses.
terror-refusal-nobody-there = { $who } n’a pas de dinos dans { $area }.
terror-refusal-no-seat = Personne à cette table n’a la lettre { $seat } ; les lettres vont de A à { $last }.
terror-refusal-raptor-moved = Ce tour-ci, { $predator } a déjà bougé.
terror-refusal-raptor-shut-in = Des volcans ferment toutes les zones autour : { $predator } ne peut pas bouger.
terror-refusal-predator-not-now =
    { $predator-key ->
        [terror-t-rex] Seule la tuile T-Rex déplace le T-Rex.
        [terror-pterodactyl] Seule la tuile Éclosion déplace le Ptérodactyle.
       *[other] Seule la tuile Raptors déplace les Raptors.
    }
terror-refusal-predator-goes-to-area = Choisissez la zone où va { $predator }.
terror-refusal-too-few-there =
    { $here ->
        [0] { $who } n’a pas de dinos dans { $area }.
       *[other] { $who } n’a qu’un dino dans { $area }.
    }
terror-refusal-one-more = Chaque Raptor fait fuir deux dinos ; 1 seul peut encore partir.
terror-refusal-second-single = { $who } : un second dino ne peut ni suivre le premier, ni changer d’environnement ; deux dinos qui fuient vers une même zone fuient en un seul groupe.
terror-refusal-second-abroad = { $who } : deux dinos fuient vers un autre environnement en un seul groupe ou pas du tout.
terror-refusal-lone-abroad = { $who } : un dino seul ne pourrait fuir que vers un autre environnement, et cette table ne le permet pas.
terror-refusal-nowhere-to-flee = { $who } : ces dinos n’ont nulle part où fuir.
terror-refusal-not-abroad = Il y a de la place dans le même environnement : impossible de fuir dans { $area }.
terror-refusal-no-habitat = Ils ne trouveraient pas d’habitat dans { $area }.

## Facts beside the island

terror-fact-player =
    { $active ->
        [1] >
       *[0] {" "}
    }{ $letter } { $who }{ $start ->
        [1] , commence
       *[0] {""}
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $worth ->
        [0] {""}
       *[other] {" "}(+{ $worth } si l’on comptait maintenant)
    }, { $supply ->
        [unlimited] réserve illimitée
       *[other] { $supply } en réserve
    }{ $whites ->
        [0] {""}
        [one] , { $whites } blanc
       *[other] , { $whites } blancs
    }, { $counters ->
        [both] Éclosion et Volcan à jouer
        [hatch] Éclosion à jouer
        [volcano] Volcan à jouer
       *[none] jetons utilisés
    }{ $card ->
        [none] {""}
        [blind] , une carte cachée
       *[other] , carte : { $card }
    }
terror-fact-card = Votre carte cachée : { $card }
terror-fact-turn =
    { $period }, tour { $turn } sur { $turns }{ $cards ->
        [1] {" "}(avec cartes)
       *[0] {""}
    } ; décompte : habitats{ $special ->
        [p] {" "}et présence
        [d] {" "}et domination
        [pd] , présence et domination
       *[none] {""}
    }
terror-fact-next =
    puis { $period } : { $turns } tours ; décompte : habitats{ $special ->
        [p] {" "}et présence
        [d] {" "}et domination
        [pd] , présence et domination
       *[none] {""}
    }
terror-fact-over = La partie est terminée.
terror-fact-open-card =
    Carte visible : { $card } ; pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
terror-fact-discards = Cartes jouées : Marais { $swamp }, Forêt { $forest }, Désert { $desert }, Montagne { $mountains }
terror-fact-frozen = Arrivés, ne bougent plus : { $areas }
terror-fact-legend-areas = S marais, F forêt, D désert, M montagne, en anneau ; i intérieur, m central, o extérieur
terror-fact-legend-habitats = P, S, T : habitats avec leurs points ; A4 : 4 dinos du joueur A ; +3 : un T-Rex
terror-fact-legend-predators = R1, R2 Raptors ; Pt Ptérodactyle ; Tx T-Rex (Tx:A hors des habitats, à A)
terror-fact-legend-volcano = ^A un volcan du joueur A
terror-fact-legend-going = >3 : 3 dinos vont y aller
terror-fact-legend-row = Sous l’île : case, tuile, dinos blancs (o), qui l’a prise
terror-fact-legend-tiles = NE Nouvel environnement, HG Croissance, HM Migration, HA Éclosion, TR T-Rex, RA Raptors

## Options

# In the browser: headings of the options, by the section of their rule.
terror-web-options-tt-3 = Préparation
terror-web-options-tt-11 = Parties à six

option-terror-start_player = Qui est le joueur 1
option-terror-start_player-random = au hasard
option-terror-start_player-0 = la première place
option-terror-start_player-1 = la deuxième place
option-terror-start_player-2 = la troisième place
option-terror-start_player-3 = la quatrième place
option-terror-start_player-4 = la cinquième place
option-terror-start_player-5 = la sixième place
option-terror-six_player_long = La partie longue à six
option-terror-six_player_long-true = avec le Crétacé : huit tours
option-terror-six_player_long-false = sans le Crétacé : six tours
option-terror-doomed_arrivals = Les dinos qui ne trouveraient pas d’habitat où ils vont
option-terror-doomed_arrivals-die = peuvent y aller, et s’éteignent
option-terror-doomed_arrivals-forbid = ne peuvent pas y aller
option-terror-trex_outside = Un T-Rex hors des habitats, quand il y a de nouveau de la place
option-terror-trex_outside-reenter = rentre de lui-même, et peut déloger un troupeau plus petit
option-terror-trex_outside-stay = attend la prochaine tuile T-Rex ou des dinos de son propriétaire
option-terror-trex_accepts_growth = Croissance là où un joueur n’a que son T-Rex
option-terror-trex_accepts_growth-true = permise, si le T-Rex occupe un habitat
option-terror-trex_accepts_growth-false = interdite : un troupeau exige un dino
option-terror-dino_supply = Dinos de chaque joueur
option-terror-dino_supply-limited = 57, et pas davantage
option-terror-dino_supply-unlimited = autant que nécessaire
option-terror-white_tokens = Dinos blancs sur les tuiles
option-terror-white_tokens-unlimited = autant que nécessaire
option-terror-white_tokens-12 = 12 au plus, les cases au plus grand numéro d’abord
option-terror-blind_cards = Les cartes piochées
option-terror-blind_cards-secret = ne sont vues que de la personne qui les a, jusqu’à ce qu’elles soient jouées
option-terror-blind_cards-open = sont montrées à tous
option-terror-scatter_lone_abroad = Un dino seul qu’un Raptor fait fuir
option-terror-scatter_lone_abroad-true = peut devoir fuir vers un autre environnement, où il meurt
option-terror-scatter_lone_abroad-false = ne quitte jamais son environnement
option-terror-board_data = Valeurs de votre propre plateau
option-terror-board_data-stones = Points des habitats
option-terror-board_data-starts = Départ des joueurs, à partir du premier joueur
option-terror-board_data-predators = Départ des prédateurs
option-terror-board_data-si = marais intérieur
option-terror-board_data-sm = marais central
option-terror-board_data-so = marais extérieur
option-terror-board_data-fi = forêt intérieure
option-terror-board_data-fm = forêt centrale
option-terror-board_data-fo = forêt extérieure
option-terror-board_data-di = désert intérieur
option-terror-board_data-dm = désert central
option-terror-board_data-do = désert extérieur
option-terror-board_data-mi = montagne intérieure
option-terror-board_data-mm = montagne centrale
option-terror-board_data-mo = montagne extérieure
option-terror-board_data-p = primaire
option-terror-board_data-s = secondaire
option-terror-board_data-t = tertiaire
option-terror-board_data-1 = premier joueur
option-terror-board_data-2 = deuxième joueur
option-terror-board_data-3 = troisième joueur
option-terror-board_data-4 = quatrième joueur
option-terror-board_data-5 = cinquième joueur
option-terror-board_data-6 = sixième joueur
option-terror-board_data-raptor-1 = Raptor 1
option-terror-board_data-raptor-2 = Raptor 2
option-terror-board_data-pterodactyl = Ptérodactyle
option-terror-board_data-t-rex = T-Rex

## Help in the terminal

terror-help =
    L’île : quatre environnements côte à côte (S marais, F forêt, D désert,
    M montagne), de l’anneau intérieur (i) à l’anneau extérieur (o) ; le bord
    droit touche le bord gauche. Fm est la forêt centrale. Une zone montre ses
    trois habitats avec leurs points et qui y vit : P6 A4 est un troupeau de 4
    du joueur A, +3 un T-Rex avec lui. Dessous, la rangée d’actions et ce que
    chacun possède. Les joueurs sont désignés par leur lettre.

    draft open, draft deck   prendre la carte visible, ou la première de la pioche
    take HG                  prendre une tuile Action
    card, tile, end          jouer votre carte, votre tuile ; terminer le tour
    white Fm                 ajouter un dino blanc à votre troupeau de cette zone
    hatch Fm, volcano Fm     utiliser un jeton dans cette zone
    environment forest       Nouvel environnement : les dinos viennent ici
    spread 2-1-0             2 à l’intérieur, 1 au centre, 0 à l’extérieur
    grow Fm                  votre troupeau y grandit
    migrate Fm, go Sm 3      votre troupeau de Fm migre, dont 3 vers Sm
    confirm                  les laisser partir
    to Do, stay              un prédateur ou un groupe en fuite y va, ou reste
    eat B                    manger un dino du joueur B
    raptor 1                 déplacer le Raptor 1
    scatter B 1              1 dino du joueur B fuit
    stop, finish             ne plus manger ni faire fuir ; ne plus rien déplacer
    Pour « why », les éléments se nomment area:Fm, herd:Fm:B, tile:HG, raptor:1, etc.

## In the browser: the island in words

terror-web-island = L’île : douze zones autour du volcan
terror-web-name-swamp = Marais
terror-web-name-forest = Forêt
terror-web-name-desert = Désert
terror-web-name-mountains = Montagne
terror-web-volcano-word = volcan
terror-web-closing = ↺ Montagne et Marais sont aussi voisins
terror-web-primary = habitat primaire
terror-web-secondary = habitat secondaire
terror-web-tertiary = habitat tertiaire
terror-web-occupant =
    { $who } { $dinos } ({ $habitat }{ $points ->
        [0] )
        [one] , { $points } point)
       *[other] , { $points } points)
    }
terror-web-occupant-rex =
    { $who } { $dinos } et le T-Rex ({ $habitat }{ $points ->
        [0] )
        [one] , { $points } point)
       *[other] , { $points } points)
    }
terror-web-herd =
    { $who } : { $dinos ->
        [one] { $dinos } dino
       *[other] { $dinos } dinos
    } dans { $area }, { $habitat }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }
terror-web-herd-rex =
    { $who } : { $dinos ->
        [0] le T-Rex
        [one] { $dinos } dino et le T-Rex
       *[other] { $dinos } dinos et le T-Rex
    } dans { $area }, { $habitat }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }
terror-web-t-rex-wild = le T-Rex sauvage
terror-web-t-rex-of = le T-Rex de { $who }
terror-web-beast-at = { $beast }, dans { $area }
terror-web-closed-by = fermée par un volcan jusqu’au prochain tour de { $who }
terror-web-closed = fermée
terror-web-plate = fermée par { $who }
terror-web-empty = vide
terror-web-dinos =
    { $number ->
        [one] { $number } dino
       *[other] { $number } dinos
    }

## In the browser: what a click would do

terror-web-group = { $number } en route
terror-web-group-shock =
    { $number } en route, { $dead ->
        [one] { $dead } meurt
       *[other] { $dead } meurent
    }
terror-web-group-doomed =
    { $number ->
        [one] { $number } part et meurt
       *[other] { $number } partent et meurent
    }
terror-web-group-short = { $number }
terror-web-group-shock-short = { $number } (−{ $dead })
terror-web-group-doomed-short =
    { $number ->
        [one] { $number } meurt
       *[other] { $number } meurent
    }
terror-web-picks-up =
    Vous prenez { $number ->
        [one] 1 dino à { $one }.
        [2] un dino à chacun : { $one } et { $two }.
        [3] un dino à chacun : { $one }, { $two } et { $three }.
        [4] un dino à chacun : { $one }, { $two }, { $three } et { $four }.
       *[other] un dino à chacun : { $one }, { $two }, { $three }, { $four } et { $five }.
    }
terror-web-shock =
    { $number ->
        [one] { $number } des vôtres meurt en route.
       *[other] { $number } des vôtres meurent en route.
    }
terror-web-dies-out =
    { $number ->
        [one] { $who } : le dernier dino s’éteint dans { $area }.
       *[other] { $who } : { $number } dinos s’éteignent dans { $area }.
    }
terror-web-may-eat =
    { $bites ->
        [one] Il peut y manger { $bites } dino.
       *[other] Il peut y manger jusqu’à { $bites } dinos.
    }
terror-web-warn-doomed =
    { $number ->
        [one] Il ne trouve pas
       *[other] Les { $number } ne trouvent pas
    } d’habitat dans { $area } et { $number ->
        [one] meurt.
       *[other] meurent.
    }
terror-web-warn-shock = Un dino seul ne survit pas au trajet jusqu’{ terror-to-area }.
terror-web-warn-extinct =
    { $number ->
        [one] Un de vos dinos s’éteindrait dans { $area }.
       *[other] { $number } de vos dinos s’éteindraient dans { $area }.
    }
terror-web-warn-killed =
    { $number ->
        [one] Un de vos dinos mourrait dans { $area }.
       *[other] { $number } de vos dinos mourraient dans { $area }.
    }

## In the browser: beside the board

terror-web-row = Rangée d’actions et cartes
terror-web-tile = { $tile }, case { $space }
terror-web-short-ne = Nouvel envi­ron­nement
terror-web-short-hg = Crois­sance
terror-web-short-hm = Migra­tion
terror-web-short-ha = Éclosion
terror-web-short-tr = T-Rex
terror-web-short-ra = Raptors
terror-web-empty-space = case { $space }, sans tuile
terror-web-taken-by = prise par { $who }
terror-web-whites =
    { $number ->
        [0] pas de dino blanc
        [one] { $number } dino blanc
       *[other] { $number } dinos blancs
    }
terror-web-face-up = carte visible : { $card }
terror-web-no-face-up = pas de carte visible
terror-web-deck =
    pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
terror-web-deck-caption = pioche
terror-web-own-card = votre carte : { $card }
terror-web-your-card = votre carte
terror-web-no-card = pas de carte
terror-web-hatch-ready = votre jeton Éclosion, pas encore utilisé
terror-web-hatch-used = votre jeton Éclosion, utilisé au { $period }
terror-web-volcano-ready = votre jeton Volcan, pas encore utilisé
terror-web-volcano-used = votre jeton Volcan, utilisé au { $period }
terror-web-fact-left = réserve { $dinos }
terror-web-fact-unlimited = dinos illimités
terror-web-fact-t-rex = T-Rex
terror-web-fact-card = carte { $card }
terror-web-fact-blind = carte cachée
terror-web-fact-whites =
    { $number ->
        [one] { $number } blanc
       *[other] { $number } blancs
    }
terror-web-fact-both = les 2 jetons
terror-web-fact-hatch = Éclosion prête
terror-web-fact-volcano = Volcan prêt

## In the browser: head and buttons

terror-web-turn = { $period }, tour { $turn }
terror-web-over = La partie est terminée
terror-web-special =
    { $kind ->
        [P] La présence compte aussi
        [D] La domination compte aussi
       *[other] Présence et domination comptent aussi
    }
terror-web-special-short =
    { $kind ->
        [P] + présence
        [D] + domination
       *[other] + présence et domination
    }
terror-web-button-card = Jouer la carte
terror-web-button-tile = Jouer la tuile
terror-web-button-end = Fin du tour
terror-web-button-white = Dino blanc
terror-web-button-hatch = Jeton Éclosion
terror-web-button-volcano = Volcan
terror-web-next-one = le suivant ici
terror-web-all-eat = Manger { $count } dinos de { $who }
terror-web-all-white = { $count } dinos blancs : { $area }
terror-web-button-confirm = Confirmer
terror-web-button-stay = Rester
terror-web-button-stop = Ne plus manger
terror-web-button-stop-scattering = Ne plus faire fuir
terror-web-button-finish = Finir les déplacements
terror-web-next-white = Lequel de vos troupeaux reçoit le dino blanc ?
terror-web-next-hatch = Dans lequel de vos troupeaux éclosent les dinos du jeton Éclosion ? Vous ne pourrez plus utiliser votre jeton Volcan pendant cette période.
terror-web-next-volcano = Où votre volcan entre-t-il en éruption ? Le meilleur troupeau y perd le plus, et la zone est fermée jusqu’à votre prochain tour.
terror-web-next-count = Combien vont dans { $area } ?
terror-web-next-flee = { $who } : combien de dinos fuient ?
terror-web-send-count =
    { $number ->
        [one] En envoyer { $number }
       *[other] En envoyer { $number }
    }
terror-web-scatter-count =
    { $number ->
        [one] En faire fuir { $number }
       *[other] En faire fuir { $number }
    }
