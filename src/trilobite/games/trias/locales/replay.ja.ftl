# ゲームの振り返り：時間とともに数えるものと、得点の出どころ。

trias-gauge-herds = 陸上の群れ
trias-gauge-tiles = 群れのいるタイル
trias-gauge-islands = 1位の島
trias-web-points-interim-scored = 新しい島
trias-web-points-final-scored =
    { $rule ->
        [TR-9-2] 単独1位の島
        [TR-9-3] 2位の島
        [TR-9-4] 同率1位の島
       *[other] 島
    }
