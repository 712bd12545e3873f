# Вопросы
ask-draft = Какого персонажа вы оставите?
ask-newcomer = Продолжите с новым персонажем?
ask-training = В какой гильдии новое Умение?
ask-dream = В каком измерении открыть карту?
ask-move = На что вы потратите движение?
ask-fight = С кем и как вы сразитесь?
ask-astral = Путь преграждает Страж.
ask-act = Что вы сделаете здесь?
ask-gear = Что вы возьмёте в руки?
ask-head = Что вы наденете на голову?
ask-before = Перед броском: добавите что-нибудь?
ask-after = Кубики брошены. Измените что-нибудь?
ask-accept = Превратить это в Сражение Воли?
ask-pray = Сейчас будет брошен кубик.
ask-reality = Перебросить этот кубик?
ask-limits = Лишние карты: какую отдать?
ask-field = Где произойдёт Финальное Сражение?
ask-bargain = Составьте предложение.
ask-agree = Вы согласны на этот обмен?
ask-pick_curse = Взять проклятое сокровище?
ask-pick_armoury = Выберите оружие или щит.
ask-pick_robbed = Какой Предмет вы отдадите?
ask-pick_imp = Что из самого дорогого пропадёт?
ask-pick_healing = Применить Лечение?
ask-pick_again = Ничья. Сразиться снова сейчас же?
ask-pick_yield = Чем вы заплатите за проигрыш?
ask-pick_loot = Какой Предмет вы возьмёте?
ask-pick_tribute = Какой Артефакт вы отдадите?
ask-pick_market = Выберите товар на чёрном рынке.
ask-pick_hermit = От чего отказаться, чтобы стать беднее?

# Варианты
do-keep = оставить: { $a }
do-new-character = продолжить с новым персонажем
do-leave-game = выйти из игры
do-open = Умение в локации: { $a }
do-dream = { $a }
do-stay = остаться здесь
do-walk = идти: { $a }
do-horse = верхом: { $a }
do-ship = плыть: { $a }
do-gate = через Ворота: { $a }
do-go = отправиться: { $b } ({ $a })
do-work = поработать: { $work-gold ->
    [one] { $work-gold } Золотой
   *[other] { $work-gold } Золота
} за { $work-mana ->
    [one] { $work-mana } Ману
   *[other] { $work-mana } Маны
}
do-train = тренироваться: { $train-xp ->
    [one] { $train-xp } Опыт
   *[other] { $train-xp } Опыта
} за { $train-health ->
    [one] { $train-health } Здоровье
   *[other] { $train-health } Здоровья
}
do-dirty-work = сделать грязную работу: { $dirty-work-gold ->
    [one] { $dirty-work-gold } Золотой
   *[other] { $dirty-work-gold } Золота
} за { $dirty-work-health ->
    [one] { $dirty-work-health } Здоровье
   *[other] { $dirty-work-health } Здоровья
}
do-smith = поработать кузнецом за { $smith-gold ->
    [one] { $smith-gold } Золотой
   *[other] { $smith-gold } Золота
}
do-instead = { $a } вместо движения
do-assault = напасть: { $a }
do-trade = торговаться: { $a }
do-fight = сразиться: { $a } ({ $b })
do-leave = не трогать: { $a }
do-retreat = отступить
do-riddle = разгадать загадку: бросок за { $riddle-mana ->
    [one] { $riddle-mana } Ману
   *[other] { $riddle-mana } Маны
}, «{ $riddle-wins }» побеждает
do-attack = напасть: { $a } ({ $b })
do-done = закончить ход
do-use = использовать: { $a }
do-cast = заклинание: { $a }
do-decay = распад: сбросить { $a } и восполнить { $decay-mana ->
    [one] { $decay-mana } Ману
   *[other] { $decay-mana } Маны
}
do-steal = украсть: { $a } ({ $b })
do-rot = уничтожить: { $a } ({ $b })
do-destroy = уничтожить: { $a }
do-wish-strength = пожелать Силу
do-wish-will = пожелать Волю
do-wish-xp = пожелать { $wish-xp ->
    [one] { $wish-xp } Опыт
   *[other] { $wish-xp } Опыта
}
do-blessing = вылечить { $monastery-health ->
    [one] { $monastery-health } Здоровье
   *[other] { $monastery-health } Здоровья
}
do-recharge = восполнить до { $wilderness-mana } Маны
do-lodge = заплатить { $lodging ->
    [one] { $lodging } Золотой
   *[other] { $lodging } Золота
} за жильё
do-heal = вылечить { $a ->
    [one] { $a } Здоровье
   *[other] { $a } Здоровья
}, по { $health-gold ->
    [one] { $health-gold } Золотому
   *[other] { $health-gold } Золота
} за каждое
do-mana = восполнить { $a ->
    [one] { $a } Ману
   *[other] { $a } Маны
}
do-buy = купить: { $a }
do-sell = продать: { $a }
do-learn = изучить: { $a }
do-learn-letter = изучить по рекомендательному письму: { $a }
do-repair = отремонтировать: { $a }
do-repair-all = отремонтировать всё
do-take-artifact = взять: { $a }
do-hospitality = принять народное гостеприимство
do-visit = использовать: { $a }
do-brew-strength = обменять 1 Волю на 1 Силу за { $alchemist-fee ->
    [one] { $alchemist-fee } Золотой
   *[other] { $alchemist-fee } Золота
}
do-brew-will = обменять 1 Силу на { $alchemist-will ->
    [one] { $alchemist-will } Волю
   *[other] { $alchemist-will } Воли
} за { $alchemist-fee ->
    [one] { $alchemist-fee } Золотой
   *[other] { $alchemist-fee } Золота
}
do-collect = продать Коллекционеру (цена × { $collector-pays }): { $a }
do-buy-health = купить { $a ->
    [one] { $a } Здоровье
   *[other] { $a } Здоровья
}
do-buy-mana = купить { $a ->
    [one] { $a } Ману
   *[other] { $a } Маны
}
do-fish-strength = пожелать Силу
do-fish-will = пожелать Волю
do-fish-rare = пожелать редкий Предмет
do-wizard = перенестись за { $wizard-fee ->
    [one] { $wizard-fee } Золотой
   *[other] { $wizard-fee } Золота
}: { $a }
do-bare = биться с пустыми руками
do-wield = взять: { $a }
do-wield-both = взять: { $a } и { $b }
do-wear = надеть: { $a }
do-roll = бросить кубики
do-enchant = { $a } на { $b }
do-pay = { $a }: заплатить { $b } за бонус к этому броску
do-read = прочесть: { $a }
do-throw = метнуть: { $a }
do-burn = воспламенить: { $a }
do-accept = оставить как есть
do-reroll = перебросить кубик { $a }
do-reroll-light = перебросить светлый кубик { $a }
do-reroll-dark = перебросить тёмный кубик { $a }
do-block = прикрыться: { $a }
do-will = заплатить за Сражение Воли
do-discard = сбросить: { $a }
do-forget = забыть: { $a }
do-field = { $a }
do-propose = предложить обмен
do-cancel = передумать
do-give = отдать: { $a }
do-want = попросить: { $a }
do-give-gold = отдать { $a ->
    [one] { $a } Золотой
   *[other] { $a } Золота
}
do-want-gold = попросить { $a ->
    [one] { $a } Золотой
   *[other] { $a } Золота
}
do-agree = согласиться
do-refuse = отказаться
do-take = взять: { $a }
do-accept-gift = взять
do-choose = выбрать: { $a }
do-hand-over = отдать: { $a }
do-again = сразиться снова ({ $a })
do-health = потерять 1 Здоровье
do-items = отдать победителю Предмет
do-return-gold = вернуть в банк { $a ->
    [one] { $a } Золотой
   *[other] { $a } Золота
}

# События
passed = { $seat } получает карту: { $card }.
    .unseen = { $seat } получает карту персонажа.
drafted = { $seat } играет за персонажа { $character }.
first = { $seat }: бросок { $roll } за право первого раунда.
chance-card = { $seat } тянет карту Случая: { $card }.
placed = { $place }: новое Приключение «{ $card }».
hid = { $place }: добавлена карта Приключения лицом вниз.
shown = { $place }: открыта карта «{ $card }».
offered = { $place }: теперь предлагается «{ $card }».
guard = { $plane }: открыта карта «{ $card }».
moved = { $seat } отправляется в локацию { $place } ({ $how }).
stayed = { $seat } остаётся в локации { $place }.
worked = { $seat }: вместо движения { $how }.
gained = { $seat }: { $what } +{ $amount }.
lost = { $seat }: { $what } −{ $amount }.
got = { $seat } получает: { $card }.
gave = { $seat } отдаёт: { $card }.
bought = { $seat } покупает за { $gold ->
    [one] { $gold } Золотой
   *[other] { $gold } Золота
}: { $card }.
sold = { $seat } продаёт за { $gold ->
    [one] { $gold } Золотой
   *[other] { $gold } Золота
}: { $card }.
learned = { $seat } изучает за { $xp ->
    [one] { $xp } Опыт
   *[other] { $xp } Опыта
}{ $gold ->
    [0] {""}
    [one] {" "}и { $gold } Золотой
   *[other] {" "}и { $gold } Золота
}: { $card }.
repaired = { $seat } ремонтирует: { $card }.
damaged = { $seat }: повреждён Предмет «{ $card }».
lodged = { $seat } ночует в Деревне: до своего следующего хода персонаж в безопасности.
blessed = { $seat } исцеляется в Монастыре.
recharged = { $seat } восполняет Ману в Заколдованной местности.
treated = { $seat } покупает лечение: { $amount ->
    [one] { $amount } Здоровье
   *[other] { $amount } Здоровья
} за { $gold ->
    [one] { $gold } Золотой
   *[other] { $gold } Золота
}.
drank = { $seat } покупает { $amount ->
    [one] { $amount } Ману
   *[other] { $amount } Маны
} за { $gold ->
    [one] { $gold } Золотой
   *[other] { $gold } Золота
}.
kept = { $seat } берёт с собой карту: { $card }.
called = { $seat } призывает на помощь «{ $card }»: +{ $bonus } к первому броску.
rallied = { $seat }: +{ $bonus } во всех сражениях этого хода.
destroyed = Уничтожено: { $card }.
used = { $seat } использует: { $card }.
cast = { $seat } произносит заклинание: { $card }.
fought = { $seat } вступает в сражение: { $card } ({ $kind }).
attacked = { $seat } нападает ({ $kind }). Защищается { $rival }.
converted = { $seat } превращает это в Сражение Воли.
bare-handed = { $seat } бьётся с пустыми руками.
wielded = { $seat } держит: { $cards }.
wore = { $seat } надевает: { $card }.
threw = { $seat } мечет: { $card }.
flared = { $seat }: вспыхивает { $card }.
rolled = { $seat }: светлый { $light }, тёмный { $dark }: { $mine } против { $theirs }.
die = { $seat }: бросок { $roll }.
blocked = { $seat } прикрывается: { $card }.
won = { $seat } побеждает в сражении.
drew = { $seat }: сражение закончилось вничью.
beaten = { $seat } проигрывает сражение.
robbed = { $seat } лишается Предмета «{ $card }»: его отняли.
recovered = { $seat } возвращает награбленное: { $card }.
took = { $seat } забирает: { $card } ({ $rival }).
died = { $seat }: погибает { $character }.
new-character = { $seat } продолжает игру. Новый персонаж: { $character }.
survived = { $seat } переживает смертельный удар.
dropped = { $place }: здесь остаётся { $card }.
astral = { $seat } нападает на { $plane }.
closed = { $plane }: закрыто.
final = Все Артефакты у Чемпионов: начинается Финальное Сражение.
field = { $seat } выбирает поле битвы: { $place }.
left = { $seat } покидает игру.
doom = Апокалипсис начался.
crowned = { $seat } побеждает в игре.
nobody = Не победил никто.
traded = { $seat } и { $other } совершают обмен.
refused = { $other } отказывается от обмена; предлагает { $seat }.
extra = { $seat } получает ещё один ход в этом раунде.

# Конец игры

finale-champions = Чемпионы сошлись в одном месте ({ $place }). Король — { $king }: у победителя { $count ->
    [one] { $count } Артефакт
    [few] { $count } Артефакта
   *[other] { $count } Артефактов
}.
finale-king = { $king } владеет Артефактами ({ $count }): этого довольно, чтобы стать Королём.
finale-apocalypse = Апокалипсис не пощадил никого из Чемпионов.
finale-partners = Чемпионы сошлись в одном месте ({ $place }); напарники делят победу.
finale-unit = Артефакты
finale-counted = кто что собрал
standing-strength = Сила
standing-will = Воля
standing-skills = Умения
standing-items = Предметы
standing-artifacts = Артефакты

ground-artifacts = Артефакты
ground-strength = Сила
ground-health = Здоровье
ground-will = Воля
ground-magic = Магия
ground-gold = золото
ground-experience = опыт
ground-skills = опыт в умениях
ground-items = золото в предметах
ground-power = сила в бою
feat-broken = { $count ->
    [1] в починке: { $thing }
    [one] в починке { $count } раз: { $thing }
    [few] в починке { $count } раза: { $thing }
   *[other] в починке { $count } раз: { $thing }
}
feat-lives = { $count ->
    [one] { $count } погибший персонаж
    [few] { $count } погибших персонажа
   *[other] { $count } погибших персонажей
}
feat-robbed = { $count ->
    [one] { $count } Предмет, отнятый у соперников
    [few] { $count } Предмета, отнятых у соперников
   *[other] { $count } Предметов, отнятых у соперников
}
feat-hair = { $count ->
    [one] { $count } победа на волоске
    [few] { $count } победы на волоске
   *[other] { $count } побед на волоске
}
feat-beaten = { $count ->
    [one] { $count } побеждённое Создание
    [few] { $count } побеждённых Создания
   *[other] { $count } побеждённых Созданий
}
feat-sixes = { $count ->
    [one] { $count } шестёрка в Сражениях
    [few] { $count } шестёрки в Сражениях
   *[other] { $count } шестёрок в Сражениях
}
feat-nights = { $count ->
    [one] { $count } ночь под крышей
    [few] { $count } ночи под крышей
   *[other] { $count } ночей под крышей
}
feat-jobs = { $count ->
    [one] { $count } день труда
    [few] { $count } дня труда
   *[other] { $count } дней труда
}
feat-spells = { $count ->
    [one] { $count } сотворённое Заклинание
    [few] { $count } сотворённых Заклинания
   *[other] { $count } сотворённых Заклинаний
}
feat-stages = { $count ->
    [one] { $count } переход в пути
    [few] { $count } перехода в пути
   *[other] { $count } переходов в пути
}

# Отказы
no-gold = { $need ->
    [one] Нужен { $need } Золотой
   *[other] Нужно { $need } Золота
}, а у вас { $have }.
no-mana = { $need ->
    [one] Нужна { $need } Мана
   *[other] Нужно { $need } Маны
}, а у вас { $have }.
no-health = Нужно { $need ->
    [one] { $need } Здоровье
   *[other] { $need } Здоровья
}, а у вас { $have }.
no-xp = { $need ->
    [one] Нужен { $need } Опыт
   *[other] Нужно { $need } Опыта
}, а у вас { $have }.
no-no-port = Здесь нет порта.
no-no-gate = Здесь нет Ворот.
no-not-civilised = Это возможно только в цивилизованной локации.
no-no-effect = Это ничего не даст.
no-plane-far = Отсюда до этого измерения не добраться.
no-plane-closed = Это измерение закрыто.
no-no-trade = В этой партии игроки не торгуют.
no-traded = В этот ход вы уже торговались или двигались.
no-artifact = Артефакт так отдать нельзя.
no-once-a-round = Это можно применить один раз за раунд.
no-once-a-turn = Это можно применить один раз за ход.
no-loop = Петлю Времени нельзя повторить так скоро.
no-creatures = Сначала нужно победить всех Созданий здесь.
no-damaged = Повреждённый Предмет сначала нужно отремонтировать.
no-attacked = Напасть можно один раз за ход.
no-served = Нападение идёт раньше Возможностей.
no-safe = Этот персонаж здесь в безопасности.
no-two-handed = С двуручным Предметом другая рука не свободна.
no-two-shields = Использовать можно только один щит.
no-two-weapons = Использовать можно только одно оружие.
no-two-hands = У вас две руки.
no-already-paid = Для этого броска это уже использовано.
no-cast-already = Одно заклинание нельзя произнести дважды на одну цель.
no-no-spells = В этом сражении заклинания запрещены.
no-single-throw = Это возможно только в сражении из одного броска.
no-one-sided = Обмен должен быть взаимным.
no-teams = Командная игра рассчитана на { $team-table } игроков, а не на { $players }.
no-variants = Эти два варианта исключают друг друга.

# Поле
board-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }
}
board-final = Финальное Сражение
board-doom = Апокалипсис
board-planes = Астральные измерения
board-closed = закрыто
board-hidden = карта лицом вниз
board-port = порт
board-gate = Ворота
board-goods = товары
board-skills = Умения
board-items = Предметы
board-damaged = повреждено
board-nobody = без персонажа
board-out = вне игры
board-sheet = { $character }: Сила { $health }/{ $red }, Воля { $mana }/{ $blue }, Золото { $gold }, Опыт { $xp }
board-odds = Шансы: победа { $win } %, ничья { $draw } %, поражение { $loss } %

# Карты словами
text-character = Сила { $strength }, Воля { $will }; { $guilds }
text-short-will = В{ $will }
text-tag-weapon = оружие
text-tag-edged = клинковое
text-tag-crushing = сокрушающее
text-tag-long = длинное
text-tag-staff = посох
text-tag-wand = жезл
text-tag-two-handed = двуручное
text-tag-shield = щит
text-tag-held = держится в руке
text-tag-head = надевается на голову
text-tag-potion = зелье
text-tag-scroll = свиток
text-value-strength = Сила +{ $n }
text-value-will = Воля +{ $n }
text-bonus-strength = +{ $n } в Сражении Силы
text-bonus-will = +{ $n } в Сражении Воли
text-bonus-any = +{ $n } в любом сражении
text-with-edged = за каждое клинковое оружие в руках
text-with-crushing = за каждое сокрушающее оружие в руках
text-with-long = за каждое длинное оружие в руках
text-with-staff = с посохом
text-with-wand = с жезлом
text-with-two-handed = с двуручным оружием
text-with-unarmed = с пустыми руками
text-with-throwing = за каждое метнутое оружие
text-against = против { $types }
text-type-animal = животное
text-type-humanoid = гуманоид
text-type-undead = нежить
text-type-demon = демон
text-type-character = персонаж
text-against-animal = животных
text-against-humanoid = гуманоидов
text-against-undead = нежити
text-against-demon = демонов
text-against-character = персонажей
text-and = { $first } и { $last }
text-more = ещё { $what }
text-in-forest = в лесу
text-in-mountains = в горах
text-in-plains = на равнинах
text-in-port = в порту
text-in-astral = в Астральном измерении
text-throw = можно метнуть: ещё +{ $n } на один бросок, затем повреждается
text-burn = может вспыхнуть: ещё +{ $n } на один бросок, затем повреждается
text-block = проигрыш броска Силы не больше чем на { $n } превращает в ничью, затем повреждается
text-learn = ещё { $n ->
    [one] { $n } Опыт
   *[other] { $n } Опыта
} за каждое побеждённое Создание
text-earn-sail = { $n ->
    [one] { $n } Золотой
   *[other] { $n } Золота
} за каждое плавание
text-earn-humanoid = { $n ->
    [one] { $n } Золотой
   *[other] { $n } Золота
} за победу над гуманоидом
text-earn-character = до { $n } Золота побеждённого персонажа
text-earn-animal = { $n ->
    [one] { $n } Золотой
   *[other] { $n } Золота
} за победу над животным
text-when-turn = в свой ход вне сражения
text-when-instead = вместо движения
text-when-move = движение
text-when-battle = один раз за сражение
text-when-weapon = на оружие в руках, один раз за сражение
text-when-throw = перед броском
text-when-start = в начале Сражения Воли
text-when-after = после броска
text-when-loss = при потере Здоровья в сражении
text-once = одноразово
text-spell = заклинание за { $what }
text-pay-mana = { $n ->
    [one] { $n } Ману
   *[other] { $n } Маны
}
text-pay-mana-all = всю Ману
text-pay-health = { $n ->
    [one] { $n } Здоровье
   *[other] { $n } Здоровья
}
text-pay-gold = { $n ->
    [one] { $n } Золотой
   *[other] { $n } Золота
}
text-pay-xp = { $n ->
    [one] { $n } Опыт
   *[other] { $n } Опыта
}
text-paying = за { $what }
text-move-anywhere = в любую локацию
text-move-home = в одну из своих гильдий
text-move-exactly = ровно на { $n } { $n ->
    [one] локацию
    [few] локации
   *[many] локаций
}
text-move-up-to = до { $n } { $n ->
    [one] локации
   *[other] локаций
}
text-move-any-forest = в любой лес
text-move-any-mountains = в любые горы
text-special-best = бросок { $n } кубиков, считается лучший
text-special-die = ваш кубик считается за { $n }, чужой за { $foe-die }
text-special-foe = у противника на { $n } меньше, только в сражении из одного броска
text-special-drain = противник теряет { $n ->
    [one] { $n } Волю
   *[other] { $n } Воли
}
text-special-again = бросок повторяется
text-special-reroll = один кубик перебрасывается
text-special-turn = ещё один ход в этом раунде
text-special-loop = ещё один ход в этом раунде, но не в двух своих раундах подряд
text-gain-heal = вылечить { $n ->
    [one] { $n } Здоровье
   *[other] { $n } Здоровья
}
text-gain-heal-all = вылечить всё Здоровье
text-gain-restore = восполнить { $n ->
    [one] { $n } Ману
   *[other] { $n } Маны
}
text-gain-restore-all = восполнить всю Ману
text-gain-gold = { $n ->
    [one] { $n } Золотой
   *[other] { $n } Золота
}
text-gain-gold-per-strength = { $n ->
    [one] { $n } Золотой
   *[other] { $n } Золота
} за каждый пункт Силы
text-gain-gold-per-will = { $n ->
    [one] { $n } Золотой
   *[other] { $n } Золота
} за каждый пункт Воли
text-gain-xp = { $n ->
    [one] { $n } Опыт
   *[other] { $n } Опыта
}
text-gain-strength = Сила +{ $n }
text-gain-will = Воля +{ $n }
text-gain-strength-for-turn = Сила +{ $n } на этот ход
text-gain-will-for-turn = Воля +{ $n } на этот ход
text-gain-common = обычный Предмет
text-gain-rare = редкий Предмет
text-gain-artifact = Артефакт этого измерения
text-gain-swap = Золото и Опыт меняются местами
text-gain-lose-health = потерять { $n ->
    [one] { $n } Здоровье
   *[other] { $n } Здоровья
}
text-gain-lose-mana = потерять { $n ->
    [one] { $n } Ману
   *[other] { $n } Маны
}
text-gain-lose-gold = потерять { $n ->
    [one] { $n } Золотой
   *[other] { $n } Золота
}
text-flag-ride-free = лошади бесплатны
text-flag-sail-free = корабли бесплатны
text-flag-sail-any = корабли идут в любой порт
text-flag-gate-free = Ворота бесплатны
text-flag-repair-free = ремонт бесплатный
text-flag-stealth = Возможностями можно пользоваться и до, и после сражений
text-flag-fleet = два движения за ход
text-flag-spell-discount = один раз за раунд заклинание дешевле на 1 Ману
text-flag-will-discount = начать Сражение Воли дешевле на { $will-discount ->
    [one] { $will-discount } Ману
   *[other] { $will-discount } Маны
}
text-flag-will-cheap = начать Сражение Воли можно за { $will-cheap ->
    [one] { $will-cheap } Ману
   *[other] { $will-cheap } Маны
}, а не за { $will-cost }
text-flag-dual-wield = два одноручных оружия сразу
text-flag-throw-any = любое одноручное оружие можно метнуть, затем оно повреждается
text-flag-toughness = проигрыш ровно на 1 считается ничьей
text-flag-berserk = проигранное сражение стоит на 1 Здоровье больше
text-flag-train-free = обучение не стоит Золота
text-flag-steal = нападая, вы забираете Предмет проигравшего
text-flag-haggle = в Городе, в Деревне и на чёрном рынке товары на { $cheaper } дешевле, а продажа на { $dearer } дороже
text-flag-fanatic = после ничьей в свой ход можно сразиться снова
text-flag-sanctity = смертельный удар оставляет 0 Здоровья; затем Умение теряется
text-flag-counterfeit = один раз за раунд оплата дешевле на { $false-coins ->
    [one] { $false-coins } Золотой
   *[other] { $false-coins } Золота
}
text-flag-bless-end = восполнить { $ring-mana ->
    [one] { $ring-mana } Ману
   *[other] { $ring-mana } Маны
} в конце раунда, если в нём не было заклинаний
text-flag-drain-rival = побеждённый персонаж отдаёт вам 1 Ману
text-flag-mirror = после проигрыша бросьте кубик: { $mirror-from ->
    [5] 5 или 6
   *[other] { $mirror-from } или больше
} даёт ничью, а персонаж-противник теряет 1 Здоровье и 1 Ману
text-flag-banner = бросок в начале раунда: на { $banner-battle } — +{ $rally } в сражениях этого хода, на { $banner-mana } — восполнить { $rally-mana ->
    [one] { $rally-mana } Ману
   *[other] { $rally-mana } Маны
}, на { $banner-health } — вылечить { $rally-health ->
    [one] { $rally-health } Здоровье
   *[other] { $rally-health } Здоровья
}, на { $banner-all } — то и другое всем
text-flag-hospitality = один раз за ход в цивилизованной локации или на равнинах: вылечить { $guest-health ->
    [one] { $guest-health } Здоровье
   *[other] { $guest-health } Здоровья
} и восполнить { $guest-mana ->
    [one] { $guest-mana } Ману
   *[other] { $guest-mana } Маны
}
text-flag-works-in-will = действует и в Сражении Воли
text-flag-once = бонус считается один раз
text-flag-smith = вместо движения в цивилизованной локации: { $smith-gold ->
    [one] { $smith-gold } Золотой
   *[other] { $smith-gold } Золота
}
text-flag-letter = одно обучение без Золота
text-flag-scorch = после сражения оружие повреждается
text-flag-decay = в свой ход вне сражения: сбросить Предмет и восполнить { $decay-mana ->
    [one] { $decay-mana } Ману
   *[other] { $decay-mana } Маны
}
text-effect-stealing = забрать Предмет персонажа в вашей локации, кроме Артефакта
text-effect-decay = уничтожить Предмет персонажа в вашей локации, кроме Артефакта
text-effect-destruction = уничтожить Создание в вашей локации без награды
text-effect-wishes = Сила +1, Воля +1 или { $wish-xp ->
    [one] { $wish-xp } Опыт
   *[other] { $wish-xp } Опыта
}
text-effect-alchemist = за { $alchemist-fee ->
    [one] { $alchemist-fee } Золотой
   *[other] { $alchemist-fee } Золота
}: обменять 1 Волю на 1 Силу или 1 Силу на { $alchemist-will ->
    [one] { $alchemist-will } Волю
   *[other] { $alchemist-will } Воли
}
text-effect-black_market = за { $market-fee ->
    [one] { $market-fee } Золотой
   *[other] { $market-fee } Золота
}: один обычный Предмет на выбор из { $market-items }
text-effect-collector = покупает один целый Предмет (цена × { $collector-pays })
text-effect-apothecary = вылечить Здоровье (по { $health-gold ->
    [one] { $health-gold } Золотому
   *[other] { $health-gold } Золота
} за каждое) или восполнить Ману ({ $mana-per-gold } за 1 Золотой)
text-effect-golden_fish = одно желание: Сила, Воля или редкий Предмет — то, чего у вас меньше, чем у всех остальных
text-effect-hermit = { $hermit-xp ->
    [one] { $hermit-xp } Опыт
   *[other] { $hermit-xp } Опыта
} самому бедному или тому, кто раздаст достаточно, чтобы им стать
text-effect-master_wizard = за { $wizard-fee ->
    [one] { $wizard-fee } Золотой
   *[other] { $wizard-fee } Золота
}: в любую локацию, как будто вы только что вошли
text-effect-ruins = приходит Создание из колоды, с ним нужно сразиться
text-kept-clover-meadow = карту можно взять с собой; она ничего не даёт
text-kept-forgotten-chapel = карту можно взять с собой: +{ $chapel } к первому броску следующего сражения
text-strength = Сила { $n }
text-will = Воля { $n }
text-lives = { $n } { $n ->
    [one] жизнь
    [few] жизни
   *[many] жизней
}
text-kind-two-part = Сражение Воли, затем Сражение Силы
text-kind-both = Сила и Воля вместе в одном сражении
text-kind-shadow = Сражение Силы, но вместо Силы считается Воля
text-kind-will-first = Сражение Воли, а за { $will-cost ->
    [one] { $will-cost } Ману
   *[other] { $will-cost } Маны
} Сражение Силы
text-kind-costs-strength = Сражение Силы только за { $what }
text-kind-costs-will = Сражение Воли только за { $what }
text-before = перед сражением: { $what }
text-home = { $where }: { $what }
text-reward = за победу: { $what }
text-home-loss = { $where } при проигрыше: { $what }
text-loss = при проигрыше: { $what }
text-test-strength = бросок + Сила должны дать не меньше { $reach }
text-test-will = бросок + Воля должны дать не меньше { $reach }
text-fail = иначе: { $what }
text-rule-optional = можно не сражаться
text-rule-no-spells = в сражении нельзя произносить заклинания
text-rule-fist-fight = без Опыта, если использованы оружие, щит или заклинание
text-rule-margin = столько Опыта, какова разница в счёте
text-rule-damage-weapon = использованное оружие повреждается
text-rule-destroy-weapon = использованное оружие уничтожается
text-rule-bleed = без оружия вы сначала теряете 1 Здоровье
text-rule-riddle = перед сражением бросок за { $riddle-mana ->
    [one] { $riddle-mana } Ману
   *[other] { $riddle-mana } Маны
}, «{ $riddle-wins }» побеждает
text-rule-rob-item = при проигрыше отдать Предмет вместо Здоровья; он достанется победителю
text-rule-rob-gold = при проигрыше отдать { $rob-gold ->
    [one] { $rob-gold } Золотой
   *[other] { $rob-gold } Золота
}, а если столько нет, то всё Золото и 1 Здоровье; Золото достанется победителю
text-rule-rob-best = при проигрыше сбросить самый дорогой Предмет вместо Здоровья
text-rule-twice-health = Сила вдвое больше вашего Здоровья
text-rule-ambush = Сила +{ $ambush }, если карта только что открыта
text-rule-by-kind = после Сражения Силы Воля +1, после Сражения Воли Сила +1
text-rule-treasure-die = по броску обычный Предмет ({ $common-dice }) или редкий ({ $rare-dice })
text-rule-refusable = редкий Предмет, от которого можно отказаться
text-rule-half-health = при проигрыше потерять половину Здоровья
text-rule-drain-each = перед каждым броском вы теряете 1 Ману
text-rule-weapon-of-choice = редкое оружие или щит на выбор
text-rule-burn-scrolls = при проигрыше ваши свитки сгорают
text-rule-likes-men = против женщин Воля на { $charm } меньше
text-rule-likes-women = против мужчин Воля на { $charm } меньше

# Названия
name-health = Здоровье
name-mana = Мана
name-strength = Сила
name-will = Воля
name-gold = Золото
name-xp = Опыт
name-two-part = Воля, затем Сила
name-both = Сила и Воля вместе
name-shadow = Сила, но вместо неё считается Воля
name-walk = пешком
name-horse = верхом
name-ship = на корабле
name-gate = через Ворота
name-work = работа в Городе
name-train = тренировка в Крепости
name-dirty-work = грязная работа для Гильдии воров
name-plane-1 = Астральное измерение 1
name-plane-2 = Астральное измерение 2
name-plane-3 = Астральное измерение 3
name-plane-4 = Астральное измерение 4
name-plane-5 = Астральное измерение 5

# Варианты стола
set-short = Победа с двумя Артефактами, без Финального Сражения
set-apocalypse = Апокалипсис
set-teams = Две команды по двое
set-trade = Торговля между игроками
set-edition = Колода Случаев

# То, что показывает только браузер
pr-you = вы
pr-all = всё
pr-free = даром
pr-coin-gold = { $n ->
    [-1] всё Золото
    [one] { $n } Золотой
   *[other] { $n } Золота
}
pr-coin-xp = { $n ->
    [-1] весь Опыт
    [one] { $n } Опыт
   *[other] { $n } Опыта
}
pr-coin-mana = { $n ->
    [-1] вся Мана
    [one] { $n } Мана
   *[other] { $n } Маны
}
pr-coin-health = { $n ->
    [-1] всё Здоровье
    [one] { $n } Здоровье
   *[other] { $n } Здоровья
}
pr-close = Закрыть
pr-map = Кольцо локаций и измерения
pr-looking = Куда вы смотрите
pr-you-are-here = вы здесь
pr-safe = здесь не нападают
pr-own-guild = ваша гильдия
pr-opportunity = Возможность
pr-nothing = Здесь ничего нет.
pr-sheets = Остальные игроки
pr-sheets-own = Мой персонаж
pr-sheet-of = Карта персонажа: { $seat }
pr-sheet-open = Всё, что есть у моего персонажа
pr-bag = Мои вещи: { $items ->
    [one] { $items } Предмет
    [few] { $items } Предмета
   *[many] { $items } Предметов
}, { $skills ->
    [one] { $skills } Умение
    [few] { $skills } Умения
   *[many] { $skills } Умений
}
pr-deeds = { $count ->
    [0] сейчас с этим ничего не сделать
    [one] с этим можно сделать { $count } дело
    [few] с этим можно сделать { $count } дела
   *[many] с этим можно сделать { $count } дел
}
pr-empty-handed = Пока ни Предметов, ни Умений.
pr-face-down = { $count ->
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
   *[many] { $count } карт рубашкой вверх
}
pr-to-win = победить
pr-even = ничья { $draw } %
pr-prize = Награда
pr-loss = Поражение
pr-unknown = рубашкой вверх
pr-says-draft = Второй уходит соседу слева.
pr-says-move = Светлые локации доступны, цена пути у края.
pr-return-gold = Отдать в банк
pr-says-act = Нападение идёт раньше Возможностей.
pr-says-accept = На вас нападают Силой.
pr-says-newcomer = Ваш персонаж погиб.
pr-says-field = Туда попадут все, у кого есть Артефакты.
pr-says-training = Выберите гильдию на кольце.
pr-says-dream = Выберите врата.
pr-says-limits = Сверх предела ничего нельзя оставить до конца раунда.
pr-says-healing = Оно вернёт Здоровье, которое вы только что потеряли.
pr-relics = Артефакты
pr-race = Гонка за Артефактами
pr-race-held = держит { $seat }
pr-race-in = место: { $place }
pr-race-unknown = в одном из измерений, где именно, неизвестно
pr-artifacts = { $count ->
    [one] { $count } Артефакт
    [few] { $count } Артефакта
   *[many] { $count } Артефактов
}
pr-setup = Подготовка
pr-odds = победа { $win } %, ничья { $draw } %, поражение { $loss } %

pr-chance = Карта Случая
pr-chance-gift = Тому, кто вытянул: { $mine }. Остальным: { $others }.
pr-chance-terrain = В каждую локацию этой местности, где есть место, приходит новое Приключение.
pr-chance-guild = В этой гильдии предлагают новое Умение.
pr-chance-training = Новое Умение в гильдии по выбору вытянувшего.
pr-chance-offer = По новому Умению в гильдиях вытянувшего.
pr-chance-tradesman = В Деревню привезли новые товары.
pr-chance-merchant = В Город привезли новые товары.
pr-chance-peace = Вытянувший делает ещё один ход.
pr-chance-dream = Вытянувший открывает карту в одном из измерений.
pr-chance-charity = У кого меньше всех Золота, тот получает { $alms-gold ->
    [one] { $alms-gold } Золотой
   *[other] { $alms-gold } Золота
}, у кого Здоровья — лечит { $alms-health ->
    [one] { $alms-health } Здоровье
   *[other] { $alms-health } Здоровья
}, у кого Маны — восполняет { $alms-mana ->
    [one] { $alms-mana } Ману
   *[other] { $alms-mana } Маны
}.
pr-chance-crisis = Все теряют половину Золота.

pr-role-lesser = Малый Страж
pr-role-greater = Главный Страж
pr-role-prizes = Артефакт
pr-taken = взят
pr-beaten = побеждён
pr-doors = Напасть можно отсюда: { $places }.

pr-place-city = Здесь покупают и продают редкие Предметы. Вместо движения можно поработать: { $work-gold ->
    [one] { $work-gold } Золотой
   *[other] { $work-gold } Золота
} за { $work-mana ->
    [one] { $work-mana } Ману
   *[other] { $work-mana } Маны
}.
pr-place-village = Здесь покупают и продают Предметы. Жильё за { $lodging ->
    [one] { $lodging } Золотой
   *[other] { $lodging } Золота
}: вылечить { $lodge-health ->
    [one] { $lodge-health } Здоровье
   *[other] { $lodge-health } Здоровья
}, восполнить { $lodge-mana ->
    [one] { $lodge-mana } Ману
   *[other] { $lodge-mana } Маны
}, и до вашего следующего хода на вас нельзя напасть.
pr-place-fortress = Гильдия. Вместо движения можно тренироваться: { $train-xp ->
    [one] { $train-xp } Опыт
   *[other] { $train-xp } Опыта
} за { $train-health ->
    [one] { $train-health } Здоровье
   *[other] { $train-health } Здоровья
}.
pr-place-thieves-guild = Гильдия. Вместо движения есть грязная работа: { $dirty-work-gold ->
    [one] { $dirty-work-gold } Золотой
   *[other] { $dirty-work-gold } Золота
} за { $dirty-work-health ->
    [one] { $dirty-work-health } Здоровье
   *[other] { $dirty-work-health } Здоровья
}.
pr-place-forest-camp = Гильдия. Здоровье лечат по { $health-gold ->
    [one] { $health-gold } Золотому
   *[other] { $health-gold } Золота
} за каждое.
pr-place-magic-tower = Гильдия. Восполняют { $mana-per-gold ->
    [one] { $mana-per-gold } Ману
   *[other] { $mana-per-gold } Маны
} за 1 Золотой.
pr-place-monastery = Гильдия. Раз в ход здесь даром лечат { $monastery-health ->
    [one] { $monastery-health } Здоровье
   *[other] { $monastery-health } Здоровья
}.
pr-place-enchanted-wilderness = Раз в ход здесь восполняют до { $wilderness-mana } Маны.
pr-no-skills = Сейчас здесь нет Умений.
pr-price = Вам это стоит
pr-gold-more = доплачивают Золотом: { $names }

pr-markers-strength = Сила { $value }: Здоровье { $right }, потеряно { $left }
pr-markers-will = Воля { $value }: Мана { $right }, потрачено { $left }
pr-of = { $what }: в конце раунда не больше { $most }
pr-hands = { $hands ->
    [one] нужна { $hands } рука
    [few] нужно { $hands } руки
   *[other] нужно { $hands } рук
}
pr-bid = продаётся за { $gold ->
    [one] { $gold } Золотой
   *[other] { $gold } Золота
}
pr-no-items = Предметов пока нет. Их продают в Деревне и в Городе, их стерегут Создания.
pr-no-learned = Умений пока нет. Им учат за Опыт в гильдиях.
pr-lodged = жильё: нападать нельзя
pr-strong = +{ $amount } к Силе в этот ход
pr-focused = +{ $amount } к Воле в этот ход
pr-rallied = +{ $amount } во всех сражениях этого хода

pr-battle = Сражение
pr-with = в руках: { $cards }
pr-deadly = Удар перед этим сражением убьёт вас.
pr-guessed = Эта сторона ещё не вооружилась, считаем лучшее, что у неё есть.
pr-throws = Бросок { $now } из { $all }
pr-die-counts = кубик считается за { $value }
pr-best-of = лучший из { $dice } кубиков
pr-throw-won = В этом броске { $seat } впереди.
pr-throw-lost = В этом броске { $seat } позади.
pr-throw-drawn = В этом броске ничья.
pr-their-word = Решает { $seat }.
pr-came-won = { $seat } побеждает. Противник: { $other }.
pr-came-drew = Ничья. { $seat } и { $other } расходятся.
pr-came-beaten = { $seat } проигрывает. Победитель: { $other }.
pr-stage-die = Кубик
pr-stage-won = Победа
pr-stage-lost = Поражение
pr-stage-even = Ничья
pr-stage-throw = Бросок выигран
pr-stage-ahead = Впереди
pr-stage-behind = Позади
pr-stage-level = Поровну
pr-stage-side = { $name } { $sum } ({ $terms })
pr-stage-term = { $label } { $value }
pr-stage-sentence = { $left } против { $right }: { $verdict }.
pr-stage-died = гибель
pr-stage-survived = смертельный удар отведён
pr-src-potion = Зелье
pr-src-effects = Заклинания и эффекты
pr-src-home = Родные места
pr-src-ambush = Засада
pr-src-charm = Чары

pr-deal-gives = Отдаёт { $seat }
pr-deal-nothing = пока ничего
pr-give-gold = Вы добавите
pr-want-gold = Вы просите
pr-draft = Кем вы будете?
pr-draft-wait = Остальные ещё выбирают.
pr-starts = начинает здесь: { $place }

# Первая игра с подсказками

guide-pr-draft = Из двух персонажей вы оставляете одного и передаёте другого, и так { $draft-choices } { $draft-choices ->
    [few] раза
   *[other] раз
}. Сила решает Сражения Силы, она же ваше Здоровье. Воля решает Сражения Воли, она же ваша Мана. Две свои гильдии учат без Золота.
    .title = Кем вы будете?
guide-pr-goal = Артефактов в Астральных измерениях { $artifacts }, каждый за двумя Стражами. У кого их { $king }, тот Король. Когда разобраны все { $artifacts }, их владельцы сходятся в Финальном Сражении.
    .title = Ради чего всё
guide-pr-map = Локаций { $locations }, они лежат кольцом. До светящихся можно дойти сейчас. Пешком в соседнюю даром, на лошади на { $ride } { $ride ->
    [one] локацию
    [few] локации
   *[many] локаций
} (за { $horse-fare ->
    [one] { $horse-fare } Золотой
   *[other] { $horse-fare } Золота
}), корабли ходят из порта в порт (за { $ship-fare ->
    [one] { $ship-fare } Золотой
   *[other] { $ship-fare } Золота
}), Ворота ведут к другим Воротам (за { $gate-fare ->
    [one] { $gate-fare } Золотой
   *[other] { $gate-fare } Золота
}).
    .title = Кольцо
guide-pr-place = Наведите на локацию или коснитесь её один раз, и вы увидите, что там ждёт. У каждого Создания показан ваш точный шанс победить с тем, что у вас есть сейчас.
    .title = Сначала посмотрите
guide-pr-sheet = Считаются маркеры справа: красные это Сила и Здоровье, синие это Воля и Мана. Потерянное и потраченное уходит налево и может вернуться.
    .title = Ваш персонаж
guide-pr-fight = С Созданием на пути придётся сразиться. Каждая сторона прибавляет к своему значению кубик; у кого сумма больше, тот победил. Некоторых можно встретить Силой, а за Ману и Волей.
    .title = Сражение
guide-pr-battle = В каждой строке сказано, откуда взялось очко. Наведите на кнопку ниже, и увидите, как изменятся шансы, ещё до того, как заплатите.
    .title = У каждого очка есть причина
guide-pr-act = Теперь можно напасть на одного персонажа, а потом пользоваться тем, что есть в локации: товарами, обучением, лечением, Возможностями. Нападение всегда идёт первым.
    .title = Что можно сделать здесь
guide-pr-learn = Умения стоят Опыта. В чужой гильдии придётся доплатить столько же Золотом.
    .title = Учёба
guide-pr-opponents = Коснитесь имени, чтобы увидеть карту этого персонажа. На ней всё открыто.
    .title = Остальные
guide-pr-chance = В начале каждого раунда тянут карту Случая: новые Приключения, новые товары, новые Умения или подарок для всех.
    .title = Карта Случая
guide-pr-planes = На измерение нападают вместо движения из двух соседних локаций. Сначала Малый Страж, и сразу за ним Главный. Приходите сильными.
    .title = Измерения
guide-pr-items = В сражении у вас две руки. Ладошки рядом с названием говорят, сколько их нужно. В конце раунда нельзя держать больше { $most-items } Предметов и { $most-skills } Умений.
    .title = Что вы несёте

# Что стоит рядом с вариантом

remark-gold = { $n ->
    [one] { $n } Золотой
   *[other] { $n } Золота
}
remark-all-gold = всё Золото
remark-xp = { $n ->
    [one] { $n } Опыт
   *[other] { $n } Опыта
}
remark-all-xp = весь Опыт
remark-mana = { $n ->
    [one] { $n } Мана
   *[other] { $n } Маны
}
remark-all-mana = вся Мана
remark-health = { $n ->
    [one] { $n } Здоровье
   *[other] { $n } Здоровья
}
remark-all-health = всё Здоровье
remark-bid = { $n ->
    [one] принесёт { $n } Золотой
   *[other] принесёт { $n } Золота
}
remark-odds = { $mine } против { $theirs }: победа { $win } %, ничья { $draw } %, поражение { $loss } %
remark-win = (победа { $n } %)

# Как `questhall content` называет виды компонентов, их числа и части карт

content-characters = персонажи
content-places = локации кольца
content-common = обычные Предметы
content-rare = редкие Предметы
content-artifacts = Артефакты
content-skills = Умения гильдий
content-creatures = Создания
content-guardians = Стражи Астральных измерений
content-opportunities = Возможности
content-chance = карты Случая
fact-strength = { $value ->
    [0] {""}
   *[other] Сила { $value }
}
fact-will = { $value ->
    [0] {""}
   *[other] Воля { $value }
}
fact-guilds = { $value }
fact-sex = { $case ->
    [is-f] женщина
   *[is-m] мужчина
}
fact-terrain = { $case ->
    [is-plains] Равнины
    [is-forest] Лес
    [is-mountains] Горы
    [is-guild] гильдия
    [is-enchanted] заколдованная
   *[other] цивилизованная
}
fact-port = порт
fact-gate = Ворота
fact-safe = в безопасности
fact-planes = выход: { $value }
fact-price = { $value ->
    [0] {""}
   *[other] цена { $value }
}
fact-experience = { $value ->
    [0] {""}
   *[other] Опыт { $value }
}
fact-guild = { $value }
fact-lives = { $value ->
    [1] {""}
    [one] { $value } жизнь
    [few] { $value } жизни
   *[other] { $value } жизней
}
fact-deck = { $case ->
    [is-greater] Главный Страж
   *[is-lesser] Малый Страж
}
fact-copies = { $value ->
    [0] {""}
    [one] { $value } экземпляр
    [few] { $value } экземпляра
   *[other] { $value } экземпляров
}
fact-first = первое издание, для всех и ещё для 4–5 игроков: { $value }

# Справочник карт: где что встречается и по чему выбирать
where-planes = в Астральных измерениях
where-wild = в лесах, горах и на равнинах
where-home-forest = дома в лесу
where-home-mountains = дома в горах
where-home-plains = дома на равнине
where-home-port = дома в порту
where-chance-deck = в колоде Случая, по одной карте в раунд
field-strength = Сила
field-will = Воля
field-guilds = гильдия
field-terrain = местность
field-price = цена
field-experience = Опыт
field-guild = гильдия
field-lives = жизни
field-deck = ранг
