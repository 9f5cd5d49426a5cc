# What would be paid now, and how far off the end is.

terror-stones-scored-part =
    { $number ->
        [one] 1 habitat
       *[other] { $number } habitats
    }
terror-presence-scored-part = Presence
terror-domination-scored-part =
    { $environment }: { $place ->
        [1] most Dinos
       *[2] second most Dinos
    }
terror-remaining =
    { $turns ->
        [one] last turn
       *[other] { $turns } turns to go
    }

# What things are good for.

terror-web-help-remaining = The turns of the three periods. Habitats pay at the end of each period; P and D say what else is paid.
terror-web-help-mark-p = P stands for presence: everybody who lives in all four environments then gets extra points.
terror-web-help-mark-d = D stands for domination: each environment then pays extra points for the most Dinos in it and, with three or more players, for the second most.
terror-web-help-ne = Choose any environment and put 3 Dinos on its areas, divided as you like.
terror-web-help-hg = One of your herds gets 3 Dinos and another one 2.
terror-web-help-hm = Up to two of your herds move to adjacent areas, divided as you like. Each first picks up one Dino of every other herd in its area. In another environment one Dino of each group dies of shock.
terror-web-help-ha = One of your herds gets 3 Dinos. Then the Pterodactyl may fly 1 or 2 areas and eat up to two Dinos of opponents (only one with six players).
terror-web-help-tr = The T-Rex becomes yours: it counts as { $size } Dinos where it stands. It may move first: 1 area away it eats up to 5 Dinos, 2 areas away up to 3.
terror-web-help-ra = Both Raptors may move, one by 1 area and the other by 1 or 2. Each that moves eats up to two Dinos and scares two more away to adjacent areas.
terror-web-help-space = Low spaces play first. A tile that nobody takes gets a white Dino and slides towards space 6.
terror-web-help-face-up = Take it to put 3 Dinos into its environment in your turn. Everybody sees which card you have.
terror-web-help-deck = Take the top card unseen: nobody else knows your environment until you play it.
terror-web-help-deck-used = Used so far: { $swamp } swamp, { $forest } forest, { $desert } desert, { $mountains } mountains.
terror-web-help-card = Play it in your turn: 3 Dinos for the areas of its environment, divided as you like.
terror-web-help-white = In your turn, each white Dino becomes one of yours, in a herd of your choice.
terror-web-help-hatch = Once per game: one of your herds gets 3 Dinos. Then you cannot use your Volcano counter in this period.
terror-web-help-volcano = Once per game: the herd in the primary habitat of an area loses 2 Dinos, the others 1 each. The area is closed until your next turn. You cannot use your Hatch counter in the same period.
terror-web-help-area = The habitats here pay { $first }, { $second } and { $third } points at the end of a period. The largest herd has the primary one; a fourth herd dies out.
terror-web-help-area-two = The habitats here pay { $first } and { $second } points at the end of a period, the third one nothing. The largest herd has the primary one; a fourth herd dies out.
terror-web-help-closed = The volcano closes the area until the next turn of { $who }: no Dino enters, leaves or hatches here.
terror-web-help-herd = Only a larger herd drives it from its habitat; equals stay behind.
terror-web-help-raptor = Moved with the Raptors tile: it eats up to two Dinos where it arrives and scares two more away.
terror-web-help-pterodactyl = Moved with the Hatch tile: where it arrives, it eats up to two Dinos of opponents (only one with six players).
terror-web-help-t-rex = It counts as { $size } Dinos of its owner. It belongs to the player who played the T-Rex tile last.
terror-web-help-environment = Three areas: inner, middle and outer. Domination counts all Dinos in them.
terror-web-help-fact-left = Dinos that are not on the island yet. New ones come from here, and dead ones come back.
terror-web-help-fact-blind = A card that was drawn unseen. It will be played in this turn.
terror-web-help-fact-both = Your Hatch and Volcano counters are both unused. Each works once per game, and only one of them per period.
