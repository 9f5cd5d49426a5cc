# The goal of a solo game, and what explains the log, in German.

tritarea-npc-decided = { $who } entscheidet, wo { $npc } baut.
tritarea-web-grade-super = Super-Entwickler
tritarea-web-grade-expert = Profi-Entwickler
tritarea-web-grade-average = Durchschnitts-Entwickler
tritarea-web-grade-beginner = Nachwuchs-Entwickler
tritarea-fact-goal =
    Ziel: { $behind ->
        [0] keinen NPC vorbeilassen (im Moment der Fall)
        [one] jeden NPC einholen (1 Punkt fehlt)
       *[other] jeden NPC einholen ({ $behind } Punkte fehlen)
    } und dem schwächsten helfen: jetzt { $lowest }, { $next ->
        [none] genug für die beste Note
        [super] Super-Entwickler ab { $least }
        [expert] Profi-Entwickler ab { $least }
       *[average] Durchschnitts-Entwickler ab { $least }
    }

# In the browser.
tritarea-web-goal = Dein Ziel
tritarea-web-goal-ahead = Lass keinen NPC vorbei
tritarea-web-goal-behind =
    { $behind ->
        [one] Hol jeden NPC ein: 1 Punkt fehlt
       *[other] Hol jeden NPC ein: { $behind } Punkte fehlen
    }
tritarea-web-goal-lowest = Hilf dem schwächsten ({ $who }): jetzt { $lowest }
tritarea-web-goal-next = { $grade } ab { $least }
tritarea-web-goal-top = beste Note erreicht
tritarea-web-goal-grades = Noten
tritarea-web-goal-grade =
    { $least ->
        [0] { $grade }: darunter
       *[other] { $grade }: ab { $least }
    }
