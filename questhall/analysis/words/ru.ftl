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
