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
no-undo_nothing = There is nothing to take back.
no-undo_not-yours = The last answer was not yours.
no-undo_revealed = Something came to light since: a roll, a hidden card or another player's decision.
no-undo_rated = In a rated game nothing is taken back.
