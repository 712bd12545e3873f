# Why a monster does what it does

why-attack_none = No attack on the card: it thinks as if it had a melee attack.
why-focus_none = It can attack nobody from any hex it could get to: no focus, so it neither moves nor attacks.
why-focus_path = Focus { $hexes }: the least way to an attack ({ $points } movement).
why-focus_negative = Every way to an attack leads over negative hexes; the best one has { $negative }.
why-focus_proximity = Others need an equally short way, but { $hexes } is nearest ({ $proximity } hexes).
why-focus_initiative = Others are equally near, but { $hexes } comes first in initiative ({ $initiative }).
why-focus_players = The players choose the focus among { $hexes }.
why-hex_reach = It can attack { $hexes } this turn.
why-hex_later = It cannot attack { $hexes } this turn (move { $move }, way { $points }); it heads for its best attack.
why-hex_no-disadvantage = It prefers hexes without disadvantage on its focus.
why-hex_most-targets = It prefers hexes with the most targets ({ $best }).
why-hex_better-targets = It prefers the additional targets that rank higher as a focus.
why-hex_others-disadvantage = It prefers the fewest additional targets with disadvantage ({ $best }).
why-hex_shortest = It prefers the shortest way ({ $best } movement).
why-move_closest = It moves to { $hexes }, as near to its attack hex as it can get.
why-move_stay = No hex within its move is nearer to its attack hex: it stays.
why-options_players = Equal options: the players choose.

# Why an attack or an element is refused

no-target_invisible = It is invisible: its enemies cannot target it.
no-target_ally = That is no enemy: this affects enemies only.
no-target_self = This is for allies, and nobody is their own ally.
no-target_not-ally = This does not reach that figure.
no-target_rank = This does not work on monsters of that rank; bosses and named monsters are neither normal nor elite.
no-target_twice = This action has already attacked that enemy.
no-target_enough = This action attacks up to { $targets } enemies.
no-target_range = The range is { $range }; the target is { $distance } hexes away.
no-target_sight = There is no line of sight to that target.
no-condition_immobilize = It is immobilized and cannot perform movement actions.
no-condition_disarm = It is disarmed and cannot perform attack actions.
no-condition_stun = It is stunned: it performs no actions and uses no items.
no-condition_positive = Positive conditions cannot be dropped at will; they end by themselves.
no-condition_absent = It does not have that condition.
no-effect_experience = Experience cannot be declined.
no-effect_automatic = Monsters and summons carry out every effect they can.
no-element_weak = { $element ->
    [fire] Fire
    [ice] Ice
    [air] Air
    [earth] Earth
    [light] Light
   *[dark] Dark
} is Weak and cannot be used.
no-element_symbols = The effect takes an element for each of its symbols ({ $symbols }), no more and no fewer.
