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
no-effect_infuse = The element of an ability that was used is infused; that cannot be declined.
no-move_immune = It is immune to being moved like that.
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
no-recover_number = Up to { $most } cards may be recovered, not { $chosen }.
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
no-item_not-equipped = Item { $item } is not in the equipment.
no-item_not-owned = The character does not own item { $item }.
no-item_twice = Item { $item } was chosen twice; the character owns one copy.
no-item_owned = The character owns item { $item } already; nobody may own two copies.
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
no-setup_order = A scenario is prepared in a fixed order; this step is not due now.
no-setup_number = A scenario is played with 2 to 4 characters, not { $have }.
no-setup_class-twice = Two characters of the same class cannot play together ({ $class }).
no-goal_not-dealt = Keep one of the two battle goals that were dealt.
no-level_range = Scenario level { $level } is not played here; the highest is { $most }.

# Why something cannot be done in the campaign

no-event_chosen = One of the two options must be chosen, and the choice is final.
no-event_open = The result may be read only after the choice.
no-town_away = That can only be done in Gloomhaven.
no-town_event = There is only one city event per visit.
no-shop_gold = That costs { $need } gold; there is { $have }.
no-shop_sold-out = No copy of item { $item } is left in the shop.
no-share_sum = The shares must make { $need } gold; they make { $have }.
no-sanctuary_again = A character may donate only once per visit.
no-level_highest = There is no level above 9.
no-level_xp = The next level needs { $need } experience; there is { $have }.
no-level_card = The card { $card } cannot be learned: it is of another class or in the pool already.
no-perk_none = There is no new perk to take.
no-perk_unknown = This class has no such perk ({ $perk }).
no-perk_full = All boxes of that perk are marked ({ $perk }).
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
    [line-2] line
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
monster-suffer = It suffers { $x } damage
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
    [self-and-allies-anywhere] self and all allies
    [one-allies-adjacent] one adjacent ally
    [self-and-allies-adjacent] self and all adjacent allies
    [one-enemies-range] one enemy within range { $x }
    [one-allies-range] one ally within range { $x }
    [figures-in-area] all enemies and allies in the area
    [enemies-moved-through] every enemy moved through
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
    [beside-my-ally] if the target stands beside one of your allies
    [alone] if none of the target's allies stands beside the target
    [melee] if the attack is a melee attack
    [ranged] if the attack is a ranged attack
   *[invisible] if you are invisible
}
hero-per = { $what } for each { $per ->
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
hero-suffer = You suffer { $x } damage
hero-hamper = Attacks on you have disadvantage
hero-returned = if the move ended where it began
hero-infuse = Infuse { $element }
hero-summon-creature = Summon { $who }: { $values }
hero-hit-points = hit points { $x }
hero-no-attack = no attack
hero-trap = Trap ({ $what }) on an adjacent empty hex
hero-disarm-trap = Disarm one adjacent trap
hero-obstacles = { $x ->
    [one] Place { $x } single-hex obstacle on an adjacent empty hex
   *[other] Place { $x } single-hex obstacles on adjacent empty hexes
}
hero-destroy = Destroy one adjacent obstacle
hero-open-door = You jump to the next locked door, open it and reveal the room
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
hero-let = { $whom } may perform: { $what }
hero-force = Under your control { $whom } performs: { $what }
hero-beside-me = the move must end beside you
hero-redirect = Enemies that attack an ally adjacent to you attack you instead, whatever their range
hero-boost = { $trigger }: { $gifts }
hero-augment = { $boost }; augment: until you play another
hero-using = using { $element }
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
    [one-allies-range] one ally within range { $x }
    [enemies-range] all enemies within range { $x }
    [allies-range] all allies within range { $x }
    [self-and-allies-range] you and all allies within range { $x }
    [enemies-anywhere] all enemies
    [allies-anywhere] all allies
    [self-and-allies-anywhere] you and all allies
    [figures-in-area] all enemies and allies in the area
    [enemies-moved-through] every enemy moved through
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
no-way_points = The way needs { $needed } movement; there is { $points }.
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
tool-letter-monster = M
tool-letter-monsters = m
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
set-level = Scenario level (-1: by average)
set-difficulty = Difficulty
set-solo = One person plays all
set-tamed = Less randomness
set-perks = Perks each
set-sharing = Common ability decks
