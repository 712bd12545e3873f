ask-turn = Куда поставить знак?
do-mark = отметить { $a }

marked = { $seat } ходит на { $cell }.
won = { $seat }: три в ряд и победа.
drawn = Поле заполнено: ничья.
