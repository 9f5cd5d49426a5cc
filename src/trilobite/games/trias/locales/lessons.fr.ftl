# La première partie guidée de Trias.

trias-lesson-theme = Il y a bien longtemps, toutes les terres ne formaient qu’un seul continent. Il va se disloquer, et des troupeaux de dinosaures y vivent.
trias-lesson-goal = Tuile après tuile, la terre dérive loin du Pôle Sud, jusqu’à ce que des îles se détachent. Une île rapporte des points à qui y a le plus de troupeaux.
trias-lesson-own = Deux de vos troupeaux sont déjà ici.
trias-lesson-place = Placez-en deux autres sur le bois marqué, au bord : cliquez sur la tuile.
trias-lesson-place-wrong = Vous pourriez les placer là. Mais la tuile marquée, au bord, vous sera bientôt utile.

trias-lesson-card = Chaque tour commence par une carte, qui indique le paysage qui dérive. Vous avez un bois en main : gardez cette carte pour plus tard.
trias-lesson-draw = Retournez plutôt la première carte de la pioche.
trias-lesson-draw-wrong = C’est permis, mais vous aurez besoin de votre carte bois au tour suivant. Retournez plutôt la première carte de la pioche.

trias-lesson-lift = Steppe ! Seules les tuiles qui bordent la mer extérieure dérivent. Retirez celle-ci, même si vos troupeaux s’y trouvent.
trias-lesson-lift-wrong = Cette tuile pourrait dériver aussi. Prenez la steppe marquée : vous verrez ce que deviennent ses troupeaux.

trias-lesson-drift = Une tuile va toujours plus loin du Pôle et reste contre la terre d’où elle vient. Posez-la à la pointe, où elle ne touche que votre bois.
trias-lesson-drift-wrong = Elle pourrait aller là. Mais à l’emplacement marqué elle ne tient qu’à votre bois, et cela va compter.

trias-lesson-swim = Vos troupeaux sont restés derrière et nagent. Ce qui nage encore à la fin de votre tour retourne à la réserve.
trias-lesson-rescue = Vous avez quatre points d’action. Un seul ramène jusqu’à trois nageurs à terre : cliquez sur un nageur, puis sur une tuile voisine. Sauvez les deux.
trias-lesson-rescue-wrong = D’abord les nageurs, sinon vous les perdez à la fin de votre tour.

trias-lesson-move = Déplacez maintenant un troupeau vers la pointe : cliquez sur le troupeau de votre bois, puis sur la tuile. Cela coûte un point d’action.
trias-lesson-move-wrong = Une action utile, mais il faut d’abord que quelqu’un vive à la pointe : déplacez-y un troupeau de votre bois.

trias-lesson-reproduce = Faites-le se reproduire : cliquez sur votre réserve, puis sur la pointe. Une montagne nourrit deux troupeaux, une steppe trois, un bois quatre.
trias-lesson-reproduce-wrong = C’est possible. Mais plus de troupeaux à la pointe vaut mieux maintenant : faites se reproduire celui qui s’y trouve.

trias-lesson-end = Il vous reste un point d’action, mais rien ne vous oblige à l’utiliser. Terminez votre tour.
trias-lesson-end-wrong = Votre dernier point d’action le permettrait. Laissez-le cette fois et terminez votre tour.

trias-lesson-rival = { $who } est venu aussi à la pointe : un troupeau contre deux des vôtres.
trias-lesson-hand = C’est de nouveau à vous. Jouez maintenant la carte bois que vous avez gardée.
trias-lesson-hand-wrong = Personne ne sait ce que donne la pioche. Votre carte bois est sûre : jouez-la.

trias-lesson-break = Retirez le bois entre la pointe et le reste des terres. Plus rien ne retiendra alors la pointe.
trias-lesson-break-wrong = Ce bois pourrait dériver, mais rien ne se détacherait. Retirez celui qui tient la pointe.

trias-lesson-island = Posez la tuile sur un emplacement marqué, où elle ne touche que la pointe. Si elle touchait aussi le continent initial, il n’y aurait ni île ni points.
trias-lesson-island-wrong = Là, elle n’agrandit pas la pointe ou la rattache au continent initial : pas de points. Choisissez un emplacement marqué.

trias-lesson-scored = Une nouvelle île rapporte aussitôt : 2 points pour vous, qui y avez le plus de troupeaux, et 1 point pour { $who }, en deuxième.
trias-lesson-meteorite = La météorite, parmi les dernières cartes, amène le dernier tour de table. Ensuite chaque île rapporte autant de points qu’elle a de tuiles, et la moitié au deuxième. Le continent initial ne rapporte rien.
trias-lesson-done = Vous savez jouer à Trias. Pour trois points d’action, vous pourriez même faire dériver une deuxième tuile. À vous de jouer contre des bots !
