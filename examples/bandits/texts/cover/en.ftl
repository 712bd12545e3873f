# What the hall says of the game before it is opened

game-about = Choose in secret whom to strike; then all is shown.
