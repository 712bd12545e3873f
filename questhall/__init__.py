"""Questhall: a digital table for fantasy adventure board games."""
