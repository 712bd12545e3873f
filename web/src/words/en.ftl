# What the frame says.  Games bring their own texts.

ui-title = Questhall
ui-tagline = Sit down, roll, and see why.
ui-skip = Skip to the content
ui-language = Language
ui-theme = Colours
ui-theme-auto = As the system
ui-theme-light = Daylight
ui-theme-dark = Candlelight
ui-sound = Sound
ui-sound-on = Dice, coins and footsteps can be heard
ui-volume = Volume
ui-haptics = The phone shakes with the dice and the blows
ui-settings = Settings
ui-about = About
ui-close = Close
ui-cancel = Cancel
ui-back = Back to the hall
ui-load-again = Load the page again
ui-loading = Laying out the table…
ui-retry = Try again
ui-copy = Copy the link
ui-copied = The link is copied.
ui-note-close = Close this note
ui-rule-link = Rule { $rule }
ui-none = Nothing

## Names

name-pattern = { $first } { $last }
name-first-1 = Amber
name-first-2 = Brave
name-first-3 = Copper
name-first-4 = Dusty
name-first-5 = Early
name-first-6 = Gentle
name-first-7 = Hidden
name-first-8 = Ivory
name-first-9 = Jolly
name-first-10 = Lucky
name-first-11 = Quiet
name-first-12 = Wandering
name-last-1 = Badger
name-last-2 = Bard
name-last-3 = Falcon
name-last-4 = Fox
name-last-5 = Giant
name-last-6 = Griffin
name-last-7 = Knight
name-last-8 = Owl
name-last-9 = Raven
name-last-10 = Smith
name-last-11 = Squire
name-last-12 = Wolf

ui-name = Your name
ui-save = Save
ui-you = you

## The hall

ui-hall-welcome = The hall is open
ui-hall-lead = Pick a game and play at once against bots, or send a friend a link. No account, no download: every rule is enforced, every refusal explained, every die roll can be proved.
ui-games = Games
ui-practice = Practice games
ui-practice-lead = Small games for a minute or two. They show how the table works.
ui-play-now = Play now against bots
ui-play-short = Play
ui-new-table = Set up a table
ui-guided = Guided first game
ui-rules = Rules
ui-players = { $range } players
ui-not-yet = Not playable yet
ui-tools-only = Tools only for now
ui-tools = Tools
ui-installed-about = A game that was installed on this server.

ui-turn = Your turn
ui-waits = waiting { $time }
ui-sit = Sit down
ui-with = with { $names }
ui-all = all { $count }
ui-fewer = fewer
ui-my-games-rest = All your games wait for you.
ui-result-won = won
ui-result-lost = lost
ui-result-draw = a draw
ui-result-ended = ended early
ui-status-paused = paused
ui-good-morning = Good morning, { $name }
ui-good-day = Good day, { $name }
ui-good-evening = Good evening, { $name }
ui-good-night = Still awake, { $name }?
ui-tables-wait = { $count ->
    [0] Nobody waits for you
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
ui-sections = Sections of the hall
ui-lasts = how long a game lasts, about
ui-minutes = { $count } min
ui-weight = how much there is to learn
ui-weight-1 = light
ui-weight-2 = medium
ui-weight-3 = heavy
ui-open-tables = Open tables
ui-open-tables-empty = Nobody is waiting right now. Set up a public table and it will be listed here, or play against bots at once.
ui-my-games = My games
ui-watch = Watch
ui-continue = Continue
ui-replay = Replay
ui-profile = What I have played; a second device
ui-daily = Today's challenge
ui-analyse = Analysis
ui-seats-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
ui-status-waiting = waiting for players
ui-status-running = running
ui-status-over = finished
ui-status-frozen = stopped by a fault
ui-bot = bot
ui-open-seat = free seat

## Making a table

ui-make-title = A new table: { $game }
ui-make-players = Players
ui-make-seats = Seats
ui-make-seat = Seat { $number }
ui-seat-me = me
ui-seat-me-too = me as well (same screen)
ui-seat-open = somebody who comes
bot-house = house bot
bot-search = thinking bot
bot-random = random bot
bot-bot = bot
ui-make-settings = Rules of this table
ui-make-public = List it in the hall
ui-make-private = Only by link
ui-make-who = Who may find it
ui-make-undo = Taking back
ui-undo-ask = with everybody's consent
ui-undo-solo = only what revealed nothing
ui-undo-rated = never after something came to light
ui-make-clock = Clock
ui-clock-none = no clock
ui-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} each
ui-clock-increment = + { $seconds } s a move
ui-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} each
ui-make-go = Open the table
ui-make-hotseat = Several seats are yours: you pass the screen around.
ui-yes = yes
ui-no = no

## The table

ui-your-decision = Your decision
ui-options-hint = Keys 1–9 choose.
ui-pick = Pick { $count }, in order: { $picked } picked.
ui-picked = no. { $place }
ui-pick-anew = Pick anew
ui-signs = You may say:
ui-answered = You have answered.
ui-change = Change it
ui-change-nothing = Leave it as it was
ui-blocked = Not possible now ({ $count })
ui-unfold = Show all { $count } options
ui-fold = Hide the options
ui-always = Always “{ $option }” when this is asked
ui-standing = { $question } — always: { $option }
ui-standing-end = Ask me again
ui-talk = What happened, and chat
ui-menu = More
ui-over-board = Look at the board
ui-recap = Since your last turn
ui-thinking = { $name } is deciding…
ui-thinking-many = { $names } are deciding…
ui-waiting-title = Waiting for players
ui-waiting-text = Send this link to a friend. The game begins when every seat is taken.
ui-sit-here = Sit here
ui-take-seat = Take seat { $number }
ui-watching-you = You are watching this table.
ui-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
ui-skip-playback = Skip
ui-happening = At the table
ui-pace = Speed of the others' moves
ui-pace-short = Speed: { $pace }
ui-pace-slow = slow
ui-pace-normal = normal
ui-pace-fast = fast
ui-pace-off = at once
ui-undo = Take back
ui-wish-undo = { $name } wants to take back a move. Do you agree?
ui-wish-played = { $name } wants to take back what a bot played while they were away. Do you agree?
ui-wish-pause = { $name } wants to pause the game. Do you agree?
ui-wish-waiting = Waiting for consent: { $names }.
ui-undo-agree = Agree
ui-undo-refuse = Refuse
ui-wish-refused-undo = The wish to take back was turned down.
ui-wish-refused-played = The wish to take back was turned down.
ui-wish-refused-pause = The wish to pause was turned down.
ui-away-why-away = { $name } is away. What now?
ui-away-why-clock = { $name } is out of time. What now?
ui-away-wait = Wait
ui-away-bot = Let a bot play on
ui-away-pause = Pause
ui-away-skip = Skip this turn
ui-away-end = End the game
ui-away-chosen = { $names }: { $choice }.
ui-paused = The game is paused. Clocks stand still.
ui-go-on = Go on
ui-pause-game = Pause the game
ui-played-for-you = { $count ->
    [one] While you were away, one decision was made for you:
   *[other] While you were away, { $count } decisions were made for you:
}
ui-played-take-back = Take it back
ui-played-keep = Leave it so
ui-vacation = Vacation
ui-on-vacation = on vacation
ui-clock-out = time is up
ui-log-undo = { $name } takes a move back.
ui-log-begin = Everybody is here: the clocks start.
ui-log-flag = { $name } is out of time.
ui-log-wait = The others wait for { $name }.
ui-log-mind = { $name } is away; a bot plays on.
ui-log-back = { $name } is back.
ui-log-pause = The game is paused.
ui-log-resume = The game goes on.
ui-log-vacation = { $text ->
    [on] { $name } goes on vacation.
   *[other] { $name } is back from vacation.
}
ui-log-end = The game was ended before its end.
ui-log-for-bot = A bot decides for { $name }.
ui-log-for-skip = { $name }'s turn is skipped.
ui-assisted = assisted
ui-assisted-why = Something was taken back after it had revealed a secret.
ui-log = What happened
ui-log-empty = Nothing has happened yet.
ui-log-mine = concerns you
ui-chat = Chat
ui-download = Save the game as a file
ui-people = People at the table
ui-people-none = Nobody else is here.
ui-people-chat-all = Everybody who watches may speak
ui-people-many = A guest may take several seats
ui-people-watches = watching
ui-people-away = away
ui-people-muted = silent
ui-people-banned = kept out
ui-people-mute = Silence
ui-people-unmute = Let speak
ui-people-invite = Invite to speak
ui-people-uninvite = Take the invitation back
ui-people-kick = Send away
ui-people-ban = Keep out
ui-people-unban = Let in again
ui-people-ban-ask = Keep { $name } out of this table? Their seats become free, or a bot plays on.
ui-people-kick-ask = Send { $name } away? Their seats become free, or a bot plays on.
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-chat-new = { $count } new
ui-board = Board
ui-players-here = Players
ui-here = at the table
ui-away = away
ui-minded = a bot minds the seat
ui-deciding = deciding
ui-clock-left = { $time } left
ui-share = Invite
ui-leave = Leave the seat
ui-leave-ask = Leave your seat? A bot will play on in your place, and you cannot come back to it.
ui-leave-yes = Leave
ui-offline = Connection lost. Trying to come back; nothing you did is lost.
ui-back-online = Connected again.
ui-stale = This picture may be out of date.
ui-no-table = There is no such table.
ui-no-table-help = The link may be incomplete, or the table was on another server.
ui-frozen = This game stopped because of a fault in its rules code. It is kept together with a report, and the other tables go on.
ui-frozen-report = Report { $report }
ui-confirm = { $option }: this cannot be taken back.
ui-confirm-yes = Do it
ui-curtain = Pass the screen to { $name }.
ui-curtain-ready = I am { $name }
ui-look-as = Look as { $name }
ui-options-shown = Options: { $count }
ui-your-turn = Your decision: { $question }

## The end

ui-stage-skip = Skip
ui-stage-go-on = Go on
ui-stage-gains = Won and lost
ui-over = The game is over
ui-over-won = You win!
ui-over-won-many = You win together!
ui-place = Place
ui-player = Player
ui-score = Score
ui-over-lost = Not this time
ui-over-again = Back to the ending
ui-why-ended = The others chose to end it early.
ui-feats = To smile at
ui-picture = A picture to share
ui-picture-keep = Keep as
ui-picture-link = Copy the link to the replay
ui-turned = Where it turned
ui-turned-open = Open the replay at this moment
ui-course = The course of the game
ui-who-did-what = Who did what
ui-brought = What it brought
ui-most = the most
ui-hall = Hall
ui-only-here = This hall is open on this computer only: a link from here would not reach your friends. Start it with “make play” (or “questhall serve --host 0.0.0.0”) to let friends in your network in.
ui-code = The link as a QR code
ui-code-text = Or let them point a phone at this code.
ui-rematch = Play again
ui-rematch-join = Join the next game
ui-chapter-next = Next chapter
ui-prove = Prove the dice
ui-proving = Playing the whole game again…
ui-proved = Every die roll is proved
ui-proved-text = The whole game was played again from its key alone: { $answers } decisions and { $outcomes } random outcomes came out the same, in { $states } positions. The seal below was shown before the first roll, so nobody could choose the dice afterwards.
ui-commitment = Seal, shown from the start
ui-key = Key, shown at the end
ui-key-later = kept until the campaign ends: it would tell what is hidden still
ui-seal = Seal of the dice: { $seal }…
ui-commitment-why = The dice of this game are fixed by a key that was sealed before the first roll.

## Replay

ui-replay-of = Replay: { $game }
ui-replay-controls = Controls of the replay
ui-step = Step { $step } of { $steps }
ui-step-back = One step back
ui-step-next = One step on
ui-play = Play
ui-pause = Pause
ui-view-of = Seen by
ui-view-all = everybody, all open
ui-branch = Play on from here
ui-branch-why = A new table with other dice ahead; you take one seat, bots the others.
ui-link-step = Copy the link to this step
ui-next-answer = Next: { $name }: { $option }

## Rules

ui-rules-of = Rules: { $game }
ui-learn = How to play
ui-print = Print
ui-rules-find = Ask the rules, for example: how do I win
ui-rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
ui-rules-none = No rule answers this. Try other words, or clear the field to read chapter by chapter.
ui-rules-example = Example
ui-rules-note = Note
ui-rules-ruling = Ruling
ui-rules-contents = Contents, in the order of the book
ui-rules-tests = tests
ui-rules-tests-of = Tests of { $rule }
ui-rules-untested = No test: { $reason }.
ui-rules-no-tests = No test of this line is installed here; the tests come with the source.
ui-rules-none-game = There is no rule ledger for this game.
ui-rules-lang = The ledger is written in English with the Russian terms of the rulebook.

## Compendium

ui-cards = All cards
ui-cards-of = All cards: { $game }
ui-cards-all = All cards
ui-cards-find = Search names and words
ui-cards-kind = Kind
ui-cards-any-kind = all kinds
ui-cards-any = any
ui-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-cards-closed = { $count ->
    [one] { $count } more is closed until the game opens it
   *[other] { $count } more are closed until the game opens them
}
ui-cards-all-closed = All of these are closed until the game opens them.
ui-cards-closed-one = This card is closed until the game opens it. It is shown only when you ask for spoilers.
ui-cards-missing = There is no such card. Look among all cards.
ui-cards-none = Nothing fits. Take fewer words or another choice.
ui-cards-elsewhere = Nothing of this kind fits, but these do:
ui-cards-spoil = Show what is closed (spoilers)
ui-cards-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}
ui-cards-aside = side by side
ui-cards-aside-of = Put aside to compare: { $name }
ui-cards-put-back = Put back: { $name }
ui-cards-beside = Side by side
ui-cards-compare = Compare ({ $count })
ui-cards-clear = Clear
ui-cards-where = Where it is met
ui-cards-held = { $count ->
    [one] { $count } card belongs here
   *[other] { $count } cards belong here
}
ui-cards-rules = Rules it follows
ui-cards-ours = Some values of this card are our own: no source gives them.

## Guide

ui-guide-next = Understood
ui-guide-leave = Leave the guide
ui-guide-start = Show me around

## About

ui-about-text = Questhall is a digital table for fantasy board games. It enforces every rule, explains every refusal and can prove every die roll.
ui-about-icons = Icons: game-icons.net (CC BY 3.0), by Lorc, Delapouite and contributors. Fonts: Alegreya by Huerta Tipográfica (OFL).
ui-about-licences = All licences
ui-about-keys = Keys: 1–9 choose an option, U takes back, R opens the rules, Space skips what is being shown, Escape closes.

## What the network refuses

no-unknown = That is not possible now ({ $reason }).
no-http_unreachable = The server cannot be reached. Are you online?
ui-face-down = face down

# cards of one's own
ui-brew-title = Cards of your own: { $game }
ui-brew-about = A pack is a text: write a card in the game's own notation, and see it as it will lie on the table.
ui-brew-try = Try it against bots
ui-brew-table = Open a table with it
ui-brew-open = Open a file
ui-brew-save = Save as a file
ui-brew-add = Add a card …
ui-brew-new = A new pack
ui-brew-house = A pack of the house
ui-brew-text = The text of the pack
ui-brew-cards = The cards of the pack
ui-brew-line = Line { $line }:
ui-brew-large = This file is too large for a pack: 64 KB at most.
ui-brew-sound = Nothing wrong. “{ $name }”: { $things ->
    [one] one card
   *[other] { $things } cards
}.
ui-brew-tag = own cards
ui-brew-plays = This table plays with cards of its own: { $packs }
ui-brew-make = Cards of your own
ui-brew-packs = Cards of your own
ui-brew-packs-add = Add a pack from a file
ui-brew-packs-editor = The one on your bench
ui-brew-packs-make = Make one
ui-brew-packs-drop = Leave out { $name }
ui-brew-packs-bad = { $file }, line { $line }, “{ $word }”: { $cause }
ui-brew-packs-other = This pack is for another game.
