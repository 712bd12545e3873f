seat = Игрок { $number }

do-pass = пас

no-match_over = Партия окончена.
no-match_stale = Это решение уже позади: вопрос был после ответа { $base }, сейчас партия на { $now }.
no-match_not-asked = Место { $seat } сейчас ничего не решает.
no-match_unknown-option = Здесь нет варианта «{ $option }».
no-terms_players = Игроков не может быть { $players }: игра рассчитана на { $low }–{ $high }.
no-terms_unknown-setting = У этой игры нет настройки «{ $setting }».
no-terms_value = Настройка «{ $setting }» не может быть { $value }; возможно: { $legal }.
no-terms_no-sequel = За этой партией ничего не следует.
no-terms_no-homebrew = В этой игре нельзя играть со своими наборами.
no-homebrew_unreadable = С тем, что принесли за этот стол, играть нельзя: { $cause }.
no-homebrew_other-game = Набор «{ $pack }» — для другой игры.
no-homebrew_too-many = За одним столом играют не больше чем с { $most } наборами.
no-homebrew_bad = { $file }, строка { $line }, «{ $word }»: { $cause }
no-undo_nothing = Отменять нечего.
no-undo_not-yours = Последний ответ был не вашим.
no-undo_revealed = С тех пор кое-что открылось: бросок, скрытая карта или решение другого игрока.
no-undo_rated = В рейтинговой партии ходы не отменяются.
