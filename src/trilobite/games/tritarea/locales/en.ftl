# Tritarea in English. Everything a player reads about this game; keys are used by the game's Python
# files, by the terminal and by the browser.

tritarea-title = Tritarea
tritarea-summary = Tricks decide who may build: raise towers in a city of four areas and rule their skyline.

## Words

tritarea-intelligent = Intelligent
tritarea-modern = Modern
tritarea-ecology = Ecology
tritarea-happiness = Happiness

tritarea-change-keep = it stays a 5
tritarea-change-0 = it becomes 0
tritarea-change-10 = it becomes 10

## Questions

tritarea-ask-declare = Which card do you declare, face down? First place in its area gains its rank, third or worse loses it.
tritarea-ask-sell =
    How many of { $own ->
        [1] your { $blocks } blocks do you sell
       *[0] the { $blocks } blocks of { $who } are sold
    }, for { $price } points each? Blocks left over at the end cost { $cost } each.
tritarea-ask-play =
    { $lying ->
        [0] You lead trick { $trick }. Which card do you play?
        [one] Which card do you play? 1 card has been played in trick { $trick }.
       *[other] Which card do you play? { $lying } cards have been played in trick { $trick }.
    }{ $intent ->
        [0] {""}
       *[1] {" "}The card that you keep to the end is your Declaration of Intent.
    }
tritarea-ask-five =
    What becomes of { $own ->
        [1] your
       *[0] the
    } { $suit } 5{ $own ->
        [1] {""}
       *[0] {" "}of { $who }
    }: keep it, make it 0 (costs { $zero }), or 10 (costs { $ten })? { $own ->
        [1] You have
       *[0] { $who } has
    } { $score ->
        [one] 1 point.
       *[other] { $score } points.
    }
tritarea-ask-five-declared =
    What becomes of { $own ->
        [1] your declared
       *[0] the declared
    } { $suit } 5{ $own ->
        [1] {""}
       *[0] {" "}of { $who }
    }: keep it, make it 0 (costs { $zero }), or 10 (costs { $ten })? { $own ->
        [1] You have
       *[0] { $who } has
    } { $score ->
        [one] 1 point.
       *[other] { $score } points.
    }
tritarea-ask-build =
    Where { $own ->
        [1] do you build
       *[0] does { $who } build
    } in { $suit }? { $right ->
        [1] { $own ->
            [1] { $holders ->
                [1] You build alone: 1 block
               *[2] You build first: 1 block
            }
           *[0] The first builder places 1 block
        }
       *[2] { $own ->
            [1] You build second: 1 block, or 2 on the same square
           *[0] The second builder places 1 block, or 2 on the same square
        }
    }{ $cost ->
        [-1] .
        [0] ; building nothing would cost nothing.
        [one] ; building nothing would cost 1 point.
       *[other] ; building nothing would cost { $cost } points.
    }
tritarea-ask-default =
    { $who } builds nothing with an unchanged 5: buy it down to 0 for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, or lose { $lost ->
        [one] 1 point
       *[other] { $lost } points
    }? { $who } has { $score } points.
tritarea-ask-second =
    { $own ->
        [1] Do you
       *[0] Does { $who }
    } put a second block on { $square }? { $blocks ->
        [one] 1 block is left.
       *[other] { $blocks } blocks are left.
    }
tritarea-ask-extra =
    { $own ->
        [1] You already had
       *[0] { $who } already had
    } a block next to { $square }. Add another block next to { $square }, or skip it. { $blocks ->
        [one] 1 block is left.
       *[other] { $blocks } blocks are left.
    }
tritarea-wastes-block = You could still add a block. Finish without it?
tritarea-wastes-right =
    You could still build here. { $cost ->
        [0] Build nothing anyway?
        [one] Build nothing and pay 1 point?
       *[other] Build nothing and pay { $cost } points?
    }

## Kinds of action, as headings above the choices

tritarea-kind-declare = Your Lead Area Declaration, hidden until all have chosen
tritarea-kind-sell = Sell this many blocks
tritarea-kind-play = Play this card
tritarea-kind-five = What becomes of the 5
tritarea-kind-build = Build on this square
tritarea-kind-default = Build nothing and pay for it
tritarea-kind-second = A second block on the same square
tritarea-kind-single = No second block
tritarea-kind-extra = An additional block on this square
tritarea-kind-skip = No additional block
tritarea-kind-pay = Buy the 5 down to 0
tritarea-kind-lose = Lose points for the 5 as it is

## What happens: rounds and deals

tritarea-start-chosen =
    { $chance ->
        [1] By chance, { $who } starts the round
       *[0] { $tied ->
            [0] { $who } starts the round
            [one] { $who } has the most points, starts the round
           *[other] { $tied } players are tied at the top. { $by ->
                [previous] Clockwise from the last start player, { $who } is the next of them, starts the round
               *[marker] Clockwise from the marker, { $who } is the first of them, starts the round
            }
        }
    } and takes the marker.
tritarea-round-began =
    Round { $round } begins on an empty board. Clockwise: { $one }, { $two }, { $three }, { $four }.{ $round ->
        [2] {" "}New: the 5s are in the game, and the card that you never play is your Declaration of Intent.
        [3] {" "}New: everybody declares a lead area with a card, and blocks can be sold.
       *[other] {""}
    }
tritarea-hand-dealt =
    { $who } gets { $number } cards{ $codes ->
        [all] {": "}{ $cards }
       *[none] {""}
    }.
tritarea-hand-dealt-hidden = { $who } gets { $number } cards.
tritarea-deck-dealt = { $who } gets a face-down deck of { $number } cards.

## What happens: before round 3

tritarea-declared = { $who } declares { $suit } { $rank }, face down.
tritarea-committed = { $who } has chosen a declaration.
tritarea-lead-revealed = { $who } reveals the Lead Area Declaration: { $suit } { $rank }.
tritarea-blocks-sold =
    { $blocks ->
        [0] { $who } sells no blocks.
        [one] { $who } sells 1 block for { $points } points.
       *[other] { $who } sells { $blocks } blocks for { $points } points.
    }

## What happens: tricks

tritarea-trick-began = Trick { $trick }: { $who } leads.
tritarea-card-played =
    { $npc ->
        [1] The top card of { $who } is { $suit } { $rank }.
       *[0] { $who } plays { $suit } { $rank }.
    }
tritarea-card-played-faceless =
    { $npc ->
        [1] The top card of { $who } is turned up.
       *[0] { $who } plays a card.
    }
tritarea-five-answered = The decision about the 5 of { $who }, face down: { $change }.
tritarea-five-committed = The decision about the 5 of { $who } has been made, face down.
tritarea-five-changed =
    { $who } pays { $lost ->
        [one] 1 point
       *[other] { $lost } points
    } and turns the 5 into { $to }.
tritarea-five-kept = { $who } keeps the 5 as it is.
tritarea-rights-found =
    { $by ->
        [most] { $suit } is adopted with { $supporters } cards
        [difference] { $suit } ({ $high } and { $low }) is adopted: the difference is larger than in { $rival } ({ $rivalhigh } and { $rivallow })
        [leader] { $suit } ({ $high } and { $low }) and { $rival } ({ $rivalhigh } and { $rivallow }) differ by the same: the leader’s suit is adopted
        [all_different] Four suits: { $suit }, the leader’s, is adopted
       *[memory] { $suit } is adopted
    }. { $holders ->
        [1] { $first } builds alone.
       *[2] { $first } builds first, then { $second }.
    }

## What happens: construction

tritarea-built =
    { $kind ->
        [basic] { $who } builds on { $square }
        [second] { $who } puts a second block on { $square }
       *[extra] { $who } adds a block on { $square }
    }{ $height ->
        [one] , an empty square.
       *[other] , now { $height } high.
    }
tritarea-second-declined = { $who } places only one block on { $square }.
tritarea-bonus-scored =
    { $who } opens up { $square } and gets { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
tritarea-defaulted =
    { $who } builds nothing{ $down ->
        [1] , buys the 5 down to 0
       *[0] {""}
    } and { $lost ->
        [0] loses nothing{ $due ->
            [0] .
           *[other] , having no points: it would have cost { $due }.
        }
       *[other] loses { $lost ->
            [one] 1 point
           *[other] { $lost } points
        }{ $due ->
            [0] .
           *[other] : all they had, as it would have cost { $due }.
        }
    }
tritarea-construction-ended = { $who } has finished building.
tritarea-trick-ended = The cards are put aside; { $who } takes the marker.

## What happens: settlement

tritarea-settlement-began = Round { $round } is settled.
tritarea-area-scored =
    { $sole ->
        [1] { $who } alone has a top in { $suit }, so both prizes are theirs:
       *[0] { $who } { $sharers ->
            [one] { $position ->
                [1] is first
               *[2] is second
            }
           *[other] { $position ->
                [1] shares first place
               *[2] shares second place
            }
        } in { $suit } and gets
    } { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
tritarea-area-shared =
    { $sharers } players are tied in { $suit } and share { $position ->
        [1] the points for first and second place; no second place is paid.
       *[2] the points for second place.
    }
tritarea-area-tied =
    { $who } and { $other } both have { $buildings ->
        [one] 1 top
       *[other] { $buildings } tops
    } in { $suit }; { $by ->
        [tallest] the tallest tower decides for { $who }.
        [lex] { $who } is ahead, tower by tower.
       *[sum] the towers of { $who } are taller in total.
    }
tritarea-tallest-scored =
    No tower is taller than { $square } (height { $height }). Its owner { $who } gets { $points } points.
tritarea-owner-tied =
    { $who } and { $other } both have { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    } on { $square }; { $who } has the lowest one and owns the tower.
tritarea-intent-revealed = { $who } reveals the Declaration of Intent: { $suit } { $rank }.
tritarea-declaration-scored =
    { $who } { $position ->
        [0] has no top
        [1] is first
        [2] is second
        [3] is third
       *[4] is fourth
    } in the declared { $suit }{ $way ->
        [gain] {" "}and gains { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
        [loss] {" "}and loses { $lost ->
            [one] 1 point
           *[other] { $lost } points
        }{ $short ->
            [0] .
           *[1] : all they had, as the rank is { $rank }.
        }
       *[nothing] : no points won or lost.
    }
tritarea-blocks-charged =
    { $who } has { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    } left over and { $lost ->
        [0] has no points to lose.
        [one] loses 1 point.
       *[other] loses { $lost } points.
    }
tritarea-round-ended = Round { $round } is over.
tritarea-game-ended = The game is over: the city is built.

## Results

tritarea-source-bonuses = bonuses
tritarea-source-areas = areas
tritarea-source-tallest = tallest towers
tritarea-source-declarations = declarations
tritarea-source-sales = blocks sold
tritarea-source-fives = changed 5s
tritarea-source-defaults = building nothing
tritarea-source-purchases = blocks left over

tritarea-result-points = by points
tritarea-result-points-shared = by points, shared: others have { $points } too
tritarea-result-points-npc = by points: an NPC has { $best }, but cannot win
tritarea-result-team = { $points } points of the team
tritarea-result-team-shared = shared, as both teams have { $points } points
tritarea-result-super = Super Developer: even the lowest NPC has { $lowest } points
tritarea-result-expert = Expert Developer: the lowest NPC has { $lowest } points
tritarea-result-average = Average Developer: the lowest NPC has { $lowest } points
tritarea-result-beginner = Beginner Developer: the lowest NPC has { $lowest } points
tritarea-result-disqualified = disqualified: an NPC has { $best } points, you have { $points }

## Refusals: it is time for something else

tritarea-refusal-declaring = First choose your Lead Area Declaration.
tritarea-refusal-selling = First choose how many blocks are sold.
tritarea-refusal-playing = Play a card from your hand now.
tritarea-refusal-changing = First decide what becomes of the 5 in the trick.
tritarea-refusal-building = Build on a square of the adopted area, or build nothing.
tritarea-refusal-second-block = First decide whether a second block goes on the same square.
tritarea-refusal-extra-block = First place the additional block, or skip it.
tritarea-refusal-changing-declared = First decide what becomes of the declared 5.
tritarea-refusal-defaulting = First decide whether the 5 is bought down to 0.

## Refusals: cards

tritarea-refusal-no-declaration = Areas are declared before round 3 only; this is round { $round }.
tritarea-refusal-no-sale = Blocks are sold before round 3 only; this is round { $round }.
tritarea-refusal-no-fives = There are no 5s in round 1; they are set aside.
tritarea-refusal-not-in-hand = You do not have { $suit } { $rank }.
tritarea-refusal-is-played = { $suit } { $rank } has already been played this round.
tritarea-refusal-in-trick = { $suit } { $rank } is already in the trick, played by { $who }.
tritarea-refusal-is-declared = { $suit } { $rank } is the declaration of { $who } and is never played.
tritarea-refusal-too-dear =
    That costs { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }, and { $who } has { $score ->
        [0] none.
        [one] only 1.
       *[other] only { $score }.
    }
tritarea-refusal-say-five = Decide what becomes of this 5: keep it, make it 0, or make it 10.
tritarea-refusal-no-trick-card = { $who } has no open card in the trick.
tritarea-refusal-not-declared = { $who } has no open declaration.
tritarea-refusal-deck = Nobody may look at the deck of { $who }; its top card is turned up when its turn comes.
tritarea-refusal-hand = The cards of { $who } are played one at a time, from the hand.

## Refusals: building

tritarea-refusal-other-area = { $square } is in { $area }; the adopted area is { $suit }.
tritarea-refusal-no-blocks = { $who } has no blocks left.
tritarea-refusal-has-built = { $who } has already built, so it is too late to build nothing.
tritarea-refusal-npc-builds = { $who } must build while a block is left: choose a square.
tritarea-refusal-one-basic = { $who } builds first and has no second block; only the second builder may place two.
tritarea-refusal-second-on-basic = The second block can only go on { $basic }: decide yes or no.
tritarea-refusal-extra-on-basic = The additional block goes next to { $basic }, not on it.
tritarea-refusal-not-beside = { $square } does not count as a neighbour of { $basic }.
tritarea-refusal-stock = The blocks of { $who } are placed or sold only when the table asks for it: choose a square or a number.

## Facts beside the city

tritarea-fact-over = The game is over.
tritarea-fact-round =
    Round { $round } of 3{ $phase ->
        [declarations] , before the first trick
        [settlement] , settlement
       *[trick] , trick { $trick } of { $tricks }
    }
tritarea-fact-player =
    { $active ->
        [1] >
       *[0] {" "}
    }{ $letter } { $who }{ $whose ->
        [npc] {" "}(NPC, { $decider } decides)
        [nobody] {" "}(NPC)
       *[seat] {""}
    }{ $marker ->
        [1] , marker
       *[0] {""}
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    }{ $sold ->
        [0] {""}
       *[other] {" "}({ $sold } sold)
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $declared ->
        [none] {""}
       *[other] , declared { $declared }
    }{ $committed ->
        [1] , has decided
       *[0] {""}
    }
tritarea-fact-team =
    Team of { $who } and { $partner }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tritarea-fact-five = Your decision about the 5 of { $who }, not yet seen: { $change }
tritarea-fact-lead = Your declaration, not yet seen: { $suit } { $rank }
tritarea-fact-rights =
    { $suit } is adopted{ $by ->
        [most] {" "}with the most cards
        [difference] {" "}by the larger difference ({ $numbers })
        [leader] {" "}as the leader’s suit (equal: { $numbers })
        [all_different] {" "}as the leader’s suit of four
       *[memory] {""}
    }: { $holders ->
        [1] { $first } builds (#1)
       *[2] { $first } builds (#1), then { $second } (#2)
    }
tritarea-fact-area =
    { $letter } { $suit }, { $first } for first and { $second } for second: { $ranked ->
        [0] nobody yet
       *[other] { $standing }
    }
tritarea-fact-tallest =
    { $number ->
        [one] Tallest tower
       *[other] Tallest towers
    }, height { $height }: { $buildings }
tritarea-fact-played = Played in this round: { $cards }
tritarea-fact-legend-city = A square: name, area, +bonus while it is empty; its tower from left (bottom) to right (top).
tritarea-fact-legend-trick = The trick, from the leader on: #1 and #2 build first and second, > the rank of a changed 5.
tritarea-fact-legend-hand = The line below the trick is your hand.

## Options

option-tritarea-start_first = Who starts round 1
option-tritarea-start_first-random = random
option-tritarea-start_first-0 = the first seat
option-tritarea-start_first-1 = the second seat
option-tritarea-start_first-2 = the third seat
option-tritarea-start_first-3 = the fourth seat
option-tritarea-start_tie = Several players have the most points before a round: who starts
option-tritarea-start_tie-marker = the first of them clockwise from the player with the marker
option-tritarea-start_tie-previous = the first of them clockwise from the last start player
option-tritarea-start_tie-random = one of them at random
option-tritarea-start_2p = With two players, the round is started by
option-tritarea-start_2p-own = the player with the highest score of their own
option-tritarea-start_2p-team = the player in the team with the most points
option-tritarea-npc_start = NPCs may start a round
option-tritarea-npc_start-true = yes, if they have the most points
option-tritarea-npc_start-false = no, only people
option-tritarea-r3_order = Before round 3
option-tritarea-r3_order-declare = areas are declared first, then blocks sold
option-tritarea-r3_order-sell = blocks are sold first, then areas declared
option-tritarea-r3_order-before_deal = blocks are sold before the cards are dealt
option-tritarea-five_order = Changing a 5
option-tritarea-five_order-open = one after another, clockwise, in the open
option-tritarea-five_order-hidden = all decide at once, face down, and reveal together
option-tritarea-adjacency = Neighbours for an additional block
option-tritarea-adjacency-board = every square that shares an edge
option-tritarea-adjacency-area = only squares of the same area
option-tritarea-adjacent_own = Your neighbouring block counts
option-tritarea-adjacent_own-any = at any height
option-tritarea-adjacent_own-top = only on top of its tower
option-tritarea-five_on_default = A player who builds nothing with an unchanged 5
option-tritarea-five_on_default-true = loses only 1 point: the 5 is bought down to 0
option-tritarea-five_on_default-false = loses all 5 points
option-tritarea-settle_order = Order of the settlement
option-tritarea-settle_order-checklist = areas, tallest towers, declarations, blocks left over
option-tritarea-settle_order-text = areas, declarations, blocks left over, tallest towers
option-tritarea-area_tie = Equal numbers of tops in an area: decided by
option-tritarea-area_tie-tallest = the tallest tower, otherwise they share
option-tritarea-area_tie-lex = the tallest tower, then the next tallest, one by one
option-tritarea-area_tie-sum = the larger sum of heights
option-tritarea-sole_colour = A player who alone has tops in an area
option-tritarea-sole_colour-top = gets the points for first and second place
option-tritarea-sole_colour-any = gets both only if nobody else has a block there
option-tritarea-tallest_pair = Two tallest towers of one owner pay
option-tritarea-tallest_pair-12 = 6 points each, 12 together
option-tritarea-tallest_pair-6 = 6 points once
option-tritarea-unranked = A declaration in an area where the player has no top
option-tritarea-unranked-loss = costs its rank
option-tritarea-unranked-neutral = costs nothing
option-tritarea-npc_seat = The NPC with three players
option-tritarea-npc_seat-moves = sits to the right of the start player of each round
option-tritarea-npc_seat-fixed = stays where it sat in round 1
option-tritarea-npc_seat-trick = sits to the right of the leader of each trick
option-tritarea-npc_decider = Who builds for the NPC with three players, if nothing else decides it
option-tritarea-npc_decider-latest = the person who last built first
option-tritarea-npc_decider-left = the left neighbour of the NPC
option-tritarea-npc_default = The NPC with three players may build nothing
option-tritarea-npc_default-true = yes, if the person who builds for it wants that
option-tritarea-npc_default-false = no, it builds while it has a block
option-tritarea-solo_tie = Solo, with as many points as the best NPC
option-tritarea-solo_tie-success = is a success
option-tritarea-solo_tie-fail = is a failure
option-tritarea-memory = Played cards must be remembered
option-tritarea-memory-true = yes: nothing lists them
option-tritarea-memory-false = no: the log lists them
option-tritarea-declare_tie = A declaration with a shared first place
option-tritarea-declare_tie-full = counts in full
option-tritarea-declare_tie-sole = counts for nothing
option-tritarea-solo_fives = Solo: the 5s of NPCs
option-tritarea-solo_fives-ask = you decide every time
option-tritarea-solo_fives-auto = you are asked only where a change can help the NPC
option-tritarea-board_data = Numbers of your own board
option-tritarea-board_data-areas = Areas of the squares
option-tritarea-board_data-bonuses = Bonuses of the squares
option-tritarea-board_data-first = Points for the first in an area
option-tritarea-board_data-second = Points for the second in an area
option-tritarea-board_data-i = { tritarea-intelligent }
option-tritarea-board_data-m = { tritarea-modern }
option-tritarea-board_data-e = { tritarea-ecology }
option-tritarea-board_data-h = { tritarea-happiness }
option-tritarea-board_data-a1 = a1
option-tritarea-board_data-b1 = b1
option-tritarea-board_data-c1 = c1
option-tritarea-board_data-d1 = d1
option-tritarea-board_data-a2 = a2
option-tritarea-board_data-b2 = b2
option-tritarea-board_data-c2 = c2
option-tritarea-board_data-d2 = d2
option-tritarea-board_data-a3 = a3
option-tritarea-board_data-b3 = b3
option-tritarea-board_data-c3 = c3
option-tritarea-board_data-d3 = d3
option-tritarea-board_data-a4 = a4
option-tritarea-board_data-b4 = b4
option-tritarea-board_data-c4 = c4
option-tritarea-board_data-d4 = d4

## Help in the terminal

tritarea-help =
    The city: four rows of four squares, a1 at the top left, d4 at the bottom
    right. Lines run where two areas meet: I Intelligent, M Modern, E Ecology,
    H Happiness. A tower is read from left (bottom) to right (top): ABB has a
    block of A at the bottom and is topped by B. Below the city are the trick,
    from the leader on, and your hand. H7 is the 7 of Happiness.
    Orange, Blue, Yellow and Green are players, not suits.

    play H7                  play a card
    declare H7               your declaration before round 3
    sell 3                   sell 3 blocks before round 3
    five keep, five 0, five 10   what becomes of a 5
    build b2                 the basic block
    default                  build nothing and pay the rank of your card
    second, single           a second block on the same square, or not
    extra b3, skip           an additional block beside it, or none
    pay, lose                buy down the 5 of an NPC that builds nothing, or not
    For “why”, things are named card:H7, square:b2, count:3, five:10, trick:C,
    declared:B, deck:D, stock:A; default, second, single, skip, pay, lose.

## In the browser

tritarea-web-title = Tri*t*area
tritarea-web-city = The city: sixteen squares in four areas
tritarea-web-hand = Your hand
tritarea-web-over = The city is built
tritarea-web-progress = Round { $round } · trick { $trick }
tritarea-web-progress-declare = Round { $round } · declare
tritarea-web-progress-sale = Round { $round } · sale
tritarea-web-progress-settlement = Round { $round } · settling
tritarea-web-step-declare = Declare
tritarea-web-step-sale = Sale
tritarea-web-step-tricks = Tricks
tritarea-web-step-settlement = Settlement

# Facts in the players panel, short.
tritarea-web-fact-blocks =
    { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    }
tritarea-web-fact-sold = { $blocks } sold
tritarea-web-fact-decides = { $who } decides
tritarea-web-fact-you-decide = you decide
tritarea-web-fact-marker = leads

# The four places: what is going on, and what each card means.
tritarea-web-head-declaring = Lead Area Declarations
tritarea-web-head-declaring-remark = all at once
tritarea-web-head-selling = Block sale
tritarea-web-head-selling-remark = { $who } sells
tritarea-web-head-settling = Settlement
tritarea-web-head-settling-remark = a declared 5 may change
tritarea-web-head-over = The declarations
tritarea-web-head-trick = Trick { $trick }
tritarea-web-head-led = led by { $who }
tritarea-web-adopted = { $suit } is adopted
tritarea-web-by-most = by { $cards } of 4 cards
tritarea-web-by-difference = difference { $number } against { $less } ({ $rival })
tritarea-web-by-leader = tied with { $rival } ({ $number }): the leader’s suit
tritarea-web-by-all-different = the leader’s suit, of four
tritarea-web-slot-first = builds 1st
tritarea-web-slot-second = builds 2nd
tritarea-web-slot-middle = middle
tritarea-web-slot-other = other
tritarea-web-slot-led = led
tritarea-web-slot-played = played
tritarea-web-slot-leads = leads
tritarea-web-slot-plays = plays now
tritarea-web-slot-to-play = still to play
tritarea-web-slot-deck = deck
tritarea-web-slot-top-card = top card
tritarea-web-slot-face-down = face down
tritarea-web-slot-five = 0, 5, 10?
tritarea-web-slot-decided = yours: { $change }
tritarea-web-slot-has-decided = decided
tritarea-web-slot-hidden = still hidden
tritarea-web-slot-chosen = has chosen
tritarea-web-slot-choose = choose
tritarea-web-slot-chooses = chooses …
tritarea-web-slot-sells = sells now
tritarea-web-slot-sold = { $blocks } sold
tritarea-web-slot-blocks =
    { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    }
tritarea-web-means-both =
    Lowest builds first: { $first }, { $low ->
        [0] all blocks used
       *[other] 1 block
    }. Highest builds second: { $second }, { $high ->
        [0] all blocks used
        [one] 1 block
       *[other] 1 or 2 blocks
    }.
tritarea-web-means-alone =
    { $first } led and builds alone: { $low ->
        [0] all blocks are used
       *[other] 1 block
    }.
tritarea-web-decides-for = { $who } decides for { $npc }.
tritarea-web-hint-trick = The suit with the most cards is adopted: its lowest card builds first, its highest second.
tritarea-web-hint-trick-intent = The suit with the most cards is adopted: its lowest card builds first, its highest second. The card that you never play is your Declaration of Intent: it pays its rank if you are first in its area.
tritarea-web-hint-declaring = { $chosen } of { $all } have chosen. All cards are turned up together.
tritarea-web-hint-selling = You cannot build with sold blocks this round. Each block that you keep and do not build costs points at the end.
tritarea-web-hint-settling = First place in the declared area gains the rank. In round 3 second place changes nothing, and everybody else loses it.

# If it were settled now.
tritarea-web-standing = If the round were settled now
tritarea-web-tallest = Tallest
tritarea-web-tallest-at =
    { $number ->
        [one] { $square }, height { $height }
       *[other] { $number } × height { $height }
    }
tritarea-web-declarations-now = Declarations, if settled now

# Fives, sale, second block.
tritarea-web-fives = What becomes of the 5
tritarea-web-five-keep = keep 5
tritarea-web-five-0 = make it 0
tritarea-web-five-10 = make it 10
tritarea-web-blocks = The blocks to sell
tritarea-web-sell =
    { $number ->
        [0] Sell none
        [one] Sell 1, keep { $left }
       *[other] Sell { $number }, keep { $left }
    }
tritarea-web-sell-count =
    { $number ->
        [0] sell no block
        [one] sell 1 block
       *[other] sell { $number } blocks
    }
tritarea-web-sale =
    { $number ->
        [0] All { $left } stay to build with.
        [one] 1 sold, { $left } stay.
       *[other] { $number } sold, { $left } stay.
    }
tritarea-web-second-question = 2nd block?
tritarea-web-second-here = A second block on { $square }
tritarea-web-button-default = Build nothing
tritarea-web-button-second = Second block
tritarea-web-button-single = Only one
tritarea-web-button-skip = No additional block
tritarea-web-button-pay = Buy down to 0
tritarea-web-button-lose = Lose the 5
tritarea-web-final-play = Playing a card cannot be undone.
tritarea-web-final-declare = It stays face down until all have chosen, and cannot be changed.
tritarea-web-final-sell = A sale cannot be undone.
tritarea-web-final-five = It is paid at once and cannot be undone.
tritarea-web-note-extra = It may go on any of the marked squares, occupied or empty.

# Things in words.
tritarea-web-card = { $suit } { $rank }
tritarea-web-square-empty =
    { $square }, { $suit }, empty{ $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }
tritarea-web-square-own =
    { $square }, { $suit }: { $height ->
        [one] 1 block
       *[other] { $height } blocks
    } ({ $who })
tritarea-web-square-tower = { $square }, { $suit }: { $height } blocks, from bottom to top ({ $blocks }); owned by { $owner }
tritarea-web-blocks-of = { $number } by { $who }
tritarea-web-trick-card = { $card }, played by { $who }
tritarea-web-no-trick-card = { $who } has no card in the trick
tritarea-web-declared = { $card }, declared by { $who }
tritarea-web-declared-hidden = { $who } has declared a card, still hidden
tritarea-web-not-declared = { $who } has declared nothing
tritarea-web-deck =
    The deck of { $who }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
tritarea-web-hand-of =
    The hand of { $who }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
tritarea-web-stock =
    { $who }: { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    } left
