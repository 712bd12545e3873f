# Questions
ask-hero = Which hero do you play?
ask-start = Where do you start?
ask-turn = What do you do?
ask-move = Spend dice to move.
ask-retreat-die = Spend the die to get away.
ask-free-step = Where do you go?
ask-rest = The dice for your rest.
ask-exert = Which card do you discard to exert?
ask-shop = At the market: sell, then buy or discard one card.
ask-bargain = Put your offer together.
ask-agree = Do you agree to this trade?
ask-trim = You have too many. Which one goes?
ask-spend = Which trophy do you spend?
ask-test = Do you exert for one more card?
ask-event = Which option do you choose?
ask-outcome = How do you solve the quest?
ask-explore = You have explored. What do you make of it?
ask-track = The dice of the hunt.
ask-march = The dice for Margath's march.
ask-trophy = Which trophy do you gain?
ask-attribute = Which attribute do you test?
ask-pay = Do you pay?
ask-choose = What do you take?
ask-learn-free = Which skill do you learn for nothing?
ask-city = To which city do you go?
ask-take = Which asset do you take?
ask-gem = Which gem do you turn face up?
ask-exhaust = Which card do you discard?
ask-teleport = Do you exert to teleport?
ask-leap = Where do you appear?
ask-nine-lives = You are defeated. Do you exert to heal all wounds?
ask-first = Which ability resolves first?
ask-combat = Your combat action?
ask-part = Which tokens do you spend?
ask-pay-surge = With which tokens do you pay?
ask-token = Which token?
ask-cancel = Do you cancel it?
ask-raise = Which ability of the fallen enemy?
ask-shield = Wounds are coming. Do you spend shields?
ask-retreat = Do you try to retreat?

# Options
do-hero = { $a }
do-start = { $a }
do-end = end turn
do-roll = roll to move
do-step = step to { $a }
do-go = to { $a } with { $b }
do-stop = stop
do-done = done
do-reroll = exert: roll { $a } again
do-pathfinder = Pathfinding: roll all dice again
do-as = { $a }: apply it to { $b }
do-use = use { $a }
do-rest = rest
do-train = train
do-rise = get up
do-shop = market
do-adventure = adventure
do-quest = quest: { $a }
do-rumour = follow the rumour: { $a }
do-action = action of { $a }
do-villain = face the villain
do-zombie = kill a zombie
do-hunt = challenge { $a }
do-learn = learn { $a }
do-spend = a trophy: { $a }
do-trade = trade with { $a }
do-exert = discard { $a }
do-sell = sell { $a }
do-buy = buy { $a }
do-reject = discard { $a } from the market
do-cancel = cancel
do-give = give { $a }
do-want = ask for { $a }
do-pay-gold = add 1 gold
do-ask-gold = ask for 1 gold more
do-propose = propose it
do-accept = accept
do-decline = decline
do-counter = make a counter-offer
do-discard = discard { $a }
do-option = { $a }: option { $b }
do-outcome = { $a }: outcome { $b }
do-trophy = { $a }
do-attribute = { $a }
do-pay = pay
do-choose = { $a }
do-take = { $a } from { $b }
do-gem = { $a }
do-teleport = teleport
do-nine-lives = Nine Lives
do-strike = strike with everything: { $a }
do-part = strike with some tokens: { $a }
do-surge = surge ability: { $a }
do-flip = flip { $a } with { $b }
do-rethrow = make them rethrow { $a } with { $b }
do-double = double { $a } with { $b }
do-special = special action: { $a }
do-yield = let the opponent act
do-with = spend { $a }
do-token = { $a }
do-allow = let it happen
do-block = block with { $a }
do-take-it = take the wounds
do-fight-on = fight on
do-retreat = try to retreat

# What happens
scenario = The heroes set out against { $card }.
first = { $seat } is the first player.
chose = { $seat } plays { $hero }.
placed = { $seat } starts at { $place }.
round = Round { $round }, act { $act }, space { $time } of the track.
act = Act { $act } begins.
turn = { $seat } takes a turn.
rolled = { $seat } rolls { $dice }.
rerolled = { $seat } rolls again: { $die }.
exerted = { $seat } exerts, discarding { $card }.
moved = { $seat } goes to { $place }.
healed = { $seat } heals { $amount ->
        [one] a wound
       *[other] { $amount } wounds
    }.
wounded = { $seat } suffers { $amount ->
        [one] a wound
       *[other] { $amount } wounds
    }.
defeated = { $seat } is defeated.
delayed = { $seat } is delayed.
rose = { $seat } gets up.
destroyed = { $seat }'s hero is destroyed.
drew = { $seat } draws { $count ->
        [one] { $count } skill card
       *[other] { $count } skill cards
    }: { $cards }.
    .unseen = { $seat } draws { $count ->
        [one] { $count } skill card
       *[other] { $count } skill cards
    }.
discarded = { $seat } discards { $card }.
learned = { $seat } learns { $card }.
used = { $seat } uses { $card }.
gold = { $seat } gains { $amount } gold.
paid = { $seat } loses { $amount } gold.
tokens = { $seat } gains { $amount ->
        [one] { $amount } story token
       *[other] { $amount } story tokens
    }.
stocked = New at the market of { $place }: { $card }.
sold = { $seat } sells { $card } for { $amount } gold.
bought = { $seat } buys { $card } for { $amount } gold.
dropped = { $seat } gives up { $card }.
took = { $seat } takes { $card }.
traded = { $seat } and { $other } trade.
countered = { $seat } makes a counter-offer to { $other }.
refused = { $seat } turns down the trade offered by { $other }.
adventure = { $seat } meets: { $card }.
no-card = No card is left in the deck ({ $deck }).
claimed = { $seat } claims { $card } ({ $deck }).
gained = { $seat } gains a trophy: { $card } ({ $deck }).
    .unseen = { $seat } gains a trophy ({ $deck }).
spent = { $seat } spends the trophy { $card }.
cast-off = { $card } is discarded.
rumour = { $seat } keeps the rumour { $card }.
quest = { $seat } takes the quest { $card }.
outcome = { $seat } resolves outcome { $number } of { $card }.
tested = { $seat } tests { $attribute }, revealing { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
revealed = { $seat } reveals { $card }.
passed-test = { $seat } passes the test with { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    }.
failed-test = { $seat } fails the test.
refreshed = { $count ->
        [one] { $count } gem is
       *[other] { $count } gems are
    } turned face up.
gem = The gem at { $place } is turned face up.
story = Story: { $card }.
zombie = A zombie rises: { $place }.
killed = { $seat } kills a zombie ({ $place }).
villain = { $card } appears: { $place }.
marched = Margath is now at: { $place }.
fight = { $seat } fights { $card }.
challenge = { $seat } challenges { $rival }.
threw = { $who } throws: { $faces }.
struck = { $who }: a strike with { $faces }.
doubled = { $who }: { $face } is doubled.
agile = { $who }: agility is spent.
surged = { $who }: ability “{ $card }”.
flipped = Flipped: { $token } now shows { $face }.
rethrew = Thrown again: { $token } now shows { $face }.
removed = Removed: { $token }.
cancelled = { $who }: it is cancelled.
blocked = { $who }: { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    } blocked.
hit = { $who }: { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    } ({ $kind }).
mended = { $who }: { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    } healed.
passed = { $who }: pass.
retreated = { $seat } retreats to { $place }.
beat = { $seat } defeats { $card }.
fell = { $seat } is beaten by { $card }.
won = { $seat } has defeated the villain and wins.
lost = All heroes have lost.

# The end

finale-won = { $villain } has fallen; Terrinoth can breathe again.
finale-gate = { $villain } has come to { $place }; there is nothing left to save.
finale-time = Time has run out: { $villain } has what he came for.
finale-destroyed = Every hero who faced { $villain } has been destroyed.
finale-unit = victory
finale-counted = adventures, and what came of them
standing-combat = combat trophies
standing-exploration = exploration trophies
standing-encounter = encounter trophies
standing-skills = trophies in skills
standing-assets = assets
standing-tokens = story tokens

ground-trophies = trophies
ground-tokens = story tokens
ground-skills = trophies in skills
ground-gold = gold
ground-assets = gold in assets
ground-health = life not yet wounded
feat-falls = { $count ->
    [one] { $count } defeat got over
   *[other] { $count } defeats got over
}
feat-blow = { $count } damage at one stroke
feat-beaten = { $count ->
    [one] { $count } enemy beaten
   *[other] { $count } enemies beaten
}
feat-failed = { $count ->
    [one] { $count } test failed with dignity
   *[other] { $count } tests failed with dignity
}
feat-wounds = { $count ->
    [one] { $count } wound taken
   *[other] { $count } wounds taken
}
feat-healed = { $count ->
    [one] { $count } wound slept off
   *[other] { $count } wounds slept off
}
feat-bargains = { $count ->
    [one] { $count } purchase
   *[other] { $count } purchases
}
feat-earned = { $count } gold earned
feat-steps = { $count ->
    [one] { $count } space walked
   *[other] { $count } spaces walked
}

# Refusals
no-turn_points = That needs { $need ->
        [one] { $need } action point
       *[other] { $need } action points
    }; you have { $have } left.
no-turn_defeated = A defeated hero can only rest.
no-turn_delayed = A delayed hero must get up first.
no-turn_standing = The hero is on its feet.
no-shop_city = There is a market only in a city.
no-shop_gold = That costs { $need } gold; you have { $have }.
no-adventure_no-gem = There is no adventure gem here.
no-adventure_used = The gem here is used up until it is refreshed.
no-quest_place = That can be done only here: { $place }.
no-use_hand = There is no card in hand to exert with.
no-villain_place = The villain is not here.
no-zombie_none = There is no zombie here.
no-hunt_away = That hero is not on your space.
no-hunt_again = You have already challenged that hero.
no-hunt_defeated = A defeated hero cannot be challenged.
no-learn_trophies = That skill costs { $need ->
        [one] { $need } trophy
       *[other] { $need } trophies
    } of the right kind; you have { $have }.

# The board
board-time = { $round ->
    [0] Getting ready
   *[other] Round { $round }, act { $act }, track { $time }
}
board-villain = { $card }: { $place }
board-legend = terrain P plains, F forest, H hills, M mountains, W water; C city, s settlement, h shrine, f fortress, = road; gems ! combat, ? exploration, & encounter; z zombie, V villain, ~ river
board-story = Story quest { $slot }: { $card } ({ $place })
board-sheet = { $hero }, life { $life }/{ $most }, gold { $gold }, tokens { $tokens }, body { $body }, mind { $mind }, spirit { $spirit }, speed { $speed }
board-at = { ", " }at { $place }
board-out = out of the game
board-skills = skills
board-assets = assets
board-quests = quests
board-hand = hand
board-trophies = trophies: combat { $combat }, exploration { $exploration }, encounter { $encounter }
board-combat = Combat, round { $round } (P physical, M magic, K enemy damage, H shield, S surge, A agility, D double, - dash, * gold)
board-open = Now: { $card }

# What cards do
card-cost = costs { $what }
card-success = success
card-token = combat token “{ $token }”
card-price = { $n } gold{ $value ->
    [0] {""}
   *[other] , sells for { $value }
}
card-life = life { $n }
op-none = no bonus
op-or = { " or " }
op-or-both = { "; or " }
op-gain = gain { $what }
op-else = else
op-all = every hero: { $what }
op-others = every other hero: { $what }
op-trophy-any = gain a trophy
op-trophy-combat = gain a combat trophy
op-trophy-exploration = gain an exploration trophy
op-trophy-encounter = gain an encounter trophy
op-card-combat = draw and resolve a combat card
op-card-exploration = draw and resolve an exploration card
op-card-encounter = draw and resolve an encounter card
op-test-body = test body
op-test-mind = test mind
op-test-spirit = test spirit
op-test-any = test any attribute
op-reward = reward: { $what }
op-zombie = a zombie appears ({ $what })
op-flip = flip { $what }
op-reroll = rethrow { $what }
op-remove = remove { $what }
tokens-foe = { $n ->
        [one] 1 token
       *[other] { $n } tokens
    } of the opponent
tokens-foe-all = all tokens of the opponent
tokens-foe-any = any number of tokens of the opponent
tokens-own = { $n ->
        [one] 1 token
       *[other] { $n } tokens
    } of your own
tokens-own-all = all your tokens
tokens-own-any = any number of your tokens
tokens-any = { $n ->
        [one] any 1 token
       *[other] any { $n } tokens
    }
tokens-spent = { $n ->
        [one] 1 spent token
       *[other] { $n } spent tokens
    } of your own
tokens-marked = { $what } showing { $symbol }
op-lose = lose { $n } gold
op-gold = gain { $n } gold
op-heal = heal { $n ->
        [one] a wound
       *[other] { $n } wounds
    }
op-heal-all = heal all wounds
op-wound = suffer { $n ->
        [one] a wound
       *[other] { $n } wounds
    }
op-draw = draw { $n ->
        [one] a skill card
       *[other] { $n } skill cards
    }
op-token = gain { $n ->
        [one] a story token
       *[other] { $n } story tokens
    }
op-step = move { $n ->
        [one] 1 space
       *[other] up to { $n } spaces
    }
op-leap = appear up to { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } away
op-dice = roll { $n ->
        [one] 1 terrain die
       *[other] { $n } terrain dice
    } to move
op-asset = take an asset of price { $n } or less from any market
op-exhaust = the hero discards { $n ->
        [one] a card
       *[other] { $n } cards
    } from hand
op-exhaust-each = discard { $n ->
        [one] a card
       *[other] { $n } cards
    } from hand
op-gems = turn the gems face up
op-claim = claim this card
op-discard = discard this card
op-delay = the hero is delayed
op-learn = learn a skill from hand for nothing
op-refresh = turn one gem face up
op-drop = sell it for its market value
op-city = move to any city
op-stand = get up
op-done = nothing
op-leave = it stays
op-fight = fight
op-deal = deal { $n } { $kind }
op-unblocked = { ", " }which shields cannot block
op-double = { $kind } symbols count twice until the end of the round
op-no-surge = the opponent cannot use surge abilities until the end of the round
op-reflect = until the end of the round every attack that wounds you deals as many wounds to the opponent
op-explore = roll dice equal to your speed and deal 1 { $kind } for each that matches the terrain of the space
op-steal = the hero loses { $n } gold
op-raise-dead = use a surge ability of a random discarded enemy of the combat deck
op-cancellable = the opponent may spend as many surge symbols to cancel it
op-block = block { $n ->
        [one] up to 1 of the next wounds
       *[other] up to { $n } of the next wounds
    } this round
op-end = claim the enemy as a trophy without reward
op-if-dealt = If this deals wounds
op-pay = pay { $n } gold
op-rumour = rumour ({ $what })
op-resist = attacks deal { $n } less { $kind }
op-die = once per turn one die counts as { $what }
when-surge = surge { $n }
when-turn = once per turn
when-action = action
when-round = combat action, once a round
when-combat = combat action, once a combat
when-engage = on entering combat
when-win = on defeating an enemy
when-rest = when resting
more-body = { $n } body
more-mind = { $n } mind
more-spirit = { $n } spirit
more-life = { $n } life
more-speed = { $n } speed
more-hand = { $n } hand limit
scaled-body = { $more }, X being your body
scaled-mind = { $more }, X being your mind
scaled-spirit = { $more }, X being your spirit
scaled-token = { $more } for each story token of the hero
op-trial-body = reveal { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    } in body tests
op-trial-mind = reveal { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    } in mind tests
op-trial-spirit = reveal { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    } in spirit tests
op-trial-any = reveal { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    } in all tests
when-ward = once per combat when the opponent uses a surge ability
when-exert = exert
when-pay = pay { $n } gold
flag-dry-feet = rivers do not stop you
flag-any-retreat = a retreat always succeeds
flag-foe-no-surge = the hero cannot use surge abilities
flag-onslaught = once per combat take two combat actions in a row
flag-nine-lives = when defeated you may exert to heal all wounds
flag-teleport = on gaining a trophy you may exert to appear up to as many spaces away as your mind
flag-hunt = action: challenge a hero on your space, each once per game
flag-pathfinder = once per turn roll all your dice again
flag-two-weapons = you may own { $weapons } weapons
flag-haggle = assets cost { $haggle } gold less
flag-first = you always begin the combat round

# Names
name-combat = combat
name-exploration = exploration
name-encounter = encounter
name-body = body
name-mind = mind
name-spirit = spirit
name-physical = physical damage
name-magic = magic damage
name-enemy = enemy damage
name-P = physical damage
name-M = magic damage
name-K = enemy damage
name-H = shield
name-S = surge
name-A = agility
name-D = double
name-any = any
name-all = all
name-joker = joker
name-p = plains
name-pf = plains/forest
name-fh = forest/hills
name-hp = hills/plains
name-mw = mountains/water
name-plains = plains
name-forest = forest
name-hills = hills
name-mountains = mountains
name-water = water
name-city = any city
name-settlement = any settlement
name-shrine = any shrine
name-fortress = any fortress
name-haven = any settlement, shrine or fortress
name-double = doubling
name-flip = flip
name-rethrow = rethrow

# Faces of combat tokens in the log
face-blank = dash
face-gold = { " (gold)" }

# What a card leaves to choose
gain-trophy = a trophy
gain-trophy-combat = a combat trophy
gain-trophy-exploration = an exploration trophy
gain-trophy-encounter = an encounter trophy
gain-token = { $n ->
        [one] a story token
       *[other] { $n } story tokens
    }
gain-gold = { $n } gold
gain-and = { " and " }

# Settings
set-scenario = Scenario

# Fields of the plain board in the browser
key-scenario = Scenario
key-first = First player (from 0)
key-time = Space of the track
key-act = Act
key-rounds = Rounds
key-decks = Adventure decks
key-piles = Discarded adventures
key-skills = Skills
key-used-skills = Discarded skills
key-assets = Assets
key-used-assets = Discarded assets
key-markets = Markets
key-story = Story deck
key-past = Story so far
key-slots = Story quests
key-helped = Who has done them
key-spent = Used gems (spaces)
key-zombies = Zombies (spaces)
key-villain = Villain (space)
key-removed = Out of the game
key-winner = Winner
key-card = Hero
key-at = Space
key-gold = Gold
key-wounds = Wounds
key-delayed = Delayed
key-hand = Hand
key-trophies = Trophies
key-quests = Quests
key-rumours = Rumours
key-tokens = Story tokens
key-used = Used this turn
key-challenged = Already challenged
key-fate = Had at the end

# What stands beside an option

remark-points = { $n ->
    [one] { $n } action point
   *[other] { $n } action points
}
remark-gold = { $n } gold
remark-bid = brings { $n } gold
remark-hero = { $values }, speed { $speed }, life { $life }; { $text }
remark-reach = chance to get there: { $places }
remark-onward = from there the other dice reach: { $places }
remark-met = you would beat about { $win } % of the enemies that may lie here
remark-exact = wins { $win } %, decided in this round, at a cost of { $n } life
remark-about = wins about { $win } %, at a cost of { $n } life
remark-space = row { $row }, column { $column } of the map
remark-wins = wins about { $win } %
remark-away = { $win } % to get away
remark-combat = life { $life }; you would win about { $win } % of such combats
board-points = { $seat }'s action points: { $points }

# The board in the browser
rb-setup = setting out
rb-time = Act { $act } · day { $day }{ $story ->
    [0] { "" }
   *[other] { " · story on " }{ $story }
}
rb-map = Map of Terrinoth
rb-closer = Closer
rb-farther = Farther
rb-fit = Show what matters
rb-looking = What you look at
rb-city = city: any terrain
rb-kind-city = city
rb-kind-settlement = settlement
rb-kind-shrine = shrine
rb-kind-fortress = fortress
rb-gem = { $kind } gem
rb-gem-spent = { $kind } gem, used up
rb-zombies = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
}
rb-errand-quest = your quest { $card }
rb-errand-rumour = your rumour { $card }
rb-errand-story = story quest { $card }
rb-chance = { $share } % to get there with the next roll
rb-to-get-there = to get there
rb-way-dice = { $n ->
    [one] a way of { $n } step
   *[other] a way of { $n } steps
}, one die each
rb-dice-left = Dice to spend
rb-dice-serve = Dice that serve, step by step
rb-any-die = any die
rb-you-are-here = you are here
rb-near = { $ground }, { $place } nearby
rb-nearby = { $place } nearby
rb-see-market = Look at the wares: { $city }
rb-sheets = Heroes
rb-sheet-of = Sheet: { $seat }
rb-sheet-open = Open the sheet
rb-choosing = choosing a hero
rb-own = Your hero
rb-life = life { $left } of { $life }
rb-defeated = defeated
rb-delayed = delayed
rb-gold = gold
rb-tokens = Combat tokens, both faces
rb-tokens-heard = Combat tokens: { $list }
rb-trophies = Trophies
rb-trophies-of = trophies { $n }, skills { $skills }
rb-hand-open = Skills: in hand { $n }, limit { $most }
rb-points-left = { $n ->
    [0] No action points left
    [one] One action point left
   *[other] { $n } action points left
}
rb-asks-shop = At the market
rb-says-start = Lit spaces are open to you.
rb-says-turn = Numbers: the chance that a roll gets you there.
rb-says-move = Lit spaces are in reach of these dice.
rb-says-shop = Sell what you like, then buy one card or discard one.
rb-says-test = A star is a success.
rb-says-combat = Every action says how often it wins from there.
rb-says-shield = Shields block one by one.
rb-wounds-coming = { $n ->
    [one] 1 wound is coming ({ $kind })
   *[other] { $n } wounds are coming ({ $kind })
}
rb-blank = dash
rb-golden = { $what }, gold
rb-doubled = doubled
rb-close = Close
rb-market = Market: { $city }
rb-markets = All markets
rb-price = price
rb-you-have = you have
rb-type-weapon = weapon
rb-type-apparel = apparel
rb-type-gear = gear
rb-type-movement = movement
rb-type-goods = goods
rb-worth = sells for { $n }
rb-goes = { $cards } would have to go
rb-short = needs { $need }, you have { $have }
rb-buy = Buy for { $n }
rb-sell = Sell
rb-shop-how = One card is bought or discarded; that ends the visit.
rb-star = success in tests
rb-learn-cost = costs trophies: { $cost }
rb-stat-body = body
rb-stat-mind = mind
rb-stat-spirit = spirit
rb-stat-speed = speed
rb-stat-life = life
rb-stat-hand = hand
rb-in-hand = in hand
rb-learned = learned
rb-assets = Assets
rb-errands = Quests and rumours
rb-skills = Skills
rb-skill-of = { $attribute } skill
rb-known-of = learned { $n } of { $most }
rb-no-skills = No skills yet: train to draw some.
rb-story = Story
rb-scenario-margath = In act 2 Margath marches on Tamalir when the track ends. Knowledge weakens him; whoever defeats him wins.
rb-scenario-vorakesh = Zombies strengthen Vorakesh, allies weaken him. When the track of act 2 ends, he has won; whoever defeats him wins.
rb-part-printed = printed
rb-part-zombies = zombies on the board
rb-part-least = never less
rb-villain-at = He stands here: { $place }.
rb-villain-waits = Comes in act 2: { $place }
rb-villain-odds = to beat him now, losing { $n } life on average
rb-villain-hopeless = to beat him now
rb-story-quests = Story quests
rb-no-story = None for you now.
rb-story-past = So far
rb-deck-combat = combat card
rb-deck-exploration = exploration card
rb-deck-encounter = encounter card
rb-deck-story = story card
rb-test = A test: { $attribute }
rb-revealed = Revealed cards
rb-success = a success
rb-no-success = no success
rb-none-revealed = No card is revealed.
rb-test-passed = { $n ->
    [one] Passed: 1 success
   *[other] Passed: { $n } successes
}
rb-test-open = No success yet
rb-with-one-more = with one card more
rb-exert-which = Exert a card from hand:
rb-with-die = Percent: with one die rolled again.
rb-comes-rest = { $n ->
    [0] Heals nothing as it lies.
    [one] Heals 1 wound as it lies.
   *[other] Heals { $n } wounds as it lies.
}
rb-comes-track = { $n ->
    [0] Deals nothing as it lies.
   *[other] Deals { $n } physical damage as it lies.
}
rb-comes-march = { $n ->
    [0] As it lies, Margath stays: { $place }.
   *[other] As it lies, Margath comes here: { $place }.
}
rb-reroll-how = A die with a dashed edge can be rolled again: exert a card.
rb-trade = Trade
rb-gives = { $seat } gives
rb-gives-nothing = nothing
rb-combat = Combat, round { $round }
rb-round = Round { $n }
rb-engage = They meet
rb-acts = to act: { $who }
rb-round-over = the round is over
rb-initiative = initiative: { $who }
rb-gold-tokens = gold tokens: { $n }
rb-may-block = can be blocked
rb-softened = is kept off
rb-unblocked = with no shield: { $wounds }
rb-certain = exact: decided in this round
rb-estimated = estimate: later rounds count too
rb-wounds-to = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} · { $left } → { $after }
rb-wins = { $who } wins
rb-loses = a win costs { $n } life on average
rb-pool = Tokens on the table
rb-spent = spent tokens: { $n }
rb-passed = passed
rb-for-foe = You play for: { $who }
rb-they-decide = { $seat } decides.
rb-choose-token = Choose a token.
rb-do-strike = strike: { $n } { $kind }
rb-do-part = strike with some: { $kind }
rb-do-flip = flip
rb-do-rethrow = they rethrow
rb-do-double = double
rb-do-token = choose
rb-do-with = spend
rb-do-block = block
rb-words-of = What { $who } can do
brief-strike = strike: { $a }
brief-part = some tokens: { $a }
brief-flip = flip { $a }
brief-rethrow = rethrow { $a }
brief-double = double { $a }
brief-surge = surge: { $a }
brief-special = { $a }
brief-block = block: { $a }
brief-counter = counter
brief-decline = decline
brief-fight-on = fight on
brief-retreat = retreat
brief-villain = face the villain
rb-stage-title = Combat: { $card }
rb-stage-won = Beaten
rb-stage-lost = Defeated
rb-stage-blow = the blow

# The guided first game
guide-rb-hero = Every hero fights, walks and learns in its own way: values, three combat tokens, two abilities. The coins show both faces.
    .title = Who sets out?
guide-rb-map = This is Terrinoth. Lit spaces are one step away; the numbers say how likely the next roll is to bring you farther. Point at a space to see which dice pay for the way.
    .title = The map
guide-rb-acts = A turn has action points. Moving, resting, training cost one, an adventure two. What cannot be done here says why.
    .title = Your turn
guide-rb-gems = Gems are adventures: orange kites are fights, green squares quests, violet discs encounters. Whoever gets through gains a trophy.
    .title = Adventures
guide-rb-skills = Trophies pay for skills. Your hand opens here: each card says what it costs and does.
    .title = Skills
guide-rb-time = Twelve days an act. Banners move the story on, diamonds turn used gems face up again.
    .title = Time
guide-rb-villain = In act 2 the villain comes. His life, what it is made of, and your chance are here; whoever defeats him wins.
    .title = The villain
guide-rb-market = Four cities, four markets. Each ware tells its price for you and what it would change; on a visit you buy one card or discard one.
    .title = Markets
guide-rb-duel = Both throw all their tokens; whoever shows more gold begins. Then you take turns, one action each: strike, surge, agility, doubling. Every action says how often it wins from there.
    .title = A combat
guide-rb-move = The dice are on the table: every lit space is in reach, and one press goes all the way. Dice that are left can take you farther.
    .title = The roll
guide-rb-test = As many cards as your attribute are revealed; one star is enough. Exerting a card reveals one more.
    .title = Tests

# What `questhall content` calls kinds of components, their numbers, and the parts of a card

content-heroes = heroes
content-skills = skills
content-assets = assets
content-adventures = adventure cards
content-stories = story cards
content-villains = villains
content-scenarios = scenarios
content-tokens = combat tokens
fact-life = { $value ->
    [0] {""}
   *[other] life { $value }
}
fact-hand = hand limit { $value }
fact-speed = speed { $value }
fact-body = body { $value }
fact-mind = mind { $value }
fact-spirit = spirit { $value }
fact-gold = { $value } gold
fact-start = start: { $value }
fact-tokens = tokens { $value }
fact-deck = { $case ->
    [is-A] set A
    [is-B] set B
    [is-C] set C
    [is-combat] combat
    [is-exploration] exploration
    [is-encounter] encounter
    [is-fortune] deck of fortune
    [is-gods] deck of the gods
    [is-military] deck of war
    [is-nature] deck of nature
    [is-runes] deck of runes
   *[is-wanderlust] deck of wanderlust
}
fact-attribute = { $value }
fact-trophies = costs { $value }
fact-success = success
fact-type = { $case ->
    [is-apparel] apparel
    [is-gear] gear
    [is-goods] goods
    [is-movement] movement
    [is-weapon] weapon
    [is-enemy] enemy
    [is-quest] quest
   *[is-event] event
}
fact-price = price { $value }
fact-value = { $value ->
    [0] {""}
   *[other] market value { $value }
}
fact-token = token { $value }
fact-scenario = { $case ->
    [is-margath] against Margath
   *[is-vorakesh] against Vorakesh
}
fact-place = place: { $value }
fact-traits = {""}
fact-villain-at = the villain appears at { $value }
fact-faces = {""}
part-abilities = abilities
part-setup = before the game
part-story = when it appears
part-surges = surges
part-reward = reward
part-outcomes = outcomes
part-options = options

page-map = map

# The compendium: places, where a thing is met, and by what one may choose
content-places = places of Terrinoth
fact-site = { $case ->
    [is-city] city
    [is-fortress] fortress
    [is-settlement] settlement
    [is-shrine] shrine
   *[is-region] region
}
fact-ground = { $value }
fact-gems = adventures here: { $value }
where-skill-deck = in the skill deck
where-deck-combat = in the combat deck
where-deck-exploration = in the exploration deck
where-deck-encounter = in the encounter deck
where-story-deck = in the story deck
where-scenario-card = on the scenario card
where-enemies = thrown by enemies
field-deck = deck
field-attribute = attribute
field-trophies = cost
field-success = success
field-type = type
field-price = price
field-scenario = scenario
field-traits = traits
field-life = life
field-site = kind
field-ground = terrain
field-gems = adventures
