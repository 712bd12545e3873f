seat = Player { $number }

do-pass = pass

no-match_over = The game is over.
no-match_stale = That decision has passed: it was asked after answer { $base }, the game is at { $now }.
no-match_not-asked = Seat { $seat } has nothing to decide now.
no-match_unknown-option = There is no option “{ $option }” here.
no-terms_players = This game is for { $low } to { $high } players, not { $players }.
no-terms_unknown-setting = This game has no setting “{ $setting }”.
no-terms_value = Setting “{ $setting }” cannot be { $value }; it can be { $legal }.
no-terms_no-sequel = Nothing follows this game.
no-terms_no-homebrew = This game takes no packs of one's own.
no-homebrew_unreadable = What this table brought cannot be played with: { $cause }.
no-homebrew_other-game = The pack “{ $pack }” is for another game.
no-homebrew_too-many = A table plays with { $most } packs at most.
no-homebrew_bad = { $file }, line { $line }, “{ $word }”: { $cause }
no-undo_nothing = There is nothing to take back.
no-undo_not-yours = The last answer was not yours.
no-undo_revealed = Something came to light since: a roll, a hidden card or another player's decision.
no-undo_rated = In a rated game nothing is taken back.
