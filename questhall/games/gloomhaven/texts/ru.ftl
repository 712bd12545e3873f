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
no-element_weak = { $element ->
    [fire] Огонь
    [ice] Лёд
    [air] Воздух
    [earth] Земля
    [light] Свет
   *[dark] Тьма
}: заряд слабый, использовать эту стихию нельзя.
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
no-item_not-equipped = Предмета { $item } нет в снаряжении.
no-item_not-owned = Предмета { $item } у персонажа нет.
no-item_twice = Предмет { $item } выбран дважды, а копия у персонажа одна.
no-item_owned = Предмет { $item } уже есть: двух копий у одного персонажа не бывает.
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
no-shop_sold-out = Копий предмета { $item } в магазине не осталось.
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
