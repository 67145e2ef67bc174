"""The store: everything that is kept in Redis."""
