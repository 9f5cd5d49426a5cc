# 手番ごとのログ、振り返り、速さ（日本語）。

web-turn = { $name }：{ $did }。
web-turn-points = { $name }：{ $points }
web-recap = 前回の手番以降
web-recap-scored =
    { $way ->
        [gain] 得点計算で{ $points }点を得ました。
       *[loss] 得点計算で{ $points }点を失いました。
    }
web-recap-close = 振り返りを閉じる
web-recap-again = もう一度見る
web-recap-stop = 停止
web-speed = 相手の表示速度
web-speed-calm = ゆっくり
web-speed-brisk = 速め
web-speed-at-once = 即時
web-skip = スキップ
