# ゲームの振り返り：時間とともに数えるものと、得点の出どころ。

terror-gauge-dinos = 島のディノ
terror-gauge-primary = 第1生息地
terror-gauge-environments = 1位の環境
terror-web-points-stones-scored = 生息地
terror-web-points-presence-scored = 全環境ボーナス
terror-web-points-domination-scored = 支配
