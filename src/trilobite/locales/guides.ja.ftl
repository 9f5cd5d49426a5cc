# ブラウザーでの学習。

web-guide-lesson = レッスン
web-guide-learn = 遊びながら学ぶ
web-guide-learn-about = 約10分の、案内つきのはじめてのゲーム
web-guide-resume = レッスンを再開
web-guide-step = ステップ{ $step }/{ $steps }
web-guide-done = 完了
web-guide-progress = レッスンの進み具合
web-guide-page = { $page }/{ $pages }ページ
web-guide-next = 次へ
web-guide-leave = 保存して中断
web-guide-leave-about = レッスンは保存されます。いつでも続きができます。
web-guide-others = ほかの人の番です…
web-guide-over = レッスンは終わりです。
web-guide-play = ボットと対戦
web-guide-again = はじめから
web-guide-changed = 始めたあとでレッスンが書き直されました。はじめからやり直してください。

web-puzzle = パズル
web-puzzle-number = { $number }/{ $count }
web-puzzle-question = ここで一番よい手は何でしょう？試してみてください。ルールで許される手なら、どれでも判定します。
web-puzzle-right = 一番よい手です。
web-puzzle-wrong = もっとよい手があります。
web-puzzle-best = 最善手
web-puzzle-chosen = あなたの手
web-puzzle-obvious = 一見よさそうな手
web-puzzle-second = その次によい手
web-puzzle-best-wins = 最善手の勝率
web-puzzle-chosen-wins = あなたの手の勝率
web-puzzle-you = あなた
web-puzzle-unforeseen = 伏せられたものや引かれるものから始まるため、何が起こるかは誰にも予測できません。
web-puzzle-then = 続いて、おそらく{ $name }：
web-puzzle-then-you = 続いて、あなたの最善は：
web-puzzle-open = その先は決まっていません。際立った応手はありません。
web-puzzle-chance-of = { $name } { $chance }
web-puzzle-ahead = そのあとは{ $name }がリードします。勝率：{ $chances }。
web-puzzle-ahead-you = そのあとはあなたがリードします。勝率：{ $chances }。
web-puzzle-points = 終了時の見込みは約{ $points ->
       *[other] { $points }点
    }です。
web-puzzle-again = もう一度
web-puzzle-next = 次のパズル
web-puzzle-over = 手を指しました。
web-puzzle-changed = 始めたあとでパズルが変わりました。もう一度やり直してください。
web-puzzle-solved = 解決済み
web-puzzle-level-easy = やさしい
web-puzzle-level-middle = ふつう
web-puzzle-level-hard = むずかしい
web-puzzles = パズル
web-puzzles-all = すべてのパズル
web-puzzles-title = パズル・{ $game }
web-puzzles-about = 明らかに優れた手が1つだけある、実戦の局面です。あなたの席から見える情報だけで見つけてください。
web-puzzles-none = このゲームのパズルはまだありません。
web-puzzles-solved = この端末で{ $count }問中{ $solved }問を解決
