"""The lessons of Saboteur: steps as data, and what is said in them."""
