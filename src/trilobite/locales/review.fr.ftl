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
    } · jugées par le bot « { bot-called } »
review-unfinished = Pas terminé : { $done } décisions jugées sur { $total }.
review-course = Les chances de victoire au fil de la partie
review-course-note = Chaque siège à ses propres décisions, d’après ce qu’il savait alors : ce que promettait la meilleure action trouvée par le bot. La bande vaut deux fois l’erreur. À droite, l’issue ; en bas, les décisions de la partie. La ligne pointillée est la part égale pour tous.
review-seats = Le bilan
review-seats-note = Une imprécision est une décision où une autre action promettait au moins { $clear } de victoire en plus, une faute au moins { $grave } ; et d’au moins { $sure } fois l’erreur de la comparaison, pour que ce ne soit pas un hasard. Les cartes cachées ne comptent pas : chaque décision est jugée d’après ce que le siège pouvait savoir.
review-column-decisions = décisions
review-column-slips = imprécisions
review-column-blunders = fautes
review-column-lost = chances perdues
review-column-action = action
review-column-chance = chance de victoire
review-column-points = points
review-turning-points =
    { $count ->
        [0] Aucun tournant
        [one] { $count } tournant
       *[other] { $count } tournants
    }
review-nothing = À aucune décision une autre action n’était nettement meilleure.
review-slip = Décision { $number } : imprécision de { $name }, { $loss } de la victoire
review-blunder = Décision { $number } : faute de { $name }, { $loss } de la victoire
review-done = jouée
review-better = meilleure
review-other = aussi
review-action = { $kind } : { $action }
review-preview = Voici ce qu’aurait fait la meilleure action :
review-again = Recommencer
review-page = Page :
review-seat =
    { $name } : { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $slips ->
        [one] { $slips } imprécision
       *[other] { $slips } imprécisions
    }, { $blunders ->
        [one] { $blunders } faute
       *[other] { $blunders } fautes
    }, { $lost } de la victoire perdus
review-line = { $number }. { $name } : { $chosen } – mieux { $better } (+{ $loss })

## In the browser

web-review-title = Analyse
web-review-about = Un bot parcourt la partie et montre où une autre action était nettement meilleure : d’après ce que le siège savait alors, sans les cartes cachées.
web-review-level = Avec quel soin
web-review-start = Analyser cette partie
web-review-waiting = D’autres analyses passent avant …
web-review-progress = { $done } décisions sur { $of }
web-review-failed = L’analyse s’est interrompue. Ce qui était jugé le sera de nouveau.
web-review-again = Réessayer
web-review-course = Chance de victoire au fil de la partie
web-review-course-note = Chaque siège à ses propres décisions, d’après ce qu’il savait alors ; à droite, l’issue.
web-review-line = { $name } : de { $first } à { $last }
web-review-points =
    { $count ->
        [0] Aucun tournant pour l’instant
        [one] { $count } tournant
       *[other] { $count } tournants
    }
web-review-none = À aucune décision une autre action n’était nettement meilleure.
web-review-slip = Imprécision
web-review-blunder = Faute
web-review-lost = { $loss } de la victoire
web-review-done = Jouée : { $action }
web-review-better = Mieux : { $action }
web-review-nothing-foreseen = On ne pouvait pas prévoir ce qu’elle aurait fait.
web-review-more =
    { $count ->
        [one] et { $count } autre effet
       *[other] et { $count } autres effets
    }
web-review-jump = Montrer la décision { $number } de { $name }
