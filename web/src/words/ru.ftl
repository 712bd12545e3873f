# Слова самого стола.  У игр свои тексты.

ui-title = Questhall
ui-tagline = Садитесь, бросайте и понимайте почему.
ui-skip = К содержанию
ui-language = Язык
ui-theme = Цвета
ui-theme-auto = Как в системе
ui-theme-light = Дневной свет
ui-theme-dark = При свечах
ui-settings = Настройки
ui-about = О столе
ui-close = Закрыть
ui-cancel = Отмена
ui-back = Вернуться в зал
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

bot-name-1 = Брин
bot-name-2 = Одо
bot-name-3 = Мод
bot-name-4 = Тэм
bot-name-5 = Иса
bot-name-6 = Вульф
bot-name-7 = Эдда
bot-name-8 = Рюрик

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
game-rollplayer-name = Путь героя
game-rollplayer-about = Бросайте кубики, ставьте их и торгуйтесь на рынке, пока о вашем герое не заговорит вся таверна. Головоломка для 1–4.
game-runebound-name = Runebound
game-runebound-about = Странствуйте по гексам, сражайтесь брошенными жетонами и станьте сильнее злодея, пока есть время.
game-runebound-state = Правила записаны построчно, движок ещё строится. Свод правил уже можно читать.
game-gloomhaven-name = Мрачная гавань
game-gloomhaven-about = Карты на руке, монстры в комнате, а ходов вечно не хватает. Совместная кампания.
game-gloomhaven-state = Есть инструменты для монстров, линий обзора и движения, но кампанию сыграть пока нельзя. Свод правил уже можно читать.
game-prophecy-name = Пророчество
game-prophecy-about = Обходите кольцо дорог, учитесь у гильдий и добывайте артефакты в иных мирах.
game-prophecy-state = Правила записаны построчно, движок ещё строится. Свод правил уже можно читать.
game-lanterns-about = Крадите фонари по ночам. Скрытая рука, стража и финты.
game-bandits-about = Тайно выберите, кого ударить; потом всё откроется.
game-tictactoe-about = Три в ряд, как все знают.
game-other-about = Игра, установленная на этом сервере.

ui-open-tables = Открытые столы
ui-open-tables-empty = Сейчас никто не ждёт. Соберите открытый стол, и он появится здесь, или сразу играйте с ботами.
ui-my-games = Мои партии
ui-my-games-empty = Здесь хранятся ваши партии, а у завершённых есть запись. До первой — один щелчок.
ui-join = Сесть
ui-watch = Смотреть
ui-continue = Продолжить
ui-replay = Запись
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
ui-more = Показать все: { $count }

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
value-die = кубик
value-choice = выбор

## Стол

ui-your-decision = Ваше решение
ui-options-hint = Выбирать можно клавишами 1–9.
ui-blocked = Сейчас нельзя ({ $count })
ui-unfold = Показать варианты
ui-fold = Спрятать варианты
ui-always = Всегда отвечать «{ $option }» на этот вопрос
ui-standing = { $question } — всегда: { $option }
ui-standing-end = Спрашивать снова
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
ui-wish-played = { $name } просит отменить то, что бот сыграл в его отсутствие. Вы согласны?
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
ui-log-for-bot = За игрока { $name } решает бот.
ui-log-for-skip = Ход пропущен: { $name }.
ui-assisted = с поблажкой
ui-assisted-why = Ход отменили уже после того, как что-то открылось.
ui-log = Что было
ui-log-empty = Пока ничего не произошло.
ui-log-mine = касается вас
ui-chat = Разговор
ui-chat-empty = Пока никто ничего не сказал.
ui-chat-say = Скажите что-нибудь
ui-chat-send = Сказать
ui-chat-new = новых: { $count }
ui-board = Поле
ui-players-here = Игроки
ui-here = за столом
ui-away = отошёл
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

ui-over = Партия окончена
ui-over-ended = Партия закончена досрочно
ui-over-won = Вы победили!
ui-over-won-many = Вы победили вместе!
ui-over-winner = Победа: { $names }.
ui-over-winners = Победа: { $names }.
ui-over-draw = Ничья.
ui-place = Место
ui-player = Игрок
ui-score = Счёт
ui-rematch = Сыграть ещё
ui-rematch-join = В следующую партию
ui-watch-replay = Смотреть запись
ui-prove = Доказать броски
ui-proving = Играем всю партию заново…
ui-proved = Каждый бросок доказан
ui-proved-text = Партия сыграна заново только из своего ключа: решений — { $answers }, случайных исходов — { $outcomes }, позиций — { $states }, и всё совпало. Печать ниже показали до первого броска, поэтому подобрать кубики потом никто не мог.
ui-commitment = Печать, видна с начала
ui-key = Ключ, открыт в конце
ui-seal = Печать кубиков: { $seal }…
ui-commitment-why = Кубики этой партии заданы ключом, запечатанным до первого броска.

## Запись

ui-replay-of = Запись: { $game }
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
ui-rules-find = Искать в правилах
ui-rules-count = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
ui-rules-none = Правила со всеми этими словами нет. Попробуйте меньше слов или русский термин.
ui-rules-example = Пример
ui-rules-note = Заметка
ui-rules-ruling = Решение
ui-rules-none-game = Для этой игры свода правил нет.
ui-rules-lang = Свод написан по-английски, рядом русские термины из книги правил.

## Подсказки

ui-guide-next = Понятно
ui-guide-leave = Без подсказок
ui-guide-start = Показывать подсказки

## О столе

ui-about-text = Questhall — цифровой стол для фэнтезийных настольных игр. Он соблюдает каждое правило, объясняет каждый отказ и может доказать каждый бросок.
ui-about-icons = Значки: game-icons.net (CC BY 3.0), авторы Lorc, Delapouite и другие. Шрифты: Alegreya, Huerta Tipográfica (OFL).
ui-about-keys = Клавиши: 1–9 — выбрать, U — отменить ход, R — правила, пробел — пропустить показ, Escape — закрыть.

## Инструменты Gloomhaven

ui-tools = Инструменты
ui-gh-title = Gloomhaven: монстры, видимость и движение
ui-gh-lead = Загрузите сценарий или соберите позицию щелчками. Видно всё, что монстр может сделать по правилам, и почему.
ui-gh-scenario = Сценарий
ui-gh-own = своя позиция
ui-gh-characters = Персонажей
ui-gh-room = Комната
ui-gh-room-all = вся карта
ui-gh-room-one = комната { $room } (клеток: { $hexes })
ui-gh-room-start = комната { $room } (клеток: { $hexes }), начальная
ui-gh-clear = Пустое поле
ui-gh-bad-link = Позицию из этой ссылки прочитать нельзя. Вместо неё показан пример.
ui-gh-board = Поле из клеток
ui-gh-modes = Что делает щелчок
ui-gh-mode-mind = Монстр
ui-gh-mode-sight = Видимость
ui-gh-mode-reach = Движение
ui-gh-mode-edit = Правка
ui-gh-hint-mind = Щёлкните другого монстра, и действовать будет он; щёлкните подсвеченную клетку, чтобы увидеть этот вариант.
ui-gh-hint-sight = Щёлкните клетку: подсветится всё, что с неё видно. Затем наведите на другую клетку: появится линия к ней.
ui-gh-hint-reach = Щёлкните клетку или фигуру: подсветится, где может закончиться движение, и его цена. Наведите на такую клетку, чтобы увидеть путь.
ui-gh-hint-edit = Выберите, что ставить, и щёлкайте клетки; повторный щелчок убирает.
ui-gh-palette = Что поставить
ui-gh-tool-floor = Пол
ui-gh-tool-walls = Стена
ui-gh-tool-obstacles = Препятствие
ui-gh-tool-traps = Ловушка
ui-gh-tool-hazards = Опасная местность
ui-gh-tool-difficult = Труднопроходимая местность
ui-gh-tool-enemy = Враг
ui-gh-tool-monster = Действующий монстр
ui-gh-tool-monsters = Другой монстр
ui-gh-tool-clear = Убрать клетку
ui-gh-letter-monster = М
ui-gh-letter-monsters = м
ui-gh-enemy-at = Враг, инициатива { $initiative }
ui-gh-outside = вне поля
ui-gh-seen = видно
ui-gh-unseen = не видно
ui-gh-cost = цена { $cost }
ui-gh-focus-mark = выбранная цель
ui-gh-initiative = Инициатива
ui-gh-card = Карта монстра
ui-gh-monster = Монстр
ui-gh-own-card = (свои числа)
ui-gh-take-card = Взять карту того, кто действует: { $name }
ui-gh-on-map = на этой карте
ui-gh-in-box = в коробке
ui-gh-level = Уровень
ui-gh-rank = Вид
ui-gh-rank-normal = обычный
ui-gh-rank-elite = мощный
ui-gh-ability = Карта способности
ui-gh-step = Шаг
ui-gh-statistics = ОЗ { $hitPoints }, движение { $move }, атака { $attack }, дальность { $range }.
ui-gh-no-step = По этой карте монстр не двигается и не атакует.
ui-gh-move = Движение
ui-gh-range = Дальность
ui-gh-targets = Цели
ui-gh-card-help = Дальность 0 — ближний бой. Целей 0 — атаки нет, 6 — все в пределах дальности.
ui-gh-flying = полёт
ui-gh-jumping = прыжок
ui-gh-muddled = смятение
ui-gh-area = Область атаки
ui-gh-area-help = Щёлкните клетки области. В ближнем бою точка — сам монстр.
ui-gh-results-mind = Что делает монстр
ui-gh-results-sight = Линия видимости
ui-gh-results-reach = Движение
ui-gh-results-edit = Позиция
ui-gh-no-monster = Действующего монстра нет: поставьте его в режиме «Правка» или щёлкните монстра.
ui-gh-focus = Выбранная цель: { $hexes }.
ui-gh-no-focus = Цель не выбрана.
ui-gh-options = Варианты
ui-gh-stays = остаётся на месте
ui-gh-goes = идёт на { $hex }
ui-gh-attacks = атакует { $hexes }
ui-gh-no-attack = без атаки
ui-gh-why = Почему вариант { $number }
ui-gh-sees = С { $hex } видно клеток: { $seen } из { $all }.
ui-gh-reaches = От { $hex } при движении { $move }: клеток { $count }.
ui-gh-risky = «!» — успеть можно только через ловушки или опасную местность.
ui-gh-size = Клеток на поле: { $count } (не больше 400).
ui-gh-tool-thin = Тонкая стена
ui-gh-hint-thin = Щёлкните у ребра между двумя клетками: там появится тонкая стена, повторный щелчок её уберёт. С клавиатуры: стрелками до клетки, затем 1–6 — её рёбра.
ui-gh-side-1 = справа вверху
ui-gh-side-2 = сверху
ui-gh-side-3 = слева вверху
ui-gh-side-4 = слева внизу
ui-gh-side-5 = снизу
ui-gh-side-6 = справа внизу
ui-gh-walls-at = тонкая стена: { $sides }
ui-gh-thin-built = Тонкая стена между { $a } и { $b } поставлена.
ui-gh-thin-gone = Тонкая стена между { $a } и { $b } убрана.
ui-gh-thin-not = Между { $a } и { $b } тонкой стены быть не может: обе клетки должны лежать на поле.
ui-gh-ends = Что выбирает щелчок
ui-gh-end-sight-from = Смотреть отсюда
ui-gh-end-sight-to = Смотреть сюда
ui-gh-end-reach-from = Идти отсюда
ui-gh-end-reach-to = Идти сюда
ui-gh-option-mark = вариант { $numbers }
ui-gh-target-mark = под атакой
ui-gh-more = И ещё вариантов: { $count }, все равноценны.
ui-gh-way = Путь: { $hexes }.
ui-gh-line-none = Наведите на другую клетку, перейдите на неё стрелками или выберите «Смотреть сюда»: появится линия к ней.
ui-gh-line-free = { $hex } на линии видимости: эта линия из угла в угол не касается стен.
ui-gh-line-fails = { $hex } не видно: каждая линия из угла в угол касается стены. Ближе всего к цели линии, которые задевают:
ui-gh-line-blind = { $hex } не видно: все углы клетки { $blind } лежат на стенах, а такие углы использовать нельзя.
ui-gh-touch-wall = стену { $hex }
ui-gh-touch-outside = край поля у { $hex }
ui-gh-touch-thin = тонкую стену между { $a } и { $b }
ui-gh-touch-more = и ещё стен: { $count }
ui-gh-legend = Что означают знаки
ui-gh-legend-focus = выбранная цель
ui-gh-legend-way = путь
ui-gh-legend-hit = атака
ui-gh-legend-free = линия видимости
ui-gh-legend-fails = линия, которая не проходит
ui-gh-legend-touched = стена, которой она касается
ui-gh-legend-thin = тонкая стена
no-gloomhaven_too-long = В этой позиции слишком много вариантов: за { $seconds } с ответ не нашёлся. Уменьшите число фигур или целей.

## Что не выходит из-за сети

no-unknown = Сейчас это невозможно ({ $reason }).
no-http_unreachable = Сервер недоступен. Вы в сети?
