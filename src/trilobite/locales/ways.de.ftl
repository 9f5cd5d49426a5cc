# Wege durch die Seiten: Spielwahl, Gespeichertes öffnen, seltsame Adressen.

web-pages = Seiten
web-rules-title = Regeln · { $game }
web-which-rules = Von welchem Spiel möchtest du die Regeln lesen?
web-which-puzzles = Stellungen aus Spielen, in denen ein Zug klar der beste ist. Welches Spiel?
web-which-lessons = Ein geführtes erstes Spiel und kurze Lektionen darüber, was Spiele entscheidet. Welches Spiel?
web-which-count = { $count ->
        [one] { $count } Rätsel
       *[other] { $count } Rätsel
    }
web-saved-broken-off = Das Ende dieses Textes fehlt: Er beginnt wie ein gespeichertes Spiel und bricht ab. Kopiere oder speichere ihn noch einmal vollständig.
web-replay-no-position = Eine Stellung { $asked } gibt es nicht; dies ist die letzte, { $shown }.
web-replay-odd-position = „{ $asked }“ ist keine Nummer einer Stellung; dies ist Nummer { $shown }.
web-replay-odd-eyes = Eine Sicht „{ $asked }“ gibt es nicht. Stattdessen: { $eyes }.
web-replay-other-eyes = Diese Sicht gibt es für dich erst nach dem Spiel. Bis dahin: { $eyes }.
web-replay-eyes-open = alles offen
web-replay-eyes-spectator = was alle sahen
web-replay-eyes-seat = was { $name } wusste
web-replay-note-close = Hinweis schließen
