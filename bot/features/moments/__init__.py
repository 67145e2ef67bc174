"""Three moments of a finished game, at which somebody may decide again what cost them most."""
