key-round = Round
key-hearts = Hearts
key-plan = Plan
