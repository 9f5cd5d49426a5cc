# Das geführte erste Spiel von Tritarea.

tritarea-lesson-theme = Vier Entwickler bauen eine Stadt. Jedes ihrer vier Viertel steht für ein Konzept: Intelligenz, Moderne, Ökologie oder Glück.
tritarea-lesson-goal = Am Ende der Runde zählt, wer obenauf ist: Wer es in einem Viertel auf den meisten Türmen ist, bekommt dessen Punkte. Du bist es bisher auf zwei Türmen.
tritarea-lesson-meeting = Karten entscheiden, wer bauen darf. Jeder spielt eine, und die Farbe mit den meisten Karten wird angenommen. Ihre niedrigste Karte baut zuerst, ihre höchste danach.
tritarea-lesson-join = Da liegen schon zwei Karten Glück. Spiel deine Glück 1: Niedriger geht es nicht.
tritarea-lesson-join-wrong = Du darfst jede Karte spielen. Aber diese wäre allein in ihrer Farbe, und niemand würde damit bauen. Schließ dich mit deiner 1 dem Glück an.

tritarea-lesson-adopted = Glück wird mit drei Karten angenommen, und deine ist die niedrigste. Also baust du zuerst: einen Block auf einem Feld dieses Viertels.
tritarea-lesson-build = Setz ihn oben auf den Turm von { $who }. Dann bist du dort obenauf.
tritarea-lesson-build-wrong = Dort darfst du bauen. Aber auf dem markierten Turm kommst du obenauf und verdrängst zugleich jemanden.
tritarea-lesson-default-wrong = Nichts zu bauen ist erlaubt, kostet aber so viele Punkte, wie deine Karte zeigt. Bau auf dem markierten Feld.

tritarea-lesson-neighbour = Neben diesem Feld stand schon ein Block von dir. Dafür darfst du einen Zusatzblock neben den neuen setzen, sogar in ein anderes Viertel.
tritarea-lesson-extra = Setz ihn auf das markierte Feld der Intelligenz: Dann bist du dort auf zwei Türmen obenauf.
tritarea-lesson-extra-wrong = Dorthin darfst du ihn setzen. Aber in der Intelligenz, die 8 Punkte bringt, macht dich ein zweiter Turm zum Ersten.
tritarea-lesson-skip-wrong = Du darfst darauf verzichten, aber dieser Block kostet dich nichts. Setz ihn auf das markierte Feld.

tritarea-lesson-second-right = { $who } hatte die höchste Karte der Farbe und baute als Zweiter. Der darf zwei Blöcke auf sein Feld setzen.
tritarea-lesson-lead = Wer zuerst gebaut hat, spielt zum nächsten Stich aus: du. Spiel Moderne 9. Höher ist keine Karte.
tritarea-lesson-lead-wrong = Deine 4 landet leicht in der Mitte, und mittlere Karten bekommen nichts. Spiel die 9 aus.

tritarea-lesson-followed = Alle haben mitgemacht: vier Karten Moderne. { $who } hatte die 1 und hat schon gebaut. Mit deiner 9 bist du die Nummer zwei.
tritarea-lesson-build-modern = Setz einen Block auf den anderen Turm von { $who } in diesem Viertel.
tritarea-lesson-build-modern-wrong = Dort darfst du bauen. Aber auf dem markierten Turm verdrängst du jemanden.

tritarea-lesson-second = Du darfst einen zweiten Block auf dasselbe Feld setzen. Tu es: Sind zwei auf gleich vielen Türmen obenauf, entscheidet der höhere Turm.
tritarea-lesson-second-wrong = Obenauf bist du auch mit einem Block. Aber mit zweien ist dein Turm der höchste in der Moderne, und das macht dich zum Ersten.

tritarea-lesson-last-card = Der letzte Stich, und du hast nur noch eine Karte. Sie passt gut: Spiel deine Ökologie 4.

tritarea-lesson-last-block = Wieder ist deine die niedrigste. Setz deinen letzten Block auf den Turm von { $who }: Dann bist du in der Ökologie überall obenauf.
tritarea-lesson-last-block-wrong = Dort darfst du bauen. Aber auf dem markierten Turm kommst du obenauf und verdrängst zugleich jemanden.

tritarea-lesson-scored = Die Runde wird abgerechnet. Du bist Erster in Intelligenz (8 Punkte), Moderne (6) und Ökologie (5). Im Glück bist du Zweiter, und dort bringt das sogar mehr: 6.
tritarea-lesson-tallest = Der höchste Turm der Stadt bringt 10 Punkte. Sie gehen an { $who }, mit den meisten Blöcken darin; wer obenauf ist, spielt dabei keine Rolle.
tritarea-lesson-done = Es folgen zwei weitere Runden, jede mit etwas mehr zu entscheiden; der Tisch erklärt es, wenn es so weit ist. Versuch es gegen Bots!
