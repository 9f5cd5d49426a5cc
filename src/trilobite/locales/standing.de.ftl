# Wer führt, wie weit es bis zum Ende ist, und wozu die Dinge gut sind.

web-ended-now = wenn jetzt Schluss wäre
web-ended-now-about = Was jeder hätte, wenn das Spiel jetzt zu Ende wäre: die Punkte bisher (dunkel) und was der Spielplan bringen würde (blass). Wähle einen Spieler, um die Teile zu sehen.
web-ended-now-means = Das sind die Punkte bisher und das, was der Spielplan bringen würde.
web-would-have = { $points }, wenn jetzt Schluss wäre
web-leads = führt
web-details-of = Einzelheiten zu { $name }
web-so-far = Bisher
web-parts-none = Jetzt käme nichts hinzu.
web-team = Team
web-team-of = { $one } und { $two }
web-standing-ended = { $name }: { $points }, { $total }, wenn jetzt Schluss wäre.
web-remaining = Bis zum Ende
