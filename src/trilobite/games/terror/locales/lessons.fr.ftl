# Les leçons de Triassic Terror : la première partie guidée.

terror-lesson-first-title = Votre première partie
terror-lesson-theme = Une île autour d’un volcan : marais, forêt, désert et montagne. Vos dinos y veulent les meilleures places, et les autres aussi.
terror-lesson-habitats = Chaque zone a trois habitats. Ici votre troupeau est le plus grand et occupe le primaire, à 6 points. Celui de { $who }, plus petit, occupe le secondaire, à 4. Le tertiaire ne rapporte rien.
terror-lesson-goal = La partie compte trois périodes, et les habitats rapportent après chacune. Le joueur qui a le plus de points après la troisième gagne. La première finit dans deux tours.
terror-lesson-card = À ce tour, chacun prend d’abord une carte Environnement. Prenez la carte visible : Montagne, où vous ne vivez pas encore.
terror-lesson-card-wrong = La carte cachée peut être n’importe laquelle. La carte visible vous mène à la montagne.

terror-lesson-tiles = Ensuite chacun prend une des six tuiles Action. Les tuiles délaissées portent des dinos blancs : des dinos en plus pour le joueur qui les prend.
terror-lesson-late = Les plus petits numéros jouent d’abord. C’est important : un joueur qui joue avant vous peut dépasser vos troupeaux, ou les faire manger, avant que vous n’ayez rien fait.
terror-lesson-growth = Prenez la tuile marquée : Croissance.
terror-lesson-growth-wrong = Une bonne tuile aussi. Mais votre troupeau du marais extérieur devra bientôt grandir : prenez Croissance.

terror-lesson-overtaken = { $who } vous a devancé : six dinos dans le marais extérieur font passer vos quatre de l’habitat primaire au secondaire.
terror-lesson-play-card = C’est à vous. Carte et tuile se jouent dans l’ordre que vous voulez. Commencez par la carte.
terror-lesson-play-card-wrong = Vous pourriez commencer par là. Cette fois, jouez d’abord votre carte.
terror-lesson-counter-wrong = Vos jetons Éclosion et Volcan servent chacun une fois dans toute la partie. Gardez-les pour l’instant.

terror-lesson-spread = Trois nouveaux dinos pour la montagne. Choisissez une zone pour chacun, comme vous voulez. La zone extérieure rapporte le plus.

terror-lesson-grow = Jouez votre tuile : un troupeau gagne trois dinos, un autre deux. Donnez les trois au marais extérieur : sept battent six. Six ne suffiraient pas, car des troupeaux égaux gardent leur ordre.
terror-lesson-grow-wrong = Ce troupeau grandirait aussi, mais c’est celui du marais extérieur qui doit redevenir le plus grand.
terror-lesson-white-later = Vos dinos blancs peuvent attendre. Faites d’abord ce que demande la leçon.

terror-lesson-grow-more = Vous y êtes de nouveau en tête ! Encore deux dinos pour un autre troupeau de votre choix, par exemple celui-ci.

terror-lesson-white = Votre tuile portait un dino blanc. Appuyez sur « Dino blanc », puis choisissez un de vos troupeaux : il y devient l’un des vôtres.

terror-lesson-end = Carte et tuile sont jouées : terminez votre tour.

terror-lesson-t-rex = Le dernier tour de la période : pas de carte, seulement une tuile. Prenez celle qui est marquée, le T‑Rex. Deux dinos blancs s’y trouvent déjà.
terror-lesson-t-rex-wrong = Vous pourriez prendre celle-là. Mais seul le T‑Rex vous apporte ce qu’il vous faut maintenant.

terror-lesson-presence = Le décompte de cette période comprend aussi la présence, comme l’indique l’étiquette en haut : 8 points à quiconque vit dans les quatre environnements. C’est le cas de { $who }. Il vous manque le désert.
terror-lesson-hunt = Jouez donc votre tuile et menez le T‑Rex dans le désert central, à une zone de là.
terror-lesson-hunt-wrong = Ce serait permis. Mais dans le désert central, le T‑Rex déloge votre rival et vous donne une place.

terror-lesson-eat = À une zone, il peut manger jusqu’à cinq dinos ; à deux, trois seulement. Choisissez le troupeau jusqu’à ce qu’il disparaisse.
terror-lesson-eat-wrong = Pas encore : un seul dino suffit pour vivre dans le désert.

terror-lesson-mighty = Tant que le T‑Rex est à vous, il compte comme trois de vos dinos. Il occupe cet habitat, et vous êtes dans le désert.
terror-lesson-whites = Placez maintenant vos deux dinos blancs.

terror-lesson-last = C’est tout. Terminez votre tour : la période s’achève avec lui.

terror-lesson-scored = Tous vos habitats ont rapporté, et personne d’autre ne vit dans les quatre environnements : 8 points de plus.
terror-lesson-periods = Deux périodes suivent encore. La dernière rapporte aussi pour la domination, la lettre D : les points vont au joueur qui a le plus de dinos dans tout un environnement. Mais personne ne garde longtemps le T‑Rex.
terror-lesson-panel = À côté de chaque joueur, vous voyez combien de ses 57 dinos restent en réserve, combien de points il aurait si la partie s’arrêtait là et lesquels de ses deux jetons n’ont pas servi.
terror-lesson-done = Trois courtes leçons montrent les troupeaux égaux et le quatrième, les Raptors et les volcans, et la migration. Ou jouez tout de suite contre des bots !

# Troupeaux égaux, et un quatrième.

terror-lesson-habitats-title = Troupeaux égaux et quatrième troupeau
terror-lesson-habitats-three = Quatre joueurs, mais trois habitats seulement par zone. Le primaire et le secondaire rapportent ; de deux à quatre joueurs, le tertiaire ne rapporte rien.
terror-lesson-habitats-fourth = Et il n’y en a pas de quatrième : quand un quatrième troupeau arrive, le plus petit s’éteint.
terror-lesson-habitats-card = Votre carte amène trois dinos dans le désert. Jouez-la.
terror-lesson-habitats-card-wrong = Vous pourriez commencer par là. Cette fois, jouez d’abord votre carte.
terror-lesson-habitats-equal = Trois dinos ici dépasseraient les deux de { $other }, dont le troupeau s’éteindrait. Mais ils ne feraient qu’égaler les trois de { $who }, et des troupeaux égaux gardent leur ordre : vous seriez troisième, sans points.
terror-lesson-habitats-spread = Dans le désert central, trois battent les deux de { $who } : première place, 5 points. Mettez-y les trois.
terror-lesson-habitats-spread-wrong = C’est permis, mais seuls trois dinos dans le désert central vous donnent une première place.
terror-lesson-habitats-grow = Votre dino isolé de la forêt extérieure est troisième : aucun point. Jouez votre tuile et donnez-lui les trois. Quatre égalent les quatre de { $who } : vous êtes deuxième, 3 points.
terror-lesson-habitats-grow-wrong = Ce troupeau pourrait grandir aussi. Mais dans la forêt extérieure, trois dinos vous font passer d’une place sans points à une place qui en rapporte 3.
terror-lesson-habitats-five = Les deux vont à vos trois du marais extérieur. Cinq dépassent un troupeau et égalent les cinq de { $who } : encore deuxième, 4 points.
terror-lesson-habitats-five-wrong = Ce troupeau pourrait grandir aussi. Mais dans le marais extérieur, deux dinos vous font passer de la troisième à la deuxième place.
terror-lesson-habitats-white = Un de plus fait la différence. Appuyez sur « Dino blanc », puis choisissez votre troupeau du marais extérieur : six battent cinq, et la première place rapporte 6.
terror-lesson-habitats-white-wrong = Il pourrait aller là. Mais dans le marais extérieur, il vous fait passer de la deuxième place à la première.
terror-lesson-habitats-end = Terminez votre tour et voyez ce qui arrive dans la montagne intérieure, où vous avez un seul dino.
terror-lesson-habitats-died = { $who } a amené trois dinos, un quatrième troupeau. Le vôtre était le plus petit, et il s’est éteint.
terror-lesson-habitats-done = Comptez donc avant de placer : plus que les autres, pas autant. Et ne laissez pas un dino seul là où vivent déjà trois troupeaux.

# Prédateurs et volcans.

terror-lesson-predators-title = Raptors et volcans
terror-lesson-predators-early = Vous êtes sur la case 2 et jouez avant { $who } et { $other }. Tant mieux : avec cette tuile, l’un d’eux s’en serait pris d’abord à vous.
terror-lesson-predators-raptors = Il y a deux Raptors. L’un peut avancer d’une zone, l’autre jusqu’à deux. Là où un Raptor arrive, il mange jusqu’à deux dinos, puis en fait fuir jusqu’à deux autres.
terror-lesson-predators-tile = Jouez votre tuile : Raptors.
terror-lesson-predators-volcano-later = Votre jeton Volcan viendra plus tard. D’abord les Raptors.
terror-lesson-predators-first = Dans la forêt extérieure, cinq dinos de { $who } sont devant vos trois. Choisissez le Raptor marqué, puis la forêt extérieure.
terror-lesson-predators-first-wrong = Ce serait possible. Mais dans la forêt extérieure, le Raptor vous vaut une première place.
terror-lesson-predators-eat = Faites-lui manger deux dinos : choisissez deux fois le troupeau de { $who }.
terror-lesson-predators-eat-wrong = Il peut en manger jusqu’à deux, de n’importe quels troupeaux. Faites-lui en manger deux du plus grand.
terror-lesson-predators-scatter = Trois contre trois, et des troupeaux égaux gardent leur ordre : { $who } est toujours en tête. Faites fuir deux dinos ; ils vont dans la zone voisine.
terror-lesson-predators-scatter-wrong = Faites fuir deux dinos de votre rival, en un seul groupe.
terror-lesson-predators-second = Première place, 6 points ! À l’autre Raptor : menez-le dans la montagne extérieure et faites-lui manger deux des trois dinos de { $who }.
terror-lesson-predators-second-wrong = Ce serait possible. Mais dans la montagne extérieure, deux bouchées vous valent une autre première place.
terror-lesson-predators-stop = Encore une première place. Inutile de faire fuir quelqu’un ici : arrêtez.
terror-lesson-predators-stop-wrong = Personne n’a besoin de fuir ici. Arrêtez.
terror-lesson-predators-eruption = Votre jeton Volcan sert une fois par partie. Dans une zone, le troupeau de l’habitat primaire perd deux dinos, les autres un chacun. Et jusqu’à votre prochain tour, la zone est fermée : on n’entre pas, on ne sort pas, rien ne grandit.
terror-lesson-predators-lock = Cela peut aussi vous protéger. Dans le marais central, vous auriez encore trois contre les deux de { $who }, et personne ne pourrait vous dépasser avant le décompte. Utilisez-le là.
terror-lesson-predators-lock-wrong = L’éruption pourrait avoir lieu là. Mais dans le marais central, il protège votre première place : 6 points.
terror-lesson-predators-end-wrong = Pas encore. Utilisez d’abord votre jeton Volcan dans le marais central.
terror-lesson-predators-closed = Le marais central est fermé jusqu’à votre prochain tour. Pas même un prédateur ne peut y entrer.
terror-lesson-predators-others = Le T‑Rex mange jusqu’à cinq dinos à une zone, trois à deux zones, puis compte comme trois dinos de son propriétaire. Le Ptérodactyle bouge avec Éclosion, d’une ou deux zones, et mange jusqu’à deux dinos adverses.
terror-lesson-predators-done = Les prédateurs mangent là où les troupeaux sont grands et les places précieuses. Quand les Raptors ou le T‑Rex sont disponibles, demandez-vous qui jouera d’abord.

# Migration et domination.

terror-lesson-migration-title = Migration et domination
terror-lesson-migration-last = Le tout dernier tour de la partie, et les autres ont joué. Les habitats rapportent une dernière fois, puis la domination : la lettre D.
terror-lesson-migration-forest = Pour D, on additionne tous les dinos des trois zones d’un environnement : 8 points au premier, 4 au deuxième. Dans la forêt, { $who } a six dinos, vous trois seulement.
terror-lesson-migration-herd = Votre tuile est Migration. Un troupeau qui part prend d’abord un dino à chaque autre troupeau de sa zone. Choisissez vos cinq dinos du marais central.
terror-lesson-migration-herd-wrong = Ce troupeau pourrait migrer aussi. Mais celui du marais central prend deux dinos au passage et atteint la forêt.
terror-lesson-migration-go = Les voilà sept. Ils peuvent aller dans les zones voisines, et certains peuvent rester. Dans un autre environnement, un dino de chaque groupe meurt du choc. Envoyez-en cinq dans la forêt centrale : quatre arrivent.
terror-lesson-migration-go-wrong = C’est permis. Cette fois, envoyez cinq dinos dans la forêt centrale.
terror-lesson-migration-confirm = Deux restent, autant qu’il en restera à { $who }, et des troupeaux égaux gardent leur ordre : ici aussi, vous restez en tête. Confirmez.
terror-lesson-migration-confirm-wrong = Ces deux-là doivent rester et tenir l’habitat primaire. Confirmez.
terror-lesson-migration-finish = Un second troupeau pourrait migrer. Vous n’en avez pas besoin : finissez.
terror-lesson-migration-finish-wrong = Ce troupeau est utile où il est. Finissez.
terror-lesson-migration-end = Terminez votre tour : on compte les habitats et la domination.
terror-lesson-migration-scored = Sept dinos contre six : 8 points pour vous dans la forêt, 4 pour { $who }. À égalité, le joueur qui y a le plus d’habitats primaires l’emporte.
terror-lesson-migration-letters = P et D, en haut, disent quand comptent la présence et la domination. P : 8 points si vous vivez dans les quatre environnements. D : 8 et 4 par environnement, à deux joueurs 4 et rien.
terror-lesson-migration-won = Vous gagnez avec 90 points contre 85 pour { $who }. Sans la migration, vous en auriez eu 84. Préparez tôt le dernier décompte : D vaut jusqu’à 32 points.
