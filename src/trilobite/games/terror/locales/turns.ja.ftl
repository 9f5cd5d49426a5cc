# Triassic Terror（日本語）：ログの1手番の行。turns.en.ftlを参照。

terror-start-player-chosen-line = { $who }がスタートプレイヤーです。
terror-turn-began-line = { $period }、第{ $turn }ターン
terror-face-up-taken-turn = 公開カード（{ $card }）を取得
terror-deck-chosen-turn = 山札のカードを取得
terror-tile-taken-turn =
    「{ $tile }」を取得{ $whites ->
        [0] {""}
       *[other] （白ディノ{ $whites }体付き）
    }
terror-play-turn-began-start = 手番を開始
terror-play-turn-ended-idle = 何もせず手番を終了
terror-tile-played-turn = 「{ $tile }」を使用
terror-dinos-added-turn =
    { $white ->
        [1] 白ディノを{ $count }体配置
       *[0] ディノが{ $count }体増加
    }
terror-group-moved-turn = ディノ{ $count }体が{ $to }へ移住
terror-picked-up-effect = { $victim }のディノ{ $count }体を吸収
terror-predator-moved-turn = { $predator }を{ $to }へ
terror-t-rex-changed-turn =
    { $wild ->
        [1] Tレックスを獲得
       *[0] { $former }からTレックスを奪取
    }
terror-dino-eaten-turn = { $victim }のディノ{ $count }体を捕食
terror-group-scattered-turn = { $owner }のディノ{ $count }体が逃走
terror-herd-extinct-effect =
    { $own ->
        [1] 生息地のないディノ{ $count }体を喪失
       *[0] { $who }のディノ{ $count }体が絶滅
    }
terror-hatch-played-turn = 孵化トークンを使用
terror-volcano-placed-turn = { $area }で火山が噴火
terror-dinos-killed-effect =
    { $own ->
        [1] 自分のディノ{ $count }体を喪失
       *[0] { $who }のディノ{ $count }体が犠牲に
    }
terror-stones-scored-line = 生息地の得点計算です。
terror-presence-scored-line = 全環境ボーナスの得点計算です。
terror-domination-scored-line = 支配の得点計算です。
terror-period-scored-line = { $period }が終わりました。
terror-game-ended-line = ゲーム終了です。
