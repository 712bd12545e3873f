"""Small complete games: the tutorial's tic-tac-toe, and two that prove the kernel on hidden and simultaneous things."""
