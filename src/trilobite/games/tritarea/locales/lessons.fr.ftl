# La première partie guidée de Tritarea.

tritarea-lesson-theme = Quatre promoteurs bâtissent une ville. Chacun de ses quatre quartiers représente un concept : Intelligence, Modernité, Écologie ou Bonheur.
tritarea-lesson-goal = À la fin de la manche comptent les sommets des immeubles : qui en a le plus dans un quartier en gagne les points. Vous avez deux sommets pour l’instant.
tritarea-lesson-meeting = Les cartes décident qui peut bâtir. Chacun en joue une, et la couleur la plus jouée l’emporte. Sa carte la plus basse bâtit d’abord, la plus haute ensuite.
tritarea-lesson-join = Deux cartes Bonheur sont déjà posées. Jouez votre Bonheur 1 : rien n’est plus bas.
tritarea-lesson-join-wrong = Vous pouvez jouer n’importe quelle carte. Mais celle-là serait seule de sa couleur et ne bâtirait rien. Rejoignez le Bonheur avec votre 1.

tritarea-lesson-adopted = Bonheur l’emporte avec trois cartes, et la vôtre est la plus basse. Vous bâtissez donc d’abord : un bloc sur une case de ce quartier.
tritarea-lesson-build = Posez-le en haut de l’immeuble de { $who }. Le sommet sera à vous.
tritarea-lesson-build-wrong = Vous pouvez bâtir là. Mais sur l’immeuble marqué, vous gagnez un sommet et en prenez un à quelqu’un.
tritarea-lesson-default-wrong = Ne rien bâtir est permis, mais coûte autant de points que votre carte en montre. Bâtissez sur la case marquée.

tritarea-lesson-neighbour = Un de vos blocs se trouvait à côté de cette case. Vous pouvez donc poser un bloc supplémentaire à côté du nouveau, même dans un autre quartier.
tritarea-lesson-extra = Posez-le sur la case marquée de l’Intelligence : vous y aurez deux sommets.
tritarea-lesson-extra-wrong = Vous pouvez le poser là. Mais en Intelligence, qui rapporte 8 points, un deuxième sommet vous met en tête.
tritarea-lesson-skip-wrong = Vous pouvez y renoncer, mais ce bloc ne vous coûte rien. Posez-le sur la case marquée.

tritarea-lesson-second-right = { $who } avait la carte la plus haute de la couleur et a bâti en second. On peut alors poser deux blocs sur la case.
tritarea-lesson-lead = Qui a bâti d’abord entame le pli suivant : c’est vous. Jouez Modernité 9. Aucune carte n’est plus haute.
tritarea-lesson-lead-wrong = Votre 4 risque de finir au milieu, et les cartes du milieu ne gagnent rien. Entamez avec le 9.

tritarea-lesson-followed = Tout le monde a suivi : quatre cartes Modernité. { $who } avait le 1 et a déjà bâti. Avec votre 9, vous êtes second.
tritarea-lesson-build-modern = Posez un bloc sur l’autre immeuble de { $who } dans ce quartier.
tritarea-lesson-build-modern-wrong = Vous pouvez bâtir là. Mais sur l’immeuble marqué, vous prenez un sommet à un rival.

tritarea-lesson-second = Vous pouvez poser un second bloc sur la même case. Faites-le : à nombre égal de sommets, l’immeuble le plus haut l’emporte.
tritarea-lesson-second-wrong = Un bloc suffit pour le sommet. Mais avec deux, votre immeuble est le plus haut de la Modernité, et cela vous met en tête.

tritarea-lesson-last-card = Le dernier pli, et il ne vous reste qu’une carte. Elle tombe bien : jouez votre Écologie 4.

tritarea-lesson-last-block = La vôtre est de nouveau la plus basse. Posez votre dernier bloc sur l’immeuble de { $who } : tous les sommets de l’Écologie seront à vous.
tritarea-lesson-last-block-wrong = Vous pouvez bâtir là. Mais sur l’immeuble marqué, vous gagnez un sommet et en prenez un à un rival.

tritarea-lesson-scored = La manche est décomptée. Vous êtes en tête en Intelligence (8 points), Modernité (6) et Écologie (5). Au Bonheur vous êtes deuxième, ce qui y rapporte plus : 6.
tritarea-lesson-tallest = Le plus haut immeuble de la ville rapporte 10 points. Ils vont à { $who }, qui y a le plus de blocs ; le sommet n’y compte pas.
tritarea-lesson-done = Deux manches suivent encore, avec chaque fois un peu plus à décider ; la table l’explique le moment venu. À vous de jouer contre des bots !
