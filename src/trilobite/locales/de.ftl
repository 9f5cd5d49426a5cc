# Shared sentences in German: colours, what the engine itself says, and the terminal.

colour-orange = Orange
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-purple = Lila
colour-black = Schwarz

## The engine

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-nothing-there = Dort ist nichts zu tun.
refusal-choose-first = Wähle zuerst etwas anderes: Das kommt bei „{ $action }“ erst später.
refusal-nowhere = Das geht gerade nirgends.
refusal-here = Das geht hier gerade nicht.
event-forced = { $who } hat keine andere Wahl.

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

terminal-name-bot = { $name } ({ bot-called })
terminal-name-you = { $name } (du)
# A participant with pieces but no seat.
terminal-name-npc = { $name } (NPC)
# A person who decides for somebody without a seat.
terminal-name-for = { $who } für { $name }
terminal-welcome =
    { $title }, { $players ->
        [one] 1 Spieler.
       *[other] { $players } Spieler.
    } Jeder Schritt wird gespeichert in { $file }
terminal-welcome-back =
    { $title }, { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }, fortgesetzt nach { $steps ->
        [one] 1 Schritt.
       *[other] { $steps } Schritten.
    } Jeder Schritt wird gespeichert in { $file }
terminal-hint = Wähle mit der Nummer oder mit den Wörtern aus der Liste. „help“ erklärt Bildschirm und Befehle, „rules all“ das Spiel.
terminal-prompt = { $who } >{" "}
terminal-question = { $who }: { $question } ({ $rule })
terminal-news = Das ist passiert:
terminal-curtain = { $who } ist am Zug. Alle anderen schauen bitte weg.
terminal-curtain-prompt = Drück die Eingabetaste, wenn nur noch { $who } hinschaut.{" "}
terminal-board-part = Der Spielplan ist breiter als das Fenster. Teil { $part } von { $parts }, von links nach rechts:
terminal-marks =
    Auf dem Spielplan steht hinter = jeweils, was du für diese Stelle eintippst.{ $several ->
        [1] {" "}Bei einem + gibt es mehrere Möglichkeiten, siehe Liste.
       *[0] {""}
    }
terminal-final = ! lässt sich nicht rückgängig machen.
terminal-in-any-case = Auf jeden Fall: { $effects }
terminal-effects-none = Sonst passiert nichts:
# A single choice: its heading as a sentence.
terminal-lone = { $heading }.
terminal-sentences = { $one } { $two }
terminal-folded =
    { $first }–{ $last }: { $count } Möglichkeiten. Mit „{ $kind }“ siehst du sie{ $map ->
        [1] {" "}auf dem Spielplan.
       *[0] .
    }
terminal-on-the-map = { $numbers }: siehe Spielplan; oder in Worten, etwa „{ $example }“
terminal-number-unknown = Eine Möglichkeit { $number } gibt es nicht; die Liste geht von { $first } bis { $last }.
terminal-not-understood = „{ $text }“ steht weder in der Liste, noch ist es ein Befehl. Tippe eine Nummer, Wörter wie „{ $example }“ oder „help“.
terminal-refused = Nicht möglich: { $reason } ({ $rule })
terminal-undone = Rückgängig gemacht: { $action }.
terminal-undo-nothing = Du kannst nichts rückgängig machen: Der letzte Schritt hat jemandem etwas gezeigt, deinen Zug beendet oder war nicht deiner.
terminal-redone = Wiederholt: { $action }.
terminal-redo-nothing = Es gibt nichts zu wiederholen.
terminal-why-what = Warum was? Nenne eine Aktion, etwa „why { $example }“, oder etwas auf dem Tisch, etwa „why { $target }“.
terminal-why-allowed = Das geht: Möglichkeit { $number }.
terminal-why-begun = Das geht: { $count ->
        [one] Damit beginnt 1 Möglichkeit der Liste.
       *[other] Damit beginnen { $count } Möglichkeiten der Liste.
    }
terminal-why-unknown = „{ $text }“ ist weder eine Aktion noch etwas auf dem Tisch. Eine Aktion sieht aus wie „{ $example }“, etwas auf dem Tisch wie „{ $target }“.
terminal-rule-unknown = Eine Regel { $rule } gibt es nicht. Die Nummer einer Regel sieht aus wie { $example }; alles steht in { $file }
terminal-save-where = Wohin speichern? Nenne eine Datei, etwa „save game.json“.
terminal-saved = Das Spiel ist gespeichert in { $file }
terminal-save-exists = { $file } gibt es schon; wähle einen anderen Namen.
terminal-save-failed = Das Spiel ließ sich nicht speichern in { $file }: { $problem }
terminal-left = Das Spiel ist gespeichert. Weiter geht es mit:
terminal-left-unsaved = Das Spiel ist nicht gespeichert.
terminal-help =
    Wähle mit der Nummer in der Liste oder tippe die Wörter, die daneben stehen. Das
    erste Wort allein zeigt alle Möglichkeiten dieser Art, wenn es geht auf dem
    Spielplan.

    undo          den letzten Schritt rückgängig machen, falls er nichts gezeigt
                  und deinen Zug nicht beendet hat
    redo          wiederholen, was du rückgängig gemacht hast
    why AKTION    warum etwas nicht geht; oder why DING für eine Stelle
    rules         die Regel, um die es gerade geht; „rules { $rule }“ zeigt diese
                  Regel, „rules all“ alle
    board         den Tisch noch einmal zeigen und was die Zeichen bedeuten
    log           alles, was bisher geschah
    save DATEI    das Spiel zusätzlich in eine andere Datei schreiben
    quit          aufhören; das Spiel ist gespeichert und kann weitergehen

## The end

terminal-over = Das Spiel ist zu Ende.
terminal-result-place = Platz
terminal-result-points = Punkte
terminal-result-team = Mit Partner
terminal-result-line = { $place }. { $who }: { $reason }
# Who played alone: the reason is a grade.
terminal-result-alone = { $who } – { $reason }

## Looking at records

terminal-replay-title =
    { $title }, { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }, { $steps ->
        [one] 1 Schritt.
       *[other] { $steps } Schritte.
    }
terminal-replay-start = Vor dem ersten Schritt
terminal-replay-step = Schritt { $step } von { $steps }: { $who }, { $action }
terminal-replay-secret = Schritt { $step } von { $steps }: { $who } entscheidet geheim
terminal-replay-prompt = Eingabetaste: weiter, b: zurück, Zahl: springen, q: Ende >{" "}
terminal-replay-end = Das war der letzte Schritt.
terminal-replay-unknown = Drück die Eingabetaste oder tippe b, q oder eine Zahl von 0 bis { $steps }.
terminal-verify-good =
    Geprüft: { $steps ->
        [one] 1 Schritt folgt
       *[other] { $steps } Schritte folgen
    } den Regeln, und { $finished ->
        [1] das Ergebnis ist richtig.
       *[0] das Spiel ist noch nicht zu Ende.
    }
terminal-verify-seed = Das ist nicht der Startwert, der vor dem Spiel festgelegt wurde.
terminal-verify-words = Schritt { $step }, { $who }, { $action }: Eine solche Aktion gibt es nicht.
terminal-verify-refused = Schritt { $step }, { $who }, { $action }: { $reason } ({ $rule })
terminal-verify-position = Schritt { $step }, { $who }, { $action }: Die Stellung danach ist nicht die aufgezeichnete.
terminal-verify-result = Alle Schritte folgen den Regeln, führen aber nicht zum aufgezeichneten Ergebnis.

## The list of games

terminal-games-players = { $title } ({ $game }): { $players } Spieler. { $summary }
terminal-games-option = { $name } ({ $rule }): { $label }
terminal-games-value = { $value } – { $meaning }
terminal-games-default = { $value } – { $meaning } (üblich)
terminal-games-numbers = andere Zahlen mit --option { $name }='{ $example }'; bei voller Besetzung sind es:
terminal-games-group = { $heading }: { $numbers }
terminal-games-bots = Bots: { $bots }

## Notices: by mail, push or webhook

notice-turn-title = Du bist am Zug: { $table }
notice-turn-body = Du bist bei { $game } mit { $others } am Zug.
notice-proposal-title = Deine Antwort ist gefragt: { $table }
notice-proposal-rewind = { $who } möchte bei { $game } Schritte zurücknehmen. Öffne den Tisch, um zuzustimmen oder abzulehnen.
notice-proposal-pause = { $who } möchte { $game } pausieren. Öffne den Tisch, um zuzustimmen oder abzulehnen.
notice-over-title = Das Spiel ist zu Ende: { $table }
notice-over-body = Dein Spiel { $game } mit { $others } ist zu Ende.
notice-test-title = Test von Trilobite
notice-test-body = Wenn du das lesen kannst, kommen Mitteilungen hier an.
notice-mail-open = Zum Tisch: { $link }
notice-mail-off = Du bekommst diese Mails, weil du sie bestellt hast. So bestellst du sie ab: { $link }
notice-confirm-title = Trilobite: Ist das deine Adresse?
notice-confirm-body = Jemand, wahrscheinlich du, hat { $site } diese Adresse genannt, um eine Mail zu bekommen, wenn der eigene Zug beginnt.
notice-confirm-open = Wenn du das warst, öffne diese Seite und bestätige es dort. Der Link gilt einen Tag lang: { $link }
notice-confirm-ignore = Wenn nicht, tu einfach nichts; dann kommen keine weiteren Mails.

## In the browser: everywhere

web-name = Trilobite
web-motto = Spiele um Land, Tiere und Türme
web-close = Schließen
web-again = Noch einmal
web-to-home = Startseite
# How parts of a text are put together.
web-joined-list = { $one }, { $two }
web-joined-named = { $one }: { $two }
web-joined-then = { $one }. { $two }
web-joined-sentences = { $one } { $two }
web-language = Sprache
web-theme = Design
web-theme-system = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-theme-to-dark = Dunkles Design
web-theme-to-light = Helles Design
web-lost = Unter dieser Adresse gibt es nichts.
web-no-game = Ein Spiel namens „{ $game }“ gibt es hier nicht.
web-colour-orange = Orange
web-colour-blue = Blau
web-colour-yellow = Gelb
web-colour-green = Grün
web-colour-purple = Lila
web-colour-black = Schwarz
web-bot-easy = Leicht
web-bot-normal = Normal
web-bot-hard = Schwer
web-bot-expert = Experte
web-bot-greedy = Gierig
web-bot-search = Suche
web-bot-random = Zufall
web-bot-steady = Stetig
web-bot-about-easy = übersieht vieles
web-bot-about-normal = spielt vernünftig
web-bot-about-hard = denkt voraus
web-bot-about-expert = denkt noch weiter
web-bot-about-greedy = nimmt, was jetzt am besten aussieht
web-bot-about-search = probiert aus, was folgen kann
web-bot-about-random = spielt zufällig
web-bot-about-steady = folgt einfachen Gewohnheiten
web-bot-choice = { $bot }: { $about }
web-level = Stärke der Bots
web-bots-levels = Stärken
web-bots-experiments = Zum Experimentieren
# Names of bots, two for each colour in the order of the colours above, with commas between: a thing of
# that colour, so that the same name has the same colour everywhere.
web-bot-names = Kupfer, Glut, Lapis, Enzian, Topas, Ginster, Farn, Moos, Heide, Distel, Basalt, Kohle
web-you-tag = du
web-bot-tag = Bot
web-npc-tag = NPC
web-bot-tag-of = Bot ({ $bot })
web-host-tag = Host
web-error-unknown = Das hat nicht geklappt ({ $problem }).
web-error-offline = Der Server antwortet nicht. Läuft er noch?
web-error-bad-input-allowed = { $problem } (erlaubt: { $allowed })
web-error-refused = Das geht nicht: { $problem }
web-error-paused = Das Spiel ist pausiert. Setz es zuerst fort.
web-error-old-rules = Die Regeln haben sich seither geändert; du kannst dieses Spiel ansehen, aber nicht weiterspielen.
web-error-unavailable = Der Server erreicht seine Datenbank nicht. Bitte versuch es gleich noch einmal.
web-error-stale = Jemand war schneller; jetzt ist der Tisch auf dem neuesten Stand.
web-error-restored = Der Server wurde gerade aus einer Sicherung wiederhergestellt; der Tisch ist auf dem Stand von damals.
web-error-time-up = Deine Zeit ist um: Ein Bot spielt diesen Zug.
web-error-not-found = Das gibt es nicht oder nicht mehr.
web-error-not-admitted = Das Passwort ist falsch, oder der Link ist verbraucht oder abgelaufen.
web-error-not-yours = Das ist nicht dein Platz.
web-error-too-many = Das war ein bisschen viel auf einmal. Bitte warte einen Moment.
web-error-too-large = Das ist zu groß.
web-error-seat-taken = Dieser Platz ist nicht frei.
web-error-seat-watched = Die Person, der dieser Platz gehört, ist da und kann ihn zurückholen.
web-error-seat-kept = Die Person auf diesem Platz kommt vielleicht wieder; vergeben kannst du ihn ab { $until }.
web-error-forbidden = Das ist hier nicht erlaubt.

## In the browser: home page

web-about-trias = Zerlege den Kontinent und halte die größten Inseln, wenn der Meteorit fällt.
web-about-terror = Verdränge die anderen Herden aus den besten Habitaten – und pass auf, was dort jagt.
web-about-tritarea = Wer den Stich gewinnt, darf bauen. Die niedrigste Karte baut zuerst.
web-games = Spiele
web-page-play = Spielen
web-players-range = { $least }–{ $most } Spieler
web-play-now = Losspielen
web-with-friends = Mit Freunden
web-same-device = An einem Gerät
web-open-saved = Gespeichertes Spiel öffnen
web-my-games = Meine Spiele
web-my-games-none = Noch keine. Mit „Losspielen“ beginnst du eins gegen Bots.
web-my-games-rest-none = Keine weiteren Spiele.
web-finished-count = Beendet ({ $count })
web-running-count = Laufend ({ $count })
web-open-tables = Offene Tische
web-open-tables-none = Niemand wartet auf Mitspieler.
web-make-table = Tisch eröffnen
web-have-code = Ich habe einen Code
web-your-turn = Du bist am Zug
web-your-turn-count =
    { $count ->
        [one] 1 Spiel wartet auf dich
       *[other] { $count } Spiele warten auf dich
    }
web-your-turn-since = { $names } · { $when }
web-your-turn-none = Kein Spiel wartet auf dich. Such dir unten eins aus: Gegen Bots geht es sofort los.
web-go-on = Weiter
web-look = Ansehen
web-waiting-open = Einladen
web-sit-down = Hinsetzen
web-seats-taken = { $taken } von { $seats }
web-row-won = gewonnen, { $points }
web-row-over = zu Ende, { $points }
web-row-winner =
    { $count ->
        [one] Sieg für { $names }, { $points }
       *[other] Geteilter Sieg für { $names }, { $points }
    }
web-row-waiting = { $name } ist am Zug · { $when }
web-row-until = { $name } ist am Zug bis { $until }
web-your-turn-until = Du bist am Zug bis { $until }
web-table-gone = Diesen Tisch gibt es hier nicht mehr.
web-table-of = Tisch von { $name }
web-name-none = Dein Name
web-name-title = Dein Name
web-name-ask = Wie sollen die anderen dich nennen?
web-name-save = Das bin ich
web-saved-about = Ein gespeichertes Spiel wird Schritt für Schritt geprüft, bevor du es siehst.
web-saved-file = Datei wählen …
web-saved-paste = oder den Text einfügen:
web-saved-open = Öffnen
web-saved-unreadable = Das ist kein gespeichertes Spiel: Der Text lässt sich nicht lesen.

## In the browser: a new table

web-title-new = Neuer Tisch: { $game }
web-players = Spieler
web-seat-me = ich spiele
web-seat-friend = jemand, per Link
web-seat-bot = ein Bot
web-seat-open = Freier Platz
web-seat-colour = Farbe von Platz { $seat }
web-seat-kind = Wer auf Platz { $seat } spielt
web-seat-which-bot = Bot auf Platz { $seat }
web-seat-name = Name auf Platz { $seat }
web-seat-name-hint = Name
web-seat-link-hint = bekommt einen Link zum Teilen
web-hot-seat-hint = Ihr spielt zu mehreren an diesem Gerät. Beim Wechsel verdeckt ein Vorhang, was nicht alle sehen dürfen.
web-order-shuffled = Sitzordnung auslosen
web-allow-hints = Tipps erlauben (alle sehen, wer einen holt)
web-public = Alle auf diesem Server dürfen mitspielen
web-pace = Bedenkzeit
web-pace-none = ohne Uhr
web-pace-sitting = In einer Sitzung
web-pace-by-days = Über mehrere Tage
web-pace-own = andere Werte …
web-pace-turn = { $time } pro Zug
web-pace-reserve = { $time } insgesamt + { $increment } pro Zug
web-pace-days =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
web-pace-kind = Wie die Zeit zählt
web-pace-kind-turn = pro Zug
web-pace-kind-reserve = insgesamt, dazu ein wenig pro Zug
web-pace-kind-days = in Tagen pro Zug
web-pace-seconds = Sekunden pro Zug
web-pace-minutes = Minuten insgesamt
web-pace-increment = Zusätzliche Sekunden pro Zug
web-pace-number-of-days = Tage pro Zug
web-pace-bot = Ist die Zeit um, spielt dieser Bot den Zug
web-pace-of = Bedenkzeit: { $pace }.
web-table-title = Name des Tisches (optional)
web-options-rulings = Regelfragen
web-option-usual = { $value } (üblich)
web-numbers-about = { $mark } kennzeichnet Zahlen, die rekonstruiert sind, weil die Bilder der Anleitung verloren sind. Wenn du den Spielplan hast, gib seine Zahlen ein.
web-numbers-changed =
    { $count ->
        [one] eine Zahl geändert
       *[other] { $count } Zahlen geändert
    }
web-numbers-reconstructed = ≈ { $value }
web-numbers-reset = Alles zurücksetzen
web-numbers-usual = ursprüngliche Zahl
web-seed-title = Startwert wählen
web-seed-about = Wer den Startwert kennt, kennt jede Karte, die noch kommt. Alle am Tisch können sehen, dass er gewählt wurde.
web-seed = Startwert
web-create-invite = Eröffnen und einladen
web-create-start = Los geht’s

## In the browser: invitations

web-title-join = Einladung
web-join-invited = Du bist zu einem Spiel eingeladen: { $game }.
web-join-used-title = Diese Einladung gilt nicht mehr.
web-join-used = Sie wurde schon benutzt oder ist abgelaufen. Lass dir von der Person, die dich eingeladen hat, eine neue geben.
web-join-code-title = Mitspielen
web-join-code-ask = Füge deine Einladung ein oder gib einen Code ein
web-join-code-go = Weiter
web-join-code-wrong = Dieser Code ist falsch, verbraucht oder abgelaufen. Dein anderes Gerät kann dir einen neuen zeigen.
web-waiting-title = { $game }: Warten auf Mitspieler
web-waiting-for =
    { $count ->
        [0] Alle sind da.
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-waiting-starts = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
web-local-only = Dieser Server ist nur von diesem Rechner aus erreichbar, darum funktionieren Links nur hier. Damit andere mitspielen können, starte ihn mit „{ $command }“ und öffne diese Seite unter der Netzwerkadresse des Rechners.
web-link-for-seat = Link für diesen Platz
web-link-once = Er gilt einmal: Wer ihn zuerst öffnet, bekommt diesen Platz.
web-copy-link = Link kopieren
web-copied = Kopiert
web-copy-by-hand = Dieser Browser erlaubt der Seite das Kopieren nicht. Der Link ist markiert: Kopier ihn selbst.
web-new-link = Neuer Link
web-qr = QR-Code für den Platz: { $name }
web-give-to-bot = Bot spielen lassen
web-leave = Verlassen
web-leave-sure = Wirklich gehen? Ein Bot übernimmt.
web-invite = Jemanden einladen
web-remove-table = Tisch schließen
web-here = ist da
web-away = ist weg

## In the browser: the table

web-title-turn = ● Du bist am Zug – { $game }
web-title-table = { $game } – Trilobite
web-tools = Werkzeuge
web-undo = Rückgängig
web-undo-none = Gerade lässt sich nichts rückgängig machen
web-redo = Wiederholen
web-reset = Zug zurücksetzen
web-reset-about = Alles rückgängig machen, was sich rückgängig machen lässt
web-rules = Regeln
web-rules-now = Die Regel, um die es gerade geht
web-rules-of = Regeln von { $game }
web-rules-table = Regeltabelle
web-rule = Regel { $rule }
web-menu = Menü
web-score = Punkte
web-acts = ist am Zug
web-clock = Restzeit
web-clock-days = { $days } Tg. { $hours } Std.
web-clock-lapsed = Zeit um: Bot
web-clock-urgent = Weniger als { $seconds } Sekunden übrig.
web-clock-yours-lapsed = Deine Zeit ist um. Ein Bot spielt diesen Zug; der nächste gehört wieder dir.
web-conceded = hat aufgegeben
web-board = Spielplan
web-board-offers =
    { $count ->
        [0] Gerade gibt es nichts zu wählen
        [one] Eine Möglichkeit; Eingabetaste: wählen
       *[other] { $count } Möglichkeiten; Pfeil hoch/runter: wechseln, Eingabetaste: wählen
    }
web-board-exploring =
    { $count ->
        [one] Die einzige Stelle
       *[other] Alle { $count } Stellen
    } des Spielplans; Pfeil hoch/runter: wechseln, Eingabetaste: „Warum nicht?“ fragen, Escape: zurück
web-explore-possible = Das geht: { $what }
web-foreseen-more =
    { $count ->
        [one] Daraus ergibt sich 1 weitere Folge.
       *[other] Daraus ergeben sich { $count } weitere Folgen.
    }
web-why-not = Warum nicht?
web-log = Verlauf
web-log-show = Auf dem Spielplan zeigen
web-log-earlier =
    { $count ->
        [one] 1 frühere Zeile
       *[other] { $count } frühere Zeilen
    }
web-log-undo = { $name } macht den letzten Schritt rückgängig.
web-log-redo = { $name } wiederholt den Schritt.
web-log-reset = { $name } setzt den Zug zurück.
web-log-rewind =
    { $name } nimmt { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    } zurück; alle sind einverstanden.
web-dock = Dein Zug
web-dock-idle = Frage und Aktionen
web-actions = Aktionen
web-waits-for =
    { $count ->
        [one] { $name } ist am Zug.
       *[other] { $name } sind am Zug.
    }
web-watching =
    { $count ->
        [one] { $name } ist am Zug.
       *[other] { $name } sind am Zug.
    }
web-for = für { $name }
web-bot-plays = Ein Bot spielt für dich.
web-bot-for-you = Bot für dich
web-watching-about = Du schaust zu und siehst, was alle sehen dürfen.
web-can-undo = Deinen letzten Schritt kannst du noch rückgängig machen.
web-hint-why = Wähle etwas anderes, um zu erfahren, warum es nicht geht.
web-sending = Einen Moment …
web-hint = Tipp
web-hint-about = Einen Bot fragen, was er tun würde; alle sehen, dass du fragst
web-hint-hide = Tipp ausblenden
web-hint-thinking = Denkt nach …
web-hint-list = Was ein Bot tun würde
web-hint-best = Ein Bot würde das tun: { $action }
web-hint-none = Hier gibt es keine Tipps.
web-hint-times = { $what }, { $times }-mal
web-hint-then = { $one }, dann { $two }
web-hint-here = empfohlen
web-hint-range = Siegchance { $low } bis { $high }
web-hint-goal = { $low } bis { $high } des Ziels
web-hint-equal = etwa gleich gut
web-hint-weaker = deutlich schwächer
web-hint-points = { $points } Punkte
web-final = Das lässt sich nicht rückgängig machen.
web-confirm = { $what }: Bist du sicher?
web-confirm-yes = Ja, genau
web-confirm-no = Nein, zurück
web-back = Zurück
web-put-back = Zurück
web-key-esc = Esc
web-take-this = Das ist alles
web-take-these = Bestätigen
web-how-many = Wie viele
web-fewer = Eins weniger
web-more = Eins mehr
web-reconnecting = Keine Verbindung. Neuer Versuch …
web-curtain = { $name }, du bist am Zug.
web-curtain-about = Gib das Gerät weiter. Alle anderen schauen weg.
web-curtain-go = Ich bin { $name }

## In the browser: programs that play a seat

web-program = Diesen Platz von einem Programm spielen lassen
web-program-about = Ein Programm mit einem Token sieht, was dieser Platz sieht, und spielt für ihn. Sonst kann es nichts in deinem Namen tun. Das Token gilt nicht mehr, wenn du es widerrufst oder den Platz verlässt.
web-program-new = Token erzeugen
web-program-command = Der Befehl, der das Beispiel startet, mit dem Token
web-program-copy = Befehl kopieren
web-program-once = Nur jetzt zu sehen: Bewahre es auf wie ein Passwort.
web-program-made = Token von { $when }
web-program-revoke = Widerrufen

## In the browser: talk, notes, and what everybody has to agree to

web-chat-and-notes = Chat und Notizen
web-chat = Chat
web-chat-unread =
    Chat, { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-write = Sag etwas
web-chat-send = Senden
web-chat-phrases = Fertige Sätze
web-chat-phrase-hello = Hallo!
web-chat-phrase-good-luck = Viel Glück euch allen!
web-chat-phrase-well-played = Gut gespielt!
web-chat-phrase-thanks = Danke!
web-chat-phrase-sorry = Entschuldigung!
web-chat-phrase-wait = Einen Moment, bitte.
web-chat-phrase-good-game = Schönes Spiel!
web-chat-phrase-again = Spielen wir noch einmal?
web-chat-reading = Schreiben kann nur, wer am Tisch sitzt. Du kannst mitlesen.
web-said = { $name } sagt: { $text }
web-notes = Notizen
web-notes-about = Nur für dich. Niemand sonst sieht das.
web-notes-writing = Schreibt …
web-notes-kept = Mit diesem Tisch gespeichert, nur für dich.
web-old-rules = Die Regeln haben sich geändert, seit dieses Spiel gespielt wurde. Du kannst es ansehen, soweit die heutigen Regeln reichen, aber nicht weiterspielen.
web-paused = Das Spiel ist pausiert.
web-resume = Fortsetzen
web-pause = Pause
web-pause-propose = Pause vorschlagen
web-pause-about = Niemand kann spielen, und keine Uhr läuft, bis jemand am Tisch das Spiel fortsetzt.
web-proposed-pause = { $name } schlägt eine Pause vor.
web-proposed-back =
    { $name } schlägt vor, { $count ->
        [one] 1 Schritt zurückzunehmen.
       *[other] { $count } Schritte zurückzunehmen.
    }
web-proposed-waits = Warten auf: { $names }.
web-proposed-withdraw = Doch nicht
web-proposed-look = Ansehen und antworten
web-agree = Einverstanden
web-refuse = Nein
web-moment = Zurücknehmen oder hier weiterspielen
web-moment-of = Zurücknehmen oder weiterspielen vor diesem Schritt: { $step }
web-moment-before = So war es vor diesem Schritt
web-moment-now = jetzt
web-moment-choose = Wähle oben den ersten Schritt, der zurückgenommen werden soll.
web-moment-lost =
    { $count ->
        [one] Dieser Schritt würde zurückgenommen:
       *[other] Diese { $count } Schritte würden zurückgenommen:
    }
web-moment-draws = Danach wird wieder genau dasselbe gezogen, und was jemand gesehen hat, bleibt bekannt.
web-moment-back = Zurücknehmen
web-moment-back-now = Zurücknehmen
web-moment-propose = Rücknahme vorschlagen
web-moment-propose-some = Zurücknehmen …
web-moment-fork = Von hier aus weiter
web-moment-fork-some = In neuem Spiel weiter …
web-moment-fork-imagined = Hier beginnt ein neuer Tisch. Weil dieses Spiel noch läuft, werden Karten, die du nicht sehen kannst, neu verteilt, damit niemand etwas daraus erfährt.
web-moment-fork-true = Hier beginnt ein neuer Tisch, und alles ist wie damals. Was von nun an gezogen wird, ist neu.
web-moment-seat = Ich spiele
web-moment-others = Die anderen sind
web-moment-bots = Bots
web-moment-go = Dort weiterspielen
web-continued = Dieses Spiel begann mit einer Stellung aus einem anderen Spiel.

## In the browser: for operators

web-password = Passwort
web-password-go = Eintreten
web-admission = Dieser Server ist durch ein Passwort geschützt. Wer dich zu einem Spiel eingeladen hat, kann dir stattdessen einen Link schicken.
web-removed = (entfernt)
web-admin-title = Verwaltung
web-admin-ask = Melde dich mit dem Passwort der Verwaltung an oder öffne einen Link von „trilobite admin link“.
web-admin-sign-out = Abmelden
web-admin-version = Version
web-admin-started = Gestartet
web-admin-status = Status
web-admin-status-all = Alle
web-admin-status-open = Wartend
web-admin-status-running = Laufend
web-admin-status-finished = Beendet
web-admin-people = Personen
web-admin-tables = Tische
web-admin-sockets = Offene Seiten
web-admin-size = Datenbank
web-admin-megabytes = { $size } MB
web-admin-retention = Nach dem letzten Zug bleiben beendete Tische { $finished } erhalten, andere { $abandoned }.
web-admin-days =
    { $count ->
        [0] für immer
        [one] einen Tag lang
       *[other] { $count } Tage lang
    }
web-admin-clear = Ältere Tische jetzt löschen
web-admin-cleared = Gelöscht: { $finished } beendete und { $abandoned } verlassene Tische, { $people } Personen.
web-admin-refresh = Neu laden
web-admin-search = Suchen
web-admin-total =
    { $count ->
        [one] 1 gefunden
       *[other] { $count } gefunden
    }
web-admin-newer = Neuere
web-admin-older = Ältere
web-admin-game = Tisch
web-admin-moved = Letzter Zug
web-admin-entries = Einträge
web-admin-seats = Plätze
web-admin-watched = jemand hat ihn offen
web-admin-delete = Löschen
web-admin-delete-sure = Wirklich löschen?
web-admin-name = Name
web-admin-since = Seit
web-admin-state = Status
web-admin-muted = stummgeschaltet
web-admin-removed = entfernt
web-admin-mute = Stummschalten
web-admin-unmute = Stummschaltung aufheben
web-admin-remove = Entfernen
web-admin-remove-sure = Wirklich entfernen?

## In the browser: the end

web-game-over = Das Spiel ist zu Ende
web-over =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
web-won =
    { $count ->
        [one] { $names } gewinnt mit { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkten.
        }
       *[other] { $names } gewinnen gemeinsam mit je { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkten.
        }
    }
web-won-ahead =
    { $points ->
        [one] { $points } Punkt vor { $name }.
       *[other] { $points } Punkte vor { $name }.
    }
web-result = Ergebnis
web-sources = Woher die Punkte kommen
web-place = Platz
web-place-nth = { $place }.
web-total = Summe
web-with-partner = mit Partner
web-look-board = Spielplan ansehen
web-record = Spiel speichern
web-rematch = Noch einmal
web-rematch-go = Zum nächsten Spiel
web-rematch-asked = Die anderen möchten noch einmal spielen, mit denselben Leuten.
web-rematch-later = Jetzt nicht
web-rematch-join = Mitspielen
web-fair = Ehrlich gemischt
web-fair-about = Vor dem Spiel hat sich der Server mit diesem Fingerabdruck öffentlich auf einen Startwert festgelegt. Am Ende wird der Startwert aufgedeckt, und „trilobite replay --verify“ prüft beides.
web-seed-tag = gewählter Startwert
web-seed-chosen = Der Startwert dieses Tisches wurde beim Eröffnen gewählt; wer das tat, weiß vielleicht, was kommt.

## In the browser: menu

web-prefer-motion = Züge animieren
web-prefer-colour = Lieblingsfarbe
web-prefer-colour-any = egal
web-prefer-curtain = Vorhang zwischen Spielern an diesem Gerät
web-seats = Plätze
web-take-back = Wieder selbst spielen
web-other-device = Auf anderes Gerät umziehen
web-handover-about = Scanne den QR-Code mit dem anderen Gerät oder gib dort unter /join diesen Code ein:
web-handover-qr = Code, mit dem der Platz auf ein anderes Gerät umzieht
web-concede = Aufgeben
web-concede-sure = Wirklich aufgeben?
web-table = Tisch

## In the browser: notices

web-notices = Mitteilungen
web-notices-open = Mitteilungen …
web-notices-about = Wie du erfährst, dass du am Zug bist, wenn du gerade nicht hinsiehst.
web-notices-device = Auf diesem Gerät
web-notices-title = Titel und Symbol der Seite markieren
web-notices-browser = Benachrichtigung, solange der Tisch im Hintergrund offen ist
web-notices-push = Benachrichtigung auch, wenn keine Seite offen ist
web-notices-none = Dieser Browser zeigt Benachrichtigungen nur bei Adressen mit https und bei localhost.
web-notices-denied = Benachrichtigungen sind für diese Seite gesperrt; in den Einstellungen des Browsers lässt sich das ändern.
web-notices-elsewhere = Anderswo
web-notices-browser-other = Ein anderer Browser
web-notices-mail = Per Mail an diese Adresse
web-notices-mail-wait = Noch nicht bestätigt: Öffne den Link in der Mail, die dorthin ging.
web-notices-mail-again = Mail noch einmal senden
web-notices-webhook = Per Webhook an diese Webadresse
web-notices-secret = Was dorthin geht, ist mit diesem geheimen Schlüssel signiert. Du siehst ihn nur dieses eine Mal:
web-notices-add = Hinzufügen
web-notices-remove = Entfernen
web-notices-remove-what = Entfernen: { $address }
web-notices-test = Schick mir einen Test
web-notices-test-sent = Der Test ist unterwegs.
web-notices-test-failed = Der Test ließ sich nicht zustellen.
web-turn-title = Du bist am Zug: { $table }
web-turn-body = Du bist bei { $game } am Zug.
web-confirm-title = Ist das deine Mailadresse?
web-confirm-about = Wenn du eine Mail bekommen möchtest, sobald du am Zug bist, bestätige das hier. Wenn nicht, schließ diese Seite: Es ist nichts passiert.
web-confirm-do = Ja, diese Adresse verwenden
web-confirm-done = Bestätigt. Du bekommst eine Mail, wenn du am Zug bist.
web-off-title = Keine Mails mehr?
web-off-about = Du bekommst dann keine Mail mehr, wenn du am Zug bist. Unter „Mitteilungen“ kannst du sie wieder einschalten.
web-off-do = Mails abschalten
web-off-done = Erledigt: Es kommen keine Mails mehr.
web-link-dead = Dieser Link ist verbraucht oder abgelaufen.

## Changes of seats, in the log of a running table

table-hint-used = { $who } holt sich einen Tipp.
table-host = { $who } ist jetzt Host.
table-time-out = { $who } hat keine Zeit mehr: Der Bot „{ bot-called }“ spielt diesen Zug.
table-time-given-back =
    Der Server war nicht erreichbar; jede laufende Uhr bekommt { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } zurück.
table-seat-bot = Für { $who } spielt jetzt ein Bot.
table-bot-replaced = Der Bot von { $who } konnte nicht antworten; diesmal entscheidet ein schwächerer.
table-bot-given-up = Der Bot von { $who } hat mehrmals hintereinander versagt; von jetzt an spielt ein schwächerer.
table-seat-back = { $who } spielt wieder ohne Bot.
table-seat-conceded = { $who } gibt auf.
table-given-up = Es sind nur noch Bots übrig; das Spiel endet hier.
table-refusal-paused = Das Spiel ist pausiert. Wer mitspielt, kann es fortsetzen.
table-seat-joined = { $who } setzt sich.
table-seat-left = { $who } geht; ein Bot übernimmt den Platz.
table-rewind-proposed = { $who } schlägt vor, etwas zurückzunehmen.
table-pause-proposed = { $who } schlägt eine Pause vor.
table-proposal-refused = { $who } ist nicht einverstanden.
table-proposal-withdrawn = { $who } nimmt den Vorschlag zurück.
table-paused = { $who } pausiert das Spiel; alle sind einverstanden.
table-resumed = { $who } setzt das Spiel fort.
table-continued = Dieser Tisch setzt eine Stellung aus einem anderen Spiel fort.

## Names at the table

# A participant with pieces but no seat: the rules say which seat decides.
table-npc = { $colour } (NPC)

## The end of a game in which somebody conceded

table-won =
    { $winners ->
        [one] { $who } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }; wer aufgegeben hat, wird Letzter.
       *[other] { $who } teilt sich den Sieg ({ $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }); wer aufgegeben hat, wird Letzter.
    }
table-won-last = { $who } gewinnt: Alle anderen haben vorher aufgegeben.
table-result-conceded = aufgegeben
table-result-others-conceded = weil andere aufgaben
table-result-points-then = nach den Punkten in diesem Moment
