# Почему монстр поступает именно так

why-attack_none = На карте нет атаки: монстр рассуждает так, будто у него обычная ближняя атака.
why-focus_none = Ни с одной клетки, куда он может добраться, атаковать некого: цель не выбрана, он не двигается и не атакует.
why-focus_path = Цель { $hexes }: к ней кратчайший путь для атаки (движение: { $points }).
why-focus_negative = Любой путь к атаке проходит через клетки с отрицательными эффектами; на лучшем их { $negative }.
why-focus_proximity = К другим врагам путь не длиннее, но { $hexes } ближе всех (расстояние в клетках: { $proximity }).
why-focus_initiative = Другие враги так же близко, но { $hexes } раньше всех по инициативе ({ $initiative }).
why-focus_players = Цель выбирают игроки: { $hexes }.
why-hex_reach = В этот ход он может атаковать { $hexes }.
why-hex_later = В этот ход он не может атаковать { $hexes } (движение { $move }, путь { $points }) и идёт туда, откуда атака будет лучшей.
why-hex_no-disadvantage = Он предпочитает клетки, с которых атакует цель без затруднения.
why-hex_most-targets = Он предпочитает клетки, с которых больше всего целей ({ $best }).
why-hex_better-targets = Он предпочитает те дополнительные цели, которые стоят выше по порядку выбора цели.
why-hex_others-disadvantage = Он предпочитает, чтобы затруднение было против наименьшего числа дополнительных целей ({ $best }).
why-hex_shortest = Он предпочитает кратчайший путь (движение: { $best }).
why-move_closest = Он идёт на { $hexes }: ближе к клетке для атаки ему не подойти.
why-move_stay = Ни одна доступная клетка не ближе к клетке для атаки: он остаётся на месте.
why-options_players = Варианты равноценны: решают игроки.

# Почему нельзя атаковать или использовать стихию

no-target_invisible = Эта фигурка невидима: враги не могут выбрать её целью.
no-target_ally = Это не враг, а действие относится только к врагам.
no-target_self = Это для союзников, а сам себе никто не союзник.
no-target_not-ally = На эту фигурку действие не распространяется.
no-target_rank = На монстров этого ранга действие не распространяется; боссы и именные монстры не относятся ни к обычным, ни к мощным.
no-target_twice = Этим действием этот враг уже атакован.
no-target_enough = Этим действием можно атаковать не больше { $targets ->
    [one] { $targets } врага
   *[other] { $targets } врагов
}.
no-area_range = Там ни одна клетка области не попадает в дальность.
no-area_nobody = Там область не накрывает ни одного врага.
no-target_range = Дальность { $range }, а до цели { $distance ->
    [one] { $distance } клетка
    [few] { $distance } клетки
   *[other] { $distance } клеток
}.
no-target_sight = Цель вне линии видимости.
no-condition_immobilize = Паралич: нельзя выполнять действия движения.
no-condition_disarm = Разоружение: нельзя выполнять действия атаки.
no-condition_stun = Оглушение: нельзя выполнять действия и использовать предметы.
no-condition_positive = От положительных состояний нельзя отказаться: они проходят сами.
no-condition_absent = Этого состояния у фигурки нет.
no-effect_experience = От получения опыта отказаться нельзя.
no-effect_infuse = Если способность применена, от повышения заряда стихии отказаться нельзя.
no-move_immune = Эта фигурка невосприимчива к такому перемещению.
no-effect_automatic = Монстры и призванные создания применяют все эффекты, какие могут.
no-element_weak = Слабую стихию использовать нельзя ({ $element }).
no-element_symbols = Для эффекта нужно использовать по одной стихии на каждый его символ ({ $symbols }), не больше и не меньше.

# Почему персонаж не может чего-то сделать

no-ability_order = Действия способности выполняются в порядке, указанном на карте, каждое один раз.
no-ability_cost = { $action ->
    [lose] Потеря карт
    [suffer] Урон самому себе
   *[other] Отрицательный эффект для своих
} — часть этой способности, пропустить это нельзя.
no-ability_half = { $half ->
    [top] Верхняя
   *[bottom] Нижняя
} способность в этот ход уже применена.
no-card_level = Карта «{ $card }» — уровня { $level }, для этого персонажа он слишком высок.
no-card_not-active = Этой карты нет в области действующих карт.
no-card_not-played = Карта «{ $card }» не из тех, что выложены на этот раунд.
no-hand_limit = На руку нужно взять разные карты, ровно { $need }; выбрано: { $have }.
no-hand_pool = Карты «{ $card }» нет в резерве этого персонажа.
no-hand_few = Нужно выложить две карты, а на руке { $have ->
    [0] нет ни одной
    [one] { $have } карта
    [few] { $have } карты
   *[other] { $have } карт
}.
no-hand_not-held = Выкладывают две разные карты с руки; «{ $card }» не подходит.
no-round_chosen = Выбор на этот раунд уже сделан.
no-rest_few = Для отдыха нужны 2 карты в сбросе, а их там { $have }.
no-rest_nothing-to-lose = Отдых стоит одной карты, а все они оставлены в области действующих карт.
no-rest_nothing-else = Потерять вместо карты «{ $card }» больше нечего.
no-rest_not-discarded = Отдых стоит одной сброшенной карты, а карта «{ $card }» не из них.
no-rest_again = За одну передышку карту меняют только один раз.
no-rest_undeclared = Долгий отдых нужно объявить в начале раунда.
no-damage_no-character = Отменять урон картами могут только персонажи.
no-damage_played = Карты, выложенные на этот раунд, нельзя потерять, пока не применены их способности.
no-damage_cards = Чтобы отменить урон, теряют одну карту с руки или две карты из сброса.
no-damage_none = Урона нет, отменять нечего.
no-damage_no-protection = От этого урона так не защититься ({ $by }).
no-damage_protected = Сначала нужно применить защиту ({ $by }).
no-recover_number = Вернуть на руку можно не больше { $most ->
    [one] { $most } карты
   *[other] { $most } карт
}, а выбрано { $chosen }.
no-recover_never = Карту «{ $card }» нельзя вернуть на руку из стопки «Потери».
no-recover_pile = Карты «{ $card }» нет в стопке { $pile ->
    [lost] «Потери»
   *[discard] «Сброс»
}.
no-refresh_state = Этот предмет не { $state ->
    [rotated] повёрнут
   *[other] потрачен
}.
no-refresh_never = Если этот предмет потрачен, развернуть его нельзя.
no-item_not-equipped = Этого предмета нет в снаряжении ({ $item }).
no-item_not-now = Сейчас не время для предмета «{ $item }».
no-item_not-owned = Предмета «{ $item }» у персонажа нет.
no-item_twice = Предмет «{ $item }» выбран дважды, а копия у персонажа одна.
no-item_owned = Такой предмет уже есть ({ $item }): двух копий у одного персонажа не бывает.
no-item_rotated = Карта предмета повёрнута.
no-item_used-up = Карта предмета потрачена.
no-item_drawn = Предмет, влияющий на атаку, нужно использовать до того, как вытянута карта модификатора.
no-equip_slot = { $slot ->
    [head] На голову
    [body] На торс
   *[legs] На ноги
} можно надеть только один предмет.
no-equip_hands = В две руки можно взять два одноручных предмета или один двуручный.
no-equip_small = Предел маленьких предметов на этом уровне — { $most }.
no-setup_seating = «{ $said }» не говорит, кто где сидит: назовите места прошлой главы, каждое один раз, не больше { $players }, например 2,1.
no-adjourn_quest = { $name }: сначала надо оставить одно из двух личных заданий.
no-setup_order = К сценарию готовятся в строгом порядке; сейчас не черёд этого шага.
no-setup_number = В сценарии участвуют от 2 до 4 персонажей, а их { $have }.
no-setup_class-twice = Два персонажа одного класса вместе не играют ({ $class }).
no-goal_not-dealt = Нужно оставить одно из двух розданных боевых заданий.
no-level_range = На уровне сценария { $level } здесь не играют; наивысший — { $most }.

# Почему чего-то нельзя сделать в кампании

no-event_chosen = Нужно выбрать один из двух вариантов, и выбор окончателен.
no-event_used-up = Нужно потратить { $need ->
    [one] { $need } маленький предмет
    [few] { $need } маленьких предмета
   *[other] { $need } маленьких предметов
}, а выбрано { $have }.
no-event_open = Результат читают только после выбора.
no-town_away = Это можно сделать только в Мрачной гавани.
no-town_event = За одно посещение можно разыграть только одно городское событие.
no-shop_gold = { $need ->
    [one] Нужен { $need } золотой
   *[other] Нужно { $need } золотых
}, а есть { $have }.
no-shop_sold-out = Распродано: { $item }.
no-share_sum = Суммарно должно получиться { $need ->
    [one] { $need } золотой
   *[other] { $need } золотых
}, а получается { $have }.
no-sanctuary_again = За одно посещение персонаж может сделать только одно пожертвование.
no-level_highest = Уровня выше 9 нет.
no-level_xp = Для следующего уровня опыта нужно { $need }, а есть { $have }.
no-level_card = Карту «{ $card }» взять нельзя: она другого класса или уже в резерве.
no-perk_none = Новый навык сейчас не положен.
no-perk_unknown = У этого класса нет такого навыка ({ $perk }).
no-perk_full = Все клетки этого навыка отмечены ({ $perk }).
no-perk_no-card = Этот навык заменяет карту, которой в колоде модификаторов атаки ещё нет ({ $card }).
no-create_class = Этот класс недоступен ({ $class }).
no-create_level = Новый персонаж начинает с уровня не выше { $most }, а не с { $level }.
no-scenario_closed = Сценария { $scenario } нет на поле кампании.
no-scenario_completed = Сценарий { $scenario } завершён, его можно играть только в обычном режиме.
no-scenario_requires = Не хватает достижения ({ $achievement }).
no-enhance_closed = Улучшать карты пока нельзя: нет нужного достижения.
no-enhance_taken = На этом кружке карты { $card } уже есть наклейка.
no-enhance_unknown = Такую наклейку купить нельзя ({ $effect }).
no-enhance_line = Такая наклейка ({ $effect }) к этой строке не подходит ({ $line }).
no-enhance_limit = Предел улучшенных карт класса при таком уровне процветания — { $most }.
no-death_final = { $name }: эта смерть окончательна, нужен новый персонаж.
no-party_not-new = Новому отряду нужны новые персонажи, а { $name } уже участвует в кампании.
no-party_not-member = { $name } не состоит в этом отряде.
no-party_member = { $name } уже в отряде.
no-quest_not-drawn = Нужно оставить одно из вытянутых личных заданий.
no-retire_first = Личное задание выполнено ({ $name }): персонаж должен уйти на покой и в сценариях больше не участвует.
no-retire_gone = Персонаж ушёл на покой и не возвращается ({ $name }).
no-retire_no-quest = Без личного задания на покой не уходят.
no-retire_quest = На покой уходят в Мрачной гавани, выполнив личное задание.

# Что дают и отнимают события кампании

gain-gold = Каждый получает { $x ->
    [one] { $x } золотой
   *[other] { $x } золотых
}.
gain-gold-lost = Каждый теряет { $x ->
    [one] { $x } золотой
   *[other] { $x } золотых
}.
gain-together = Отряд получает суммарно { $x ->
    [one] { $x } золотой
   *[other] { $x } золотых
}.
gain-together-lost = Отряд теряет суммарно { $x ->
    [one] { $x } золотой
   *[other] { $x } золотых
}.
gain-xp = Каждый получает { $x ->
    [one] { $x } опыт
   *[other] { $x } опыта
}.
gain-checkmarks = Каждый получает { $x ->
    [one] { $x } галочку
    [few] { $x } галочки
   *[many] { $x } галочек
}.
gain-checkmarks-lost = Каждый теряет { $x ->
    [one] { $x } галочку
    [few] { $x } галочки
   *[many] { $x } галочек
}.
gain-reputation = Репутация отряда растёт на { $x }.
gain-reputation-lost = Репутация отряда падает на { $x }.
gain-prosperity = Процветание Мрачной гавани растёт на { $x }.
gain-prosperity-lost = Процветание Мрачной гавани падает на { $x }.
gain-item = Один из вас получает предмет: { $what }.
gain-design = Чертёж для магазина: { $what }.
gain-unbuilt = { $name } (в этой версии такого предмета нет, он сразу продаётся за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
})
gain-random-design = Случайный чертёж предмета для магазина.
gain-scenario = Новая локация: { $what } ({ $x }).
gain-party = Достижение отряда: { $what }.
gain-global = Общее достижение: { $what }.
gain-event = { $deck ->
    [city] Городское
   *[road] Дорожное
} событие { $x } замешивается в свою колоду.
gain-onset = В начале следующего сценария каждый: { $what }.
gain-onset-damage = получает { $x } урона
gain-onset-discard = сбрасывает { $x ->
    [one] { $x } карту
    [few] { $x } карты
   *[many] { $x } карт
}
gain-onset-condition = получает { $what }
gain-onset-card = замешивает { $x ->
    [1] карту { $what }
    [one] { $x } карту { $what }
    [few] { $x } карты { $what }
   *[many] { $x } карт { $what }
}
gain-uses-up-each = Каждый, у кого есть маленький предмет, тратит один такой до конца следующего сценария.
gain-uses-up-together = Один из вас тратит маленький предмет до конца следующего сценария.
gain-either = Одно из двух на выбор: { $what }
gain-nothing = Без последствий.
gain-also = А ещё и это: «{ $what }»
event-returns = Карта уходит под низ своей колоды.
event-leaves = Карта покидает игру.
event-if-jobs = в отряде есть { $what }
event-if-above = репутация выше { $x }
event-if-below = репутация ниже { $x }
event-if-pay = уплачено суммарно: { $x ->
    [one] { $x } золотой
   *[other] { $x } золотых
}
event-if-pay-each = уплачено каждым: { $x ->
    [one] { $x } золотой
   *[other] { $x } золотых
}
event-if-pay-item = отдано: { $what }
event-if-otherwise = иначе

# Карты монстров

monster-title = { $name } ({ $kind ->
    [boss] босс
    [named] именной монстр
   *[other] монстр
})
monster-standees = Фишек: { $x }
monster-deck = Колода способностей
monster-deck-shared = Общая колода способностей: { $types }
monster-deck-bosses = Колода способностей всех боссов
monster-flying = Летает.
monster-immune = Невосприимчивость: { $what }
monster-like = Характеристики мощного монстра: { $name }.
monster-letter = { $letter }: { $what }.
monster-characters = Формулы посчитаны для числа персонажей: { $x }.
monster-heading = { $column ->
    [level] Уровень
    [rank] Вид
    [hit-points] ОЗ
    [move] Движение
    [attack] Атака
    [range] Дальность
    [traits] Особые свойства
    [initiative] Инициатива
   *[actions] Действия
}
monster-rank = { $rank ->
    [none] нет
    [normal] обычный
    [elite] мощный
   *[boss] босс
}
monster-shuffle = перемешать
monster-special-line = Особая способность { $x }: { $what }
monster-special-level = Особая способность { $x } на уровне { $level }: { $what }
monster-move = Движение { $x }
monster-jump = прыжок
monster-attack = Атака { $x }
monster-range = дальность { $x }
monster-targets = цели { $x }
monster-targets-all = все враги на дальности
monster-adjacent = все соседние враги
monster-on-one = все атаки по одному врагу
monster-when = { $what }, { $when ->
    [flanked] если рядом с целью есть союзник монстра и нет её союзников
    [hampered] если у цели РАЗОРУЖЕНИЕ, ПАРАЛИЧ или ОГЛУШЕНИЕ
    [stunned] если у цели ОГЛУШЕНИЕ
    [poisoned] если у цели ОТРАВЛЕНИЕ
    [beside-my-ally] если рядом с целью есть союзник монстра
    [alone] если рядом с целью нет её союзников
    [melee] если атака ближняя
    [ranged] если атака дальняя
   *[invisible] если монстр невидим
}
monster-area = область клеток: { $hexes } ({ $name })
monster-area-name = { $name ->
    [triangle] треугольник
    [circle] круг
    [ring] кольцо
    [arc-2] дуга
    [arc-3] дуга
    [opposite-2] с двух сторон
    [rhombus-3] ромб
    [rhombus-4] ромб
    [line-2] линия
    [row-5] ряд
    [sides-4] по бокам
    [line-3] линия
    [line-5] линия
    [cone-5] конус
    [cone-9] конус
    [circle-ahead] круг перед собой
    [diamond-15] большой ромб
   *[breath-7] дыхание
}
monster-effect = { $kind ->
    [poison] ОТРАВЛЕНИЕ
    [wound] РАНА
    [immobilize] ПАРАЛИЧ
    [disarm] РАЗОРУЖЕНИЕ
    [stun] ОГЛУШЕНИЕ
    [muddle] СМЯТЕНИЕ
    [invisible] НЕВИДИМОСТЬ
    [strengthen] УСИЛЕНИЕ
    [curse] ПРОКЛЯТИЕ
    [bless] БЛАГОСЛОВЕНИЕ
    [push] ОТТОЛКНУТЬ { $x }
    [pull] ПРИТЯНУТЬ { $x }
    [add-target] ДОБАВИТЬ ЦЕЛЬ
    [heal] Лечение { $x }
    [shield] Щит { $x }
    [retaliate] Ответный удар { $x }
    [infuse] заряд: { $element }
    [experience] опыт { $x }
   *[pierce] ПРОБОЙ { $x }
}
monster-heal = Лечение { $x }
monster-per-target = за каждую цель, получившую урон
monster-shield = Щит { $x }
monster-retaliate = Ответный удар { $x }
monster-advantage = преимущество
monster-hamper = атаки по нему получают затруднение
monster-damage = урон { $x }
monster-suffer = получает урон { $x }
monster-loot = Добыча { $x }
monster-summon = Призыв: { $who }
monster-beside-target = рядом с целью
monster-own-hit-points = с ОЗ, равными остатку призывающего
monster-trap-damage = урон { $x }
monster-trap = Ловушка ({ $what }) на соседней пустой клетке, ближайшей к врагу
monster-element = { $element ->
    [fire] огонь
    [ice] лёд
    [air] воздух
    [earth] земля
    [light] свет
    [dark] тьма
   *[any] любая стихия
}
monster-element-used = { $element ->
    [fire] огонь
    [ice] лёд
    [air] воздух
    [earth] землю
    [light] свет
    [dark] тьму
   *[any] любую стихию
}
monster-infuse = заряд: { $element }
monster-with = используя { $element }: { $gain }
monster-instead = используя { $element }, вместо этого: { $gain }
monster-dying = когда умирает: { $attack }
monster-special = Особая способность { $x }
monster-open-door = Прыгает к следующей запертой двери, открывает её и комнату за ней
monster-again = Все монстры типа «{ $who }» сразу ходят ещё раз, с картой этого раунда
monster-spur = Все его союзники в этом раунде прибавляют { $x } к своим атакам
monster-shift-throne = Алтарь переносится на следующее место, и призывается демон этого места
monster-escort = Движение { $x } к своей цели, открывая двери
monster-lay = Призывает по числу персонажей: { $what }
monster-hatch = Из каждого вылупляется монстр: { $what } → { $who }
monster-on = { $what }, { $whom }
monster-group = { $group ->
    [self-here] на себя
    [one-enemies-adjacent] один соседний враг
    [enemies-adjacent] все соседние враги
    [allies-adjacent] все соседние союзники
    [figures-adjacent] все соседние враги и союзники
    [enemies-own-range] все враги на дальности
    [enemies-range] все враги на дальности { $x }
    [allies-range] все союзники на дальности { $x }
    [self-and-allies-range] сам и все союзники на дальности { $x }
    [enemies-anywhere] все враги
    [allies-anywhere] все союзники
    [one-allies-anywhere] любой один союзник
    [one-summons-anywhere] любое одно призванное создание отряда
    [self-and-allies-anywhere] сам и все союзники
    [summons-range] все призванные союзники на дальности { $x }
    [allies-in-room] все союзники в его комнате
    [enemies-in-area] все враги в области
    [allies-in-area] все союзники в области
    [enemies-beside-target] все враги рядом с целью
    [figures-beside-spots] все враги и союзники рядом с этими препятствиями
    [figures-beside-way] все враги и союзники рядом с клетками, на которые он вошёл
    [one-allies-adjacent] один соседний союзник
    [self-and-allies-adjacent] сам и все соседние союзники
    [one-enemies-range] один враг на дальности { $x }
    [some-enemies-range] враги на дальности { $x }
    [one-allies-range] один союзник на дальности { $x }
    [figures-in-area] все враги и союзники в области
    [enemies-moved-through] все враги, через которых прошёл
    [allies-moved-through] все союзники, через которых прошёл
   *[figures-beside-target] все враги и союзники рядом с целью
}

# Карты персонажей; чего здесь нет, то сказано как на картах монстров

hero-card = { $name } (уровень { $level }, инициатива { $initiative })
hero-half = { $half ->
    [top] Верхняя способность
   *[bottom] Нижняя способность
}
hero-lost = В стопку «Потери»
hero-unrecoverable = Эту карту нельзя вернуть на руку из стопки «Потери»
hero-lasting = { $duration ->
    [round] Бонус раунда
   *[persistent] Постоянный бонус
}
hero-slots = { $x ->
    [one] { $x } ячейка
    [few] { $x } ячейки
   *[many] { $x } ячеек
}
hero-slots-xp = { $slots } (опыт { $xp })
hero-once = действует один раз
hero-xp = { $x ->
    [one] { $x } опыт
   *[many] { $x } опыта
}
hero-and-xp = { $what } и { $xp }
hero-xp-each = { $xp } за каждую цель
hero-xp-strike = { $xp } за каждый такой удар
hero-xp-trap = { $what }; { $xp }, когда в неё попадёт враг
hero-move-loot = добыча с каждой пройденной клетки
hero-within = { $x ->
    [one] все враги в пределах { $x } клетки
   *[many] все враги в пределах { $x } клеток
}
hero-moved-through = каждый враг, через которого вы прошли
hero-on-the-path = а также каждый враг на пути к цели
hero-smash = можно оттолкнуть на препятствия: каждое из них уничтожается, цель получает урон { $x }, а вы — 1 опыт
hero-area = область из { $hexes ->
    [one] { $hexes } клетки
   *[many] { $hexes } клеток
} ({ $name })
hero-when = { $what }, { $when ->
    [flanked] если рядом с целью стоит ваш союзник и нет её союзников
    [hampered] если у цели РАЗОРУЖЕНИЕ, ПАРАЛИЧ или ОГЛУШЕНИЕ
    [stunned] если у цели ОГЛУШЕНИЕ
    [poisoned] если у цели ОТРАВЛЕНИЕ
    [beside-my-ally] если рядом с целью стоит ваш союзник
    [alone] если рядом с целью нет её союзников
    [melee] если атака ближняя
    [ranged] если атака дальняя
   *[invisible] если вы невидимы
}
hero-per = { $what } за { $per ->
    [hex-entered] каждую клетку этого движения
    [hex-cleared] каждую клетку, которую занимали уничтоженные препятствия
    [enemy-beside-me] каждого соседнего с вами врага
    [ally-near] каждого вашего союзника на этой дальности (считая при розыгрыше карты)
    [negative-condition] каждое отрицательное состояние цели
    [my-ally-beside] каждого вашего союзника рядом с целью
    [shield] каждую единицу щита цели
    [hex-moved] каждую клетку, пройденную вами в этот ход
   *[damage-dealt] каждую единицу урона, нанесённого вами в этот ход
}
hero-per-target = за каждую цель, получившую урон
hero-on = { $what }: { $whom }
hero-on-self = { $what } (на себя)
hero-damage = Урон { $x }
hero-suffer = вы получаете урон { $x }
hero-hamper = Атаки по вам получают затруднение
hero-hamper-of = Атаки по этим целям получают затруднение: { $whom }
hero-discern = Вашей целью может стать и невидимый враг
hero-double = До конца этого хода удвоить значения всех ваших { $what ->
    [moves] движений
   *[attacks] атак
}
hero-teleport = Телепортация на любую незанятую клетку
hero-intervene = Когда союзник должен получить урон, вы можете получить его вместо союзника, уменьшив на { $x }
hero-extra-turn = { $whom } может сразу сделать ещё один ход, разыграв две карты с руки
hero-later-element = В конце каждого вашего следующего хода, если эта стихия ещё не сильна: заряд стихии: { $element }
hero-both-used = { $one } и { $other }
hero-other-used = { $element ->
    [fire] огонь
    [ice] лёд
    [air] воздух
    [earth] землю
    [light] свет
    [dark] тьму
   *[any] любую другую стихию
}
hero-slay = { $rank ->
    [normal] обычная цель вместо этого погибает
   *[normal-or-elite] обычная или мощная цель вместо этого погибает
}
hero-xp-attack = { $xp } за каждую выполненную атаку
hero-bring-then = после вашего действия { $trigger ->
    [move-action] движения
   *[attack-action] атаки
}{ $unseen ->
    [yes] , если вы невидимы
   *[no] {""}
}: { $what }
hero-bring-first = перед вашим действием { $trigger ->
    [move-action] движения
   *[attack-action] атаки
}{ $unseen ->
    [yes] , если вы невидимы
   *[no] {""}
}: { $what }
hero-while-invisible = { $trigger }, если вы невидимы
hero-after = { $after ->
    [straight] если движение шло по прямой
   *[returned] если движение закончилось там же, где началось
}
hero-as-suffered = Столько же урона, сколько получила цель
hero-kill = Убить: { $whom }
hero-charm = { $whom } выполняет свой ход в этом раунде так, будто его союзники — враги, а враги — союзники
hero-controlled = под вашим управлением
hero-which = { $whom } ({ $which })
hero-rank-of = { $rank ->
    [normal] обычный
   *[normal-or-elite] обычный или мощный
}
hero-state-of = { $when ->
    [beside-my-ally] рядом с вашим союзником
    [alone] рядом нет его союзников
    [flanked] рядом с вашим союзником, а своих союзников рядом нет
    [hampered] с РАЗОРУЖЕНИЕМ, ПАРАЛИЧОМ или ОГЛУШЕНИЕМ
    [stunned] с ОГЛУШЕНИЕМ
   *[poisoned] с ОТРАВЛЕНИЕМ
}
hero-life-of = осталось не больше { $x } ОЗ
hero-share = { $share ->
    [half] Лечение на половину максимума ОЗ с округлением вниз
   *[full] Лечение на весь максимум ОЗ
}
hero-coin = 1 монета из запаса
hero-loot-most = не больше { $x ->
    [one] { $x } жетона
   *[many] { $x } жетонов
}
hero-straight = по прямой
hero-to-obstacle = закончив его рядом с препятствием
hero-clearing = каждое препятствие на пути уничтожается, каждая ловушка обезвреживается
hero-in-room = все враги в вашей комнате
hero-beside-spots = все враги рядом с ним
hero-crash = за каждую клетку, на которую цель не удалось оттолкнуть из-за стены или препятствия, она получает урон { $x }, а вы — 1 опыт
hero-half-life = Атака в половину своих ОЗ с округлением вверх
hero-infuse = заряд стихии: { $element }
hero-summon-creature = Призыв: { $who } ({ $values })
hero-hit-points = ОЗ { $x }
hero-no-attack = без атаки
hero-trap = Ловушка ({ $what }) на соседней пустой клетке
hero-disarm-trap = Обезвредить одну соседнюю ловушку
hero-disarm-trap-upon = Обезвредить одну соседнюю ловушку; вместо этого она действует так: { $whom }
hero-obstacles-range = { $x ->
    [one] Поставить { $x } препятствие размером в клетку на пустую клетку на дальности { $range }
    [few] Поставить { $x } препятствия размером в клетку на пустые клетки на дальности { $range }
   *[many] Поставить { $x } препятствий размером в клетку на пустые клетки на дальности { $range }
}
hero-obstacle-form = Поставить одно препятствие на пустые клетки на дальности { $x }: { $form }
hero-obstacle-there = Поставить одно препятствие размером в клетку туда, где погиб враг
hero-destroy-all = Уничтожить все препятствия на дальности { $x }
hero-displace = Передвинуть одно соседнее препятствие размером в клетку на пустую клетку на дальности { $x }
hero-gather = Выбрать клетку на дальности { $x }: ПРИТЯНУТЬ { $pull } к ней, все враги в пределах { $within } { $within ->
    [one] клетки
   *[many] клеток
} от неё
hero-immune-to = { $kind ->
    [push] ОТТОЛКНУТЬ
    [pull] ПРИТЯНУТЬ
    [stun] ОГЛУШЕНИЕ
    [muddle] СМЯТЕНИЕ
    [poison] ОТРАВЛЕНИЕ
   *[wound] РАНА
}
hero-refresh-all = восстановить все { $state ->
    [rotated] повёрнутые
   *[used-up] израсходованные
} предметы
hero-refresh = восстановить { $x ->
    [1] 1 { $state ->
        [rotated] повёрнутый
       *[used-up] израсходованный
    } { $slot ->
        [small] маленький предмет
        [head] предмет для головы
        [body] предмет для тела
        [legs] предмет для ног
        [hand] предмет для одной руки
       *[two-hands] предмет для двух рук
    }
   *[other] до { $x } { $state ->
        [rotated] повёрнутых
       *[used-up] израсходованных
    } { $slot ->
        [small] маленьких предметов
        [head] предметов для головы
        [body] предметов для тела
        [legs] предметов для ног
        [hand] предметов для одной руки
       *[two-hands] предметов для двух рук
    }
}
hero-recover-of-neighbour = взять на руку 1 потерянную карту соседнего с ним персонажа
hero-losing = затем потерять с руки { $x ->
    [one] { $x } карту
    [few] { $x } карты
   *[many] { $x } карт
}
hero-augmented = с эффектами ваших аугментов
hero-later = { $moment ->
    [turn-start] В начале каждого вашего следующего хода
   *[turn-end] В конце каждого вашего следующего хода
}: { $what }
hero-augments = Одновременно { $x ->
    [one] может действовать { $x } ваш аугмент
    [few] могут действовать { $x } ваших аугмента
   *[many] могут действовать { $x } ваших аугментов
}
hero-augments-ranged = Ваши аугменты действуют и при ваших дальних атаках
hero-convert = Любое движение можно выполнить как атаку с тем же значением
hero-likewise = если использована эта стихия ({ $element }): { $gain }
hero-shatter = уничтожая соседнее препятствие
hero-kill-instead = вместо этого убить обычную цель
hero-obstacles = { $x ->
    [one] Поставить { $x } препятствие размером в клетку на соседнюю пустую клетку
    [few] Поставить { $x } препятствия размером в клетку на соседние пустые клетки
   *[many] Поставить { $x } препятствий размером в клетку на соседние пустые клетки
}
hero-destroy = Уничтожить одно соседнее препятствие
hero-open-door = Вы прыгаете к следующей запертой двери, открываете её и комнату за ней
hero-again = Все монстры типа «{ $who }» сразу ходят ещё раз, с картой этого раунда
hero-spur = Все его союзники в этом раунде прибавляют { $x } к своим атакам
hero-shift-throne = Алтарь переносится на следующее место, и призывается демон этого места
hero-escort = Движение { $x } к своей цели, открывая двери
hero-lay = Призывает по числу персонажей: { $what }
hero-hatch = Из каждого вылупляется монстр: { $what } → { $who }
hero-recover-all = вернуть на руку все карты из стопки { $pile ->
    [lost] «Потери»
   *[discard] «Сброс»
}
hero-recover = вернуть на руку { $x ->
    [1] 1 карту
   *[many] до { $x } карт
} из стопки { $pile ->
    [lost] «Потери»
   *[discard] «Сброс»
}
hero-does = { $whom }: { $what }
hero-may = { $many ->
    [yes] могут
   *[no] может
}
hero-let = { $whom } { $may } выполнить: { $what }
hero-force = Под вашим управлением { $whom } выполняет: { $what }
hero-beside-me = закончив его рядом с вами
hero-redirect = Враги, атакующие соседнего с вами союзника, вместо него атакуют вас, какой бы ни была их дальность
hero-boost = { $trigger }: { $gifts }
hero-augment = { $boost }; аугмент: действует, пока вы не разыграете другой
hero-using = используя { $element }
hero-flies = летает
hero-cure = { $x ->
    [0] все отрицательные состояния с вас снимаются
    [1] одно отрицательное состояние с вас снимается
   *[other] отрицательных состояний с вас снимается: { $x }
}
hero-negate = этот урон отменяется
hero-trigger = { $trigger ->
    [attack] при ваших { $kind ->
        [melee] ближних атаках
        [ranged] дальних атаках
       *[any] атаках
    }
    [attack-action] при ваших действиях { $kind ->
        [melee] ближней атаки
        [ranged] дальней атаки
       *[any] атаки
    }
    [move] при ваших движениях
    [move-action] при ваших действиях движения
    [attacked] когда вы становитесь целью { $kind ->
        [melee] ближней атаки
        [ranged] дальней атаки
       *[any] атаки
    }
    [harmed] когда вы должны получить урон от { $kind ->
        [melee] ближней атаки
        [ranged] дальней атаки
       *[any] атаки
    }
    [damaged] когда вы должны получить урон
   *[heal] при ваших действиях лечения
}
hero-trigger-shared = { $whom } { $trigger ->
    [attack] при своих { $kind ->
        [melee] ближних атаках
        [ranged] дальних атаках
       *[any] атаках
    }
    [attack-action] при своих действиях { $kind ->
        [melee] ближней атаки
        [ranged] дальней атаки
       *[any] атаки
    }
    [move] при своих движениях
    [move-action] при своих действиях движения
    [attacked] в роли цели { $kind ->
        [melee] ближней атаки
        [ranged] дальней атаки
       *[any] атаки
    }
    [harmed] перед получением урона от { $kind ->
        [melee] ближней атаки
        [ranged] дальней атаки
       *[any] атаки
    }
    [damaged] перед получением урона
   *[heal] при своих действиях лечения
}
hero-group = { $group ->
    [self-here] на себя
    [one-enemies-adjacent] один соседний враг
    [one-allies-adjacent] один соседний союзник
    [enemies-adjacent] все соседние враги
    [allies-adjacent] все соседние союзники
    [figures-adjacent] все соседние враги и союзники
    [self-and-allies-adjacent] вы и все соседние союзники
    [enemies-own-range] все враги на дальности
    [one-enemies-range] один враг на дальности { $x }
    [some-enemies-range] враги на дальности { $x }
    [one-allies-range] один союзник на дальности { $x }
    [enemies-range] все враги на дальности { $x }
    [allies-range] все союзники на дальности { $x }
    [self-and-allies-range] вы и все союзники на дальности { $x }
    [enemies-anywhere] все враги
    [allies-anywhere] все союзники
    [one-allies-anywhere] любой один союзник
    [one-summons-anywhere] любое одно призванное создание отряда
    [self-and-allies-anywhere] вы и все союзники
    [summons-range] все призванные союзники на дальности { $x }
    [allies-in-room] все союзники в вашей комнате
    [enemies-in-area] все враги в области
    [allies-in-area] все союзники в области
    [enemies-beside-target] все враги рядом с целью
    [figures-beside-spots] все враги и союзники рядом с этими препятствиями
    [figures-beside-way] все враги и союзники рядом с клетками, на которые вы вошли
    [figures-in-area] все враги и союзники в области
    [enemies-moved-through] каждый враг, через которого вы прошли
    [allies-moved-through] каждый союзник, через которого вы прошли
   *[figures-beside-target] все враги и союзники рядом с целью
}

# Почему двери, пути, ловушки и фишки чего-то не дают

no-door_not-character = Двери открывают только персонажи.
no-door_none = На этой клетке нет двери.
no-door_locked = Дверь заперта.
no-way_no-step = Путь должен идти по соседним клеткам.
no-way_enemy = На пути стоит враг.
no-way_obstacle = На пути препятствие.
no-way_occupied = Движение не заканчивают на клетке с фигуркой.
no-way_points = На этот путь нужно { $needed ->
    [one] { $needed } очко движения
    [few] { $needed } очка движения
   *[other] { $needed } очков движения
}, а есть { $points }.
no-way_closed-door = Никого нельзя вынудить войти на закрытую дверь.
no-summon_no-hex = Рядом с персонажем нет пустой клетки для призыва.
no-trap_not-empty = Для ловушки нужна пустая клетка.
no-standees_none = Фишки этого типа закончились ({ $type }).
no-standees_nearest = Последние фишки ставят на места, ближайшие к открывшему дверь персонажу.
no-start_not-here = Персонажи начинают только на стартовых клетках.
no-start_taken = Эта стартовая клетка занята.
no-obstacle_only-damage = Препятствие с ОЗ уничтожается только уроном.

# Команда `attack`

attack-damage = урон
attack-chance = вероятность
attack-at-least = столько или больше
attack-closing = В среднем { $mean }. В колоде { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}; { $how ->
    [advantage] преимущество
    [disadvantage] затруднение
   *[normal] обычная атака
}.

# Команда `monster`

monster-unknown = монстра «{ $name }» нет; попробуйте «разбойник-страж»
monster-unknown-meant = монстра «{ $name }» нет; возможно, вы имели в виду: { $meant }?

# Что отклоняют инструменты

no-gloomhaven_position = Такая позиция невозможна: { $cause }.
no-gloomhaven_no-such-monster = Монстра { $type } нет.
no-gloomhaven_no-such-map = Карты сценария { $number } нет.
no-tool_too-long = В этой позиции слишком много вариантов: за { $seconds } с ответ не нашёлся. Уменьшите число фигурок или целей.

# Инструменты в браузере

tool-title = Мрачная гавань: монстры, видимость и движение
tool-lead = Загрузите сценарий или соберите позицию щелчками. Видно всё, что монстр может сделать по правилам, и почему.
tool-scenario = Сценарий
tool-own = своя позиция
tool-characters = Персонажей
tool-room = Комната
tool-room-all = вся карта
tool-room-one = комната { $room } (клеток: { $hexes })
tool-room-start = комната { $room } (клеток: { $hexes }), начальная
tool-clear = Пустое поле
tool-back = Назад к партии
tool-bad-link = Позицию из этой ссылки прочитать нельзя. Вместо неё показан пример.
tool-board = Поле из клеток
tool-modes = Что делает щелчок
tool-mode-mind = Монстр
tool-mode-sight = Видимость
tool-mode-reach = Движение
tool-mode-edit = Правка
tool-hint-mind = Щёлкните другого монстра, и действовать будет он; щёлкните подсвеченную клетку, чтобы увидеть этот вариант.
tool-hint-sight = Щёлкните клетку: подсветится всё, что с неё видно. Затем наведите на другую клетку: появится линия к ней.
tool-hint-reach = Щёлкните клетку или фигурку: подсветится, где может закончиться движение, и его цена. Наведите на такую клетку, чтобы увидеть путь.
tool-hint-edit = Выберите, что ставить, и щёлкайте клетки; повторный щелчок убирает.
tool-palette = Что поставить
tool-tool-floor = Пол
tool-tool-walls = Стена
tool-tool-obstacles = Препятствие
tool-tool-traps = Ловушка
tool-tool-hazards = Опасная местность
tool-tool-difficult = Труднопроходимая местность
tool-tool-enemy = Враг
tool-tool-monster = Действующий монстр
tool-tool-monsters = Другой монстр
tool-tool-clear = Убрать клетку
tool-enemy-at = Враг, инициатива { $initiative }
tool-outside = вне поля
tool-seen = видно
tool-unseen = не видно
tool-cost = цена { $cost }
tool-focus-mark = выбранная цель
tool-initiative = Инициатива
tool-card = Карта монстра
tool-monster = Монстр
tool-own-card = (свои числа)
tool-take-card = Взять карту того, кто действует: { $name }
tool-on-map = на этой карте
tool-in-box = в коробке
tool-level = Уровень
tool-rank = Вид
tool-rank-normal = обычный
tool-rank-elite = мощный
tool-ability = Карта способности
tool-step = Шаг
tool-statistics = ОЗ { $hitPoints }, движение { $move }, атака { $attack }, дальность { $range }.
tool-no-step = По этой карте монстр не двигается и не атакует.
tool-move = Движение
tool-range = Дальность
tool-targets = Цели
tool-card-help = Дальность 0 — ближний бой. Целей 0 — атаки нет, 6 — все в пределах дальности.
tool-flying = полёт
tool-jumping = прыжок
tool-muddled = смятение
tool-area = Область атаки
tool-area-help = Щёлкните клетки области. В ближнем бою точка — сам монстр.
tool-results-mind = Что делает монстр
tool-results-sight = Линия видимости
tool-results-reach = Движение
tool-results-edit = Позиция
tool-no-monster = Действующего монстра нет: поставьте его в режиме «Правка» или щёлкните монстра.
tool-focus = Выбранная цель: { $hexes }.
tool-no-focus = Цель не выбрана.
tool-options = Варианты
tool-stays = остаётся на месте
tool-goes = идёт на { $hex }
tool-attacks = атакует { $hexes }
tool-no-attack = без атаки
tool-why = Почему вариант { $number }
tool-sees = С { $hex } видно клеток: { $seen } из { $all }.
tool-reaches = От { $hex } при движении { $move }: клеток { $count }.
tool-risky = «!» — успеть можно только через ловушки или опасную местность.
tool-size = Клеток на поле: { $count } (не больше 400).
tool-tool-thin = Тонкая стена
tool-hint-thin = Щёлкните у ребра между двумя клетками: там появится тонкая стена, повторный щелчок её уберёт. С клавиатуры: стрелками до клетки, затем 1–6 — её рёбра.
tool-side-1 = справа вверху
tool-side-2 = сверху
tool-side-3 = слева вверху
tool-side-4 = слева внизу
tool-side-5 = снизу
tool-side-6 = справа внизу
tool-walls-at = тонкая стена: { $sides }
tool-thin-built = Тонкая стена между { $a } и { $b } поставлена.
tool-thin-gone = Тонкая стена между { $a } и { $b } убрана.
tool-thin-not = Между { $a } и { $b } тонкой стены быть не может: обе клетки должны лежать на поле.
tool-ends = Что выбирает щелчок
tool-end-sight-from = Смотреть отсюда
tool-end-sight-to = Смотреть сюда
tool-end-reach-from = Идти отсюда
tool-end-reach-to = Идти сюда
tool-option-mark = вариант { $numbers }
tool-target-mark = под атакой
tool-more = И ещё вариантов: { $count }, все равноценны.
tool-way = Путь: { $hexes }.
tool-line-none = Наведите на другую клетку, перейдите на неё стрелками или выберите «Смотреть сюда»: появится линия к ней.
tool-line-free = { $hex } на линии видимости: эта линия из угла в угол не касается стен.
tool-line-fails = { $hex } не видно: каждая линия из угла в угол касается стены. Ближе всего к цели линии, которые задевают:
tool-line-blind = { $hex } не видно: все углы клетки { $blind } лежат на стенах, а такие углы использовать нельзя.
tool-touch-wall = стену { $hex }
tool-touch-outside = край поля у { $hex }
tool-touch-thin = тонкую стену между { $a } и { $b }
tool-touch-more = и ещё стен: { $count }
tool-legend = Что означают знаки
tool-legend-focus = выбранная цель
tool-legend-way = путь
tool-legend-hit = атака
tool-legend-free = линия видимости
tool-legend-fails = линия, которая не проходит
tool-legend-touched = стена, которой она касается
tool-legend-thin = тонкая стена

set-scenario = Сценарий
set-party = Классы по местам (brute,tinkerer,...)
set-levels = Уровни персонажей (5 или по местам 5,3,1,1)
set-level = Уровень сценария (-1: по среднему)
set-difficulty = Сложность
set-solo = Один играет за всех (сложнее)
set-open = Руки и замыслы открыты (сложнее)
set-tamed = Меньше случайности
set-perks = Навыков у каждого
set-sharing = Общие колоды способностей
set-mortal = Окончательная смерть
set-seating = Кто из прошлой главы где сидит (2,1: по местам; остальные отдыхают)
set-campaign = Кампания

# Имена

name-monsters = Монстры
name-poison = ОТРАВЛЕНИЕ
name-wound = РАНА
name-immobilize = ПАРАЛИЧ
name-disarm = РАЗОРУЖЕНИЕ
name-stun = ОГЛУШЕНИЕ
name-muddle = СМЯТЕНИЕ
name-invisible = НЕВИДИМОСТЬ
name-strengthen = УСИЛЕНИЕ
name-curse = ПРОКЛЯТИЕ
name-bless = БЛАГОСЛОВЕНИЕ
name-push = ОТТОЛКНУТЬ
name-pull = ПРИТЯНУТЬ
name-pierce = ПРОБОЙ
name-add-target = ДОБАВИТЬ ЦЕЛЬ
name-infuse = заряд стихии
name-experience = опыт
name-heal = лечение
name-shield = щит
name-retaliate = ответный удар
name-hamper = затруднение для атакующих
name-fire = огонь
name-ice = лёд
name-air = воздух
name-earth = земля
name-light = свет
name-dark = тьма
name-sign-early = хожу рано
name-sign-middle = хожу в середине
name-sign-late = хожу поздно
name-sign-door = иду к двери
name-sign-heal = нужно лечение
name-sign-loot = иду за добычей
name-sign-give-up = давайте сдадимся

modifier-null = без урона
modifier-double = ×2
modifier-curse = ПРОКЛЯТИЕ
modifier-rolling = дополнительно { $card }
modifier-added = { $card } (штраф)
deck-modifiers = колода модификаторов атаки ({ $of })
deck-abilities = колода способностей ({ $of })
deck-of-archer = Лучники
deck-of-boss = Боссы
deck-of-guard = Стражи
deck-of-imp = Бесы
deck-of-scout = Разведчики
deck-of-shaman = Шаманы
perk-remove = убрать { $cards }
perk-add = добавить { $cards }
perk-replace = заменить { $old } на { $new }
perk-items = не действуют штрафы предметов
perk-scenario = не действуют отрицательные эффекты сценария
scenario-title = № { $number } «{ $name }»
scenario-random = Случайное подземелье

goal = { $name } ({ $asks })
goal-level = { $x } + уровень
goal-cards = { $bound ->
    [least] на руке и в сбросе осталось карт не меньше { $x }
   *[most] на руке и в сбросе осталось карт не больше { $x }
}
goal-xp = { $bound ->
    [least] опыта получено не меньше { $x }
   *[most] опыта получено не больше { $x }
}
goal-hit-points = { $bound ->
    [least] в конце ОЗ не меньше { $x }
   *[most] в конце ОЗ не больше { $x }
}
goal-missing = { $bound ->
    [least] в конце недостаёт ОЗ не меньше { $x }
   *[most] в конце все ОЗ на месте
}
goal-traps = { $bound ->
    [least] сработало или обезврежено ловушек не меньше { $x }
   *[most] сработало или обезврежено ловушек не больше { $x }
}
goal-treasures = { $bound ->
    [least] сокровищ добыто не меньше { $x }
   *[most] сокровищ добыто не больше { $x }
}
goal-fallen-allies = { $bound ->
    [least] изнурённых союзников не меньше { $x }
   *[most] никто из союзников не изнурён
}
goal-doors = { $bound ->
    [least] дверей открыто не меньше { $x }
   *[most] дверей открыто не больше { $x }
}
goal-coins = { $bound ->
    [least] монет добыто не меньше { $x }
   *[most] монет добыто не больше { $x }
}
goal-loot = { $bound ->
    [least] монет и сокровищ добыто не меньше { $x }
   *[most] ни монет, ни сокровищ
}
goal-kills = { $bound ->
    [least] монстров убито не меньше { $x }
   *[most] монстров убито не больше { $x }
}
goal-elites = { $bound ->
    [least] мощных монстров убито не меньше { $x }
   *[most] мощных монстров убито не больше { $x }
}
goal-items = { $bound ->
    [least] использований предметов не меньше { $x }
   *[most] предметы не использованы ни разу
}
goal-quiet-rounds = { $bound ->
    [least] раундов, начатых без монстров на поле, не меньше { $x }
   *[most] в начале каждого раунда на поле есть монстр
}
goal-overkills = { $bound ->
    [least] убить монстра с запасом урона не меньше 4
   *[most] не убивать монстров с запасом урона 4
}
goal-first-kills = { $bound ->
    [least] первым в сценарии убить монстра
   *[most] не убивать монстра первым
}
goal-below-half = { $bound ->
    [least] остаться меньше чем с половиной ОЗ
   *[most] никогда не опускаться ниже половины ОЗ
}
goal-clean-kills = { $bound ->
    [least] убить одной атакой монстра без урона
   *[most] не убивать одной атакой монстров без урона
}
goal-short-rests = { $bound ->
    [least] передышек не меньше { $x }
   *[most] ни одной передышки
}
goal-long-rests = { $bound ->
    [least] долгих отдыхов не меньше { $x }
   *[most] ни одного долгого отдыха
}

# Что рассказывает журнал: подготовка

took-class = В отряд вступает { $job }.
took-card = { $seat } берёт в резерв карту «{ $card }».
took-perk = { $seat } получает навык: { $perk }.
dealt-goals = { $seat } получает боевые задания на выбор: { $goals }.
    .unseen = { $seat } получает боевые задания на выбор.
kept-goal = { $seat } оставляет боевое задание: { $goal }.
    .unseen = { $seat } оставляет одно боевое задание.
equipped = { $seat } покупает и берёт с собой: { $item }.
left-card = { $seat } не берёт с собой карту «{ $card }».
    .unseen = { $seat } не берёт с собой одну карту.
placed = { $figure } начинает на { $spot }.
stands = На { $spot } — { $figure }.
scenario-effect = Эффект сценария, { $figure }: { $effect ->
    [minus] карты -1 в колоду модификаторов атаки
   *[other] { $effect }
}.

# Раунды

round-begins = Раунд { $number }.
sign = { $seat } подаёт знак: { $sign }.
drew-ability = { $type }, инициатива { $initiative }: { $card }.
revealed = { $seat } открывает карты «{ $lead }» и «{ $other }», инициатива { $initiative }.
changed-pace = { $seat }: теперь инициатива { $initiative }.
rests = { $seat } в этом раунде берёт долгий отдых.
out-of-cards = { $seat }: нет ни двух карт для хода, ни карт для отдыха.
shuffled = Перемешана { $deck }.
waned = Слабеет заряд стихий: { $elements }.
spawned = Появление на { $spot }: { $figure }.

# Ходы

turn = Ход: { $figure }.
played = { $seat } играет карту «{ $card }», { $half ->
    [top] верхняя
   *[bottom] нижняя
} способность.
basic = { $seat } играет карту «{ $card }» как { $half ->
    [top] стандартную атаку
   *[bottom] стандартное движение
}.
came-to-nothing = Карта «{ $card }» пропала впустую: ни одно её действие не выполнено ({ $seat }).
discarded = В сброс: «{ $card }» ({ $seat }).
lost = В потери: «{ $card }» ({ $seat }).
active = Остаётся действовать: «{ $card }» ({ $seat }).
ended = Больше не действует: «{ $card }» ({ $seat }).
advanced = Карта «{ $card }»: { $used ->
    [one] использована { $used } ячейка
    [few] использованы { $used } ячейки
   *[many] использовано { $used } ячеек
} ({ $seat }).
refreshed = { $seat } снова может использовать: { $item }.
recovered = { $seat } возвращает на руку: { $cards }.
used-item = { $seat } использует предмет: { $item }.
learned = { $seat } получает { $xp ->
    [one] { $xp } опыт
   *[other] { $xp } опыта
}.
stunned = { $figure }: ОГЛУШЕНИЕ, ход пропущен.
long-rest = { $seat } отдыхает: потеряна карта «{ $card }», остальной сброс возвращается на руку.
no-rest = { $seat } не может отдохнуть: в сбросе меньше 2 карт.
short-rest = { $seat } берёт передышку; на потерю выпала карта «{ $card }».
redrawn = { $seat } тянет заново; на потерю выпала карта «{ $card }».
rested = { $seat } заканчивает передышку: потеряна карта «{ $card }», остальной сброс возвращается на руку.

# Движение

moved = { $figure }: движение на { $spot }{ $hexes ->
    [0] {""}
    [one] {" "}({ $hexes } клетка)
    [few] {" "}({ $hexes } клетки)
   *[many] {" "}({ $hexes } клеток)
}.
opened = { $figure } открывает дверь на { $spot }.
unlocked = Открывается запертая дверь на { $spot }.
no-standee = Фишек на всех не хватает: { $type }.
sprang = { $figure }: на { $spot } сработала ловушка{ $damage ->
    [0] {""}
   *[other] , урон { $damage }
}.
scorched = { $figure }: опасная местность на { $spot }, урон { $damage }.
shoved = { $figure }: сдвиг на { $spot }.
smashed = { $figure }: препятствие на { $spot } уничтожено.
looted = { $seat } собирает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
carries = Теперь несёт { $seat }: { $thing }.
dropped = { $seat } оставляет на { $spot }: { $thing }.
goal-looted = { $seat } забирает целевое сокровище: { $have } из { $need }.
treasure = { $seat } открывает сокровище { $number }: { $reward ->
    [gold] золото { $amount }
    [xp] опыт { $amount }
    [design] чертёж предмета { $amount }
    [damage] это ловушка, урон { $amount }
    [checkmark] галочка
    [scenario] путь к сценарию { $amount }
    [random-scenario] случайный побочный сценарий
    [random-design] случайный чертёж предмета
    [nothing] пусто
   *[other] { $reward }
}.
coins-taken = { $figure }: с поля { $coins ->
    [one] унесена { $coins } монета
    [few] унесено { $coins } монеты
   *[many] унесено { $coins } монет
}.

# Сражение

aims = { $attacker }: атака { $value }, цель — { $target }.
redirected = Атаку принимает на себя { $onto }, а не { $target }.
modifier = Карта модификатора атаки ({ $deck }): { $card }.
hit = { $attacker } → { $target }: атака { $value }{ $bonus ->
    [0] {""}
   *[other] {" "}+ бонус { $bonus }
}, карты ({ $cards }) = { $result }{ $shield ->
    [0] {""}
   *[other] , щит { $shield }
}: { $damage ->
    [0] без урона
   *[other] урон { $damage }
}.
hurt = { $figure }: урон { $damage }{ $cause ->
    [attack] {""}
    [ability] {" "}(способность)
    [hazard] {" "}(опасная местность)
    [trap] {" "}(ловушка)
    [obstacle] {" "}(препятствие)
    [rest] {" "}(передышка)
    [scenario] {" "}(особое правило)
   *[other] {" "}({ $cause })
}, осталось ОЗ: { $left }.
negated = { $seat } отменяет урон { $damage } и теряет: { $cards }.
protected = { $figure }: «{ $by }» защищает от урона { $damage }.
healed = { $amount ->
    [0] { $figure }: лечение ничего не восстановило, ОЗ { $left }.
   *[other] { $figure }: лечение { $amount }, теперь ОЗ { $left }.
}
cured = { $figure }: лечение снимает состояние { $condition }.
condition = { $figure }: { $condition }.
immune = { $figure }: { $condition } не действует.
over = { $figure }: { $condition } проходит.
gained = { $amount ->
    [0] Действует { $what }: { $figure }.
   *[other] { $figure }: { $what } { $amount }.
}
retaliated = Ответный удар: { $figure } → { $attacker }, урон { $damage }.
charmed = { $figure } обращает на этот раунд против своих: { $target }.
died = { $by ->
    [nobody] { $figure }: смерть.
   *[other] { $figure }: смерть, последний удар — { $by }.
}
dead = { $seat }: смерть, и она окончательна.
exhausted = { $seat } выбывает: персонаж изнурён.
gone = С поля убрано: { $figure }.
destroyed = Уничтожено: { $figure }.
warded = Этому нельзя нанести урон: { $figure }.
spurred = { $figure }: к атакам в этом раунде +{ $amount }.

# Другие действия

infused = Стихия получит заряд: { $element }.
teleported = { $figure }: телепортация на { $spot }.
intervened = { $figure } получает урон { $damage } вместо союзника ({ $for }).
extra-turn = { $seat } делает ещё один ход: { $card }, затем { $other }.
fed = { $figure }: использована стихия — { $element }.
summoned = Призыв на { $spot }: { $figure }.
no-summon = { $figure }: призыв не удался, нет пустой клетки или фишки.
trap-set = { $figure }: новая ловушка на { $spot }.
trap-disarmed = { $figure } обезвреживает ловушку на { $spot }.
obstacle = { $figure } ставит препятствие на { $spot }.
focus = { $figure }: выбранная цель — { $focus }.
no-focus = { $figure }: цели нет.
decided = За монстра решают игроки: { $figure }.

# Конец

scenario-won = Сценарий { $scenario }: победа!
scenario-lost = Сценарий { $scenario }: поражение.
gave-up = Отряд сдаётся.
goes-on = Сдаваться согласны не все: отряд идёт дальше.
earned = { $seat } получает { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}, { $xp ->
    [one] { $xp } опыт
   *[other] { $xp } опыта
} и { $checkmarks ->
    [0] ни одной галочки
    [one] { $checkmarks } галочку
    [few] { $checkmarks } галочки
   *[many] { $checkmarks } галочек
}.
goal-shown = { $seat } показывает боевое задание: { $goal }. { $checkmarks ->
    [0] Не выполнено.
    [one] { $checkmarks } галочка.
    [few] { $checkmarks } галочки.
   *[many] { $checkmarks } галочек.
}
opens = Открыт сценарий { $scenario }.
reward = Награда: { $what ->
    [gold] { $amount ->
        [one] { $amount } золотой
       *[other] { $amount } золотых
    } каждому персонажу
    [xp] { $amount ->
        [one] { $amount } опыт
       *[other] { $amount } опыта
    } каждому персонажу
    [prosperity] процветание { $amount }
    [design] чертёж предмета { $amount }
   *[reputation] репутация { $amount }
}.

# Вопросы

ask-class = За какой класс вы играете?
ask-learn = Новый уровень. Какую карту вы берёте в резерв?
ask-perk = Какой навык вы возьмёте?
ask-goal = Какое боевое задание вы оставите? Другие его не увидят.
ask-items = Что вы купите и возьмёте с собой?
ask-hand = Карт больше предела карт на руке. Какую вы не возьмёте?
ask-start = На какой стартовой клетке вы начнёте?
ask-cards = Выберите две карты на этот раунд; первая задаёт инициативу.
ask-first = Инициатива равна. Кто ходит первым?
ask-spawn = На какой клетке появится монстр?
ask-curses = Проклятий на всех не хватает. Кому достанется ещё по одному?
ask-standee = Фишек на всех не хватает. Где встанет следующий монстр?
ask-short-rest = Раунд окончен. Взять передышку?
ask-give-up = Сдать этот сценарий? Он будет проигран; монеты и опыт остаются.
ask-redraw = Потерять эту карту или получить урон и вытянуть другую?
ask-turn = Ваш ход. Что вы сделаете?
ask-long-rest = Долгий отдых: какую карту из сброса вы потеряете?
ask-feed = Использовать для этого стихию?
ask-teleport = На какую клетку вы телепортируетесь?
ask-intervene = Получить этот урон вместо союзника?
ask-extra-turn = Какую карту вы разыгрываете в этом дополнительном ходу? Первая ведёт.
ask-infuse = Заряд какой стихии повысить?
ask-attack = Кого вы атакуете?
ask-path = Каким путём до цели?
ask-strike-item = Использовать предмет для этой атаки?
ask-reveal-item = Вы ходите раньше или позже, чем велит карта?
ask-end-item = Ваш ход заканчивается. Продолжить его с помощью предмета?
ask-encore = Какую карту вы играете дополнительно?
ask-encore-lead = Ещё один ход в этом раунде. Какая карта ведущая и даёт инициативу?
ask-encore-other = Какая карта вторая?
ask-ally-item = Союзник атакует. Помочь ему предметом?
ask-enemy-element = Враг собирается использовать стихию. Забрать её?
ask-cure = Какое состояние снимается?
ask-attacked-item = Вас атакуют. Использовать предмет?
ask-total = Порядок бонусов важен. Каким будет значение атаки?
ask-result = Порядок карт модификаторов важен. Каким будет результат?
ask-heal = Кого лечить?
ask-lasting = Ввести этот продолжительный эффект в действие?
ask-kill = Кого вы убиваете?
ask-charm = Кого вы обращаете против своих?
ask-treat = Выполнить это движение как движение или как атаку с тем же значением?
ask-loot-hex = Всего не унести. С какой клетки вы берёте?
ask-lift = Какое препятствие вы двигаете?
ask-vortex = К какой клетке притягиваются враги?
ask-augment = Какой аугмент закончится?
ask-refresh-ally = Чей предмет восстанавливается?
ask-refresh = Какой предмет восстанавливается?
ask-lose-card = Какую карту вы теряете?
ask-affect = На кого это подействует?
ask-bearer = Кто несёт это с самого начала?
ask-hand-over = Забрать то, что несёт другой?
ask-loot = Собрать добычу вокруг?
ask-summon = На какой клетке появится призванное создание?
ask-trap = На какую клетку вы поставите ловушку?
ask-disarm = Какую ловушку вы обезвредите?
ask-obstacle = Куда вы поставите препятствие?
ask-destroy = Какое препятствие вы уничтожите?
ask-recover-ally = Кто вернёт карты на руку?
ask-recover = Какую карту вы вернёте на руку?
ask-command = Кто это выполнит?
ask-monster-element = Какую стихию использует монстр?
ask-monster = Варианты равны. Что сделает монстр?
ask-way = Равные пути. Какая ловушка сработает?
ask-monster-way = Равные пути. Какую ловушку заденет монстр?
ask-effect = Карта модификатора добавляет эффект. Наложить его на цель?
ask-monster-heal = Урон одинаковый. Кого лечит монстр?
ask-monster-target = На кого действует монстр?
ask-monster-summon = На какую клетку призывает монстр?
ask-monster-trap = На какую клетку монстр ставит ловушку?
ask-damage = Вы должны получить урон. Что вы сделаете?
ask-move = Куда вы идёте?
ask-shove = Куда сдвинуть цель?

# Варианты

do-class = { $a }
do-learn = { $a }
do-perk = { $a }
do-keep = { $a }
    .help = Выполните задание и победите в сценарии: за это дают галочки, а за них — навыки.
do-buy = купить: { $a }
do-done = готово
do-leave = не брать «{ $a }»
do-bearer = { $a }
do-faster = { $a }: ходить раньше
do-slower = { $a }: ходить позже
do-start = { $a }
do-play = «{ $a }», затем «{ $b }»
    .help = Инициативу задаёт «{ $a }». В свой ход вы используете верх одной карты и низ другой.
do-rest = долгий отдых
    .help = Вы ходите последним: теряете одну карту из сброса, возвращаете остальные, лечитесь, и потраченные предметы снова готовы.
do-sign = { $a }
    .help = Его слышат все. Числа и названия карт говорить нельзя.
do-first = { $a }
do-curses = ещё по одному: { $a }
do-stand = { $a }
do-short = взять передышку
    .help = Случайная карта из сброса потеряна, остальные возвращаются на руку.
do-accept = потерять её
do-redraw = вытянуть другую
    .help = Вы получаете урон, и следующая карта окончательна.
do-top = «{ $a }»: верхняя способность
do-bottom = «{ $a }»: нижняя способность
do-attack = «{ $a }»: стандартная атака
    .help = Вместо верхней способности; карта уходит в сброс.
do-move = «{ $a }»: стандартное движение
    .help = Вместо нижней способности; карта уходит в сброс.
do-item = использовать: { $a }
do-never = в этом раунде не спрашивать: { $a }
do-drop = прекратить действие карты «{ $a }»
    .help = Продолжительный эффект кончается, и карта уходит из области действующих карт.
do-end = закончить ход
    .help = Неиспользованные карты уходят в сброс.
do-lose = потерять «{ $a }»
do-burn = потерять «{ $a }» и «{ $b }»
    .help = Две карты из сброса потеряны, урона нет.
do-take = получить урон, карты сохранить
do-feed = { $a }
do-lead = { $a }
do-other = { $a }
do-cure = { $a }
do-infuse = { $a }
do-extra = «{ $a }»
do-instead = вместо { $a }
do-pass = нет
do-skip = пропуск
    .help = Пропустить это действие; остальное в способности остаётся.
do-stop = на этом хватит
do-forgo = отказаться от остального
    .help = Отказаться от остатка способности.
do-agree = да, сдаёмся
do-refuse = нет, играем дальше
do-do = да, выполнить
do-hit = { $a }
do-lay = область на клетках { $a }
do-inflict = да: { $a }
do-spare = без эффекта { $a }
    .help = У этой атаки такого эффекта не будет.
do-path = { $a ->
    [direct] напрямик, никого не задевая
   *[other] через { $a }
}
do-value = { $a }
do-heal = лечить: { $a }
do-target = { $a }
do-as-move = движение
do-as-attack = атака
do-grab = с { $a }
do-lift = передвинуть то, что на { $a }
do-centre = к { $a }
do-crash = на препятствие или стену рядом с { $a }
do-refresh = { $a }
do-summon = { $a }
do-trap = { $a }
do-disarm = { $a }
do-obstacle = { $a }
do-destroy = { $a }
do-recover = «{ $a }»
do-all = все
do-any = любой из них
    .help = Берётся первый из равных вариантов.
do-there = идёт на { $a }
do-from = с клетки { $a } атакует, цель — { $b }
do-spring = { $a ->
    [none] никакую: путь через другую опасность
   *[other] { $a }
}
do-go = идти на { $a }
do-step = шаг на { $a }, потом дальше
    .help = Оттуда движение продолжится: так вы выбираете путь сами.
do-door = открыть дверь на { $a }
do-push = оттолкнуть на { $a }
do-pull = притянуть на { $a }

# Почему сценарий не подготовить

no-setup_no-class = Класса { $class } нет; есть { $known }.
no-setup_levels = Уровень персонажа — от 1 до { $most }: один на всех или по одному на каждое из мест ({ $players }).
no-setup_party = Классы нужно назвать для всех мест ({ $players }), а названо { $have }.
# Карта в браузере

map-name = Карта подземелья
map-hexes = Клетки: стрелки ведут по ним, Enter выбирает, буквы называют цели
map-text = Карта словами
map-size = { $rooms ->
    [one] { $rooms } открытая комната
    [few] { $rooms } открытые комнаты
   *[many] { $rooms } открытых комнат
}, { $hexes ->
    [one] { $hexes } клетка
    [few] { $hexes } клетки
   *[many] { $hexes } клеток
}
map-unexplored = не разведано
map-bare = голый пол
map-rank-normal = обычный
map-rank-elite = мощный
map-rank-boss = босс
map-kind-character = персонаж
map-kind-summon = призванное создание
map-kind-ally = союзник
map-kind-objective = цель сценария
map-life = здоровье { $now } из { $most }
map-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
map-shield = щит { $x }
map-retaliate = Ответный удар { $x }{ $range ->
    [1] {""}
   *[other] , дальность { $range }
}
map-flying = летает
map-ours = на вашей стороне
map-spurred = атаки +{ $x }
map-warded = неуязвимость
map-acting = ходит сейчас
map-acted = уже ходил
map-points = движение { $points }
map-peril = { $kind ->
    [trap] через ловушку
   *[hazard] через опасную местность
}: { $x ->
    [0] без урона
   *[other] урон { $x }
}
map-kill = убивает с вероятностью { $percent }%
map-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
map-treasure = сокровище
map-door = { $state ->
    [open] открытая дверь
    [locked] запертая дверь
   *[closed] закрытая дверь
}
map-weak-wall = { $state ->
    [open] проломленная стена
   *[closed] стена, которую можно проломить
}
map-thing-obstacle = препятствие
map-thing-wall = скала во всю клетку
map-thing-trap = ловушка
map-thing-hazard = опасная местность
map-thing-difficult = труднопроходимая местность
map-thing-plate = нажимная плита
map-thing-mark = метка сценария
map-closer = Ближе
map-farther = Дальше
map-fit = Вся карта
map-turn = Повернуть карту
map-twist = Повернуть область
map-mirror = Отразить область
map-other = Другой вариант этой клетки
map-steps = Идти по одной клетке
map-sight-lines = Линии видимости
map-tool = Разобрать ход этого монстра в инструменте
map-sight-how = Линии видимости: от нажатой клетки к той, на которую вы указываете.
map-sight = { $seen ->
    [yes] Видно, дальность { $range }.
    [beside] Видно: соседние клетки без стены между ними. Дальность { $range }.
   *[no] Не видно: каждая линия задевает стену. Показаны ближайшие к удаче.
}
map-intent = Что сделает { $who }
map-sure = { $how ->
    [certain] Так и будет: до этого никто не ходит.
    [unless] Если ничего не изменится; раньше ходят: { $who }.
    [acted] Ход уже был; таким был бы следующий.
   *[hidden] Карта ещё закрыта: показано, куда можно достать любой из оставшихся.
}
map-focus = Выбранная цель: { $who }
map-cards = карты: { $n } из { $of }
map-damage = { $span ->
    [one] урон { $most }
    [most] урон до { $most }
   *[range] урон { $least }–{ $most }
}
map-no-target = До кого-либо не дотянуться.

# Стол в терминале

board-head = Сценарий { $scenario }: { $title } · уровень { $level } · { $round ->
    [0] подготовка
   *[other] раунд { $round }
}
board-goal = Цель
board-any-enemies = любых врагов
board-goal-kill = убить: { $whom } ({ $have } из { $need })
board-goal-reveal = открыть комнату поля { $tile } ({ $found ->
    [yes] сделано
   *[no] ещё нет
})
board-goal-all = не осталось врагов, и все комнаты открыты (врагов здесь { $left }, открыто комнат { $rooms } из { $all })
board-goal-revealed = не осталось открытых врагов (врагов здесь { $left })
board-goal-doors = открыть все двери
board-goal-loot = забрать все целевые сокровища{ $how ->
    [ability] {" "}только свойством «Добыча»
   *[other] {""}
} ({ $have } из { $need })
board-goal-plates = занять нажимные плиты в конце хода ({ $have } из { $need })
board-goal-destroy = уничтожить: { $who } ({ $have } из { $need })
board-goal-escort = довести до цели: { $who }
board-goal-bring = донести до отметки: { $who }
board-carries = несёт: { $thing }
board-goal-escape = все персонажи на выходе ({ $have } из { $need })
board-goal-survive = продержаться { $need ->
    [one] { $need } раунд
    [few] { $need } раунда
   *[many] { $need } раундов
} (прошло { $have })
board-specials = Особое правило
board-specials-there = Особые правила ({ $count }): смотрите страницу «{ $page }»
board-order = Порядок (✓ сходили, ▶ ходит)
board-elements = Стихии
board-strong = { $element } (сильный заряд)
board-medium = { $element } (средний заряд)
board-coming = { $element } (заряд будет в конце этого хода)
board-cards = карты: рука { $hand }, сброс { $discard }, потери { $lost }
board-purse = опыт { $xp }, монеты { $coins }
board-sign = говорит: { $sign }
board-exhausted = изнурённый
board-waits = ещё не на карте
board-played = выложено
board-resting = долгий отдых
board-active = действует
board-items = предметы
board-item-spent = { $item } ({ $state ->
    [rotated] до отдыха недоступно
   *[used-up] в этом сценарии больше недоступно
})
board-hand = Ваша рука, по инициативе
board-battle-goal = Ваше боевое задание
board-class = ОЗ { $hit_points }, на руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}: { $style ->
    [style-brute] крепкий боец, бьёт тех, кто рядом
    [style-tinkerer] лечит, мастерит и стреляет издали
    [style-spellweaver] хрупкая, бьёт издали сразу многих и возвращает себе потерянные карты
    [style-scoundrel] быстрая, сильно бьёт врага, который один или рядом с её союзником
    [style-cragheart] крепкий, бросает камни, немного лечит, а его обвалы задевают и своих
   *[style-mindthief] хрупкая и быстрая, бьёт тех, кто рядом, оглушает врагов и повелевает ими
}
board-goal-gone = уже не выполнить
board-battle-goal-is = { $name }: { $what } { $have }, { $bound ->
    [least] нужно не меньше { $limit }
   *[most] можно не больше { $limit }
} ({ $checkmarks ->
    [one] { $checkmarks } галочка
    [few] { $checkmarks } галочки
   *[other] { $checkmarks } галочек
})
board-counts = { $what ->
    [cards] карты в руке, сбросе и на столе:
    [xp] получено опыта:
    [hit-points] здоровье в конце:
    [missing] не хватает здоровья:
    [traps] ловушки, сработавшие или обезвреженные в ваш ход:
    [treasures] взято сокровищ:
    [fallen-allies] изнурённые союзники:
    [doors] открыто дверей:
    [coins] монет у вас:
    [loot] подобрано жетонов:
    [kills] убито врагов:
    [elites] убито мощных врагов:
    [items] применено предметов:
    [quiet-rounds] раунды, начатые без врагов:
    [overkills] убийства с большим избытком урона:
    [first-kills] первое убийство сценария:
    [below-half] сколько раз здоровья меньше половины:
    [clean-kills] невредимые враги, убитые одной атакой:
    [short-rests] передышки:
   *[long-rests] долгие отдыхи:
}

# Страницы рядом с ним

board-page-rules = правила
board-page-terms = термины
board-page-hand = рука
board-page-cards = карты
board-page-monsters = монстры
board-page-modifiers = модификаторы
board-page-goal = цель
board-page-items = предметы
board-page-map = карта
board-page-signs = знаки
board-pile = { $pile ->
    [hand] В вашей руке
    [chosen] Выбрано на этот раунд
    [played] Выложено
    [active] Активно
    [discard] В сбросе
    [lost] В потерях
   *[aside] Осталось дома
}
board-nothing = Здесь пока нечего показать.
board-monster-values = { $rank }: здоровье { $hit_points }, движение { $move }, атака { $attack }{ $range ->
    [0] { "" }
   *[other] , дальность { $range }
}
board-monster-card = В этом раунде, инициатива { $initiative }: { $does }
board-monster-deck = Колода способностей: { $draw } в колоде, { $discard } в сбросе
board-monster-shuffle = перемешивается после этого раунда
board-standees = осталось фишек: { $left }
board-modifiers-of = { $who }: в колоде { $draw } ({ $cards }); в сбросе: { $discarded }
board-modifiers-reshuffle = перемешивается в конце раунда
board-monsters = Монстры
board-item = { $name } ({ $state }): { $does }
board-item-state = { $state ->
    [ready] наготове
    [rotated] недоступно до долгого отдыха
   *[used-up] в этом сценарии больше недоступно
}
board-item-does = { $when ->
    [turn] в ваш ход: { $what }
    [move] при вашем движении: { $what }
    [attack] при действии атаки: { $what }
    [strike] при одной атаке: { $what }
    [attacked] когда вас атакуют: { $what }
    [harmed] когда атака нанесла бы вам урон: { $what }
    [turn-end] в конце вашего хода: { $what }
    [reveal] когда все карты открыты: { $what }
    [end] в конце вашего хода, если пожелаете: { $what }
    [ally-attack] при действии атаки союзника: { $what }
    [enemy-element] когда враг собирается использовать стихию: { $what }
   *[always] всегда: { $what }
}
board-item-more = { $kind ->
    [move] Движение { $x }
   *[attack] Атака { $x }
}
board-item-kind = { $kind ->
    [melee] только ближний бой
   *[ranged] только дальний бой
}
board-item-advantage = преимущество
board-item-disadvantage = атака получает затруднение
board-item-no-doubles = ×2 атакующего считается за +0
board-item-minus-ones = карт -1 убрать из вашей колоды: { $x }
board-item-reach = дальность { $x }
board-item-area = вместо одной цели: { $area }
board-item-immune = невосприимчивость ({ $what })
board-item-pockets = можно взять на { $x ->
    [one] { $x } маленький предмет
    [few] { $x } маленьких предмета
   *[other] { $x } маленьких предметов
} больше
board-item-flying = вы летаете
board-item-basic-move = Движение { $x } вместо обычного движения 2
board-item-basic-attack = Атака { $x } вместо обычной атаки 2
board-item-lunge = ближняя атака одной цели достаёт на { $x } клетки
board-item-charge = после { $hexes } клеток движения за ход следующая атака ближнего боя получает +{ $x }
board-item-once = { $after ->
    [rotate] потом потрачен до долгого отдыха
   *[use-up] один раз
}
board-item-at-attacker = на атакующего, после атаки
board-item-need = { $need ->
    [hazard-entered] если в этот ход вы вошли на опасную местность
    [moved-least] если в этот ход вы прошли не меньше { $x ->
        [one] { $x } клетки
       *[other] { $x } клеток
    }
    [moved-most] если в этот ход вы прошли не больше { $x ->
        [one] { $x } клетки
       *[other] { $x } клеток
    }
    [monsters-beside] пока рядом с вами не меньше { $x ->
        [one] { $x } монстра
       *[other] { $x } монстров
    }
    [against] против: { $types }
   *[strong] если сильна стихия: { $element }
}
board-item-encore = { $what ->
    [top] сыграйте с руки ещё одну карту ради её верхнего действия
    [bottom] сыграйте с руки ещё одну карту ради её нижнего действия
   *[turn] сыграйте с руки ещё две карты и сделайте ещё один ход в этом раунде; инициатива ведущей карты должна быть позже прежней
}
board-item-phasing = в препятствии вы считаетесь НЕВИДИМЫМ и не можете атаковать
board-item-blast = при атаке одной цели сама цель и все враги рядом с ней получают урон { $x }
board-item-backfire = союзники в области получают урон { $x }
board-item-dampens = вместо него эту стихию впустую используете вы
board-item-even-stunned = даже если вы под действием ОГЛУШЕНИЯ
board-item-heal = Лечение { $x }, на себя
board-item-pace = ваша инициатива меньше или больше на { $x }
board-item-xp = { $x } опыта
board-item-steadies = УСИЛЕНИЕ вместо СМЯТЕНИЯ
board-item-ignores = { $terrain ->
    [hazard] опасная местность не наносит вам урона
   *[other] труднопроходимая и опасная местность на вас не действуют
}
board-item-penalty = { $cards ->
    [one] в вашу колоду добавится { $cards } карта -1
    [few] в вашу колоду добавятся { $cards } карты -1
   *[many] в вашу колоду добавятся { $cards } карт -1
}
board-item-slots = применений { $used } из { $slots }
board-item-price = { $cost ->
    [one] { $cost } золотой
   *[other] { $cost } золотых
}, { $slot ->
    [head] голова
    [body] торс
    [legs] ноги
    [hand] одна рука
    [two-hands] две руки
   *[small] маленький предмет
}
board-legend =
    Ди  персонаж: буквы класса               с3  монстр с номером фишки
    Кр1  призванное создание               С3*  мощный; босс пишется заглавной без звезды
    #  препятствие    ^  ловушка    !  опасная местность    ~  труднопроходимая местность
    $  монета ($3: три)    T  сокровище    +  закрытая дверь    X  запертая дверь    =  открытая дверь    @  старт
    o  нажимная плита    >  выход
    Клетка названа по столбцу и ряду: H11 стоит под H, на строке с числом 11 по бокам.

# Замечания рядом с вариантами

board-way-trap = через ловушки: { $spots }
board-way-hazard = через опасные клетки: { $spots }
board-beside = рядом: { $who }
board-picks-up = там { $what }
board-decimal-mark = ,
board-odds = урон в среднем { $mean }, убивает в { $kill }%
board-odds-sure = урон { $mean }, убивает наверняка
board-odds-never = урон в среднем { $mean }, убить не может
board-advantage = преимущество
board-disadvantage = затруднение
board-retaliates = ответный удар { $x }
board-lays-on = накрывает { $who }
board-life = { $who }, ОЗ { $now }/{ $most }
board-rolling = дополнительный { $what }
board-rest = весь ход, последним: потерять карту из сброса на выбор, остальные на руку, лечение 2
board-figure = ОЗ { $now }/{ $most } на { $spot }
board-you = вы
board-verdict-won = Готово! Раунд доигрывается до конца, и это победа.
board-verdict-lost = Сценарий проигран.
board-battle-goal-named = { $name }, { $checkmarks ->
    [one] { $checkmarks } галочка
    [few] { $checkmarks } галочки
   *[other] { $checkmarks } галочек
}
board-checkmarks = за него { $checkmarks ->
    [one] { $checkmarks } галочка
    [few] { $checkmarks } галочки
   *[other] { $checkmarks } галочек
}
board-reaches = отсюда достаёт: { $who }
board-reaches-none = отсюда никого не достать
board-comes-to-nothing = отсюда никого не достать: карта пропадёт впустую, без опыта
board-way = движение { $points }
board-won = ПОБЕДА в сценарии { $scenario }: цель достигнута.
board-lost = ПОРАЖЕНИЕ в сценарии { $scenario }: { $why ->
    [died] погибает { $who }.
    [left-behind] персонаж изнурён не на выходе.
    [given-up] отряд сдался.
   *[exhausted] все персонажи изнурены.
}
board-earned = { $name }{ $state ->
    [exhausted] {" "}(изнурение)
   *[standing] {""}
}: золото { $gold } (монет: { $coins }), опыт { $xp }{ $bonus ->
    [0] {""}
   *[other] {" "}(из них за победу { $bonus })
}; { $met ->
    [yes] боевое задание выполнено: { $goal }, галочек: { $checkmarks }
    [lost] боевое задание выполнено, но без победы ничего не даёт: { $goal }
    [no] боевое задание не выполнено: { $goal }
   *[unseen] боевое задание осталось в тайне
}.
board-opens = Теперь открыто: { $scenarios }.
board-terms =
    ОТРАВЛЕНИЕ  каждая атака по фигурке получает +1; лечение вместо ОЗ снимает отравление
    РАНА  урон 1 в начале каждого её хода; лечение снимает рану и лечит
    ПАРАЛИЧ  нельзя двигаться    РАЗОРУЖЕНИЕ  нельзя атаковать    ОГЛУШЕНИЕ  нельзя ничего
    СМЯТЕНИЕ  её атаки получают затруднение    УСИЛЕНИЕ  её атаки получают преимущество
    НЕВИДИМОСТЬ  враги не могут выбрать её целью    (всё это — до конца её следующего хода)
    ПРОКЛЯТИЕ, БЛАГОСЛОВЕНИЕ  карта «без урона» или «×2» в колоду модификаторов; вытянутая, она уходит
    ОТТОЛКНУТЬ, ПРИТЯНУТЬ  сдвинуть цель на столько клеток от себя или к себе
    ПРОБОЙ  не считать столько единиц щита    ДОБАВИТЬ ЦЕЛЬ  ещё одна цель этой атаки
    Щит  снижает урон каждой атаки    Ответный удар  кто атакует с соседней клетки, получает столько урона
    Преимущество  две карты модификатора, лучшая из них    Затруднение  две карты, худшая из них
    Область  бьёт всех врагов на её клетках, каждого со своей картой    Прыжок  через фигурки и препятствия
    Мощный (звезда)  усиленный монстр своего вида    Изнурён  выбыл из сценария
board-rules =
    ПЕРВАЯ ИГРА
    Цель — в строке «Цель». Побеждают и проигрывают все вместе; поражение — когда изнурены все персонажи.
    Раунд: каждый втайне выбирает две карты. Первая задаёт инициативу; монстры открывают карту со своей. Меньше число — раньше ход: строка «Порядок».
    Ваш ход: верхняя способность одной карты и нижняя другой, в любом порядке. Любой верх можно заменить на «Атака 2», любой низ — на «Движение 2».
    Использованные карты уходят в сброс. Карта с пометкой «В стопку „Потери“» после этой способности потеряна: она сильна, но сокращает вам игру.
    Отдых: если в сбросе хотя бы две карты, они возвращаются на руку, но одна потеряна. Передышка — в конце раунда (карта случайная); долгий отдых занимает весь ход (карта на выбор, лечение 2, потраченные предметы снова готовы).
    Кто не может ни выложить две карты, ни отдохнуть или остался без ОЗ, тот изнурён. Карты — это ваше время: сколько раундов осталось, сказано при выборе карт.
    Атака: её значение плюс случайная карта модификатора (от -2 до +2, ×2 или без урона) минус щит. Если дальность не указана, бьют только соседа. Преимущество — лучшая из двух карт, затруднение (и при дальней атаке по соседу) — худшая.
    Урон по вам можно отменить: потеряйте одну карту с руки или две из сброса.
    Монстры сами идут к ближайшему из вас и атакуют; что делает каждый вид в этом раунде, стоит в его строке, когда карты открыты.
    Стихии: одни карты дают заряд в конце хода, другие потом используют его ради усиления. Заряд сильный, затем средний, затем пропадает.
    Движение нельзя закончить на чужой клетке. Дверь открывается, когда на неё входят; монстры за ней ходят уже в этом раунде. Убитый монстр оставляет монету: закончите на ней ход или используйте «Добычу».
    Бонус раунда действует до конца раунда, постоянный — пока не кончатся ячейки или пока вы его не прекратите.
    Слова вроде ОГЛУШЕНИЕ — на странице «термины», знаки на карте — «знаки». ?N объясняет вариант N, ? — что недоступно и почему.

# Что стоит под вопросом

note-earmarked = Только на улучшения: { $gold }. Своего золота: { $own }, его можно добавить. Остаток награды пропадёт.
note-gold = У вас { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}. Остаток сохранится.
note-hand = Предел карт на руке — { $limit }. Отложите ещё { $over ->
    [one] { $over } карту
    [few] { $over } карты
   *[other] { $over } карт
}.
note-card = Число — инициатива (меньше — раньше ход), ▲ верхняя способность, ▼ нижняя.
note-rounds = На руке { $hand }, в сбросе { $discard }: с учётом отдыха этого хватит примерно на { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.
note-turn = { $used ->
    [none] Используйте верх одной карты и низ другой в любом порядке. Вместо любого верха можно взять стандартную атаку 2, вместо любого низа — стандартное движение 2.
    [top] Верхняя способность использована, осталась нижняя — другой карты.
    [bottom] Нижняя способность использована, осталась верхняя — другой карты.
   *[all] Обе карты использованы: закончите ход.
}
note-short-rest = Одна случайная карта из сброса (карт там { $discard }) будет потеряна, остальные вернутся на руку (сейчас на ней { $hand }). Если на руке меньше 2 карт, без отдыха не обойтись.
note-long-rest = Названная карта потеряна; остальной сброс вернётся на руку, вы вылечите 2 ОЗ, потраченные предметы снова готовы.
note-redraw = Выпала карта «{ $card }». Другую можно вытянуть ценой урона { $damage }, и она уже окончательна.
note-damage = Урон { $damage }, а ОЗ у вас { $now } из { $most }. Весь этот урон отменяют одна карта с руки или две из сброса: они будут потеряны.
note-deadly = Это смертельно: персонаж будет изнурён и выбудет из сценария.
note-active = К сброшенным относятся и действующие карты, их эффект тогда кончится: { $cards }.
note-move = Очки движения: { $points }.
note-jump = Очки движения: { $points }; прыжок — через фигурки, препятствия и ловушки.
note-blow = Атакует: { $attacker }; цель: { $target }; атака { $value }.
note-ally-attack = Атакует: { $attacker }; цель: { $targets }.
note-monster = Сейчас ход монстра: { $who }. По правилам варианты равны, поэтому решают игроки.
note-ability = «{ $name }»: { $does }.

# Вокруг карты, в браузере

gh-under = Раунд { $round } · уровень { $level }
gh-under-setup = Подготовка · уровень { $level }
gh-end-why = { $why ->
    [won] Цель достигнута в раунде { $rounds }.
    [given-up] Отряд сдался в раунде { $rounds }.
    [exhausted] К концу раунда { $rounds } изнурены все персонажи.
   *[other] В раунде { $rounds } цель стала недостижимой.
}
gh-end-damage = урон
gh-end-kills = убито
gh-end-healed = вылечено
gh-end-gold = золото
gh-end-xp = опыт
standing-damage = нанесено урона
standing-healed = вылечено

ground-rounds = раунды, на которые ещё хватит карт
ground-health = очки здоровья
ground-enemies = здоровье врагов на виду
ground-rooms = закрытые комнаты
ground-experience = опыт
feat-slain = повержено: { $thing } × { $count }
feat-missed = { $count ->
    [one] { $count } взмах мимо
    [few] { $count } взмаха мимо
   *[other] { $count } взмахов мимо
}
feat-doubled = { $count ->
    [one] { $count } удар двойной силы
    [few] { $count } удара двойной силы
   *[other] { $count } ударов двойной силы
}
feat-blow = удар на { $count }
feat-traps = { $count ->
    [one] { $count } ловушка, найденная ногами
    [few] { $count } ловушки, найденные ногами
   *[other] { $count } ловушек, найденных ногами
}
feat-doors = { $count ->
    [one] { $count } открытая дверь
    [few] { $count } открытые двери
   *[other] { $count } открытых дверей
}
feat-thrown = { $count ->
    [one] { $count } карта, подставленная под удар
    [few] { $count } карты, подставленные под удар
   *[other] { $count } карт, подставленных под удар
}
feat-coins = { $count ->
    [one] { $count } подобранная монета
    [few] { $count } подобранные монеты
   *[other] { $count } подобранных монет
}
feat-hexes = { $count ->
    [one] { $count } клетка пути
    [few] { $count } клетки пути
   *[other] { $count } клеток пути
}
gh-end-goal = { $who }, «{ $goal }»: { $met ->
    [yes] { $checkmarks ->
        [one] { $checkmarks } галочка
        [few] { $checkmarks } галочки
       *[other] { $checkmarks } галочек
    }
   *[other] без галочек
}
gh-track = Инициатива
gh-place = { $who }{ $initiative ->
    [0] {""}
    [99] {" "}(долгий отдых, в конце)
   *[other] {", инициатива "}{ $initiative }
}{ $state ->
    [ready] : выбор сделан
    [chooses] : выбирает карты
    [now] : сейчас ход
    [past] : ход сделан
   *[other] {""}
}
gh-ready = готово
gh-chooses = выбирает
gh-rests = долгий отдых
gh-sign-early = рано
gh-sign-middle = средне
gh-sign-late = поздно
gh-sign-door = дверь
gh-sign-heal = лечение
gh-sign-loot = добыча
gh-sign-give-up = сдаться
gh-mark-range = дальность
gh-mark-jump = прыжок
gh-mark-infuse = заряд
gh-mark-targets = цели
gh-say = Что можно сказать другим
gh-characters = Ваши персонажи
gh-hit-points = Очки здоровья
gh-xp = Опыт
gh-coins = Монеты
gh-piles = Карты: на руке { $hand }, в сбросе { $discard }, потеряно { $lost }. Хватит на { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.
gh-hand = Ваши карты
gh-card = { $card }, инициатива { $initiative }. Верх: { $top }. Низ: { $bottom }
gh-leads = ведёт · { $initiative }
gh-let-lead = пусть ведёт { $initiative }
gh-follows = вторая
gh-deck-mine = Ваша колода
gh-deck-monsters = У монстров
gh-deck-left = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
gh-elements = Стихии
gh-elements-none = ни одна не заряжена
gh-element = { $element }: { $level ->
    [strong] полная сила
    [waning] угасает
   *[inert] покоится
}{ $coming ->
    [yes] , появится в конце хода
   *[no] {""}
}
gh-element-strong = в силе
gh-aim-enemies = { $what ->
    [all] { $every ->
        [yes] Убейте всех врагов
       *[no] Откройте все комнаты, убейте всех врагов
    }
   *[revealed] Убейте всех открытых врагов
}
gh-aim-any = Убейте врагов: { $need }
gh-aim-kill = Убейте: { $whom }
gh-aim-reveal = Найдите комнату с фрагментом поля { $tile }
gh-aim-doors = Откройте все двери
gh-aim-loot = { $what ->
    [ability] Заберите все целевые сокровища свойством «Добыча»
   *[other] Заберите все целевые сокровища
}
gh-aim-plates = Встаньте вместе на нажимные плиты
gh-aim-destroy = Уничтожьте: { $what }
gh-aim-escort = Доведите до цели: { $what }
gh-aim-bring = Донесите до отметки: { $what }
gh-aim-escape = Приведите всех персонажей к выходу
gh-aim-survive = Продержитесь до конца раунда { $need }
gh-specials = Особые правила
gh-goal-most = { $state ->
    [missed] { $have }, можно не больше { $limit }
   *[kept] { $limit ->
        [0] пока да
       *[other] { $have }, можно не больше { $limit }
    }
}
gh-battle-goal-private = видите только вы
gh-odds = Атака, цель — { $target }: убивает в { $kill } % случаев, урон в среднем { $mean }
gh-odds-life = осталось ОЗ: { $life }
gh-odds-kill = убить
gh-odds-mean = около { $mean }
gh-not-this-round = не в этом раунде
gh-harm = { $harm ->
    [one] { $harm } очко урона
    [few] { $harm } очка урона
   *[many] { $harm } очков урона
}
gh-harm-from = бьёт { $who }
gh-take = Принять
gh-take-deadly = смертельно: вы выбываете
gh-rounds = карт на { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
gh-lose-one = Потерять карту с руки
gh-lose-two = Потерять две карты сброса
gh-rounds-cost = раунды { $now } → { $after }
gh-close = Закрыть
gh-ask-cards = Выберите две карты
gh-ask-turn = Ваш ход
gh-ask-move = Движение до { $points }{ $jump ->
    [yes] , прыжок
   *[no] {""}
}
gh-ask-attack = Кого вы атакуете?
gh-ask-damage = Урон { $harm }: принять или отменить?
gh-ask-start = Где вы начнёте?
gh-ask-feed = Использовать стихию?
gh-ask-short-rest = Взять передышку?
gh-ask-long-rest = Долгий отдых: какую карту потерять?
gh-ask-shove = Куда сдвинуть цель?
gh-ask-heal = Кого вы лечите?
gh-ask-monster = { $who }: решаете вы
gh-ask-items = Купите снаряжение
gh-ask-hand = Оставьте карты дома
gh-ask-goal = Оставьте одно боевое задание
gh-ask-class = Выберите класс
gh-lasts = Первая карта задаёт инициативу. Ваших карт хватит на { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.
gh-forgoes = Если бросить, не выполнится: { $what }.
gh-turn-left = { $used ->
    [none] Верх одной карты и низ другой.
    [top] Теперь низ другой карты.
    [bottom] Теперь верх другой карты.
   *[all] Обе карты использованы.
}
gh-way-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
gh-way-peril = { $kind ->
    [trap] ловушка
   *[hazard] опасная клетка
}, урон { $damage }
gh-way-coins = там { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
gh-says-odds = шанс убить { $kill } %, урон около { $mean }{ $back ->
    [0] {""}
   *[other] , в ответ { $back }
}
gh-says-idle = отсюда это ничего не даст
gh-says-targets = { $after ->
    [yes] после движения
   *[no] можно достать
}: { $who }
gh-says-price = ОЗ { $life }, раундов { $rounds }
gh-party = Отряд
gh-you = вы
gh-gold = золота
gh-recommended = советуем
gh-others-prepare = Остальные ещё готовятся.
gh-leave = Рука слишком велика: { $over ->
    [one] оставьте дома { $over } карту.
    [few] оставьте дома { $over } карты.
   *[many] оставьте дома { $over } карт.
}
gh-class-brute = Стоит впереди: крепкий, быстрый, бьёт сильно, закрывается щитом и толкает врагов.
gh-class-tinkerer = Много карт и долгое дыхание: лечит, ставит ловушки, собирает механизмы.
gh-class-spellweaver = Карт мало, зато заклинания бьют сразу многих; их питают стихии.
gh-class-scoundrel = Разит тех, кто стоит один или рядом с вашими друзьями; быстрая и хрупкая.
gh-class-cragheart = Мечет валуны, воздвигает и крушит препятствия, стоит неколебимо.
gh-class-mindthief = Маленькая и хитрая: ломает волю и усиливает каждый удар вблизи.
gh-setup-company = Кто идёт
gh-setup-bots = с ботами-спутниками
gh-setup-two = одному, с двумя персонажами
gh-setup-friends = с друзьями
gh-setup-class = Класс места
gh-setup-scenario = Сценарий
gh-setup-first = начните здесь
gh-setup-average = по отряду
gh-setup-easy = легко
gh-setup-normal = обычно
gh-setup-hard = трудно
gh-setup-very-hard = очень трудно
gh-stage-title = Атакует: { $attacker }, цель — { $target }
gh-stage-attack = Атака
gh-stage-bonus = Бонусы
gh-stage-slain = Повержен!
gh-stage-damage = Урон { $damage }
gh-stage-nothing = Без урона
guide-gh-items = За золото покупают снаряжение. Отмеченное подходит вашему классу; непотраченное остаётся у вас.
    .title = Снаряжение
guide-gh-goal = Вверху — что принесёт победу всем вам; под ней ваше боевое задание, которого не видит больше никто.
    .title = Зачем вы здесь
guide-gh-select = Выберите две карты. Первая задаёт инициативу: меньше — значит раньше. В свой ход вы используете верх одной и низ другой.
    .title = Две карты на раунд
guide-gh-initiative = Все ходят в этом порядке, от меньшего числа. Рядом с монстрами — что они сделают; наведите на них, и они подсветятся на карте.
    .title = Кто когда ходит
guide-gh-halves = Нажмите на половину карты, чтобы её выполнить: верх одной и низ другой, в любом порядке. Круглые кнопки — простая атака или простое движение.
    .title = Ваш ход
guide-gh-move = Подсвечены клетки, до которых вы дойдёте. Наведите на клетку — увидите путь и тех, кто сможет вас там ударить.
    .title = Движение
guide-gh-attack = При каждой атаке открывают карту модификатора. Здесь видно, что ещё осталось в колоде, а выше — шансы против выбранной цели.
    .title = Атака
guide-gh-damage = Вместо урона всегда можно потерять карту с руки или две карты сброса. Но карты — это ваше время: в окне сказано, сколько раундов это стоит.
    .title = Вас бьют
guide-gh-loot = После павших остаются монеты. Закончите на них ход или возьмите действием добычи.
    .title = Добыча
guide-gh-rest = Использованные карты уходят в сброс. Если их две или больше, можно отдохнуть: вернуть их, потеряв одну. Без карт вы выбываете; песочные часы показывают, на сколько раундов их хватит.
    .title = Отдых
gh-play = Сыграть обе · инициатива { $initiative }

# Кампания: между сценариями

ask-newcomer = Кто отправится в путь? Новый персонаж или кто-то из отдыхающих.
ask-quest = Какое личное задание вы оставляете? Другие его не видят.
ask-town = До выхода в поход. Что вы делаете?
ask-sticker = Какое улучшение получит эта карта?
ask-depart = Куда отправляется отряд?
ask-event = Событие. Как поступит отряд?
ask-either = Что из двух?
ask-pay = Сколько из этого платите вы?
ask-share = Сколько из этого получаете вы?
ask-taker = Кому достанется предмет?
ask-payer = Кто отдаст предмет?
ask-user = Чей маленький предмет будет потрачен?
ask-used-up = Какой маленький предмет вы тратите?
ask-wear = Какие из своих предметов вы берёте с собой?
ask-throw-away = Дорога стоила вам карт. Какую карту вы сбрасываете?
ask-gift = Какую карту улучшить за счёт награды?
ask-opened = Какая локация открывается?

do-new = { $a }, новый персонаж, уровень { $b }
do-join = { $a } идёт с вами
do-switch = взять другого персонажа
do-sell = продать: { $a }
do-donate = пожертвовать святилищу { $donation } золотых
do-enhance = отнести карту на улучшение: { $a }
do-sticker = { $b } ({ $a })
do-keep-none = больше ничего не улучшать: остаток пропадёт
do-step-back = эту карту не улучшать
do-retire = уйти на покой
do-event = разыграть городское событие
do-home = вернуться в Мрачную гавань
do-party = играть дальше отрядом { $a }
do-found = основать новый отряд
do-adjourn = продолжить посещение в другой раз, с теми, кто тогда придёт
do-ready = можно выступать
do-wait = ещё не время
do-scenario = { $a }
do-casual = { $a } (обычный режим)
do-difficulty = сменить сложность: { $a }
do-stay = задержаться
do-option = { $a }
do-either = { $a }
do-pay = { $a ->
    [one] { $a } золотой
   *[other] { $a } золотых
}
do-share = { $a ->
    [one] { $a } золотой
   *[other] { $a } золотых
}
do-taker = { $a }
do-payer = { $a }
do-used-up = { $a }
do-wear = взять: { $a }
do-discard = сбросить: { $a }
do-open = { $a }

no-create_unbuilt = В этой версии такого класса ещё нет ({ $class }).
no-town_here = Отряд уже в Мрачной гавани.
no-town_no-character = Сначала персонаж нужен каждому.
no-event_none = Колода городских событий пуста.
no-party_begun = Отряд выбирают в начале главы, пока ещё ничего не сделано.
no-party_unused = Этот отряд ещё не играл; до того другой не основывают.
no-level_due = Опыта достаточно: сначала нужно взять уровень { $level }.
no-scenario_unbuilt = В этой версии сценария ещё нет: { $scenario }.
no-scenario_forbids = Этого не позволяет достижение ({ $achievement }).
no-enhance_no-circle = На карте { $card } нет кружка для улучшения.

newcomer = В кампанию вступает { $name }, уровень { $level }.
comes-along = В путь отправляется { $name } (личное задание: { $quest }).
    .unseen = В путь отправляется { $name }.
drew-quests = { $seat } тянет личные задания: { $quests }.
    .unseen = { $seat } тянет личные задания.
kept-quest = { $seat } оставляет личное задание «{ $quest }».
    .unseen = { $seat } оставляет личное задание.
quest-done = { $seat }: личное задание «{ $quest }» выполнено, в Мрачной гавани ждёт покой.
retired = На покой уходит { $name }.
levelled = { $seat } получает уровень { $level }.
bought = { $seat } покупает предмет «{ $item }» за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
sold = { $seat } продаёт предмет «{ $item }» за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
donated = { $seat } жертвует святилищу { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}: две карты БЛАГОСЛОВЕНИЕ на следующий сценарий.
enhanced = { $seat } улучшает карту { $card }: { $effect }, { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}.
ready = { $seat }: к походу всё готово.
not-ready = { $seat } ещё думает.
home = Отряд возвращается в Мрачную гавань.
party-goes-on = Дальше играет отряд { $party }.
party-founded = Основан отряд { $party }.
difficulty = Сложность: { $difficulty }.
name-difficulty-easy = лёгкая
name-difficulty-normal = обычная
name-difficulty-hard = высокая
name-difficulty-very-hard = очень высокая
name-easy = лёгкая
name-normal = обычная
name-hard = высокая
name-very-hard = очень высокая
sets-out = Отряд выступает: { $scenario }.
drew-event = { $deck ->
    [road] В дороге
   *[city] В городе
    }: { $event }.
chose = Выбор отряда: { $option }
happens = { $result }
gains = { $seat } получает: { $what ->
    [gold] { $amount ->
        [one] { $amount } золотой
       *[other] { $amount } золотых
    }
    [xp] { $amount } опыта.
   *[checkmarks] { $amount ->
        [one] { $amount } галочку
        [few] { $amount } галочки
       *[many] { $amount } галочек
    }.
}
loses = { $seat } теряет: { $what ->
    [gold] { $amount ->
        [one] { $amount } золотой
       *[other] { $amount } золотых
    }
    [xp] { $amount } опыта.
   *[checkmarks] { $amount ->
        [one] { $amount } галочку
        [few] { $amount } галочки
       *[many] { $amount } галочек
    }.
}
adjourned = Посещение продолжится в другой раз; кого тогда не будет, того персонаж отдыхает.
earmarked = { $seat } получает { $amount ->
    [one] { $amount } золотой, который сразу идёт
    [few] { $amount } золотых, которые сразу идут
   *[other] { $amount } золотых, которые сразу идут
} на улучшения.
forfeits = { $seat } теряет остаток: { $amount ->
    [one] { $amount } золотой
   *[other] { $amount } золотых
}.
gets-item = { $seat } получает предмет: { $item }.
gives-item = { $seat } отдаёт предмет: { $item }.
reputation = Репутация меняется на { $amount } и равна теперь { $now }.
prosperity = Процветание Мрачной гавани меняется на { $amount }.
prospers = Уровень процветания Мрачной гавани: { $level }; в магазине новые предметы.
achieved = Достижение: { $achievement }.
unsealed = Открыто: { $box }.
design = Чертёж для магазина: { $item }.

circle-name = { $half ->
    [top] верхняя половина
   *[bottom] нижняя половина
}, кружок { $number }
name-sticker-plus = +1
name-sticker-jump = Прыжок
name-sticker-hex = ещё одна клетка
name-sticker-any = любая стихия
name-sticker-poison = ОТРАВЛЕНИЕ
name-sticker-wound = РАНА
name-sticker-muddle = СМЯТЕНИЕ
name-sticker-immobilize = ПАРАЛИЧ
name-sticker-disarm = РАЗОРУЖЕНИЕ
name-sticker-curse = ПРОКЛЯТИЕ
name-sticker-strengthen = УСИЛЕНИЕ
name-sticker-bless = БЛАГОСЛОВЕНИЕ
name-sticker-fire = огонь
name-sticker-ice = лёд
name-sticker-air = воздух
name-sticker-earth = земля
name-sticker-light = свет
name-sticker-dark = тьма
name-plus = +1
name-jump = Прыжок
name-hex = ещё одна клетка
name-any = любая стихия

camp-head = Глава { $chapter } · отряд { $party } · { $where } · репутация { $reputation }
camp-world = Процветание { $level } (отметок { $marks } из { $next }) · святилище: { $donated ->
    [one] { $donated } золотой
   *[other] { $donated } золотых
}
camp-town = Мрачная гавань
camp-nobody = { $who }: пока никого
camp-ready = (к походу всё готово)
camp-sheet = { $name }: уровень { $level }, опыт { $xp }{ $next ->
    [0] {""}
   *[other] {" "}(следующий уровень — { $next })
}, золотых { $gold }; { $items }
camp-marks = галочек { $checkmarks } из 18, навыков к выбору: { $unspent }
camp-pool = карты: { $cards }
camp-quest = личное задание «{ $name }»: { $needs }; уход на покой откроет: { $opens }
camp-quest-asks = { $needs }; уход на покой откроет: { $opens }
camp-ware = { $item }, { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}, { $left ->
    [0] распродано
   *[other] осталось { $left }
} ({ camp-slot })
camp-price = { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}, { camp-slot }
camp-slot = { $slot ->
    [head] голова
    [body] торс
    [legs] ноги
    [hand] одна рука
    [two-hands] две руки
   *[small] маленький предмет
}
camp-sale = за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
camp-purse = { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
camp-cost = { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
camp-line = { $line ->
    [move] у перемещения
    [attack] у атаки
    [range] у дальности
    [targets] у числа целей
    [heal] у лечения
    [shield] у щита
    [retaliate] у ответного удара
    [push] у ОТТОЛКНУТЬ
    [pull] у ПРИТЯНУТЬ
    [pierce] у ПРОБОЯ
    [area] рядом с областью
    [summon-hit-points] у здоровья призванного создания
    [summon-move] у перемещения призванного создания
    [summon-attack] у атаки призванного создания
    [summon-range] у дальности призванного создания
   *[other] у этой строки
}
camp-card = { $level ->
    [0] уровень X
   *[other] уровень { $level }
}, инициатива { $initiative } ▲ { $top } ▼ { $bottom }
camp-way = { $road ->
    [yes] по дороге случится событие
   *[no] без дорожного события
}{ $unlocks ->
    [0] {""}
   *[other] ; откроет { $unlocks ->
        [one] { $unlocks } локацию
        [few] { $unlocks } локации
       *[many] { $unlocks } локаций
    }
}
camp-scenario-done = ✓ { $scenario }
camp-scenario-open = · { $scenario }
camp-scenario-closed = – { $scenario }: { $why }
camp-scenario-unbuilt = – { $why }
camp-achievements-global = Общие достижения: { $names }
camp-achievements-party = Достижения отряда: { $names }
camp-classes = Классы: { $names }
camp-opened = Открыто: { $names }
camp-resting = Отдыхают: { $names }
note-perks = Навыков к выбору: { $count }.

need-gold = { $have } из { $count ->
    [one] { $count } золотого
   *[other] { $count } золотых
} одновременно
need-own = предметов { $have } из { $count }: { $of }
need-kill = убито { $have } из { $count }: { $of }
need-with = убито предметом «{ $item }» { $have } из { $count }: { $of }
need-kinds = разных типов убитых монстров: { $have } из { $count }
need-count = { $of }: { $have } из { $count }
need-of-head = голова
need-of-body = торс
need-of-legs = ноги
need-of-hand = одна рука
need-of-two-hands = две руки
need-of-small = маленькие
need-of-bandit = разбойники
need-of-cultist = культисты
need-of-vermling = вермлинги
need-of-forest-imp = лесные бесы
need-of-flame-demon = демон огня
need-of-frost-demon = демон льда
need-of-wind-demon = демон ветра
need-of-earth-demon = демон земли
need-of-night-demon = демон ночи
need-of-sun-demon = демон солнца
need-of-ooze = слизи
need-of-lurker = скрытни
need-of-spitting-drake = плюющиеся дрейки
need-of-living-bones = ожившие кости
need-of-living-corpse = живые трупы
need-of-living-spirit = живые духи
need-of-in-gloomhaven = сценарии, завершённые в Мрачной гавани
need-of-in-dagger-forest = сценарии, завершённые в Кинжальном лесу
need-of-in-lingering-swamp = сценарии, завершённые на Гиблых болотах
need-of-in-watcher-mountains = сценарии, завершённые в Дозорных горах
need-of-in-copperneck-mountains = сценарии, завершённые в Медношейных горах
need-of-in-misty-sea = сценарии, завершённые в Туманном море
need-of-companions-exhausted = изнурённые спутники
need-of-exhausted = свои изнурения
need-of-scenarios = разные завершённые сценарии
need-of-side-scenarios = завершённые побочные сценарии
need-of-boss-scenarios = завершённые сценарии с боссом
need-of-checkmarks = галочки за боевые задания
need-of-elites = убитые мощные монстры
need-of-donated = пожертвовано святилищу золотых
need-of-enhancements = купленные улучшения
need-of-companions-retired = спутники, ушедшие на покой

board-page-sheets = бланки
board-page-shop = магазин
board-page-world = мир
board-page-story = летопись
board-page-pool = резерв

tale-chapter = Глава { $number }
tale-newcomer = В отряд вступает { $a }, уровень { $b }.
tale-party = В Мрачной гавани основан отряд { $a }.
tale-level = { $a } получает уровень { $b }.
tale-sets-out = { $b ->
    [1] Отряд
   *[other] Отряд { $b }
} выступает: { $a }.
tale-casual = Отряд { $b } играет ещё раз, ради удовольствия: { $a }.
tale-event = «{ $a }». Отряд решает: { $b }
tale-won = Победа: { $a }.
tale-lost = Поражение: { $a }.
tale-opens = Новая локация на карте: { $a }.
tale-achieved = Достижение: { $a }.
tale-unsealed = Печать сломана: { $a }.
tale-prospers = Мрачная гавань процветает: уровень { $a }.
tale-found = Открыто сокровище (№ { $a }): { $b ->
    [gold] золото, { $c }
    [xp] опыт, { $c }
    [design] чертёж предмета
    [damage] ловушка, урон { $c }
    [checkmark] галочка
    [scenario] путь к новому месту
    [random-scenario] карта с местом, о котором никто не слышал
    [random-design] чертёж для магазина
    [nothing] пусто
   *[other] { $b }
}.
tale-design = Новый чертёж в магазине: { $a }.
tale-treasure = Найдено сокровище { $a }.
tale-fulfilled = { $a }: личное задание «{ $b }» выполнено.
tale-retired = { $a } уходит на покой.
tale-enhanced = { $a } улучшает карту: { $b } ({ $c }).
tale-died = { $a } погибает, и эта смерть окончательна.
# Особые правила сценариев

special-dies = Сценарий проигран, как только погибает: { $who }.
special-exhausted-off = Сценарий проигран, как только кто-то из персонажей изнурён где угодно, кроме выхода.
special-allies = На вашей стороне, враги всем остальным монстрам: { $who }.
special-level = Выше уровня сценария на { $more }, но не выше { $most }: { $who }.
special-token = { $kind ->
    [ally] Союзник, ОЗ { $life }: { $who }.
    [guarded] Никому не союзник, но монстры его атакуют, ОЗ { $life }: { $who }.
    [door] Заперто, пока не уничтожено, ОЗ { $life }: { $who }.
   *[objective] Можно атаковать, ОЗ { $life }: { $who }.
}
special-goes = Ходит с инициативой 99: движение { $x }, по пути открывает двери.
special-boss-life = Это ОЗ того, кому иначе нельзя нанести урон: { $who }.
special-boss-opens = Запертые двери, которые открывает только босс: { $doors }.
special-door-plate = Запертые двери { $door } откроются, когда в конце хода персонаж стоит на плите { $plates }.
special-door-all = Запертые двери { $door } откроются, когда в конце хода каждый персонаж стоит на плите { $plates }.
special-door-round = Запертые двери { $door } откроются в начале раунда { $round }.
special-crowd = { $crowd ->
    [characters] персонажи и их призванные создания
    [demons] демоны
    [everybody] все
   *[monsters] монстры
}
special-hit-points = ОЗ +{ $x }
special-attack = атака { $x }
special-move-half = движение +1/2
special-range-half = дальность +1/2 (кроме ближнего боя), половины вместе округляются вверх
special-advantage = преимущество в атаках
special-disadvantage = затруднение в атаках
special-heal = лечение { $x } в начале своих ходов
special-suffer = урон { $x } в начале своих ходов
special-influence = { $how ->
    [each] За каждый неуничтоженный ({ $token }) { $crowd } получают: { $gains }.
    [near] Не дальше { $x } клеток от стоящего ({ $token }) { $crowd } получают: { $gains }.
   *[while] Пока стоит ({ $token }), { $crowd } получают: { $gains }.
}
special-toll = Каждый раунд { $when ->
    [start-of-rounds] в начале
    [end-of-rounds] в конце
   *[end-of-turns] в конце каждого своего хода
} { $crowd }{ $tile ->
    [all] {""}
   *[other] {" "}на фрагменте поля { $tile }
} получают урон { $x }{ $first ->
    [1] {""}
   *[other] {" "}(с раунда { $first })
}.
special-tide = В начале каждого раунда сильный заряд: { $strong }; без заряда: { $inert }.
special-spawn = { $who } ({ $rank }) на { $spot }: { $moment ->
    [start] начало { $rounds ->
        [every] каждого раунда
        [odd] нечётных раундов
        [even] чётных раундов
       *[numbered] раунда { $numbers }
    }
   *[end] конец { $rounds ->
        [every] каждого раунда
        [odd] нечётных раундов
        [even] чётных раундов
       *[numbered] раунда { $numbers }
    }
}.
special-bring = Переходит к другому только свойством «Добыча», если несущий в её пределах; изнурённый оставляет это на своей клетке: { $what }.
special-throne = С каждой особой способностью алтарь переносится на следующее место, открывает дорогу туда и призывает демона этого места.

# What `questhall content` calls kinds of components, their numbers, and the parts of a card

content-classes = классы
content-cards = карты способностей классов
content-perks = навыки
content-items = предметы
content-goals = боевые задания
content-monsters = монстры
content-abilities = карты способностей монстров
content-scenarios = сценарии
content-events = события города и дороги
content-quests = личные задания
fact-hand = карт на руке { $value }
fact-hit-points = очки здоровья { $value }
fact-cards = { $value ->
    [one] { $value } карта
    [few] { $value } карты
   *[other] { $value } карт
}
fact-class = { $value }
fact-level = уровень { $value }
fact-initiative = инициатива { $value }
fact-top-circles = {""}
fact-bottom-circles = {""}
fact-boxes = { $value ->
    [one] { $value } клетка
    [few] { $value } клетки
   *[other] { $value } клеток
}
fact-number = № { $value }
fact-cost = { $value ->
    [one] { $value } золотой
   *[other] { $value } золотых
}
fact-count = { $value ->
    [one] { $value } экземпляр
    [few] { $value } экземпляра
   *[other] { $value } экземпляров
}
fact-slot = { $case ->
    [is-head] голова
    [is-body] торс
    [is-legs] ноги
    [is-hand] одна рука
    [is-two-hands] две руки
   *[is-small] маленький предмет
}
fact-use = { $case ->
    [is-spent] тратится
    [is-consumed] расходуется
   *[none] {""}
}
fact-checkmarks = { $value ->
    [one] { $value } галочка
    [few] { $value } галочки
   *[other] { $value } галочек
}
fact-opens = уход на покой откроет: { $value }
fact-deck = { $case ->
    [is-city] событие города
    [is-road] событие дороги
   *[other] { $value }
}
fact-standees = { $value ->
    [one] { $value } фишка
    [few] { $value } фишки
   *[other] { $value } фишек
}
fact-like = значения мощного монстра: { $value }
fact-flying = летает
fact-immune = невосприимчивость: { $value }
fact-shuffle = перемешать
fact-normal-hit-points = обычный: очки здоровья { $value }
fact-normal-move = движение { $value }
fact-normal-attack = атака { $value }
fact-normal-range = дальность { $value }
fact-elite-hit-points = мощный: очки здоровья { $value }
fact-elite-move = движение { $value }
fact-elite-attack = атака { $value }
fact-elite-range = дальность { $value }
fact-boss-hit-points = очки здоровья { $value }
fact-boss-move = движение { $value }
fact-boss-attack = атака { $value }
fact-boss-range = дальность { $value }
fact-curse = { $value ->
    [0] {""}
   *[other] каждый начинает с картами «ПРОКЛЯТИЕ»: { $value }
}
fact-minus = { $value ->
    [0] {""}
   *[other] каждый начинает с картами [−1]: { $value }
}
fact-condition = каждый начинает с состоянием { $value }
fact-links = связан с: { $value }
fact-unlocks = открывает: { $value }
part-top = верх
part-bottom = низ
part-normal = обычный
part-elite = мощный
part-boss = босс
part-specials = особые способности
part-goal = цель
part-scene = лицо
part-a = А
part-b = Б
gh-town-chapter = Кампания · глава { $chapter }
gh-town-street = Улица
gh-town-realm = Дела города и отряда
gh-town-prosperity = Процветание { $level }
gh-town-prosperity-about = Отметки процветания до следующего уровня: { $marks } из { $next }
gh-town-reputation = Репутация { $reputation }
gh-town-donated = Святилище: { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[many] { $gold } золотых
}
gh-town-shop = Магазин
gh-town-shop-under = { $open ->
    [0] сейчас купить нечего
    [one] { $open } сделка
    [few] { $open } сделки
   *[many] { $open } сделок
}
gh-town-sanctuary = Святилище
gh-town-sanctuary-under = { $open ->
    [0] сейчас не жертвуют
   *[other] { $donation } золотых: два благословения
}
gh-town-enhancer = Зачарователь
gh-town-enhancer-under = { $open ->
    [0] закрыто
    [one] можно улучшить { $open } карту
    [few] можно улучшить { $open } карты
   *[many] можно улучшить { $open } карт
}
gh-town-tavern = Таверна
gh-town-tavern-under = уровни, персонажи, покой
gh-town-tavern-level = можно взять новый уровень
gh-town-gate = Ворота
gh-town-gate-under = события и дорога
gh-town-out = Вернуться на улицу
gh-town-nothing = Сейчас здесь ничего не сделать.
gh-town-purse = { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[many] { $gold } золотых
}
gh-town-due = Прежде всего остального
gh-town-due-newcomer = Кто идёт с отрядом?
gh-town-due-quest = Выберите личное задание
gh-town-due-learn = Новая карта
gh-town-due-perk = Новый навык
gh-town-due-sticker = За верстаком зачарователя
gh-town-verb-buy = Купить
gh-town-verb-sell = Продать
gh-town-verb-learn = Следующий уровень: выберите карту
gh-town-verb-enhance = Карты
gh-town-verb-join = На отдыхе
gh-town-verb-new = Новые персонажи
gh-town-level = Уровень { $level }
gh-town-checkmarks = Галочки
gh-town-quest = Личное задание: { $quest }
gh-town-nobody = пока никого
gh-town-map = Куда отправится отряд?
gh-town-place-open = открыт
gh-town-place-done = пройден
gh-town-place-shut = закрыт
gh-town-casual = В обычном режиме
gh-town-difficulty = Сложность:
gh-town-event-city = Городское событие
gh-town-event-road = Дорожное событие
gh-town-leader = За отряд отвечает первый игрок.
gh-town-read = Дальше
gh-setup-kind = Во что играем?
gh-setup-single = Один сценарий
gh-setup-campaign = Кампания
gh-setup-campaign-about = Глава за главой: свои персонажи, золото, уровни, город и его события. Начало в Мрачной гавани, где каждый создаёт персонажа.
gh-ask-newcomer = Кто идёт с отрядом?
gh-ask-quest = Оставьте одно личное задание

# Справочник карт: где что встречается и по чему выбирать
where-shop-1 = в магазине с самого начала
where-shop-2 = в магазине с уровня процветания 2
where-shop-3 = в магазине с уровня процветания 3
where-shop-4 = в магазине с уровня процветания 4
where-shop-5 = в магазине с уровня процветания 5
where-shop-6 = в магазине с уровня процветания 6
where-shop-7 = в магазине с уровня процветания 7
where-shop-8 = в магазине с уровня процветания 8
where-shop-9 = в магазине с уровня процветания 9
where-shop-design = в магазине, когда найден чертёж
where-goal-deck = в колоде боевых заданий
where-quest-deck = в колоде личных заданий
where-events-city = среди событий города
where-events-road = среди событий дороги
field-class = класс
field-level = уровень
field-slot = место в снаряжении
field-use = после применения
field-cost = стоимость
field-checkmarks = галочки
field-deck = колода
field-flying = летает
field-immune = невосприимчивость
field-shuffle = перемешивание
field-condition = начало
