"""From a scene to pixels: sprites and grounds by name, paper, what is kept. They know no game."""
