ask-plan = Каков ваш тайный план?
do-strike = ударить: { $a }
do-guard = защищаться
do-rest = отдохнуть и залечить рану

planned = { $seat }: план готов.
struck = { $seat } бьёт по { $victim }, бросок { $roll }: { $hit ->
    [1] попадание
   *[0] промах
}.
rested = { $seat } отдыхает.
guarded = { $seat } защищается.
fell = { $seat } выбывает.

no-rest_variant = В этой партии отдых не лечит.
no-rest_healthy = У вас все сердца: { $hearts }.

board-round = Раунд { $round } из { $rounds }

key-round = Раунд
key-hearts = Сердца
key-plan = Замысел
