# A bot goes through a finished game, in Japanese.

## The page

review-title = { $game }：検討
review-facts = { $file }・{ $players }人プレイ・{ $decisions }回の判断（うち選択肢のあるもの{ $free }回）・{ $iterations ->
        [0] ボット「{ bot-called }」が判定
       *[other] 判断ごとに{ $iterations }回のシミュレーションで判定
    }
review-unfinished = 未完了：{ $total }回の判断のうち{ $done }回を判定しました。
review-chances = 勝率の推移
review-chances-note = 各プレイヤーの判断ごとに、その時点で本人が知っていたことから求めた、ボットが見つけた最善の手の勝率です。帯は誤差の2倍です。右端は結果、横軸はゲームの判断、破線は全員が等しい場合の勝率です。
review-seats = 席ごとのまとめ
review-seats-note = ほかの手の勝率が{ $clear }以上高かった判断を「緩手」、{ $grave }以上高かった判断を「悪手」とします。偶然を除くため、差が比較の誤差の{ $sure }倍以上あるものに限ります。伏せられたカードは考慮せず、本人が知り得たことだけで判定します。
review-column-decisions = 選択肢のある判断
review-column-slips = 緩手
review-column-blunders = 悪手
review-column-fall = 勝率の最大低下幅
review-column-action = 手
review-column-chance = 勝率
review-column-points = 得点
review-turning-points =
    { $count ->
        [0] 分かれ目なし
       *[other] 分かれ目{ $count }か所
    }
review-nothing = 明らかに優れた手を見逃した場面はありません。
review-too-few = 選択肢のある判断{ $free }回のうち{ $count }回は、シミュレーションが少なすぎて、別の手のほうがよかったかどうかわかりません。--iterations を増やすか --level を上げてください。
review-slip = 判断{ $number }：{ $name }の緩手、勝率{ review-fall }
review-blunder = 判断{ $number }：{ $name }の悪手、勝率{ review-fall }
review-fall = { $before } → { $after }
review-no-fall = –
review-done = 実際
review-better = よりよい手
review-other = ほか
review-action = { $kind }：{ $action }
review-preview = よりよい手を選んでいれば、さらに次のようになりました：
review-again = もう一度
review-page = ページ：
review-seat = { $name }：選択肢のある判断{ $decisions }回、緩手{ $slips }回、悪手{ $blunders }回{ $marks ->
        [0] {""}
       *[other] 、勝率の最大低下幅{ review-fall }
    }
review-largest =
    { $count ->
        [0] 分かれ目なし
       *[other] 分かれ目{ $count }か所
    }。大きい順：
review-line = 判断{ $number }、{ $name }：勝率{ review-fall }
review-line-done = 実際：{ $action }
review-line-better = よりよい手：{ $action }
review-others = ほかの小さな分かれ目{ $count }か所

## In the browser

web-review-title = 検討
web-review-about = ボットがゲームを見直し、明らかに優れた別の手があった場面を示します。伏せられたカードではなく、本人がその時点で知っていたことで判定します。
web-review-level = 検討の強さ
web-review-start = このゲームを検討する
web-review-waiting = ほかの検討が終わるのを待っています…
web-review-progress = { $of }回の判断のうち{ $done }回
web-review-failed = 検討が中断されました。最初からやり直します。
web-review-again = もう一度試す
web-review-chances = 勝率の推移
web-review-chances-note =
    各プレイヤーの判断ごとに、その時点で知っていたことから求めた勝率です。{ $over ->
        [1] 右端は結果です。
       *[0] {""}
    }
web-review-line = { $name }：{ $first }から{ $last }へ
web-review-points =
    { $count ->
        [0] 分かれ目はまだありません
       *[other] 分かれ目{ $count }か所
    }
web-review-none = 明らかに優れた手を見逃した場面はありません。
web-review-slip = 緩手
web-review-blunder = 悪手
web-review-fall = { $before } → { $after }
web-review-fall-about = 勝率：よりよい手なら{ $before }、実際の手では{ $after }
web-review-all = { $count }か所をすべて表示
web-review-largest = 大きい{ $count }か所だけ表示
web-review-done = 実際：{ $action }
web-review-better = よりよい手：{ $action }
web-review-nothing-foreseen = その結果は予測できませんでした。
web-review-more = ほか{ $count }件
web-review-jump = { $name }の判断{ $number }を表示
