# Ce qui serait payé maintenant, et combien il reste à jouer.

tritarea-area-scored-part =
    { $suit } : { $position ->
        [1] première place
       *[2] deuxième place
    }
tritarea-tallest-scored-part = Plus haute tour, { $square }
tritarea-declaration-scored-part = Annonce : { $suit } { $rank }
tritarea-blocks-charged-part =
    { $blocks ->
        [one] { $blocks } bloc restant
       *[other] { $blocks } blocs restants
    }
tritarea-remaining =
    { $tricks ->
        [0] décompte
        [one] encore { $tricks } pli
       *[other] encore { $tricks } plis
    }{ $rounds ->
        [0] {""}
        [one] , puis { $rounds } manche
       *[other] , puis { $rounds } manches
    }
tritarea-remaining-round = Manche { $round }

# À quoi servent les choses.

tritarea-web-help-remaining = Les plis des trois manches. Après chaque manche, la ville rapporte : quartiers, plus haute tour, annonces.
tritarea-web-help-area = Le quartier { $suit } rapporte { $first } points au joueur qui y a le plus de sommets, { $second } au deuxième. Un joueur seul à y avoir des sommets reçoit les deux prix.
tritarea-web-help-bonus =
    Le premier à bâtir ici marque aussitôt { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    }.
tritarea-web-help-tower = Le bloc du sommet compte pour le quartier. Le joueur qui a le plus de blocs possède la tour, ce qui compte si c’est la plus haute.
tritarea-web-help-tallest = La plus haute tour rapporte à son propriétaire : le joueur qui y a le plus de blocs.
tritarea-web-help-card = Elle soutient { $suit }. Si cette couleur a le plus de cartes, sa plus basse bâtit en premier et sa plus haute en second.
tritarea-web-help-five = Quand toutes les cartes sont posées, un 5 peut devenir 0 ou 10 contre des points. Cela peut donner le droit de bâtir.
tritarea-web-help-trick = La carte de ce joueur dans le pli. Dans la couleur la plus jouée, la plus basse bâtit en premier et la plus haute en second.
tritarea-web-help-declared = Une carte annoncée rapporte sa valeur si l’on est premier dans son quartier. À la manche 3, la troisième place et les suivantes la font perdre.
tritarea-web-help-deck = Les cartes qui restent à ce joueur.
tritarea-web-help-count = Les blocs vendus rapportent des points maintenant, mais manquent pendant cette manche.
tritarea-web-help-stock = Les blocs qui restent à poser. À la manche 3, chaque bloc ni posé ni vendu coûte des points à la fin.
tritarea-web-help-fact-decides = Un PNJ n’a pas de joueur : une personne décide donc pour lui. En équipe, c’est son partenaire ; à trois, en général, le premier bâtisseur de ce pli ou du précédent.
tritarea-web-help-fact-sold = Les blocs vendus pendant cette manche. Ils ont rapporté des points et sont hors jeu.
tritarea-web-help-fact-marker = Entame ce pli, et bâtit seul si les quatre couleurs sont différentes.
