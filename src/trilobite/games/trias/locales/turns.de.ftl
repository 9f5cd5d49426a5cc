# Trias auf Deutsch: die Zeile eines Zuges im Protokoll, siehe turns.en.ftl.

trias-board-laid-line = Der Kontinent liegt auf dem Tisch.
trias-placed-turn = setzt { $count } Herden
trias-turn-began-start = beginnt den Zug
trias-actions-ended-idle = tut nichts
trias-meteorite-turn = zieht den Meteoriten, und die letzte Runde beginnt
trias-last-round-no-drift-line = Niemand konnte etwas driften lassen: Die letzte Runde beginnt.
trias-nothing-drifts-turn = kann nichts driften lassen
trias-drifted-turn =
    { $count ->
        [one] lässt ein Plättchen driften ({ $landscape })
       *[other] lässt { $count } Plättchen driften ({ $landscape })
    }
trias-interim-scored-effect =
    trennt eine Insel aus { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    } ab
trias-fell-into-water-effect =
    { $own ->
        [1] lässt { $count ->
            [one] eine eigene Herde
           *[other] { $count } eigene Herden
        }
       *[0] lässt { $count ->
            [one] eine Herde von { $who }
           *[other] { $count } Herden von { $who }
        }
    } schwimmen
trias-moved-turn =
    { $count ->
        [one] bewegt eine Herde
       *[other] bewegt { $count }-mal eine Herde
    }
trias-rescued-turn =
    rettet { $count ->
        [one] einen Schwimmer
       *[other] { $count } Schwimmer
    }
trias-reproduced-turn =
    vermehrt { $count ->
        [one] eine Herde
       *[other] { $count } Herden
    }
trias-swimmers-lost-turn =
    verliert { $count ->
        [one] einen Schwimmer
       *[other] { $count } Schwimmer
    }
trias-surplus-lost-turn =
    gibt aus Platzmangel { $count ->
        [one] eine Herde
       *[other] { $count } Herden
    } ab
trias-final-scored-line = Schlusswertung: Die Inseln bringen Punkte.
trias-game-won-line =
    { $winners ->
        [one] { $who } gewinnt.
       *[other] { $who } teilt sich den Sieg.
    }
