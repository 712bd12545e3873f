# Вопросы
ask-draft = Какого персонажа вы оставите? Второй уходит соседу слева.
ask-newcomer = Ваш персонаж погиб. Вы продолжите с новым персонажем?
ask-training = В какой гильдии откроется новое Умение?
ask-dream = В каком измерении вы откроете следующую карту?
ask-move = На что вы потратите движение?
ask-fight = С кем и как вы сразитесь?
ask-astral = Путь преграждает Страж.
ask-act = Что вы сделаете здесь? Нападение идёт раньше Возможностей.
ask-gear = Что вы возьмёте в руки в этом сражении?
ask-head = Что вы наденете на голову на всё сражение?
ask-before = Перед броском: добавите что-нибудь?
ask-after = Кубики брошены. Измените что-нибудь?
ask-accept = На вас нападают Силой. Превратить это в Сражение Воли?
ask-pray = Сейчас будет брошен кубик.
ask-reality = Перебросить этот кубик?
ask-limits = У вас слишком много карт. Какую вы отдадите?
ask-field = Где произойдёт Финальное Сражение?
ask-bargain = Составьте предложение.
ask-agree = Вы согласны на этот обмен?
ask-pick_curse = Сокровище мумии проклято. Вы возьмёте его?
ask-pick_armoury = Выберите оружие или щит.
ask-pick_robbed = Какой Предмет вы отдадите?
ask-pick_imp = Какой из самых дорогих Предметов пропадёт?
ask-pick_healing = Применить Лечение к Здоровью, которое вы только что потеряли?
ask-pick_again = Ничья. Сразиться снова сейчас же?
ask-pick_yield = Вы проиграли. Чем вы заплатите?
ask-pick_loot = Какой Предмет вы возьмёте?
ask-pick_tribute = Какой Артефакт вы отдадите?
ask-pick_market = Выберите один товар на чёрном рынке.
ask-pick_hermit = Кто-то беднее вас. От чего вы откажетесь?

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
do-go = { $a }: { $b }
do-work = работа: Золото { $work-gold } (Мана { $work-mana })
do-train = тренировка: Опыт { $train-xp } (Здоровье { $train-health })
do-dirty-work = грязная работа: Золото { $dirty-work-gold } (Здоровье { $dirty-work-health })
do-smith = работа кузнецом: Золото { $smith-gold }
do-instead = { $a } вместо движения
do-assault = напасть: { $a }
do-trade = торговаться: { $a }
do-fight = сразиться: { $a } ({ $b })
do-leave = не трогать: { $a }
do-retreat = отступить
do-riddle = загадка: Мана { $riddle-mana } за бросок, «{ $riddle-wins }» побеждает
do-attack = напасть: { $a } ({ $b })
do-done = закончить ход
do-use = использовать: { $a }
do-cast = заклинание: { $a }
do-decay = распад: { $a }, Мана { $decay-mana }
do-steal = украсть: { $a } ({ $b })
do-rot = уничтожить: { $a } ({ $b })
do-destroy = уничтожить: { $a }
do-wish-strength = пожелать Силу
do-wish-will = пожелать Волю
do-wish-xp = пожелать Опыт: { $wish-xp }
do-blessing = вылечить Здоровье: { $monastery-health }
do-recharge = восполнить Ману: до { $wilderness-mana }
do-lodge = жильё: Золото { $lodging }
do-heal = вылечить Здоровье: { $a }, Золото { $health-gold } за каждое
do-mana = восполнить { $a } Маны
do-buy = купить: { $a }
do-sell = продать: { $a }
do-learn = изучить: { $a }
do-learn-letter = изучить по рекомендательному письму: { $a }
do-repair = отремонтировать: { $a }
do-repair-all = отремонтировать всё
do-take-artifact = взять: { $a }
do-hospitality = принять народное гостеприимство
do-visit = использовать: { $a }
do-brew-strength = 1 Волю на 1 Силу, Золото { $alchemist-fee }
do-brew-will = 1 Силу на Волю { $alchemist-will }, Золото { $alchemist-fee }
do-collect = продать коллекционеру, цена × { $collector-pays }: { $a }
do-buy-health = купить { $a } Здоровья
do-buy-mana = купить { $a } Маны
do-fish-strength = пожелать Силу
do-fish-will = пожелать Волю
do-fish-rare = пожелать редкий Предмет
do-wizard = перенестись (Золото { $wizard-fee }): { $a }
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
do-give-gold = отдать { $a } Золота
do-want-gold = попросить { $a } Золота
do-agree = согласиться
do-refuse = отказаться
do-take = взять: { $a }
do-accept-gift = взять
do-choose = выбрать: { $a }
do-hand-over = отдать: { $a }
do-again = сразиться снова ({ $a })
do-health = потерять 1 Здоровье
do-items = победитель возьмёт Предмет
do-return-gold = вернуть в банк { $a } Золота

# События
passed = { $seat } получает карту: { $card }.
    .unseen = { $seat } получает карту персонажа.
drafted = { $seat } играет за персонажа { $character }.
first = { $seat }: бросок { $roll } за право первого раунда.
chance-card = { $seat } тянет карту Случая: { $card }.
placed = { $place }: новое Приключение — { $card }.
hid = { $place }: добавлена карта Приключения лицом вниз.
shown = { $place }: открыта карта { $card }.
offered = { $place }: теперь предлагается { $card }.
guard = { $plane }: открыта карта { $card }.
moved = { $seat }: теперь в локации { $place } ({ $how }).
stayed = { $seat }: остаётся в локации { $place }.
worked = { $seat }: вместо движения { $how }.
gained = { $seat }: +{ $amount } { $what }.
lost = { $seat }: −{ $amount } { $what }.
got = { $seat } получает: { $card }.
gave = { $seat } отдаёт: { $card }.
bought = { $seat } покупает: { $card }, Золото { $gold }.
sold = { $seat } продаёт: { $card }, Золото { $gold }.
learned = { $seat } изучает: { $card }, Опыт { $xp }, Золото { $gold }.
repaired = { $seat } ремонтирует: { $card }.
damaged = { $seat }: поврежден Предмет { $card }.
lodged = { $seat } ночует в Деревне: до следующего хода на этого персонажа нельзя напасть.
blessed = { $seat } исцеляется в Монастыре.
recharged = { $seat } восполняет Ману в Заколдованной местности.
treated = { $seat } покупает лечение: +{ $amount } Здоровья за { $gold ->
    [one] { $gold } Золотой
   *[other] { $gold } Золота
}.
drank = { $seat } покупает { $amount } { $amount ->
    [one] Ману
   *[other] Маны
} за { $gold ->
    [one] { $gold } Золотой
   *[other] { $gold } Золота
}.
kept = { $seat } берёт с собой карту: { $card }.
called = { $seat }: { $card } помогает, +{ $bonus } к первому броску.
rallied = { $seat }: +{ $bonus } во всех сражениях этого хода.
destroyed = Уничтожено: { $card }.
used = { $seat } использует: { $card }.
cast = { $seat } произносит заклинание: { $card }.
fought = { $seat } сражается: { $card } ({ $kind }).
attacked = { $seat } нападает на: { $rival } ({ $kind }).
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
robbed = { $seat }: ограблен, потерян Предмет { $card }.
recovered = { $seat } забирает награбленное: { $card }.
took = { $seat } забирает: { $card } ({ $rival }).
died = { $seat }: погибает { $character }.
new-character = { $seat } продолжает за персонажа { $character }.
survived = { $seat } переживает смертельный удар.
dropped = { $place }: здесь остаётся { $card }.
astral = { $seat } нападает на { $plane }.
closed = { $plane }: закрыто.
final = Все Артефакты у Чемпионов: начинается последняя борьба.
field = { $seat } выбирает поле битвы: { $place }.
left = { $seat } покидает игру.
doom = Апокалипсис начался.
crowned = { $seat } побеждает в игре.
nobody = Не победил никто.
traded = { $seat } и { $other } совершают обмен.
refused = { $other } отказывается от обмена; предлагает { $seat }.
extra = { $seat } получает ещё один ход в этом раунде.

# Отказы
no-gold = Нужно Золота: { $need }; у вас { $have }.
no-mana = Нужно Маны: { $need }; у вас { $have }.
no-health = Нужно Здоровья: { $need }; у вас { $have }.
no-xp = Нужно Опыта: { $need }; у вас { $have }.
no-no-port = Здесь нет порта.
no-no-gate = Здесь нет Ворот.
no-not-civilised = Это возможно только в цивилизованной локации.
no-no-effect = Это ничего не даст.
no-plane-far = Отсюда до этого измерения не добраться.
no-plane-closed = Это измерение закрыто.
no-no-trade = В этой партии игроки не торгуют.
no-traded = В этот ход вы уже торговались или двигались.
no-artifact = Артефакт так отдать нельзя.
no-once-a-round = Это действует один раз за раунд.
no-once-a-turn = Это действует один раз за ход.
no-loop = Петлю Времени нельзя повторить так скоро.
no-creatures = Сначала нужно победить всех Созданий здесь.
no-damaged = Поврежденный Предмет сначала нужно отремонтировать.
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
board-round = Раунд { $round }
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
text-with-throwing = за каждое брошенное оружие
text-against = против: { $types }
text-type-animal = животное
text-type-humanoid = гуманоид
text-type-undead = нежить
text-type-demon = демон
text-type-character = персонаж
text-in-forest = в лесу
text-in-mountains = в горах
text-in-plains = на равнинах
text-in-port = в порту
text-in-astral = в астральном измерении
text-throw = можно метнуть: ещё +{ $n } на один бросок, затем повреждается
text-burn = может вспыхнуть: ещё +{ $n } на один бросок, затем повреждается
text-block = проигрыш броска Силы не больше чем на { $n } превращает в ничью, затем повреждается
text-learn = +{ $n } Опыта за каждое побеждённое Создание
text-earn-sail = Золото за каждое плавание: { $n }
text-earn-humanoid = Золото за победу над гуманоидом: { $n }
text-earn-character = Золото побеждённого персонажа: до { $n }
text-earn-animal = Золото за победу над животным: { $n }
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
text-spell = заклинание
text-pay-mana = Мана { $n }
text-pay-mana-all = вся Мана
text-pay-health = Здоровье { $n }
text-pay-gold = Золото { $n }
text-pay-xp = Опыт { $n }
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
text-special-drain = противник теряет Волю: { $n }
text-special-again = бросок повторяется
text-special-reroll = один кубик перебрасывается
text-special-turn = ещё один ход в этом раунде
text-gain-heal = вылечить { $n }
text-gain-heal-all = вылечить всё Здоровье
text-gain-restore = восполнить Ману: { $n }
text-gain-restore-all = восполнить всю Ману
text-gain-gold = Золото { $n }
text-gain-gold-per-strength = Золото { $n } за каждую Силу
text-gain-gold-per-will = Золото { $n } за каждую Волю
text-gain-xp = Опыт { $n }
text-gain-strength = Сила +{ $n }
text-gain-will = Воля +{ $n }
text-gain-strength-for-turn = Сила +{ $n } на этот ход
text-gain-will-for-turn = Воля +{ $n } на этот ход
text-gain-common = обычный Предмет
text-gain-rare = редкий Предмет
text-gain-swap = Золото и Опыт меняются местами
text-gain-lose-health = потерять Здоровье: { $n }
text-gain-lose-mana = потерять Ману: { $n }
text-gain-lose-gold = потерять Золото: { $n }
text-flag-ride-free = лошади бесплатны
text-flag-sail-free = корабли бесплатны
text-flag-sail-any = корабли идут в любой порт
text-flag-gate-free = Ворота бесплатны
text-flag-repair-free = ремонт бесплатный
text-flag-stealth = Возможности доступны и до, и после сражений
text-flag-fleet = два движения за ход
text-flag-spell-discount = один раз за раунд заклинание дешевле на 1 Ману
text-flag-will-discount = начать Сражение Воли дешевле, Мана −{ $will-discount }
text-flag-will-cheap = начать Сражение Воли: Мана { $will-cheap } вместо { $will-cost }
text-flag-dual-wield = два одноручных оружия сразу
text-flag-throw-any = любое одноручное оружие можно метнуть, затем оно повреждается
text-flag-toughness = проигрыш ровно на 1 считается ничьей
text-flag-berserk = проигранное сражение стоит на 1 Здоровье больше
text-flag-train-free = обучение не стоит Золота
text-flag-steal = нападая, вы забираете Предмет проигравшего
text-flag-haggle = в Городе, Деревне и на чёрном рынке: товары на { $cheaper } дешевле, продажа на { $dearer } дороже
text-flag-fanatic = после ничьей в свой ход можно сразиться снова
text-flag-sanctity = смертельный удар оставляет 0 Здоровья; затем Умение теряется
text-flag-counterfeit = один раз за раунд оплата дешевле, Золото −{ $false-coins }
text-flag-bless-end = Мана { $ring-mana } в конце раунда, если не было заклинаний
text-flag-drain-rival = побеждённый персонаж отдаёт вам 1 Ману
text-flag-mirror = после проигрыша { $mirror-from ->
    [5] 5 или 6
   *[other] { $mirror-from } или больше
} даёт ничью, а персонаж-противник теряет 1 Здоровье и 1 Ману
text-flag-banner = бросок в начале раунда: { $banner-battle } +{ $rally } в сражениях этого хода, { $banner-mana } Мана { $rally-mana }, { $banner-health } Здоровье { $rally-health }, { $banner-all } всем Здоровье { $rally-health } и Мана { $rally-mana }
text-flag-hospitality = один раз за ход в цивилизованной локации или на равнинах: Здоровье { $guest-health } и Мана { $guest-mana }
text-flag-works-in-will = действует и в Сражении Воли
text-flag-once = считается один раз
text-flag-smith = вместо движения в цивилизованной локации: Золото { $smith-gold }
text-flag-letter = одно обучение без Золота
text-flag-scorch = после сражения оружие повреждается
text-flag-decay = в свой ход вне сражения: сбросить Предмет и восполнить Ману { $decay-mana }
text-effect-stealing = забрать Предмет персонажа в вашей локации, кроме Артефакта
text-effect-decay = уничтожить Предмет персонажа в вашей локации, кроме Артефакта
text-effect-destruction = уничтожить Создание в вашей локации без награды
text-effect-wishes = Сила +1, Воля +1 или Опыт { $wish-xp }
text-effect-alchemist = Золото { $alchemist-fee }: 1 Воля на 1 Силу или 1 Сила на Волю { $alchemist-will }
text-effect-black_market = Золото { $market-fee }: один обычный Предмет на выбор из { $market-items }
text-effect-collector = покупает один целый Предмет, цена × { $collector-pays }
text-effect-apothecary = Здоровье по цене Золото { $health-gold } за каждое или Мана { $mana-per-gold } за 1 Золотой
text-effect-golden_fish = одно желание тому, у кого меньше всех: Сила, Воля или редкий Предмет
text-effect-hermit = Опыт { $hermit-xp } самому бедному или тому, кто раздаст достаточно
text-effect-master_wizard = Золото { $wizard-fee }: в любую локацию, как будто вы только что вошли
text-effect-ruins = приходит Создание из колоды, с ним нужно сразиться
text-kept-clover-meadow = карту можно взять с собой; она ничего не даёт
text-kept-forgotten-chapel = карту можно взять с собой: +{ $chapel } к первому броску следующего сражения
text-strength = Сила { $n }
text-will = Воля { $n }
text-lives = жизней: { $n }
text-kind-two-part = Сражение Воли, затем Сражение Силы
text-kind-both = Сила и Воля вместе в одном сражении
text-kind-shadow = Сражение Силы, но вместо Силы считается Воля
text-before = перед сражением: { $what }
text-home = { $where }: Сила +{ $strength }, Воля +{ $will }
text-xp = Опыт { $n }
text-reward = награда: { $what }
text-home-loss = { $where } при проигрыше: { $what }
text-loss = при проигрыше: { $what }
text-test-strength = кубик + Сила должны дать { $reach }
text-test-will = кубик + Воля должны дать { $reach }
text-fail = иначе: { $what }
text-rule-optional = можно не сражаться
text-rule-no-spells = в сражении нельзя произносить заклинания
text-rule-fist-fight = без Опыта, если использованы оружие, щит или заклинание
text-rule-margin = Опыт равен разнице в счёте
text-rule-damage-weapon = использованное оружие повреждается
text-rule-destroy-weapon = использованное оружие уничтожается
text-rule-bleed = без оружия сначала теряется 1 Здоровье
text-rule-riddle = Мана { $riddle-mana } за бросок перед сражением, «{ $riddle-wins }» побеждает
text-rule-rob-item = при проигрыше Предмет вместо Здоровья; он достанется победителю
text-rule-rob-gold = при проигрыше Золото { $rob-gold } или всё Золото и 1 Здоровье; оно достанется победителю
text-rule-rob-best = при проигрыше самый дорогой Предмет вместо Здоровья
text-rule-twice-health = Сила вдвое больше вашего Здоровья
text-rule-ambush = Сила +{ $ambush }, если только что открыт
text-rule-by-kind = победа Силой даёт +1 Волю, победа Волей даёт +1 Силу
text-rule-treasure-die = награда по кубику: { $common-dice } обычный Предмет, { $rare-dice } редкий
text-rule-refusable = награда: редкий Предмет, от которого можно отказаться
text-rule-half-health = при проигрыше половина Здоровья
text-rule-drain-each = перед каждым броском теряется 1 Мана
text-rule-weapon-of-choice = награда: редкое оружие или щит на выбор
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
set-short = Победа с двумя артефактами, без Финального Сражения
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
    [one] { $n } Золото
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
pr-opportunity = возможность
pr-nothing = Здесь ничего нет.
pr-sheets = Листы персонажей
pr-race = Гонка за артефактами
pr-race-held = у игрока { $seat }
pr-race-in = место: { $place }
pr-race-unknown = в одном из измерений, где именно, неизвестно
pr-artifacts = { $count ->
    [one] { $count } артефакт
    [few] { $count } артефакта
   *[many] { $count } артефактов
}
pr-setup = Подготовка
pr-odds = победа { $win } %, ничья { $draw } %, поражение { $loss } %

pr-chance = Карта Случая
pr-chance-gift = Тому, кто вытянул: { $mine }. Остальным: { $others }.
pr-chance-terrain = В каждую локацию этой местности, где есть место, приходит новое приключение.
pr-chance-guild = В этой гильдии предлагают новый навык.
pr-chance-training = Новый навык в гильдии по выбору вытянувшего.
pr-chance-offer = По новому навыку в гильдиях вытянувшего.
pr-chance-tradesman = В Деревню привезли новые товары.
pr-chance-merchant = В Город привезли новые товары.
pr-chance-peace = Вытянувший делает ещё один ход.
pr-chance-dream = Вытянувший открывает карту в одном из измерений.
pr-chance-charity = Золото { $alms-gold }, Здоровье { $alms-health } и Мана { $alms-mana } тем, у кого чего меньше всех.
pr-chance-crisis = Все теряют половину Золота.

pr-role-lesser = Малый страж
pr-role-greater = Великий страж
pr-role-prizes = Артефакт
pr-taken = взят
pr-beaten = побеждён
pr-doors = Напасть можно отсюда: { $places }.

pr-place-city = Здесь покупают и продают редкие товары. Вместо движения можно поработать: Мана { $work-mana }, за неё Золото { $work-gold }.
pr-place-village = Здесь покупают и продают товары. Ночлег (Золото { $lodging }): Здоровье { $lodge-health }, Мана { $lodge-mana }, и до вашего следующего хода на вас нельзя напасть.
pr-place-fortress = Гильдия. Вместо движения можно тренироваться: Здоровье { $train-health }, за него Опыт { $train-xp }.
pr-place-thieves-guild = Гильдия. Вместо движения есть грязная работа: Здоровье { $dirty-work-health }, за него Золото { $dirty-work-gold }.
pr-place-forest-camp = Гильдия. Раны лечат, за каждую Золото { $health-gold }.
pr-place-magic-tower = Гильдия. Ману восстанавливают: { $mana-per-gold } за 1 Золото.
pr-place-monastery = Гильдия. Раз в ход здесь даром лечат Здоровье: { $monastery-health }.
pr-place-enchanted-wilderness = Раз в ход возвращается Мана: до { $wilderness-mana }.
pr-no-skills = Сейчас здесь нет навыков.
pr-price = Вам это стоит
pr-gold-more = доплачивают Золотом: { $names }

pr-markers-strength = Сила { $value }: Здоровье { $right }, потеряно { $left }
pr-markers-will = Воля { $value }: Мана { $right }, потрачено { $left }
pr-of = { $what }: в конце раунда не больше { $most }
pr-hands = { $hands ->
    [one] нужна { $hands } рука
   *[other] нужно рук: { $hands }
}
pr-bid = продаётся за { $gold }
pr-no-items = Предметов пока нет. Их продают в Деревне и в Городе, их стерегут существа.
pr-no-learned = Навыков пока нет. Им учат за Опыт в гильдиях.
pr-lodged = ночлег: нападать нельзя
pr-strong = +{ $amount } к Силе в этот ход
pr-focused = +{ $amount } к Воле в этот ход
pr-rallied = +{ $amount } во всех битвах этого хода

pr-battle = Битва
pr-with = в руках: { $cards }
pr-deadly = Удар перед этой битвой убьёт вас.
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
pr-src-potion = Зелье
pr-src-effects = Заклинания и эффекты
pr-src-home = Родные места
pr-src-ambush = Засада
pr-src-charm = Чары

pr-deal = { $seat } отдаёт: { $give }. Взамен: { $want }.
pr-draft = Кем вы будете?
pr-draft-wait = Остальные ещё выбирают.
pr-starts = начинает здесь: { $place }

# Первая игра с подсказками

guide-pr-draft = Из двух персонажей вы оставляете одного и передаёте другого, и так { $draft-choices } { $draft-choices ->
    [few] раза
   *[other] раз
}. Сила побеждает в схватках, она же ваше Здоровье. Воля побеждает в поединках духа, она же ваша Мана. Две свои гильдии учат без Золота.
    .title = Кем вы будете?
guide-pr-goal = Артефактов в астральных измерениях { $artifacts }, каждый за двумя стражами. У кого их { $king }, тот король. Когда разобраны все { $artifacts }, их владельцы сходятся в последнем сражении.
    .title = Ради чего всё
guide-pr-map = Локаций { $locations }, они лежат кольцом. До светящихся можно дойти сейчас. Пешком в соседнюю даром, на лошади на { $ride } { $ride ->
    [one] локацию
    [few] локации
   *[many] локаций
} (Золото { $horse-fare }), корабли ходят из порта в порт (Золото { $ship-fare }), Ворота ведут к другим Воротам (Золото { $gate-fare }).
    .title = Кольцо
guide-pr-place = Наведите на локацию или коснитесь её один раз, и вы увидите, что там ждёт. У каждого существа показан ваш точный шанс победить с тем, что у вас есть сейчас.
    .title = Сначала посмотрите
guide-pr-sheet = Считаются фишки справа: красные это Сила и Здоровье, синие это Воля и Мана. Потерянное и потраченное уходит налево и может вернуться.
    .title = Ваш персонаж
guide-pr-fight = С существом на пути придётся сразиться. Каждая сторона прибавляет к своему значению кубик, больше сумма, значит победа. Некоторых можно встретить Силой, а за Ману и Волей.
    .title = Битва
guide-pr-battle = В каждой строке сказано, откуда взялось очко. Наведите на кнопку ниже, и увидите, как изменятся шансы, ещё до того, как заплатите.
    .title = У каждого очка есть причина
guide-pr-act = Теперь можно напасть на одного персонажа, а потом пользоваться тем, что есть в локации: товарами, уроками, лечением, возможностями. Нападение всегда идёт первым.
    .title = Что можно сделать здесь
guide-pr-learn = Навыки стоят Опыта. В чужой гильдии придётся доплатить столько же Золотом.
    .title = Учёба
guide-pr-opponents = Коснитесь имени, чтобы увидеть лист этого персонажа. На нём всё открыто.
    .title = Остальные
guide-pr-chance = В начале каждого раунда тянут карту Случая: новые приключения, новые товары, новые навыки или подарок для всех.
    .title = Карта Случая
guide-pr-planes = На измерение нападают вместо движения из двух соседних локаций. Сначала малый страж, и сразу за ним великий. Приходите сильными.
    .title = Измерения
guide-pr-items = В битве у вас две руки. Ладошки рядом с названием говорят, сколько их нужно. В конце раунда нельзя держать больше: Предметов { $most-items }, навыков { $most-skills }.
    .title = Что вы несёте
