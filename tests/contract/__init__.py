"""The promises of `games.core.contract`, kept by every game of the registry and by the toys.

A new game is held to all of them without a line being written here.
"""
