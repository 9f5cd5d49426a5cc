# Mitgebrachte Aufzeichnungen: was an ihnen nicht stimmt.

record-missing = Das Feld „{ $field }“ fehlt. Richtig wäre: { $expected }.
record-unknown = Ein Feld „{ $field }“ gibt es hier nicht. Erlaubt sind: { $allowed }.
record-wrong = Im Feld „{ $field }“ steht { $value }. Richtig wäre: { $expected }.
record-nothing = Da steht { $value }. Richtig wäre: { $expected }.
record-unfit = Das Feld „{ $field }“ passt nicht zu diesem Spiel.
record-running = Dieses Spiel lief noch, als es gespeichert wurde; darum fehlt der Startwert in der Datei, und sie lässt sich nicht öffnen. Speichere das Spiel noch einmal, wenn es zu Ende ist.
record-commitment = Das Feld „commitment“ passt nicht zu Startwert, Salt und Anfangsstellung. Die Datei wurde geändert.
record-result = Im Feld „result“ steht etwas anderes, als aus den Aktionen folgt.
record-action-unknown = Aktion { $number } heißt „{ $action }“: So eine Aktion gibt es in diesem Spiel nicht.
record-action-forbidden = Aktion { $number } heißt „{ $action }“, und die Regeln erlauben sie dort nicht: { $reason }
record-action-differs = Nach Aktion { $number }, „{ $action }“, ist die Stellung nicht die aus der Datei.
record-wants-values = einer dieser Werte: { $allowed }
record-wants-seat = ein Platz, eine ganze Zahl von 0 bis { $most }
record-wants-text = ein Text
record-wants-number = eine ganze Zahl von { $least } bis { $most }
record-wants-list = eine Liste
record-wants-entries = eine Liste der Länge { $number }
record-wants-names = eine Liste von { $number } Namen, einem je Spieler
record-wants-colours = eine Liste von { $number } verschiedenen Farben, einer je Spieler: ganze Zahlen von 0 bis { $most }
record-wants-name = ein Name aus höchstens { $number } Zeichen
record-wants-actions = eine Liste von höchstens { $most } Aktionen
record-wants-action = eine Liste mit drei Einträgen: Platz, Aktion und Prüfsumme
record-wants-digits = ein Text aus { $least } bis { $most } hexadezimalen Ziffern
record-wants-object = ein Objekt mit benannten Feldern
record-wants-result = ein Objekt mit dem Ergebnis, oder null, solange das Spiel läuft
record-wants-position = eine Stellung, wie dieses Programm sie speichert
