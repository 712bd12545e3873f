"""SETUP, SCEN, LEVEL, INIT, DOOR, SPECIAL and ENDSCEN: a scenario from its set-up to its end."""
