ask-turn = Что делать этой ночью?
ask-guard = Вор у вашего окна. Выставить стражу?
ask-feint = Вас остановила стража. Применить финт?
do-draw = взять карту
do-burn = сжечь факел и взять фонарь из кучи
do-steal = украсть фонарь: { $a }
do-drop = сбросить карту «{ $a }»
do-guard = выставить стражу
do-feint = сделать финт и проскользнуть

drew = { $seat } берёт карту «{ $card }».
    .unseen = { $seat } берёт карту.
dropped = { $seat } сбрасывает карту «{ $card }».
burnt = { $seat } сжигает факел и берёт фонарь из кучи.
stole = { $seat } крадёт фонарь у { $victim }.
stopped = { $victim } выставляет стражу и останавливает вора ({ $seat }).
slipped = { $seat } делает финт и проскальзывает мимо стражи ({ $victim }).
ended = Ночь окончена.

no-hand_full = Рука полна: не больше { $limit } карт.
no-hand_lacks = У вас нет карты «{ $card }».
no-heap_empty = Куча пуста.
no-rival_poor = У игрока { $seat } не осталось фонарей.

board-heap = Куча: фонарей { $lanterns }. Колода: карт { $cards }.
board-thief = { $lanterns ->
    [one] { $lanterns } фонарь
    [few] { $lanterns } фонаря
   *[many] { $lanterns } фонарей
} | { $hand }

key-deck = Колода
key-discard = Сброс
key-heap = Фонарей в куче
key-hand = Рука
key-lanterns = Фонари
