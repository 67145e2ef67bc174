"""Saboteur and Saboteur 2: cards, mazes, rulings."""
