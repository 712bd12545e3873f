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
analysis-heading = Analysis: { $game }
analysis-what = For every decision: the chances to win, what the search would have done and by how much it differs; where the game turned; and how kind chance was to whom. Each seat is judged by what it could know then.
analysis-begin = Analyse this game
analysis-begin-why = It takes about a minute, beside everything else, and is kept with the game.
analysis-waiting = Waiting for its turn…
analysis-running = { $done } of { $steps } decisions thought about
analysis-stop = I do not want it any more
analysis-failed = The analysis failed. You may try it again; the server's log says why.
analysis-replay = Replay
analysis-link = Link to this analysis
analysis-graph = Chances to win, decision by decision
analysis-graph-together = The party's chance to win, decision by decision
analysis-graph-told = { $title }. At the end { $ends }
analysis-graph-end = { $name }: { $share } %
analysis-turn-open = Step { $step }: { $name }, { $before } → { $after } % ({ $by }). Open the replay there
analysis-none-turned = Nowhere by much: no step changed a chance beyond doubt.
analysis-of = Decisions of
analysis-only = Only what was worse
analysis-none-worse = Nothing here was worse beyond doubt.
analysis-step = Step { $step }
analysis-verdict-best = as the search
analysis-verdict-equal = about equal
analysis-verdict-worse = worse
analysis-verdict-usual = as the house bot
analysis-verdict-unasked = not compared
analysis-alike = about as good: { $best }, the difference { $loss } ± { $error } %
analysis-retry = Try it another way
analysis-chance = { $share } % to win
analysis-sure = { $futures ->
    [0] nothing came between, so the chance is what it was
   *[other] { $futures } futures, ± { $doubt } %
  }
analysis-moment = step { $step }: { $gain } %, better than { $share } % of what could have come
analysis-kindest = The kindest
analysis-unkindest = The unkindest
analysis-counted = { $counted } % of this figure come from the game's own outcomes, the rest is drawn by lot.
