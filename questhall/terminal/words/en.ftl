welcome = { $game }. Dice are proved: SHA-256 of the key is { $commitment }
plays-with = This table plays with “{ $pack }”, { $things ->
    [one] { $things } thing
   *[other] { $things } things
} of its own.
begin = help tells the commands.
help =
    A number takes an option; where several things are picked, type their numbers in order, such as 3 7. What an option is about may be typed by its name, a place as the map writes it. ?N tells what option N does and the rule behind it, or why it is not offered; ?NAME reads out a card; ?QUESTION finds the rules that answer it (?how do I win); ? alone lists what is not offered and why.
    undo takes your last answer back, log shows what happened, board draws the whole table again (it is drawn by itself when it has changed),
    position writes down the position as you see it (for a bug report or a test), save FILE keeps the game, quit leaves it.
help-pages = This game also shows: { $pages }.
help-svg = svg FILE writes the board as a picture.
drawn = The board is drawn in { $file }.
no-picture = This game has no picture of its board.
prompt = Your choice (number, ?, help)
option-plain = { $option }.
pick = Pick { $count } different things of 1 to { $last }, in order: { $count } numbers in one line.
signs = You may say: { $signs }
not-offered = Not offered now:
nothing-refused = Everything there is to choose is offered.
unknown-word = “{ $word }” is not understood here. Type a number from 1 to { $last }, or help.
unknown-pick = “{ $word }” is not understood here.
saved = Saved to { $file }.
undone = Taken back.
undone-assisted = Taken back. Something had come to light, so the game is marked as assisted.
left = The game is kept in { $file }. Go on with: questhall play --load { $file }
kept = The record is kept in { $file }. Prove its dice with: questhall verify { $file }
pass-screen = It is { $player }'s turn to decide. Hand the screen over and press Enter.
over = The game is over.
winner = { $players } wins.
winners = { $players } win.
nobody-wins = Nobody wins.
score = { $player }'s score: { $score }
key = The key of the dice: { $key }
menu = What would you like to play?
campaign-kept = The campaign is kept in { $file }. Go on with the same command; prove every chapter with: questhall verify { $file }
chapter = Chapter { $number } of “{ $name }”.
next-chapter = Chapter { $number } is over. Press Enter to go on, or type quit
last-chapter = This campaign has come to its end.
