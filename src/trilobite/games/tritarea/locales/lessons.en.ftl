# The guided first game of Tritarea.

tritarea-lesson-theme = Four developers build one city. Each of its four areas stands for a concept: Intelligent, Modern, Ecology or Happiness.
tritarea-lesson-goal = At the end of the round the tops of the towers count: whoever has the most tops in an area gets its points. You have two tops so far.
tritarea-lesson-meeting = Cards decide who may build. Everybody plays one, and the suit with the most cards is adopted. Its lowest card builds first, its highest second.
tritarea-lesson-join = Two cards of Happiness lie there already. Play your Happiness 1: nothing is lower.
tritarea-lesson-join-wrong = You may play any card. But that one would be alone in its suit, and nobody would build with it. Join Happiness with your 1.

tritarea-lesson-adopted = Happiness is adopted with three cards, and yours is the lowest. So you build first: one block on a square of this area.
tritarea-lesson-build = Put it on top of the tower of { $who }. Then that top is yours.
tritarea-lesson-build-wrong = You may build there. But on the marked tower you gain a top and take one away from somebody else.
tritarea-lesson-default-wrong = To build nothing is allowed, but it costs as many points as your card shows. Build on the marked square.

tritarea-lesson-neighbour = A block of yours stood next to that square. For that you may place one additional block next to the new one, even in another area.
tritarea-lesson-extra = Put it on the marked square of Intelligent: then you have two tops there.
tritarea-lesson-extra-wrong = You may put it there. But in Intelligent, which pays 8 points, a second top makes you first.
tritarea-lesson-skip-wrong = You may leave it out, but this block costs you nothing. Put it on the marked square.

tritarea-lesson-second-right = { $who } had the highest card of the suit and built second. Whoever does may put two blocks on the square.
tritarea-lesson-lead = Who built first leads the next trick: that is you. Play Modern 9. No card is higher.
tritarea-lesson-lead-wrong = Your 4 may well end up in the middle, and middle cards get nothing. Lead with the 9.

tritarea-lesson-followed = Everybody has followed: four cards of Modern. { $who } had the 1 and has built already. With your 9 you are second.
tritarea-lesson-build-modern = Put a block on the other tower of { $who } in this area.
tritarea-lesson-build-modern-wrong = You may build there. But on the marked tower you take a top away from a rival.

tritarea-lesson-second = You may put a second block on the same square. Do it: where tops are equal in number, the taller tower decides.
tritarea-lesson-second-wrong = One block is enough for the top. But with two yours is the tallest in Modern, and that makes you first.

tritarea-lesson-last-card = The last trick, and only one card left. It fits well: play your Ecology 4.

tritarea-lesson-last-block = Again yours is the lowest. Put your last block on the tower of { $who }: then all tops in Ecology are yours.
tritarea-lesson-last-block-wrong = You may build there. But on the marked tower you gain a top and take one away from a rival.

tritarea-lesson-scored = The round is settled. You are first in Intelligent (8 points), Modern (6) and Ecology (5). In Happiness you are second, and there second place pays more: 6.
tritarea-lesson-tallest = The tallest tower of the city pays 10 points. It goes to { $who }, who has the most blocks in it; there the top does not matter.
tritarea-lesson-done = Two more rounds follow, each with a little more to decide; the table explains it when the time comes. Now try it against bots!
