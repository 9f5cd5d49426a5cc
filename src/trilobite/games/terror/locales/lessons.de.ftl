# Die Lektionen von Triassic Terror: das geführte erste Spiel.

terror-lesson-first-title = Dein erstes Spiel
terror-lesson-theme = Eine Insel um einen Vulkan: Sumpf, Wald, Wüste und Gebirge. Deine Dinos wollen dort die besten Plätze, und andere auch.
terror-lesson-habitats = Jedes Gebiet hat drei Habitate. Hier ist deine Herde die größte und hält das Primärhabitat (das beste), für 6 Punkte. Die kleinere von { $who } hält das Sekundärhabitat, für 4. Das Tertiärhabitat bringt nichts.
terror-lesson-goal = Das Spiel hat drei Zeitalter, und nach jedem bringen die Habitate Punkte. Wer nach dem dritten die meisten hat, gewinnt. Das erste endet in zwei Runden.
terror-lesson-card = In dieser Runde nehmen alle zuerst eine Landschaftskarte. Nimm die offene: Gebirge, wo du noch nicht lebst.
terror-lesson-card-wrong = Die verdeckte Karte kann alles sein. Die offene bringt dich ins Gebirge.

terror-lesson-tiles = Danach nehmen alle eins der sechs Aktionsplättchen. Auf übrig gebliebenen Plättchen liegen weiße Dinos: Die bekommt dazu, wer das Plättchen nimmt.
terror-lesson-late = Niedrige Felder spielen zuerst. Das ist wichtig: Wer vor dir am Zug ist, kann deine Herden überholen oder fressen lassen, bevor du etwas tust.
terror-lesson-growth = Nimm das markierte Plättchen: Herdenwachstum.
terror-lesson-growth-wrong = Kein schlechtes Plättchen. Aber deine Herde im äußeren Sumpf muss bald wachsen: Nimm das Herdenwachstum.

terror-lesson-overtaken = { $who } war schneller: Sechs Dinos im äußeren Sumpf drängen deine vier vom Primärhabitat ins Sekundärhabitat.
terror-lesson-play-card = Jetzt bist du am Zug. Karte und Plättchen darfst du in beliebiger Reihenfolge spielen. Fang mit der Karte an.
terror-lesson-play-card-wrong = Damit dürftest du anfangen. Spiel diesmal zuerst deine Karte.
terror-lesson-counter-wrong = Deinen Brut- und deinen Vulkan-Marker kannst du im ganzen Spiel je einmal einsetzen. Heb sie dir noch auf.

terror-lesson-spread = Drei neue Dinos fürs Gebirge. Wähle für jeden ein Gebiet, wie du magst. Außen gibt es am meisten Punkte.

terror-lesson-grow = Spiel dein Plättchen: Eine Herde wächst um drei Dinos, eine andere um zwei. Gib die drei dem äußeren Sumpf: Sieben schlagen sechs. Sechs würden nicht reichen, denn gleich große Herden behalten ihre Reihenfolge.
terror-lesson-grow-wrong = Auch diese Herde würde wachsen, aber die im äußeren Sumpf muss wieder die größte werden.
terror-lesson-white-later = Deine weißen Dinos können warten. Mach zuerst, worum es in der Lektion geht.

terror-lesson-grow-more = Dort hast du wieder das Primärhabitat! Noch zwei Dinos für eine andere Herde deiner Wahl, zum Beispiel für diese.

terror-lesson-white = Mit deinem Plättchen kam ein weißer Dino. Drück auf „Weißer Dino“ und wähle eine deiner Herden: Dort wird er einer von deinen.

terror-lesson-end = Karte und Plättchen sind gespielt, also beende deinen Zug.

terror-lesson-t-rex = Die letzte Runde dieses Zeitalters: keine Karte, nur ein Plättchen. Nimm das markierte, den T‑Rex. Zwei weiße Dinos liegen schon darauf.
terror-lesson-t-rex-wrong = Das dürftest du nehmen. Aber nur der T‑Rex bringt dir, was du jetzt brauchst.

terror-lesson-presence = Dieses Zeitalter wertet auch Präsenz, wie oben steht: 8 Punkte für alle, die in allen vier Landschaften leben. { $who } hat das schon geschafft. Dir fehlt die Wüste.
terror-lesson-hunt = Also spiel dein Plättchen und führ den T‑Rex in die mittlere Wüste, einen Schritt weiter.
terror-lesson-hunt-wrong = Das wäre erlaubt. Aber in der mittleren Wüste vertreibt der T‑Rex deine Konkurrenz und sichert dir einen Platz.

terror-lesson-eat = Nach einem Schritt darf er bis zu fünf Dinos fressen, nach zweien nur drei. Wähle die Herde, bis sie weg ist.
terror-lesson-eat-wrong = Noch nicht: Ein einziger Dino genügt, um in der Wüste zu leben.

terror-lesson-mighty = Solange der T‑Rex dir gehört, zählt er wie drei deiner Dinos. Er hält dieses Habitat, und du bist in der Wüste.
terror-lesson-whites = Setz jetzt deine zwei weißen Dinos ein.

terror-lesson-last = Das war alles. Beende deinen Zug: Damit endet das Zeitalter.

terror-lesson-scored = Alle deine Habitate haben Punkte gebracht, und nur du lebst in allen vier Landschaften: 8 Punkte mehr.
terror-lesson-periods = Es folgen noch zwei Zeitalter. Das letzte wertet Vorherrschaft, das D: Punkte für die meisten Dinos in einer ganzen Landschaft. Aber niemand behält den T‑Rex lange.
terror-lesson-panel = Neben jedem Namen siehst du, wie viele der 57 Dinos noch im Vorrat sind, wie viele Punkte es wären, wenn jetzt Schluss wäre, und welche der beiden Marker noch nicht benutzt sind.
terror-lesson-done = Drei kurze Lektionen zeigen gleich große und vierte Herden, Raptoren und Vulkane sowie das Wandern. Oder versuch es gleich gegen Bots!

# Gleich große Herden, und eine vierte.

terror-lesson-habitats-title = Gleich große und vierte Herden
terror-lesson-habitats-three = Vier Spieler, aber nur drei Habitate in jedem Gebiet. Die ersten zwei bringen Punkte; das dritte bringt zu zweit bis zu viert nichts.
terror-lesson-habitats-fourth = Und ein viertes gibt es nicht: Kommt eine vierte Herde, stirbt die kleinste aus.
terror-lesson-habitats-card = Deine Karte bringt drei Dinos in die Wüste. Spiel sie.
terror-lesson-habitats-card-wrong = Damit dürftest du anfangen. Spiel diesmal zuerst deine Karte.
terror-lesson-habitats-equal = Drei Dinos wären hier mehr als die zwei von { $other }; diese Herde stürbe aus. Aber es wären nur so viele wie die drei von { $who }, und gleich große Herden behalten ihre Reihenfolge: Platz drei, keine Punkte.
terror-lesson-habitats-spread = In der mittleren Wüste schlagen drei die zwei von { $who }: erster Platz, 5 Punkte. Setz alle drei dorthin.
terror-lesson-habitats-spread-wrong = Das ist erlaubt, aber nur drei Dinos in der mittleren Wüste bringen dir einen ersten Platz.
terror-lesson-habitats-grow = Dein einzelner Dino im äußeren Wald ist Dritter: keine Punkte. Spiel dein Plättchen und gib ihm die drei. Vier sind so viele wie die vier von { $who }, also wirst du Zweiter: 3 Punkte.
terror-lesson-habitats-grow-wrong = Auch diese Herde könnte wachsen. Aber im äußeren Wald heben dich die drei Dinos von einem Platz ohne Punkte auf einen mit 3.
terror-lesson-habitats-five = Die zwei bekommen deine drei im äußeren Sumpf. Fünf überholen eine Herde und sind so viele wie die fünf von { $who }: wieder Platz zwei, 4 Punkte.
terror-lesson-habitats-five-wrong = Auch diese Herde könnte wachsen. Aber im äußeren Sumpf heben dich zwei Dinos vom dritten auf den zweiten Platz.
terror-lesson-habitats-white = Einer mehr entscheidet. Drück auf „Weißer Dino“ und wähle deine Herde im äußeren Sumpf: Sechs schlagen fünf, und der erste Platz bringt 6.
terror-lesson-habitats-white-wrong = Dorthin könnte er. Aber im äußeren Sumpf hebt er dich vom zweiten auf den ersten Platz.
terror-lesson-habitats-end = Beende deinen Zug und sieh, was im inneren Gebirge geschieht, wo du einen einzelnen Dino hast.
terror-lesson-habitats-died = { $who } kam mit drei Dinos als vierte Herde. Deine war die kleinste und ist ausgestorben.
terror-lesson-habitats-done = Zähl also, bevor du setzt: mehr als die anderen, nicht gleich viele. Und lass keinen einzelnen Dino dort, wo schon drei Herden leben.

# Raubtiere und Vulkane.

terror-lesson-predators-title = Raptoren und Vulkane
terror-lesson-predators-early = Du stehst auf Feld 2 und bist vor { $who } und { $other } am Zug. Gut so: Hätten sie dieses Plättchen genommen, hätten sie zuerst dich gejagt.
terror-lesson-predators-raptors = Es gibt zwei Raptoren. Einer darf einen Schritt gehen, der andere bis zu zwei. Wo ein Raptor ankommt, frisst er bis zu zwei Dinos und verscheucht dann bis zu zwei weitere.
terror-lesson-predators-tile = Spiel dein Plättchen: Raptoren.
terror-lesson-predators-volcano-later = Dein Vulkan-Marker kommt später. Zuerst die Raptoren.
terror-lesson-predators-first = Im äußeren Wald stehen fünf Dinos von { $who } vor deinen drei. Wähle den markierten Raptor, dann den äußeren Wald.
terror-lesson-predators-first-wrong = Das ginge. Aber im äußeren Wald bringt dir der Raptor einen ersten Platz.
terror-lesson-predators-eat = Lass ihn zwei Dinos fressen: Wähle die Herde von { $who } zweimal.
terror-lesson-predators-eat-wrong = Er darf bis zu zwei fressen, aus beliebigen Herden. Lass ihn zwei aus der größten fressen.
terror-lesson-predators-scatter = Drei gegen drei, und gleich große Herden behalten ihre Reihenfolge: { $who } ist noch vorn. Verscheuche zwei Dinos; sie fliehen ins nächste Gebiet.
terror-lesson-predators-scatter-wrong = Verscheuche zwei Dinos deiner Konkurrenz, zusammen als eine Gruppe.
terror-lesson-predators-second = Erster Platz, 6 Punkte! Jetzt der andere Raptor: Führ ihn ins äußere Gebirge und lass ihn zwei der drei Dinos von { $who } fressen.
terror-lesson-predators-second-wrong = Das ginge. Aber im äußeren Gebirge bringen dir zwei Bisse noch einmal einen ersten Platz.
terror-lesson-predators-stop = Wieder der erste Platz. Hier musst du niemanden verscheuchen: Hör auf.
terror-lesson-predators-stop-wrong = Hier muss niemand fliehen. Hör auf.
terror-lesson-predators-eruption = Dein Vulkan-Marker wirkt einmal im Spiel. In einem Gebiet verliert die Herde im Primärhabitat zwei Dinos, jede andere einen. Und bis zu deinem nächsten Zug ist es gesperrt: Niemand kommt, niemand geht, nichts wächst.
terror-lesson-predators-lock = Das kann dich auch schützen. Im mittleren Sumpf hättest du noch drei gegen zwei von { $who }, und vor der Wertung könnte dich niemand überholen. Setz ihn dort ein.
terror-lesson-predators-lock-wrong = Dort darf er ausbrechen. Aber im mittleren Sumpf sichert er deinen ersten Platz: 6 Punkte.
terror-lesson-predators-end-wrong = Noch nicht. Setz zuerst deinen Vulkan-Marker im mittleren Sumpf ein.
terror-lesson-predators-closed = Der mittlere Sumpf ist bis zu deinem nächsten Zug gesperrt. Nicht einmal ein Raubtier darf hinein.
terror-lesson-predators-others = Der T‑Rex frisst nach einem Schritt bis zu fünf Dinos, nach zweien drei, und zählt dann wie drei Dinos seines Besitzers. Der Pterodactylus fliegt mit dem Brut-Plättchen ein oder zwei Schritte und frisst bis zu zwei fremde Dinos.
terror-lesson-predators-done = Raubtiere fressen, wo Herden groß und Plätze wertvoll sind. Liegen Raptoren oder T‑Rex bereit, dann frag dich, wer zuerst am Zug ist.

# Wandern und Vorherrschaft.

terror-lesson-migration-title = Wandern und Vorherrschaft
terror-lesson-migration-last = Der allerletzte Zug des Spiels, und die anderen haben schon gespielt. Jetzt bringen die Habitate noch einmal Punkte, und dann die Vorherrschaft: das D.
terror-lesson-migration-forest = Für D zählen alle Dinos in den drei Gebieten einer Landschaft zusammen: 8 Punkte für den ersten Platz, 4 für den zweiten. Im Wald hat { $who } sechs Dinos, du nur drei.
terror-lesson-migration-herd = Dein Plättchen ist die Herdenwanderung. Eine Herde, die loszieht, reißt zuerst von jeder anderen Herde in ihrem Gebiet einen Dino mit. Wähle deine fünf Dinos im mittleren Sumpf.
terror-lesson-migration-herd-wrong = Auch diese Herde könnte wandern. Aber die im mittleren Sumpf reißt zwei Dinos mit und erreicht den Wald.
terror-lesson-migration-go = Jetzt sind es sieben. Sie dürfen in Nachbargebiete gehen, und einige dürfen bleiben. Beim Wechsel der Landschaft stirbt je Gruppe ein Dino am Schock. Schick fünf in den mittleren Wald: Vier kommen an.
terror-lesson-migration-go-wrong = Das ist erlaubt. Schick diesmal fünf Dinos in den mittleren Wald.
terror-lesson-migration-confirm = Zwei bleiben, so viele wie { $who } dann noch hat, und gleich große Herden behalten ihre Reihenfolge: Auch hier bleibst du Erster. Bestätige.
terror-lesson-migration-confirm-wrong = Die zwei sollen bleiben und das Primärhabitat halten. Bestätige.
terror-lesson-migration-finish = Eine zweite Herde könnte wandern. Das brauchst du nicht: Drück auf „Fertig“.
terror-lesson-migration-finish-wrong = Diese Herde wird gebraucht, wo sie ist. Drück auf „Fertig“.
terror-lesson-migration-end = Beende deinen Zug: Habitate und Vorherrschaft werden gewertet.
terror-lesson-migration-scored = Sieben Dinos gegen sechs: 8 Punkte für dich im Wald, 4 für { $who }. Bei gleicher Zahl entscheiden die meisten Primärhabitate dort.
terror-lesson-migration-letters = P und D oben sagen, wann Präsenz und Vorherrschaft zählen. P: 8 Punkte, wenn du in allen vier Landschaften lebst. D: je Landschaft 8 und 4, zu zweit 4 und nichts.
terror-lesson-migration-won = Du gewinnst mit 90 Punkten gegen 85 von { $who }. Ohne die Wanderung wären es 84 gewesen. Plane früh für die letzte Wertung: D ist bis zu 32 Punkte wert.
