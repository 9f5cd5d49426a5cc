# Ce qui enseigne, dans le navigateur.

web-guide-lesson = Leçon
web-guide-learn = Apprendre en jouant
web-guide-learn-about = Une première partie guidée, en dix minutes environ
web-guide-resume = Reprendre la leçon
web-guide-step = étape { $step } sur { $steps }
web-guide-done = terminée
web-guide-progress = Avancement de la leçon
web-guide-page = page { $page } sur { $pages }
web-guide-next = Suite
web-guide-leave = Enregistrer et quitter
web-guide-leave-about = La leçon est enregistrée ; vous pouvez la reprendre quand vous voulez.
web-guide-others = Les autres jouent…
web-guide-mark = marqué
web-guide-marked = Marqué : { $what }.
web-guide-over = La leçon est terminée.
web-guide-play = Jouer contre des bots
web-guide-again = Recommencer
web-guide-changed = Cette leçon a été réécrite depuis que vous l’avez commencée. Veuillez la recommencer.
web-guide-next-lesson = Leçon suivante : { $title }

web-lessons = Leçons
web-lessons-all = Toutes les leçons
web-lessons-title = Leçons · { $game }
web-lessons-about = Une première partie guidée d’une dizaine de minutes, puis de courtes leçons sur ce qui décide des parties.
web-lessons-begun = commencée
web-lessons-steps =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
web-lessons-none = Il n’y a pas encore de leçons pour ce jeu.

web-puzzle = Problème
web-puzzle-number = { $number } sur { $count }
web-puzzle-question = Quel est votre meilleur coup ici ? Essayez-le : tout coup permis par les règles sera jugé.
web-puzzle-right = C’est le meilleur coup.
web-puzzle-wrong = Il y a un meilleur coup.
web-puzzle-best = Le meilleur coup
web-puzzle-chosen = Votre coup
web-puzzle-obvious = Le coup qui paraît le meilleur à première vue
web-puzzle-second = Le deuxième meilleur coup
web-puzzle-best-wins = chances avec le meilleur coup
web-puzzle-chosen-wins = chances avec votre coup
web-puzzle-you = vous
web-puzzle-unforeseen = Son effet commence par une chose cachée ou tirée au sort, que personne ne peut prévoir.
web-puzzle-then = Puis, sans doute, { $name } :
web-puzzle-then-you = Puis vous, au mieux :
web-puzzle-open = La suite est ouverte : aucune réponse ne se distingue.
web-puzzle-chance-of = { $name } { $chance }
web-puzzle-ahead = Ensuite, { $name } est en tête. Chances de victoire : { $chances }.
web-puzzle-ahead-you = Ensuite, vous êtes en tête. Chances de victoire : { $chances }.
web-puzzle-points = À la fin, vous pouvez espérer environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-puzzle-again = Réessayer
web-puzzle-show = Voir la solution
web-puzzle-next = Problème suivant
web-puzzle-over = Vous avez joué votre coup.
web-puzzle-changed = Ce problème a changé depuis que vous l’avez commencé. Veuillez réessayer.
web-puzzle-solved = résolu
web-puzzle-level-easy = Facile
web-puzzle-level-middle = Moyen
web-puzzle-level-hard = Difficile
web-puzzle-daily = Problème du jour
web-puzzle-nth = problème { $number }
web-puzzle-solve = Résoudre
web-puzzle-week =
    { $solved ->
        [0] Aucun problème de la semaine résolu
        [one] { $solved } problème de la semaine résolu
       *[other] { $solved } problèmes de la semaine résolus
    }
web-puzzles = Problèmes
web-puzzles-all = Tous les problèmes
web-puzzles-title = Problèmes · { $game }
web-puzzles-about = Des positions de parties où un coup est nettement le meilleur. Trouvez-le avec ce que l’on sait à votre place.
web-puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
web-puzzles-solved = { $solved } sur { $count } résolus sur cet appareil
