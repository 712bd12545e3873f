analysis-title = { $game }: { $steps ->
    [one] { $steps } ответ
    [few] { $steps } ответа
   *[many] { $steps } ответов
  }, воображаемых продолжений: { $futures }, процессорного времени: { $seconds } с
analysis-chances = Шансы на победу по раундам:
analysis-chances-together = Шансы отряда на победу по раундам:
analysis-lap = раунд { $lap }
analysis-end = конец
analysis-turns = Где партия повернулась:
analysis-turn = шаг { $step }: { $name }, { $before } → { $after } % ({ $by })
analysis-by-answer = из-за этого ответа
analysis-by-chance = волей случая
analysis-by-others = причин несколько
analysis-decisions = { $name }: { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
  }, как у поиска — { $best }, почти равных — { $equal }, хуже — { $worse }{ $usual ->
    [0] { "" }
   *[other] , как у бота дома и без сравнения — { $usual }
  }
analysis-worse = шаг { $step }: { $answer }
analysis-better = лучше: { $best }, на { $loss } ± { $error } % шанса на победу (продолжений: { $futures })
analysis-because = в среднем это даёт: { $grounds }
analysis-unsaid = почему, оценка сказать не может
analysis-luck = { $name }: случай был добрее, чем в { $share } % таких партий (исходов: { $outcomes }, { $gained } % шанса на победу)
analysis-lucks = Насколько был добр случай:
analysis-about = Откуда эти числа и насколько им верить: docs/analysis.md
analysis-heading = Разбор: { $game }
analysis-what = Для каждого решения: шансы на победу, что сделал бы поиск и велика ли разница; где партия повернулась; и к кому случай был добрее. Каждое место судят по тому, что оно могло знать тогда.
analysis-begin = Разобрать партию
analysis-begin-why = Это займёт около минуты, никому не помешает и сохранится вместе с партией.
analysis-waiting = Ждёт своей очереди…
analysis-running = Обдумано решений: { $done } из { $steps }
analysis-stop = Больше не нужно
analysis-failed = Разбор не удался. Можно попробовать ещё раз; причина записана в журнале сервера.
analysis-replay = Запись
analysis-link = Ссылка на разбор
analysis-graph = Шансы на победу, решение за решением
analysis-graph-together = Шанс отряда на победу, решение за решением
analysis-graph-told = { $title }. В конце { $ends }
analysis-graph-end = { $name }: { $share } %
analysis-turn-open = Шаг { $step }: { $name }, { $before } → { $after } % ({ $by }). Открыть запись на этом месте
analysis-none-turned = Резких поворотов не было: ни один шаг не изменил шансы заведомо.
analysis-of = Решения игрока
analysis-only = Только худшие
analysis-none-worse = Заведомо худших решений здесь нет.
analysis-step = Шаг { $step }
analysis-verdict-best = как поиск
analysis-verdict-equal = почти равно
analysis-verdict-worse = хуже
analysis-verdict-usual = как бот дома
analysis-verdict-unasked = не сравнивалось
analysis-alike = примерно так же хорошо: { $best }, разница { $loss } ± { $error } %
analysis-retry = Попробовать иначе
analysis-chance = шанс на победу { $share } %
analysis-sure = { $futures ->
    [0] между решениями ничего не случилось, шанс прежний
   *[other] продолжений: { $futures }, ± { $doubt } %
  }
analysis-moment = шаг { $step }: { $gain } %, лучше, чем { $share } % того, что могло выпасть
analysis-kindest = Самое доброе
analysis-unkindest = Самое злое
analysis-counted = { $counted } % этого числа дали исходы самой партии, остальное решает жребий.
