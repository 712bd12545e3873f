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
ask-druid_attune = Вы можете добавить на рынок карту из сброса.
ask-market_visit = Купите карту или возьмите 2 золотых.
ask-market_end = Ваш ход на рынке закончен. Примените что-нибудь, пока не начался ход следующего игрока?
ask-weapon_drop = У вас только две руки. Какое оружие убрать в сброс?
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
do-act = действие: { $a }
do-flip = перевернуть { $a }
do-swap = поменять { $a }
do-with = с { $a }
do-raise = увеличить { $a } на 1
do-lower = уменьшить { $a } на 1
do-reroll = перебросить { $a }
do-keep = оставить { $a }
do-step = на клетку в сторону: { $a }
do-attune = добавить: { $a }
do-buy = купить: { $a }
do-discard = сбросить за 2 золотых: { $a }
do-coins = взять 2 золотых
do-pay = заплатить 2 золотых за действие: { $a }
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
round = Раунд { $round }. Мешочек у игрока { $seat }.
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
} у игрока { $victim }.
pool-die = { $seat } меняет кубик резерва: был { $before }, стал { $after }.
exchanged = { $seat } меняет кубик на { $slot }: был { $before }, стал { $after }.
showed = { $seat } смотрит верхнюю карту колоды: «{ $card }».
paid = { $seat } платит { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
} за действие: { $row }.
attuned = { $seat } добавляет на рынок «{ $card }».
readied = { $seat } восстанавливает «{ $card }».
reshuffled = Колода рынка закончилась: сброс перемешан.
enemy = Вражеский кубик: { $roll }.
trashed = «{ $card }» уходит в стопку мусора.
scored = { $seat }: { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[other] { $stars } звёзд
}, золотых: { $gold }.

# Отказы

no-terms_solo-friendly = Для дружественного рынка нужны соперники.
no-terms_solo-short = У одиночной игры нет короткой партии: её ранги рассчитаны на 12 раундов.
no-market_too-dear = «{ $card }» обойдётся вам в { $need }, а у вас { $have }.
no-market_full-price = Нужно заплатить полную стоимость, { $need }, а у вас { $have }.
no-market_bought = В этот ход вы уже купили карту и не можете взять 2 золотых.
no-skill_used = Карта «{ $card }» лежит боком, пока её не восстановят.
no-skill_arrow = Фишка мировоззрения не может сдвинуться по стрелке карты «{ $card }».
no-skill_nothing-to-copy = Ни у кого из соперников нет навыка, который сейчас можно применить картой «{ $card }».
no-ability_once = В этом раунде вы уже применяли эту способность.
no-ability_gold = Нужно { $need }, а у вас { $have }.

# Стол в виде текста

board-letters = ЗСКФЧБЖ
board-round = Раунд { $round }
board-first = первый игрок: { $seat }
board-deck = колода { $deck }, сброс { $discard }
board-trash = мусор { $trash }
board-supply = запас { $gold }
board-initiative = Инициатива
board-market = Рынок
board-gold = золотых { $gold }
board-charisma = жетонов харизмы { $tokens }
board-card = карта { $card }
board-weapons = Оружие
board-armour = Броня
board-traits = Черты
board-skills = Навыки
board-used = применён
board-stars = звёзд { $stars }
board-dice = кубики для размещения

# Подсчёт

sheet-goal = Цель { $row }: { $value }, нужно { $goal }
sheet-class-dice = Кубики цвета класса: { $count }
sheet-alignment = { $alignment }: { $cell }
sheet-backstory = { $backstory }: совпадений { $count }
sheet-armour = Броня, { $set }: предметов { $count }
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

about-hands = { $hands ->
    [one] Одна рука.
   *[other] Две руки.
}
about-armour = Броня, { $set }. Звёзды за 1, 2, 3 … предмета: { $stars }; ещё одна, если цвет класса { $colours }.

score-cards = { $stars } за каждую вашу карту типа «{ $type }».
score-types = { $stars } за каждый тип ваших карт рынка.
score-dice = { $stars } за каждый { $colour } кубик на планшете.
score-class-dice = { $stars } за каждые { $each } кубика цвета класса.
score-gold = { $stars } за каждые { $each } оставшихся золотых.
score-showing = { $stars } за каждый ваш кубик со значением { $face }.
score-low = { $stars } за каждую вашу характеристику не больше { $limit }.
score-high = { $stars } за каждую вашу характеристику не меньше { $limit }.
score-row-value = { $stars } за каждый ряд из трёх одинаковых значений.
score-row-colour = { $stars } за каждый ряд из трёх кубиков одного цвета.
score-either-low = { $stars }, если { $one } или { $other } не больше { $limit }.
score-stands = { $stars }, если фишка мировоззрения в итоге на стороне «{ $direction }».
score-most-dice = { $stars }, если у вас не меньше { $count } кубиков одного цвета.
score-goals = { $stars }, если достигнуто не меньше { $count } целей класса.

power-gold-die = Каждый золотой кубик, помещённый на планшет, приносит ещё { $gold }.
power-filling = Заполненный ряд приносит ещё { $gold }.
power-last-card = Самая старшая карта инициативы приносит { $gold }.
power-discount = Карты этих типов стоят на { $gold } дешевле: { $types }.
power-after-buying = Купив карту типа «{ $type }», можете выполнить действие: { $row }.
power-after-discarding = Взяв 2 золотых вместо покупки, можете выполнить действие: { $row }.
power-after-action = Выполняя действие ({ $row }), получаете { $gold }.
power-after-filling = Заполнив ряд, можете выполнить его действие ещё раз.
power-any-action = Поместив кубик в ряд { $row }, можете вместо его действия выполнить действие любого ряда.
power-paid-action = Раз в раунд можете заплатить { $gold } и выполнить действие: { $row }.
power-readies = В фазу обновления можете восстановить навыков: до { $number }.
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
skill-take = Заберите { $gold } у соперника.
skill-shift = Измените на 1 значение кубика на невыбранной карте инициативы.
skill-reroll = Перебросьте кубик на невыбранной карте инициативы.
skill-open-lock = Посмотрите верхнюю карту колоды рынка; можете купить её за полную стоимость.
skill-move-silently = В свой ход на рынке: купите карту из сброса вместо карты с рынка.
skill-sleight-of-hand = Переложите свой кубик в другой ряд, без золотых и действия.
skill-search = Замените свой кубик любым кубиком из мешочка и бросьте его.
skill-negotiate = Обменяйте свой кубик на кубик с невыбранной карты инициативы.
skill-diplomacy = Примените карту навыка соперника, следуя её стрелке.
