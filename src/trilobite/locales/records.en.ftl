# What is wrong with a record that somebody opens.

record-missing = The field “{ $field }” is missing. It should be { $expected }.
record-unknown = There is no field “{ $field }” here. Allowed fields: { $allowed }.
record-wrong = The field “{ $field }” is { $value }. It should be { $expected }.
record-nothing = It is { $value }. It should be { $expected }.
record-unfit = The field “{ $field }” does not fit this game.
record-running = This game was saved before it was over, so the file lacks its seed and cannot be opened. Save the game again when it is over.
record-commitment = The field “commitment” does not match the seed, the salt and the first position. The file has been changed.
record-result = The field “result” is not the result of these actions.
record-action-unknown = Action { $number } is “{ $action }”: there is no such action in this game.
record-action-forbidden = Action { $number } is “{ $action }”, and the rules do not allow it there: { $reason }
record-action-differs = After action { $number }, “{ $action }”, the position is not the one in the file.
record-wants-values = one of these values: { $allowed }
record-wants-seat = a seat, a whole number from 0 to { $most }
record-wants-text = a text
record-wants-number = a whole number from { $least } to { $most }
record-wants-list = a list
record-wants-entries = a list of length { $number }
record-wants-names = a list of { $number } names, one for each player
record-wants-colours = a list of { $number } different colours, one for each player: whole numbers from 0 to { $most }
record-wants-name = a name of at most { $number } characters
record-wants-actions = a list of at most { $most } actions
record-wants-action = a list of three: seat, action and check sum
record-wants-digits = a text of { $least } to { $most } hexadecimal digits
record-wants-object = an object with named fields
record-wants-result = an object with the result, or null while the game goes on
record-wants-position = a position as this program saves it
