# Ce qui serait payé maintenant, et combien il reste à jouer.

terror-stones-scored-part =
    { $number ->
        [one] { $number } habitat
       *[other] { $number } habitats
    }
terror-presence-scored-part = Présence
terror-domination-scored-part =
    { $environment } : { $place ->
        [1] le plus de dinos
       *[2] deuxième total de dinos
    }
terror-remaining =
    { $turns ->
        [one] dernier tour
       *[other] encore { $turns } tours
    }

# À quoi servent les choses.

terror-web-help-remaining = Les tours des trois périodes. Les habitats rapportent à la fin de chaque période ; P et D indiquent ce qui s’y ajoute.
terror-web-help-mark-p = P signifie présence : tout joueur qui vit alors dans les quatre environnements marque des points en plus.
terror-web-help-mark-d = D signifie domination : chaque environnement rapporte alors des points en plus au joueur qui y a le plus de dinos et, à partir de trois joueurs, au deuxième.
terror-web-help-ne = Choisissez un environnement et répartissez 3 dinos dans ses zones.
terror-web-help-hg = Un de vos troupeaux reçoit 3 dinos, un autre 2.
terror-web-help-hm = Jusqu’à deux de vos troupeaux migrent vers des zones voisines, répartis à votre guise. Chacun prend d’abord un dino à chaque autre troupeau de sa zone. Dans un autre environnement, un dino de chaque groupe meurt du choc.
terror-web-help-ha = Un de vos troupeaux reçoit 3 dinos. Puis le Ptérodactyle peut voler de 1 ou 2 zones et manger jusqu’à deux dinos adverses (un seul à six joueurs).
terror-web-help-tr = Le T-Rex devient le vôtre : il compte pour { $size } dinos là où il se trouve. Avant cela, il peut avancer et manger jusqu’à 5 dinos après une zone, 3 après deux.
terror-web-help-ra = Déplacez les deux Raptors, l’un de 1 zone, l’autre de 1 ou 2. Chacun de ceux qui bougent mange jusqu’à deux dinos et en fait fuir deux autres dans les zones voisines.
terror-web-help-space = Les petits numéros jouent d’abord. Une tuile que personne ne prend reçoit un dino blanc et avance.
terror-web-help-face-up = Avec elle, vous placez 3 dinos dans son environnement à votre tour. Tout le monde voit votre carte.
terror-web-help-deck = Prenez la première carte sans la montrer : personne ne connaît son environnement avant que vous la jouiez.
terror-web-help-deck-used = Déjà jouées : marais { $swamp }, forêt { $forest }, désert { $desert }, montagne { $mountains }.
terror-web-help-card = Jouez-la à votre tour : 3 dinos pour les zones de son environnement, répartis à votre guise.
terror-web-help-white = À votre tour, chaque dino blanc devient un des vôtres, dans un troupeau de votre choix.
terror-web-help-hatch = Une fois par partie : un de vos troupeaux reçoit 3 dinos. Vous ne pourrez plus utiliser votre jeton Volcan pendant cette période.
terror-web-help-volcano = Une fois par partie : le meilleur troupeau d’une zone perd 2 dinos, les autres 1 chacun. La zone est fermée jusqu’à votre prochain tour. Vous ne pouvez pas utiliser votre jeton Éclosion pendant la même période.
terror-web-help-area = À la fin d’une période, les habitats d’ici rapportent { $first }, { $second } et { $third } points. Le plus grand troupeau a le meilleur ; un quatrième troupeau s’éteint.
terror-web-help-area-two = À la fin d’une période, les habitats d’ici rapportent { $first } et { $second } points, le troisième rien. Le plus grand troupeau a le meilleur ; un quatrième troupeau s’éteint.
terror-web-help-closed = Un volcan ferme la zone jusqu’au prochain tour de { $who } : aucun dino n’y entre, n’en sort ou n’y naît.
terror-web-help-herd = Seul un troupeau plus grand le déloge de son habitat ; à égalité, il garde sa place.
terror-web-help-raptor = Se déplace avec la tuile Raptors : il mange jusqu’à deux dinos à l’arrivée et en fait fuir deux autres.
terror-web-help-pterodactyl = Se déplace avec la tuile Éclosion : à l’arrivée, il mange jusqu’à deux dinos adverses (un seul à six joueurs).
terror-web-help-t-rex = Il compte pour { $size } dinos de son propriétaire, le dernier joueur à avoir joué la tuile T-Rex.
terror-web-help-environment = Trois zones : intérieure, centrale et extérieure. La domination compte tous les dinos qui s’y trouvent.
terror-web-help-fact-left = Les dinos qui ne sont pas encore sur l’île. Les nouveaux viennent d’ici, les morts y reviennent.
terror-web-help-fact-blind = Une carte piochée sans être montrée. Elle sera jouée pendant ce tour.
terror-web-help-fact-both = Vos jetons Éclosion et Volcan n’ont pas encore servi. Chacun sert une fois par partie, et un seul des deux par période.
