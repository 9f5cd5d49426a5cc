# La première partie guidée de Triassic Terror.

terror-lesson-theme = Une île autour d’un volcan : marais, forêt, désert et montagne. Vos dinos y veulent les meilleures places, et les autres aussi.
terror-lesson-habitats = Chaque zone a des habitats pour ses plus grands troupeaux. Ici le vôtre est le plus grand et occupe celui à 6 points. Le troupeau de { $who }, plus petit, occupe celui à 4.
terror-lesson-goal = La partie compte trois périodes, et les habitats rapportent après chacune. La première finit dans deux tours.
terror-lesson-card = À ce tour, chacun prend d’abord une carte Environnement. Prenez la carte visible : Montagne, où vous ne vivez pas encore.
terror-lesson-card-wrong = La carte cachée peut être n’importe laquelle. La carte visible vous mène à la montagne.

terror-lesson-tiles = Ensuite chacun prend une des six tuiles Action. Les petits numéros jouent plus tôt. Les tuiles délaissées portent des dinos blancs : des dinos en plus pour qui les prend.
terror-lesson-growth = Prenez Croissance.
terror-lesson-growth-wrong = Une bonne tuile aussi. Mais votre troupeau du marais extérieur devra bientôt grandir : prenez Croissance.

terror-lesson-overtaken = { $who } vous a devancé : six dinos dans le marais extérieur font passer vos quatre du meilleur habitat au deuxième.
terror-lesson-play-card = C’est à vous. Carte et tuile se jouent dans l’ordre que vous voulez. Commencez par la carte.
terror-lesson-play-card-wrong = Vous pourriez commencer par là. Cette fois, jouez d’abord votre carte.
terror-lesson-counter-wrong = Vos jetons Éclosion et Volcan servent chacun une fois dans toute la partie. Gardez-les pour l’instant.

terror-lesson-spread = Trois nouveaux dinos pour la montagne. Cliquez sur une zone pour chacun, comme vous voulez. La zone extérieure rapporte le plus.

terror-lesson-grow = Jouez votre tuile : un troupeau gagne trois dinos, un autre deux. Donnez les trois au marais extérieur, car sept valent mieux que six.
terror-lesson-grow-wrong = Ce troupeau grandirait aussi, mais c’est celui du marais extérieur qui doit redevenir le plus grand.
terror-lesson-white-later = Vos dinos blancs peuvent attendre. Faites d’abord ce que demande la leçon.

terror-lesson-grow-more = Vous y êtes de nouveau en tête ! Encore deux dinos pour un autre troupeau, à votre choix.

terror-lesson-white = Votre tuile portait un dino blanc. Appuyez sur « Dino blanc », puis cliquez sur un de vos troupeaux : il y devient l’un des vôtres.

terror-lesson-end = Carte et tuile sont jouées : terminez votre tour.

terror-lesson-t-rex = Le dernier tour de la période : pas de carte, seulement une tuile. Prenez le T-Rex. Deux dinos blancs s’y trouvent déjà.
terror-lesson-t-rex-wrong = Vous pourriez prendre celle-là. Mais seul le T-Rex vous apporte ce qu’il vous faut maintenant.

terror-lesson-presence = { $who } vit maintenant dans les quatre environnements. Cela rapporte 8 points à la fin de cette période. Il vous manque le désert.
terror-lesson-hunt = Jouez donc votre tuile et menez le T-Rex dans le désert du milieu, à un pas de sa place.
terror-lesson-hunt-wrong = Ce serait permis. Mais dans le désert du milieu, le T-Rex chasse votre rival et vous donne une place.

terror-lesson-eat = Après un pas, il peut manger jusqu’à cinq dinos ; après deux, trois seulement. Cliquez sur le troupeau jusqu’à ce qu’il disparaisse.
terror-lesson-eat-wrong = Pas encore : un seul dino suffit pour vivre dans le désert.

terror-lesson-mighty = Tant que le T-Rex est à vous, il compte comme trois de vos dinos. Il occupe cet habitat, et vous êtes dans le désert.
terror-lesson-whites = Placez maintenant vos deux dinos blancs.

terror-lesson-last = C’est tout. Terminez votre tour : la période s’achève avec lui.

terror-lesson-scored = Tous vos habitats ont rapporté, et vous seul vivez dans les quatre environnements : 8 points de plus.
terror-lesson-periods = Deux périodes suivent encore, et dans la dernière il est payant d’être le plus nombreux dans tout un environnement. Mais personne ne garde longtemps le T-Rex.
terror-lesson-done = Les troupeaux peuvent aussi migrer, et les Raptors et le Ptérodactyle chassent également ; la table vous dit que faire de chaque tuile. À vous de jouer contre des bots !
