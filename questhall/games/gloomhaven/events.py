"""What is told of a game, declared once; the words are in `texts/`."""

from __future__ import annotations

from questhall.kernel import Event, Reveals

HIDDEN = Reveals.HIDDEN

# Setting up
TOOK_CLASS = Event("took-class", "seat job", rule="GH-CHAR-02")
TOOK_PERK = Event("took-perk", "seat perk", rule="GH-PERK-01")
DEALT_GOALS = Event("dealt-goals", "seat", secret="goals", reveals=HIDDEN, rule="GH-GOAL-01")
KEPT_GOAL = Event("kept-goal", "seat", secret="goal", rule="GH-GOAL-01")
EQUIPPED = Event("equipped", "seat item", rule="GH-SETUP-04")
LEFT_CARD = Event("left-card", "seat", secret="card", rule="GH-HAND-01")
PLACED = Event("placed", "figure spot", rule="GH-SETUP-09")
STANDS = Event("stands", "figure spot", rule="GH-SETUP-08")
SCENARIO_EFFECT = Event("scenario-effect", "figure effect", rule="GH-SETUP-02")

# Rounds
ROUND = Event("round-begins", "number", rule="GH-ROUND-02")
SIGN = Event("sign", "seat sign", rule="GH-CARD-11")
DREW_ABILITY = Event("drew-ability", "type card initiative", reveals=HIDDEN, rule="GH-INIT-01")
REVEALED = Event("revealed", "seat lead other initiative", reveals=HIDDEN, rule="GH-INIT-02")
RESTS = Event("rests", "seat", reveals=HIDDEN, rule="GH-REST-06")
OUT_OF_CARDS = Event("out-of-cards", "seat", rule="GH-CARD-04")
SHUFFLED = Event("shuffled", "deck", rule="GH-MOD-10")
WANED = Event("waned", "elements", rule="GH-ENDROUND-03")
SPAWNED = Event("spawned", "figure spot", rule="GH-SPECIAL-01")

# Turns
TURN = Event("turn", "figure", rule="GH-INIT-03")
PLAYED = Event("played", "seat card half", rule="GH-TURN-01")
BASIC = Event("basic", "seat card half", rule="GH-TURN-05")
CAME_TO_NOTHING = Event("came-to-nothing", "seat card", rule="GH-TURN-04")
DISCARDED = Event("discarded", "seat card", rule="GH-CARD-06")
LOST = Event("lost", "seat card", rule="GH-CARD-07")
ACTIVE = Event("active", "seat card", rule="GH-ACTIVE-02")
ENDED = Event("ended", "seat card", rule="GH-ACTIVE-09")
ADVANCED = Event("advanced", "seat card used", rule="GH-ACTIVE-04")
RECOVERED = Event("recovered", "seat cards", rule="GH-RECOV-01")
USED_ITEM = Event("used-item", "seat item", rule="GH-ITEM-12")
LEARNED = Event("learned", "seat xp", rule="GH-XP-01")
STUNNED = Event("stunned", "figure", rule="GH-COND-16")
LONG_REST = Event("long-rest", "seat card", rule="GH-REST-08")
NO_REST = Event("no-rest", "seat", rule="GH-REST-10")
SHORT_REST = Event("short-rest", "seat card", reveals=Reveals.CHANCE, rule="GH-REST-04")
REDRAWN = Event("redrawn", "seat card", reveals=Reveals.CHANCE, rule="GH-REST-05")
RESTED = Event("rested", "seat card", rule="GH-REST-02")

# Movement
MOVED = Event("moved", "figure spot hexes", rule="GH-MOVE-01")
OPENED = Event("opened", "figure spot", reveals=HIDDEN, rule="GH-DOOR-01")
NO_STANDEE = Event("no-standee", "type", rule="GH-DOOR-04")
SPRANG = Event("sprang", "figure spot damage", rule="GH-OVERLAY-05")
SCORCHED = Event("scorched", "figure spot damage", rule="GH-OVERLAY-11")
SHOVED = Event("shoved", "figure spot", rule="GH-FX-05")
SMASHED = Event("smashed", "figure spot", rule="GH-OVERLAY-18")
LOOTED = Event("looted", "seat coins", rule="GH-LOOT-01")
TREASURE = Event("treasure", "seat number reward amount", reveals=HIDDEN, rule="GH-OVERLAY-23")
COINS_TAKEN = Event("coins-taken", "figure coins", rule="GH-MONOTH-09")

# Combat
AIMS = Event("aims", "attacker target value", rule="GH-ATK-01")
REDIRECTED = Event("redirected", "target onto", rule="GH-ACTIVE-10")
MODIFIER = Event("modifier", "deck card", reveals=HIDDEN, rule="GH-MOD-07")
HIT = Event("hit", "attacker target value bonus cards result shield damage", rule="GH-ATK-06")
HURT = Event("hurt", "figure damage left cause", rule="GH-DMG-01")
NEGATED = Event("negated", "seat cards damage", rule="GH-DMG-01")
PROTECTED = Event("protected", "figure by damage", rule="GH-ACTIVE-04")
HEALED = Event("healed", "figure amount left", rule="GH-HEAL-01")
CURED = Event("cured", "figure condition", rule="GH-COND-10")
CONDITION = Event("condition", "figure condition", rule="GH-COND-01")
IMMUNE = Event("immune", "figure condition", rule="GH-COND-04")
OVER = Event("over", "figure condition", rule="GH-COND-29")
GAINED = Event("gained", "figure what amount", rule="GH-SHIELD-01")
RETALIATED = Event("retaliated", "figure attacker damage", rule="GH-RETAL-01")
DIED = Event("died", "figure by", rule="GH-ATK-12")
EXHAUSTED = Event("exhausted", "seat", rule="GH-EXH-01")
GONE = Event("gone", "figure", rule="GH-SUMMON-04")
DESTROYED = Event("destroyed", "figure", rule="GH-SPECIAL-06")

# Other actions
INFUSED = Event("infused", "element", rule="GH-ELEM-02")
FED = Event("fed", "figure element", rule="GH-ELEM-05")
SUMMONED = Event("summoned", "figure spot", rule="GH-SUMMON-01")
NO_SUMMON = Event("no-summon", "figure", rule="GH-MONOTH-03")
TRAP_SET = Event("trap-set", "figure spot", rule="GH-OVERLAY-10")
TRAP_DISARMED = Event("trap-disarmed", "figure spot", rule="GH-OVERLAY-07")
OBSTACLE = Event("obstacle", "figure spot", rule="GH-OVERLAY-18")
FOCUS = Event("focus", "figure focus", rule="GH-FOCUS-01")
NO_FOCUS = Event("no-focus", "figure", rule="GH-FOCUS-14")
DECIDED = Event("decided", "figure", rule="GH-AMBIG-01")

# The end
WON = Event("scenario-won", "scenario", rule="GH-ENDSCEN-01")
FAILED = Event("scenario-lost", "scenario", rule="GH-ENDSCEN-01")
EARNED = Event("earned", "seat gold xp checkmarks", rule="GH-ENDSCEN-02")
GOAL_SHOWN = Event("goal-shown", "seat goal checkmarks", reveals=HIDDEN, rule="GH-GOAL-04")
OPENS = Event("opens", "scenario", rule="GH-ENDSCEN-12")
REWARD = Event("reward", "what amount", rule="GH-ENDSCEN-12")

EVENTS = tuple(each for each in list(globals().values()) if isinstance(each, Event))
