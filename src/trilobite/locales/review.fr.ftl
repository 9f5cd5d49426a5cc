# A bot goes through a finished game, in French.

## The page

review-title = { $game } : une analyse
review-facts =
    { $file } · { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } · { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, dont { $free } avec un choix · { $iterations ->
        [0] jugées par le bot « { bot-called } »
        [one] jugées avec { $iterations } simulation par décision
       *[other] jugées avec { $iterations } simulations par décision
    }
review-unfinished = Pas terminé : { $done } décisions jugées sur { $total }.
review-chances = Chances de victoire au fil de la partie
review-chances-note = Pour chaque place, à chacune de ses décisions : les chances de victoire du meilleur coup trouvé par le bot, d’après ce que le joueur savait alors. La bande représente deux fois l’erreur. À droite, l’issue ; en bas, les décisions de la partie. La ligne en tirets marque des chances égales.
review-seats = Place par place
review-seats-note = Une imprécision est une décision où un autre coup promettait des chances de victoire supérieures d’au moins { $clear } ; pour une faute, d’au moins { $grave }. Pour exclure le hasard, l’écart est aussi d’au moins { $sure } fois l’erreur de la comparaison. Les cartes cachées ne comptent pas : chaque décision est jugée d’après ce que le joueur pouvait savoir.
review-column-decisions = décisions avec un choix
review-column-slips = imprécisions
review-column-blunders = fautes
review-column-fall = plus forte baisse des chances
review-column-action = coup
review-column-chance = chances de victoire
review-column-points = points
review-turning-points =
    { $count ->
        [0] Aucun tournant
        [one] { $count } tournant
       *[other] { $count } tournants
    }
review-nothing = À aucun moment un autre coup n’aurait été nettement meilleur.
review-too-few = Pour { $count } des { $free } décisions avec un choix, il y avait trop peu de simulations pour dire si un autre coup était meilleur. Augmentez --iterations ou --level.
review-slip = Décision { $number } : imprécision de { $name }, chances de victoire { review-fall }
review-blunder = Décision { $number } : faute de { $name }, chances de victoire { review-fall }
review-fall = { $before } → { $after }
review-no-fall = –
review-done = joué
review-better = mieux
review-other = aussi
review-action = { $kind } : { $action }
review-preview = Ce que le meilleur coup aurait fait en outre :
review-again = Recommencer
review-page = Page :
review-seat =
    { $name } : { $decisions ->
        [one] { $decisions } décision avec un choix
       *[other] { $decisions } décisions avec un choix
    }, { $slips ->
        [one] { $slips } imprécision
       *[other] { $slips } imprécisions
    }, { $blunders ->
        [one] { $blunders } faute
       *[other] { $blunders } fautes
    }{ $marks ->
        [0] {""}
       *[other] , plus forte baisse des chances de victoire { review-fall }
    }
review-largest =
    { $count ->
        [0] Aucun tournant
        [one] { $count } tournant
       *[other] { $count } tournants
    } ; les principaux :
review-line = Décision { $number }, { $name } : chances de victoire { review-fall }
review-line-done = joué : { $action }
review-line-better = mieux : { $action }
review-others =
    { $count ->
        [one] { $count } tournant mineur
       *[other] { $count } tournants mineurs
    }

## In the browser

web-review-title = Analyse
web-review-about = Un bot parcourt la partie et montre où un autre coup était nettement meilleur, d’après ce que le joueur savait alors, sans les cartes cachées.
web-review-level = Niveau d’analyse
web-review-start = Analyser cette partie
web-review-waiting = D’autres analyses passent avant…
web-review-progress = { $done } décisions sur { $of }
web-review-failed = L’analyse s’est interrompue. Elle recommence du début.
web-review-again = Réessayer
web-review-chances = Chances de victoire au fil de la partie
web-review-chances-note =
    Les chances de victoire de chaque joueur à ses propres décisions, d’après ce qu’il savait alors{ $over ->
        [1] {" "}; à droite, l’issue.
       *[0] .
    }
web-review-line = { $name } : de { $first } à { $last }
web-review-points =
    { $count ->
        [0] Aucun tournant pour l’instant
        [one] { $count } tournant
       *[other] { $count } tournants
    }
web-review-none = À aucun moment un autre coup n’aurait été nettement meilleur.
web-review-slip = Imprécision
web-review-blunder = Faute
web-review-fall = { $before } → { $after }
web-review-fall-about = Chances de victoire : { $before } avec le meilleur coup, { $after } avec celui qui a été joué
web-review-all = Montrer les { $count }
web-review-largest = Montrer seulement les { $count } principaux
web-review-done = Joué : { $action }
web-review-better = Mieux : { $action }
web-review-nothing-foreseen = On ne pouvait pas en prévoir l’effet.
web-review-more =
    { $count ->
        [one] et { $count } autre effet
       *[other] et { $count } autres effets
    }
web-review-jump = Montrer la décision { $number } de { $name }
