# What only the browser shows.

rp-round = Round { $round } of { $rounds }
rp-phase-setup = Preparation
rp-phase-roll = Roll
rp-phase-dice = Dice
rp-phase-market = Market
rp-phase-cleanup = Cleanup
rp-has-bag = holds the bag and goes first
rp-bag-help = Holds the bag: rolls the dice and goes first this round.
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
rp-texts-show = Show the texts
rp-texts-hide = Hide the texts
rp-buy = Buy
rp-discard = Discard for 2
rp-attune = Add
rp-copy = Use
rp-choose = Choose
rp-worth = now
rp-worth-help = How your stars would change if you bought this card and the game ended at once.
rp-worth-arrow = alignment { $stars }
rp-worth-use = An ability, no stars
rp-tokens-pay = { $number ->
    [one] A charisma token pays 1 of it.
   *[other] { $number } charisma tokens pay { $number } of it.
}
rp-drops = You would put away { $cards }.
rp-set-heard = { $set } armour, stars for 1, 2, 3 … pieces: { $stars }. One more for the class colours { $colours }. You have { $count }.

rp-empty = empty
rp-story-wants = backstory wants { $colour }
rp-token-here = your token is here
rp-alignment = Alignment
rp-backstory = Backstory
rp-matches = { $number } of 6 colours in place
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

rp-cards-of = Cards of { $seat }
rp-no-cards = No cards yet. What you buy at the market lies here.
rp-hands = { $number } of 2 hands
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

# The guided first game

guide-rp-welcome = Each race makes one attribute stronger and another weaker when the goals are checked at the end. None is better than the others, so take the one you like.
    .title = Who will you be?
guide-rp-class = A class has two sides. Look at its six goals: a row of three dice has to add up to the number shown. Exact numbers pay more stars than open ones such as 14+. Each die of the class colour is worth 1 star as well.
    .title = Your class sets the goals
guide-rp-start = These dice are yours already. Choose one, then click the place in a row where it should lie. Dice fill a row from the left. A gold die pays 2 gold at once, and the third die in a row pays 1.
    .title = The first dice
guide-rp-goals = Here is the sum of each row, its goal, and what the free places still have to bring. The green zone on the scale is the goal. During the preparation rows have no actions yet.
    .title = Sums and goals
guide-rp-backstory = Six places on your board want a certain colour. The letters in the empty slots show where. Two right colours give 1 star, four give 3, all six give 6.
    .title = A story in colours
guide-rp-initiative = Each round you take one card with its die. High values lie on high cards, but the holder of a low card goes to the market first. Some cards in the middle carry a coin.
    .title = Take a die
guide-rp-place = Place the die in a row with room. The row then lets you do something: turn a die over, swap two, change one by 1, reroll one, move your alignment, or save 1 gold at the market.
    .title = Every row can do something
guide-rp-strength = Strength turns any of your dice to its opposite side: 1 becomes 6, 2 becomes 5, 3 becomes 4. Click a die, or do nothing.
    .title = Strength
guide-rp-dexterity = Dexterity swaps two of your dice. Use it to mend two sums at once, or to bring a colour to the place where the backstory wants it.
    .title = Dexterity
guide-rp-constitution = Constitution changes one of your dice by 1, up or down. A 6 stays below 7 and a 1 above 0.
    .title = Constitution
guide-rp-intelligence = Intelligence rerolls one of your dice. You see the new value first and may still keep the old one.
    .title = Intelligence
guide-rp-wisdom = Wisdom moves your alignment token one cell. At the end the cell it stands on gives or costs stars.
    .title = Wisdom
guide-rp-charisma = A charisma token pays 1 gold of a card that you buy in this round. After the round it is gone.
    .title = Charisma
guide-rp-market = Buy one card, or discard one and take 2 gold. The chip on each card says how your stars would change if you bought it and the game ended at once. Weapons and skills often pay later.
    .title = The market
guide-rp-rivals = Tap a name to see that player’s board. Everything on it is open: gold, dice, goals and cards.
    .title = The others
guide-rp-alignment = A trait moves your token one cell along its arrow, if there is one. Traits score at the end if their condition holds then.
    .title = Traits pull you
guide-rp-skill = A skill can be used in your turns, some in those of others. It moves your token along its arrow, lies sideways then, and one skill stands up again after each round.
    .title = Skills
guide-rp-armour = The more pieces of one kind, the more each is worth. One star more if the kind suits the colour of your class.
    .title = Armour comes in sets
guide-rp-score = Open this to see where each of your stars comes from. The ids at the side lead to the rules.
    .title = Your stars so far
