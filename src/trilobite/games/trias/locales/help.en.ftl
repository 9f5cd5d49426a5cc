# What would be paid now, and how far off the end is.

trias-final-scored-part =
    { $tiles ->
        [one] Island of 1 tile
       *[other] Island of { $tiles } tiles
    }
trias-remaining =
    { $spread ->
        [0] { $most ->
            [one] { $least } round to go
           *[other] { $least } rounds to go
        }
       *[other] { $least } to { $most } rounds to go
    }
trias-remaining-last =
    Last round, { $turns ->
        [one] 1 turn to go
       *[other] { $turns } turns to go
    }

# What things are good for.

trias-web-help-remaining = One mark for each card of the deck. The meteorite is among the tall, hatched ones; when it comes, everybody has one last turn.
trias-web-help-tile = Feeds { $herds } herds of all players together. Surplus herds go back to stock when their owner cleans up.
trias-web-help-south-pole = The South Pole never drifts. Land that is joined to it pays nothing at the end.
trias-web-help-main = Land that is joined to the South Pole pays nothing at the end.
trias-web-help-island =
    At the end the player with the most herds on this island gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and the second gets half of that, rounded up.
trias-web-help-cell = Water. A drifting tile can be put down here if that takes it further from the South Pole and it still touches its old land.
trias-web-help-swimmer = Swimmers go back to stock at the end of their owner’s turn. A rescue costs one action and brings up to three ashore.
trias-web-help-fresh = A fresh herd can move, and it can reproduce once in this turn.
trias-web-help-spent = These herds have reproduced or were born this turn. They can move, but not reproduce.
trias-web-help-stock = Herds that are not on the board. Reproducing takes one from here, and lost herds come back here.
trias-web-help-hand = Your secret card. If you play it, its landscape drifts, and you draw a new one at the end of the turn.
trias-web-help-deck = If you turn over the top card, it decides which landscape drifts. The meteorite is among the cards with back 2; it begins the last round.
trias-web-help-fact-land = Herds on land. They decide who is first and second on an island.
trias-web-help-fact-card = The back of the card in hand: 1 from the first part of the deck, 2 from the last.
