# Le décompte d’une manche, étape par étape : d’où viennent ces points.

tritarea-step-area-scored = { $suit }
tritarea-step-tallest-scored = La tour la plus haute
tritarea-step-declaration-scored = Annonces
tritarea-step-blocks-charged = Blocs restants
tritarea-area-scored-why-TA-7-3 = On compte les tours du quartier dont on occupe le sommet. Les deux premières places rapportent des points.
tritarea-area-scored-why-TA-7-4 = Aucune autre couleur n’occupe de sommet dans le quartier { $suit } : { $who } reçoit les points des deux premières places.
tritarea-tallest-scored-why-TA-7-5 = Une tour appartient à la couleur qui y a le plus de blocs, pas à celle du sommet.
tritarea-declaration-scored-why-TA-7-7 = Une annonce d’intention rapporte sa valeur pour la première place et ne coûte jamais rien.
tritarea-declaration-scored-why-TA-7-8 = Une annonce rapporte sa valeur pour la première place, rien pour la deuxième, et coûte sa valeur au-delà.
tritarea-blocks-charged-why-TA-7-9 = Les blocs ni bâtis ni vendus coûtent des points.
tritarea-scoring-floor = Un score ne descend jamais sous 0 : on ne peut pas perdre davantage.
tritarea-start-chosen-why-TA-1-5 = Qui a le plus de points commence. À égalité, c’est le premier d’entre eux dans le sens horaire à partir du marqueur.
tritarea-start-chosen-why-R-3 = Plusieurs joueurs ont le plus de points : le sort a décidé.
