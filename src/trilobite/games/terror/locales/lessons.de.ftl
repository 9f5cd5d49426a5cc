# Das geführte erste Spiel von Triassic Terror.

terror-lesson-theme = Eine Insel um einen Vulkan: Sumpf, Wald, Wüste und Gebirge. Deine Dinos wollen dort die besten Plätze, und andere auch.
terror-lesson-habitats = Jedes Gebiet hat Habitate für seine größten Herden. Hier ist deine die größte und hält das für 6 Punkte. Die kleinere Herde von { $who } hält das für 4.
terror-lesson-goal = Das Spiel hat drei Zeitalter, und nach jedem bringen die Habitate Punkte. Das erste endet in zwei Runden.
terror-lesson-card = In dieser Runde nimmt jeder zuerst eine Landschaftskarte. Nimm die offene: Gebirge, wo du noch nicht lebst.
terror-lesson-card-wrong = Die verdeckte Karte kann alles sein. Die offene bringt dich ins Gebirge.

terror-lesson-tiles = Danach nimmt jeder eins der sechs Aktionsplättchen. Niedrige Felder sind früher dran. Auf übrig gebliebenen Plättchen liegen weiße Dinos: zusätzliche Dinos für den, der sie nimmt.
terror-lesson-growth = Nimm das Herdenwachstum.
terror-lesson-growth-wrong = Kein schlechtes Plättchen. Aber deine Herde im Sumpf außen muss bald wachsen: Nimm das Herdenwachstum.

terror-lesson-overtaken = { $who } war schneller: Sechs Dinos im Sumpf außen drängen deine vier vom besten Habitat ins zweite.
terror-lesson-play-card = Jetzt bist du dran. Karte und Plättchen darfst du in beliebiger Reihenfolge spielen. Fang mit der Karte an.
terror-lesson-play-card-wrong = Damit dürftest du anfangen. Spiel diesmal zuerst deine Karte.
terror-lesson-counter-wrong = Deinen Brut- und deinen Vulkan-Marker kannst du im ganzen Spiel je einmal einsetzen. Heb sie dir noch auf.

terror-lesson-spread = Drei neue Dinos fürs Gebirge. Klick für jeden ein Gebiet an, wie du magst. Außen gibt es am meisten Punkte.

terror-lesson-grow = Spiel dein Plättchen: Eine Herde wächst um drei Dinos, eine andere um zwei. Gib die drei dem Sumpf außen, denn sieben schlagen sechs.
terror-lesson-grow-wrong = Auch diese Herde würde wachsen, aber die im Sumpf außen muss wieder die größte werden.
terror-lesson-white-later = Deine weißen Dinos können warten. Mach zuerst, worum es in der Lektion geht.

terror-lesson-grow-more = Dort bist du wieder die Nummer eins! Noch zwei Dinos für eine andere Herde: Du wählst.

terror-lesson-white = Mit deinem Plättchen kam ein weißer Dino. Drück auf „Weißer Dino“ und klick eine deiner Herden an: Dort wird er einer von deinen.

terror-lesson-end = Karte und Plättchen sind gespielt, also beende deinen Zug.

terror-lesson-t-rex = Die letzte Runde dieses Zeitalters: keine Karte, nur ein Plättchen. Nimm den T-Rex. Zwei weiße Dinos liegen schon darauf.
terror-lesson-t-rex-wrong = Das dürftest du nehmen. Aber nur der T-Rex bringt dir, was du jetzt brauchst.

terror-lesson-presence = { $who } lebt jetzt in allen vier Landschaften. Dafür gibt es am Ende dieses Zeitalters 8 Punkte. Dir fehlt die Wüste.
terror-lesson-hunt = Also spiel dein Plättchen und führ den T-Rex in die Wüste Mitte, einen Schritt von seinem Platz.
terror-lesson-hunt-wrong = Das wäre erlaubt. Aber in der Wüste Mitte vertreibt der T-Rex deine Konkurrenz und sichert dir einen Platz.

terror-lesson-eat = Nach einem Schritt darf er bis zu fünf Dinos fressen, nach zweien nur drei. Klick die Herde an, bis sie weg ist.
terror-lesson-eat-wrong = Noch nicht: Ein einziger Dino genügt, um in der Wüste zu leben.

terror-lesson-mighty = Solange der T-Rex dir gehört, zählt er wie drei deiner Dinos. Er hält dieses Habitat, und du bist in der Wüste.
terror-lesson-whites = Setz jetzt deine zwei weißen Dinos ein.

terror-lesson-last = Das war alles. Beende deinen Zug: Damit endet das Zeitalter.

terror-lesson-scored = Alle deine Habitate haben Punkte gebracht, und nur du lebst in allen vier Landschaften: 8 Punkte mehr.
terror-lesson-periods = Es folgen noch zwei Zeitalter, und im letzten lohnt es sich, in einer ganzen Landschaft am größten zu sein. Aber niemand behält den T-Rex lange.
terror-lesson-done = Herden können auch wandern, und auch Raptoren und Pterodactylus jagen; der Tisch sagt dir, was mit jedem Plättchen zu tun ist. Versuch es gegen Bots!
