# The lessons of Tritarea: the guided first game.

tritarea-lesson-first-title = Your first game
tritarea-lesson-theme = Four developers build one city. Each of its four areas stands for a concept: Intelligent, Modern, Ecology or Happiness.
tritarea-lesson-goal = At the end of a round the tops of the towers count: the player with the most tops in an area gets its points. You have two tops so far.
tritarea-lesson-owner = A tower can be topped by one player and owned by another. This top belongs to { $top } and counts for the area. The owner is { $owner }, who has the most blocks in it; that counts only for the tallest tower.
tritarea-lesson-meeting = Cards decide who may build. Everybody plays one, and the suit with the most cards is adopted. Its lowest card builds first, its highest second. Cards in between get nothing.
tritarea-lesson-join = Two cards of Happiness have been played already. Play your Happiness 1: nothing is lower.
tritarea-lesson-join-wrong = You may play any card. But that one would be alone in its suit, and nobody would build with it. Join Happiness with your 1.

tritarea-lesson-adopted = Happiness is adopted with three cards, and yours is the lowest. So you build first: one block on a square of this area.
tritarea-lesson-build = Put it on top of the tower of { $who }. Then that top is yours.
tritarea-lesson-build-wrong = You may build there. But on the marked tower you gain a top and take one away from somebody else.
tritarea-lesson-default-wrong = Building nothing is allowed, but it costs as many points as your card shows, or all you have if you have fewer. Build on a marked square.

tritarea-lesson-neighbour = A block of yours stood next to that square. For that you may place one additional block next to the new one, even in another area.
tritarea-lesson-extra = Put it on the marked square of Intelligent: then you have two tops there.
tritarea-lesson-extra-wrong = You may put it there, in Happiness. But in Intelligent, which pays 8 points, a second top makes you first.
tritarea-lesson-extra-own-wrong = That tower is in Intelligent too, but its top is yours already. On the empty square you get a second top, and that makes you first.
tritarea-lesson-skip-wrong = You may leave it out, but this block costs you nothing. Put it on the marked square.

tritarea-lesson-second-right = { $who } had the highest card of the suit and built second. The second builder may put two blocks on the square.
tritarea-lesson-lead = The first builder leads the next trick: that is you. Play Modern 9. No card is higher.
tritarea-lesson-lead-wrong = Your 4 may well end up in the middle, and middle cards get nothing. Lead with the 9.

tritarea-lesson-followed = Everybody has followed: four cards of Modern. { $who } had the 1 and has built already. With your 9 you are second.
tritarea-lesson-build-modern = Put a block on the other tower of { $who } in this area.
tritarea-lesson-build-modern-wrong = You may build there. But on the marked tower you take a top away from a rival.

tritarea-lesson-second = Three players have one top each in Modern, and when numbers are equal the tallest tower decides: that is yours already. You may put a second block on it. Do it: three are harder to beat than two.
tritarea-lesson-second-wrong = One block makes you first here. But a block that you keep is worth nothing this round, and a taller tower is harder to beat.

tritarea-lesson-last-card = The last trick, and only one card left. It fits well: play your Ecology 4.

tritarea-lesson-last-block = Again yours is the lowest. Put your last block on the tower of { $who }: then you have two tops in Ecology.
tritarea-lesson-last-block-wrong = You may build there. But on the marked tower you gain a top and take one away from a rival.

tritarea-lesson-intelligent = After this trick the round is settled. Look at the city before it is cleared. In Intelligent you have two tops and { $who } has one: first place pays you 8 points, second place pays 2.
tritarea-lesson-modern = In Modern there are three tops of three players. Your tower is the tallest: 6 points. The two others are equal and share the 4 points of second place.
tritarea-lesson-ecology = In Ecology you have two tops, { $who } one: 5 points for each of you. If you were alone there, both prizes would be yours.
tritarea-lesson-happiness = In Happiness you and { $who } have one top each, and yours is the lower tower. You are only second, but here second place pays more: 6 points instead of 4.
tritarea-lesson-tallest = The tallest tower of the city pays 10 points to its owner: { $who }, who has three of its five blocks.
tritarea-lesson-won = That makes 25 points for you in this round. After three rounds the most points win.
tritarea-lesson-done = Three short lessons show who may build when suits are tied, declarations and settlement, and the solo game. Or try it now against bots!

# Who may build: two against two, fives, four suits.

tritarea-lesson-rights-title = Two against two, and 5s
tritarea-lesson-rights-lying = Round 2. Two cards of Modern lie there, 9 and 3, and one of Ecology, the 8. You play last.
tritarea-lesson-rights-difference = With two cards against two, the suit is adopted whose cards are further apart. Modern: 9 minus 3 is 6.
tritarea-lesson-rights-play = Play Ecology 1: 8 minus 1 is 7, and that beats 6. And yours is the lowest, so you build first.
tritarea-lesson-rights-play-wrong = Then Modern would be adopted with two cards, and you would build nothing. Play Ecology 1.
tritarea-lesson-rights-middle-wrong = With a third card Modern would be adopted, but your 6 lies between 3 and 9: the middle builds nothing. Play Ecology 1.
tritarea-lesson-rights-close-wrong = 8 minus 7 is only 1, so Modern would be adopted. Play Ecology 1.
tritarea-lesson-rights-build = Ecology is adopted. Put your block on the tower that { $who } tops.
tritarea-lesson-rights-fives = From round 2 on the 5s are in the game. When all cards lie open, a 5 may become 0 for 1 point, or 10 for 2 points.
tritarea-lesson-rights-lead = You lead. Play Happiness 5.
tritarea-lesson-rights-lead-wrong = You may lead that one. But now try what a 5 can do.
tritarea-lesson-rights-zero = 3, 5 and 7: your card lies in the middle and would build nothing. Make it 0: then it is the lowest, and you build first.
tritarea-lesson-rights-keep-wrong = As a 5 it lies between 3 and 7 and builds nothing. Make it 0.
tritarea-lesson-rights-ten-wrong = As a 10 it would be the highest: you would build second, with up to two blocks. But 0 is cheaper, and the first builder also leads the next trick.
tritarea-lesson-rights-happy = Put your block on the marked tower: its top belongs to { $who }.
tritarea-lesson-rights-default-wrong = A card that counts 0 would cost you nothing. But you have paid for it, so build on the marked square.
tritarea-lesson-rights-alone = You lead again. If all four suits differ, only the leader builds. Lead Intelligent 9: few will follow.
tritarea-lesson-rights-alone-wrong = Keep that card for the end, and lead Intelligent 9.
tritarea-lesson-rights-four = Four different suits: you alone build, one block. Put it on the marked tower and take the top from { $who }.
tritarea-lesson-rights-intent = One trick to go, and two cards in your hand. The one that you do not play is your Declaration of Intent: if you are first in its area when the round is settled, you get its rank in points.
tritarea-lesson-rights-last = You are first in Modern, with these two tops. So keep Modern 6, and play Ecology 7.
tritarea-lesson-rights-last-wrong = Then Ecology 7 would be your Declaration of Intent. But in Ecology you have a single top, and one block could cover it. Keep Modern 6.
tritarea-lesson-rights-kept = Modern 6 stays in your hand: 6 points more if you are still first in Modern after this trick.
tritarea-lesson-rights-done = So look at the whole trick before you play: which suit will win, and will your card be its lowest or its highest?

# Declarations and the count.

tritarea-lesson-count-title = Declarations and settlement
tritarea-lesson-count-declared = The last trick of the game. Before this round everybody declared an area with a card, you Modern 7. First place there brings you 7 points, second nothing. In any lower place, or without a top, you lose 7.
tritarea-lesson-count-play = Modern has been led with a 1. Play your last card, Modern 9: nothing is higher.
tritarea-lesson-count-covered = { $who } built first and has covered your last top in Modern. Now { $who } has two tops there and you have none: 7 points would be lost.
tritarea-lesson-count-build = Take one back: build on one of the marked towers.
tritarea-lesson-count-build-wrong = Then a rival keeps two tops in Modern and stays first. Build on a marked tower.
tritarea-lesson-count-owner = One top each, and yours is on the tallest tower there: first place. Now look here: the tallest tower of the city pays its owner, { $who }, with two of four blocks. The top block of { $top } counts only for the area.
tritarea-lesson-count-second = A second block makes your tower four high as well. Then 6 points go to each of the two owners, instead of 10 to one.
tritarea-lesson-count-second-wrong = One block is enough for Modern. But with two, your tower is as tall as the tallest: 6 points for you, and 4 fewer for a rival.
tritarea-lesson-count-tallest = Two towers of four blocks: 6 points for { $who } and 6 for you. If two players have as many blocks in a tower, the lowest block decides.
tritarea-lesson-count-modern = Modern: 6 points for first place and 7 for your declaration. { $who } had declared Ecology 9, has no top there and loses 9 points.
tritarea-lesson-count-sole = In Ecology only you have tops. A player who is alone in an area gets both prizes: 5 and 5.
tritarea-lesson-count-shared = In Intelligent { $who } and { $other } are equal, in number and in height, and share second place: 1 point each. If the first place is shared, both prizes are divided and nobody is second.
tritarea-lesson-count-blocks = Before the last round blocks can be sold for 3 points each. A block that was neither sold nor built costs 2 points now.
tritarea-lesson-count-done = That was the whole game: the most points after three rounds win.

# Alone.

tritarea-lesson-solo-title = Solo with three NPCs
tritarea-lesson-solo-goal = In a solo game you also decide for three NPCs. You need two things: no NPC may have more points than you, and the one with the fewest should have as many as possible.
tritarea-lesson-solo-grade = Its points set your grade: from 30 Average, from 40 Expert, from 50 Super Developer. { $who } is last with 27, and you lead with 48. This is the last trick.
tritarea-lesson-solo-build = You build first. Do not cover the weak: take a top from { $who }, who can still gain a lot. Choose one of the marked towers.
tritarea-lesson-solo-build-wrong = That may bring you more points, but you do not need them. Take a top from the NPC that could still pass you: build on a marked tower.
tritarea-lesson-solo-help = Now { $who } builds second, and you decide where. Two blocks on the marked tower make it the tallest of the city.
tritarea-lesson-solo-help-wrong = That would help a little. But on the marked tower two blocks also bring 10 points for the tallest tower.
tritarea-lesson-solo-default-wrong = Then the weakest NPC would lose points, and your grade with it. Build on the marked tower.
tritarea-lesson-solo-second = Add the second block: with four blocks it is the tallest tower, and with two of them { $who } owns it: 10 points.
tritarea-lesson-solo-second-wrong = With one block another tower is just as tall, and this one would be yours. Add the second block.
tritarea-lesson-solo-result = No NPC has more than your 72 points, and the lowest, now { $who }, has 41: you are an Expert Developer.
tritarea-lesson-solo-greedy = With your block on the marked tower you could have had 78 points. But then { $who } would have had 35: only an Average Developer. A bigger lead than you need is worth nothing.
