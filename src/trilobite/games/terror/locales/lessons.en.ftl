# The lessons of Triassic Terror: the guided first game.

terror-lesson-first-title = Your first game
terror-lesson-theme = An island round a volcano: swamp, forest, desert and mountains. Your Dinos want the best places on it, and so do others.
terror-lesson-habitats = Each area has three habitats. Here yours is the largest herd and holds the primary (best) habitat, for 6 points. The smaller herd of { $who } holds the secondary one, for 4. The tertiary one pays nothing.
terror-lesson-goal = The game has three periods, and after each of them the habitats pay. The most points after the third period win. The first period ends in two turns.
terror-lesson-card = In this turn everybody first takes an environment card. Take the open one: mountains, where you do not live yet.
terror-lesson-card-wrong = The hidden card may be anything. The open one brings you to the mountains.

terror-lesson-tiles = Next, everybody takes one of the six action tiles. Tiles that were left over carry white Dinos: extra Dinos for the player who takes them.
terror-lesson-late = Low spaces play first. That matters: a player who plays before you can overtake your herds, or have a predator eat them, before you do anything.
terror-lesson-growth = Take the marked tile: Herd Growth.
terror-lesson-growth-wrong = Not a bad tile. But your herd in the outer swamp will soon have to grow: take Herd Growth.

terror-lesson-overtaken = { $who } was faster: six Dinos in the outer swamp push your four from the primary habitat to the secondary one.
terror-lesson-play-card = Now it is your turn. Card and tile may be played in either order. Begin with your card.
terror-lesson-play-card-wrong = You may begin with that. This time, play your card first.
terror-lesson-counter-wrong = Your Hatch and Volcano counters can each be used once in the whole game. Keep them for now.

terror-lesson-spread = Three new Dinos for the mountains. Choose an area for each of them, as you like. The outer area pays most.

terror-lesson-grow = Play your tile: one herd grows by three Dinos, another by two. Give the three to the outer swamp: seven beat six. Six would not be enough, because equal herds keep their order.
terror-lesson-grow-wrong = That herd would grow too, but it is the one in the outer swamp that has to become the largest again.
terror-lesson-white-later = Your white Dinos can wait. First do what the lesson asks for.

terror-lesson-grow-more = You are the largest there again! Two more Dinos for another herd of your choice, for example this one.

terror-lesson-white = A white Dino came with your tile. Press White Dino and choose one of your herds: there it becomes one of yours.

terror-lesson-end = Card and tile are played, so end your turn.

terror-lesson-t-rex = The last turn of this period: no card, only a tile. Take the marked one, the T‑Rex. Two white Dinos lie on it already.
terror-lesson-t-rex-wrong = That one is allowed. But only the T‑Rex brings you what you need now.

terror-lesson-presence = This period also pays for presence, as the tag at the top says: 8 points to everyone who lives in all four environments. { $who } does now. You are missing the desert.
terror-lesson-hunt = So play your tile and lead the T‑Rex to the middle desert, one area away.
terror-lesson-hunt-wrong = That would be allowed. But in the middle desert the T‑Rex drives out your rival and gives you a place.

terror-lesson-eat = One area away it may eat up to five Dinos, two areas away only three. Keep choosing the herd until it is gone.
terror-lesson-eat-wrong = Not yet: a single Dino is enough to live in the desert.

terror-lesson-mighty = As long as the T‑Rex is yours it counts as three of your Dinos. It holds this habitat, and you are in the desert.
terror-lesson-whites = Now place your two white Dinos.

terror-lesson-last = That was all. End your turn: the period ends with it.

terror-lesson-scored = All your habitats have paid, and you alone live in all four environments: 8 points more.
terror-lesson-periods = Two more periods follow. The last one pays for domination, the letter D: for the most Dinos in a whole environment. But nobody keeps the T‑Rex for long.
terror-lesson-panel = Beside each player you see how many of the 57 Dinos are still in the supply, how many points they would have if the game ended now, and which of the two counters are unused.
terror-lesson-done = Three short lessons show equal herds and a fourth herd, the Raptors and volcanoes, and migration. Or try it now against bots!

# Equal herds, and a fourth herd.

terror-lesson-habitats-title = Equal herds and a fourth herd
terror-lesson-habitats-three = Four players, but only three habitats in each area. The first two pay; the third pays nothing in a game of two to four players.
terror-lesson-habitats-fourth = And there is no fourth: when a fourth herd comes, the smallest one dies out.
terror-lesson-habitats-card = Your card brings three Dinos to the desert. Play it.
terror-lesson-habitats-card-wrong = You may begin with that. This time, play your card first.
terror-lesson-habitats-equal = Three Dinos here would be more than the two of { $other }, whose herd would die out. But they would only equal the three of { $who }, and equal herds keep their order: you would be third, without points.
terror-lesson-habitats-spread = In the middle desert three beat the two of { $who }: first place, 5 points. Put all three there.
terror-lesson-habitats-spread-wrong = That is allowed, but only three Dinos in the middle desert bring you a first place.
terror-lesson-habitats-grow = Your single Dino in the outer forest is third: no points. Play your tile and give it the three. Four Dinos equal the four of { $who }, so you come second: 3 points.
terror-lesson-habitats-grow-wrong = That herd could grow too. But in the outer forest the three Dinos lift you from a place without points to one with 3.
terror-lesson-habitats-five = The two go to your three in the outer swamp. Five pass one herd and equal the five of { $who }: second again, 4 points.
terror-lesson-habitats-five-wrong = That herd could grow too. But in the outer swamp two Dinos lift you from third to second place.
terror-lesson-habitats-white = One more makes the difference. Press White Dino and choose your herd in the outer swamp: six beat five, and first place pays 6.
terror-lesson-habitats-white-wrong = It could go there. But in the outer swamp it lifts you from second place to first.
terror-lesson-habitats-end = End your turn and see what happens in the inner mountains, where you have a single Dino.
terror-lesson-habitats-died = { $who } came with three Dinos as the fourth herd. Yours was the smallest, and it has died out.
terror-lesson-habitats-done = So count before you place: you need more than the others, not just as many. And do not leave a single Dino where three herds live already.

# Predators and volcanoes.

terror-lesson-predators-title = Raptors and volcanoes
terror-lesson-predators-early = You are on space 2 and play before { $who } and { $other }. Good: had one of them taken this tile, they would have hunted you first.
terror-lesson-predators-raptors = There are two Raptors. One may move a single area, the other up to two. Where a Raptor arrives it eats up to two Dinos, and then it scares up to two more away.
terror-lesson-predators-tile = Play your tile: Raptors.
terror-lesson-predators-volcano-later = Your Volcano counter comes later. First the Raptors.
terror-lesson-predators-first = In the outer forest five Dinos of { $who } rank ahead of your three. Choose the marked Raptor, then the outer forest.
terror-lesson-predators-first-wrong = That would be possible. But in the outer forest the Raptor wins you a first place.
terror-lesson-predators-eat = Let it eat two Dinos: choose the herd of { $who } twice.
terror-lesson-predators-eat-wrong = It may eat up to two, of any herds. Let it eat two of the largest one.
terror-lesson-predators-scatter = Three against three, and equal herds keep their order: { $who } is still first. Scare two Dinos away; they flee to the next area.
terror-lesson-predators-scatter-wrong = Scare away two Dinos of your rival, as one group.
terror-lesson-predators-second = First place, 6 points! Now the other Raptor: lead it to the outer mountains and let it eat two of the three Dinos of { $who }.
terror-lesson-predators-second-wrong = That would be possible. But in the outer mountains two bites win you another first place.
terror-lesson-predators-stop = First place again. There is no need to scare anybody away here: stop.
terror-lesson-predators-stop-wrong = Nobody has to flee here. Stop.
terror-lesson-predators-eruption = Your Volcano counter works once in the game. In one area the herd in the primary habitat loses two Dinos, the others one each. And until your next turn the area is closed: nobody comes, nobody goes, nothing grows.
terror-lesson-predators-lock = It can also protect you. In the middle swamp you would still have three against the two of { $who }, and nobody could overtake you before the scoring. Use it there.
terror-lesson-predators-lock-wrong = It may erupt there. But in the middle swamp it keeps your first place safe: 6 points.
terror-lesson-predators-end-wrong = Not yet. First use your Volcano counter in the middle swamp.
terror-lesson-predators-closed = The middle swamp is closed until your next turn. Not even a predator may enter.
terror-lesson-predators-others = The T‑Rex eats up to five Dinos one area away, three two areas away, and then counts as three Dinos of its owner. The Pterodactyl moves with Hatch, one or two areas, and eats up to two Dinos of opponents.
terror-lesson-predators-done = Predators eat where herds are large and the places are valuable. When the Raptors or the T‑Rex are on offer, ask who will play first.

# Migration and domination.

terror-lesson-migration-title = Migration and domination
terror-lesson-migration-last = The very last turn of the game, and the others have played. Now the habitats pay once more, and then domination: the letter D.
terror-lesson-migration-forest = For D all Dinos in the three areas of an environment are added up: 8 points to the first, 4 to the second. In the forest { $who } has six Dinos, you only three.
terror-lesson-migration-herd = Your tile is Herd Migration. A herd that sets out first picks up one Dino of every other herd in its area. Choose your five Dinos in the middle swamp.
terror-lesson-migration-herd-wrong = That herd could migrate too. But the one in the middle swamp picks up two Dinos on its way and reaches the forest.
terror-lesson-migration-go = Now they are seven. They may go to adjacent areas, and some may stay. In another environment one Dino of each group dies of shock. Send five to the middle forest: four arrive.
terror-lesson-migration-go-wrong = That is allowed. This time, send five Dinos to the middle forest.
terror-lesson-migration-confirm = Two stay, as many as { $who } will have left, and equal herds keep their order: you stay first here too. Confirm.
terror-lesson-migration-confirm-wrong = The two should stay and hold the primary habitat. Confirm.
terror-lesson-migration-finish = A second herd could migrate. You need none: finish.
terror-lesson-migration-finish-wrong = That herd is needed where it is. Finish.
terror-lesson-migration-end = End your turn: habitats and domination are scored.
terror-lesson-migration-scored = Seven Dinos against six: 8 points for you in the forest, 4 for { $who }. If the numbers are equal, the player with more primary habitats there wins.
terror-lesson-migration-letters = P and D at the top tell when presence and domination pay. P: 8 points for living in all four environments. D: 8 and 4 in each environment, with two players 4 and nothing.
terror-lesson-migration-won = You win with 90 points against { $who }’s 85. Without the migration you would have had 84. Plan for the last scoring early: D is worth up to 32 points.
