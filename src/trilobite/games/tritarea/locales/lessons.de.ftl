# Die Lektionen von Tritarea: das geführte erste Spiel.

tritarea-lesson-first-title = Dein erstes Spiel
tritarea-lesson-theme = Vier Entwickler bauen eine Stadt. Jedes ihrer vier Viertel steht für ein Konzept: Intelligenz, Moderne, Ökologie oder Glück.
tritarea-lesson-goal = Am Ende einer Runde zählen die Turmspitzen: Wer in einem Viertel die meisten hat, bekommt dessen Punkte. Du hast bisher zwei.
tritarea-lesson-owner = Spitze und Turm können verschiedenen Spielern gehören. Diese Spitze gehört { $top } und zählt fürs Viertel. Der Turm gehört { $owner } (die meisten Blöcke darin); das zählt nur beim höchsten Turm.
tritarea-lesson-meeting = Karten entscheiden, wer bauen darf. Alle spielen eine, und das Konzept mit den meisten Karten wird angenommen. Die niedrigste baut zuerst, die höchste danach. Die dazwischen bekommen nichts.
tritarea-lesson-join = Es liegen schon zwei Glück-Karten. Spiel deine Glück 1: Niedriger geht es nicht.
tritarea-lesson-join-wrong = Du darfst jede Karte spielen. Aber diese wäre allein in ihrem Konzept, und niemand würde damit bauen. Spiel deine 1 zu den beiden Glück-Karten.

tritarea-lesson-adopted = Glück wird mit drei Karten angenommen, und deine ist die niedrigste. Also baust du zuerst: einen Block auf einem Feld dieses Viertels.
tritarea-lesson-build = Setz ihn oben auf den Turm von { $who }. Dann gehört die Spitze dir.
tritarea-lesson-build-wrong = Dort darfst du bauen. Aber auf dem markierten Turm gewinnst du eine Spitze und nimmst jemandem eine weg.
tritarea-lesson-default-wrong = Nichts zu bauen ist erlaubt, kostet aber so viele Punkte, wie deine Karte zeigt, oder alle, wenn du weniger hast. Bau auf einem markierten Feld.

tritarea-lesson-neighbour = Neben diesem Feld stand schon ein Block von dir. Dafür darfst du einen Zusatzblock neben den neuen setzen, sogar in ein anderes Viertel.
tritarea-lesson-extra = Setz ihn auf das markierte Feld im Viertel Intelligenz: Dann hast du dort zwei Spitzen.
tritarea-lesson-extra-wrong = Du darfst ihn dort setzen, im Viertel Glück. Aber im Viertel Intelligenz, das 8 Punkte bringt, macht dich eine zweite Spitze zum Ersten.
tritarea-lesson-extra-own-wrong = Auch dieser Turm steht im Viertel Intelligenz, aber seine Spitze gehört dir schon. Auf dem leeren Feld bekommst du eine zweite, und die macht dich zum Ersten.
tritarea-lesson-skip-wrong = Du darfst darauf verzichten, aber dieser Block kostet dich nichts. Setz ihn auf das markierte Feld.

tritarea-lesson-second-right = { $who } hatte die höchste Karte des Konzepts und hat als Zweiter gebaut. Wer als Zweiter baut, darf zwei Blöcke auf sein Feld setzen.
tritarea-lesson-lead = Wer zuerst gebaut hat, spielt zum nächsten Stich aus: du. Spiel Moderne 9. Keine Karte ist höher.
tritarea-lesson-lead-wrong = Deine 4 landet leicht in der Mitte, und mittlere Karten bekommen nichts. Spiel die 9 aus.

tritarea-lesson-followed = Alle haben mitgemacht: vier Karten Moderne. { $who } hatte die 1 und hat schon gebaut. Mit deiner 9 baust du als Zweiter.
tritarea-lesson-build-modern = Setz einen Block auf den anderen Turm von { $who } in diesem Viertel.
tritarea-lesson-build-modern-wrong = Dort darfst du bauen. Aber auf dem markierten Turm nimmst du jemandem eine Spitze weg.

tritarea-lesson-second = Im Viertel Moderne haben drei Spieler je eine Spitze, und bei gleicher Zahl entscheidet der höchste Turm: Das ist schon deiner. Du darfst noch einen zweiten Block daraufsetzen. Tu es: Drei sind schwerer zu überbieten als zwei.
tritarea-lesson-second-wrong = Schon mit einem Block bist du hier Erster. Aber ein Block, den du behältst, ist in dieser Runde nichts wert, und ein höherer Turm ist schwerer zu überbieten.

tritarea-lesson-last-card = Der letzte Stich, und du hast nur noch eine Karte. Sie passt gut: Spiel deine Ökologie 4.

tritarea-lesson-last-block = Wieder ist deine die niedrigste. Setz deinen letzten Block auf den Turm von { $who }: Dann hast du zwei Spitzen im Viertel Ökologie.
tritarea-lesson-last-block-wrong = Dort darfst du bauen. Aber auf dem markierten Turm gewinnst du eine Spitze und nimmst jemandem eine weg.

tritarea-lesson-intelligent = Nach diesem Stich wird abgerechnet. Sieh dir die Stadt an, bevor sie geräumt wird. Im Viertel Intelligenz hast du zwei Spitzen, { $who } eine: Der erste Platz bringt dir 8 Punkte, der zweite bringt 2.
tritarea-lesson-modern = Im Viertel Moderne haben drei Spieler je eine Spitze. Dein Turm ist der höchste: 6 Punkte. Die beiden anderen sind gleich und teilen sich die 4 Punkte des zweiten Platzes.
tritarea-lesson-ecology = Im Viertel Ökologie hast du zwei Spitzen, { $who } eine: je 5 Punkte. Wärst du dort allein, bekämst du beides.
tritarea-lesson-happiness = Im Viertel Glück habt ihr, du und { $who }, je eine Spitze, und dein Turm ist der niedrigere. Du bist nur Zweiter, aber hier bringt das mehr: 6 Punkte statt 4.
tritarea-lesson-tallest = Der höchste Turm der Stadt bringt seinem Besitzer 10 Punkte: { $who }, mit drei der fünf Blöcke.
tritarea-lesson-won = Das macht 25 Punkte für dich in dieser Runde. Nach drei Runden gewinnen die meisten Punkte.
tritarea-lesson-done = Drei kurze Lektionen zeigen, wer bei Gleichstand baut, Ansagen und Abrechnung sowie das Spiel allein. Oder versuch es gleich gegen Bots!

# Wer bauen darf: zwei gegen zwei, Fünfen, vier Konzepte.

tritarea-lesson-rights-title = Zwei gegen zwei und die Fünfen
tritarea-lesson-rights-lying = Runde 2. Es liegen zwei Karten Moderne, 9 und 3, und eine Ökologie, die 8. Du spielst als Letzter.
tritarea-lesson-rights-difference = Bei zwei Karten gegen zwei wird das Konzept angenommen, dessen Karten weiter auseinanderliegen. Moderne: 9 minus 3 ist 6.
tritarea-lesson-rights-play = Spiel Ökologie 1: 8 minus 1 ist 7, und das schlägt 6. Und deine ist die niedrigste, also baust du zuerst.
tritarea-lesson-rights-play-wrong = Dann würde Moderne mit zwei Karten angenommen, und du würdest nichts bauen. Spiel Ökologie 1.
tritarea-lesson-rights-middle-wrong = Mit einer dritten Karte würde Moderne angenommen, aber deine 6 läge zwischen 3 und 9: Die Mitte baut nichts. Spiel Ökologie 1.
tritarea-lesson-rights-close-wrong = 8 minus 7 ist nur 1, also würde Moderne angenommen. Spiel Ökologie 1.
tritarea-lesson-rights-build = Ökologie ist angenommen. Setz deinen Block auf den Turm, dessen Spitze { $who } gehört.
tritarea-lesson-rights-fives = Ab Runde 2 sind die Fünfen im Spiel. Liegen alle Karten offen, darf eine 5 für 1 Punkt zur 0 werden oder für 2 Punkte zur 10.
tritarea-lesson-rights-lead = Du spielst aus. Spiel Glück 5.
tritarea-lesson-rights-lead-wrong = Die dürftest du ausspielen. Probier jetzt aber aus, was eine 5 kann.
tritarea-lesson-rights-zero = 3, 5 und 7: Deine Karte liegt in der Mitte und würde nichts bauen. Mach sie zur 0: Dann ist sie die niedrigste, und du baust zuerst.
tritarea-lesson-rights-keep-wrong = Als 5 liegt sie zwischen 3 und 7 und baut nichts. Mach sie zur 0.
tritarea-lesson-rights-ten-wrong = Als 10 wäre sie die höchste: Du würdest als Zweiter bauen, mit bis zu zwei Blöcken. Aber die 0 ist billiger, und wer zuerst baut, spielt auch den nächsten Stich aus.
tritarea-lesson-rights-happy = Setz deinen Block auf den markierten Turm: Seine Spitze gehört { $who }.
tritarea-lesson-rights-default-wrong = Eine Karte, die 0 zählt, würde dich nichts kosten. Aber du hast dafür bezahlt, also bau auf dem markierten Feld.
tritarea-lesson-rights-alone = Du spielst wieder aus. Sind alle vier Konzepte verschieden, baut nur, wer ausgespielt hat. Spiel Intelligenz 9: Da machen wenige mit.
tritarea-lesson-rights-alone-wrong = Heb dir diese Karte für den Schluss auf und spiel Intelligenz 9.
tritarea-lesson-rights-four = Vier verschiedene Konzepte: Nur du baust, einen Block. Setz ihn auf den markierten Turm und nimm { $who } die Spitze weg.
tritarea-lesson-rights-intent = Noch ein Stich, und zwei Karten auf der Hand. Die, die du nicht spielst, ist deine Absichtserklärung: Bist du bei der Abrechnung Erster in ihrem Viertel, bekommst du ihren Wert in Punkten.
tritarea-lesson-rights-last = Im Viertel Moderne bist du mit diesen zwei Spitzen Erster. Behalte also Moderne 6 und spiel Ökologie 7.
tritarea-lesson-rights-last-wrong = Dann wäre Ökologie 7 deine Absichtserklärung. Aber im Viertel Ökologie hast du nur eine Spitze, und ein Block könnte sie verdecken. Behalte Moderne 6.
tritarea-lesson-rights-kept = Moderne 6 bleibt auf deiner Hand: 6 Punkte mehr, wenn du nach diesem Stich im Viertel Moderne noch Erster bist.
tritarea-lesson-rights-done = Sieh dir also den ganzen Stich an, bevor du spielst: Welches Konzept wird angenommen, und ist deine Karte dort die niedrigste oder die höchste?

# Ansagen und Abrechnung.

tritarea-lesson-count-title = Ansagen und Abrechnung
tritarea-lesson-count-declared = Der letzte Stich des Spiels. Vor dieser Runde haben alle mit einer Karte ein Viertel angesagt, du Moderne 7. Der erste Platz dort bringt dir 7 Punkte, der zweite nichts. Weiter hinten oder ohne Spitze verlierst du 7.
tritarea-lesson-count-play = Moderne 1 ist ausgespielt. Spiel deine letzte Karte, Moderne 9: Höher geht es nicht.
tritarea-lesson-count-covered = { $who } hat zuerst gebaut und deine letzte Spitze im Viertel Moderne verdeckt. Jetzt hat { $who } dort zwei Spitzen und du keine: 7 Punkte wären verloren.
tritarea-lesson-count-build = Hol dir eine zurück: Bau auf einem der markierten Türme.
tritarea-lesson-count-build-wrong = Dann behält ein anderer zwei Spitzen im Viertel Moderne und bleibt Erster. Bau auf einem markierten Turm.
tritarea-lesson-count-owner = Je eine Spitze, und deine krönt dort den höchsten Turm: erster Platz. Und nun sieh hierher: Der höchste Turm der Stadt bringt seinem Besitzer Punkte, { $who } mit zwei von vier Blöcken. Die Spitze von { $top } zählt nur fürs Viertel.
tritarea-lesson-count-second = Mit einem zweiten Block ist dein Turm auch vier hoch. Dann gehen je 6 Punkte an beide Besitzer statt 10 an einen.
tritarea-lesson-count-second-wrong = Für das Viertel Moderne reicht ein Block. Aber mit zweien ist dein Turm so hoch wie der höchste: 6 Punkte für dich, 4 weniger für einen anderen.
tritarea-lesson-count-tallest = Zwei Türme aus vier Blöcken: 6 Punkte für { $who } und 6 für dich. Haben zwei gleich viele Blöcke in einem Turm, entscheidet der unterste.
tritarea-lesson-count-modern = Moderne: 6 Punkte für den ersten Platz und 7 für deine Ansage. { $who } hatte Ökologie 9 angesagt, hat dort keine Spitze und verliert 9 Punkte.
tritarea-lesson-count-sole = Im Viertel Ökologie gehören alle Spitzen dir. Wer in einem Viertel allein ist, bekommt beide Preise: 5 und 5.
tritarea-lesson-count-shared = Im Viertel Intelligenz haben { $who } und { $other } gleich viele, gleich hohe Türme und teilen sich den zweiten Platz: je 1 Punkt. Bei geteiltem ersten Platz werden beide Preise aufgeteilt, und einen zweiten gibt es nicht.
tritarea-lesson-count-blocks = Vor der letzten Runde kannst du Blöcke für je 3 Punkte verkaufen. Ein Block, der weder verkauft noch verbaut ist, kostet jetzt 2 Punkte.
tritarea-lesson-count-done = Das war das ganze Spiel: Die meisten Punkte nach drei Runden gewinnen.

# Allein.

tritarea-lesson-solo-title = Allein mit drei NPCs
tritarea-lesson-solo-goal = Allein entscheidest du auch für drei NPCs. Du brauchst zweierlei: Kein NPC darf mehr Punkte haben als du, und der mit den wenigsten soll möglichst viele haben.
tritarea-lesson-solo-grade = Seine Punkte sind deine Note: ab 30 Durchschnitts-, ab 40 Profi-, ab 50 Super-Entwickler. { $who } ist mit 27 Letzter, du führst mit 48. Dies ist der letzte Stich.
tritarea-lesson-solo-build = Du baust zuerst. Verdecke nicht die Schwachen: Nimm { $who } eine Spitze weg, denn dort kann noch viel dazukommen. Wähle einen der markierten Türme.
tritarea-lesson-solo-build-wrong = Das bringt dir vielleicht mehr Punkte, aber die brauchst du nicht. Nimm dem NPC eine Spitze weg, der dich noch überholen könnte: Bau auf einem markierten Turm.
tritarea-lesson-solo-help = Jetzt baut { $who } als Zweiter, und du entscheidest, wo. Zwei Blöcke machen den markierten Turm zum höchsten der Stadt.
tritarea-lesson-solo-help-wrong = Das würde ein wenig helfen. Aber auf dem markierten Turm bringen zwei Blöcke auch 10 Punkte für den höchsten Turm.
tritarea-lesson-solo-default-wrong = Dann verlöre der schwächste NPC Punkte, und deine Note sänke mit. Bau auf dem markierten Turm.
tritarea-lesson-solo-second = Setz den zweiten Block: Mit vier Blöcken ist es der höchste Turm, und mit zweien davon gehört er { $who }: 10 Punkte.
tritarea-lesson-solo-second-wrong = Mit einem Block wäre ein anderer Turm genauso hoch, und dieser gehörte dir. Setz den zweiten Block.
tritarea-lesson-solo-result = Kein NPC hat mehr als deine 72 Punkte, und der letzte, jetzt { $who }, hat 41: Du bist Profi-Entwickler.
tritarea-lesson-solo-greedy = Mit deinem Block auf dem markierten Turm hättest du 78 Punkte haben können. Aber { $who } hätte dann 35: Das wäre nur ein Durchschnitts-Entwickler. Mehr Vorsprung als nötig ist nichts wert.
