"""The land of Carcassonne, drawn from the data of its tiles."""
