# 最終得点計算：島ごとの内訳。

trias-step-island-scored = タイル{ $tiles }枚の島
trias-step-interim-scored = タイル{ $tiles }枚の新しい島
trias-island-scored =
    { $who }の群れは{ trias-herds-counted }で{ trias-rank }：{ $points ->
        [0] 得点なし。
       *[other] { $points }点。
    }
trias-island-scored-why-TR-9-2 = 群れが最も多い人は、タイル1枚につき1点です。
trias-island-scored-why-TR-9-3 = 群れが2番目に多い人は、その半分（切り上げ）です。
trias-island-scored-why-TR-9-4 = 1位で並んだ人は、1位と2位の得点を分け合います（切り上げ）。この場合、2位はありません。
trias-interim-scored-why-TR-4-3 = 新しい島では、群れが最も多い人が2点、2番目に多い人が1点です。並んだ人は同じ点を得ます。
