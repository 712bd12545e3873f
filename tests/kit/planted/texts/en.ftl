ask-turn = What now?
do-roll = roll a die
do-charm = take a charm
rolled = { $seat } rolls the { $die } die: { $value }.
charmed = { $seat } takes { $charm }.
    .unseen = { $seat } takes a charm.
no-charms_gone = The charms are gone.
