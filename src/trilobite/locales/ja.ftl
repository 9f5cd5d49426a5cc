# Shared sentences in Japanese: colours, what the engine itself says, and the terminal.

colour-orange = オレンジ
colour-blue = 青
colour-yellow = 黄
colour-green = 緑
colour-purple = 紫
colour-black = 黒

## The engine

refusal-game-over = ゲームは終了しています。
refusal-not-your-turn = あなたの手番ではありません。
refusal-nothing-there = そこでできることはありません。
refusal-choose-first = 先にほかのものを選んでください。これは「{ $action }」であとから選びます。
refusal-nowhere = いま、それができる場所はありません。
refusal-here = いま、ここではそれはできません。
event-forced = { $who }にはほかに選択肢がありません。

## Bots

# Those of other people are called as they call themselves.
bot-called =
    { $bot ->
        [easy] { web-bot-easy }
        [normal] { web-bot-normal }
        [hard] { web-bot-hard }
        [expert] { web-bot-expert }
        [greedy] { web-bot-greedy }
        [search] { web-bot-search }
        [random] { web-bot-random }
        [steady] { web-bot-steady }
       *[other] { $bot }
    }

## Playing in the terminal

terminal-name-bot = { $name }（{ bot-called }）
terminal-name-you = { $name }（あなた）
# A participant with pieces but no seat.
terminal-name-npc = { $name }（NPC）
# A person who decides for somebody without a seat.
terminal-name-for = { $who }（{ $name }の代理）
terminal-welcome = { $title }、{ $players }人プレイ。1手ごとに保存します： { $file }
terminal-welcome-back = { $title }、{ $players }人プレイ、{ $steps }手進んだところから再開します。1手ごとに保存します： { $file }
terminal-hint = 番号か、一覧にある言葉で選びます。「help」で画面とコマンドの説明、「rules all」でゲームのルールを表示します。
terminal-prompt = { $who } >{" "}
terminal-question = { $who }：{ $question }（{ $rule }）
terminal-news = この間の出来事：
terminal-curtain = { $who }の手番です。ほかの人は画面を見ないでください。
terminal-curtain-prompt = 画面を見ているのが{ $who }だけになったら、Enterキーを押してください。{" "}
terminal-board-part = ボードがウィンドウより広いため、左から順に分けて表示します（{ $part }/{ $parts }）：
terminal-marks =
    ボードで「=」の後ろの数字が、その場所を選ぶために入力する番号です。{ $several ->
        [1] 「+」が付いた場所には選択肢が複数あります。一覧を見てください。
       *[0] {""}
    }
terminal-final = 「!」は取り消せません。
terminal-in-any-case = いずれの場合も：{ $effects }
terminal-effects-none = ほかには何も起こりません：
# A single choice: its heading as a sentence.
terminal-lone = { $heading }。
terminal-sentences = { $one }{ $two }
terminal-folded =
    { $first }–{ $last }：選択肢{ $count }個。「{ $kind }」と入力すると{ $map ->
        [1] ボードに
       *[0] {""}
    }表示します。
terminal-on-the-map = { $numbers }：ボードを見てください。「{ $example }」のように言葉でも選べます
terminal-number-unknown = 選択肢{ $number }はありません。一覧は{ $first }から{ $last }までです。
terminal-not-understood = 「{ $text }」は一覧にもコマンドにもありません。番号、「{ $example }」のような言葉、または「help」を入力してください。
terminal-refused = できません：{ $reason }（{ $rule }）
terminal-undone = 取り消しました：{ $action }
terminal-undo-nothing = 取り消せる手はありません。直前の手は、情報が明らかになった手か、手番を終えた手か、ほかの人の手です。
terminal-redone = やり直しました：{ $action }
terminal-redo-nothing = やり直せる手はありません。
terminal-why-what = 何についての質問ですか？「why { $example }」のように行動を、または「why { $target }」のようにテーブル上の物を指定してください。
terminal-why-allowed = できます：選択肢{ $number }です。
terminal-why-begun = できます：一覧の選択肢のうち{ $count }個が、これで始まります。
terminal-why-unknown = 「{ $text }」は行動でもテーブル上の物でもありません。行動は「{ $example }」、物は「{ $target }」のように書きます。
terminal-rule-unknown = ルール{ $rule }はありません。ルール番号は{ $example }のような形です。全文はこちら： { $file }
terminal-save-where = 保存先はどこですか？「save game.json」のようにファイル名を指定してください。
terminal-saved = ゲームを保存しました： { $file }
terminal-save-exists = { $file }はすでにあります。別の名前にしてください。
terminal-save-failed = { $file }に保存できませんでした：{ $problem }
terminal-left = ゲームを保存しました。再開するには：
terminal-left-unsaved = ゲームは保存されていません。
terminal-help =
    一覧の番号、またはその横の言葉を入力して選びます。最初の単語だけを入力すると、
    その種類の選択肢をすべて、可能ならボードに表示します。

    undo          直前の手を取り消す（情報を見せておらず、手番が続いている場合）
    redo          取り消した手をやり直す
    why ACTION    その行動ができない理由。why THING なら場所について
    rules         いま関係するルール。「rules { $rule }」でそのルール、
                  「rules all」で全文
    board         テーブルと記号の説明をもう一度表示する
    log           これまでの出来事をすべて表示する
    save FILE     別のファイルにも保存する
    quit          終了する。ゲームは保存され、あとで再開できる

## The end

terminal-over = ゲーム終了です。
terminal-result-place = 順位
terminal-result-points = 得点
terminal-result-team = パートナー込み
terminal-result-line = { $place }位、{ $who }：{ $reason }
# Who played alone: the reason is a grade.
terminal-result-alone = { $who } – { $reason }

## Looking at records

terminal-replay-title = { $title }、{ $players }人プレイ、全{ $steps }手。
terminal-replay-start = 最初の手の前
terminal-replay-step = { $step }/{ $steps }手目：{ $who }、{ $action }
terminal-replay-secret = { $step }/{ $steps }手目：{ $who }が非公開で決定
terminal-replay-prompt = Enter：次へ、b：前へ、数字：移動、q：終了 >{" "}
terminal-replay-end = これが最後の手です。
terminal-replay-unknown = Enterキーを押すか、b、q、または0から{ $steps }までの数字を入力してください。
terminal-verify-good =
    検証しました：全{ $steps }手がルールどおりです。{ $finished ->
        [1] 結果も正しいです。
       *[0] ゲームはまだ終わっていません。
    }
terminal-verify-seed = シードが、ゲーム前に公開されたハッシュ値と一致しません。
terminal-verify-words = { $step }手目、{ $who }、{ $action }：そのような行動はありません。
terminal-verify-refused = { $step }手目、{ $who }、{ $action }：{ $reason }（{ $rule }）
terminal-verify-position = { $step }手目、{ $who }、{ $action }：その後の局面が記録と違います。
terminal-verify-result = すべての手はルールどおりですが、記録された結果になりません。

## The list of games

terminal-games-players = { $title }（{ $game }）：{ $players }人。{ $summary }
terminal-games-option = { $name }（{ $rule }）：{ $label }
terminal-games-value = { $value } – { $meaning }
terminal-games-default = { $value } – { $meaning }（標準）
terminal-games-numbers = ほかの数値は --option { $name }='{ $example }' で指定します。最大人数での数値：
terminal-games-group = { $heading }：{ $numbers }
terminal-games-bots = ボット：{ $bots }

## Notices: by mail, push or webhook

notice-turn-title = あなたの手番です：{ $table }
notice-turn-body = { $game }（相手：{ $others }）で、あなたの手番が来ました。
notice-proposal-title = お返事のお願い：{ $table }
notice-proposal-rewind = { $who }が{ $game }で手の取り消しを提案しています。テーブルを開いて、同意するか断るかを選んでください。
notice-proposal-pause = { $who }が{ $game }の一時停止を提案しています。テーブルを開いて、同意するか断るかを選んでください。
notice-over-title = ゲーム終了：{ $table }
notice-over-body = { $game }（相手：{ $others }）が終了しました。
notice-test-title = Trilobiteのテスト通知
notice-test-body = これが読めていれば、通知はここに届きます。
notice-mail-open = テーブルを開く： { $link }
notice-mail-off = このメールは、通知を希望された方にお送りしています。配信を停止するには： { $link }
notice-confirm-title = Trilobite：あなたのメールアドレスですか？
notice-confirm-body = どなたか（おそらくご本人）が、ゲームで手番が来たときに{ $site }からこのアドレスへメールを送るよう希望しました。
notice-confirm-open = ご本人であれば、このページを開いてボタンを押してください。リンクは1日有効です： { $link }
notice-confirm-ignore = 心当たりがなければ、何もしないでください。今後メールは届きません。

## In the browser: everywhere

web-name = Trilobite
web-motto = 大地と恐竜とビルのゲーム
web-close = 閉じる
web-again = もう一度試す
web-to-home = ホーム
# How parts of a text are put together.
web-joined-list = { $one }、{ $two }
web-joined-named = { $one }：{ $two }
web-joined-then = { $one }。{ $two }
web-joined-sentences = { $one }{ $two }
web-language = 言語
web-theme = テーマ
web-theme-system = システムに合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-theme-to-dark = ダークテーマ
web-theme-to-light = ライトテーマ
web-lost = このアドレスには何もありません。
web-no-game = 「{ $game }」というゲームはありません。
web-colour-orange = オレンジ
web-colour-blue = 青
web-colour-yellow = 黄
web-colour-green = 緑
web-colour-purple = 紫
web-colour-black = 黒
web-bot-easy = やさしい
web-bot-normal = ふつう
web-bot-hard = 強い
web-bot-expert = 達人
web-bot-greedy = 欲張り
web-bot-search = 探索
web-bot-random = ランダム
web-bot-steady = 堅実
web-bot-about-easy = 見落としが多い
web-bot-about-normal = 無難な手を選ぶ
web-bot-about-hard = 先を読む
web-bot-about-expert = さらに先を読む
web-bot-about-greedy = 目先の最善手を選ぶ
web-bot-about-search = 先の展開を試す
web-bot-about-random = ランダムにプレイする
web-bot-about-steady = 単純な方針でプレイする
web-bot-choice = { $bot }：{ $about }
web-level = ボットの強さ
web-bots-levels = 強さ
web-bots-experiments = 実験用
# Names of bots, two for each colour in the order of the colours above, with commas between: a thing of
# that colour, so that the same name has the same colour everywhere.
web-bot-names = カキ, ビワ, ルリ, リンドウ, コハク, ナノハナ, シダ, コケ, スミレ, アザミ, ゲンブ, コクタン
web-you-tag = あなた
web-bot-tag = ボット
web-npc-tag = NPC
web-bot-tag-of = ボット・{ $bot }
web-host-tag = ホスト
web-error-unknown = うまくいきませんでした（{ $problem }）。
web-error-offline = サーバーが応答しません。動作していますか？
web-error-bad-input-allowed = { $problem }（指定できる値：{ $allowed }）
web-error-refused = それはできません：{ $problem }
web-error-paused = ゲームは一時停止中です。先に再開してください。
web-error-old-rules = その後ルールが変わりました。このゲームは閲覧のみで、続きはプレイできません。
web-error-unavailable = サーバーがデータベースに接続できません。少し待ってからもう一度お試しください。
web-error-stale = ほかの人が先に動きました。テーブルを最新の状態にしました。
web-error-restored = サーバーがバックアップから復元されました。テーブルはその時点の状態です。
web-error-time-up = 時間切れです。この手番はボットがプレイします。
web-error-not-found = 存在しないか、すでになくなっています。
web-error-not-admitted = パスワードが違うか、リンクが使用済みまたは期限切れです。
web-error-not-yours = それはあなたの席ではありません。
web-error-too-many = 操作が一度に集中しました。少しお待ちください。
web-error-too-large = 大きすぎます。
web-error-seat-taken = この席は空いていません。
web-error-seat-watched = この席の持ち主はオンラインなので、いつでも席に戻れます。
web-error-seat-kept = この席の人は戻ってくるかもしれません。席をほかの人に譲れるのは{ $until }からです。
web-error-forbidden = ここでは許可されていません。

## In the browser: home page

web-about-trias = 大陸を引き裂き、隕石が落ちるときに大きな島を押さえましょう。
web-about-terror = 最良の生息地からほかの群れを追い出しましょう。捕食者にもご用心。
web-about-tritarea = トリックを制して建設の権利を得ましょう。最も低いカードが先に建設します。
web-games = ゲーム
web-page-play = 遊ぶ
web-players-range = { $least }～{ $most }人
web-play-now = すぐに遊ぶ
web-with-friends = 友達と遊ぶ
web-same-device = 同じ端末で
web-open-saved = 保存したゲームを開く
web-my-games = マイゲーム
web-my-games-none = まだありません。「すぐに遊ぶ」でボットと対戦できます。
web-my-games-rest-none = ほかのゲームはありません。
web-finished-count = 終了（{ $count }）
web-running-count = 進行中（{ $count }）
web-open-tables = 募集中のテーブル
web-open-tables-none = 募集中のテーブルはありません。
web-make-table = テーブルを作る
web-have-code = コードを入力
web-your-turn = あなたの手番
web-your-turn-count = { $count }件のゲームがあなたの手番です
web-your-turn-since = { $names }・{ $when }
web-your-turn-none = あなたの手番のゲームはありません。下から選べば、ボットとすぐに始められます。
web-go-on = 続ける
web-look = 見る
web-waiting-open = 招待
web-sit-down = 着席
web-seats-taken = { $taken }/{ $seats }席
web-row-won = あなたの勝ち、{ $points }
web-row-over = 終了、{ $points }
web-row-winner =
    { $count ->
        [1] { $names }の勝ち、{ $points }
       *[other] { $names }の同時優勝、{ $points }
    }
web-row-waiting = { $name }の手番・{ $when }
web-row-until = { $name }の手番、期限{ $until }
web-your-turn-until = あなたの手番、期限{ $until }
web-table-gone = このテーブルはもうありません。
web-table-of = { $name }のテーブル
web-name-none = あなたの名前
web-name-title = あなたの名前
web-name-ask = ほかの人から何と呼ばれたいですか？
web-name-save = これにする
web-saved-about = 保存したゲームは、表示する前に1手ずつ検証されます。
web-saved-file = ファイルを選ぶ…
web-saved-paste = またはテキストを貼り付け：
web-saved-open = 開く
web-saved-unreadable = これは保存したゲームではありません。テキストを読み取れません。

## In the browser: a new table

web-title-new = 新しいテーブル：{ $game }
web-players = プレイヤー
web-seat-me = 自分
web-seat-friend = 友達（リンクで）
web-seat-bot = ボット
web-seat-open = 空席
web-seat-colour = 席{ $seat }の色
web-seat-kind = 席{ $seat }のプレイヤー
web-seat-which-bot = 席{ $seat }のボット
web-seat-name = 席{ $seat }の名前
web-seat-name-hint = 名前
web-seat-link-hint = 招待用リンクができます
web-hot-seat-hint = この端末で何人かが交代でプレイします。交代のときは、ほかの人に見えてはいけないものをカーテンで隠します。
web-order-shuffled = 席順をランダムに決める
web-allow-hints = ヒントを許可する（誰が使ったかは全員に表示）
web-public = このサーバーの誰でも着席できる
web-pace = 持ち時間
web-pace-none = 時間制限なし
web-pace-sitting = 続けて遊ぶ
web-pace-by-days = 何日もかけて
web-pace-own = 自分で設定…
web-pace-turn = 1手番{ $time }
web-pace-reserve = 全体で{ $time }＋1手番ごとに{ $increment }
web-pace-days = 1手番{ $days }日
web-pace-kind = 時間の数え方
web-pace-kind-turn = 手番ごと
web-pace-kind-reserve = 全体の時間＋手番ごとの加算
web-pace-kind-days = 手番ごとの日数
web-pace-seconds = 1手番の時間（秒）
web-pace-minutes = 全体の時間（分）
web-pace-increment = 手番ごとの加算（秒）
web-pace-number-of-days = 1手番の日数
web-pace-bot = 時間切れの手番をプレイするボット
web-pace-of = 持ち時間：{ $pace }
web-table-title = テーブルの名前（任意）
web-options-rulings = 裁定
web-option-usual = { $value }（標準）
web-numbers-about = { $mark }は、ルールブックの図が失われたため再構成した数値です。実物のボードをお持ちなら、その数値を入力してください。
web-numbers-changed = { $count }個の数値を変更
web-numbers-reconstructed = ≈ { $value }
web-numbers-reset = すべて元に戻す
web-numbers-usual = 元の値
web-seed-title = シードを選ぶ
web-seed-about = シードを知っている人は、これから出るカードをすべて知ることができます。シードが選ばれたことは、テーブルの全員に表示されます。
web-seed = シード
web-create-invite = 作成して招待
web-create-start = 開始

## In the browser: invitations

web-title-join = 招待
web-join-invited = { $game }に招待されています。
web-join-used-title = この招待はもう使えません。
web-join-used = 使用済みか期限切れです。招待してくれた人に新しい招待をもらってください。
web-join-code-title = ゲームに参加
web-join-code-ask = 招待リンクを貼り付けるか、コードを入力してください
web-join-code-go = 進む
web-join-code-wrong = コードが違うか、使用済みまたは期限切れです。もう一方の端末で新しいコードを表示できます。
web-waiting-title = { $game }：プレイヤー待ち
web-waiting-for =
    { $count ->
        [0] 全員そろいました。
       *[other] 空席はあと{ $count }席です。
    }
web-waiting-starts = すべての席が埋まると、ゲームは自動的に始まります。
web-local-only = このサーバーにはこのコンピューターからしか接続できないため、リンクはほかの端末では使えません。ほかの人を招くには、「{ $command }」で起動し、このコンピューター自身のアドレスでこのページを開いてください。
web-link-for-seat = この席のリンク
web-link-once = 1回だけ有効です。最初に開いた人がこの席に着きます。
web-copy-link = リンクをコピー
web-copied = コピーしました
web-copy-by-hand = このブラウザではページからコピーできません。リンクを選択してあるので、ご自分でコピーしてください。
web-new-link = 新しいリンク
web-qr = 席のQRコード：{ $name }
web-give-to-bot = ボットに任せる
web-leave = 退席
web-leave-sure = 本当に退席しますか？ボットが引き継ぎます。
web-invite = 誰かを招待
web-remove-table = このテーブルを閉じる
web-here = 在席中
web-away = 離席中

## In the browser: the table

web-title-turn = ● あなたの手番 – { $game }
web-title-table = { $game } – Trilobite
web-tools = ツール
web-undo = 取り消し
web-undo-none = いま取り消せるものはありません
web-redo = やり直し
web-reset = 手番リセット
web-reset-about = 取り消せるものをすべて取り消す
web-rules = ルール
web-rules-now = いま関係するルール
web-rules-of = { $game }のルール
web-rules-table = ルールの表
web-rule = ルール{ $rule }
web-menu = メニュー
web-score = 得点
web-acts = 手番
web-clock = 残り時間
web-clock-days = { $days }日{ $hours }時間
web-clock-lapsed = 時間切れ：ボット
web-clock-urgent = 残り{ $seconds }秒を切りました。
web-clock-yours-lapsed = 時間切れです。この手番はボットがプレイし、次の手番からまたあなたがプレイします。
web-conceded = 投了
web-board = ボード
web-board-offers =
    { $count ->
        [0] いま選べるものはありません
        [1] 選べるもの1個：Enterで選択
       *[other] 選べるもの{ $count }個：上下の矢印キーで移動、Enterで選択
    }
web-board-exploring = ボード上のもの全{ $count }個：上下の矢印キーで移動、Enterで選べない理由を表示、Escで戻る
web-explore-possible = 選べます：{ $what }
web-foreseen-more = ほかに{ $count }件の変化があります。
web-why-not = 選べない理由
web-log = ログ
web-log-show = ボードに表示
web-log-earlier = 以前の{ $count }行
web-log-undo = { $name }が直前の手を取り消しました。
web-log-redo = { $name }がやり直しました。
web-log-reset = { $name }が手番をリセットしました。
web-log-rewind = 全員の同意により、{ $name }が{ $count }手を取り消しました。
web-dock = あなたの手番
web-dock-idle = 質問とアクション
web-actions = 行動
web-waits-for = { $name }の手番です。
web-watching = { $name }の手番です。
web-for = { $name }の代理
web-bot-plays = ボットがあなたの代わりにプレイ中です。
web-bot-for-you = ボットが代理中
web-watching-about = 観戦中です。全員に公開されている情報だけが見えます。
web-can-undo = 直前の手はまだ取り消せます。
web-hint-why = 選べないものを選ぶと、その理由を表示します。
web-sending = お待ちください…
web-hint = ヒント
web-hint-about = ボットならどうするかを聞く（聞いたことは全員に表示）
web-hint-hide = ヒントを隠す
web-hint-thinking = 考え中…
web-hint-list = ボットならこうする
web-hint-best = ボットならこうします：{ $action }
web-hint-none = ここではヒントは使えません。
web-hint-times = { $what }を{ $times }回
web-hint-then = { $one }、次に{ $two }
web-hint-here = おすすめ
web-hint-range = 勝率{ $low }～{ $high }
web-hint-goal = 目標達成度{ $low }～{ $high }
web-hint-equal = ほぼ同じ
web-hint-weaker = 明らかに劣る
web-hint-points = { $points }点
web-final = これは取り消せません。
web-confirm = { $what }：よろしいですか？
web-confirm-yes = はい、実行
web-confirm-no = いいえ、戻る
web-back = 戻る
web-put-back = 戻す
web-key-esc = Esc
web-take-this = これで全部
web-take-these = 決定
web-how-many = 数
web-fewer = 1つ減らす
web-more = 1つ増やす
web-reconnecting = 接続が切れました。再接続しています…
web-curtain = { $name }の手番です。
web-curtain-about = 端末を渡してください。ほかの人は画面を見ないでください。
web-curtain-go = 私が{ $name }です

## In the browser: programs that play a seat

web-program = この席をプログラムに任せる
web-program-about = トークンを持つプログラムは、この席から見えるものを見て、この席をプレイします。あなたの名前でほかのことはできません。トークンは、あなたが無効にするか退席すると使えなくなります。
web-program-new = トークンを作る
web-program-command = サンプルを起動するコマンド（トークン入り）
web-program-copy = コマンドをコピー
web-program-once = 表示されるのはいまだけです。パスワードと同じように保管してください。
web-program-made = { $when }のトークン
web-program-revoke = 無効にする

## In the browser: talk, notes, and what everybody has to agree to

web-chat-and-notes = チャットとメモ
web-chat = チャット
web-chat-unread = チャット、新着{ $count }件
web-chat-none = まだ発言はありません。
web-chat-write = メッセージを入力
web-chat-send = 送信
web-chat-phrases = 定型文
web-chat-phrase-hello = こんにちは！
web-chat-phrase-good-luck = みなさん、がんばりましょう！
web-chat-phrase-well-played = お見事！
web-chat-phrase-thanks = ありがとう！
web-chat-phrase-sorry = ごめんなさい！
web-chat-phrase-wait = 少し待ってください。
web-chat-phrase-good-game = いいゲームでした！
web-chat-phrase-again = もう一度遊びませんか？
web-chat-reading = 書き込めるのは席に着いている人だけです。読むことはできます。
web-said = { $name }：{ $text }
web-notes = メモ
web-notes-about = あなた専用です。ほかの人には見えません。
web-notes-writing = 入力中…
web-notes-kept = このテーブルに、あなた専用として保存しました。
web-old-rules = このゲームの後にルールが変わりました。いまのルールで再現できる範囲で閲覧できますが、続きはプレイできません。
web-paused = ゲームは一時停止中です。
web-resume = 再開
web-pause = 一時停止
web-pause-propose = 一時停止を提案
web-pause-about = テーブルの誰かが再開するまで、誰もプレイできず、時計も止まります。
web-proposed-pause = { $name }が一時停止を提案しています。
web-proposed-back = { $name }が{ $count }手の取り消しを提案しています。
web-proposed-waits = 返事待ち：{ $names }
web-proposed-withdraw = 提案を取り下げる
web-proposed-look = 見て答える
web-agree = 同意する
web-refuse = 断る
web-moment = 取り消しまたは続行
web-moment-of = この手の前から取り消しまたは続行：{ $step }
web-moment-before = この手の前の状態
web-moment-now = 現在
web-moment-choose = 取り消す最初の手を上で選んでください。
web-moment-lost =
    { $count ->
        [1] この手が取り消されます：
       *[other] これら{ $count }手が取り消されます：
    }
web-moment-draws = 引き直しても同じものが出ます。一度見た情報は、見なかったことにはできません。
web-moment-back = 取り消し
web-moment-back-now = 取り消す
web-moment-propose = 取り消しを提案
web-moment-propose-some = 取り消し…
web-moment-fork = ここから続ける
web-moment-fork-some = 新しいゲームで続ける…
web-moment-fork-imagined = ここから新しいテーブルを始めます。元のゲームはまだ続いているため、あなたに見えないカードは配り直され、元のゲームの情報は誰にも漏れません。
web-moment-fork-true = ここから新しいテーブルを始めます。すべて当時のままですが、これから引くものは新しく決まります。
web-moment-seat = 自分の席
web-moment-others = ほかの席
web-moment-bots = ボット
web-moment-go = そこで続ける
web-continued = このゲームは、別のゲームの局面から始まりました。

## In the browser: for operators

web-password = パスワード
web-password-go = 入る
web-admission = このサーバーにはパスワードが必要です。招待してくれた人からリンクを送ってもらうこともできます。
web-removed = （削除済み）
web-admin-title = 管理
web-admin-ask = 管理用パスワードでログインするか、「trilobite admin link」のリンクを開いてください。
web-admin-sign-out = ログアウト
web-admin-version = バージョン
web-admin-started = 起動日時
web-admin-status = 状況
web-admin-status-all = すべて
web-admin-status-open = 待機中
web-admin-status-running = 進行中
web-admin-status-finished = 終了
web-admin-people = 利用者
web-admin-tables = テーブル
web-admin-sockets = 開いているページ
web-admin-size = データベース
web-admin-megabytes = { $size } MB
web-admin-retention = 最後の手からの保存期間：終了したテーブルは{ $finished }、それ以外は{ $abandoned }。
web-admin-days =
    { $count ->
        [0] 無期限
       *[other] { $count }日間
    }
web-admin-clear = 期限切れをいますぐ削除
web-admin-cleared = 削除しました：終了したテーブル{ $finished }件、放置されたテーブル{ $abandoned }件、利用者{ $people }人。
web-admin-refresh = 更新
web-admin-search = 検索
web-admin-total = { $count }件
web-admin-newer = 新しい方へ
web-admin-older = 古い方へ
web-admin-game = テーブル
web-admin-moved = 最後の手
web-admin-entries = 記録数
web-admin-seats = 席
web-admin-watched = 誰かが開いています
web-admin-delete = 削除
web-admin-delete-sure = 本当に削除しますか？
web-admin-name = 名前
web-admin-since = 登録日
web-admin-state = 状態
web-admin-muted = 発言禁止
web-admin-removed = 削除済み
web-admin-mute = 発言を禁止
web-admin-unmute = 禁止を解除
web-admin-remove = 削除
web-admin-remove-sure = 本当に削除しますか？

## In the browser: the end

web-game-over = ゲーム終了
web-over =
    { $count ->
        [1] { $names }の勝ちです。
       *[other] { $names }の同時優勝です。
    }
web-won =
    { $count ->
        [1] { $names }が{ $points }点で勝利しました。
       *[other] { $names }がそれぞれ{ $points }点で同時優勝しました。
    }
web-won-ahead = { $name }に{ $points }点差をつけました。
web-result = 結果
web-sources = 得点の内訳
web-place = 順位
web-place-nth = { $place }位
web-total = 合計
web-with-partner = パートナー込み
web-look-board = ボードを見る
web-record = ゲームを保存
web-rematch = もう一度遊ぶ
web-rematch-go = 次のゲームへ
web-rematch-asked = 同じメンバーでもう一度遊びたいそうです。
web-rematch-later = いまはやめておく
web-rematch-join = 参加する
web-fair = 公正なシャッフル
web-fair-about = ゲームの前に、サーバーはこのハッシュ値を公開し、シードを変えられないようにしました。終了時にシードが公開され、「trilobite replay --verify」で両方を検証できます。
web-seed-tag = 指定シード
web-seed-chosen = このテーブルのシードは作成者が選んだものです。作成者は先の展開を知っている可能性があります。

## In the browser: menu

web-prefer-motion = コマの動きをアニメーションで表示
web-prefer-colour = 好きな色
web-prefer-colour-any = おまかせ
web-prefer-curtain = 同じ端末で交代するときにカーテンで隠す
web-seats = 席
web-take-back = 自分でプレイを再開
web-other-device = 別の端末に移す
web-handover-about = 別の端末でこれを読み取るか、その端末で/joinを開いてコードを入力してください：
web-handover-qr = 席を別の端末に移すコード
web-concede = 投了
web-concede-sure = 本当に投了しますか？
web-table = テーブル

## In the browser: notices

web-notices = 通知
web-notices-open = 通知…
web-notices-about = 画面を見ていないときに、あなたの手番をお知らせする方法です。
web-notices-device = この端末で
web-notices-title = ページのタイトルとアイコンに印を付ける
web-notices-browser = テーブルをバックグラウンドで開いている間に通知
web-notices-push = ページを開いていなくても通知
web-notices-none = このブラウザで通知を表示できるのは、httpsのアドレスとlocalhostだけです。
web-notices-denied = このサイトの通知はブロックされています。ブラウザの設定で変更できます。
web-notices-elsewhere = ほかの場所で
web-notices-browser-other = 別のブラウザ
web-notices-mail = メールで、このアドレスへ
web-notices-mail-wait = 未確認です。届いたメールのリンクを開いてください。
web-notices-mail-again = メールを再送
web-notices-webhook = Webhookで、このWebアドレスへ
web-notices-secret = 送信内容はこのシークレットで署名されます。表示されるのはいまだけです：
web-notices-add = 追加
web-notices-remove = 削除
web-notices-remove-what = { $address }を削除
web-notices-test = テストを送信
web-notices-test-sent = テストを送信しました。
web-notices-test-failed = テストを届けられませんでした。
web-turn-title = あなたの手番です：{ $table }
web-turn-body = { $game }で、あなたの手番が来ました。
web-confirm-title = あなたのメールアドレスですか？
web-confirm-about = 自分の手番をメールで知らせるよう希望された場合は、ここで確認してください。心当たりがなければ、このページを閉じてください。何も起こりません。
web-confirm-do = はい、このアドレスを使う
web-confirm-done = 確認しました。あなたの手番が来るとメールが届きます。
web-off-title = メールを停止しますか？
web-off-about = あなたの手番を知らせるメールは届かなくなります。「通知」からいつでも再開できます。
web-off-do = メールを停止
web-off-done = 停止しました。今後メールは届きません。
web-link-dead = このリンクは使用済みか、期限切れです。

## Changes of seats, in the log of a running table

table-hint-used = { $who }がヒントを使いました。
table-host = { $who }が新しいホストになりました。
table-time-out = { $who }は時間切れです。この手番はボット「{ bot-called }」がプレイします。
table-time-given-back = サーバーが停止していたため、動いていた時計にはそれぞれ{ $seconds }秒を返します。
table-seat-bot = { $who }の席はこれからボットがプレイします。
table-bot-replaced = { $who }のボットが応答できないため、今回はより弱いボットが決めます。
table-bot-given-up = { $who }のボットが続けて応答できなかったため、これからはより弱いボットがプレイします。
table-seat-back = { $who }が自分でのプレイを再開しました。
table-seat-conceded = { $who }が投了しました。
table-given-up = ボットだけになったので、ゲームはここで終了です。
table-refusal-paused = ゲームは一時停止中です。プレイヤーなら誰でも再開できます。
table-seat-joined = { $who }が着席しました。
table-seat-left = { $who }が退席しました。ボットが席を引き継ぎます。
table-rewind-proposed = { $who }が手の取り消しを提案しています。
table-pause-proposed = { $who }が一時停止を提案しています。
table-proposal-refused = { $who }は同意しませんでした。
table-proposal-withdrawn = { $who }が提案を取り下げました。
table-paused = 全員の同意により、{ $who }がゲームを一時停止しました。
table-resumed = { $who }がゲームを再開しました。
table-continued = このテーブルは、別のゲームの局面から続いています。

## Names at the table

# A participant with pieces but no seat: the rules say which seat decides.
table-npc = { $colour }（NPC）

## The end of a game in which somebody conceded

table-won =
    { $winners ->
        [1] { $who }が{ $points }点で勝利しました。投了した人は最下位になります。
       *[other] { $who }が{ $points }点で同時優勝しました。投了した人は最下位になります。
    }
table-won-last = ほかの全員が先に投了したため、{ $who }の勝ちです。
table-result-conceded = 投了
table-result-others-conceded = ほかの人の投了による
table-result-points-then = その時点の得点による
