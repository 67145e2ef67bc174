"""The lessons of The Castle: steps as data, and what is said in them."""
