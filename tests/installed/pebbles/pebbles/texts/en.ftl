ask-take = How many pebbles do you take?
do-take = take { $a }
took = { $seat } takes { $pebbles }.
won = { $seat } takes the last pebble and wins.
board-heap = Pebbles in the heap: { $pebbles }
