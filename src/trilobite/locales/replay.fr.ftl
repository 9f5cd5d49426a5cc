# Retour sur une partie : rétrospective, statistiques, décompte final.

web-replay = Rétrospective et statistiques
web-replay-title = Rétrospective de { $game } – Trilobite
web-replay-here = Voir dans la rétrospective
web-replay-board = Plateau
web-replay-statistics = Statistiques
web-replay-to-table = À la table
web-replay-finished =
    { $steps ->
        [one] terminée après { $steps } coup
       *[other] terminée après { $steps } coups
    }
web-replay-bar = Rétrospective
web-replay-position = Moment de la partie
web-replay-step = Coup
web-replay-step-of = Coup { $step }/{ $steps }
web-replay-scoring = Décompte final
web-replay-scoring-step = Décompte final, { $step } sur { $steps }
web-replay-scoring-of = { $step } sur { $steps }
web-replay-going = Aller à
web-replay-first = Au début
web-replay-turn-back = Un tour en arrière
web-replay-back = Un coup en arrière
web-replay-play = Lecture
web-replay-stop = Pause
web-replay-forward = Un coup en avant
web-replay-turn-forward = Un tour en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-speed-times = { $times } ×
web-replay-eyes = Vu par
web-replay-spectator = un spectateur
web-replay-open = Tout visible
web-replay-download = Télécharger
web-replay-link = Lien vers ce coup
web-replay-fork = Repartir d’ici
web-replay-fork-about = Une nouvelle partie commence avec ce qui était alors sur la table
web-replay-fork-over = La partie est terminée ici ; allez à un coup précédent
web-replay-more = Plus
web-replay-jump = Aller à ce coup
web-replay-things = Ce qui se trouve sur le plateau
web-replay-hand-of = Ce que possède { $name }
web-replay-map = Plateau final
web-replay-start = Points de départ
web-replay-during = En cours de partie
web-replay-final = À la fin
web-replay-points = Points par règle
web-replay-every = Tous les décomptes
web-replay-plot = Au fil du temps
web-replay-plot-about = { $what } de chaque joueur sur { $steps } coups. Les nombres figurent dans le tableau ci-dessous.
web-replay-plot-table = En tableau
web-replay-decisions = Décisions
web-replay-turns = Tours
web-replay-scorings = Décomptes
web-replay-best = Meilleur tour avant le décompte final
web-replay-led = Temps seul en tête
web-replay-changes =
    { $count ->
        [0] Le leader n’a jamais changé.
        [one] Le leader a changé { $count } fois.
       *[other] Le leader a changé { $count } fois.
    }
web-replay-leads = { $name } mène à partir du coup { $step }.
