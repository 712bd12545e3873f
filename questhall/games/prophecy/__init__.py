"""Prophecy: the ring of twenty places, the creatures, five artifacts and the Final Battle."""
