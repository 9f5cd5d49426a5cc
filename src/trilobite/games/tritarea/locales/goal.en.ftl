# The goal of a solo game, and what explains the log, in English.

tritarea-npc-decided = { $who } decides where { $npc } builds.
tritarea-web-grade-super = Super Developer
tritarea-web-grade-expert = Expert Developer
tritarea-web-grade-average = Average Developer
tritarea-web-grade-beginner = Beginner Developer
tritarea-fact-goal =
    Goal: { $behind ->
        [0] let no NPC pass you (none has),
        [one] catch up with every NPC (1 point short),
       *[other] catch up with every NPC ({ $behind } points short),
    } and raise the lowest score: { $lowest } now, { $next ->
        [none] enough for the best grade
        [super] Super Developer from { $least } on
        [expert] Expert Developer from { $least } on
       *[average] Average Developer from { $least } on
    }

# In the browser.
tritarea-web-goal = Your goal
tritarea-web-goal-ahead = Let no NPC pass you
tritarea-web-goal-behind =
    { $behind ->
        [one] Catch up with every NPC: 1 point short
       *[other] Catch up with every NPC: { $behind } points short
    }
tritarea-web-goal-lowest = Raise the lowest score ({ $who }): { $lowest } now
tritarea-web-goal-next = { $grade } at { $least }
tritarea-web-goal-top = best grade reached
tritarea-web-goal-grades = Grades
tritarea-web-goal-grade =
    { $least ->
        [0] { $grade }: below that
       *[other] { $grade }: from { $least }
    }
