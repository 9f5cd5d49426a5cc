# 手元のルール：検索、目次、図解の例。

web-rules-search = ルールを検索
web-rules-found = { $count ->
   *[other] { $count }か所で見つかりました
}
web-rules-found-none = 「{ $words }」は見つかりませんでした
web-rules-elsewhere = { $rule }は{ $game }のルールです
web-rules-contents = 目次
web-rules-alone = 別のページで開く
web-rules-others = ほかのゲームのルール
web-rule-of = ルール{ $rule }：{ $step }
web-rule-show = ルールを見る
web-example = 例：
web-example-before = 実行前
web-example-after = 実行後
web-example-lost = 図を読み込めませんでした。
web-error-input-name = この言葉は使えません：{ $problem }
web-error-input-record = このファイルは、保存したゲームとして開けません：{ $problem }
web-error-input-option = この設定の値は使えません：{ $problem }
web-error-input-other = 入力に問題があります：{ $problem }
terminal-example-before = 実行前
terminal-example-after = 実行後
terminal-example-letter = { $letter }は{ $name }
