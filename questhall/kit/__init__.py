"""What proves a game: the conformance kit, leaks, scripts for tests, exact odds.  Nothing that runs a game needs it."""
