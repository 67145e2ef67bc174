"""The lessons of Carcassonne: steps as data, and what is said in them."""
