# Tritarea in English: the line of a turn in the log. The key is that of an event and its part in the line
# (docs/games/clients.md). A phrase has no subject: the name of the player comes before it.

tritarea-round-began-line = Round { $round } begins on an empty board.
tritarea-declared-turn = declares { $suit } { $rank }, face down
tritarea-committed-turn = chooses a declaration
tritarea-lead-revealed-turn = declares { $suit } { $rank }
tritarea-blocks-sold-turn =
    { $blocks ->
        [0] sells no blocks
        [one] sells 1 block
       *[other] sells { $blocks } blocks
    }
tritarea-trick-began-line = Trick { $trick }: { $who } leads.
tritarea-card-played-turn = plays { $suit } { $rank }
tritarea-card-played-faceless-turn = plays a card
tritarea-five-changed-turn = turns the 5 into { $to }
tritarea-rights-found-outcome = { $suit } is adopted.
tritarea-built-turn =
    { $count ->
        [one] builds on { $square }
       *[other] builds { $count } blocks on { $square }
    }
tritarea-defaulted-turn = builds nothing
tritarea-settlement-began-line = Round { $round } is settled.
tritarea-round-ended-line = Round { $round } is over.
tritarea-game-ended-line = The game is over: the city is built.
