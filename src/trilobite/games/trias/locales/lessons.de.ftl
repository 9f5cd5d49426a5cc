# Das geführte erste Spiel von Trias.

trias-lesson-theme = Vor langer Zeit war alles Land ein einziger Kontinent. Gleich zerbricht er, und auf ihm leben Herden von Dinosauriern.
trias-lesson-goal = Plättchen für Plättchen driftet das Land vom Südpol weg, bis sich Inseln lösen. Eine Insel bringt dem Punkte, der dort die meisten Herden hat.
trias-lesson-own = Hier stehen schon zwei Herden von dir.
trias-lesson-place = Setz zwei weitere auf den markierten Wald am Rand: Klick das Plättchen an.
trias-lesson-place-wrong = Du könntest sie dorthin setzen. Aber das markierte Plättchen am Rand wird dir bald etwas einbringen.

trias-lesson-card = Jeder Zug beginnt mit einer Karte; sie sagt, welche Landschaft driftet. Du hast Wald auf der Hand: Heb dir diese Karte für später auf.
trias-lesson-draw = Deck stattdessen die oberste Karte des Stapels auf.
trias-lesson-draw-wrong = Das ist erlaubt, aber deine Waldkarte brauchst du im nächsten Zug. Deck lieber die oberste Karte auf.

trias-lesson-lift = Steppe! Nur Plättchen der Außenküste driften. Nimm dieses auf, obwohl deine Herden darauf stehen.
trias-lesson-lift-wrong = Auch das könnte driften. Nimm die markierte Steppe: Du wirst sehen, was mit den Herden darauf geschieht.

trias-lesson-drift = Ein Plättchen wandert immer weiter hinaus und bleibt bei dem Land, von dem es kommt. Leg es an die Spitze, wo es nur deinen Wald berührt.
trias-lesson-drift-wrong = Dort könnte es liegen. Aber auf dem markierten Feld hängt es an deinem Wald und an sonst nichts; das wird noch wichtig.

trias-lesson-swim = Deine Herden sind zurückgeblieben und schwimmen. Was am Ende deines Zugs noch schwimmt, geht zurück in den Vorrat.
trias-lesson-rescue = Du hast vier Aktionspunkte. Einer davon bringt bis zu drei Schwimmer an Land: Klick einen Schwimmer an, dann ein Plättchen daneben. Rette beide.
trias-lesson-rescue-wrong = Erst die Schwimmer, sonst verlierst du sie am Ende deines Zugs.

trias-lesson-move = Beweg jetzt eine Herde zur Spitze: Klick die Herde auf deinem Wald an, dann das Plättchen. Das kostet einen Aktionspunkt.
trias-lesson-move-wrong = Eine sinnvolle Aktion, aber erst muss an der Spitze jemand leben: Beweg eine Herde von deinem Wald dorthin.

trias-lesson-reproduce = Vermehr sie: Klick deinen Vorrat an, dann die Spitze. Ein Gebirge ernährt zwei Herden, eine Steppe drei, ein Wald vier.
trias-lesson-reproduce-wrong = Das ginge. Aber mehr Herden an der Spitze sind jetzt mehr wert: Vermehr die Herde dort.

trias-lesson-end = Ein Aktionspunkt ist übrig, und du musst ihn nicht nutzen. Beende deinen Zug.
trias-lesson-end-wrong = Dein letzter Aktionspunkt würde dafür reichen. Lass ihn diesmal stehen und beende deinen Zug.

trias-lesson-rival = { $who } ist auch zur Spitze gekommen: eine Herde gegen zwei von dir.
trias-lesson-hand = Du bist wieder dran. Spiel jetzt die Waldkarte, die du aufgehoben hast.
trias-lesson-hand-wrong = Was der Stapel bringt, weiß niemand. Deine Waldkarte ist sicher: Spiel sie.

trias-lesson-break = Nimm den Wald zwischen der Spitze und dem übrigen Land auf. Dann hält die Spitze nichts mehr fest.
trias-lesson-break-wrong = Dieser Wald könnte driften, aber es würde nichts abbrechen. Nimm den auf, der die Spitze hält.

trias-lesson-island = Leg das Plättchen auf ein markiertes Feld, wo es nur die Spitze berührt. Läge es auch am Festland, gäbe es keine Insel und keine Punkte.
trias-lesson-island-wrong = Dort vergrößert es die Spitze nicht, oder es bindet sie wieder ans Festland: keine Punkte. Wähle ein markiertes Feld.

trias-lesson-scored = Eine neue Insel bringt sofort Punkte: 2 für dich mit den meisten Herden, 1 für { $who } mit den zweitmeisten.
trias-lesson-meteorite = Der Meteorit unter den letzten Karten bringt die letzte Runde. Danach bringt jede Insel so viele Punkte, wie sie Plättchen hat, und dem Zweiten halb so viele. Das Festland bringt nichts.
trias-lesson-done = Jetzt kannst du Trias. Für drei Aktionspunkte kannst du sogar ein zweites Plättchen driften lassen. Versuch es gegen Bots!
