"""The art of the games, drawn for this project: sketches made from the games' own components."""
