# Les leçons de Trias : la première partie guidée.

trias-lesson-first-title = Votre première partie
trias-lesson-theme = Il y a bien longtemps, toutes les terres ne formaient qu’un seul continent. Il va se disloquer, et des troupeaux de dinosaures y vivent.
trias-lesson-goal = Tuile après tuile, la terre dérive loin du pôle Sud, jusqu’à ce que des îles se détachent. Une île rapporte des points à ceux qui y ont le plus de troupeaux. Le plus grand total l’emporte.
trias-lesson-own = Deux de vos troupeaux sont déjà ici.
trias-lesson-place = Placez-en deux autres sur le bois marqué, au bord : choisissez la tuile.
trias-lesson-place-wrong = Vous pourriez les placer là. Mais la tuile marquée, au bord, vous sera bientôt utile.

trias-lesson-card = Chaque tour commence par une carte, qui indique le paysage qui dérive. Vous avez une carte bois en main. Vous pourriez la jouer, mais gardez-la pour plus tard.
trias-lesson-draw = Retournez plutôt la première carte de la pioche.
trias-lesson-draw-wrong = C’est permis, mais vous aurez besoin de votre carte bois au tour suivant. Retournez plutôt la première carte de la pioche.

trias-lesson-lift = Steppe ! Seules les tuiles qui bordent la mer extérieure dérivent. Retirez celle-ci, même si vos troupeaux s’y trouvent.
trias-lesson-lift-wrong = Cette tuile pourrait dériver aussi. Prenez la steppe marquée : vous verrez ce que deviennent ses troupeaux.

trias-lesson-drift = Une tuile va toujours plus loin du pôle Sud et reste contre la terre d’où elle vient. Posez la steppe à l’emplacement marqué, où elle touche votre bois et rien d’autre.
trias-lesson-drift-wrong = Elle pourrait aller là. Mais à l’emplacement marqué, elle touche votre bois et rien d’autre, et cela va compter.

trias-lesson-swim = Vos troupeaux sont restés derrière et nagent. Ce qui nage encore à la fin de votre tour retourne à la réserve.
trias-lesson-rescue = Vous avez quatre points d’action (PA). Un seul ramène jusqu’à trois nageurs à terre : choisissez un nageur, puis une tuile voisine. Sauvez les deux.
trias-lesson-rescue-wrong = D’abord les nageurs, sinon vous les perdez à la fin de votre tour.

trias-lesson-move = Déplacez maintenant un troupeau sur la steppe : choisissez le troupeau de votre bois, puis la steppe. Cela coûte un point d’action.
trias-lesson-move-wrong = Une action utile, mais il faut d’abord que quelqu’un vive sur la steppe : déplacez-y un troupeau de votre bois.

trias-lesson-reproduce = Faites-le se reproduire : choisissez votre réserve, puis la steppe. Une montagne nourrit deux troupeaux, une steppe trois, un bois quatre.
trias-lesson-reproduce-wrong = C’est possible. Mais plus de troupeaux sur la steppe vaut mieux maintenant : faites se reproduire celui qui s’y trouve.

trias-lesson-end = Il vous reste un point d’action, mais rien ne vous oblige à l’utiliser. Terminez votre tour.
trias-lesson-end-wrong = Votre dernier point d’action le permettrait. Laissez-le cette fois et terminez votre tour.

trias-lesson-rival = { $who } a aussi pris pied sur la steppe : un troupeau contre deux des vôtres.
trias-lesson-hand = C’est de nouveau à vous. Jouez maintenant la carte bois que vous avez gardée.
trias-lesson-hand-wrong = Personne ne sait ce que donne la pioche. Votre carte bois est sûre : jouez-la.

trias-lesson-break = Retirez le bois entre la steppe et le reste des terres. Plus rien ne retiendra alors la steppe.
trias-lesson-break-wrong = Ce bois pourrait dériver, mais rien ne se détacherait. Retirez celui qui tient la steppe.

trias-lesson-island = Posez la tuile sur un emplacement marqué, où elle ne touche que la steppe. Si elle touchait aussi le continent, il n’y aurait ni île ni points.
trias-lesson-island-wrong = Là, elle n’agrandit pas votre île ou la rattache au continent : pas de points. Choisissez un emplacement marqué.

trias-lesson-scored = Une nouvelle île rapporte aussitôt : 2 points pour vous, qui y avez le plus de troupeaux, et 1 point pour { $who }, en deuxième.
trias-lesson-worth = Et elle rapporte encore en fin de partie. Elle a deux tuiles, donc 2 points au joueur qui y a le plus de troupeaux : vous, si rien ne change. Le deuxième reçoit la moitié : 1 pour { $who }.
trias-lesson-meteorite = La météorite, l’une des neuf dernières cartes, amène le dernier tour de table. Ensuite chaque île est comptée ainsi, et les grandes rapportent beaucoup. Le continent ne rapporte rien. Le plus grand total l’emporte.
trias-lesson-done = Vous savez jouer à Trias. Trois courtes leçons montrent le décompte final, les ruptures et le dernier tour de table. Ou jouez tout de suite contre des bots !

# Le décompte final.

trias-lesson-final-title = Le décompte final
trias-lesson-final-last = La météorite est tombée, et le tout dernier tour est à vous : deux points d’action. Puis toutes les îles sont comptées, et le plus grand total l’emporte.
trias-lesson-final-size = Le joueur qui a le plus de troupeaux sur une île gagne autant de points qu’elle a de tuiles ; le deuxième la moitié, arrondie au supérieur. Ici, cinq tuiles : 5 points pour { $who } avec trois troupeaux, 3 pour vous avec deux.
trias-lesson-final-main = Le continent, celui du pôle Sud, ne rapporte rien. Vos trois troupeaux d’ici ne valent aucun point.
trias-lesson-final-first = Un troupeau de plus sur l’île de cinq, et vous êtes à égalité. Choisissez votre réserve, puis le bois marqué.
trias-lesson-final-first-wrong = C’est bien aussi, mais commencez par le bois.
trias-lesson-final-wrong = C’est possible, mais cela ne changerait aucune place. Deux troupeaux de plus sur l’île de cinq, si.

trias-lesson-final-level = Trois troupeaux chacun : vous partagez la première place avec { $who }. La première et la deuxième valent ensemble 7½ points, et chacun en reçoit la moitié, arrondie au supérieur : 4.
trias-lesson-final-second = Encore un troupeau, et la première place n’est plus qu’à vous.

trias-lesson-final-end = Quatre troupeaux contre trois. Terminez votre tour : la partie est finie et toutes les îles sont comptées.

trias-lesson-final-counted = L’île de cinq vous rapporte 5 points, et 3 à { $who }.
trias-lesson-final-alone = Sur l’île de quatre, vous n’aviez pas de rival : 4 points. Il n’y a pas de deuxième, et cela ne rapporte rien de plus.
trias-lesson-final-shared = Sur l’île de six, { $who } et { $other } avaient deux troupeaux chacun. Les deux places valent ensemble 9, donc 5 chacun, en arrondissant au supérieur. Derrière une première place partagée, personne ne gagne rien.
trias-lesson-final-won = Vous gagnez avec 14 points contre 13 et 12. Sans vos deux derniers points d’action : 12 contre 13 et 14. Plus de la moitié des points vient souvent tout à la fin.

# Dérives et ruptures.

trias-lesson-drift-title = Dérives et ruptures
trias-lesson-drift-neck = Cherchez les tuiles qui tiennent les terres ensemble. Sans ce bois, deux morceaux se détachent du continent : un en haut, un en bas.
trias-lesson-drift-hand = Vous avez une carte bois. Jouez-la.
trias-lesson-drift-hand-wrong = La pioche peut donner n’importe quoi. Votre carte en main est un bois, et c’est ce qu’il vous faut.
trias-lesson-drift-lift = Retirez maintenant le bois marqué.
trias-lesson-drift-lift-wrong = Ce bois pourrait dériver aussi, mais il ne retient pas deux morceaux. Retirez celui qui est marqué.
trias-lesson-drift-pieces = Trois morceaux ! Celui que la tuile rejoint est compté. Ici vous avez trois troupeaux et { $who } un : 2 points pour vous, 1 pour { $who }.
trias-lesson-drift-others = En bas, ce serait l’inverse : 2 points pour { $who }, 1 pour vous. Et là où la tuile touche les deux morceaux, ils ne font plus qu’un et personne ne gagne rien.
trias-lesson-drift-put = Posez la tuile à l’emplacement marqué, tout au bout de votre morceau.
trias-lesson-drift-near-wrong = Cela rapporte aussi. Mais tout au bout, elle prépare la rupture suivante : choisissez l’emplacement marqué.
trias-lesson-drift-both-wrong = Là, la tuile touche les deux morceaux : ils se soudent, et personne ne marque. Choisissez l’emplacement marqué.
trias-lesson-drift-rival-wrong = Sur ce morceau, votre rival a le plus de troupeaux et gagnerait 2 points, vous 1 seul. Choisissez l’emplacement marqué.
trias-lesson-drift-main-wrong = Contre le continent, rien ne rapporte, même si des îles se détachent. Choisissez l’emplacement marqué.
trias-lesson-drift-paid = Deux points ! Vous avez maintenant quatre points d’action, et pour trois d’entre eux vous pouvez faire dériver n’importe quelle tuile. Retirez la steppe au milieu de votre île, même si vos troupeaux s’y trouvent.
trias-lesson-drift-paid-wrong = Peut-être une bonne action. Mais trois points d’action suffisent pour une seconde rupture : retirez la steppe marquée.
trias-lesson-drift-again = Les îles se brisent aussi. Posez la steppe sur un emplacement marqué, contre votre bois.
trias-lesson-drift-again-wrong = Là, elle rejoint le morceau de votre rival, qui marquerait seul. Choisissez un emplacement marqué.
trias-lesson-drift-rescue = Encore deux points ! Et le dernier point d’action : sauvez les deux nageurs, l’un après l’autre.
trias-lesson-drift-rescue-wrong = Vos nageurs seraient perdus à la fin de votre tour. Sauvez les deux.
trias-lesson-drift-scored = Deux ruptures en un tour : 4 points, et une île de trois tuiles rien qu’à vous.
trias-lesson-drift-done = Avant de retirer une tuile, posez-vous deux questions : qu’est-ce qui se détache, et qui y est le plus fort ? Vos rivaux se les posent aussi pour vos terres.

# Le dernier tour de table.

trias-lesson-meteorite-title = Le dernier tour de table
trias-lesson-meteorite-backs = La première carte de la pioche porte un 2 au dos. La météorite est parmi ces dernières cartes : ici, c’est une des trois.
trias-lesson-meteorite-turned = Si vous la retourniez maintenant, votre dernier tour commencerait aussitôt : pas de dérive et deux points d’action seulement.
trias-lesson-meteorite-hand = Jouez votre carte en main : un tour complet est alors certain. Et si vous piochez ensuite la météorite, vous aurez aussi le tout dernier tour de la partie.
trias-lesson-meteorite-hand-wrong = Ce pourrait être la météorite, et il ne vous resterait que deux points d’action. Jouez votre carte en main.
trias-lesson-meteorite-six = Cette île de six rapporterait 6 points à { $who }, 3 à { $other } et rien à vous. Rattachée au continent, elle ne rapporte plus rien à personne.
trias-lesson-meteorite-lift = Faites donc un pont : retirez la steppe marquée.
trias-lesson-meteorite-lift-wrong = Cette tuile pourrait dériver aussi. Cette fois, retirez la steppe marquée.
trias-lesson-meteorite-bridge = Posez-la sur un emplacement marqué, entre le continent et l’île.
trias-lesson-meteorite-bridge-wrong = Là, elle ne touche pas l’île de six, qui rapporterait toujours à vos rivaux. Choisissez un emplacement marqué.
trias-lesson-meteorite-grow = À présent l’île de cinq, à l’est : { $who } y a trois troupeaux, vous deux. Faites se reproduire les deux, d’abord sur le bois, puis sur la steppe.
trias-lesson-meteorite-grow-wrong = C’est possible. Mais sur l’île de cinq, deux troupeaux de plus vous mettent en tête.
trias-lesson-meteorite-end = Il reste deux points d’action, mais plus rien ne vaut un troupeau. Gardez votre réserve pour le dernier tour de table et terminez votre tour.
trias-lesson-meteorite-end-wrong = Cela ne vous rapporterait rien. Gardez vos troupeaux et terminez votre tour.
trias-lesson-meteorite-drawn = Vous avez pioché la météorite ! Chacun a encore un tour, avec deux points d’action et sans dérive. Les autres ont joué le leur ; c’est à vous.
trias-lesson-meteorite-stock = { $who } n’avait plus qu’un troupeau en réserve : quatre troupeaux chacun sur l’île de cinq.
trias-lesson-meteorite-answer = Vous en avez gardé davantage. Faites se reproduire un de vos troupeaux sur le bois.
trias-lesson-meteorite-answer-wrong = C’est possible. Mais un troupeau de plus sur le bois de l’île de cinq vous y met en tête.
trias-lesson-meteorite-over = Cinq contre quatre, et plus personne ne peut répondre. Terminez votre tour.
trias-lesson-meteorite-over-wrong = Cela ne rapporterait plus rien. Terminez votre tour.
trias-lesson-meteorite-joined = L’ancienne île de six fait partie du continent et n’a rien rapporté. Avec elle, { $who } aurait eu 16 points.
trias-lesson-meteorite-done = Vous gagnez donc avec 14 points contre 10 et 10. Quand les dos portent un 2, jouez votre carte en main et gardez quelques troupeaux en réserve.
