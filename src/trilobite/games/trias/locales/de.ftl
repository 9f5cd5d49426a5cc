# Trias in German. Everything a player reads about this game; keys are used by the game's Python
# files, by the terminal and by the browser.

trias-title = Trias
trias-summary = Der Superkontinent zerbricht; bring deine Herden auf die Inseln, die zählen.

## Words

trias-mountain = Gebirge
trias-steppe = Steppe
trias-woods = Wald
trias-south-pole = Südpol

trias-card-mountain = Gebirge
trias-card-steppe = Steppe
trias-card-woods = Wald
trias-card-meteorite = Meteorit

## Questions

trias-ask-place = Setz { $herds } Herden auf ein Plättchen ohne Herden.
trias-ask-card = Welche Karte bestimmt, was driftet: deine Handkarte oder die oberste Karte des Stapels?
trias-ask-lift = { $landscape } muss driften. Welches Plättchen nimmst du auf?
trias-ask-lift-any = Diesmal darf jede Landschaft driften. Welches Plättchen nimmst du auf?
trias-ask-drift =
    { $codes ->
        [all] Wohin mit Plättchen { $tile } ({ $landscape })?
       *[none] Wohin mit dem Plättchen ({ $landscape })?
    } Es muss weiter hinaus und das Land berühren, von dem es kommt.
trias-ask-act =
    { $left ->
        [0] Du hast keine Aktionspunkte mehr.{ $more ->
            [0] {""}
            [one] {" "}1 weiterer Schwimmer darf noch kostenlos an Land.
           *[other] {" "}{ $more } weitere Schwimmer dürfen noch kostenlos an Land.
        }
        [one] Du hast noch 1 Aktionspunkt. { $more ->
            [0] Was tust du?
            [one] 1 weiterer Schwimmer darf noch kostenlos an Land, aber nach einer anderen Aktion nicht mehr.
           *[other] { $more } weitere Schwimmer dürfen noch kostenlos an Land, aber nach einer anderen Aktion nicht mehr.
        }
       *[other] Du hast noch { $left } Aktionspunkte. { $more ->
            [0] Was tust du?
            [one] 1 weiterer Schwimmer darf noch kostenlos an Land, aber nach einer anderen Aktion nicht mehr.
           *[other] { $more } weitere Schwimmer dürfen noch kostenlos an Land, aber nach einer anderen Aktion nicht mehr.
        }
    }
trias-ask-end =
    { $left ->
        [0] Du hast keine Aktionspunkte mehr.
        [one] Mit deinem letzten Aktionspunkt ist nichts möglich.
       *[other] Mit deinen { $left } Aktionspunkten ist nichts möglich.
    } Beende deinen Zug.
trias-wastes-actions =
    { $left ->
        [0] Schwimmer können noch kostenlos an Land.
        [one] 1 Aktionspunkt ist übrig.
       *[other] { $left } Aktionspunkte sind übrig.
    } Zug trotzdem beenden?

## Kinds of action, as headings above the choices

trias-kind-place = Zwei Herden auf ein leeres Plättchen setzen
trias-kind-hand = Deine Handkarte spielen
trias-kind-draw = Die oberste Karte des Stapels aufdecken; sie gilt dann
trias-kind-lift = Ein Plättchen aufnehmen, um es driften zu lassen; seine Herden werden Schwimmer (als Aktion: 3 AP)
trias-kind-drift = Das aufgenommene Plättchen auf dieser Seite an ein Plättchen anlegen
trias-kind-move = Eine Herde auf das Nachbarplättchen auf dieser Seite bewegen (1 AP)
trias-kind-rescue = Einen Schwimmer von dieser Seite auf ein Plättchen retten (1 AP für bis zu 3)
trias-kind-reproduce = Vermehren: Eine Herde auf einem Plättchen bekommt eine zweite aus dem Vorrat (1 AP)
trias-kind-end = Deinen Zug beenden; was noch schwimmt, geht zurück in den Vorrat

## What happens

trias-tile-at =
    { $codes ->
        [all] { $ring ->
            [0] Plättchen { $tile } ({ $landscape })
           *[other] Plättchen { $tile } ({ $landscape }, Ring { $ring }, auf { $hour } Uhr)
        }
        [spoken] { $ring ->
            [0] den { $landscape }
           *[other] Plättchen { $tile } ({ $landscape }, Ring { $ring }, auf { $hour } Uhr)
        }
       *[none] { $ring ->
            [0] den { $landscape }
           *[other] ein Plättchen ({ $landscape })
        }
    }
trias-moved-from =
    { $codes ->
        [all] { $fromring ->
            [0] Plättchen { $from } ({ $fromland })
           *[other] Plättchen { $from } ({ $fromland }, Ring { $fromring }, auf { $fromhour } Uhr)
        }
        [spoken] { $fromring ->
            [0] dem { $fromland }
           *[other] Plättchen { $from } ({ $fromland }, Ring { $fromring }, auf { $fromhour } Uhr)
        }
       *[none] { $fromring ->
            [0] dem { $fromland }
           *[other] einem Plättchen ({ $fromland })
        }
    }
trias-moved-to =
    { $codes ->
        [all] { $toring ->
            [0] Plättchen { $to } ({ $toland })
           *[other] Plättchen { $to } ({ $toland }, Ring { $toring }, auf { $tohour } Uhr)
        }
        [spoken] { $toring ->
            [0] den { $toland }
           *[other] Plättchen { $to } ({ $toland }, Ring { $toring }, auf { $tohour } Uhr)
        }
       *[none] { $toring ->
            [0] den { $toland }
           *[other] ein Plättchen ({ $toland })
        }
    }
trias-board-laid = Der Kontinent liegt auf dem Tisch: der Südpol und { $tiles } Landplättchen ringsum.
trias-start-player = { $who } ist Startspieler und setzt zuerst.
trias-card-taken = { $who } nimmt eine Handkarte mit Rückseite { $back }: { $card }.
trias-hidden-card-taken = { $who } nimmt eine Handkarte mit Rückseite { $back }.
trias-placed = { $who } setzt { $herds } Herden auf { trias-tile-at }.
trias-turn-began = Zug { $turn }: { $who }.
trias-hand-played = { $who } spielt die Handkarte: { $card }.
trias-card-drawn = { $who } deckt die oberste Karte auf: { $card }.
trias-meteorite = { $who } zieht den Meteoriten! Die letzte Runde beginnt mit { $first }.
trias-last-round-no-drift = Eine ganze Runde lang konnte niemand etwas driften lassen. Die letzte Runde beginnt mit { $first }.
trias-nothing-drifts = { $who } kann kein Plättchen driften lassen, also driftet nichts.
trias-free-choice = { $landscape } kann nicht driften, also darf { $who } jede andere Landschaft driften lassen.
trias-lifted = { $who } nimmt { trias-tile-at } auf.
trias-drifted =
    { $who } lässt { $codes ->
        [all] Plättchen { $tile } ({ $landscape }) weiter hinaus driften, nach Ring { $ring } auf { $hour } Uhr
        [spoken] Plättchen { $tile } ({ $landscape }) weiter hinaus driften, nach Ring { $ring } auf { $hour } Uhr
       *[none] ein Plättchen ({ $landscape }) weiter hinaus driften
    }{ $pieces ->
        [one] { $joined ->
            [one] .
           *[other] , und es verbindet { $joined } Landmassen.
        }
       *[other] ; sein Land zerbricht in { $pieces } Teile{ $joined ->
            [one] .
           *[other] , und das Plättchen verbindet { $joined } Landmassen.
        }
    }
trias-fell-into-water =
    { $herds ->
        [one] 1 Herde von { $who } schwimmt jetzt.
       *[other] { $herds } Herden von { $who } schwimmen jetzt.
    }
trias-came-ashore =
    { $herds ->
        [one] 1 Schwimmer von { $who } steht wieder an Land.
       *[other] { $herds } Schwimmer von { $who } stehen wieder an Land.
    }
trias-rank =
    { $place ->
        [1] { $sharers ->
            [one] die meisten
           *[other] Gleichstand auf Platz 1
        }
        [2] { $sharers ->
            [one] die zweitmeisten
           *[other] Gleichstand auf Platz 2
        }
       *[other] zu wenig für einen Platz
    }
trias-interim-scored =
    { $who } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für die neue Insel aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }: { $herds ->
        [one] 1 Herde
       *[other] { $herds } Herden
    }, { trias-rank }.
trias-interim-missed =
    { $who } geht auf der neuen Insel aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } leer aus: { $herds ->
        [one] 1 Herde
       *[other] { $herds } Herden
    }, { trias-rank }.
trias-moved = { $who } bewegt eine Herde von { trias-moved-from } auf { trias-moved-to }; noch { $left } AP.
trias-rescued =
    { $who } rettet einen Schwimmer auf { trias-tile-at }; noch { $left } AP{ $free ->
        [0] .
        [one] , 1 weiterer kostenlos.
       *[other] , { $free } weitere kostenlos.
    }
trias-reproduced = { $who } setzt durch Vermehren eine Herde auf { trias-tile-at }; noch { $left } AP.
trias-actions-ended =
    { $who } beendet den Zug{ $unused ->
        [0] .
        [one] {" "}und lässt 1 Aktionspunkt verfallen.
       *[other] {" "}und lässt { $unused } Aktionspunkte verfallen.
    }
trias-swimmers-lost =
    { $herds ->
        [one] 1 Schwimmer von { $who } geht zurück in den Vorrat.
       *[other] { $herds } Schwimmer von { $who } gehen zurück in den Vorrat.
    }
trias-surplus-lost =
    Zu viele Herden für { trias-tile-at }: { $herds ->
        [one] 1 Herde von { $who } geht zurück in den Vorrat.
       *[other] { $herds } Herden von { $who } gehen zurück in den Vorrat.
    }
trias-final-scored =
    { $who } ist { $place ->
        [1] Erster
       *[2] Zweiter
    } auf der Insel { $tiles ->
        [one] aus 1 Plättchen, { trias-tile-at },
       *[other] aus { $tiles } Plättchen um { trias-tile-at }
    } und bekommt { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
trias-final-tied =
    { $sharers } Spieler haben dort { $place ->
        [1] die meisten Herden, je { $herds }: Sie teilen sich die Punkte für Platz 1 und 2, sonst bekommt dort niemand etwas.
       *[2] die zweitmeisten Herden, je { $herds }: Sie teilen sich die Punkte für Platz 2.
    }
trias-game-won =
    { $winners ->
        [one] { $who } gewinnt mit { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkten.
        }
       *[other] { $who } teilt sich den Sieg: { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
    }

## Results

trias-source-interim = neue Inseln
trias-source-final = am Ende
trias-result-points = nach Punkten
trias-result-stock =
    nach Herden im Vorrat ({ $stock }), da auch andere { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } haben
trias-result-masses =
    durch Herden auf { $masses ->
        [one] 1 Landmasse
       *[other] { $masses } Landmassen
    }, da Punkte ({ $points }) und Vorrat ({ $stock }) gleich sind
trias-result-shared = geteilt, denn Punkte ({ $points }), Vorrat ({ $stock }) und Landmassen ({ $masses }) sind gleich

## Refusals

trias-this-tile =
    { $codes ->
        [all] Plättchen { $tile }
       *[none] Dieses Plättchen
    }
trias-that-tile =
    { $codes ->
        [all] Plättchen { $tile }
       *[none] diesem Plättchen
    }
trias-refusal-placing = Noch werden die Herden gesetzt: Wähle ein Plättchen ohne Herden.
trias-refusal-choose-card = Entscheide dich erst für eine Karte: Spiel deine Handkarte oder decke die oberste auf.
trias-refusal-lifting = Erst kommt die Pflichtdrift: Nimm eins der Plättchen auf, die driften dürfen.
trias-refusal-drifting = Du hast ein Plättchen aufgenommen: Leg es auf eins der markierten Felder oder mach den Schritt rückgängig.
trias-refusal-acting = Das geht nicht während deiner Aktionen: Möglich sind Drift, Bewegung, Rettung, Vermehrung oder das Ende deines Zugs.
trias-refusal-no-tile = Ein Plättchen { $tile } gibt es in diesem Spiel nicht; Landplättchen haben die Nummern 0 bis { $last }.
trias-refusal-no-reentry = Herden werden nur zu Beginn gesetzt; wer alle verloren hat, bleibt draußen.
trias-refusal-not-extinct = Nur wer keine einzige Herde mehr auf dem Spielplan hat, darf mit einem neuen Paar zurückkommen.
trias-refusal-reentry-too-late = Ein neues Paar kostet alle Aktionspunkte eines normalen Zugs, also musst du es vor jeder anderen Aktion setzen.
trias-refusal-pole = Auf dem Südpol darf keine Herde stehen.
trias-refusal-pole-stays = Der Südpol driftet nie.
trias-refusal-not-vacant = Auf { trias-that-tile } steht schon eine Herde; wähle eins ohne.
trias-refusal-drift-too-dear =
    Eine Drift kostet { $cost } Aktionspunkte, und du hast { $left ->
        [0] keine mehr.
        [one] nur noch 1.
       *[other] nur noch { $left }.
    }
trias-refusal-lone-tile = { trias-this-tile } ist eine Insel für sich, und ein einzelnes Plättchen driftet nie.
trias-refusal-no-presence = Auf der Landmasse von { trias-that-tile } hast du keine Herde; Schwimmer zählen nicht.
trias-refusal-inland = { trias-this-tile } hat keine Kante zum offenen Wasser; nur Plättchen der Außenküste driften.
trias-refusal-nowhere-to-go = { trias-this-tile } kann nirgends hin: Kein Feld weiter draußen berührt den Rest seiner Landmasse.
trias-refusal-wrong-landscape = { trias-this-tile } zeigt eine andere Landschaft; die Karte verlangt ein Plättchen der Landschaft { $landscape }, das driften kann.
trias-refusal-beside-itself = { trias-this-tile } hast du in der Hand; nenne ein anderes seiner Landmasse, an das du es anlegst.
trias-refusal-other-mass =
    { $tile ->
        [34] Der Südpol
       *[other] { trias-this-tile }
    } gehört zu einer anderen Landmasse; das aufgenommene Plättchen muss die berühren, von der es kommt.
trias-refusal-on-land =
    { $tile ->
        [34] Dort liegt der Südpol
       *[other] Dort liegt schon ein Plättchen
    }; ein aufgenommenes Plättchen braucht ein Wasserfeld.
trias-refusal-not-further = Dort wäre das Plättchen nicht weiter vom Südpol entfernt als vorher.
trias-refusal-interior-sea = Das ist ein Binnenmeer; an seinem neuen Ort muss das Plättchen eine Kante zum offenen Wasser haben.
trias-refusal-not-touching = Dieses Feld berührt nicht den Rest der Landmasse, von der das Plättchen kommt.
trias-refusal-other-name = Dieses Feld heißt nach seinem Nachbarn mit der niedrigsten Nummer, Plättchen { $tile }; nenne es von dort aus.
trias-refusal-only-water = Auf ein Wasserfeld kommt nur ein aufgenommenes Plättchen.
trias-refusal-no-action = Du hast keinen Aktionspunkt mehr.
trias-refusal-no-spent = Keine deiner Herden auf { trias-that-tile } hat sich in diesem Zug vermehrt oder ist neu.
trias-refusal-no-fresh = Alle deine Herden auf { trias-that-tile } haben sich in diesem Zug vermehrt oder sind neu; beweg eine von diesen.
trias-refusal-into-water = Auf dieser Seite ist Wasser; Herden laufen nur von Plättchen zu Plättchen.
trias-refusal-full =
    { $tile ->
        [34] Der Südpol
       *[other] { trias-this-tile }
    } ist voll.
trias-refusal-no-swimmer = Auf dieser Seite von { trias-that-tile } schwimmt keine deiner Herden.
trias-refusal-no-own-swimmer = Dort schwimmt keine deiner Herden.
trias-refusal-cannot-be-rescued = Dein Schwimmer kann nicht an Land: Kein Plättchen daneben hat Platz.
trias-refusal-no-stock = Dein Vorrat ist leer, es gibt also keine Herde mehr einzusetzen.
trias-refusal-already-reproduced = Deine Herden auf { trias-that-tile } haben sich in diesem Zug vermehrt oder sind neu; jede Herde vermehrt sich einmal pro Zug.
trias-refusal-extinct = Du hast keine Herde mehr auf dem Spielplan; du kannst nur noch deinen Zug beenden.
trias-refusal-no-herd =
    Du hast keine Herde auf { $tile ->
        [34] dem Südpol.
       *[other] { trias-that-tile }.
    }
trias-refusal-no-herd-ashore = Alle deine Herden schwimmen; nur an Land vermehrt sich eine Herde.
trias-refusal-none-reproduces = Keine deiner Herden kann sich vermehren: Jede hat es in diesem Zug schon getan oder ist neu, oder ihr Plättchen ist voll.
trias-refusal-no-way = Keins der Plättchen daneben hat Platz für diese Herde.
trias-refusal-herd-to-tile = Eine Herde geht auf ein Plättchen: Wähle eins daneben.
trias-refusal-swimmer-to-tile = Ein Schwimmer geht auf einem Plättchen an Land: Wähle eins neben seinem Feld.
trias-refusal-birth-on-tile = Eine neue Herde kommt zu einer von deinen: Wähle ein Plättchen mit einer frischen Herde von dir.
trias-refusal-not-adjacent =
    { $tile ->
        [34] Der Südpol
       *[other] { trias-this-tile }
    } liegt nicht daneben; eine Herde geht nur auf ein benachbartes Plättchen.

## Facts beside the board

trias-fact-player =
    { $active ->
        [1] >
       *[0] {" "}
    }{ $letter } { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $herds ->
        [one] 1 Herde
       *[other] { $herds } Herden
    }, { $stock } im Vorrat{ $back ->
        [0] , keine Handkarte
       *[other] , Karte mit Rückseite { $back }
    }
trias-fact-hand = Deine Handkarte: { $card } (Rückseite { $back })
trias-fact-deck =
    Stapel: noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, oberste mit Rückseite { $back }
trias-fact-discards = Gespielte Karten: Gebirge { $mountain }, Steppe { $steppe }, Wald { $woods }
trias-fact-last-card = Zuletzt gespielt: { $card } (Rückseite { $back })
trias-fact-turn =
    Zug { $turn }{ $actions ->
        [0] {""}
        [one] , noch 1 Aktionspunkt
       *[other] , noch { $actions } Aktionspunkte
    }
trias-fact-last-round =
    Letzte Runde, { $turns ->
        [one] letzter Zug
       *[other] noch { $turns } Züge
    }{ $actions ->
        [0] {""}
        [one] , noch 1 Aktionspunkt
       *[other] , noch { $actions } Aktionspunkte
    }
trias-fact-over = Das Spiel ist zu Ende.
trias-fact-lifted = Aufgenommen: Plättchen { $tile } ({ $landscape }), in [ ] gezeigt
trias-fact-islands = Inseln, jeweils mit ihren Herden:
trias-fact-island =
    {"  "}{ $size ->
        [one] 1 Plättchen
       *[other] { $size } Plättchen
    } um { $tile }: { $herds ->
        [none] niemand
       *[other] { $herds }
    }
trias-fact-legend-tiles =
    M Gebirge ernährt { $mountain }, S Steppe { $steppe }, W Wald { $woods }{ $south-pole ->
        [0] {" "}Herden
        [unlimited] {" "}Herden, SP Südpol beliebig viele
       *[other] , SP Südpol { $south-pole } Herden
    }; · freier Platz
trias-fact-leftover = Aus dem Spiel: Gebirge { $mountain }, Steppe { $steppe }, Wald { $woods }
trias-fact-legend-swimmers = ~A~ ein Schwimmer von A
trias-fact-legend-spent = Kleinbuchstabe: in diesem Zug vermehrt oder neu
trias-fact-legend-surplus = ! überbevölkert
trias-fact-legend-sea = ≈ Binnenmeer

## Options

# In the browser: headings of the options, by the section of their rule.
trias-web-options-tr-1 = Aufbau

option-trias-start_player = Wer die ersten Herden setzt
option-trias-start_player-random = das Los entscheidet
option-trias-start_player-0 = der erste Platz
option-trias-start_player-1 = der zweite Platz
option-trias-start_player-2 = der dritte Platz
option-trias-start_player-3 = der vierte Platz
option-trias-start_player-4 = der fünfte Platz
option-trias-south_pole_capacity = Herden, die der Südpol ernährt
option-trias-south_pole_capacity-0 = keine: Keine Herde steht darauf oder überquert ihn
option-trias-south_pole_capacity-2 = zwei, wie ein Gebirge
option-trias-south_pole_capacity-3 = drei, wie eine Steppe
option-trias-south_pole_capacity-4 = vier, wie ein Wald
option-trias-south_pole_capacity-unlimited = beliebig viele
option-trias-no_drift_card = Die Karte, wenn jemand nichts driften lassen kann
option-trias-no_drift_card-consume = wird ohne Wirkung verbraucht
option-trias-no_drift_card-keep = wird behalten; können alle reihum nichts driften lassen, beginnt die letzte Runde
option-trias-discards_public = Gespielte Karten
option-trias-discards_public-true = dürfen alle angesehen werden
option-trias-discards_public-false = nur die letzte darf angesehen werden
option-trias-distance_metric = Was „weiter vom Südpol entfernt“ heißt
option-trias-distance_metric-ring = ein höherer Ring
option-trias-distance_metric-euclid = eine längere Luftlinie von Mitte zu Mitte
option-trias-interim_join = Punkte für eine Drift, deren Plättchen Land verbindet
option-trias-interim_join-never = nie
option-trias-interim_join-net_new = wenn das Land in mehr Teile zerbricht, als das Plättchen verbindet, und der Südpol in keinem der verbundenen liegt
option-trias-interim_masses = Land, dessen Zerbrechen Punkte bringt
option-trias-interim_masses-all = das Festland und Inseln gleichermaßen
option-trias-interim_masses-main = nur das Festland
option-trias-reentry = Wer alle Herden verloren hat
option-trias-reentry-none = bleibt draußen
option-trias-reentry-pair = darf statt aller Aktionen eines normalen Zugs zwei Herden auf ein leeres Plättchen setzen
option-trias-last_round_actions_2p = Aktionspunkte in der letzten Runde zu zweit
option-trias-last_round_actions_2p-2 = zwei
option-trias-last_round_actions_2p-3 = drei, sodass noch eine Drift möglich ist

## Help in the terminal

trias-help =
    Der Spielplan: Ein Plättchen zeigt seine Landschaft und seine Nummer (W12 ist
    Wald, Plättchen 12), darunter seine Herden mit den Buchstaben der Spieler und
    einen Punkt für jeden freien Platz. ~A~ schwimmt. Jedes Plättchen hat sechs
    Seiten:

         nw   ne
       w    o    e
         sw   se

    place 12      zwei Herden auf Plättchen 12 setzen
    hand, draw    deine Handkarte spielen oder die oberste Karte aufdecken
    lift 12       Plättchen 12 aufnehmen, die erste Hälfte einer Drift
    drift 7 se    das aufgenommene Plättchen südöstlich an Plättchen 7 anlegen
    move 5 ne     eine Herde geht von Plättchen 5 auf das nordöstlich davon;
                  „move 5 ne spent“: eine, die sich in diesem Zug vermehrt hat
                  oder neu ist
    rescue 9 w    ein Schwimmer gleich westlich von Plättchen 9 geht dort an Land
    reproduce 5   eine deiner Herden auf Plättchen 5 bekommt eine zweite
    end           deinen Zug beenden
    Für „why“ heißen die Dinge tile:12 oder cell:2,-1 (Schritte vom Südpol aus).

## In the browser: things of the map in words

trias-web-map =
    Spielplan von Trias: das Festland und { $lands ->
        [0] keine Inseln
        [one] 1 Insel
       *[other] { $lands } Inseln
    }
trias-web-place = Ring { $ring }, auf { $hour } Uhr
trias-web-where =
    { $codes ->
        [spoken] { trias-web-place }
       *[none] { $side ->
            [ne] im Nordosten
            [e] im Osten
            [se] im Südosten
            [s] im Süden
            [sw] im Südwesten
            [w] im Westen
            [nw] im Nordwesten
           *[n] im Norden
        }, { $ring ->
            [one] 1 Feld
           *[other] { $ring } Felder
        } vom Südpol
    }
trias-web-tile = Plättchen { $tile }
trias-web-places-free =
    { $places ->
        [one] Platz für 1 Herde
       *[other] Platz für { $places } Herden
    }
trias-web-full = voll
trias-web-too-many =
    { $herds ->
        [one] 1 Herde zu viel
       *[other] { $herds } Herden zu viel
    }
trias-web-herds-of =
    { $who } { $herds ->
        [one] 1 Herde
       *[other] { $herds } Herden
    }
trias-web-swimmers-of =
    { $who } { $herds ->
        [one] 1 Schwimmer
       *[other] { $herds } Schwimmer
    }
trias-web-one-fresh = eine Herde
trias-web-one-spent = eine Herde, die sich vermehrt hat oder neu ist
trias-web-fresh-herds =
    { $herds ->
        [one] 1 Herde
       *[other] { $herds } Herden
    } von dir auf Plättchen { $tile }
trias-web-spent-herds =
    { $herds ->
        [one] 1 Herde
       *[other] { $herds } Herden
    } von dir auf Plättchen { $tile }, in diesem Zug vermehrt oder neu
trias-web-land = Insel { $letter }
trias-web-main-land = Festland
trias-web-water = Wasser
trias-web-inland-sea = Binnenmeer
trias-web-beside =
    { $side ->
        [e] östlich
        [ne] nordöstlich
        [nw] nordwestlich
        [w] westlich
        [sw] südwestlich
       *[se] südöstlich
    } von Plättchen { $tile }
trias-web-beside-land =
    { $side ->
        [e] östlich
        [ne] nordöstlich
        [nw] nordwestlich
        [w] westlich
        [sw] südwestlich
       *[se] südöstlich
    } von einem Plättchen ({ $landscape })
trias-web-lifted = aufgenommen
trias-web-stock-of =
    Vorrat von { $who }: { $herds ->
        [one] 1 Herde
       *[other] { $herds } Herden
    }
trias-web-hand-card = deine Handkarte: { $card }, Rückseite { $back }
trias-web-no-hand-card = keine Handkarte
trias-web-deck =
    Stapel: noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, die oberste hat Rückseite { $back }
trias-web-end = Ende deines Zugs

## In the browser: flags, key and tools of the map

trias-web-tiles = Größe { $tiles }
trias-web-main-land-tiles = Festland, Größe { $tiles }
trias-web-nobody = Größe { $tiles }, leer
trias-web-herds =
    { $herds ->
        [one] 1 Herde
       *[other] { $herds } Herden
    }
trias-web-points =
    { $points ->
        [one] 1 Pkt
       *[other] { $points } Pkt
    }
trias-web-pays-now = am Ende
trias-web-pays-nothing = 0 Pkt
trias-web-key = { $landscape } { $places }
trias-web-key-spent = in diesem Zug vermehrt oder neu
trias-web-map-tools = Spielplan
trias-web-zoom-in = Vergrößern
trias-web-zoom-out = Verkleinern
trias-web-show-all = Alles Land zeigen
trias-web-overview = Alles Land; wähle, wohin es geht

## In the browser: beside the board

trias-web-actions-left =
    { $actions ->
        [0] keine Aktionspunkte mehr
        [one] noch 1 Aktionspunkt
       *[other] noch { $actions } Aktionspunkte
    }
trias-web-rescues-left =
    { $rescues ->
        [one] noch 1 Rettung kostenlos
       *[other] noch { $rescues } Rettungen kostenlos
    }
trias-web-stock = Vorrat
trias-web-your-card = deine Karte
trias-web-used-card = muss driften
trias-web-used-card-about = Die Landschaft dieser Karte muss jetzt driften, wenn eines ihrer Plättchen driften kann.
trias-web-cards-left = noch { $cards }
trias-web-discards = gespielt
trias-web-discards-about = Gespielte Karten, nach Landschaft
trias-web-leftover = aus dem Spiel
trias-web-leftover-about = Plättchen, die beim Aufbau aus dem Spiel kamen
trias-web-fact-stock = Vorrat { $herds }
trias-web-fact-land = Land { $herds }
trias-web-fact-swim = Wasser { $herds }
trias-web-fact-card = Karte { $back }

## In the browser: head and buttons

trias-web-turn = Zug { $turn }
trias-web-last-round =
    Letzte Runde, { $turns ->
        [one] letzter Zug
       *[other] noch { $turns } Züge
    }
trias-web-over = Das Spiel ist zu Ende
trias-web-stage-placing = Herden setzen
trias-web-stage-card = Karte
trias-web-stage-drift = Drift
trias-web-stage-actions = Aktionen
trias-web-stage-upkeep = Aufräumen, neue Karte
trias-web-stage-clean-up = Aufräumen
trias-web-button-place = Setzen
trias-web-button-hand = Handkarte
trias-web-button-draw = Ziehen
trias-web-button-lift = Driften
trias-web-button-drift = Anlegen
trias-web-button-move = Bewegen
trias-web-button-rescue = Retten
trias-web-button-reproduce = Vermehren
trias-web-button-end = Zug beenden
trias-web-again-move = { $count } weitere ebenso bewegen
trias-web-again-rescue = { $count } weitere von dort retten
trias-web-again-reproduce = Dort noch { $count }-mal vermehren
trias-web-next-herd = Wähle die Herde, die sich bewegt.
trias-web-next-tile = Wähle das Plättchen, auf das sie geht.
trias-web-next-swimmer = Wähle den Schwimmer, der an Land geht.
trias-web-next-ashore = Wähle das Plättchen, auf dem er an Land geht.
trias-web-next-birth = Wähle das Plättchen, dessen Herde eine zweite bekommt.
trias-web-next-lift = Wähle das Plättchen, das driftet.
trias-web-cost-lift = 3
trias-web-cost-move = 1
trias-web-cost-rescue = 1
trias-web-cost-reproduce = 1
trias-web-action =
    { $kind ->
        [lift] Dieses Plättchen driften lassen
        [move] Eine Herde von hier bewegen
        [rescue] An Land retten
       *[reproduce] Vermehren
    }{ $cost ->
        [0] {""}
        [one] : 1 Aktionspunkt
       *[other] : { $cost } Aktionspunkte
    }
