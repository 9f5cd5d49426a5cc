# What would be paid now, and how far off the end is.

tritarea-area-scored-part =
    { $suit }: { $position ->
        [1] first
       *[2] second
    }
tritarea-tallest-scored-part = Tallest tower, { $square }
tritarea-declaration-scored-part = Declared { $suit } { $rank }
tritarea-blocks-charged-part =
    { $blocks ->
        [one] 1 block left over
       *[other] { $blocks } blocks left over
    }
tritarea-remaining =
    { $tricks ->
        [0] settlement
        [one] 1 trick to go
       *[other] { $tricks } tricks to go
    }{ $rounds ->
        [0] {""}
        [one] , then 1 round
       *[other] , then { $rounds } rounds
    }
tritarea-remaining-round = Round { $round }

# What things are good for.

tritarea-web-help-remaining = The tricks of the three rounds. After each round the city pays: areas, tallest tower, declarations.
tritarea-web-help-area = { $suit } pays { $first } points to the player who tops the most towers in it, and { $second } to the second. A player who is alone there gets both.
tritarea-web-help-bonus =
    The first player to build here gets { $bonus ->
        [one] 1 point
       *[other] { $bonus } points
    } at once.
tritarea-web-help-tower = The top block counts for the area. The player with the most blocks owns the tower, which matters if it is the tallest.
tritarea-web-help-tallest = The tallest tower brings points to its owner, the player with the most blocks in it.
tritarea-web-help-card = It supports { $suit }. If that suit has the most cards, its lowest card builds first and its highest second.
tritarea-web-help-five = When all cards lie open, you may pay points to turn a 5 into 0 or 10. That can win the right to build.
tritarea-web-help-trick = The card of this player in the trick. Of the suit with the most cards the lowest builds first and the highest second.
tritarea-web-help-declared = A declared card pays its rank to the player who is first in its area. In round 3, third place or worse costs as much.
tritarea-web-help-deck = The cards that this player still has.
tritarea-web-help-count = Sold blocks bring points now, but are missing in this round.
tritarea-web-help-stock = Blocks left to build with. In round 3 each block that is neither built nor sold costs points at the end.
tritarea-web-help-fact-decides = An NPC has no player, so a person decides for it: in a team its partner; with three people usually the first builder of this trick or of the one before.
tritarea-web-help-fact-sold = Blocks sold in this round. They brought points and are out of the round.
tritarea-web-help-fact-marker = Leads this trick: plays the first card, and with four different suits builds alone.
