"""The lessons of Glastonbury: steps as data, and their texts."""
