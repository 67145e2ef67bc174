"""Saboteur 2: what it adds to the base game, module by module."""
