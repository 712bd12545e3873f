"""The token duel as a small game of its own: positions, moves, a solver, and a forecast of whole combats."""
