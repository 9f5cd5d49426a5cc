# Trias（日本語）：ログの1手番の行。turns.en.ftlを参照。

trias-board-laid-line = 大陸が並びました。
trias-placed-turn = 群れを{ $count }つ配置
trias-turn-began-start = 手番を開始
trias-actions-ended-idle = 何もせず手番を終了
trias-meteorite-turn = 隕石を引いて最終ラウンドへ
trias-last-round-no-drift-line = 誰も大陸移動できなかったため、最終ラウンドに入ります。
trias-nothing-drifts-turn = 大陸移動なし
trias-drifted-turn =
    { $count ->
        [1] { $landscape }を大陸移動
       *[other] { $landscape }{ $count }枚を大陸移動
    }
trias-interim-scored-effect = タイル{ $tiles }枚の島を分離
trias-fell-into-water-effect =
    { $own ->
        [1] 自分の群れ{ trias-counted }
       *[0] { $who }の群れ{ trias-counted }
    }が海へ
trias-moved-turn = 群れを{ $count }回移動
trias-rescued-turn = スイマー{ trias-counted }を救出
trias-reproduced-turn = 群れが{ $count }つ繁殖
trias-swimmers-lost-turn = スイマー{ trias-counted }を喪失
trias-surplus-lost-turn = 過密で群れ{ trias-counted }を喪失
trias-final-scored-line = 最終得点計算：島の得点が入ります。
trias-game-won-line =
    { $winners ->
        [1] { $who }の勝ちです。
       *[other] { $who }の同時優勝です。
    }
