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
no-item_not-equipped = That is not in the equipment ({ $item }).
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
no-shop_sold-out = Sold out: { $item }.
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

took-class = { $seat } plays the { $job }.
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

round-begins = Round { $number }
sign = { $seat } gives a sign: { $sign }.
drew-ability = { $type }, initiative { $initiative }: { $card }.
revealed = { $seat } reveals { $lead } and { $other }, initiative { $initiative }.
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
advanced = The token on { $card } moves on, slots used: { $used } ({ $seat }).
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
treasure = { $seat } opens treasure { $number }: { $reward ->
    [gold] { $amount } gold
    [xp] { $amount } XP
    [design] design of item { $amount }
    [damage] a trap, { $amount } damage
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
   *[other] {" "}({ $cause })
}, hit points left: { $left }.
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
died = { $by ->
    [nobody] { $figure } dies.
   *[other] { $figure } dies by the hand of { $by }.
}
exhausted = { $seat } is exhausted and out of the scenario.
gone = { $figure } leaves the map.
destroyed = { $figure } is destroyed.

# Other actions

infused = Element infused: { $element }.
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
   *[reputation] reputation { $amount }
}.

# Questions

ask-class = Which class do you play?
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
ask-redraw = Lose this card, or suffer damage and draw another one?
ask-turn = Your turn. What do you do?
ask-long-rest = Long rest: which discarded card do you lose?
ask-feed = Use an element for this?
ask-infuse = Which element is infused?
ask-attack = Whom do you attack?
ask-path = Which path to the target?
ask-strike-item = Use an item for this attack?
ask-attacked-item = You are attacked. Use an item?
ask-total = The order of bonuses matters. Which attack value?
ask-result = The order of modifier cards matters. Which result?
ask-heal = Whom do you heal?
ask-lasting = Put this lasting effect into play?
ask-affect = Whom does this affect?
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
ask-monster-heal = Equally hurt. Whom does the monster heal?
ask-monster-target = Whom does the monster affect?
ask-monster-summon = On which hex does the monster summon?
ask-monster-trap = On which hex does the monster set the trap?
ask-damage = You are about to suffer damage. What do you do?
ask-move = Where do you move?
ask-shove = Where is the target moved?

# Options

do-class = { $a }
do-perk = { $a }
do-keep = { $a }
    .help = Fulfil it and win the scenario: it gives checkmarks, which become perks.
do-buy = buy { $a }
do-done = ready
do-leave = leave { $a }
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
do-feed = use { $a }
do-infuse = { $a }
do-pass = no
do-skip = skip this action
do-stop = that is enough
do-do = yes, do it
do-hit = { $a }
do-lay = lay the area on { $a }
do-spare = attack without { $a }
    .help = This attack will not have that effect.
do-path = { $a ->
    [direct] straight, nothing on the way
   *[other] over { $a }
}
do-value = { $a }
do-heal = heal { $a }
do-target = { $a }
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
do-go = go to { $a }
do-step = one step to { $a }, then go on
    .help = The move goes on from there: so you choose the path yourself.
do-door = open the door on { $a }
do-push = push to { $a }
do-pull = pull to { $a }

# Why a scenario cannot be set up

no-setup_no-class = There is no class { $class }; there are { $known }.
no-setup_party = The classes of all { $players } seats must be named; there are { $have }.
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
board-battle-goal-is = { $name }: { $what } { $have }, { $bound ->
    [least] needs at least { $limit }
   *[most] at most { $limit } allowed
} (checkmarks: { $checkmarks })
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
board-item-charge = after { $hexes } hexes moved in a turn the next melee attack has +{ $x }
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
    A hex is named by its column and row: H11 stands under H, on a line with 11 at its sides.

# Remarks beside options

board-way-trap = over traps: { $spots }
board-way-hazard = over hazardous hexes: { $spots }
board-beside = beside { $who }
board-picks-up = { $what } there
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
board-battle-goal-named = { $name }, checkmarks { $checkmarks }
board-checkmarks = checkmarks for it: { $checkmarks }
board-reaches = from here: { $who }
board-reaches-none = from here nobody is in reach
board-way = movement { $points }
board-won = VICTORY in scenario { $scenario }: the goal is reached.
board-lost = DEFEAT in scenario { $scenario }: all characters are exhausted.
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
note-move = Movement points: { $points }.
note-jump = Movement points: { $points }; a jump goes over figures, obstacles and traps.
note-blow = { $attacker } attacks { $target }: Attack { $value }.
note-monster = It is the turn of { $who }. For the rules these are alike, so the players decide.
note-ability = { $name }: { $does }.
