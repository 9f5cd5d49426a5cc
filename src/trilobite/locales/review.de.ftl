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
review-chances = Siegchancen im Lauf der Partie
review-chances-note = Für jeden Platz, bei jeder seiner Entscheidungen: die Siegchance der besten Aktion, die der Bot gefunden hat, nach dem, was man dort damals wusste. Das Band ist der doppelte Fehler. Rechts steht, wie es ausging; unten die Entscheidungen der Partie. Die gestrichelte Linie ist der gleiche Anteil für alle.
review-seats = Platz für Platz
review-seats-note = Ein Schnitzer ist eine Entscheidung, bei der eine andere Aktion eine um mindestens { $clear } höhere Siegchance versprach; bei einem groben Fehler war sie um mindestens { $grave } höher. Um Zufall auszuschließen, beträgt der Unterschied außerdem mindestens das { $sure }-Fache des Fehlers dieses Vergleichs. Verdeckte Karten zählen nicht: Jede Entscheidung wird nach dem beurteilt, was man wissen konnte.
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
review-too-few = Bei { $count } von { $free } Entscheidungen mit einer Wahl waren es zu wenige Simulationen, um zu sagen, ob eine andere Aktion besser war. Nimm mehr --iterations oder ein höheres --level.
review-slip = Entscheidung { $number }: ein Schnitzer von { $name }, Siegchance { review-fall }
review-blunder = Entscheidung { $number }: ein grober Fehler von { $name }, Siegchance { review-fall }
review-fall = { $before } → { $after }
review-no-fall = –
review-done = gespielt
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
review-line-done = gespielt: { $action }
review-line-better = besser: { $action }
review-others =
    { $count ->
        [one] { $count } kleinerer Wendepunkt
       *[other] { $count } kleinere Wendepunkte
    }

## In the browser

web-review-title = Analyse
web-review-about = Ein Bot geht die Partie durch und zeigt, wo eine andere Aktion deutlich besser war: nach dem, was man damals wusste, nicht nach verdeckten Karten.
web-review-level = Stärke der Analyse
web-review-start = Diese Partie analysieren
web-review-waiting = Andere Analysen sind zuerst dran …
web-review-progress = { $done } von { $of } Entscheidungen
web-review-failed = Die Analyse wurde unterbrochen. Sie beginnt noch einmal von vorn.
web-review-again = Noch einmal versuchen
web-review-chances = Siegchance im Lauf der Partie
web-review-chances-note = Die Siegchance aller Spieler bei ihren eigenen Entscheidungen, nach dem, was sie damals wussten; rechts, wie es ausging.
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
web-review-fall-about = Siegchance: { $before } mit der besseren Aktion, { $after } mit der gespielten
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
