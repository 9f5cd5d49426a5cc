# Les décomptes, étape par étape, sur le plateau tel qu’il était.

web-scoring = Décompte
web-scoring-runs = Décompte en cours. Touchez l’écran ou appuyez sur une touche pour passer.
web-scoring-held = Décompte en cours. Chaque étape vous attend.
web-scoring-waits = Décompte, étape { $step } sur { $steps }. Il vous attend : { $next } montre l’étape suivante, { $skip } y met fin.
web-scoring-parts =
    { $count ->
        [one] Le décompte se fait en une étape.
       *[other] Le décompte se fait en { $count } étapes.
    }
web-scoring-next = Suite
web-scoring-skip = Passer
web-scoring-result = Voir le résultat
web-scoring-on = Continuer la partie
web-scoring-last = Dernier décompte
web-scoring-again = Revoir ce décompte
web-scoring-nobody = Personne ne marque ces points.
web-end-review = Les tournants de la partie
