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
do-end = конец хода
do-roll = бросок и путь
do-step = шаг: { $a }
do-go = { $a }: кубик «{ $b }»
do-stop = остановиться
do-done = готово
do-reroll = усилие: перебросить кубик «{ $a }»
do-pathfinder = Следопыт: перебросить все кубики
do-as = { $a }: применить к кубику «{ $b }»
do-use = использовать: { $a }
do-rest = отдых
do-train = тренировка
do-rise = подняться
do-shop = торг
do-adventure = приключение
do-quest = задание: { $a }
do-rumour = проверить слух: { $a }
do-action = действие карты «{ $a }»
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
do-pay-gold = добавить 1 золотой
do-ask-gold = попросить ещё 1 золотой
do-propose = предложить
do-accept = согласиться
do-decline = отказаться
do-counter = предложить другое
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
do-flip = потратить «{ $b }»: перевернуть «{ $a }»
do-rethrow = потратить «{ $b }»: противник перебросит «{ $a }»
do-double = удвоить «{ $a }» жетоном «{ $b }»
do-special = особое действие: { $a }
do-yield = уступить очередь противнику
do-with = потратить «{ $a }»
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
exerted = { $seat } прилагает усилие, сбрасывая карту «{ $card }».
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
destroyed = { $seat }: герой уничтожен.
drew = { $seat } берёт { $count ->
        [one] { $count } карту навыка
        [few] { $count } карты навыков
       *[other] { $count } карт навыков
    }: { $cards }.
    .unseen = { $seat } берёт { $count ->
        [one] { $count } карту навыка
        [few] { $count } карты навыков
       *[other] { $count } карт навыков
    }.
discarded = { $seat } сбрасывает карту «{ $card }».
learned = { $seat } изучает навык «{ $card }».
used = { $seat } использует: { $card }.
gold = { $seat } получает { $amount ->
        [one] { $amount } золотой
       *[other] { $amount } золотых
    }.
paid = { $seat } теряет { $amount ->
        [one] { $amount } золотой
       *[other] { $amount } золотых
    }.
tokens = { $seat } получает { $amount ->
        [one] { $amount } сюжетный жетон
        [few] { $amount } сюжетных жетона
       *[other] { $amount } сюжетных жетонов
    }.
stocked = На рынке ({ $place }) новый товар: { $card }.
sold = { $seat } продаёт за { $amount ->
        [one] { $amount } золотой
       *[other] { $amount } золотых
    }: { $card }.
bought = { $seat } покупает за { $amount ->
        [one] { $amount } золотой
       *[other] { $amount } золотых
    }: { $card }.
dropped = { $seat } лишается карты «{ $card }».
took = { $seat } берёт: { $card }.
traded = { $seat } и { $other } обмениваются.
countered = { $seat } предлагает другой обмен. Партнёр: { $other }.
refused = { $seat } отказывается от обмена. Его предлагает { $other }.
adventure = { $seat } встречает: { $card }.
no-card = В колоде ({ $deck }) не осталось карт.
claimed = { $seat } забирает трофей «{ $card }» ({ $deck }).
gained = { $seat } получает трофей «{ $card }» ({ $deck }).
    .unseen = { $seat } получает трофей ({ $deck }).
spent = { $seat } тратит трофей «{ $card }».
cast-off = Сброшена карта «{ $card }».
rumour = { $seat } оставляет себе слух «{ $card }».
quest = { $seat } получает задание «{ $card }».
outcome = { $seat } разыгрывает исход { $number } задания «{ $card }».
tested = { $seat } проверяет { $attribute } и раскрывает { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[other] { $cards } карт
    }.
revealed = { $seat } раскрывает карту «{ $card }».
passed-test = { $seat } проходит проверку: { $successes ->
        [one] { $successes } успех
        [few] { $successes } успеха
       *[other] { $successes } успехов
    }.
failed-test = { $seat } проваливает проверку.
refreshed = { $count ->
        [one] Обновлён { $count } жетон приключения
        [few] Обновлено { $count } жетона приключений
       *[other] Обновлено { $count } жетонов приключений
    }.
gem = Жетон приключения обновлён: { $place }.
story = Сюжет: { $card }.
zombie = Появляется зомби: { $place }.
killed = { $seat } убивает зомби ({ $place }).
villain = { $card } появляется: { $place }.
marched = Маргат теперь здесь: { $place }.
fight = { $seat } вступает в бой: { $card }.
challenge = { $seat } вызывает на бой: { $rival }.
threw = { $who } бросает: { $faces }.
struck = { $who } атакует: { $faces }.
doubled = { $who } удваивает: { $face }.
agile = { $who }: потрачена ловкость.
surged = { $who }: способность «{ $card }».
flipped = Жетон { $token } перевёрнут: { $face }.
rethrew = Жетон { $token } переброшен: { $face }.
removed = Жетон { $token } убран.
cancelled = { $who }: эффект отменён.
blocked = { $who }: { $amount ->
        [one] заблокирована { $amount } рана
        [few] заблокировано { $amount } раны
       *[other] заблокировано { $amount } ран
    }.
hit = { $who }: { $amount ->
        [one] { $amount } рана
        [few] { $amount } раны
       *[other] { $amount } ран
    } ({ $kind }).
mended = { $who }: { $amount ->
        [one] вылечена { $amount } рана
        [few] вылечено { $amount } раны
       *[other] вылечено { $amount } ран
    }.
passed = { $who }: пас.
retreated = { $seat } отступает: { $place }.
beat = { $seat } побеждает. Противник: { $card }.
fell = { $seat } терпит поражение. Противник: { $card }.
won = { $seat } одолевает злодея и побеждает.
lost = Все герои проиграли.

# Конец игры

finale-won = { $villain }: враг повержен, Терринот может вздохнуть.
finale-gate = { $villain } дошёл до цели ({ $place }); спасать больше нечего.
finale-time = Время вышло: { $villain } добился своего.
finale-destroyed = Все герои, что бросили вызов врагу ({ $villain }), уничтожены.
finale-unit = победа
finale-counted = приключения и что они принесли
standing-combat = трофеи боёв
standing-exploration = трофеи исследований
standing-encounter = трофеи встреч
standing-skills = трофеи в навыках
standing-assets = приобретения
standing-tokens = сюжетные жетоны

ground-trophies = трофеи
ground-tokens = сюжетные жетоны
ground-skills = трофеи в навыках
ground-gold = золото
ground-assets = золото в приобретениях
ground-health = жизнь, ещё не потерянная в ранах
feat-falls = { $count ->
    [one] { $count } раз на лопатках
    [few] { $count } раза на лопатках
   *[other] { $count } раз на лопатках
}
feat-blow = { $count } урона одним махом
feat-beaten = { $count ->
    [one] { $count } побеждённый враг
    [few] { $count } побеждённых врага
   *[other] { $count } побеждённых врагов
}
feat-failed = { $count ->
    [one] { $count } проверка, достойно проваленная
    [few] { $count } проверки, достойно проваленные
   *[other] { $count } проверок, достойно проваленных
}
feat-wounds = { $count ->
    [one] { $count } рана на своей шкуре
    [few] { $count } раны на своей шкуре
   *[other] { $count } ран на своей шкуре
}
feat-healed = { $count ->
    [one] { $count } зажившая рана
    [few] { $count } зажившие раны
   *[other] { $count } заживших ран
}
feat-bargains = { $count ->
    [one] { $count } покупка
    [few] { $count } покупки
   *[other] { $count } покупок
}
feat-earned = { $count } золота в кошеле
feat-steps = { $count ->
    [one] { $count } клетка пути
    [few] { $count } клетки пути
   *[other] { $count } клеток пути
}

# Отказы
no-turn_points = Нужно { $need ->
        [one] { $need } очко действия
        [few] { $need } очка действия
       *[other] { $need } очков действия
    }, а осталось { $have }.
no-turn_defeated = Побеждённый герой может только отдыхать.
no-turn_delayed = Задержанный герой сначала должен подняться.
no-turn_standing = Герой и так на ногах.
no-shop_city = Рынок есть только в городе.
no-shop_gold = { $need ->
        [one] Нужен { $need } золотой
       *[other] Нужно { $need } золотых
    }, а у вас { $have }.
no-adventure_no-gem = Здесь нет жетона приключения.
no-adventure_used = Жетон здесь уже использован, пока его не обновят.
no-quest_place = Это можно сделать только здесь: { $place }.
no-use_hand = Нет карты в руке, чтобы приложить усилие.
no-villain_place = Злодея здесь нет.
no-zombie_none = Здесь нет зомби.
no-hunt_away = Этого героя нет на вашей клетке.
no-hunt_again = Этого героя вы уже вызывали на бой.
no-hunt_defeated = Побеждённого героя нельзя вызвать на бой.
no-learn_trophies = Навык стоит { $need ->
        [one] { $need } трофей нужного вида
        [few] { $need } трофея нужных видов
       *[other] { $need } трофеев нужных видов
    }, а у вас { $have }.

# Поле
board-time = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }, акт { $act }, деление { $time }
}
board-villain = { $card }: { $place }
board-legend = местность P равнина, F лес, H холмы, M горы, W вода; C город, s поселение, h святилище, f крепость, = дорога; жетоны ! бой, ? исследование, & встреча; z зомби, V злодей, ~ река
board-story = Сюжетное задание { $slot }: { $card } ({ $place })
board-sheet = { $hero }, жизнь { $life }/{ $most }, золото { $gold }, жетоны { $tokens }, тело { $body }, разум { $mind }, дух { $spirit }, скорость { $speed }
board-at = , место: { $place }
board-out = вне игры
board-skills = навыки
board-assets = приобретения
board-quests = задания
board-hand = рука
board-trophies = трофеи: бой { $combat }, исследование { $exploration }, встреча { $encounter }
board-combat = Бой, раунд { $round } (P физический урон, M магический, K вражеский, H щит, S удар, A ловкость, D удвоение, - прочерк, * золотой жетон)
board-open = Сейчас: { $card }

# Что делают карты
card-cost = цена: { $what }
card-success = успех
card-token = боевой жетон «{ $token }»
card-price = { $n ->
    [one] { $n } золотой
   *[other] { $n } золотых
}{ $value ->
    [0] {""}
   *[other] , продаётся за { $value }
}
card-life = жизнь { $n }
op-none = нет бонуса
op-or = { " или " }
op-or-both = { "; либо " }
op-gain = получите { $what }
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
op-asset = возьмите с любого рынка приобретение ценой не больше { $n ->
        [one] { $n } золотого
       *[other] { $n } золотых
    }
op-exhaust = герой сбрасывает с руки { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }
op-exhaust-each = сбросьте с руки { $n ->
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
op-if-dealt = Если раны нанесены
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
flag-onslaught = раз за бой совершите два боевых действия подряд
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

# Грани боевых жетонов в журнале
face-blank = прочерк
face-gold = { " (золото)" }

# Что карта даёт на выбор
gain-trophy = трофей
gain-trophy-combat = трофей боя
gain-trophy-exploration = трофей исследования
gain-trophy-encounter = трофей встречи
gain-token = { $n ->
        [1] сюжетный жетон
        [one] { $n } сюжетный жетон
        [few] { $n } сюжетных жетона
       *[many] { $n } сюжетных жетонов
    }
gain-gold = { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
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
key-challenged = Уже вызваны на бой
key-fate = Было в конце

# Что стоит рядом с вариантом

remark-points = { $n ->
    [one] { $n } очко действия
    [few] { $n } очка действия
   *[other] { $n } очков действия
}
remark-gold = { $n ->
    [one] { $n } золотой
   *[other] { $n } золотых
}
remark-bid = { $n ->
    [one] принесёт { $n } золотой
   *[other] принесёт { $n } золотых
}
remark-hero = { $values }, скорость { $speed }, жизнь { $life }; { $text }
remark-reach = шанс дойти: { $places }
remark-onward = оттуда остальные кубики доводят сюда: { $places }
remark-met = вы победили бы примерно { $win } % врагов, которые могут здесь лежать
remark-exact = победа { $win } %, исход решится в этом раунде, ценой { $n } { $n ->
        [one] раны
        [few] ран
        [many] ран
       *[other] раны
    }
remark-about = победа примерно { $win } %, ценой { $n } { $n ->
        [one] раны
        [few] ран
        [many] ран
       *[other] раны
    }
remark-space = на карте ряд { $row }, столбец { $column }
remark-wins = победа примерно { $win } %
remark-away = шанс уйти { $win } %
remark-combat = жизнь { $life }; такой бой выигрывают примерно в { $win } % случаев
board-points = очки действия ({ $seat }): { $points }

# Доска в браузере
rb-setup = сборы в дорогу
rb-time = Акт { $act } · день { $day }{ $story ->
    [0] { "" }
   *[other] { " · сюжет на " }{ $story }
}
rb-map = Карта Терринота
rb-closer = Ближе
rb-farther = Дальше
rb-fit = Показать главное
rb-looking = На что вы смотрите
rb-city = город: любая местность
rb-kind-city = город
rb-kind-settlement = поселение
rb-kind-shrine = святилище
rb-kind-fortress = крепость
rb-gem = жетон приключения: { $kind }
rb-gem-spent = использованный жетон приключения: { $kind }
rb-zombies = { $n ->
    [one] { $n } зомби
    [few] { $n } зомби
   *[many] { $n } зомби
}
rb-errand-quest = ваше задание «{ $card }»
rb-errand-rumour = ваш слух «{ $card }»
rb-errand-story = сюжетное задание «{ $card }»
rb-chance = { $share } % дойти сюда следующим броском
rb-to-get-there = дойти
rb-way-dice = путь в { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}, по кубику на шаг
rb-dice-left = Кубики, которые можно потратить
rb-dice-serve = Какие кубики годятся, шаг за шагом
rb-any-die = любой кубик
rb-you-are-here = вы здесь
rb-near = { $ground }, рядом { $place }
rb-nearby = рядом { $place }
rb-see-market = Взглянуть на товары: { $city }
rb-sheets = Герои
rb-sheet-of = Лист: { $seat }
rb-sheet-open = Открыть лист героя
rb-choosing = выбирает героя
rb-own = Ваш герой
rb-life = жизнь { $left } из { $life }
rb-defeated = побеждён
rb-delayed = задержан
rb-gold = золото
rb-tokens = Боевые жетоны, обе стороны
rb-tokens-heard = Боевые жетоны: { $list }
rb-trophies = Трофеи
rb-trophies-of = трофеи: { $n }, навыки: { $skills }
rb-hand-open = Навыки: на руке { $n }, предел { $most }
rb-points-left = { $n ->
    [0] Очков действия не осталось
    [one] Осталось { $n } очко действия
    [few] Осталось { $n } очка действия
   *[many] Осталось { $n } очков действия
}
rb-asks-shop = На рынке
rb-says-start = Подсвечено всё, откуда можно начать.
rb-says-turn = Числа на карте: шанс дойти броском.
rb-says-move = Подсвечено всё, до чего хватает этих кубиков.
rb-says-shop = Продайте что хотите, затем купите или сбросьте одну карту.
rb-says-test = Звезда — это успех.
rb-says-combat = У каждого действия сказано, как часто оно ведёт к победе.
rb-says-shield = Щиты закрывают по одному.
rb-wounds-coming = { $n ->
    [one] Грозит { $n } рана ({ $kind })
    [few] Грозят { $n } раны ({ $kind })
   *[many] Грозят { $n } ран ({ $kind })
}
rb-blank = прочерк
rb-golden = { $what }, золотой
rb-doubled = удвоен
rb-close = Закрыть
rb-market = Рынок: { $city }
rb-markets = Все рынки
rb-price = цена
rb-you-have = у вас
rb-type-weapon = оружие
rb-type-apparel = одежда
rb-type-gear = снаряжение
rb-type-movement = передвижение
rb-type-goods = товары
rb-worth = можно сбыть за { $n }
rb-goes = придётся отдать: { $cards }
rb-short = нужно { $need }, у вас { $have }
rb-buy = Купить за { $n }
rb-sell = Продать
rb-shop-how = Одну карту покупают или сбрасывают, и посещение рынка окончено.
rb-star = успех в проверках
rb-learn-cost = цена в трофеях: { $cost }
rb-stat-body = тело
rb-stat-mind = разум
rb-stat-spirit = дух
rb-stat-speed = скорость
rb-stat-life = жизнь
rb-stat-hand = рука
rb-in-hand = на руке
rb-learned = изучено
rb-assets = Приобретения
rb-errands = Задания и слухи
rb-skills = Навыки
rb-skill-of = навык: { $attribute }
rb-known-of = изучено { $n } из { $most }
rb-no-skills = Навыков пока нет: их дают тренировки.
rb-story = Сюжет
rb-scenario-margath = Во втором акте, когда кончится трек времени, Маргат двинется на Тамалир. Знания ослабляют его; кто победит его, тот выиграл.
rb-scenario-vorakesh = Зомби усиливают Воракеша, союзники ослабляют. Кончится трек второго акта — он победил; кто победит его, тот выиграл.
rb-part-printed = на карте
rb-part-zombies = зомби на поле
rb-part-least = но не меньше
rb-villain-at = Он стоит здесь: { $place }.
rb-villain-waits = Придёт во втором акте: { $place }
rb-villain-odds = одолеть его сейчас, ценой в среднем { $n } { $n ->
    [one] раны
    [few] ран
    [many] ран
   *[other] раны
}
rb-villain-hopeless = одолеть его сейчас
rb-story-quests = Сюжетные задания
rb-no-story = Для вас сейчас нет.
rb-story-past = Что было
rb-deck-combat = карта боя
rb-deck-exploration = карта исследования
rb-deck-encounter = карта встречи
rb-deck-story = карта сюжета
rb-test = Проверка: { $attribute }
rb-revealed = Открытые карты
rb-success = успех
rb-no-success = без успеха
rb-none-revealed = Карт не открыто.
rb-test-passed = { $n ->
    [one] Проверка пройдена: { $n } успех
    [few] Проверка пройдена: { $n } успеха
   *[many] Проверка пройдена: { $n } успехов
}
rb-test-open = Успехов пока нет
rb-with-one-more = с ещё одной картой
rb-exert-which = Приложить усилие, сбросив карту с руки:
rb-with-die = Проценты: если перебросить один кубик.
rb-comes-rest = { $n ->
    [0] Сейчас кубики не лечат.
    [one] Сейчас кубики лечат { $n } рану.
    [few] Сейчас кубики лечат { $n } раны.
   *[other] Сейчас кубики лечат { $n } ран.
}
rb-comes-track = { $n ->
    [0] Сейчас кубики не ранят.
   *[other] Сейчас кубики дают физический урон { $n }.
}
rb-comes-march = { $n ->
    [0] С этими кубиками Маргат останется на месте: { $place }.
   *[other] С этими кубиками Маргат дойдёт сюда: { $place }.
}
rb-reroll-how = Кубик в пунктирной рамке можно перебросить, приложив усилие.
rb-trade = Обмен
rb-gives = Отдаёт { $seat }
rb-gives-nothing = ничего
rb-combat = Бой, раунд { $round }
rb-round = Раунд { $n }
rb-engage = Начало боя
rb-acts = действует: { $who }
rb-round-over = раунд окончен
rb-initiative = инициатива: { $who }
rb-gold-tokens = золотых жетонов: { $n }
rb-may-block = может закрыть
rb-softened = не проходит
rb-unblocked = без щитов: { $wounds }
rb-certain = точно: решится в этом раунде
rb-estimated = оценка: впереди ещё раунды
rb-wounds-to = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
} · { $left } → { $after }
rb-wins = побеждает { $who }
rb-loses = победа ценой в среднем { $n } { $n ->
    [one] раны
    [few] ран
    [many] ран
   *[other] раны
}
rb-pool = Жетоны на столе
rb-spent = потраченных жетонов: { $n }
rb-passed = пас
rb-for-foe = Вы играете за врага: { $who }
rb-they-decide = Решает { $seat }.
rb-choose-token = Выберите жетон.
rb-do-strike = атака: { $n }, { $kind }
rb-do-part = атака частью жетонов: { $kind }
rb-do-flip = перевернуть
rb-do-rethrow = перебросит
rb-do-double = удвоить
rb-do-token = выбрать
rb-do-with = потратить
rb-do-block = закрыться
rb-words-of = Что может { $who }
brief-strike = атака: { $a }
brief-part = часть жетонов: { $a }
brief-flip = перевернуть { $a }
brief-rethrow = переброс: { $a }
brief-double = удвоить { $a }
brief-surge = удар: { $a }
brief-special = { $a }
brief-block = закрыться: { $a }
brief-counter = другое
brief-decline = отказ
brief-fight-on = ещё раунд
brief-retreat = отступить
brief-villain = бой со злодеем
rb-stage-title = Бой: { $card }
rb-stage-won = Победа
rb-stage-lost = Поражение
rb-stage-blow = удар

# Первая игра с подсказками
guide-rb-hero = Каждый герой по-своему дерётся, ходит и учится: характеристики, три боевых жетона, две способности. У жетонов видны обе стороны.
    .title = Кто отправится в путь?
guide-rb-map = Это Терринот. До подсвеченных клеток один шаг; числа говорят, с какой вероятностью бросок приведёт дальше. Наведите на клетку и увидите, какие кубики годятся.
    .title = Карта
guide-rb-acts = За ход вы тратите очки действия. Передвижение, отдых и тренировка стоят одно, приключение два. Если здесь чего-то нельзя, сказано почему.
    .title = Ваш ход
guide-rb-gems = Жетоны на клетках — приключения: оранжевые ромбы зовут в бой, зелёные квадраты — исследовать, фиолетовые круги — на встречу. Кто справился, получает трофей.
    .title = Приключения
guide-rb-skills = Трофеями платят за навыки. Здесь открывается рука: у каждой карты сказано, сколько она стоит и что даёт.
    .title = Навыки
guide-rb-time = В акте двенадцать дней. Флажки двигают сюжет, ромбы открывают использованные жетоны.
    .title = Время
guide-rb-villain = Во втором акте придёт злодей. Здесь видно, какова его жизнь и из чего она складывается, и ваши шансы; кто победит его, тот выиграл.
    .title = Злодей
guide-rb-market = Четыре города, четыре рынка. У товара указано, сколько он стоит для вас и что изменит; за посещение покупают или сбрасывают одну карту.
    .title = Рынки
guide-rb-duel = Оба бросают все жетоны; у кого больше золотых, тот начинает. Дальше по одному действию: атака, удар, ловкость, удвоение. У каждого сказано, как часто оно ведёт к победе.
    .title = Бой
guide-rb-move = Кубики на столе: подсвечено всё, куда можно дойти, одно нажатие ведёт до конца пути. Потом можно идти дальше на оставшихся кубиках.
    .title = Бросок
guide-rb-test = Открывают столько карт, какова характеристика; хватит одной звезды. Приложив усилие, открывают ещё одну.
    .title = Проверки

# Как `questhall content` называет виды компонентов, их числа и части карт

content-heroes = герои
content-skills = навыки
content-assets = приобретения
content-adventures = карты приключений
content-stories = сюжетные карты
content-villains = злодеи
content-scenarios = сценарии
content-tokens = боевые жетоны
fact-life = { $value ->
    [0] {""}
   *[other] жизнь { $value }
}
fact-hand = предел руки { $value }
fact-speed = скорость { $value }
fact-body = тело { $value }
fact-mind = разум { $value }
fact-spirit = дух { $value }
fact-gold = { $value ->
    [one] { $value } золотой
   *[other] { $value } золотых
}
fact-start = начало: { $value }
fact-tokens = жетоны { $value }
fact-deck = { $case ->
    [is-A] набор A
    [is-B] набор B
    [is-C] набор C
    [is-combat] бой
    [is-exploration] исследование
    [is-encounter] встреча
    [is-fortune] колода удачи
    [is-gods] колода богов
    [is-military] колода войны
    [is-nature] колода природы
    [is-runes] колода рун
   *[is-wanderlust] колода странствий
}
fact-attribute = { $value }
fact-trophies = цена: { $value }
fact-success = успех
fact-type = { $case ->
    [is-apparel] одежда
    [is-gear] снаряжение
    [is-goods] товар
    [is-movement] передвижение
    [is-weapon] оружие
    [is-enemy] враг
    [is-quest] задание
   *[is-event] событие
}
fact-price = цена { $value }
fact-value = { $value ->
    [0] {""}
   *[other] рыночная стоимость { $value }
}
fact-token = жетон { $value }
fact-scenario = { $case ->
    [is-margath] против Маргата
   *[is-vorakesh] против Воракеша
}
fact-place = место: { $value }
fact-traits = {""}
fact-villain-at = злодей появляется: { $value }
fact-faces = {""}
part-abilities = способности
part-setup = перед игрой
part-story = при появлении
part-surges = удары
part-reward = награда
part-outcomes = исходы
part-options = варианты

page-map = карта

# Справочник карт: места, где что встречается и по чему выбирать
content-places = места Терринота
fact-site = { $case ->
    [is-city] город
    [is-fortress] крепость
    [is-settlement] поселение
    [is-shrine] святилище
   *[is-region] область
}
fact-ground = { $value }
fact-gems = приключения здесь: { $value }
where-skill-deck = в колоде навыков
where-deck-combat = в колоде боя
where-deck-exploration = в колоде исследования
where-deck-encounter = в колоде встреч
where-story-deck = в сюжетной колоде
where-scenario-card = на карте сценария
where-enemies = их бросают враги
field-deck = колода
field-attribute = характеристика
field-trophies = цена
field-success = успех
field-type = тип
field-price = цена
field-scenario = сценарий
field-traits = атрибуты
field-life = жизнь
field-site = вид
field-ground = местность
field-gems = приключения
