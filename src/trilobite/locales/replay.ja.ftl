# ゲームの振り返り：リプレイ、統計、最終得点計算。

web-replay = リプレイと統計
web-replay-title = { $game }のリプレイ – Trilobite
web-replay-here = リプレイで見る
web-replay-board = ボード
web-replay-statistics = 統計
web-replay-to-table = テーブルへ
web-replay-finished = 全{ $steps }手で終了
web-replay-bar = リプレイ
web-replay-position = ゲームの場面
web-replay-step = 手数
web-replay-step-of = { $step }/{ $steps }手
web-replay-scoring = 最終得点計算
web-replay-scoring-step = 最終得点計算（{ $step }/{ $steps }）
web-replay-scoring-of = { $step }/{ $steps }
web-replay-going = 移動
web-replay-first = 最初へ
web-replay-turn-back = 1手番戻る
web-replay-back = 1手戻る
web-replay-play = 再生
web-replay-stop = 停止
web-replay-forward = 1手進む
web-replay-turn-forward = 1手番進む
web-replay-last = 最後へ
web-replay-speed = 速さ
web-replay-speed-times = { $times }倍
web-replay-eyes = 視点
web-replay-spectator = 観戦者
web-replay-open = すべて公開
web-replay-download = ダウンロード
web-replay-link = この手へのリンク
web-replay-fork = ここから続ける
web-replay-fork-about = この時点の状態から新しいゲームを始めます
web-replay-fork-over = ここでゲームは終わっています。前の手に移動してください
web-replay-more = その他
web-replay-jump = この手へ移動
web-replay-things = ボード上にあるもの
web-replay-hand-of = { $name }の持ち物
web-replay-map = 最後のボード
web-replay-start = 引き継いだ得点
web-replay-during = ゲーム中
web-replay-final = 終了時
web-replay-points = ルール別の得点
web-replay-every = すべての得点計算
web-replay-plot = 推移
web-replay-plot-about = { $steps }手にわたる各プレイヤーの{ $what }。数値は下の表にあります。
web-replay-plot-table = 表で見る
web-replay-decisions = 判断の数
web-replay-turns = 手番の数
web-replay-scorings = 得点回数
web-replay-best = 最終得点計算より前の最高の手番
web-replay-led = 単独首位の時間
web-replay-changes =
    { $count ->
        [0] 首位は一度も入れ替わりませんでした。
       *[other] 首位は{ $count }回入れ替わりました。
    }
web-replay-leads = { $step }手目から{ $name }が首位です。
