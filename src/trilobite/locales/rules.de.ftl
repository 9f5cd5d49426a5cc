# Die Regeln zur Hand: Suche, Inhalt und gezeichnete Beispiele.

web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
    [one] An 1 Stelle gefunden
   *[other] An { $count } Stellen gefunden
}
web-rules-found-none = Nichts gefunden für „{ $words }“
web-rules-elsewhere = { $rule } ist eine Regel von { $game }
web-rules-contents = Inhalt
web-rules-alone = Auf einer eigenen Seite öffnen
web-rules-others = Regeln der anderen Spiele
web-rule-of = Regel { $rule } zu: { $step }
web-rule-show = Regel zeigen
web-example = Beispiel.
web-example-before = Vorher
web-example-after = Nachher
web-example-lost = Die Zeichnung ließ sich nicht laden.
web-error-input-name = Diese Wörter gehen nicht: { $problem }
web-error-input-record = Diese Datei ist kein gespeichertes Spiel, das sich hier öffnen lässt: { $problem }
web-error-input-option = Bei einer Einstellung ist dieser Wert nicht möglich: { $problem }
web-error-input-other = Etwas stimmt nicht: { $problem }
terminal-example-before = Vorher
terminal-example-after = Nachher
terminal-example-letter = { $letter } ist { $name }
