"""The rules of Carcassonne, passage by passage of their sources."""
