# ページの間の道：ゲームの選択、保存の読み込み、おかしなアドレス。

web-pages = ページ
web-rules-title = ルール・{ $game }
web-which-rules = どのゲームのルールを読みますか？
web-which-puzzles = 明らかに優れた手が1つだけある、実戦の局面です。どのゲームにしますか？
web-which-lessons = はじめてのゲームと、勝負の決め手を学ぶ短いレッスンです。どのゲームにしますか？
web-which-count = { $count ->
       *[other] { $count }問
    }
web-saved-broken-off = このテキストは終わりが欠けています。保存したゲームのように始まりますが、途中で切れています。全体をもう一度コピーまたは保存してください。
web-replay-no-position = 局面{ $asked }はありません。これは最後の局面{ $shown }です。
web-replay-odd-position = 「{ $asked }」は局面の番号ではありません。これは{ $shown }番です。
web-replay-odd-eyes = 「{ $asked }」という視点はありません。表示中：{ $eyes }。
web-replay-other-eyes = ゲームが続いている間、その視点では見られません。表示中：{ $eyes }。
web-replay-eyes-open = すべて公開
web-replay-eyes-spectator = 全員に見えていたもの
web-replay-eyes-seat = { $name }が知っていたこと
web-replay-note-close = このお知らせを閉じる
