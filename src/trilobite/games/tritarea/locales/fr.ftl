# Tritarea in French. Everything a player reads about this game; keys are used by the game's Python
# files, by the terminal and by the browser.

tritarea-title = Tritarea
tritarea-summary = Les plis décident qui peut bâtir : élevez des tours dans une ville de quatre quartiers et dominez leur horizon.

## Words

tritarea-intelligent = Intelligence
tritarea-modern = Modernité
tritarea-ecology = Écologie
tritarea-happiness = Bonheur

tritarea-change-keep = il reste un 5
tritarea-change-0 = il devient un 0
tritarea-change-10 = il devient un 10

# It agrees with the concept.
tritarea-is-adopted =
    { $suit-key ->
        [tritarea-happiness] { $suit } est adopté
       *[other] { $suit } est adoptée
    }

## Questions

tritarea-ask-declare = Quelle carte annoncez-vous, face cachée ? Si vous avez la première place dans son quartier, vous gagnez sa valeur ; à partir de la troisième, vous la perdez.
tritarea-ask-sell =
    { $own ->
        [1] Combien de vos { $blocks } blocs vendez-vous
       *[0] Combien des { $blocks } blocs vendre pour { $who }
    }, à { $price } points pièce ? Ceux qui restent à la fin coûtent { $cost } points pièce.
tritarea-ask-play =
    { $lying ->
        [0] Vous entamez le pli { $trick }. Quelle carte jouez-vous ?
        [one] Quelle carte jouez-vous ? { $lying } carte est déjà dans le pli { $trick }.
       *[other] Quelle carte jouez-vous ? { $lying } cartes sont déjà dans le pli { $trick }.
    }{ $intent ->
        [0] {""}
       *[1] {" "}La carte que vous gardez jusqu’à la fin est votre annonce d’intention.
    }
tritarea-ask-five =
    Que faire de { $own ->
        [1] votre
       *[0] la
    } carte { $suit } 5{ $own ->
        [1] {""}
       *[0] {" "}de { $who }
    } : la garder, en faire un 0 (coût { $zero }) ou un 10 (coût { $ten }) ? { $own ->
        [1] Vous avez
       *[0] { $who } a
    } { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
tritarea-ask-five-declared =
    Que faire de { $own ->
        [1] votre carte annoncée
       *[0] la carte annoncée
    } { $suit } 5{ $own ->
        [1] {""}
       *[0] {" "}de { $who }
    } : la garder, en faire un 0 (coût { $zero }) ou un 10 (coût { $ten }) ? { $own ->
        [1] Vous avez
       *[0] { $who } a
    } { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
tritarea-ask-build =
    { $own ->
        [1] Où bâtissez-vous
       *[0] Où bâtir pour { $who }
    } dans le quartier { $suit } ? { $right ->
        [1] { $own ->
            [1] { $holders ->
                [1] Vous êtes seul à bâtir : 1 bloc
               *[2] Vous bâtissez en premier : 1 bloc
            }
           *[0] Le premier bâtisseur pose 1 bloc
        }
       *[2] { $own ->
            [1] Vous bâtissez en second : 1 bloc, ou 2 sur la même case
           *[0] Le second bâtisseur pose 1 bloc, ou 2 sur la même case
        }
    }{ $cost ->
        [-1] .
        [0]  ; ne rien bâtir ne coûterait rien.
        [one]  ; ne rien bâtir coûterait { $cost } point.
       *[other]  ; ne rien bâtir coûterait { $cost } points.
    }
tritarea-ask-default =
    { $who } ne bâtit rien avec un 5 inchangé : le ramener à 0 pour { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, ou perdre { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    } ? { $who } a { $score } points.
tritarea-ask-second =
    { $own ->
        [1] Posez-vous un second bloc
       *[0] Poser un second bloc pour { $who }
    } sur { $square } ? { $blocks ->
        [one] Il reste { $blocks } bloc.
       *[other] Il reste { $blocks } blocs.
    }
tritarea-ask-extra =
    { $own ->
        [1] Vous aviez
       *[0] { $who } avait
    } déjà un bloc à côté de { $square }. Posez un bloc supplémentaire à côté de { $square }, ou renoncez-y. { $blocks ->
        [one] Il reste { $blocks } bloc.
       *[other] Il reste { $blocks } blocs.
    }
tritarea-wastes-block = Vous pouvez encore ajouter un bloc. Terminer sans lui ?
tritarea-wastes-right =
    Vous pouvez encore bâtir ici. { $cost ->
        [0] Ne rien bâtir quand même ?
        [one] Ne rien bâtir et payer { $cost } point ?
       *[other] Ne rien bâtir et payer { $cost } points ?
    }

## Kinds of action, as headings above the choices

tritarea-kind-declare = Votre annonce de quartier, cachée jusqu’à ce que tous aient choisi
tritarea-kind-sell = Vendre ce nombre de blocs
tritarea-kind-play = Jouer cette carte
tritarea-kind-five = Ce que devient le 5
tritarea-kind-build = Bâtir sur cette case
tritarea-kind-default = Ne rien bâtir et en payer le prix
tritarea-kind-second = Un second bloc sur la même case
tritarea-kind-single = Pas de second bloc
tritarea-kind-extra = Un bloc supplémentaire sur cette case
tritarea-kind-skip = Pas de bloc supplémentaire
tritarea-kind-pay = Ramener le 5 à 0
tritarea-kind-lose = Perdre 5 points, sans changer le 5

## What happens: rounds and deals

tritarea-start-chosen =
    { $chance ->
        [1] Par tirage au sort, { $who } commence la manche
       *[0] { $tied ->
            [0] { $who } commence la manche
            [one] { $who } a le plus de points, commence la manche
           *[other] { $tied } participants sont à égalité en tête. { $by ->
                [previous] Dans le sens horaire après le premier joueur de la manche précédente, { $who } vient ensuite, commence la manche
               *[marker] Dans le sens horaire depuis le marqueur, { $who } vient en premier, commence la manche
            }
        }
    } et prend le marqueur d’entame.
tritarea-round-began =
    La manche { $round } commence sur un plateau vide. Dans le sens horaire : { $one }, { $two }, { $three }, { $four }.{ $round ->
        [2] {" "}Nouveauté : les 5 sont en jeu, et la carte que vous ne jouez jamais est votre annonce d’intention.
        [3] {" "}Nouveauté : chacun annonce un quartier avec une carte, et les blocs peuvent être vendus.
       *[other] {""}
    }
tritarea-hand-dealt =
    { $who } reçoit { $number } cartes{ $codes ->
        [all] {" : "}{ $cards }
       *[none] {""}
    }.
tritarea-hand-dealt-hidden = { $who } reçoit { $number } cartes.
tritarea-deck-dealt = { $who } reçoit un paquet de { $number } cartes, face cachée.

## What happens: before round 3

tritarea-declared = { $who } annonce { $suit } { $rank }, face cachée.
tritarea-committed = { $who } a choisi son annonce.
tritarea-lead-revealed = { $who } annonce { $suit } { $rank }.
tritarea-blocks-sold =
    { $blocks ->
        [0] { $who } ne vend aucun bloc.
        [one] { $who } vend { $blocks } bloc pour { $points } points.
       *[other] { $who } vend { $blocks } blocs pour { $points } points.
    }

## What happens: tricks

tritarea-trick-began = Pli { $trick } : { $who } entame.
tritarea-card-played =
    { $npc ->
        [1] { $who } : la première carte du paquet est { $suit } { $rank }.
       *[0] { $who } joue { $suit } { $rank }.
    }
tritarea-card-played-faceless =
    { $npc ->
        [1] { $who } : la première carte du paquet est retournée.
       *[0] { $who } joue une carte.
    }
tritarea-five-answered = Décision sur le 5 de { $who }, face cachée : { $change }.
tritarea-five-committed = La décision sur le 5 de { $who } est prise, face cachée.
tritarea-five-changed =
    { $who } paie { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    } et change le 5 en { $to }.
tritarea-five-kept = { $who } garde le 5 tel quel.
tritarea-rights-found =
    { $by ->
        [most] { tritarea-is-adopted } avec { $supporters } cartes
        [difference] { tritarea-is-adopted } : { $high } et { $low } ont plus d’écart que { $rivalhigh } et { $rivallow } ({ $rival })
        [leader] { tritarea-is-adopted } : { $high } et { $low } ont le même écart que { $rivalhigh } et { $rivallow } ({ $rival }), et la couleur d’entame prime
        [all_different] Quatre couleurs : { tritarea-is-adopted }, comme couleur d’entame
       *[memory] { tritarea-is-adopted }
    }. { $holders ->
        [1] { $first } est seul à bâtir.
       *[2] { $first } bâtit en premier, puis { $second }.
    }

## What happens: construction

tritarea-built =
    { $kind ->
        [basic] { $who } bâtit sur { $square }
        [second] { $who } pose un second bloc sur { $square }
       *[extra] { $who } ajoute un bloc sur { $square }
    }{ $height ->
        [one] , une case vide.
       *[other] , hauteur { $height }.
    }
tritarea-second-declined = { $who } s’en tient à un bloc sur { $square }.
tritarea-bonus-scored =
    { $who } inaugure { $square } et marque { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
tritarea-defaulted =
    { $who } ne bâtit rien{ $down ->
        [1] , ramène le 5 à 0
       *[0] {""}
    } et { $lost ->
        [0] ne perd rien{ $due ->
            [0] .
           *[other] , faute de points : le prix était de { $due }.
        }
       *[other] perd { $lost ->
            [one] { $lost } point
           *[other] { $lost } points
        }{ $due ->
            [0] .
           *[other] , tout son score : le prix était de { $due }.
        }
    }
tritarea-construction-ended = { $who } a fini de bâtir.
tritarea-trick-ended = Les cartes sont mises de côté ; { $who } prend le marqueur d’entame.

## What happens: settlement

tritarea-settlement-began = Décompte de la manche { $round }.
tritarea-area-scored =
    { $sole ->
        [1] Personne d’autre n’a de sommet dans le quartier { $suit } : { $who } reçoit les deux prix,
       *[0] { $who } { $sharers ->
            [one] { $position ->
                [1] prend la première place
               *[2] prend la deuxième place
            }
           *[other] { $position ->
                [1] partage la première place
               *[2] partage la deuxième place
            }
        } dans le quartier { $suit } et marque
    } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
tritarea-area-shared =
    { $sharers } joueurs sont à égalité dans le quartier { $suit } et se partagent { $position ->
        [1] les points des deux premières places ; il n’y a pas de deuxième place.
       *[2] les points de la deuxième place.
    }
tritarea-area-tied =
    { $who } et { $other } ont tous deux { $buildings ->
        [one] { $buildings } sommet
       *[other] { $buildings } sommets
    } dans le quartier { $suit } ; { $by ->
        [tallest] la plus haute tour donne l’avantage à { $who }.
        [lex] en comparant les tours une à une, { $who } est devant.
       *[sum] les tours de { $who } sont plus hautes au total.
    }
tritarea-tallest-scored =
    Aucune tour ne dépasse { $square } (hauteur { $height }). { $who }, son propriétaire, marque { $points } points.
tritarea-owner-tied =
    { $who } et { $other } ont tous deux { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    } en { $square } ; { $who }, dont le bloc est le plus bas, est propriétaire.
tritarea-intent-revealed = { $who } révèle son annonce d’intention : { $suit } { $rank }.
tritarea-declaration-scored =
    { $who } { $position ->
        [0] n’a aucun sommet
        [1] occupe la première place
        [2] occupe la deuxième place
        [3] occupe la troisième place
       *[4] occupe la quatrième place
    } dans le quartier annoncé ({ $suit }){ $way ->
        [gain] {" "}et gagne { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [loss] {" "}et perd { $lost ->
            [one] { $lost } point
           *[other] { $lost } points
        }{ $short ->
            [0] .
           *[1] , tout son score : la valeur est { $rank }.
        }
       *[nothing] {" "}: aucun point.
    }
tritarea-blocks-charged =
    Il reste { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    } à { $who }, qui { $lost ->
        [0] n’a aucun point à perdre.
        [one] perd { $lost } point.
       *[other] perd { $lost } points.
    }
tritarea-round-ended = La manche { $round } est terminée.
tritarea-game-ended = La partie est terminée : la ville est bâtie.

## Results

tritarea-source-bonuses = bonus
tritarea-source-areas = quartiers
tritarea-source-tallest = plus hautes tours
tritarea-source-declarations = annonces
tritarea-source-sales = blocs vendus
tritarea-source-fives = 5 modifiés
tritarea-source-defaults = ne rien bâtir
tritarea-source-purchases = blocs restants

tritarea-result-points = aux points
tritarea-result-points-shared = aux points, ex æquo : d’autres en ont aussi { $points }
tritarea-result-points-npc = aux points : un PNJ en a { $best }, mais ne peut pas gagner
tritarea-result-team = { $points } points pour l’équipe
tritarea-result-team-shared = ex æquo, car les deux équipes ont { $points } points
tritarea-result-super = Super promoteur : même le dernier PNJ a { $lowest } points
tritarea-result-expert = Promoteur expert : le dernier PNJ a { $lowest } points
tritarea-result-average = Promoteur moyen : le dernier PNJ a { $lowest } points
tritarea-result-beginner = Promoteur débutant : le dernier PNJ a { $lowest } points
tritarea-result-disqualified = disqualification : un PNJ a { $best } points, vous en avez { $points }

## Refusals: it is time for something else

tritarea-refusal-declaring = Choisissez d’abord votre annonce de quartier.
tritarea-refusal-selling = Décidez d’abord combien de blocs sont vendus.
tritarea-refusal-playing = Jouez maintenant une carte de votre main.
tritarea-refusal-changing = Décidez d’abord ce que devient le 5 du pli.
tritarea-refusal-building = Bâtissez sur une case du quartier adopté, ou ne bâtissez rien.
tritarea-refusal-second-block = Décidez d’abord si un second bloc va sur la même case.
tritarea-refusal-extra-block = Posez d’abord le bloc supplémentaire, ou renoncez-y.
tritarea-refusal-changing-declared = Décidez d’abord ce que devient le 5 annoncé.
tritarea-refusal-defaulting = Décidez d’abord si le 5 est ramené à 0.

## Refusals: cards

tritarea-refusal-no-declaration = Les annonces de quartier n’ont lieu qu’avant la manche 3 ; c’est la manche { $round }.
tritarea-refusal-no-sale = Les blocs ne se vendent qu’avant la manche 3 ; c’est la manche { $round }.
tritarea-refusal-no-fives = Il n’y a pas de 5 à la manche 1 ; ils sont mis de côté.
tritarea-refusal-not-in-hand = Vous n’avez pas { $suit } { $rank }.
tritarea-refusal-is-played = { $suit } { $rank } : cette carte a déjà été jouée dans cette manche.
tritarea-refusal-in-trick = { $suit } { $rank } : cette carte est déjà dans le pli, jouée par { $who }.
tritarea-refusal-is-declared = { $suit } { $rank } : cette carte, annoncée par { $who }, n’est jamais jouée.
tritarea-refusal-too-dear =
    Cela coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, et { $who } { $score ->
        [0] n’en a aucun.
        [one] n’en a que { $score }.
       *[other] n’en a que { $score }.
    }
tritarea-refusal-say-five = Décidez ce que devient ce 5 : le garder, en faire un 0 ou un 10.
tritarea-refusal-no-trick-card = { $who } n’a pas de carte visible dans le pli.
tritarea-refusal-not-declared = { $who } n’a pas d’annonce visible.
tritarea-refusal-deck = { $who } : personne ne peut regarder son paquet ; la première carte est retournée quand vient son tour.
tritarea-refusal-hand = { $who } : ses cartes se jouent une par une, depuis sa main.

## Refusals: building

tritarea-refusal-other-area = Case { $square } : quartier { $area } ; le quartier adopté est { $suit }.
tritarea-refusal-no-blocks = { $who } n’a plus de blocs.
tritarea-refusal-has-built = { $who } a déjà bâti ; il est trop tard pour ne rien bâtir.
tritarea-refusal-npc-builds = { $who } doit bâtir tant qu’il reste un bloc : choisissez une case.
tritarea-refusal-one-basic = { $who } bâtit en premier et n’a pas de second bloc ; seul le second bâtisseur peut en poser deux.
tritarea-refusal-second-on-basic = Le second bloc ne peut aller que sur { $basic } : oui ou non ?
tritarea-refusal-extra-on-basic = Le bloc supplémentaire va à côté de { $basic }, pas dessus.
tritarea-refusal-not-beside = Case { $square } : elle ne compte pas comme voisine de { $basic }.
tritarea-refusal-stock = { $who } : ses blocs ne sont posés ou vendus que lorsque la table le demande ; choisissez une case ou un nombre.

## Facts beside the city

tritarea-fact-over = La partie est terminée.
tritarea-fact-round =
    Manche { $round } sur 3{ $phase ->
        [declarations] , avant le premier pli
        [settlement] , décompte
       *[trick] , pli { $trick } sur { $tricks }
    }
tritarea-fact-player =
    { $active ->
        [1] >
       *[0] {" "}
    }{ $letter } { $who }{ $whose ->
        [npc] {" "}(PNJ, { $decider } décide)
        [nobody] {" "}(PNJ)
       *[seat] {""}
    }{ $marker ->
        [1] , marqueur
       *[0] {""}
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    }{ $sold ->
        [0] {""}
       *[other] {" "}(vendus : { $sold })
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $declared ->
        [none] {""}
       *[other] , annonce { $declared }
    }{ $committed ->
        [1] , a décidé
       *[0] {""}
    }
tritarea-fact-team =
    Équipe { $who } et { $partner } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tritarea-fact-five = Votre décision sur le 5 de { $who }, encore secrète : { $change }
tritarea-fact-lead = Votre annonce, encore secrète : { $suit } { $rank }
tritarea-fact-rights =
    { tritarea-is-adopted }{ $by ->
        [most] {" "}avec le plus de cartes
        [difference] {" "}par le plus grand écart ({ $numbers })
        [leader] {" "}comme couleur d’entame (égalité : { $numbers })
        [all_different] {" "}comme couleur d’entame parmi quatre
       *[memory] {""}
    } : { $holders ->
        [1] { $first } bâtit (#1)
       *[2] { $first } bâtit (#1), puis { $second } (#2)
    }
tritarea-fact-area =
    { $letter } { $suit }, première place { $first }, deuxième { $second } : { $ranked ->
        [0] personne encore
       *[other] { $standing }
    }
tritarea-fact-tallest =
    { $number ->
        [one] Plus haute tour
       *[other] Plus hautes tours
    }, hauteur { $height } : { $buildings }
tritarea-fact-played = Jouées dans cette manche : { $cards }
tritarea-fact-legend-city = Une case : nom, quartier, +bonus tant qu’elle est vide ; sa tour de gauche (bas) à droite (haut).
tritarea-fact-legend-trick = Le pli, à partir de l’entame : #1 bâtit en premier, #2 en second, > la valeur d’un 5 modifié.
tritarea-fact-legend-hand = La ligne sous le pli est votre main.

## Options

option-tritarea-start_first = Qui commence la manche 1
option-tritarea-start_first-random = au hasard
option-tritarea-start_first-0 = la première place
option-tritarea-start_first-1 = la deuxième place
option-tritarea-start_first-2 = la troisième place
option-tritarea-start_first-3 = la quatrième place
option-tritarea-start_tie = Plusieurs ont le plus de points avant une manche : qui commence
option-tritarea-start_tie-marker = le premier d’entre eux dans le sens horaire à partir du détenteur du marqueur
option-tritarea-start_tie-previous = le premier d’entre eux dans le sens horaire à partir du premier joueur de la manche précédente
option-tritarea-start_tie-random = le hasard décide entre eux
option-tritarea-start_2p = À deux joueurs, commence
option-tritarea-start_2p-own = le joueur qui a le plus de points à son propre compte
option-tritarea-start_2p-team = le joueur de l’équipe qui a le plus de points
option-tritarea-npc_start = Les PNJ peuvent commencer une manche
option-tritarea-npc_start-true = oui, s’ils ont le plus de points
option-tritarea-npc_start-false = non, seulement les personnes
option-tritarea-r3_order = Avant la manche 3
option-tritarea-r3_order-declare = d’abord les annonces de quartier, puis la vente de blocs
option-tritarea-r3_order-sell = d’abord la vente de blocs, puis les annonces de quartier
option-tritarea-r3_order-before_deal = la vente de blocs a lieu avant la distribution
option-tritarea-five_order = Changer un 5
option-tritarea-five_order-open = l’un après l’autre, dans le sens horaire, ouvertement
option-tritarea-five_order-hidden = tous décident en même temps, en secret, et révèlent ensemble
option-tritarea-adjacency = Voisines pour un bloc supplémentaire
option-tritarea-adjacency-board = toute case qui partage un côté
option-tritarea-adjacency-area = seulement les cases du même quartier
option-tritarea-adjacent_own = Votre bloc sur la case voisine compte
option-tritarea-adjacent_own-any = à n’importe quelle hauteur
option-tritarea-adjacent_own-top = seulement au sommet de sa tour
option-tritarea-five_on_default = Ne rien bâtir avec un 5 inchangé
option-tritarea-five_on_default-true = ne coûte que 1 point : le 5 est ramené à 0
option-tritarea-five_on_default-false = coûte les 5 points
option-tritarea-settle_order = Ordre du décompte
option-tritarea-settle_order-checklist = quartiers, plus haute tour, annonces, blocs restants
option-tritarea-settle_order-text = quartiers, annonces, blocs restants, plus haute tour
option-tritarea-area_tie = Autant de sommets dans un quartier : l’avantage va
option-tritarea-area_tie-tallest = à la plus haute tour, sinon partage
option-tritarea-area_tie-lex = à la plus haute tour, puis aux suivantes, une par une
option-tritarea-area_tie-sum = à la plus grande somme des hauteurs
option-tritarea-sole_colour = Un joueur seul à avoir des sommets dans un quartier
option-tritarea-sole_colour-top = reçoit les points de la première et de la deuxième place
option-tritarea-sole_colour-any = ne reçoit les deux que si personne d’autre n’y a de bloc
option-tritarea-tallest_pair = Les deux plus hautes tours d’un même propriétaire rapportent
option-tritarea-tallest_pair-12 = 6 points chacun, 12 en tout
option-tritarea-tallest_pair-6 = 6 points une seule fois
option-tritarea-unranked = Annoncer un quartier où l’on n’a aucun sommet
option-tritarea-unranked-loss = coûte la valeur de la carte
option-tritarea-unranked-neutral = ne coûte rien
option-tritarea-npc_seat = Le PNJ à trois joueurs
option-tritarea-npc_seat-moves = s’assoit à droite du premier joueur de chaque manche
option-tritarea-npc_seat-fixed = reste où il était à la manche 1
option-tritarea-npc_seat-trick = s’assoit à droite du joueur qui entame chaque pli
option-tritarea-npc_decider = Qui bâtit pour le PNJ à trois joueurs, si rien d’autre ne le dit
option-tritarea-npc_decider-latest = la dernière personne qui a bâti en premier
option-tritarea-npc_decider-left = le voisin de gauche du PNJ
option-tritarea-npc_default = Le PNJ à trois joueurs peut ne rien bâtir
option-tritarea-npc_default-true = oui, si la personne qui bâtit pour lui le veut
option-tritarea-npc_default-false = non, il bâtit tant qu’il a un bloc
option-tritarea-solo_tie = En solo, avec autant de points que le meilleur PNJ
option-tritarea-solo_tie-success = c’est une réussite
option-tritarea-solo_tie-fail = c’est un échec
option-tritarea-memory = Les cartes jouées sont à mémoriser
option-tritarea-memory-true = oui : aucune liste ne les rappelle
option-tritarea-memory-false = non : le journal les rappelle toutes
option-tritarea-declare_tie = Une annonce avec première place partagée
option-tritarea-declare_tie-full = compte en entier
option-tritarea-declare_tie-sole = ne compte pas
option-tritarea-solo_fives = En solo : les 5 des PNJ
option-tritarea-solo_fives-ask = chaque choix à leur sujet vous revient
option-tritarea-solo_fives-auto = on ne vous consulte que si un changement peut aider le PNJ
option-tritarea-board_data = Valeurs de votre propre plateau
option-tritarea-board_data-areas = Quartiers des cases
option-tritarea-board_data-bonuses = Bonus des cases
option-tritarea-board_data-first = Points de la première place d’un quartier
option-tritarea-board_data-second = Points de la deuxième place d’un quartier
option-tritarea-board_data-i = { tritarea-intelligent }
option-tritarea-board_data-m = { tritarea-modern }
option-tritarea-board_data-e = { tritarea-ecology }
option-tritarea-board_data-h = { tritarea-happiness }
option-tritarea-board_data-a1 = a1
option-tritarea-board_data-b1 = b1
option-tritarea-board_data-c1 = c1
option-tritarea-board_data-d1 = d1
option-tritarea-board_data-a2 = a2
option-tritarea-board_data-b2 = b2
option-tritarea-board_data-c2 = c2
option-tritarea-board_data-d2 = d2
option-tritarea-board_data-a3 = a3
option-tritarea-board_data-b3 = b3
option-tritarea-board_data-c3 = c3
option-tritarea-board_data-d3 = d3
option-tritarea-board_data-a4 = a4
option-tritarea-board_data-b4 = b4
option-tritarea-board_data-c4 = c4
option-tritarea-board_data-d4 = d4

## Help in the terminal

tritarea-help =
    La ville : quatre rangées de quatre cases, a1 en haut à gauche, d4 en bas à
    droite. Des lignes séparent les quartiers : I Intelligence, M Modernité, E
    Écologie, H Bonheur. Une tour se lit de gauche (bas) à droite (haut) : ABB a
    un bloc du joueur A en bas, et B au sommet. Sous la ville, le pli à partir
    de l’entame, et votre main. H7 est le 7 de Bonheur. Orange, Bleu, Jaune et
    Vert sont des joueurs, et non des couleurs de cartes.

    play H7                  jouer une carte
    declare H7               votre annonce avant la manche 3
    sell 3                   vendre 3 blocs avant la manche 3
    five keep, five 0, five 10   ce que devient un 5
    build b2                 le bloc de base
    default                  ne rien bâtir et payer la valeur de votre carte
    second, single           un second bloc sur la même case, ou non
    extra b3, skip           un bloc supplémentaire à côté, ou aucun
    pay, lose                ramener à 0 le 5 d’un PNJ qui ne bâtit rien, ou non
    Pour « why », les éléments se nomment card:H7, square:b2, count:3, five:10,
    trick:C, declared:B, deck:D, stock:A ; default, second, single, skip, pay, lose.

## In the browser

tritarea-web-title = Tri*t*area
tritarea-web-city = La ville : seize cases en quatre quartiers
tritarea-web-hand = Votre main
tritarea-web-over = La ville est bâtie
tritarea-web-progress = Manche { $round } · pli { $trick }
tritarea-web-progress-declare = Manche { $round } · annonces
tritarea-web-progress-sale = Manche { $round } · vente
tritarea-web-progress-settlement = Manche { $round } · décompte
tritarea-web-step-declare = Annonces
tritarea-web-step-sale = Vente
tritarea-web-step-tricks = Plis
tritarea-web-step-settlement = Décompte

# Facts in the players panel, short.
tritarea-web-fact-blocks =
    { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    }
tritarea-web-fact-sold = { $blocks ->
        [one] { $blocks } vendu
       *[other] { $blocks } vendus
    }
tritarea-web-fact-decides = { $who } décide
tritarea-web-fact-you-decide = vous décidez
tritarea-web-fact-marker = entame

# The four places: what is going on, and what each card means.
tritarea-web-head-declaring = Annonces de quartier
tritarea-web-head-declaring-remark = tous à la fois
tritarea-web-head-selling = Vente de blocs
tritarea-web-head-selling-remark = { $who } vend
tritarea-web-head-settling = Décompte
tritarea-web-head-settling-remark = un 5 annoncé peut changer
tritarea-web-head-over = Les annonces
tritarea-web-head-trick = Pli { $trick }
tritarea-web-head-led = entame : { $who }
tritarea-web-adopted = { tritarea-is-adopted }
tritarea-web-by-most = par { $cards } cartes sur 4
tritarea-web-by-difference = écart de { $number } contre { $less } ({ $rival })
tritarea-web-by-leader = égalité avec { $rival } (écart : { $number }) ; la couleur d’entame prime
tritarea-web-by-all-different = la couleur d’entame, sur quatre
tritarea-web-slot-first = bâtit 1er
tritarea-web-slot-second = bâtit 2e
tritarea-web-slot-middle = au milieu
tritarea-web-slot-other = autre
tritarea-web-slot-led = entame
tritarea-web-slot-played = jouée
tritarea-web-slot-leads = entame
tritarea-web-slot-plays = joue
tritarea-web-slot-to-play = à jouer
tritarea-web-slot-deck = paquet
tritarea-web-slot-top-card = 1re carte
tritarea-web-slot-face-down = cachée
tritarea-web-slot-five = 0, 5, 10 ?
tritarea-web-slot-decided = vous : { $change }
tritarea-web-slot-has-decided = décidé
tritarea-web-slot-hidden = encore cachée
tritarea-web-slot-chosen = a choisi
tritarea-web-slot-choose = choisissez
tritarea-web-slot-chooses = choisit…
tritarea-web-slot-sells = vend
tritarea-web-slot-sold = { $blocks ->
        [one] { $blocks } vendu
       *[other] { $blocks } vendus
    }
tritarea-web-slot-blocks =
    { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    }
tritarea-web-means-both =
    La plus basse bâtit en premier : { $first }, { $low ->
        [0] plus aucun bloc
       *[other] 1 bloc
    }. La plus haute bâtit en second : { $second }, { $high ->
        [0] plus aucun bloc
        [one] 1 bloc
       *[other] 1 ou 2 blocs
    }.
tritarea-web-means-alone =
    { $first } a entamé et est seul à bâtir : { $low ->
        [0] plus aucun bloc
       *[other] 1 bloc
    }.
tritarea-web-decides-for = { $who } décide pour { $npc }.
tritarea-web-hint-trick = La couleur qui a le plus de cartes est adoptée : la plus basse de ses cartes bâtit en premier, la plus haute en second.
tritarea-web-hint-trick-intent = La couleur qui a le plus de cartes est adoptée : la plus basse de ses cartes bâtit en premier, la plus haute en second. La carte que vous ne jouez jamais est votre annonce d’intention : elle rapporte sa valeur si vous avez la première place dans son quartier.
tritarea-web-hint-declaring = { $chosen } sur { $all } ont choisi. Toutes les cartes sont retournées ensemble.
tritarea-web-hint-selling = Vous ne pouvez pas bâtir avec les blocs vendus dans cette manche. Chaque bloc gardé et non posé coûte des points à la fin.
tritarea-web-hint-settling = La première place dans le quartier annoncé rapporte la valeur ; à la manche 3, la deuxième ne change rien, et les suivantes la font perdre.

# If it were settled now.
tritarea-web-standing = Si l’on comptait maintenant
tritarea-web-tallest = Plus haute
tritarea-web-tallest-at =
    { $number ->
        [one] { $square }, hauteur { $height }
       *[other] { $number } × hauteur { $height }
    }
tritarea-web-declarations-now = Annonces, si l’on comptait maintenant

# Fives, sale, second block.
tritarea-web-fives = Ce que devient le 5
tritarea-web-five-keep = garder 5
tritarea-web-five-0 = changer en 0
tritarea-web-five-10 = changer en 10
tritarea-web-blocks = Les blocs à vendre
tritarea-web-sell =
    { $number ->
        [0] Ne rien vendre
        [one] Vendre { $number }, garder { $left }
       *[other] Vendre { $number }, garder { $left }
    }
tritarea-web-sell-count =
    { $number ->
        [0] ne vendre aucun bloc
        [one] vendre { $number } bloc
       *[other] vendre { $number } blocs
    }
tritarea-web-sale =
    { $number ->
        [0] Les { $left } blocs restent pour bâtir.
        [one] { $number } vendu, { $left ->
            [one] { $left } gardé.
           *[other] { $left } gardés.
        }
       *[other] { $number } vendus, { $left ->
            [one] { $left } gardé.
           *[other] { $left } gardés.
        }
    }
tritarea-web-second-question = 2e bloc ?
tritarea-web-second-here = Un second bloc sur { $square }
tritarea-web-button-default = Ne rien bâtir
tritarea-web-button-second = Second bloc
tritarea-web-button-single = Un seul
tritarea-web-button-skip = Pas de bloc en plus
tritarea-web-button-pay = Ramener le 5 à 0
tritarea-web-button-lose = Perdre 5 points
tritarea-web-final-play = Une carte jouée ne peut pas être reprise.
tritarea-web-final-declare = Elle reste cachée jusqu’à ce que tous aient choisi, et ne peut plus changer.
tritarea-web-final-sell = Une vente ne peut pas être annulée.
tritarea-web-final-five = Le prix est payé aussitôt, et c’est irréversible.
tritarea-web-note-extra = Il peut aller sur n’importe quelle case marquée, occupée ou vide.

# Things in words.
tritarea-web-card = { $suit } { $rank }
tritarea-web-square-empty =
    { $square }, { $suit }, vide{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }
tritarea-web-square-own =
    { $square }, { $suit } : { $height ->
        [one] { $height } bloc
       *[other] { $height } blocs
    } ({ $who })
tritarea-web-square-tower = { $square }, { $suit } : { $height } blocs, de bas en haut ({ $blocks }) ; propriétaire : { $owner }
tritarea-web-blocks-of = { $who } { $number }
tritarea-web-trick-card = { $card }, jouée par { $who }
tritarea-web-no-trick-card = { $who } n’a pas de carte dans le pli
tritarea-web-declared = { $card }, annoncée par { $who }
tritarea-web-declared-hidden = { $who } a annoncé une carte, encore cachée
tritarea-web-not-declared = { $who } n’a rien annoncé
tritarea-web-deck =
    Paquet, { $who } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
tritarea-web-hand-of =
    Main, { $who } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
tritarea-web-stock =
    { $who } : il reste { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    }
