"""The lessons of Glastonbury: steps as data, and what is said in them."""
