# Triassic Terror in Japanese. Everything a player reads about this game; keys are used by the game's
# Python files, by the terminal and by the browser.

terror-title = Triassic Terror
terror-summary = 増え、移住し、生き残れ：火山島の生息地をめぐって群れが争います。

## Words

terror-swamp = 沼地
terror-forest = 森林
terror-desert = 砂漠
terror-mountains = 山地

terror-area-si = 内側の沼地
terror-area-sm = 中間の沼地
terror-area-so = 外側の沼地
terror-area-fi = 内側の森林
terror-area-fm = 中間の森林
terror-area-fo = 外側の森林
terror-area-di = 内側の砂漠
terror-area-dm = 中間の砂漠
terror-area-do = 外側の砂漠
terror-area-mi = 内側の山地
terror-area-mm = 中間の山地
terror-area-mo = 外側の山地

terror-tile-ne = 新環境
terror-tile-hg = 群れの成長
terror-tile-hm = 群れの移住
terror-tile-ha = 孵化
terror-tile-tr = Tレックス
terror-tile-ra = ラプトル

terror-raptor-one = ラプトル1
terror-raptor-two = ラプトル2
terror-pterodactyl = プテロダクティルス
terror-t-rex = Tレックス

terror-triassic = 三畳紀
terror-jurassic = ジュラ紀
terror-cretaceous = 白亜紀

## Questions

terror-ask-card = 公開カード（{ $card }）と山札の一番上（残り{ $cards }枚）のどちらを取りますか？
terror-ask-tile = どのアクションタイルを取りますか？上の白ディノはあなたのものになります。番号の小さいスペースから順に行動します。
terror-ask-menu =
    { $left ->
        [both] カードとタイル「{ $tile }」のどちらを先に使いますか？
        [card] まだカードを使っていません。
        [tile] まだタイル「{ $tile }」を使っていません。
       *[none] { $placeable ->
            [0] すべて使いました。手番を終えてください。
           *[other] カードとタイルは使いました。
        }
    }{ $placeable ->
        [0] { $whites ->
            [0] {""}
           *[other] 白ディノ{ $whites }体はいま置けません。
        }
       *[other] まだ置いていない白ディノが{ $whites }体います。
    }
terror-ask-environment = どの環境にディノを{ $number }体置きますか？
terror-ask-spread = ディノを{ $number }体置きます。内側・中間・外側の{ $environment }に何体ずつ置きますか？
terror-ask-grow-first =
    どの群れにディノを{ $number }体加えますか？{ $others ->
        [0] {""}
       *[other] その後、別の群れにも加えます。
    }
terror-ask-grow-second = 次に、ほかのどの群れにディノを{ $number }体加えますか？
terror-ask-hatch = どの群れでディノが{ $number }体孵化しますか？その後、プテロダクティルスを飛ばせます。
terror-ask-migrate-first =
    { $herds ->
        [0] いま移住できる群れはありません。
       *[other] どの群れが最初に移住しますか？1つずつ2つまで移住できます。移住しなくてもかまいません。
    }
terror-ask-migrate-second =
    { $herds ->
        [0] いま移住できる群れはほかにありません。
       *[other] 2つ目の群れも移住しますか？着いたばかりのディノはそこに残ります。
    }
terror-ask-divide =
    { $area }の群れをどう分けますか？{ $left ->
        [0] 出発できるディノはすべて出発します。
       *[other] あと{ $left }体まで出発できます。
    }{ $going ->
        [0] 別の環境へ行くグループは1体を失います。
       *[other] 次のグループのエリアを選ぶか、決定してください。
    }
terror-ask-pterodactyl = プテロダクティルスはどこへ飛びますか？1エリアか2エリア先で、ほかの人のディノを{ $bites }体まで食べられます。
terror-ask-t-rex =
    { $own ->
        [1] Tレックスはすでにあなたのものです。
       *[other] Tレックスはあなたのものになります。
    }1エリア先では5体まで、2エリア先では3体まで食べます。動かなければ食べません。
terror-raptor-hunts = 着いた先でディノを2体まで食べ、さらに2体を追い散らします
terror-ask-which-raptor =
    { $raptors ->
        [0] { $moved ->
            [0] 動けるラプトルはいません。
           *[other] もう一方のラプトルは動けません。
        }
       *[other] { $moved ->
            [0] どちらのラプトルが先に動きますか？
           *[other] もう一方のラプトルも動きますか？
        }{ $steps ->
            [1] 1エリア進み、{ terror-raptor-hunts }。
           *[other] 1エリアか2エリア進み、{ terror-raptor-hunts }。
        }
    }
terror-ask-raptor =
    { $predator }はどこへ行きますか？{ $steps ->
        [1] 1エリア進み、{ terror-raptor-hunts }。
       *[other] 1エリアか2エリア進み、{ terror-raptor-hunts }。{ $moved ->
            [0] 2エリアなら、もう一方のラプトルは1エリアだけです。
           *[other] {""}
        }
    }
terror-ask-eat =
    { $predator }は誰のディノを食べますか？{ $eaten ->
        [0] { $bites }体まで食べられます。
       *[1] あと{ $bites }体まで食べられます。
    }
terror-ask-scatter =
    { $number ->
        [0] { $area }から追い散らせるディノはもういません。
        [1] { $area }から誰のディノを追い散らしますか？あと1体を追い散らせます。
       *[other] { $area }から誰のディノを追い散らしますか？1つの群れの2体をまとめて、または1体ずつ2体まで追い散らせます。
    }
terror-ask-scatter-to = { $owner }のディノ{ $number }体はどこへ逃げますか？別の環境へ逃げると1体が死にます。
terror-wastes-counter = これが最後の手番で、まだトークンを使えます。それでも手番を終えますか？
terror-wastes-reach = ほかの人のディノに届きますが、動かない捕食者は何も食べません。それでも手番を終えますか？
terror-wastes-moves = アクションタイルでまだ何も動かしていません。それでも手番を終えますか？
terror-wastes-bite = { $predator }はほかの人のディノをあと{ $bites }体まで食べられます。それでも手番を終えますか？

## Kinds of action, as headings above the choices

terror-kind-draft = 環境カードを取る：公開カード、または山札の一番上
terror-kind-take = アクションタイルを、上の白ディノごと取る
terror-kind-card = 環境カードを使う
terror-kind-tile = アクションタイルを使う
terror-kind-end = 手番を終える
terror-kind-white = 白ディノ：自分の群れにディノを1体加える
terror-kind-hatch = 孵化トークン：自分の群れにディノを3体加える（ゲーム中1回）
terror-kind-volcano = 火山トークン：1つのエリアで噴火させる（ゲーム中1回）
terror-kind-environment = 新しいディノがこの環境に来る
terror-kind-spread = 内側・中間・外側のエリアに来る新しいディノの数
terror-kind-grow = 成長する群れ
terror-kind-migrate = 移住する群れ
terror-kind-go = このエリアへ行く数
terror-kind-confirm = 出発させる。残りはとどまる
terror-kind-stay = 動かない
terror-kind-to = このエリアへ行く
terror-kind-eat = このプレイヤーのディノを食べる
terror-kind-raptor = 動くラプトル
terror-kind-scatter = このプレイヤーのディノを1体か2体追い散らす
terror-kind-stop = ここまでにする
terror-kind-finish = もう動かさない

## What happens: set-up and selection

terror-start-player-chosen = { $who }がスタートプレイヤーです。
terror-herd-started = { $who }は{ $area }のディノ{ $number }体で始めます。
terror-tiles-laid = スペース1から順に：{ $one }、{ $two }、{ $three }、{ $four }、{ $five }、{ $six }。
terror-card-turned-up = 新しい公開カード：{ $card }。
terror-turn-began = { $period }、第{ $turn }ターンが始まります。
terror-face-up-taken = { $who }が公開カードを取ります：{ $card }。
terror-deck-chosen = { $who }が山札からカードを引きます。
terror-blind-drawn = { $who }だけが見るカード：{ $card }。
terror-open-drawn = 全員に公開されたカード：{ $card }。
terror-tile-taken =
    { $who }がスペース{ $space }の「{ $tile }」を取ります{ $whites ->
        [0] 。
       *[other] （白ディノ{ $whites }体付き）。
    }

## What happens: play turns

terror-play-turn-began = { $who }（スペース{ $space }）の手番です。
terror-volcano-removed = { $area }の{ $who }の火山が消えます。
terror-card-played = { $who }がカードを使います：{ $card }。
terror-tile-played = { $who }が「{ $tile }」を使います。
terror-environment-chosen = { $who }が{ $environment }に進出します。
terror-dinos-added =
    { $white ->
        [1] { $who }が{ $area }に白ディノを{ $number }体置きます。
       *[0] { $area }で{ $who }のディノが{ $number }体増えます。
    }
terror-gain-lost = { $who }は新しいディノ{ $number }体を得られません。
terror-migration-began = { $who }が{ $area }の群れの移住を始めます。{ $movable }体まで出発できます。
terror-group-planned =
    { $who }のディノ{ $number }体が{ $from }から{ $to }へ向かいます{ $shock ->
        [0] {""}
       *[other] （環境ショックで1体が死にます）
    }{ $doomed ->
        [0] 。
       *[other] ――しかし、そこでは生息地を得られません！
    }
terror-picked-up = { $area }で、{ $who }の群れが{ $victim }のディノ1体を吸収します。
terror-group-moved =
    { $who }のディノ{ $number }体が{ $from }から{ $to }へ移住します{ $shock ->
        [0] 。
       *[other] 。環境ショックで1体が死にます。
    }
terror-predator-moved = { $who }が{ $predator }を{ $from }から{ $to }へ{ $steps }エリア動かします。
terror-predator-stayed = { $who }は{ $predator }を動かしません。
terror-t-rex-changed =
    { $wild ->
        [1] { $who }がTレックスを手なずけます。
       *[0] { $who }が{ $former }からTレックスを奪います。
    }
terror-dino-eaten = { $area }で、{ $who }が{ $predator }に{ $victim }のディノ1体を食べさせます。
terror-raptor-chosen = { $who }が{ $predator }を目覚めさせます。
terror-group-chosen = { $who }が{ $area }の{ $owner }のディノ{ $number }体を追い散らします。
terror-group-scattered =
    { $owner }のディノ{ $number }体が{ $from }から{ $to }へ逃げます{ $shock ->
        [0] 。
       *[other] 。環境ショックで1体が死にます。
    }
terror-herds-ranked =
    { $herds ->
        [0] { $area }の生息地は空になりました。
        [1] { $area }は{ $first }だけになりました。
        [2] { $area }の順位：{ $first }、{ $second }。
       *[3] { $area }の順位：{ $first }、{ $second }、{ $third }。
    }
terror-herd-extinct = { $who }のディノ{ $number }体は{ $area }で生息地を得られず、絶滅します。
terror-t-rex-outside = { $who }のTレックスは{ $area }で生息地を得られず、外をうろつきます。
terror-hatch-played = { $who }が{ $area }で孵化トークンを使います。
terror-volcano-placed = { $who }が{ $area }で火山を噴火させます！
terror-dinos-killed = { $who }のディノ{ $number }体が噴火で死にます。
terror-whites-lost = 加われる群れがないため、{ $who }の白ディノ{ $number }体が失われます。
terror-step-ended =
    { $what ->
        [eating] { $who }が食事を終えます。
        [scattering] { $who }が追い散らしを終えます。
        [migration] { $who }が移住を終えます。
       *[raptors] { $who }がラプトルの移動を終えます。
    }
terror-play-turn-ended = { $who }が手番を終えます。

## What happens: refresh and scoring

terror-whites-added = 選ばれなかった「{ $tile }」はスペース{ $space }へ。白ディノは{ $whites }体になりました。
terror-stones-scored =
    { $who }は{ $number ->
        [0] 生息地がないため、{ $points }点です。
       *[other] 生息地{ $number }か所{ $codes ->
            [all] （{ $places }）
           *[none] {""}
        }で{ $points }点を獲得します。
    }
terror-presence-scored = { $who }は4つの環境すべてにいるため、{ $points }点を獲得します。
terror-domination-scored =
    { $who }は{ $environment }の合計{ $total }で{ $place ->
        [1] 1位
        [2] 2位
        [3] 3位
       *[4] 4位以下
    }{ $points ->
        [0] のため、得点はありません。
       *[other] となり、{ $points }点を獲得します。
    }
terror-domination-tied =
    { $who }と{ $other }は{ $environment }の合計がともに{ $total }です。{ $by ->
        [primary] そこの第1生息地が多い{ $who }が上位です。
        [secondary] そこの第2生息地が多い{ $who }が上位です。
        [tertiary] そこの第3生息地が多い{ $who }が上位です。
       *[area] { $area }の生息地で勝る{ $who }が上位です。
    }
terror-period-scored = { $period }が終わり、得点計算も済みました。
terror-start-passed = 次のスタートプレイヤーは{ $who }です。
terror-game-ended = ゲーム終了です。

## Results

terror-source-stones = 生息地
terror-source-presence = 全環境
terror-source-domination = 支配
terror-result-points = 得点による
terror-result-dinos = 島のディノの数（{ $dinos }、Tレックスは3）による。{ $points }点で同点
terror-result-primary = 第1生息地の数（{ $primary }）による。得点（{ $points }）とディノ（{ $dinos }）が同じ
terror-result-secondary = 第2生息地の数（{ $secondary }）による。得点（{ $points }）、ディノ（{ $dinos }）、第1生息地（{ $primary }）が同じ
terror-result-tertiary = 第3生息地の数（{ $tertiary }）による。得点（{ $points }）、ディノ（{ $dinos }）、上位の生息地がすべて同じ
terror-result-shared = 得点（{ $points }）、ディノ（{ $dinos }）、生息地（{ $primary }、{ $secondary }、{ $tertiary }）が同じため同順位

## Refusals: it is time for something else

terror-refusal-select-card = 先に環境カードを取ってください。公開カードか、山札の一番上です。
terror-refusal-select-tile = 先にアクションタイルを取ってください。全員が取ったら使います。
terror-refusal-menu = 進行中の行動はありません。カードかタイルを使うか、手番を終えてください。
terror-refusal-choose-environment = 先に、新しいディノを置く環境を選んでください。
terror-refusal-spreading = 先に、新しいディノを環境に置いてください。
terror-refusal-growing = 先に、成長する群れを選んでください。
terror-refusal-choose-herd = 移住の途中です。群れを選ぶか、移動を終了してください。
terror-refusal-dividing = 群れの移住を準備中です。グループのエリアを選んでから決定してください。
terror-refusal-move-pterodactyl = 先に、プテロダクティルスを飛ばすか、「動かない」を選んでください。
terror-refusal-move-t-rex = 先に、Tレックスを動かすか、「動かない」を選んでください。
terror-refusal-choose-raptor = ラプトルを選ぶか、移動を終了してください。
terror-refusal-move-raptor = 先に、ラプトルの行き先を選んでください。
terror-refusal-eating = 捕食者が食べています。食べる相手を選ぶか、食べ終えてください。
terror-refusal-scattering = ディノを追い散らしています。誰のディノかを選ぶか、追い散らしを終了してください。
terror-refusal-scatter-to = 先に、逃げるディノの行き先を選んでください。
terror-refusal-step-open = 白ディノとトークンは行動の合間に使います。先にいまの行動を終えてください。
terror-refusal-not-in-phase-a = 白ディノとトークンは自分の手番で使います。いまはタイルを取る場面です。

## Refusals: selecting and playing

terror-refusal-no-card-turn = このターンは誰も環境カードを取りません。
terror-refusal-tile-taken = 「{ $tile }」はすでに{ $who }が取りました。
terror-refusal-no-card = 使う環境カードがありません。
terror-refusal-card-played = 環境カードは使用済みです。
terror-refusal-tile-played = アクションタイルは使用済みです。
terror-refusal-not-your-tile = 「{ $tile }」は、このターンのあなたのタイルではありません。
terror-refusal-card-first = 手番を終える前に、環境カードを使わなければなりません。
terror-refusal-tile-first = 手番を終える前に、「{ $tile }」を使わなければなりません。
terror-refusal-whites-first = 手番を終える前に、あと白ディノ{ $whites }体を自分の群れに加えなければなりません。
terror-refusal-no-white = 置く白ディノを持っていません。
terror-refusal-hatch-used = 孵化トークンは使用済みです。ゲーム中1回だけ使えます。
terror-refusal-volcano-used = 火山トークンは使用済みです。ゲーム中1回だけ使えます。
terror-refusal-one-counter-a-period = この時代にはもう一方のトークンを使いました。1つの時代に使えるのは1つだけです。
terror-refusal-no-supply = ストックが空です。あなたのディノはすべて島にいます。
terror-refusal-volcano = { $area }は噴火中です。ディノも捕食者も入れず、ディノは出られず、群れは成長しません。
terror-refusal-second-volcano = { $area }はすでに噴火中です。
terror-refusal-lone-t-rex = { $area }にいるあなたのコマはTレックスだけです。Tレックスだけでは群れではなく、ディノが必要です。
terror-refusal-t-rex-outside = { $area }にいるあなたのコマはTレックスだけで、生息地を占めていません。
terror-refusal-no-herd = { $area }にあなたの群れはいません。
terror-refusal-no-herd-anywhere = いま成長できるあなたの群れはありません。
terror-refusal-not-your-herd = 自分の群れを選んでください。{ $area }のその群れは{ $who }のものです。
terror-refusal-choose-area = 対象のエリアを選んでください。
terror-refusal-click-area = 群れがいるエリアを選んでください。

## Refusals: new Dinos and migration

terror-refusal-all-blocked = { $environment }は全エリアが噴火中です。
terror-refusal-all-doomed = { $environment }では新しいディノがどこにも生息地を得られず、このテーブルでは選べません。
terror-refusal-spread-all = ディノをちょうど{ $number }体置いてください。
terror-refusal-other-environment = 新しいディノを置けるのは{ $environment }だけです。
terror-refusal-doomed = { $area }では生息地を得られないため、このテーブルでは行けません。
terror-refusal-grown-already = { $area }の群れはすでに成長しました。別の群れを選んでください。
terror-refusal-t-rex-stays = Tレックスは移住しません。そこにあなたのディノはいません。
terror-refusal-surrounded = { $area }のまわりはすべて噴火中なので、そこの群れは出られません。
terror-refusal-migrated-already = { $area }の群れはすでに移住しました。残りはとどまります。
terror-refusal-new-herd = { $area }のあなたの群れは、移住を始めたときにはいなかったため、とどまります。
terror-refusal-frozen-herd = { $area }のあなたのディノはすべて最初の移住で来たため、とどまります。
terror-refusal-no-way-out = { $area }の群れは、どこへ行っても生息地を得られません。
terror-refusal-not-adjacent = { $area }は{ $from }に隣接していません。
terror-refusal-planned-already = { $area }へはすでにディノ{ $number }体が行きます。変えるには取り消してください。
terror-refusal-too-many =
    { $left ->
        [0] この群れからはもう出発できません。
       *[other] この群れから出発できるのは、あと{ $left }体だけです。
    }
terror-refusal-nobody-leaves = 少なくとも1体は出発しなければなりません。先にグループを選ぶか、群れの選択を取り消してください。
terror-refusal-choose-number = 数を選んでください。

## Refusals: predators

terror-refusal-must-move = { $predator }はいまそこにいます。「動かない」か、別のエリアを選んでください。
terror-refusal-raptor-must-move = { $predator }はいまそこにいます。別のエリアを選んでください。
terror-refusal-too-far =
    { $area }は遠すぎます。{ $predator }が進めるのは{ $steps ->
        [1] 1エリアです。
       *[other] 1エリアか2エリアです。
    }
terror-refusal-way-blocked = { $area }への道には火山があり、{ $predator }は火山を通れません。
terror-refusal-not-here = 捕食者は{ $area }で狩りをしています。ほかの場所の群れには届きません。
terror-refusal-not-own = プテロダクティルスが食べるのは、ほかの人のディノだけです。
terror-refusal-nobody-there = { $area }に{ $who }のディノはいません。
terror-refusal-no-seat = このテーブルに{ $seat }のプレイヤーはいません。文字はAから{ $last }までです。
terror-refusal-raptor-moved = { $predator }はこの手番にすでに動きました。
terror-refusal-raptor-shut-in = { $predator }のまわりはすべて噴火中なので、動けません。
terror-refusal-predator-not-now =
    { $predator-key ->
        [terror-t-rex] Tレックスを動かせるのは「Tレックス」のタイルだけです。
        [terror-pterodactyl] プテロダクティルスを動かせるのは「孵化」のタイルだけです。
       *[other] ラプトルを動かせるのは「ラプトル」のタイルだけです。
    }
terror-refusal-predator-goes-to-area = { $predator }の行き先のエリアを選んでください。
terror-refusal-too-few-there =
    { $here ->
        [0] { $area }に{ $who }のディノはいません。
       *[other] { $area }にいる{ $who }のディノは1体だけです。
    }
terror-refusal-one-more = 各ラプトルが追い散らせるのは2体までです。あと1体だけ追い散らせます。
terror-refusal-second-single = { $who }の2体目は、1体目と同じ場所へも、別の環境へも逃げられません。同じエリアへ逃げる2体は1つのグループとして逃げます。
terror-refusal-second-abroad = { $who }のディノ2体が別の環境へ逃げるときは、必ず1つのグループで逃げます。
terror-refusal-lone-abroad = { $who }のディノ1体は別の環境にしか逃げられませんが、このテーブルでは認められていません。
terror-refusal-nowhere-to-flee = { $who }のディノには逃げ場がありません。
terror-refusal-not-abroad = 同じ環境に空きがあるので、{ $area }へは逃げられません。
terror-refusal-no-habitat = { $area }では生息地を得られません。

## Facts beside the island

terror-fact-player =
    { $active ->
        [1] >
       *[0] {" "}
    }{ $letter }・{ $who }{ $start ->
        [1] 、スタート
       *[0] {""}
    }：{ $points }点{ $worth ->
        [0] {""}
       *[other] （いま得点計算すると+{ $worth }）
    }、ストック{ $supply ->
        [unlimited] 無制限
       *[other] { $supply }
    }{ $whites ->
        [0] {""}
       *[other] 、白{ $whites }
    }、{ $counters ->
        [both] 孵化と火山が未使用
        [hatch] 孵化が未使用
        [volcano] 火山が未使用
       *[none] トークン使用済み
    }{ $card ->
        [none] {""}
        [blind] 、伏せたカード
       *[other] 、カード：{ $card }
    }
terror-fact-card = あなたの伏せたカード：{ $card }
terror-fact-turn =
    { $period }、ターン{ $turn }/{ $turns }{ $cards ->
        [1] （カードあり）
       *[0] {""}
    }。得点：生息地{ $special ->
        [p] と全環境ボーナス
        [d] と支配
        [pd] 、全環境ボーナス、支配
       *[none] {""}
    }
terror-fact-next =
    次は{ $period }：{ $turns }ターン。得点：生息地{ $special ->
        [p] と全環境ボーナス
        [d] と支配
        [pd] 、全環境ボーナス、支配
       *[none] {""}
    }
terror-fact-over = ゲーム終了です。
terror-fact-open-card = 公開カード：{ $card }、山札：{ $cards }枚
terror-fact-discards = 捨て札：沼地{ $swamp }、森林{ $forest }、砂漠{ $desert }、山地{ $mountains }
terror-fact-frozen = 到着してとどまるディノ：{ $areas }
terror-fact-legend-areas = S：沼地、F：森林、D：砂漠、M：山地（環状に隣接）。i：内側、m：中間、o：外側
terror-fact-legend-habitats = P、S、T：第1・第2・第3生息地と得点。A4：Aのディノ4体。+3：Tレックス
terror-fact-legend-predators = R1、R2：ラプトル。Pt：プテロダクティルス。Tx：Tレックス（Tx:Aは生息地の外にいるAのTレックス）
terror-fact-legend-volcano = ^A：Aの火山
terror-fact-legend-going = >3：ディノ3体がそこへ向かう予定
terror-fact-legend-row = 島の下：スペース、タイル、白ディノ（o）、取った人
terror-fact-legend-tiles = NE：新環境、HG：群れの成長、HM：群れの移住、HA：孵化、TR：Tレックス、RA：ラプトル

## Options

# In the browser: headings of the options, by the section of their rule.
terror-web-options-tt-3 = 準備
terror-web-options-tt-11 = 6人プレイ

option-terror-start_player = プレイヤー1になる人
option-terror-start_player-random = 抽選で決める
option-terror-start_player-0 = 1番目の席
option-terror-start_player-1 = 2番目の席
option-terror-start_player-2 = 3番目の席
option-terror-start_player-3 = 4番目の席
option-terror-start_player-4 = 5番目の席
option-terror-start_player-5 = 6番目の席
option-terror-six_player_long = 6人プレイのロングゲーム
option-terror-six_player_long-true = 白亜紀あり：8ターン
option-terror-six_player_long-false = 白亜紀なし：6ターン
option-terror-doomed_arrivals = 行き先で生息地を得られないディノ
option-terror-doomed_arrivals-die = 行けるが、絶滅する
option-terror-doomed_arrivals-forbid = 行けない
option-terror-trex_outside = 空きができたときの、生息地の外のTレックス
option-terror-trex_outside-reenter = 自動的に入り、小さい群れを追い出すこともある
option-terror-trex_outside-stay = 次のTレックスタイルか、持ち主のディノを待つ
option-terror-trex_accepts_growth = 自分のTレックスだけがいる場所での成長
option-terror-trex_accepts_growth-true = Tレックスが生息地を占めていればできる
option-terror-trex_accepts_growth-false = できない：群れにはディノが必要
option-terror-dino_supply = 各プレイヤーのディノ
option-terror-dino_supply-limited = 57体まで
option-terror-dino_supply-unlimited = 必要なだけ
option-terror-white_tokens = タイル上の白ディノ
option-terror-white_tokens-unlimited = 必要なだけ
option-terror-white_tokens-12 = 12体まで、大きい番号のスペースから
option-terror-blind_cards = 山札から引いたカード
option-terror-blind_cards-secret = 使うまで本人だけが見る
option-terror-blind_cards-open = 全員に公開する
option-terror-scatter_lone_abroad = ラプトルが追い散らす1体だけのディノ
option-terror-scatter_lone_abroad-true = 別の環境へ逃げて死ぬことがある
option-terror-scatter_lone_abroad-false = 決して環境の外へ出ない
option-terror-board_data = お手持ちのボードの数値
option-terror-board_data-stones = 生息地の得点
option-terror-board_data-starts = 各プレイヤーの開始場所（スタートプレイヤーから）
option-terror-board_data-predators = 捕食者の開始場所
option-terror-board_data-si = { terror-area-si }
option-terror-board_data-sm = { terror-area-sm }
option-terror-board_data-so = { terror-area-so }
option-terror-board_data-fi = { terror-area-fi }
option-terror-board_data-fm = { terror-area-fm }
option-terror-board_data-fo = { terror-area-fo }
option-terror-board_data-di = { terror-area-di }
option-terror-board_data-dm = { terror-area-dm }
option-terror-board_data-do = { terror-area-do }
option-terror-board_data-mi = { terror-area-mi }
option-terror-board_data-mm = { terror-area-mm }
option-terror-board_data-mo = { terror-area-mo }
option-terror-board_data-p = 第1
option-terror-board_data-s = 第2
option-terror-board_data-t = 第3
option-terror-board_data-1 = 1番手
option-terror-board_data-2 = 2番手
option-terror-board_data-3 = 3番手
option-terror-board_data-4 = 4番手
option-terror-board_data-5 = 5番手
option-terror-board_data-6 = 6番手
option-terror-board_data-raptor-1 = { terror-raptor-one }
option-terror-board_data-raptor-2 = { terror-raptor-two }
option-terror-board_data-pterodactyl = { terror-pterodactyl }
option-terror-board_data-t-rex = { terror-t-rex }

## Help in the terminal

terror-help =
    島：4つの環境が横に並び、上から内側、中間、外側の順です。右端は左端と
    隣接しています。Fmは中間の森林です。エリアには3つの生息地とその得点、
    そこにいる群れが表示されます：P6 A4はプレイヤーAの4体の群れ、+3は一緒に
    いるTレックスです。島の下には、アクションの列と各プレイヤーの持ち物が
    あります。プレイヤーは文字で指定します。

    draft open, draft deck   公開カードを取る、または山札の一番上を取る
    take HG                  アクションタイルを取る
    card, tile, end          カード、タイルを使う。手番を終える
    white Fm                 そこの自分の群れに白ディノを加える
    hatch Fm, volcano Fm     そこでトークンを使う
    environment forest       新環境：新しいディノがここに来る
    spread 2-1-0             内側に2体、中間に1体、外側に0体
    grow Fm                  そこの自分の群れが成長する
    migrate Fm, go Sm 3      Fmの自分の群れが移住し、3体がSmへ行く
    confirm                  出発させる
    to Do, stay              捕食者や逃げるグループがそこへ行く、またはとどまる
    eat B                    Bのディノを食べる
    raptor 1                 ラプトル1を動かす
    scatter B 1              Bのディノ1体が逃げる
    stop, finish             食べる・追い散らすのを終える。もう動かさない
    「why」では物をarea:Fm、herd:Fm:B、tile:HG、raptor:1などのように指定します。

## In the browser: the island in words

terror-web-island = 島：火山を囲む12のエリア
terror-web-name-swamp = 沼地
terror-web-name-forest = 森林
terror-web-name-desert = 砂漠
terror-web-name-mountains = 山地
terror-web-volcano-word = 火山
terror-web-closing = ↺ 山地と沼地も隣どうし
terror-web-primary = 第1生息地
terror-web-secondary = 第2生息地
terror-web-tertiary = 第3生息地
terror-web-occupant =
    { $who }のディノ{ $dinos }体（{ $habitat }{ $points ->
        [0] ）
       *[other] 、{ $points }点）
    }
terror-web-occupant-rex =
    { $who }の{ $dinos ->
        [0] Tレックス
       *[other] ディノ{ $dinos }体とTレックス
    }（{ $habitat }{ $points ->
        [0] ）
       *[other] 、{ $points }点）
    }
terror-web-herd =
    { $who }のディノ{ $dinos }体、{ $area }、{ $habitat }{ $points ->
        [0] {""}
       *[other] 、{ $points }点
    }
terror-web-herd-rex =
    { $who }の{ $dinos ->
        [0] Tレックス
       *[other] ディノ{ $dinos }体とTレックス
    }、{ $area }、{ $habitat }{ $points ->
        [0] {""}
       *[other] 、{ $points }点
    }
terror-web-t-rex-wild = 野生のTレックス
terror-web-t-rex-of = { $who }のTレックス
terror-web-beast-at = { $beast }、{ $area }
terror-web-closed-by = { $who }の火山で、その次の手番まで封鎖中
terror-web-closed = 封鎖中
terror-web-plate = { $who }が封鎖中
terror-web-empty = 空き
terror-web-dinos = ディノ{ $number }体

## In the browser: what a click would do

terror-web-group = { $number }体移動
terror-web-group-shock = { $number }体移動、{ $dead }体死亡
terror-web-group-doomed = { $number }体移動して死亡
terror-web-group-short = { $number }
terror-web-group-shock-short = { $number } (−{ $dead })
terror-web-group-doomed-short = 死亡{ $number }
terror-web-picks-up =
    吸収：{ $number ->
        [1] { $one }のディノ1体。
        [2] { $one }、{ $two }のディノ各1体。
        [3] { $one }、{ $two }、{ $three }のディノ各1体。
        [4] { $one }、{ $two }、{ $three }、{ $four }のディノ各1体。
       *[other] { $one }、{ $two }、{ $three }、{ $four }、{ $five }のディノ各1体。
    }
terror-web-shock = あなたのディノ{ $number }体が途中で死にます。
terror-web-dies-out = { $area }の{ $who }のディノ{ $number }体が絶滅します。
terror-web-may-eat =
    { $bites ->
       *[other] そこで{ $bites }体まで食べられます。
    }
terror-web-warn-doomed =
    { $number ->
        [1] このディノは
       *[other] { $number }体すべてが
    }{ $area }で生息地を得られず死にます。
terror-web-warn-shock = 1体だけでは{ $area }まで生き延びられません。
terror-web-warn-extinct = { $area }であなたのディノ{ $number }体が絶滅します。
terror-web-warn-killed = { $area }であなたのディノ{ $number }体が死にます。

## In the browser: beside the board

terror-web-row = アクションの列とカード
terror-web-tile = { $tile }、スペース{ $space }
terror-web-short-ne = 新環境
terror-web-short-hg = 成長
terror-web-short-hm = 移住
terror-web-short-ha = 孵化
terror-web-short-tr = Tレックス
terror-web-short-ra = ラプトル
terror-web-empty-space = スペース{ $space }、タイルなし
terror-web-taken-by = { $who }が取得
terror-web-whites =
    { $number ->
        [0] 白ディノなし
       *[other] 白ディノ{ $number }体
    }
terror-web-face-up = 公開カード：{ $card }
terror-web-no-face-up = 公開カードなし
terror-web-deck = 山札：残り{ $cards }枚
terror-web-deck-caption = 山札
terror-web-own-card = あなたのカード：{ $card }
terror-web-your-card = あなたのカード
terror-web-no-card = カードなし
terror-web-hatch-ready = あなたの孵化トークン、未使用
terror-web-hatch-used = あなたの孵化トークン、{ $period }に使用
terror-web-volcano-ready = あなたの火山トークン、未使用
terror-web-volcano-used = あなたの火山トークン、{ $period }に使用
terror-web-fact-left = ストック{ $dinos }
terror-web-fact-unlimited = ディノ無制限
terror-web-fact-t-rex = Tレックス
terror-web-fact-card = { $card }カード
terror-web-fact-blind = 伏せたカード
terror-web-fact-whites = 白{ $number }
terror-web-fact-both = トークン2個とも未使用
terror-web-fact-hatch = 孵化未使用
terror-web-fact-volcano = 火山未使用

## In the browser: head and buttons

terror-web-turn = { $period }、第{ $turn }ターン
terror-web-over = ゲーム終了
terror-web-special =
    { $kind ->
        [P] 全環境ボーナス（P）も得点計算
        [D] 支配（D）も得点計算
       *[other] 全環境ボーナス（P）と支配（D）も得点計算
    }
terror-web-special-short =
    { $kind ->
        [P] ＋全環境
        [D] ＋支配
       *[other] ＋全環境と支配
    }
terror-web-button-card = カードを使う
terror-web-button-tile = タイルを使う
terror-web-button-end = 手番終了
terror-web-button-white = 白ディノ
terror-web-button-hatch = 孵化トークン
terror-web-button-volcano = 火山
terror-web-next-one = 次はここ
terror-web-all-eat = { $who }のディノを{ $count }体食べる
terror-web-all-white = 白ディノ{ $count }体：{ $area }
terror-web-button-confirm = 決定
terror-web-button-stay = 動かない
terror-web-button-stop = 食べ終える
terror-web-button-stop-scattering = 追い散らし終了
terror-web-button-finish = 移動終了
terror-web-next-white = どの群れに白ディノを加えますか？
terror-web-next-hatch = どの群れで孵化トークンのディノが孵化しますか？使うと、この時代には火山トークンを使えません。
terror-web-next-volcano = どこで火山を噴火させますか？一番よい生息地の群れの被害が最も大きく、エリアは次のあなたの手番まで封鎖されます。
terror-web-next-count = { $area }へ何体行きますか？
terror-web-next-flee = { $who }のディノは何体逃げますか？
terror-web-send-count = { $number }体送る
terror-web-scatter-count = { $number }体追い散らす
