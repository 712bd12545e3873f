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
no-target_enough = This action attacks up to { $targets ->
    [one] { $targets } enemy
   *[other] { $targets } enemies
}.
no-target_range = The range is { $range }; the target is { $distance ->
    [one] { $distance } hex
   *[other] { $distance } hexes
} away.
no-area_range = No hex of the area is within range there.
no-area_nobody = The area covers no enemy there.
no-target_sight = There is no line of sight to that target.
no-condition_immobilize = It is immobilized and cannot perform movement actions.
no-condition_disarm = It is disarmed and cannot perform attack actions.
no-condition_stun = It is stunned: it performs no actions and uses no items.
no-condition_positive = Positive conditions cannot be dropped at will; they end by themselves.
no-condition_absent = It does not have that condition.
no-effect_experience = Experience cannot be declined.
no-effect_infuse = The element of an ability that was used is infused; that cannot be declined.
no-move_immune = It is immune to being moved like that.
no-effect_automatic = Monsters and summons carry out every effect they can.
no-element_weak = Weak elements cannot be used ({ $element }).
no-element_symbols = The effect takes an element for each of its symbols ({ $symbols }), no more and no fewer.

# Why a character cannot do something

no-ability_order = The actions of an ability are done in printed order, each of them once.
no-ability_cost = { $action ->
    [lose] Losing cards
    [suffer] Damage to the character itself
   *[other] The negative effect on one's own side
} is part of this ability and cannot be skipped.
no-ability_half = { $half ->
    [top] A top ability
   *[bottom] A bottom ability
} was already used this turn.
no-card_level = The card { $card } is of level { $level }, too high for this character.
no-card_not-active = That card is not in the active area.
no-card_not-played = The card { $card } is not one of those laid down for this round.
no-hand_limit = The hand takes exactly { $need } different cards; chosen: { $have }.
no-hand_pool = The card { $card } is not in this character's pool.
no-hand_few = Two cards must be laid down; the hand has { $have }.
no-hand_not-held = Two different cards of the hand must be laid down; { $card } will not do.
no-round_chosen = The choice for this round has been made.
no-rest_few = A rest needs 2 discarded cards; there are { $have }.
no-rest_nothing-to-lose = A rest costs a card, but all of them are to stay in play.
no-rest_nothing-else = There is no other card to lose instead of { $card }.
no-rest_not-discarded = A rest costs a discarded card, and { $card } is not one.
no-rest_again = In a short rest another card can be drawn only once.
no-rest_undeclared = A long rest must be declared at the start of the round.
no-damage_no-character = Only characters can give up cards to cancel damage.
no-damage_played = Cards laid down for this round cannot be given up before their abilities are used.
no-damage_cards = Damage is cancelled by one card of the hand or by two discarded cards.
no-damage_none = There is no damage to cancel.
no-damage_no-protection = That does not protect from this damage ({ $by }).
no-damage_protected = A protection must be used first ({ $by }).
no-recover_number = Up to { $most ->
    [one] { $most } card
   *[other] { $most } cards
} may be recovered, not { $chosen }.
no-recover_never = The card { $card } cannot be recovered once it is lost.
no-recover_pile = The card { $card } is not { $pile ->
    [lost] lost
   *[discard] discarded
}.
no-refresh_state = That item is not { $state ->
    [rotated] rotated
   *[other] used up
}.
no-refresh_never = That item cannot be refreshed once it is used up.
no-item_not-equipped = That is not in the equipment ({ $item }).
no-item_not-now = Now is not the moment for { $item }.
no-item_not-owned = The character does not own item { $item }.
no-item_twice = Item { $item } was chosen twice; the character owns one copy.
no-item_owned = The character owns this already ({ $item }); nobody may own two copies.
no-item_rotated = That item is rotated.
no-item_used-up = That item is used up.
no-item_drawn = An item that changes an attack must be used before the modifier card is drawn.
no-equip_slot = { $slot ->
    [head] The head
    [body] The body
   *[legs] The legs
} can wear one item only.
no-equip_hands = Two hands hold two one-handed items or one two-handed item.
no-equip_small = At this level the limit of small items is { $most }.
no-setup_seating = “{ $said }” does not say who sits where: name seats of the chapter before, each once, { $players } at most, as in 2,1.
no-adjourn_quest = { $name } keeps one of two personal quests first.
no-setup_order = A scenario is prepared in a fixed order; this step is not due now.
no-setup_number = A scenario is played with 2 to 4 characters, not { $have }.
no-setup_class-twice = Two characters of the same class cannot play together ({ $class }).
no-goal_not-dealt = Keep one of the two battle goals that were dealt.
no-level_range = Scenario level { $level } is not played here; the highest is { $most }.

# Why something cannot be done in the campaign

no-event_chosen = One of the two options must be chosen, and the choice is final.
no-event_used-up = { $need ->
    [one] { $need } small item
   *[other] { $need } small items
} must be used up; you chose { $have }.
no-event_open = The result may be read only after the choice.
no-town_away = That can only be done in Gloomhaven.
no-town_event = There is only one city event per visit.
no-shop_gold = That costs { $need } gold; you have { $have }.
no-shop_sold-out = Sold out: { $item }.
no-share_sum = The shares must make { $need } gold; they make { $have }.
no-sanctuary_again = A character may donate only once per visit.
no-level_highest = There is no level above 9.
no-level_xp = The next level needs { $need } experience; there is { $have }.
no-level_card = The card { $card } cannot be learned: it is of another class or in the pool already.
no-perk_none = There is no new perk to take.
no-perk_unknown = This class has no such perk ({ $perk }).
no-perk_full = All boxes of that perk are marked ({ $perk }).
no-perk_no-card = This perk replaces a card that the modifier deck does not have yet ({ $card }).
no-create_class = That class is not available ({ $class }).
no-create_level = A new character starts at a level up to { $most }, not { $level }.
no-scenario_closed = Scenario { $scenario } is not on the map.
no-scenario_completed = Scenario { $scenario } is completed; it can be played in casual mode only.
no-scenario_requires = An achievement is missing ({ $achievement }).
no-enhance_closed = Cards cannot be enhanced yet: the achievement that allows it is missing.
no-enhance_taken = That circle of the card { $card } already has a sticker.
no-enhance_unknown = No such sticker can be bought ({ $effect }).
no-enhance_line = That sticker ({ $effect }) does not fit this line ({ $line }).
no-enhance_limit = At this prosperity level the limit of enhanced cards per class is { $most }.
no-death_final = { $name } is dead for good; a new character must take its place.
no-party_not-new = A new party needs new characters; { $name } has played already.
no-party_not-member = { $name } is not in this party.
no-party_member = { $name } is in the party already.
no-quest_not-drawn = Keep one of the personal quests that were drawn.
no-retire_first = { $name } has fulfilled the personal quest and must retire: no more scenarios.
no-retire_gone = { $name } has retired and does not come back.
no-retire_no-quest = Without a personal quest nobody retires.
no-retire_quest = A character retires in Gloomhaven, when its personal quest is fulfilled.

# What events of the campaign give and take

gain-gold = Gain { $x } gold each.
gain-gold-lost = Lose { $x } gold each.
gain-together = Gain { $x } gold together.
gain-together-lost = Lose { $x } gold together.
gain-xp = Gain { $x } XP each.
gain-checkmarks = Gain { $x ->
    [one] { $x } checkmark
   *[other] { $x } checkmarks
} each.
gain-checkmarks-lost = Lose { $x ->
    [one] { $x } checkmark
   *[other] { $x } checkmarks
} each.
gain-reputation = Gain { $x } reputation.
gain-reputation-lost = Lose { $x } reputation.
gain-prosperity = Gloomhaven gains { $x } prosperity.
gain-prosperity-lost = Gloomhaven loses { $x } prosperity.
gain-item = One of you gets the item: { $what }.
gain-design = A design for the shop: { $what }.
gain-unbuilt = { $name } (not built in this version: sold at once for { $gold } gold)
gain-random-design = A random item design for the shop.
gain-scenario = A new location: { $what } ({ $x }).
gain-party = Party achievement: { $what }.
gain-global = Global achievement: { $what }.
gain-event = { $deck ->
    [city] City
   *[road] Road
} event { $x } is shuffled into its deck.
gain-onset = At the start of the next scenario everybody: { $what }.
gain-onset-damage = suffers { $x } damage
gain-onset-discard = discards { $x ->
    [one] { $x } card
   *[other] { $x } cards
}
gain-onset-condition = gains { $what }
gain-onset-card = adds { $x ->
    [one] a { $what } card
   *[other] { $x } { $what } cards
}
gain-uses-up-each = Everybody who has a small item uses one up until the end of the next scenario.
gain-uses-up-together = One of you uses up a small item until the end of the next scenario.
gain-either = One of these, as you choose: { $what }
gain-nothing = No effect.
gain-also = Then this as well: “{ $what }”
event-returns = The card goes back under its deck.
event-leaves = The card leaves the game.
event-if-jobs = { $what } in the party
event-if-above = reputation above { $x }
event-if-below = reputation below { $x }
event-if-pay = paid together: { $x } gold
event-if-pay-each = paid by each: { $x } gold
event-if-pay-item = handed over: { $what }
event-if-otherwise = otherwise

# Monsters' cards

monster-title = { $name } ({ $kind ->
    [boss] boss
    [named] named monster
   *[other] monster
})
monster-standees = Standees: { $x }
monster-deck = Ability deck
monster-deck-shared = Ability deck, shared by { $types }
monster-deck-bosses = Ability deck of all bosses
monster-flying = It flies.
monster-immune = Immune to { $what }
monster-like = It has the values of an elite { $name }.
monster-letter = { $letter } is the number of { $what }.
monster-characters = Formulas for { $x } characters.
monster-heading = { $column ->
    [level] Level
    [rank] Rank
    [hit-points] Hit points
    [move] Move
    [attack] Attack
    [range] Range
    [traits] Traits
    [initiative] Initiative
   *[actions] Actions
}
monster-rank = { $rank ->
    [none] -
    [normal] normal
    [elite] elite
   *[boss] boss
}
monster-shuffle = reshuffle
monster-special-line = Special ability { $x }: { $what }
monster-special-level = Special ability { $x } at level { $level }: { $what }
monster-move = Move { $x }
monster-jump = jump
monster-attack = Attack { $x }
monster-range = range { $x }
monster-targets = targets { $x }
monster-targets-all = all enemies in range
monster-adjacent = all adjacent enemies
monster-on-one = all attacks on one enemy
monster-when = { $what } { $when ->
    [flanked] if the target is adjacent to an ally of it and to none of its own
    [hampered] if the target has DISARM, IMMOBILIZE or STUN
    [stunned] if the target has STUN
    [poisoned] if the target has POISON
    [beside-my-ally] if the target is adjacent to an ally of it
    [alone] if none of the target's allies is adjacent to the target
    [melee] if the attack is a melee attack
    [ranged] if the attack is a ranged attack
   *[invisible] if it is invisible
}
monster-area = area of { $hexes } ({ $name })
monster-area-name = { $name ->
    [triangle] triangle
    [circle] circle
    [ring] ring
    [arc-2] arc
    [arc-3] arc
    [opposite-2] on opposite sides
    [rhombus-3] rhombus
    [rhombus-4] rhombus
    [line-2] line
    [row-5] row
    [sides-4] on both sides
    [line-3] line
    [line-5] line
    [cone-5] cone
    [cone-9] cone
    [circle-ahead] circle ahead
    [diamond-15] large rhombus
   *[breath-7] breath
}
monster-effect = { $kind ->
    [poison] POISON
    [wound] WOUND
    [immobilize] IMMOBILIZE
    [disarm] DISARM
    [stun] STUN
    [muddle] MUDDLE
    [invisible] INVISIBLE
    [strengthen] STRENGTHEN
    [curse] CURSE
    [bless] BLESS
    [push] PUSH { $x }
    [pull] PULL { $x }
    [add-target] ADD TARGET
    [heal] Heal { $x }
    [shield] Shield { $x }
    [retaliate] Retaliate { $x }
    [infuse] infuses { $element }
    [experience] { $x } XP
   *[pierce] PIERCE { $x }
}
monster-heal = Heal { $x }
monster-per-target = for each target it damaged
monster-shield = Shield { $x }
monster-retaliate = Retaliate { $x }
monster-advantage = advantage
monster-hamper = attacks on it have disadvantage
monster-damage = { $x } damage
monster-suffer = it suffers { $x } damage
monster-loot = Loot { $x }
monster-summon = Summon { $who }
monster-beside-target = beside the target
monster-own-hit-points = with as many hit points as it has left
monster-trap-damage = { $x } damage
monster-trap = Trap ({ $what }) on an adjacent empty hex nearest to an enemy
monster-element = { $element ->
    [fire] fire
    [ice] ice
    [air] air
    [earth] earth
    [light] light
    [dark] dark
   *[any] any element
}
monster-element-used = { $element ->
    [fire] fire
    [ice] ice
    [air] air
    [earth] earth
    [light] light
    [dark] dark
   *[any] any element
}
monster-infuse = infuses { $element }
monster-with = with { $element }: { $gain }
monster-instead = with { $element } instead: { $gain }
monster-dying = when it dies: { $attack }
monster-special = Special ability { $x }
monster-open-door = It jumps to the next locked door, opens it and reveals the room
monster-again = Every { $who } takes another turn at once, with this round's card
monster-spur = All its allies add { $x } to their attacks this round
monster-shift-throne = The altar moves to its next place, and the demon of that place is summoned
monster-escort = Moves { $x } towards its goal, opening doors
monster-lay = Summons one for each character: { $what }
monster-hatch = Each one hatches: { $what } → { $who }
monster-on = { $what }, { $whom }
monster-group = { $group ->
    [self-here] self
    [one-enemies-adjacent] one adjacent enemy
    [enemies-adjacent] all adjacent enemies
    [allies-adjacent] all adjacent allies
    [figures-adjacent] all adjacent enemies and allies
    [enemies-own-range] all enemies in range
    [enemies-range] all enemies within range { $x }
    [allies-range] all allies within range { $x }
    [self-and-allies-range] self and all allies within range { $x }
    [enemies-anywhere] all enemies
    [allies-anywhere] all allies
    [one-allies-anywhere] any one ally
    [one-summons-anywhere] any one summoned creature of the party
    [self-and-allies-anywhere] self and all allies
    [summons-range] all summoned allies within range { $x }
    [allies-in-room] all allies in its room
    [enemies-in-area] all enemies in the area
    [allies-in-area] all allies in the area
    [enemies-beside-target] all enemies beside the target
    [figures-beside-spots] all enemies and allies beside these obstacles
    [figures-beside-way] all enemies and allies beside the hexes it entered
    [one-allies-adjacent] one adjacent ally
    [self-and-allies-adjacent] self and all adjacent allies
    [one-enemies-range] one enemy within range { $x }
    [some-enemies-range] enemies within range { $x }
    [one-allies-range] one ally within range { $x }
    [figures-in-area] all enemies and allies in the area
    [enemies-moved-through] every enemy moved through
    [allies-moved-through] every ally moved through
   *[figures-beside-target] all enemies and allies beside the target
}

# Characters' cards; what is not here is told as on monsters' cards

hero-card = { $name } (level { $level }, initiative { $initiative })
hero-half = { $half ->
    [top] Top ability
   *[bottom] Bottom ability
}
hero-lost = To the lost pile
hero-unrecoverable = This card cannot be recovered once lost
hero-lasting = { $duration ->
    [round] Round bonus
   *[persistent] Persistent bonus
}
hero-slots = { $x ->
    [one] { $x } slot
   *[other] { $x } slots
}
hero-slots-xp = { $slots } (XP { $xp })
hero-once = works once
hero-xp = { $x } XP
hero-and-xp = { $what } and { $xp }
hero-xp-each = { $xp } for each target
hero-xp-strike = { $xp } each time it strikes
hero-xp-trap = { $what }; { $xp } when an enemy springs it
hero-move-loot = loot every hex entered
hero-within = { $x ->
    [one] all enemies within { $x } hex
   *[other] all enemies within { $x } hexes
}
hero-moved-through = every enemy moved through
hero-on-the-path = also every enemy on the path to the target
hero-smash = PUSH may lead into obstacles: each one is destroyed, the target suffers { $x } damage and you gain 1 XP
hero-area = area of { $hexes } hexes ({ $name })
hero-when = { $what } { $when ->
    [flanked] if the target stands beside one of your allies and beside none of its own
    [hampered] if the target has DISARM, IMMOBILIZE or STUN
    [stunned] if the target has STUN
    [poisoned] if the target has POISON
    [beside-my-ally] if the target stands beside one of your allies
    [alone] if none of the target's allies stands beside the target
    [melee] if the attack is a melee attack
    [ranged] if the attack is a ranged attack
   *[invisible] if you are invisible
}
hero-per = { $what } for each { $per ->
    [hex-entered] hex of this move
    [hex-cleared] hex that the destroyed obstacles occupied
    [enemy-beside-me] enemy adjacent to you
    [ally-near] of your allies in that range (counted when the card is played)
    [negative-condition] negative condition of the target
    [my-ally-beside] of your allies beside the target
    [shield] point of the target's Shield
    [hex-moved] hex you moved this turn
   *[damage-dealt] point of damage you dealt this turn
}
hero-per-target = for each target you damaged
hero-on = { $what }: { $whom }
hero-on-self = { $what } (self)
hero-damage = Damage { $x }
hero-suffer = you suffer { $x } damage
hero-hamper = Attacks on you have disadvantage
hero-hamper-of = Attacks on these have disadvantage: { $whom }
hero-discern = You can target invisible enemies
hero-double = Until the end of this turn, double the values of all your { $what ->
    [moves] moves
   *[attacks] attacks
}
hero-teleport = Teleport to any unoccupied hex
hero-intervene = When an ally would suffer damage, you may suffer it instead, reduced by { $x }
hero-extra-turn = { $whom } may take one more turn at once, playing two cards of the hand
hero-later-element = At the end of each of your next turns, unless it is strong already: infuse { $element }
hero-both-used = { $one } and { $other }
hero-other-used = { $element ->
    [fire] fire
    [ice] ice
    [air] air
    [earth] earth
    [light] light
    [dark] dark
   *[any] any other element
}
hero-slay = { $rank ->
    [normal] a normal target dies instead
   *[normal-or-elite] a normal or elite target dies instead
}
hero-xp-attack = { $xp } for each attack performed
hero-bring-then = after { $trigger ->
    [move-action] a move action
   *[attack-action] an attack action
} of yours{ $unseen ->
    [yes] {" "}while invisible
   *[no] {""}
}: { $what }
hero-bring-first = before { $trigger ->
    [move-action] a move action
   *[attack-action] an attack action
} of yours{ $unseen ->
    [yes] {" "}while invisible
   *[no] {""}
}: { $what }
hero-while-invisible = { $trigger } while invisible
hero-after = { $after ->
    [straight] if the move went in a straight line
   *[returned] if the move ended where it began
}
hero-as-suffered = As much damage as the target suffered
hero-kill = Kill { $whom }
hero-charm = { $whom } performs its turn of this round as if its allies were enemies and its enemies allies
hero-controlled = under your control
hero-which = { $whom } ({ $which })
hero-rank-of = { $rank ->
    [normal] normal
   *[normal-or-elite] normal or elite
}
hero-state-of = { $when ->
    [beside-my-ally] beside one of your allies
    [alone] beside none of its allies
    [flanked] beside one of your allies and none of its own
    [hampered] with DISARM, IMMOBILIZE or STUN
    [stunned] with STUN
   *[poisoned] with POISON
}
hero-life-of = with at most { $x ->
    [one] { $x } hit point
   *[other] { $x } hit points
} left
hero-share = { $share ->
    [half] Heal for half of the maximum hit points, rounded down
   *[full] Heal for the maximum hit points
}
hero-coin = 1 coin from the supply
hero-loot-most = at most { $x ->
    [one] { $x } token
   *[other] { $x } tokens
}
hero-straight = in a straight line
hero-to-obstacle = ending beside an obstacle
hero-clearing = every obstacle moved through is destroyed, every trap disarmed
hero-in-room = all enemies in your room
hero-beside-spots = all enemies adjacent to it
hero-crash = for each hex that a wall or an obstacle keeps you from pushing the target, it suffers { $x } damage and you gain 1 XP
hero-half-life = Attack of half its hit points, rounded up
hero-infuse = infuse { $element }
hero-summon-creature = Summon { $who }: { $values }
hero-hit-points = hit points { $x }
hero-no-attack = no attack
hero-trap = Trap ({ $what }) on an adjacent empty hex
hero-disarm-trap = Disarm one adjacent trap
hero-disarm-trap-upon = Disarm one adjacent trap; its effect befalls { $whom }
hero-obstacles-range = { $x ->
    [one] Place { $x } single-hex obstacle on an empty hex within range { $range }
   *[other] Place { $x } single-hex obstacles on empty hexes within range { $range }
}
hero-obstacle-form = Place one obstacle on empty hexes within range { $x }: { $form }
hero-obstacle-there = Place one single-hex obstacle where the enemy died
hero-destroy-all = Destroy all obstacles within range { $x }
hero-displace = Move one adjacent single-hex obstacle to an empty hex within range { $x }
hero-gather = Choose a hex within range { $x }: PULL { $pull } towards it, all enemies within { $within } hexes of it
hero-immune-to = { $kind ->
    [push] PUSH
    [pull] PULL
    [stun] STUN
    [muddle] MUDDLE
    [poison] POISON
   *[wound] WOUND
}
hero-refresh-all = refresh all { $state ->
    [rotated] rotated
   *[used-up] used-up
} items
hero-refresh = refresh { $x ->
    [1] 1
   *[other] up to { $x }
} { $state ->
    [rotated] rotated
   *[used-up] used-up
} { $slot ->
    [small] small
    [head] head
    [body] body
    [legs] leg
    [hand] one-hand
   *[two-hands] two-hand
} { $x ->
    [1] item
   *[other] items
}
hero-recover-of-neighbour = recover 1 lost card of a character adjacent to them
hero-losing = then lose { $x } cards of the hand
hero-augmented = with the effects of your augments
hero-later = { $moment ->
    [turn-start] At the start of each of your next turns
   *[turn-end] At the end of each of your next turns
}: { $what }
hero-augments = You may have { $x ->
    [one] { $x } augment
   *[other] { $x } augments
} active at once
hero-augments-ranged = Your augments work on your ranged attacks too
hero-convert = You may perform any Move as an Attack of the same value
hero-likewise = likewise with { $element }: { $gain }
hero-shatter = destroying an adjacent obstacle
hero-kill-instead = kill a normal target instead
hero-obstacles = { $x ->
    [one] Place { $x } single-hex obstacle on an adjacent empty hex
   *[other] Place { $x } single-hex obstacles on adjacent empty hexes
}
hero-destroy = Destroy one adjacent obstacle
hero-open-door = You jump to the next locked door, open it and reveal the room
hero-again = Every { $who } takes another turn at once, with this round's card
hero-spur = All its allies add { $x } to their attacks this round
hero-shift-throne = The altar moves to its next place, and the demon of that place is summoned
hero-escort = Moves { $x } towards its goal, opening doors
hero-lay = Summons one for each character: { $what }
hero-hatch = Each one hatches: { $what } → { $who }
hero-recover-all = recover all { $pile ->
    [lost] lost
   *[discard] discarded
} cards
hero-recover = recover { $x ->
    [1] 1
   *[other] up to { $x }
} { $pile ->
    [lost] lost
   *[discard] discarded
} { $x ->
    [one] card
   *[other] cards
}
hero-does = { $whom }: { $what }
hero-may = { $many ->
    [yes] may
   *[no] may
}
hero-let = { $whom } { $may } perform: { $what }
hero-force = Under your control { $whom } performs: { $what }
hero-beside-me = the move must end beside you
hero-redirect = Enemies that attack an ally adjacent to you attack you instead, whatever their range
hero-boost = { $trigger }: { $gifts }
hero-augment = { $boost }; augment: until you play another
hero-using = using { $element }
hero-flies = flies
hero-cure = { $x ->
    [0] all your negative conditions are removed
    [1] one of your negative conditions is removed
   *[other] { $x } of your negative conditions are removed
}
hero-negate = no damage instead
hero-trigger = { $trigger ->
    [attack] on your { $kind ->
        [melee] melee attacks
        [ranged] ranged attacks
       *[any] attacks
    }
    [attack-action] on your { $kind ->
        [melee] melee attack actions
        [ranged] ranged attack actions
       *[any] attack actions
    }
    [move] on your moves
    [move-action] on your move actions
    [attacked] when you are the target of { $kind ->
        [melee] a melee attack
        [ranged] a ranged attack
       *[any] an attack
    }
    [harmed] when { $kind ->
        [melee] a melee attack
        [ranged] a ranged attack
       *[any] an attack
    } would damage you
    [damaged] when you would suffer damage
   *[heal] on your heal actions
}
hero-trigger-shared = { $whom }, { $trigger ->
    [attack] on { $kind ->
        [melee] melee attacks
        [ranged] ranged attacks
       *[any] all attacks
    }
    [attack-action] on { $kind ->
        [melee] melee attack actions
        [ranged] ranged attack actions
       *[any] all attack actions
    }
    [move] on all moves
    [move-action] on all move actions
    [attacked] when the target of { $kind ->
        [melee] a melee attack
        [ranged] a ranged attack
       *[any] an attack
    }
    [harmed] when about to be damaged by { $kind ->
        [melee] a melee attack
        [ranged] a ranged attack
       *[any] an attack
    }
    [damaged] when about to suffer damage
   *[heal] on all heal actions
}
hero-group = { $group ->
    [self-here] self
    [one-enemies-adjacent] one adjacent enemy
    [one-allies-adjacent] one adjacent ally
    [enemies-adjacent] all adjacent enemies
    [allies-adjacent] all adjacent allies
    [figures-adjacent] all adjacent enemies and allies
    [self-and-allies-adjacent] you and all adjacent allies
    [enemies-own-range] all enemies in range
    [one-enemies-range] one enemy within range { $x }
    [some-enemies-range] enemies within range { $x }
    [one-allies-range] one ally within range { $x }
    [enemies-range] all enemies within range { $x }
    [allies-range] all allies within range { $x }
    [self-and-allies-range] you and all allies within range { $x }
    [enemies-anywhere] all enemies
    [allies-anywhere] all allies
    [one-allies-anywhere] any one ally
    [one-summons-anywhere] any one summoned creature of the party
    [self-and-allies-anywhere] you and all allies
    [summons-range] all summoned allies within range { $x }
    [allies-in-room] all allies in your room
    [enemies-in-area] all enemies in the area
    [allies-in-area] all allies in the area
    [enemies-beside-target] all enemies beside the target
    [figures-beside-spots] all enemies and allies beside these obstacles
    [figures-beside-way] all enemies and allies beside the hexes you entered
    [figures-in-area] all enemies and allies in the area
    [enemies-moved-through] every enemy moved through
    [allies-moved-through] every ally moved through
   *[figures-beside-target] all enemies and allies beside the target
}

# Why doors, ways, traps and standees forbid something

no-door_not-character = Only characters open doors.
no-door_none = There is no door on that hex.
no-door_locked = The door is locked.
no-way_no-step = The way is not a row of neighbouring hexes.
no-way_enemy = An enemy stands in the way.
no-way_obstacle = An obstacle is in the way.
no-way_occupied = No move ends on a figure.
no-way_points = The way needs { $needed } movement; you have { $points }.
no-way_closed-door = Nobody is forced onto a closed door.
no-summon_no-hex = There is no empty hex beside the character to summon onto.
no-trap_not-empty = A trap needs an empty hex.
no-standees_none = No standee of { $type } is left.
no-standees_nearest = The last standees go to the spots nearest to the character who opened the door.
no-start_not-here = Characters start on starting hexes only.
no-start_taken = That starting hex is taken.
no-obstacle_only-damage = An obstacle with hit points is destroyed by damage only.

# The command `attack`

attack-damage = damage
attack-chance = chance
attack-at-least = this or more
attack-closing = On average { $mean }. The deck has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; { $how ->
    [advantage] advantage
    [disadvantage] disadvantage
   *[normal] one draw
}.

# The command `monster`

monster-unknown = there is no monster '{ $name }'; try bandit-guard
monster-unknown-meant = there is no monster '{ $name }'; did you mean: { $meant }?

# What the tool refuses

no-gloomhaven_position = This position does not work: { $cause }.
no-gloomhaven_no-such-monster = There is no monster { $type }.
no-gloomhaven_no-such-map = There is no map of scenario { $number }.
no-tool_too-long = This position leaves too much open: no answer within { $seconds } seconds. Fewer figures or targets help.

# The tool in the browser

tool-title = Gloomhaven: monsters, sight and movement
tool-lead = Load a scenario or build a position by clicking. You see everything the monster may do by the rules, and why.
tool-scenario = Scenario
tool-own = a position of your own
tool-characters = Characters
tool-room = Room
tool-room-all = the whole map
tool-room-one = room { $room } ({ $hexes } hexes)
tool-room-start = room { $room } ({ $hexes } hexes), start
tool-clear = Empty board
tool-back = Back to the game
tool-bad-link = The position in this link cannot be read. Here is an example instead.
tool-board = Board of hexes
tool-modes = What a click does
tool-mode-mind = Monster
tool-mode-sight = Sight
tool-mode-reach = Movement
tool-mode-edit = Edit
tool-hint-mind = Click another monster and it becomes the one that acts; click a lit hex to see that option.
tool-hint-sight = Click a hex: what it sees lights up. Then point at another hex: the line to it is drawn.
tool-hint-reach = Click a hex or a figure: where a move from there may end lights up, with its cost. Point at one of these hexes to see the way.
tool-hint-edit = Choose a thing and click hexes; the same thing once more takes it away.
tool-palette = Things to place
tool-tool-floor = Floor
tool-tool-walls = Wall
tool-tool-obstacles = Obstacle
tool-tool-traps = Trap
tool-tool-hazards = Hazardous terrain
tool-tool-difficult = Difficult terrain
tool-tool-enemy = Enemy
tool-tool-monster = Acting monster
tool-tool-monsters = Other monster
tool-tool-clear = Take the hex away
tool-enemy-at = Enemy, initiative { $initiative }
tool-outside = outside the board
tool-seen = in sight
tool-unseen = out of sight
tool-cost = { $cost } movement
tool-focus-mark = focus
tool-initiative = Initiative
tool-card = The monster's card
tool-monster = Monster
tool-own-card = (your own numbers)
tool-take-card = Take a card of the acting { $name }
tool-on-map = on this map
tool-in-box = in the box
tool-level = Level
tool-rank = Rank
tool-rank-normal = normal
tool-rank-elite = elite
tool-ability = Ability card
tool-step = Step
tool-statistics = Hit points { $hitPoints }, move { $move }, attack { $attack }, range { $range }.
tool-no-step = On this card the monster neither moves nor attacks.
tool-move = Move
tool-range = Range
tool-targets = Targets
tool-card-help = Range 0 is a melee attack. Targets 0: no attack; 6: everybody in range.
tool-flying = flying
tool-jumping = jumping
tool-muddled = muddled
tool-area = Area of the attack
tool-area-help = Click the hexes of the pattern. In melee the dot is the monster itself.
tool-results-mind = What the monster does
tool-results-sight = Line of sight
tool-results-reach = Movement
tool-results-edit = Position
tool-no-monster = No monster acts yet: place one in “Edit”, or click one.
tool-focus = Focus: { $hexes }.
tool-no-focus = No focus.
tool-options = Options
tool-stays = stays where it is
tool-goes = moves to { $hex }
tool-attacks = attacks { $hexes }
tool-no-attack = no attack
tool-why = Why option { $number }
tool-sees = { $hex } sees { $seen } of { $all } other hexes.
tool-reaches = From { $hex } with move { $move }: { $count } hexes.
tool-risky = “!” marks a way that only traps or hazardous terrain make short enough.
tool-size = Hexes on the board: { $count } (400 at most).
tool-tool-thin = Thin wall
tool-hint-thin = Click near an edge between two hexes: a thin wall is built there, or torn down. By keyboard: arrows to a hex, then 1–6 for its edges.
tool-side-1 = upper right
tool-side-2 = above
tool-side-3 = upper left
tool-side-4 = lower left
tool-side-5 = below
tool-side-6 = lower right
tool-walls-at = thin wall: { $sides }
tool-thin-built = Thin wall between { $a } and { $b } built.
tool-thin-gone = Thin wall between { $a } and { $b } torn down.
tool-thin-not = There is no thin wall between { $a } and { $b }: both have to be on the board.
tool-ends = What a click chooses
tool-end-sight-from = Look from
tool-end-sight-to = Look at
tool-end-reach-from = Go from
tool-end-reach-to = Go to
tool-option-mark = option { $numbers }
tool-target-mark = is attacked
tool-more = And { $count } more, equally good.
tool-way = The way: { $hexes }.
tool-line-none = Point at another hex, go there with the arrow keys, or choose “Look at”: the line to it is drawn.
tool-line-free = { $hex } is in sight: this line from corner to corner touches no wall.
tool-line-fails = { $hex } is out of sight: each line from corner to corner touches a wall. The nearest misses touch:
tool-line-blind = { $hex } is out of sight: every corner of { $blind } lies on a wall, and such corners cannot be used.
tool-touch-wall = the wall { $hex }
tool-touch-outside = the edge of the board at { $hex }
tool-touch-thin = the thin wall between { $a } and { $b }
tool-touch-more = { $count } more
tool-legend = What the marks mean
tool-legend-focus = focus
tool-legend-way = way
tool-legend-hit = attack
tool-legend-free = line of sight
tool-legend-fails = line that fails
tool-legend-touched = wall it touches
tool-legend-thin = thin wall

set-scenario = Scenario
set-party = Classes by seat (brute,tinkerer,...)
set-levels = Levels of the characters (5, or 5,3,1,1 by seat)
set-level = Scenario level (-1: by average)
set-difficulty = Difficulty
set-solo = One person plays all (harder)
set-open = Hands and plans are told openly (harder)
set-tamed = Less randomness
set-perks = Perks each
set-sharing = Common ability decks
set-mortal = Permanent death
set-seating = Who of the chapter before sits where (2,1: by seats; the others rest)
set-campaign = Campaign

# Names

name-monsters = Monsters
name-poison = POISON
name-wound = WOUND
name-immobilize = IMMOBILIZE
name-disarm = DISARM
name-stun = STUN
name-muddle = MUDDLE
name-invisible = INVISIBLE
name-strengthen = STRENGTHEN
name-curse = CURSE
name-bless = BLESS
name-push = PUSH
name-pull = PULL
name-pierce = PIERCE
name-add-target = ADD TARGET
name-infuse = infusing an element
name-experience = experience
name-heal = Heal
name-shield = Shield
name-retaliate = Retaliate
name-hamper = disadvantage for its attackers
name-fire = fire
name-ice = ice
name-air = air
name-earth = earth
name-light = light
name-dark = dark
name-sign-early = I act early
name-sign-middle = I act in the middle
name-sign-late = I act late
name-sign-door = I go for the door
name-sign-heal = I need healing
name-sign-loot = I go for the loot
name-sign-give-up = Let us give up

modifier-null = no damage
modifier-double = ×2
modifier-curse = CURSE
modifier-rolling = rolling { $card }
modifier-added = { $card } (penalty)
deck-modifiers = modifier deck ({ $of })
deck-abilities = ability deck ({ $of })
deck-of-archer = Archers
deck-of-boss = Bosses
deck-of-guard = Guards
deck-of-imp = Imps
deck-of-scout = Scouts
deck-of-shaman = Shamans
perk-remove = remove { $cards }
perk-add = add { $cards }
perk-replace = replace { $old } by { $new }
perk-items = ignore the penalties of items
perk-scenario = ignore negative scenario effects
scenario-title = #{ $number } { $name }
scenario-random = Random dungeon

goal = { $name } ({ $asks })
goal-level = { $x } + level
goal-cards = { $bound ->
    [least] keep at least { $x } cards in hand and discard
   *[most] keep at most { $x } cards in hand and discard
}
goal-xp = { $bound ->
    [least] gain at least { $x } XP
   *[most] gain at most { $x } XP
}
goal-hit-points = { $bound ->
    [least] end with at least { $x } hit points
   *[most] end with at most { $x } hit points
}
goal-missing = { $bound ->
    [least] end with at least { $x } hit points missing
   *[most] end with all hit points
}
goal-traps = { $bound ->
    [least] spring or disarm at least { $x ->
        [1] 1 trap
       *[other] { $x } traps
    }
   *[most] spring or disarm at most { $x ->
        [1] 1 trap
       *[other] { $x } traps
    }
}
goal-treasures = { $bound ->
    [least] loot at least { $x ->
        [1] 1 treasure
       *[other] { $x } treasures
    }
   *[most] loot at most { $x ->
        [1] 1 treasure
       *[other] { $x } treasures
    }
}
goal-fallen-allies = { $bound ->
    [least] let at least { $x ->
        [1] 1 ally
       *[other] { $x } allies
    } become exhausted
   *[most] let no ally become exhausted
}
goal-doors = { $bound ->
    [least] open at least { $x ->
        [1] 1 door
       *[other] { $x } doors
    }
   *[most] open at most { $x ->
        [1] 1 door
       *[other] { $x } doors
    }
}
goal-coins = { $bound ->
    [least] loot at least { $x } coins
   *[most] loot at most { $x } coins
}
goal-loot = { $bound ->
    [least] loot at least { $x } coins or treasures
   *[most] loot nothing
}
goal-kills = { $bound ->
    [least] kill at least { $x } monsters
   *[most] kill at most { $x } monsters
}
goal-elites = { $bound ->
    [least] kill at least { $x ->
        [1] 1 elite monster
       *[other] { $x } elite monsters
    }
   *[most] kill at most { $x ->
        [1] 1 elite monster
       *[other] { $x } elite monsters
    }
}
goal-items = { $bound ->
    [least] use items at least { $x } times
   *[most] use no items
}
goal-quiet-rounds = { $bound ->
    [least] see at least { $x } rounds start without monsters on the map
   *[most] a monster is on the map at the start of every round
}
goal-overkills = { $bound ->
    [least] kill a monster with at least 4 damage more than it needs
   *[most] kill no monster with 4 damage more than it needs
}
goal-first-kills = { $bound ->
    [least] be the first to kill a monster
   *[most] do not be the first to kill a monster
}
goal-below-half = { $bound ->
    [least] fall below half of the hit points
   *[most] never fall below half of the hit points
}
goal-clean-kills = { $bound ->
    [least] kill an undamaged monster with one attack
   *[most] kill no undamaged monster with one attack
}
goal-short-rests = { $bound ->
    [least] take at least { $x } short rests
   *[most] take long rests only
}
goal-long-rests = { $bound ->
    [least] take at least { $x } long rests
   *[most] take short rests only
}

# What is told: setting up

took-class = The { $job } joins the party.
took-card = { $seat } learns { $card }.
took-perk = { $seat } takes a perk: { $perk }.
dealt-goals = { $seat } is dealt battle goals: { $goals }.
    .unseen = { $seat } is dealt battle goals to choose from.
kept-goal = { $seat } keeps a battle goal: { $goal }.
    .unseen = { $seat } keeps one battle goal.
equipped = { $seat } buys and equips { $item }.
left-card = { $seat } leaves { $card } at home.
    .unseen = { $seat } leaves a card at home.
placed = { $figure } starts on { $spot }.
stands = { $figure } is on { $spot }.
scenario-effect = Scenario effect on { $figure }: { $effect ->
    [minus] -1 cards enter the modifier deck
   *[other] { $effect }
}.

# Rounds

round-begins = Round { $number }.
sign = { $seat } gives a sign: { $sign }.
drew-ability = { $type }, initiative { $initiative }: { $card }.
revealed = { $seat } reveals { $lead } and { $other }, initiative { $initiative }.
changed-pace = { $seat } acts at initiative { $initiative } now.
rests = { $seat } takes a long rest this round.
out-of-cards = { $seat } has neither two cards to play nor enough discarded cards to rest.
shuffled = Shuffled: { $deck }.
waned = Elements wane: { $elements }.
spawned = { $figure } appears on { $spot }.

# Turns

turn = { $figure } takes a turn.
played = { $seat } plays { $card }, the { $half ->
    [top] top
   *[bottom] bottom
} ability.
basic = { $seat } plays { $card } as a basic { $half ->
    [top] attack
   *[bottom] move
}.
came-to-nothing = { $card } came to nothing: no action of it was done ({ $seat }).
discarded = { $card } goes to the discard pile ({ $seat }).
lost = { $card } goes to the lost pile ({ $seat }).
active = { $card } stays in play ({ $seat }).
ended = { $card } is no longer in play ({ $seat }).
advanced = { $card }: { $used ->
    [one] { $used } slot
   *[other] { $used } slots
} used ({ $seat }).
refreshed = { $seat } can use { $item } again.
recovered = { $seat } recovers { $cards }.
used-item = { $seat } uses { $item }.
learned = { $seat } gains { $xp } XP.
stunned = { $figure } is stunned and does nothing.
long-rest = { $seat } rests: { $card } is lost, the other discarded cards come back.
no-rest = { $seat } cannot rest: fewer than 2 cards are discarded.
short-rest = { $seat } takes a short rest and draws { $card } to be lost.
redrawn = { $seat } draws { $card } to be lost instead.
rested = { $seat } has rested: { $card } is lost, the other discarded cards come back.

# Movement

moved = { $figure } moves to { $spot }{ $hexes ->
    [0] {""}
    [one] {" "}({ $hexes } hex)
   *[other] {" "}({ $hexes } hexes)
}.
opened = { $figure } opens the door on { $spot }.
unlocked = The locked door on { $spot } opens.
no-standee = There are not enough standees for { $type }.
sprang = { $figure } springs a trap on { $spot }{ $damage ->
    [0] {""}
   *[other] {", "}{ $damage } damage
}.
scorched = { $figure } enters hazardous terrain on { $spot }, { $damage } damage.
shoved = { $figure } is moved by force to { $spot }.
smashed = { $figure }: the obstacle on { $spot } is destroyed.
looted = { $seat } loots { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
carries = { $seat } carries it now: { $thing }.
dropped = { $seat } leaves it on { $spot }: { $thing }.
goal-looted = { $seat } loots a goal treasure: { $have } of { $need }.
treasure = { $seat } opens treasure { $number }: { $reward ->
    [gold] { $amount } gold
    [xp] { $amount } XP
    [design] design of item { $amount }
    [damage] a trap, { $amount } damage
    [checkmark] a checkmark
    [scenario] the way to scenario { $amount }
    [random-scenario] a random side scenario
    [random-design] a random item design
    [nothing] nothing
   *[other] { $reward }
}.
coins-taken = { $figure } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} off the map.

# Combat

aims = { $attacker } attacks { $target }: Attack { $value }.
redirected = { $onto } draws the attack on { $target } to itself.
modifier = Modifier card ({ $deck }): { $card }.
hit = { $attacker } → { $target }: attack { $value }{ $bonus ->
    [0] {""}
   *[other] {" "}+ bonus { $bonus }
}, cards ({ $cards }) = { $result }{ $shield ->
    [0] {""}
   *[other] , shield { $shield }
}: { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
hurt = { $figure } suffers { $damage } damage{ $cause ->
    [attack] {""}
    [ability] {" "}(ability)
    [hazard] {" "}(hazardous terrain)
    [trap] {" "}(trap)
    [obstacle] {" "}(obstacle)
    [rest] {" "}(short rest)
    [scenario] {" "}(special rule)
   *[other] {" "}({ $cause })
}, { $left ->
    [one] { $left } hit point
   *[other] { $left } hit points
} left.
negated = { $seat } cancels { $damage } damage and loses { $cards }.
protected = { $by } saves { $figure } from { $damage } damage.
healed = { $amount ->
    [0] { $figure } is healed, but restores nothing, hit points: { $left }.
    [one] { $figure } restores { $amount } hit point, now { $left }.
   *[other] { $figure } restores { $amount } hit points, now { $left }.
}
cured = { $figure } is healed of { $condition }.
condition = { $figure } gets { $condition }.
immune = { $figure } is immune to { $condition }.
over = { $figure } loses { $condition }.
gained = { $amount ->
    [0] { $what } works for { $figure }.
   *[other] { $figure } gets { $what } { $amount }.
}
retaliated = { $figure } retaliates against { $attacker }: { $damage } damage.
charmed = { $figure } turns { $target } against its own side for this round.
died = { $by ->
    [nobody] { $figure } dies.
   *[other] { $figure } dies by the hand of { $by }.
}
dead = { $seat } is dead, for good.
exhausted = { $seat } is exhausted and out of the scenario.
gone = { $figure } leaves the map.
destroyed = { $figure } is destroyed.
warded = Nothing can harm this one: { $figure }.
spurred = { $figure } adds { $amount } to its attacks this round.

# Other actions

infused = Element infused: { $element }.
teleported = { $figure } teleports to { $spot }.
intervened = { $figure } suffers { $damage } damage in place of { $for }.
extra-turn = { $seat } takes one more turn: { $card }, then { $other }.
fed = { $figure } uses an element: { $element }.
summoned = { $figure } is summoned to { $spot }.
no-summon = { $figure } cannot summon: no empty hex or no standee.
trap-set = { $figure } sets a trap on { $spot }.
trap-disarmed = { $figure } disarms the trap on { $spot }.
obstacle = { $figure } puts an obstacle on { $spot }.
focus = { $figure } focuses on { $focus }.
no-focus = { $figure } has no focus.
decided = The players decide for { $figure }.

# The end

scenario-won = Scenario { $scenario }: victory!
scenario-lost = Scenario { $scenario }: defeat.
gave-up = The party gives up.
goes-on = Not everybody wants to give up: the party goes on.
earned = { $seat } earns { $gold } gold, { $xp } XP and { $checkmarks ->
    [0] no checkmarks
    [one] { $checkmarks } checkmark
   *[other] { $checkmarks } checkmarks
}.
goal-shown = { $seat } shows the battle goal: { $goal }. { $checkmarks ->
    [0] No checkmarks.
    [one] { $checkmarks } checkmark.
   *[other] { $checkmarks } checkmarks.
}
opens = Scenario opened: { $scenario }.
reward = Reward: { $what ->
    [gold] { $amount } gold for each character
    [xp] { $amount } XP for each character
    [prosperity] prosperity { $amount }
    [design] design of item { $amount }
   *[reputation] reputation { $amount }
}.

# Questions

ask-class = Which class do you play?
ask-learn = A level more. Which card do you learn?
ask-perk = Which perk do you take?
ask-goal = Which battle goal do you keep? The others do not see it.
ask-items = What do you buy and equip?
ask-hand = You have more cards than the hand limit. Which one do you leave at home?
ask-start = On which starting hex do you begin?
ask-cards = Choose two cards for this round; the first one gives your initiative.
ask-first = Equal initiative. Who acts first?
ask-spawn = On which hex does the monster appear?
ask-curses = There are not enough curse cards for everybody. Who gets one more?
ask-standee = There are not enough standees. Where does the next monster stand?
ask-short-rest = The round is over. Take a short rest?
ask-give-up = Shall the party give up this scenario? It would be lost; coins and XP are kept.
ask-redraw = Lose this card, or suffer damage and draw another one?
ask-turn = Your turn. What do you do?
ask-long-rest = Long rest: which discarded card do you lose?
ask-feed = Use an element for this?
ask-teleport = To which hex do you teleport?
ask-intervene = Suffer this damage in the place of your ally?
ask-extra-turn = Which card do you play in this extra turn? The first one leads.
ask-infuse = Which element is infused?
ask-attack = Whom do you attack?
ask-path = Which path to the target?
ask-strike-item = Use an item for this attack?
ask-reveal-item = Do you act earlier or later than your card says?
ask-end-item = Your turn ends. Use an item to go on?
ask-encore = Which card do you play in addition?
ask-encore-lead = Another turn in this round. Which card leads, and gives its initiative?
ask-encore-other = Which is the second card?
ask-ally-item = An ally attacks. Use an item to help?
ask-enemy-element = An enemy is about to use an element. Take it away?
ask-cure = Which condition is removed?
ask-attacked-item = You are attacked. Use an item?
ask-total = The order of bonuses matters. Which attack value?
ask-result = The order of modifier cards matters. Which result?
ask-heal = Whom do you heal?
ask-lasting = Put this lasting effect into play?
ask-kill = Whom do you kill?
ask-charm = Whom do you turn against its own side?
ask-treat = Perform this move as a move, or as an attack of the same value?
ask-loot-hex = Not everything can be taken. From which hex do you take?
ask-lift = Which obstacle do you move?
ask-vortex = Towards which hex are the enemies pulled?
ask-augment = Which augment ends?
ask-refresh-ally = Whose item is refreshed?
ask-refresh = Which item is refreshed?
ask-lose-card = Which card do you lose?
ask-affect = Whom does this affect?
ask-bearer = Who carries it from the start?
ask-hand-over = Take what another carries?
ask-loot = Loot what lies in range?
ask-summon = On which hex does the summon appear?
ask-trap = On which hex do you set the trap?
ask-disarm = Which trap do you disarm?
ask-obstacle = Where do you put the obstacle?
ask-destroy = Which obstacle do you destroy?
ask-recover-ally = Who recovers cards?
ask-recover = Which card do you recover?
ask-command = Who carries it out?
ask-monster-element = Which element does the monster use?
ask-monster = Equal options. What does the monster do?
ask-way = Equal ways. Which trap is sprung?
ask-monster-way = Equal ways. Which trap does the monster spring?
ask-effect = The modifier card adds an effect. Does the target suffer it?
ask-monster-heal = Equally hurt. Whom does the monster heal?
ask-monster-target = Whom does the monster affect?
ask-monster-summon = On which hex does the monster summon?
ask-monster-trap = On which hex does the monster set the trap?
ask-damage = You are about to suffer damage. What do you do?
ask-move = Where do you move?
ask-shove = Where is the target moved?

# Options

do-class = { $a }
do-learn = { $a }
do-perk = { $a }
do-keep = { $a }
    .help = Fulfil it and win the scenario: it gives checkmarks, which become perks.
do-buy = buy { $a }
do-done = ready
do-leave = leave { $a }
do-bearer = { $a }
do-faster = { $a }: act earlier
do-slower = { $a }: act later
do-start = { $a }
do-play = { $a }, then { $b }
    .help = The initiative of { $a } counts. In your turn you use the top of one card and the bottom of the other.
do-rest = long rest
    .help = You act last: lose one discarded card, take the others back, heal and refresh rotated items.
do-sign = { $a }
    .help = Everybody hears it. Numbers and names of cards are not to be told.
do-first = { $a }
do-curses = one more for { $a }
do-stand = { $a }
do-short = take a short rest
    .help = A random discarded card is lost, the others come back to the hand.
do-accept = lose it
do-redraw = draw another one
    .help = You suffer damage, and the next card is final.
do-top = { $a }: top ability
do-bottom = { $a }: bottom ability
do-attack = { $a }: basic attack
    .help = Instead of the top ability; the card is discarded.
do-move = { $a }: basic move
    .help = Instead of the bottom ability; the card is discarded.
do-item = use { $a }
do-never = do not ask about { $a } this round
do-drop = end { $a }
    .help = The lasting effect ends, and the card leaves the active area.
do-end = end the turn
    .help = Cards that you have not used are discarded.
do-lose = lose { $a }
do-burn = lose { $a } and { $b }
    .help = Two discarded cards are lost, and you suffer no damage.
do-take = suffer the damage, keep the cards
do-feed = { $a }
do-lead = { $a }
do-other = { $a }
do-cure = { $a }
do-infuse = { $a }
do-extra = { $a }
do-instead = in place of { $a }
do-pass = no
do-skip = skip
    .help = Skip this action; the rest of the ability is still yours.
do-stop = that is enough
do-forgo = forgo the rest
    .help = Leave out the rest of this ability.
do-agree = yes, give up
do-refuse = no, we go on
do-do = yes, do it
do-hit = { $a }
do-lay = lay the area on { $a }
do-inflict = yes: { $a }
do-spare = without { $a }
    .help = This attack will not have that effect.
do-path = { $a ->
    [direct] straight, nothing on the way
   *[other] over { $a }
}
do-value = { $a }
do-heal = heal { $a }
do-target = { $a }
do-as-move = move
do-as-attack = attack
do-grab = from { $a }
do-lift = move the one on { $a }
do-centre = towards { $a }
do-crash = against the obstacle or wall beside { $a }
do-refresh = { $a }
do-summon = { $a }
do-trap = { $a }
do-disarm = { $a }
do-obstacle = { $a }
do-destroy = { $a }
do-recover = { $a }
do-all = all of them
do-any = any of them
    .help = The first of the equal options is taken.
do-there = goes to { $a }
do-from = from { $a } attacks { $b }
do-spring = { $a ->
    [none] none: another hazard
   *[other] { $a }
}
do-go = go to { $a }
do-step = one step to { $a }, then go on
    .help = The move goes on from there: so you choose the path yourself.
do-door = open the door on { $a }
do-push = push to { $a }
do-pull = pull to { $a }

# Why a scenario cannot be set up

no-setup_no-class = There is no class { $class }; there are { $known }.
no-setup_levels = The characters have level 1 to { $most }: one level for all, or one for each of the { $players } seats.
no-setup_party = The classes of all { $players } seats must be named; there are { $have }.
# The map in the browser

map-name = Map of the dungeon
map-hexes = Hexes: arrow keys walk, Enter chooses, letters name targets
map-text = The map in words
map-size = { $rooms ->
    [one] { $rooms } open room
   *[other] { $rooms } open rooms
}, { $hexes } hexes
map-unexplored = unexplored
map-bare = bare floor
map-rank-normal = normal
map-rank-elite = elite
map-rank-boss = boss
map-kind-character = character
map-kind-summon = summoned
map-kind-ally = ally
map-kind-objective = objective
map-life = hit points { $now } of { $most }
map-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
map-shield = shield { $x }
map-retaliate = retaliate { $x }{ $range ->
    [1] {""}
   *[other] , range { $range }
}
map-flying = flying
map-ours = on your side
map-spurred = attacks +{ $x }
map-warded = cannot be harmed
map-acting = acts now
map-acted = has acted
map-points = movement { $points }
map-peril = { $kind ->
    [trap] over a trap
   *[hazard] over hazardous terrain
}: { $x ->
    [0] no damage
   *[other] { $x } damage
}
map-kill = kills in { $percent }%
map-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
map-treasure = treasure
map-door = { $state ->
    [open] open door
    [locked] locked door
   *[closed] closed door
}
map-weak-wall = { $state ->
    [open] broken wall
   *[closed] wall that can be broken
}
map-thing-obstacle = obstacle
map-thing-wall = rock that fills the hex
map-thing-trap = trap
map-thing-hazard = hazardous terrain
map-thing-difficult = difficult terrain
map-thing-plate = pressure plate
map-thing-mark = mark of the scenario
map-closer = Closer
map-farther = Farther
map-fit = The whole map
map-turn = Turn the map
map-twist = Turn the area
map-mirror = Mirror the area
map-other = Another option of this hex
map-steps = Move hex by hex
map-sight-lines = Lines of sight
map-tool = Try this monster in the tool
map-sight-how = Lines of sight: from the hex you pressed to the one you point at.
map-sight = { $seen ->
    [yes] In sight, range { $range }.
    [beside] In sight: neighbours without a wall between them. Range { $range }.
   *[no] Out of sight: every line touches a wall. The nearest misses are drawn.
}
map-intent = What { $who } will do
map-sure = { $how ->
    [certain] So it will be: nobody acts before it.
    [unless] As things stand; before it: { $who }.
    [acted] It has acted; this would be its next turn.
   *[hidden] Its card is still hidden: what it could reach with any of those left.
}
map-focus = Focus: { $who }
map-cards = { $n } of { $of } cards
map-damage = { $span ->
    [one] { $most } damage
    [most] up to { $most } damage
   *[range] { $least }–{ $most } damage
}
map-no-target = Nobody is in its reach.

# The table in the terminal

board-head = Scenario { $scenario }: { $title } · level { $level } · { $round ->
    [0] setting up
   *[other] round { $round }
}
board-goal = Goal
board-any-enemies = any enemies
board-goal-kill = kill { $whom } ({ $have } of { $need })
board-goal-reveal = reveal the room of tile { $tile } ({ $found ->
    [yes] done
   *[no] not yet
})
board-goal-all = no enemy left and every room open (enemies here { $left }, rooms open { $rooms } of { $all })
board-goal-revealed = no revealed enemy left (enemies here { $left })
board-goal-doors = open every door
board-goal-loot = loot every goal treasure{ $how ->
    [ability] {" "}with Loot abilities alone
   *[other] {""}
} ({ $have } of { $need })
board-goal-plates = occupy the pressure plates at the end of a turn ({ $have } of { $need })
board-goal-destroy = destroy: { $who } ({ $have } of { $need })
board-goal-escort = bring to the goal: { $who }
board-goal-bring = bring it beside its mark: { $who }
board-carries = carries: { $thing }
board-goal-escape = every character on the exit ({ $have } of { $need })
board-goal-survive = hold out { $need ->
    [one] { $need } round
   *[other] { $need } rounds
} ({ $have } over)
board-specials = Special rule
board-specials-there = { $count ->
    [one] { $count } special rule
   *[other] { $count } special rules
}: see the page “{ $page }”
board-order = Order (✓ has acted, ▶ acts)
board-elements = Elements
board-strong = { $element } (strong)
board-medium = { $element } (medium)
board-coming = { $element } at the end of this turn
board-cards = cards: hand { $hand }, discarded { $discard }, lost { $lost }
board-purse = XP { $xp }, coins { $coins }
board-sign = says: { $sign }
board-exhausted = exhausted
board-waits = not on the map yet
board-played = laid down
board-resting = long rest
board-active = active
board-items = items
board-item-spent = { $item } ({ $state ->
    [rotated] spent
   *[used-up] used up
})
board-hand = Your hand, by initiative
board-battle-goal = Your battle goal
board-class = { $hit_points } hit points, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand: { $style ->
    [style-brute] sturdy, strikes whoever stands beside it
    [style-tinkerer] heals, makes and shoots from afar
    [style-spellweaver] frail, strikes many from afar and gets lost cards back
    [style-scoundrel] quick, strikes hard where the enemy is alone or beside a friend
    [style-cragheart] sturdy, throws rocks, heals a little, and its quakes spare no friend
   *[style-mindthief] frail and quick, strikes beside it, stuns and commands enemies
}
board-goal-gone = can no longer be met
board-battle-goal-is = { $name }: { $what } { $have }, { $bound ->
    [least] needs at least { $limit }
   *[most] at most { $limit } allowed
} ({ $checkmarks ->
    [one] { $checkmarks } checkmark
   *[other] { $checkmarks } checkmarks
})
board-counts = { $what ->
    [cards] cards left in hand, discard and on the table
    [xp] XP gained
    [hit-points] hit points you end with
    [missing] hit points you lack
    [traps] traps sprung or disarmed in your turns
    [treasures] treasures you looted
    [fallen-allies] allies exhausted
    [doors] doors you opened
    [coins] coins you hold
    [loot] tokens you looted
    [kills] enemies you killed
    [elites] elites you killed
    [items] times you used items
    [quiet-rounds] rounds that began without an enemy
    [overkills] kills with much damage to spare
    [first-kills] first kill of the scenario
    [below-half] times below half of your hit points
    [clean-kills] undamaged enemies killed with one attack
    [short-rests] short rests you took
   *[long-rests] long rests you took
}

# The pages beside it

board-page-rules = rules
board-page-terms = terms
board-page-hand = hand
board-page-cards = cards
board-page-monsters = monsters
board-page-modifiers = modifiers
board-page-goal = goal
board-page-items = items
board-page-map = map
board-page-signs = signs
board-pile = { $pile ->
    [hand] In your hand
    [chosen] Chosen for this round
    [played] Laid down
    [active] Active
    [discard] Discarded
    [lost] Lost
   *[aside] Left at home
}
board-nothing = Nothing to show here yet.
board-monster-values = { $rank }: hit points { $hit_points }, move { $move }, attack { $attack }{ $range ->
    [0] { "" }
   *[other] , range { $range }
}
board-monster-card = This round, initiative { $initiative }: { $does }
board-monster-deck = Ability deck: { $draw } to draw, { $discard } discarded
board-monster-shuffle = reshuffled after this round
board-standees = standees left { $left }
board-modifiers-of = { $who }: { $draw } to draw ({ $cards }); discarded: { $discarded }
board-modifiers-reshuffle = reshuffled at the end of the round
board-monsters = Monsters
board-item = { $name } ({ $state }): { $does }
board-item-state = { $state ->
    [ready] ready
    [rotated] spent until a long rest
   *[used-up] used up
}
board-item-does = { $when ->
    [turn] in your turn: { $what }
    [move] on your move: { $what }
    [attack] on your attack action: { $what }
    [strike] on one attack: { $what }
    [attacked] when you are attacked: { $what }
    [harmed] when an attack would damage you: { $what }
    [turn-end] at the end of your turn: { $what }
    [reveal] once all cards are revealed: { $what }
    [end] at the end of your turn, if you like: { $what }
    [ally-attack] on an ally's attack action: { $what }
    [enemy-element] when an enemy is about to use an element: { $what }
   *[always] always: { $what }
}
board-item-more = { $kind ->
    [move] Move { $x }
   *[attack] Attack { $x }
}
board-item-kind = { $kind ->
    [melee] melee only
   *[ranged] ranged only
}
board-item-advantage = advantage
board-item-disadvantage = the attack has disadvantage
board-item-no-doubles = an attacker's ×2 counts as +0
board-item-minus-ones = { $x } cards -1 leave your deck
board-item-reach = range { $x }
board-item-area = instead of a single target: { $area }
board-item-immune = immune: { $what }
board-item-pockets = { $x } more small items may be worn
board-item-flying = you fly
board-item-basic-move = Move { $x } instead of the basic Move 2
board-item-basic-attack = Attack { $x } instead of the basic Attack 2
board-item-lunge = a melee attack on a single target reaches { $x } hexes
board-item-charge = after { $hexes } hexes moved in a turn the next melee attack has +{ $x }
board-item-once = { $after ->
    [rotate] then spent until a long rest
   *[use-up] once
}
board-item-at-attacker = upon the attacker, after the attack
board-item-need = { $need ->
    [hazard-entered] if you entered hazardous terrain in this turn
    [moved-least] if you moved { $x } or more hexes this turn
    [moved-most] if you moved { $x } or fewer hexes this turn
    [monsters-beside] while you are adjacent to { $x } or more monsters
    [against] against: { $types }
   *[strong] if { $element } is strong
}
board-item-encore = { $what ->
    [top] play one more card of your hand for its top ability
    [bottom] play one more card of your hand for its bottom ability
   *[turn] play two more cards of your hand and take another turn this round; the leading card has to be later than the one before
}
board-item-phasing = in an obstacle you count as INVISIBLE and cannot attack
board-item-blast = in an attack on a single target, the target and all enemies adjacent to it suffer { $x } damage
board-item-backfire = allies in the area suffer { $x } damage
board-item-dampens = you use that element instead, for nothing
board-item-even-stunned = even while you have STUN
board-item-heal = Heal { $x }, self
board-item-pace = your initiative { $x } lower or higher
board-item-xp = { $x } XP
board-item-steadies = STRENGTHEN instead of MUDDLE
board-item-ignores = { $terrain ->
    [hazard] hazardous terrain does not hurt you
   *[other] difficult and hazardous terrain do nothing to you
}
board-item-penalty = { $cards ->
    [one] { $cards } card -1 joins your deck
   *[other] { $cards } cards -1 join your deck
}
board-item-slots = uses { $used } of { $slots }
board-item-price = { $cost } gold, { $slot ->
    [head] head
    [body] body
    [legs] legs
    [hand] one hand
    [two-hands] two hands
   *[small] small
}
board-legend =
    Br  a character: letters of the class      g3  a monster with the number of its standee
    Ra1  a summoned creature                   G3*  an elite; a boss is a capital without a star
    #  obstacle    ^  trap    !  hazardous terrain    ~  difficult terrain
    $  coin ($3: three)    T  treasure    +  closed door    X  locked door    =  open door    @  start
    o  pressure plate    >  exit
    A hex is named by its column and row: H11 stands under H, on a line with 11 at its sides.

# Remarks beside options

board-way-trap = over traps: { $spots }
board-way-hazard = over hazardous hexes: { $spots }
board-beside = beside { $who }
board-picks-up = { $what } there
board-decimal-mark = .
board-odds = damage { $mean } on average, kills in { $kill }%
board-odds-sure = damage { $mean }, kills for certain
board-odds-never = damage { $mean } on average, cannot kill
board-advantage = advantage
board-disadvantage = disadvantage
board-retaliates = retaliates { $x }
board-lays-on = on { $who }
board-life = { $who }, HP { $now }/{ $most }
board-rolling = rolling { $what }
board-rest = the whole turn, as the last one: lose a discarded card of your choice, take the others back, heal 2
board-figure = HP { $now }/{ $most } on { $spot }
board-you = you
board-verdict-won = Done! The round is played to its end, then you have won.
board-verdict-lost = The scenario is lost.
board-battle-goal-named = { $name }, { $checkmarks ->
    [one] { $checkmarks } checkmark
   *[other] { $checkmarks } checkmarks
}
board-checkmarks = { $checkmarks ->
    [one] { $checkmarks } checkmark
   *[other] { $checkmarks } checkmarks
} for it
board-reaches = from here: { $who }
board-reaches-none = from here nobody is in reach
board-comes-to-nothing = from here nobody is in reach: it would come to nothing, without its XP
board-way = movement { $points }
board-won = VICTORY in scenario { $scenario }: the goal is reached.
board-lost = DEFEAT in scenario { $scenario }: { $why ->
    [died] { $who } is no more.
    [left-behind] a character was exhausted off the exit.
    [given-up] the party gave up.
   *[exhausted] all characters are exhausted.
}
board-earned = { $name }{ $state ->
    [exhausted] {" "}(exhausted)
   *[standing] {""}
}: { $gold } gold (coins: { $coins }), { $xp } XP{ $bonus ->
    [0] {""}
   *[other] {" "}({ $bonus } of them for the victory)
}; { $met ->
    [yes] battle goal met: { $goal }, checkmarks: { $checkmarks }
    [lost] battle goal met, but without a victory it gives nothing: { $goal }
    [no] battle goal not met: { $goal }
   *[unseen] the battle goal stays hidden
}.
board-opens = Open now: { $scenarios }.
board-terms =
    POISON  every attack on it has +1; a heal removes it instead of healing
    WOUND  1 damage at the start of each of its turns; a heal removes it and heals as well
    IMMOBILIZE  it cannot move    DISARM  it cannot attack    STUN  it can do nothing
    MUDDLE  its attacks have disadvantage    STRENGTHEN  its attacks have advantage
    INVISIBLE  enemies cannot target it    (these last till the end of its next turn)
    CURSE, BLESS  a card “no damage” or “×2” goes into its modifier deck; it leaves once drawn
    PUSH, PULL  the target moves so many hexes away from you or towards you
    PIERCE  ignores so many points of shield    ADD TARGET  one more target for the attack
    Shield  takes so much off every attack    Retaliate  whoever attacks from a neighbouring hex suffers so much
    Advantage  two modifier cards, the better counts    Disadvantage  two, the worse counts
    Area  hits all enemies on its hexes, each with its own modifier card    Jump  a move over figures and obstacles
    Elite (a star)  a stronger monster of its type    Exhausted  out of this scenario
board-rules =
    A FIRST GAME
    Goal: what the line “Goal” says. Everybody wins or loses together; it is lost when all characters are exhausted.
    A round: everybody picks two cards unseen. The first one gives your initiative; monsters turn up a card with theirs. Lower acts earlier: see the line “Order”.
    Your turn: the top ability of one card and the bottom ability of the other, in the order you like. Any top may be used as Attack 2, any bottom as Move 2.
    Used cards are discarded. A card marked “To the lost pile” is lost once its ability is used: strong, but it shortens your game.
    Rest: with two or more cards discarded you take them back, but one is lost. A short rest is at the end of a round (a random card), a long rest takes your whole turn (a card of your choice, heal 2, spent items are ready again).
    Who can neither play two cards nor rest, or has no hit points left, is exhausted. So cards are your time: the question about cards tells how many rounds are left.
    An attack: its value plus a random modifier card (-2 to +2, ×2 or no damage), less the shield. No range on the card means the hex beside you. Advantage: two cards, the better one; disadvantage (a ranged attack on a neighbour too): the worse one.
    Damage to you can be cancelled: lose one card of your hand or two discarded ones.
    Monsters move and attack by themselves, at whoever is nearest; what each type does in this round stands in its line once cards are revealed.
    Elements: some cards infuse one at the end of the turn; later cards may use it for more. Strong, then medium, then gone.
    A move never ends on somebody else. A door opens when you enter it; the room behind acts in this round already. A fallen monster leaves a coin: end your turn on it, or use Loot.
    Round bonus: works till the end of the round. Persistent bonus: till its slots are used up or you end it.
    Words such as STUN: see terms; the map: see signs. ?N explains option N, ? tells what is not offered and why.

# What stands under a question

note-earmarked = { $gold } gold is for enhancements alone, and you may add of your own { $own }. What is left of it is lost.
note-gold = You have { $gold } gold. What you leave over is kept.
note-hand = Your hand takes { $limit } cards: leave { $over ->
    [one] { $over } more
   *[other] { $over } more
} at home.
note-card = The number is the initiative (lower acts earlier), ▲ the top ability, ▼ the bottom ability.
note-rounds = In hand { $hand }, discarded { $discard }: enough for about { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, rests included.
note-turn = { $used ->
    [none] Use the top of one card and the bottom of the other, in any order; every top can be a basic attack 2, every bottom a basic move 2.
    [top] The top is done; there is the bottom of the other card.
    [bottom] The bottom is done; there is the top of the other card.
   *[all] Both cards are used: end the turn.
}
note-short-rest = One of { $discard } discarded cards, at random, would be lost, the others come back to your hand (it has { $hand } now). With fewer than 2 cards in hand you have to rest.
note-long-rest = The card you name is lost; the other discarded cards come back, you heal 2, and spent items are ready again.
note-redraw = Drawn: { $card }. Another one costs { $damage } damage, and is final.
note-damage = Damage { $damage }; you have { $now } of { $most } hit points. One card of your hand or two discarded cards, lost, cancel all of it.
note-deadly = That is deadly: you would be exhausted and out of the scenario.
note-active = Among the discarded cards are active ones, whose effect would end: { $cards }.
note-move = Movement points: { $points }.
note-jump = Movement points: { $points }; a jump goes over figures, obstacles and traps.
note-blow = { $attacker } attacks { $target }: Attack { $value }.
note-ally-attack = { $attacker } attacks { $targets }.
note-monster = It is the turn of { $who }. For the rules these are alike, so the players decide.
note-ability = { $name }: { $does }.

# Around the map, in the browser

gh-under = Round { $round } · level { $level }
gh-under-setup = Getting ready · level { $level }
gh-end-why = { $why ->
    [won] The goal was reached in round { $rounds }.
    [given-up] The party gave up in round { $rounds }.
    [exhausted] Every character was exhausted by the end of round { $rounds }.
   *[other] The goal slipped away in round { $rounds }.
}
gh-end-damage = damage
gh-end-kills = kills
gh-end-healed = healed
gh-end-gold = gold
gh-end-xp = XP
standing-damage = damage dealt
standing-healed = healed

ground-rounds = rounds that the cards still give
ground-health = hit points
ground-enemies = hit points of enemies in sight
ground-rooms = rooms still closed
ground-experience = experience
feat-slain = slain: { $thing } × { $count }
feat-missed = { $count ->
    [one] { $count } swing at thin air
   *[other] { $count } swings at thin air
}
feat-doubled = { $count ->
    [one] { $count } blow of double force
   *[other] { $count } blows of double force
}
feat-blow = a blow of { $count }
feat-traps = { $count ->
    [one] { $count } trap found with the feet
   *[other] { $count } traps found with the feet
}
feat-doors = { $count ->
    [one] { $count } door opened
   *[other] { $count } doors opened
}
feat-thrown = { $count ->
    [one] { $count } card thrown in the way of a blow
   *[other] { $count } cards thrown in the way of a blow
}
feat-coins = { $count ->
    [one] { $count } coin picked up
   *[other] { $count } coins picked up
}
feat-hexes = { $count ->
    [one] { $count } hex walked
   *[other] { $count } hexes walked
}
gh-end-goal = { $who }, “{ $goal }”: { $met ->
    [yes] { $checkmarks ->
        [one] { $checkmarks } checkmark
       *[other] { $checkmarks } checkmarks
    }
   *[other] no checkmark
}
gh-track = Initiative
gh-place = { $who }{ $initiative ->
    [0] {""}
    [99] {" "}(long rest, last)
   *[other] {", initiative "}{ $initiative }
}{ $state ->
    [ready] : ready
    [chooses] : choosing cards
    [now] : its turn
    [past] : has acted
   *[other] {""}
}
gh-ready = ready
gh-chooses = choosing
gh-rests = long rest
gh-sign-early = early
gh-sign-middle = middle
gh-sign-late = late
gh-sign-door = door
gh-sign-heal = healing
gh-sign-loot = loot
gh-sign-give-up = give up
gh-mark-range = range
gh-mark-jump = jump
gh-mark-infuse = infuse
gh-mark-targets = targets
gh-say = What you may tell the others
gh-characters = Your characters
gh-hit-points = Hit points
gh-xp = Experience
gh-coins = Coins
gh-piles = Cards: hand { $hand }, discarded { $discard }, lost { $lost }. They last for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
gh-hand = Your cards
gh-card = { $card }, initiative { $initiative }. Top: { $top }. Bottom: { $bottom }
gh-leads = leads · { $initiative }
gh-let-lead = lead with { $initiative }
gh-follows = second
gh-deck-mine = Your deck
gh-deck-monsters = Monsters’ deck
gh-deck-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
gh-elements = Elements
gh-elements-none = none is charged
gh-element = { $element } { $level ->
    [strong] strong
    [waning] waning
   *[inert] inert
}{ $coming ->
    [yes] , comes at the end of the turn
   *[no] {""}
}
gh-element-strong = strong
gh-aim-enemies = { $what ->
    [all] { $every ->
        [yes] Kill every enemy
       *[no] Open every room, kill every enemy
    }
   *[revealed] Kill every revealed enemy
}
gh-aim-any = Kill { $need } enemies
gh-aim-kill = Kill: { $whom }
gh-aim-reveal = Find the room of tile { $tile }
gh-aim-doors = Open every door
gh-aim-loot = { $what ->
    [ability] Loot every goal treasure with Loot abilities
   *[other] Loot every goal treasure
}
gh-aim-plates = Stand on the pressure plates together
gh-aim-destroy = Destroy: { $what }
gh-aim-escort = Bring to the goal: { $what }
gh-aim-bring = Bring it beside its mark: { $what }
gh-aim-escape = Bring every character to the exit
gh-aim-survive = Hold out to the end of round { $need }
gh-specials = Special rules
gh-goal-most = { $state ->
    [missed] { $have }, at most { $limit } allowed
   *[kept] { $limit ->
        [0] kept so far
       *[other] { $have }, at most { $limit } allowed
    }
}
gh-battle-goal-private = only you see this
gh-odds = Attack on { $target }: kills in { $kill } % of cases, { $mean } damage on average
gh-odds-life = { $life ->
    [one] { $life } hit point left
   *[other] { $life } hit points left
}
gh-odds-kill = to kill
gh-odds-mean = about { $mean }
gh-not-this-round = not this round
gh-harm = { $harm ->
    [one] { $harm } point of damage
   *[other] { $harm } points of damage
}
gh-harm-from = from { $who }
gh-take = Take it
gh-take-deadly = deadly: out of the scenario
gh-rounds = { $rounds ->
    [one] { $rounds } round of cards
   *[other] { $rounds } rounds of cards
}
gh-lose-one = Lose a card of your hand
gh-lose-two = Lose two discarded cards
gh-rounds-cost = rounds { $now } → { $after }
gh-close = Close
gh-ask-cards = Choose two cards
gh-ask-turn = Your turn
gh-ask-move = Move up to { $points }{ $jump ->
    [yes] , jumping
   *[no] {""}
}
gh-ask-attack = Whom do you attack?
gh-ask-damage = { $harm } damage: take it or negate it?
gh-ask-start = Where do you start?
gh-ask-feed = Use an element?
gh-ask-short-rest = Take a short rest?
gh-ask-long-rest = Long rest: lose which card?
gh-ask-shove = Where is the target moved?
gh-ask-heal = Whom do you heal?
gh-ask-monster = { $who }: you decide
gh-ask-items = Buy and equip
gh-ask-hand = Leave cards at home
gh-ask-goal = Keep one battle goal
gh-ask-class = Choose your class
gh-lasts = The first card gives your initiative. Your cards last for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
gh-forgoes = Forgo rest: you give up { $what }.
gh-turn-left = { $used ->
    [none] The top of one card, the bottom of the other.
    [top] Now the bottom of the other card.
    [bottom] Now the top of the other card.
   *[all] Both cards are used.
}
gh-way-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gh-way-peril = { $kind ->
    [trap] a trap
   *[hazard] a hazard
}: { $damage } damage
gh-way-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} there
gh-says-odds = { $kill } % to kill, about { $mean }{ $back ->
    [0] {""}
   *[other] , { $back } back
}
gh-says-idle = from here it can do nothing
gh-says-targets = { $after ->
    [yes] after the move
   *[no] in reach
}: { $who }
gh-says-price = hit points { $life }, rounds { $rounds }
gh-party = The party
gh-you = you
gh-gold = gold
gh-recommended = recommended
gh-others-prepare = The others are getting ready.
gh-leave = Your hand is too large: { $over ->
    [one] leave { $over } card at home.
   *[other] leave { $over } cards at home.
}
gh-class-brute = Stands in front: tough, moves fast, hits hard, shields and shoves.
gh-class-tinkerer = Many cards and a long breath: heals, traps, contraptions.
gh-class-spellweaver = Few cards, great spells on many targets, fed by the elements.
gh-class-scoundrel = Strikes those who stand alone or beside your friends; quick and frail.
gh-class-cragheart = Throws boulders, raises and shatters obstacles, stands firm.
gh-class-mindthief = Small and sly: bends minds, strengthens every close strike.
gh-setup-company = Who goes
gh-setup-bots = with bot companions
gh-setup-two = alone, with two heroes
gh-setup-friends = with friends
gh-setup-class = Class of seat
gh-setup-scenario = Scenario
gh-setup-first = start here
gh-setup-average = by the party
gh-setup-easy = easy
gh-setup-normal = normal
gh-setup-hard = hard
gh-setup-very-hard = very hard
gh-stage-title = { $attacker } attacks { $target }
gh-stage-attack = Attack
gh-stage-bonus = Bonuses
gh-stage-slain = Slain!
gh-stage-damage = { $damage } damage
gh-stage-nothing = No damage
guide-gh-items = Gold buys equipment. What is marked suits your class; what you do not spend is kept.
    .title = Equip yourself
guide-gh-goal = Above stands what wins the scenario for all of you; below it your own battle goal, which nobody else sees.
    .title = What you are here for
guide-gh-select = Choose two cards. The first one gives your initiative: low acts early. In your turn you use the top of one and the bottom of the other.
    .title = Two cards each round
guide-gh-initiative = Everybody acts in this order, from the lowest number. Beside monsters stands what they will do; point at them to see them on the map.
    .title = Who acts when
guide-gh-halves = Press a half to carry it out: the top of one card, the bottom of the other, in any order. The round buttons use a card for a plain attack or move.
    .title = Your turn
guide-gh-move = Lit hexes are in reach. Point at one to see the path and who could strike you there.
    .title = Moving
guide-gh-attack = Every attack turns up a modifier card. Here you see what the deck still holds, and above it the odds against the target you point at.
    .title = Attacking
guide-gh-damage = You may always lose a card of your hand, or two discarded ones, instead of suffering damage. But cards are your time: the window says how many rounds it costs.
    .title = You are being hit
guide-gh-loot = The fallen leave coins. End your turn on them, or use a loot action, to pick them up.
    .title = Loot
guide-gh-rest = Used cards are discarded. With two or more of them you may rest: take them back, lose one. When you have no cards left you are out; the hourglass tells how many rounds you can go on.
    .title = Resting
gh-play = Play both · initiative { $initiative }

# The campaign: between the scenarios

ask-newcomer = Who comes along? A new character, or one who rests.
ask-quest = Which personal quest do you keep? The others do not see it.
ask-town = Before setting out. What do you do?
ask-sticker = Which enhancement goes on this card?
ask-depart = Where does the party go?
ask-event = An event. What does the party do?
ask-either = Which of the two?
ask-pay = How much of it do you pay?
ask-share = How much of it do you get?
ask-taker = Who gets the item?
ask-payer = Who hands the item over?
ask-user = Whose small item is used up?
ask-used-up = Which small item do you use up?
ask-wear = Which of your items do you take along?
ask-throw-away = The road has cost you cards. Which one do you discard?
ask-gift = Which card gets an enhancement, paid by the reward?
ask-opened = Which location is opened?

do-new = { $a }, new, level { $b }
do-join = { $a } comes along
do-switch = take another character
do-sell = sell { $a }
do-donate = donate { $donation } gold to the sanctuary
do-enhance = bring { $a } to the enhancer
do-sticker = { $b } ({ $a })
do-keep-none = no further enhancement: what is left is lost
do-step-back = nothing for this card
do-retire = retire
do-event = resolve a city event
do-home = return to Gloomhaven
do-party = go on with party { $a }
do-found = found a new party
do-adjourn = go on with the visit another time, with whoever is there then
do-ready = ready to set out
do-wait = not ready yet
do-scenario = { $a }
do-casual = { $a } (casual)
do-difficulty = change the difficulty: { $a }
do-stay = stay a while
do-option = { $a }
do-either = { $a }
do-pay = { $a } gold
do-share = { $a } gold
do-taker = { $a }
do-payer = { $a }
do-used-up = { $a }
do-wear = take { $a }
do-discard = discard { $a }
do-open = { $a }

no-create_unbuilt = That class is not built in this version ({ $class }).
no-town_here = The party is in Gloomhaven already.
no-town_no-character = Everybody needs a character first.
no-event_none = The deck of city events is empty.
no-party_begun = The party is chosen when a chapter begins, before anything else is done.
no-party_unused = This party has not played yet; another one is not founded before it has.
no-level_due = You have enough experience: level { $level } must be taken first.
no-scenario_unbuilt = { $scenario } is not built in this version.
no-scenario_forbids = This achievement forbids it ({ $achievement }).
no-enhance_no-circle = The card { $card } has no circle for an enhancement.

newcomer = { $name } joins the campaign at level { $level }.
comes-along = { $name } comes along (personal quest: { $quest }).
    .unseen = { $name } comes along.
drew-quests = { $seat } draws personal quests: { $quests }.
    .unseen = { $seat } draws personal quests.
kept-quest = { $seat } keeps the personal quest “{ $quest }”.
    .unseen = { $seat } keeps a personal quest.
quest-done = { $seat } has fulfilled the personal quest “{ $quest }” and will retire in Gloomhaven.
retired = { $name } retires.
levelled = { $seat } reaches level { $level }.
bought = { $seat } buys { $item } for { $gold } gold.
sold = { $seat } sells { $item } for { $gold } gold.
donated = { $seat } gives { $gold } gold to the sanctuary: two BLESS cards for the next scenario.
enhanced = { $seat } has { $card } enhanced: { $effect }, { $gold } gold.
ready = { $seat } is ready.
not-ready = { $seat } thinks again.
home = The party returns to Gloomhaven.
party-goes-on = Party { $party } goes on.
party-founded = Party { $party } is founded.
difficulty = Difficulty: { $difficulty }.
name-difficulty-easy = easy
name-difficulty-normal = normal
name-difficulty-hard = hard
name-difficulty-very-hard = very hard
name-easy = easy
name-normal = normal
name-hard = hard
name-very-hard = very hard
sets-out = The party sets out: { $scenario }.
drew-event = { $deck ->
    [road] On the road
   *[city] In the city
    }: { $event }.
chose = The party’s choice: { $option }
happens = { $result }
gains = { $seat } gains { $what ->
    [gold] { $amount } gold.
    [xp] { $amount } XP.
   *[checkmarks] { $amount ->
        [one] { $amount } checkmark
       *[other] { $amount } checkmarks
    }.
}
loses = { $seat } loses { $what ->
    [gold] { $amount } gold.
    [xp] { $amount } XP.
   *[checkmarks] { $amount ->
        [one] { $amount } checkmark
       *[other] { $amount } checkmarks
    }.
}
adjourned = The visit goes on another time: whoever is not there then leaves the character at rest.
earmarked = { $seat } gets { $amount } gold that goes on enhancements at once.
forfeits = { $seat } has { $amount } gold of it left over: it is lost.
gets-item = { $seat } gets { $item }.
gives-item = { $seat } gives { $item } away.
reputation = Reputation changes by { $amount }; it is { $now } now.
prosperity = The prosperity of Gloomhaven changes by { $amount }.
prospers = Gloomhaven reaches prosperity level { $level }; new items are in the shop.
achieved = Achievement: { $achievement }.
unsealed = Opened: { $box }.
design = A design for the shop: { $item }.

circle-name = { $half ->
    [top] top half
   *[bottom] bottom half
}, circle { $number }
name-sticker-plus = +1
name-sticker-jump = Jump
name-sticker-hex = one hex more
name-sticker-any = any element
name-sticker-poison = POISON
name-sticker-wound = WOUND
name-sticker-muddle = MUDDLE
name-sticker-immobilize = IMMOBILIZE
name-sticker-disarm = DISARM
name-sticker-curse = CURSE
name-sticker-strengthen = STRENGTHEN
name-sticker-bless = BLESS
name-sticker-fire = fire
name-sticker-ice = ice
name-sticker-air = air
name-sticker-earth = earth
name-sticker-light = light
name-sticker-dark = dark
name-plus = +1
name-jump = Jump
name-hex = one hex more
name-any = any element

camp-head = Chapter { $chapter } · party { $party } · { $where } · reputation { $reputation }
camp-world = Prosperity { $level } ({ $marks } of { $next } marks) · sanctuary: { $donated } gold
camp-town = Gloomhaven
camp-nobody = { $who }: nobody yet
camp-ready = (ready)
camp-sheet = { $name }: level { $level }, { $xp } XP{ $next ->
    [0] {""}
   *[other] {" "}(next level at { $next })
}, { $gold } gold; { $items }
camp-marks = checkmarks { $checkmarks } of 18, perks to take: { $unspent }
camp-pool = cards: { $cards }
camp-quest = personal quest “{ $name }”: { $needs }; retirement opens: { $opens }
camp-quest-asks = { $needs }; retirement opens: { $opens }
camp-ware = { $item }, { $gold } gold, { $left ->
    [0] sold out
   *[other] { $left } left
} ({ camp-slot })
camp-price = { $gold } gold, { camp-slot }
camp-slot = { $slot ->
    [head] head
    [body] body
    [legs] legs
    [hand] one hand
    [two-hands] two hands
   *[small] small item
}
camp-sale = for { $gold } gold
camp-purse = { $gold } gold
camp-cost = { $gold } gold
camp-line = { $line ->
    [move] at Move
    [attack] at Attack
    [range] at the range
    [targets] at the targets
    [heal] at Heal
    [shield] at Shield
    [retaliate] at Retaliate
    [push] at PUSH
    [pull] at PULL
    [pierce] at PIERCE
    [area] beside the area
    [summon-hit-points] at the summon’s hit points
    [summon-move] at the summon’s Move
    [summon-attack] at the summon’s Attack
    [summon-range] at the summon’s range
   *[other] at this line
}
camp-card = { $level ->
    [0] level X
   *[other] level { $level }
}, initiative { $initiative } ▲ { $top } ▼ { $bottom }
camp-way = { $road ->
    [yes] a road event on the way
   *[no] no road event
}{ $unlocks ->
    [0] {""}
   *[other] ; opens { $unlocks ->
        [one] { $unlocks } location
       *[other] { $unlocks } locations
    }
}
camp-scenario-done = ✓ { $scenario }
camp-scenario-open = · { $scenario }
camp-scenario-closed = – { $scenario }: { $why }
camp-scenario-unbuilt = – { $why }
camp-achievements-global = Global achievements: { $names }
camp-achievements-party = Party achievements: { $names }
camp-classes = Classes: { $names }
camp-opened = Opened: { $names }
camp-resting = At rest: { $names }
note-perks = Perks to take: { $count }.

need-gold = { $have } of { $count } gold at once
need-own = { $have } of { $count } items: { $of }
need-kill = { $have } of { $count } killed: { $of }
need-with = { $have } of { $count } killed with { $item }: { $of }
need-kinds = { $have } of { $count } different types of monsters killed
need-count = { $have } of { $count }: { $of }
need-of-head = head
need-of-body = body
need-of-legs = legs
need-of-hand = one hand
need-of-two-hands = two hands
need-of-small = small
need-of-bandit = bandits
need-of-cultist = cultists
need-of-vermling = vermlings
need-of-forest-imp = forest imps
need-of-flame-demon = flame demon
need-of-frost-demon = frost demon
need-of-wind-demon = wind demon
need-of-earth-demon = earth demon
need-of-night-demon = night demon
need-of-sun-demon = sun demon
need-of-ooze = oozes
need-of-lurker = lurkers
need-of-spitting-drake = spitting drakes
need-of-living-bones = Living Bones
need-of-living-corpse = Living Corpses
need-of-living-spirit = Living Spirits
need-of-in-gloomhaven = scenarios completed in Gloomhaven
need-of-in-dagger-forest = scenarios completed in the Dagger Forest
need-of-in-lingering-swamp = scenarios completed in the Lingering Swamp
need-of-in-watcher-mountains = scenarios completed in the Watcher Mountains
need-of-in-copperneck-mountains = scenarios completed in the Copperneck Mountains
need-of-in-misty-sea = scenarios completed on the Misty Sea
need-of-companions-exhausted = companions exhausted
need-of-exhausted = own exhaustions
need-of-scenarios = different scenarios completed
need-of-side-scenarios = side scenarios completed
need-of-boss-scenarios = scenarios with a boss completed
need-of-checkmarks = checkmarks from battle goals
need-of-elites = elite monsters killed
need-of-donated = gold given to the sanctuary
need-of-enhancements = enhancements bought
need-of-companions-retired = companions retired

board-page-sheets = sheets
board-page-shop = shop
board-page-world = world
board-page-story = story
board-page-pool = pool

tale-chapter = Chapter { $number }
tale-newcomer = { $a } joins, at level { $b }.
tale-party = Party { $a } is founded in Gloomhaven.
tale-level = { $a } reaches level { $b }.
tale-sets-out = { $b ->
    [1] The party
   *[other] Party { $b }
} sets out: { $a }.
tale-casual = Party { $b } plays once more, for the fun of it: { $a }.
tale-event = “{ $a }”. The party decides: { $b }
tale-won = Won: { $a }.
tale-lost = Lost: { $a }.
tale-opens = A new location on the map: { $a }.
tale-achieved = Achievement: { $a }.
tale-unsealed = A seal is broken: { $a }.
tale-prospers = Gloomhaven prospers: level { $a }.
tale-found = A treasure is opened (no. { $a }): { $b ->
    [gold] { $c } gold
    [xp] { $c } XP
    [design] the design of an item
    [damage] a trap, { $c } damage
    [checkmark] a checkmark
    [scenario] the way to a new place
    [random-scenario] a map with a place nobody has heard of
    [random-design] a design for the shop
    [nothing] nothing
   *[other] { $b }
}.
tale-design = A new design in the shop: { $a }.
tale-treasure = Treasure { $a } is found.
tale-fulfilled = { $a } has fulfilled a personal quest: “{ $b }”.
tale-retired = { $a } retires.
tale-enhanced = { $a } has a card enhanced: { $b } ({ $c }).
tale-died = { $a } dies, for good.
# Special rules of scenarios

special-dies = The scenario is lost as soon as this one dies: { $who }.
special-exhausted-off = The scenario is lost as soon as a character is exhausted anywhere but on the exit.
special-allies = On your side, enemies of all other monsters: { $who }.
special-level = { $more } levels above the scenario level, { $most } at most: { $who }.
special-token = { $kind ->
    [ally] An ally with { $life } hit points: { $who }.
    [guarded] Nobody's ally, but attacked by monsters; { $life } hit points: { $who }.
    [door] Locked until it is destroyed; { $life } hit points: { $who }.
   *[objective] Can be attacked, { $life } hit points: { $who }.
}
special-goes = Acts at 99 and moves { $x }, opening doors.
special-boss-life = Its hit points are those of another, who cannot be harmed otherwise: { $who }.
special-boss-opens = Locked doors that only the boss opens: { $doors }.
special-door-plate = The locked doors { $door } open when a turn ends with a character on a plate { $plates }.
special-door-all = The locked doors { $door } open when a turn ends with every character on a plate { $plates }.
special-door-round = The locked doors { $door } open at the start of round { $round }.
special-crowd = { $crowd ->
    [characters] characters and their summons
    [demons] demons
    [everybody] everybody
   *[monsters] monsters
}
special-hit-points = hit points +{ $x }
special-attack = attack { $x }
special-move-half = move +1/2
special-range-half = range +1/2 (not in melee), halves rounded up together
special-advantage = advantage on attacks
special-disadvantage = disadvantage on attacks
special-heal = heal { $x } at the start of their turns
special-suffer = suffer { $x } damage at the start of their turns
special-influence = { $how ->
    [each] For each one that is not destroyed ({ $token }), { $crowd } have: { $gains }.
    [near] Within { $x } hexes of one that stands ({ $token }), { $crowd } have: { $gains }.
   *[while] As long as it stands ({ $token }), { $crowd } have: { $gains }.
}
special-toll = Every round { $when ->
    [start-of-rounds] at its start
    [end-of-rounds] at its end
   *[end-of-turns] at the end of each of their turns
}, { $crowd }{ $tile ->
    [all] {""}
   *[other] {" "}on tile { $tile }
} suffer { $x } damage{ $first ->
    [1] {""}
   *[other] {" "}(from round { $first } on)
}.
special-tide = At the start of every round strong: { $strong }; inert: { $inert }.
special-spawn = { $who } ({ $rank }) on { $spot }: { $moment ->
    [start] start of { $rounds ->
        [every] every round
        [odd] odd rounds
        [even] even rounds
       *[numbered] round { $numbers }
    }
   *[end] end of { $rounds ->
        [every] every round
        [odd] odd rounds
        [even] even rounds
       *[numbered] round { $numbers }
    }
}.
special-bring = It changes hands only by a Loot ability with whoever carries it in range; the exhausted leave it on their hex: { $what }.
special-throne = With each special ability the altar leaps to its next place, opens the way there and summons the demon of the place.

# What `questhall content` calls kinds of components, their numbers, and the parts of a card

content-classes = classes
content-cards = ability cards of the classes
content-perks = perks
content-items = items
content-goals = battle goals
content-monsters = monsters
content-abilities = ability cards of the monsters
content-scenarios = scenarios
content-events = city and road events
content-quests = personal quests
fact-hand = hand limit { $value }
fact-hit-points = hit points { $value }
fact-cards = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
fact-class = { $value }
fact-level = level { $value }
fact-initiative = initiative { $value }
fact-top-circles = {""}
fact-bottom-circles = {""}
fact-boxes = { $value ->
    [one] { $value } box
   *[other] { $value } boxes
}
fact-number = no. { $value }
fact-cost = { $value } gold
fact-count = { $value ->
    [one] { $value } copy
   *[other] { $value } copies
}
fact-slot = { $case ->
    [is-head] head
    [is-body] body
    [is-legs] legs
    [is-hand] one hand
    [is-two-hands] two hands
   *[is-small] small
}
fact-use = { $case ->
    [is-spent] spent
    [is-consumed] consumed
   *[none] {""}
}
fact-checkmarks = { $value ->
    [one] { $value } checkmark
   *[other] { $value } checkmarks
}
fact-opens = retirement opens: { $value }
fact-deck = { $case ->
    [is-city] city event
    [is-road] road event
   *[other] { $value }
}
fact-standees = { $value ->
    [one] { $value } standee
   *[other] { $value } standees
}
fact-like = values of an elite: { $value }
fact-flying = flying
fact-immune = immune: { $value }
fact-shuffle = shuffle
fact-normal-hit-points = normal: hit points { $value }
fact-normal-move = move { $value }
fact-normal-attack = attack { $value }
fact-normal-range = range { $value }
fact-elite-hit-points = elite: hit points { $value }
fact-elite-move = move { $value }
fact-elite-attack = attack { $value }
fact-elite-range = range { $value }
fact-boss-hit-points = hit points { $value }
fact-boss-move = move { $value }
fact-boss-attack = attack { $value }
fact-boss-range = range { $value }
fact-curse = { $value ->
    [0] {""}
   *[other] everybody starts with CURSE × { $value }
}
fact-minus = { $value ->
    [0] {""}
   *[other] everybody starts with [−1] × { $value }
}
fact-condition = everybody starts with { $value }
fact-links = links: { $value }
fact-unlocks = opens: { $value }
part-top = top
part-bottom = bottom
part-normal = normal
part-elite = elite
part-boss = boss
part-specials = special abilities
part-goal = goal
part-scene = front
part-a = A
part-b = B
gh-town-chapter = Campaign · chapter { $chapter }
gh-town-street = The street
gh-town-realm = How the town and the party do
gh-town-prosperity = Prosperity { $level }
gh-town-prosperity-about = { $marks } of { $next } prosperity marks for the next level
gh-town-reputation = Reputation { $reputation }
gh-town-donated = Sanctuary: { $gold } gold
gh-town-shop = Shop
gh-town-shop-under = { $open ->
    [0] nothing to be had now
    [one] { $open } deal to be made
   *[other] { $open } deals to be made
}
gh-town-sanctuary = Sanctuary
gh-town-sanctuary-under = { $open ->
    [0] no gift now
   *[other] { $donation } gold: two blessings
}
gh-town-enhancer = Enhancer
gh-town-enhancer-under = { $open ->
    [0] closed
    [one] { $open } card can be enhanced
   *[other] { $open } cards can be enhanced
}
gh-town-tavern = Tavern
gh-town-tavern-under = levels, characters, retirement
gh-town-tavern-level = a new level is to be taken
gh-town-gate = Gate
gh-town-gate-under = events and departure
gh-town-out = Back to the street
gh-town-nothing = Nothing can be done here now.
gh-town-purse = { $gold } gold
gh-town-due = Before anything else
gh-town-due-newcomer = Who comes along?
gh-town-due-quest = Choose a personal quest
gh-town-due-learn = A new card
gh-town-due-perk = A new perk
gh-town-due-sticker = At the enhancer’s bench
gh-town-verb-buy = To buy
gh-town-verb-sell = To sell
gh-town-verb-learn = The next level: choose a card
gh-town-verb-enhance = Cards
gh-town-verb-join = At rest
gh-town-verb-new = New characters
gh-town-level = Level { $level }
gh-town-checkmarks = Checkmarks
gh-town-quest = Personal quest: { $quest }
gh-town-nobody = nobody yet
gh-town-map = Where does the party go?
gh-town-place-open = open
gh-town-place-done = completed
gh-town-place-shut = closed
gh-town-casual = In casual mode
gh-town-difficulty = Difficulty:
gh-town-event-city = City event
gh-town-event-road = Road event
gh-town-leader = The first player answers for the party.
gh-town-read = Go on
gh-setup-kind = What is played?
gh-setup-single = One scenario
gh-setup-campaign = A campaign
gh-setup-campaign-about = Chapter by chapter: your own characters, gold, levels, the town and its events. It begins in Gloomhaven; everybody makes a character there.
gh-ask-newcomer = Who comes along?
gh-ask-quest = Keep one personal quest

# The compendium: where a thing is met, and by what one may choose
where-shop-1 = in the shop from the start
where-shop-2 = in the shop from prosperity 2
where-shop-3 = in the shop from prosperity 3
where-shop-4 = in the shop from prosperity 4
where-shop-5 = in the shop from prosperity 5
where-shop-6 = in the shop from prosperity 6
where-shop-7 = in the shop from prosperity 7
where-shop-8 = in the shop from prosperity 8
where-shop-9 = in the shop from prosperity 9
where-shop-design = in the shop once its design is found
where-goal-deck = in the deck of battle goals
where-quest-deck = in the deck of personal quests
where-events-city = among the city events
where-events-road = among the road events
field-class = class
field-level = level
field-slot = slot
field-use = after use
field-cost = cost
field-checkmarks = checkmarks
field-deck = deck
field-flying = flying
field-immune = immunity
field-shuffle = shuffle
field-condition = start
