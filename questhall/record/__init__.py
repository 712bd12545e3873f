"""What is kept of a match: saves, replays and proofs, taking back, branching off."""
