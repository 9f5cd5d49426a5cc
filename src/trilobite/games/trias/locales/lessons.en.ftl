# The lessons of Trias: the guided first game.

trias-lesson-first-title = Your first game
trias-lesson-theme = All the land is still one continent. It is about to break up, and herds of dinosaurs live on it.
trias-lesson-goal = Tile by tile the land drifts away from the South Pole until islands come loose. Islands pay points to those with the most herds on them, and the player with the most points wins.
trias-lesson-own = Two herds of yours are here already.
trias-lesson-place = Put two more on the marked woods at the edge: choose the tile.
trias-lesson-place-wrong = You could place them there. But the marked tile at the edge will soon be worth something to you.

trias-lesson-card = Every turn begins with a card, which says which landscape drifts. You hold a woods card. You could play it now, but keep it for later.
trias-lesson-draw = Turn over the top card of the deck instead.
trias-lesson-draw-wrong = That is allowed, but you will need your woods card next turn. Turn over the top card instead.

trias-lesson-lift = Steppe! Only tiles of the outer coast drift. Lift this one, although your herds stand on it.
trias-lesson-lift-wrong = That tile could drift too. Take the marked steppe: you will see what happens to the herds on it.

trias-lesson-drift = A tile always goes further out and stays beside the land it came from. Put the steppe on the marked cell, where it touches your woods and nothing else.
trias-lesson-drift-wrong = It could go there. But on the marked cell it touches your woods and nothing else; that will matter.

trias-lesson-swim = Your herds have stayed behind and are swimming. What still swims at the end of your turn goes back to your stock.
trias-lesson-rescue = You have four actions. One of them brings up to three swimmers ashore: choose a swimmer, then a tile beside it. Rescue both.
trias-lesson-rescue-wrong = The swimmers first, or you lose them at the end of your turn.

trias-lesson-move = Now move a herd out to the steppe: choose the herd on your woods, then the steppe. That is one action.
trias-lesson-move-wrong = A sensible action, but first somebody has to live on the steppe: move a herd there from your woods.

trias-lesson-reproduce = Let it reproduce: choose your stock, then the steppe. A mountain feeds two herds, a steppe three, woods four.
trias-lesson-reproduce-wrong = You could do that. But more herds on the steppe count more now: let the one there reproduce.

trias-lesson-end = One action is left, and you need not use it. End your turn.
trias-lesson-end-wrong = Your last action would allow that. Leave it this time, and end your turn.

trias-lesson-rival = { $who } has come to the steppe as well: one herd against two of yours.
trias-lesson-hand = Your turn again. Now play the woods card that you have kept.
trias-lesson-hand-wrong = Nobody knows what the deck brings. Your woods card is certain: play it.

trias-lesson-break = Lift the woods between the steppe and the rest of the land. Then nothing holds the steppe any more.
trias-lesson-break-wrong = Those woods could drift, but nothing would break off. Lift the ones that hold the steppe.

trias-lesson-island = Put the tile on a marked cell, where it touches the steppe alone. If it touched the main land as well, there would be no island and no points.
trias-lesson-island-wrong = There it does not enlarge your island, or ties it to the main land again: no points. Choose a marked cell.

trias-lesson-scored = A new island pays at once: 2 points to you for the most herds, 1 point to { $who } for the second most.
trias-lesson-worth = And it pays once more at the end of the game. It has two tiles, so the player with the most herds gets 2 points: you, if nothing changes. The second gets half of that: 1 for { $who }.
trias-lesson-meteorite = The meteorite, one of the last nine cards, brings the last round. Then every island is counted like this one, and large islands pay a lot. The main land pays nothing. The most points win.
trias-lesson-done = You know how to play Trias. Three short lessons show the final scoring, break-ups and the last round. Or try it now against bots!

# The final scoring.

trias-lesson-final-title = The final scoring
trias-lesson-final-last = The meteorite has struck, and the very last turn is yours: two actions. Then all islands are counted, and the most points win.
trias-lesson-final-size = The player with the most herds on an island gets as many points as it has tiles. The second gets half, rounded up. This one has five tiles: 5 points for { $who }, who has three herds, and 3 for you, with two.
trias-lesson-final-main = The main land, the one with the South Pole, pays nothing. Your three herds here bring no points.
trias-lesson-final-first = One more herd on the island of five, and you draw level. Choose your stock, then the marked woods.
trias-lesson-final-first-wrong = That is right as well, but begin with the woods.
trias-lesson-final-wrong = You could do that, but it would change nobody’s place. Two more herds on the island of five would.

trias-lesson-final-level = Three herds each: you and { $who } share first place. First and second place together are worth 7½ points, and each of you gets half of that, rounded up: 4.
trias-lesson-final-second = One herd more, and first place is yours alone.

trias-lesson-final-end = Four herds against three. End your turn: the game is over and all islands are counted.

trias-lesson-final-counted = The island of five pays you 5 points and { $who } 3.
trias-lesson-final-alone = On the island of four you were alone: 4 points. Nobody is second there, and you get nothing extra for that.
trias-lesson-final-shared = On the island of six { $who } and { $other } had two herds each. First and second place together are worth 9, so each gets half, rounded up: 5. Behind a shared first place nobody else gets anything.
trias-lesson-final-won = You win with 14 points against 13 and 12. Without your last two actions it would have been 12 against 13 and 14. More than half of all points often come at the very end.

# Drifting and break-ups.

trias-lesson-drift-title = Drifting and break-ups
trias-lesson-drift-neck = Look for tiles that hold the land together. Without these woods two pieces come loose from the main land: one above, one below.
trias-lesson-drift-hand = You hold a woods card. Play it.
trias-lesson-drift-hand-wrong = The deck may bring anything. Your hand card is woods, and that is what you need.
trias-lesson-drift-lift = Now lift the marked woods.
trias-lesson-drift-lift-wrong = Those woods could drift as well, but they do not hold two pieces to the main land. Lift the marked ones.
trias-lesson-drift-pieces = Three pieces! The piece that the tile joins scores. Here you have three herds and { $who } has one: 2 points for you, 1 for { $who }.
trias-lesson-drift-others = Down here it would be the other way round: 2 points for { $who }, 1 for you. And where the tile touches both pieces, they grow together again, and nobody gets anything.
trias-lesson-drift-put = Put the tile on the marked cell, at the far end of your piece.
trias-lesson-drift-near-wrong = That scores too. But at the far end it prepares the next break-up: choose the marked cell.
trias-lesson-drift-both-wrong = There the tile joins both pieces: one island grows together, and nobody scores. Choose the marked cell.
trias-lesson-drift-rival-wrong = On this piece your rival has the most herds and would get 2 points, you only 1. Choose the marked cell.
trias-lesson-drift-main-wrong = If the tile touches the main land, nothing scores, even if islands come loose. Choose the marked cell.
trias-lesson-drift-paid = Two points! Now you have four actions, and for three of them you may drift a tile of any landscape. Lift the steppe in the middle of your island, although your herds stand on it.
trias-lesson-drift-paid-wrong = A good use of an action, perhaps. But three actions are enough for a second break-up: lift the marked steppe.
trias-lesson-drift-again = Islands can break as well. Put the steppe on a marked cell, where it joins your woods.
trias-lesson-drift-again-wrong = There it joins the piece of your rival, who alone would score. Choose a marked cell.
trias-lesson-drift-rescue = Two points more! Your last action: rescue both swimmers, one after the other.
trias-lesson-drift-rescue-wrong = Then your swimmers would be lost at the end of your turn. Rescue both.
trias-lesson-drift-scored = Two break-ups in one turn: 4 points, and an island of three tiles where you are alone.
trias-lesson-drift-done = So ask yourself two things before you lift a tile: what comes loose, and who is strongest there? And beware of rivals who ask the same about your land.

# The last round.

trias-lesson-meteorite-title = The last round
trias-lesson-meteorite-backs = The top card of the deck shows a 2 on its back. The meteorite is among these last cards: here it is one of three.
trias-lesson-meteorite-turned = If you turned it over now, your last turn would begin at once: no drift, and only two actions.
trias-lesson-meteorite-hand = Play your hand card: then a full turn is certain. And if you draw the meteorite afterwards, you also have the very last turn of the game.
trias-lesson-meteorite-hand-wrong = That could be the meteorite, and your turn would shrink to two actions. Play your hand card.
trias-lesson-meteorite-six = This island of six would pay { $who } 6 points and { $other } 3, and you nothing. It pays nothing at all once it is tied to the main land.
trias-lesson-meteorite-lift = So build a bridge: lift the marked steppe.
trias-lesson-meteorite-lift-wrong = That tile may drift as well. This time, lift the marked steppe.
trias-lesson-meteorite-bridge = Put it on a marked cell between the main land and the island.
trias-lesson-meteorite-bridge-wrong = There it does not touch the island of six, which would go on paying your rivals. Choose a marked cell.
trias-lesson-meteorite-grow = Now the island of five in the east: { $who } has three herds there, you have two. Let both of yours reproduce, first on the woods, then on the steppe.
trias-lesson-meteorite-grow-wrong = You could do that. But on the island of five two more herds make you first.
trias-lesson-meteorite-end = Two actions are left, but nothing else is worth a herd now. Save your stock for the last round and end your turn.
trias-lesson-meteorite-end-wrong = That would bring you no points. Save your herds and end your turn.
trias-lesson-meteorite-drawn = You drew the meteorite! Everybody gets one more turn, with two actions and without a drift. The others have had theirs; now it is your turn.
trias-lesson-meteorite-stock = { $who } had only one herd left in stock: four herds each on the island of five.
trias-lesson-meteorite-answer = You have kept more. Let one of your herds on the woods reproduce.
trias-lesson-meteorite-answer-wrong = You could do that. But one more herd on the woods of the island of five makes you first there.
trias-lesson-meteorite-over = Five against four, and nobody can answer any more. End your turn.
trias-lesson-meteorite-over-wrong = That would bring you no more points. End your turn.
trias-lesson-meteorite-joined = The former island of six belongs to the main land and has paid nothing. Otherwise { $who } would have had 16 points.
trias-lesson-meteorite-done = So you win with 14 points against 10 and 10. When the backs show a 2, play your hand card and keep a few herds in stock.
