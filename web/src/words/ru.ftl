# Слова самого стола.  У игр свои тексты.

ui-title = Questhall
ui-tagline = Садитесь, бросайте кубики и узнавайте почему.
ui-skip = К содержанию
ui-language = Язык
ui-theme = Цвета
ui-theme-auto = Как в системе
ui-theme-light = Дневной свет
ui-theme-dark = При свечах
ui-sound = Звук
ui-sound-on = Слышны кубики, монеты и шаги
ui-volume = Громкость
ui-haptics = Телефон вздрагивает от кубиков и ударов
ui-settings = Настройки
ui-about = О столе
ui-close = Закрыть
ui-cancel = Отмена
ui-back = Вернуться в зал
ui-load-again = Загрузить страницу заново
ui-loading = Раскладываем игру…
ui-retry = Попробовать ещё раз
ui-copy = Скопировать ссылку
ui-copied = Ссылка скопирована.
ui-note-close = Закрыть сообщение
ui-rule-link = Правило { $rule }
ui-none = Ничего

## Имена

name-pattern = { $first } { $last }
name-first-1 = Янтарный
name-first-2 = Храбрый
name-first-3 = Медный
name-first-4 = Пыльный
name-first-5 = Ранний
name-first-6 = Добрый
name-first-7 = Тайный
name-first-8 = Белый
name-first-9 = Весёлый
name-first-10 = Удачливый
name-first-11 = Тихий
name-first-12 = Дальний
name-last-1 = Барсук
name-last-2 = Бард
name-last-3 = Сокол
name-last-4 = Лис
name-last-5 = Великан
name-last-6 = Грифон
name-last-7 = Рыцарь
name-last-8 = Филин
name-last-9 = Ворон
name-last-10 = Кузнец
name-last-11 = Паж
name-last-12 = Волк

ui-name = Ваше имя
ui-save = Сохранить
ui-you = вы

## Зал

ui-hall-welcome = Зал открыт
ui-hall-lead = Выберите игру и сразу играйте с ботами или пришлите другу ссылку. Без регистрации и загрузок: каждое правило соблюдается, каждый отказ объяснён, каждый бросок можно доказать.
ui-games = Игры
ui-practice = Разминка
ui-practice-lead = Маленькие игры на пару минут. На них видно, как устроен стол.
ui-play-now = Играть с ботами сейчас
ui-play-short = Играть
ui-new-table = Собрать стол
ui-guided = Первая партия с подсказками
ui-rules = Правила
ui-players = Игроков: { $range }
ui-not-yet = Пока сыграть нельзя
ui-tools-only = Пока только инструменты
ui-tools = Инструменты
ui-installed-about = Игра, установленная на этом сервере.

ui-turn = Ваш ход
ui-waits = ожидание: { $time }
ui-sit = Сесть
ui-with = с вами: { $names }
ui-all = все { $count }
ui-fewer = свернуть
ui-my-games-rest = Все ваши игры ждут вас.
ui-result-won = победа
ui-result-lost = поражение
ui-result-draw = ничья
ui-result-ended = закончена досрочно
ui-status-paused = пауза
ui-good-morning = Доброе утро, { $name }
ui-good-day = Добрый день, { $name }
ui-good-evening = Добрый вечер, { $name }
ui-good-night = Не спится, { $name }?
ui-tables-wait = { $count ->
    [0] Вас никто не ждёт
    [one] Вас ждут за { $count } столом
   *[other] Вас ждут за { $count } столами
}
ui-sections = Разделы зала
ui-lasts = сколько примерно длится партия
ui-minutes = { $count } мин
ui-weight = насколько сложно освоить
ui-weight-1 = простая
ui-weight-2 = средняя
ui-weight-3 = сложная
ui-open-tables = Открытые столы
ui-open-tables-empty = Сейчас никто не ждёт. Соберите открытый стол, и он появится здесь, или сразу играйте с ботами.
ui-my-games = Мои партии
ui-watch = Смотреть
ui-continue = Продолжить
ui-replay = Запись
ui-profile = Сыгранные партии; второе устройство
ui-daily = Испытание дня
ui-analyse = Разбор
ui-seats-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
ui-status-waiting = ждёт игроков
ui-status-running = идёт
ui-status-over = окончена
ui-status-frozen = остановлена из-за ошибки
ui-bot = бот
ui-open-seat = свободное место

## Новый стол

ui-make-title = Новый стол: { $game }
ui-make-players = Сколько игроков
ui-make-seats = Места
ui-make-seat = Место { $number }
ui-seat-me = я
ui-seat-me-too = тоже я (за одним экраном)
ui-seat-open = кто придёт
bot-house = бот дома
bot-search = думающий бот
bot-random = случайный бот
bot-bot = бот
ui-make-settings = Правила этого стола
ui-make-public = Показать в зале
ui-make-private = Только по ссылке
ui-make-who = Кто может найти стол
ui-make-undo = Отмена ходов
ui-undo-ask = с общего согласия
ui-undo-solo = только пока ничего не открылось
ui-undo-rated = никогда, если что-то открылось
ui-make-clock = Часы
ui-clock-none = без часов
ui-clock-minutes = по { $minutes ->
    [one] { $minutes } минуте
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
ui-clock-increment = + { $seconds } с за ход
ui-clock-days = по { $days ->
    [one] { $days } дню
    [few] { $days } дня
   *[many] { $days } дней
}
ui-make-go = Открыть стол
ui-make-hotseat = Несколько мест ваши: передавайте экран по кругу.
ui-yes = да
ui-no = нет

## Стол

ui-your-decision = Ваше решение
ui-options-hint = Выбирать можно клавишами 1–9.
ui-pick = Выберите { $count } по порядку; выбрано: { $picked }.
ui-picked = { $place }-й выбор
ui-pick-anew = Выбрать заново
ui-signs = Можно сказать:
ui-answered = Вы ответили.
ui-change = Изменить
ui-change-nothing = Оставить как было
ui-blocked = Сейчас нельзя ({ $count })
ui-unfold = Показать все варианты: { $count }
ui-fold = Спрятать варианты
ui-always = Всегда отвечать «{ $option }» на этот вопрос
ui-standing = { $question } — всегда: { $option }
ui-standing-end = Спрашивать снова
ui-talk = Что произошло, и чат
ui-menu = Ещё
ui-over-board = Посмотреть на поле
ui-recap = С вашего прошлого хода
ui-thinking = { $name } решает…
ui-thinking-many = { $names } решают…
ui-waiting-title = Ждём игроков
ui-waiting-text = Пришлите другу эту ссылку. Партия начнётся, когда займут все места.
ui-sit-here = Сесть сюда
ui-take-seat = Занять место { $number }
ui-watching-you = Вы смотрите за этим столом.
ui-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
ui-skip-playback = Пропустить
ui-happening = За столом
ui-pace = Скорость чужих ходов
ui-pace-short = Скорость: { $pace }
ui-pace-slow = медленно
ui-pace-normal = обычно
ui-pace-fast = быстро
ui-pace-off = сразу
ui-undo = Отменить ход
ui-wish-undo = { $name } просит отменить ход. Вы согласны?
ui-wish-played = { $name } просит отменить то, что за это место сыграл бот. Вы согласны?
ui-wish-pause = { $name } просит сделать паузу. Вы согласны?
ui-wish-waiting = Ждём согласия: { $names }.
ui-undo-agree = Согласиться
ui-undo-refuse = Отказать
ui-wish-refused-undo = Отменить ход не разрешили.
ui-wish-refused-played = Отменить ход не разрешили.
ui-wish-refused-pause = Сделать паузу не разрешили.
ui-away-why-away = Место пустует: { $name }. Что делать?
ui-away-why-clock = Время вышло: { $name }. Что делать?
ui-away-wait = Ждать
ui-away-bot = Пусть играет бот
ui-away-pause = Пауза
ui-away-skip = Пропустить ход
ui-away-end = Закончить партию
ui-away-chosen = { $names }: { $choice }.
ui-paused = Партия на паузе. Часы стоят.
ui-go-on = Продолжить
ui-pause-game = Пауза
ui-played-for-you = { $count ->
    [one] Пока вас не было, за вас принято { $count } решение:
    [few] Пока вас не было, за вас принято { $count } решения:
   *[other] Пока вас не было, за вас принято { $count } решений:
}
ui-played-take-back = Отменить это
ui-played-keep = Оставить так
ui-vacation = Отпуск
ui-on-vacation = в отпуске
ui-clock-out = время вышло
ui-log-undo = { $name } отменяет ход.
ui-log-begin = Все на местах: часы пущены.
ui-log-flag = Время вышло: { $name }.
ui-log-wait = Остальные ждут: { $name }.
ui-log-mind = { $name } не за столом; играет бот.
ui-log-back = { $name } снова за столом.
ui-log-pause = Партия на паузе.
ui-log-resume = Партия продолжается.
ui-log-vacation = { $text ->
    [on] { $name } уходит в отпуск.
   *[other] { $name } возвращается из отпуска.
}
ui-log-end = Партия закончена досрочно.
ui-log-for-bot = { $name }: решает бот.
ui-log-for-skip = Ход пропущен: { $name }.
ui-assisted = с поблажкой
ui-assisted-why = Ход отменили уже после того, как что-то открылось.
ui-log = Что было
ui-log-empty = Пока ничего не произошло.
ui-log-mine = касается вас
ui-chat = Разговор
ui-download = Сохранить партию в файл
ui-people = Люди за столом
ui-people-none = Больше никого нет.
ui-people-chat-all = Говорить могут все зрители
ui-people-many = Гость может занять несколько мест
ui-people-watches = смотрит
ui-people-away = вышел
ui-people-muted = молчит
ui-people-banned = не впускать
ui-people-mute = Лишить слова
ui-people-unmute = Вернуть слово
ui-people-invite = Дать слово
ui-people-uninvite = Забрать слово
ui-people-kick = Выставить
ui-people-ban = Закрыть вход
ui-people-unban = Снова впускать
ui-people-ban-ask = Закрыть этот стол для гостя { $name }? Занятые места освободятся, или за них сыграет бот.
ui-people-kick-ask = Выставить гостя { $name }? Занятые места освободятся, или за них сыграет бот.
ui-chat-empty = Пока никто ничего не сказал.
ui-chat-say = Скажите что-нибудь
ui-chat-send = Сказать
ui-chat-new = новых: { $count }
ui-board = Поле
ui-players-here = Игроки
ui-here = за столом
ui-away = не за столом
ui-minded = место держит бот
ui-deciding = решает
ui-clock-left = осталось { $time }
ui-share = Позвать
ui-leave = Уйти с места
ui-leave-ask = Уйти с места? За вас доиграет бот, вернуться будет нельзя.
ui-leave-yes = Уйти
ui-offline = Связь потеряна. Пробуем вернуться; ничего из сделанного не пропало.
ui-back-online = Связь вернулась.
ui-stale = Картина может устареть.
ui-no-table = Такого стола нет.
ui-no-table-help = Возможно, ссылка неполная или стол был на другом сервере.
ui-frozen = Партия остановлена из-за ошибки в коде правил. Она сохранена вместе с отчётом, остальные столы продолжают.
ui-frozen-report = Отчёт { $report }
ui-confirm = { $option }: отменить это будет нельзя.
ui-confirm-yes = Сделать
ui-curtain = Передайте экран: { $name }.
ui-curtain-ready = Я { $name }
ui-look-as = Смотреть как { $name }
ui-options-shown = Вариантов: { $count }
ui-your-turn = Ваше решение: { $question }
ui-face-down = рубашкой вверх

## Конец

ui-stage-skip = Пропустить
ui-stage-go-on = Дальше
ui-stage-gains = Добыча и потери
ui-over = Партия окончена
ui-over-won = Вы победили!
ui-over-won-many = Вы победили вместе!
ui-place = Место
ui-player = Игрок
ui-score = Счёт
ui-over-lost = В этот раз не вышло
ui-over-again = Вернуться к финалу
ui-why-ended = Остальные решили закончить раньше.
ui-feats = С улыбкой
ui-picture = Картинка на память
ui-picture-keep = Сохранить
ui-picture-link = Скопировать ссылку на запись
ui-turned = Переломы
ui-turned-open = Открыть запись на этом месте
ui-course = Ход игры
ui-who-did-what = Кто что сделал
ui-brought = Что это принесло
ui-most = больше всех
ui-hall = В зал
ui-only-here = Зал открыт только на этом компьютере: ссылка отсюда до друзей не дойдёт. Запустите его командой «make play» (или «questhall serve --host 0.0.0.0»), и друзья из вашей сети смогут войти.
ui-code = Ссылка в виде QR-кода
ui-code-text = Или пусть наведут телефон на этот код.
ui-rematch = Сыграть ещё
ui-rematch-join = В следующую партию
ui-chapter-next = Следующая глава
ui-prove = Доказать броски
ui-proving = Играем всю партию заново…
ui-proved = Каждый бросок доказан
ui-proved-text = Партия сыграна заново только из своего ключа: решений — { $answers }, случайных исходов — { $outcomes }, позиций — { $states }, и всё совпало. Печать ниже показали до первого броска, поэтому подобрать кубики потом никто не мог.
ui-commitment = Печать, видна с начала
ui-key = Ключ, открыт в конце
ui-key-later = хранится до конца кампании: он выдал бы то, что ещё скрыто
ui-seal = Печать кубиков: { $seal }…
ui-commitment-why = Кубики этой партии заданы ключом, запечатанным до первого броска.

## Запись

ui-replay-of = Запись: { $game }
ui-replay-controls = Управление записью
ui-step = Шаг { $step } из { $steps }
ui-step-back = Шаг назад
ui-step-next = Шаг вперёд
ui-play = Показать
ui-pause = Пауза
ui-view-of = Глазами
ui-view-all = всех, всё открыто
ui-branch = Играть отсюда
ui-branch-why = Новый стол, впереди другие кубики; одно место ваше, остальные у ботов.
ui-link-step = Ссылка на этот шаг
ui-next-answer = Дальше { $name }: { $option }

## Правила

ui-rules-of = Правила: { $game }
ui-learn = Как играть
ui-print = Печать
ui-rules-find = Спросите правила, например: как победить
ui-rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
ui-rules-none = Такого правила не нашлось. Попробуйте другие слова или очистите поле и читайте по главам.
ui-rules-example = Пример
ui-rules-note = Заметка
ui-rules-ruling = Решение
ui-rules-contents = Оглавление, в порядке книги
ui-rules-tests = тесты
ui-rules-tests-of = Тесты строки { $rule }
ui-rules-untested = Теста нет. Причина: { $reason }.
ui-rules-no-tests = Тестов этой строки здесь нет: они приходят вместе с исходным кодом.
ui-rules-none-game = Для этой игры свода правил нет.
ui-rules-lang = Этот свод пока только по-английски, рядом русские термины из книги правил; искать можно по-русски.

## Справочник карт

ui-cards = Все карты
ui-cards-of = Все карты: { $game }
ui-cards-all = Все карты
ui-cards-find = Искать в названиях и словах
ui-cards-kind = Вид
ui-cards-any-kind = все виды
ui-cards-any = любое
ui-cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
ui-cards-closed = { $count ->
    [one] ещё { $count } закрыта, пока её не откроет игра
    [few] ещё { $count } закрыты, пока их не откроет игра
   *[many] ещё { $count } закрыто, пока их не откроет игра
}
ui-cards-all-closed = Все они закрыты, пока их не откроет игра.
ui-cards-closed-one = Эта карта закрыта, пока её не откроет игра. Её можно увидеть, только если попросить раскрыть тайны.
ui-cards-missing = Такой карты нет. Поищите среди всех карт.
ui-cards-none = Ничего не подходит. Попробуйте меньше слов или другой выбор.
ui-cards-elsewhere = Этого вида ничего не подходит, зато нашлись эти:
ui-cards-spoil = Показать закрытое (раскрыть тайны)
ui-cards-more = { $count ->
    [one] Показать ещё { $count }
    [few] Показать ещё { $count }
   *[many] Показать ещё { $count }
}
ui-cards-aside = рядом
ui-cards-aside-of = Отложить для сравнения: { $name }
ui-cards-put-back = Убрать: { $name }
ui-cards-beside = Рядом
ui-cards-compare = Сравнить ({ $count })
ui-cards-clear = Очистить
ui-cards-where = Где встречается
ui-cards-held = { $count ->
    [one] Сюда относится { $count } карта
    [few] Сюда относятся { $count } карты
   *[many] Сюда относится { $count } карт
}
ui-cards-rules = Каким правилам следует
ui-cards-ours = Некоторые значения этой карты наши: ни один источник их не называет.

## Подсказки

ui-guide-next = Понятно
ui-guide-leave = Без подсказок
ui-guide-start = Показывать подсказки

## О столе

ui-about-text = Questhall — цифровой стол для фэнтезийных настольных игр. Он соблюдает каждое правило, объясняет каждый отказ и может доказать каждый бросок.
ui-about-icons = Значки: game-icons.net (CC BY 3.0), авторы Lorc, Delapouite и другие. Шрифты: Alegreya, Huerta Tipográfica (OFL).
ui-about-licences = Все лицензии
ui-about-keys = Клавиши: 1–9 — выбрать, U — отменить ход, R — правила, пробел — пропустить показ, Escape — закрыть.

## Что не выходит из-за сети

no-unknown = Сейчас это невозможно ({ $reason }).
no-http_unreachable = Сервер недоступен. Вы в сети?

# свои карты
ui-brew-title = Свои карты: { $game }
ui-brew-about = Набор — это текст: запишите карту так, как записаны карты игры, и посмотрите, какой она ляжет на стол.
ui-brew-try = Попробовать против ботов
ui-brew-table = Открыть стол с ним
ui-brew-open = Открыть файл
ui-brew-save = Сохранить в файл
ui-brew-add = Добавить карту …
ui-brew-new = Новый набор
ui-brew-house = Набор этого дома
ui-brew-text = Текст набора
ui-brew-cards = Карты набора
ui-brew-line = Строка { $line }:
ui-brew-large = Этот файл слишком велик для набора: не больше 64 КБ.
ui-brew-sound = Ошибок нет. «{ $name }»: { $things ->
    [one] { $things } карта
    [few] { $things } карты
   *[many] { $things } карт
}.
ui-brew-tag = свои карты
ui-brew-plays = За этим столом играют со своими картами: { $packs }
ui-brew-make = Свои карты
ui-brew-packs = Свои карты
ui-brew-packs-add = Добавить набор из файла
ui-brew-packs-editor = Тот, что на верстаке
ui-brew-packs-make = Сделать набор
ui-brew-packs-drop = Убрать { $name }
ui-brew-packs-bad = { $file }, строка { $line }, «{ $word }»: { $cause }
ui-brew-packs-other = Этот набор — для другой игры.
