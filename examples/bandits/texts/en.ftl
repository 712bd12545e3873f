ask-plan = What is your secret plan?
do-strike = strike { $a }
do-guard = guard yourself
do-rest = rest and heal a wound

planned = { $seat } has a plan.
struck = { $seat } strikes at { $victim }, rolls { $roll } and { $hit ->
    [1] hits
   *[0] misses
}.
rested = { $seat } rests.
guarded = { $seat } stands guard.
fell = { $seat } falls and is out.

no-rest_variant = In this game resting heals nobody.
no-rest_healthy = You have all { $hearts } hearts.

board-round = Round { $round } of { $rounds }

key-round = Round
key-hearts = Hearts
key-plan = Plan
