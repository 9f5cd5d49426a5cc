# Tritarea auf Deutsch: die Zeile eines Zuges im Protokoll, siehe turns.en.ftl.

tritarea-round-began-line = Runde { $round } beginnt auf leerem Spielplan.
tritarea-declared-turn = sagt verdeckt { $suit } { $rank } an
tritarea-committed-turn = wählt eine Ansage
tritarea-lead-revealed-turn = sagt { $suit } { $rank } an
tritarea-blocks-sold-turn =
    { $blocks ->
        [0] verkauft keine Blöcke
        [one] verkauft 1 Block
       *[other] verkauft { $blocks } Blöcke
    }
tritarea-trick-began-line = Stich { $trick }: { $who } spielt aus.
tritarea-card-played-turn = spielt { $suit } { $rank }
tritarea-card-played-faceless-turn = spielt eine Karte
tritarea-five-changed-turn = macht die 5 zur { $to }
tritarea-rights-found-outcome = { $suit } wird angenommen.
tritarea-built-turn =
    { $count ->
        [one] baut auf { $square }
       *[other] setzt { $count } Blöcke auf { $square }
    }
tritarea-defaulted-turn = baut nichts
tritarea-settlement-began-line = Runde { $round } wird abgerechnet.
tritarea-round-ended-line = Runde { $round } ist zu Ende.
tritarea-game-ended-line = Das Spiel ist zu Ende: Die Stadt ist gebaut.
