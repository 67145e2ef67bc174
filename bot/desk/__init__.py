"""Changes of tables: loaded, handed to the referee, saved and shown."""
