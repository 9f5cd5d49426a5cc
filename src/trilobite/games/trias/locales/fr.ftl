# Trias in French. Everything a player reads about this game; keys are used by the game's Python
# files, by the terminal and by the browser.

trias-title = Trias
trias-summary = Le supercontinent se disloque ; gardez vos troupeaux sur les îles qui comptent.

## Words

trias-mountain = montagne
trias-steppe = steppe
trias-woods = bois
trias-south-pole = pôle Sud

trias-card-mountain = montagne
trias-card-steppe = steppe
trias-card-woods = bois
trias-card-meteorite = météorite

## Questions

trias-ask-place = Placez { $herds } troupeaux sur une tuile sans troupeau.
trias-ask-card = Quelle carte décide de la dérive : votre carte en main, ou la première de la pioche ?
trias-ask-lift = Une tuile { $landscape } doit dériver. Laquelle retirez-vous ?
trias-ask-lift-any = Cette fois, n’importe quel paysage peut dériver. Quelle tuile retirez-vous ?
trias-ask-drift =
    { $codes ->
        [all] Où va la tuile { $tile } ({ $landscape }) ?
       *[none] Où va la tuile { $landscape } ?
    } Plus loin du pôle Sud, contre la terre d’où elle vient.
trias-ask-act =
    { $left ->
        [0] Vous n’avez plus de points d’action.{ $more ->
            [0] {""}
            [one] {" "}Vous pouvez encore sauver { $more } nageur gratuitement.
           *[other] {" "}Vous pouvez encore sauver { $more } nageurs gratuitement.
        }
        [one] Il vous reste { $left } point d’action. { $more ->
            [0] Que faites-vous ?
            [one] Vous pouvez encore sauver { $more } nageur gratuitement, mais plus après une autre action.
           *[other] Vous pouvez encore sauver { $more } nageurs gratuitement, mais plus après une autre action.
        }
       *[other] Il vous reste { $left } points d’action. { $more ->
            [0] Que faites-vous ?
            [one] Vous pouvez encore sauver { $more } nageur gratuitement, mais plus après une autre action.
           *[other] Vous pouvez encore sauver { $more } nageurs gratuitement, mais plus après une autre action.
        }
    }
trias-ask-end =
    { $left ->
        [0] Vous n’avez plus de points d’action.
        [one] Rien n’est possible avec votre dernier point d’action.
       *[other] Rien n’est possible avec vos { $left } points d’action.
    } Terminez votre tour.
trias-wastes-actions =
    { $left ->
        [0] Des nageurs peuvent encore être sauvés gratuitement.
        [one] Il vous reste 1 point d’action.
       *[other] Il vous reste { $left } points d’action.
    } Terminer quand même ?

## Kinds of action, as headings above the choices

trias-kind-place = Placer deux troupeaux sur une tuile vide
trias-kind-hand = Jouer votre carte en main
trias-kind-draw = Retourner la première carte de la pioche ; il faut la jouer
trias-kind-lift = Retirer une tuile pour la faire dériver ; ses troupeaux nageront (3 PA si c’est une action)
trias-kind-drift = Reposer la tuile retirée contre une tuile, de ce côté
trias-kind-move = Déplacer un troupeau d’une tuile vers sa voisine de ce côté (1 PA)
trias-kind-rescue = Sauver un nageur sur une tuile, depuis ce côté (1 PA pour 3 au plus)
trias-kind-reproduce = Reproduction : un troupeau sur une tuile en reçoit un second de la réserve (1 PA)
trias-kind-end = Terminer votre tour ; ce qui nage encore retourne à la réserve

## What happens

trias-tile-at =
    { $codes ->
        [all] { $ring ->
            [0] la tuile { $tile } ({ $landscape })
           *[other] la tuile { $tile } ({ $landscape }, anneau { $ring }, direction { $hour } h)
        }
        [spoken] { $ring ->
            [0] le { $landscape }
           *[other] la tuile { $tile } ({ $landscape }, anneau { $ring }, direction { $hour } h)
        }
       *[none] { $ring ->
            [0] le { $landscape }
           *[other] une tuile { $landscape }
        }
    }
trias-moved-from =
    { $codes ->
        [all] { $fromring ->
            [0] de la tuile { $from } ({ $fromland })
           *[other] de la tuile { $from } ({ $fromland }, anneau { $fromring }, direction { $fromhour } h)
        }
        [spoken] { $fromring ->
            [0] du { $fromland }
           *[other] de la tuile { $from } ({ $fromland }, anneau { $fromring }, direction { $fromhour } h)
        }
       *[none] { $fromring ->
            [0] du { $fromland }
           *[other] d’une tuile { $fromland }
        }
    }
trias-moved-to =
    { $codes ->
        [all] { $toring ->
            [0] la tuile { $to } ({ $toland })
           *[other] la tuile { $to } ({ $toland }, anneau { $toring }, direction { $tohour } h)
        }
        [spoken] { $toring ->
            [0] le { $toland }
           *[other] la tuile { $to } ({ $toland }, anneau { $toring }, direction { $tohour } h)
        }
       *[none] { $toring ->
            [0] le { $toland }
           *[other] une tuile { $toland }
        }
    }
trias-board-laid = Le continent est en place : le pôle Sud et { $tiles } tuiles de terre tout autour.
trias-start-player = { $who } commence et place en premier.
trias-card-taken = { $who } prend en main une carte à dos { $back } : { $card }.
trias-hidden-card-taken = { $who } prend en main une carte à dos { $back }.
trias-placed = { $who } place { $herds } troupeaux sur { trias-tile-at }.
trias-turn-began = Tour { $turn } : { $who }.
trias-hand-played = { $who } joue sa carte en main : { $card }.
trias-card-drawn = { $who } retourne la première carte de la pioche : { $card }.
trias-meteorite = { $who } pioche la météorite ! Le dernier tour de table commence avec { $first }.
trias-last-round-no-drift = Personne n’a pu faire dériver de tuile pendant tout un tour de table. Le dernier tour de table commence avec { $first }.
trias-nothing-drifts = { $who } ne peut faire dériver aucune tuile : rien ne dérive.
trias-free-choice = Aucune tuile { $landscape } ne peut dériver : { $who } choisit parmi les autres paysages.
trias-lifted = { $who } retire { trias-tile-at }.
trias-drifted =
    { $who } fait dériver { $codes ->
        [all] la tuile { $tile } ({ $landscape }) vers l’extérieur, à l’anneau { $ring }, direction { $hour } h
        [spoken] la tuile { $tile } ({ $landscape }) vers l’extérieur, à l’anneau { $ring }, direction { $hour } h
       *[none] une tuile { $landscape } vers l’extérieur
    }{ $pieces ->
        [one] { $joined ->
            [one] .
           *[other] , et elle relie { $joined } terres.
        }
       *[other]  ; sa terre se brise en { $pieces } morceaux{ $joined ->
            [one] .
           *[other] , et elle relie { $joined } terres.
        }
    }
trias-fell-into-water =
    { $herds ->
        [one] { $who } : { $herds } troupeau nage désormais.
       *[other] { $who } : { $herds } troupeaux nagent désormais.
    }
trias-came-ashore =
    { $herds ->
        [one] { $who } : { $herds } nageur retrouve la terre ferme.
       *[other] { $who } : { $herds } nageurs retrouvent la terre ferme.
    }
trias-rank =
    { $place ->
        [1] { $sharers ->
            [one] en tête
           *[other] à égalité en tête
        }
        [2] { $sharers ->
            [one] en deuxième place
           *[other] à égalité pour la deuxième place
        }
       *[other] trop peu pour marquer
    }
trias-interim-scored =
    { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la nouvelle île de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } : { $herds ->
        [one] { $herds } troupeau
       *[other] { $herds } troupeaux
    }, { trias-rank }.
trias-interim-missed =
    { $who } ne marque rien pour la nouvelle île de { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } : { $herds ->
        [one] { $herds } troupeau
       *[other] { $herds } troupeaux
    }, { trias-rank }.
trias-moved = { $who } déplace un troupeau { trias-moved-from } vers { trias-moved-to } ; PA restants : { $left }.
trias-rescued =
    { $who } sauve un nageur sur { trias-tile-at } ; PA restants : { $left }{ $free ->
        [0] .
       *[other] , et encore { $free } à sauver gratuitement.
    }
trias-reproduced = { $who } reproduit un troupeau sur { trias-tile-at } ; PA restants : { $left }.
trias-actions-ended =
    { $who } termine son tour{ $unused ->
        [0] .
        [one] {" "}avec { $unused } point d’action inutilisé.
       *[other] {" "}avec { $unused } points d’action inutilisés.
    }
trias-swimmers-lost =
    { $herds ->
        [one] { $who } : { $herds } nageur retourne à la réserve.
       *[other] { $who } : { $herds } nageurs retournent à la réserve.
    }
trias-surplus-lost =
    Surpopulation sur { trias-tile-at } : { $herds ->
        [one] { $who } remet { $herds } troupeau dans sa réserve.
       *[other] { $who } remet { $herds } troupeaux dans sa réserve.
    }
trias-final-scored =
    { $who } prend la { $place ->
        [1] première place
       *[2] deuxième place
    } sur l’île de { $tiles ->
        [one] { $tiles } tuile,
       *[other] { $tiles } tuiles autour de
    } { trias-tile-at }, et marque { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
trias-final-tied =
    { $sharers } joueurs y ont { $place ->
        [1] le plus de troupeaux, { $herds } chacun : ils se partagent les points des deux premières places, et nul autre n’y marque.
       *[2] le deuxième plus grand nombre de troupeaux, { $herds } chacun : ils se partagent les points de la deuxième place.
    }
trias-game-won =
    { $winners ->
        [one] { $who } gagne avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $who } partage la victoire : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }

## Results

trias-source-interim = nouvelles îles
trias-source-final = décompte final
trias-result-points = aux points
trias-result-stock =
    aux troupeaux en réserve ({ $stock }), d’autres ayant aussi { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
trias-result-masses =
    par la présence sur { $masses ->
        [one] { $masses } terre
       *[other] { $masses } terres
    }, à égalité de points ({ $points }) et de réserve ({ $stock })
trias-result-shared = ex æquo, car points ({ $points }), réserve ({ $stock }) et terres ({ $masses }) sont à égalité

## Refusals

trias-this-tile =
    { $codes ->
        [all] La tuile { $tile }
       *[none] Cette tuile
    }
trias-that-tile =
    { $codes ->
        [all] la tuile { $tile }
       *[none] cette tuile
    }
trias-refusal-placing = Les troupeaux sont en cours de placement : choisissez une tuile sans troupeau.
trias-refusal-choose-card = Décidez d’abord d’une carte : jouez celle de votre main, ou retournez la première de la pioche.
trias-refusal-lifting = La dérive obligatoire passe d’abord : retirez une des tuiles qui peuvent dériver.
trias-refusal-drifting = Vous tenez une tuile retirée : reposez-la sur un des emplacements marqués, ou annulez ce coup.
trias-refusal-acting = Ce n’est pas possible pendant vos actions : dérive, déplacement, sauvetage, reproduction ou fin du tour.
trias-refusal-no-tile = Il n’y a pas de tuile { $tile } dans cette partie ; les tuiles de terre portent les numéros 0 à { $last }.
trias-refusal-no-reentry = Les troupeaux ne se placent qu’au début ; un joueur qui les a tous perdus ne revient pas.
trias-refusal-not-extinct = Seul un joueur sans aucun troupeau sur le plateau peut revenir avec une nouvelle paire.
trias-refusal-reentry-too-late = Une nouvelle paire prend tous les points d’action d’un tour normal : ce doit être la première chose que vous y faites.
trias-refusal-pole = Aucun troupeau ne peut se tenir sur le pôle Sud.
trias-refusal-pole-stays = Le pôle Sud ne dérive jamais.
trias-refusal-not-vacant = Il y a déjà un troupeau sur { trias-that-tile } ; choisissez-en une qui n’en a pas.
trias-refusal-drift-too-dear =
    Une dérive coûte { $cost } points d’action, et { $left ->
        [0] vous n’en avez plus.
        [one] il vous en reste { $left }.
       *[other] il vous en reste { $left }.
    }
trias-refusal-lone-tile = { trias-this-tile } forme une île à elle seule, et une tuile isolée ne dérive jamais.
trias-refusal-no-presence = Vous n’avez aucun troupeau sur la terre de { trias-that-tile } ; les nageurs ne comptent pas.
trias-refusal-inland = { trias-this-tile } ne borde pas la mer extérieure ; seules les tuiles qui la bordent dérivent.
trias-refusal-nowhere-to-go = { trias-this-tile } n’a nulle part où aller : plus loin du pôle Sud, aucun emplacement ne touche le reste de sa terre.
trias-refusal-wrong-landscape = { trias-this-tile } est d’un autre paysage ; la carte exige une tuile { $landscape } qui puisse dériver.
trias-refusal-beside-itself = Vous tenez { trias-that-tile } ; nommez une autre tuile de sa terre contre laquelle la reposer.
trias-refusal-other-mass =
    { $tile ->
        [34] Le pôle Sud
       *[other] { trias-this-tile }
    } fait partie d’une autre terre ; la tuile retirée doit toucher celle d’où elle vient.
trias-refusal-on-land =
    { $tile ->
        [34] Le pôle Sud
       *[other] { trias-this-tile }
    } s’y trouve ; une tuile retirée se repose dans l’eau.
trias-refusal-not-further = Ce n’est pas plus loin du pôle Sud que l’ancienne place de la tuile.
trias-refusal-interior-sea = C’est une mer intérieure ; à sa nouvelle place, la tuile doit border la mer extérieure.
trias-refusal-not-touching = Cet emplacement ne touche pas ce qui reste de la terre d’où vient la tuile.
trias-refusal-other-name = Cet emplacement se désigne par sa voisine de plus petit numéro, la tuile { $tile } ; partez d’elle.
trias-refusal-only-water = Seule une tuile retirée peut aller sur l’eau.
trias-refusal-no-action = Vous n’avez plus de points d’action.
trias-refusal-no-spent = Sur { trias-that-tile }, aucun de vos troupeaux ne s’est reproduit ni n’est né ce tour-ci.
trias-refusal-no-fresh = Sur { trias-that-tile }, tous vos troupeaux se sont reproduits ou sont nés ce tour-ci ; déplacez l’un de ceux-là.
trias-refusal-into-water = De ce côté, c’est l’eau ; les troupeaux ne vont que de tuile en tuile.
trias-refusal-full =
    { $tile ->
        [34] Le pôle Sud
       *[other] { trias-this-tile }
    } est au complet.
trias-refusal-no-swimmer = Aucun de vos troupeaux ne nage de ce côté de { trias-that-tile }.
trias-refusal-no-own-swimmer = Aucun de vos troupeaux ne nage là.
trias-refusal-cannot-be-rescued = Votre nageur ne peut pas être sauvé : aucune tuile voisine n’a de place.
trias-refusal-no-stock = Votre réserve est vide : pas de troupeau à ajouter.
trias-refusal-already-reproduced = Vos troupeaux de { trias-that-tile } se sont reproduits ou sont nés ce tour-ci ; chaque troupeau ne se reproduit qu’une fois par tour.
trias-refusal-extinct = Vous n’avez plus aucun troupeau sur le plateau ; vous ne pouvez que terminer votre tour.
trias-refusal-no-herd =
    Vous n’avez aucun troupeau sur { $tile ->
        [34] le pôle Sud.
       *[other] { trias-that-tile }.
    }
trias-refusal-no-herd-ashore = Tous vos troupeaux nagent ; seul un troupeau sur une tuile se reproduit.
trias-refusal-none-reproduces = Aucun de vos troupeaux ne peut se reproduire : chacun l’a déjà fait ou est né ce tour-ci, ou sa tuile est pleine.
trias-refusal-no-way = Aucune tuile voisine n’a de place pour ce troupeau.
trias-refusal-herd-to-tile = Un troupeau va sur une tuile : choisissez une voisine.
trias-refusal-swimmer-to-tile = Un nageur rejoint une tuile : choisissez-en une à côté de lui.
trias-refusal-birth-on-tile = Un nouveau troupeau rejoint l’un des vôtres : choisissez une tuile où l’un de vos troupeaux peut encore se reproduire.
trias-refusal-not-adjacent =
    { $tile ->
        [34] Le pôle Sud
       *[other] { trias-this-tile }
    } n’est pas à côté ; un troupeau ne va que sur une tuile voisine.

## Facts beside the board

trias-fact-player =
    { $active ->
        [1] >
       *[0] {" "}
    }{ $letter } { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $herds ->
        [one] { $herds } troupeau
       *[other] { $herds } troupeaux
    }, { $stock } en réserve{ $back ->
        [0] , pas de carte en main
       *[other] , carte à dos { $back }
    }
trias-fact-hand = Votre carte en main : { $card } (dos { $back })
trias-fact-deck =
    Pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, la première à dos { $back }
trias-fact-discards = Cartes jouées : montagne { $mountain }, steppe { $steppe }, bois { $woods }
trias-fact-last-card = Dernière carte jouée : { $card } (dos { $back })
trias-fact-turn =
    Tour { $turn }{ $actions ->
        [0] {""}
        [one] , { $actions } point d’action restant
       *[other] , { $actions } points d’action restants
    }
trias-fact-last-round =
    Dernier tour de table, { $turns ->
        [one] dernier tour
       *[other] encore { $turns } tours
    }{ $actions ->
        [0] {""}
        [one] , { $actions } point d’action restant
       *[other] , { $actions } points d’action restants
    }
trias-fact-over = La partie est terminée.
trias-fact-lifted = Retirée : tuile { $tile } ({ $landscape }), entre [ ]
trias-fact-islands = Îles, avec leurs troupeaux :
trias-fact-island =
    {"  "}{ $size ->
        [one] { $size } tuile
       *[other] { $size } tuiles
    } autour de { $tile } : { $herds ->
        [none] personne
       *[other] { $herds }
    }
trias-fact-legend-tiles =
    M montagne nourrit { $mountain }, S steppe { $steppe }, W bois { $woods }{ $south-pole ->
        [0] {" "}troupeaux
        [unlimited] {" "}troupeaux, SP pôle Sud sans limite
       *[other] , SP pôle Sud { $south-pole } troupeaux
    } ; · place libre
trias-fact-leftover = Tuiles hors du jeu : montagne { $mountain }, steppe { $steppe }, bois { $woods }
trias-fact-legend-swimmers = ~A~ un nageur du joueur A
trias-fact-legend-spent = lettre minuscule : s’est reproduit ou est né ce tour-ci
trias-fact-legend-surplus = ! surpopulation
trias-fact-legend-sea = ≈ mer intérieure

## Options

# In the browser: headings of the options, by the section of their rule.
trias-web-options-tr-1 = Préparation

option-trias-start_player = Qui place les premiers troupeaux
option-trias-start_player-random = au hasard
option-trias-start_player-0 = la première place
option-trias-start_player-1 = la deuxième place
option-trias-start_player-2 = la troisième place
option-trias-start_player-3 = la quatrième place
option-trias-start_player-4 = la cinquième place
option-trias-south_pole_capacity = Troupeaux que le pôle Sud nourrit
option-trias-south_pole_capacity-0 = aucun : aucun troupeau ne s’y tient ni ne le traverse
option-trias-south_pole_capacity-2 = deux, comme une montagne
option-trias-south_pole_capacity-3 = trois, comme une steppe
option-trias-south_pole_capacity-4 = quatre, comme un bois
option-trias-south_pole_capacity-unlimited = sans limite
option-trias-no_drift_card = La carte d’un joueur qui ne peut rien faire dériver
option-trias-no_drift_card-consume = elle est jouée sans effet
option-trias-no_drift_card-keep = elle est gardée ; quand tous les joueurs, l’un après l’autre, n’ont rien pu faire dériver, le dernier tour de table commence
option-trias-discards_public = Cartes jouées
option-trias-discards_public-true = on peut toutes les regarder
option-trias-discards_public-false = on ne peut regarder que la dernière
option-trias-distance_metric = Ce que signifie « plus loin du pôle Sud »
option-trias-distance_metric-ring = sur un anneau plus éloigné
option-trias-distance_metric-euclid = à plus grande distance en ligne droite, de centre à centre
option-trias-interim_join = Points pour une dérive dont la tuile relie des terres
option-trias-interim_join-never = jamais
option-trias-interim_join-net_new = si la terre s’est rompue en plus de morceaux que la tuile n’en relie, et que le pôle Sud n’est dans aucun des morceaux reliés
option-trias-interim_masses = Terres dont la rupture rapporte des points
option-trias-interim_masses-all = le continent comme les îles
option-trias-interim_masses-main = le continent seulement
option-trias-reentry = Un joueur qui a perdu tous ses troupeaux
option-trias-reentry-none = ne revient pas
option-trias-reentry-pair = peut renoncer aux points d’action d’un tour normal pour placer deux troupeaux sur une tuile vide
option-trias-last_round_actions_2p = Points d’action au dernier tour de table à deux joueurs
option-trias-last_round_actions_2p-2 = deux
option-trias-last_round_actions_2p-3 = trois, pour qu’une dérive reste possible

## Help in the terminal

trias-help =
    Le plateau : une tuile montre son paysage et son numéro (M montagne, S steppe,
    W bois : W12 est un bois, tuile 12), et dessous ses troupeaux par les lettres
    des joueurs, avec un point par place libre. ~A~ nage. Toute tuile a six côtés
    (n nord, s sud, e est, w ouest) :

         nw   ne
       w    *    e
         sw   se

    place 12      placer deux troupeaux sur la tuile 12
    hand, draw    jouer votre carte en main, ou la première de la pioche
    lift 12       retirer la tuile 12, première moitié d’une dérive
    drift 7 se    reposer la tuile retirée au sud-est de la tuile 7
    move 5 ne     un troupeau va de la tuile 5 à sa voisine du nord-est ;
                  « move 5 ne spent » : un qui s’est reproduit ou est né ce tour-ci
    rescue 9 w    un nageur juste à l’ouest de la tuile 9 est sauvé sur la tuile 9
    reproduce 5   un de vos troupeaux sur la tuile 5 en reçoit un second
    end           terminer votre tour
    Pour « why », les éléments se nomment tile:12, ou cell:2,-1 (pas depuis le pôle Sud).

## In the browser: things of the map in words

trias-web-map =
    Plateau de Trias : le continent et { $lands ->
        [0] aucune île
        [one] { $lands } île
       *[other] { $lands } îles
    }
trias-web-place = anneau { $ring }, direction { $hour } h
trias-web-where =
    { $codes ->
        [spoken] { trias-web-place }
       *[none] { $side ->
            [ne] au nord-est
            [e] à l’est
            [se] au sud-est
            [s] au sud
            [sw] au sud-ouest
            [w] à l’ouest
            [nw] au nord-ouest
           *[n] au nord
        }, à { $ring ->
            [one] { $ring } emplacement
           *[other] { $ring } emplacements
        } du pôle Sud
    }
trias-web-tile = tuile { $tile }
trias-web-places-free =
    { $places ->
        [one] place pour { $places } troupeau
       *[other] place pour { $places } troupeaux
    }
trias-web-full = pleine
trias-web-too-many =
    { $herds ->
        [one] { $herds } troupeau de trop
       *[other] { $herds } troupeaux de trop
    }
trias-web-herds-of =
    { $who } { $herds ->
        [one] { $herds } troupeau
       *[other] { $herds } troupeaux
    }
trias-web-swimmers-of =
    { $who } { $herds ->
        [one] { $herds } nageur
       *[other] { $herds } nageurs
    }
trias-web-one-fresh = un troupeau
trias-web-one-spent = un troupeau qui s’est reproduit ou vient de naître
trias-web-fresh-herds =
    { $herds ->
        [one] { $herds } troupeau à vous
       *[other] { $herds } troupeaux à vous
    } sur la tuile { $tile }
trias-web-spent-herds =
    { $herds ->
        [one] { $herds } troupeau à vous, reproduit ou né ce tour-ci,
       *[other] { $herds } troupeaux à vous, reproduits ou nés ce tour-ci,
    } sur la tuile { $tile }
trias-web-land = île { $letter }
trias-web-main-land = continent
trias-web-water = eau
trias-web-inland-sea = mer intérieure
trias-web-beside =
    { $side ->
        [e] à l’est
        [ne] au nord-est
        [nw] au nord-ouest
        [w] à l’ouest
        [sw] au sud-ouest
       *[se] au sud-est
    } de la tuile { $tile }
trias-web-beside-land =
    { $side ->
        [e] à l’est
        [ne] au nord-est
        [nw] au nord-ouest
        [w] à l’ouest
        [sw] au sud-ouest
       *[se] au sud-est
    } d’une tuile { $landscape }
trias-web-lifted = retirée
trias-web-stock-of =
    réserve, { $who } : { $herds ->
        [one] { $herds } troupeau
       *[other] { $herds } troupeaux
    }
trias-web-hand-card = votre carte en main : { $card }, dos { $back }
trias-web-no-hand-card = pas de carte en main
trias-web-deck =
    pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, la première à dos { $back }
trias-web-end = fin de votre tour

## In the browser: flags, key and tools of the map

trias-web-tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
trias-web-main-land-tiles =
    Continent, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
trias-web-nobody =
    { $tiles ->
        [one] { $tiles } tuile, vide
       *[other] { $tiles } tuiles, vides
    }
trias-web-herds =
    { $herds ->
        [one] { $herds } troupeau
       *[other] { $herds } troupeaux
    }
trias-web-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
trias-web-pays-now = à la fin
trias-web-pays-nothing = 0 pt
trias-web-key = { $landscape } { $places }
trias-web-key-spent = reproduit ou né ce tour-ci
trias-web-map-tools = Plateau
trias-web-zoom-in = Zoom avant
trias-web-zoom-out = Zoom arrière
trias-web-show-all = Tout montrer
trias-web-overview = Vue d’ensemble ; choisissez où aller

## In the browser: beside the board

trias-web-actions-left =
    { $actions ->
        [0] plus de points d’action
        [one] { $actions } point d’action
       *[other] { $actions } points d’action
    }
trias-web-rescues-left =
    { $rescues ->
        [one] encore { $rescues } sauvetage gratuit
       *[other] encore { $rescues } sauvetages gratuits
    }
trias-web-stock = réserve
trias-web-your-card = votre carte
trias-web-used-card = doit dériver
trias-web-used-card-about = Le paysage de cette carte doit dériver maintenant, si l’une de ses tuiles le peut.
trias-web-cards-left = { $cards ->
        [one] { $cards } restante
       *[other] { $cards } restantes
    }
trias-web-discards = jouées
trias-web-discards-about = Cartes jouées, par paysage
trias-web-leftover = hors jeu
trias-web-leftover-about = Tuiles retirées du jeu à la préparation
trias-web-fact-stock = réserve { $herds }
trias-web-fact-land = { $herds } à terre
trias-web-fact-swim = { $herds } à l’eau
trias-web-fact-card = dos { $back }

## In the browser: head and buttons

trias-web-turn = Tour { $turn }
trias-web-last-round =
    Dernier tour de table, { $turns ->
        [one] dernier tour
       *[other] encore { $turns } tours
    }
trias-web-over = La partie est terminée
trias-web-stage-placing = Placement
trias-web-stage-card = Carte
trias-web-stage-drift = Dérive
trias-web-stage-actions = Actions
trias-web-stage-upkeep = Remise en ordre, carte
trias-web-stage-clean-up = Remise en ordre
trias-web-button-place = Placer
trias-web-button-hand = Carte en main
trias-web-button-draw = Retourner
trias-web-button-lift = Dérive
trias-web-button-drift = Reposer
trias-web-button-move = Déplacer
trias-web-button-rescue = Sauver
trias-web-button-reproduce = Reproduire
trias-web-button-end = Fin du tour
trias-web-again-move = En déplacer encore { $count } de la même façon
trias-web-again-rescue = En sauver encore { $count } de là
trias-web-again-reproduce = Reproduire encore { $count } fois
trias-web-next-herd = Choisissez le troupeau à déplacer.
trias-web-next-tile = Choisissez la tuile où il va.
trias-web-next-swimmer = Choisissez le nageur à sauver.
trias-web-next-ashore = Choisissez la tuile où le sauver.
trias-web-next-birth = Choisissez la tuile dont le troupeau en reçoit un second.
trias-web-next-lift = Choisissez la tuile qui dérive.
trias-web-cost-lift = 3
trias-web-cost-move = 1
trias-web-cost-rescue = 1
trias-web-cost-reproduce = 1
trias-web-action =
    { $kind ->
        [lift] Faire dériver cette tuile
        [move] Déplacer un troupeau d’ici
        [rescue] Sauver à terre
       *[reproduce] Reproduire
    }{ $cost ->
        [0] {""}
        [one] {""} : { $cost } point d’action
       *[other] {""} : { $cost } points d’action
    }
