# The scoring of a period, habitat by habitat, with the bonuses that were missed.

terror-step-habitat-scored = Habitats: { $environment }
terror-step-presence-scored = Presence in all four environments
terror-step-presence-missed = { terror-step-presence-scored }
terror-step-domination-scored = Domination: { $environment }
terror-habitat-scored =
    { $who }, { $place ->
        [1] primary
        [2] secondary
       *[3] tertiary
    } habitat in the { $area }: { $points ->
        [0] no points.
        [one] 1 point.
       *[other] { $points } points.
    }
terror-presence-missed =
    { $number ->
        [one] { $who } is missing in the { $environment }: no points.
       *[other] { $who } is missing in { $number } environments, such as the { $environment }: no points.
    }
terror-habitat-scored-why-TT-10-1 = The stone beside a habitat says what it pays.
terror-presence-scored-why-TT-10-2 = A Dino or the T-Rex in each of the four environments brings { $points } points.
terror-domination-scored-why-TT-10-3 = All Dinos of an environment count together, and the T-Rex as three.
