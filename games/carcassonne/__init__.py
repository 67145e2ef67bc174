"""Carcassonne, a game by Klaus-Jürgen Wrede."""
