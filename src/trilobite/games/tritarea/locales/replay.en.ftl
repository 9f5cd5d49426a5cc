# Looking back on a game: what is counted over time, and where points come from.

tritarea-gauge-blocks = blocks in the city
tritarea-gauge-buildings = towers owned
tritarea-gauge-areas = areas led
tritarea-web-points-bonus-scored = Squares opened up
tritarea-web-points-area-scored =
    { $rule ->
        [TA-7-4] Areas without a rival
       *[other] Areas
    }
tritarea-web-points-tallest-scored = Tallest towers
tritarea-web-points-declaration-scored =
    { $rule ->
        [TA-7-7] Declarations of Intent
        [TA-7-8] Lead Area Declarations
       *[other] Declarations
    }
tritarea-web-points-blocks-sold =
    { $rule ->
        [TA-9-4] Blocks sold by the NPC
       *[other] Blocks sold
    }
tritarea-web-points-five-changed =
    { $rule ->
        [TA-7-6] Changed 5s of declarations
       *[other] Changed 5s
    }
tritarea-web-points-defaulted =
    { $rule ->
        [TA-6-3] Building nothing with a 5
       *[other] Building nothing
    }
tritarea-web-points-blocks-charged = Blocks left over
