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
do-end = end the turn
do-roll = roll the dice to move
do-step = step to { $a }
do-go = to { $a } with { $b }
do-stop = stop
do-done = done
do-reroll = exert: roll { $a } again
do-pathfinder = Pathfinding: roll all dice again
do-as = { $a }: use { $b } for it
do-use = use { $a }
do-rest = rest
do-train = train
do-rise = get up
do-shop = visit the market
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
do-flip = agility { $b }: flip { $a }
do-rethrow = agility { $b }: make them rethrow { $a }
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
destroyed = The hero of { $seat } is destroyed.
drew = { $seat } draws { $cards } ({ $count }).
    .unseen = { $seat } draws skill cards: { $count }.
discarded = { $seat } discards { $card }.
learned = { $seat } learns { $card }.
used = { $seat } uses { $card }.
gold = { $seat } gains { $amount } gold.
paid = { $seat } loses { $amount } gold.
tokens = { $seat } gains story tokens: { $amount }.
stocked = New at the market of { $place }: { $card }.
sold = { $seat } sells { $card } for { $amount }.
bought = { $seat } buys { $card } for { $amount }.
dropped = { $seat } gives up { $card }.
took = { $seat } takes { $card }.
traded = { $seat } and { $other } trade.
refused = { $seat } turns down the trade of { $other }.
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
tested = { $seat } tests { $attribute }: cards { $cards }.
revealed = { $seat } reveals { $card }.
passed-test = { $seat } passes the test, successes { $successes }.
failed-test = { $seat } fails the test.
refreshed = Gems turned face up: { $count }.
gem = The gem at { $place } is turned face up.
story = Story: { $card }.
zombie = A zombie rises: { $place }.
killed = { $seat } kills a zombie: { $place }.
villain = { $card } appears: { $place }.
marched = Margath is now at: { $place }.
fight = { $seat } fights { $card }.
challenge = { $seat } challenges { $rival }.
threw = { $who }: the throw is { $faces }.
struck = { $who }: a strike with { $faces } ({ $kind }).
doubled = { $who }: { $face } is doubled.
agile = { $who }: agility is spent.
surged = { $who }: ability “{ $card }”.
flipped = { $token } is flipped: { $face }.
rethrew = { $token } is thrown again: { $face }.
removed = { $token } is removed.
cancelled = { $who }: it is cancelled.
blocked = { $who }: { $amount } blocked.
hit = { $who }: wounds { $amount } ({ $kind }).
mended = { $who }: { $amount } healed.
passed = { $who }: pass.
retreated = { $seat } retreats to { $place }.
beat = { $seat } defeats { $card }.
fell = { $seat } is beaten by { $card }.
won = { $seat } has defeated the villain and wins.
lost = All heroes have lost.

# Refusals
no-turn_points = That needs { $need } action points; { $have } are left.
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
no-hunt_again = You have hunted that hero already.
no-hunt_defeated = A defeated hero cannot be challenged.
no-learn_trophies = That skill costs { $need } trophies of the right kinds; you have { $have }.

# The board
board-time = Round { $round }, act { $act }, track { $time }
board-villain = { $card }: { $place }
board-legend = terrain P plains, F forest, H hills, M mountains, W water; C city, s settlement, h shrine, f fortress, = road; gems ! combat, ? exploration, & encounter; z zombie, V villain, ~ river
board-story = Story quest { $slot }: { $card } ({ $place })
board-sheet = { $hero }, life { $life }/{ $most }, gold { $gold }, tokens { $tokens }, body { $body }, mind { $mind }, spirit { $spirit }, speed { $speed }, at { $place }
board-out = out of the game
board-skills = skills
board-assets = assets
board-quests = quests
board-hand = hand
board-trophies = trophies: combat { $combat }, exploration { $exploration }, encounter { $encounter }
board-combat = Combat, round { $round } (P physical, M magic, K enemy damage, H shield, S surge, A agility, D double, - nothing, * gold)
board-open = Now: { $card }

# What cards do
op-none = no bonus
op-or = { " or " }
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
op-if-dealt = if this deals wounds
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
flag-onslaught = once per combat take a second combat action at once
flag-nine-lives = when defeated you may exert to heal all wounds
flag-teleport = on gaining a trophy you may exert to appear up to as many spaces away as your mind
flag-hunt = action: challenge a hero on your space, each once per game
flag-pathfinder = once per turn roll all your dice again
flag-two-weapons = you may own { $weapons } weapons
flag-haggle = assets cost { $haggle } less
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
key-challenged = Hunted already
key-fate = Had at the end
