"""The few cards that data cannot say: one small function each."""
