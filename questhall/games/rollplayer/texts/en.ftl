# Questions

ask-setup_race = Choose your character board.
ask-setup_class = Choose your class.
ask-setup_place = Place your starting dice: which die, in which row?
ask-pool_arrange = Dice of equal value: which goes on the next initiative card?
ask-dice_take = Take an initiative card with its die.
ask-dice_place = In which row do you place the die?
ask-act_any = You may perform the action of any row.
ask-act_STR = Strength: you may turn a die to its opposite face.
ask-act_DEX = Dexterity: you may swap two dice. Which is the first?
ask-act_DEX_with = Dexterity: which die does it change places with?
ask-act_CON = Constitution: you may raise or lower a die by 1.
ask-act_INT = Intelligence: you may reroll a die.
ask-act_INT_keep = Intelligence: which value do you keep?
ask-act_WIS = Wisdom: you may move your alignment token one cell.
ask-act_CHA = Charisma: you take a charisma token.
ask-druid_attune = You may add a card from the discard pile to the market.
ask-market_visit = Buy a card, or take { $discard-gold } gold instead.
ask-market_more = You may buy a second card, or use something.
ask-market_end = Your market turn is over. Do you want to use anything?
ask-weapon_drop = You have only { $hands } hands. Which weapon do you put away?
ask-window_rival-pick = A rival is about to take a die. Do you act on the pool?
ask-window_rival-market = A rival is about to go to the market. Do you act now?
ask-window_last = The boards are full. Do you use anything before the scoring?
ask-skill_copy = Whose skill do you use?
ask-skill_set = You may set one of your dice to any value. Which?
ask-skill_set_to = To which value?
ask-skill_raise = You may raise one of your dice by 1.
ask-skill_rob = Whose purse do you lighten?
ask-skill_shift = You may raise or lower a die of the pool by 1.
ask-skill_reroll = You may reroll a die of the pool.
ask-skill_open-lock = You may look at the top card of the market deck and buy it at full price.
ask-skill_unlock = Do you buy the card at full price?
ask-skill_move-silently = You may buy a card from the discard pile instead of one from the market.
ask-skill_sleight = You may move one of your dice to another row. Which?
ask-skill_sleight_to = To which row?
ask-skill_search = You may replace one of your dice with one from the bag. Which?
ask-skill_search_for = Which colour do you take from the bag?
ask-skill_negotiate = You may exchange a die from the pool for one of yours. Which do you take?
ask-skill_negotiate_for = Which of your dice do you give for it?
ask-cleanup_ready = Which skill do you ready?

# Answers

do-race = { $a }
do-class = { $a }
do-start = { $a } in { $b }
do-put = { $a } on card { $b }
do-take = take initiative card { $a }
do-place = place it in { $a }
do-use = use { $a }
do-skip = do nothing
do-act = the action of { $a }
do-charm = take a charisma token
do-flip = turn { $a }
do-swap = swap { $a }
do-with = with { $a }
do-raise = raise { $a } by 1
do-lower = lower { $a } by 1
do-reroll = reroll { $a }
do-keep = keep { $a }
do-step = one cell towards { $a }
do-attune = add { $a }
do-buy = buy { $a }
do-discard = discard { $a } for { $discard-gold } gold
do-coins = take { $discard-gold } gold
do-pay = pay { $fee } gold for the action of { $a }
do-done = done
do-drop = put away { $a }
do-copy = { $a }
do-set = { $a }
do-to = { $a }
do-rob = { $a }
do-pool-raise = raise the { $b } on card { $a }
do-pool-lower = lower the { $b } on card { $a }
do-pool-reroll = reroll the { $b } on card { $a }
do-pool-take = take the { $b } of card { $a }
do-give = give { $a }
do-look = look at it
do-move = move { $a }
do-to-row = to { $a }
do-replace = replace { $a }
do-colour = { $a }
do-ready = ready { $a }

# Events

rolled-for-first = { $seat } rolls { $roll } for the first turn.
first-player = { $seat } gets the bag and goes first.
took-board = { $seat } plays the { $race }.
drew-colour = { $seat } draws a { $colour } die.
took-class = { $seat } is a { $job }.
dealt = { $seat }: backstory { $backstory }, alignment { $alignment }.
starting-dice = { $seat } rolls the starting dice: { $dice }.
round = Round { $round }. { $seat } has the bag.
rolled = { $seat } rolls { $dice }.
pool = On the initiative cards: { $dice }.
took-card = { $seat } takes card { $card } with the { $die }.
placed = { $seat } places { $die } at { $slot }.
gained = { $seat } gets { $gold } gold ({ $source }).
turned = { $seat } changes { $slot } from { $before } to { $after }.
swapped = { $seat } swaps { $slot } and { $place }.
rerolled = { $seat } rerolls { $slot }: { $before } comes up as { $after }.
moved-die = { $seat } moves the die from { $slot } to { $place }.
moved-token = { $seat } moves the alignment token to { $cell }.
stayed-token = { $seat }'s alignment token cannot follow the arrow of { $card }.
charmed = { $seat } takes a charisma token.
market = The market: { $cards }.
bought = { $seat } buys { $card } for { $gold } gold{ $charisma ->
    [0] {""}
    [one] {" "}and a charisma token
   *[other] {" "}and { $charisma } charisma tokens
}.
discarded = { $seat } discards { $card }.
took-coins = { $seat } buys nothing.
dropped = { $seat } puts { $card } away.
used = { $seat } uses { $card }.
stole = { $seat } takes { $gold } gold from { $victim }.
pool-die = { $seat } changes the { $before } of the pool to { $after }.
exchanged = { $seat } exchanges { $before } at { $slot } for { $after }.
showed = { $seat } looks at the top card of the deck: { $card }.
paid = { $seat } pays { $gold } gold for the action of { $row }.
attuned = { $seat } adds { $card } to the market.
readied = { $seat } readies { $card }.
reshuffled = The deck is empty: the discard pile is shuffled.
enemy = The enemy die shows { $roll }.
trashed = { $card } goes to the trash.
scored = { $seat } has { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} and { $gold } gold.

# The end

finale-role = { $race } { $job }
finale-full = Every board is full after { $rounds } rounds; the stars are counted.
finale-full-tie = Every board is full after { $rounds } rounds; the stars are tied, so gold decides, then the dice of the class colour.
finale-unit = stars
finale-counted = stars by source
standing-attributes = attributes
standing-class = class dice
standing-alignment = alignment
standing-backstory = backstory
standing-armour = armour
standing-traits = traits
standing-gold = gold

ground-rows = stars from attributes
ground-dice = stars from class dice
ground-story = stars from the backstory
ground-standing = stars from the alignment
ground-armour = stars from armour
ground-traits = stars from traits
ground-weapons = stars that weapons help to
ground-skills = stars that skills help to
ground-purse = stars that gold will buy
feat-stolen = { $count ->
    [one] { $count } gold from other people's purses
   *[other] { $count } gold from other people's purses
}
feat-same = { $count ->
    [one] { $count } reroll that changed nothing
   *[other] { $count } rerolls that changed nothing
}
feat-sixes = { $count ->
    [one] { $count } six placed
   *[other] { $count } sixes placed
}
feat-ones = { $count ->
    [one] { $count } one that found a home
   *[other] { $count } ones that found a home
}
feat-turned = { $count ->
    [one] { $count } die stood on its head
   *[other] { $count } dice stood on their heads
}
feat-swapped = { $count ->
    [one] { $count } change of places
   *[other] { $count } changes of places
}
feat-sold-off = { $count ->
    [one] { $count } market card given up for pocket money
   *[other] { $count } market cards given up for pocket money
}
feat-spent = { $count ->
    [one] { $count } gold left at the market
   *[other] { $count } gold left at the market
}
feat-pocketed = { $count ->
    [one] { $count } gold pocketed
   *[other] { $count } gold pocketed
}

# Refusals

no-terms_solo-friendly = The friendly market needs somebody to be friendly to.
no-terms_solo-short = The solo game has no short form: its ranks are made for { $rounds } rounds.
no-market_too-dear = { $card } costs you { $need } gold, and you have { $have }.
no-market_full-price = It costs the full { $need } gold, and you have { $have }.
no-market_bought = You have already bought a card this turn, so you cannot take { $discard-gold } gold.
no-skill_used = { $card } lies sideways until it is readied.
no-skill_arrow = Your alignment token cannot follow the arrow of { $card }.
no-skill_nothing-to-copy = No rival has a skill that { $card } could use now.
no-ability_once = You have already used this ability this round.
no-ability_gold = It costs { $need } gold, and you have { $have }.

# The table as text

board-letters = GBRPKWY
board-round = { $round ->
    [0] Getting ready
   *[other] Round { $round }
}
board-first = first { $seat }
board-deck = deck { $deck }, discard pile { $discard }
board-trash = trash { $trash }
board-supply = supply { $gold } gold
board-initiative = Initiative
board-market = Market
board-gold = { $gold } gold
board-charisma = charisma { $tokens }
board-card = card { $card }
board-weapons = Weapons
board-armour = Armour
board-traits = Traits
board-skills = Skills
board-used = used
board-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
 }
board-dice = dice to place

# The score sheet

sheet-goal = Goal { $row }: { $value }, wanted { $goal }
sheet-class-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
 } of the class colour
sheet-alignment = { $alignment }: { $cell }
sheet-backstory = { $backstory }: { $count ->
    [one] { $count } match
   *[other] { $count } matches
 }
sheet-armour = Armour, { $set }: { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
 }
sheet-set-bonus = Armour, { $set }: worn by this class
sheet-trait = { $card }
sheet-gold = { $gold } gold left over
sheet-total = Total

# What the cards say

stars = { $number ->
    [one] { $number } star
   *[other] { $number } stars
}
coins = { $number } gold

either = { $one } or { $other }
any-card = market

about-hands = { $hands ->
    [one] One hand.
   *[other] Two hands.
}
about-armour = A piece of { $set } armour. Stars by number of pieces: { $stars }; one more if your class colour is { $colours }.

score-cards = { $stars } for each { $type } card you have.
score-types = { $stars } for each kind of market card you have.
score-dice = { $stars } for each { $colour } die on your board.
score-class-dice = { $stars } for every { $each ->
    [one] die
   *[other] { $each } dice
} of your class colour.
score-gold = { $stars } for every { $each } gold you have left.
score-showing = { $stars } for each of your dice that shows { $face }.
score-low = { $stars } for each of your attributes of { $limit } or less.
score-high = { $stars } for each of your attributes of { $limit } or more.
score-row-value = { $stars } for each row of three equal values.
score-row-colour = { $stars } for each row of three dice of one colour.
score-either-low = { $stars } if your { $one } or { $other } is { $limit } or less.
score-stands = { $stars } if your alignment ends on the side of { $direction }.
score-most-dice = { $stars } if you have { $count } or more dice of one colour.
score-goals = { $stars } if you meet { $count } or more goals of your class.

power-gold-die = Each gold die you put on your board pays { $gold } more.
power-filling = Filling a row pays { $gold } more.
power-last-card = Taking the highest initiative card pays { $gold }.
power-discount = You pay { $gold } less for each { $types } card.
power-after-buying = For each { $type } card you buy you may perform the action of { $row }.
power-after-discarding = After taking { $discard-gold } gold instead of buying you may perform the action of { $row }.
power-after-action = You get { $gold } whenever you perform the action of { $row }.
power-after-filling = When you fill a row you may perform its action once more.
power-any-action = After placing a die in { $row } you may perform the action of any row instead.
power-paid-action = Once a round you may pay { $gold } to perform the action of { $row }.
power-readies = You ready up to { $number ->
    [one] { $number } skill
   *[other] { $number } skills
} in cleanup.
power-goal-dice = Your gold dice count 1 higher for the goals of your class.
power-goal-class-dice = Your dice of the class colour count 1 higher for the goals of your class.
power-set-piece = Counts as one more piece of an armour set that you have begun.
power-charming = After placing a die in charisma you may buy a second card in this round's market phase.
power-attuned = Before the market phase you may add a card from the discard pile to the market.

skill-act = Perform the action of { $row }{ $times ->
    [one] {""}
   *[other] {" "}twice
}.
skill-set = Turn one of your dice to any value.
skill-raise = Raise one of your dice by 1.
skill-take = Take { $gold } from a rival; in the solo game, from the supply.
skill-shift = Raise or lower a die on an unchosen initiative card by 1.
skill-reroll = Reroll a die on an unchosen initiative card.
skill-open-lock = Look at the top card of the market deck; you may buy it at full price.
skill-move-silently = In your market turn: buy a card from the discard pile instead of the market.
skill-sleight-of-hand = Move one of your dice to another row, without gold or action.
skill-search = Replace one of your dice with one of another colour from the bag, which you choose and roll.
skill-negotiate = Exchange one of your dice for one on an unchosen initiative card.
skill-diplomacy = Use a skill card of a rival, following its arrow.

# Settings

set-classes = Classes by
set-less_random = Less random set-up
set-random_deck = Random market deck
set-friendly = Friendly market
set-short = Short game

# Names

name-STR = STR
name-DEX = DEX
name-CON = CON
name-INT = INT
name-WIS = WIS
name-CHA = CHA
name-of-STR = strength
name-of-DEX = dexterity
name-of-CON = constitution
name-of-INT = intelligence
name-of-WIS = wisdom
name-of-CHA = charisma
name-of-weapon = weapon
name-of-armour = armour
name-of-trait = trait
name-of-skill = skill
name-green = green
name-blue = blue
name-red = red
name-purple = purple
name-black = black
name-white = white
name-gold = gold
name-good = good
name-evil = evil
name-law = law
name-chaos = chaos
name-neutral = neutral
name-gold-die = gold die
name-full-row = full row
name-coin = initiative card
name-discard = instead of buying
name-enlightened = wisdom action
name-type-weapon = weapon
name-type-armour = armour
name-type-trait = trait
name-type-skill = skill
name-die = the die drawn
name-choice = choice
name-true-hero = True hero
name-clan-leader = Clan leader
name-celebrity = Celebrity
name-adventurer = Adventurer
name-mercenary = Mercenary
name-npc = NPC

# What only the browser shows

rp-round = Round { $round } of { $rounds }
rp-round-brief = { $round }/{ $rounds }
rp-phase-setup = Preparation
rp-phase-roll = Roll
rp-phase-dice = Dice
rp-phase-market = Market
rp-phase-cleanup = Cleanup
rp-you = you
rp-boards = The heroes’ boards
rp-slots-filled = slots filled
rp-winner = winner

rp-initiative = Initiative
rp-initiative-note = A low card goes to the market early
rp-card-number = Card { $number }
rp-market = Market
rp-market-empty = Everything is sold.
rp-deck = deck { $number }
rp-discards = discard pile { $number }
rp-price = Costs you { $number } gold.
rp-worth = now
rp-worth-arrow = alignment { $stars }
rp-tokens-pay = { $number ->
    [one] A charisma token pays 1 of it.
   *[other] { $number } charisma tokens pay { $number } of it.
}
rp-drops = You would put away { $cards }.
rp-set-heard = { $set } armour, stars by number of pieces: { $stars }. One more if the class colour is { $colours }. You have { $count }.

rp-empty = empty
rp-story-wants = backstory wants { $colour }
rp-token-here = your token is here
rp-alignment = Alignment
rp-backstory = Backstory
rp-matches = { $number } of { $story-colours } colours in place
rp-class-dice = { $number ->
    [one] { $number } { $colour } die
   *[other] { $number } { $colour } dice
}: 1★ each
rp-deed-STR = turn over
rp-deed-DEX = swap two
rp-deed-CON = ±1
rp-deed-INT = reroll
rp-deed-WIS = move token
rp-deed-CHA = 1 off a card
rp-met = Goal met
rp-short = { $number } short
rp-over = { $number } too many
rp-too-far = dice alone cannot reach it
rp-too-high = already too high
rp-needs = needs { $range } { $free ->
    [one] on 1 die
   *[other] on { $free } dice
}
rp-part-race = race { $number }
rp-part-weapons = weapons { $number }
rp-goal-heard = { $row }: { $value }, goal { $goal } for { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}. { $state }.
rp-stars-now = Stars if the game ended now
rp-score-so-far = If the game ended now: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}

rp-cards-of = { $seat }'s cards
rp-used = used
rp-ready = ready

rp-tray-start = Your starting dice: choose one, then a row for it
rp-tray-others = Dice in hand
rp-no-modifiers = no bonus, no penalty

rp-line-goal = { $row }: { $value }, goal { $goal }
rp-group-goal = Goals of the class
rp-group-class = Dice of the class colour
rp-group-alignment = Alignment
rp-group-backstory = Backstory
rp-group-armour = Armour
rp-group-traits = Traits
rp-group-gold = Gold

rp-phase-over = Scoring
rp-phases = Phases of the round
rp-goal = goal { $goal }
rp-star-each = 1 star each
rp-follow = follow
rp-following = following
rp-back = back to my board
rp-thinks = thinks…
rp-cards-count = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
rp-left-over = left over
rp-sell = sell off
rp-worth-none = no star yet
rp-own = Your belongings
rp-hands-free = { $number ->
    [0] no hand free
    [one] { $number } of { $hands } hands free
   *[other] { $number } of { $hands } hands free
}
rp-ranks = Ranks of the solo game
rp-enemy = Enemy die
rp-enemy-help = Before you go to the market, the enemy die may take a card away.
rp-side-dice = Turn to the dice
rp-side-cards = Turn to the cards
rp-close = Close
rp-sign-discards = Discard pile
rp-sign-copy = Skills of your rivals
rp-sign-top = Top of the deck
rp-score-final = Stars at the end
rp-says-purse = { $gold ->
    [0] You have no gold left
    [one] You have { $gold } gold
   *[other] You have { $gold } gold
}{ $tokens ->
    [0] {""}
    [one] {" "}and a charisma token
   *[other] {" "}and { $tokens } charisma tokens
}. Each card says what it would bring you now.
rp-says-take = A high die lies on a high card; a low card goes to the market first.
rp-says-place = Then you perform the action of the row.
rp-says-start = Choose a die in the tray, then a socket that is lit.
rp-says-stars = { $stars }★ now
rp-says-gold = +{ $gold } gold
rp-says-then = then: { $deed }

# The guided first game

guide-rp-welcome = Each race makes one attribute stronger and another weaker when the goals are checked at the end. None is better than the others, so take the one you like.
    .title = Who will you be?
guide-rp-class = A class has two sides. Look at its six goals: a row of three dice has to add up to the number shown. Exact numbers pay more stars than open ones such as 14+. Each die of the class colour is worth 1 star as well.
    .title = Your class sets the goals
guide-rp-start = These dice are yours already. Choose one, then click the place in a row where it should lie. Dice fill a row from the left. A gold die pays { $gold-die-gold } gold at once, and the last die of a row pays { $full-row-gold }.
    .title = The first dice
guide-rp-goals = Here is the sum of each row, its goal, and what the free places still have to bring. The green zone on the scale is the goal. During the preparation rows have no actions yet.
    .title = Sums and goals
guide-rp-backstory = Some places on your board want a certain colour. The letters in the empty slots show where. The more of them you get right, the more stars: { $story-stars }.
    .title = A story in colours
guide-rp-initiative = Each round you take one card with its die. High values lie on high cards, but the holder of a low card goes to the market first. Some cards in the middle carry a coin.
    .title = Take a die
guide-rp-place = Place the die in a row with room. The row then lets you do something: turn a die over, swap two, change one by 1, reroll one, move your alignment, or save 1 gold at the market.
    .title = Every row can do something
guide-rp-strength = Strength turns any of your dice to its opposite side: 1 becomes 6, 2 becomes 5, 3 becomes 4. Click a die, or do nothing.
    .title = Strength
guide-rp-dexterity = Dexterity swaps two of your dice. Use it to mend two sums at once, or to bring a colour to the place where the backstory wants it.
    .title = Dexterity
guide-rp-constitution = Constitution changes one of your dice by 1, up or down. No die goes above 6 or below 1.
    .title = Constitution
guide-rp-intelligence = Intelligence rerolls one of your dice. You see the new value first and may still keep the old one.
    .title = Intelligence
guide-rp-wisdom = Wisdom moves your alignment token one cell. At the end the cell it stands on gives or costs stars.
    .title = Wisdom
guide-rp-charisma = A charisma token pays 1 gold of a card that you buy in this round. After the round it is gone.
    .title = Charisma
guide-rp-market = Buy one card, or discard one and take { $discard-gold } gold. The chip on each card says how your stars would change if you bought it and the game ended at once. Weapons and skills often pay later.
    .title = The market
guide-rp-rivals = Press the eye beside a name, and that player’s board lies in place of yours. Everything on it is open: gold, dice, goals and cards.
    .title = The others
guide-rp-alignment = A trait moves your token one cell along its arrow, if there is one. Traits score at the end if their condition holds then.
    .title = Traits pull you
guide-rp-skill = A skill can be used in your turns, some in those of others. It moves your token along its arrow, lies sideways then, and one skill stands up again after each round.
    .title = Skills
guide-rp-armour = The more pieces of one kind, the more each is worth. One star more if the kind suits the colour of your class.
    .title = Armour comes in sets
guide-rp-score = Open this to see where each of your stars comes from. The ids at the side lead to the rules.
    .title = Your stars so far

# What stands beside an option

remark-sum = { $row } { $before } → { $after } (goal { $goal } for { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
})
remark-stars = { $more } { $number ->
    [one] star
   *[other] stars
}
remark-tokens = { $number ->
    [one] { $number } charisma token
   *[other] { $number } charisma tokens
}
remark-row = sum { $sum }, { $filled } of { $slots } slots filled
board-grid = { $seat }'s alignment: { $alignment }
page-discard = discard
page-grid = alignment

# What `questhall content` calls kinds of components, their numbers, and the parts of a card

content-races = races
content-classes = classes
content-backstories = backstories
content-alignments = alignments
content-weapons = market cards: weapons
content-armour = market cards: armour
content-traits = market cards: traits
content-skills = market cards: skills
content-sets = armour sets
fact-modifiers = STR/DEX/CON/INT/WIS/CHA { $value }
fact-colour = { $value }
fact-goals = goals { $value }
fact-stars = their stars { $value }
fact-slots = {""}
fact-dice = {""}
fact-colours = colours { $value }
fact-cells = stars of the cells, from good and law to evil and chaos, { $value }
fact-number = no. { $value }
fact-rank = rank { $value }
fact-price = price { $value }
fact-hands = { $value ->
    [one] { $value } hand
   *[other] { $value } hands
}
fact-set = set: { $value }
fact-arrow = arrow: { $value }
fact-pieces = stars by pieces { $value }

# The compendium: where a thing is met, and by what one may choose
where-boards = on a board that each player chooses
where-class-cards = on the class cards, two of a colour
where-dealt = one is dealt to each player
where-market-1 = in the upper half of the market deck
where-market-2 = in the lower half of the market deck
field-colour = colour
field-rank = rank
field-price = price
field-hands = hands
field-set = set
field-arrow = arrow
