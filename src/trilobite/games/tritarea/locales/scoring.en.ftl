# The settlement of a round, step by step: why there are these points.

tritarea-step-area-scored = { $suit }
tritarea-step-tallest-scored = Tallest tower
tritarea-step-declaration-scored = Declarations
tritarea-step-blocks-charged = Blocks left over
tritarea-area-scored-why-TA-7-3 = In an area, the number of tops decides. First and second place pay.
tritarea-area-scored-why-TA-7-4 = Nobody else has a top in { $suit }: { $who } gets the points for first and second place.
tritarea-tallest-scored-why-TA-7-5 = A tower belongs to the player with the most blocks in it, not to the player who has its top.
tritarea-declaration-scored-why-TA-7-7 = A Declaration of Intent brings its rank for first place, and never costs anything.
tritarea-declaration-scored-why-TA-7-8 = A Lead Area Declaration brings its rank for first place, nothing for second, and costs its rank below that.
tritarea-blocks-charged-why-TA-7-9 = Blocks that were neither built nor sold cost points.
tritarea-scoring-floor = A score never falls below 0, so no more can be lost.
tritarea-start-chosen-why-TA-1-5 = The player with the most points starts. If several have the most, the marker decides: the first of them clockwise.
tritarea-start-chosen-why-R-3 = Several have the most points, so chance decided.
