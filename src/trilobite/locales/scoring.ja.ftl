# 得点計算を、その時点の盤面で順に示す。

web-scoring = 得点計算
web-scoring-runs = 得点を計算しています。タップかキーでスキップできます。
web-scoring-held = 得点を計算しています。次へ進むまで待ちます。
web-scoring-waits = 得点計算、{ $step }/{ $steps }。操作を待っています：{ $next }で次の得点へ、{ $skip }で終わります。
web-scoring-parts = { $count }段階で計算します。
web-scoring-next = 次へ
web-scoring-skip = スキップ
web-scoring-result = 結果を見る
web-scoring-on = ゲームに戻る
web-scoring-last = 直前の得点計算
web-scoring-again = この得点計算をもう一度見る
web-scoring-nobody = この得点は誰も獲得しません。
web-end-review = 勝負の分かれ目
