"""From a scene to pixels: sprites and grounds by name, paper, caches. Knows no game."""
