# Что отклоняет сервер; показывает клиент.

no-http_broken = На сервере что-то пошло не так. Там это записано.
no-http_guest-needed = Сервер сначала хочет узнать ваше имя.
no-http_too-often = Слишком часто. Подождите минуту.
no-http_too-large = Это слишком много для одного раза.
no-http_name-too-long = Имя может быть не длиннее { $limit } знаков.
no-http_malformed = Сервер этого не понял.
no-http_no-name = В имени нужна хотя бы одна буква.
no-http_no-such-table = Такого стола нет.
no-http_no-such-path = Такого адреса на сервере нет.
no-http_no-such-language = Текстов на языке { $lang } нет.
no-http_no-such-rules = Для этой игры свода правил нет.
no-http_no-lesson = Такого урока у этой игры нет.
no-http_no-cards = У этой игры нет печатных карт.
no-http_no-such-rule = В этих правилах нет строки { $rule }; найдите её по оглавлению.
no-http_foreign-origin = Эта страница не может обращаться к тому серверу.
no-table_one-line = Главу не играют дважды: продолжайте с неё.
no-table_goes-on-already = Следующая глава уже открыта за столом { $table }: открытой бывает только одна.
no-table_ended = Эта глава была прервана. Продолжайте с предыдущей.
no-table_bad-file = Этот файл нельзя принять: { $cause }
no-table_not-host = В файле кампании, которая продолжается, есть то, что ещё скрыто: его получает только хозяин стола последней главы.
no-table_host-only = Это может сделать только хозяин стола.
no-table_nobody-there = Такого человека за столом нет.
no-table_too-many-names = Стол помнит не больше { $limit } имён.
no-table_muted = Хозяин стола попросил вас помолчать.
no-table_chat-for-players = Здесь говорят только игроки и те зрители, кого пригласил хозяин стола.
no-table_banned = Хозяин закрыл для вас этот стол.
no-table_one-seat = Каждому гостю одно место; хозяин стола может разрешить больше.
no-table_not-your-seat = Это не ваше место.
no-table_seat-taken = Это место занято.
no-table_no-such-game = Такой игры здесь нет.
no-table_no-such-bot = Такого бота нет.
no-table_search-too-long = Бот здесь думает над ходом не дольше { $limit } мс.
no-table_no-such-table = Такого стола нет.
no-table_no-such-wish = Сейчас никто не просит отменить ход.
no-table_no-such-step = В этой партии нет такого шага.
no-table_keep-your-seat = Пока партия идёт, вы продолжаете на своём месте.
no-guest_no-such-code = Этот код не подходит или уже не действует. Покажите новый на другом устройстве.
no-daily_today = Сегодняшнее испытание ещё могут пройти другие: его кубики закрыты до конца дня.
no-daily_once = Вы уже начали сегодняшнее испытание: засчитывается одна попытка.
no-daily_no-such-game = У игры { $game } нет ежедневного испытания.
no-daily_no-such-day = Испытания «{ $day }» нет.
no-table_not-over = Это можно увидеть после конца партии.
no-table_not-proved = Доказательство не сошлось: { $cause }
no-table_clock = Такие часы поставить нельзя.
no-table_waiting = Партия ещё не началась: есть свободное место.
no-table_running = Партия ещё идёт.
no-table_over = Партия окончена.
no-table_paused = Партия на паузе.
no-table_not-paused = Партия не на паузе.
no-table_no-such-question = Насчёт этого места сейчас решать нечего.
no-table_no-vacation = Отпуск бывает только в партиях по дням.
no-table_frozen = Партия остановлена из-за ошибки.
no-http_no-database = Сервер сейчас не может достучаться до своей базы данных. Ничего не изменилось; попробуйте ещё раз чуть позже.
no-table_unreadable = Этот стол больше не прочитать. Ошибка записана на сервере.
no-table_moved = Стол переехал на другой сервер; возвращаемся.
no-table_nothing-said = Сказать было нечего.
no-tool_too-long = Слишком много вариантов: за { $seconds } с ответ не нашёлся.
no-table_said-too-much = Слишком длинно: уложитесь в { $limit } знаков.
no-table_too-many = У вас уже { $limit } неоконченных партий. Доиграйте одну или встаньте из-за стола.
bye-restart = Сервер перезапускается; возвращаемся.
bye-flood = Слишком много сообщений сразу. Возвращаемся.
bye-slow-reader = Связь слишком медленная и не успевает. Возвращаемся.
bye-no-database = Сервер сейчас не может достучаться до своей базы данных. Пробуем снова.
bye-signed-out = Вы вышли на всех устройствах.
bye-kicked = Хозяин попросил вас покинуть стол.
bye-old-page = Эта страница и сервер — разных версий. Загрузите страницу заново; ничего не пропало.
bye-banned = Хозяин закрыл для вас этот стол.
bye-full = Сервер сейчас переполнен. Пробуем снова.
bye-too-many-connections = У вас открыто слишком много окон. Закройте лишние; пробуем снова.

# Конец партии, в браузере и на картинке

bot-name-1 = Брин
bot-name-2 = Одо
bot-name-3 = Мод
bot-name-4 = Тэм
bot-name-5 = Иса
bot-name-6 = Вульф
bot-name-7 = Эдда
bot-name-8 = Рюрик
ui-over-ended = Партия закончена досрочно
ui-over-winner = Победа: { $names }.
ui-over-winners = Победа: { $names }.
ui-over-draw = Ничья.
ui-over-party-won = Победа!
ui-over-party-lost = Поражение
ui-over-nobody = Никто не победил
ui-laps = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
ui-lap = Р{ $lap }
ui-sealed = Все броски доказаны: ключ подходит к печати
result-minutes = { $count } мин
result-alt = { $game }: { $verdict }
