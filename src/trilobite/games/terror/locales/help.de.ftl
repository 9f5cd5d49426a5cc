# Was jetzt gezahlt würde, und wie weit es bis zum Ende ist.

terror-stones-scored-part =
    { $number ->
        [one] 1 Habitat
       *[other] { $number } Habitate
    }
terror-presence-scored-part = Präsenz
terror-domination-scored-part =
    { $environment }: { $place ->
        [1] meiste Dinos
       *[2] zweitmeiste Dinos
    }
terror-remaining =
    { $turns ->
        [one] letzte Runde
       *[other] noch { $turns } Runden
    }

# Wozu die Dinge gut sind.

terror-web-help-remaining = Die Runden der drei Zeitalter. Am Ende jedes Zeitalters bringen die Habitate Punkte; P und D sagen, was noch gewertet wird.
terror-web-help-mark-p = P heißt Präsenz: Wer dann in allen vier Landschaften lebt, bekommt zusätzliche Punkte.
terror-web-help-mark-d = D heißt Vorherrschaft: Jede Landschaft bringt dann zusätzliche Punkte für die meisten Dinos darin, ab drei Spielern auch für die zweitmeisten.
terror-web-help-ne = Wähle eine beliebige Landschaft und verteile 3 Dinos auf ihre Gebiete.
terror-web-help-hg = Eine deiner Herden bekommt 3 Dinos, eine andere 2.
terror-web-help-hm = Bis zu zwei deiner Herden ziehen in Nachbargebiete, beliebig aufgeteilt. Jede reißt zuerst aus jeder anderen Herde in ihrem Gebiet einen Dino mit. Beim Wechsel der Landschaft stirbt aus jeder Gruppe ein Dino am Schock.
terror-web-help-ha = Eine deiner Herden bekommt 3 Dinos. Dann darf der Pterodactylus 1 oder 2 Schritte weit fliegen und bis zu zwei fremde Dinos fressen (zu sechst nur einen).
terror-web-help-tr = Der T-Rex gehört dann dir: Er zählt wie { $size } Dinos, wo er steht. Vorher darf er gehen: Nach einem Schritt frisst er bis zu 5 Dinos, nach zweien bis zu 3.
terror-web-help-ra = Bewege beide Raptoren, einen um 1 Schritt, den anderen um 1 oder 2. Jeder, der geht, frisst bis zu zwei Dinos und verscheucht zwei weitere in Nachbargebiete.
terror-web-help-space = Niedrige Felder spielen zuerst. Ein Plättchen, das niemand nimmt, bekommt einen weißen Dino und rückt weiter.
terror-web-help-face-up = Mit ihr setzt du in deinem Zug 3 Dinos in ihre Landschaft. Alle sehen, welche Karte du hast.
terror-web-help-deck = Nimm die oberste Karte verdeckt: Bis du sie spielst, kennst nur du ihre Landschaft.
terror-web-help-deck-used = Schon gespielt: Sumpf { $swamp }, Wald { $forest }, Wüste { $desert }, Gebirge { $mountains }.
terror-web-help-card = Spiel sie in deinem Zug: 3 Dinos für die Gebiete ihrer Landschaft, beliebig verteilt.
terror-web-help-white = In deinem Zug wird jeder weiße Dino zu einem von deinen, in einer Herde deiner Wahl.
terror-web-help-hatch = Einmal im Spiel: Eine deiner Herden bekommt 3 Dinos. Deinen Vulkan-Marker darfst du dann in diesem Zeitalter nicht mehr einsetzen.
terror-web-help-volcano = Einmal im Spiel: Die Herde im Primärhabitat eines Gebiets verliert 2 Dinos, die anderen je 1. Das Gebiet ist bis zu deinem nächsten Zug gesperrt. Deinen Brut-Marker darfst du nicht im selben Zeitalter einsetzen.
terror-web-help-area = Die Habitate hier bringen am Ende eines Zeitalters { $first }, { $second } und { $third } Punkte. Die größte Herde hat das Primärhabitat; eine vierte Herde stirbt aus.
terror-web-help-area-two = Die Habitate hier bringen am Ende eines Zeitalters { $first } und { $second } Punkte, das dritte nichts. Die größte Herde hat das Primärhabitat; eine vierte Herde stirbt aus.
terror-web-help-closed = Der Vulkan sperrt das Gebiet bis zum nächsten Zug von { $who }: Kein Dino kommt herein oder hinaus, und keiner schlüpft hier.
terror-web-help-herd = Nur eine größere Herde verdrängt sie aus ihrem Habitat; gleich große bleiben dahinter.
terror-web-help-raptor = Geht mit dem Raptoren-Plättchen: Wo er ankommt, frisst er bis zu zwei Dinos und verscheucht zwei weitere.
terror-web-help-pterodactyl = Fliegt mit dem Brut-Plättchen: Wo er ankommt, frisst er bis zu zwei fremde Dinos (zu sechst nur einen).
terror-web-help-t-rex = Er zählt wie { $size } Dinos seines Besitzers. Er gehört dem, der zuletzt das T-Rex-Plättchen gespielt hat.
terror-web-help-environment = Drei Gebiete: innen, Mitte und außen. Für die Vorherrschaft zählen alle Dinos darin.
terror-web-help-fact-left = Dinos, die noch nicht auf der Insel sind. Neue kommen von hier, gestorbene kommen hierher zurück.
terror-web-help-fact-blind = Eine verdeckt gezogene Karte. Sie wird in dieser Runde gespielt.
terror-web-help-fact-both = Brut- und Vulkan-Marker sind beide noch da. Jeder wirkt einmal im Spiel, und nur einer von beiden in einem Zeitalter.
