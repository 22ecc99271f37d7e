"""Proposals to rulings: pure functions that only refuse."""
