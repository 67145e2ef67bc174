"""The lessons of Guilds of Laar: steps as data, and their texts."""
