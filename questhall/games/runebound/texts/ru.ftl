# Вопросы
ask-hero = Каким героем вы играете?
ask-start = Где вы начинаете?
ask-turn = Что вы делаете?
ask-move = Потратьте кубики на передвижение.
ask-retreat-die = Потратьте кубик, чтобы уйти.
ask-free-step = Куда вы идёте?
ask-rest = Кубики отдыха.
ask-exert = Какую карту вы сбрасываете, прилагая усилие?
ask-shop = На рынке: продайте, затем купите или сбросьте одну карту.
ask-bargain = Составьте предложение.
ask-agree = Вы согласны на этот обмен?
ask-trim = Карт слишком много. Какая уходит?
ask-spend = Какой трофей вы тратите?
ask-test = Приложите усилие ради ещё одной карты?
ask-event = Какой вариант вы выбираете?
ask-outcome = Как вы выполняете задание?
ask-explore = Исследование проведено. Что из него выйдет?
ask-track = Кубики охоты.
ask-march = Кубики похода Маргата.
ask-trophy = Какой трофей вы получаете?
ask-attribute = Какую характеристику вы проверяете?
ask-pay = Вы платите?
ask-choose = Что вы берёте?
ask-learn-free = Какой навык вы изучаете бесплатно?
ask-city = В какой город вы идёте?
ask-take = Какое приобретение вы берёте?
ask-gem = Какой жетон приключения вы обновляете?
ask-exhaust = Какую карту вы сбрасываете?
ask-teleport = Приложить усилие и телепортироваться?
ask-leap = Где вы появляетесь?
ask-nine-lives = Вы побеждены. Приложить усилие и вылечить все раны?
ask-first = Какая способность разыгрывается первой?
ask-combat = Ваше боевое действие?
ask-part = Какие жетоны вы тратите?
ask-pay-surge = Какими жетонами вы платите?
ask-token = Какой жетон?
ask-cancel = Вы отменяете это?
ask-raise = Какая способность павшего врага?
ask-shield = Вам наносят раны. Потратить щиты?
ask-retreat = Попытаться отступить?

# Варианты
do-hero = { $a }
do-start = { $a }
do-end = закончить ход
do-roll = бросить кубики и двигаться
do-step = шаг: { $a }
do-go = { $a } за { $b }
do-stop = остановиться
do-done = готово
do-reroll = усилие: перебросить { $a }
do-pathfinder = Следопыт: перебросить все кубики
do-as = { $a }: использовать так { $b }
do-use = использовать: { $a }
do-rest = отдых
do-train = тренировка
do-rise = подняться
do-shop = торг
do-adventure = приключение
do-quest = задание: { $a }
do-rumour = проверить слух: { $a }
do-action = действие карты { $a }
do-villain = сразиться со злодеем
do-zombie = убить зомби
do-hunt = вызвать на бой: { $a }
do-learn = изучить: { $a }
do-spend = трофей: { $a }
do-trade = обмен: { $a }
do-exert = сбросить: { $a }
do-sell = продать: { $a }
do-buy = купить: { $a }
do-reject = сбросить с рынка: { $a }
do-cancel = отменить
do-give = отдать: { $a }
do-want = попросить: { $a }
do-pay-gold = добавить 1 золото
do-ask-gold = попросить ещё 1 золото
do-propose = предложить
do-accept = согласиться
do-decline = отказаться
do-discard = сбросить: { $a }
do-option = { $a }: вариант { $b }
do-outcome = { $a }: исход { $b }
do-trophy = { $a }
do-attribute = { $a }
do-pay = заплатить
do-choose = { $a }
do-take = { $a }, { $b }
do-gem = { $a }
do-teleport = телепортироваться
do-nine-lives = Девять жизней
do-strike = атаковать всеми жетонами: { $a }
do-part = атаковать частью жетонов: { $a }
do-surge = способность удара: { $a }
do-flip = ловкость { $b }: перевернуть { $a }
do-rethrow = ловкость { $b }: пусть противник перебросит { $a }
do-double = удвоить { $a } жетоном { $b }
do-special = особое действие: { $a }
do-yield = уступить очередь противнику
do-with = потратить { $a }
do-token = { $a }
do-allow = пропустить
do-block = заблокировать: { $a }
do-take-it = принять раны
do-fight-on = продолжить бой
do-retreat = попытаться отступить

# События
scenario = Герои выступают в поход. Их враг: { $card }.
first = { $seat } становится первым игроком.
chose = { $seat } играет за героя: { $hero }.
placed = { $seat } начинает здесь: { $place }.
round = Раунд { $round }, акт { $act }, деление { $time }.
act = Начинается акт { $act }.
turn = Ход: { $seat }.
rolled = { $seat } бросает кубики: { $dice }.
rerolled = { $seat } перебрасывает: { $die }.
exerted = { $seat } прилагает усилие, сбрасывая карту { $card }.
moved = { $seat } идёт сюда: { $place }.
healed = { $seat } лечит { $amount ->
        [one] { $amount } рану
        [few] { $amount } раны
       *[other] { $amount } ран
    }.
wounded = { $seat } получает { $amount ->
        [one] { $amount } рану
        [few] { $amount } раны
       *[other] { $amount } ран
    }.
defeated = { $seat }: герой побеждён.
delayed = { $seat }: герой задержан.
rose = { $seat }: герой поднимается.
destroyed = Герой игрока { $seat } уничтожен.
drew = { $seat } берёт карты ({ $count }): { $cards }.
    .unseen = { $seat } берёт карты навыков: { $count }.
discarded = { $seat } сбрасывает карту { $card }.
learned = { $seat } изучает навык { $card }.
used = { $seat } использует: { $card }.
gold = { $seat } получает золото: { $amount }.
paid = { $seat } теряет золото: { $amount }.
tokens = { $seat } получает сюжетные жетоны: { $amount }.
stocked = На рынке ({ $place }) новый товар: { $card }.
sold = { $seat } продаёт: { $card }, золото { $amount }.
bought = { $seat } покупает: { $card }, золото { $amount }.
dropped = { $seat } лишается карты { $card }.
took = { $seat } берёт: { $card }.
traded = { $seat } и { $other } обмениваются.
refused = { $seat } отказывается от обмена, который предложил { $other }.
adventure = { $seat } встречает: { $card }.
no-card = В колоде ({ $deck }) не осталось карт.
claimed = { $seat } забирает трофей { $card } ({ $deck }).
gained = { $seat } получает трофей: { $card } ({ $deck }).
    .unseen = { $seat } получает трофей ({ $deck }).
spent = { $seat } тратит трофей { $card }.
cast-off = Сброшена карта { $card }.
rumour = { $seat } оставляет слух { $card }.
quest = { $seat } получает задание { $card }.
outcome = { $seat } разыгрывает исход { $number } задания { $card }.
tested = { $seat } проверяет характеристику { $attribute }: карт { $cards }.
revealed = { $seat } раскрывает карту { $card }.
passed-test = { $seat } проходит проверку, успехов { $successes }.
failed-test = { $seat } проваливает проверку.
refreshed = Обновлено жетонов приключений: { $count }.
gem = Жетон приключения обновлён: { $place }.
story = Сюжет: { $card }.
zombie = Появляется зомби: { $place }.
killed = { $seat } убивает зомби: { $place }.
villain = { $card } появляется: { $place }.
marched = Маргат теперь здесь: { $place }.
fight = { $seat } вступает в бой: { $card }.
challenge = { $seat } вызывает на бой: { $rival }.
threw = { $who }: бросок { $faces }.
struck = { $who }: атака { $faces } ({ $kind }).
doubled = { $who }: удвоено { $face }.
agile = { $who }: потрачена ловкость.
surged = { $who }: способность «{ $card }».
flipped = Жетон { $token } перевёрнут: { $face }.
rethrew = Жетон { $token } переброшен: { $face }.
removed = Жетон { $token } убран.
cancelled = { $who }: эффект отменён.
blocked = { $who }: заблокировано { $amount }.
hit = { $who }: получено ран { $amount } ({ $kind }).
mended = { $who }: вылечено ран { $amount }.
passed = { $who }: пас.
retreated = { $seat } отступает: { $place }.
beat = { $seat } побеждает: { $card }.
fell = { $seat } терпит поражение: { $card }.
won = { $seat } одолевает злодея и побеждает.
lost = Все герои проиграли.

# Отказы
no-turn_points = Нужно очков действия: { $need }; осталось { $have }.
no-turn_defeated = Побеждённый герой может только отдыхать.
no-turn_delayed = Задержанный герой сначала должен подняться.
no-turn_standing = Герой и так на ногах.
no-shop_city = Рынок есть только в городе.
no-shop_gold = Нужно золота: { $need }; у вас { $have }.
no-adventure_no-gem = Здесь нет жетона приключения.
no-adventure_used = Жетон здесь уже использован, пока его не обновят.
no-quest_place = Это можно сделать только здесь: { $place }.
no-use_hand = Нет карты в руке, чтобы приложить усилие.
no-villain_place = Злодея здесь нет.
no-zombie_none = Здесь нет зомби.
no-hunt_away = Этого героя нет на вашей клетке.
no-hunt_again = На этого героя вы уже охотились.
no-hunt_defeated = Побеждённого героя нельзя вызвать на бой.
no-learn_trophies = Навык стоит трофеев нужных видов: { $need }; у вас { $have }.

# Поле
board-time = Раунд { $round }, акт { $act }, деление { $time }
board-villain = { $card }: { $place }
board-legend = местность P равнина, F лес, H холмы, M горы, W вода; C город, s поселение, h святилище, f крепость, = дорога; жетоны ! бой, ? исследование, & встреча; z зомби, V злодей, ~ река
board-story = Сюжетное задание { $slot }: { $card } ({ $place })
board-sheet = { $hero }, жизнь { $life }/{ $most }, золото { $gold }, жетоны { $tokens }, тело { $body }, разум { $mind }, дух { $spirit }, скорость { $speed }, место: { $place }
board-out = вне игры
board-skills = навыки
board-assets = приобретения
board-quests = задания
board-hand = рука
board-trophies = трофеи: бой { $combat }, исследование { $exploration }, встреча { $encounter }
board-combat = Бой, раунд { $round } (P физический урон, M магический, K вражеский, H щит, S удар, A ловкость, D удвоение, - пусто, * золотой жетон)
board-open = Сейчас: { $card }

# Что делают карты
op-none = нет бонуса
op-or = { " или " }
op-else = иначе
op-all = каждый герой: { $what }
op-others = каждый другой герой: { $what }
op-trophy-any = получите трофей
op-trophy-combat = получите трофей боя
op-trophy-exploration = получите трофей исследования
op-trophy-encounter = получите трофей встречи
op-card-combat = возьмите и разыграйте карту боя
op-card-exploration = возьмите и разыграйте карту исследования
op-card-encounter = возьмите и разыграйте карту встречи
op-test-body = проверка тела
op-test-mind = проверка разума
op-test-spirit = проверка духа
op-test-any = проверка любой характеристики
op-reward = награда: { $what }
op-zombie = появляется зомби ({ $what })
op-flip = переверните { $what }
op-reroll = перебросьте { $what }
op-remove = уберите { $what }
tokens-foe = { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[other] { $n } жетонов
    } противника
tokens-foe-all = все жетоны противника
tokens-foe-any = любое количество жетонов противника
tokens-own = { $n ->
        [one] { $n } свой жетон
        [few] { $n } своих жетона
       *[other] { $n } своих жетонов
    }
tokens-own-all = все свои жетоны
tokens-own-any = любое количество своих жетонов
tokens-any = { $n ->
        [one] { $n } любой жетон
        [few] { $n } любых жетона
       *[other] { $n } любых жетонов
    }
tokens-spent = { $n ->
        [one] { $n } свой потраченный жетон
        [few] { $n } своих потраченных жетона
       *[other] { $n } своих потраченных жетонов
    }
tokens-marked = { $what } с символом «{ $symbol }»
op-lose = потеряйте { $n ->
        [one] { $n } золотой
        [few] { $n } золотых
       *[other] { $n } золотых
    }
op-gold = получите { $n ->
        [one] { $n } золотой
        [few] { $n } золотых
       *[other] { $n } золотых
    }
op-heal = вылечите { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }
op-heal-all = вылечите все раны
op-wound = получите { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }
op-draw = возьмите { $n ->
        [one] { $n } карту навыка
        [few] { $n } карты навыков
       *[other] { $n } карт навыков
    }
op-token = получите { $n ->
        [one] { $n } сюжетный жетон
        [few] { $n } сюжетных жетона
       *[other] { $n } сюжетных жетонов
    }
op-step = пройдите { $n ->
        [1] 1 клетку
        [one] до { $n } клетки
       *[other] до { $n } клеток
    }
op-leap = появитесь не дальше { $n ->
        [one] { $n } клетки
       *[other] { $n } клеток
    } отсюда
op-dice = бросьте { $n ->
        [one] { $n } походный кубик
        [few] { $n } походных кубика
       *[other] { $n } походных кубиков
    } и двигайтесь
op-asset = возьмите с любого рынка приобретение ценой до { $n ->
        [one] { $n } золотого
       *[other] { $n } золотых
    }
op-exhaust = герой сбрасывает с руки { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }
op-gems = обновите жетоны приключений
op-claim = заберите эту карту
op-discard = сбросьте эту карту
op-delay = герой задержан
op-learn = изучите навык с руки бесплатно
op-refresh = обновите один жетон приключения
op-drop = продайте по рыночной стоимости
op-city = перейдите в любой город
op-stand = поднимитесь
op-done = ничего
op-leave = карта остаётся
op-fight = бой
op-deal = нанесите { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    } ({ $kind })
op-unblocked = { ", " }щиты не блокируют
op-double = символы «{ $kind }» удваиваются до конца раунда
op-no-surge = противник не может применять способности удара до конца раунда
op-reflect = до конца раунда каждая атака, ранившая вас, наносит противнику столько же ран
op-explore = бросьте походные кубики по скорости и нанесите 1 рану ({ $kind }) за каждый, что совпал с местностью клетки
op-steal = герой теряет { $n ->
        [one] { $n } золотой
        [few] { $n } золотых
       *[other] { $n } золотых
    }
op-raise-dead = примените способность удара случайного сброшенного врага из колоды боя
op-cancellable = противник может отменить это, потратив столько же символов удара
op-block = заблокируйте до { $n ->
        [one] { $n } следующей раны
       *[other] { $n } следующих ран
    } в этом раунде
op-end = заберите врага как трофей без награды
op-if-dealt = если раны нанесены
op-pay = заплатите { $n ->
        [one] { $n } золотой
        [few] { $n } золотых
       *[other] { $n } золотых
    }
op-rumour = слух ({ $what })
op-resist = атаки наносят на { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    } меньше ({ $kind })
op-die = раз за ход один кубик считается символом «{ $what }»
when-surge = удар { $n }
when-turn = раз за ход
when-action = действие
when-round = боевое действие, раз за раунд
when-combat = боевое действие, раз за бой
when-engage = при вступлении в бой
when-win = победив врага
when-rest = отдыхая
more-body = { $n } к телу
more-mind = { $n } к разуму
more-spirit = { $n } к духу
more-life = { $n } к жизни
more-speed = { $n } к скорости
more-hand = { $n } к пределу руки
scaled-body = { $more }, где X — ваше тело
scaled-mind = { $more }, где X — ваш разум
scaled-spirit = { $more }, где X — ваш дух
scaled-token = { $more } за каждый сюжетный жетон героя
op-trial-body = в проверках тела раскрывайте на { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    } больше
op-trial-mind = в проверках разума раскрывайте на { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    } больше
op-trial-spirit = в проверках духа раскрывайте на { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    } больше
op-trial-any = в проверках любой характеристики раскрывайте на { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    } больше
when-ward = раз за бой, когда противник применяет способность удара
when-exert = приложив усилие
when-pay = заплатив { $n ->
        [one] { $n } золотой
        [few] { $n } золотых
       *[other] { $n } золотых
    }
flag-dry-feet = реки вас не задерживают
flag-any-retreat = отступление всегда удаётся
flag-foe-no-surge = герой не может использовать способности удара
flag-onslaught = раз за бой совершите второе боевое действие подряд
flag-nine-lives = побеждённый герой может приложить усилие и вылечить все раны
flag-teleport = получив трофей, можете приложить усилие и появиться не дальше стольких клеток, каков ваш разум
flag-hunt = действие: вызовите на бой героя на своей клетке, каждого один раз за игру
flag-pathfinder = раз за ход перебросьте все свои кубики
flag-two-weapons = вы можете иметь { $weapons ->
        [one] { $weapons } карту оружия
        [few] { $weapons } карты оружия
       *[other] { $weapons } карт оружия
    }
flag-haggle = приобретения стоят на { $haggle ->
        [one] { $haggle } золотой
       *[other] { $haggle } золотых
    } меньше
flag-first = вы всегда начинаете раунд боя

# Названия
name-combat = бой
name-exploration = исследование
name-encounter = встреча
name-body = тело
name-mind = разум
name-spirit = дух
name-physical = физический урон
name-magic = магический урон
name-enemy = урон от врага
name-P = физический урон
name-M = магический урон
name-K = урон от врага
name-H = щит
name-S = удар
name-A = ловкость
name-D = удвоение
name-any = любой
name-all = все
name-joker = джокер
name-p = равнина
name-pf = равнина/лес
name-fh = лес/холмы
name-hp = холмы/равнина
name-mw = горы/вода
name-plains = равнина
name-forest = лес
name-hills = холмы
name-mountains = горы
name-water = вода
name-city = любой город
name-settlement = любое поселение
name-shrine = любое святилище
name-fortress = любая крепость
name-haven = любое поселение, святилище или крепость
name-double = удвоение
name-flip = переворот
name-rethrow = переброс

# Что карта даёт на выбор
gain-trophy = трофей
gain-trophy-combat = трофей боя
gain-trophy-exploration = трофей исследования
gain-trophy-encounter = трофей встречи
gain-token = { $n ->
        [one] сюжетный жетон
        [few] { $n } сюжетных жетона
       *[many] { $n } сюжетных жетонов
    }
gain-gold = { $n ->
        [one] { $n } золотая монета
        [few] { $n } золотые монеты
       *[many] { $n } золотых монет
    }
gain-and = { " и " }

# Настройки
set-scenario = Сценарий

# Поля простой доски в браузере
key-scenario = Сценарий
key-first = Первый игрок (с 0)
key-time = Деление времени
key-act = Акт
key-rounds = Раунды
key-decks = Колоды приключений
key-piles = Сброшенные приключения
key-skills = Навыки
key-used-skills = Сброшенные навыки
key-assets = Приобретения
key-used-assets = Сброшенные приобретения
key-markets = Рынки
key-story = Сюжетная колода
key-past = Пройденный сюжет
key-slots = Сюжетные задания
key-helped = Кто их выполнил
key-spent = Использованные жетоны (клетки)
key-zombies = Зомби (клетки)
key-villain = Злодей (клетка)
key-removed = Вне игры
key-winner = Победитель
key-card = Герой
key-at = Клетка
key-gold = Золото
key-wounds = Раны
key-delayed = Задержан
key-hand = Рука
key-trophies = Трофеи
key-quests = Задания
key-rumours = Слухи
key-tokens = Сюжетные жетоны
key-used = Использовано за ход
key-challenged = На кого уже охотился
key-fate = Было в конце
