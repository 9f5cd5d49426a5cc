# ゲームの振り返り：時間とともに数えるものと、得点の出どころ。

tritarea-gauge-blocks = 都市のブロック
tritarea-gauge-buildings = 所有するビル
tritarea-gauge-areas = 1位のエリア
tritarea-web-points-bonus-scored = 開拓したマス
tritarea-web-points-area-scored =
    { $rule ->
        [TA-7-4] 独占したエリア
       *[other] エリア
    }
tritarea-web-points-tallest-scored = 最高層ビル
tritarea-web-points-declaration-scored =
    { $rule ->
        [TA-7-7] 意向表明
        [TA-7-8] リードエリア宣言
       *[other] 宣言
    }
tritarea-web-points-blocks-sold =
    { $rule ->
        [TA-9-4] NPCが売却したブロック
       *[other] 売却したブロック
    }
tritarea-web-points-five-changed =
    { $rule ->
        [TA-7-6] 宣言の5の変更
       *[other] 5の変更
    }
tritarea-web-points-defaulted =
    { $rule ->
        [TA-6-3] 5での建設放棄
       *[other] 建設放棄
    }
tritarea-web-points-blocks-charged = 残ったブロック
