# Le décompte d’une manche, étape par étape : d’où viennent ces points.

tritarea-step-area-scored = { $suit }
tritarea-step-tallest-scored = Plus haute tour
tritarea-step-declaration-scored = Annonces
tritarea-step-blocks-charged = Blocs restants
tritarea-area-scored-why-TA-7-3 = On compte les sommets de chacun dans le quartier. Les deux premières places rapportent des points.
tritarea-area-scored-why-TA-7-4 = Personne d’autre n’a de sommet dans le quartier { $suit } : { $who } reçoit les points des deux premières places.
tritarea-tallest-scored-why-TA-7-5 = Une tour appartient au joueur qui y a le plus de blocs, pas à celui qui en a le sommet.
tritarea-declaration-scored-why-TA-7-7 = Une annonce d’intention rapporte sa valeur pour la première place et ne coûte jamais rien.
tritarea-declaration-scored-why-TA-7-8 = Une annonce de quartier rapporte sa valeur pour la première place, rien pour la deuxième, et fait perdre sa valeur au-delà.
tritarea-blocks-charged-why-TA-7-9 = Les blocs ni posés ni vendus coûtent des points.
tritarea-scoring-floor = Un score ne descend jamais sous 0 : on ne peut pas perdre davantage.
tritarea-start-chosen-why-TA-1-5 = Le joueur qui a le plus de points commence. À égalité, c’est le premier d’entre eux dans le sens horaire à partir du marqueur.
tritarea-start-chosen-why-R-3 = Plusieurs joueurs ont le plus de points : le sort a décidé.
