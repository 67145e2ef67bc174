"""Whole games of Saboteur as the group and each person see them, to be read."""
