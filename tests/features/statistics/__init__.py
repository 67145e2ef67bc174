"""How people have fared over many games: /stats."""
