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
no-target_enough = Этим действием можно атаковать не более чем столько врагов: { $targets }.
no-target_range = Дальность { $range }, а до цели в клетках: { $distance }.
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
no-card_level = Уровень карты { $card } — { $level }, для этого персонажа он слишком высок.
no-card_not-active = Этой карты нет в области действующих карт.
no-card_not-played = Карта { $card } не из тех, что выложены на этот раунд.
no-hand_limit = На руку нужно взять разные карты, ровно { $need }; выбрано: { $have }.
no-hand_pool = Карты { $card } нет в резерве этого персонажа.
no-hand_few = Нужно выложить две карты, а на руке карт: { $have }.
no-hand_not-held = Выкладывают две разные карты с руки; { $card } не подходит.
no-round_chosen = Выбор на этот раунд уже сделан.
no-rest_few = Для отдыха нужны 2 карты в сбросе, а их там { $have }.
no-rest_nothing-to-lose = Отдых стоит одной карты, а все они оставлены в области действующих карт.
no-rest_nothing-else = Потерять вместо карты { $card } больше нечего.
no-rest_not-discarded = Отдых стоит одной сброшенной карты, а карта { $card } не из них.
no-rest_again = За одну передышку карту меняют только один раз.
no-rest_undeclared = Долгий отдых нужно объявить в начале раунда.
no-damage_no-character = Отменять урон картами могут только персонажи.
no-damage_played = Карты, выложенные на этот раунд, нельзя потерять, пока не применены их способности.
no-damage_cards = Чтобы отменить урон, теряют одну карту с руки или две карты из сброса.
no-damage_none = Урона нет, отменять нечего.
no-damage_no-protection = От этого урона так не защититься ({ $by }).
no-damage_protected = Сначала нужно применить защиту ({ $by }).
no-recover_number = Карт можно вернуть на руку не больше { $most }, а выбрано { $chosen }.
no-recover_never = Карту { $card } нельзя вернуть на руку из стопки «Потери».
no-recover_pile = Карты { $card } нет в стопке { $pile ->
    [lost] «Потери»
   *[discard] «Сброс»
}.
no-refresh_state = Этот предмет не { $state ->
    [rotated] повёрнут
   *[other] потрачен
}.
no-refresh_never = Если этот предмет потрачен, развернуть его нельзя.
no-item_not-equipped = Этого предмета нет в снаряжении ({ $item }).
no-item_not-owned = Предмета { $item } у персонажа нет.
no-item_twice = Предмет { $item } выбран дважды, а копия у персонажа одна.
no-item_owned = Такой предмет уже есть ({ $item }): двух копий у одного персонажа не бывает.
no-item_rotated = Карта предмета повёрнута.
no-item_used-up = Карта предмета потрачена.
no-item_drawn = Предмет, влияющий на атаку, нужно использовать до того, как вытянута карта модификатора.
no-equip_slot = { $slot ->
    [head] На голову
    [body] На тело
   *[legs] На ноги
} можно надеть только один предмет.
no-equip_hands = В две руки можно взять два одноручных предмета или один двуручный.
no-equip_small = Предел маленьких предметов на этом уровне — { $most }.
no-setup_order = К сценарию готовятся в строгом порядке; сейчас не черёд этого шага.
no-setup_number = В сценарии участвуют от 2 до 4 персонажей, а их { $have }.
no-setup_class-twice = Два персонажа одного класса вместе не играют ({ $class }).
no-goal_not-dealt = Нужно оставить одно из двух розданных боевых заданий.
no-level_range = На уровне сценария { $level } здесь не играют; наивысший — { $most }.

# Почему чего-то нельзя сделать в кампании

no-event_chosen = Нужно выбрать один из двух вариантов, и выбор окончателен.
no-event_open = Результат читают только после выбора.
no-town_away = Это можно сделать только в Мрачной гавани.
no-town_event = За одно посещение можно разыграть только одно городское событие.
no-shop_gold = Нужно золотых: { $need }, а есть { $have }.
no-shop_sold-out = Распродано: { $item }.
no-share_sum = Суммарно золотых должно быть { $need }, а получается { $have }.
no-sanctuary_again = За одно посещение персонаж может сделать только одно пожертвование.
no-level_highest = Уровня выше 9 нет.
no-level_xp = Для следующего уровня нужно { $need } опыта, а есть { $have }.
no-level_card = Карту { $card } взять нельзя: она другого класса или уже в резерве.
no-perk_none = Новый навык сейчас не положен.
no-perk_unknown = У этого класса нет такого навыка ({ $perk }).
no-perk_full = Все клетки этого навыка отмечены ({ $perk }).
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
    [line-2] линия
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
monster-suffer = Получает урон { $x }
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
    [self-and-allies-anywhere] сам и все союзники
    [one-allies-adjacent] один соседний союзник
    [self-and-allies-adjacent] сам и все соседние союзники
    [one-enemies-range] один враг на дальности { $x }
    [one-allies-range] один союзник на дальности { $x }
    [figures-in-area] все враги и союзники в области
    [enemies-moved-through] все враги, через которых прошёл
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
    [beside-my-ally] если рядом с целью стоит ваш союзник
    [alone] если рядом с целью нет её союзников
    [melee] если атака ближняя
    [ranged] если атака дальняя
   *[invisible] если вы невидимы
}
hero-per = { $what } за { $per ->
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
hero-suffer = Вы получаете урон { $x }
hero-hamper = Атаки по вам получают затруднение
hero-returned = если движение закончилось там же, где началось
hero-infuse = Заряд стихии: { $element }
hero-summon-creature = Призыв: { $who } ({ $values })
hero-hit-points = ОЗ { $x }
hero-no-attack = без атаки
hero-trap = Ловушка ({ $what }) на соседней пустой клетке
hero-disarm-trap = Обезвредить одну соседнюю ловушку
hero-obstacles = { $x ->
    [one] Поставить { $x } препятствие размером в клетку на соседнюю пустую клетку
    [few] Поставить { $x } препятствия размером в клетку на соседние пустые клетки
   *[many] Поставить { $x } препятствий размером в клетку на соседние пустые клетки
}
hero-destroy = Уничтожить одно соседнее препятствие
hero-open-door = Вы прыгаете к следующей запертой двери, открываете её и комнату за ней
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
hero-let = { $whom } может выполнить: { $what }
hero-force = Под вашим управлением { $whom } выполняет: { $what }
hero-beside-me = закончив его рядом с вами
hero-redirect = Враги, атакующие соседнего с вами союзника, вместо него атакуют вас, какой бы ни была их дальность
hero-boost = { $trigger }: { $gifts }
hero-augment = { $boost }; аугмент: действует, пока вы не разыграете другой
hero-using = используя { $element }
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
    [one-allies-range] один союзник на дальности { $x }
    [enemies-range] все враги на дальности { $x }
    [allies-range] все союзники на дальности { $x }
    [self-and-allies-range] вы и все союзники на дальности { $x }
    [enemies-anywhere] все враги
    [allies-anywhere] все союзники
    [self-and-allies-anywhere] вы и все союзники
    [figures-in-area] все враги и союзники в области
    [enemies-moved-through] каждый враг, через которого вы прошли
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
no-way_points = На путь нужно движения: { $needed }, а есть { $points }.
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

monster-unknown = монстра «{ $name }» нет; попробуйте «бандит-страж»
monster-unknown-meant = монстра «{ $name }» нет; возможно, вы имели в виду: { $meant }?

# Что отклоняют инструменты

no-gloomhaven_position = Такая позиция невозможна: { $cause }.
no-gloomhaven_no-such-monster = Монстра { $type } нет.
no-gloomhaven_no-such-map = Карты сценария { $number } нет.
no-tool_too-long = В этой позиции слишком много вариантов: за { $seconds } с ответ не нашёлся. Уменьшите число фигур или целей.

# Инструменты в браузере

tool-title = Gloomhaven: монстры, видимость и движение
tool-lead = Загрузите сценарий или соберите позицию щелчками. Видно всё, что монстр может сделать по правилам, и почему.
tool-scenario = Сценарий
tool-own = своя позиция
tool-characters = Персонажей
tool-room = Комната
tool-room-all = вся карта
tool-room-one = комната { $room } (клеток: { $hexes })
tool-room-start = комната { $room } (клеток: { $hexes }), начальная
tool-clear = Пустое поле
tool-bad-link = Позицию из этой ссылки прочитать нельзя. Вместо неё показан пример.
tool-board = Поле из клеток
tool-modes = Что делает щелчок
tool-mode-mind = Монстр
tool-mode-sight = Видимость
tool-mode-reach = Движение
tool-mode-edit = Правка
tool-hint-mind = Щёлкните другого монстра, и действовать будет он; щёлкните подсвеченную клетку, чтобы увидеть этот вариант.
tool-hint-sight = Щёлкните клетку: подсветится всё, что с неё видно. Затем наведите на другую клетку: появится линия к ней.
tool-hint-reach = Щёлкните клетку или фигуру: подсветится, где может закончиться движение, и его цена. Наведите на такую клетку, чтобы увидеть путь.
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
tool-letter-monster = М
tool-letter-monsters = м
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
set-level = Уровень сценария (-1: по среднему)
set-difficulty = Сложность
set-solo = Один играет за всех
set-tamed = Меньше случайности
set-perks = Навыков у каждого
set-sharing = Общие колоды способностей

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

took-class = { $seat } выбирает класс: { $job }.
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

round-begins = Раунд { $number }
sign = { $seat } подаёт знак: { $sign }.
drew-ability = { $type }, инициатива { $initiative }: { $card }.
revealed = { $seat } открывает карты «{ $lead }» и «{ $other }», инициатива { $initiative }.
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
advanced = Карта «{ $card }»: использовано ячеек — { $used } ({ $seat }).
recovered = { $seat } возвращает на руку: { $cards }.
used-item = { $seat } использует предмет: { $item }.
learned = { $seat } получает опыт: { $xp }.
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
treasure = { $seat } открывает сокровище { $number }: { $reward ->
    [gold] золото { $amount }
    [xp] опыт { $amount }
    [design] чертёж предмета { $amount }
    [damage] это ловушка, урон { $amount }
    [random-scenario] случайный дополнительный сценарий
    [random-design] случайный чертёж предмета
    [nothing] пусто
   *[other] { $reward }
}.
coins-taken = { $figure }: монет унесено с поля — { $coins }.

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
   *[other] {" "}({ $cause })
}, осталось ОЗ: { $left }.
negated = { $seat } отменяет урон { $damage }, потеряно: { $cards }.
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
died = { $by ->
    [nobody] { $figure }: смерть.
   *[other] { $figure }: смерть, последний удар — { $by }.
}
exhausted = { $seat } выбывает: персонаж изнурён.
gone = С поля убрано: { $figure }.
destroyed = Уничтожено: { $figure }.

# Другие действия

infused = Стихия получит заряд: { $element }.
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
earned = { $seat } получает: золото { $gold }, опыт { $xp }, { $checkmarks ->
    [0] ни одной галочки
    [one] { $checkmarks } галочка
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
    [gold] золото { $amount } каждому персонажу
    [xp] опыт { $amount } каждому персонажу
    [prosperity] процветание { $amount }
   *[reputation] репутация { $amount }
}.

# Вопросы

ask-class = За какой класс вы играете?
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
ask-redraw = Потерять эту карту или получить урон и вытянуть другую?
ask-turn = Ваш ход. Что вы сделаете?
ask-long-rest = Долгий отдых: какую карту из сброса вы потеряете?
ask-feed = Использовать для этого стихию?
ask-infuse = Заряд какой стихии повысить?
ask-attack = Кого вы атакуете?
ask-path = Каким путём до цели?
ask-strike-item = Использовать предмет для этой атаки?
ask-attacked-item = Вас атакуют. Использовать предмет?
ask-total = Порядок бонусов важен. Каким будет значение атаки?
ask-result = Порядок карт модификаторов важен. Каким будет результат?
ask-heal = Кого лечить?
ask-lasting = Ввести этот продолжительный эффект в действие?
ask-affect = На кого это подействует?
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
ask-monster-heal = Урон одинаковый. Кого лечит монстр?
ask-monster-target = На кого действует монстр?
ask-monster-summon = На какую клетку призывает монстр?
ask-monster-trap = На какую клетку монстр ставит ловушку?
ask-damage = Вы должны получить урон. Что вы сделаете?
ask-move = Куда вы идёте?
ask-shove = Куда сдвинуть цель?

# Варианты

do-class = { $a }
do-perk = { $a }
do-keep = { $a }
    .help = Выполните задание и победите в сценарии: за это дают галочки, а за них — навыки.
do-buy = купить: { $a }
do-done = готово
do-leave = не брать «{ $a }»
do-start = { $a }
do-play = «{ $a }», затем «{ $b }»
    .help = Инициативу задаёт «{ $a }». В свой ход вы используете верх одной карты и низ другой.
do-rest = долгий отдых
    .help = Вы ходите последним: теряете одну карту из сброса, возвращаете остальные, лечитесь и разворачиваете повёрнутые предметы.
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
do-drop = прекратить «{ $a }»
    .help = Продолжительный эффект кончается, и карта уходит из области действующих карт.
do-end = закончить ход
    .help = Неиспользованные карты уходят в сброс.
do-lose = потерять «{ $a }»
do-burn = потерять «{ $a }» и «{ $b }»
    .help = Две карты из сброса потеряны, урона нет.
do-take = получить урон, карты сохранить
do-feed = использовать: { $a }
do-infuse = { $a }
do-pass = нет
do-skip = пропустить это действие
do-stop = на этом хватит
do-do = да, выполнить
do-hit = { $a }
do-lay = область на клетках { $a }
do-spare = атаковать без эффекта { $a }
    .help = У этой атаки такого эффекта не будет.
do-path = { $a ->
    [direct] напрямик, никого не задевая
   *[other] через { $a }
}
do-value = { $a }
do-heal = лечить: { $a }
do-target = { $a }
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
do-go = идти на { $a }
do-step = шаг на { $a }, потом дальше
    .help = Оттуда движение продолжится: так вы выбираете путь сами.
do-door = открыть дверь на { $a }
do-push = оттолкнуть на { $a }
do-pull = притянуть на { $a }

# Почему сценарий не подготовить

no-setup_no-class = Класса { $class } нет; есть { $known }.
no-setup_party = Классы нужно назвать для всех мест ({ $players }), а названо { $have }.
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
board-active = активно
board-items = предметы
board-item-spent = { $item } ({ $state ->
    [rotated] потрачен
   *[used-up] израсходован
})
board-hand = Ваша рука, по инициативе
board-battle-goal = Ваше боевое задание
board-battle-goal-is = { $name }: { $what } { $have }, { $bound ->
    [least] нужно не меньше { $limit }
   *[most] можно не больше { $limit }
} (галочек: { $checkmarks })
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
    [ready] готов
    [rotated] потрачен до долгого отдыха
   *[used-up] израсходован
}
board-item-does = { $when ->
    [turn] в ваш ход: { $what }
    [move] при вашем движении: { $what }
    [attack] при действии атаки: { $what }
    [strike] при одной атаке: { $what }
    [attacked] когда вас атакуют: { $what }
    [harmed] когда атака нанесла бы вам урон: { $what }
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
board-item-charge = после { $hexes } клеток движения за ход следующая атака ближнего боя получает +{ $x }
board-item-slots = применений { $used } из { $slots }
board-item-price = { $cost } золота, { $slot ->
    [head] голова
    [body] тело
    [legs] ноги
    [hand] одна рука
    [two-hands] две руки
   *[small] мелочь
}
board-legend =
    Ди  персонаж: буквы класса               с3  монстр с номером фишки
    Кр1  призванное создание               С3*  мощный; босс пишется заглавной без звезды
    #  препятствие    ^  ловушка    !  опасная местность    ~  труднопроходимая местность
    $  монета ($3: три)    T  сокровище    +  закрытая дверь    X  запертая дверь    =  открытая дверь    @  старт
    Клетка названа по столбцу и ряду: H11 стоит под H, на строке с числом 11 по бокам.

# Замечания рядом с вариантами

board-way-trap = через ловушки: { $spots }
board-way-hazard = через опасные клетки: { $spots }
board-beside = рядом { $who }
board-picks-up = там { $what }
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
board-battle-goal-named = { $name }, галочек: { $checkmarks }
board-checkmarks = галочек за него: { $checkmarks }
board-reaches = отсюда достаёт: { $who }
board-reaches-none = отсюда никого не достать
board-way = движение { $points }
board-won = ПОБЕДА в сценарии { $scenario }: цель достигнута.
board-lost = ПОРАЖЕНИЕ в сценарии { $scenario }: все персонажи изнурены.
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

note-gold = У вас золота: { $gold }. Остаток сохранится.
note-hand = Предел карт на руке — { $limit }. Осталось отложить: { $over }.
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
note-redraw = Выпала карта «{ $card }». Вытянуть другую стоит урона { $damage }, и та уже окончательна.
note-damage = Урон { $damage }, а ОЗ у вас { $now } из { $most }. Весь этот урон отменяют одна карта с руки или две из сброса: они будут потеряны.
note-deadly = Это смертельно: персонаж будет изнурён и выбудет из сценария.
note-move = Очки движения: { $points }.
note-jump = Очки движения: { $points }; прыжок — через фигурки, препятствия и ловушки.
note-blow = Атакует { $attacker }, цель — { $target }, атака { $value }.
note-monster = Сейчас ход монстра: { $who }. По правилам варианты равны, поэтому решают игроки.
note-ability = «{ $name }»: { $does }.
