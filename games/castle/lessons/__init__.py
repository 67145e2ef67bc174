"""The lessons of The Castle: steps as data, and their texts."""
