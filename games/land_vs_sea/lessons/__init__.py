"""The lessons of Land vs Sea: steps as data, and their texts."""
