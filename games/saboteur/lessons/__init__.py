"""The lessons of Saboteur: steps as data, and their texts."""
