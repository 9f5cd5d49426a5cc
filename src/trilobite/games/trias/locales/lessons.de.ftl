# Die Lektionen von Trias: das geführte erste Spiel.

trias-lesson-first-title = Dein erstes Spiel
trias-lesson-theme = Vor langer Zeit war alles Land ein einziger Kontinent. Gleich zerbricht er, und auf ihm leben Herden von Dinosauriern.
trias-lesson-goal = Plättchen für Plättchen driftet das Land vom Südpol weg, bis sich Inseln lösen. Inseln bringen denen Punkte, die dort die meisten Herden haben. Wer die meisten Punkte hat, gewinnt.
trias-lesson-own = Hier stehen schon zwei Herden von dir.
trias-lesson-place = Setz zwei weitere auf den markierten Wald am Rand: Wähle das Plättchen.
trias-lesson-place-wrong = Du könntest sie dorthin setzen. Aber das markierte Plättchen am Rand wird dir bald etwas einbringen.

trias-lesson-card = Jeder Zug beginnt mit einer Karte; sie sagt, welche Landschaft driftet. Du hast eine Waldkarte auf der Hand. Du könntest sie schon spielen, aber heb sie dir für später auf.
trias-lesson-draw = Decke stattdessen die oberste Karte des Stapels auf.
trias-lesson-draw-wrong = Das ist erlaubt, aber deine Waldkarte brauchst du im nächsten Zug. Decke lieber die oberste Karte auf.

trias-lesson-lift = Steppe! Nur Plättchen der Außenküste driften. Nimm dieses auf, obwohl deine Herden darauf stehen.
trias-lesson-lift-wrong = Auch das könnte driften. Nimm die markierte Steppe: Du wirst sehen, was mit den Herden darauf geschieht.

trias-lesson-drift = Ein Plättchen wandert immer weiter hinaus und bleibt bei dem Land, von dem es kommt. Leg die Steppe auf das markierte Feld, wo sie deinen Wald berührt und sonst nichts.
trias-lesson-drift-wrong = Dort könnte sie liegen. Aber auf dem markierten Feld berührt sie deinen Wald und sonst nichts; das wird noch wichtig.

trias-lesson-swim = Deine Herden sind zurückgeblieben und schwimmen. Was am Ende deines Zugs noch schwimmt, geht zurück in den Vorrat.
trias-lesson-rescue = Du hast vier Aktionspunkte. Einer davon bringt bis zu drei Schwimmer an Land: Wähle einen Schwimmer, dann ein Plättchen daneben. Rette beide.
trias-lesson-rescue-wrong = Erst die Schwimmer, sonst verlierst du sie am Ende deines Zugs.

trias-lesson-move = Beweg jetzt eine Herde hinaus auf die Steppe: Wähle die Herde auf deinem Wald, dann die Steppe. Das kostet einen Aktionspunkt.
trias-lesson-move-wrong = Eine sinnvolle Aktion, aber erst muss auf der Steppe jemand leben: Beweg eine Herde von deinem Wald dorthin.

trias-lesson-reproduce = Vermehre sie: Wähle deinen Vorrat, dann die Steppe. Ein Gebirge ernährt zwei Herden, eine Steppe drei, ein Wald vier.
trias-lesson-reproduce-wrong = Das ginge. Aber mehr Herden auf der Steppe sind jetzt mehr wert: Vermehre die Herde dort.

trias-lesson-end = Ein Aktionspunkt ist übrig, und du musst ihn nicht nutzen. Beende deinen Zug.
trias-lesson-end-wrong = Dein letzter Aktionspunkt würde dafür reichen. Lass ihn diesmal ungenutzt und beende deinen Zug.

trias-lesson-rival = { $who } ist auch auf die Steppe gekommen: eine Herde gegen zwei von dir.
trias-lesson-hand = Du bist wieder am Zug. Spiel jetzt die Waldkarte, die du aufgehoben hast.
trias-lesson-hand-wrong = Was der Stapel bringt, weiß niemand. Deine Waldkarte ist sicher: Spiel sie.

trias-lesson-break = Nimm den Wald zwischen der Steppe und dem übrigen Land auf. Dann hält die Steppe nichts mehr fest.
trias-lesson-break-wrong = Dieser Wald könnte driften, aber es würde nichts abbrechen. Nimm den auf, der die Steppe hält.

trias-lesson-island = Leg das Plättchen auf ein markiertes Feld, wo es nur die Steppe berührt. Läge es auch am Festland, gäbe es keine Insel und keine Punkte.
trias-lesson-island-wrong = Dort vergrößert es deine Insel nicht, oder es bindet sie wieder ans Festland: keine Punkte. Wähle ein markiertes Feld.

trias-lesson-scored = Eine neue Insel bringt sofort Punkte: 2 für dich mit den meisten Herden, 1 für { $who } mit den zweitmeisten.
trias-lesson-worth = Und am Ende des Spiels bringt sie noch einmal Punkte. Sie hat zwei Plättchen, also gibt es 2 für die meisten Herden: für dich, wenn es so bleibt. Der zweite Platz bringt die Hälfte: 1 Punkt für { $who }.
trias-lesson-meteorite = Der Meteorit, eine der letzten neun Karten, bringt die letzte Runde. Danach wird jede Insel so gezählt, und große Inseln bringen viel. Das Festland bringt nichts. Die meisten Punkte gewinnen.
trias-lesson-done = Jetzt kannst du Trias spielen. Drei kurze Lektionen zeigen die Schlusswertung, das Zerbrechen und die letzte Runde. Oder versuch es gleich gegen Bots!

# Die Schlusswertung.

trias-lesson-final-title = Die Schlusswertung
trias-lesson-final-last = Der Meteorit ist eingeschlagen, und der allerletzte Zug gehört dir: zwei Aktionspunkte. Dann werden alle Inseln gezählt, und die meisten Punkte gewinnen.
trias-lesson-final-size = Die meisten Herden einer Insel bringen so viele Punkte, wie sie Plättchen hat, die zweitmeisten die Hälfte, aufgerundet. Hier sind es fünf: 5 Punkte für { $who } mit drei Herden, 3 für dich mit zweien.
trias-lesson-final-main = Das Festland, das mit dem Südpol, bringt nichts. Für deine drei Herden hier gibt es keine Punkte.
trias-lesson-final-first = Noch eine Herde auf der Fünferinsel, und du ziehst gleich. Wähle deinen Vorrat, dann den markierten Wald.
trias-lesson-final-first-wrong = Auch das ist richtig, aber fang mit dem Wald an.
trias-lesson-final-wrong = Das ginge, aber es würde an keinem Platz etwas ändern. Zwei weitere Herden auf der Fünferinsel schon.

trias-lesson-final-level = Je drei Herden: Du teilst dir mit { $who } den ersten Platz. Erster und zweiter Platz sind zusammen 7½ Punkte wert, und jeder bekommt die Hälfte, aufgerundet: 4.
trias-lesson-final-second = Noch eine Herde, und der erste Platz gehört dir allein.

trias-lesson-final-end = Vier Herden gegen drei. Beende deinen Zug: Das Spiel ist zu Ende, und alle Inseln werden gezählt.

trias-lesson-final-counted = Die Fünferinsel bringt dir 5 Punkte und { $who } 3.
trias-lesson-final-alone = Auf der Viererinsel warst du allein: 4 Punkte. Einen zweiten Platz gibt es dort nicht, und dafür bekommst du auch nichts extra.
trias-lesson-final-shared = Auf der Sechserinsel hatten { $who } und { $other } je zwei Herden. Erster und zweiter Platz sind zusammen 9 wert, also bekommen beide die Hälfte, aufgerundet: 5. Hinter einem geteilten ersten Platz geht man leer aus.
trias-lesson-final-won = Du gewinnst mit 14 Punkten gegen 13 und 12. Ohne deine letzten zwei Aktionen wären es 12 gegen 13 und 14 gewesen. Oft kommt mehr als die Hälfte aller Punkte ganz am Ende.

# Driften und Zerbrechen.

trias-lesson-drift-title = Driften und Zerbrechen
trias-lesson-drift-neck = Such nach Plättchen, die das Land zusammenhalten. Ohne diesen Wald lösen sich zwei Stücke vom Festland: eins oben, eins unten.
trias-lesson-drift-hand = Du hast eine Waldkarte. Spiel sie.
trias-lesson-drift-hand-wrong = Der Stapel kann alles bringen. Deine Handkarte ist Wald, und den brauchst du.
trias-lesson-drift-lift = Nimm jetzt den markierten Wald auf.
trias-lesson-drift-lift-wrong = Dieser Wald könnte auch driften, aber er hält keine zwei Stücke am Festland. Nimm den markierten auf.
trias-lesson-drift-pieces = Drei Stücke! Das Stück, an das du das Plättchen legst, wird gewertet. Hier hast du drei Herden und { $who } eine: 2 Punkte für dich, 1 für { $who }.
trias-lesson-drift-others = Hier unten wäre es umgekehrt: 2 Punkte für { $who }, 1 für dich. Und wo das Plättchen beide Stücke berührt, wachsen sie wieder zusammen, und niemand bekommt etwas.
trias-lesson-drift-put = Leg das Plättchen auf das markierte Feld, ans äußere Ende deines Stücks.
trias-lesson-drift-near-wrong = Auch das bringt Punkte. Aber am äußeren Ende bereitet es das nächste Zerbrechen vor: Wähle das markierte Feld.
trias-lesson-drift-both-wrong = Dort berührt es beide Stücke: Sie wachsen zusammen, und niemand bekommt Punkte. Wähle das markierte Feld.
trias-lesson-drift-rival-wrong = Auf diesem Stück hat deine Konkurrenz die meisten Herden und bekäme 2 Punkte, du nur 1. Wähle das markierte Feld.
trias-lesson-drift-main-wrong = Am Festland gibt es keine Punkte, auch wenn sich Inseln lösen. Wähle das markierte Feld.
trias-lesson-drift-paid = Zwei Punkte! Jetzt hast du vier Aktionspunkte, und für drei davon darfst du irgendein Plättchen driften lassen. Nimm die Steppe in der Mitte deiner Insel auf, obwohl deine Herden darauf stehen.
trias-lesson-drift-paid-wrong = Vielleicht eine gute Aktion. Aber drei Aktionspunkte reichen für ein zweites Zerbrechen: Nimm die markierte Steppe auf.
trias-lesson-drift-again = Auch Inseln zerbrechen. Leg die Steppe auf ein markiertes Feld, wo sie an deinem Wald liegt.
trias-lesson-drift-again-wrong = Dort käme sie zum Stück deiner Konkurrenz, die allein Punkte bekäme. Wähle ein markiertes Feld.
trias-lesson-drift-rescue = Noch zwei Punkte! Und mit dem letzten Aktionspunkt: Rette beide Schwimmer, einen nach dem anderen.
trias-lesson-drift-rescue-wrong = Dann wären deine Schwimmer am Ende deines Zugs verloren. Rette beide.
trias-lesson-drift-scored = Zweimal zerbrochen in einem Zug: 4 Punkte und eine Insel aus drei Plättchen, auf der du allein bist.
trias-lesson-drift-done = Frag dich also zweierlei, bevor du ein Plättchen aufnimmst: Was löst sich, und wer ist dort am stärksten? Und denk daran, dass sich andere das auch bei deinem Land fragen.

# Die letzte Runde.

trias-lesson-meteorite-title = Die letzte Runde
trias-lesson-meteorite-backs = Auf der Rückseite der obersten Karte steht eine 2. Unter diesen letzten Karten ist der Meteorit: Hier ist er eine von dreien.
trias-lesson-meteorite-turned = Wenn du ihn jetzt aufdeckst, beginnt sofort dein letzter Zug: keine Drift und nur zwei Aktionspunkte.
trias-lesson-meteorite-hand = Spiel deine Handkarte: Dann ist dir ein voller Zug sicher. Und ziehst du danach den Meteoriten, hast du auch noch den allerletzten Zug des Spiels.
trias-lesson-meteorite-hand-wrong = Das könnte der Meteorit sein, und dir blieben nur zwei Aktionspunkte. Spiel deine Handkarte.
trias-lesson-meteorite-six = Diese Sechserinsel würde { $who } 6 Punkte bringen, { $other } 3 und dir nichts. Hängt sie am Festland, bringt sie überhaupt nichts mehr.
trias-lesson-meteorite-lift = Bau also eine Brücke: Nimm die markierte Steppe auf.
trias-lesson-meteorite-lift-wrong = Auch das könnte driften. Nimm diesmal die markierte Steppe auf.
trias-lesson-meteorite-bridge = Leg sie auf ein markiertes Feld zwischen Festland und Insel.
trias-lesson-meteorite-bridge-wrong = Dort berührt sie die Sechserinsel nicht, und die brächte den anderen weiter Punkte. Wähle ein markiertes Feld.
trias-lesson-meteorite-grow = Jetzt die Fünferinsel im Osten: { $who } hat dort drei Herden, du zwei. Vermehre beide, erst auf dem Wald, dann auf der Steppe.
trias-lesson-meteorite-grow-wrong = Das ginge. Aber auf der Fünferinsel bringen dich zwei weitere Herden auf den ersten Platz.
trias-lesson-meteorite-end = Zwei Aktionspunkte sind übrig, aber nichts ist jetzt noch eine Herde wert. Spar deinen Vorrat für die letzte Runde und beende deinen Zug.
trias-lesson-meteorite-end-wrong = Das brächte dir keine Punkte. Spar deine Herden und beende deinen Zug.
trias-lesson-meteorite-drawn = Du hast den Meteoriten gezogen! Alle haben noch einen Zug, mit zwei Aktionspunkten und ohne Drift. Die anderen hatten ihren schon; jetzt kommt deiner.
trias-lesson-meteorite-stock = { $who } hatte nur noch eine Herde im Vorrat: je vier Herden auf der Fünferinsel.
trias-lesson-meteorite-answer = Du hast mehr aufgehoben. Vermehre eine deiner Herden auf dem Wald.
trias-lesson-meteorite-answer-wrong = Das ginge. Aber eine weitere Herde auf dem Wald der Fünferinsel bringt dich dort auf den ersten Platz.
trias-lesson-meteorite-over = Fünf gegen vier, und niemand kann mehr antworten. Beende deinen Zug.
trias-lesson-meteorite-over-wrong = Das brächte dir keine Punkte mehr. Beende deinen Zug.
trias-lesson-meteorite-joined = Die frühere Sechserinsel gehört zum Festland und hat nichts gebracht. Mit ihr hätte { $who } 16 Punkte gehabt.
trias-lesson-meteorite-done = So gewinnst du mit 14 Punkten gegen 10 und 10. Steht auf den Rückseiten eine 2, dann spiel deine Handkarte und behalte ein paar Herden im Vorrat.
