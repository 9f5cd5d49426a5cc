# The goal of a solo game, and what explains the log, in French.

tritarea-npc-decided = { $who } décide où { $npc } bâtit.
tritarea-web-grade-super = Super promoteur
tritarea-web-grade-expert = Promoteur expert
tritarea-web-grade-average = Promoteur moyen
tritarea-web-grade-beginner = Promoteur débutant
tritarea-fact-goal =
    Objectif : { $behind ->
        [0] ne laisser passer aucun PNJ (c’est le cas),
        [one] rattraper chaque PNJ (il manque { $behind } point),
       *[other] rattraper chaque PNJ (il manque { $behind } points),
    } et faire monter le dernier : { $lowest } à présent, { $next ->
        [none] assez pour la meilleure note
        [super] Super promoteur à partir de { $least }
        [expert] Promoteur expert à partir de { $least }
       *[average] Promoteur moyen à partir de { $least }
    }

# In the browser.
tritarea-web-goal = Votre objectif
tritarea-web-goal-ahead = Ne laissez passer aucun PNJ
tritarea-web-goal-behind =
    { $behind ->
        [one] Rattrapez chaque PNJ : il manque { $behind } point
       *[other] Rattrapez chaque PNJ : il manque { $behind } points
    }
tritarea-web-goal-lowest = Faites monter le dernier, { $who } : { $lowest } à présent
tritarea-web-goal-next = { $grade } à { $least }
tritarea-web-goal-top = meilleure note atteinte
tritarea-web-goal-grades = Notes
tritarea-web-goal-grade =
    { $least ->
        [0] { $grade } : en dessous
       *[other] { $grade } : à partir de { $least }
    }
