# Les leçons de Tritarea : la première partie guidée.

tritarea-lesson-first-title = Votre première partie
tritarea-lesson-theme = Quatre promoteurs bâtissent une ville. Chacun de ses quatre quartiers représente un concept : Intelligence, Modernité, Écologie ou Bonheur.
tritarea-lesson-goal = À la fin d’une manche comptent les sommets des tours : le joueur qui en a le plus dans un quartier en gagne les points. Vous avez deux sommets pour l’instant.
tritarea-lesson-owner = Une tour et son sommet peuvent être à deux joueurs différents. Ce sommet est à { $top } et compte pour le quartier. La tour est à { $owner }, qui y a le plus de blocs ; cela ne compte que pour la plus haute tour.
tritarea-lesson-meeting = Les cartes décident qui peut bâtir. Chacun en joue une, et la couleur la plus jouée est adoptée. Sa carte la plus basse bâtit en premier, la plus haute en second. Celles du milieu n’obtiennent rien.
tritarea-lesson-join = Deux cartes Bonheur sont déjà posées. Jouez votre Bonheur 1 : rien n’est plus bas.
tritarea-lesson-join-wrong = Vous pouvez jouer n’importe quelle carte. Mais celle-là serait seule de sa couleur et ne bâtirait rien. Rejoignez Bonheur avec votre 1.

tritarea-lesson-adopted = Bonheur est adopté avec trois cartes, et la vôtre est la plus basse. Vous bâtissez donc en premier : un bloc sur une case de ce quartier.
tritarea-lesson-build = Posez-le en haut de la tour de { $who }. Le sommet sera à vous.
tritarea-lesson-build-wrong = Vous pouvez bâtir là. Mais sur la tour marquée, vous gagnez un sommet et en prenez un à quelqu’un.
tritarea-lesson-default-wrong = Ne rien bâtir est permis, mais coûte autant de points que votre carte en montre, ou tous si vous en avez moins. Bâtissez sur une case marquée.

tritarea-lesson-neighbour = Un de vos blocs se trouvait à côté de cette case. Vous pouvez donc poser un bloc supplémentaire à côté du nouveau, même dans un autre quartier.
tritarea-lesson-extra = Posez-le sur la case marquée d’Intelligence : vous y aurez deux sommets.
tritarea-lesson-extra-wrong = Vous pouvez le poser là, dans Bonheur. Mais dans Intelligence, qui rapporte 8 points, un deuxième sommet vous met en tête.
tritarea-lesson-extra-own-wrong = Cette tour est aussi dans Intelligence, mais son sommet est déjà à vous. Sur la case vide, vous en gagnez un deuxième, qui vous met en tête.
tritarea-lesson-skip-wrong = Vous pouvez y renoncer, mais ce bloc ne vous coûte rien. Posez-le sur la case marquée.

tritarea-lesson-second-right = { $who } avait la carte la plus haute de la couleur et a bâti en second. Le second bâtisseur peut poser deux blocs sur la case.
tritarea-lesson-lead = Le premier bâtisseur entame le pli suivant : c’est vous. Jouez Modernité 9. Aucune carte n’est plus haute.
tritarea-lesson-lead-wrong = Votre 4 risque de finir au milieu, et les cartes du milieu n’obtiennent rien. Entamez avec le 9.

tritarea-lesson-followed = Tout le monde a suivi : quatre cartes Modernité. { $who } avait le 1 et a déjà bâti. Avec votre 9, vous bâtissez en second.
tritarea-lesson-build-modern = Posez un bloc sur l’autre tour de { $who } dans ce quartier.
tritarea-lesson-build-modern-wrong = Vous pouvez bâtir là. Mais sur la tour marquée, vous prenez un sommet à un rival.

tritarea-lesson-second = Dans Modernité, trois joueurs ont un sommet chacun, et à nombre égal la plus haute tour l’emporte : c’est déjà la vôtre. Vous pouvez y poser un second bloc. Faites-le : une tour de trois est plus dure à battre.
tritarea-lesson-second-wrong = Un bloc suffit pour être en tête ici. Mais un bloc gardé ne vaut rien dans cette manche, et une tour plus haute est plus dure à battre.

tritarea-lesson-last-card = Le dernier pli, et il ne vous reste qu’une carte. Elle tombe bien : jouez votre Écologie 4.

tritarea-lesson-last-block = La vôtre est de nouveau la plus basse. Posez votre dernier bloc sur la tour de { $who } : vous aurez deux sommets dans Écologie.
tritarea-lesson-last-block-wrong = Vous pouvez bâtir là. Mais sur la tour marquée, vous gagnez un sommet et en prenez un à un rival.

tritarea-lesson-intelligent = Après ce pli vient le décompte. Regardez la ville avant qu’elle ne soit vidée. Dans Intelligence, vous avez deux sommets et { $who } un : la première place vous rapporte 8 points, la deuxième en rapporte 2.
tritarea-lesson-modern = Dans Modernité, trois joueurs ont un sommet chacun. Votre tour est la plus haute : 6 points. Les deux autres joueurs sont à égalité et se partagent les 4 points de la deuxième place.
tritarea-lesson-ecology = Dans Écologie, vous avez deux sommets, { $who } un : 5 points chacun. Sans rival, les deux prix seraient à vous.
tritarea-lesson-happiness = Dans Bonheur, { $who } et vous avez un sommet chacun, et votre tour est la moins haute. Vous n’êtes que deuxième, mais ici cela rapporte plus : 6 points au lieu de 4.
tritarea-lesson-tallest = La plus haute tour de la ville rapporte 10 points à son propriétaire : { $who }, qui a trois de ses cinq blocs.
tritarea-lesson-won = Cela fait 25 points pour vous dans cette manche. Après trois manches, le plus grand total l’emporte.
tritarea-lesson-done = Trois courtes leçons montrent qui bâtit quand les couleurs sont à égalité, les annonces et le décompte, et la partie en solo. Ou jouez tout de suite contre des bots !

# Qui peut bâtir : deux contre deux, les 5, quatre couleurs.

tritarea-lesson-rights-title = Deux contre deux, et les 5
tritarea-lesson-rights-lying = Manche 2. Il y a deux cartes Modernité, 9 et 3, et une Écologie, le 8. Vous jouez en dernier.
tritarea-lesson-rights-difference = À deux cartes contre deux, la couleur adoptée est celle dont les cartes sont les plus éloignées. Modernité : 9 moins 3 égale 6.
tritarea-lesson-rights-play = Jouez Écologie 1 : 8 moins 1 égale 7, ce qui dépasse 6. Et la vôtre est la plus basse, donc vous bâtissez en premier.
tritarea-lesson-rights-play-wrong = Modernité serait adoptée avec deux cartes, et vous ne bâtiriez rien. Jouez Écologie 1.
tritarea-lesson-rights-middle-wrong = Avec une troisième carte, Modernité serait adoptée, mais votre 6 serait entre 3 et 9 : le milieu ne bâtit rien. Jouez Écologie 1.
tritarea-lesson-rights-close-wrong = 8 moins 7 ne fait que 1 : Modernité serait adoptée. Jouez Écologie 1.
tritarea-lesson-rights-build = Écologie est adoptée. Posez votre bloc sur la tour dont le sommet est à { $who }.
tritarea-lesson-rights-fives = À partir de la manche 2, les 5 sont en jeu. Quand toutes les cartes sont posées, un 5 peut devenir 0 pour 1 point, ou 10 pour 2 points.
tritarea-lesson-rights-lead = Vous entamez. Jouez Bonheur 5.
tritarea-lesson-rights-lead-wrong = Vous pourriez entamer avec celle-là. Mais essayez maintenant ce que peut un 5.
tritarea-lesson-rights-zero = 3, 5 et 7 : votre carte est au milieu et ne bâtirait rien. Faites-en un 0 : elle sera la plus basse, et vous bâtirez en premier.
tritarea-lesson-rights-keep-wrong = Le 5 est entre 3 et 7 et ne bâtit rien. Faites-en un 0.
tritarea-lesson-rights-ten-wrong = À 10, elle serait la plus haute : vous bâtiriez en second, jusqu’à deux blocs. Mais 0 coûte moins, et le premier bâtisseur entame aussi le pli suivant.
tritarea-lesson-rights-happy = Posez votre bloc sur la tour marquée : son sommet est à { $who }.
tritarea-lesson-rights-default-wrong = Une carte qui compte 0 ne vous coûterait rien. Mais vous avez payé pour elle : bâtissez sur la case marquée.
tritarea-lesson-rights-alone = Vous entamez encore. Si les quatre couleurs diffèrent, seul le joueur qui a entamé bâtit. Entamez avec Intelligence 9 : peu suivront.
tritarea-lesson-rights-alone-wrong = Gardez cette carte pour la fin, et entamez avec Intelligence 9.
tritarea-lesson-rights-four = Quatre couleurs différentes : vous êtes seul à bâtir, un bloc. Posez-le sur la tour marquée et prenez le sommet à { $who }.
tritarea-lesson-rights-intent = Encore un pli, et deux cartes en main. Celle que vous ne jouez pas est votre annonce d’intention : si vous êtes en tête de son quartier au décompte, vous gagnez sa valeur en points.
tritarea-lesson-rights-last = Vous êtes en tête dans Modernité, avec ces deux sommets. Gardez donc Modernité 6, et jouez Écologie 7.
tritarea-lesson-rights-last-wrong = Écologie 7 serait alors votre annonce d’intention. Mais dans Écologie vous n’avez qu’un sommet, et un bloc pourrait le couvrir. Gardez Modernité 6.
tritarea-lesson-rights-kept = Modernité 6 reste dans votre main : 6 points de plus si vous êtes toujours en tête dans Modernité après ce pli.
tritarea-lesson-rights-done = Regardez donc tout le pli avant de jouer : quelle couleur sera adoptée, et votre carte y sera-t-elle la plus basse ou la plus haute ?

# Déclarations et décompte.

tritarea-lesson-count-title = Annonces et décompte
tritarea-lesson-count-declared = Le dernier pli de la partie. Avant cette manche, chacun a annoncé un quartier avec une carte, vous Modernité 7. Première place : vous gagnez 7 points ; deuxième : rien. Plus bas, ou sans sommet, vous en perdez 7.
tritarea-lesson-count-play = L’entame est Modernité 1. Jouez votre dernière carte, Modernité 9 : rien n’est plus haut.
tritarea-lesson-count-covered = { $who } a bâti en premier et a couvert votre dernier sommet dans Modernité. { $who } y a maintenant deux sommets et vous aucun : 7 points seraient perdus.
tritarea-lesson-count-build = Reprenez-en un : bâtissez sur une des tours marquées.
tritarea-lesson-count-build-wrong = Un rival garderait alors deux sommets dans Modernité et resterait en tête. Bâtissez sur une tour marquée.
tritarea-lesson-count-owner = Un sommet chacun, et le vôtre est sur la plus haute tour du quartier : première place. Regardez ici : la plus haute tour de la ville rapporte à son propriétaire, { $who }, avec deux blocs sur quatre. Le sommet de { $top } ne compte que pour le quartier.
tritarea-lesson-count-second = Un second bloc porte aussi votre tour à quatre blocs de haut. Alors 6 points vont à chacun des deux propriétaires, au lieu de 10 à un seul.
tritarea-lesson-count-second-wrong = Un bloc suffit pour Modernité. Mais avec deux, votre tour est aussi haute que la plus haute : 6 points pour vous, 4 de moins pour un rival.
tritarea-lesson-count-tallest = Deux tours de quatre blocs : 6 points pour { $who } et 6 pour vous. À nombre égal de blocs dans une tour, le plus bas décide.
tritarea-lesson-count-modern = Modernité : 6 points pour la première place et 7 pour votre annonce. { $who } avait annoncé Écologie 9, n’y a aucun sommet et perd 9 points.
tritarea-lesson-count-sole = Dans Écologie, tous les sommets sont à vous. Un joueur seul dans un quartier reçoit les deux prix : 5 et 5.
tritarea-lesson-count-shared = Dans Intelligence, { $who } et { $other } sont à égalité, en nombre et en hauteur, et partagent la deuxième place : 1 point chacun. Si la première est partagée, on divise les deux prix et il n’y a pas de deuxième.
tritarea-lesson-count-blocks = Avant la dernière manche, on peut vendre des blocs pour 3 points pièce. Un bloc ni vendu ni posé coûte maintenant 2 points.
tritarea-lesson-count-done = C’était toute la partie : le plus grand total après trois manches l’emporte.

# En solitaire.

tritarea-lesson-solo-title = Solo avec trois PNJ
tritarea-lesson-solo-goal = En solo, vous décidez aussi pour trois PNJ. Il faut deux choses : aucun PNJ ne doit avoir plus de points que vous, et celui qui en a le moins doit en avoir le plus possible.
tritarea-lesson-solo-grade = Ses points font votre note : Promoteur moyen à partir de 30, Promoteur expert à partir de 40, Super promoteur à partir de 50. { $who } est dernier avec 27, vous menez avec 48. C’est le dernier pli.
tritarea-lesson-solo-build = Vous bâtissez en premier. Ne couvrez pas les faibles : prenez un sommet à { $who }, qui peut encore gagner beaucoup. Choisissez une des tours marquées.
tritarea-lesson-solo-build-wrong = Cela vous rapporterait peut-être plus, mais vous n’en avez pas besoin. Prenez un sommet au PNJ qui pourrait encore vous dépasser : bâtissez sur une tour marquée.
tritarea-lesson-solo-help = { $who } bâtit maintenant en second, et vous décidez où. Deux blocs font de la tour marquée la plus haute de la ville.
tritarea-lesson-solo-help-wrong = Cela aiderait un peu. Sur la tour marquée, deux blocs rapportent aussi 10 points pour la plus haute tour.
tritarea-lesson-solo-default-wrong = Le plus faible des PNJ perdrait des points, et votre note avec lui. Bâtissez sur la tour marquée.
tritarea-lesson-solo-second = Ajoutez le second bloc : avec quatre blocs c’est la plus haute tour, et avec deux d’entre eux elle est à { $who } : 10 points.
tritarea-lesson-solo-second-wrong = Avec un seul bloc, une autre tour serait aussi haute, et celle-ci serait à vous. Ajoutez le second bloc.
tritarea-lesson-solo-result = Aucun PNJ n’a plus que vos 72 points, et le dernier, maintenant { $who }, en a 41 : vous êtes Promoteur expert.
tritarea-lesson-solo-greedy = Avec votre bloc sur la tour marquée, vous auriez pu avoir 78 points. Mais { $who } en aurait eu 35 : seulement Promoteur moyen. Une avance plus grande que nécessaire ne vaut rien.
