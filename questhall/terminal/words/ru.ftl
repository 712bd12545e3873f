welcome = { $game }. Броски доказуемы: SHA-256 ключа { $commitment }
help =
    Число выбирает вариант. ?N объясняет, что делает вариант N или почему он недоступен; ? перечисляет всё недоступное с причинами.
    undo отменяет ваш последний ответ, log показывает, что было, board рисует стол заново,
    save ФАЙЛ сохраняет партию, quit покидает её.
help-pages = Ещё эта игра показывает: { $pages }.
help-svg = svg ФАЙЛ сохраняет поле рисунком.
drawn = Поле нарисовано в файле { $file }.
no-picture = У этой игры нет рисунка поля.
prompt = Ваш выбор (число, ?, help)
option-plain = { $option }.
not-offered = Сейчас недоступно:
nothing-refused = Доступно всё, что можно выбрать.
unknown-word = «{ $word }» здесь непонятно. Введите число от 1 до { $last } или help.
saved = Сохранено в { $file }.
undone = Отменено.
undone-assisted = Отменено. Кое-что уже открылось, поэтому партия помечена как партия с подсказками.
left = Партия сохранена в { $file }. Продолжить: questhall play --load { $file }
kept = Запись партии: { $file }. Проверить броски: questhall verify { $file }
pass-screen = Решает { $player }. Передайте экран и нажмите Enter.
over = Партия окончена.
winner = Победитель: { $players }.
winners = Победители: { $players }.
nobody-wins = Никто не победил.
score = { $player }: { $score }
key = Ключ бросков: { $key }
menu = Во что сыграем?
