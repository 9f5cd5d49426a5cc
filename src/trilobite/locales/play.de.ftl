# Playing at the table: placing pieces, confirming, doing things several times; and a quick start.

web-placed-none = Noch { $left } zu setzen.
web-placed = { $placed } gesetzt, noch { $left } übrig.
web-placed-all =
    { $placed ->
        [one] 1 gesetzt. Bestätige oder geh zurück.
       *[other] Alle { $placed } gesetzt. Bestätige oder geh zurück.
    }
web-error-all-placed = Es sind schon alle gesetzt. Bestätige oder geh zurück, um etwas zu ändern.
web-shortcut-about = Alles in einem Schritt; einmal „Rückgängig“ genügt.
web-all-here = Alle hierhin
web-hint-look = Zum Spielen noch einmal tippen.
web-confirm-when = Züge bestätigen, die sich nicht rückgängig machen lassen
web-confirm-when-wasteful = wenn etwas verfällt
web-confirm-when-always = immer
web-confirm-when-never = nie
web-confirm-touch = Auf einem Touchscreen zeigt das erste Tippen einen solchen Zug nur, erst das zweite führt ihn aus – außer bei „nie“.
web-instead = Oder: { $what }

web-quick-players = Spieler in einem schnellen Spiel: { $game }
web-quick-bots =
    { $bots ->
        [0] allein
        [one] gegen 1 Bot
       *[other] gegen { $bots } Bots
    }
web-house-rules = Hausregeln
web-house-rules-changed =
    { $count ->
        [0] wie die meisten spielen
        [one] 1 Änderung
       *[other] { $count } Änderungen
    }
web-saved-other = Diese Datei ist kein gespeichertes Spiel von Trilobite.
web-link-for-all = Ein Link für alle
web-link-for-all-about = Schick ihn allen: Wer ihn öffnet, bekommt den nächsten freien Platz.
web-join-code-about = Eine Einladung ist ein Link, den dir jemand geschickt hat. Einen Code zeigt dein anderes Gerät, wenn du deinen Platz hierher holst.
