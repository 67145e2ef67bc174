"""Saboteur 2: its additions to the base game, module by module."""
