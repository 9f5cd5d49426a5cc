# The guided first game of Trias.

trias-lesson-theme = Long ago all land was one continent. It is about to break up, and herds of dinosaurs live on it.
trias-lesson-goal = Tile by tile the land drifts away from the South Pole until islands come loose. Islands pay points to whoever has the most herds on them.
trias-lesson-own = Two herds of yours are here already.
trias-lesson-place = Put two more on the marked woods at the edge: click the tile.
trias-lesson-place-wrong = You could place them there. But the marked tile at the edge will soon be worth something to you.

trias-lesson-card = Every turn begins with a card, which says what landscape drifts. You hold woods: keep that card for later.
trias-lesson-draw = Turn over the top card of the deck instead.
trias-lesson-draw-wrong = That is allowed, but you will need your woods card next turn. Turn over the top card instead.

trias-lesson-lift = Steppe! Only tiles of the outer coast drift. Lift this one, although your herds stand on it.
trias-lesson-lift-wrong = That tile could drift too. Take the marked steppe: you will see what happens to the herds on it.

trias-lesson-drift = A tile always goes further out and stays beside the land it came from. Put it at the tip, where it touches your woods alone.
trias-lesson-drift-wrong = It could go there. But at the marked cell it hangs on your woods and on nothing else; that will matter.

trias-lesson-swim = Your herds have stayed behind and swim. What still swims at the end of your turn goes back to your stock.
trias-lesson-rescue = You have four actions. One of them brings up to three swimmers ashore: click a swimmer, then a tile beside it. Rescue both.
trias-lesson-rescue-wrong = The swimmers first, or you lose them at the end of your turn.

trias-lesson-move = Now move a herd to the tip: click the herd on your woods, then the tile. That is one action.
trias-lesson-move-wrong = A sensible action, but first somebody has to live at the tip: move a herd there from your woods.

trias-lesson-reproduce = Let it reproduce: click your stock, then the tip. A mountain feeds two herds, a steppe three, woods four.
trias-lesson-reproduce-wrong = You could do that. But more herds at the tip count more now: let the one there reproduce.

trias-lesson-end = One action is left, and you need not use it. End your turn.
trias-lesson-end-wrong = Your last action would allow that. Leave it this time, and end your turn.

trias-lesson-rival = { $who } has come to the tip as well: one herd against two of yours.
trias-lesson-hand = Your turn again. Now play the woods card that you have kept.
trias-lesson-hand-wrong = Nobody knows what the deck brings. Your woods card is certain: play it.

trias-lesson-break = Lift the woods between the tip and the rest of the land. Then nothing holds the tip any more.
trias-lesson-break-wrong = Those woods could drift, but nothing would break off. Lift the ones that hold the tip.

trias-lesson-island = Put the tile on a marked cell, where it touches the tip alone. If it touched the main land as well, there would be no island and no points.
trias-lesson-island-wrong = There it does not enlarge the tip, or ties it to the main land again: no points. Choose a marked cell.

trias-lesson-scored = A new island pays at once: 2 points to you for the most herds, 1 point to { $who } for the second most.
trias-lesson-meteorite = The meteorite among the last cards brings the last round. Then every island pays as many points as it has tiles, and half as many to the second. The main land pays nothing.
trias-lesson-done = You know how to play Trias. With three actions you could even drift a second tile. Now try it against bots!
