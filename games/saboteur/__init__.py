"""Saboteur and Saboteur 2, games by Frederic Moyersoen."""
