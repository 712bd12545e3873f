# Вопросы

ask-setup_race = Выберите планшет персонажа.
ask-setup_class = Выберите класс.
ask-setup_place = Разместите начальные кубики: какой и в какой ряд?
ask-pool_arrange = Кубики с одинаковым значением: какой ляжет на следующую карту инициативы?
ask-dice_take = Возьмите карту инициативы вместе с кубиком.
ask-dice_place = В какой ряд поместить кубик?
ask-act_any = Вы можете выполнить действие любого ряда.
ask-act_STR = Сила: вы можете перевернуть кубик на противоположную грань.
ask-act_DEX = Ловкость: вы можете поменять местами два кубика. Какой первый?
ask-act_DEX_with = Ловкость: с каким кубиком он поменяется местами?
ask-act_CON = Выносливость: вы можете изменить значение кубика на 1.
ask-act_INT = Интеллект: вы можете перебросить кубик.
ask-act_INT_keep = Интеллект: какое значение оставить?
ask-act_WIS = Мудрость: вы можете передвинуть фишку мировоззрения на 1 клетку.
ask-act_CHA = Харизма: вы берёте жетон харизмы.
ask-druid_attune = Вы можете добавить на рынок карту из сброса.
ask-market_visit = Купите карту или возьмите { $discard-gold } золотых.
ask-market_more = Вы можете купить вторую карту или что-нибудь применить.
ask-market_end = Ваш ход на рынке закончен. Хотите что-нибудь применить?
ask-weapon_drop = Рук у вас только { $hands }. Какое оружие убрать в сброс?
ask-window_rival-pick = Соперник собирается взять кубик. Вмешаетесь?
ask-window_rival-market = Соперник собирается на рынок. Вмешаетесь?
ask-window_last = Планшеты заполнены. Примените что-нибудь перед подсчётом?
ask-skill_copy = Чей навык вы применяете?
ask-skill_set = Вы можете выставить на своём кубике любое значение. На каком?
ask-skill_set_to = Какое значение выставить?
ask-skill_raise = Вы можете увеличить значение своего кубика на 1.
ask-skill_rob = Чей кошелёк облегчить?
ask-skill_shift = Вы можете изменить значение кубика из резерва на 1.
ask-skill_reroll = Вы можете перебросить кубик из резерва.
ask-skill_open-lock = Вы можете посмотреть верхнюю карту колоды рынка и купить её за полную стоимость.
ask-skill_unlock = Купить карту за полную стоимость?
ask-skill_move-silently = Вы можете купить карту из сброса вместо карты с рынка.
ask-skill_sleight = Вы можете переложить свой кубик в другой ряд. Какой?
ask-skill_sleight_to = В какой ряд?
ask-skill_search = Вы можете заменить свой кубик кубиком из мешочка. Какой?
ask-skill_search_for = Кубик какого цвета достать из мешочка?
ask-skill_negotiate = Вы можете обменять свой кубик на кубик из резерва. Какой возьмёте?
ask-skill_negotiate_for = Какой свой кубик отдадите?
ask-cleanup_ready = Какой навык восстановить?

# Ответы

do-race = { $a }
do-class = { $a }
do-start = { $a } в ряд { $b }
do-put = { $a } на карту { $b }
do-take = взять карту инициативы { $a }
do-place = поместить в ряд { $a }
do-use = применить: { $a }
do-skip = ничего не делать
do-act = действие ряда { $a }
do-charm = взять жетон харизмы
do-flip = перевернуть { $a }
do-swap = поменять { $a }
do-with = с { $a }
do-raise = увеличить { $a } на 1
do-lower = уменьшить { $a } на 1
do-reroll = перебросить { $a }
do-keep = оставить { $a }
do-step = на клетку в сторону «{ $a }»
do-attune = добавить: { $a }
do-buy = купить: { $a }
do-discard = сбросить за { $discard-gold } золотых: { $a }
do-coins = взять { $discard-gold } золотых
do-pay = заплатить { $fee } золотых за действие ряда { $a }
do-done = закончить
do-drop = убрать в сброс: { $a }
do-copy = { $a }
do-set = { $a }
do-to = { $a }
do-rob = { $a }
do-pool-raise = увеличить кубик на карте { $a } ({ $b })
do-pool-lower = уменьшить кубик на карте { $a } ({ $b })
do-pool-reroll = перебросить кубик на карте { $a } ({ $b })
do-pool-take = взять кубик с карты { $a } ({ $b })
do-give = отдать { $a }
do-look = посмотреть
do-move = переложить { $a }
do-to-row = в ряд { $a }
do-replace = заменить { $a }
do-colour = { $a }
do-ready = восстановить: { $a }

# События

rolled-for-first = { $seat } бросает кубик за право первого хода: { $roll }.
first-player = { $seat } получает мешочек и ходит первым.
took-board = { $seat } берёт планшет «{ $race }».
drew-colour = { $seat } вытягивает кубик: { $colour }.
took-class = { $seat } выбирает класс «{ $job }».
dealt = { $seat }: предыстория «{ $backstory }», мировоззрение «{ $alignment }».
starting-dice = { $seat } бросает начальные кубики: { $dice }.
round = Раунд { $round }. Мешочек держит { $seat }.
rolled = { $seat } бросает кубики: { $dice }.
pool = На картах инициативы: { $dice }.
took-card = { $seat } берёт карту { $card } и кубик ({ $die }).
placed = { $seat } помещает { $die } на { $slot }.
gained = { $seat } получает { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
} ({ $source }).
turned = { $seat } меняет { $slot }: был { $before }, стал { $after }.
swapped = { $seat } меняет местами { $slot } и { $place }.
rerolled = { $seat } перебрасывает { $slot }: был { $before }, выпал { $after }.
moved-die = { $seat } перекладывает кубик с { $slot } на { $place }.
moved-token = { $seat } передвигает фишку мировоззрения: { $cell }.
stayed-token = Фишка мировоззрения остаётся на месте, стрелка карты «{ $card }» ведёт за край ({ $seat }).
charmed = { $seat } берёт жетон харизмы.
market = Рынок: { $cards }.
bought = { $seat } покупает «{ $card }» за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}{ $charisma ->
    [0] {""}
    [one] {" "}и { $charisma } жетон харизмы
    [few] {" "}и { $charisma } жетона харизмы
   *[other] {" "}и { $charisma } жетонов харизмы
}.
discarded = { $seat } сбрасывает «{ $card }».
took-coins = { $seat } ничего не покупает.
dropped = { $seat } убирает в сброс «{ $card }».
used = { $seat } применяет «{ $card }».
stole = { $seat } забирает { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}, теряет { $victim }.
pool-die = { $seat } меняет кубик резерва: был { $before }, стал { $after }.
exchanged = { $seat } меняет кубик на { $slot }: был { $before }, стал { $after }.
showed = { $seat } смотрит верхнюю карту колоды: «{ $card }».
paid = { $seat } платит { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
} за действие ряда { $row }.
attuned = { $seat } добавляет на рынок «{ $card }».
readied = { $seat } восстанавливает «{ $card }».
reshuffled = Колода рынка закончилась: сброс перемешан.
enemy = Вражеский кубик: { $roll }.
trashed = «{ $card }» уходит в стопку мусора.
scored = { $seat }: { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[other] { $stars } звёзд
}, { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.

# Конец игры

finale-role = { $race }-{ $job }
finale-full = Все планшеты заполнены, { $rounds ->
    [one] сыгран { $rounds } раунд
    [few] сыграно { $rounds } раунда
   *[other] сыграно { $rounds } раундов
}; звёзды подсчитаны.
finale-full-tie = Все планшеты заполнены, { $rounds ->
    [one] сыгран { $rounds } раунд
    [few] сыграно { $rounds } раунда
   *[other] сыграно { $rounds } раундов
}; звёзд поровну, решает золото, затем кубики класса.
finale-unit = звёзды
finale-counted = откуда звёзды
standing-attributes = характеристики
standing-class = кубики класса
standing-alignment = мировоззрение
standing-backstory = предыстория
standing-armour = броня
standing-traits = черты
standing-gold = золото

ground-rows = звёзды за характеристики
ground-dice = звёзды за кубики класса
ground-story = звёзды за предысторию
ground-standing = звёзды за мировоззрение
ground-armour = звёзды за броню
ground-traits = звёзды за черты
ground-weapons = звёзды, к которым поможет оружие
ground-skills = звёзды, к которым помогут навыки
ground-purse = звёзды, которые купит золото
feat-stolen = { $count ->
    [one] { $count } золотой из чужих кошельков
    [few] { $count } золотых из чужих кошельков
   *[other] { $count } золотых из чужих кошельков
}
feat-same = { $count ->
    [one] { $count } переброс впустую
    [few] { $count } переброса впустую
   *[other] { $count } перебросов впустую
}
feat-sixes = { $count ->
    [one] { $count } шестёрка на планшете
    [few] { $count } шестёрки на планшете
   *[other] { $count } шестёрок на планшете
}
feat-ones = { $count ->
    [one] { $count } единица, которой нашлось место
    [few] { $count } единицы, которым нашлось место
   *[other] { $count } единиц, которым нашлось место
}
feat-turned = { $count ->
    [one] { $count } кубик вверх ногами
    [few] { $count } кубика вверх ногами
   *[other] { $count } кубиков вверх ногами
}
feat-swapped = { $count ->
    [one] { $count } рокировка кубиков
    [few] { $count } рокировки кубиков
   *[other] { $count } рокировок кубиков
}
feat-sold-off = { $count ->
    [one] { $count } карта рынка в обмен на мелочь
    [few] { $count } карты рынка в обмен на мелочь
   *[other] { $count } карт рынка в обмен на мелочь
}
feat-spent = { $count ->
    [one] { $count } золотой, оставленный на рынке
    [few] { $count } золотых, оставленных на рынке
   *[other] { $count } золотых, оставленных на рынке
}
feat-pocketed = { $count ->
    [one] { $count } золотой в кармане
    [few] { $count } золотых в кармане
   *[other] { $count } золотых в кармане
}

# Отказы

no-terms_solo-friendly = Для дружественного рынка нужны соперники.
no-terms_solo-short = У одиночной игры нет короткой партии: её ранги рассчитаны на { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}.
no-market_too-dear = Карта «{ $card }» обойдётся вам в { $need ->
    [one] { $need } золотой
   *[other] { $need } золотых
}, а у вас { $have }.
no-market_full-price = Нужно заплатить полную стоимость, { $need ->
    [one] { $need } золотой
   *[other] { $need } золотых
}, а у вас { $have }.
no-market_bought = В этот ход вы уже купили карту и не можете взять { $discard-gold } золотых.
no-skill_used = Карта «{ $card }» лежит боком, пока её не восстановят.
no-skill_arrow = Фишка мировоззрения не может сдвинуться по стрелке карты «{ $card }».
no-skill_nothing-to-copy = Ни у кого из соперников нет навыка, который сейчас можно применить картой «{ $card }».
no-ability_once = В этом раунде вы уже применяли эту способность.
no-ability_gold = Нужно заплатить { $need ->
    [one] { $need } золотой
   *[other] { $need } золотых
}, а у вас { $have }.

# Стол в виде текста

board-letters = ЗСКФЧБЖ
board-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }
}
board-first = первый игрок: { $seat }
board-deck = колода { $deck }, сброс { $discard }
board-trash = мусор { $trash }
board-supply = в запасе { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
board-initiative = Инициатива
board-market = Рынок
board-gold = { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
board-charisma = { $tokens ->
    [one] { $tokens } жетон харизмы
    [few] { $tokens } жетона харизмы
   *[other] { $tokens } жетонов харизмы
}
board-card = карта { $card }
board-weapons = Оружие
board-armour = Броня
board-traits = Черты
board-skills = Навыки
board-used = применён
board-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[other] { $stars } звёзд
}
board-dice = кубики для размещения

# Подсчёт

sheet-goal = Цель { $row }: { $value }, нужно { $goal }
sheet-class-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
} цвета класса
sheet-alignment = { $alignment }: { $cell }
sheet-backstory = { $backstory }: { $count ->
    [one] { $count } совпадение
    [few] { $count } совпадения
   *[other] { $count } совпадений
}
sheet-armour = Броня, { $set }: { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[other] { $count } предметов
}
sheet-set-bonus = Броня, { $set }: подходит классу
sheet-trait = { $card }
sheet-gold = Оставшиеся золотые: { $gold }
sheet-total = Итого

# Что написано на картах

stars = { $number ->
    [one] { $number } звезда
    [few] { $number } звезды
   *[other] { $number } звёзд
}
coins = { $number ->
    [one] { $number } золотой
   *[other] { $number } золотых
}

either = { $one } или { $other }
any-card = рынка любого типа

about-hands = { $hands ->
    [one] Одна рука.
   *[other] Две руки.
}
about-armour = Броня, { $set }. Звёзды по числу предметов: { $stars }; ещё одна, если цвет класса { $colours }.

score-cards = { $stars } за каждую вашу карту { $type }.
score-types = { $stars } за каждый тип ваших карт рынка.
score-dice = { $stars } за каждый { $colour } кубик на планшете.
score-class-dice = { $stars } за { $each ->
    [one] каждый { $each } кубик
    [few] каждые { $each } кубика
   *[other] каждые { $each } кубиков
} цвета класса.
score-gold = { $stars } за { $each ->
    [one] каждый { $each } оставшийся золотой
   *[other] каждые { $each } оставшихся золотых
}.
score-showing = { $stars } за каждый ваш кубик со значением { $face }.
score-low = { $stars } за каждую вашу характеристику не больше { $limit }.
score-high = { $stars } за каждую вашу характеристику не меньше { $limit }.
score-row-value = { $stars } за каждый ряд из трёх одинаковых значений.
score-row-colour = { $stars } за каждый ряд из трёх кубиков одного цвета.
score-either-low = { $stars }, если { $one } или { $other } не больше { $limit }.
score-stands = { $stars }, если фишка мировоззрения в итоге на стороне «{ $direction }».
score-most-dice = { $stars }, если у вас не меньше { $count ->
    [one] { $count } кубика
   *[other] { $count } кубиков
} одного цвета.
score-goals = { $stars }, если достигнуто не меньше { $count ->
    [one] { $count } цели
   *[other] { $count } целей
} класса.

power-gold-die = Каждый золотой кубик, помещённый на планшет, приносит ещё { $gold }.
power-filling = Заполненный ряд приносит ещё { $gold }.
power-last-card = Самая старшая карта инициативы приносит { $gold }.
power-discount = Карта { $types } стоит на { $gold } дешевле.
power-after-buying = Купив карту { $type }, можете выполнить действие { $row }.
power-after-discarding = Взяв { $discard-gold } золотых вместо покупки, можете выполнить действие { $row }.
power-after-action = Выполняя действие { $row }, получаете { $gold }.
power-after-filling = Заполнив ряд, можете выполнить его действие ещё раз.
power-any-action = Поместив кубик в ряд { $row }, можете вместо его действия выполнить действие любого ряда.
power-paid-action = Раз в раунд можете заплатить { $gold } и выполнить действие { $row }.
power-readies = В фазу обновления можете восстановить до { $number ->
    [one] { $number } навыка
   *[other] { $number } навыков
}.
power-goal-dice = Золотые кубики считаются на 1 больше для целей класса.
power-goal-class-dice = Кубики цвета класса считаются на 1 больше для целей класса.
power-set-piece = Считается ещё одним предметом начатого набора брони.
power-charming = Поместив кубик в ряд харизмы, можете купить вторую карту в фазу рынка этого раунда.
power-attuned = Перед фазой рынка можете добавить на рынок карту из сброса.

skill-act = Выполните действие { $row }{ $times ->
    [one] {""}
   *[other] {" "}дважды
}.
skill-set = Выставьте на своём кубике любое значение.
skill-raise = Увеличьте значение своего кубика на 1.
skill-take = Заберите { $gold } у соперника, в одиночной игре из запаса.
skill-shift = Измените на 1 значение кубика на невыбранной карте инициативы.
skill-reroll = Перебросьте кубик на невыбранной карте инициативы.
skill-open-lock = Посмотрите верхнюю карту колоды рынка; можете купить её за полную стоимость.
skill-move-silently = В свой ход на рынке: купите карту из сброса вместо карты с рынка.
skill-sleight-of-hand = Переложите свой кубик в другой ряд, без золотых и действия.
skill-search = Замените свой кубик кубиком другого цвета из мешочка: выберите его и бросьте.
skill-negotiate = Обменяйте свой кубик на кубик с невыбранной карты инициативы.
skill-diplomacy = Примените карту навыка соперника, следуя её стрелке.

# Настройки

set-classes = Выбор класса
set-less_random = Меньше случайности при подготовке
set-random_deck = Случайная колода рынка
set-friendly = Дружественный рынок
set-short = Короткая партия

# Названия

name-STR = СИЛ
name-DEX = ЛОВ
name-CON = ВЫН
name-INT = ИНТ
name-WIS = МДР
name-CHA = ХАР
name-of-STR = силы
name-of-DEX = ловкости
name-of-CON = выносливости
name-of-INT = интеллекта
name-of-WIS = мудрости
name-of-CHA = харизмы
name-of-weapon = оружия
name-of-armour = брони
name-of-trait = черты
name-of-skill = навыка
name-green = зелёный
name-blue = синий
name-red = красный
name-purple = фиолетовый
name-black = чёрный
name-white = белый
name-gold = золотой
name-good = добро
name-evil = зло
name-law = порядок
name-chaos = хаос
name-neutral = нейтралитет
name-gold-die = золотой кубик
name-full-row = заполненный ряд
name-coin = карта инициативы
name-discard = вместо покупки
name-enlightened = действие мудрости
name-type-weapon = оружие
name-type-armour = броня
name-type-trait = черта
name-type-skill = навык
name-die = вытянутый кубик
name-choice = свободный выбор
name-true-hero = Истинный герой
name-clan-leader = Глава клана
name-celebrity = Знаменитость
name-adventurer = Приключенец
name-mercenary = Наёмник
name-npc = НИП

# Что показывает только браузер

rp-round = Раунд { $round } из { $rounds }
rp-round-brief = { $round }/{ $rounds }
rp-phase-setup = Подготовка
rp-phase-roll = Бросок
rp-phase-dice = Кубики
rp-phase-market = Рынок
rp-phase-cleanup = Обновление
rp-you = вы
rp-boards = Планшеты персонажей
rp-slots-filled = клеток занято
rp-winner = победа

rp-initiative = Инициатива
rp-initiative-note = Чем меньше карта, тем раньше на рынок
rp-card-number = Карта { $number }
rp-market = Рынок
rp-market-empty = Всё раскупили.
rp-deck = колода { $number }
rp-discards = сброс { $number }
rp-price = Обойдётся вам в { $number ->
    [one] { $number } золотой
   *[other] { $number } золотых
}.
rp-worth = сейчас
rp-worth-arrow = мировоззрение { $stars }
rp-tokens-pay = { $number ->
    [one] Жетон харизмы заменит { $number } золотой.
   *[other] Жетоны харизмы заменят { $number } золотых.
}
rp-drops = Придётся убрать в сброс: { $cards }.
rp-set-heard = Броня, { $set }, звёзды по числу предметов: { $stars }. Ещё одна, если цвет класса { $colours }. У вас { $count }.

rp-empty = пусто
rp-story-wants = предыстории нужен { $colour }
rp-token-here = здесь ваша фишка
rp-alignment = Мировоззрение
rp-backstory = Предыстория
rp-matches = Совпадений: { $number } из { $story-colours }
rp-class-dice = { $colour }: { $number ->
    [one] { $number } кубик
    [few] { $number } кубика
   *[other] { $number } кубиков
}, 1★ за каждый
rp-deed-STR = перевернуть
rp-deed-DEX = поменять
rp-deed-CON = ±1
rp-deed-INT = перебросить
rp-deed-WIS = сдвинуть фишку
rp-deed-CHA = скидка 1
rp-met = Цель достигнута
rp-short = не хватает { $number }
rp-over = больше на { $number }
rp-too-far = одними кубиками не достать
rp-too-high = уже слишком много
rp-needs = нужно { $range } { $free ->
    [one] на { $free } кубике
   *[other] на { $free } кубиках
}
rp-part-race = раса { $number }
rp-part-weapons = оружие { $number }
rp-goal-heard = { $row }: { $value }, цель { $goal }, { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[other] { $stars } звёзд
}. { $state }.
rp-stars-now = Звёзды, если закончить сейчас
rp-score-so-far = Если закончить сейчас: { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[other] { $stars } звёзд
}

rp-cards-of = Карты: { $seat }
rp-used = применён
rp-ready = готов

rp-tray-start = Начальные кубики: выберите кубик, затем ряд для него
rp-tray-others = Кубики в руке
rp-no-modifiers = без бонусов и штрафов

rp-line-goal = { $row }: { $value }, цель { $goal }
rp-group-goal = Цели класса
rp-group-class = Кубики цвета класса
rp-group-alignment = Мировоззрение
rp-group-backstory = Предыстория
rp-group-armour = Броня
rp-group-traits = Черты
rp-group-gold = Золотые

rp-phase-over = Подсчёт
rp-phases = Фазы раунда
rp-goal = цель { $goal }
rp-star-each = по звезде
rp-follow = следить
rp-following = слежу
rp-back = к своему планшету
rp-thinks = думает…
rp-cards-count = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
rp-left-over = остался
rp-sell = сбросить
rp-worth-none = пока без звёзд
rp-own = Ваше имущество
rp-hands-free = { $number ->
    [0] свободных рук нет
    [one] свободна { $number } рука из { $hands }
    [few] свободны { $number } руки из { $hands }
   *[many] свободно { $number } рук из { $hands }
}
rp-ranks = Звания одиночной игры
rp-enemy = Вражеский кубик
rp-enemy-help = Перед вашим походом на рынок вражеский кубик может забрать карту.
rp-side-dice = Перевернуть к кубикам
rp-side-cards = Перевернуть к картам
rp-close = Закрыть
rp-sign-discards = Сброс
rp-sign-copy = Навыки соперников
rp-sign-top = Верхняя карта колоды
rp-score-final = Звёзды в конце партии
rp-says-purse = { $gold ->
    [0] Золотых не осталось
    [one] У вас { $gold } золотой
    [few] У вас { $gold } золотых
   *[many] У вас { $gold } золотых
}{ $tokens ->
    [0] {""}
    [1] {" "}и жетон харизмы
    [one] {" "}и { $tokens } жетон харизмы
    [few] {" "}и { $tokens } жетона харизмы
   *[many] {" "}и { $tokens } жетонов харизмы
}. На каждой карте сказано, что она принесёт сейчас.
rp-says-take = Старший кубик лежит на старшей карте; с младшей картой раньше попадают на рынок.
rp-says-place = Затем вы выполните действие этого ряда.
rp-says-start = Выберите кубик в лотке, затем подсвеченное место.
rp-says-stars = { $stars }★ сейчас
rp-says-gold = +{ $gold } зол.
rp-says-then = затем: { $deed }

# Первая партия с подсказками

guide-rp-welcome = Каждая раса усиливает одну характеристику и ослабляет другую, когда в конце проверяются цели. Лучшей расы нет, берите ту, что нравится.
    .title = Кем вы станете?
guide-rp-class = У карты класса две стороны. Посмотрите на шесть целей: сумма трёх кубиков в ряду должна попасть в указанное число. За точные числа дают больше звёзд, чем за открытые, например 14+. Каждый кубик цвета класса приносит ещё 1 звезду.
    .title = Класс ставит цели
guide-rp-start = Эти кубики уже ваши. Выберите кубик, затем щёлкните по месту в ряду. Ряд заполняется слева направо. Золотой кубик сразу приносит { $gold-die-gold } золотых, последний кубик ряда приносит { $full-row-gold }.
    .title = Первые кубики
guide-rp-goals = Здесь сумма каждого ряда, его цель и то, чего ещё не хватает на свободных местах. Зелёный участок шкалы и есть цель. Во время подготовки действия рядов не выполняются.
    .title = Суммы и цели
guide-rp-backstory = Некоторые клетки планшета ждут кубик нужного цвета. Буквы в пустых клетках показывают, какого. Чем больше совпадений, тем больше звёзд: { $story-stars }.
    .title = История в цветах
guide-rp-initiative = Каждый раунд вы берёте одну карту вместе с кубиком. Большие значения лежат на старших картах, зато с младшей картой вы раньше попадёте на рынок. На некоторых картах в середине лежит золотой.
    .title = Возьмите кубик
guide-rp-place = Поместите кубик в ряд, где есть место. После этого ряд даёт действие: перевернуть кубик, поменять два местами, изменить на 1, перебросить, сдвинуть мировоззрение или сэкономить 1 золотой на рынке.
    .title = Каждый ряд что-то умеет
guide-rp-strength = Сила переворачивает любой ваш кубик на противоположную грань: 1 станет 6, 2 станет 5, 3 станет 4. Щёлкните по кубику или ничего не делайте.
    .title = Сила
guide-rp-dexterity = Ловкость меняет местами два ваших кубика. Так можно поправить сразу две суммы или перенести цвет туда, где его ждёт предыстория.
    .title = Ловкость
guide-rp-constitution = Выносливость меняет значение вашего кубика на 1 в любую сторону. Больше 6 и меньше 1 не бывает.
    .title = Выносливость
guide-rp-intelligence = Интеллект перебрасывает ваш кубик. Сначала вы видите новое значение, но можете оставить и старое.
    .title = Интеллект
guide-rp-wisdom = Мудрость двигает фишку мировоззрения на одну клетку. В конце клетка под фишкой приносит или отнимает звёзды.
    .title = Мудрость
guide-rp-charisma = Жетон харизмы заменяет 1 золотой при покупке карты в этом раунде. После раунда он пропадает.
    .title = Харизма
guide-rp-market = Купите одну карту или сбросьте одну и возьмите { $discard-gold } золотых. Ярлык на карте говорит, как изменятся ваши звёзды, если купить её и сразу закончить партию. Оружие и навыки часто окупаются позже.
    .title = Рынок
guide-rp-rivals = Нажмите на глаз рядом с именем, и планшет этого игрока ляжет на место вашего. На нём всё открыто: золотые, кубики, цели и карты.
    .title = Остальные
guide-rp-alignment = Черта двигает вашу фишку на клетку по своей стрелке, если там есть клетка. В конце черты приносят звёзды, если их условие выполнено.
    .title = Черты ведут за собой
guide-rp-skill = Навык можно применять в свои ходы, а некоторые и в чужие. Он двигает вашу фишку по стрелке и ложится боком; после раунда восстанавливается один навык.
    .title = Навыки
guide-rp-armour = Чем больше предметов одного вида, тем дороже каждый. Ещё одна звезда, если вид подходит цвету вашего класса.
    .title = Броня собирается в наборы
guide-rp-score = Откройте, чтобы увидеть, откуда взялась каждая звезда. Номера сбоку ведут к правилам.
    .title = Ваши звёзды сейчас

# Что стоит рядом с вариантом

remark-sum = { $row } { $before } → { $after } (цель { $goal }: { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[other] { $stars } звёзд
})
remark-stars = { $more } { $number ->
    [one] звезда
    [few] звезды
   *[other] звёзд
}
remark-tokens = { $number ->
    [one] { $number } жетон харизмы
    [few] { $number } жетона харизмы
   *[other] { $number } жетонов харизмы
}
remark-row = сумма { $sum }, занято клеток: { $filled } из { $slots }
board-grid = Мировоззрение ({ $seat }): { $alignment }
page-discard = сброс
page-grid = мировоззрение

# Как `questhall content` называет виды компонентов, их числа и части карт

content-races = расы
content-classes = классы
content-backstories = предыстории
content-alignments = мировоззрения
content-weapons = карты рынка: оружие
content-armour = карты рынка: броня
content-traits = карты рынка: черты
content-skills = карты рынка: навыки
content-sets = наборы брони
fact-modifiers = СИЛ/ЛОВ/ВЫН/ИНТ/МДР/ХАР { $value }
fact-colour = { $value }
fact-goals = цели { $value }
fact-stars = звёзды за них { $value }
fact-slots = {""}
fact-dice = {""}
fact-colours = цвета { $value }
fact-cells = звёзды клеток, от добра и порядка до зла и хаоса, { $value }
fact-number = № { $value }
fact-rank = ранг { $value }
fact-price = стоимость { $value }
fact-hands = { $value ->
    [one] { $value } рука
    [few] { $value } руки
   *[other] { $value } рук
}
fact-set = набор: { $value }
fact-arrow = стрелка: { $value }
fact-pieces = звёзды по числу частей { $value }

# Справочник карт: где что встречается и по чему выбирать
where-boards = на планшете, который выбирает каждый игрок
where-class-cards = на картах классов, по две каждого цвета
where-dealt = по одной карте сдаётся каждому
where-market-1 = в верхней половине колоды рынка
where-market-2 = в нижней половине колоды рынка
field-colour = цвет
field-rank = ранг
field-price = стоимость
field-hands = руки
field-set = набор
field-arrow = стрелка
