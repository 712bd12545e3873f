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
ask-druid_attune = You may add a card of the discard pile to the market.
ask-market_visit = Buy a card, or take 2 gold instead.
ask-market_end = Your market turn is over. Do you use anything before the next player acts?
ask-weapon_drop = You have only two hands. Which weapon do you put away?
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
ask-skill_move-silently = You may buy a card of the discard pile in place of one from the market.
ask-skill_sleight = You may move one of your dice to another row. Which?
ask-skill_sleight_to = To which row?
ask-skill_search = You may replace one of your dice by one of the bag. Which?
ask-skill_search_for = Which colour do you take from the bag?
ask-skill_negotiate = You may exchange a die of the pool for one of yours. Which do you take?
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
do-discard = discard { $a } for 2 gold
do-coins = take 2 gold
do-pay = pay 2 gold for the action of { $a }
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
moved-die = { $seat } moves the die of { $slot } to { $place }.
moved-token = { $seat } moves the alignment token to { $cell }.
stayed-token = The alignment token of { $seat } cannot follow the arrow of { $card }.
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

# Refusals

no-terms_solo-friendly = The friendly market needs somebody to be friendly to.
no-terms_solo-short = The solo game has no short form: its ranks are made for 12 rounds.
no-market_too-dear = { $card } costs you { $need }, and you have { $have }.
no-market_full-price = It costs the full { $need } gold, and you have { $have }.
no-market_bought = You have bought a card in this turn, so you cannot take 2 gold.
no-skill_used = { $card } lies sideways until it is readied.
no-skill_arrow = Your alignment token cannot follow the arrow of { $card }.
no-skill_nothing-to-copy = No rival has a skill that { $card } could use now.
no-ability_once = You have used this ability in this round.
no-ability_gold = It costs { $need } gold, and you have { $have }.

# The table as text

board-letters = GBRPKWY
board-round = Round { $round }
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

about-hands = { $hands ->
    [one] One hand.
   *[other] Two hands.
}
about-armour = A piece of { $set } armour. Stars for 1, 2, 3 … pieces: { $stars }; one more for the class colours { $colours }.

score-cards = { $stars } for each { $type } card you have.
score-types = { $stars } for each kind of market card you have.
score-dice = { $stars } for each { $colour } die on your board.
score-class-dice = { $stars } for every { $each } dice of your class colour.
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
power-discount = You pay { $gold } less for cards of the type { $types }.
power-after-buying = After buying a card of the type { $type } you may perform the action of { $row }.
power-after-discarding = After taking 2 gold instead of buying you may perform the action of { $row }.
power-after-action = You get { $gold } whenever you perform the action of { $row }.
power-after-filling = When you fill a row you may perform its action once more.
power-any-action = After placing a die in { $row } you may perform the action of any row instead.
power-paid-action = Once a round you may pay { $gold } to perform the action of { $row }.
power-readies = You ready up to { $number } skills in cleanup.
power-goal-dice = Your gold dice count 1 higher for the goals of your class.
power-goal-class-dice = Your dice of the class colour count 1 higher for the goals of your class.
power-set-piece = Counts as one more piece of an armour set that you have begun.
power-charming = After placing a die in charisma you may buy a second card in this round's market phase.
power-attuned = Before the market phase you may add a card of the discard pile to the market.

skill-act = Perform the action of { $row }{ $times ->
    [one] {""}
   *[other] {" "}twice
}.
skill-set = Turn one of your dice to any value.
skill-raise = Raise one of your dice by 1.
skill-take = Take { $gold } from a rival.
skill-shift = Raise or lower a die on an unchosen initiative card by 1.
skill-reroll = Reroll a die on an unchosen initiative card.
skill-open-lock = Look at the top card of the market deck; you may buy it at full price.
skill-move-silently = In your market turn: buy from the discard pile in place of the market.
skill-sleight-of-hand = Move one of your dice to another row, without gold or action.
skill-search = Replace one of your dice by one of your choice from the bag, rolled anew.
skill-negotiate = Exchange one of your dice for one on an unchosen initiative card.
skill-diplomacy = Use a skill card of a rival, following its arrow.
