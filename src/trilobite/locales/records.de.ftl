# Mitgebrachte Aufzeichnungen: was an ihnen nicht stimmt.

record-missing = Das Feld „{ $field }“ fehlt. Richtig wäre: { $expected }.
record-absent = Das Feld „{ $field }“ fehlt.
record-unknown = Das Feld „{ $field }“ ist hier nicht bekannt. Bekannt sind: { $allowed }.
record-wrong = Im Feld „{ $field }“ steht { $value }. Richtig wäre: { $expected }.
record-nothing = Da steht { $value }. Richtig wäre: { $expected }.
record-unfit = Das Feld „{ $field }“ passt nicht zu diesem Spiel.
record-running = Diese Partie lief noch, als sie gespeichert wurde; darum fehlt ihr Startwert in der Datei, und sie lässt sich nicht öffnen. Speichere sie noch einmal, wenn sie zu Ende ist.
record-commitment = Das Feld „commitment“ gehört nicht zu diesem Startwert, Salz und Anfang. In der Datei wurde etwas geändert.
record-result = Im Feld „result“ steht etwas anderes, als was aus den Aktionen folgt.
record-action-unknown = Aktion { $number } heißt „{ $action }“: So eine Aktion gibt es in diesem Spiel nicht.
record-action-forbidden = Aktion { $number } heißt „{ $action }“, und die Regeln erlauben sie dort nicht: { $reason }
record-action-differs = Nach Aktion { $number }, „{ $action }“, steht das Spiel anders, als die Datei sagt.
record-wants-values = einer dieser Werte: { $allowed }
record-wants-seat = ein Platz, eine ganze Zahl von 0 bis { $most }
record-wants-text = ein Text
record-wants-number = eine ganze Zahl von { $least } bis { $most }
record-wants-list = eine Liste
record-wants-entries = eine Liste der Länge { $number }
record-wants-names = eine Liste von { $number } Namen, einer für jede Person
record-wants-name = ein Name aus höchstens { $number } Zeichen
record-wants-actions = eine Liste von höchstens { $most } Aktionen
record-wants-action = eine Liste aus dreien: Platz, Aktion und Prüfsumme
record-wants-digits = ein Text aus { $least } bis { $most } hexadezimalen Ziffern
record-wants-object = ein Objekt mit benannten Feldern
record-wants-result = ein Objekt mit dem Ergebnis, oder null, solange die Partie läuft
record-wants-position = eine Stellung, wie dieses Programm sie speichert
