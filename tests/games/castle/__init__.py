"""The rules of the Castle, ruling by ruling."""
