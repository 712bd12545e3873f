profile-heading = { $name }: what you have played
profile-what = Counted from the tables of this house, the last { $count } finished ones; nothing else is known of you.
profile-games = By game
profile-bots = Against each bot
profile-history = Games
profile-none = No game is finished yet.
profile-game = Game
profile-played = Played
profile-won = Won
profile-share = Share
profile-bot = Bot
profile-when = When
profile-who = Who
profile-result = Result
profile-yes = won
profile-no = lost
profile-ended = broken off
profile-beside = not counted: rivals at one screen
profile-thing = What
profile-kind-race = Races
profile-kind-class = Classes
profile-kind-alignment = Alignments
profile-kind-card = Market cards
profile-kind-market-card = Market cards
profile-kind-scenario = Scenarios
profile-kind-hero = Heroes
profile-kind-skill = Skills
profile-kind-asset = Assets
profile-kind-character = Characters
profile-kind-item = Items
profile-kind-artifact = Artifacts
profile-analysis = Analysis
profile-devices = A second device
profile-code-why = The other device becomes you by a code, which is good once and for a quarter of an hour.
profile-code = Show a code
profile-code-is = Type this code there: { $code }
profile-claim = I have a code of another device
profile-claim-why = This browser becomes the guest of that device; what was played here under the name { $name } stays with this name and cannot be reached any more.
profile-claim-do = Become that guest
profile-yours = What is yours
profile-keep = Keep all of it as a file
profile-forget = Leave this house
profile-forget-why = Your games against bots are deleted; where others play, a bot goes on in your seat. Nothing of it can be brought back.
profile-forget-sure = Delete everything of mine
profile-forgotten = You are forgotten: { $deleted ->
    [one] one game is
   *[other] { $deleted } games are
  } deleted, { $left ->
    [one] one goes
   *[other] { $left } go
  } on without you.
