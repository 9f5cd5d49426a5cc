# Was lehrt, im Browser.

web-guide-lesson = Lektion
web-guide-learn = Spielend lernen
web-guide-learn-about = Ein geführtes erstes Spiel, etwa zehn Minuten
web-guide-resume = Lektion fortsetzen
web-guide-step = Schritt { $step } von { $steps }
web-guide-done = geschafft
web-guide-progress = Fortschritt der Lektion
web-guide-page = Seite { $page } von { $pages }
web-guide-next = Weiter
web-guide-leave = Speichern und gehen
web-guide-leave-about = Die Lektion ist gespeichert; du kannst sie jederzeit fortsetzen.
web-guide-others = Die anderen spielen …
web-guide-mark = markiert
web-guide-marked = Markiert: { $what }.
web-guide-over = Die Lektion ist zu Ende.
web-guide-play = Gegen Bots spielen
web-guide-again = Von vorn beginnen
web-guide-changed = Diese Lektion wurde neu geschrieben, seit du sie begonnen hast. Bitte beginn sie noch einmal.
web-guide-next-lesson = Nächste Lektion: { $title }

web-lessons = Lektionen
web-lessons-all = Alle Lektionen
web-lessons-title = Lektionen · { $game }
web-lessons-about = Ein geführtes erstes Spiel von etwa zehn Minuten, dann kurze Lektionen darüber, was Spiele entscheidet.
web-lessons-begun = begonnen
web-lessons-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
web-lessons-none = Für dieses Spiel gibt es noch keine Lektionen.

web-puzzle = Rätsel
web-puzzle-number = { $number } von { $count }
web-puzzle-question = Was ist hier dein bester Zug? Probier ihn aus: Jeder Zug, den die Regeln erlauben, wird beurteilt.
web-puzzle-right = Das ist der beste Zug.
web-puzzle-wrong = Es gibt einen besseren Zug.
web-puzzle-best = Der beste Zug
web-puzzle-chosen = Dein Zug
web-puzzle-obvious = Der Zug, der auf den ersten Blick am besten aussieht
web-puzzle-second = Der zweitbeste Zug
web-puzzle-best-wins = Siegchance des besten Zugs
web-puzzle-chosen-wins = Siegchance deines Zugs
web-puzzle-you = du
web-puzzle-unforeseen = Er beginnt mit etwas Verdecktem oder Gezogenem; seine Wirkung kann niemand vorhersehen.
web-puzzle-then = Dann vermutlich { $name }:
web-puzzle-then-you = Dann du, bestenfalls:
web-puzzle-open = Wie es weitergeht, ist offen: Keine Antwort sticht heraus.
web-puzzle-chance-of = { $name } { $chance }
web-puzzle-ahead = Danach liegt { $name } vorn. Siegchancen: { $chances }.
web-puzzle-ahead-you = Danach liegst du vorn. Siegchancen: { $chances }.
web-puzzle-points = Am Ende kannst du etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } erwarten.
web-puzzle-again = Noch einmal
web-puzzle-show = Lösung zeigen
web-puzzle-next = Nächstes Rätsel
web-puzzle-over = Du hast deinen Zug gemacht.
web-puzzle-changed = Dieses Rätsel hat sich geändert, seit du es begonnen hast. Bitte versuch es noch einmal.
web-puzzle-solved = gelöst
web-puzzle-level-easy = Leicht
web-puzzle-level-middle = Mittel
web-puzzle-level-hard = Schwer
web-puzzle-daily = Rätsel des Tages
web-puzzle-nth = Rätsel { $number }
web-puzzle-solve = Lösen
web-puzzle-week =
    { $solved ->
        [0] Noch kein Rätsel dieser Woche gelöst
        [one] 1 Rätsel dieser Woche gelöst
       *[other] { $solved } Rätsel dieser Woche gelöst
    }
web-puzzles = Rätsel
web-puzzles-all = Alle Rätsel
web-puzzles-title = Rätsel · { $game }
web-puzzles-about = Stellungen aus Spielen, in denen ein Zug klar der beste ist. Finde ihn mit dem, was du an deinem Platz wissen kannst.
web-puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
web-puzzles-solved = { $solved } von { $count } auf diesem Gerät gelöst
