# ページの間の道：ゲームの選択、保存の読み込み、おかしなアドレス。

web-pages = ページ
web-rules-title = ルール・{ $game }
web-which-rules = どのゲームのルールを読みますか？
web-which-puzzles = 一手だけがはっきりと優れているゲームの局面です。どのゲームにしますか？
web-which-count = { $count ->
       *[other] { $count }問
    }
web-saved-broken-off = この文字列は終わりが欠けています。保存されたゲームのように始まりますが、途中で切れています。全体をもう一度コピーまたは保存してください。
web-replay-no-position = 局面{ $asked }はありません。これは最後の局面{ $shown }です。
web-replay-odd-position = 「{ $asked }」は局面の番号ではありません。これは{ $shown }番です。
web-replay-odd-eyes = 「{ $asked }」という視点はありません。表示中：{ $eyes }。
web-replay-other-eyes = ゲームが続いている間、その視点はあなたのものではありません。表示中：{ $eyes }。
web-replay-eyes-open = すべて公開
web-replay-eyes-spectator = 全員に見えていたもの
web-replay-eyes-seat = { $name }が知っていたこと
web-replay-note-close = このお知らせを閉じる
