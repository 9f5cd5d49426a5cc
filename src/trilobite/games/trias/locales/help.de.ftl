# Was jetzt gezahlt würde, und wie weit es bis zum Ende ist.

trias-final-scored-part =
    { $tiles ->
        [one] Insel aus 1 Plättchen
       *[other] Insel aus { $tiles } Plättchen
    }
trias-remaining =
    { $spread ->
        [0] { $most ->
            [one] noch { $least } Runde
           *[other] noch { $least } Runden
        }
       *[other] noch { $least } bis { $most } Runden
    }
trias-remaining-last =
    Letzte Runde, { $turns ->
        [one] noch 1 Zug
       *[other] noch { $turns } Züge
    }

# Wozu die Dinge gut sind.

trias-web-help-remaining = Ein Strich für jede Karte des Stapels. Unter den hohen, schraffierten ist der Meteorit; wenn er kommt, haben alle noch einen Zug.
trias-web-help-tile = Ernährt { $herds } Herden, alle Spieler zusammen. Überzählige gehen zurück in den Vorrat, wenn ihr Besitzer aufräumt.
trias-web-help-south-pole = Der Südpol driftet nie. Land, das mit ihm verbunden ist, bringt am Ende nichts.
trias-web-help-main = Land, das mit dem Südpol verbunden ist, bringt am Ende nichts.
trias-web-help-island =
    Wer am Ende die meisten Herden auf dieser Insel hat, bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, der Zweite die Hälfte, aufgerundet.
trias-web-help-cell = Wasser. Ein driftendes Plättchen darf hierher, wenn es sich dabei vom Südpol entfernt und sein altes Land noch berührt.
trias-web-help-swimmer = Schwimmer gehen am Ende des Zugs ihres Besitzers zurück in den Vorrat. Eine Rettung kostet einen Aktionspunkt und bringt bis zu drei an Land.
trias-web-help-fresh = Eine frische Herde kann sich bewegen und sich in diesem Zug einmal vermehren.
trias-web-help-spent = Diese Herden haben sich in diesem Zug vermehrt oder sind neu. Sie können sich bewegen, aber nicht vermehren.
trias-web-help-stock = Herden, die nicht auf dem Spielplan sind. Zum Vermehren nimmst du sie von hier, verlorene kommen hierher zurück.
trias-web-help-hand = Deine geheime Karte. Spielst du sie, driftet ihre Landschaft, und am Ende des Zugs ziehst du eine neue.
trias-web-help-deck = Deckst du die oberste Karte auf, bestimmt sie, welche Landschaft driftet. Der Meteorit ist unter den Karten mit Rückseite 2; mit ihm beginnt die letzte Runde.
trias-web-help-fact-land = Herden an Land. Sie entscheiden, wer auf einer Insel Erster und Zweiter ist.
trias-web-help-fact-card = Die Rückseite der Handkarte: 1 aus dem ersten Teil des Stapels, 2 aus dem letzten.
