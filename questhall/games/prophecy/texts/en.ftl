# Questions
ask-draft = Which character do you keep?
ask-newcomer = Do you go on with another character?
ask-training = In which guild does a new skill appear?
ask-dream = In which plane do you reveal the next card?
ask-move = How do you spend your movement?
ask-fight = Whom do you fight, and how?
ask-astral = The guardian bars the way.
ask-act = What do you do here?
ask-gear = What do you hold in this battle?
ask-head = What do you wear on your head for the whole battle?
ask-before = Before the throw: do you add anything?
ask-after = The dice have fallen. Do you change anything?
ask-accept = Do you make it a battle of Will?
ask-pray = A die is about to be rolled.
ask-reality = Do you roll this die again?
ask-limits = Too many cards: which one goes?
ask-field = Where will the Final Battle be fought?
ask-bargain = Put your offer together.
ask-agree = Do you agree to this trade?
ask-pick_curse = Do you take the cursed treasure?
ask-pick_armoury = Choose a weapon or a shield.
ask-pick_robbed = Which item do you hand over?
ask-pick_imp = Which of your most expensive items is lost?
ask-pick_healing = Do you use Healing Arts?
ask-pick_again = A draw. Do you fight again at once?
ask-pick_yield = You have lost. What do you give up?
ask-pick_loot = Which item do you take?
ask-pick_tribute = Which artifact do you hand over?
ask-pick_market = Choose one item of the black market.
ask-pick_hermit = What do you give up to be the poorest?

# Options
do-keep = keep { $a }
do-new-character = go on with a new character
do-leave-game = leave the game
do-open = a skill in: { $a }
do-dream = { $a }
do-stay = stay here
do-walk = walk to { $a }
do-horse = ride to { $a }
do-ship = sail to { $a }
do-gate = pass the gate to { $a }
do-go = { $a }: go to { $b }
do-work = work: { $work-gold } gold for { $work-mana } Mana
do-train = train: { $train-xp } experience for { $train-health } Health
do-dirty-work = dirty work: { $dirty-work-gold } gold for { $dirty-work-health } Health
do-smith = work as a blacksmith for { $smith-gold } gold
do-instead = { $a } instead of moving
do-assault = attack { $a }
do-trade = bargain with { $a }
do-fight = fight { $a } ({ $b })
do-leave = leave { $a } alone
do-retreat = withdraw
do-riddle = try the riddle: { $riddle-mana } Mana for a die, a { $riddle-wins } wins
do-attack = attack { $a } ({ $b })
do-done = end the turn
do-use = use { $a }
do-cast = cast { $a }
do-decay = turn { $a } into { $decay-mana } Mana
do-steal = steal { $a } from { $b }
do-rot = destroy { $b }'s { $a }
do-destroy = destroy { $a }
do-wish-strength = wish for Strength
do-wish-will = wish for Will
do-wish-xp = wish for { $wish-xp } experience
do-blessing = heal { $monastery-health } Health
do-recharge = restore up to { $wilderness-mana } Mana
do-lodge = lodge for { $lodging } gold
do-heal = heal { $a } Health for { $health-gold } gold each
do-mana = restore { $a } Mana
do-buy = buy { $a }
do-sell = sell { $a }
do-learn = learn { $a }
do-learn-letter = learn { $a } with the letter of recommendation
do-repair = repair { $a }
do-repair-all = repair everything
do-take-artifact = take { $a }
do-hospitality = accept the people's hospitality
do-visit = use { $a }
do-brew-strength = turn 1 Will into 1 Strength for { $alchemist-fee } gold
do-brew-will = turn 1 Strength into { $alchemist-will } Will for { $alchemist-fee } gold
do-collect = sell { $a } to the collector for { $collector-pays } times its price
do-buy-health = buy { $a } Health
do-buy-mana = buy { $a } Mana
do-fish-strength = wish for Strength
do-fish-will = wish for Will
do-fish-rare = wish for a rare item
do-wizard = be sent to { $a } for { $wizard-fee } gold
do-bare = fight with empty hands
do-wield = hold { $a }
do-wield-both = hold { $a } and { $b }
do-wear = wear { $a }
do-roll = roll the dice
do-enchant = cast { $a } on { $b }
do-pay = { $a }: pay { $b } for a bonus on this throw
do-read = read { $a }
do-throw = throw { $a }
do-burn = let { $a } flare up
do-accept = leave it at that
do-reroll = roll die { $a } again
do-reroll-light = roll light die { $a } again
do-reroll-dark = roll dark die { $a } again
do-block = block with { $a }
do-will = pay for a battle of Will
do-discard = discard { $a }
do-forget = forget { $a }
do-field = { $a }
do-propose = propose this trade
do-cancel = drop the idea
do-give = give { $a }
do-want = ask for { $a }
do-give-gold = give { $a } gold
do-want-gold = ask for { $a } gold
do-agree = agree
do-refuse = refuse
do-take = take { $a }
do-accept-gift = take it
do-choose = choose { $a }
do-hand-over = hand over { $a }
do-again = fight again ({ $a })
do-health = lose 1 Health
do-items = give up an item
do-return-gold = return { $a } gold to the bank

# Events
passed = { $seat } is handed { $card }.
    .unseen = { $seat } is handed a character.
drafted = { $seat } plays { $character }.
first = { $seat } rolls { $roll } for the first round.
chance-card = { $seat } draws the chance card { $card }.
placed = New in { $place }: { $card }.
hid = A face-down adventure is added in { $place }.
shown = Revealed in { $place }: { $card }.
offered = Now offered in { $place }: { $card }.
guard = Revealed in { $plane }: { $card }.
moved = { $seat } moves to { $place } ({ $how }).
stayed = { $seat } stays in { $place }.
worked = { $seat } spends the movement on { $how }.
gained = { $seat }: +{ $amount } { $what }.
lost = { $seat }: −{ $amount } { $what }.
got = { $seat } gets { $card }.
gave = { $seat } gives up { $card }.
bought = { $seat } buys { $card } for { $gold } gold.
sold = { $seat } sells { $card } for { $gold } gold.
learned = { $seat } learns { $card } for { $xp } experience{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}.
repaired = { $seat } has { $card } repaired.
damaged = { $seat }'s { $card } is damaged.
lodged = { $seat } lodges in the Village and is safe until that player's next turn.
blessed = { $seat } is healed in the Monastery.
recharged = { $seat } draws Mana from the Enchanted Wilderness.
treated = { $seat } buys healing: { $amount } Health for { $gold } gold.
drank = { $seat } buys { $amount } Mana for { $gold } gold.
kept = { $seat } takes along { $card }.
called = { $seat } calls on { $card }: +{ $bonus } on the first throw.
rallied = { $seat } has +{ $bonus } in all battles of this turn.
destroyed = { $card } is destroyed.
used = { $seat } uses { $card }.
cast = { $seat } casts { $card }.
fought = { $seat } fights { $card } ({ $kind }).
attacked = { $seat } attacks { $rival } ({ $kind }).
converted = { $seat } makes it a battle of Will.
bare-handed = { $seat } fights with empty hands.
wielded = { $seat } holds: { $cards }.
wore = { $seat } wears { $card }.
threw = { $seat } throws { $card }.
flared = { $seat }'s { $card } flares up.
rolled = { $seat }: light { $light }, dark { $dark }: { $mine } to { $theirs }.
die = { $seat } rolls { $roll }.
blocked = { $seat } blocks with { $card }.
won = { $seat } wins the battle.
drew = { $seat }'s battle is a draw.
beaten = { $seat } loses the battle.
robbed = { $seat } is robbed of { $card }.
recovered = { $seat } takes back the stolen { $card }.
took = { $seat } takes { $card } from { $rival }.
died = { $seat }'s { $character } dies.
new-character = { $seat } goes on as { $character }.
survived = { $seat } survives a deadly blow.
dropped = { $card } is left in { $place }.
astral = { $seat } attacks { $plane }.
closed = { $plane } is closed.
final = The champions hold every artifact: the Final Battle begins.
field = { $seat } chooses the battlefield: { $place }.
left = { $seat } leaves the game.
doom = The Apocalypse has begun.
crowned = { $seat } wins the game.
nobody = Nobody has won.
traded = { $seat } and { $other } trade.
refused = { $other } refuses the trade offered by { $seat }.
extra = { $seat } gets another turn in this round.

# The end

finale-champions = The champions met at { $place }. { $king } is King, with { $count ->
    [one] { $count } artifact
   *[other] { $count } artifacts
}.
finale-king = { $king } holds { $count } artifacts: enough to be King.
finale-apocalypse = The Apocalypse took every champion.
finale-partners = The champions met at { $place }; the partners share the victory.
finale-unit = artifacts
finale-counted = what each had gathered
standing-strength = Strength
standing-will = Will
standing-skills = skills
standing-items = items
standing-artifacts = artifacts

ground-artifacts = Artifacts
ground-strength = Strength
ground-health = Health
ground-will = Willpower
ground-magic = Magic
ground-gold = gold
ground-experience = Experience
ground-skills = Experience in skills
ground-items = gold in items
ground-power = strength of the character's fights
feat-broken = { $count ->
    [one] { $thing } broken
   *[other] { $thing } broken { $count } times
}
feat-lives = { $count ->
    [one] { $count } character buried
   *[other] { $count } characters buried
}
feat-robbed = { $count ->
    [one] { $count } item taken from rivals
   *[other] { $count } items taken from rivals
}
feat-hair = { $count ->
    [one] { $count } win by a hair
   *[other] { $count } wins by a hair
}
feat-beaten = { $count ->
    [one] { $count } creature sent packing
   *[other] { $count } creatures sent packing
}
feat-sixes = { $count ->
    [one] { $count } six in battle
   *[other] { $count } sixes in battle
}
feat-nights = { $count ->
    [one] { $count } night under a roof
   *[other] { $count } nights under a roof
}
feat-jobs = { $count ->
    [one] { $count } day of work
   *[other] { $count } days of work
}
feat-spells = { $count ->
    [one] { $count } spell cast
   *[other] { $count } spells cast
}
feat-stages = { $count ->
    [one] { $count } stage on the road
   *[other] { $count } stages on the road
}

# Refusals
no-gold = That takes { $need } gold; you have { $have }.
no-mana = That takes { $need } Mana; you have { $have }.
no-health = That takes { $need } Health; you have { $have }.
no-xp = That takes { $need } experience; you have { $have }.
no-no-port = There is no port here.
no-no-gate = There is no gate here.
no-not-civilised = That works only in a civilised place.
no-no-effect = It would have no effect.
no-plane-far = This plane cannot be reached from here.
no-plane-closed = This plane is closed.
no-no-trade = Players do not trade in this game.
no-traded = You have already bargained or moved this turn.
no-artifact = Artifacts cannot be given up like this.
no-once-a-round = That works once a round.
no-once-a-turn = That works once a turn.
no-loop = Time cannot be looped again so soon.
no-creatures = First all creatures here must be beaten.
no-damaged = A damaged item must be repaired first.
no-attacked = You may attack only once a turn.
no-served = An attack comes before opportunities.
no-safe = That character is safe here.
no-two-handed = A two-handed item leaves no hand for another.
no-two-shields = You can use only one shield.
no-two-weapons = You can use only one weapon.
no-two-hands = You have two hands.
no-already-paid = That was already used for this throw.
no-cast-already = The same spell cannot be cast twice on the same target.
no-no-spells = No spells may be cast in this battle.
no-single-throw = That works only in a battle of a single throw.
no-one-sided = A trade must give and take.
no-teams = The team game is for { $team-table } players, not { $players }.
no-variants = These two variants exclude each other.

# The board
board-round = { $round ->
    [0] Getting ready
   *[other] Round { $round }
}
board-final = Final Battle
board-doom = Apocalypse
board-planes = Astral planes
board-closed = closed
board-hidden = a face-down card
board-port = port
board-gate = gate
board-goods = goods
board-skills = skills
board-items = items
board-damaged = damaged
board-nobody = no character
board-out = out of the game
board-sheet = { $character }: Strength { $health }/{ $red }, Will { $mana }/{ $blue }, gold { $gold }, experience { $xp }
board-odds = Odds: win { $win } %, draw { $draw } %, loss { $loss } %

# Cards in words
text-character = Strength { $strength }, Will { $will }; { $guilds }
text-short-will = W{ $will }
text-tag-weapon = weapon
text-tag-edged = edged
text-tag-crushing = crushing
text-tag-long = long
text-tag-staff = staff
text-tag-wand = wand
text-tag-two-handed = two-handed
text-tag-shield = shield
text-tag-held = held in a hand
text-tag-head = worn on the head
text-tag-potion = potion
text-tag-scroll = scroll
text-value-strength = Strength +{ $n }
text-value-will = Will +{ $n }
text-bonus-strength = +{ $n } in strength battles
text-bonus-will = +{ $n } in will battles
text-bonus-any = +{ $n } in every battle
text-with-edged = for each edged weapon held
text-with-crushing = for each crushing weapon held
text-with-long = for each long weapon held
text-with-staff = with a staff
text-with-wand = with a wand
text-with-two-handed = with a two-handed weapon
text-with-unarmed = with empty hands
text-with-throwing = for each weapon thrown
text-against = against { $types }
text-type-animal = animal
text-type-humanoid = humanoid
text-type-undead = undead
text-type-demon = demon
text-type-character = character
text-against-animal = animals
text-against-humanoid = humanoids
text-against-undead = undead
text-against-demon = demons
text-against-character = characters
text-and = { $first } and { $last }
text-more = another { $what }
text-in-forest = in a forest
text-in-mountains = in mountains
text-in-plains = on plains
text-in-port = in a port
text-in-astral = in an astral plane
text-throw = can be thrown for +{ $n } more on one throw, then damaged
text-burn = may flare up for +{ $n } more on one throw, then damaged
text-block = may turn a strength throw lost by at most { $n } into a draw, then damaged
text-learn = { $n } experience more for every creature beaten
text-earn-sail = { $n } gold for every voyage
text-earn-humanoid = { $n } gold for beating a humanoid
text-earn-character = up to { $n } gold from a beaten character
text-earn-animal = { $n } gold for beating an animal
text-when-turn = in your turn outside battle
text-when-instead = instead of movement
text-when-move = movement
text-when-battle = once a battle
text-when-weapon = on a weapon in hand, once a battle
text-when-throw = before a throw
text-when-start = at the start of a will battle
text-when-after = after a roll
text-when-loss = when you lost Health in a battle
text-once = used up
text-spell = spell for { $what }
text-pay-mana = { $n } Mana
text-pay-mana-all = all Mana
text-pay-health = { $n } Health
text-pay-gold = { $n } gold
text-pay-xp = { $n } experience
text-paying = for { $what }
text-move-anywhere = to any location
text-move-home = to one of your guilds
text-move-exactly = exactly { $n ->
    [one] { $n } location
   *[other] { $n } locations
}
text-move-up-to = up to { $n ->
    [one] { $n } location
   *[other] { $n } locations
}
text-move-any-forest = to any forest
text-move-any-mountains = to any mountains
text-special-best = roll { $n } dice, the best counts
text-special-die = your die counts { $n }, the other one { $foe-die }
text-special-foe = the opponent has { $n } less, in battles of a single throw
text-special-drain = the opponent loses { $n } Will
text-special-again = the throw is rolled again
text-special-reroll = one die is rolled again
text-special-turn = another turn in this round
text-special-loop = another turn in this round, but never in two of your rounds in a row
text-gain-heal = heal { $n } Health
text-gain-heal-all = heal all Health
text-gain-restore = restore { $n } Mana
text-gain-restore-all = restore all Mana
text-gain-gold = { $n } gold
text-gain-gold-per-strength = { $n } gold per Strength
text-gain-gold-per-will = { $n } gold per Will
text-gain-xp = { $n } experience
text-gain-strength = +{ $n } Strength
text-gain-will = +{ $n } Will
text-gain-strength-for-turn = +{ $n } Strength for this turn
text-gain-will-for-turn = +{ $n } Will for this turn
text-gain-common = a common item
text-gain-rare = a rare item
text-gain-artifact = the artifact of this plane
text-gain-swap = your gold and experience change places
text-gain-lose-health = lose { $n } Health
text-gain-lose-mana = lose { $n } Mana
text-gain-lose-gold = lose { $n } gold
text-flag-ride-free = horses are free
text-flag-sail-free = ships are free
text-flag-sail-any = ships go to any port
text-flag-gate-free = gates are free
text-flag-repair-free = repairs are free
text-flag-stealth = opportunities may be used before and after battles
text-flag-fleet = two movements in one turn
text-flag-spell-discount = once a round a spell costs 1 Mana less
text-flag-will-discount = starting a will battle costs { $will-discount } Mana less
text-flag-will-cheap = starting a will battle costs { $will-cheap } Mana instead of { $will-cost }
text-flag-dual-wield = two one-handed weapons at once
text-flag-throw-any = any one-handed weapon can be thrown, then it is damaged
text-flag-toughness = a battle lost by exactly 1 is a draw
text-flag-berserk = a lost battle costs 1 Health more
text-flag-train-free = training costs no gold
text-flag-steal = as attacker you take an item of the loser
text-flag-haggle = in the City, in the Village and on the black market goods are { $cheaper } gold cheaper and sales bring { $dearer } gold more
text-flag-fanatic = after a draw in your turn you may fight again
text-flag-sanctity = a deadly blow leaves you with 0 Health; then this skill is gone
text-flag-counterfeit = once a round a payment is { $false-coins } gold cheaper
text-flag-bless-end = restore { $ring-mana } Mana at the end of your round if you cast no spell in it
text-flag-drain-rival = a beaten character loses 1 Mana to you
text-flag-mirror = after a loss throw a die: a { $mirror-from ->
    [5] 5 or 6
   *[other] { $mirror-from } or more
} makes it a draw, and a character opposite loses 1 Health and 1 Mana
text-flag-banner = a die at the start of your round: on { $banner-battle } +{ $rally } in battles of this turn, on { $banner-mana } restore { $rally-mana } Mana, on { $banner-health } heal { $rally-health } Health, on { $banner-all } both for everybody
text-flag-hospitality = once a turn in a civilised place or on plains: heal { $guest-health } Health and restore { $guest-mana } Mana
text-flag-works-in-will = also works in will battles
text-flag-once = the bonus counts once
text-flag-smith = instead of movement in a civilised place: { $smith-gold } gold
text-flag-letter = one lesson without gold
text-flag-scorch = the weapon is damaged after the battle
text-flag-decay = in your turn outside battle: discard an item to restore { $decay-mana } Mana
text-effect-stealing = take an item of a character in your location, no artifact
text-effect-decay = destroy an item of a character in your location, no artifact
text-effect-destruction = destroy a creature in your location without a reward
text-effect-wishes = +1 Strength, +1 Will or { $wish-xp } experience
text-effect-alchemist = for { $alchemist-fee } gold: turn 1 Will into 1 Strength, or 1 Strength into { $alchemist-will } Will
text-effect-black_market = for { $market-fee } gold: one of { $market-items } common items
text-effect-collector = buys one sound item for { $collector-pays } times its price
text-effect-apothecary = heal Health for { $health-gold } gold each, or restore { $mana-per-gold } Mana for 1 gold
text-effect-golden_fish = one wish: Strength, Will or a rare item, whichever you have less of than all others
text-effect-hermit = { $hermit-xp } experience for the poorest, or whoever gives enough away to be it
text-effect-master_wizard = for { $wizard-fee } gold: to any location, as if you had just entered it
text-effect-ruins = a creature of the deck comes and must be fought
text-kept-clover-meadow = take the card along; it has no effect
text-kept-forgotten-chapel = take the card along: +{ $chapel } on the first throw of your next battle
text-strength = Strength { $n }
text-will = Will { $n }
text-lives = { $n } { $n ->
    [one] life
   *[other] lives
}
text-kind-two-part = a will battle, then a strength battle
text-kind-both = Strength and Will together in one battle
text-kind-shadow = a strength battle with Will in place of Strength
text-kind-will-first = a will battle, or a strength battle for { $will-cost } Mana
text-kind-costs-strength = a strength battle only for { $what }
text-kind-costs-will = a will battle only for { $what }
text-before = before the battle: { $what }
text-home = { $where }: { $what }
text-reward = if you win: { $what }
text-home-loss = { $where }, if you lose: { $what }
text-loss = if you lose: { $what }
text-test-strength = die + Strength must reach { $reach }
text-test-will = die + Will must reach { $reach }
text-fail = otherwise: { $what }
text-rule-optional = need not be fought
text-rule-no-spells = no spells in this battle
text-rule-fist-fight = no experience if a weapon, a shield or a spell was used
text-rule-margin = as much experience as the margin of victory
text-rule-damage-weapon = the weapon used is damaged
text-rule-destroy-weapon = the weapon used is destroyed
text-rule-bleed = without a weapon you lose 1 Health first
text-rule-riddle = before the battle a die for { $riddle-mana } Mana, a { $riddle-wins } wins
text-rule-rob-item = if you lose, hand over an item in place of Health; it goes to whoever wins
text-rule-rob-gold = if you lose, hand over { $rob-gold } gold, or all you have and 1 Health; the gold goes to whoever wins
text-rule-rob-best = if you lose, discard your most expensive item in place of Health
text-rule-twice-health = Strength is twice your Health
text-rule-ambush = Strength +{ $ambush } when just revealed
text-rule-by-kind = +1 Will after a strength battle, +1 Strength after a will battle
text-rule-treasure-die = by a die a common item ({ $common-dice }) or a rare one ({ $rare-dice })
text-rule-refusable = a rare item, which may be declined
text-rule-half-health = if you lose, lose half of your Health
text-rule-drain-each = you lose 1 Mana before each throw
text-rule-weapon-of-choice = a rare weapon or shield of your choice
text-rule-burn-scrolls = if you lose, your scrolls burn
text-rule-likes-men = Will { $charm } less against women
text-rule-likes-women = Will { $charm } less against men

# Names
name-health = Health
name-mana = Mana
name-strength = Strength
name-will = Will
name-gold = gold
name-xp = experience
name-two-part = Will, then Strength
name-both = Strength and Will together
name-shadow = Strength, with Will in its place
name-walk = on foot
name-horse = on horseback
name-ship = by ship
name-gate = through the gate
name-work = work in the City
name-train = training in the Fortress
name-dirty-work = dirty work for the Thieves' Guild
name-plane-1 = Astral Plane 1
name-plane-2 = Astral Plane 2
name-plane-3 = Astral Plane 3
name-plane-4 = Astral Plane 4
name-plane-5 = Astral Plane 5

# Settings
set-short = Two artifacts win, no Final Battle
set-apocalypse = Apocalypse
set-teams = Two teams of two
set-trade = Trade between players
set-edition = Chance deck

# What only the browser shows
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
pr-sheets = The other players
pr-sheets-own = My character
pr-sheet-of = { $seat }'s sheet
pr-sheet-open = All that is on my sheet
pr-bag = My things: { $items ->
    [one] one item
   *[other] { $items } items
}, { $skills ->
    [one] one skill
   *[other] { $skills } skills
}
pr-deeds = { $count ->
    [0] nothing to be done with it now
    [one] one thing can be done with it
   *[other] { $count } things can be done with it
}
pr-empty-handed = No items, no skills yet.
pr-face-down = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
}
pr-to-win = to win
pr-even = even { $draw } %
pr-prize = Prize
pr-loss = Loss
pr-unknown = face down
pr-says-draft = The other one goes to your left neighbour.
pr-says-move = Lit lands can be reached; the fare stands at their rim.
pr-return-gold = Give to the bank
pr-says-act = An attack comes before opportunities.
pr-says-accept = You are attacked by Strength.
pr-says-newcomer = Your character is dead.
pr-says-field = Everybody who holds an artifact is called there.
pr-says-training = Press a guild on the ring.
pr-says-dream = Press a gate.
pr-says-limits = Nothing above the limit can be kept past the end of a round.
pr-says-healing = It would give back the Health you just lost.
pr-relics = Artifacts
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
pr-chance-charity = Whoever has the least gold gets { $alms-gold }, whoever has the least Health heals { $alms-health }, whoever has the least Mana restores { $alms-mana }.
pr-chance-crisis = Everybody loses half of the gold.

pr-role-lesser = Lesser guardian
pr-role-greater = Greater guardian
pr-role-prizes = Artifact
pr-taken = taken
pr-beaten = beaten
pr-doors = Can be attacked from { $places }.

pr-place-city = Buy and sell rare goods. Work here instead of moving: { $work-gold } gold for { $work-mana } Mana.
pr-place-village = Buy and sell goods. Lodge for { $lodging } gold: heal { $lodge-health } Health, restore { $lodge-mana } Mana, and nobody may attack you until your next turn.
pr-place-fortress = Guild. Train instead of moving: { $train-xp } experience for { $train-health } Health.
pr-place-thieves-guild = Guild. Dirty work instead of moving: { $dirty-work-gold } gold for { $dirty-work-health } Health.
pr-place-forest-camp = Guild. Health is healed for { $health-gold } gold each.
pr-place-magic-tower = Guild. { $mana-per-gold } Mana is restored for 1 gold.
pr-place-monastery = Guild. Once a turn { $monastery-health } Health is healed for nothing.
pr-place-enchanted-wilderness = Once a turn up to { $wilderness-mana } Mana is restored.
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
pr-bid = sells for { $gold } gold
pr-no-items = No items yet. The Village and the City sell them, creatures guard them.
pr-no-learned = No skills yet. The guilds teach them for experience.
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
pr-stage-die = Die
pr-stage-won = Victory
pr-stage-lost = Defeat
pr-stage-even = A draw
pr-stage-throw = Throw won
pr-stage-ahead = Ahead
pr-stage-behind = Behind
pr-stage-level = Level
pr-stage-side = { $name } { $sum } ({ $terms })
pr-stage-term = { $label } { $value }
pr-stage-sentence = { $left } against { $right }: { $verdict }.
pr-stage-died = dies
pr-stage-survived = survives a deadly blow
pr-src-potion = Potion
pr-src-effects = Spells and effects
pr-src-home = At home here
pr-src-ambush = Ambush
pr-src-charm = Charm

pr-deal-gives = { $seat } gives
pr-deal-nothing = nothing yet
pr-give-gold = You add
pr-want-gold = You ask for
pr-draft = Which character will you be?
pr-draft-wait = The others are still choosing.
pr-starts = starts in { $place }

# The guided first game

guide-pr-draft = You keep one of two characters and pass the other on, { $draft-choices } times in all. Strength wins fights and is your health, Will wins contests of the mind and is your mana. The two guilds teach you without gold.
    .title = Who will you be?
guide-pr-goal = There are { $artifacts } artifacts in the astral planes, each behind two guardians. Whoever holds { $king } of them is king. When all { $artifacts } are taken, those who have one fight it out.
    .title = What you are after
guide-pr-map = The { $locations } locations form a ring. The glowing ones can be reached now. Walking to a neighbour is free, a horse takes you { $ride } steps for { $horse-fare } gold, ships sail from port to port for { $ship-fare }, gates lead to other gates for { $gate-fare }.
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
guide-pr-items = You have two hands in a battle. Small hands beside a name say how many a thing needs. At the end of your round { $most-items } items and { $most-skills } skills are the limit.
    .title = What you carry

# What stands beside an option

remark-gold = { $n } gold
remark-all-gold = all gold
remark-xp = { $n } experience
remark-all-xp = all experience
remark-mana = { $n } Mana
remark-all-mana = all Mana
remark-health = { $n } Health
remark-all-health = all Health
remark-bid = brings { $n } gold
remark-odds = { $mine } to { $theirs }: win { $win } %, draw { $draw } %, lose { $loss } %
remark-win = (win { $n } %)

# What `questhall content` calls kinds of components, their numbers, and the parts of a card

content-characters = characters
content-places = locations of the ring
content-common = common items
content-rare = rare items
content-artifacts = artifacts
content-skills = skills of the guilds
content-creatures = creatures
content-guardians = guardians of the astral planes
content-opportunities = opportunities
content-chance = chance cards
fact-strength = { $value ->
    [0] {""}
   *[other] Strength { $value }
}
fact-will = { $value ->
    [0] {""}
   *[other] Will { $value }
}
fact-guilds = { $value }
fact-sex = { $case ->
    [is-f] a woman
   *[is-m] a man
}
fact-terrain = { $case ->
    [is-plains] plains
    [is-forest] forest
    [is-mountains] mountains
    [is-guild] guild
    [is-enchanted] enchanted
   *[other] civilised
}
fact-port = port
fact-gate = gate
fact-safe = safe
fact-planes = way to { $value }
fact-price = { $value ->
    [0] {""}
   *[other] { $value } gold
}
fact-experience = { $value ->
    [0] {""}
   *[other] { $value } experience
}
fact-guild = { $value }
fact-lives = { $value ->
    [1] {""}
   *[other] { $value } lives
}
fact-deck = { $case ->
    [is-greater] Greater Guardian
   *[is-lesser] Lesser Guardian
}
fact-copies = { $value ->
    [0] {""}
    [one] { $value } copy
   *[other] { $value } copies
}
fact-first = first edition, for all and more for 4 or 5: { $value }

# The compendium: where a thing is met, and by what one may choose
where-planes = in the astral planes
where-wild = in forests, mountains and plains
where-home-forest = at home in a forest
where-home-mountains = at home in the mountains
where-home-plains = at home on the plains
where-home-port = at home in a port
where-chance-deck = in the chance deck, one each round
field-strength = Strength
field-will = Will
field-guilds = guild
field-terrain = terrain
field-price = price
field-experience = experience
field-guild = guild
field-lives = lives
field-deck = rank
