analysis-title = { $game }: { $steps } answers, { $futures } imagined futures in { $seconds } s of CPU time
analysis-chances = Chances to win, round by round:
analysis-chances-together = The party's chance to win, round by round:
analysis-lap = round { $lap }
analysis-end = the end
analysis-turns = Where it turned:
analysis-turn = step { $step }: { $name }, { $before } → { $after } % ({ $by })
analysis-by-answer = by this answer
analysis-by-chance = by chance
analysis-by-others = by more than one thing
analysis-decisions = { $name }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
  }, { $best } as the search would have decided, { $equal } about equal, { $worse } worse{ $usual ->
    [0] { "" }
   *[other] , { $usual } the house bot's own and not looked into further
  }
analysis-worse = step { $step }: { $answer }
analysis-better = better: { $best }, by { $loss } ± { $error } % of the chance to win ({ $futures } futures)
analysis-because = it brings on average: { $grounds }
analysis-unsaid = the evaluation cannot say why
analysis-luck = { $name }: chance was kinder than in { $share } % of such games ({ $outcomes } outcomes, { $gained } % of the chance to win)
analysis-lucks = How kind chance was:
analysis-about = How these figures are come by, and how far to trust them: docs/analysis.md
