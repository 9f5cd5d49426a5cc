# Shared sentences in English: colours, what the engine itself says, and the terminal.

colour-orange = Orange
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-purple = Purple
colour-black = Black

## The engine

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-nothing-there = There is nothing to do there.
refusal-choose-first = Choose something else first: this comes later in “{ $action }”.
refusal-nowhere = That is not possible anywhere right now.
refusal-here = That is not possible here right now.
event-forced = { $who } has no other choice.

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
terminal-name-you = { $name } (you)
# A participant with pieces but no seat.
terminal-name-npc = { $name } (NPC)
# A person who decides for somebody without a seat.
terminal-name-for = { $who } for { $name }
terminal-welcome =
    { $title }, { $players ->
        [one] 1 player.
       *[other] { $players } players.
    } Each step is saved in { $file }
terminal-welcome-back =
    { $title }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, resumed after { $steps ->
        [one] 1 step.
       *[other] { $steps } steps.
    } Each step is saved in { $file }
terminal-hint = Choose by number, or type words as in the list. “help” explains the screen and the commands, “rules all” the game.
terminal-prompt = { $who } >{" "}
terminal-question = { $who }: { $question } ({ $rule })
terminal-news = What happened:
terminal-curtain = It is { $who }’s turn. Everybody else, please look away.
terminal-curtain-prompt = Press Enter when only { $who } is looking.{" "}
terminal-board-part = The board is wider than the window. Part { $part } of { $parts }, from left to right:
terminal-marks =
    On the board, the number after = is what to type for that place.{ $several ->
        [1] {" "}With a + there are several choices, see the list.
       *[0] {""}
    }
terminal-final = ! cannot be undone.
terminal-in-any-case = In any case: { $effects }
terminal-effects-none = Nothing else happens:
# A single choice: its heading as a sentence.
terminal-lone = { $heading }.
terminal-sentences = { $one } { $two }
terminal-folded =
    { $first }–{ $last }: { $count } choices. Type “{ $kind }” to see them{ $map ->
        [1] {" "}on the board.
       *[0] .
    }
terminal-on-the-map = { $numbers }: see the board; or in words, as in “{ $example }”
terminal-number-unknown = There is no choice { $number }; the list goes from { $first } to { $last }.
terminal-not-understood = “{ $text }” is neither in the list nor a command. Type a number, words such as “{ $example }”, or “help”.
terminal-refused = Not possible: { $reason } ({ $rule })
terminal-undone = Undone: { $action }.
terminal-undo-nothing = There is nothing you can undo: the last step revealed something, ended a turn, or is not yours.
terminal-redone = Redone: { $action }.
terminal-redo-nothing = There is nothing to redo.
terminal-why-what = Why what? Name an action, as in “why { $example }”, or things on the table, as in “why { $target }”.
terminal-why-allowed = It is possible: choice { $number }.
terminal-why-begun = It is possible: { $count ->
        [one] 1 choice of the list begins with it.
       *[other] { $count } choices of the list begin with it.
    }
terminal-why-unknown = “{ $text }” is neither an action nor a thing on the table. An action looks like “{ $example }”, a thing like “{ $target }”.
terminal-rule-unknown = There is no rule { $rule }. A rule’s number looks like { $example }; the whole page is { $file }
terminal-save-where = Save where? Name a file, as in “save game.json”.
terminal-saved = The game is saved in { $file }
terminal-save-exists = { $file } already exists; choose another name.
terminal-save-failed = The game could not be saved in { $file }: { $problem }
terminal-left = The game is saved. To continue:
terminal-left-unsaved = The game is not saved.
terminal-help =
    Choose by the number in the list or by typing the words beside it. The first
    word alone shows all choices of this kind, on the board if possible.

    undo          undo your last step, unless it revealed something or ended a turn
    redo          redo what you have undone
    why ACTION    why something is not possible; or why THING for a place
    rules         the rule that matters now; “rules { $rule }” shows that rule,
                  “rules all” the whole page
    board         show the table again, and what its signs mean
    log           everything that has happened so far
    save FILE     write the game to another file as well
    quit          leave; the game is saved and can be resumed

## The end

terminal-over = The game is over.
terminal-result-place = Place
terminal-result-points = Points
terminal-result-team = With partner
terminal-result-line = { $place }. { $who }: { $reason }
# Who played alone: the reason is a grade.
terminal-result-alone = { $who } – { $reason }

## Looking at records

terminal-replay-title =
    { $title }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $steps ->
        [one] 1 step.
       *[other] { $steps } steps.
    }
terminal-replay-start = Before the first step
terminal-replay-step = Step { $step } of { $steps }: { $who }, { $action }
terminal-replay-secret = Step { $step } of { $steps }: { $who } decides in secret
terminal-replay-prompt = Enter: next, b: back, number: jump, q: quit >{" "}
terminal-replay-end = This was the last step.
terminal-replay-unknown = Press Enter, or type b, q or a number from 0 to { $steps }.
terminal-verify-good =
    Verified: { $steps ->
        [one] 1 step follows
       *[other] { $steps } steps follow
    } the rules, and { $finished ->
        [1] the result is right.
       *[0] the game is not over yet.
    }
terminal-verify-seed = The seed is not the one that was committed to before the game.
terminal-verify-words = Step { $step }, { $who }, { $action }: there is no such action.
terminal-verify-refused = Step { $step }, { $who }, { $action }: { $reason } ({ $rule })
terminal-verify-position = Step { $step }, { $who }, { $action }: the position after it is not the recorded one.
terminal-verify-result = All steps follow the rules, but they do not lead to the recorded result.

## The list of games

terminal-games-players = { $title } ({ $game }): { $players } players. { $summary }
terminal-games-option = { $name } ({ $rule }): { $label }
terminal-games-value = { $value } – { $meaning }
terminal-games-default = { $value } – { $meaning } (default)
terminal-games-numbers = set others with --option { $name }='{ $example }'; for a full table the numbers are:
terminal-games-group = { $heading }: { $numbers }
terminal-games-bots = Bots: { $bots }

## Notices: by mail, push or webhook

notice-turn-title = Your turn: { $table }
notice-turn-body = It is your turn in { $game }, with { $others }.
notice-proposal-title = Your answer is needed: { $table }
notice-proposal-rewind = { $who } would like to take back steps in { $game }. Open the table to agree or refuse.
notice-proposal-pause = { $who } would like to pause { $game }. Open the table to agree or refuse.
notice-over-title = The game is over: { $table }
notice-over-body = Your game of { $game } with { $others } is over.
notice-test-title = Test from Trilobite
notice-test-body = If you can read this, notices reach you here.
notice-mail-open = Open the table: { $link }
notice-mail-off = You get these emails because you asked for them. To stop them: { $link }
notice-confirm-title = Trilobite: is this your address?
notice-confirm-body = Somebody, probably you, asked { $site } to send an email to this address when it is their turn in a game.
notice-confirm-open = If that was you, open this page and press the button. The link is valid for one day: { $link }
notice-confirm-ignore = If it was not you, do nothing, and you will get no more emails.

## In the browser: everywhere

web-name = Trilobite
web-motto = games of land, beasts and towers
web-close = Close
web-again = Try again
web-to-home = Home page
# How parts of a text are put together.
web-joined-list = { $one }, { $two }
web-joined-named = { $one }: { $two }
web-joined-then = { $one }. { $two }
web-joined-sentences = { $one } { $two }
web-language = Language
web-theme = Theme
web-theme-system = same as the system
web-theme-light = light
web-theme-dark = dark
web-theme-to-dark = Dark theme
web-theme-to-light = Light theme
web-lost = There is nothing at this address.
web-no-game = There is no game called “{ $game }” here.
web-colour-orange = Orange
web-colour-blue = Blue
web-colour-yellow = Yellow
web-colour-green = Green
web-colour-purple = Purple
web-colour-black = Black
web-bot-easy = Easy
web-bot-normal = Normal
web-bot-hard = Hard
web-bot-expert = Expert
web-bot-greedy = Greedy
web-bot-search = Search
web-bot-random = Random
web-bot-steady = Steady
web-bot-about-easy = overlooks a lot
web-bot-about-normal = plays sensibly
web-bot-about-hard = thinks ahead
web-bot-about-expert = thinks further
web-bot-about-greedy = takes what looks best now
web-bot-about-search = tries out what may follow
web-bot-about-random = plays at random
web-bot-about-steady = follows simple habits
web-bot-choice = { $bot }: { $about }
web-level = Bot level
web-bots-levels = Levels
web-bots-experiments = For experiments
# Names of bots, two for each colour in the order of the colours above, with commas between: a thing of
# that colour, so that the same name has the same colour everywhere.
web-bot-names = Copper, Ember, Lapis, Gentian, Amber, Gorse, Fern, Moss, Heather, Thistle, Basalt, Coal
web-you-tag = you
web-bot-tag = bot
web-npc-tag = NPC
web-bot-tag-of = { $bot } bot
web-host-tag = host
web-error-unknown = That did not work ({ $problem }).
web-error-offline = The server is not answering. Is it still running?
web-error-bad-input-allowed = { $problem } (allowed: { $allowed })
web-error-refused = That is not possible: { $problem }
web-error-paused = The game is paused. Resume it first.
web-error-old-rules = The rules have changed since then; you can view this game, but not continue it.
web-error-unavailable = The server cannot reach its database. Please try again in a moment.
web-error-stale = Somebody was faster; the table is up to date now.
web-error-restored = The server was just restored from a backup, and this table with it.
web-error-time-up = Your time is up: a bot plays this turn.
web-error-not-found = This does not exist, or no longer exists.
web-error-not-admitted = The password is wrong, or the link has been used or has expired.
web-error-not-yours = That seat is not yours.
web-error-too-many = That was a little too much at once. Please wait a moment.
web-error-too-large = That is too large.
web-error-seat-taken = This seat is not free.
web-error-seat-watched = The owner of this seat is online and can reclaim it.
web-error-seat-kept = The player may come back. From { $until } you can give the seat away.
web-error-forbidden = That is not allowed here.

## In the browser: home page

web-about-trias = Break the continent apart, and hold the biggest islands when the meteorite falls.
web-about-terror = Drive the other herds from the best habitats, and mind what hunts there.
web-about-tritarea = Win the trick, win the right to build. The lowest card builds first.
web-games = Games
web-page-play = Play
web-players-range = { $least }–{ $most } players
web-play-now = Play now
web-with-friends = With friends
web-same-device = Same device
web-open-saved = Open a saved game
web-my-games = My games
web-my-games-none = None yet. “Play now” starts one against bots.
web-my-games-rest-none = No other games.
web-finished-count = Finished ({ $count })
web-running-count = Running ({ $count })
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for players.
web-make-table = create one
web-have-code = I have a code
web-your-turn = Your turn
web-your-turn-count =
    { $count ->
        [one] 1 game is waiting for you
       *[other] { $count } games are waiting for you
    }
web-your-turn-since = { $names } · { $when }
web-your-turn-none = No game is waiting for you. Pick one below: against bots it starts at once.
web-go-on = Continue
web-look = View
web-waiting-open = Invite
web-sit-down = Sit down
web-seats-taken = { $taken } of { $seats }
web-row-won = you won, { $points }
web-row-over = over, { $points }
web-row-winner =
    { $count ->
        [one] { $names } won, { $points }
       *[other] { $names } shared the victory, { $points }
    }
web-row-waiting = { $name } to move · { $when }
web-row-until = { $name } to move until { $until }
web-your-turn-until = Your turn until { $until }
web-table-gone = This table no longer exists.
web-table-of = { $name }’s table
web-name-none = Your name
web-name-title = Your name
web-name-ask = What should the others call you?
web-name-save = That’s me
web-saved-about = A saved game is checked step by step before it is shown.
web-saved-file = Choose a file …
web-saved-paste = or paste its text:
web-saved-open = Open
web-saved-unreadable = This is not a saved game: the text cannot be read.

## In the browser: a new table

web-title-new = New table: { $game }
web-players = Players
web-seat-me = I play
web-seat-friend = a friend, by link
web-seat-bot = a bot
web-seat-open = Free seat
web-seat-colour = Colour of seat { $seat }
web-seat-kind = Who plays seat { $seat }
web-seat-which-bot = Bot of seat { $seat }
web-seat-name = Name at seat { $seat }
web-seat-name-hint = name
web-seat-link-hint = gets a link to share
web-hot-seat-hint = Several of you play on this device. Between turns a curtain hides what only one of you may see.
web-order-shuffled = Shuffle the order of seats
web-allow-hints = Allow hints (everybody sees who asks for one)
web-public = Anyone on this server can join
web-pace = Time to think
web-pace-none = no clock
web-pace-sitting = At one sitting
web-pace-by-days = Over days
web-pace-own = custom …
web-pace-turn = { $time } per turn
web-pace-reserve = { $time } in total + { $increment } per turn
web-pace-days =
    { $days ->
        [one] 1 day per turn
       *[other] { $days } days per turn
    }
web-pace-kind = How time is counted
web-pace-kind-turn = per turn
web-pace-kind-reserve = in total, plus a little per turn
web-pace-kind-days = in days per turn
web-pace-seconds = Seconds per turn
web-pace-minutes = Minutes in total
web-pace-increment = Extra seconds per turn
web-pace-number-of-days = Days per turn
web-pace-bot = When time is up, this bot plays the turn
web-pace-of = Time to think: { $pace }.
web-table-title = Name of the table (optional)
web-options-rulings = Rulings
web-option-usual = { $value } (usual)
web-numbers-about = { $mark } marks numbers that are reconstructed, because the rulebook’s pictures are lost. If you have the board, enter its numbers.
web-numbers-changed =
    { $count ->
        [one] one number changed
       *[other] { $count } numbers changed
    }
web-numbers-reconstructed = ≈ { $value }
web-numbers-reset = Restore all numbers
web-numbers-usual = original number
web-seed-title = Choose the seed
web-seed-about = Anyone who knows the seed knows every card to come. Everybody at the table can see that it was chosen.
web-seed = Seed
web-create-invite = Create and invite
web-create-start = Start

## In the browser: invitations

web-title-join = Invitation
web-join-invited = You are invited to a game of { $game }.
web-join-used-title = This invitation is no longer valid.
web-join-used = It has been used or has expired. Ask the person who invited you for a new one.
web-join-code-title = Join a game
web-join-code-ask = Paste your invitation, or type a code
web-join-code-go = Continue
web-join-code-wrong = This code is wrong, or it has been used or has expired. Your other device can show a new one.
web-waiting-title = { $game }: waiting for players
web-waiting-for =
    { $count ->
        [0] Everybody is here.
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-waiting-starts = The game starts by itself as soon as every seat is taken.
web-local-only = This server can only be reached from this machine, so a link works nowhere else. To let others in, start it with “{ $command }” and open this page at the machine’s own address.
web-link-for-seat = Link for this seat
web-link-once = It works once: the first person to open it sits here.
web-copy-link = Copy link
web-copied = Copied
web-copy-by-hand = This browser does not allow the page to copy. The link is selected: copy it yourself.
web-new-link = New link
web-qr = QR code for the seat: { $name }
web-give-to-bot = Let a bot play
web-leave = Leave
web-leave-sure = Really leave? A bot takes over.
web-invite = Invite somebody
web-remove-table = Close this table
web-here = is here
web-away = is away

## In the browser: the table

web-title-turn = ● Your turn – { $game }
web-title-table = { $game } – Trilobite
web-tools = Tools
web-undo = Undo
web-undo-none = Nothing can be undone now
web-redo = Redo
web-reset = Reset turn
web-reset-about = Undo everything that can be undone
web-rules = Rules
web-rules-now = The rule that matters now
web-rules-of = Rules of { $game }
web-rules-table = Table of the rules
web-rule = Rule { $rule }
web-menu = Menu
web-score = Points
web-acts = to move
web-clock = Time left
web-clock-days = { $days } d { $hours } h
web-clock-lapsed = time up: bot
web-clock-urgent = Less than { $seconds } seconds left.
web-clock-yours-lapsed = Your time is up. A bot plays this turn; the next one is yours again.
web-conceded = has conceded
web-board = Board
web-board-offers =
    { $count ->
        [0] Nothing to choose right now
        [one] One choice; Enter chooses it
       *[other] { $count } choices: Up and Down to move, Enter to choose
    }
web-board-exploring =
    { $count ->
        [one] The only thing
       *[other] All { $count } things
    } on the board: Up and Down to move, Enter to ask why not, Escape to go back
web-explore-possible = Possible: { $what }
web-foreseen-more =
    { $count ->
        [one] And 1 more effect.
       *[other] And { $count } more effects.
    }
web-why-not = Why not?
web-log = Log
web-log-show = Show on the board
web-log-earlier =
    { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }
web-log-undo = { $name } undoes the last step.
web-log-redo = { $name } redoes the step.
web-log-reset = { $name } resets the turn.
web-log-rewind =
    { $name } takes back { $count ->
        [one] 1 step
       *[other] { $count } steps
    }, as everybody agreed.
web-dock = Your turn
web-dock-idle = Question and actions
web-actions = Actions
web-waits-for =
    { $count ->
        [one] { $name } to move.
       *[other] { $name } to move.
    }
web-watching =
    { $count ->
        [one] { $name } to move.
       *[other] { $name } to move.
    }
web-for = for { $name }
web-bot-plays = A bot plays for you.
web-bot-for-you = bot for you
web-watching-about = You are watching, and see what everybody may see.
web-can-undo = You can still undo your last step.
web-hint-why = Choose anything else to learn why it is not possible.
web-sending = One moment …
web-hint = Hint
web-hint-about = Ask a bot what it would do; everybody can see that you asked
web-hint-hide = Hide the hint
web-hint-thinking = Thinking …
web-hint-list = What a bot would do
web-hint-best = A bot would do this: { $action }
web-hint-none = There are no hints here.
web-hint-times = { $what }, { $times } times
web-hint-then = { $one }, then { $two }
web-hint-here = suggested
web-hint-range = win chance { $low } to { $high }
web-hint-goal = { $low } to { $high } of the goal
web-hint-equal = about as good
web-hint-weaker = clearly weaker
web-hint-points = { $points } points
web-final = This cannot be undone.
web-confirm = { $what }: are you sure?
web-confirm-yes = Yes, do it
web-confirm-no = No, go back
web-back = Back
web-put-back = Back
web-key-esc = Esc
web-take-this = That’s all
web-take-these = Confirm
web-how-many = How many
web-fewer = One fewer
web-more = One more
web-reconnecting = No connection. Trying again …
web-curtain = { $name }, it is your turn.
web-curtain-about = Pass the device on. Everybody else, please look away.
web-curtain-go = I am { $name }

## In the browser: programs that play a seat

web-program = Let a program play this seat
web-program-about = A program with a token sees what this seat sees, and plays it. It can do nothing else in your name. The token stops working when you revoke it or leave the seat.
web-program-new = Make a token
web-program-command = The command that starts the example, with the token
web-program-copy = Copy the command
web-program-once = Shown only now: keep it like a password.
web-program-made = Token of { $when }
web-program-revoke = Revoke

## In the browser: talk, notes, and what everybody has to agree to

web-chat-and-notes = Chat and notes
web-chat = Chat
web-chat-unread =
    Chat, { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
web-chat-none = Nothing has been said yet.
web-chat-write = Say something
web-chat-send = Send
web-chat-phrases = Ready phrases
web-chat-phrase-hello = Hello!
web-chat-phrase-good-luck = Good luck, everyone!
web-chat-phrase-well-played = Well played!
web-chat-phrase-thanks = Thanks!
web-chat-phrase-sorry = Sorry!
web-chat-phrase-wait = One moment, please.
web-chat-phrase-good-game = Good game!
web-chat-phrase-again = Shall we play again?
web-chat-reading = Only people at the table can write. You can read along.
web-said = { $name } says: { $text }
web-notes = Notes
web-notes-about = For you alone. Nobody else sees this.
web-notes-writing = Writing …
web-notes-kept = Saved with this table, for you alone.
web-old-rules = The rules have changed since this game was played. You can view it as far as today’s rules allow, but not continue it.
web-paused = The game is paused.
web-resume = Resume
web-pause = Pause
web-pause-propose = Propose a pause
web-pause-about = Nobody can play and no clock runs until somebody at the table resumes the game.
web-proposed-pause = { $name } proposes a pause.
web-proposed-back =
    { $name } asks to take back { $count ->
        [one] 1 step.
       *[other] { $count } steps.
    }
web-proposed-waits = Waiting for: { $names }.
web-proposed-withdraw = Never mind
web-proposed-look = Look and answer
web-agree = I agree
web-refuse = No
web-moment = Take back or continue
web-moment-of = Take back or continue before this step: { $step }
web-moment-before = As it was before this step
web-moment-now = now
web-moment-choose = Above, choose the first step to take back.
web-moment-lost =
    { $count ->
        [one] This step would be taken back:
       *[other] These { $count } steps would be taken back:
    }
web-moment-draws = The same draws will come again, and what was seen stays seen.
web-moment-back = Take back
web-moment-back-now = Take back
web-moment-propose = Ask to take back
web-moment-propose-some = Take back …
web-moment-fork = Continue from here
web-moment-fork-some = Continue in a new game …
web-moment-fork-imagined = A new table begins here. Because this game is still running, cards that you cannot see are dealt again, so that nobody learns anything from it.
web-moment-fork-true = A new table begins here, with everything as it was. Whatever is drawn from now on is new.
web-moment-seat = I play
web-moment-others = The others are
web-moment-bots = bots
web-moment-go = Continue there
web-continued = This game began from a position of another one.

## In the browser: for operators

web-password = Password
web-password-go = Enter
web-admission = This server is protected by a password. The person who invited you to a game can send you a link instead.
web-removed = (removed)
web-admin-title = Administration
web-admin-ask = Sign in with the administration password, or open a link from “trilobite admin link”.
web-admin-sign-out = Sign out
web-admin-version = Version
web-admin-started = Started
web-admin-status = Status
web-admin-status-all = All
web-admin-status-open = Waiting
web-admin-status-running = Running
web-admin-status-finished = Finished
web-admin-people = People
web-admin-tables = Tables
web-admin-sockets = Open pages
web-admin-size = Database
web-admin-megabytes = { $size } MB
web-admin-retention = Finished tables are kept { $finished }, others { $abandoned } after their last move.
web-admin-days =
    { $count ->
        [0] forever
        [one] for one day
       *[other] for { $count } days
    }
web-admin-clear = Delete older tables now
web-admin-cleared = Deleted: { $finished } finished and { $abandoned } abandoned tables, { $people } people.
web-admin-refresh = Refresh
web-admin-search = Search
web-admin-total =
    { $count ->
        [one] one found
       *[other] { $count } found
    }
web-admin-newer = Newer
web-admin-older = Older
web-admin-game = Table
web-admin-moved = Last move
web-admin-entries = Entries
web-admin-seats = Seats
web-admin-watched = somebody has it open
web-admin-delete = Delete
web-admin-delete-sure = Really delete?
web-admin-name = Name
web-admin-since = Since
web-admin-state = State
web-admin-muted = muted
web-admin-removed = removed
web-admin-mute = Mute
web-admin-unmute = Unmute
web-admin-remove = Remove
web-admin-remove-sure = Really remove?

## In the browser: the end

web-game-over = The game is over
web-over =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } share the victory.
    }
web-won =
    { $count ->
        [one] { $names } wins with { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] { $names } share the victory with { $points ->
            [one] 1 point each.
           *[other] { $points } points each.
        }
    }
web-won-ahead =
    { $points ->
        [one] { $points } point ahead of { $name }.
       *[other] { $points } points ahead of { $name }.
    }
web-result = Result
web-sources = Where the points come from
web-place = Place
web-place-nth =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-total = Total
web-with-partner = with partner
web-look-board = Look at the board
web-record = Save the game
web-rematch = Play again
web-rematch-go = To the next game
web-rematch-asked = The others would like to play again with the same people.
web-rematch-later = Not now
web-rematch-join = Join in
web-fair = Fair shuffle
web-fair-about = Before the game, the server committed itself to a seed by publishing this fingerprint. At the end the seed is revealed, and “trilobite replay --verify” checks both.
web-seed-tag = chosen seed
web-seed-chosen = The seed of this table was chosen by its creator, who may know what is to come.

## In the browser: menu

web-prefer-motion = Animate moves
web-prefer-colour = Favourite colour
web-prefer-colour-any = any
web-prefer-curtain = Curtain between players on this device
web-seats = Seats
web-take-back = Take my seat back
web-other-device = Move to another device
web-handover-about = Scan this with the other device, or enter the code at /join there:
web-handover-qr = Code that moves the seat to another device
web-concede = Concede
web-concede-sure = Really concede?
web-table = Table

## In the browser: notices

web-notices = Notices
web-notices-open = Notices …
web-notices-about = How you learn that it is your turn when you are not looking.
web-notices-device = On this device
web-notices-title = Mark the page’s title and icon
web-notices-browser = Notification while the table is open in the background
web-notices-push = Notification also when no page is open
web-notices-none = This browser shows notifications only for addresses with https, and for localhost.
web-notices-denied = Notifications are blocked for this site; you can change that in the browser’s settings.
web-notices-elsewhere = Elsewhere
web-notices-browser-other = Another browser
web-notices-mail = By email, to this address
web-notices-mail-wait = Not confirmed yet: open the link in the email that was sent there.
web-notices-mail-again = Send the email again
web-notices-webhook = By webhook, to this web address
web-notices-secret = What is sent there is signed with this secret. It is shown only once:
web-notices-add = Add
web-notices-remove = Remove
web-notices-remove-what = Remove { $address }
web-notices-test = Send me a test
web-notices-test-sent = The test was sent.
web-notices-test-failed = The test could not be delivered.
web-turn-title = Your turn: { $table }
web-turn-body = It is your turn in { $game }.
web-confirm-title = Is this your email address?
web-confirm-about = If you asked for an email when it is your turn, confirm it here. If not, close this page: nothing has happened.
web-confirm-do = Yes, use this address
web-confirm-done = Confirmed. You will get an email when it is your turn.
web-off-title = No more emails?
web-off-about = After that you will get no more emails when it is your turn. You can switch them on again under “Notices”.
web-off-do = Stop the emails
web-off-done = Done: you will get no more emails.
web-link-dead = This link has been used or has expired.

## Changes of seats, in the log of a running table

table-hint-used = { $who } asks for a hint.
table-host = { $who } is the host now.
table-time-out = Time is up for { $who }: the bot “{ bot-called }” plays this turn.
table-time-given-back =
    The server was down; every running clock gets { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } back.
table-seat-bot = A bot plays for { $who } now.
table-bot-replaced = The bot of { $who } could not answer; a weaker one decides this time.
table-bot-given-up = The bot of { $who } has failed several times in a row; a weaker one plays from now on.
table-seat-back = { $who } is back and takes over from the bot.
table-seat-conceded = { $who } concedes.
table-given-up = Only bots are left, so the game ends here.
table-refusal-paused = The game is paused. Any player can resume it.
table-seat-joined = { $who } sits down.
table-seat-left = { $who } leaves; a bot holds the seat.
table-rewind-proposed = { $who } asks to take back some steps.
table-pause-proposed = { $who } proposes a pause.
table-proposal-refused = { $who } does not agree.
table-proposal-withdrawn = { $who } withdraws the proposal.
table-paused = { $who } pauses the game, as everybody agreed.
table-resumed = { $who } resumes the game.
table-continued = This table continues from a position of another game.

## Names at the table

# A participant with pieces but no seat: the rules say which seat decides.
table-npc = { $colour } (NPC)

## The end of a game in which somebody conceded

table-won =
    { $winners ->
        [one] { $who } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }; players who conceded are placed last.
       *[other] { $who } shares the victory ({ $points ->
            [one] 1 point
           *[other] { $points } points
        }); players who conceded are placed last.
    }
table-won-last = { $who } wins: everybody else conceded earlier.
table-result-conceded = conceded
table-result-others-conceded = as others conceded
table-result-points-then = by the points at that moment
