"""The lessons of Carcassonne: steps as data, and their texts."""
