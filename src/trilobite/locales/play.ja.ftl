# Playing at the table: placing pieces, confirming, doing things several times; and a quick start.

web-placed-none = 置く数：あと{ $left }。
web-placed = 配置済み{ $placed }、残り{ $left }。
web-placed-all = すべて置きました（計{ $placed }）。決定するか、戻ってください。
web-error-all-placed = すべて置き終えています。決定するか、戻って置き直してください。
web-shortcut-about = まとめて1手で行います。「取り消し」1回で取り消せます。
web-all-here = 全部ここに
web-hint-look = もう一度タップすると実行します。
web-confirm-when = 取り消せない手の前に確認する
web-confirm-when-wasteful = 無駄が出るときだけ
web-confirm-when-always = いつも
web-confirm-when-never = しない
web-confirm-touch = タッチ画面では、そのような手は1回目のタップで表示だけされ、2回目で実行されます（「しない」を選んだ場合を除く）。
web-instead = または：{ $what }

web-quick-players = すぐ遊ぶ{ $game }の人数
web-quick-bots =
    { $bots ->
        [0] 1人で遊ぶ
       *[other] ボット{ $bots }人と対戦
    }
web-house-rules = ハウスルール
web-house-rules-changed =
    { $count ->
        [0] 標準のまま
       *[other] { $count }件変更
    }
web-saved-other = このファイルはTrilobiteで保存したゲームではありません。
web-link-for-all = 全員に送れるリンク
web-link-for-all-about = 全員に同じリンクを送ってください。開いた人から順に空席に着きます。
web-join-code-about = 招待は誰かから届いたリンクです。コードは、席をこの端末に移すときにもう一方の端末に表示されます。
