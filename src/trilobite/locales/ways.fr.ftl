# Chemins à travers les pages : choix du jeu, parties enregistrées, adresses étranges.

web-pages = Pages
web-rules-title = Règles · { $game }
web-which-rules = De quel jeu voulez-vous lire les règles ?
web-which-puzzles = Des positions de parties où un coup est nettement le meilleur. Quel jeu ?
web-which-lessons = Une première partie guidée et de courtes leçons sur ce qui décide des parties. Quel jeu ?
web-which-count = { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
web-saved-broken-off = La fin de ce texte manque : il commence comme une partie enregistrée, puis s’interrompt. Copiez-la ou enregistrez-la de nouveau en entier.
web-replay-no-position = Il n’y a pas de position { $asked } ; voici la dernière, { $shown }.
web-replay-odd-position = « { $asked } » n’est pas un numéro de position ; voici le numéro { $shown }.
web-replay-odd-eyes = Il n’y a pas de vue « { $asked } » ; vous voyez { $eyes }.
web-replay-other-eyes = Cette vue ne vous est pas ouverte tant que la partie est en cours ; vous voyez { $eyes }.
web-replay-eyes-open = tout, même ce qui était caché
web-replay-eyes-spectator = ce que tout le monde voyait
web-replay-eyes-seat = ce que savait { $name }
web-replay-note-close = Fermer cette note
