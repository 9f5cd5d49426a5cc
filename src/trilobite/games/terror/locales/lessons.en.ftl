# The guided first game of Triassic Terror.

terror-lesson-theme = An island round a volcano: swamp, forest, desert and mountains. Your Dinos want the best places on it, and so do others.
terror-lesson-habitats = Each area has habitats for its largest herds. Here yours is the largest and holds the one for 6 points. The smaller herd of { $who } holds the one for 4.
terror-lesson-goal = The game has three periods, and after each of them the habitats pay. The first one ends in two turns.
terror-lesson-card = In this turn everybody first takes an environment card. Take the open one: mountains, where you do not live yet.
terror-lesson-card-wrong = The hidden card may be anything. The open one brings you to the mountains.

terror-lesson-tiles = Next, everybody takes one of the six action tiles. Low numbers act early. Tiles that were left over carry white Dinos: extra Dinos for whoever takes them.
terror-lesson-growth = Take Herd Growth.
terror-lesson-growth-wrong = Not a bad tile. But your herd in the outer swamp will soon have to grow: take Herd Growth.

terror-lesson-overtaken = { $who } was faster: six Dinos in the outer swamp push your four from the best habitat to the second.
terror-lesson-play-card = Now it is your turn. Card and tile may be played in either order. Begin with your card.
terror-lesson-play-card-wrong = You may begin with that. This time, play your card first.
terror-lesson-counter-wrong = Your Hatch and Volcano counters can each be used once in the whole game. Keep them for now.

terror-lesson-spread = Three new Dinos for the mountains. Click an area for each of them, as you like. The outer area pays most.

terror-lesson-grow = Play your tile: one herd grows by three Dinos, another by two. Give the three to the outer swamp, for seven beat six.
terror-lesson-grow-wrong = That herd would grow too, but it is the one in the outer swamp that has to become the largest again.
terror-lesson-white-later = Your white Dinos can wait. First do what the lesson asks for.

terror-lesson-grow-more = You are the largest there again! Two Dinos more for another herd: you choose.

terror-lesson-white = A white Dino came with your tile. Press White Dino and click one of your herds: there it becomes one of yours.

terror-lesson-end = Card and tile are played, so end your turn.

terror-lesson-t-rex = The last turn of this period: no card, only a tile. Take the T-Rex. Two white Dinos lie on it already.
terror-lesson-t-rex-wrong = You may take that one. But only the T-Rex brings you what you need now.

terror-lesson-presence = { $who } now lives in all four environments. Whoever does gets 8 points at the end of this period. You are missing the desert.
terror-lesson-hunt = So play your tile and lead the T-Rex to the middle desert, one step from where it stands.
terror-lesson-hunt-wrong = That would be allowed. But in the middle desert the T-Rex drives out your rival and gives you a place.

terror-lesson-eat = After one step it may eat up to five Dinos, after two only three. Click the herd until it is gone.
terror-lesson-eat-wrong = Not yet: a single Dino is enough to live in the desert.

terror-lesson-mighty = As long as the T-Rex is yours it counts as three of your Dinos. It holds this habitat, and you are in the desert.
terror-lesson-whites = Now place your two white Dinos.

terror-lesson-last = That was everything. End your turn: the period ends with it.

terror-lesson-scored = All your habitats have paid, and you alone live in all four environments: 8 points more.
terror-lesson-periods = Two more periods follow, and in the last one it pays to be the largest in a whole environment. But nobody keeps the T-Rex for long.
terror-lesson-done = Herds can also migrate, and the Raptors and the Pterodactyl hunt as well; the table tells you what to do with each tile. Now try it against bots!
