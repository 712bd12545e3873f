# What the server refuses; the client shows these.

no-http_broken = Something went wrong on the server. It has been written down there.
no-http_guest-needed = The server needs your name first.
no-http_too-often = That was too often. Wait a minute.
no-http_too-large = That is too large.
no-http_malformed = The server did not understand that.
no-http_no-name = A name needs at least one letter.
no-http_no-such-table = There is no such table.
no-http_no-such-path = The server has no such path.
no-http_no-such-rules = There is no rule ledger for this game.
no-http_foreign-origin = This page may not talk to that server.
no-table_not-your-seat = That seat is not yours.
no-table_seat-taken = That seat is taken.
no-table_no-such-game = There is no such game here.
no-table_no-such-bot = There is no such bot.
no-table_no-such-table = There is no such table.
no-table_no-such-wish = Nobody wants to take anything back now.
no-table_no-such-step = This game has no such step.
no-table_not-over = That can be seen when the game is over.
no-table_not-proved = The proof failed: { $cause }
no-table_clock = Such a clock cannot be set.
no-table_waiting = The game has not begun: a seat is free.
no-table_running = The game is still running.
no-table_over = The game is over.
no-table_frozen = The game was stopped by a fault.
no-table_moved = The table moved to another server; coming back.
no-table_nothing-said = There was nothing to say.
