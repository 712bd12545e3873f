ask-turn = Where do you put your mark?
do-mark = mark { $a }

marked = { $seat } marks { $cell }.
won = { $seat } has three in a row and wins.
drawn = The board is full: a draw.
