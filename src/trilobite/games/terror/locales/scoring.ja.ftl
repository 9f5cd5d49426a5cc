# 時代ごとの得点計算：生息地ごとの内訳と、逃したボーナス。

terror-step-habitat-scored = 生息地：{ $environment }
terror-step-presence-scored = 全環境ボーナス：4つの環境すべて
terror-step-presence-missed = { terror-step-presence-scored }
terror-step-domination-scored = 支配：{ $environment }
terror-habitat-scored =
    { $area }の第{ $place }生息地（{ $who }）：{ $points ->
        [0] 得点なし。
       *[other] { $points }点。
    }
terror-presence-missed =
    { $number ->
        [1] { $who }は{ $environment }にいません：得点なし。
       *[other] { $who }は{ $environment }など{ $number }つの環境にいません：得点なし。
    }
terror-habitat-scored-why-TT-10-1 = 生息地の得点は、その石に示されています。
terror-presence-scored-why-TT-10-2 = 4つの環境すべてにディノかTレックスがいると{ $points }点です。
terror-domination-scored-why-TT-10-3 = 環境ごとにディノの数を合計し、Tレックスは3体と数えます。
