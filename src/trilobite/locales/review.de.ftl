# A bot goes through a finished game, in German.

## The page

review-title = { $game }: eine Analyse
review-facts =
    { $file } · { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    } · { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, davon { $free } mit einer Wahl · { $iterations ->
        [0] beurteilt vom Bot „{ bot-called }“
        [one] beurteilt mit { $iterations } Simulation je Entscheidung
       *[other] beurteilt mit { $iterations } Simulationen je Entscheidung
    }
review-unfinished = Noch nicht fertig: { $done } von { $total } Entscheidungen sind beurteilt.
review-chances = Siegchancen im Lauf der Partie
review-chances-note = Jeder Platz bei seinen eigenen Entscheidungen, nach dem, was er damals wusste: was die beste Aktion versprach, die der Bot gefunden hat. Das Band ist der doppelte Fehler. Rechts, wie es ausging; unten die Entscheidungen der Partie. Die gestrichelte Linie ist der gleiche Anteil für alle.
review-seats = Platz für Platz
review-seats-note = Ein Schnitzer ist eine Entscheidung, bei der eine andere Aktion eine um mindestens { $clear } höhere Siegchance versprach, bei einem groben Fehler um mindestens { $grave }; und zwar um mindestens das { $sure }-Fache des Fehlers dieses Vergleichs, damit es kein Zufall ist. Verdeckte Karten zählen nicht: Jede Entscheidung wird nach dem beurteilt, was der Platz wissen konnte.
review-column-decisions = Entscheidungen mit einer Wahl
review-column-slips = Schnitzer
review-column-blunders = grobe Fehler
review-column-fall = größter Verlust an Siegchance
review-column-action = Aktion
review-column-chance = Siegchance
review-column-points = Punkte
review-turning-points =
    { $count ->
        [0] Keine Wendepunkte
        [one] { $count } Wendepunkt
       *[other] { $count } Wendepunkte
    }
review-nothing = Bei keiner Entscheidung war eine andere Aktion deutlich besser.
review-too-few = Bei { $count } von { $free } Entscheidungen mit einer Wahl waren es zu wenige Simulationen, um sagen zu können, ob eine andere Aktion besser war. Mehr --iterations oder ein höheres --level sagen mehr.
review-slip = Entscheidung { $number }: ein Schnitzer von { $name }, Siegchance { review-fall }
review-blunder = Entscheidung { $number }: ein grober Fehler von { $name }, Siegchance { review-fall }
review-fall = { $before } → { $after }
review-no-fall = –
review-done = getan
review-better = besser
review-other = auch
review-action = { $kind }: { $action }
review-preview = Das hätte die bessere Aktion außerdem bewirkt:
review-again = Noch einmal
review-page = Seite:
review-seat =
    { $name }: { $decisions ->
        [one] { $decisions } Entscheidung mit einer Wahl
       *[other] { $decisions } Entscheidungen mit einer Wahl
    }, { $slips ->
        [one] { $slips } Schnitzer
       *[other] { $slips } Schnitzer
    }, { $blunders ->
        [one] { $blunders } grober Fehler
       *[other] { $blunders } grobe Fehler
    }{ $marks ->
        [0] {""}
       *[other] , größter Verlust an Siegchance { review-fall }
    }
review-largest =
    { $count ->
        [0] Keine Wendepunkte
        [one] { $count } Wendepunkt
       *[other] { $count } Wendepunkte
    }; die größten:
review-line = Entscheidung { $number }, { $name }: Siegchance { review-fall }
review-line-done = getan: { $action }
review-line-better = besser: { $action }
review-others =
    { $count ->
        [one] { $count } kleinerer Wendepunkt
       *[other] { $count } kleinere Wendepunkte
    }

## In the browser

web-review-title = Analyse
web-review-about = Ein Bot geht die Partie durch und zeigt, wo eine andere Aktion deutlich besser war: nach dem, was der Platz damals wusste, nicht nach verdeckten Karten.
web-review-level = Stärke der Analyse
web-review-start = Diese Partie analysieren
web-review-waiting = Andere Analysen sind vorher dran …
web-review-progress = { $done } von { $of } Entscheidungen
web-review-failed = Die Analyse ist abgebrochen. Was schon beurteilt war, wird noch einmal beurteilt.
web-review-again = Noch einmal versuchen
web-review-chances = Siegchance im Lauf der Partie
web-review-chances-note = Jeder Platz bei seinen eigenen Entscheidungen, nach dem, was er damals wusste; rechts, wie es ausging.
web-review-line = { $name }: von { $first } bis { $last }
web-review-points =
    { $count ->
        [0] Bisher keine Wendepunkte
        [one] { $count } Wendepunkt
       *[other] { $count } Wendepunkte
    }
web-review-none = Bei keiner Entscheidung war eine andere Aktion deutlich besser.
web-review-slip = Schnitzer
web-review-blunder = Grober Fehler
web-review-fall = { $before } → { $after }
web-review-fall-about = Siegchance: { $before } mit der besseren Aktion, { $after } mit dem, was getan wurde
web-review-all = Alle { $count } zeigen
web-review-largest = Nur die größten { $count } zeigen
web-review-done = Gespielt: { $action }
web-review-better = Besser: { $action }
web-review-nothing-foreseen = Was sie bewirkt hätte, war nicht vorherzusehen.
web-review-more =
    { $count ->
        [one] und { $count } weitere Folge
       *[other] und { $count } weitere Folgen
    }
web-review-jump = Entscheidung { $number } von { $name } zeigen
