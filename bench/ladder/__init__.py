"""How strong computer players are: `make ladder`."""
