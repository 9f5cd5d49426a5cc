# Was jetzt gezahlt würde, und wie weit es bis zum Ende ist.

tritarea-area-scored-part =
    { $suit }: { $position ->
        [1] Platz 1
       *[2] Platz 2
    }
tritarea-tallest-scored-part = Höchster Turm, { $square }
tritarea-declaration-scored-part = Angesagt: { $suit } { $rank }
tritarea-blocks-charged-part =
    { $blocks ->
        [one] 1 Block übrig
       *[other] { $blocks } Blöcke übrig
    }
tritarea-remaining =
    { $tricks ->
        [0] Abrechnung
        [one] noch 1 Stich
       *[other] noch { $tricks } Stiche
    }{ $rounds ->
        [0] {""}
        [one] , dann 1 Runde
       *[other] , dann { $rounds } Runden
    }
tritarea-remaining-round = Runde { $round }

# Wozu die Dinge gut sind.

tritarea-web-help-remaining = Die Stiche der drei Runden. Nach jeder Runde bringt die Stadt Punkte: Viertel, höchster Turm, Ansagen.
tritarea-web-help-area = { $suit } bringt { $first } Punkte für die meisten Turmspitzen und { $second } für die zweitmeisten. Wer dort allein ist, bekommt beides.
tritarea-web-help-bonus =
    Wer hier als Erster baut, bekommt sofort { $bonus ->
        [one] 1 Punkt
       *[other] { $bonus } Punkte
    }.
tritarea-web-help-tower = Der oberste Block zählt für das Viertel. Wer die meisten Blöcke hat, besitzt den Turm; das zählt, wenn er der höchste ist.
tritarea-web-help-tallest = Der höchste Turm bringt seinem Besitzer Punkte: dem mit den meisten Blöcken darin.
tritarea-web-help-card = Sie unterstützt { $suit }. Hat dieses Konzept die meisten Karten, baut seine niedrigste Karte zuerst und seine höchste danach.
tritarea-web-help-five = Wenn alle Karten offen liegen, darfst du gegen Punkte eine 5 zur 0 oder zur 10 machen. So lässt sich das Recht zu bauen gewinnen.
tritarea-web-help-trick = Die Karte dieses Spielers im Stich. Vom Konzept mit den meisten Karten baut die niedrigste zuerst und die höchste danach.
tritarea-web-help-declared = Eine angesagte Karte bringt ihren Wert, wenn man in ihrem Viertel Erster ist. In Runde 3 kostet ein dritter Platz oder schlechter ebenso viel.
tritarea-web-help-deck = Die Karten, die dieser Spieler noch hat.
tritarea-web-help-count = Verkaufte Blöcke bringen jetzt Punkte, fehlen aber in dieser Runde.
tritarea-web-help-stock = Blöcke zum Bauen. In Runde 3 kostet jeder, der weder verbaut noch verkauft ist, am Ende Punkte.
tritarea-web-help-fact-decides = Ein NPC hat keinen Spieler, also entscheidet ein anderer für ihn: im Team sein Partner; zu dritt meist, wer in diesem Stich oder im Stich davor zuerst gebaut hat.
tritarea-web-help-fact-sold = In dieser Runde verkaufte Blöcke. Sie haben Punkte gebracht und sind aus der Runde.
tritarea-web-help-fact-marker = Spielt in diesem Stich aus und baut bei vier verschiedenen Konzepten allein.
