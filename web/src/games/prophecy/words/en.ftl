# What only the browser shows.

pr-you = you
pr-all = all
pr-free = free
pr-coin-gold = { $n ->
    [-1] all gold
   *[other] { $n } gold
}
pr-coin-xp = { $n ->
    [-1] all experience
   *[other] { $n } experience
}
pr-coin-mana = { $n ->
    [-1] all Mana
   *[other] { $n } Mana
}
pr-coin-health = { $n ->
    [-1] all Health
   *[other] { $n } Health
}
pr-close = Close
pr-map = The ring and the planes
pr-looking = What you are looking at
pr-you-are-here = you are here
pr-safe = safe from attacks
pr-own-guild = your guild
pr-opportunity = opportunity
pr-nothing = Nothing lies here.
pr-sheets = The characters’ sheets
pr-race = The race for the artifacts
pr-race-held = with { $seat }
pr-race-in = in { $place }
pr-race-unknown = in a plane, nobody knows which
pr-artifacts = { $count ->
    [one] one artifact
   *[other] { $count } artifacts
}
pr-setup = Preparation
pr-odds = { $win } % win, { $draw } % draw, { $loss } % loss

pr-chance = Chance card
pr-chance-gift = Drawer: { $mine }. The others: { $others }.
pr-chance-terrain = A new adventure comes to every location of this terrain with room.
pr-chance-guild = A new skill is offered in this guild.
pr-chance-training = A new skill in a guild of the drawer’s choice.
pr-chance-offer = A new skill in each guild of the drawer.
pr-chance-tradesman = New goods in the Village.
pr-chance-merchant = New goods in the City.
pr-chance-peace = The drawer takes one more turn.
pr-chance-dream = The drawer turns up a card in a plane.
pr-chance-charity = 3 gold, 1 Health and 2 Mana for those who have least of each.
pr-chance-crisis = Everybody loses half of the gold.

pr-role-lesser = Lesser guardian
pr-role-greater = Greater guardian
pr-role-prizes = Artifact
pr-taken = taken
pr-beaten = beaten
pr-doors = Can be attacked from { $places }.

pr-place-city = Buy and sell rare goods. Work here instead of moving: 1 Mana for 2 gold.
pr-place-village = Buy and sell goods. Lodge for 1 gold: 1 Health, 1 Mana, and nobody may attack you until your next turn.
pr-place-fortress = Guild. Train instead of moving: 1 Health for 2 experience.
pr-place-thieves-guild = Guild. Dirty work instead of moving: 1 Health for 3 gold.
pr-place-forest-camp = Guild. Wounds are healed for 1 gold each.
pr-place-magic-tower = Guild. Mana is restored, 2 for 1 gold.
pr-place-monastery = Guild. Once a turn 1 Health is healed for nothing.
pr-place-enchanted-wilderness = Once a turn up to 3 Mana come back.
pr-no-skills = No skill is offered here now.
pr-price = You pay
pr-gold-more = gold as well: { $names }

pr-markers-strength = Strength { $value }: { $right } Health, { $left } lost
pr-markers-will = Will { $value }: { $right } Mana, { $left } spent
pr-of = { $what }: { $most } at most at the end of a round
pr-hands = { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
pr-bid = sells for { $gold }
pr-no-items = No items yet. The Village and the City sell them, creatures guard them.
pr-no-learned = No skills yet. The five guilds teach them for experience.
pr-lodged = lodged: nobody may attack
pr-strong = +{ $amount } Strength this turn
pr-focused = +{ $amount } Will this turn
pr-rallied = +{ $amount } in all battles this turn

pr-battle = Battle
pr-with = holding { $cards }
pr-deadly = The blow before this battle would kill you.
pr-guessed = This side has not armed yet: its best gear is assumed.
pr-throws = Throw { $now } of { $all }
pr-die-counts = the die counts { $value }
pr-best-of = best of { $dice } dice
pr-throw-won = { $seat } is ahead in this throw.
pr-throw-lost = { $seat } is behind in this throw.
pr-throw-drawn = This throw is a draw.
pr-their-word = { $seat } decides.
pr-came-won = { $seat } beats { $other }.
pr-came-drew = { $seat } and { $other } part without a victor.
pr-came-beaten = { $seat } loses against { $other }.
pr-src-potion = Potion
pr-src-effects = Spells and effects
pr-src-home = At home here
pr-src-ambush = Ambush
pr-src-charm = Charm

pr-deal = { $seat } gives: { $give }. In return: { $want }.
pr-draft = Which character will you be?
pr-draft-wait = The others are still choosing.
pr-starts = starts in { $place }

# The guided first game

guide-pr-draft = You keep one of two characters and pass the other on, three times in all. Strength wins fights and is your health, Will wins contests of the mind and is your mana. The two guilds teach you without gold.
    .title = Who will you be?
guide-pr-goal = Five artifacts lie in the astral planes, each behind two guardians. Whoever holds four of them is king. When all five are taken, those who have one fight it out.
    .title = What you are after
guide-pr-map = Twenty locations form a ring. The glowing ones can be reached now. Walking to a neighbour is free, a horse takes you two steps for 1 gold, ships sail from port to port, gates lead to other gates.
    .title = The ring
guide-pr-place = Point at a location, or tap it once, to see what waits there. Every creature shows your exact chance to beat it with the gear you have now.
    .title = Look before you go
guide-pr-sheet = Markers on the right count: red ones are Strength and Health, blue ones Will and Mana. What you lose or spend moves to the left and can come back.
    .title = Your character
guide-pr-fight = A creature in your way has to be fought. Both sides add a die to their value and the higher sum wins. Some creatures can be met by Strength or, for mana, by Will.
    .title = A battle
guide-pr-battle = Each line says where a point comes from. Point at a button below to see how it would change the odds before you pay for it.
    .title = Every point has a source
guide-pr-act = Now you may attack one character here, then use what the location offers: goods, lessons, healing, opportunities. An attack has to come first.
    .title = What can be done here
guide-pr-learn = Skills cost experience. In a guild that is not yours they cost as much gold on top.
    .title = Learning
guide-pr-opponents = Tap a name to see that character’s sheet. Everything on it is open.
    .title = The others
guide-pr-chance = At the start of each round a chance card is drawn: new adventures, new goods, new skills, or a gift for all.
    .title = The chance card
guide-pr-planes = A plane can be attacked from its two doors instead of moving. First the lesser guardian, then at once the greater one. Come back strong.
    .title = The planes
guide-pr-items = You have two hands in a battle. Small hands beside a name say how many a thing needs. Seven items and seven skills are the limit at the end of your round.
    .title = What you carry
