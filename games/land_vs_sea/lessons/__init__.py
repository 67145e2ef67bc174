"""The lessons of Land vs Sea: steps as data, and what is said in them."""
