"""The lessons of Guilds of Laar: steps as data, and what is said in them."""
