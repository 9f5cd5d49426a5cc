# The goal of a solo game, and what explains the log, in Japanese.

tritarea-npc-decided = { $npc }の建設は{ $who }が決めます。
tritarea-web-grade-super = スーパーデベロッパー
tritarea-web-grade-expert = エキスパートデベロッパー
tritarea-web-grade-average = アベレージデベロッパー
tritarea-web-grade-beginner = ビギナーデベロッパー
tritarea-fact-goal =
    目標：{ $behind ->
        [0] どのNPCにも抜かれず（達成中）、
       *[other] すべてのNPCに追いつき（あと{ $behind }点）、
    }最下位のNPCの得点を上げる：現在{ $lowest }点、{ $next ->
        [none] 最高の評価に到達
        [super] { $least }点からスーパーデベロッパー
        [expert] { $least }点からエキスパートデベロッパー
       *[average] { $least }点からアベレージデベロッパー
    }

# In the browser.
tritarea-web-goal = あなたの目標
tritarea-web-goal-ahead = どのNPCにも抜かれない
tritarea-web-goal-behind = すべてのNPCに追いつく：あと{ $behind }点
tritarea-web-goal-lowest = 最下位の{ $who }の点を上げる：現在{ $lowest }点
tritarea-web-goal-next = { $least }点で{ $grade }
tritarea-web-goal-top = 最高の評価に到達
tritarea-web-goal-grades = 評価
tritarea-web-goal-grade =
    { $least ->
        [0] { $grade }：それ未満
       *[other] { $grade }：{ $least }点から
    }
