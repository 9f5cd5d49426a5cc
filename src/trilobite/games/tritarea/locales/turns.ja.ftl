# Tritarea（日本語）：ログの1手番の行。turns.en.ftlを参照。

tritarea-round-began-line = ラウンド{ $round }が空のボードで始まります。
tritarea-declared-turn = { $suit }の{ $rank }を伏せて宣言
tritarea-committed-turn = 宣言カードを選択
tritarea-lead-revealed-turn = { $suit }の{ $rank }を宣言
tritarea-blocks-sold-turn =
    { $blocks ->
        [0] ブロックの売却なし
       *[other] ブロック{ $blocks }個を売却
    }
tritarea-trick-began-line = トリック{ $trick }：リーダーは{ $who }です。
tritarea-card-played-turn = { $suit }の{ $rank }を場に
tritarea-card-played-faceless-turn = カードを1枚場に
tritarea-five-changed-turn = 5を{ $to }に変更
tritarea-rights-found-outcome = { $suit }が採用されました。
tritarea-built-turn =
    { $count ->
        [1] { $square }に建設
       *[other] { $square }にブロック{ $count }個を建設
    }
tritarea-defaulted-turn = 建設を放棄
tritarea-settlement-began-line = ラウンド{ $round }の決算です。
tritarea-round-ended-line = ラウンド{ $round }は終了です。
tritarea-game-ended-line = ゲーム終了：都市が完成しました。
