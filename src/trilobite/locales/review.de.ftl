# A bot goes through a finished game, in German.

## The page

review-title = { $game }: eine Analyse
review-facts =
    { $file } · { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } · { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, davon { $free } mit einer Wahl · { $iterations ->
        [0] beurteilt vom Bot „{ bot-called }“
        [one] beurteilt mit { $iterations } Simulation je Entscheidung
       *[other] beurteilt mit { $iterations } Simulationen je Entscheidung
    }
review-unfinished = Noch nicht fertig: { $done } von { $total } Entscheidungen sind beurteilt.
review-chances = Siegchancen im Lauf des Spiels
review-chances-note = Für jeden Platz, bei jeder seiner Entscheidungen: die Siegchance des besten Zugs, den der Bot gefunden hat, nach dem, was der Spieler damals wusste. Das Band zeigt das Doppelte des Fehlers. Rechts steht, wie es ausging; unten stehen die Entscheidungen des Spiels. Die gestrichelte Linie steht für gleiche Chancen.
review-seats = Platz für Platz
review-seats-note = Ein Schnitzer ist eine Entscheidung, bei der ein anderer Zug eine um mindestens { $clear } höhere Siegchance versprach; bei einem groben Fehler war sie um mindestens { $grave } höher. Um Zufall auszuschließen, beträgt der Unterschied außerdem mindestens das { $sure }-Fache des Fehlers dieses Vergleichs. Verdeckte Karten zählen nicht: Jede Entscheidung wird nach dem beurteilt, was der Spieler wissen konnte.
review-column-decisions = Entscheidungen mit einer Wahl
review-column-slips = Schnitzer
review-column-blunders = grobe Fehler
review-column-fall = größter Verlust an Siegchance
review-column-action = Zug
review-column-chance = Siegchance
review-column-points = Punkte
review-turning-points =
    { $count ->
        [0] Keine Wendepunkte
        [one] { $count } Wendepunkt
       *[other] { $count } Wendepunkte
    }
review-nothing = Bei keiner Entscheidung war ein anderer Zug deutlich besser.
review-too-few = Bei { $count } von { $free } Entscheidungen mit einer Wahl waren es zu wenige Simulationen, um zu sagen, ob ein anderer Zug besser war. Nimm mehr --iterations oder ein höheres --level.
review-slip = Entscheidung { $number }: ein Schnitzer von { $name }, Siegchance { review-fall }
review-blunder = Entscheidung { $number }: ein grober Fehler von { $name }, Siegchance { review-fall }
review-fall = { $before } → { $after }
review-no-fall = –
review-done = gespielt
review-better = besser
review-other = auch
review-action = { $kind }: { $action }
review-preview = Das hätte der bessere Zug außerdem bewirkt:
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
review-line-done = gespielt: { $action }
review-line-better = besser: { $action }
review-others =
    { $count ->
        [one] { $count } kleinerer Wendepunkt
       *[other] { $count } kleinere Wendepunkte
    }

## In the browser

web-review-title = Analyse
web-review-about = Ein Bot geht das Spiel durch und zeigt, wo ein anderer Zug deutlich besser war: nach dem, was der Spieler damals wusste, nicht nach verdeckten Karten.
web-review-level = Stärke der Analyse
web-review-start = Dieses Spiel analysieren
web-review-waiting = Andere Analysen kommen zuerst …
web-review-progress = { $done } von { $of } Entscheidungen
web-review-failed = Die Analyse wurde unterbrochen. Sie beginnt noch einmal von vorn.
web-review-again = Noch einmal versuchen
web-review-chances = Siegchance im Lauf des Spiels
web-review-chances-note =
    Die Siegchance aller Spieler bei ihren eigenen Entscheidungen, nach dem, was sie damals wussten{ $over ->
        [1] ; rechts, wie es ausging.
       *[0] .
    }
web-review-line = { $name }: von { $first } bis { $last }
web-review-points =
    { $count ->
        [0] Bisher keine Wendepunkte
        [one] { $count } Wendepunkt
       *[other] { $count } Wendepunkte
    }
web-review-none = Bei keiner Entscheidung war ein anderer Zug deutlich besser.
web-review-slip = Schnitzer
web-review-blunder = Grober Fehler
web-review-fall = { $before } → { $after }
web-review-fall-about = Siegchance: { $before } mit dem besseren Zug, { $after } mit dem gespielten
web-review-all = Alle { $count } zeigen
web-review-largest = Nur die größten { $count } zeigen
web-review-done = Gespielt: { $action }
web-review-better = Besser: { $action }
web-review-nothing-foreseen = Was er bewirkt hätte, war nicht vorherzusehen.
web-review-more =
    { $count ->
        [one] und { $count } weitere Folge
       *[other] und { $count } weitere Folgen
    }
web-review-jump = Entscheidung { $number } von { $name } zeigen
