"""What stands beside the options of one decision, by kind of option, for clients that draw the map."""
